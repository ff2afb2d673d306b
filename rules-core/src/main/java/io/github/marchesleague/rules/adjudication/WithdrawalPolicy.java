/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.util.Objects;

/**
 * What becomes of the matches of a team that left the league. The rule book of the library's default says nothing about
 * it but that all matches must be fulfilled (10.7). A league can pass its own from code; implementations must be
 * immutable and answer the same for the same arguments.
 */
@FunctionalInterface
public interface WithdrawalPolicy {

    /** What becomes of the matches. */
    enum Treatment {
        /** None of them counts for anybody, and the team is not in the table. */
        EXPUNGE,
        /** Those played stand; those outstanding are not played any more and count for nobody. */
        LET_STAND,
        /** Those played stand; those outstanding are defaulted by the team. */
        DEFAULT_THE_REST,
        /** As {@link #DEFAULT_THE_REST}, but the team's matches are left out of tie-breaks. */
        DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS,
        /** As {@link #DEFAULT_THE_REST}, but the team is not in the table. */
        OPPONENTS_KEEP,
        /** All of them, played or not, are won in full by the opponents. */
        AWARD_ALL;

        /**
         * What it means, as part of a sentence about the team.
         *
         * @return such as {@code none of its matches counts}
         */
        public String words() {
            return switch (this) {
                case EXPUNGE -> "none of its matches counts";
                case LET_STAND -> "its matches played stand and the others are not played";
                case DEFAULT_THE_REST -> "its matches played stand and it defaults the others";
                case DEFAULT_THE_REST_OUTSIDE_TIE_BREAKS ->
                    "its matches played stand, it defaults the others, and none of them counts in tie-breaks";
                case OPPONENTS_KEEP ->
                    "it leaves the table, and its opponents keep what they have or win by its default";
                case AWARD_ALL -> "its opponents win all its matches in full";
            };
        }

        boolean keepsTeam() {
            return this != EXPUNGE && this != OPPONENTS_KEEP;
        }
    }

    /**
     * How far a team had come.
     *
     * @param fixtures how many matches it has in the season, at least one against each other team entered
     * @param played how many of them have been played or decided
     * @param defaulted how many of those it defaulted
     */
    record Progress(int fixtures, int played, int defaulted) {}

    /**
     * Decides.
     *
     * @param progress how far the team had come
     * @return what becomes of its matches
     */
    Treatment treatment(Progress progress);

    /**
     * The same in every case.
     *
     * @param treatment what becomes of the matches
     * @return the policy
     */
    static WithdrawalPolicy always(Treatment treatment) {
        return new Always(treatment);
    }

    /**
     * By the share of its matches that the team played, defaults left out: {@code 1, 2} for less than half.
     *
     * @param numerator the share's numerator
     * @param denominator the share's denominator
     * @param below what becomes of the matches where it played less than that share
     * @param otherwise what becomes of them where it played that share or more
     * @return the policy
     */
    static WithdrawalPolicy playedBelow(int numerator, int denominator, Treatment below, Treatment otherwise) {
        return new PlayedBelow(numerator, denominator, below, otherwise);
    }

    /**
     * By the share of its matches that the team forfeited, those that it left unplayed among them.
     *
     * @param numerator the share's numerator
     * @param denominator the share's denominator
     * @param above what becomes of the matches where it forfeited more than that share
     * @param otherwise what becomes of them where it forfeited that share or less
     * @return the policy
     */
    static WithdrawalPolicy forfeitedAbove(int numerator, int denominator, Treatment above, Treatment otherwise) {
        return new ForfeitedAbove(numerator, denominator, above, otherwise);
    }

    /**
     * The same in every case.
     *
     * @param treatment what becomes of the matches
     */
    record Always(Treatment treatment) implements WithdrawalPolicy {

        /** Checks that nothing is missing. */
        public Always {
            Objects.requireNonNull(treatment, "treatment");
        }

        @Override
        public Treatment treatment(Progress progress) {
            return treatment;
        }
    }

    /**
     * By the share played.
     *
     * @param numerator the share's numerator
     * @param denominator the share's denominator
     * @param below what becomes of the matches below it
     * @param otherwise what becomes of them from it on
     */
    record PlayedBelow(int numerator, int denominator, Treatment below, Treatment otherwise)
            implements WithdrawalPolicy {

        /** Checks that nothing is missing. */
        public PlayedBelow {
            Objects.requireNonNull(below, "below");
            Objects.requireNonNull(otherwise, "otherwise");
        }

        @Override
        public Treatment treatment(Progress progress) {
            long playedItself = (long) progress.played() - progress.defaulted();
            return playedItself * denominator < (long) progress.fixtures() * numerator ? below : otherwise;
        }
    }

    /**
     * By the share forfeited.
     *
     * @param numerator the share's numerator
     * @param denominator the share's denominator
     * @param above what becomes of the matches above it
     * @param otherwise what becomes of them up to it
     */
    record ForfeitedAbove(int numerator, int denominator, Treatment above, Treatment otherwise)
            implements WithdrawalPolicy {

        /** Checks that nothing is missing. */
        public ForfeitedAbove {
            Objects.requireNonNull(above, "above");
            Objects.requireNonNull(otherwise, "otherwise");
        }

        @Override
        public Treatment treatment(Progress progress) {
            long forfeited = (long) progress.fixtures() - progress.played() + progress.defaulted();
            return forfeited * denominator > (long) progress.fixtures() * numerator ? above : otherwise;
        }
    }
}

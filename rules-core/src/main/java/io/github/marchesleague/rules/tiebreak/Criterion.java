/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A criterion as a composition: what is counted, in which matches and on which boards, which way is better, and for how
 * many level teams. Almost every tie-break of a rule book is one of these.
 *
 * @param measure what is counted
 * @param scope in which matches
 * @param direction which figure is better
 * @param appliesTo how many teams must be level
 * @param boards on which boards
 * @param per whether the sum counts as it is or as an average
 * @param defaults whether boards decided by default count
 * @param unmet what happens where not all of the level teams have met each other
 * @param cutHighest how many opponents with the most points are left out (opponents' measures only)
 * @param cutLowest how many opponents with the fewest points are left out (opponents' measures only)
 * @param cutAllLevel whether all opponents that share the value of one left out are left out too
 * @param perMeeting whether an opponent met twice counts twice (opponents' measures only)
 * @param cap the most that one match may add or take away, where there is such a limit (sums only)
 * @param name an identifier of its own, where the usual one does not serve
 */
@RulesStyle
@Value.Builder
public record Criterion(
        Measure measure,
        Scope scope,
        Direction direction,
        AppliesTo appliesTo,
        BoardRange boards,
        Per per,
        Defaults defaults,
        Unmet unmet,
        int cutHighest,
        int cutLowest,
        boolean cutAllLevel,
        boolean perMeeting,
        Optional<Points> cap,
        Optional<String> name)
        implements TieBreak {

    /** Whether a sum counts as it is or as an average. */
    public enum Per {
        /** The plain sum. */
        SEASON,
        /** Divided by the matches counted; a team without any has 0. */
        MATCH,
        /** The average of the meetings with each opponent, added up over the opponents (FIDE's direct encounter). */
        OPPONENT,
        /** Own points as a part of own and conceded points together; without either, 0. */
        SHARE
    }

    /** Whether boards decided by default count in a criterion. */
    public enum Defaults {
        /** They count as wins and losses. */
        COUNT,
        /** They are left out for both sides. */
        LEFT_OUT
    }

    /** What a head-to-head criterion does where not all of the level teams have met each other. */
    public enum Unmet {
        /** It counts the matches that were played. */
        COUNT_WHAT_WAS_PLAYED,
        /** It is passed over. */
        PASS_OVER,
        /**
         * It places a team that comes out alone on top whatever the results of the missing matches, then the second in the
         * same way, and so on; the others stay level (FIDE's direct encounter in a Swiss event, C.07, 6.3).
         */
        TOP_SAFE
    }

    /**
     * Checks that the parts fit together.
     *
     * @throws IllegalArgumentException if opponents are cut in a measure without opponents, an opponents' measure is to
     *     look at head-to-head matches, missing matches are to be reckoned with in a measure whose limits are not known, or
     *     the cap is not positive
     */
    public Criterion {
        Objects.requireNonNull(scope, "scope");
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(appliesTo, "appliesTo");
        Objects.requireNonNull(boards, "boards");
        Objects.requireNonNull(per, "per");
        Objects.requireNonNull(defaults, "defaults");
        Objects.requireNonNull(unmet, "unmet");
        Objects.requireNonNull(name, "name");
        boolean opponents = measure.kind() == Measure.Kind.OPPONENTS;
        if (!opponents && (cutHighest != 0 || cutLowest != 0 || perMeeting || cutAllLevel)) {
            throw new IllegalArgumentException(measure.id() + ": only a measure of opponents can leave opponents out");
        }
        if (opponents && scope != Scope.ALL) {
            throw new IllegalArgumentException(measure.id() + ": opponents' points are counted over all matches");
        }
        if (cutHighest < 0 || cutLowest < 0) {
            throw new IllegalArgumentException(
                    measure.id() + ": the number of opponents left out must not be negative");
        }
        if (per != Per.SEASON && measure.kind() != Measure.Kind.SUM) {
            throw new IllegalArgumentException(measure.id() + ": only a sum over matches can be averaged");
        }
        boolean pointsBetweenTheTeams = scope == Scope.HEAD_TO_HEAD
                && (measure == Measure.MATCH_POINTS || measure == Measure.GAME_POINTS)
                && (per == Per.SEASON || per == Per.OPPONENT)
                && direction == Direction.MORE
                && boards.all();
        if (unmet == Unmet.TOP_SAFE && !pointsBetweenTheTeams) {
            throw new IllegalArgumentException(
                    measure.id() + ": only of match points or game points between the teams, on all boards, is it known"
                            + " what the missing matches can bring");
        }
        if (cap.isPresent() && (measure.kind() != Measure.Kind.SUM || cap.get().signum() <= 0)) {
            throw new IllegalArgumentException(
                    measure.id() + ": only what a match adds to a sum can be capped, and the cap must be positive");
        }
    }

    /** Builds a criterion; only the measure must be given. */
    public static final class Builder extends CriterionBuilder {
        Builder() {
            appliesTo(AppliesTo.ANY);
            boards(BoardRange.ALL);
            per(Per.SEASON);
            defaults(Defaults.COUNT);
            unmet(Unmet.COUNT_WHAT_WAS_PLAYED);
            cutHighest(0);
            cutLowest(0);
            cutAllLevel(false);
            perMeeting(false);
        }
    }

    /**
     * A builder for a criterion with this measure: over all matches, except that board counts and eliminations look at
     * the matches between the teams; the usual direction; for any number of teams.
     *
     * @param measure what is counted
     * @return the builder
     */
    public static Builder of(Measure measure) {
        return new Builder().measure(measure).scope(measure.usualScope()).direction(measure.usualDirection());
    }

    /**
     * A criterion over all matches with everything else as usual.
     *
     * @param measure what is counted
     * @return the criterion
     */
    public static Criterion overall(Measure measure) {
        return of(measure).scope(Scope.ALL).build();
    }

    /**
     * A criterion over the matches between the level teams with everything else as usual.
     *
     * @param measure what is counted
     * @return the criterion
     */
    public static Criterion headToHead(Measure measure) {
        return of(measure).scope(Scope.HEAD_TO_HEAD).build();
    }

    /**
     * The identifier: the measure, with the scope before it where that is not the usual one, and what else is special
     * after it, such as {@code head-to-head-game-points} or {@code opponents-game-points-trimmed}.
     */
    @Override
    public String id() {
        if (name.isPresent()) {
            return name.get();
        }
        StringBuilder id = new StringBuilder(scope == measure.usualScope() ? "" : scope.prefix());
        id.append(measure.id());
        switch (per) {
            case SEASON -> {}
            case MATCH -> id.append("-per-match");
            case OPPONENT -> id.append("-per-opponent");
            case SHARE -> id.append("-share");
        }
        if (boards.first() > 0) {
            id.append("-first-").append(boards.first());
        }
        if (boards.withoutLast() > 0) {
            id.append("-without-last-").append(boards.withoutLast());
        }
        if (defaults == Defaults.LEFT_OUT) {
            id.append("-without-defaults");
        }
        if (cutHighest == 1 && cutLowest == 1) {
            id.append("-trimmed");
        } else if (cutHighest > 0 || cutLowest > 0) {
            id.append("-cut-").append(cutHighest).append('-').append(cutLowest);
        }
        return id.toString();
    }

    /**
     * Whether it can only be worked out where matches are recorded board by board (reading S11).
     *
     * @return true if it needs boards
     */
    public boolean needsBoards() {
        // Whether a whole match was defaulted is known without its boards.
        return measure.needsBoards()
                || (defaults == Defaults.LEFT_OUT && measure != Measure.MATCH_WINS)
                || !boards.all();
    }

    @Override
    public boolean looksBesideResults() {
        return measure.beforeTheLastRound();
    }

    @Override
    public boolean headToHead() {
        return scope == Scope.HEAD_TO_HEAD;
    }

    @Override
    public boolean fits(int teams) {
        return appliesTo.fits(teams);
    }

    @Override
    public Division divide(TiedGroup group) {
        return group.divide(this);
    }
}

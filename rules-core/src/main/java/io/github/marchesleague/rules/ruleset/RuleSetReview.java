/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.SeasonRecord;
import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.OutsideDecision;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Thinks a rule set through: what in it cannot work, what has no effect, and what it leaves open. */
public final class RuleSetReview {

    /** How much a remark matters. */
    public enum Weight {
        /** Something cannot work as it is written. */
        CANNOT_WORK,
        /** Something has no effect. */
        NO_EFFECT,
        /** Something is left open that may matter. */
        LEFT_OPEN
    }

    /**
     * A remark.
     *
     * @param weight how much it matters
     * @param rule the rule's number; empty where the rule set gives none
     * @param about what it is about, such as the name of a tie-break
     * @param why what was found and why it is so, in sentences
     */
    public record Remark(Weight weight, String rule, String about, String why) {

        @Override
        public String toString() {
            return about + (rule.isEmpty() ? "" : " (" + rule + ")") + ": " + why;
        }
    }

    private final RuleSet rules;
    private final List<Remark> remarks = new ArrayList<>();

    private RuleSetReview(RuleSet rules) {
        this.rules = rules;
    }

    /**
     * Reviews a rule set.
     *
     * @param rules the rule set
     * @return the remarks, in the order of the rule set
     */
    public static List<Remark> of(RuleSet rules) {
        RuleSetReview review = new RuleSetReview(rules);
        review.all();
        review.remarks.addAll(new ChangesReview(rules).remarks());
        return List.copyOf(review.remarks);
    }

    /**
     * Reviews a rule set for a season: also what depends on who meets whom and on what is recorded.
     *
     * @param rules the rule set
     * @param season the season with all its fixtures
     * @return the remarks on the rule set, and then those on the two together
     */
    public static List<Remark> of(RuleSet rules, SeasonRecord season) {
        RuleSetReview review = new RuleSetReview(rules);
        review.all();
        review.remarks.addAll(new ChangesReview(rules).remarks(season));
        review.season(season);
        return List.copyOf(review.remarks);
    }

    private void all() {
        chain();
        remarks.addAll(new CardsReview(rules).remarks());
        movement();
        layers();
    }

    private void remark(Weight weight, Step step, String why) {
        remarks.add(new Remark(weight, step.rule(), step.tieBreak().id(), why));
    }

    private void chain() {
        List<Step> steps = rules.chain().unfolded();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            List<Step> earlier = steps.subList(0, i);
            repeated(step, earlier);
            implied(step, earlier);
            boards(step);
            earlier.stream()
                    .filter(before ->
                            ends(before.tieBreak()) && before.appliesTo().isEmpty())
                    .findFirst()
                    .ifPresent(before -> remark(
                            Weight.NO_EFFECT,
                            step,
                            "It is never reached, because " + before.tieBreak().id()
                                    + " before it leaves nothing to decide."));
        }
        Step last = steps.get(steps.size() - 1);
        if (!ends(last.tieBreak())) {
            remark(
                    Weight.LEFT_OPEN,
                    last,
                    "The chain ends here without saying what becomes of teams still level; they share the position. Add"
                            + " play-off, lots or shared to say what is meant.");
        }
    }

    /**
     * Whether nothing can come after a step: it decides, or hands the decision to somebody. What a team brings with it,
     * such as its rank of the year before, may be the same for two teams, or be missing.
     */
    private static boolean ends(TieBreak tieBreak) {
        return tieBreak instanceof OutsideDecision
                || tieBreak instanceof SeededLots
                || tieBreak.equals(TieBreaks.PLAY_OFF)
                || tieBreak.equals(TieBreaks.SHARED);
    }

    private void repeated(Step step, List<Step> earlier) {
        earlier.stream()
                .filter(before -> before.tieBreak().equals(step.tieBreak()))
                .filter(before -> !step.tieBreak().headToHead() || !newMiniLeaguePossible())
                .findFirst()
                .ifPresent(before -> remark(
                        Weight.NO_EFFECT,
                        step,
                        "It repeats an earlier step" + (before.rule().isEmpty() ? "" : " (" + before.rule() + ")")
                                + ", so teams that reach it are level on it already."));
    }

    /** Under these policies a repeated head-to-head step may look at a smaller mini-league. */
    private boolean newMiniLeaguePossible() {
        return switch (rules.chain().partialSplit()) {
            case CONTINUE -> false;
            case RE_FORM, RESTART_BLOCK, RESTART_AFTER_BLOCK, RESTART_CHAIN, RESTART_IF_TWO -> true;
        };
    }

    private void implied(Step step, List<Step> earlier) {
        if (!(step.tieBreak() instanceof Criterion c)) {
            return;
        }
        boolean levelOnGamePoints = earlier.stream().anyMatch(plain(Measure.GAME_POINTS, Scope.ALL));
        boolean levelOnMatchPoints = earlier.stream().anyMatch(plain(Measure.MATCH_POINTS, Scope.ALL));
        if ((c.measure() == Measure.OPPONENTS_GAME_POINTS && levelOnGamePoints)
                || (c.measure() == Measure.OPPONENTS_MATCH_POINTS && levelOnMatchPoints)) {
            remark(
                    Weight.NO_EFFECT,
                    step,
                    "In a finished all-play-all it can separate nobody: teams that reach it are level on these points"
                            + " themselves and have met the same other opponents, so their opponents' points are the same"
                            + " numbers. It can matter only while matches are outstanding, void or deleted, or where not"
                            + " everybody meets.");
        }
        if ((c.measure() == Measure.GAME_DIFFERENCE || c.measure() == Measure.GAME_POINTS_AGAINST)
                && c.per() == Criterion.Per.SEASON
                && c.scope() != Scope.COMMON_OPPONENTS
                && rules.boards().orElse(0) > 0
                && everyBoardAddsUpToTheSame()
                && earlier.stream().anyMatch(plain(Measure.GAME_POINTS, c.scope()))) {
            remark(
                    Weight.NO_EFFECT,
                    step,
                    "Every match has the same number of boards and every board the same points in all, so teams that have"
                            + " played equally often and are level on game points are level on this too. Only penalties, void"
                            + " boards and a different number of matches can make a difference.");
        }
        if (c.boards().first() > 0
                && rules.boards().orElse(0) > 0
                && c.boards().first() >= rules.boards().getAsInt()) {
            remark(
                    Weight.NO_EFFECT,
                    step,
                    "It is limited to the first " + c.boards().first() + " boards, and a match has "
                            + rules.boards().getAsInt() + ".");
        }
        if (rules.boards().orElse(0) > 0
                && c.boards().withoutLast() >= rules.boards().getAsInt()) {
            remark(
                    Weight.CANNOT_WORK,
                    step,
                    "It leaves out the last " + c.boards().withoutLast() + " boards, and a match has only "
                            + rules.boards().getAsInt() + ".");
        }
    }

    private static Predicate<Step> plain(Measure measure, Scope scope) {
        Criterion plain = Criterion.of(measure).scope(scope).build();
        return step -> step.tieBreak().equals(plain);
    }

    private boolean everyBoardAddsUpToTheSame() {
        BoardPoints b = rules.scoring().boardPoints();
        Points sum = b.win().plus(b.loss());
        return b.draw().times(2).equals(sum)
                && b.defaultWin().plus(b.defaultLoss()).equals(sum)
                && b.doubleDefault().times(2).equals(sum)
                && b.doubleDefaultInTable().equals(b.doubleDefault())
                && rules.adjudication().defaults().lossAboveAPlayedBoard().isEmpty()
                && rules.scoring().floor().isEmpty();
    }

    private static boolean needsBoards(TieBreak tieBreak) {
        return tieBreak instanceof Rounded rounded
                ? needsBoards(rounded.of())
                : tieBreak instanceof Criterion criterion && criterion.needsBoards();
    }

    private void boards(Step step) {
        if (needsBoards(step.tieBreak()) && rules.boards().orElse(1) == 0) {
            remark(
                    Weight.CANNOT_WORK,
                    step,
                    "It looks at boards, and matches are recorded by their score only (boards: none), so it can never be"
                            + " worked out.");
        }
    }

    private void movement() {
        Movement movement = rules.movement();
        if (movement.playOff() && movement.up() == 0) {
            remarks.add(new Remark(
                    Weight.LEFT_OPEN,
                    "",
                    "movement",
                    "Nobody goes up without playing off, not even the first team: it meets the last that would stay in the division"
                            + " above. Give up as 1 or more where the first goes up and the next plays off."));
        }
    }

    private void layers() {
        for (OpenReading reading : rules.readings()) {
            remarks.add(new Remark(
                    Weight.LEFT_OPEN,
                    reading.rule(),
                    "readings",
                    reading.question() + " " + reading.options().size() + " readings are possible; in force is "
                            + reading.options().get(0).id() + ". Two readings can give two tables."));
        }
    }

    private void season(SeasonRecord season) {
        List<TeamId> teams = season.teams().stream().map(Team::id).toList();
        Set<Set<TeamId>> met = new HashSet<>();
        season.matches().forEach(match -> met.add(Set.of(match.home(), match.away())));
        long pairs = (long) teams.size() * (teams.size() - 1) / 2;
        for (Step step : rules.chain().unfolded()) {
            boolean counts = step.tieBreak() instanceof Criterion criterion
                    && criterion.unmet() == Criterion.Unmet.COUNT_WHAT_WAS_PLAYED;
            if (step.tieBreak().headToHead() && counts && met.size() < pairs) {
                remark(
                        Weight.LEFT_OPEN,
                        step,
                        "It looks at matches between the teams, and " + (pairs - met.size()) + " of " + pairs
                                + " pairs do not meet. Where level teams have not all met, what was played counts; unmet:"
                                + " pass-over would pass the step over.");
            }
            long totals = season.matches().stream()
                    .filter(match -> match.total().isPresent() && match.boards().isEmpty())
                    .count();
            if (needsBoards(step.tieBreak()) && rules.boards().orElse(1) != 0 && totals > 0) {
                remark(
                        Weight.LEFT_OPEN,
                        step,
                        "It looks at boards, and " + totals + " matches are recorded by their score only. A tie that"
                                + " depends on one of them cannot be worked out.");
            }
        }
        boolean cardsHavePlayers = season.matches().stream().anyMatch(RuleSetReview::namesPlayers);
        if (rules.adjudication()
                        .boardOrder()
                        .filter(order -> order instanceof RatingOrder)
                        .isPresent()
                && cardsHavePlayers
                && season.ratingLists().isEmpty()
                && season.players().stream()
                        .allMatch(player -> player.nominated().isEmpty())) {
            remarks.add(new Remark(
                    Weight.CANNOT_WORK,
                    rules.adjudication().boardOrder().get().rule(),
                    "boardOrder",
                    "Players are to sit in the order of their ratings, and the season has neither a rating list nor a"
                            + " nominated rating, so nothing can be checked."));
        }
    }

    private static boolean namesPlayers(MatchCard card) {
        return card.boards().stream()
                .anyMatch(board -> board.home().player().isPresent()
                        || board.away().player().isPresent());
    }
}

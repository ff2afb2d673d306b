/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SecondaryAndStrength;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The steps that order the table, in words. */
final class TieBreakProse {

    private TieBreakProse() {}

    /**
     * One step of the chain in words.
     *
     * @param step the step
     * @return a sentence without a capital, with the rule's number
     */
    static String step(Step step) {
        String only =
                step.appliesTo().isEmpty() ? "" : "; only where " + stakes(step.appliesTo()) + " hangs on the order";
        return tieBreak(step.tieBreak()) + only + (step.rule().isEmpty() ? "." : " (" + step.rule() + ").");
    }

    private static String stakes(Set<Stake> stakes) {
        List<String> words = new ArrayList<>();
        for (Stake stake : Stake.values()) {
            if (stakes.contains(stake)) {
                words.add(
                        switch (stake) {
                            case TITLE -> "the first place";
                            case PROMOTION -> "promotion";
                            case RELEGATION -> "relegation";
                        });
            }
        }
        return String.join(" or ", words);
    }

    private static String tieBreak(TieBreak tieBreak) {
        if (tieBreak instanceof Criterion criterion) {
            return criterion(criterion);
        }
        if (tieBreak instanceof Rounded rounded) {
            return tieBreak(rounded.of()) + ", rounded "
                    + switch (rounded.mode()) {
                        case HALF_UP -> "to the nearest";
                        case DOWN -> "down to a";
                        case UP -> "up to a";
                    }
                    + " multiple of " + rounded.to() + " before the comparison";
        }
        if (tieBreak instanceof SeededLots lots) {
            return "lots drawn by the number " + lots.seed();
        }
        if (tieBreak instanceof SecondaryAndStrength strength) {
            return "the game points plus the opponents' match points divided by "
                    + (strength.factor().isPresent()
                            ? strength.factor().getAsInt()
                            : "the factor of the event (the most match points that a team can have in it, divided by the most"
                                    + " game points of one match and rounded down)");
        }
        if (tieBreak instanceof TeamFigure figure) {
            return figure(figure);
        }
        if (tieBreak instanceof PlayOff playOff) {
            return "a play-off between the teams still level"
                    + switch (playOff.ifDrawn().size()) {
                        case 0 -> "";
                        case 1 -> "; where it leaves teams level, the next step decides";
                        default ->
                            "; where it leaves teams level, the next "
                                    + playOff.ifDrawn().size() + " steps decide";
                    };
        }
        if (tieBreak.equals(TieBreaks.SHARED)) {
            return "no further step: the teams share the position";
        }
        if (tieBreak.equals(TieBreaks.KOYA)) {
            return "the match points against opponents that have at least half of the points of their matches";
        }
        if (tieBreak.equals(TieBreaks.PROGRESSIVE)) {
            return "the match points after each round, added up";
        }
        if (tieBreak.equals(TieBreaks.RESULTS_AGAINST_RANKED)) {
            return "the match points against the best opponent, then against the second best, and so on";
        }
        if (tieBreak.equals(TieBreaks.GAME_POINTS_AGAINST_RANKED)) {
            return "the game points against the best opponent, then against the second best, and so on";
        }
        return switch (tieBreak.id()) {
            case "lots" -> "the drawing of lots";
            case "committee" -> "a decision of the committee";
            default -> "the criterion \"" + tieBreak.id() + "\", which comes from code";
        };
    }

    private static String figure(TeamFigure figure) {
        String whose = switch (figure.basis()) {
            case ENTERED -> "the players entered for the team";
            case APPEARANCES -> "the players, each as often as he played";
            case PLAY_OFF -> "the line-ups of the play-off";
        };
        boolean more = figure.direction() == Direction.MORE;
        return switch (figure.kind()) {
            case RATING ->
                (figure.total() == TeamFigure.Total.SUM ? "the sum of the ratings of " : "the average rating of ")
                        + whose
                        + (more ? "; more is better" : "; fewer is better");
            case AGE ->
                "the average age of " + whose + (more ? "; the older team is ahead" : "; the younger team is ahead");
            case PREVIOUS_RANK ->
                "the order of the previous season or the seeding" + (more ? "; the later place is ahead" : "");
            case FAIR_PLAY -> "fair-play points" + (more ? "; more is better" : "; fewer is better");
            case PERFORMANCE ->
                "the performance rating of all games of the team taken together"
                        + (more ? "; more is better" : "; fewer is better");
        };
    }

    private static String criterion(Criterion c) {
        StringBuilder text = new StringBuilder(measure(c.measure()));
        switch (c.scope()) {
            case ALL -> text.append(c.measure().kind() == Measure.Kind.OPPONENTS ? "" : " in all matches");
            case HEAD_TO_HEAD -> text.append(" in the matches between the teams");
            case COMMON_OPPONENTS -> text.append(" in the matches against opponents that all of them have met");
            case HEAD_TO_HEAD_AND_COMMON ->
                text.append(" in the matches between the teams and against opponents that all of them have met");
            case PLAY_OFFS -> text.append(" in the play-off between the teams");
        }
        if (c.boards().first() > 0) {
            text.append(", on the first " + ProseWords.count(c.boards().first(), "board") + " only");
        }
        if (c.boards().withoutLast() > 0) {
            text.append(", without the last " + ProseWords.count(c.boards().withoutLast(), "board"));
        }
        switch (c.per()) {
            case SEASON -> {}
            case MATCH -> text.append(", as an average of the matches");
            case OPPONENT -> text.append(", averaged over the meetings with each opponent");
            case SHARE -> text.append(", as a share of own and conceded points together");
        }
        if (c.defaults() == Criterion.Defaults.LEFT_OUT) {
            text.append(", boards decided by default left out");
        }
        if (c.cutHighest() > 0 || c.cutLowest() > 0) {
            text.append(", without " + c.cutHighest() + " with the most and " + c.cutLowest() + " with the fewest");
            if (c.cutAllLevel()) {
                text.append(" and without those level with one left out");
            }
        }
        c.name().ifPresent(name -> text.append(", called " + name));
        c.cap().ifPresent(cap -> text.append(", no match counting for more than " + cap));
        if (c.measure().kind() == Measure.Kind.OPPONENTS) {
            text.append(c.perMeeting() ? ", each meeting counted" : ", each opponent counted once");
        }
        text.append(c.direction() == Direction.MORE ? "; more is better" : "; fewer is better");
        if (c.appliesTo() != AppliesTo.ANY) {
            text.append(c.appliesTo() == AppliesTo.TWO ? "; for exactly two teams" : "; for three teams or more");
        }
        if (c.scope() == Scope.HEAD_TO_HEAD && c.unmet() == Criterion.Unmet.PASS_OVER) {
            text.append("; passed over where not all of them have met");
        }
        if (c.unmet() == Criterion.Unmet.TOP_SAFE) {
            text.append(
                    "; where not all of them have met, only a team that is ahead whatever the missing results is placed");
        }
        return text.toString();
    }

    private static String measure(Measure measure) {
        return switch (measure) {
            case MATCH_POINTS -> "the match points";
            case GAME_POINTS -> "the game points";
            case GAME_DIFFERENCE -> "the game points scored minus those conceded";
            case GAME_POINTS_AGAINST -> "the game points conceded";
            case AWAY_GAME_POINTS -> "the game points scored away from home";
            case MATCH_WINS -> "the number of matches won";
            case GAMES_WON -> "the number of boards won";
            case BOARDS_DEFAULTED -> "the number of boards that the team lost by default";
            case MATCHES_DEFAULTED -> "the number of matches that the team defaulted";
            case BOARD_COUNT -> "the board count (the numbers of the boards won, added up; 0 without a win)";
            case BOARD_COUNT_FIDE -> "FIDE's board count (board number times the points scored on it, added up)";
            case BOARD_COUNT_BERLIN ->
                "the Berlin score (points on each board times its weight, the last board weighing 1, added up)";
            case BOARD_COUNT_WEIGHTED_WINS ->
                "the weighted wins (the weights of the boards won, the last board weighing 1, added up)";
            case BLACK_ON_ODD_BOARDS -> "the number of matches with black on the odd boards";
            case TOP_BOARDS -> "the game points on board 1, then on board 2 and so on";
            case TOP_BOARDS_DIFFERENCE -> "the points scored minus conceded on board 1, then on board 2 and so on";
            case FOREMOST_BOARD_WON -> "the wins on board 1, then on board 2 and so on";
            case BOTTOM_BOARD_ELIMINATION ->
                "the game points without the last board, then without the last two and so on";
            case OPPONENTS_GAME_POINTS -> "the game points of the opponents, added up";
            case OPPONENTS_MATCH_POINTS -> "the match points of the opponents, added up";
            case FORE_OPPONENTS_MATCH_POINTS ->
                "the match points of the opponents, added up, with every match of the last round taken as drawn";
            case FORE_OPPONENTS_GAME_POINTS ->
                "the game points of the opponents, added up, with every match of the last round taken as drawn";
            case SONNEBORN_BERGER_MATCH_MATCH ->
                "each opponent's match points times the match points taken from it, added up";
            case SONNEBORN_BERGER_MATCH_GAME ->
                "each opponent's match points times the game points taken from it, added up";
            case SONNEBORN_BERGER_GAME_MATCH ->
                "each opponent's game points times the match points taken from it, added up";
            case SONNEBORN_BERGER_GAME_GAME ->
                "each opponent's game points times the game points taken from it, added up";
            case BEATEN_OPPONENTS ->
                "the game points of the opponents beaten and half of those of the opponents drawn with, added up";
            case MARGIN_TIMES_OPPONENT -> "the margin of each match times the opponent's game points, added up";
        };
    }

    static String partialSplit(PartialSplit policy) {
        return "Where a step separates only some of the level teams, the others "
                + switch (policy) {
                    case RE_FORM -> "go on to the next step, and only matches among themselves count between them.";
                    case CONTINUE ->
                        "go on to the next step, and the matches between all that were level at first go on counting.";
                    case RESTART_BLOCK ->
                        "start again at the first step that looks at matches between the teams, if such a step made the"
                                + " difference; otherwise they go on to the next step.";
                    case RESTART_AFTER_BLOCK ->
                        "are taken through all the steps that look at matches between the teams first; whoever is then"
                                + " still level starts these steps again.";
                    case RESTART_CHAIN -> "start again at the very first step.";
                    case RESTART_IF_TWO ->
                        "start again at the first step that looks at matches between the teams if exactly two are left;"
                                + " otherwise they go on to the next step.";
                };
    }
}

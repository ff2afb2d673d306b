/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.OutsideDecision;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.SecondaryAndStrength;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import io.github.marchesleague.rules.tiebreak.TieBreak;

/** What a criterion compares, in words that mean one thing only, and which way is better. */
public final class CriterionName {

    private CriterionName() {}

    /**
     * What a tie-break compares, such as {@code board count, the sum of the numbers of the boards won against each other}.
     *
     * @param tieBreak the tie-break
     * @return its name in words
     */
    public static String of(TieBreak tieBreak) {
        if (tieBreak instanceof Criterion criterion) {
            return criterion.name().map(name -> name.replace('-', ' ')).orElseGet(() -> composed(criterion));
        }
        if (tieBreak instanceof Rounded rounded) {
            return of(rounded.of()) + ", " + rounding(rounded);
        }
        if (tieBreak instanceof OutsideDecision decision) {
            return switch (decision.on()) {
                case LOTS -> "lots";
                case COMMITTEE -> "decision of the committee";
            };
        }
        if (tieBreak instanceof TeamFigure figure) {
            return of(figure);
        }
        if (tieBreak instanceof SecondaryAndStrength strength) {
            return "game points plus the opponents' match points divided by "
                    + (strength.factor().isPresent() ? strength.factor().getAsInt() : "the factor of the event");
        }
        return switch (tieBreak.id()) {
            case "play-off" -> "play-off";
            case "ruling" -> "order decided";
            case "shared" -> "shared position";
            case "koya" -> "match points against opponents that have at least half of theirs";
            case "progressive" -> "match points after each round, added up";
            case "results-against-ranked-game-points" ->
                "game points against the best opponent, the second best, and so on";
            case "results-against-ranked" -> "match points against the best opponent, the second best, and so on";
            default -> tieBreak.id().replace('-', ' ');
        };
    }

    /**
     * Which figure of a tie-break is better.
     *
     * @param tieBreak the tie-break
     * @return the direction
     */
    public static ExplainedStep.Better better(TieBreak tieBreak) {
        if (tieBreak instanceof Rounded rounded) {
            return better(rounded.of());
        }
        if (tieBreak instanceof Criterion criterion) {
            return criterion.direction() == Direction.MORE ? ExplainedStep.Better.HIGHER : ExplainedStep.Better.LOWER;
        }
        if (tieBreak instanceof TeamFigure figure && figure.kind() != TeamFigure.Kind.AGE) {
            return figure.direction() == Direction.MORE ? ExplainedStep.Better.HIGHER : ExplainedStep.Better.LOWER;
        }
        if (tieBreak instanceof SecondaryAndStrength) {
            return ExplainedStep.Better.HIGHER;
        }
        return switch (tieBreak.id()) {
            case "play-off", "koya", "progressive", "results-against-ranked", "results-against-ranked-game-points" ->
                ExplainedStep.Better.HIGHER;
            default -> ExplainedStep.Better.OWN_ORDER;
        };
    }

    /** How figures are rounded, such as {@code rounded down to steps of ½}. */
    static String rounding(Rounded rounded) {
        return switch (rounded.mode()) {
                    case HALF_UP -> "rounded to ";
                    case DOWN -> "rounded down to ";
                    case UP -> "rounded up to ";
                }
                + (rounded.to().equals(Points.ONE) ? "a whole number" : "steps of " + rounded.to());
    }

    private static String of(TeamFigure figure) {
        String whose = switch (figure.basis()) {
            case ENTERED -> "";
            case APPEARANCES -> ", each player as often as he played";
            case PLAY_OFF -> " of the line-ups of the play-off";
        };
        return switch (figure.kind()) {
            case RATING -> (figure.total() == TeamFigure.Total.SUM ? "sum of the ratings" : "average rating") + whose;
            case AGE ->
                (figure.direction() == Direction.FEWER ? "age, the younger" : "age, the older") + " team being ahead"
                        + whose;
            case PREVIOUS_RANK -> "order of the previous season or seeding";
            case FAIR_PLAY -> "fair-play points";
            case PERFORMANCE -> "performance rating, all games of the team taken together";
        };
    }

    private static String composed(Criterion criterion) {
        StringBuilder words = new StringBuilder(measure(criterion.measure()));
        if (criterion.measure() != Measure.BOTTOM_BOARD_ELIMINATION) {
            words.append(scope(criterion));
        }
        if (criterion.boards().first() > 0) {
            words.append(" on boards 1 to ").append(criterion.boards().first());
        }
        if (criterion.boards().withoutLast() > 0) {
            int without = criterion.boards().withoutLast();
            words.append(without == 1 ? " without the last board" : " without the last " + without + " boards");
        }
        if (criterion.measure() == Measure.BOTTOM_BOARD_ELIMINATION) {
            words.append(scope(criterion)).append(" without the last board, without the last two, and so on");
        }
        if (criterion.defaults() == Criterion.Defaults.LEFT_OUT) {
            words.append(", boards decided by default left out");
        }
        words.append(cuts(criterion));
        criterion
                .cap()
                .ifPresent(cap ->
                        words.append(", no match counting for more than ").append(cap));
        if (criterion.perMeeting()) {
            words.append(", once for each meeting");
        }
        return words.append(
                        switch (criterion.per()) {
                            case SEASON -> "";
                            case MATCH -> ", on average a match";
                            case OPPONENT -> ", the average of the meetings with each opponent added up";
                            case SHARE -> ", as a part of own and conceded ones";
                        })
                .toString();
    }

    private static String scope(Criterion criterion) {
        boolean usuallyBetween = criterion.measure().betweenTheTeams();
        return switch (criterion.scope()) {
            case ALL -> usuallyBetween ? " in all matches" : "";
            case HEAD_TO_HEAD -> " against each other";
            case COMMON_OPPONENTS -> " against the opponents that all of them have met";
            case HEAD_TO_HEAD_AND_COMMON -> " against each other and the opponents that all of them have met";
            case PLAY_OFFS -> " in the play-off";
        };
    }

    private static String cuts(Criterion criterion) {
        int highest = criterion.cutHighest();
        int lowest = criterion.cutLowest();
        String all = criterion.cutAllLevel() ? " and whoever is level with those" : "";
        if (highest == 1 && lowest == 1) {
            return " without the highest and the lowest" + all;
        }
        if (highest + lowest == 0) {
            return "";
        }
        return " without the "
                + (highest > 0 ? highest + " highest" : "")
                + (highest > 0 && lowest > 0 ? " and the " : "")
                + (lowest > 0 ? lowest + " lowest" : "")
                + all;
    }

    private static String measure(Measure measure) {
        return switch (measure) {
            case MATCH_POINTS -> "match points";
            case GAME_POINTS, BOTTOM_BOARD_ELIMINATION -> "game points";
            case GAME_DIFFERENCE -> "game points scored minus conceded";
            case GAME_POINTS_AGAINST -> "game points conceded";
            case AWAY_GAME_POINTS -> "game points scored away";
            case MATCH_WINS -> "matches won";
            case GAMES_WON -> "boards won";
            case BOARDS_DEFAULTED -> "boards lost by default";
            case MATCHES_DEFAULTED -> "matches defaulted";
            case BOARD_COUNT -> "board count, the sum of the numbers of the boards won";
            case BOARD_COUNT_FIDE -> "board count, the sum of board number times game points";
            case BOARD_COUNT_BERLIN ->
                "Berlin scoring, the game points of each board times its weight, board 1 the most,";
            case BOARD_COUNT_WEIGHTED_WINS -> "weights of the boards won, board 1 the most,";
            case BLACK_ON_ODD_BOARDS -> "matches with black on the odd boards";
            case TOP_BOARDS -> "game points on board 1, then on board 2, and so on,";
            case TOP_BOARDS_DIFFERENCE -> "points scored minus conceded on board 1, then on board 2, and so on,";
            case FOREMOST_BOARD_WON -> "wins on board 1, then on board 2, and so on,";
            case OPPONENTS_GAME_POINTS -> "opponents' game points";
            case OPPONENTS_MATCH_POINTS -> "opponents' match points";
            case FORE_OPPONENTS_MATCH_POINTS -> "opponents' match points with the last round drawn";
            case FORE_OPPONENTS_GAME_POINTS -> "opponents' game points with the last round drawn";
            case SONNEBORN_BERGER_MATCH_MATCH -> "opponents' match points times the match points taken from them";
            case SONNEBORN_BERGER_MATCH_GAME -> "opponents' match points times the game points taken from them";
            case SONNEBORN_BERGER_GAME_MATCH -> "opponents' game points times the match points taken from them";
            case SONNEBORN_BERGER_GAME_GAME -> "opponents' game points times the game points taken from them";
            case BEATEN_OPPONENTS -> "game points of the opponents beaten and half of those drawn with";
            case MARGIN_TIMES_OPPONENT -> "margin of each match times the opponent's game points";
        };
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AccumulatedDefaults;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.AppearancesElsewhere;
import io.github.marchesleague.rules.adjudication.BoardOrder;
import io.github.marchesleague.rules.adjudication.BothLost;
import io.github.marchesleague.rules.adjudication.BusyByDefault;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.adjudication.Conversion;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.Displacement;
import io.github.marchesleague.rules.adjudication.Eligibility;
import io.github.marchesleague.rules.adjudication.EligibilityRule;
import io.github.marchesleague.rules.adjudication.Enforcement;
import io.github.marchesleague.rules.adjudication.MatchDefault;
import io.github.marchesleague.rules.adjudication.MinimumAppearances;
import io.github.marchesleague.rules.adjudication.NominatedPlayers;
import io.github.marchesleague.rules.adjudication.OneTeamASeason;
import io.github.marchesleague.rules.adjudication.RatingLimits;
import io.github.marchesleague.rules.adjudication.RatingOrder;
import io.github.marchesleague.rules.adjudication.RatingPolicy;
import io.github.marchesleague.rules.adjudication.RatingSource;
import io.github.marchesleague.rules.adjudication.Sanction;
import io.github.marchesleague.rules.adjudication.Squads;
import io.github.marchesleague.rules.adjudication.TeamRatingLimit;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.RoundWeights;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SecondaryAndStrength;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A rule set as numbered English prose: the rule book that it amounts to, for the committee that configured it. */
public final class RuleSetProse {

    /**
     * One clause of the rule book.
     *
     * @param number its number in the prose, such as {@code 2.1}
     * @param topic the key of rule-set files that it is about
     * @param text the clause, in one or several sentences
     */
    public record Clause(String number, String topic, String text) {

        @Override
        public String toString() {
            return number + " " + text;
        }
    }

    private final RuleSet rules;
    private final List<Clause> clauses = new ArrayList<>();
    private int part;
    private int clause;

    private RuleSetProse(RuleSet rules) {
        this.rules = rules;
    }

    /**
     * The rule set as a text.
     *
     * @param rules the rule set
     * @return its name and its clauses, one to a line
     */
    public static String describe(RuleSet rules) {
        return rules.name() + "\n\n"
                + clauses(rules).stream().map(Clause::toString).collect(Collectors.joining("\n")) + "\n";
    }

    /**
     * The clauses of the rule book.
     *
     * @param rules the rule set
     * @return an unmodifiable list
     */
    public static List<Clause> clauses(RuleSet rules) {
        RuleSetProse prose = new RuleSetProse(rules);
        prose.identity();
        prose.points();
        prose.table();
        prose.cards(rules.adjudication());
        prose.open();
        return List.copyOf(prose.clauses);
    }

    private void newPart() {
        part++;
        clause = 0;
    }

    private void say(String topic, String text) {
        clause++;
        clauses.add(new Clause(part + "." + clause, topic, text));
    }

    private void identity() {
        newPart();
        rules.season().ifPresent(season -> say("season", "These are the rules of the season " + season + "."));
        if (rules.validFrom().isPresent() || rules.validTo().isPresent()) {
            say(
                    "validFrom",
                    "They are in force"
                            + rules.validFrom().map(day -> " from " + day).orElse("")
                            + rules.validTo().map(day -> " until " + day).orElse("")
                            + ".");
        }
        say(
                "source",
                rules.source()
                        .map(source -> "They were read in: " + source + ".")
                        .orElse("No source is named for them."));
        rules.notes().forEach(note -> say("notes", note));
    }

    private void points() {
        newPart();
        say(
                "boards",
                rules.boards().isEmpty()
                        ? "The number of boards of a match may vary."
                        : rules.boards().getAsInt() == 0
                                ? "Only the score of a match is recorded; it has no boards."
                                : "A match is played over "
                                        + count(rules.boards().getAsInt(), "board") + ".");
        if (rules.boards().orElse(1) > 0) {
            say("boardPoints", boardPoints(rules.scoring().boardPoints()));
        }
        say("matchPoints", matchPoints(rules.scoring().matchPoints()));
        say(
                "unfinishedGames",
                switch (rules.scoring().unfinished()) {
                    case MATCH_WAITS -> "A match with an unfinished game does not count until the game is finished.";
                    case GAME_IGNORED -> "An unfinished game counts for nobody; the other boards count.";
                    case AS_DRAWN -> "An unfinished game counts as drawn for the time being.";
                });
        rules.scoring()
                .floor()
                .ifPresent(floor ->
                        say("matchScoreFloor", "No side can have less than " + floor + " of a match after penalties."));
    }

    private static String boardPoints(BoardPoints b) {
        StringBuilder text = new StringBuilder("A game won counts " + b.win() + ", a game drawn " + b.draw()
                + " to each side, a game lost " + b.loss() + ".");
        if (!b.defaultWin().equals(b.win()) || !b.defaultLoss().equals(b.loss())) {
            text.append(" A board that the opponents lost by default counts " + b.defaultWin()
                    + ", one lost by default " + b.defaultLoss() + ".");
        } else {
            text.append(" A board lost by default counts as lost, and as won for the opponents.");
        }
        text.append(" A board that both sides lost counts " + b.doubleDefault() + " to each");
        text.append(
                b.doubleDefaultInTable().equals(b.doubleDefault())
                        ? "."
                        : " in the match, and " + b.doubleDefaultInTable() + " in the game points of the table.");
        return text.toString();
    }

    private static String matchPoints(MatchPoints points) {
        if (points instanceof RoundWeights weighted) {
            String rounds = weighted.weights().entrySet().stream()
                    .map(weight -> "round " + weight.getKey() + " counts " + weight.getValue() + " times")
                    .collect(Collectors.joining(", "));
            return matchPoints(weighted.of()) + " Of the match points " + rounds + "; game points are not weighted.";
        }
        if (!(points instanceof MatchPointScale s)) {
            return "Match points are given by a strategy from code.";
        }
        StringBuilder text = new StringBuilder("A match won brings " + s.win() + " match points, a match drawn "
                + s.draw() + " to each side, a match lost " + s.loss() + ".");
        text.append(
                switch (s.won()) {
                    case MORE_GAME_POINTS -> " The side with more game points has won.";
                    case MORE_THAN_HALF_OF_THE_BOARDS ->
                        " A side has won if it scored more than half of all boards, empty ones included; exactly half is a draw"
                                + " for it, less a loss.";
                });
        s.defaultLoss().ifPresent(p -> text.append(" A match lost by defaulting it brings " + p + "."));
        s.doubleDefault().ifPresent(p -> text.append(" A match that both teams defaulted brings " + p + " to each."));
        if (s.perGamePoint().signum() != 0) {
            text.append(" To these are added " + s.perGamePoint() + " for each game point.");
        }
        return text.toString();
    }

    private void table() {
        newPart();
        List<Step> steps = rules.chain().steps();
        say("rankedBy", "The table is ranked by " + step(steps.get(0)));
        if (steps.size() == 1) {
            say("tieBreaks", "Teams level on that share their position.");
            return;
        }
        say("tieBreaks", "Teams level on that are ordered by the following steps, one after the other.");
        for (int i = 1; i < steps.size(); i++) {
            say("tieBreaks", "Step " + i + ": " + step(steps.get(i)));
        }
        say("partialSplit", partialSplit(rules.chain().partialSplit()));
    }

    /**
     * One step of the chain in words.
     *
     * @param step the step
     * @return a sentence without a capital, with the rule's number
     */
    static String step(Step step) {
        return tieBreak(step.tieBreak()) + (step.rule().isEmpty() ? "." : " (" + step.rule() + ").");
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
            return "the game points plus the opponents' match points divided by " + strength.factor();
        }
        if (tieBreak.equals(TieBreaks.PLAY_OFF)) {
            return "a play-off between the teams still level";
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
        return switch (tieBreak.id()) {
            case "lots" -> "the drawing of lots";
            case "committee" -> "a decision of the committee";
            case "rating" -> "the ratings of the teams, which are not part of the results";
            case "age" -> "the average age of the teams, which is not part of the results";
            case "previous-rank" -> "the order of the previous season or the seeding";
            case "fair-play" -> "fair-play points, which are not part of the results";
            case "performance" -> "the performance of the players, which is not part of the results";
            default -> "the criterion \"" + tieBreak.id() + "\", which comes from code";
        };
    }

    private static String criterion(Criterion c) {
        StringBuilder text = new StringBuilder(measure(c.measure()));
        switch (c.scope()) {
            case ALL -> text.append(c.measure().kind() == Measure.Kind.OPPONENTS ? "" : " in all matches");
            case HEAD_TO_HEAD -> text.append(" in the matches between the teams");
            case COMMON_OPPONENTS -> text.append(" in the matches against opponents that all of them have met");
        }
        if (c.boards().first() > 0) {
            text.append(", on the first " + count(c.boards().first(), "board") + " only");
        }
        if (c.boards().withoutLast() > 0) {
            text.append(", without the last " + count(c.boards().withoutLast(), "board"));
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

    private static String partialSplit(PartialSplit policy) {
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

    private void cards(AdjudicationRules a) {
        newPart();
        say("ratesOfPlay", ratesOfPlay(a.ratesOfPlay()));
        if (a.defaultTime().equals(AdjudicationForms.PLAIN.defaultTime())) {
            say("defaultTime", "No time is set after which a player who is late has lost.");
        } else {
            say(
                    "defaultTime",
                    "A player who comes later than " + duration(a.defaultTime().after()) + " after the start has lost"
                            + (a.defaultTime().inTimeAtTheLimit() ? "" : ", as has one who comes exactly then")
                            + rule(a.defaultTime().rule()));
        }
        a.zone().ifPresent(zone -> say("timeZone", "Times are those of " + zone.getId() + "."));
        say("colours", colours(a.colours()));
        defaults(a.defaults());
        a.accumulatedDefaults().forEach(this::accumulated);
        say(
                "ratings",
                "A player's rating is the first of these that there is: "
                        + a.ratings().sources().stream()
                                .map(RuleSetProse::rating)
                                .collect(Collectors.joining("; "))
                        + ".");
        say(
                "boardOrder",
                a.boardOrder()
                        .map(RuleSetProse::order)
                        .orElse("No order of the players is prescribed, and none is checked."));
        if (a.boardOrder().isPresent()) {
            say("boardOrderBreach", "A breach of the order " + enforcement(a.boardOrderBreach()) + ".");
        }
        for (EligibilityRule rule : a.eligibility()) {
            say(
                    "eligibility",
                    eligibility(rule.eligibility()) + "; a breach " + enforcement(rule.enforcement())
                            + rule(rule.eligibility().rule()));
        }
        say(
                "complaints",
                "A complaint about an ineligible player counts"
                        + (a.complaints().protestBeforeStart() ? " after a protest before the start" : "")
                        + (a.complaints().days().isPresent()
                                ? " within " + count(a.complaints().days().getAsInt(), "day") + " of the match"
                                : ", whenever it comes")
                        + "; if it is upheld, the breach "
                        + enforcement(a.complaints().upheld())
                        + rule(a.complaints().rule()));
        say("withdrawal", withdrawal(a.withdrawal()));
        a.expulsion()
                .ifPresent(e -> say(
                        "expulsion",
                        "A team that defaults " + count(e.matches(), "match") + " is put out: "
                                + e.treatment().words() + "; where it was its last match, "
                                + e.inLastMatch().words() + rule(e.rule())));
        a.bye()
                .ifPresent(bye -> say(
                        "bye",
                        "A bye brings " + bye.matchPoints() + " match points and " + bye.gamePoints() + " game points"
                                + rule(bye.rule())));
        a.adviceRule()
                .ifPresent(number -> say(
                        "adviceRule", "The controller seeks advice where his own team is concerned (" + number + ")."));
    }

    private static String ratesOfPlay(List<RateOfPlay> allowed) {
        if (allowed.isEmpty()) {
            return "No rate of play is prescribed, and none is checked; a match whose card records none counts as played at "
                    + RateOfPlay.DEFAULT + ".";
        }
        String others = allowed.stream().skip(1).map(RateOfPlay::toString).collect(Collectors.joining(" or "));
        return "The rate of play is " + allowed.get(0)
                + (others.isEmpty() ? "." : "; a card may record " + others + " instead.");
    }

    private static String eligibility(Eligibility rule) {
        if (rule instanceof OneTeamASeason) {
            return "A player's first match of the season ties him to that team";
        }
        if (rule instanceof Squads squads) {
            return "A player of a squad may play only for its team"
                    + (squads.listedOnly() ? ", and one of no squad for none" : "");
        }
        if (rule instanceof NominatedPlayers nominated) {
            return "A player of the class " + nominated.nominatedClass()
                    + " may not play for a lower team of the club than that of his squad";
        }
        if (rule instanceof AppearancesElsewhere elsewhere) {
            return "After more than " + count(elsewhere.atMost(), "appearance") + " for "
                    + (elsewhere.anyTeam() ? "another" : "a higher") + " team of the club"
                    + (elsewhere.toBoard().isPresent()
                            ? ", on board " + elsewhere.toBoard().getAsInt() + " or above,"
                            : "")
                    + " a player may not play for "
                    + (elsewhere.anyTeam() ? "this one" : "a lower one");
        }
        if (rule instanceof MinimumAppearances minimum) {
            return "In the last " + count(minimum.lastMatches(), "match")
                    + " of a team only those may play who have played " + count(minimum.atLeast(), "match")
                    + " for it before";
        }
        if (rule instanceof BusyByDefault) {
            return "A team that defaults a match counts as having fielded its last line-up, whose players may play for no"
                    + " other team that day";
        }
        if (rule instanceof RatingLimits limits) {
            return "A player may be rated"
                    + (limits.atMost().isPresent()
                            ? " at most " + limits.atMost().getAsInt()
                            : "")
                    + (limits.atLeast().isPresent()
                            ? " at least " + limits.atLeast().getAsInt()
                            : "")
                    + (limits.freeBoards().isEmpty()
                            ? ""
                            : ", on boards " + list(new TreeSet<>(limits.freeBoards())) + " also more")
                    + (limits.above() == 0
                            ? ""
                            : ", and " + limits.above() + " of a line-up more"
                                    + (limits.aboveAtMost().isPresent()
                                            ? ", up to " + limits.aboveAtMost().getAsInt()
                                            : ""))
                    + ratedBy(limits.ratings());
        }
        if (rule instanceof TeamRatingLimit limit) {
            String sums = new TreeMap<>(limit.sums())
                    .entrySet().stream()
                            .map(sum -> sum.getValue() + " for " + count(sum.getKey(), "player"))
                            .collect(Collectors.joining(", "));
            return "The ratings of a line-up may add up to at most " + sums
                    + (limit.average().isPresent()
                            ? (sums.isEmpty() ? "" : ", otherwise ") + "an average of "
                                    + limit.average().getAsInt()
                            : "")
                    + (limit.playerAtLeast().isPresent()
                            ? ", nobody counting less than "
                                    + limit.playerAtLeast().getAsInt()
                            : "")
                    + (limit.emptyAsAbove() ? ", an empty board counting as the one above it" : "")
                    + (limit.excessFrom() > 1 || limit.excessTo().isPresent()
                            ? "; this is about an excess of " + limit.excessFrom()
                                    + (limit.excessTo().isPresent()
                                            ? " to " + limit.excessTo().getAsInt()
                                            : " or more")
                            : "")
                    + ratedBy(limit.ratings());
        }
        return "A rule from code says who may play";
    }

    private static String ratedBy(RatingPolicy ratings) {
        return ratings.equals(AdjudicationForms.PLAIN.ratings())
                ? ""
                : ", by the first rating of these that there is: "
                        + ratings.sources().stream().map(RuleSetProse::rating).collect(Collectors.joining("; "));
    }

    private static String colours(Colours colours) {
        if (colours instanceof Colours.Standard.Tossed) {
            return "Colours alternate from whoever had white on board 1 by the card.";
        }
        if (colours.equals(Colours.HOME_BLACK_ON_ODD)) {
            return "The home team has black on the odd boards and white on the even ones.";
        }
        if (colours.equals(Colours.HOME_WHITE_ON_ODD)) {
            return "The home team has white on the odd boards and black on the even ones.";
        }
        return colours instanceof Colours.Standard.HomeBlackOn black
                ? "The home team has black on boards " + list(new TreeSet<>(black.boards()))
                        + " and white on the others."
                : "Colours are given by a strategy from code.";
    }

    private void defaults(DefaultHandling d) {
        StringBuilder text = new StringBuilder();
        text.append("A board is lost by default" + number(d.boardRule()) + " where the player does not come");
        text.append(
                switch (d.uncontested()) {
                    case WON -> "; the opponent has won it.";
                    case AT_THE_BOTTOM_FOR_NEITHER ->
                        "; the opponent has won it, but below the last board played it counts for neither.";
                    case FOR_NEITHER -> "; it counts for neither side.";
                });
        d.lossAboveAPlayedBoard()
                .ifPresent(p ->
                        text.append(" Above a board that was played it counts " + p + " for the defaulting side."));
        say("defaults", text.toString());
        say(
                "defaults",
                d.absentAndForfeited() == d.bothAbsent() && d.bothForfeited() == d.bothAbsent()
                        ? "Where both sides lose a board" + number(d.bothRule()) + ", whatever the causes, "
                                + bothLost(d.bothAbsent()) + "."
                        : "Where nobody comes to a board" + number(d.bothRule()) + ", " + bothLost(d.bothAbsent())
                                + "; where one side is absent and the other forfeited, "
                                + bothLost(d.absentAndForfeited())
                                + "; where both forfeited, " + bothLost(d.bothForfeited()) + ".");
        StringBuilder match = new StringBuilder("A team that defaults a match" + number(d.matchRule())
                + " loses every board; on the boards of a match that both defaulted, "
                + bothLost(d.bothDefaultedMatch()) + ".");
        match.append(matchDefault(d.matchDefault()));
        d.matchDefaultCap()
                .ifPresent(cap -> match.append(" The opponents have at most " + cap + " game points of it"
                        + (d.playedScoreIfBetter() ? ", or what they scored over the board if that is more." : ".")));
        if (d.matchDefaultMatchPoints().signum() != 0
                || d.matchDefaultGamePoints().signum() != 0) {
            match.append(" It costs " + d.matchDefaultMatchPoints() + " match points and " + d.matchDefaultGamePoints()
                    + " game points besides" + (d.announcedIsFree() ? ", unless it was announced." : "."));
        }
        if (d.walkoverNeedsPlayers()) {
            match.append(" The opponents have only the boards for which they named a player.");
        }
        d.scoreWithoutBoards()
                .ifPresent(p -> match.append(" Where matches have no boards the opponents score " + p + "."));
        if (d.handicapLost()) {
            match.append(" A side that defaults a board loses its handicap.");
        }
        say("defaults", match.toString());
        say(
                "defaults",
                d.gap()
                        .map(gap -> "A short team leaves its bottom boards empty" + number(d.shortTeamRule())
                                + "; an empty board above a filled one " + enforcement(gap) + ".")
                        .orElse("A short team may leave any board empty."));
    }

    private static String matchDefault(MatchDefault rule) {
        if (rule.equals(MatchDefault.NEVER)) {
            return "";
        }
        if (rule instanceof MatchDefault.AtLeast atLeast) {
            return " A team that loses " + count(atLeast.lost(), "board")
                    + " or more by default has defaulted the match.";
        }
        if (rule instanceof MatchDefault.FewerPlayersThan fewer) {
            return " A team with fewer than " + count(fewer.players(), "player") + " has defaulted the match.";
        }
        return rule instanceof MatchDefault.PlayersBelowShare share
                ? " A team with players for less than " + new Points(share.numerator(), share.denominator())
                        + " of the boards has defaulted the match."
                : " A rule from code says when a short team has defaulted the match.";
    }

    private static String bothLost(BothLost both) {
        return switch (both) {
            case DOUBLE_DEFAULT -> "it counts as lost by both";
            case NOTHING -> "it brings nothing to either";
            case VOID -> "it does not count for anybody";
        };
    }

    private void accumulated(AccumulatedDefaults a) {
        String steps = a.steps().stream()
                .map(step -> count(step.defaults(), "board") + " cost " + cost(step.matchPoints(), step.gamePoints()))
                .collect(Collectors.joining(", "));
        say(
                "accumulatedDefaults",
                "Of the boards that a team loses by default in the season " + steps
                        + (a.repeated() ? ", the last of these each time anew" : "")
                        + (a.when() == AccumulatedDefaults.When.AT_ONCE
                                ? ", as soon as they happen"
                                : ", at the end of the season")
                        + (a.countWholeMatches() ? "; boards of matches defaulted as a whole are counted" : "")
                        + rule(a.rule()));
    }

    private static String cost(Points matchPoints, Points gamePoints) {
        List<String> costs = new ArrayList<>();
        if (matchPoints.signum() != 0) {
            costs.add(matchPoints + " match points");
        }
        if (gamePoints.signum() != 0) {
            costs.add(gamePoints + " game points");
        }
        return costs.isEmpty() ? "nothing" : String.join(" and ", costs);
    }

    private static String rating(RatingSource source) {
        if (source instanceof RatingSource.Nominated) {
            return "the one that the controller nominated";
        }
        if (source instanceof RatingSource.Published p) {
            return p.list().map(list -> "the list " + list).orElse("the published list")
                    + (p.frozenOn().isEmpty()
                            ? " in force on the day of the match"
                            : " as it was on "
                                    + p.frozenOn().stream()
                                            .map(day -> day.toString().substring(2))
                                            .collect(Collectors.joining(" or "))
                                    + " (month and day), whichever came last")
                    + (p.conversion().equals(Conversion.NONE)
                            ? ""
                            : ", times " + p.conversion().factor() + " plus "
                                    + p.conversion().plus());
        }
        if (source instanceof RatingSource.Fixed fixed) {
            String classes = new TreeMap<>(fixed.byClass())
                    .entrySet().stream()
                            .map(entry -> entry.getValue() + " for " + entry.getKey())
                            .collect(Collectors.joining(", "));
            return "a fixed one: " + classes
                    + (fixed.otherwise().isPresent()
                            ? (classes.isEmpty() ? "" : ", otherwise ")
                                    + fixed.otherwise().getAsInt()
                            : "");
        }
        return "one that comes from code";
    }

    private static String order(BoardOrder order) {
        if (order instanceof Displacement d) {
            return "A player may sit at most " + count(d.boards(), "board") + " away from his place by rating"
                    + rule(d.rule());
        }
        if (!(order instanceof RatingOrder r)) {
            return "The order of the players follows a rule from code" + rule(order.rule());
        }
        StringBuilder text = new StringBuilder("A player may sit above "
                + (r.pairs() == RatingOrder.Pairs.EVERY ? "a team-mate" : "the next team-mate below")
                + " who is rated higher by " + (r.inclusive() ? "at most " : "less than ") + r.tolerance() + " points");
        new TreeMap<>(r.tolerancePerPlayer())
                .forEach((name, points) -> text.append(", " + points + " more for each " + name + " of the two"));
        text.append(rule(r.rule()));
        text.append(" Otherwise the player on the " + (r.offender() == RatingOrder.Offender.UPPER ? "upper" : "lower")
                + " board offends"
                + (r.all() ? ", as does everybody else in a wrong pair." : "; the highest such board counts."));
        if (r.bothAtMost().isPresent()) {
            text.append(" Players rated at most " + r.bothAtMost().getAsInt() + " are not compared with each other.");
        }
        List<String> exempt = new ArrayList<>(new TreeSet<>(r.exemptClasses()));
        if (r.exemptSubstitutes()) {
            exempt.add("substitutes");
        }
        if (r.exemptAbsent()) {
            exempt.add("players who did not come");
        }
        if (r.exemptWithoutOpponent()) {
            exempt.add("players whose opponents did not come");
        }
        if (!exempt.isEmpty()) {
            text.append(" Not compared with anybody: " + String.join(", ", exempt) + ".");
        }
        return text.toString();
    }

    private static String enforcement(Enforcement enforcement) {
        if (!enforcement.punishes()) {
            return "is reported, and changes no score by itself";
        }
        List<String> sanctions =
                enforcement.sanctions().stream().map(RuleSetProse::sanction).toList();
        return sanctions.size() == 1
                ? "costs " + sanctions.get(0)
                : "costs, from one offence of the season to the next, " + String.join("; then ", sanctions);
    }

    private static String sanction(Sanction s) {
        List<String> parts = new ArrayList<>();
        switch (s.reach()) {
            case NONE -> {}
            case BOARD -> parts.add("the board");
            case FROM_BOARD_DOWN -> parts.add("the board and all below it");
            case MATCH -> parts.add("all boards of the match");
        }
        if (s.gamePoints().signum() != 0) {
            parts.add(s.gamePoints() + " game points of that match");
        }
        if (s.gamePointsToOpponents().signum() != 0) {
            parts.add(s.gamePointsToOpponents() + " game points of that match to the opponents");
        }
        if (s.seasonGamePoints().signum() != 0) {
            parts.add(s.seasonGamePoints() + " game points of the season");
        }
        if (s.matchPoints().signum() != 0) {
            parts.add(s.matchPoints() + " match points");
        }
        return (parts.isEmpty() ? "nothing" : String.join(" and ", parts))
                + (s.onlyIfDecisive() ? ", only if that changes who won the match" : "")
                + (s.matchPointsOnly() ? ", in the match points only" : "");
    }

    private static String withdrawal(WithdrawalPolicy policy) {
        if (policy instanceof WithdrawalPolicy.Always always) {
            return "If a team leaves the league, " + always.treatment().words() + ".";
        }
        if (policy instanceof WithdrawalPolicy.PlayedBelow p) {
            return "If a team leaves the league that has played less than " + new Points(p.numerator(), p.denominator())
                    + " of its matches, " + p.below().words() + "; otherwise "
                    + p.otherwise().words() + ".";
        }
        return policy instanceof WithdrawalPolicy.ForfeitedAbove f
                ? "If a team leaves the league that has forfeited more than "
                        + new Points(f.numerator(), f.denominator()) + " of its matches, "
                        + f.above().words()
                        + "; otherwise " + f.otherwise().words() + "."
                : "A rule from code says what becomes of the matches of a team that leaves the league.";
    }

    private void open() {
        newPart();
        for (OpenReading reading : rules.readings()) {
            StringBuilder text = new StringBuilder("Rule " + reading.rule() + " can be read in more than one way. "
                    + reading.question() + " In force ("
                    + reading.options().get(0).id() + "): "
                    + reading.options().get(0).says());
            reading.options().stream()
                    .skip(1)
                    .forEach(option -> text.append(" Otherwise (" + option.id() + "): " + option.says()));
            say("readings", text.toString());
        }
        for (Amendment amendment : rules.amendments()) {
            say(
                    "changes",
                    "From " + amendment.from()
                            + amendment.to().map(to -> " to " + to).orElse("")
                            + " these rules change: "
                            + amendment.rules().strip().replaceAll("\\s*\\n\\s*", "; ")
                            + amendment.note().map(note -> " (" + note + ")").orElse("") + ".");
        }
    }

    private static String rule(String number) {
        return number.isEmpty() ? "." : " (" + number + ").";
    }

    private static String number(String number) {
        return number.isEmpty() ? "" : " (" + number + ")";
    }

    private static String duration(Duration duration) {
        return duration.toMinutes() % 60 == 0
                ? count(Math.toIntExact(duration.toHours()), "hour")
                : count(Math.toIntExact(duration.toMinutes()), "minute");
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : what.endsWith("ch") ? "es" : "s");
    }

    private static String list(Iterable<Integer> numbers) {
        List<String> texts = new ArrayList<>();
        numbers.forEach(number -> texts.add(Integer.toString(number)));
        return String.join(", ", texts);
    }
}

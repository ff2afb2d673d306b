/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

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
import java.util.ArrayList;
import java.util.List;
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
        prose.newPart();
        new CardsProse(prose::say).cards(rules.adjudication());
        prose.movement(rules.movement());
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
                                        + ProseWords.count(rules.boards().getAsInt(), "board") + ".");
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
                    case MATCH_COUNTS_ONCE_DECIDED ->
                        "A match with an unfinished game counts once that game cannot change who won it; the game itself counts"
                                + " for nobody until it is finished.";
                    case MATCH_IGNORED -> "A match with an unfinished game counts for nobody.";
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

    private void movement(Movement m) {
        if (m.equals(Movement.NONE)) {
            return;
        }
        StringBuilder text = new StringBuilder(m.up() + " up and " + m.down() + " down at the end of the season; "
                + (m.refusalPassesTo() > m.up()
                        ? "a promotion that is refused passes down to position " + m.refusalPassesTo()
                        : "a promotion that is refused passes to nobody")
                + ".");
        if (m.playOff()) {
            text.append(" The next team plays off against the last that would stay in the division above.");
        }
        if (m.leaversDown() > 0) {
            text.append(" A team that left during the season or was put out starts again "
                    + ProseWords.count(m.leaversDown(), "division") + " down"
                    + (m.leaversTakePlaces() ? " and counts as one of those that go down." : "."));
        } else if (m.leaversTakePlaces()) {
            text.append(" A team that left during the season or was put out counts as one of those that go down.");
        }
        say("movement", text.toString());
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
}

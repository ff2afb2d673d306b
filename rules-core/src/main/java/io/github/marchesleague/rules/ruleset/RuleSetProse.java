/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.RoundWeights;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
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
        prose.standing();
        prose.open();
        prose.changes();
        return List.copyOf(prose.clauses);
    }

    /** The clauses about boards and cards, with the numbers that they have in the whole: what can change in mid-season. */
    static List<Clause> ofCards(RuleSet rules) {
        RuleSetProse prose = new RuleSetProse(rules);
        prose.standing();
        return prose.clauses.stream()
                .filter(clause -> RuleSetForm.OF_A_MATCH_DAY.contains(clause.topic()))
                .toList();
    }

    /** All but what may be otherwise by another reading, or from another day on. */
    private void standing() {
        identity();
        points();
        table();
        newPart();
        new CardsProse(this::say).cards(rules.adjudication());
        movement(rules.movement());
    }

    private void newPart() {
        part++;
        clause = 0;
    }

    private String say(String topic, String text) {
        clause++;
        String number = part + "." + clause;
        clauses.add(new Clause(number, topic, text));
        return number;
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
        List<Step> steps = rules.chain().unfolded();
        say("rankedBy", "The table is ranked by " + TieBreakProse.step(steps.get(0)));
        if (steps.size() == 1) {
            say("tieBreaks", "Teams level on that share their position.");
            return;
        }
        say("tieBreaks", "Teams level on that are ordered by the following steps, one after the other.");
        for (int i = 1; i < steps.size(); i++) {
            say("tieBreaks", "Step " + i + ": " + TieBreakProse.step(steps.get(i)));
        }
        say("partialSplit", TieBreakProse.partialSplit(rules.chain().partialSplit()));
    }

    private void movement(Movement m) {
        if (m.equals(Movement.NONE)) {
            return;
        }
        StringBuilder text = new StringBuilder(m.up() + " up and " + m.down() + " down at the end of the season"
                + (m.refusalPassesTo() > m.up()
                        ? "; a promotion that is refused passes down to position " + m.refusalPassesTo()
                        : m.up() > 0 ? "; a promotion that is refused passes to nobody" : "")
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
        if (rules.readings().isEmpty()) {
            return;
        }
        newPart();
        List<Clause> standing = List.copyOf(clauses);
        for (OpenReading reading : rules.readings()) {
            StringBuilder text = new StringBuilder("Rule " + reading.rule() + " can be read in more than one way. "
                    + reading.question() + " In force ("
                    + reading.options().get(0).id() + "): "
                    + reading.options().get(0).says());
            for (OpenReading.Option option :
                    reading.options().subList(1, reading.options().size())) {
                text.append(
                        " Otherwise (" + option.id() + "): " + option.says() + otherwise(reading, option, standing));
            }
            say("readings", text.toString());
        }
    }

    /** What is different under another reading, for a committee that is to decide between the two. */
    private String otherwise(OpenReading reading, OpenReading.Option option, List<Clause> standing) {
        RuleSetProse other = new RuleSetProse(rules.under(reading, option));
        other.standing();
        StringBuilder text = new StringBuilder();
        for (Difference difference : Difference.between(standing, other.clauses)) {
            text.append(" Then" + instead(difference, Clause::number));
        }
        return text.toString();
    }

    private void changes() {
        List<SeasonTurn> turns = SeasonTurn.of(rules);
        if (turns.isEmpty()) {
            return;
        }
        newPart();
        // By what they say: the clause that says it first, whether it is one of the season or a change.
        Map<Clause, String> numbers = new HashMap<>();
        RuleSetProse.ofCards(rules).forEach(clause -> numbers.putIfAbsent(unnumbered(clause), clause.number()));
        Function<Clause, String> number =
                clause -> Objects.requireNonNull(numbers.get(unnumbered(clause)), "a clause without a number");
        for (SeasonTurn turn : turns) {
            if (turn.differences().isEmpty()) {
                say("changes", turn.when() + " nothing is different.");
            }
            for (Difference difference : turn.differences()) {
                if (turn.again(difference) && !difference.come().isEmpty()) {
                    say(
                            "changes",
                            turn.when() + " " + numbers(difference.come(), number) + " "
                                    + hold(difference.come()) + " again"
                                    + (difference.gone().isEmpty()
                                            ? "."
                                            : " in place of " + numbers(difference.gone(), number) + "."));
                    continue;
                }
                String said = say("changes", turn.when() + instead(difference, number));
                difference.come().forEach(clause -> numbers.putIfAbsent(unnumbered(clause), said));
            }
        }
    }

    private static Clause unnumbered(Clause clause) {
        return new Clause("", clause.topic(), clause.text());
    }

    private static String instead(Difference difference, Function<Clause, String> number) {
        if (!difference.come().isEmpty()) {
            return (difference.gone().isEmpty()
                            ? ", also: "
                            : ", in place of " + numbers(difference.gone(), number) + ": ")
                    + SeasonTurn.texts(difference.come());
        }
        return difference.gone().isEmpty()
                ? " the clauses on " + difference.topic() + " are taken in another order."
                : " " + numbers(difference.gone(), number) + " no longer " + hold(difference.gone()) + ".";
    }

    private static String hold(List<Clause> some) {
        return some.size() == 1 ? "holds" : "hold";
    }

    private static String numbers(List<Clause> some, Function<Clause, String> number) {
        List<String> numbers = some.stream().map(number).distinct().toList();
        return numbers.size() == 1
                ? numbers.get(0)
                : String.join(", ", numbers.subList(0, numbers.size() - 1)) + " and " + numbers.get(numbers.size() - 1);
    }
}

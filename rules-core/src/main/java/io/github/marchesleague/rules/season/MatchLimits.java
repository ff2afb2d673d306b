/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.ComplaintRules;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Contradictions;
import io.github.marchesleague.rules.scoring.BoardPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a match can be under a rule set: how many boards it has, and which scores can come about on them. */
public final class MatchLimits {

    private final RuleSet rules;
    private final int number;
    private final boolean anyNumber;
    private final Points unit;
    private final Points mostOnABoard;

    /**
     * The limits of a rule set.
     *
     * @param rules the rule set
     */
    public MatchLimits(RuleSet rules) {
        this.rules = rules;
        this.number = rules.boards().orElse(0);
        this.anyNumber = rules.boards().isEmpty();
        List<BoardPoints> worth = new ArrayList<>(List.of(rules.scoring().boardPoints()));
        rules.periods().values().forEach(then -> worth.add(then.scoring().boardPoints()));
        this.unit = worth.stream().flatMap(MatchLimits::values).reduce(Points.ZERO, MatchLimits::commonUnit);
        this.mostOnABoard =
                worth.stream().flatMap(MatchLimits::both).reduce(Points.ZERO, (a, b) -> a.compareTo(b) >= 0 ? a : b);
    }

    private static Stream<Points> values(BoardPoints values) {
        return Stream.of(
                values.win(),
                values.draw(),
                values.loss(),
                values.defaultWin(),
                values.defaultLoss(),
                values.doubleDefault());
    }

    /** What both sides can have of a board together. */
    private static Stream<Points> both(BoardPoints values) {
        return Stream.of(
                values.win().plus(values.loss()),
                values.draw().times(2),
                values.defaultWin().plus(values.defaultLoss()),
                values.doubleDefault().times(2));
    }

    /**
     * What of a match card cannot be under these rules.
     *
     * @param card the card
     * @return an unmodifiable list of faults, empty if the card fits; without a place, which the caller knows
     */
    public List<Fault> faults(MatchCard card) {
        List<Fault> faults = new ArrayList<>(faultsOfBoards(card.boards().size()));
        faults.addAll(faultsOfDefault(card));
        card.total().ifPresent(score -> faults.addAll(faults(score)));
        return List.copyOf(faults);
    }

    /** What of a number of boards cannot be under these rules; 0 where no boards are written. */
    List<Fault> faultsOfBoards(int written) {
        if (written == 0 || anyNumber || written == number) {
            return List.of();
        }
        return List.of(Fault.of(
                "",
                boards(written),
                number == 0
                        ? "under " + rules.id() + " only the score of a match is recorded"
                        : "under " + rules.id() + " a match has " + boards(number)));
    }

    /** What of a defaulted match cannot be under these rules. */
    List<Fault> faultsOfDefault(MatchCard card) {
        if (card.defaultedBy() == Defaulted.NOBODY) {
            return List.of();
        }
        if (number == 0 && card.boards().isEmpty() && card.total().isEmpty()) {
            return List.of(Fault.of(
                    "",
                    "a defaulted match without boards",
                    "under " + rules.id() + " the number of boards is not fixed; write its "
                            + (anyNumber ? "boards" : "score")));
        }
        if (number > 0 && card.total().isPresent()) {
            return List.of(Fault.of(
                    "",
                    "a defaulted match with a score",
                    "leave the score out; it follows from the default and, where they are known, the boards"));
        }
        return List.of();
    }

    /** What of a score cannot be under these rules. */
    List<Fault> faults(Score score) {
        Points sum = score.home().plus(score.away());
        if (score.home().signum() < 0 || score.away().signum() < 0) {
            return List.of(Fault.of("", "the score " + score + " is below zero", "write a score that can come about"));
        }
        if (number > 0 && sum.compareTo(mostOnABoard.times(number)) > 0) {
            return List.of(Fault.of(
                    "",
                    "the score " + score + " adds up to " + sum,
                    "under " + rules.id() + " a match of " + boards(number) + " has at most "
                            + mostOnABoard.times(number) + " points"));
        }
        if (number > 0 && !(isMultiple(score.home()) && isMultiple(score.away()))) {
            return List.of(Fault.of(
                    "",
                    "the score " + score + " cannot come about",
                    "under " + rules.id() + " points come in steps of " + unit));
        }
        return List.of();
    }

    /** What of a board's number cannot be under these rules. */
    List<Fault> faults(int board) {
        return anyNumber || board <= number
                ? List.of()
                : List.of(Fault.of("", "board " + board, "under " + rules.id() + " a match has " + boards(number)));
    }

    /** What stands in the way of a complaint about a match: days can only be counted from a date. */
    List<Fault> faultsOfComplaintAbout(MatchCard card) {
        ComplaintRules complaints = rules.adjudication().complaints();
        return complaints.days().isEmpty() || card.date().isPresent()
                ? List.of()
                : List.of(Fault.of(
                        "",
                        "the match has no date",
                        "write the match's date, so that the days of rule " + complaints.rule() + " can be counted"));
    }

    /** The first earlier complaint that was decided otherwise, of those that count as this one does. */
    List<Fault> faultsOfContradiction(ComplaintReader.Read read, List<ComplaintReader.Read> earlier) {
        return counts(read)
                ? earlier.stream()
                        .filter(other -> Contradictions.between(other.complaint(), read.complaint()) && counts(other))
                        .findFirst()
                        .map(other -> List.of(Fault.of(
                                "",
                                "the complaint about board "
                                        + read.complaint().board() + " was "
                                        + (read.complaint().upheld().orElse(false) ? "upheld" : "refused")
                                        + "; the one at " + other.place().at() + " was decided otherwise",
                                "write one decision about a board")))
                        .orElse(List.of())
                : List.of();
    }

    private boolean counts(ComplaintReader.Read read) {
        ComplaintRules complaints = rules.adjudication().complaints();
        return (complaints.days().isEmpty() || read.card().date().isPresent())
                && complaints.inadmissible(read.complaint(), read.card()).isEmpty();
    }

    private boolean isMultiple(Points points) {
        return unit.signum() == 0 || points.dividedBy(unit).denominator() == 1;
    }

    /** The largest number of points of which both are multiples. */
    private static Points commonUnit(Points a, Points b) {
        Points larger = a;
        Points smaller = b;
        while (smaller.signum() != 0) {
            Points quotient = larger.dividedBy(smaller);
            Points rest = larger.minus(smaller.times(quotient.numerator() / quotient.denominator()));
            larger = smaller;
            smaller = rest;
        }
        return larger.signum() < 0 ? larger.negate() : larger;
    }

    private static String boards(int number) {
        return number + (number == 1 ? " board" : " boards");
    }
}

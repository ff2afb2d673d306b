/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.cards;

import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.ImposedFine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** A check as plain text. */
public final class CheckText {

    private final UnaryOperator<String> bold;

    public CheckText(UnaryOperator<String> bold) {
        this.bold = bold;
    }

    public String write(SeasonCheck answer) {
        List<String> lines = new ArrayList<>();
        lines.add(bold.apply(answer.title()));
        section(
                "Breaches",
                answer.adjudicated().breaches().stream()
                        .map(b -> line(answer.names(), b.rule(), b.match(), b.side(), b.board(), b.message()))
                        .toList(),
                lines);
        section(
                "Not checked",
                answer.adjudicated().unchecked().stream()
                        .map(u -> line(answer.names(), u.rule(), u.match(), u.side(), u.board(), u.message()))
                        .toList(),
                lines);
        section(
                "Complaints that do not count",
                answer.adjudicated().inadmissible().stream()
                        .map(i -> line(
                                answer.names(),
                                i.rule(),
                                Optional.of(i.complaint().match()),
                                Optional.of(i.complaint().against()),
                                OptionalInt.of(i.complaint().board()),
                                i.message()))
                        .toList(),
                lines);
        section(
                "Remarks",
                answer.remarks().stream()
                        .map(r -> line(answer.names(), r.rule(), r.match(), r.side(), r.board(), r.message()))
                        .toList(),
                lines);
        section(
                "Fines",
                answer.adjudicated().fines().stream()
                        .map(fine -> fine(answer.names(), fine))
                        .toList(),
                lines);
        if (answer.adjudicated().breaches().isEmpty()) {
            lines.add("");
            lines.add("The rule book objects to nothing that was checked.");
        }
        return String.join("\n", lines) + "\n";
    }

    private void section(String heading, List<String> entries, List<String> lines) {
        if (!entries.isEmpty()) {
            lines.add("");
            lines.add(bold.apply(heading));
            entries.forEach(entry -> lines.add("  " + entry));
        }
    }

    private static String fine(TeamNames names, ImposedFine fine) {
        return names.of(fine.team()) + ": " + fine.money() + ", " + fine.reason()
                + fine.match().map(match -> ", " + names.match(match)).orElse("") + Words.inBrackets(fine.rule());
    }

    private static String line(
            TeamNames names,
            String rule,
            Optional<MatchRef> match,
            Optional<Side> side,
            OptionalInt board,
            String message) {
        List<String> where = new ArrayList<>();
        match.ifPresent(ref -> where.add(names.match(ref)));
        match.ifPresent(ref -> side.ifPresent(s -> where.add(names.of(s == Side.HOME ? ref.home() : ref.away()))));
        board.ifPresent(number -> where.add("board " + number));
        String place = where.isEmpty() ? "" : String.join(", ", where) + ": ";
        return place + message + Words.inBrackets(rule);
    }
}

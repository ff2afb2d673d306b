/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.text;

import io.github.marchesleague.rules.adjudication.AdjudicatedBoard;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Cause;
import io.github.marchesleague.rules.match.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What in a match was not decided over the board: defaults, forfeits and rulings, each with its rule. */
public final class MatchDecisions {

    private final TeamNames names;

    public MatchDecisions(TeamNames names) {
        this.names = names;
    }

    /** One line for a match, or empty if all of it was played. */
    public Optional<String> line(AdjudicatedMatch match) {
        List<String> decisions = new ArrayList<>();
        match.notes().forEach(note -> decisions.add(note.text() + Words.inBrackets(note.rule())));
        Map<String, List<String>> boards = new LinkedHashMap<>();
        for (int i = 0; i < match.boards().size(); i++) {
            String unplayed = "board " + (i + 1) + ": ";
            match.boards()
                    .get(i)
                    .agreement()
                    .ifPresent(cause -> decisions.add(unplayed + cause.reason() + Words.inBrackets(cause.rule())));
            for (Side side : Side.values()) {
                String number = Integer.toString(i + 1);
                lost(match, match.boards().get(i), side)
                        .ifPresent(why -> boards.computeIfAbsent(why, w -> new ArrayList<>())
                                .add(number));
            }
        }
        boards.forEach((why, numbers) ->
                decisions.add((numbers.size() == 1 ? "board " : "boards ") + Words.and(numbers) + " lost by " + why));
        return decisions.isEmpty()
                ? Optional.empty()
                : Optional.of(names.match(match.card().ref()) + ": " + String.join("; ", decisions));
    }

    /** Who lost a board and why; what was decided about the match as a whole has been noted with it. */
    private Optional<String> lost(AdjudicatedMatch match, AdjudicatedBoard board, Side side) {
        return board.causes(side).stream()
                .filter(cause -> cause.kind() == Cause.Kind.ABSENT || cause.kind() == Cause.Kind.FORFEITED)
                .findFirst()
                .map(cause ->
                        names.of(match.card().team(side)) + ", " + cause.reason() + Words.inBrackets(cause.rule()));
    }
}

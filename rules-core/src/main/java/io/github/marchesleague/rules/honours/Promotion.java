/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who moves between two divisions. Nobody is moved on a provisional table or across a shared position: what is not decided
 * is said instead.
 *
 * @param promoted the teams that go up, the best first; those above an undecided place are certain
 * @param relegated the teams that go down, the lowest first
 * @param playOff the team of the lower and the team of the upper division that play off, in this order; empty if none do
 * @param undecided why something is not decided, one sentence each; empty if all is
 */
public record Promotion(List<TeamId> promoted, List<TeamId> relegated, List<TeamId> playOff, List<String> undecided) {

    /** Takes unmodifiable copies. */
    public Promotion {
        promoted = List.copyOf(promoted);
        relegated = List.copyOf(relegated);
        playOff = List.copyOf(playOff);
        undecided = List.copyOf(undecided);
    }

    /**
     * Who moves between two divisions.
     *
     * <p>A promotion that is refused passes down the lower table as far as the league allows. Where it passes to nobody,
     * one team fewer goes up and, so that the divisions keep their sizes, one team fewer goes down.
     *
     * @param upper the table of the upper division
     * @param lower the table of the lower division
     * @param movement the league's figures
     * @param refusing the teams of the lower division that do not wish to go up
     * @return who moves, and what is not decided
     */
    public static Promotion between(Standings upper, Standings lower, Movement movement, Set<TeamId> refusing) {
        Objects.requireNonNull(movement, "movement");
        List<String> undecided = new ArrayList<>();
        provisional(upper, "upper", undecided);
        provisional(lower, "lower", undecided);
        if (!undecided.isEmpty()) {
            return new Promotion(List.of(), List.of(), List.of(), undecided);
        }
        List<Row> candidates = lower.rows().stream()
                .limit(movement.refusalPassesTo())
                .filter(row -> !refusing.contains(row.team().id()))
                .toList();
        List<TeamId> promoted = certain(candidates, lower, movement.up(), refusing, undecided);
        int vacant = movement.up() - Math.min(movement.up(), candidates.size());
        List<Row> fromBottom = new ArrayList<>(upper.rows());
        Collections.reverse(fromBottom);
        int down = Math.max(0, movement.down() - vacant);
        List<TeamId> relegated = certain(fromBottom, upper, down, Set.of(), undecided);
        List<TeamId> playOff = List.of();
        if (movement.playOff() && undecided.isEmpty()) {
            List<TeamId> next = lower.rows().stream()
                    .map(row -> row.team().id())
                    .filter(team -> !refusing.contains(team) && !promoted.contains(team))
                    .toList();
            if (!next.isEmpty() && fromBottom.size() > down) {
                playOff = List.of(next.get(0), fromBottom.get(down).team().id());
            }
        }
        return new Promotion(promoted, relegated, playOff, undecided);
    }

    private static void provisional(Standings table, String division, List<String> undecided) {
        if (!table.isFinal()) {
            undecided.add("the " + division + " division has " + table.outstanding() + " matches outstanding (10.7)");
        }
    }

    /** The first so many, unless the cut falls among teams that share a position. */
    private static List<TeamId> certain(
            List<Row> rows, Standings table, int count, Set<TeamId> refusing, List<String> undecided) {
        int cut = Math.min(count, rows.size());
        if (cut == 0) {
            return List.of();
        }
        int last = rows.get(cut - 1).position();
        List<Row> level = table.rows().stream()
                .filter(row ->
                        row.position() == last && !refusing.contains(row.team().id()))
                .toList();
        List<TeamId> chosen =
                rows.subList(0, cut).stream().map(row -> row.team().id()).toList();
        if (level.stream().allMatch(row -> chosen.contains(row.team().id()))) {
            return chosen;
        }
        undecided.add("position " + last + " is shared by "
                + level.stream().map(row -> row.team().name()).collect(Collectors.joining(", "))
                + " and only some of them move; they play off (7.2.2(d)), or the controller decides (13.5)");
        return chosen.stream()
                .filter(team -> level.stream().noneMatch(row -> row.team().id().equals(team)))
                .toList();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

import io.github.marchesleague.rules.adjudication.WithdrawnTeam;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.Movement;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
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
 * @param leavers the teams that left during the season or were put out, where the league says in which division they start
 *     again; first those of the upper division
 * @param undecided why something is not decided, one sentence each; empty if all is
 */
public record Promotion(
        List<TeamId> promoted,
        List<TeamId> relegated,
        List<TeamId> playOff,
        List<Leaver> leavers,
        List<String> undecided) {

    /**
     * A team that left.
     *
     * @param team the team
     * @param divisionsDown by how many divisions it goes down
     */
    public record Leaver(TeamId team, int divisionsDown) {

        /** Checks that nothing is missing. */
        public Leaver {
            Objects.requireNonNull(team, "team");
        }
    }

    /** Takes unmodifiable copies. */
    public Promotion {
        promoted = List.copyOf(promoted);
        relegated = List.copyOf(relegated);
        playOff = List.copyOf(playOff);
        leavers = List.copyOf(leavers);
        undecided = List.copyOf(undecided);
    }

    /**
     * Moves of which no team that left is part.
     *
     * @param promoted the teams that go up
     * @param relegated the teams that go down
     * @param playOff the teams that play off
     * @param undecided why something is not decided
     */
    public Promotion(List<TeamId> promoted, List<TeamId> relegated, List<TeamId> playOff, List<String> undecided) {
        this(promoted, relegated, playOff, List.of(), undecided);
    }

    /**
     * Who moves between two divisions.
     *
     * <p>A promotion that is refused passes down the lower table as far as the league allows. Where it passes to nobody,
     * one team fewer goes up and, so that the divisions keep their sizes, one team fewer goes down. A team that left during
     * the season goes neither up nor down by its position where the league has a rule for it.
     *
     * @param upper the table of the upper division
     * @param lower the table of the lower division
     * @param movement the league's figures
     * @param refusing the teams of the lower division that do not wish to go up
     * @return who moves, and what is not decided
     * @throws FaultsException if a team is in both divisions, or more teams are to move than a division has, or so
     *     many that none is left for a play-off
     */
    public static Promotion between(Standings upper, Standings lower, Movement movement, Set<TeamId> refusing) {
        refuse(upper, lower, movement);
        List<String> undecided = new ArrayList<>();
        provisional(upper, "upper", undecided);
        provisional(lower, "lower", undecided);
        if (!undecided.isEmpty()) {
            return new Promotion(List.of(), List.of(), List.of(), List.of(), undecided);
        }
        Set<TeamId> goneAbove = gone(upper, movement);
        Set<TeamId> goneBelow = gone(lower, movement);
        List<Row> candidates = lower.rows().stream()
                .filter(row -> !goneBelow.contains(row.team().id()))
                .limit(movement.refusalPassesTo())
                .filter(row -> !refusing.contains(row.team().id()))
                .toList();
        List<TeamId> promoted = certain(candidates, lower, movement.up(), refusing, undecided);
        int vacant = movement.up() - Math.min(movement.up(), candidates.size());
        List<Row> fromBottom = new ArrayList<>(upper.rows());
        fromBottom.removeIf(row -> goneAbove.contains(row.team().id()));
        Collections.reverse(fromBottom);
        int taken = movement.leaversTakePlaces() ? goneAbove.size() : 0;
        int down = Math.max(0, movement.down() - vacant - taken);
        List<TeamId> relegated = certain(fromBottom, upper, down, Set.of(), undecided);
        List<TeamId> playOff = List.of();
        if (movement.playOff() && undecided.isEmpty()) {
            List<TeamId> next = lower.rows().stream()
                    .map(row -> row.team().id())
                    .filter(team -> !refusing.contains(team) && !promoted.contains(team) && !goneBelow.contains(team))
                    .toList();
            if (!next.isEmpty() && fromBottom.size() > down) {
                playOff = List.of(next.get(0), fromBottom.get(down).team().id());
            }
        }
        List<Leaver> leavers = new ArrayList<>();
        if (movement.leaversDown() > 0) {
            goneAbove.forEach(team -> leavers.add(new Leaver(team, movement.leaversDown())));
            goneBelow.forEach(team -> leavers.add(new Leaver(team, movement.leaversDown())));
        }
        return new Promotion(promoted, relegated, playOff, leavers, undecided);
    }

    private static void refuse(Standings upper, Standings lower, Movement movement) {
        List<Fault> faults = new ArrayList<>();
        Set<TeamId> above = upper.rows().stream().map(row -> row.team().id()).collect(Collectors.toSet());
        for (Row row : lower.rows()) {
            if (above.contains(row.team().id())) {
                faults.add(Fault.of(
                        "the lower division",
                        "\"" + row.team().name() + "\" is in the upper division too",
                        "give two divisions, each with its own teams"));
            }
        }
        tooMany("up", movement.up(), "lower", lower, faults);
        tooMany("down", movement.down(), "upper", upper, faults);
        if (movement.playOff() && faults.isEmpty()) {
            nobodyLeft("up", movement.up(), "lower", lower, faults);
            nobodyLeft("down", movement.down(), "upper", upper, faults);
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
    }

    private static void tooMany(String key, int moving, String division, Standings table, List<Fault> faults) {
        int teams = table.rows().size();
        if (moving > teams) {
            faults.add(Fault.of(
                    key,
                    moving + " go " + key + ", and the " + division + " division has " + teams
                            + (teams == 1 ? " team" : " teams"),
                    "give " + teams + " or fewer"));
        }
    }

    /** A play-off needs a team of either division that does not move anyway. */
    private static void nobodyLeft(String key, int moving, String division, Standings table, List<Fault> faults) {
        int teams = table.rows().size();
        if (moving == teams) {
            faults.add(Fault.of(
                    "play-off",
                    "all " + teams + " of the " + division + " division go " + key
                            + ", and nobody of it is left to play off",
                    "let " + (teams - 1) + " or fewer go " + key + ", or leave the play-off out"));
        }
    }

    /** The teams that left a division, if the league has a rule for them. */
    private static Set<TeamId> gone(Standings table, Movement movement) {
        return movement.leaversDown() == 0 && !movement.leaversTakePlaces()
                ? Set.of()
                : table.adjudicated()
                        .map(season -> season.withdrawn().stream()
                                .map(WithdrawnTeam::team)
                                .collect(Collectors.toCollection(LinkedHashSet::new)))
                        .map(Collections::unmodifiableSet)
                        .orElse(Set.of());
    }

    private static void provisional(Standings table, String division, List<String> undecided) {
        if (!table.isFinal()) {
            int outstanding = table.outstanding();
            undecided.add("the " + division + " division has " + outstanding
                    + (outstanding == 1 ? " match" : " matches") + " outstanding (10.7)");
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

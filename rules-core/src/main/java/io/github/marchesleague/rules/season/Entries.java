/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.immutables.value.Value;

/**
 * The entries for a season: who takes part, for which club, and what was agreed beforehand (rules 2.1, 2.2 and 8).
 *
 * @param clubs the clubs the league knows, with their affiliation
 * @param teams the entries in the order in which they came
 * @param deadline the last day for entries: the day of the annual general meeting, or the date that the controller set
 *     where no meeting came in time (2.2)
 * @param boards the number of players of a team, as agreed at the meeting or by the controller (8.1)
 */
@RulesStyle
@Value.Builder
public record Entries(List<Club> clubs, List<Entry> teams, Optional<LocalDate> deadline, OptionalInt boards) {

    private static final String REGISTRATION = "2.2";

    /**
     * Checks what must hold of every list of entries.
     *
     * @throws FaultsException if a team or a club is entered twice, or no board is to be played, with all faults
     */
    public Entries {
        clubs = List.copyOf(clubs);
        teams = List.copyOf(teams);
        Objects.requireNonNull(deadline, "deadline");
        Objects.requireNonNull(boards, "boards");
        List<Fault> faults = new ArrayList<>();
        Set<TeamId> ids = new HashSet<>();
        for (Entry entry : teams) {
            if (!ids.add(entry.team().id())) {
                faults.add(Fault.of("entries", "team \"" + entry.team().id() + "\" is entered twice", "enter it once"));
            }
        }
        Set<String> names = new HashSet<>();
        for (Club club : clubs) {
            if (!names.add(club.name())) {
                faults.add(Fault.of("clubs", "club \"" + club.name() + "\" is listed twice", "list it once"));
            }
        }
        if (boards.isPresent() && boards.getAsInt() < 1) {
            faults.add(Fault.of("boards", boards.getAsInt() + " boards a match", "agree on at least one (8.1)"));
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
    }

    /** Builds a list of entries. */
    public static final class Builder extends EntriesBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The teams in the order of entry, for a season and for the fixtures.
     *
     * @return an unmodifiable list
     */
    public List<Team> entered() {
        return teams.stream().map(Entry::team).toList();
    }

    /**
     * What the rule book objects to: a club that is not affiliated or not known (2.1), an entry that came after the
     * deadline or of which the day is not known (2.2), a team without a captain or whose captain has no e-mail address
     * (8.4), and a number of boards that nobody agreed (8.1). It changes nothing: the controller decides.
     *
     * @return the objections in the order of the entries, those about the league as a whole last
     */
    public List<Objection> check() {
        List<Objection> objections = new ArrayList<>();
        Map<String, Club> known = new HashMap<>();
        clubs.forEach(club -> known.put(club.name(), club));
        for (Entry entry : teams) {
            String team = entry.team().name();
            objections.addAll(affiliation(entry.team(), known));
            objections.addAll(registration(entry));
            if (entry.captain().isEmpty()) {
                objections.add(new Objection("8.4", team, "no captain is named", "appoint one"));
            } else if (!entry.captain().get().canBeReached()) {
                objections.add(new Objection(
                        "8.4",
                        team,
                        entry.captain()
                                .get()
                                .email()
                                .map(address -> "\"" + address + "\" is no e-mail address")
                                .orElse("the captain has no e-mail address"),
                        "give one, so that the controller and the other captains can write"));
            }
        }
        if (boards.isEmpty()) {
            objections.add(new Objection(
                    "8.1",
                    "the league",
                    "the number of boards has not been agreed",
                    "agree on it at the general meeting, or let the controller set it"));
        }
        if (deadline.isEmpty() && !teams.isEmpty()) {
            objections.add(new Objection(
                    REGISTRATION,
                    "the league",
                    "no deadline for entries is set",
                    "give the day of the general meeting, or the date that the controller set"));
        }
        return List.copyOf(objections);
    }

    private static List<Objection> affiliation(Team team, Map<String, Club> known) {
        String rule = "2.1";
        if (team.club().isEmpty()) {
            return List.of(
                    new Objection(rule, team.name(), "it names no club", "name the affiliated club it plays for"));
        }
        String name = team.club().get();
        Club club = known.get(name);
        if (club == null) {
            return List.of(new Objection(
                    rule, team.name(), "its club \"" + name + "\" is not on the list of clubs", "list the club"));
        }
        return club.affiliated()
                ? List.of()
                : List.of(new Objection(
                        rule,
                        team.name(),
                        "its club \"" + name + "\" is not affiliated",
                        "let the club affiliate first"));
    }

    private List<Objection> registration(Entry entry) {
        String team = entry.team().name();
        if (deadline.isEmpty()) {
            return List.of();
        }
        if (entry.registered().isEmpty()) {
            return List.of(new Objection(
                    REGISTRATION,
                    team,
                    "the day of its entry is not noted",
                    "note it; the deadline was " + deadline.get()));
        }
        LocalDate day = entry.registered().get();
        return day.isAfter(deadline.get())
                ? List.of(new Objection(
                        REGISTRATION,
                        team,
                        "entered on " + day + ", after the deadline of " + deadline.get(),
                        "enter by the deadline, or let the controller set another"))
                : List.of();
    }
}

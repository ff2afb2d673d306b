/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Team;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EntriesTest {

    private static final LocalDate MEETING = LocalDate.of(2025, 7, 10);
    private static final Captain CAPTAIN = Captain.of("Captain", "captain@example.org");

    private static Entries.Builder entries() {
        Entries.Builder builder = Entries.builder();
        builder.addClubs(new Club("Ludlow", true), new Club("Ross", false))
                .deadline(MEETING)
                .boards(4);
        return builder;
    }

    @Test
    void objectsToNothingInAFullEntryOnTheLastDay() {
        Entries entries = entries()
                .addTeams(Entry.of(Team.of("Ludlow A", "Ludlow"), MEETING, CAPTAIN))
                .build();
        assertThat(entries.check()).isEmpty();
        assertThat(entries.entered()).extracting(Team::name).containsExactly("Ludlow A");
    }

    @Test
    void namesEachBreachWithItsRuleAndChangesNothing() {
        Entries entries = entries()
                .addTeams(Entry.of(Team.of("Ross A", "Ross"), MEETING.plusDays(1), CAPTAIN))
                .addTeams(new Entry(Team.of("Strays"), Optional.empty(), Optional.empty()))
                .addTeams(Entry.of(
                        Team.of("Ludlow A", "Ludlow"), MEETING, new Captain("Captain", Optional.of("by telephone"))))
                .addTeams(Entry.of(Team.of("Ledbury", "Ledbury"), MEETING, new Captain("Captain", Optional.empty())))
                .build();
        assertThat(entries.check())
                .extracting(Objection::rule, Objection::subject)
                .containsExactly(
                        tuple("2.1", "Ross A"),
                        tuple("2.2", "Ross A"),
                        tuple("2.1", "Strays"),
                        tuple("2.2", "Strays"),
                        tuple("8.4", "Strays"),
                        tuple("8.4", "Ludlow A"),
                        tuple("2.1", "Ledbury"),
                        tuple("8.4", "Ledbury"));
        assertThat(entries.entered()).hasSize(4);
    }

    @Test
    void objectsToALeagueWithoutDeadlineAndBoards() {
        Entries entries = Entries.builder()
                .addClubs(new Club("Ludlow", true))
                .addTeams(Entry.of(Team.of("Ludlow A", "Ludlow"), MEETING, CAPTAIN))
                .build();
        assertThat(entries.check()).extracting(Objection::rule).containsExactly("8.1", "2.2");
    }

    @Test
    void refusesWhatIsEnteredTwiceWithAllFaults() {
        assertThatThrownBy(() -> entries()
                        .addClubs(new Club("Ross", true))
                        .addTeams(Entry.of(Team.of("A"), MEETING, CAPTAIN), Entry.of(Team.of("A"), MEETING, CAPTAIN))
                        .boards(0)
                        .build())
                .isInstanceOfSatisfying(
                        FaultsException.class,
                        refused -> assertThat(refused.faults()).hasSize(3));
    }

    @Test
    void refusesBlankNames() {
        assertThatThrownBy(() -> new Club(" ", true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Captain.of("", "a@example.org")).isInstanceOf(IllegalArgumentException.class);
        assertThat(List.of("a@b", "a@example.org"))
                .allMatch(mail -> Captain.of("C", mail).canBeReached());
        assertThat(List.of("", "@", "a@", "@b", "a b@c", "a@b@c"))
                .noneMatch(mail -> Captain.of("C", mail).canBeReached());
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeasonCalendarTest {

    private static final LocalDate OCTOBER = LocalDate.of(2025, 10, 2);
    private static final LocalDate NOVEMBER = LocalDate.of(2025, 11, 6);

    private static MatchCard.Builder match(String home, String away) {
        MatchCard.Builder builder = MatchCard.builder();
        builder.home(TeamId.of(home)).away(TeamId.of(away));
        return builder;
    }

    private static MatchCard unplayed(String home, String away, LocalDate date) {
        return match(home, away).date(date).status(MatchResult.Status.UNPLAYED).build();
    }

    private static MatchCard played(String home, String away, LocalDate date) {
        return match(home, away)
                .date(date)
                .total(Score.parse("2½-1½").orElseThrow())
                .build();
    }

    /** A and B of one club, and C, under the rules of Herefordshire, which say nothing of matches not played in time. */
    private static SeasonCalendar calendar(LocalDate today, MatchCard... matches) {
        Season.Builder season = Season.builder();
        season.addTeams(Team.of("A", "Club"), Team.of("B", "Club"), Team.of("C"))
                .addMatches(matches);
        return SeasonCalendar.of(season.build(), RuleSets.herefordshire(), SeasonWindow.beginningIn(2025), today);
    }

    private static Postponement postponed(String home, String away, Optional<LocalDate> newDate, boolean agreed) {
        return new Postponement(
                MatchRef.of(TeamId.of(home), TeamId.of(away)),
                Postponement.Agreement.BOTH_CAPTAINS,
                OCTOBER,
                newDate,
                agreed,
                "snow");
    }

    @Test
    void theSeasonIsFromTheFirstOfSeptemberToTheLastOfJune() {
        SeasonWindow season = SeasonWindow.beginningIn(2025);
        assertThat(season.contains(LocalDate.of(2025, 9, 1))).isTrue();
        assertThat(season.contains(LocalDate.of(2026, 6, 30))).isTrue();
        assertThat(season.contains(LocalDate.of(2025, 8, 31))).isFalse();
        assertThat(season.contains(LocalDate.of(2026, 7, 1))).isFalse();
        assertThatThrownBy(() -> new SeasonWindow(NOVEMBER, OCTOBER)).hasMessageContaining("exchange them");
    }

    @Test
    void objectsToMatchesOutsideTheSeason() {
        SeasonCalendar calendar = calendar(
                OCTOBER, played("A", "C", LocalDate.of(2025, 8, 31)), played("B", "C", LocalDate.of(2025, 9, 1)));
        assertThat(calendar.objections()).singleElement().satisfies(objection -> {
            assertThat(objection.rule()).isEqualTo("3.2");
            assertThat(objection.subject()).startsWith("A – C");
        });
    }

    @Test
    void saysHowOutstandingMatchesStandOnADay() {
        SeasonCalendar calendar = calendar(
                NOVEMBER,
                played("A", "B", OCTOBER),
                unplayed("A", "C", OCTOBER),
                unplayed("B", "C", NOVEMBER),
                match("C", "A").status(MatchResult.Status.UNPLAYED).build(),
                match("C", "B").status(MatchResult.Status.POSTPONED).build());
        assertThat(calendar.outstanding())
                .extracting(Outstanding::state)
                .containsExactly(
                        Outstanding.State.OVERDUE,
                        Outstanding.State.AHEAD,
                        Outstanding.State.UNDATED,
                        Outstanding.State.NEEDS_A_NEW_DATE);
    }

    @Test
    void aPostponedMatchHasTheNewDateAndTheOthersStay() {
        MatchCard other = played("B", "C", OCTOBER);
        SeasonCalendar before = calendar(OCTOBER, unplayed("A", "C", OCTOBER), other);
        SeasonCalendar after = before.with(postponed("A", "C", Optional.of(NOVEMBER), true));
        assertThat(after.matches().get(0).date()).contains(NOVEMBER);
        assertThat(after.matches().get(0).status()).isEqualTo(MatchResult.Status.POSTPONED);
        assertThat(after.matches().get(1)).isEqualTo(other);
        assertThat(after.postponements()).hasSize(1);
        assertThat(after.objections()).isEmpty();
        assertThat(before.matches().get(0).date()).contains(OCTOBER);
    }

    @Test
    void aMatchPutOffWithoutANewDateWaitsForOne() {
        SeasonCalendar after =
                calendar(OCTOBER, unplayed("A", "C", OCTOBER)).with(postponed("A", "C", Optional.empty(), false));
        assertThat(after.outstanding())
                .singleElement()
                .satisfies(match -> assertThat(match.state()).isEqualTo(Outstanding.State.NEEDS_A_NEW_DATE));
        SeasonCalendar settled = after.with(after.postponements().get(0).rearranged(NOVEMBER));
        assertThat(settled.outstanding())
                .singleElement()
                .satisfies(match -> assertThat(match.date()).contains(NOVEMBER));
    }

    @Test
    void aNewDateNeedsTheController() {
        SeasonCalendar after =
                calendar(OCTOBER, unplayed("A", "C", OCTOBER)).with(postponed("A", "C", Optional.of(NOVEMBER), false));
        assertThat(after.objections()).extracting(Objection::rule).containsExactly("11.2");
    }

    @Test
    void movingADateNeverUndoesAPlayedMatch() {
        SeasonCalendar calendar = calendar(OCTOBER, played("A", "C", OCTOBER));
        assertThatThrownBy(() -> calendar.with(postponed("A", "C", Optional.of(NOVEMBER), true)))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("it has been played on 2025-10-02");
        assertThatThrownBy(() -> calendar.with(postponed("C", "A", Optional.of(NOVEMBER), true)))
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("no such match");
        assertThatThrownBy(() -> postponed("A", "C", Optional.empty(), true).rearranged(null))
                .isInstanceOf(NullPointerException.class);
    }

    @Test
    void allMatchesMustBeFulfilledByTheEndOfTheSeason() {
        MatchCard[] matches = {unplayed("A", "C", OCTOBER), played("B", "C", OCTOBER)};
        assertThat(calendar(LocalDate.of(2026, 6, 30), matches).objections()).isEmpty();
        SeasonCalendar over = calendar(LocalDate.of(2026, 7, 1), matches);
        assertThat(over.objections()).singleElement().satisfies(objection -> {
            assertThat(objection.rule()).isEqualTo("10.7");
            assertThat(objection.found()).isEqualTo("it was not played by 2026-06-30");
            assertThat(objection.right()).contains("the controller decides what becomes of it");
        });
        assertThat(over.outstanding())
                .singleElement()
                .satisfies(match -> assertThat(match.missed())
                        .hasValueSatisfying(missed -> assertThat(missed.day()).isEqualTo(LocalDate.of(2026, 6, 30))));
        // A and B have no match at all.
        assertThat(over.unscheduled(1)).extracting(Objection::subject).containsExactly("A – B");
        assertThat(over.unscheduled(2)).hasSize(3);
    }

    @Test
    void teamsOfOneClubMeetByTheirDeadline() {
        LocalDate deadline = LocalDate.of(2026, 1, 31);
        MatchCard[] open = {unplayed("A", "B", OCTOBER), unplayed("A", "C", NOVEMBER)};
        assertThat(calendar(deadline, open).clubMatchesBy(deadline).objections())
                .isEmpty();
        SeasonCalendar outstanding = calendar(deadline.plusDays(1), open).clubMatchesBy(deadline);
        assertThat(outstanding.objections())
                .singleElement()
                .satisfies(objection -> assertThat(objection.subject()).startsWith("A – B"));
        assertThat(outstanding.due())
                .extracting(due -> due.deadline().day() + " " + due.matches().size())
                .containsExactly("2026-01-31 1", "2026-06-30 2");
        SeasonCalendar late = calendar(deadline.plusDays(2), played("A", "B", deadline.plusDays(1)))
                .clubMatchesBy(deadline);
        assertThat(late.objections())
                .extracting(Objection::found)
                .containsExactly("played on 2026-02-01, and due by 2026-01-31");
        assertThat(late.due()).isEmpty();
        SeasonCalendar planned =
                calendar(OCTOBER, unplayed("A", "B", deadline.plusDays(1))).clubMatchesBy(deadline);
        assertThat(planned.objections())
                .extracting(Objection::found)
                .containsExactly("its date 2026-02-01 is after 2026-01-31, by which it is due");
    }
}

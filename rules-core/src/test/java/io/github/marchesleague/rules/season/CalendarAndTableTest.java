/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.MatchDeadline;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.standings.Standings;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The calendar and the table say the same of a match that is not played: A and B of one club have not met by 31 January,
 * and B and C, who have no date, not by the end of the season; A and C have played.
 */
class CalendarAndTableTest {

    private static final LocalDate CLUB_DAY = LocalDate.of(2026, 1, 31);
    private static final LocalDate LAST_DAY = LocalDate.of(2026, 6, 30);

    private static RuleSet rules(String keys) {
        return RuleSetFile.read(
                "rules", "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: [match-wins]\n" + keys);
    }

    private static Season season(LocalDate asAt) {
        return SeasonDocument.read("season", """
                        teams: [{name: A, club: Onny}, {name: B, club: Onny}, C]
                        runs: {from: 2025-09-01, to: 2026-06-30}
                        asAt: %s
                        matches:
                          - {home: A, away: B, date: 2025-10-02, status: unplayed}
                          - {home: A, away: C, date: 2025-10-09, score: 3-1}
                          - {home: B, away: C, status: unplayed}
                        """.formatted(asAt).getBytes(StandardCharsets.UTF_8), named -> rules(""))
                .season();
    }

    private static SeasonCalendar calendar(Season season, RuleSet rules) {
        return SeasonCalendar.of(
                season, rules, season.runs().orElseThrow(), season.asAt().orElseThrow());
    }

    static Stream<Arguments> outcomesAndDays() {
        return Stream.of("both-lose", "defaulted-by-both", "halved", "void", "controller-decides")
                .flatMap(outcome -> Stream.of(
                                CLUB_DAY.minusDays(1),
                                CLUB_DAY,
                                CLUB_DAY.plusDays(1),
                                LAST_DAY.minusDays(1),
                                LAST_DAY,
                                LAST_DAY.plusDays(1))
                        .map(day -> Arguments.of(outcome, day)));
    }

    /** By hand: of the two open matches that within the club is over from 1 February on, the other from 1 July on. */
    @ParameterizedTest
    @MethodSource("outcomesAndDays")
    void theyAgreeForEveryOutcomeAndOnEveryDay(String outcome, LocalDate day) {
        RuleSet rules = rules("unplayedClubMatches: {rule: 9, by: 01-31, outcome: " + outcome
                + "}\nunplayedMatches: {rule: 5, outcome: " + outcome + "}\ndefaults: {bothDefaultedMatch: nothing}\n");
        boolean decides = !outcome.equals("controller-decides");
        int missed = (day.isAfter(CLUB_DAY) ? 1 : 0) + (day.isAfter(LAST_DAY) ? 1 : 0);
        int open = decides ? 2 - missed : 2;
        Standings table = League.standings(season(day), rules);
        SeasonCalendar calendar = calendar(season(day), rules);
        assertThat(table.outstanding()).isEqualTo(open);
        assertThat(calendar.outstanding()).hasSize(open);
        assertThat(calendar.decided()).hasSize(2 - open);
        // Each match is in the record of both teams once it counts; a void one never is.
        int counted = outcome.equals("void") ? 1 : 3 - open;
        assertThat(table.rows().stream().mapToInt(row -> row.tally().played()).sum())
                .isEqualTo(2 * counted);
        assertThat(calendar.decided())
                .allSatisfy(match -> assertThat(match.standing())
                        .isEqualTo(
                                outcome.equals("void")
                                        ? AdjudicatedMatch.Standing.VOID
                                        : AdjudicatedMatch.Standing.COUNTS))
                .allSatisfy(match -> assertThat(match.missed()).isPresent());
        assertThat(calendar.outstanding().stream()
                        .filter(match -> match.missed().isPresent()))
                .hasSize(decides ? 0 : missed);
        // Two days passed A and B by where each leaves it to the controller; the match was late by the first already.
        assertThat(calendar.objections())
                .extracting(Objection::rule)
                .isEqualTo(
                        decides ? List.of() : missed == 0 ? List.of() : missed == 1 ? List.of("9") : List.of("9", "5"));
    }

    @Test
    void itSaysByWhenAMatchMustBePlayedAndWhatFollows() {
        RuleSet rules = rules("unplayedClubMatches: {rule: 9, by: 01-31, outcome: void, gamePoints: ½,"
                + " gamePointPerBoard: true}\nunplayedMatches: {rule: 5, outcome: both-lose}\n");
        SeasonCalendar calendar = calendar(season(CLUB_DAY), rules);
        assertThat(calendar.outstanding())
                .extracting(match -> match.deadlines().stream()
                        .map(each -> each.day() + " " + each.rule().rule() + " "
                                + each.rule().text())
                        .toList())
                .containsExactly(
                        List.of(
                                "2026-01-31 9 void, and ½ game point and 1 game point for each board off both",
                                "2026-06-30 5 lost by both"),
                        List.of("2026-06-30 5 lost by both"));
        assertThat(calendar.due())
                .extracting(due -> due.deadline().day() + " " + due.matches().size())
                .containsExactly("2026-01-31 1", "2026-06-30 2");
        AdjudicatedMatch over =
                calendar(season(CLUB_DAY.plusDays(1)), rules).decided().get(0);
        assertThat(over.missed()).map(MatchDeadline::day).contains(CLUB_DAY);
        assertThat(over.notes()).containsExactly(new AdjudicatedMatch.Note("9", "not played by 2026-01-31: void"));
    }

    /** Until a deadline decides, a later one may: the controller was to decide by himself, and has not by the end. */
    @Test
    void theFirstDeadlineThatDecidesHasTheLastWord() {
        RuleSet waits = rules("unplayedClubMatches: {rule: 9, by: 01-31, outcome: controller-decides}\n"
                + "unplayedMatches: {rule: 5, outcome: both-lose}\n");
        assertThat(calendar(season(CLUB_DAY.plusDays(1)), waits).outstanding()).hasSize(2);
        assertThat(calendar(season(LAST_DAY.plusDays(1)), waits).decided())
                .extracting(match -> match.missed().map(MatchDeadline::day))
                .containsExactly(Optional.of(LAST_DAY), Optional.of(LAST_DAY));
        // In a league whose general day comes first, what it decided of a club's own match stays so.
        RuleSet later = rules("unplayedClubMatches: {rule: 9, by: 05-31, outcome: halved}\n"
                + "unplayedMatches: {rule: 5, by: 04-30, outcome: both-lose}\n");
        for (String day : List.of("2026-05-01", "2026-05-31", "2026-06-01", "2026-07-01")) {
            assertThat(calendar(season(LocalDate.parse(day)), later).decided())
                    .as(day)
                    .allSatisfy(match -> assertThat(
                                    match.missed().orElseThrow().rule().outcome())
                            .isEqualTo(UnplayedMatches.Outcome.BOTH_LOSE));
            assertThat(League.standings(season(LocalDate.parse(day)), later).rows())
                    .extracting(row -> row.tally().matchPoints().toString())
                    .containsExactly("2", "0", "0");
        }
    }

    @Test
    void whatARulingOrAWithdrawalDecidedIsNotOutstanding() {
        RuleSet rules = rules("");
        Season ruled = Season.builder()
                .from(season(CLUB_DAY))
                .addRulings(new Ruling.MatchAwarded(
                        MatchRef.of(TeamId.of("A"), TeamId.of("B")),
                        Score.parse("4-0").orElseThrow(),
                        "13.5",
                        "B would not play"))
                .addWithdrawals(new Withdrawal(TeamId.of("C"), Optional.of(CLUB_DAY), "no players"))
                .build();
        SeasonCalendar calendar = calendar(ruled, rules);
        assertThat(League.standings(ruled, rules).outstanding()).isZero();
        assertThat(calendar.outstanding()).isEmpty();
        assertThat(calendar.objections()).isEmpty();
        assertThat(calendar.decided())
                .extracting(match -> match.notes().get(0).text())
                .containsExactly("awarded 4–0: B would not play", "C left the league: no players");
    }

    /** Where the rules do not say how many boards a match has, nobody can lose them all: the calendar says so. */
    @Test
    void whatCannotBeWorkedOutStaysOutstanding() {
        RuleSet rules = RuleSetFile.read(
                "rules",
                "id: a\nname: A\nboards: any\nrankedBy: match-points\ntieBreaks: [match-wins]\n"
                        + "unplayedClubMatches: {by: 01-31, outcome: defaulted-by-both}\n");
        Season season = season(CLUB_DAY.plusDays(1));
        SeasonCalendar calendar = calendar(season, rules);
        assertThat(League.standings(season, rules).outstanding()).isEqualTo(2);
        assertThat(calendar.outstanding()).hasSize(2);
        assertThat(calendar.objections())
                .extracting(Objection::toString)
                .containsExactly(
                        "rule 10.7: A – B, 2025-10-02: it was not played by 2026-01-31; it would be defaulted by"
                                + " both if the rules said how many boards a match has");
    }
}

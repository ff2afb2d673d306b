/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.only;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.ref;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.AgreedDefaultTime;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Ruling;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rates of play (5.1), default times (6.1) and colours (10.6). */
class TimesTest {

    private static MatchCard card(String start, String arrived, Consumer<MatchCard.Builder> more) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of("A")).away(TeamId.of("B")).start(LocalDateTime.parse(start));
        card.addBoards(new BoardCard(
                Given.seat("a1").arriving(LocalDateTime.parse(arrived)), Given.seat("b1"), BoardResult.HOME_WIN));
        for (int board = 2; board <= 4; board++) {
            card.addBoards(new BoardCard(Given.seat("a" + board), Given.seat("b" + board), BoardResult.DRAW));
        }
        more.accept(card);
        return card.build();
    }

    private static String board1(RuleSet rules, MatchCard card) {
        return boards(only(rules, card)).get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "2025-10-02T19:30, 2025-10-02T19:10, 1-0",
        "2025-10-02T19:30, 2025-10-02T20:30, 1-0",
        "2025-10-02T19:30, 2025-10-02T20:30:01, -/+ 12.2",
        "2025-10-02T19:30, 2025-10-02T20:31, -/+ 12.2",
        // across midnight
        "2025-10-02T23:30, 2025-10-03T00:30, 1-0",
        "2025-10-02T23:30, 2025-10-03T00:31, -/+ 12.2",
        // 26 October 2025, 02:00 summer time is 01:00 again: 00:30 to 01:59 may be 89 minutes, 02:00 is 150 after it
        "2025-10-26T00:30, 2025-10-26T01:30, 1-0",
        "2025-10-26T00:30, 2025-10-26T01:31, -/+ 12.2",
        "2025-10-26T00:30, 2025-10-26T02:00, -/+ 12.2",
        "2025-10-26T02:30, 2025-10-26T03:30, 1-0",
        // 29 March 2026, 01:00 is 02:00 summer time: 00:30 to 02:30 is one hour
        "2026-03-29T00:30, 2026-03-29T02:30, 1-0",
        "2026-03-29T00:30, 2026-03-29T02:31, -/+ 12.2",
    })
    void anHourAfterTheStartIsInTimeAndNoLater(String start, String arrived, String board1) {
        assertThat(board1(RULES, card(start, arrived, card -> {}))).isEqualTo(board1);
    }

    @Test
    void withoutAZoneTheClockIsNeverPutForward() {
        RuleSet noZone = rules(change -> change.zone(Optional.empty()));
        assertThat(board1(noZone, card("2026-03-29T00:30", "2026-03-29T02:30", card -> {})))
                .isEqualTo("-/+ 12.2");
    }

    @Test
    void theLimitItselfMayBeTooLate() {
        RuleSet exclusive = rules(change -> change.defaultTime(new DefaultTime("6.1", Duration.ofMinutes(30), false)));
        assertThat(board1(exclusive, card("2025-10-02T19:30", "2025-10-02T19:59:59", card -> {})))
                .isEqualTo("1-0");
        assertThat(board1(exclusive, card("2025-10-02T19:30", "2025-10-02T20:00", card -> {})))
                .isEqualTo("-/+ 12.2");
    }

    @Test
    void anotherTimeMayBeSetForOneMatch() {
        MatchCard agreed = card(
                "2025-10-02T19:30",
                "2025-10-02T20:45",
                card -> card.defaultTime(
                        new AgreedDefaultTime(Duration.ofMinutes(90), AgreedDefaultTime.By.BOTH_CAPTAINS)));
        assertThat(board1(RULES, agreed)).isEqualTo("1-0");

        Ruling half = new Ruling.DefaultTimeSet(ref("A", "B"), Duration.ofMinutes(30), "6.1", "the hall closes early");
        AdjudicatedMatch ruled = RULES.adjudicator()
                .adjudicate(season("A B", given -> given.addMatches(agreed).addRulings(half)))
                .matches()
                .get(0);
        assertThat(boards(ruled).get(0)).isEqualTo("-/+ 12.2");
        assertThat(ruled.boards().get(0).causes(Side.HOME).get(0).reason())
                .isEqualTo("came at 2025-10-02T20:45, more than 30 minutes after the start at 2025-10-02T19:30");
        assertThat(ruled.notes())
                .containsExactly(
                        new AdjudicatedMatch.Note("6.1", "default time set to 30 minutes: the hall closes early"));
        assertThat(ruled.ratedBoards()).contains(1);
    }

    @Test
    void anArrivalWithoutAStartCannotBeChecked() {
        MatchCard match = card("2025-10-02T19:30", "2025-10-02T20:45", card -> card.start(Optional.empty()));
        AdjudicatedMatch adjudicated = only(RULES, match);
        assertThat(outcome(RULES, adjudicated)).isEqualTo("2½–1½ 2–0");
        assertThat(adjudicated.unchecked())
                .contains(Unchecked.of(
                        "6.1",
                        match.ref(),
                        Side.HOME,
                        1,
                        "the player came at 2025-10-02T20:45, but the match has no start; whether that was in time"
                                + " cannot be checked"));
    }

    @ParameterizedTest
    @CsvSource({
        "2025-10-02T19:30, 19:25, 2025-10-02T19:25",
        "2025-10-02T19:30, 20:20, 2025-10-02T20:20",
        "2025-10-02T19:30, 00:20, 2025-10-03T00:20",
        "2025-10-02T23:50, 00:20, 2025-10-03T00:20",
        "2025-10-02T00:10, 23:50, 2025-10-01T23:50",
    })
    void aTimeOfDayIsTheOneNearestToTheStart(String start, String noted, String meant) {
        assertThat(card(start, start, card -> {}).timeNearStart(LocalTime.parse(noted)))
                .contains(LocalDateTime.parse(meant));
    }

    @Test
    void aCardTakesItsDayFromTheStartAndRefusesTwoDays() {
        assertThat(card("2025-10-02T19:30", "2025-10-02T19:30", card -> {}).date())
                .contains(LocalDate.of(2025, 10, 2));
        assertThatThrownBy(() ->
                        card("2025-10-02T19:30", "2025-10-02T19:30", card -> card.date(LocalDate.of(2025, 10, 3))))
                .hasMessage("A – B: the match is on 2025-10-03 but starts at 2025-10-02T19:30; give one day");
    }

    private static MatchCard playedAt(int minutes, int seconds) {
        return Given.card("A", "B", "1 ½ ½ 0", card -> card.rateOfPlay(RateOfPlay.ofMinutes(minutes, seconds)));
    }

    @Test
    void theCaptainsMayAgreeOnFortyFiveMinutes() {
        assertThat(RULES.adjudication().ratesOfPlay()).isEqualTo(RateOfPlay.ALLOWED);
        for (MatchCard card : List.of(Given.card("A", "B", "1 ½ ½ 0"), playedAt(60, 30), playedAt(45, 30))) {
            assertThat(only(RULES, card).breaches()).isEmpty();
        }
    }

    @Test
    void anyOtherRateIsReportedAndChangesNothing() {
        AdjudicatedMatch match = only(RULES, playedAt(90, 30));
        assertThat(match.breaches())
                .containsExactly(new Breach(
                        "5.1",
                        Optional.of(match.card().ref()),
                        Optional.empty(),
                        OptionalInt.empty(),
                        "the rate of play is 90+30; play at 60+30 or 45+30"));
        assertThat(outcome(RULES, match)).isEqualTo(outcome(RULES, playedAt(60, 30)));
        RuleSet unchecked = rules(rules -> rules.ratesOfPlay(List.of()));
        assertThat(only(unchecked, playedAt(90, 30)).breaches()).isEmpty();
    }

    @Test
    void aCardWithoutARateWasPlayedAtTheDefault() {
        MatchCard silent = Given.card("A", "B", "1 ½ ½ 0");
        RuleSet none = rules(rules -> rules.ratesOfPlay(List.of()));
        RuleSet other = rules(rules -> rules.ratesOfPlay(List.of(RateOfPlay.ofMinutes(75, 10), RateOfPlay.DEFAULT)));
        assertThat(RULES.adjudication().rateOfPlay(silent)).hasToString("60+30");
        assertThat(none.adjudication().rateOfPlay(silent)).hasToString("60+30");
        assertThat(other.adjudication().rateOfPlay(silent)).hasToString("75+10");
        assertThat(RULES.adjudication().rateOfPlay(playedAt(45, 30))).hasToString("45+30");
    }

    @Test
    void coloursAlternateOrAreTossedFor() {
        MatchCard card = Given.card("A", "B", "1 1 1 1");
        assertThat(white(Colours.HOME_BLACK_ON_ODD, card)).isEqualTo("AHAH");
        assertThat(white(Colours.HOME_WHITE_ON_ODD, card)).isEqualTo("HAHA");
        assertThat(white(Colours.homeBlackOn(1, 4), card)).isEqualTo("AHHA");
        assertThat(white(Colours.TOSSED, card)).isEqualTo("????");
        MatchCard tossed = Given.card("A", "B", "1 1 1 1", each -> each.whiteOnBoard1(Side.AWAY));
        assertThat(white(Colours.TOSSED, tossed)).isEqualTo("AHAH");
        assertThat(RULES.adjudication().colours()).isEqualTo(Colours.HOME_BLACK_ON_ODD);
    }

    private static String white(Colours colours, MatchCard card) {
        StringBuilder white = new StringBuilder();
        for (int board = 1; board <= 4; board++) {
            white.append(colours.white(card, board)
                    .map(side -> side.name().substring(0, 1))
                    .orElse("?"));
        }
        return white.toString();
    }
}

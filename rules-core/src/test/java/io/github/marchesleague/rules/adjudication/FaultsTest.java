/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaint;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.player;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.points;
import static io.github.marchesleague.rules.adjudication.Given.ref;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.lineup.Displacement;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.season.Season;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is refused, all at once, and in which words. */
class FaultsTest {

    private static void refused(Consumer<Season.Builder> more, String... messages) {
        assertThatThrownBy(() -> RULES.adjudicator().adjudicate(season("A B C", more)))
                .isInstanceOf(FaultsException.class)
                .hasMessage(String.join("\n", messages));
    }

    @Test
    void unknownPlayersAndTeamsAreRefusedTogether() {
        refused(
                given -> given.addAllPlayers(players("a", 0, 0, 0, 0))
                        .addAllPlayers(players("b", 0, 0, 0, 0))
                        .addMatches(
                                lineUps("A", "a1 a2 a3 a9", "B", "b1 b2 b3 b4", "1 1 1 1"), card("A", "Z", "1 1 1 1")),
                "A – B, 2025-10-02, board 4: \"a9\" is not a player; name a player of the season",
                "A – Z, 2025-10-02: \"Z\" is not entered; name a team of the entry list");
    }

    /** "AaAa", "AaBB", "BBAa" and "BBBB" have the same hash, and are four players. */
    @Test
    void playersWhoseIdentifiersHaveTheSameHashAreToldApart() {
        assertThat("AaBB".hashCode()).isEqualTo("BBAa".hashCode());
        refused(
                given -> given.addMatches(
                        lineUps("A", "AaAa a2 AaBB a4", "B", "b1 BBAa b3 BBBB", "1 1 1 1"),
                        lineUps("A", "AaAa AaBB a3 BBAa", "C", "BBBB c2 AaBB c4", "1 1 1 1")),
                "A – C, 2025-10-02, board 3: \"AaBB\" is in both line-ups; name each player for one team");
    }

    @Test
    void aPlayerInBothLineUpsOrTwiceInOneIsRefused() {
        refused(
                given -> given.addMatches(
                        lineUps("A", "p a2 a3 a4", "B", "b1 p b3 b4", "1 1 1 1"),
                        lineUps("A", "q a2 q a4", "C", "c1 c2 c3 c4", "1 1 1 1"),
                        lineUps("B", "r b2 b3 b4", "C", "r c2 c3 c4", "1 1 1 1")),
                "A – B, 2025-10-02, board 2: \"p\" is in both line-ups; name each player for one team",
                "A – C, 2025-10-02, board 3: \"q\" is in the line-up twice; name each player once",
                "B – C, 2025-10-02, board 1: \"r\" is in both line-ups; name each player for one team");
    }

    @Test
    void ratingListsNeedADateAndPlayersAreEnteredOnce() {
        refused(
                given -> given.addRatingLists(
                                new RatingList("ECF", Optional.empty(), Map.of()),
                                Given.ratingList("WCU", "2025-09-01"),
                                Given.ratingList("WCU", "2025-09-01"))
                        .addPlayers(player("p", 0), player("p", 0))
                        .addPlayers(playerOf("q", "Z")),
                "player p: the player is entered twice; enter each player once",
                "rating list ECF: the list has no date; give the first day on which it is in force, such as 2025-09-01",
                "rating list WCU: there are two editions from 2025-09-01; give each edition once",
                "player q: \"Z\" is not entered; name a team of the entry list");
    }

    private static Player playerOf(String id, String team) {
        Player.Builder player = Player.builder();
        return player.id(PlayerId.of(id)).team(TeamId.of(team)).build();
    }

    @Test
    void aComplaintNeedsOneMatchThatWasPlayedAndABoardOfIt() {
        MatchCard again = card("A", "B", "1 1 1 1", match -> match.round(2));
        refused(
                given -> given.addMatches(
                                card("A", "B", "1 1 1 1"),
                                again,
                                card("B", "C", "1 1 1 1"),
                                outstanding("C", "B"),
                                card("C", "A", "", match -> match.total(score("2-2"))),
                                card("A", "C", "1 1 1 1", match -> match.date(Optional.empty())))
                        .addComplaints(
                                upheld("B", "A", Side.HOME, 1),
                                upheld("A", "B", Side.HOME, 1),
                                upheld("B", "C", Side.HOME, 5),
                                upheld("C", "B", Side.HOME, 1),
                                upheld("C", "A", Side.HOME, 1),
                                upheld("A", "C", Side.HOME, 1)),
                "complaint about B – A: there is no such match; name a match of the season, home team first",
                "complaint about A – B: the two teams met more than once in that order; name the match by its round or"
                        + " date as well",
                "complaint about B – C: board 5 of 4; name a board from 1 to 4",
                "complaint about C – B: the match has not been played; wait for the match, or leave the complaint out",
                "complaint about C – A: the match has only a total; give its boards, so that one of them can be"
                        + " forfeited",
                "complaint about A – C: the match has no date; give it one, so that the days of rule 12.5 can be"
                        + " counted");
        assertThatThrownBy(() -> complaint("A", "B", Side.HOME, 0, each -> {}))
                .hasMessage("complaint about A – B: board 0; boards are numbered from 1");
    }

    @Test
    void aRoundOrDateNamesOneOfTwoMatches() {
        MatchCard second = card("A", "B", "1 1 1 1", match -> match.round(2));
        Season season = season(
                "A B",
                given -> given.addMatches(card("A", "B", "1 1 1 1", match -> match.round(1)), second)
                        .addComplaints(complaint(
                                "A",
                                "B",
                                Side.HOME,
                                1,
                                each -> each.match(new MatchRef(
                                                TeamId.of("A"), TeamId.of("B"), OptionalInt.of(2), Optional.empty()))
                                        .upheld(true))));
        List<AdjudicatedMatch> matches = RULES.adjudicator().adjudicate(season).matches();
        assertThat(Given.outcome(RULES, matches.get(0))).isEqualTo("4–0 2–0");
        assertThat(Given.outcome(RULES, matches.get(1))).isEqualTo("0–4 0–2");
    }

    @Test
    void rulingsWithdrawalsAndByesNameWhatThereIs() {
        Withdrawal gone = new Withdrawal(TeamId.of("C"), Optional.of(DAY), "");
        refused(
                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                        .addRulings(
                                points("Z", "1", "0"),
                                new Ruling.MatchAnnulled(ref("B", "A"), "13.5", "r"),
                                new Ruling.OrderDecided(List.of(TeamId.of("A"), TeamId.of("Y")), "13.5", "r"))
                        .addWithdrawals(gone, gone, new Withdrawal(TeamId.of("V"), Optional.empty(), ""))
                        .putStated(TeamId.of("U"), TeamFacts.NONE)
                        .addByes(new Bye(TeamId.of("X"), OptionalInt.empty()))
                        .controllerTeam(TeamId.of("W")),
                "ruling: \"Z\" is not entered; name a team of the entry list",
                "ruling about B – A: there is no such match; name a match of the season, home team first",
                "ruling: \"Y\" is not entered; name a team of the entry list",
                "withdrawal of C: the team has left already; enter each withdrawal once",
                "withdrawal of V: \"V\" is not entered; name a team of the entry list",
                "bye: \"X\" is not entered; name a team of the entry list",
                "what is stated of U: \"U\" is not entered; name a team of the entry list",
                "the controller's team: \"W\" is not entered; name a team of the entry list");
    }

    @Test
    void cardsHaveTheBoardsOfTheRules() {
        refused(
                given -> given.addMatches(card("A", "B", "1 1 1"), card("A", "B", "1 1 1 1"), card("A", "B", "1 1 1 1"))
                        .addTeams(Team.of("A")),
                "team A: the team is entered twice; enter each team once",
                "A – B, 2025-10-02: 3 boards; a match has 4 boards; give each of them",
                "A – B, 2025-10-02: the match is there twice; give it once, or give each its round or date",
                "A – B, 2025-10-02: the match is there twice; give it once, or give each its round or date");
        RuleSet football = Given.with(RULES, RULES.adjudication(), RULES.scoring(), 0);
        assertThatThrownBy(() -> Given.only(football, card("A", "B", "1")))
                .hasMessage("A – B, 2025-10-02: 1 boards; give the score of the match; it has no boards");
        assertThatThrownBy(() -> Given.only(football, card("A", "B", "", match -> match.defaultedBy(Defaulted.AWAY))))
                .hasMessage(
                        "A – B, 2025-10-02: the match was defaulted, and the rules do not say how many boards it has;"
                                + " give its boards or its score");
    }

    @Test
    void aComplaintAboutAnotherMatchIsRefusedForOneCard() {
        assertThatThrownBy(() -> Given.only(RULES, card("A", "B", "1 1 1 1"), upheld("B", "A", Side.HOME, 1)))
                .hasMessage(
                        "complaint about B – A: the card is that of A – B, 2025-10-02; give the complaints about this"
                                + " match only");
    }

    @Test
    void aComplaintCannotComeBeforeItsMatch() {
        refused(
                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                        .addComplaints(complaint("A", "B", Side.HOME, 1, each -> each.submitted(DAY.minusDays(1)))),
                "complaint about A – B: it was submitted on 2025-10-01, before the match on 2025-10-02; give the day on which"
                        + " the written complaint came; a protest before the start is protestedBeforeStart");
        // On the day itself is right.
        assertThat(Given.only(
                                RULES,
                                card("A", "B", "1 1 1 1"),
                                complaint("A", "B", Side.HOME, 1, each -> each.submitted(DAY)))
                        .pending())
                .hasSize(1);
    }

    @Test
    void aBoardHasOneDecision() {
        refused(
                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                        .addComplaints(
                                upheld("A", "B", Side.HOME, 2),
                                upheld("A", "B", Side.AWAY, 2),
                                complaint("A", "B", Side.HOME, 2, each -> each.upheld(false))),
                "complaint about A – B, 2025-10-02: board 2: complaint 1 was upheld and complaint 3 refused; give one decision"
                        + " about a board");
        // That one which came too late was refused contradicts nothing, nor does one that is pending.
        assertThat(RULES.adjudicator()
                        .adjudicate(season(
                                "A B",
                                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                                        .addComplaints(
                                                upheld("A", "B", Side.HOME, 2),
                                                complaint(
                                                        "A",
                                                        "B",
                                                        Side.HOME,
                                                        2,
                                                        each -> each.submitted(DAY.plusDays(8))
                                                                .upheld(false)),
                                                complaint("A", "B", Side.HOME, 2, each -> {}))))
                        .inadmissible())
                .hasSize(1);
    }

    @Test
    void aMatchAndAnOrderAreDecidedOnce() {
        Ruling first = new Ruling.MatchAwarded(ref("A", "B"), score("4-0"), "13.5", "one");
        Ruling second = new Ruling.MatchAwarded(
                new MatchRef(TeamId.of("A"), TeamId.of("B"), OptionalInt.empty(), Optional.of(DAY)),
                score("0-4"),
                "13.5",
                "two");
        refused(
                given -> given.addMatches(card("A", "B", "1 1 1 1"))
                        .addRulings(
                                first,
                                new Ruling.OrderDecided(List.of(TeamId.of("A"), TeamId.of("B")), "13.5", "lots"),
                                second,
                                new Ruling.OrderDecided(
                                        List.of(TeamId.of("C"), TeamId.of("B"), TeamId.of("A")), "13.5", "lots")),
                "ruling 3: the award of A – B, 2025-10-02 was decided by ruling 1 already; keep one of the two",
                "ruling 4: the order of A and B was decided by ruling 2 already; keep one of the two");
    }

    @Test
    void nobodyWinsABoardForWhichNobodyWasNamed() {
        refused(
                given -> given.addMatches(
                        lineUps("A", "a1 ~ a3 ~", "B", "b1 b2 ~ ~", "1 1 - ="),
                        lineUps("A", "~ a2 a3 a4", "C", "c1 c2 c3 ~", "+ 1 1 +")),
                "A – B, 2025-10-02, board 2: the home side has won with nobody named; name its player, or correct the result",
                "A – B, 2025-10-02, board 3: the away side has won with nobody named; name its player, or correct the result",
                "A – C, 2025-10-02, board 1: the home side has won with nobody named; name its player, or correct the"
                        + " result");
    }

    @Test
    void rulesThatCannotBeAreRefused() {
        assertThatThrownBy(() -> new DefaultTime("6.1", Duration.ofMinutes(-1), true))
                .hasMessage("default time PT-1M: it must not be before the start");
        assertThatThrownBy(() -> Given.order(order -> order.tolerance(-1)))
                .hasMessage("rule 9.3: a tolerance must not be negative");
        assertThatThrownBy(() -> new ComplaintRules("12.5", true, OptionalInt.of(7), Enforcement.REPORTED))
                .hasMessage("rule 12.5: an upheld complaint needs a sanction; give one that takes nothing if so meant");
        assertThatThrownBy(() ->
                        new ComplaintRules("12.5", true, OptionalInt.of(-7), Enforcement.punished(Sanction.BOARD)))
                .hasMessage("rule 12.5: -7 days for a complaint; the number must not be negative");
        assertThatThrownBy(() -> new Displacement("9.3", -1))
                .hasMessage("rule 9.3: -1 boards of displacement; the number must not be negative");
        assertThatThrownBy(() -> MatchDefault.playersBelowShare(3, 2))
                .hasMessage("share 3/2: give a share between 0 and 1, such as 1/2");
        assertThatThrownBy(() -> new RatingList(" ", Optional.empty(), Map.of()))
                .hasMessage("a rating list's name must not be blank");
    }
}

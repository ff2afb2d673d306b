/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.boards;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaints;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.only;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.outstanding;
import static io.github.marchesleague.rules.adjudication.Given.players;
import static io.github.marchesleague.rules.adjudication.Given.points;
import static io.github.marchesleague.rules.adjudication.Given.pts;
import static io.github.marchesleague.rules.adjudication.Given.ref;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.scored;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.table;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static io.github.marchesleague.rules.adjudication.Given.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What people reported of other league programs: defaults, withdrawals and penalties. */
class FieldReportsTest {

    // ---------------------------------------------------------------- default

    @Test
    void fr026_aDefaultedMatchBringsFullGamePoints() {
        assertThat(table(season("A B C D", card("A", "B", "+ + + +"), card("C", "D", "1 1 ½ ½"))))
                .containsExactly("A 2 4", "C 2 3", "D 0 1", "B 0 0");
        assertThat(table(season("A B C D", by(card("A", "B", "1 1 0 0"), Defaulted.AWAY), card("C", "D", "1 1 ½ ½"))))
                .containsExactly("A 2 4", "C 2 3", "D 0 1", "B 0 0");
        MatchCard withoutBoards = card("A", "B", "", match -> match.defaultedBy(Defaulted.AWAY));
        assertThat(table(season("A B C D", withoutBoards, card("C", "D", "1 1 ½ ½"))))
                .containsExactly("A 2 4", "C 2 3", "D 0 1", "B 0 0");
    }

    @Test
    void fr028_aBoardThatBothSidesLackIsHalved() {
        assertThat(outcome(RULES, card("A", "B", "- - - ="))).isEqualTo("½–3½ 0–2");
        AdjudicatedMatch defaulted = only(RULES, by(card("A", "B", "0 0 0 +"), Defaulted.HOME));
        assertThat(outcome(RULES, defaulted)).isEqualTo("½–3½ 0–2");
        assertThat(boards(defaulted)).containsExactly("-/+ 12.1", "-/+ 12.1", "-/+ 12.1", "-/- 12.3");
    }

    @Test
    void fr029_aMatchThatBothDefaultedIsDrawnOrWorthNothing() {
        AdjudicatedMatch match = only(RULES, card("A", "B", "= = = ="));
        assertThat(outcome(RULES, match)).isEqualTo("2–2 1–1");
        assertThat(match.result().boards()).containsOnly(BoardResult.DOUBLE_DEFAULT);

        MatchPointScale.Builder scale = MatchPointScale.builder();
        RuleSet nothing = scored(
                defaults(handling -> handling.matchDefault(MatchDefault.atLeast(4))
                        .bothDefaultedMatch(BothLost.NOTHING)
                        .bothAbsent(BothLost.NOTHING)),
                new Scoring(
                        RULES.scoring().boardPoints(),
                        scale.doubleDefault(Points.ZERO).build(),
                        Scoring.Unfinished.MATCH_WAITS,
                        Optional.empty()));
        Season season = season("A B", card("A", "B", "= = = ="));
        assertThat(outcome(nothing, season.matches().get(0))).isEqualTo("0–0 0–0");
        assertThat(League.standings(season, nothing).isFinal()).isTrue();
    }

    @Test
    void fr031_playedIsNotAmbiguous() {
        Season season =
                season("A B C D", card("A", "B", "1 1 ½ ½"), card("B", "C", "- - - -"), card("D", "B", "+ + + +"));
        assertThat(table(season)).contains("B 0 1");
        List<AdjudicatedMatch> ofB = RULES.adjudicator().adjudicate(season).matches();
        assertThat(ofB).hasSize(3).allMatch(match -> match.standing() == AdjudicatedMatch.Standing.COUNTS);
        assertThat(ofB.stream().filter(match -> !match.ratedBoards().isEmpty())).hasSize(1);
        assertThat(ofB.stream().filter(match -> match.ratedBoards().isEmpty())).hasSize(2);
        Points against = ofB.stream()
                .map(match -> RULES.scoring()
                        .score(match.result())
                        .of(match.card().home().equals(TeamId.of("B")) ? Side.AWAY : Side.HOME))
                .reduce(Points.ZERO, Points::plus);
        assertThat(against).isEqualTo(Points.of(11));
    }

    @Test
    void fr032_gamePointsOfADefaultedMatchCountAndAreKnownAsSuch() {
        Season season =
                season("A B C", card("A", "B", "½ ½ ½ ½"), card("A", "C", "1 1 1 0"), card("B", "C", "+ + + +"));
        assertThat(table(season)).containsExactly("B 3 6", "A 3 5", "C 0 1");
        assertThat(RULES.adjudicator().adjudicate(season).matches().get(2).boards())
                .hasSize(4)
                .allMatch(board -> board.causes(Side.AWAY).get(0).kind() == Cause.Kind.ABSENT);
    }

    @Test
    void fr034_aDefaultCostsTheHandicap() {
        RuleSet three =
                with(RULES, defaults(handling -> handling.handicapLost(true)).adjudication(), RULES.scoring(), 3);
        MatchCard match = card("A", "B", "0 0 +", card -> card.handicap(new Score(pts("1.5"), Points.ZERO)));
        assertThat(outcome(three, match)).isEqualTo("2½–2 2–0");
        MatchCard lost = card("A", "B", "0 0 -", card -> card.handicap(new Score(pts("1.5"), Points.ZERO)));
        assertThat(outcome(three, lost)).isEqualTo("0–3 0–2");
    }

    @Test
    void fr035_tooFewPlayersLoseTheMatchWhereTheRulesSaySo() {
        assertThat(outcome(RULES, card("A", "B", "0 0 + +"))).isEqualTo("2–2 1–1");
        RuleSet atLeastThree = defaults(handling -> handling.matchDefault(MatchDefault.fewerPlayersThan(3)));
        AdjudicatedMatch match = only(atLeastThree, card("A", "B", "0 0 + +"));
        assertThat(outcome(atLeastThree, match)).isEqualTo("4–0 2–0");
        assertThat(match.result().defaultedBy()).isEqualTo(Defaulted.AWAY);
        assertThat(match.notes()).containsExactly(new AdjudicatedMatch.Note("12.1", "B defaulted the match"));
    }

    @Test
    void fr037_eachSideHasItsOwnScore() {
        assertThat(outcome(RULES, card("A", "B", "1 (½/0) 0 0"))).isEqualTo("1½–2 0–2");
        assertThatThrownBy(() -> only(RULES, card("A", "B", "1 (1/½) 0 0")))
                .isInstanceOf(FaultsException.class)
                .hasMessage(
                        "A – B, 2025-10-02, board 2: \"1-½\" is more than a board is worth; give both sides 1 at most"
                                + " in all");
    }

    @Test
    void fr038_onlyGamesOverTheBoardAreRated() {
        AdjudicatedMatch match = only(RULES, card("A", "B", "1 ½ + ="));
        assertThat(RULES.scoring().score(match.result())).isEqualTo(score("3-1"));
        assertThat(match.ratedBoards()).containsExactly(1, 2);
    }

    @Test
    void fr040_anEmptyBoardAboveAFilledOneIsReported() {
        AdjudicatedMatch top = only(RULES, lineUps("A", "~ a2 a3 a4", "B", "b1 b2 b3 b4", "- 1 1 1"));
        assertThat(RULES.scoring().score(top.result())).isEqualTo(score("3-1"));
        assertThat(top.breaches())
                .containsExactly(Breach.of(
                        "12.4",
                        top.card().ref(),
                        Side.HOME,
                        1,
                        "board 1 of A is empty above board 4; a short team must leave its bottom boards empty"));
        assertThat(only(RULES, lineUps("A", "a1 a2 a3 ~", "B", "b1 b2 b3 b4", "1 1 1 -"))
                        .breaches())
                .isEmpty();
    }

    @Test
    void fr041_theSameDefaultTwiceChangesNothing() {
        Ruling award = new Ruling.MatchAwarded(ref("A", "B"), score("4-0"), "12.1", "B did not come");
        Season once =
                season("A B", given -> given.addMatches(outstanding("A", "B")).addRulings(award));
        Season thrice =
                season("A B", given -> given.addMatches(outstanding("A", "B")).addRulings(award, award, award));
        assertThat(table(once)).containsExactly("A 2 4", "B 0 0");
        assertThat(League.standings(thrice, RULES).rows())
                .isEqualTo(League.standings(once, RULES).rows());
        assertThat(League.standings(once, RULES).rows().get(1).tally().played()).isEqualTo(1);
    }

    @Test
    void fr043_aVoidBoardIsWorthNothingAndLowersTheTotal() {
        assertThat(outcome(RULES, card("A", "B", "1 ½ 0 +"))).isEqualTo("2½–1½ 2–0");
        assertThat(outcome(RULES, card("A", "B", "1 ½ 0 v"))).isEqualTo("1½–1½ 1–1");
        assertThat(outcome(RULES, card("A", "B", "1 ½ 0 ="))).isEqualTo("2–2 1–1");
    }

    // ---------------------------------------------------------------- withdrawal

    @Test
    void fr044_aTeamThatPlayedLessThanHalfIsExpungedAndItsGamesStayRated() {
        RuleSet expungeBelowHalf = rules(change -> change.withdrawal(WithdrawalPolicy.playedBelow(
                1, 2, WithdrawalPolicy.Treatment.EXPUNGE, WithdrawalPolicy.Treatment.DEFAULT_THE_REST)));
        List<MatchCard> cards = List.of(
                card("A", "D", "1 1 1 1"),
                card("A", "B", "½ ½ ½ ½"),
                card("B", "C", "1 1 ½ ½"),
                card("A", "C", "½ ½ ½ ½"));
        Season before = season("A B C D", given -> given.addAllMatches(cards));
        assertThat(table(before, expungeBelowHalf)).containsExactly("A 4 8", "B 3 5", "C 1 3", "D 0 0");
        Season after = season(
                "A B C D",
                given -> given.addAllMatches(cards)
                        .addWithdrawals(new Withdrawal(TeamId.of("D"), Optional.of(DAY), "too few players")));
        assertThat(table(after, expungeBelowHalf)).containsExactly("B 3 5", "A 2 4", "C 1 3");
        AdjudicatedSeason adjudicated = expungeBelowHalf.adjudicator().adjudicate(after);
        assertThat(adjudicated.matches().get(0).ratedBoards()).containsExactly(1, 2, 3, 4);
        assertThat(adjudicated.withdrawn())
                .containsExactly(new WithdrawnTeam(
                        TeamId.of("D"), Optional.of(DAY), WithdrawalPolicy.Treatment.EXPUNGE, "too few players"));
    }

    @Test
    void fr046_everyMatchOfALeavingTeamMayBeAwarded() {
        RuleSet awardAll =
                rules(change -> change.withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.AWARD_ALL)));
        Season season = season(
                "A B C D",
                given -> given.addMatches(card("A", "D", "½ ½ ½ ½"), card("B", "D", "0 0 1 0"), outstanding("C", "D"))
                        .addWithdrawals(new Withdrawal(TeamId.of("D"), Optional.empty(), "")));
        assertThat(table(season, awardAll)).containsExactly("A 2 4", "B 2 4", "C 2 4", "D 0 0");
        List<AdjudicatedMatch> matches =
                awardAll.adjudicator().adjudicate(season).matches();
        assertThat(matches.get(1).ratedBoards()).containsExactly(1, 2, 3, 4);
        assertThat(matches.get(1).boards().stream().map(AdjudicatedBoard::played))
                .containsExactly(
                        BoardResult.AWAY_WIN, BoardResult.AWAY_WIN, BoardResult.HOME_WIN, BoardResult.AWAY_WIN);
        assertThat(matches.get(2).ratedBoards()).isEmpty();
    }

    @Test
    void fr047_anExpungedTeamMightAsWellNeverHaveEntered() {
        RuleSet expunge =
                rules(change -> change.withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.EXPUNGE)));
        List<MatchCard> others =
                List.of(card("A", "B", "½ ½ ½ ½"), card("B", "C", "1 ½ ½ ½"), card("C", "A", "0 0 ½ ½"));
        Season without = season("A B C", given -> given.addAllMatches(others));
        Season left = season(
                "A D B C",
                given -> given.addMatches(card("A", "D", "1 0 0 0"))
                        .addAllMatches(others)
                        .addMatches(card("D", "B", "1 1 ½ 0"), card("C", "D", "1 1 1 1"))
                        .addWithdrawals(new Withdrawal(TeamId.of("D"), Optional.empty(), "")));
        assertThat(League.standings(left, expunge).rows())
                .isEqualTo(League.standings(without, expunge).rows());
        assertThat(League.standings(left, expunge).ties())
                .isEqualTo(League.standings(without, expunge).ties());
        assertThat(expunge.adjudicator().adjudicate(left).results())
                .isEqualTo(expunge.adjudicator().adjudicate(without).results());
    }

    @Test
    void fr049_onlyEnteredTeamsAreInTheTable() {
        assertThatThrownBy(() -> League.standings(season("A B C", card("X", "Y", "1 1 1 1")), RULES))
                .isInstanceOf(FaultsException.class)
                .hasMessage("X – Y, 2025-10-02: \"X\" is not entered; name a team of the entry list\n"
                        + "X – Y, 2025-10-02: \"Y\" is not entered; name a team of the entry list");
        assertThat(table(season("A B C"))).containsExactly("A 0 0", "B 0 0", "C 0 0");
    }

    @Test
    void fr050_aWithdrawnTeamIsGoneFromMembersFixturesAndTableAtOnce() {
        RuleSet expunge =
                rules(change -> change.withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.EXPUNGE)));
        List<String> names = List.of("A", "B", "C", "D", "E");
        Season season = season("A B C D E", given -> {
            for (int i = 0; i < 5; i++) {
                for (int j = i + 1; j < 5; j++) {
                    given.addMatches(outstanding(names.get(i), names.get(j)));
                }
            }
            given.addWithdrawals(new Withdrawal(TeamId.of("D"), Optional.empty(), ""));
        });
        AdjudicatedSeason adjudicated = expunge.adjudicator().adjudicate(season);
        assertThat(adjudicated.results()).noneMatch(match -> match.toString().contains("D"));
        for (String team : List.of("A", "B", "C", "E")) {
            assertThat(adjudicated.results().stream()
                            .filter(match -> match.home().equals(TeamId.of(team))
                                    || match.away().equals(TeamId.of(team))))
                    .hasSize(3);
        }
        assertThat(adjudicated.teams().stream().map(team -> team.id().value())).containsExactly("A", "B", "C", "E");
        assertThat(adjudicated.withdrawn().stream().map(WithdrawnTeam::team)).containsExactly(TeamId.of("D"));
    }

    // ---------------------------------------------------------------- penalty

    @Test
    void fr052_totalsMayBeNegative() {
        assertThat(table(season(
                        "A B C",
                        given -> given.addMatches(card("A", "B", "1 1 ½ ½"), card("C", "B", "1 ½ ½ ½"))
                                .addRulings(points("A", "-3", "0")))))
                .containsExactly("C 2 2½", "B 0 2½", "A -1 3");
    }

    @Test
    void fr053_aDeductionBelongsToItsSeason() {
        List<MatchCard> cards = List.of(
                card("A", "C", "1 1 1 1"),
                card("A", "B", "1 1 ½ ½"),
                card("B", "C", "1 1 1 ½"),
                card("C", "B", "½ ½ ½ ½"));
        Season first = season("A B C", given -> given.addAllMatches(cards).addRulings(points("A", "-2", "0")));
        Season second = season("A B C", given -> given.addAllMatches(cards));
        assertThat(table(second)).startsWith("A 4 7", "B 3 6½");
        assertThat(table(first)).startsWith("B 3 6½", "A 2 7");
    }

    @Test
    void fr055_theBoardIsTransferredAndAPointTakenOff() {
        Sanction transferAndOne = Sanction.builder()
                .reach(Sanction.Reach.BOARD)
                .gamePoints(Points.ONE)
                .build();
        RuleSet rules = rules(change -> change.boardOrder(
                        order(order -> order.tolerance(15).offender(RatingOrder.Offender.LOWER)))
                .boardOrderBreach(Enforcement.punished(transferAndOne)));
        Season season = season(
                "A B",
                given -> given.addAllPlayers(players("a", 180, 175, 140, 170))
                        .addAllPlayers(players("b", 160, 150, 140, 130))
                        .addMatches(lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "0 1 0 1")));
        AdjudicatedMatch match =
                rules.adjudicator().adjudicate(season).matches().get(0);
        assertThat(outcome(rules, match)).isEqualTo("0–3 0–2");
        assertThat(boards(match)).containsExactly("0-1", "1-0", "0-1", "-/+ 9.3");
        assertThat(match.boards().stream().map(AdjudicatedBoard::played))
                .containsExactly(
                        BoardResult.AWAY_WIN, BoardResult.HOME_WIN, BoardResult.AWAY_WIN, BoardResult.HOME_WIN);
        assertThat(match.ratedBoards()).containsExactly(1, 2, 3, 4);
    }

    @Test
    void fr056_anUpheldComplaintForfeitsFromTheOffendingBoardDown() {
        Complaint complaint = upheld("A", "B", Side.HOME, 3);
        AdjudicatedMatch match = only(RULES, card("A", "B", "1 1 1 1"), complaint);
        assertThat(outcome(RULES, match)).isEqualTo("2–2 1–1");
        assertThat(boards(match)).containsExactly("1-0", "1-0", "-/+ 12.5", "-/+ 12.5");
        assertThat(outcome(complaints(Sanction.BOARD), card("A", "B", "1 1 1 1"), complaint))
                .isEqualTo("3–1 2–0");
    }

    @Test
    void fr058_onePlaceDecidesWhetherATotalStopsAtZero() {
        Sanction onePoint = Sanction.builder().gamePoints(Points.ONE).build();
        RuleSet negative = complaints(onePoint);
        RuleSet floored = scored(
                negative,
                new Scoring(
                        RULES.scoring().boardPoints(),
                        RULES.scoring().matchPoints(),
                        RULES.scoring().unfinished(),
                        Optional.of(Points.ZERO)));
        Complaint complaint = upheld("A", "B", Side.HOME, 1);
        Season season = season(
                "A B", given -> given.addMatches(card("A", "B", "½ 0 0 0")).addComplaints(complaint));
        assertThat(outcome(negative, season.matches().get(0), complaint)).isEqualTo("-½–3½ 0–2");
        assertThat(table(season, negative)).containsExactly("B 2 3½", "A 0 -½");
        assertThat(outcome(floored, season.matches().get(0), complaint)).isEqualTo("0–3½ 0–2");
        assertThat(table(season, floored)).containsExactly("B 2 3½", "A 0 0");
    }

    @Test
    void fr059_adjustmentsAreListedAndNeedNotFitTheWins() {
        Season season = season(
                "A B",
                given -> given.addMatches(card("A", "B", "1 0 ½ ½"))
                        .addRulings(points("B", "1", "0"), points("A", "-1", "0")));
        assertThat(table(season)).containsExactly("B 2 2", "A 0 2");
        assertThat(League.standings(season, RULES).rows())
                .allMatch(row -> row.tally().won() == 0 && row.tally().drawn() == 1)
                .allMatch(row -> row.adjustments().size() == 1
                        && row.adjustments().get(0).reason().equals("decided by the controller"));
    }
}

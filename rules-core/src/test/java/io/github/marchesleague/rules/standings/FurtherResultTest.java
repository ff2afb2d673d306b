/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A table with one result more: what it comes to, and what is refused. */
class FurtherResultTest {

    private static final List<Team> ENTRIES =
            Stream.of("Clun", "Ludlow", "Ross").map(Team::of).toList();

    private static final MatchResult CLUN_ROSS = MatchResult.of("Clun", "Ross", "1-0", "1-0", "0-1", "½-½");

    private static MatchResult.Builder again(MatchResult match) {
        return MatchResult.builder().home(match.home()).away(match.away()).boards(match.boards());
    }

    private static Standings table() {
        return Standings.of(ENTRIES, List.of(CLUN_ROSS), RuleSets.herefordshire());
    }

    private static void assertSame(Standings table, Standings expected) {
        assertThat(table.rows()).isEqualTo(expected.rows());
        assertThat(table.ties()).isEqualTo(expected.ties());
        assertThat(table.courses()).isEqualTo(expected.courses());
        assertThat(table.outstanding()).isEqualTo(expected.outstanding());
        assertThat(table.playOffs()).isEqualTo(expected.playOffs());
    }

    private static void refused(MatchResult match, String message) {
        Standings table = table();
        assertThatThrownBy(() -> table.with(match))
                .isInstanceOf(FaultsException.class)
                .hasMessage(message);
    }

    @Test
    void aTeamThatIsNotEnteredIsRefused() {
        refused(
                MatchResult.of("Zeal", "Ross", "1-0", "1-0", "0-1", "½-½"),
                "Zeal – Ross: team \"Zeal\" is not entered; name a team of the entry list");
        refused(
                MatchResult.of("Ross", "Zeal", "1-0", "1-0", "0-1", "½-½"),
                "Ross – Zeal: team \"Zeal\" is not entered; name a team of the entry list");
    }

    @Test
    void anotherNumberOfBoardsIsRefused() {
        refused(
                MatchResult.of("Ludlow", "Ross", "1-0", "1-0", "0-1"),
                "Ludlow – Ross: 3 boards are given; a match has 4 boards");
        refused(MatchResult.of("Ludlow", "Ross", "1-0"), "Ludlow – Ross: 1 board is given; a match has 4 boards");
        RuleSet scoresOnly = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .boards(0)
                .chain(new Chain(List.of(new Step(TieBreaks.MATCH_POINTS, "7.2.1")), PartialSplit.RE_FORM))
                .build();
        assertThatThrownBy(() -> League.standings(List.of(CLUN_ROSS), scoresOnly))
                .isInstanceOf(FaultsException.class)
                .hasMessage("Clun – Ross: 4 boards are given; these rules record a score and no boards");
        assertThat(League.standings(List.of(MatchResult.ofTotal("Clun", "Ross", "2½-1½")), scoresOnly)
                        .rows())
                .hasSize(2);
    }

    @Test
    void theSameMatchIsRefusedAndAnotherBetweenTheTeamsIsNot() {
        refused(
                CLUN_ROSS,
                "Clun – Ross: the match is given twice; keep one result, or tell the two apart by round or date");
        MatchResult replay = again(CLUN_ROSS).round(2).build();
        assertSame(table().with(replay), Standings.of(ENTRIES, List.of(CLUN_ROSS, replay), RuleSets.herefordshire()));
        MatchResult back = MatchResult.of("Ross", "Clun", "1-0", "1-0", "0-1", "½-½");
        assertSame(table().with(back), Standings.of(ENTRIES, List.of(CLUN_ROSS, back), RuleSets.herefordshire()));
    }

    @Test
    void aMatchThatDoesNotCountYetIsOutstanding() {
        Standings table = table();
        assertThat(table.isFinal()).isTrue();
        MatchResult unplayed = MatchResult.outstanding("Ludlow", "Ross");
        MatchResult unfinished = MatchResult.of("Ludlow", "Clun", "1-0", "unfinished", "0-1", "½-½");
        Standings later = table.with(unplayed).with(unfinished);
        assertThat(later.outstanding()).isEqualTo(2);
        assertThat(later.isFinal()).isFalse();
        assertSame(later, Standings.of(ENTRIES, List.of(CLUN_ROSS, unplayed, unfinished), RuleSets.herefordshire()));
        assertThat(later.workings().matches()).containsExactly(CLUN_ROSS);
    }

    /** In an open table a team comes in with its first result, and what is outstanding stays so. */
    @Test
    void anOpenTableTakesUpNewTeams() {
        List<MatchResult> results = new ArrayList<>(
                List.of(CLUN_ROSS, MatchResult.outstanding("Ludlow", "Ross"), MatchResult.outstanding("Ross", "Clun")));
        Standings table = League.standings(results);
        for (MatchResult more : List.of(
                MatchResult.of("Bredon", "Ross", "1-0", "0-1", "0-1", "½-½"),
                MatchResult.of("Bredon", "Clun", "1-0", "0-1", "0-1", "½-½"),
                MatchResult.outstanding("Bredon", "Dilwyn"))) {
            table = table.with(more);
            results.add(more);
            assertSame(table, League.standings(results));
        }
        assertThat(table.outstanding()).isEqualTo(3);
        assertThat(table.rows()).hasSize(5);
    }

    /** Points that come in smaller parts than any before, and match points with a part for each game point. */
    @Test
    void smallerPartsOfAPointComeIn() {
        RuleSet rules = RuleSet.builder()
                .from(RuleSets.herefordshire())
                .scoring(new Scoring(
                        RuleSets.herefordshire().scoring().boardPoints(),
                        MatchPointScale.builder()
                                .perGamePoint(new Points(1, 10))
                                .build(),
                        Scoring.Unfinished.MATCH_WAITS,
                        Optional.empty()))
                .build();
        List<MatchResult> results = new ArrayList<>(List.of(CLUN_ROSS));
        Standings table = Standings.of(ENTRIES, results, rules);
        for (MatchResult more : List.of(
                MatchResult.ofTotal("Ludlow", "Ross", "2.3-1.7"),
                MatchResult.ofTotal("Ross", "Ludlow", "3-1"),
                MatchResult.ofTotal("Clun", "Ludlow", "1.45-2.55"),
                MatchResult.ofTotal("Ludlow", "Clun", "2-1.9"),
                MatchResult.ofTotal("Ross", "Clun", "2-1.125"))) {
            table = table.with(more);
            results.add(more);
            assertSame(table, Standings.of(ENTRIES, results, rules));
        }
        // Clun: 2½ + 1.45 + 1.9 + 1.125, against it 1½ + 2.55 + 2 + 2, one match won and three lost, and 2 + 6.975 /
        // 10.
        assertThat(table.rows().stream()
                        .filter(row -> row.team().name().equals("Clun"))
                        .map(row -> row.tally()))
                .containsExactly(
                        new Tally(4, 1, 0, 3, new Points(26975, 10000), new Points(6975, 1000), new Points(805, 100)));
    }

    private static MatchCard card(MatchResult match) {
        MatchCard.Builder card = MatchCard.builder().home(match.home()).away(match.away());
        match.boards().forEach(board -> card.addBoards(BoardCard.of(board)));
        return card.build();
    }

    /** A season with points taken away, a decided order and a play-off keeps them all. */
    @Test
    void aSeasonKeepsWhatWasDecided() {
        MatchResult later = MatchResult.of("Ludlow", "Ross", "½-½", "½-½", "½-½", "½-½");
        Season.Builder season = Season.builder()
                .addTeams(Team.of("Clun"), Team.of("Ludlow"), Team.of("Ross"), Team.of("Bredon"))
                .addMatches(card(CLUN_ROSS))
                .addPlayOffs(card(MatchResult.of("Ludlow", "Bredon", "1-0", "1-0", "1-0", "1-0")))
                .addRulings(
                        new Ruling.PointsAdjusted(new Adjustment(
                                TeamId.of("Clun"), new Points(-1, 3), new Points(-1, 4), "13.5", "late")),
                        new Ruling.OrderDecided(List.of(TeamId.of("Bredon"), TeamId.of("Ludlow")), "13.5", "lot"));
        Standings table = League.standings(season.build());
        assertSame(
                table.with(later),
                League.standings(season.addMatches(card(later)).build()));
        assertThat(table.with(later).rows().get(0).adjustments()).hasSize(1);
        assertThat(table.with(later).rows().get(1).adjustments()).isEmpty();
        // Clun has 2 match points less a third, and 2½ game points less a quarter.
        assertThat(table.rows().get(0).tally())
                .isEqualTo(new Tally(1, 1, 0, 0, new Points(5, 3), new Points(9, 4), new Points(3, 2)));
        assertThat(table.with(later).adjudicated()).isEqualTo(table.adjudicated());
        assertThat(table.workings().playOffs()).hasSize(1);
    }

    private static Ledger ledger(Scoring scoring, MatchResult... results) {
        return LedgerReader.read(
                Field.of(ENTRIES),
                List.of(results),
                List.of(),
                RuleSet.builder()
                        .from(RuleSets.herefordshire())
                        .scoring(scoring)
                        .build());
    }

    /** 129 matches are more than a small season has; every second of them ended in another way. */
    @Test
    void inALargerSeasonMatchesThatEndedAlikeAreOneScoreline() {
        MatchResult won = MatchResult.of("Ludlow", "Clun", "1-0", "1-0", "0-1", "½-½");
        MatchResult otherwise = MatchResult.of("Ludlow", "Clun", "0-1", "1-0", "1-0", "½-½");
        MatchResult[] results = IntStream.rangeClosed(1, 129)
                .mapToObj(round ->
                        again(round % 2 == 1 ? won : otherwise).round(round).build())
                .toArray(MatchResult[]::new);
        Ledger read = ledger(RuleSets.herefordshire().scoring(), results);
        assertThat(read.scorelines()).hasSize(2);
        assertThat(read.book().line(127)).isEqualTo(1);
        assertThat(read.book().line(128)).isZero();
        // 65 times 2½ and 64 times 2½.
        assertThat(read.tally(read.number(TeamId.of("Ludlow"))).gamePoints()).isEqualTo(Points.ofHalves(129 * 5));
    }

    /**
     * Two matches that ended alike are worth the same, and a match that comes later is the scoreline of one that ended
     * alike, except where match points may look at more than the boards.
     */
    @Test
    void matchesThatEndedAlikeAreWorthTheSame() {
        MatchResult alike = MatchResult.of("Ludlow", "Clun", "1-0", "1-0", "0-1", "½-½");
        MatchResult other = MatchResult.of("Ludlow", "Ross", "0-1", "1-0", "1-0", "½-½");
        MatchResult defaulted =
                again(alike).round(2).defaultedBy(Defaulted.AWAY).build();
        MatchResult reduced = again(alike)
                .round(3)
                .adjustment(new Score(Points.ZERO, Points.of(-1)))
                .build();
        MatchResult decided = MatchResult.of("Ludlow", "Ross", "½-0", "1-0", "0-1", "½-½");
        Scoring standard = RuleSets.herefordshire().scoring();
        Ledger read = ledger(standard, CLUN_ROSS, alike, other, defaulted, reduced);
        // What the boards are worth does not depend on their order; what is unusual is worth what it is worth.
        assertThat(read.scorelines().get(1).worth())
                .isSameAs(read.scorelines().get(0).worth());
        assertThat(read.scorelines()).extracting(line -> line.worth().number()).containsExactly(0, 0, 0, 1, 2);

        Ledger first = ledger(standard, CLUN_ROSS);
        assertThat(first.with(alike).scorelines()).isSameAs(first.scorelines());
        assertThat(first.with(alike).extent()).isSameAs(first.extent());
        assertThat(first.with(other).scorelines()).hasSize(2);
        assertThat(first.with(defaulted).scorelines()).hasSize(2);
        assertThat(first.with(reduced).with(decided).scorelines()).hasSize(3);
        assertThat(first.with(other).book().line(1)).isEqualTo(1);

        Scoring ofItsOwn = new Scoring(
                standard.boardPoints(),
                (result, score) -> MatchPoints.STANDARD.award(result, score),
                standard.unfinished(),
                Optional.empty());
        assertThat(ledger(ofItsOwn, CLUN_ROSS, alike).scorelines()).hasSize(2);
        assertThat(ledger(ofItsOwn, CLUN_ROSS).with(alike).scorelines()).hasSize(2);
    }

    /** What a match adds is added to the totals where they come in parts that it fits; otherwise they are added up anew. */
    @Test
    void totalsAreContinuedWhereTheirPartsFit() {
        Scoring standard = RuleSets.herefordshire().scoring();
        Ledger halves = ledger(standard, CLUN_ROSS);
        Ledger tenths = ledger(standard, CLUN_ROSS, MatchResult.ofTotal("Ludlow", "Ross", "2.3-1.7"));
        assertThat(halves.totals().with(0, 1, halves.scorelines().get(0))).isPresent();
        assertThat(halves.totals().with(0, 1, tenths.scorelines().get(1))).isEmpty();
        assertThat(tenths.totals().with(0, 1, tenths.scorelines().get(1))).isPresent();
        assertThat(tenths.totals().with(0, 1, halves.scorelines().get(0))).isPresent();
    }

    /** A board that was given a score of its own is another scoreline than the same board without. */
    @Test
    void aBoardWithAScoreOfItsOwnIsNotTheUsualBoard() {
        MatchResult fixed = MatchResult.builder()
                .home(TeamId.of("Ludlow"))
                .away(TeamId.of("Clun"))
                .addBoards(BoardResult.HOME_WIN.scored(Points.ONE, Points.ONE), BoardResult.HOME_WIN)
                .addBoards(BoardResult.AWAY_WIN, BoardResult.DRAW)
                .build();
        Standings table = Standings.of(ENTRIES, List.of(CLUN_ROSS, fixed), RuleSets.herefordshire());
        // Clun has 2½ from Ross and 1 + 0 + 1 + ½ from Ludlow, which has 1 + 1 + 0 + ½.
        assertThat(table.rows().stream()
                        .map(row -> row.team() + " " + row.tally().gamePoints()))
                .containsExactly("Clun 5", "Ludlow 2½", "Ross 1½");
        assertSame(
                Standings.of(ENTRIES, List.of(CLUN_ROSS), RuleSets.herefordshire())
                        .with(fixed),
                table);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.scoring.Adjustment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is refused when a season is laid out, and what is seen of it as a whole. */
class LedgerReaderTest {

    private static final List<Team> ENTRIES =
            Stream.of("A", "B", "C").map(Team::of).toList();

    private static MatchResult drawn(String home, String away) {
        return MatchResult.of(home, away, "½-½", "½-½", "½-½", "½-½");
    }

    private static Ledger read(List<Team> entries, MatchResult... results) {
        return LedgerReader.read(Field.of(entries), List.of(results), List.of(), RuleSets.herefordshire());
    }

    private static MatchResult inRound(int round, String home, String away) {
        MatchResult match = drawn(home, away);
        return MatchResult.builder()
                .home(match.home())
                .away(match.away())
                .boards(match.boards())
                .round(round)
                .build();
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        List<Team> entries = List.of(Team.of("A"), Team.of("B"), Team.of("A"));
        List<Adjustment> adjustments =
                List.of(new Adjustment(TeamId.of("Y"), Points.ONE, Points.ZERO, "13.5", "late result"));
        List<MatchResult> results =
                List.of(drawn("A", "Z"), MatchResult.of("B", "A", "1-0"), MatchResult.of("A", "B", "1-0", "½-0"));
        assertThatThrownBy(() -> LedgerReader.read(Field.of(entries), results, adjustments, RuleSets.herefordshire()))
                .isInstanceOf(FaultsException.class)
                .hasMessage("""
                        teams: "A" is entered twice; enter each team once
                        A – Z: team "Z" is not entered; name a team of the entry list
                        B – A: 1 board is given; a match has 4 boards
                        A – B: 2 boards are given; a match has 4 boards
                        adjustment "late result": team "Y" is not entered; name a team of the entry list\
                        """);
    }

    /** A and B met twice in round 1, B and C in rounds 1 and 2; a third time is named again. */
    @Test
    void everyMatchThatIsGivenAgainIsNamed() {
        assertThatThrownBy(() -> read(
                        ENTRIES,
                        inRound(1, "A", "B"),
                        inRound(1, "B", "C"),
                        inRound(1, "A", "B"),
                        inRound(2, "B", "C"),
                        inRound(1, "B", "A"),
                        inRound(2, "A", "B"),
                        inRound(1, "A", "B"),
                        drawn("C", "A"),
                        drawn("C", "A")))
                .isInstanceOf(FaultsException.class)
                .hasMessage("""
                        A – B, round 1: the match is given twice; keep one result, or tell the two apart by round or date
                        A – B, round 1: the match is given twice; keep one result, or tell the two apart by round or date
                        C – A: the match is given twice; keep one result, or tell the two apart by round or date\
                        """);
        assertThat(read(ENTRIES, inRound(1, "A", "B"), inRound(2, "A", "B"), inRound(1, "B", "A"))
                        .book()
                        .size())
                .isEqualTo(3);
    }

    /** Results may come from anything that can be gone through, once. */
    @Test
    void resultsAreReadFromAnythingThatCanBeGoneThrough() {
        Iterable<MatchResult> once =
                List.of(drawn("A", "B"), MatchResult.outstanding("B", "C"), drawn("C", "A"))::iterator;
        Standings table = League.standings(once);
        assertThat(table.workings().matches()).containsExactly(drawn("A", "B"), drawn("C", "A"));
        assertThat(table.outstanding()).isEqualTo(1);
        assertThat(table.rows()).hasSize(3);
    }

    /** What a caller does with its list afterwards does not matter. */
    @Test
    void theListIsCopied() {
        List<MatchResult> results = new ArrayList<>(List.of(drawn("A", "B")));
        Standings table = League.standings(results);
        results.set(0, drawn("B", "C"));
        assertThat(table.workings().matches()).containsExactly(drawn("A", "B"));
    }

    @Test
    void itIsSeenHowOftenEveryPairHasMet() {
        assertThat(read(ENTRIES, drawn("A", "B"), drawn("B", "C"), drawn("C", "A"))
                        .meetingsOfEveryPair())
                .isEqualTo(1);
        assertThat(read(ENTRIES, drawn("A", "B"), drawn("B", "C")).meetingsOfEveryPair())
                .isZero();
        // As many as there are pairs, but A and B met twice.
        assertThat(read(ENTRIES, drawn("A", "B"), drawn("B", "A"), drawn("C", "A"))
                        .meetingsOfEveryPair())
                .isZero();
        MatchResult[] twice = {
            drawn("A", "B"), drawn("B", "A"), drawn("B", "C"), drawn("C", "B"), drawn("C", "A"), drawn("A", "C")
        };
        assertThat(read(ENTRIES, twice).meetingsOfEveryPair()).isEqualTo(2);
        // Twice, but A was at home to C both times.
        twice[4] = inRound(2, "A", "C");
        assertThat(read(ENTRIES, twice).meetingsOfEveryPair()).isZero();
        assertThat(read(ENTRIES).meetingsOfEveryPair()).isZero();
    }

    /** Two teams of one name in the order of their identifiers, and a table of one team. */
    @Test
    void teamsThatNothingTellsApartAreInTheOrderOfTheirNames() {
        List<Team> entries = List.of(
                new Team(TeamId.of("y"), "Clun", Optional.empty()),
                new Team(TeamId.of("z"), "Bredon", Optional.empty()),
                new Team(TeamId.of("x"), "Clun", Optional.empty()));
        assertThat(Standings.of(entries, List.of(), RuleSets.herefordshire()).rows())
                .extracting(row -> row.team().id().value())
                .containsExactly("z", "x", "y");
        Standings alone = Standings.of(entries.subList(0, 1), List.of(), RuleSets.herefordshire());
        assertThat(alone.rows()).extracting(Row::position).containsExactly(1);
        assertThat(alone.rows().get(0).shared()).isFalse();
        assertThat(alone.courses()).isEmpty();
        assertThat(alone.ties()).isEmpty();
        assertThat(Standings.of(List.of(), List.of(), RuleSets.herefordshire()).rows())
                .isEmpty();
    }

    @Test
    void aTeamThatIsNotInTheTableIsNamedWithThoseThatAre() {
        Standings table = Standings.of(ENTRIES, List.of(drawn("A", "B")), RuleSets.herefordshire());
        assertThatThrownBy(() -> table.workings().matches(TeamId.of("Z")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("team \"Z\" is not in this table; it has [A, B, C]");
        assertThatThrownBy(() -> table.separation(TeamId.of("A"), TeamId.of("A")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("\"A\" was compared with itself; name two different teams");
    }
}

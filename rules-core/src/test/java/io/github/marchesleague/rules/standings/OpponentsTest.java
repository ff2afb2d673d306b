/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The sums over opponents, where everybody has met everybody and where not. */
class OpponentsTest {

    /**
     * Home and away, A won both matches with B by 3-1 and the others ended 2-2: A has 3 + 3 + 2 + 2 = 10 game points, C
     * 8, B 1 + 1 + 2 + 2 = 6. What their opponents have: A's 8 + 6 = 14, C's 10 + 6 = 16, B's 10 + 8 = 18; twice that where
     * each meeting counts.
     */
    @Test
    void opponentsOfADoubleAllPlayAllCountOnceOrWithEachMeeting() {
        List<MatchResult> matches = new ArrayList<>(List.of(
                MatchResult.ofTotal("A", "B", "3-1"),
                MatchResult.ofTotal("B", "A", "1-3"),
                MatchResult.ofTotal("A", "C", "2-2"),
                MatchResult.ofTotal("C", "A", "2-2"),
                MatchResult.ofTotal("B", "C", "2-2"),
                MatchResult.ofTotal("C", "B", "2-2")));
        assertThat(ranked(matches, false)).containsExactly("B 18", "C 16", "A 14");
        assertThat(ranked(matches, true)).containsExactly("B 36", "C 32", "A 28");
        // As the table has it.
        assertThat(ranked(matches, of(Measure.OPPONENTS_GAME_POINTS))).containsExactly("B 18", "C 16", "A 14");
        assertThat(ranked(matches, of(Measure.OPPONENTS_GAME_POINTS).perMeeting(true)))
                .containsExactly("B 36", "C 32", "A 28");

        // Without the last match B has 4 and C 6; the opponents of A have 10, of B 16, of C 14.
        matches.remove(5);
        assertThat(ranked(matches, false)).containsExactly("B 16", "C 14", "A 10");
        // A met B and C twice, 20; B met A twice and C once, 26; C met A twice and B once, 24.
        assertThat(ranked(matches, true)).containsExactly("B 26", "C 24", "A 20");
    }

    /** As often as there would be matches in a complete season, but B and C met twice and A and C not at all. */
    @Test
    void theNumberOfMatchesAloneDoesNotMakeASeasonComplete() {
        List<MatchResult> matches = List.of(
                MatchResult.ofTotal("A", "B", "3-1"),
                MatchResult.ofTotal("B", "C", "2-2"),
                MatchResult.ofTotal("C", "B", "2½-1½"));
        // A has 3, B 1 + 2 + 1½ = 4½, C 4½: A's opponent has 4½, B's have 7½, C's has 4½.
        assertThat(ranked(matches, false)).containsExactly("B 7½", "A 4½", "C 4½");
    }

    /**
     * A beat B 3-1 at home and 2½-1½ away, drew with C and lost to D 1-3; B beat C 3-1. So A has 3 + 2½ + 2 + 1 = 8½ game
     * points, B 1 + 1½ + 3 = 5½, C 2 + 1 = 3, D 3. Match points: A 5, B 2, C 1, D 2.
     */
    private static final List<MatchResult> FOUR = List.of(
            MatchResult.ofTotal("A", "B", "3-1"),
            MatchResult.ofTotal("B", "A", "1½-2½"),
            MatchResult.ofTotal("A", "C", "2-2"),
            MatchResult.ofTotal("D", "A", "3-1"),
            MatchResult.ofTotal("B", "C", "3-1"));

    private static Criterion.Builder of(Measure measure) {
        return Criterion.of(measure);
    }

    @Test
    void everyMeasureOfOpponents() {
        assertThat(ranked(FOUR, of(Measure.OPPONENTS_GAME_POINTS))).containsExactly("C 14", "A 11½", "B 11½", "D 8½");
        // A: 2 + 1 + 2, B: 5 + 1, C: 5 + 2, D: 5.
        assertThat(ranked(FOUR, of(Measure.OPPONENTS_MATCH_POINTS))).containsExactly("C 7", "B 6", "A 5", "D 5");
        // A: 2 × 2 from the first match with B and as much from the second, 1 × 1 from C; B: 2 × 1; C: 1 × 5; D: 2 × 5.
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_MATCH_MATCH))).containsExactly("D 10", "A 9", "C 5", "B 2");
        // A: 5½ × 2 + 2 × 1 + 1 × 2; B: 2½ × 5 + 3 × 1; C: 2 × 5 + 1 × 2; D: 3 × 5.
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_MATCH_GAME)))
                .containsExactly("B 15½", "A 15", "D 15", "C 12");
        // A: 4 × 5½ + 1 × 3; B: 2 × 3; C: 1 × 8½; D: 2 × 8½.
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_GAME_MATCH)))
                .containsExactly("A 25", "D 17", "C 8½", "B 6");
        // A: 5½ × 5½ + 2 × 3 + 1 × 3; B: 2½ × 8½ + 3 × 3; C: 2 × 8½ + 1 × 5½; D: 3 × 8½.
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_GAME_GAME)))
                .containsExactly("A 39.25", "B 30.25", "D 25½", "C 22½");
        // A: B twice, 5½ each time, and half of C; B: C; C: half of A; D: A.
        assertThat(ranked(FOUR, of(Measure.BEATEN_OPPONENTS))).containsExactly("A 12½", "D 8½", "C 4.25", "B 3");
        // A: (2 + 1) × 5½ − 2 × 3; B: −3 × 8½ + 2 × 3; C: −2 × 5½; D: 2 × 8½.
        assertThat(ranked(FOUR, of(Measure.MARGIN_TIMES_OPPONENT))).containsExactly("D 17", "A 10½", "C -11", "B -19½");
    }

    /** A beat B 3-1 and drew with C, who drew with B: A has 5, B 3 and C 4; 3 × 3 + 2 × 4, 1 × 5 + 2 × 4, 2 × 5 + 2 × 3. */
    @Test
    void whatWasTakenCountsWhereEveryPairHasMetToo() {
        List<MatchResult> complete = List.of(
                MatchResult.ofTotal("A", "B", "3-1"),
                MatchResult.ofTotal("C", "A", "2-2"),
                MatchResult.ofTotal("B", "C", "2-2"));
        assertThat(ranked(complete, of(Measure.SONNEBORN_BERGER_GAME_GAME))).containsExactly("A 17", "C 16", "B 13");
        assertThat(ranked(complete, of(Measure.OPPONENTS_GAME_POINTS))).containsExactly("B 9", "C 8", "A 7");
    }

    /** Of those with as many points the one from whom least was taken is left out first. */
    @Test
    void ofLevelOpponentsTheOneThatAddsLeastIsLeftOut() {
        // A's opponents have B 5½, C 3 and D 3: 5½ × 5½ from B, 2 × 3 from C, 1 × 3 from D, which is left out.
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_GAME_GAME).cutLowest(1)))
                .startsWith("A 36.25")
                .contains("D 0");
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_GAME_GAME).cutLowest(2)))
                .startsWith("A 30.25");
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_GAME_GAME).cutHighest(1)))
                .contains("A 9");
        assertThat(ranked(
                        FOUR,
                        of(Measure.SONNEBORN_BERGER_GAME_GAME).cutLowest(1).cutAllLevel(true)))
                .startsWith("A 30.25");
        // The match points of B and D: 5½ × 2 from the one, 1 × 2 from the other, which goes; 2 × 1 from C stays.
        assertThat(ranked(FOUR, of(Measure.SONNEBORN_BERGER_MATCH_GAME).cutHighest(1)))
                .contains("A 13");
    }

    /** A met D, from whom it took 1, before C, from whom it took 2; both have 3 game points. */
    @Test
    void theOrderInWhichTheyWereMetDoesNotMatter() {
        List<MatchResult> otherwise = List.of(FOUR.get(0), FOUR.get(1), FOUR.get(3), FOUR.get(2), FOUR.get(4));
        assertThat(ranked(otherwise, of(Measure.SONNEBORN_BERGER_GAME_GAME).cutLowest(1)))
                .startsWith("A 36.25");
        // Level in every respect, whoever was met first is named as left out.
        Criterion plain = of(Measure.OPPONENTS_GAME_POINTS).cutLowest(1).build();
        assertThat(League.standings(otherwise, rules(plain)).workings().opponents(plain, TeamId.of("A")).stream()
                        .map(share -> share.opponent() + " " + share.counted()))
                .containsExactly("B YES", "D LOWEST_LEFT_OUT", "C YES");
    }

    /** More may be left out than there are. */
    @Test
    void nothingIsLeftWhereAllAreLeftOut() {
        assertThat(ranked(FOUR, of(Measure.OPPONENTS_GAME_POINTS).cutLowest(5)))
                .containsExactly("A 0", "B 0", "C 0", "D 0");
        assertThat(ranked(FOUR, of(Measure.OPPONENTS_GAME_POINTS).cutHighest(5)))
                .containsExactly("A 0", "B 0", "C 0", "D 0");
    }

    /** What is said about each opponent of A: C and D have 3 game points, and from D it took the less. */
    @Test
    void sharesNameTheOpponentsAndWhatBecameOfThem() {
        Criterion criterion = of(Measure.SONNEBORN_BERGER_GAME_GAME)
                .cutLowest(1)
                .cutHighest(1)
                .build();
        assertThat(League.standings(FOUR, rules(criterion)).workings().opponents(criterion, TeamId.of("A")).stream()
                        .map(share ->
                                share.opponent() + " " + share.total() + " " + share.adds() + " " + share.counted()))
                .containsExactly("B 5½ 30.25 HIGHEST_LEFT_OUT", "C 3 6 YES", "D 3 3 LOWEST_LEFT_OUT");
        Criterion allLevel = of(Measure.OPPONENTS_GAME_POINTS)
                .cutLowest(1)
                .cutAllLevel(true)
                .perMeeting(true)
                .build();
        assertThat(League.standings(FOUR, rules(allLevel)).workings().opponents(allLevel, TeamId.of("A")).stream()
                        .map(share -> share.opponent() + " " + share.counted()))
                .containsExactly("B YES", "B YES", "C LOWEST_LEFT_OUT", "D LOWEST_LEFT_OUT");
    }

    /** What the figure of every team is in the order of the table. */
    private static List<String> ranked(List<MatchResult> matches, Criterion.Builder criterion) {
        Standings table = League.standings(matches, rules(criterion.build()));
        Division.Ordered division = (Division.Ordered)
                table.courses().get(0).stops().get(0).division().orElseThrow();
        List<String> figures = division.parts().stream()
                .flatMap(part -> part.teams().stream().map(team -> team + " " + part.figure()))
                .toList();
        assertThat(figures.stream().map(line -> line.substring(0, line.indexOf(' '))))
                .containsExactlyElementsOf(
                        table.rows().stream().map(row -> row.team().name()).toList());
        return figures;
    }

    private static RuleSet rules(Criterion criterion) {
        return RuleSet.builder()
                .from(RuleSets.herefordshire())
                .chain(new Chain(List.of(new Step(criterion, "1")), PartialSplit.RESTART_BLOCK))
                .build();
    }

    private static List<String> ranked(List<MatchResult> matches, boolean perMeeting) {
        Criterion opponents = Criterion.of(Measure.OPPONENTS_GAME_POINTS)
                .perMeeting(perMeeting)
                .build();
        Standings table = League.standings(matches, rules(opponents));
        return table.rows().stream()
                .map(row -> row.team().name() + " "
                        + table.workings().opponents(opponents, row.team().id()).stream()
                                .map(OpponentShare::adds)
                                .reduce(Points.ZERO, Points::plus))
                .toList();
    }
}

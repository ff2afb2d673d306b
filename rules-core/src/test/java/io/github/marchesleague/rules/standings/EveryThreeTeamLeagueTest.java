/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.transcription.LiteralTable;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** All 531,441 ways to fill the boards of a three-team league: three matches of four boards, three results a board. */
class EveryThreeTeamLeagueTest {

    private static final String[] TOKENS = {"1-0", "½-½", "0-1"};
    private static final List<String> TEAMS = List.of("Ashford", "Bredon", "Clun");
    private static final int ALL = 531_441;

    private static String[] boards(int season, int match) {
        int code = season;
        for (int skipped = 0; skipped < match * 4; skipped++) {
            code /= 3;
        }
        String[] boards = new String[4];
        for (int board = 0; board < 4; board++) {
            boards[board] = TOKENS[code % 3];
            code /= 3;
        }
        return boards;
    }

    private static void agrees(int season) {
        String[][] boards = {boards(season, 0), boards(season, 1), boards(season, 2)};
        List<String> engine = AgainstTranscription.lines(League.standings(List.of(
                MatchResult.of("Ashford", "Bredon", boards[0]),
                MatchResult.of("Bredon", "Clun", boards[1]),
                MatchResult.of("Clun", "Ashford", boards[2]))));
        List<String> transcription = AgainstTranscription.transcription(
                TEAMS,
                List.of(
                        LiteralTable.Match.ofBoards("Ashford", "Bredon", boards[0]),
                        LiteralTable.Match.ofBoards("Bredon", "Clun", boards[1]),
                        LiteralTable.Match.ofBoards("Clun", "Ashford", boards[2])),
                List.of(),
                LiteralTable.Rules.herefordshire());
        assertThat(engine).as("season %s", season).isEqualTo(transcription);
    }

    @Test
    void engineAgreesWithTranscriptionOnAllOfThem() {
        IntStream.range(0, ALL).parallel().forEach(EveryThreeTeamLeagueTest::agrees);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Separation;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Tie;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every step of the chain of every rule set that comes with the library decides one small league, worked by hand from the
 * rule book; without that step, or with another in its place, the league would come out otherwise.
 */
class WorkedChainsTest {

    /**
     * Rule sets | the step that decides | the matches, and the play-offs after {@code //} | who is ahead of whom; {@code =} where
     * the step leaves the two level for a ruling, a play-off or for good. {@code (away defaulted)} marks a match defaulted as a
     * whole.
     */
    private static final String ROWS = """
            # What the table is ranked by: fewer game points, but the match won; in leagues of game points the other way round.
            croydon-2023 gwent belgium-interclubs-4-boards german-go-bundesliga-2020-21 herefordshire-2025-26 nottinghamshire czech-league bavarian-youth fide-team-2024-round-robin fide-team-2024-swiss cornwall-500 english-cup-tie german-youth-2018-19 german-youth-2018-19-swiss leamington-2018 mccu-cup-tie-2012 southend-cup coventry-old lanarkshire leeds-mini-league north-staffs-2013 nulcc swiss-team-championship | match-points | A-C 2½-1½; D-B 2½-1½; E-B 2½-1½ | A > B
            belgium-interclubs-8-boards belgium-interclubs-2018 german-state-2020 france-clubs-2025-26 hamburg-threshold | match-points | A-C 5-3; D-B 5-3 | A > B
            belgium-interclubs-6-boards crete-friendship-cup-2024 | match-points | A-C 3½-2½; D-B 3½-2½; E-B 3½-2½ | A > B
            cornwall munster | match-points | A-C 3-2; B-D 2½-2½ | A > B
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 uefa-club-groups-to-2020-21 uefa-groups uefa-euro-groups la-liga | match-points | A-C 1-0; B-D 5-5 | A > B
            fiba wellington-basketball | match-points | A-C 51-50; D-B 91-90 | A > B
            # Game points and a bonus: 2½ and 1 against 1½, 1½ and nothing; 3 and 2 against 2, 2 and nothing.
            wcu-under-1850 | match-points | A-C 2½-1½; D-B 2½-1½; E-B 2½-1½ | A > B
            ulster-2021-22 | match-points | A-C 3-2; D-B 3-2; E-B 3-2 | A > B
            astc | game-points | C-A 2½-1½; D-A 2½-1½; B-D 2½-1½ | A > B
            connaught-senior-2018 east-glamorgan | game-points | C-A 3-2; D-A 3-2; B-D 3-2 | A > B
            # Game points.
            croydon-2023 gwent belgium-interclubs-4-boards german-go-bundesliga-2020-21 herefordshire-2025-26 nottinghamshire czech-league bavarian-youth fide-team-2024-round-robin fide-team-2024-swiss cornwall-500 english-cup-tie german-youth-2018-19 german-youth-2018-19-swiss | game-points | A-C 4-0; B-D 3-1 | A > B
            belgium-interclubs-8-boards belgium-interclubs-2018 german-state-2020 | game-points | A-C 8-0; B-D 7-1 | A > B
            belgium-interclubs-6-boards crete-friendship-cup-2024 | game-points | A-C 6-0; B-D 5-1 | A > B
            # A has 3 game points and 2 more than its opponents, B 4 and as many as they.
            leamington-2018 | game-difference | A-C 3-1; B-D 3-1; E-B 3-1 | A > B
            # The match between the two: both have 4 game points, A from 3 and 1 and B from 1 and 3.
            croydon-2023 gwent nottinghamshire bavarian-youth mccu-cup-tie-2012 | head-to-head-match-points | A-B 3-1; E-A 3-1; B-F 3-1 | A > B
            fide-team-2024-round-robin | head-to-head-match-points-per-opponent | A-B 3-1; E-A 3-1; B-F 3-1 | A > B
            belgium-interclubs-4-boards german-go-bundesliga-2020-21 herefordshire-2025-26 english-cup-tie leamington-2018 astc | head-to-head-game-points | A-B 3-1; E-A 3-1; B-F 3-1 | A > B
            belgium-interclubs-8-boards | head-to-head-game-points | A-B 5-3; E-A 5-3; B-F 5-3 | A > B
            connaught-senior-2018 east-glamorgan | head-to-head-game-points | A-B 3-2; E-A 3-2; B-F 3-2 | A > B
            munster | head-to-head-match-points | A-B 3-2; E-A 3-2; B-F 3-2 | A > B
            france-clubs-2025-26 | head-to-head-match-points | A-B 5-3; E-A 5-3; B-F 5-3 | A > B
            # A match each; 5 game points from these and 5 in all.
            croydon-2023 gwent nottinghamshire | head-to-head-game-points | A-B 4-0; B-A 3-1; E-A 4-0; F-A 4-0; E-B 3-1; F-B 3-1 | A > B
            fide-team-2024-round-robin | head-to-head-game-points-per-opponent | A-B 4-0; B-A 3-1; E-A 4-0; F-A 4-0; E-B 3-1; F-B 3-1 | A > B
            # Match points where the table goes by game points: 3½ each from a win and a loss, or a draw and a loss; 4 each.
            astc | match-points | A-C 2½-1½; D-A 3-1; B-C 2-2; D-B 2½-1½ | A > B
            east-glamorgan | match-points | A-C 3-2; D-A 4-1; B-C 2½-2½; D-B 3½-1½ | A > B
            # The boards of the drawn match: A won on 1 and B on the last; then A on 1 and 4 and B on 2 and 3.
            belgium-interclubs-4-boards german-go-bundesliga-2020-21 herefordshire-2025-26 english-cup-tie mccu-cup-tie-2012 | board-count | A-B [1-0 = = 0-1] | A > B
            belgium-interclubs-8-boards | board-count | A-B [1-0 = = = = = = 0-1] | A > B
            belgium-interclubs-4-boards german-go-bundesliga-2020-21 herefordshire-2025-26 english-cup-tie mccu-cup-tie-2012 | bottom-board-elimination | A-B [1-0 0-1 0-1 1-0] | B > A
            southend-cup | bottom-board-elimination | A-B [0-1 = = 1-0] | B > A
            belgium-interclubs-8-boards | bottom-board-elimination | A-B [1-0 0-1 0-1 1-0 = = = =] | B > A
            connaught-senior-2018 | bottom-board-elimination | A-B [1-0 0-1 0-1 1-0 =] | B > A
            astc | top-boards | A-B [1-0 = = 0-1] | A > B
            # 4 and half of 5 against 1 and half of 5; 4 and 1 against 3 and 2; the same with the weights 5 to 8.
            bavarian-youth | board-count-berlin | A-B [1-0 = = 0-1] | A > B
            bavarian-youth | foremost-board-won | A-B [1-0 0-1 0-1 1-0] | A > B
            german-state-2020 | season-board-count-berlin | A-B [1-0 = = = = = = 0-1] | A > B
            german-state-2020 | season-board-count-berlin-first-4 | A-B [1-0 0-1 = = = = 0-1 1-0] | A > B
            german-state-2020 | season-board-count-berlin-first-2 | A-B [1-0 0-1 0-1 1-0 = = = =] | A > B
            fide-team-2024-round-robin | season-board-count-fide | A-B [1-0 = = 0-1] | A > B
            mccu-cup-tie-2012 | black-on-odd-boards | B-A [= = = =] | B > A
            # A's opponents have 6, 10 and 10, B's 6, 2 and 2: without the highest and the lowest 10 and 2.
            belgium-interclubs-4-boards german-go-bundesliga-2020-21 herefordshire-2025-26 | opponents-game-points-trimmed | A-B [= = = =]; A-C 2-2; A-D 2-2; B-E 2-2; B-F 2-2; C-G 4-0; C-H 4-0; D-G 4-0; D-H 4-0 | A > B
            belgium-interclubs-8-boards | opponents-game-points-trimmed | A-B [= = = = = = = =]; A-C 4-4; A-D 4-4; B-E 4-4; B-F 4-4; C-G 8-0; C-H 8-0; D-G 8-0; D-H 8-0 | A > B
            # Nobody of A's was missing, one of B's was.
            nottinghamshire | boards-defaulted | A-B [1-0 = = 0-1]; A-C [1-0 1-0 0-1 0-1]; B-D [1-0 1-0 0-1 -/+] | A > B
            wellington-basketball | matches-defaulted | A-C 50-40; D-A 50-40; B-C 50-40; B-D 50-40; E-B 20-0 (away defaulted) | A > B
            wellington-basketball | head-to-head-match-points | A-B 50-40; E-A 50-40; B-F 50-40 | A > B
            wellington-basketball | game-difference | A-C 60-40; B-D 50-40 | A > B
            # Play-offs, and what ends a chain.
            herefordshire-2025-26 nottinghamshire bavarian-youth southend-cup leamington-2018 | play-off | A-B [= = = =] | A = B
            herefordshire-2025-26 nottinghamshire bavarian-youth southend-cup leamington-2018 | play-off | A-B [= = = =] // A-B 1-3 | B > A
            connaught-senior-2018 | play-off | A-B [= = = = =] // A-B 2-3 | B > A
            nottinghamshire | play-off-board-count | A-B [= = = =] // A-B [1-0 0-1 = =] | A > B
            nottinghamshire | play-off-bottom-board-elimination | A-B [= = = =] // A-B [1-0 0-1 0-1 1-0] | B > A
            nottinghamshire | lots | A-B [= = = =] // A-B [= = = =] | A = B
            belgium-interclubs-2018 | play-off | A-B 4-4 | A = B
            belgium-interclubs-2018 | play-off | A-B 4-4 // A-B 3-5 | B > A
            belgium-interclubs-2018 | lots | A-B 4-4 // A-B 4-4 | A = B
            cornwall | shared | A-B 2½-2½ | A = B
            cornwall-500 | shared | A-B 2-2 | A = B
            astc | shared | A-B [= = = =] | A = B
            czech-league fide-team-2024-round-robin fide-team-2024-swiss | lots | A-B [= = = =] | A = B
            german-state-2020 | lots | A-B [= = = = = = = =] | A = B
            german-youth-2018-19 german-youth-2018-19-swiss | previous-rank | A-B [= = = =] | A = B
            # Below the title Belgium goes by Sonneborn-Berger: A beat a team with 2 match points, B one with none; then 6 and 3 game points.
            belgium-interclubs-2018 | sonneborn-berger-match-match | C-A 5-3; C-B 5-3; A-D 5-3; B-E 5-3; D-F 8-0 | A > B
            belgium-interclubs-2018 | sonneborn-berger-game-game | C-A 5-3; C-B 5-3; A-D 5-3; B-E 5-3; G-D 5-3; G-E 8-0 | A > B
            german-youth-2018-19 | sonneborn-berger-match-match | A-C 3-1; B-D 3-1; C-E 3-1 | A > B
            german-youth-2018-19-swiss | sonneborn-berger-match-match | A-C 3-1; B-D 4-0; C-E 4-0 | A > B
            # C keeps 2 × 1 from A when D, who has no match point, is cut; A has met only C.
            fide-team-2024-swiss | sonneborn-berger-match-game-cut-0-1 | A-C 3-1; C-D 3-1 | C > A
            # Of the same points A won two games and B one.
            german-youth-2018-19 german-youth-2018-19-swiss czech-league | games-won | A-C [1-0 1-0 = 0-1]; B-D [1-0 = = =] | A > B
            # A lost to a team with 4 match points, B to one with 2.
            german-youth-2018-19-swiss | opponents-match-points | A-C 3-1; S-A 3-1; S-X 3-1; B-D 3-1; W-B 3-1 | A > B
            # Both beat a team with 2 match points and met another with 2; both won one game.
            german-youth-2018-19-swiss | head-to-head-match-points | A-B [1-0 = = =]; E-A [1-0 = = =]; B-F [1-0 = = =]; F-G [1-0 = = =] | A > B
            german-youth-2018-19-swiss | season-board-count-berlin | A-B [1-0 = = 0-1] | A > B
            czech-league | head-to-head-match-points | A-B [1-0 = = =]; E-A [1-0 = = =]; B-F [1-0 = = =] | A > B
            # S is ahead of W; A drew with S and lost to W, B the other way round.
            czech-league | results-against-ranked | A-B [= = = =]; A-S [= = = =]; A-W [0-1 = = =]; B-S [0-1 = = =]; B-W [= = = =]; S-X [1-0 = = =] | A > B
            # 3 + 2 from a win; 2½ + 1 and 1½ from a draw and a loss.
            ulster-2021-22 | match-wins | A-C 3-2; B-D 2½-2½; E-B 3½-1½ | A > B
            # Boards 1 and 5 weigh 5 and 1; 1 and 4 against 2 and 3 weigh 7 each, and so do 1 and 5 against 2 and 4 with 6.
            munster | board-count-weighted-wins | A-B [1-0 = = = 0-1] | A > B
            munster | head-to-head-match-points-without-defaults | A-B [1-0 0-1 0-1 +/- =] | B > A
            munster | board-count-weighted-wins-without-defaults | A-B [1-0 0-1 -/+ +/- =] | A > B
            munster | head-to-head-match-points-without-last-1 | A-B [1-0 0-1 = 0-1 1-0] | B > A
            munster | head-to-head-match-points-without-last-2 | A-B [1-0 0-1 0-1 1-0 =] | B > A
            # A match each, 10 to 10; without board 5 still a match each, 9 to 10.
            munster | board-count-weighted-wins-without-last-1 | A-B [0-1 = 1-0 1-0 1-0]; B-A [= 0-1 1-0 1-0 =] | B > A
            # Level 9 to 9 (A 1, 4 and 4; B 1 and 2), a match each; on boards 1 to 3 still a match each, 2-1 and 2½-½, but 5 to 9.
            munster | board-count-weighted-wins-without-last-2 | A-B [1-0 = = 1-0 =]; B-A [1-0 1-0 = 0-1 =] | B > A
            # Two draws, 8 to 8 (A 1 and 3, B 2 and 2), and so without the last two boards; on boards 1 and 2 a draw and ½-1½.
            munster | head-to-head-match-points-without-last-3 | A-B [1-0 0-1 = = =]; B-A [= 1-0 0-1 = =] | B > A
            # Each wins as often as it loses, on all boards and on the first two, with 8 points: A and C from boards 1 and 3, B
            # twice from board 2. Without board 3 that is 5 for A and C, and 8 for B.
            munster | board-count-weighted-wins-without-last-3 | A-B [1-0 = 1-0 = =]; B-C [= 1-0 = = =]; C-A [= = = = =]; B-A [= 1-0 = = =]; C-B [1-0 = 1-0 = =]; A-C [= = = = =] | B > A
            # Each has won one match, lost one and drawn two, and won once on board 1 and once on board 2. On board 1 alone A has a
            # win and three draws, C a win, two draws and a loss, B a win, a draw and two losses: 5, 4 and 3.
            munster | head-to-head-match-points-without-last-4 | A-B [1-0 1-0 = = =]; B-C [1-0 = = = =]; C-A [= 1-0 = = =]; B-A [= = = = =]; C-B [1-0 0-1 = = =]; A-C [= = = = =] | A > B
            # France: +4 and -2; all three won once and have as many as their opponents, 6, 7 and 5; then the season.
            france-clubs-2025-26 | head-to-head-game-difference | A-B 6-2; B-A 5-3 | A > B
            france-clubs-2025-26 | head-to-head-game-points | A-B 5-3; B-C 4-2; C-A 3-1 | B > A
            france-clubs-2025-26 | game-difference | A-C 6-2; B-D 5-3 | A > B
            france-clubs-2025-26 | game-points | A-C 5-3; B-D 4-2 | A > B
            france-clubs-2025-26 | season-top-boards-difference | A-B [1-0 0-1 = = = = = =] | A > B
            # Football. FIFA: goals of the group first, then the teams' own matches.
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 | game-difference | A-C 2-0; B-D 3-2 | A > B
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 | game-points | A-C 3-2; B-D 1-0 | A > B
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 | head-to-head-match-points | A-B 1-0; E-A 1-0; B-F 1-0 | A > B
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 | head-to-head-game-difference | A-B 3-0; B-A 1-0; E-A 6-0; F-B 4-2 | A > B
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 | head-to-head-game-points | A-B 2-2; B-C 1-1; A-C 0-0; A-X 2-1; B-Y 1-0; C-Z 3-2 | B > A
            fifa-world-cup-1990 fifa-world-cup-1994 | lots | A-B 1-1 | A = B
            fifa-world-cup-2018 uefa-euro-groups | fair-play | A-B 1-1 | A = B
            # UEFA and Spain: the teams' own matches first.
            uefa-club-groups-to-2020-21 uefa-groups uefa-euro-groups | head-to-head-match-points | A-B 1-0; E-A 1-0; B-F 1-0 | A > B
            uefa-club-groups-to-2020-21 uefa-groups uefa-euro-groups la-liga | head-to-head-game-difference | A-B 3-0; B-A 1-0 | A > B
            uefa-club-groups-to-2020-21 uefa-groups uefa-euro-groups | head-to-head-game-points | A-B 2-2; B-C 1-1; A-C 0-0 | B > A
            uefa-club-groups-to-2020-21 | head-to-head-away-game-points | A-B 2-1; B-A 1-0 | B > A
            uefa-club-groups-to-2020-21 uefa-groups uefa-euro-groups la-liga | game-difference | A-C 2-0; B-D 1-0 | A > B
            uefa-club-groups-to-2020-21 uefa-groups uefa-euro-groups la-liga | game-points | A-C 3-2; B-D 2-1 | A > B
            la-liga | head-to-head-match-points | A-B 1-0; A-C 1-0; B-C 1-0; B-X 1-0; C-Y 1-0; C-Z 1-0 | A > B
            fiba | head-to-head-match-points | A-B 80-70; E-A 80-70; B-F 80-70 | A > B
            fiba | head-to-head-game-difference | A-B 80-70; B-A 75-70 | A > B
            fiba | head-to-head-game-points | A-B 80-70; B-C 80-70; C-A 90-80 | A > B
            fiba | game-difference | A-C 80-60; B-D 80-70 | A > B
            fiba | game-points | A-C 90-80; B-D 80-70 | A > B
            """;

    /**
     * Leagues that come out otherwise where the rest of a group goes on to the next step: who starts again, and from where. A
     * and B are left after C with 2 goals against 1; A beat B, and B has the better record in all.
     */
    private static final String SPLITS = """
            uefa-groups caf-2021 uefa-euro-groups | head-to-head-match-points | A-B 2-1; B-C 1-0; C-A 1-0; A-X 1-0; B-Y 5-0; C-Z 1-0 | A > B
            # B and C are left with 2 goals each; the block goes on to its end first, where the goal away at A still counts.
            uefa-club-groups-to-2020-21 | head-to-head-away-game-points | A-B 2-1; B-C 1-0; C-A 2-1; A-X 1-0; B-Y 1-0; C-Z 5-0 | B > C
            fifa-world-cup-1990 fifa-world-cup-1994 fifa-world-cup-2018 | head-to-head-match-points | A-B 2-1; B-C 1-0; C-A 1-0; A-X 1-0; B-Y 1-0; C-Z 2-1 | A > B
            # B and C have a goal less than their opponents, A two more; B beat C 2-0.
            la-liga | head-to-head-game-difference | A-B 3-0; B-C 2-0; C-A 1-0; A-X 1-0; B-Y 1-0; C-Z 9-0 | B > C
            # 160, 150 and 160 points; C beat A.
            fiba | head-to-head-match-points | A-B 80-70; B-C 80-70; C-A 90-80 | C > A
            # 3, 4½ and 4½ of the points between them, one match won each; B beat C.
            fide-team-2024-round-robin | head-to-head-match-points-per-opponent | A-B 3-1; B-C 3½-½; C-A 4-0; X-A 2½-1½; Y-B 4-0; Z-C 4-0 | B > C
            """;

    /**
     * No league that there is comes to it. Teams that do are level on the points of board 1, and on five times its wins and
     * four times those of board 2; whoever is ahead then has at least four wins more there and eight draws fewer, and five wins
     * fewer on board 2, all in the matches among the level teams.
     */
    private static final String OUT_OF_REACH = "munster board-count-weighted-wins-without-last-4";

    private record Worked(String rules, String criterion, String matches, String order) {
        RuleSet ruleSet() {
            return RuleSets.byId(rules).orElseThrow();
        }

        String first() {
            return order.substring(0, 1);
        }

        String second() {
            return order.substring(order.length() - 1);
        }

        boolean level() {
            return order.contains("=");
        }
    }

    private static Stream<Worked> rows(String written) {
        return written.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Arrays.stream(line.split("\\|")).map(String::strip).toList())
                .flatMap(parts -> Arrays.stream(parts.get(0).split(" "))
                        .map(rules -> new Worked(rules, parts.get(1), parts.get(2), parts.get(3))));
    }

    static Stream<Worked> steps() {
        return rows(ROWS);
    }

    static Stream<Worked> splits() {
        return rows(SPLITS);
    }

    private static List<MatchCard> cards(String written) {
        List<MatchCard> cards = new ArrayList<>();
        for (String match : written.split(";")) {
            String plain = match.replace("(away defaulted)", "").strip();
            MatchResult result = CriteriaByHandTest.matches(plain).get(0);
            MatchCard.Builder card = MatchCard.builder().home(result.home()).away(result.away());
            result.boards().forEach(board -> card.addBoards(BoardCard.of(board)));
            card.total(result.total());
            if (match.contains("(away defaulted)")) {
                card.defaultedBy(Defaulted.AWAY);
            }
            cards.add(card.build());
        }
        return cards;
    }

    private static Standings table(Worked row, RuleSet rules) {
        String[] parts = row.matches().split("//");
        List<MatchCard> matches = cards(parts[0]);
        Season.Builder season = Season.builder().matches(matches);
        matches.stream()
                .flatMap(card -> Stream.of(card.home(), card.away()))
                .distinct()
                .forEach(team -> season.addTeams(Team.of(team.value())));
        if (parts.length > 1) {
            season.playOffs(cards(parts[1]));
        }
        return League.standings(season.build(), rules);
    }

    @ParameterizedTest
    @MethodSource({"steps", "splits"})
    void theStepDecides(Worked row) {
        Standings table = table(row, row.ruleSet());
        Optional<Separation> separation = table.separation(TeamId.of(row.first()), TeamId.of(row.second()));
        if (row.level()) {
            assertThat(separation).isEmpty();
            Tie tie = table.ties().get(0);
            assertThat(tie.steps().get(tie.steps().size() - 1).criterion()).isEqualTo(row.criterion());
        } else {
            assertThat(separation.orElseThrow().above()).isEqualTo(TeamId.of(row.first()));
            assertThat(separation.orElseThrow().criterion()).isEqualTo(row.criterion());
        }
    }

    @ParameterizedTest
    @MethodSource("splits")
    void thePolicyMatters(Worked row) {
        RuleSet rules = row.ruleSet();
        RuleSet.Builder other = RuleSet.builder();
        RuleSet reFormed = other.from(rules)
                .chain(new Chain(
                        rules.chain().steps(),
                        PartialSplit.RE_FORM,
                        rules.chain().places()))
                .build();
        Optional<Separation> separation =
                table(row, reFormed).separation(TeamId.of(row.first()), TeamId.of(row.second()));
        boolean same = separation.isPresent()
                && separation.get().above().equals(TeamId.of(row.first()))
                && separation.get().criterion().equals(row.criterion());
        assertThat(same).isFalse();
    }

    /** A rule set that changes nothing in the chain of the one it is based on is worked there. */
    @Test
    void everyStepOfEveryChainHasOne() {
        Set<String> worked = new HashSet<>();
        steps().forEach(row -> worked.add(row.rules() + " " + row.criterion()));
        List<String> missing = new ArrayList<>();
        Set<Chain> chains = new HashSet<>();
        for (RuleSet rules : RuleSets.builtIn()) {
            if (worked.stream().noneMatch(row -> row.startsWith(rules.id() + " ")) && !chains.add(rules.chain())) {
                continue;
            }
            chains.add(rules.chain());
            for (Step step : rules.chain().unfolded()) {
                String name = rules.id() + " " + step.tieBreak().id();
                if (!worked.contains(name) && !OUT_OF_REACH.equals(name) && !inherited(rules)) {
                    missing.add(name);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static boolean inherited(RuleSet rules) {
        return RuleSets.builtIn().stream()
                .anyMatch(other -> !other.id().equals(rules.id())
                        && other.chain().steps().equals(rules.chain().steps())
                        && steps().anyMatch(row -> row.rules().equals(other.id())));
    }
}

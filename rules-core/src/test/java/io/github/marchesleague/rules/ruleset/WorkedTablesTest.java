/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.standings.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A small league for every rule set that comes with the library, worked by hand from the rule book. */
class WorkedTablesTest {

    /**
     * Rule set | matches, with a total or with boards | the table: team, match points, game points; {@code >} puts a team
     * above the next, {@code =} lets two share the position.
     */
    private static final String TABLES = """
            astc                             | A-B 2½-1½; B-C 4-0; A-C 2½-1½ | B 2 5½ > A 4 5 > C 0 1½
            bavarian-youth                   | A-B [0-1 1-0] | B 1 1 > A 1 1
            belgium-interclubs-2018          | A-B 5-3; B-C 8-0; C-A 4½-3½ | B 2 11 > A 2 8½ > C 2 4½
            belgium-interclubs-2018-division-3 | A-B 3½-2½ | A 2 3½ > B 0 2½
            belgium-interclubs-2018-division-4 | A-B 2-2; C-D 3-1 | C 2 3 > A 1 2 = B 1 2 > D 0 1
            belgium-interclubs-4-boards      | A-B [1-0 = = 0-1] | A 1 2 > B 1 2
            belgium-interclubs-6-boards      | A-B [0-1 = = = = 1-0] | B 1 3 > A 1 3
            belgium-interclubs-8-boards      | A-B 4½-3½; C-A 4½-3½; B-C 5-3 | B 2 8½ > A 2 8 > C 2 7½
            caf-2021                         | A-B 1-0; B-C 1-0; C-A 2-0 | C 3 2 > B 3 1 > A 3 1
            connaught-senior-2018            | A-B 3-2; B-C 5-0; A-C 3-2 | B 2 7 > A 4 6 > C 0 2
            cornwall                         | A-B 3-2; C-D 2½-2½ | A 4 3 > C 2 2½ = D 2 2½ > B 1 2
            cornwall-500                     | A-B 2½-1½; C-D 4-0 | C 4 4 > A 4 2½ > B 1 1½ > D 1 0
            coventry-old                     | A-B 3-1 | A 2 3 > B 0 1
            crete-friendship-cup-2024        | A-B [1-0 1-0 = 0-1 0-1 -/-] | A 1 2½ = B 1 2½
            croydon-2023                     | A-B 2-2; C-D 4-0 | C 1 4 > A ½ 2 = B ½ 2 > D 0 0
            czech-league                     | A-B [1-0 1-0 1-0 1-0]; C-D [1-0 0-1 = =]; E-F [= = = =] | A 3 4 > C 1 2 = D 1 2 > E 1 2 = F 1 2 > B 0 0
            east-glamorgan                   | A-B 4-1; C-D 2½-2½; A-C 1-4; B-D 3½-1½ | C 3 6½ > A 2 5 > B 2 4½ > D 1 4
            english-cup-tie                  | X-Y [1-0 0-1 = 0-1 1-0 =] | Y 1 3 > X 1 3
            fiba                             | A-B 80-70 | A 2 80 > B 1 70
            fide-team-2024-round-robin       | A-B [1-0 0-1 = =] | A 1 2 > B 1 2
            fide-team-2024-swiss             | A-C 3-1; B-D 3-1; C-D 3-1 | C 2 4 > A 2 3 = B 2 3 > D 0 2
            fifa-world-cup-1990              | A-B 1-0; C-D 2-2 | A 2 1 > C 1 2 = D 1 2 > B 0 0
            fifa-world-cup-1994              | A-B 1-0; C-D 2-0 | C 3 2 > A 3 1 > B 0 0 > D 0 0
            fifa-world-cup-2018              | A-B 2-2; A-C 3-0; B-C 3-0 | A 4 5 = B 4 5 > C 0 0
            france-clubs-2025-26             | A-B [1-0 = = = = = = =] | A 3 1 > B 1 0
            german-go-bundesliga-2020-21     | A-B 3-1 | A 2 3 > B 0 1
            german-state-2020                | A-B [1-0 0-1 = = = = 0-1 1-0] | A 1 4 > B 1 4
            german-youth-2018-19             | A-B 3-1; C-D 3-1; A-C 2-2 | A 3 5 = C 3 5 > B 0 1 = D 0 1
            german-youth-2018-19-swiss       | A-C 3-1; B-D 3-1; C-D 3-1 | A 2 3 > C 2 4 > B 2 3 > D 0 2
            gwent                            | A-B 3-1; B-C 3-1; C-A 3-1 | A 2 4 = B 2 4 = C 2 4
            hamburg-threshold                | A-B [1-0 1-0 1-0 0-1 0-1 0-1 = 0-0]; C-D 4-4 | C 1 4 = D 1 4 > A 0 3½ = B 0 3½
            herefordshire-2025-26            | A-B [= = = =]; B-C [= = = =]; A-C [1-0 1-0 0-1 0-1] | B 2 4 > A 2 4 > C 2 4
            la-liga                          | A-B 1-0; B-A 3-0 | B 3 3 > A 3 1
            lanarkshire                      | A-B 3-1 | A 2 3 > B 0 1
            leamington-2018                  | A-B 4-0; C-D 2½-1½ | A 2 4 > C 2 2½ > D 0 1½ > B 0 0
            leeds-mini-league                | A-B 3-1 | A 2 3 > B 0 1
            mccu-cup-tie-2012                | B-A [= = = =] | B 1 2 > A 1 2
            munster                          | A-B [1-0 0-1 0-1 1-0 =] | B 1 2½ > A 1 2½
            north-staffs-2013                | A-B 3-1 | A 2 3 > B 0 1
            nottinghamshire                  | A-B [1-0 0-1 +/- 0-1] | A 1 2 > B 1 2
            nulcc                            | A-B 3-1 | A 2 3 > B 0 1
            southend-cup                     | A-B [0-1 = = 1-0] | B 1 2 > A 1 2
            swiss-team-championship          | A-B 5-3 | A 2 5 > B 0 3
            uefa-club-groups-to-2020-21      | A-B 2-1; B-A 1-0 | B 3 2 > A 3 2
            uefa-euro-groups                 | A-B 1-1; A-C 0-0; B-C 2-2 | B 2 3 > C 2 2 > A 2 1
            uefa-groups                      | A-B 2-1; B-A 1-0 | A 3 2 = B 3 2
            ulster-2021-22                   | A-B 3-2; C-D 5-0 | C 7 5 > A 5 3 > B 2 2 > D 0 0
            wcu-under-1850                   | A-B 2-2; C-D 3-1 | C 4 3 > A 2½ 2 = B 2½ 2 > D 1 1
            wellington-basketball            | A-B 50-40 | A 2 50 > B 1 40
            """;

    static Stream<String> tables() {
        return TABLES.lines();
    }

    private static List<MatchResult> matches(String written) {
        List<MatchResult> matches = new ArrayList<>();
        for (String match : written.split(";")) {
            String[] parts = match.strip().split(" ", 2);
            String[] teams = parts[0].split("-");
            matches.add(
                    parts[1].startsWith("[")
                            ? MatchResult.of(
                                    teams[0],
                                    teams[1],
                                    parts[1].substring(1, parts[1].length() - 1).split(" "))
                            : MatchResult.ofTotal(teams[0], teams[1], parts[1]));
        }
        return matches;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void comesOutAsWorkedByHand(String line) {
        String[] parts = line.split("\\|");
        RuleSet rules = RuleSets.byId(parts[0].strip()).orElseThrow();
        List<Row> rows = League.standings(matches(parts[1].strip()), rules).rows();
        StringBuilder table = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (i > 0) {
                table.append(rows.get(i - 1).position() == row.position() ? " = " : " > ");
            }
            table.append(row.team().name() + " " + row.tally().matchPoints() + " "
                    + row.tally().gamePoints());
        }
        assertThat(table).hasToString(parts[2].strip());
    }

    @Test
    void everyRuleSetHasOne() {
        Set<String> worked = new HashSet<>();
        tables().forEach(line -> worked.add(line.substring(0, line.indexOf('|')).strip()));
        assertThat(worked).containsExactlyInAnyOrderElementsOf(RuleSets.ids());
    }
}

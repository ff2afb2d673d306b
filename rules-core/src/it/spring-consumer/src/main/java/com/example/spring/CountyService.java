/* SPDX-License-Identifier: Apache-2.0 */
package com.example.spring;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Separation;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Tie;
import java.util.List;
import java.util.Optional;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootApplication
@RestController
class CountyService {
    private final Standings table = League.standings(List.of(
            MatchResult.of("Wem", "Clun", "1-0", "½-½", "0-1", "1-0"),
            MatchResult.of("Clun", "Onny", "1-0", "1-0", "0-1", "½-½")));

    @GetMapping("/rows")
    List<Row> rows() {
        return table.rows();
    }

    @GetMapping("/ties")
    List<Tie> ties() {
        return table.ties();
    }

    @GetMapping("/separation")
    Optional<Separation> separation() {
        return table.separation(TeamId.of("Wem"), TeamId.of("Clun"));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said about a team calls it by its name, whatever its results hang on (FR-118). */
class NamesTest {

    private static final TeamId SEVEN = TeamId.of("T7");
    private static final TeamId EIGHT = TeamId.of("T8");

    private static AdjudicatedSeason season(MatchCard... cards) {
        Season season = Season.builder()
                .addTeams(
                        new Team(SEVEN, "Ledbury Knights", Optional.empty()),
                        new Team(EIGHT, "Ross Rooks", Optional.empty()))
                .addMatches(cards)
                .build();
        return RuleSets.herefordshire().adjudicator().adjudicate(season);
    }

    @Test
    void aDefaultedMatchIsSaidToBeDefaultedByTheTeamsName() {
        AdjudicatedSeason season = season(MatchCard.builder()
                .home(SEVEN)
                .away(EIGHT)
                .defaultedBy(Defaulted.HOME)
                .build());
        assertThat(season.matches().get(0).notes())
                .containsExactly(new AdjudicatedMatch.Note("12.1", "Ledbury Knights defaulted the match"));
    }

    @Test
    void anObjectionNamesTheTeams() {
        MatchCard first = card(LocalDate.of(2025, 10, 10), SEVEN, EIGHT, "P", "Q");
        MatchCard second = card(LocalDate.of(2025, 11, 14), EIGHT, SEVEN, "P", "R");
        List<Breach> breaches = season(first, second).breaches();
        assertThat(breaches).extracting(Breach::rule).containsExactly("8.3");
        assertThat(breaches.get(0).message())
                .contains("is not eligible for Ross Rooks, having played for Ledbury Knights on 2025-10-10");
    }

    private static MatchCard card(LocalDate day, TeamId home, TeamId away, String homePlayer, String awayPlayer) {
        return MatchCard.builder()
                .home(home)
                .away(away)
                .date(day)
                .addBoards(new BoardCard(
                        Seat.of(PlayerId.of(homePlayer)), Seat.of(PlayerId.of(awayPlayer)), BoardResult.DRAW))
                .addBoards(
                        new BoardCard(Seat.EMPTY, Seat.EMPTY, BoardResult.DOUBLE_DEFAULT),
                        new BoardCard(Seat.EMPTY, Seat.EMPTY, BoardResult.DOUBLE_DEFAULT),
                        new BoardCard(Seat.EMPTY, Seat.EMPTY, BoardResult.DOUBLE_DEFAULT))
                .build();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Play-offs (7.2.2(d), reading S10) of three teams that drew all their boards with each other. */
class PlayOffTest {

    private static final TeamId A = TeamId.of("A");
    private static final TeamId B = TeamId.of("B");
    private static final TeamId C = TeamId.of("C");

    private static MatchCard card(TeamId home, TeamId away, String token) {
        MatchCard.Builder card = MatchCard.builder().home(home).away(away);
        for (int board = 0; board < 4; board++) {
            card.addBoards(BoardCard.of(BoardResult.parse(token).orElseThrow()));
        }
        return card.build();
    }

    private static Standings table(MatchCard... playOffs) {
        return League.standings(Season.builder()
                .addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
                .addMatches(card(A, B, "="), card(B, C, "="), card(C, A, "="))
                .addPlayOffs(playOffs)
                .build());
    }

    private static List<String> places(Standings table) {
        return table.rows().stream()
                .map(row -> row.position() + (row.shared() ? "= " : " ") + row.team())
                .toList();
    }

    @Test
    void isToBePlayedByAllWhoAreLevel() {
        assertThat(places(table())).containsExactly("1= A", "1= B", "1= C");
        assertThat(table().playOffs()).containsExactly(List.of(A, B, C));
    }

    @Test
    void isStillToBePlayedUntilEachHasMetEachOther() {
        Standings table = table(card(A, B, "1-0"));
        assertThat(places(table)).containsExactly("1= A", "1= B", "1= C");
        assertThat(table.playOffs()).containsExactly(List.of(A, B, C));
    }

    @Test
    void decidesOnceItIsPlayed() {
        Standings table = table(card(A, B, "0-1"), card(B, C, "1-0"), card(C, A, "0-1"));
        assertThat(places(table)).containsExactly("1 B", "2 A", "3 C");
        assertThat(table.playOffs()).isEmpty();
    }

    /** A and B beat C and draw with each other: they are level once more, on their own. */
    @Test
    void isToBePlayedAgainByThoseWhomItLeavesLevel() {
        Standings table = table(card(A, B, "="), card(A, C, "1-0"), card(B, C, "1-0"));
        assertThat(places(table)).containsExactly("1= A", "1= B", "3 C");
        assertThat(table.playOffs()).containsExactly(List.of(A, B));
    }

    /** The controller's decision is final (13.5); of two that contradict each other there is no telling. */
    @Test
    void orADecisionPlacesTheTeams() {
        Season level = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"))
                .addMatches(card(A, B, "="))
                .addRulings(new Ruling.OrderDecided(List.of(A, B), "13.5", "lot, drawn again"))
                .build();
        Standings table = League.standings(level);
        assertThat(places(table)).containsExactly("1 A", "2 B");
        assertThat(table.rows().get(0).aheadOfNextBy()).contains(new Row.Decider("ruling", "13.5"));
        assertThat(table.playOffs()).isEmpty();
        Season.Builder twice = Season.builder();
        twice.from(level).addRulings(new Ruling.OrderDecided(List.of(B, C, A), "13.5", "lot"));
        assertThatThrownBy(() -> League.standings(twice.addTeams(Team.of("C")).build()))
                .hasMessage("ruling 2: the order of A and B was decided by ruling 1 already; keep one of the two");
    }
}

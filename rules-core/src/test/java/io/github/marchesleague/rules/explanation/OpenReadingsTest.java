/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetReader;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class OpenReadingsTest {

    private static final LocalDate SEPTEMBER = LocalDate.of(2025, 9, 1);

    @Test
    void saysThatNothingHangsOnThemWhereNobodyIsLevel() {
        OpenReadings found =
                OpenReadings.of(season("A–B 1 1 1 1", "B–C 1 1 1 1", "A–C 1 1 1 1"), RuleSets.herefordshire());
        assertThat(found.sameUnderAll()).isTrue();
        assertThat(found.combinations()).isEqualTo(4 * 3 * 2 * 2 * 2 * 3 * 2 * 2 * 2 * 2 * 2 * 2);
        assertThat(found.tables()).isEqualTo(1);
        assertThat(OpenReadingsText.of(teams()).lines(found))
                .containsExactly(
                        "The order of the teams is the same under all 18432 combinations of 12 open readings.");
    }

    @Test
    void namesTheReadingOnWhichPositionsHang() {
        // Level on everything up to the board count: A won no board, B and C have won two each.
        OpenReadings found =
                OpenReadings.of(season("A–B ½ ½ ½ ½", "A–C ½ ½ ½ ½", "B–C 1 0 1 0"), RuleSets.herefordshire());
        assertThat(found.questions().stream()
                        .filter(OpenReadings.Question::mattersToPositions)
                        .map(OpenReadings.Question::rule))
                .containsExactly("7.2.2(b)(i)");
        OpenReadings.Answer winsFirst = found.questions().get(1).answers().get(2);
        assertThat(winsFirst.option()).isEqualTo("more-wins-first");
        assertThat(winsFirst.together()).isEmpty();
        assertThat(winsFirst.moves()).hasSize(3);
        assertThat(OpenReadingsText.of(teams()).effect(winsFirst)).isEqualTo("A 1 → 3, B 2 → 1, C 3 → 2");
        assertThat(found.positions(teams().get(0).id())).containsExactly(1, 2, 3);
        assertThat(OpenReadingsText.of(teams()).lines(found)).contains("Positions that are not certain");
    }

    /** A and B drew all boards. On one list A is rated lower and ahead, on the other B; at home A had black on board 1. */
    @Test
    void seesWhatTieBreaksLookAtBesideTheResults() {
        Season season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"))
                .addPlayers(player("a", "A"), player("b", "B"))
                .addRatingLists(
                        RatingList.of("Old", SEPTEMBER, Map.of(PlayerId.of("a"), 1500, PlayerId.of("b"), 1600)),
                        RatingList.of("New", SEPTEMBER, Map.of(PlayerId.of("a"), 1600, PlayerId.of("b"), 1500)))
                .addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .date(SEPTEMBER.plusDays(1))
                        .addBoards(BoardCard.of(BoardResult.DRAW), BoardCard.of(BoardResult.DRAW))
                        .build())
                .build();
        assertThat(effect(season, "rating", "ratings: [{list: New}]")).isEqualTo("A 1 → 2, B 2 → 1");
        assertThat(effect(season, "black-on-odd-boards", "colours: home-white-on-odd"))
                .isEqualTo("A 1 → 2, B 2 → 1");
    }

    private static Player player(String id, String team) {
        Player.Builder player = Player.builder();
        return player.id(PlayerId.of(id)).team(TeamId.of(team)).build();
    }

    private static String effect(Season season, String tieBreak, String otherwise) {
        RuleSet rules = RuleSetReader.builder().build().read("rules.yaml", """
                id: rules
                name: Rules
                boards: 2
                rankedBy: match-points
                tieBreaks: [%s]
                partialSplit: re-form
                ratings: [{list: Old}]
                colours: home-black-on-odd
                readings:
                  - rule: "1"
                    question: Which?
                    options: [{id: one, says: One.}, {id: other, says: Other., rules: {%s}}]
                """.formatted(tieBreak, otherwise));
        OpenReadings found = OpenReadings.of(season, rules);
        assertThat(found.questions().get(0).mattersToPositions()).isTrue();
        return OpenReadingsText.of(teams())
                .effect(found.questions().get(0).answers().get(1));
    }

    @Test
    void stopsAtOnceWhenInterrupted() {
        Season season = season("A–B ½ ½ ½ ½");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> OpenReadings.of(season, RuleSets.herefordshire()))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    private static List<Team> teams() {
        return List.of(Team.of("A"), Team.of("B"), Team.of("C"));
    }

    private static Season season(String... cards) {
        Season.Builder season = Season.builder().teams(teams());
        for (String card : cards) {
            MatchResult match = Cards.match(card);
            season.addMatches(MatchCard.builder()
                    .home(match.home())
                    .away(match.away())
                    .boards(match.boards().stream().map(BoardCard::of).toList())
                    .build());
        }
        return season.build();
    }
}

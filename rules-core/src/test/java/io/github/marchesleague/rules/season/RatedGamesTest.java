/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RatedGamesTest {

    /** The Herefordshire rules over any number of boards. */
    private static final RuleSet ANY = RuleSet.builder()
            .from(RuleSets.herefordshire())
            .boards(OptionalInt.empty())
            .build();

    private static BoardCard board(String home, String away, String result) {
        return new BoardCard(
                Seat.of(PlayerId.of(home)),
                Seat.of(PlayerId.of(away)),
                BoardResult.parse(result).orElseThrow());
    }

    private static MatchCard.Builder match(BoardCard... boards) {
        MatchCard.Builder builder = MatchCard.builder();
        builder.home(TeamId.of("H")).away(TeamId.of("A")).addBoards(boards);
        return builder;
    }

    private static RatedGames games(MatchCard card) {
        return RatedGames.of(Season.builder().addMatches(card).build(), ANY);
    }

    @Test
    void givesTheHomeTeamBlackOnOddBoards() {
        RatedGames games = games(match(board("h1", "a1", "1-0"), board("h2", "a2", "0-1"), board("h3", "a3", "="))
                .build());
        assertThat(games.games())
                .extracting(game -> game.board() + " " + game.white() + " " + game.black() + " " + game.result())
                .containsExactly("1 a1 h1 " + Outcome.LOST, "2 h2 a2 " + Outcome.LOST, "3 a3 h3 " + Outcome.DRAWN);
        assertThat(games.left()).isEmpty();
    }

    @Test
    void everyGameHasTheRateOfItsMatch() {
        MatchCard.Builder agreed = match(board("h1", "a1", "1-0"));
        agreed.rateOfPlay(RateOfPlay.BY_AGREEMENT);
        assertThat(games(agreed.build()).games()).extracting(RatedGame::rate).containsExactly(RateOfPlay.BY_AGREEMENT);
        assertThat(games(match(board("h1", "a1", "1-0")).build()).games())
                .extracting(RatedGame::rate)
                .containsExactly(RateOfPlay.DEFAULT);
    }

    @Test
    void leavesOutWhatWasNotPlayedOverTheBoard() {
        RatedGames games = games(match(
                        board("h1", "a1", "+/-"),
                        board("h2", "a2", "-/-"),
                        board("h3", "a3", "void"),
                        board("h4", "a4", "½-0"))
                .build());
        assertThat(games.games()).isEmpty();
        assertThat(games.left()).isEmpty();
    }

    @Test
    void aDefaultedMatchHasNoGames() {
        assertThat(games(match(board("h1", "a1", "1-0"))
                                .defaultedBy(Defaulted.AWAY)
                                .build())
                        .games())
                .isEmpty();
    }

    @Test
    void saysWhatCannotBeSentIn() {
        assertThat(games(match(BoardCard.of(BoardResult.HOME_WIN)).build()).left())
                .extracting(Objection::rule)
                .containsExactly("9.1");
        assertThat(games(match().total(Score.parse("3-1").orElseThrow()).build())
                        .left())
                .hasSize(1);
        AdjudicationRules tossed = AdjudicationRules.builder()
                .from(ANY.adjudication())
                .colours(Colours.TOSSED)
                .build();
        RuleSet rules = RuleSet.builder().from(ANY).adjudication(tossed).build();
        Season season = Season.builder()
                .addMatches(match(board("h1", "a1", "1-0")).build())
                .build();
        assertThat(RatedGames.of(season, rules).left())
                .extracting(Objection::rule)
                .containsExactly("10.6");
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a result is worth, worked out by hand. */
class ScoringTest {
    private static final Points THREE = Points.of(3);

    private static Score score(String text) {
        return Score.parse(text).orElseThrow();
    }

    private static Scoring with(Scoring.Unfinished unfinished) {
        return new Scoring(BoardPoints.STANDARD, MatchPoints.STANDARD, unfinished, Optional.empty());
    }

    private static MatchResult.Builder wemAgainstClun() {
        return MatchResult.builder().home(TeamId.of("Wem")).away(TeamId.of("Clun"));
    }

    /** 1 and ½ for Wem, and a game that is not finished. */
    private static final MatchResult UNFINISHED = wemAgainstClun()
            .addBoards(BoardResult.HOME_WIN, BoardResult.DRAW, BoardResult.UNFINISHED)
            .build();

    @Test
    void aMatchWaitsForItsUnfinishedGameOnlyWhereTheLeagueWaits() {
        assertThat(with(Scoring.Unfinished.MATCH_WAITS).counts(UNFINISHED)).isFalse();
        assertThat(with(Scoring.Unfinished.GAME_IGNORED).counts(UNFINISHED)).isTrue();
        assertThat(with(Scoring.Unfinished.AS_DRAWN).counts(UNFINISHED)).isTrue();
        assertThat(with(Scoring.Unfinished.MATCH_WAITS).counts(MatchResult.of("Wem", "Clun", "1-0", "½-½")))
                .isTrue();
        assertThat(with(Scoring.Unfinished.GAME_IGNORED).counts(MatchResult.outstanding("Wem", "Clun")))
                .isFalse();
    }

    private static MatchResult board4Unfinished(String first, String second, String third) {
        return MatchResult.builder()
                .from(MatchResult.of("Wem", "Clun", first, second, third))
                .addBoards(BoardResult.UNFINISHED)
                .build();
    }

    @Test
    void aMatchMayCountOnceItsUnfinishedGameCannotChangeWhoWon() {
        Scoring scoring = with(Scoring.Unfinished.MATCH_COUNTS_ONCE_DECIDED);
        // 2½-½ is won whatever happens on board 4: 2½-1½ at worst.
        MatchResult won = board4Unfinished("1-0", "1-0", "½-½");
        assertThat(scoring.counts(won)).isTrue();
        assertThat(scoring.score(won)).isEqualTo(score("2½-½"));
        assertThat(scoring.matchPoints(won)).isEqualTo(score("2-0"));
        assertThat(scoring.counts(board4Unfinished("0-1", "0-1", "½-½"))).isTrue();
        // 2-1 may still be drawn, and 1½-1½ is open altogether.
        assertThat(scoring.counts(board4Unfinished("1-0", "1-0", "0-1"))).isFalse();
        assertThat(scoring.counts(board4Unfinished("1-0", "½-½", "0-1"))).isFalse();
        assertThat(scoring.ignores(board4Unfinished("1-0", "½-½", "0-1"))).isFalse();
    }

    @Test
    void aMatchWithAnUnfinishedGameMayBeLeftOutForGood() {
        Scoring scoring = with(Scoring.Unfinished.MATCH_IGNORED);
        MatchResult match = board4Unfinished("1-0", "1-0", "1-0");
        assertThat(scoring.counts(match)).isFalse();
        assertThat(scoring.ignores(match)).isTrue();
        assertThat(scoring.ignores(MatchResult.outstanding("Wem", "Clun"))).isFalse();
        assertThat(scoring.counts(MatchResult.of("Wem", "Clun", "1-0"))).isTrue();
    }

    /** Each has none of four points and conceded four: lost by both, with the match points of a loss. */
    @Test
    void aMatchMayBeLostByBoth() {
        MatchResult lost =
                wemAgainstClun().total(Score.NIL).conceded(score("4-4")).build();
        Scoring scoring = with(Scoring.Unfinished.MATCH_WAITS);
        assertThat(scoring.matchPoints(lost)).isEqualTo(Score.NIL);
        assertThat(scoring.matchPoints().outcome(lost, Score.NIL, Side.HOME)).isEqualTo(Outcome.LOST);
        assertThat(scoring.matchPoints().outcome(lost, Score.NIL, Side.AWAY)).isEqualTo(Outcome.LOST);
        assertThat(scoring.matchPoints(wemAgainstClun().total(Score.NIL).build()))
                .isEqualTo(score("1-1"));
    }

    @Test
    void anUnfinishedGameCountsForNobodyOrAsDrawn() {
        assertThat(with(Scoring.Unfinished.GAME_IGNORED).score(UNFINISHED)).isEqualTo(score("1½-½"));
        assertThat(with(Scoring.Unfinished.AS_DRAWN).score(UNFINISHED)).isEqualTo(score("2-1"));
        assertThat(with(Scoring.Unfinished.AS_DRAWN).gamePoints(UNFINISHED)).isEqualTo(score("2-1"));
        assertThat(with(Scoring.Unfinished.AS_DRAWN).boardPoints(BoardResult.UNFINISHED, Side.HOME))
                .isEqualTo(Points.HALF);
        assertThat(with(Scoring.Unfinished.AS_DRAWN).boardPoints(BoardResult.AWAY_WIN, Side.AWAY))
                .isEqualTo(Points.ONE);
        assertThat(with(Scoring.Unfinished.GAME_IGNORED).boardPoints(BoardResult.UNFINISHED, Side.HOME))
                .isEqualTo(Points.ZERO);
    }

    @Test
    void penaltiesStopAtTheFloor() {
        MatchResult penalized = wemAgainstClun()
                .addBoards(BoardResult.HOME_WIN, BoardResult.AWAY_WIN)
                .adjustment(new Score(Points.of(-2), Points.of(-1)))
                .build();
        Scoring floored = new Scoring(
                BoardPoints.STANDARD, MatchPoints.STANDARD, Scoring.Unfinished.MATCH_WAITS, Optional.of(Points.ZERO));
        assertThat(Scoring.STANDARD.score(penalized).home()).isEqualTo(Points.of(-1));
        assertThat(floored.score(penalized)).isEqualTo(score("0-0"));
        assertThat(floored.matchPoints(penalized)).isEqualTo(score("1-1"));
        assertThat(Scoring.STANDARD.matchPoints(penalized)).isEqualTo(score("0-2"));
    }

    @Test
    void roundsHaveWeights() {
        MatchPoints weighted = RoundWeights.of(MatchPoints.STANDARD, Map.of(7, THREE));
        MatchResult match = MatchResult.of("Wem", "Clun", "1-0", "½-½");
        Score oneAndAHalf = score("1½-½");
        assertThat(weighted.award(match, oneAndAHalf)).isEqualTo(score("2-0"));
        MatchResult.Builder inARound = wemAgainstClun().addBoards(BoardResult.HOME_WIN, BoardResult.DRAW);
        assertThat(weighted.award(inARound.round(7).build(), oneAndAHalf)).isEqualTo(score("6-0"));
        assertThat(weighted.award(inARound.round(6).build(), oneAndAHalf)).isEqualTo(score("2-0"));
        assertThat(weighted.outcome(match, oneAndAHalf, Side.AWAY)).isEqualTo(Outcome.LOST);
    }

    @Test
    void defaultsOfAMatchHaveMatchPointsOfTheirOwn() {
        MatchPointScale scale = MatchPointScale.builder()
                .win(THREE)
                .draw(Points.ONE)
                .loss(Points.HALF)
                .defaultLoss(Points.of(-1))
                .doubleDefault(Points.ZERO)
                .build();
        MatchResult.Builder match = wemAgainstClun().addBoards(BoardResult.AWAY_WIN_BY_DEFAULT);
        assertThat(scale.award(match.build(), score("0-1"))).isEqualTo(new Score(Points.HALF, THREE));
        assertThat(scale.award(match.defaultedBy(Defaulted.HOME).build(), score("0-1")))
                .isEqualTo(new Score(Points.of(-1), THREE));
        assertThat(scale.award(match.defaultedBy(Defaulted.AWAY).build(), score("0-1")))
                .isEqualTo(new Score(Points.HALF, THREE));
        assertThat(scale.award(match.defaultedBy(Defaulted.HOME).build(), score("½-½")))
                .isEqualTo(score("1-1"));
        assertThat(scale.award(match.defaultedBy(Defaulted.BOTH).build(), score("½-½")))
                .isEqualTo(score("0-0"));
        assertThat(MatchPointScale.builder().build().award(match.build(), score("½-½")))
                .isEqualTo(score("1-1"));
    }

    @Test
    void halfOfTheBoardsIsADrawWhereMoreIsAskedFor() {
        MatchPointScale scale = MatchPointScale.builder()
                .won(MatchPointScale.Win.MORE_THAN_HALF_OF_THE_BOARDS)
                .perGamePoint(Points.HALF)
                .build();
        MatchResult match = MatchResult.of("Wem", "Clun", "1-0", "1-0", "void", "½-½");
        // Of four boards: 2½ is more than half, ½ is less; half a point is added for each game point.
        assertThat(scale.award(match, score("2½-½")))
                .isEqualTo(new Score(
                        Points.parse("3.25").orElseThrow(), Points.parse("0.25").orElseThrow()));
        assertThat(scale.outcome(match, score("2-1"), Side.HOME)).isEqualTo(Outcome.DRAWN);
        assertThat(scale.outcome(match, score("2-1"), Side.AWAY)).isEqualTo(Outcome.LOST);
        assertThat(scale.outcome(MatchResult.ofTotal("Wem", "Clun", "2-1"), score("2-1"), Side.AWAY))
                .isEqualTo(Outcome.LOST);
    }

    @Test
    void aDoubleDefaultCanCountLessInTheTableThanInTheMatch() {
        BoardPoints points = new BoardPoints(
                Points.ONE, Points.HALF, Points.ZERO, Points.ONE, Points.of(-1), Points.HALF, Points.ZERO);
        assertThat(points.of(BoardResult.DOUBLE_DEFAULT, Side.HOME)).isEqualTo(Points.HALF);
        assertThat(points.inTable(BoardResult.DOUBLE_DEFAULT, Side.HOME)).isEqualTo(Points.ZERO);
        assertThat(points.inTable(BoardResult.DRAW, Side.HOME)).isEqualTo(Points.HALF);
        assertThat(points.of(BoardResult.HOME_WIN_BY_DEFAULT, Side.AWAY)).isEqualTo(Points.of(-1));
        assertThat(points.of(BoardResult.AWAY_WIN_BY_DEFAULT, Side.HOME)).isEqualTo(Points.of(-1));
        assertThat(points.of(BoardResult.VOID, Side.HOME)).isEqualTo(Points.ZERO);
        assertThat(points.of(BoardResult.decided(Points.HALF, Points.ZERO), Side.HOME))
                .isEqualTo(Points.HALF);
    }
}

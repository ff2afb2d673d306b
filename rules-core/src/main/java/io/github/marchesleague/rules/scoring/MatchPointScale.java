/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.scoring;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Match points by a fixed scale: so much for a match won, drawn or lost (rule 7.2 and its variants elsewhere).
 *
 * @param win for a match won
 * @param draw to each side of a drawn match
 * @param loss for a match lost over the board
 * @param defaultLoss for a match lost by defaulting all of it; as {@code loss} where empty
 * @param doubleDefault to each side where both defaulted the match; as a drawn match where empty
 * @param won when a match is won
 * @param perGamePoint added for each game point scored, for leagues whose table adds game points and a bonus
 */
@RulesStyle
@Value.Builder
public record MatchPointScale(
        Points win,
        Points draw,
        Points loss,
        Optional<Points> defaultLoss,
        Optional<Points> doubleDefault,
        Win won,
        Points perGamePoint)
        implements MatchPoints {

    /** When a match is won. */
    public enum Win {
        /** By scoring more game points than the opponents (7.2). */
        MORE_GAME_POINTS,
        /** By scoring more than half of all boards, empty ones included; exactly half is a draw for that side. */
        MORE_THAN_HALF_OF_THE_BOARDS
    }

    /** Checks that nothing is missing. */
    public MatchPointScale {
        Objects.requireNonNull(win, "win");
        Objects.requireNonNull(draw, "draw");
        Objects.requireNonNull(loss, "loss");
        Objects.requireNonNull(defaultLoss, "defaultLoss");
        Objects.requireNonNull(doubleDefault, "doubleDefault");
        Objects.requireNonNull(won, "won");
        Objects.requireNonNull(perGamePoint, "perGamePoint");
    }

    /** Builds a scale; 2, 1, 0 by more game points unless said otherwise. */
    public static final class Builder extends MatchPointScaleBuilder {
        Builder() {
            win(Points.of(2));
            draw(Points.ONE);
            loss(Points.ZERO);
            won(Win.MORE_GAME_POINTS);
            perGamePoint(Points.ZERO);
        }
    }

    /**
     * A builder that starts from rule 7.2.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public Score award(MatchResult result, Score gamePoints) {
        return new Score(award(result, gamePoints, Side.HOME), award(result, gamePoints, Side.AWAY));
    }

    private Points award(MatchResult result, Score gamePoints, Side side) {
        Points base = switch (result.defaultedBy()) {
            case BOTH -> doubleDefault.orElse(byOutcome(outcome(result, gamePoints, side)));
            case HOME, AWAY ->
                result.defaultedBy().by(side) && outcome(result, gamePoints, side) == Outcome.LOST
                        ? defaultLoss.orElse(loss)
                        : byOutcome(outcome(result, gamePoints, side));
            case NOBODY -> byOutcome(outcome(result, gamePoints, side));
        };
        return perGamePoint.signum() == 0 ? base : base.plus(perGamePoint.times(gamePoints.of(side)));
    }

    @Override
    public Outcome outcome(MatchResult result, Score gamePoints, Side side) {
        Points own = gamePoints.of(side);
        if (won == Win.MORE_GAME_POINTS || result.boards().isEmpty()) {
            return Outcome.of(own.compareTo(result.conceded(gamePoints, side)));
        }
        return Outcome.of(own.compareTo(Points.ofHalves(result.boards().size())));
    }

    private Points byOutcome(Outcome outcome) {
        return switch (outcome) {
            case WON -> win;
            case DRAWN -> draw;
            case LOST -> loss;
        };
    }
}

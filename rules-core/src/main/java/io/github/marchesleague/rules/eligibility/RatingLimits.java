/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A player must not be rated higher, or not lower, than a limit.
 *
 * @param rule the rule's number
 * @param ratings which rating counts
 * @param atMost the highest rating allowed; empty for no such limit
 * @param atLeast the lowest rating allowed; empty for no such limit
 * @param freeBoards boards on which the highest rating does not matter
 * @param above how many players of a line-up may be rated higher than allowed
 * @param aboveAtMost how high these may be rated; empty for no limit
 */
public record RatingLimits(
        String rule,
        RatingPolicy ratings,
        OptionalInt atMost,
        OptionalInt atLeast,
        Set<Integer> freeBoards,
        int above,
        OptionalInt aboveAtMost)
        implements Eligibility {

    /** Takes an unmodifiable copy. */
    public RatingLimits {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(ratings, "ratings");
        Objects.requireNonNull(atMost, "atMost");
        Objects.requireNonNull(atLeast, "atLeast");
        Objects.requireNonNull(aboveAtMost, "aboveAtMost");
        freeBoards = Set.copyOf(freeBoards);
    }

    /** A player without a rating is within the limits. */
    @Override
    public List<Offence> check(SeasonLineUps season) {
        List<Offence> offences = new ArrayList<>();
        for (LineUp lineUp : season.lineUps()) {
            check(lineUp, season.register(), offences);
        }
        return offences;
    }

    private void check(LineUp lineUp, Register register, List<Offence> offences) {
        int used = 0;
        for (int board = 1; board <= lineUp.boards(); board++) {
            OptionalInt found = lineUp.appeared(board)
                    ? ratings.rating(lineUp.player(board).orElseThrow(), lineUp.date(), register)
                    : OptionalInt.empty();
            if (found.isEmpty()) {
                continue;
            }
            int rating = found.getAsInt();
            if (atLeast.isPresent() && rating < atLeast.getAsInt()) {
                offences.add(offence(lineUp, board, rating, "below " + atLeast.getAsInt()));
            } else if (atMost.isPresent() && rating > atMost.getAsInt() && !freeBoards.contains(board)) {
                if ((aboveAtMost.isPresent() && rating > aboveAtMost.getAsInt()) || ++used > above) {
                    offences.add(offence(lineUp, board, rating, "above " + atMost.getAsInt()));
                }
            }
        }
    }

    private static Offence offence(LineUp lineUp, int board, int rating, String limit) {
        return new Offence(
                lineUp,
                OptionalInt.of(board),
                "board " + board + " (" + lineUp.player(board).orElseThrow() + ") is rated " + rating + ", " + limit);
    }
}

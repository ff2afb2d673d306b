/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruling;

import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Entries of a season that cannot both stand. */
public final class Contradictions {

    private Contradictions() {}

    /**
     * An entry and an earlier one that contradicts it.
     *
     * @param earlier the number of the earlier entry, from 0
     * @param later the number of the later entry, from 0
     */
    public record Pair(int earlier, int later) {}

    /**
     * Whether two complaints about one board were decided differently. That a complaint which does not count was refused
     * contradicts nothing; the caller asks about complaints that count.
     *
     * @param one a complaint, its match named in full
     * @param other another
     * @return true if one was upheld and the other refused
     */
    public static boolean between(Complaint one, Complaint other) {
        return one.match().equals(other.match())
                && one.against() == other.against()
                && one.board() == other.board()
                && one.upheld().isPresent()
                && other.upheld().isPresent()
                && !one.upheld().equals(other.upheld());
    }

    /**
     * Whether two rulings decide the same thing differently: they award a match with different scores, or they give the
     * order of the same two teams the other way round. The same ruling twice is no contradiction.
     *
     * @param one a ruling, its match named in full
     * @param other another
     * @return what both decide, such as {@code the order of Ludlow and Ross}, or empty if they can both stand
     */
    public static Optional<String> between(Ruling one, Ruling other) {
        if (one instanceof Ruling.MatchAwarded award && other instanceof Ruling.MatchAwarded again) {
            return award.match().equals(again.match()) && !award.score().equals(again.score())
                    ? Optional.of("the award of " + award.match())
                    : Optional.empty();
        }
        return one instanceof Ruling.OrderDecided order && other instanceof Ruling.OrderDecided again
                ? otherWayRound(order.order(), again.order())
                : Optional.empty();
    }

    private static Optional<String> otherWayRound(List<TeamId> one, List<TeamId> other) {
        for (int i = 0; i < one.size(); i++) {
            for (int j = i + 1; j < one.size(); j++) {
                int upper = other.indexOf(one.get(i));
                int lower = other.indexOf(one.get(j));
                if (upper > lower && lower >= 0) {
                    return Optional.of("the order of " + one.get(i) + " and " + one.get(j));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The entries of a list that contradict an earlier one.
     *
     * @param <T> the kind of entries
     * @param entries the entries
     * @param contradict whether two of them cannot both stand
     * @return for each such entry the first that it contradicts
     */
    public static <T> List<Pair> among(List<T> entries, BiPredicate<T, T> contradict) {
        List<Pair> pairs = new ArrayList<>();
        for (int later = 1; later < entries.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                if (contradict.test(entries.get(earlier), entries.get(later))) {
                    pairs.add(new Pair(earlier, later));
                    break;
                }
            }
        }
        return List.copyOf(pairs);
    }
}

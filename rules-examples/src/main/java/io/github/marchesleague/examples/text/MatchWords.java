/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.text;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** What every output calls the scores and the players of a match after adjudication. */
public final class MatchWords {

    private final Scoring scoring;
    private final Map<PlayerId, String> players = new HashMap<>();

    public MatchWords(RuleSet rules, Collection<Player> players) {
        this.scoring = rules.scoring();
        players.forEach(player -> this.players.put(player.id(), player.toString()));
    }

    /** Whether a match has a result that counts. */
    public boolean counts(AdjudicatedMatch match) {
        return match.standing() == AdjudicatedMatch.Standing.COUNTS && scoring.counts(match.result());
    }

    /** The score of a match, or why it has none. */
    public String score(AdjudicatedMatch match) {
        return switch (match.standing()) {
            case OUTSTANDING -> "still to be played";
            case ANNULLED -> "annulled";
            case EXPUNGED -> "does not count";
            case VOID -> "void";
            case COUNTS ->
                scoring.counts(match.result()) ? scoring.score(match.result()).toString() : "waits for a game";
        };
    }

    /** The points of a board. */
    public String score(BoardResult official) {
        return switch (official.kind()) {
            case VOID -> "void";
            case UNFINISHED -> "unfinished";
            default ->
                new Score(
                                scoring.boardPoints().of(official, Side.HOME),
                                scoring.boardPoints().of(official, Side.AWAY))
                        .toString();
        };
    }

    /** Who sat at a board; nothing where that was not recorded. */
    public String player(MatchCard card, int index, Side side) {
        if (index >= card.boards().size()) {
            return "";
        }
        Seat seat = card.boards().get(index).seat(side);
        return switch (seat.kind()) {
            case NOT_RECORDED -> "";
            case EMPTY -> "nobody";
            case NAMED ->
                seat.player()
                                .map(player -> players.getOrDefault(player, player.value()))
                                .orElse("")
                        + (seat.substitute() ? " (substitute)" : "");
        };
    }
}

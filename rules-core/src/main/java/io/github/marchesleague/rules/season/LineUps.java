/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the boards of one match: tokens, or objects with the players of both sides. */
final class LineUps {

    private static final String RIGHT_TOKEN = "write one of " + BoardResult.TOKENS;

    private final Optional<LocalDateTime> start;
    private final PlayerList players;
    private final Map<PlayerId, YamlNode> seen = new HashMap<>();

    LineUps(Optional<LocalDateTime> start, PlayerList players) {
        this.start = start;
        this.players = players;
    }

    /** Reads one board; empty with a fault if anything is wrong with it. */
    Optional<BoardCard> read(YamlNode node) {
        return node.isMapping()
                ? node.mapping().flatMap(this::readObject)
                : result(node).map(BoardCard::of);
    }

    private Optional<BoardCard> readObject(YamlMapping board) {
        Optional<Seat> home = seat(board, "home");
        Optional<Seat> away = seat(board, "away");
        Optional<BoardResult> result = board.required("result").flatMap(LineUps::result);
        board.done();
        return home.isPresent() && away.isPresent()
                ? result.map(r -> new BoardCard(home.get(), away.get(), r)).filter(read -> canBe(board, read))
                : Optional.empty();
    }

    private static boolean canBe(YamlMapping board, BoardCard read) {
        for (Side side : Side.values()) {
            if (read.wonWithoutPlayer(side)) {
                board.fault(
                        "result",
                        "the " + (side == Side.HOME ? "home" : "away") + " side has won with nobody named",
                        "name its player, or correct the result");
                return false;
            }
        }
        return true;
    }

    private static Optional<BoardResult> result(YamlNode node) {
        return node.parsed(BoardResult::parse, "a result", RIGHT_TOKEN);
    }

    private Optional<Seat> seat(YamlMapping board, String side) {
        Optional<YamlNode> arrivedAt = board.optional(side + "Arrived");
        Optional<YamlNode> substituteAt = board.optional(side + "Substitute");
        Optional<LocalDateTime> arrived = arrivedAt.flatMap(this::arrival);
        Optional<Boolean> substitute = substituteAt.flatMap(YamlNode::flag);
        Optional<YamlNode> written = board.written(side);
        if (written.isEmpty() || written.get().isLeftOut()) {
            for (YamlNode pointless : List.of(arrivedAt, substituteAt).stream()
                    .flatMap(Optional::stream)
                    .toList()) {
                pointless.fault("there is no player on this side of the board", "name the player, or leave this out");
            }
            return Optional.of(written.isEmpty() ? Seat.NOT_RECORDED : Seat.EMPTY);
        }
        return players.find(written.get())
                .filter(player -> isNew(player, written.get()))
                .map(player -> new Seat(Seat.Kind.NAMED, Optional.of(player), arrived, substitute.orElse(false)));
    }

    private boolean isNew(PlayerId player, YamlNode node) {
        YamlNode before = seen.putIfAbsent(player, node);
        if (before != null) {
            node.fault(
                    "the player \"" + player + "\" sits at two boards of this match; the first is " + before.path(),
                    "seat each player once");
        }
        return before == null;
    }

    private Optional<LocalDateTime> arrival(YamlNode node) {
        Optional<LocalTime> time = node.time();
        if (time.isPresent() && start.isEmpty()) {
            node.fault(
                    "the time of arrival says nothing without the start of the match",
                    "write the match's date with its start, such as 2025-10-02T19:30");
        }
        return start.flatMap(begin -> time.map(noted -> MatchCard.nearest(begin, noted)));
    }
}

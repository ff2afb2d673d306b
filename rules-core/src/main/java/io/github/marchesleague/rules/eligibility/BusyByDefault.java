/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A team that defaults a match counts as having fielded its last line-up, so that none of these players may play for
 * another team that day.
 *
 * @param rule the rule's number
 */
public record BusyByDefault(String rule) implements Eligibility {

    /** Checks that nothing is missing. */
    public BusyByDefault {
        Objects.requireNonNull(rule, "rule");
    }

    @Override
    public boolean acrossMatchesOnly() {
        return true;
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        Map<LocalDate, Map<PlayerId, TeamId>> busy = new HashMap<>();
        for (MatchCard card : season.fixtures()) {
            for (Side side : Side.values()) {
                if (card.defaultedBy().by(side) && card.date().isPresent()) {
                    lastLineUp(season, card.team(side), card.date().get())
                            .forEach(player -> busy.computeIfAbsent(card.date().get(), day -> new HashMap<>())
                                    .put(player, card.team(side)));
                }
            }
        }
        List<Offence> offences = new ArrayList<>();
        for (LineUp lineUp : season.lineUps()) {
            Map<PlayerId, TeamId> busyToday = lineUp.date().isEmpty()
                    ? Map.of()
                    : busy.getOrDefault(lineUp.date().get(), Map.of());
            for (int board = 1; board <= lineUp.boards() && !busyToday.isEmpty(); board++) {
                TeamId defaulting = lineUp.appeared(board)
                        ? busyToday.get(lineUp.player(board).orElseThrow().id())
                        : null;
                if (defaulting != null && !defaulting.equals(lineUp.team())) {
                    offences.add(new Offence(
                            lineUp,
                            OptionalInt.of(board),
                            lineUp.describe(board) + " is not eligible for " + lineUp.teamName()
                                    + " on the day on which "
                                    + season.register().name(defaulting)
                                    + " defaulted, having been in its last line-up"));
                }
            }
        }
        return offences;
    }

    private static List<PlayerId> lastLineUp(SeasonLineUps season, TeamId team, LocalDate before) {
        List<PlayerId> players = List.of();
        for (LineUp lineUp : season.lineUps()) {
            if (lineUp.team().equals(team)
                    && !lineUp.matchDefaulted()
                    && lineUp.date().isPresent()
                    && lineUp.date().get().isBefore(before)) {
                List<PlayerId> named = new ArrayList<>();
                for (int board = 1; board <= lineUp.boards(); board++) {
                    lineUp.player(board).map(Player::id).ifPresent(named::add);
                }
                players = named;
            }
        }
        return players;
    }
}

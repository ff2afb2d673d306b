/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * What a season's players and cards say of the teams beside their results: who is entered, who played, and with which
 * ratings. The rating of a player who is entered is that of the day of the season's last match that has been played; on a
 * card it is that of the day of the match.
 */
public final class TeamFigures {

    private final AdjudicatedSeason season;
    private final Function<Optional<LocalDate>, RatingPolicy> ratings;
    private final Register register;
    private final Map<TeamId, List<TeamFacts.PlayerFacts>> squads = new LinkedHashMap<>();
    private final Map<TeamId, List<TeamFacts.Appearance>> appearances = new LinkedHashMap<>();

    private TeamFigures(AdjudicatedSeason season, Function<Optional<LocalDate>, RatingPolicy> ratings) {
        this.season = season;
        this.ratings = ratings;
        this.register = Register.of(season.players(), season.ratingLists());
    }

    /**
     * Works out what is known of each team, with what the league itself states.
     *
     * @param season the season after adjudication
     * @param ratings which rating of a player counts on a day
     * @return the figures by team
     */
    public static Map<TeamId, TeamFacts> of(
            AdjudicatedSeason season, Function<Optional<LocalDate>, RatingPolicy> ratings) {
        TeamFigures figures = new TeamFigures(season, ratings);
        figures.readSquads();
        season.matches().forEach(figures::read);
        season.playOffs().forEach(figures::read);
        Map<TeamId, TeamFacts> known = new LinkedHashMap<>();
        season.teams().forEach(team -> {
            TeamFacts.Builder facts = TeamFacts.builder();
            facts.from(season.stated().getOrDefault(team.id(), TeamFacts.NONE))
                    .squad(figures.squads.getOrDefault(team.id(), List.of()))
                    .appearances(figures.appearances.getOrDefault(team.id(), List.of()));
            known.put(team.id(), facts.build());
        });
        return known;
    }

    private void readSquads() {
        Optional<LocalDate> last = season.matches().stream()
                .filter(match -> match.standing() == AdjudicatedMatch.Standing.COUNTS)
                .flatMap(match -> match.card().date().stream())
                .max(Comparator.naturalOrder());
        for (Player player : season.players()) {
            player.team()
                    .ifPresent(team ->
                            squads.computeIfAbsent(team, t -> new ArrayList<>()).add(facts(player, last)));
        }
    }

    private TeamFacts.PlayerFacts facts(Player player, Optional<LocalDate> day) {
        return new TeamFacts.PlayerFacts(
                player.toString(), ratings.apply(day).rating(player, day, register), player.birthYear());
    }

    private void read(AdjudicatedMatch match) {
        if (match.standing() != AdjudicatedMatch.Standing.COUNTS) {
            return;
        }
        MatchCard card = match.card();
        for (int index = 0;
                index < match.boards().size() && index < card.boards().size();
                index++) {
            BoardCard board = card.boards().get(index);
            for (Side side : Side.values()) {
                if (cameToTheBoard(board, match.boards().get(index), side)) {
                    TeamId team = card.team(side);
                    player(board, side)
                            .ifPresent(player -> appearances
                                    .computeIfAbsent(team, t -> new ArrayList<>())
                                    .add(appearance(card, board, side, player)));
                }
            }
        }
    }

    private static boolean cameToTheBoard(BoardCard board, AdjudicatedBoard official, Side side) {
        return board.result().kind().overTheBoard()
                || official.causes(side).stream()
                        .noneMatch(cause -> cause.kind() == Cause.Kind.ABSENT
                                || cause.kind() == Cause.Kind.AGREED
                                || cause.kind() == Cause.Kind.MATCH_DEFAULTED);
    }

    private Optional<Player> player(BoardCard board, Side side) {
        Optional<PlayerId> id = board.seat(side).player();
        return id.flatMap(register::player);
    }

    private TeamFacts.Appearance appearance(MatchCard card, BoardCard board, Side side, Player player) {
        Optional<Points> scored = board.result().kind().overTheBoard()
                ? Optional.of(board.result().of(side))
                : Optional.empty();
        OptionalInt opponent = scored.isEmpty()
                ? OptionalInt.empty()
                : player(board, side.other())
                        .map(other -> ratings.apply(card.date()).rating(other, card.date(), register))
                        .orElse(OptionalInt.empty());
        return new TeamFacts.Appearance(card.ref(), facts(player, card.date()), scored, opponent);
    }
}

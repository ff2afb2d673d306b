/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a team tournament from FIDE's tournament report file, of version 2026 (team records 310, line-ups 300, forfeited
 * matches 330, byes 240 and 320, points given or taken 299, the rate of play 222) or of 2016 (team records 013). A player is
 * known by the national number, else the FIDE number, else the name.
 */
public final class TrfReader {

    private final TrfRecords records;
    private final RateOfPlay usual;
    private final Map<Integer, Integer> teamOf = new HashMap<>();

    private TrfReader(TrfRecords records, RateOfPlay usual) {
        this.records = records;
        this.usual = usual;
        records.squads.forEach((team, squad) -> squad.forEach(player -> teamOf.put(player, team)));
    }

    /**
     * Reads a report of a league whose usual rate of play is the default of rule 5.1.
     *
     * @param file the file's name for messages
     * @param text the text
     * @return the season, with who its players are
     * @throws FaultsException if it is no team tournament or cannot be understood, with all faults
     */
    public static TrfTournament read(String file, String text) {
        return read(file, text, RateOfPlay.DEFAULT);
    }

    /**
     * Reads a report.
     *
     * @param file the file's name for messages
     * @param text the text
     * @param usual the league's usual rate of play, which matches need not have on their cards
     * @return the season, with who its players are
     * @throws FaultsException if it is no team tournament or cannot be understood, with all faults
     */
    public static TrfTournament read(String file, String text, RateOfPlay usual) {
        return new TrfReader(TrfRecords.read(file, text), usual).read();
    }

    private TrfTournament read() {
        List<MatchCard> matches = records.faults.isEmpty() ? matches() : List.of();
        if (!records.faults.isEmpty()) {
            throw new FaultsException(records.faults);
        }
        Season.Builder season = Season.builder();
        season.name(records.name).matches(matches);
        records.teamNames.values().forEach(team -> season.addTeams(Team.of(team)));
        records.byes.forEach(
                (round, teams) -> teams.forEach(team -> season.addByes(new Bye(team(team), OptionalInt.of(round)))));
        records.assigned.forEach(points -> season.addRulings(new Ruling.PointsAdjusted(new Adjustment(
                team(points.team()),
                points.matchPoints(),
                points.gamePoints(),
                "TRF 299",
                "record 299" + (points.round() > 0 ? " for round " + points.round() : "") + " of the report"))));
        List<PlayerIdentity> identities = new ArrayList<>();
        records.squads.forEach((team, squad) -> squad.forEach(player -> {
            identities.add(identity(player));
            season.addPlayers(Player.builder()
                    .id(id(player))
                    .team(team(team))
                    .name(records.names.getOrDefault(player, ""))
                    .build());
        }));
        return new TrfTournament(season.build(), identities, records.notes);
    }

    private TeamId team(int number) {
        return TeamId.of(records.teamNames.getOrDefault(number, "team " + number));
    }

    private List<MatchCard> matches() {
        List<MatchCard> matches = new ArrayList<>();
        for (int round = 1; round <= records.rounds; round++) {
            Set<Integer> done = new HashSet<>();
            for (int team : records.teamNames.keySet()) {
                int now = round;
                OptionalInt opponents = done.contains(team) ? OptionalInt.empty() : opponents(round, team);
                opponents.ifPresent(other -> {
                    done.addAll(List.of(team, other));
                    match(new TrfRecords.Meeting(now, team, other)).ifPresent(matches::add);
                });
            }
            for (Map.Entry<TrfRecords.Meeting, Defaulted> forfeit : records.forfeits.entrySet()) {
                if (forfeit.getKey().round() == round) {
                    matches.add(forfeited(forfeit.getKey(), forfeit.getValue()));
                }
            }
        }
        return matches;
    }

    private MatchCard forfeited(TrfRecords.Meeting whiteFirst, Defaulted ifWhiteIsHome) {
        boolean homeIsWhite = records.colours.startsWith("W");
        Defaulted defaulted = homeIsWhite || ifWhiteIsHome == Defaulted.BOTH
                ? ifWhiteIsHome
                : ifWhiteIsHome == Defaulted.HOME ? Defaulted.AWAY : Defaulted.HOME;
        return card(
                        whiteFirst.round(),
                        homeIsWhite ? whiteFirst.one() : whiteFirst.other(),
                        homeIsWhite ? whiteFirst.other() : whiteFirst.one())
                .defaultedBy(defaulted)
                .build();
    }

    private MatchCard.Builder card(int round, int home, int away) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(team(home))
                .away(team(away))
                .round(round)
                .rateOfPlay(records.rate.filter(rate -> !rate.equals(usual)))
                .date(Optional.ofNullable(records.dates.get(round)));
        return card;
    }

    private OptionalInt opponents(int round, int team) {
        for (TrfRecords.Meeting meeting : records.lineUps.keySet()) {
            if (meeting.round() == round && meeting.one() == team) {
                return OptionalInt.of(meeting.other());
            }
        }
        for (int player : records.squads.getOrDefault(team, List.of())) {
            TrfRecords.Cell cell = records.cells.getOrDefault(player, Map.of()).get(round);
            if (cell != null && teamOf.containsKey(cell.opponent())) {
                return OptionalInt.of(teamOf.get(cell.opponent()));
            }
        }
        return OptionalInt.empty();
    }

    private Optional<MatchCard> match(TrfRecords.Meeting meeting) {
        List<Integer> one = lineUp(meeting);
        List<Integer> other = lineUp(meeting.fromTheOtherSide());
        String where = records.file + ", round " + meeting.round() + ", " + records.teamNames.get(meeting.one())
                + " and " + records.teamNames.get(meeting.other());
        if (one.size() != other.size()) {
            records.faults.add(Fault.of(
                    where, one.size() + " players against " + other.size(), "say who sat where by records 300"));
            return Optional.empty();
        }
        Optional<Boolean> oneIsHome = oneIsHome(meeting.round(), one, other);
        if (oneIsHome.isEmpty()) {
            records.faults.add(Fault.of(
                    where, "nobody has a colour, so who was at home is not known", "give the records.colours"));
            return Optional.empty();
        }
        List<Integer> home = oneIsHome.get() ? one : other;
        List<Integer> away = oneIsHome.get() ? other : one;
        MatchCard.Builder card = card(
                meeting.round(),
                oneIsHome.get() ? meeting.one() : meeting.other(),
                oneIsHome.get() ? meeting.other() : meeting.one());
        for (int board = 0; board < home.size(); board++) {
            Optional<BoardResult> result = result(meeting.round(), home.get(board), away.get(board));
            if (result.isEmpty()) {
                records.faults.add(Fault.of(
                        where + ", board " + (board + 1),
                        "the two sides' results do not fit each other",
                        TrfRecords.FORMAT));
                continue;
            }
            card.addBoards(new BoardCard(seat(home.get(board)), seat(away.get(board)), result.get()));
        }
        return home.isEmpty() || !records.faults.isEmpty() ? Optional.empty() : Optional.of(card.build());
    }

    private List<Integer> lineUp(TrfRecords.Meeting meeting) {
        List<Integer> written = records.lineUps.get(meeting);
        return written != null
                ? written
                : records.squads.getOrDefault(meeting.one(), List.of()).stream()
                        .filter(player ->
                                records.cells.getOrDefault(player, Map.of()).containsKey(meeting.round()))
                        .toList();
    }

    private Optional<Boolean> oneIsHome(int round, List<Integer> one, List<Integer> other) {
        for (int board = 0; board < one.size(); board++) {
            char home = board < records.colours.length()
                    ? Character.toLowerCase(records.colours.charAt(board))
                    : (records.colours.startsWith("W") == (board % 2 == 0)) ? 'w' : 'b';
            TrfRecords.Cell first = cell(round, one.get(board));
            TrfRecords.Cell second = cell(round, other.get(board));
            if (first != null && first.colour() != '-') {
                return Optional.of(first.colour() == home);
            }
            if (second != null && second.colour() != '-') {
                return Optional.of(second.colour() != home);
            }
        }
        return Optional.empty();
    }

    private TrfRecords.@Nullable Cell cell(int round, int player) {
        return records.cells.getOrDefault(player, Map.of()).get(round);
    }

    private Optional<BoardResult> result(int round, int home, int away) {
        TrfRecords.Cell one = cell(round, home);
        TrfRecords.Cell other = cell(round, away);
        char atHome = one == null ? '-' : one.code();
        char visiting = other == null ? '-' : other.code();
        return switch ("" + atHome + visiting) {
            case "10", "WL" -> Optional.of(BoardResult.HOME_WIN);
            case "01", "LW" -> Optional.of(BoardResult.AWAY_WIN);
            case "==", "DD" -> Optional.of(BoardResult.DRAW);
            case "+-" -> Optional.of(BoardResult.HOME_WIN_BY_DEFAULT);
            case "-+" -> Optional.of(BoardResult.AWAY_WIN_BY_DEFAULT);
            case "--" -> Optional.of(BoardResult.DOUBLE_DEFAULT);
            default -> Optional.empty();
        };
    }

    private Seat seat(int player) {
        return player == 0 ? Seat.EMPTY : Seat.of(id(player));
    }

    private PlayerId id(int player) {
        String known = records.nationalNumbers.getOrDefault(player, records.fideNumbers.getOrDefault(player, ""));
        if (!known.isEmpty()) {
            return PlayerId.of(known);
        }
        String called = records.names.getOrDefault(player, "");
        boolean alone = records.names.values().stream().filter(called::equals).count() == 1;
        return PlayerId.of(alone && !called.isEmpty() ? called : called + " (" + player + ")");
    }

    private PlayerIdentity identity(int player) {
        String called = records.names.getOrDefault(player, "");
        int comma = called.indexOf(',');
        return new PlayerIdentity(
                id(player),
                comma < 0
                        ? (called.isEmpty() ? "player " + player : called)
                        : called.substring(0, comma).strip(),
                comma < 0 ? "" : called.substring(comma + 1).strip(),
                Optional.ofNullable(records.nationalNumbers.get(player))
                        .filter(code -> code.matches("[0-9]{6}[A-HJ-L]")),
                Optional.ofNullable(records.fideNumbers.get(player)).filter(code -> code.matches("[0-9]{4,11}")),
                Optional.empty(),
                records.ratings.containsKey(player)
                        ? OptionalInt.of(records.ratings.get(player))
                        : OptionalInt.empty());
    }
}

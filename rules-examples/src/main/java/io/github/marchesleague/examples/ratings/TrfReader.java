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
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Reads a team tournament from FIDE's tournament report file, of version 2026 (team records 310, line-ups 300, forfeited
 * matches 330) or of 2016 (team records 013). A player is known by the national number, else the FIDE number, else the name.
 */
public final class TrfReader {

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uu/MM/dd", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
    private static final int FIRST_ROUND = 92;
    private static final int ROUND_WIDTH = 10;
    private static final String FORMAT = "see the columns of the format TRF26";

    /** Tags that say nothing of who met whom. */
    private static final Set<String> WITHOUT_MEANING = Set.of(
            "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "142", "152", "162", "172",
            "182", "192", "202", "212", "222", "362", "801", "802");

    private record Cell(int opponent, char colour, char code) {}

    private record Meeting(int round, int one, int other) {
        Meeting fromTheOtherSide() {
            return new Meeting(round, /* one= */ other, /* other= */ one);
        }
    }

    private final String file;
    private final List<Fault> faults = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<Integer, String> names = new TreeMap<>();
    private final Map<Integer, String> fideNumbers = new HashMap<>();
    private final Map<Integer, String> nationalNumbers = new HashMap<>();
    private final Map<Integer, Map<Integer, Cell>> cells = new HashMap<>();
    private final Map<Integer, String> teamNames = new LinkedHashMap<>();
    private final Map<Integer, List<Integer>> squads = new HashMap<>();
    private final Map<Integer, Integer> teamOf = new HashMap<>();
    private final Map<Meeting, List<Integer>> lineUps = new LinkedHashMap<>();
    private final Map<Meeting, Defaulted> forfeits = new LinkedHashMap<>();
    private final Map<Integer, LocalDate> dates = new HashMap<>();
    private String name = "";
    private String colours = "";
    private int rounds;

    private TrfReader(String file) {
        this.file = file;
    }

    /**
     * Reads a report.
     *
     * @param file the file's name for messages
     * @param text the text
     * @return the season, with who its players are
     * @throws FaultsException if it is no team tournament or cannot be understood, with all faults
     */
    public static TrfTournament read(String file, String text) {
        return new TrfReader(file).read(text);
    }

    private TrfTournament read(String text) {
        if (text.isBlank()) {
            throw new FaultsException(List.of(Fault.of(file, "the file is empty", "give a tournament report")));
        }
        String[] lines = text.split("\\R", -1);
        for (int number = 1; number <= lines.length; number++) {
            String line = lines[number - 1];
            if (!line.isBlank() && !line.startsWith("###")) {
                readLine(line, number);
            }
        }
        squads.forEach((team, squad) -> squad.forEach(player -> teamOf.put(player, team)));
        if (teamNames.isEmpty()) {
            faults.add(Fault.of(file, "it has no team records", "give a team tournament, with records 310 or 013"));
        }
        if (colours.isEmpty()) {
            colours = "WB";
            notes.add("no record 352: the team with white on board 1 is taken to be at home");
        }
        checkNumbers();
        List<MatchCard> matches = faults.isEmpty() ? matches() : List.of();
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        Season.Builder season = Season.builder();
        season.name(name).matches(matches);
        teamNames.values().forEach(team -> season.addTeams(Team.of(team)));
        List<PlayerIdentity> identities = new ArrayList<>();
        squads.forEach((team, squad) -> squad.forEach(player -> {
            identities.add(identity(player));
            season.addPlayers(Player.builder()
                    .id(id(player))
                    .team(TeamId.of(teamNames.getOrDefault(team, "team " + team)))
                    .name(names.getOrDefault(player, ""))
                    .build());
        }));
        return new TrfTournament(season.build(), identities, notes);
    }

    /** Every number of a team or player must belong to a record. */
    private void checkNumbers() {
        Set<Meeting> meetings = new LinkedHashSet<>(lineUps.keySet());
        meetings.addAll(forfeits.keySet());
        for (Meeting meeting : meetings) {
            for (int team : List.of(meeting.one(), meeting.other())) {
                if (!teamNames.containsKey(team)) {
                    faults.add(Fault.of(
                            file + ", round " + meeting.round(), "there is no team " + team, "give it a record 310"));
                }
            }
        }
        Set<Integer> players = new TreeSet<>();
        squads.values().forEach(players::addAll);
        lineUps.values().forEach(players::addAll);
        players.remove(0);
        for (int player : players) {
            if (!names.containsKey(player)) {
                faults.add(Fault.of(file, "there is no player " + player, "give a record 001"));
            }
        }
    }

    private void readLine(String line, int number) {
        String tag = TrfLine.cell(line, 1, 3);
        switch (tag) {
            case "001" -> readPlayer(line, number);
            case "012" -> name = line.substring(3).strip();
            case "132" -> readDates(line, number);
            case "352" -> colours = TrfLine.cell(line, 4, line.length()).toUpperCase(Locale.ROOT);
            case "013" -> readTeam(line, number, teamNames.size() + 1, TrfLine.cell(line, 5, 36), 37);
            case "310" ->
                whole(TrfLine.cell(line, 5, 7), number)
                        .ifPresent(team -> readTeam(line, number, team, TrfLine.cell(line, 9, 40), 74));
            case "300" -> readLineUp(line, number);
            case "330" -> readForfeit(line, number);
            default -> {
                if (tag.matches("[A-Z]{3}")) {
                    whole(TrfLine.cell(line, 5, 8), number)
                            .ifPresent(player -> nationalNumbers.put(player, TrfLine.cell(line, 58, 68)));
                } else if (!WITHOUT_MEANING.contains(tag)) {
                    notes.add("line " + number + ": record " + tag + " is not read");
                }
            }
        }
    }

    private OptionalInt whole(String text, int line) {
        if (text.matches("[0-9]{1,4}")) {
            return OptionalInt.of(Integer.parseInt(text));
        }
        faults.add(Fault.of(file + ", line " + line, "\"" + text + "\" is no number", FORMAT));
        return OptionalInt.empty();
    }

    private void readPlayer(String line, int number) {
        OptionalInt start = whole(TrfLine.cell(line, 5, 8), number);
        if (start.isEmpty()) {
            return;
        }
        int player = start.getAsInt();
        if (names.put(player, TrfLine.cell(line, 15, 47)) != null) {
            faults.add(Fault.of(
                    file + ", line " + number, "player " + player + " is there twice", "give each number once"));
        }
        String fide = TrfLine.cell(line, 58, 68);
        if (!fide.isEmpty() && !fide.matches("0+")) {
            fideNumbers.put(player, fide);
        }
        int round = 1;
        for (int column = FIRST_ROUND; column <= line.length(); column += ROUND_WIDTH, round++) {
            String opponent = TrfLine.cell(line, column, column + 3);
            String colour = TrfLine.cell(line, column + 5, column + 5).toLowerCase(Locale.ROOT);
            String code = TrfLine.cell(line, column + 7, column + 7).toUpperCase(Locale.ROOT);
            if (!code.isEmpty() && !"HFUZ".contains(code)) {
                int met = opponent.isEmpty() ? 0 : whole(opponent, number).orElse(0);
                cells.computeIfAbsent(player, p -> new HashMap<>())
                        .put(round, new Cell(met, colour.isEmpty() ? '-' : colour.charAt(0), code.charAt(0)));
                rounds = Math.max(rounds, round);
            }
        }
    }

    private void readDates(String line, int number) {
        int round = 1;
        for (int column = FIRST_ROUND; column <= line.length(); column += ROUND_WIDTH, round++) {
            String day = TrfLine.cell(line, column, column + 7);
            if (!day.isEmpty()) {
                try {
                    dates.put(round, LocalDate.parse(day, DATE));
                } catch (DateTimeException e) {
                    faults.add(
                            Fault.of(file + ", line " + number, "\"" + day + "\" is no date", "write it as YY/MM/DD"));
                }
            }
        }
    }

    private void readTeam(String line, int number, int team, String teamName, int firstColumn) {
        if (teamNames.containsValue(teamName) || teamNames.put(team, teamName) != null) {
            faults.add(Fault.of(
                    file + ", line " + number,
                    "team " + team + ", \"" + teamName + "\", is there twice",
                    "give it once"));
        }
        List<Integer> squad = new ArrayList<>();
        for (int column = firstColumn; column <= line.length(); column += 5) {
            String player = TrfLine.cell(line, column, column + 3);
            if (!player.isEmpty()) {
                whole(player, number).ifPresent(squad::add);
            }
        }
        squads.put(team, squad);
    }

    private void readLineUp(String line, int number) {
        OptionalInt round = whole(TrfLine.cell(line, 5, 7), number);
        OptionalInt team = whole(TrfLine.cell(line, 9, 11), number);
        OptionalInt opponents = whole(TrfLine.cell(line, 13, 15), number);
        List<Integer> players = new ArrayList<>();
        for (int column = 17; column <= line.length(); column += 5) {
            whole(TrfLine.cell(line, column, column + 3), number).ifPresent(players::add);
        }
        if (round.isPresent() && team.isPresent() && opponents.isPresent()) {
            lineUps.put(new Meeting(round.getAsInt(), team.getAsInt(), opponents.getAsInt()), players);
            rounds = Math.max(rounds, round.getAsInt());
        }
    }

    private void readForfeit(String line, int number) {
        OptionalInt round = whole(TrfLine.cell(line, 8, 10), number);
        OptionalInt white = whole(TrfLine.cell(line, 12, 14), number);
        OptionalInt black = whole(TrfLine.cell(line, 16, 18), number);
        Defaulted byWhiteAsHome = switch (TrfLine.cell(line, 5, 6)) {
            case "+-" -> Defaulted.AWAY;
            case "-+" -> Defaulted.HOME;
            case "--" -> Defaulted.BOTH;
            default -> Defaulted.NOBODY;
        };
        if (byWhiteAsHome == Defaulted.NOBODY) {
            faults.add(Fault.of(
                    file + ", line " + number,
                    "\"" + TrfLine.cell(line, 5, 6) + "\" is no forfeit",
                    "write +-, -+ or --"));
        } else if (round.isPresent() && white.isPresent() && black.isPresent()) {
            forfeits.put(new Meeting(round.getAsInt(), white.getAsInt(), black.getAsInt()), byWhiteAsHome);
            rounds = Math.max(rounds, round.getAsInt());
        }
    }

    private List<MatchCard> matches() {
        List<MatchCard> matches = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            Set<Integer> done = new HashSet<>();
            for (int team : teamNames.keySet()) {
                int now = round;
                OptionalInt opponents = done.contains(team) ? OptionalInt.empty() : opponents(round, team);
                opponents.ifPresent(other -> {
                    done.addAll(List.of(team, other));
                    match(new Meeting(now, team, other)).ifPresent(matches::add);
                });
            }
            for (Map.Entry<Meeting, Defaulted> forfeit : forfeits.entrySet()) {
                if (forfeit.getKey().round() == round) {
                    matches.add(forfeited(forfeit.getKey(), forfeit.getValue()));
                }
            }
        }
        return matches;
    }

    private MatchCard forfeited(Meeting whiteFirst, Defaulted ifWhiteIsHome) {
        boolean homeIsWhite = colours.startsWith("W");
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
        card.home(TeamId.of(teamNames.getOrDefault(home, "team " + home)))
                .away(TeamId.of(teamNames.getOrDefault(away, "team " + away)))
                .round(round)
                .date(Optional.ofNullable(dates.get(round)));
        return card;
    }

    private OptionalInt opponents(int round, int team) {
        for (Meeting meeting : lineUps.keySet()) {
            if (meeting.round() == round && meeting.one() == team) {
                return OptionalInt.of(meeting.other());
            }
        }
        for (int player : squads.getOrDefault(team, List.of())) {
            Cell cell = cells.getOrDefault(player, Map.of()).get(round);
            if (cell != null && teamOf.containsKey(cell.opponent())) {
                return OptionalInt.of(teamOf.get(cell.opponent()));
            }
        }
        return OptionalInt.empty();
    }

    private Optional<MatchCard> match(Meeting meeting) {
        List<Integer> one = lineUp(meeting);
        List<Integer> other = lineUp(meeting.fromTheOtherSide());
        String where = file + ", round " + meeting.round() + ", " + teamNames.get(meeting.one()) + " and "
                + teamNames.get(meeting.other());
        if (one.size() != other.size()) {
            faults.add(Fault.of(
                    where, one.size() + " players against " + other.size(), "say who sat where by records 300"));
            return Optional.empty();
        }
        Optional<Boolean> oneIsHome = oneIsHome(meeting.round(), one, other);
        if (oneIsHome.isEmpty()) {
            faults.add(Fault.of(where, "nobody has a colour, so who was at home is not known", "give the colours"));
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
                faults.add(Fault.of(
                        where + ", board " + (board + 1), "the two sides' results do not fit each other", FORMAT));
                continue;
            }
            card.addBoards(new BoardCard(seat(home.get(board)), seat(away.get(board)), result.get()));
        }
        return home.isEmpty() || !faults.isEmpty() ? Optional.empty() : Optional.of(card.build());
    }

    private List<Integer> lineUp(Meeting meeting) {
        List<Integer> written = lineUps.get(meeting);
        return written != null
                ? written
                : squads.getOrDefault(meeting.one(), List.of()).stream()
                        .filter(player -> cells.getOrDefault(player, Map.of()).containsKey(meeting.round()))
                        .toList();
    }

    private Optional<Boolean> oneIsHome(int round, List<Integer> one, List<Integer> other) {
        for (int board = 0; board < one.size(); board++) {
            char home = board < colours.length()
                    ? Character.toLowerCase(colours.charAt(board))
                    : (colours.startsWith("W") == (board % 2 == 0)) ? 'w' : 'b';
            Cell first = cell(round, one.get(board));
            Cell second = cell(round, other.get(board));
            if (first != null && first.colour() != '-') {
                return Optional.of(first.colour() == home);
            }
            if (second != null && second.colour() != '-') {
                return Optional.of(second.colour() != home);
            }
        }
        return Optional.empty();
    }

    private @Nullable Cell cell(int round, int player) {
        return cells.getOrDefault(player, Map.of()).get(round);
    }

    private Optional<BoardResult> result(int round, int home, int away) {
        Cell one = cell(round, home);
        Cell other = cell(round, away);
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
        String known = nationalNumbers.getOrDefault(player, fideNumbers.getOrDefault(player, ""));
        if (!known.isEmpty()) {
            return PlayerId.of(known);
        }
        String called = names.getOrDefault(player, "");
        boolean alone = names.values().stream().filter(called::equals).count() == 1;
        return PlayerId.of(alone && !called.isEmpty() ? called : called + " (" + player + ")");
    }

    private PlayerIdentity identity(int player) {
        String called = names.getOrDefault(player, "");
        int comma = called.indexOf(',');
        return new PlayerIdentity(
                id(player),
                comma < 0
                        ? (called.isEmpty() ? "player " + player : called)
                        : called.substring(0, comma).strip(),
                comma < 0 ? "" : called.substring(comma + 1).strip(),
                Optional.ofNullable(nationalNumbers.get(player)).filter(code -> code.matches("[0-9]{6}[A-HJ-L]")),
                Optional.ofNullable(fideNumbers.get(player)).filter(code -> code.matches("[0-9]{4,11}")),
                Optional.empty(),
                OptionalInt.empty());
    }
}

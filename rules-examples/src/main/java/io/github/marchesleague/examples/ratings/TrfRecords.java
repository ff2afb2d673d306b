/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.ArrayList;
import java.util.HashMap;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The records of a tournament report, line by line: what each says, as tables by the numbers of teams and players. Whatever
 * is not read is noted.
 */
final class TrfRecords {

    static final String FORMAT = "see the columns of the format TRF26";

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uu/MM/dd", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
    private static final Pattern RATE = Pattern.compile("([1-9][0-9]{0,5})(?:\\+([0-9]{1,4}))?");
    private static final int FIRST_ROUND = 92;
    private static final int ROUND_WIDTH = 10;
    private static final int SECONDS_OF_A_MINUTE = 60;

    /** What a season has no place for, or has from its rules. */
    private static final Map<String, String> NOT_KEPT = new TreeMap<>(Map.ofEntries(
            Map.entry("022", "city"),
            Map.entry("032", "federation"),
            Map.entry("042", "first day"),
            Map.entry("052", "last day"),
            Map.entry("072", "number of rated players"),
            Map.entry("092", "type of tournament"),
            Map.entry("102", "chief arbiter"),
            Map.entry("112", "deputy arbiter"),
            Map.entry("152", "initial colour"),
            Map.entry("162", "points of a game, which the rules say"),
            Map.entry("172", "ranking method"),
            Map.entry("182", "pairing program"),
            Map.entry("192", "coded type of tournament"),
            Map.entry("202", "tie-breaks, which the rules say"),
            Map.entry("212", "order of the table, which the rules say"),
            Map.entry("250", "acceleration"),
            Map.entry("260", "prohibited pairings"),
            Map.entry("362", "points of a match, which the rules say")));

    /** What follows from other records. */
    private static final Set<String> REPEATED = Set.of("062", "082", "122", "142", "801", "802");

    /** What a player did in a round. */
    record Cell(int opponent, char colour, char code) {}

    /** Two teams in a round. */
    record Meeting(int round, int one, int other) {
        Meeting fromTheOtherSide() {
            return new Meeting(round, /* one= */ other, /* other= */ one);
        }
    }

    final String file;
    final List<Fault> faults = new ArrayList<>();
    final List<String> notes = new ArrayList<>();
    final Map<Integer, String> names = new TreeMap<>();
    final Map<Integer, String> fideNumbers = new HashMap<>();
    final Map<Integer, String> nationalNumbers = new HashMap<>();
    final Map<Integer, Integer> ratings = new HashMap<>();
    final Map<Integer, Map<Integer, Cell>> cells = new HashMap<>();
    final Map<Integer, String> teamNames = new LinkedHashMap<>();
    final Map<Integer, List<Integer>> squads = new HashMap<>();
    final Map<Meeting, List<Integer>> lineUps = new LinkedHashMap<>();
    final Map<Meeting, Defaulted> forfeits = new LinkedHashMap<>();
    final Map<Integer, LocalDate> dates = new HashMap<>();
    final Map<Integer, Set<Integer>> byes = new TreeMap<>();
    final List<Assigned> assigned = new ArrayList<>();
    private final Map<String, String> notKept = new TreeMap<>();
    String name = "";
    String colours = "";
    Optional<RateOfPlay> rate = Optional.empty();
    int rounds;

    /** Points given to a team or taken from it (record 299). */
    record Assigned(int team, Points matchPoints, Points gamePoints, int round, int line) {}

    private TrfRecords(String file) {
        this.file = file;
    }

    /** Reads the lines of a report. */
    static TrfRecords read(String file, String text) {
        TrfRecords records = new TrfRecords(file);
        if (text.isBlank()) {
            throw new FaultsException(List.of(Fault.of(file, "the file is empty", "give a tournament report")));
        }
        String[] lines = text.split("\\R", -1);
        for (int number = 1; number <= lines.length; number++) {
            String line = lines[number - 1];
            if (!line.isBlank() && !line.startsWith("###")) {
                records.readLine(line, number);
            }
        }
        records.finish();
        return records;
    }

    private void finish() {
        if (teamNames.isEmpty()) {
            faults.add(Fault.of(file, "it has no team records", "give a team tournament, with records 310 or 013"));
        }
        if (colours.isEmpty()) {
            colours = "WB";
            notes.add("no record 352: the team with white on board 1 is taken to be at home");
        }
        if (!ratings.isEmpty()) {
            notKept.put("001", "ratings, since they belong to a list with a date");
        }
        if (!notKept.isEmpty()) {
            notes.add("not kept in the season: "
                    + notKept.entrySet().stream()
                            .map(record -> record.getKey() + " (" + record.getValue() + ")")
                            .collect(Collectors.joining(", ")));
        }
        checkNumbers();
    }

    private void readLine(String line, int number) {
        String tag = TrfLine.cell(line, 1, 3);
        switch (tag) {
            case "001" -> readPlayer(line, number);
            case "012" -> name = line.substring(3).strip();
            case "132" -> readDates(line, number);
            case "222" -> readRate(TrfLine.cell(line, 4, line.length()), number);
            case "352" -> colours = TrfLine.cell(line, 4, line.length()).toUpperCase(Locale.ROOT);
            case "013" -> readTeam(line, number, teamNames.size() + 1, TrfLine.cell(line, 5, 36), 37);
            case "310" ->
                whole(TrfLine.cell(line, 5, 7), number)
                        .ifPresent(team -> readTeam(line, number, team, TrfLine.cell(line, 9, 40), 74));
            case "300" -> readLineUp(line, number);
            case "330" -> readForfeit(line, number);
            case "240" -> readByes(line, number);
            case "320" -> readAllocatedByes(line, number);
            case "299" -> readAssigned(line, number);
            default -> {
                String what = NOT_KEPT.get(tag);
                if (what != null) {
                    notKept.put(tag, what);
                } else if (tag.matches("[A-Z]{3}")) {
                    whole(TrfLine.cell(line, 5, 8), number)
                            .ifPresent(player -> nationalNumbers.put(player, TrfLine.cell(line, 58, 68)));
                } else if (!REPEATED.contains(tag)) {
                    notes.add("line " + number + ": record " + tag + " is not read");
                }
            }
        }
    }

    /** A period of so many seconds with so many added for each move; several periods have no place on a match card. */
    private void readRate(String written, int number) {
        Matcher one = RATE.matcher(written);
        if (one.matches() && Integer.parseInt(one.group(1)) % SECONDS_OF_A_MINUTE == 0) {
            rate = Optional.of(RateOfPlay.ofMinutes(
                    Integer.parseInt(one.group(1)) / SECONDS_OF_A_MINUTE,
                    one.group(2) == null ? 0 : Integer.parseInt(one.group(2))));
        } else {
            notes.add("line " + number + ": the rate of play " + written
                    + " is not read; a match card has minutes and seconds a move");
        }
    }

    private void readByes(String line, int number) {
        OptionalInt round = whole(TrfLine.cell(line, 7, 9), number);
        for (int column = 11; column <= line.length(); column += 5) {
            String team = TrfLine.cell(line, column, column + 3);
            if (!team.isEmpty() && round.isPresent()) {
                whole(team, number).ifPresent(free -> bye(free, round.getAsInt()));
            }
        }
    }

    private void readAllocatedByes(String line, int number) {
        int round = 1;
        for (int column = 15; column <= line.length(); column += 4, round++) {
            String team = TrfLine.cell(line, column, column + 2);
            if (!team.isEmpty() && !team.matches("0+")) {
                int now = round;
                whole(team, number).ifPresent(free -> bye(free, now));
            }
        }
    }

    private void bye(int team, int round) {
        byes.computeIfAbsent(round, r -> new TreeSet<>()).add(team);
    }

    private void readAssigned(String line, int number) {
        if (!TrfLine.cell(line, 5, 5).isEmpty()) {
            notes.add("line " + number + ": record 299 of the type " + TrfLine.cell(line, 5, 5)
                    + " is not read; enter a ruling about the match");
            return;
        }
        Optional<Points> matchPoints = points(TrfLine.cell(line, 7, 11), number);
        Optional<Points> gamePoints = points(TrfLine.cell(line, 13, 17), number);
        String round = TrfLine.cell(line, 20, 22);
        for (int column = 24; column <= line.length(); column += 5) {
            String team = TrfLine.cell(line, column, column + 3);
            if (!team.isEmpty() && matchPoints.isPresent() && gamePoints.isPresent()) {
                int when = round.isEmpty() ? 0 : whole(round, number).orElse(0);
                whole(team, number)
                        .ifPresent(to ->
                                assigned.add(new Assigned(to, matchPoints.get(), gamePoints.get(), when, number)));
            }
        }
    }

    private Optional<Points> points(String text, int number) {
        Optional<Points> points = text.isEmpty() ? Optional.of(Points.ZERO) : Points.parse(text);
        if (points.isEmpty()) {
            faults.add(Fault.of(file + ", line " + number, "\"" + text + "\" is no number of points", FORMAT));
        }
        return points;
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
        Set<Integer> others = new TreeSet<>();
        byes.values().forEach(others::addAll);
        assigned.forEach(points -> others.add(points.team()));
        for (int team : others) {
            if (!teamNames.containsKey(team)) {
                faults.add(Fault.of(file, "there is no team " + team, "give it a record 310"));
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
        String rating = TrfLine.cell(line, 49, 52);
        if (rating.matches("[1-9][0-9]{0,3}")) {
            ratings.put(player, Integer.valueOf(rating));
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
}

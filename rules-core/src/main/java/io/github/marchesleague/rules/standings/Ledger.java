/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.CodePoints;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The season laid out once on dense integers: teams and matches numbered, each match as its two teams and its scoreline.
 * All that follows works on these arrays; the public values are touched again only when somebody asks for reasons.
 */
final class Ledger {

    private final RuleSet rules;
    private final List<Team> teams;
    private final Map<TeamId, Integer> numbers;
    private final MatchResult[] matches;
    private final int[] home;
    private final int[] away;
    private final int[] line;
    private final int size;
    private final int outstanding;
    private final Scorelines scorelines;
    private final List<List<Adjustment>> adjustments;
    private final Totals totals;
    private volatile @Nullable Meetings meetings;

    /** What every team has over all its matches, in units of each measure. */
    @SuppressWarnings("ArrayRecordComponent") // Never compared; nobody outside this package sees it.
    record Totals(
            long matchPointUnit,
            long gamePointUnit,
            long[] matchPoints,
            long[] gamePoints,
            long[] against,
            int[] won,
            int[] drawn,
            int[] lost) {}

    private Ledger(Reader reader, List<Adjustment> adjustments) {
        this.rules = reader.rules;
        this.teams = List.copyOf(reader.teams);
        this.numbers = reader.numbers;
        this.matches = reader.matches;
        this.home = reader.home;
        this.away = reader.away;
        this.line = reader.line;
        this.size = reader.size;
        this.outstanding = reader.outstanding;
        this.scorelines = reader.scorelines;
        this.adjustments = adjustments.isEmpty() ? List.of() : byTeam(adjustments);
        this.totals = totals(adjustments);
    }

    /**
     * Lays a season out.
     *
     * @param entries the entry list, or null where the teams are those of the results
     * @param results the official results
     * @param adjustments what is added to or taken from the teams
     * @param rules the rule set
     * @throws FaultsException if a result or adjustment cannot belong to the league
     */
    static Ledger of(
            @Nullable List<Team> entries, Iterable<MatchResult> results, List<Adjustment> adjustments, RuleSet rules) {
        Reader reader = new Reader(entries, rules);
        reader.read(results);
        for (Adjustment adjustment : adjustments) {
            if (!reader.numbers.containsKey(adjustment.team())) {
                reader.faults.add(notEntered("adjustment \"" + adjustment.reason() + "\"", adjustment.team()));
            }
        }
        if (!reader.faults.isEmpty()) {
            throw new FaultsException(reader.faults);
        }
        return new Ledger(reader, adjustments);
    }

    private static Fault notEntered(String where, TeamId team) {
        return Fault.of(where, "team \"" + team + "\" is not entered", "name a team of the entry list");
    }

    /** Reads public results into the arrays. */
    private static final class Reader {
        private final RuleSet rules;
        private final boolean open;
        private final List<Team> teams = new ArrayList<>();
        private final Map<TeamId, Integer> numbers = new HashMap<>();
        private final Scorelines scorelines;
        private final List<Fault> faults = new ArrayList<>();
        private MatchResult[] matches = new MatchResult[0];
        private int[] home = new int[0];
        private int[] away = new int[0];
        private int[] line = new int[0];
        private int size;
        private int outstanding;

        Reader(@Nullable List<Team> entries, RuleSet rules) {
            this.rules = rules;
            this.open = entries == null;
            this.scorelines = new Scorelines(rules.scoring(), rules.boards().orElse(-1));
            if (entries != null) {
                for (Team team : entries) {
                    if (numbers.putIfAbsent(team.id(), teams.size()) == null) {
                        teams.add(team);
                    } else {
                        faults.add(Fault.of("teams", "\"" + team.id() + "\" is entered twice", "enter each team once"));
                    }
                }
            }
        }

        void read(Iterable<MatchResult> results) {
            // A caller's list may change at any time; from here on only the copy is read.
            matches = results instanceof Collection<MatchResult> collection
                    ? collection.toArray(new MatchResult[0])
                    : copied(results);
            home = new int[matches.length];
            away = new int[matches.length];
            line = new int[matches.length];
            for (MatchResult match : matches) {
                Objects.requireNonNull(match, "results must not contain null");
                int homeNumber = number(match, match.home());
                int awayNumber = number(match, match.away());
                int lineNumber = scorelines.lineOf(match);
                if (lineNumber >= 0) {
                    matches[size] = match;
                    home[size] = homeNumber;
                    away[size] = awayNumber;
                    line[size] = lineNumber;
                    size++;
                } else if (lineNumber == Scorelines.OUTSTANDING) {
                    outstanding++;
                } else {
                    scorelines.whyImpossible(match).ifPresent(why -> faults.add(Fault.of(name(match), why[0], why[1])));
                }
            }
            if (faults.isEmpty()) {
                refuseDuplicates();
            }
        }

        private static MatchResult[] copied(Iterable<MatchResult> results) {
            List<MatchResult> copy = new ArrayList<>();
            results.forEach(copy::add);
            return copy.toArray(new MatchResult[0]);
        }

        private int number(MatchResult match, TeamId team) {
            Integer known = numbers.get(team);
            return known != null ? known : newNumber(match, team);
        }

        private int newNumber(MatchResult match, TeamId team) {
            if (!open) {
                faults.add(notEntered(name(match), team));
                return 0;
            }
            int number = teams.size();
            numbers.put(team, number);
            teams.add(Team.of(team.value()));
            return number;
        }

        private static String name(MatchResult match) {
            return ref(match).toString();
        }

        private static MatchRef ref(MatchResult match) {
            return new MatchRef(match.home(), match.away(), match.round(), match.date());
        }

        /** Two results with the same home, away, round and date are one match recorded twice. */
        private void refuseDuplicates() {
            PairSet seen = new PairSet(teams.size(), size);
            Set<Long> again = new HashSet<>();
            for (int match = 0; match < size; match++) {
                if (!seen.add(home[match], away[match])) {
                    again.add(PairSet.key(home[match], away[match]));
                }
            }
            if (again.isEmpty()) {
                return;
            }
            Set<MatchRef> refs = new HashSet<>();
            for (int match = 0; match < size; match++) {
                if (again.contains(PairSet.key(home[match], away[match])) && !refs.add(ref(matches[match]))) {
                    faults.add(Fault.of(
                            name(matches[match]),
                            "the match is given twice",
                            "keep one result, or tell the two apart by round or date"));
                }
            }
        }
    }

    private List<List<Adjustment>> byTeam(List<Adjustment> all) {
        List<List<Adjustment>> byTeam = new ArrayList<>();
        for (Team team : teams) {
            byTeam.add(all.stream().filter(a -> a.team().equals(team.id())).toList());
        }
        return List.copyOf(byTeam);
    }

    private Totals totals(List<Adjustment> given) {
        Column matchPoints = column(Criterion.overall(Measure.MATCH_POINTS));
        Column gamePoints = column(Criterion.overall(Measure.GAME_POINTS));
        Points[] matchPointsGiven = given.stream().map(Adjustment::matchPoints).toArray(Points[]::new);
        Points[] gamePointsGiven = given.stream().map(Adjustment::gamePoints).toArray(Points[]::new);
        long matchPointUnit = Column.commonUnit(matchPointsGiven, matchPoints.unit());
        long gamePointUnit = Column.commonUnit(gamePointsGiven, gamePoints.unit());
        long[] homeMatch = raised(matchPoints.home(), matchPointUnit / matchPoints.unit());
        long[] awayMatch = raised(matchPoints.away(), matchPointUnit / matchPoints.unit());
        long[] homeGame = raised(gamePoints.home(), gamePointUnit / gamePoints.unit());
        long[] awayGame = raised(gamePoints.away(), gamePointUnit / gamePoints.unit());
        // Won, drawn and lost in one number of 21 bits each, so that a match is booked in one addition.
        long[] homeOutcome = outcomes(Side.HOME);
        long[] awayOutcome = outcomes(Side.AWAY);
        int n = teams.size();
        long[] ofMatches = new long[n];
        long[] ofGames = new long[n];
        long[] against = new long[n];
        long[] outcomes = new long[n];
        for (int match = 0; match < size; match++) {
            int h = home[match];
            int a = away[match];
            int l = line[match];
            ofMatches[h] += homeMatch[l];
            ofMatches[a] += awayMatch[l];
            ofGames[h] += homeGame[l];
            ofGames[a] += awayGame[l];
            against[h] += awayGame[l];
            against[a] += homeGame[l];
            outcomes[h] += homeOutcome[l];
            outcomes[a] += awayOutcome[l];
        }
        for (Adjustment adjustment : given) {
            int team = number(adjustment.team());
            ofMatches[team] += Column.scaled(adjustment.matchPoints(), matchPointUnit);
            ofGames[team] += Column.scaled(adjustment.gamePoints(), gamePointUnit);
        }
        return new Totals(
                matchPointUnit,
                gamePointUnit,
                ofMatches,
                ofGames,
                against,
                unpacked(outcomes, 0),
                unpacked(outcomes, 21),
                unpacked(outcomes, 42));
    }

    private static long[] raised(long[] values, long factor) {
        return factor == 1
                ? values
                : Arrays.stream(values)
                        .map(value -> Math.multiplyExact(value, factor))
                        .toArray();
    }

    private long[] outcomes(Side side) {
        return scorelines.examples().stream()
                .mapToLong(match -> switch (rules.scoring()
                        .matchPoints()
                        .outcome(match, rules.scoring().score(match), side)) {
                    case WON -> 1L;
                    case DRAWN -> 1L << 21;
                    case LOST -> 1L << 42;
                })
                .toArray();
    }

    private static int[] unpacked(long[] packed, int shift) {
        return Arrays.stream(packed)
                .mapToInt(value -> (int) ((value >> shift) & 0x1FFFFF))
                .toArray();
    }

    /** What each scoreline adds under a criterion over matches or boards. */
    Column column(Criterion criterion) {
        return Column.of(criterion, rules.scoring(), scorelines.examples(), scorelines.mostBoards());
    }

    RuleSet rules() {
        return rules;
    }

    /** The teams by number. */
    List<Team> teams() {
        return teams;
    }

    int number(TeamId team) {
        Integer number = numbers.get(team);
        if (number == null) {
            throw new IllegalArgumentException("team \"" + team + "\" is not in this table; it has " + teams);
        }
        return number;
    }

    /** The numbers of all teams by name in code-point order, and by id where names agree (reading S13). */
    int[] byName() {
        Integer[] order = new Integer[teams.size()];
        Arrays.setAll(order, Integer::valueOf);
        Arrays.sort(order, (x, y) -> {
            int byName = CodePoints.compare(teams.get(x).name(), teams.get(y).name());
            return byName != 0
                    ? byName
                    : teams.get(x).id().compareTo(teams.get(y).id());
        });
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }

    /** How many matches count. */
    int size() {
        return size;
    }

    /** How many matches are still to be played. */
    int outstanding() {
        return outstanding;
    }

    MatchResult match(int number) {
        return matches[number];
    }

    int home(int match) {
        return home[match];
    }

    int away(int match) {
        return away[match];
    }

    int line(int match) {
        return line[match];
    }

    boolean someWithoutBoards() {
        return scorelines.someWithoutBoards();
    }

    Totals totals() {
        return totals;
    }

    List<Adjustment> adjustments(int team) {
        return adjustments.isEmpty() ? List.of() : adjustments.get(team);
    }

    Tally tally(int team) {
        return new Tally(
                totals.won[team] + totals.drawn[team] + totals.lost[team],
                totals.won[team],
                totals.drawn[team],
                totals.lost[team],
                new Points(totals.matchPoints[team], totals.matchPointUnit),
                new Points(totals.gamePoints[team], totals.gamePointUnit),
                new Points(totals.against[team], totals.gamePointUnit));
    }

    /** Each team's matches; made when first needed. Two threads may make it at once, and make the same. */
    Meetings meetings() {
        Meetings known = meetings;
        if (known == null) {
            known = new Meetings(this);
            meetings = known;
        }
        return known;
    }

    /** What every team has under a criterion over all its matches, adjustments included where they belong. */
    Sums seasonSums(Criterion criterion) {
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS) {
            return Opponents.sums(this, criterion);
        }
        if (!criterion.needsBoards()) {
            switch (criterion.measure()) {
                case MATCH_POINTS -> {
                    return new Sums(totals.matchPoints, 1, totals.matchPointUnit);
                }
                case GAME_POINTS -> {
                    return new Sums(totals.gamePoints, 1, totals.gamePointUnit);
                }
                case GAME_DIFFERENCE -> {
                    long[] difference = totals.gamePoints.clone();
                    Arrays.setAll(difference, team -> difference[team] - totals.against[team]);
                    return new Sums(difference, 1, totals.gamePointUnit);
                }
                default -> {}
            }
        }
        Column column = column(criterion);
        Sums sums = new Sums(new long[teams.size() * column.width()], column.width(), column.unit());
        for (int match = 0; match < size; match++) {
            book(match, column, column.home(), home[match], sums.values(), 1);
            book(match, column, column.away(), away[match], sums.values(), 1);
        }
        return sums;
    }

    /**
     * Adds up a column over the matches between the teams of one mini-league, which stand in the order from..to. Over
     * all matches where that is less than over the matches of each of them.
     */
    void addUp(int[] order, int from, int to, int[] leagueOf, int league, Column column, long[] sums) {
        int width = column.width();
        for (int place = from; place < to; place++) {
            Arrays.fill(sums, order[place] * width, (order[place] + 1) * width, 0);
        }
        if (2 * (to - from) > teams.size()) {
            for (int match = 0; match < size; match++) {
                if (leagueOf[home[match]] == league && leagueOf[away[match]] == league) {
                    book(match, column, column.home(), home[match], sums, 1);
                    book(match, column, column.away(), away[match], sums, 1);
                }
            }
            return;
        }
        Meetings all = meetings();
        for (int place = from; place < to; place++) {
            int team = order[place];
            for (int entry = all.from(team); entry < all.to(team); entry++) {
                if (leagueOf[all.opponent(entry)] == league) {
                    int match = all.match(entry);
                    book(match, column, home[match] == team ? column.home() : column.away(), team, sums, 1);
                }
            }
        }
    }

    /** Takes off the sums of a mini-league what its teams have from their matches with those at places from..to. */
    void takeOff(int[] order, int from, int to, int[] leagueOf, int league, Column column, long[] sums) {
        Meetings all = meetings();
        for (int place = from; place < to; place++) {
            int leaver = order[place];
            for (int entry = all.from(leaver); entry < all.to(leaver); entry++) {
                int team = all.opponent(entry);
                if (leagueOf[team] == league) {
                    int match = all.match(entry);
                    book(match, column, home[match] == team ? column.home() : column.away(), team, sums, -1);
                }
            }
        }
    }

    private void book(int match, Column column, long[] side, int team, long[] sums, int sign) {
        int width = column.width();
        int at = line[match] * width;
        int where = team * width;
        for (int part = 0; part < width; part++) {
            sums[where + part] += sign * side[at + part];
        }
    }

    /**
     * The matches without recorded boards among those of some teams.
     *
     * @param group the teams
     * @param league the opponents to look at, or null for all
     */
    List<MatchResult> withoutBoards(int[] group, int @Nullable [] league) {
        BitSet opponents = new BitSet();
        if (league != null) {
            Arrays.stream(league).forEach(opponents::set);
        }
        Meetings all = meetings();
        return Arrays.stream(group)
                .flatMap(team -> IntStream.range(all.from(team), all.to(team))
                        .filter(entry -> league == null || opponents.get(all.opponent(entry)))
                        .map(all::match))
                .distinct()
                .sorted()
                .mapToObj(match -> matches[match])
                .filter(match -> match.boards().isEmpty())
                .toList();
    }

    /** The identifiers of teams by their numbers. */
    List<TeamId> names(int[] group) {
        return Arrays.stream(group).mapToObj(team -> teams.get(team).id()).toList();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.CodePoints;
import io.github.marchesleague.rules.match.MatchResult;
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
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The season on dense integers: teams and scorelines numbered, matches in a flat book, and what every team has in all.
 * All that follows works on these numbers; the public values are touched again only when somebody asks for reasons.
 */
final class Ledger {

    private final RuleSet rules;
    private final Field field;
    private final List<Team> teams;
    private final TeamNumbers numbers;
    private final Book book;
    private final int outstanding;
    private final List<Scoreline> scorelines;
    private final Extent extent;
    private final List<Adjustment> adjustments;
    private final Totals totals;

    /**
     * A season laid out.
     *
     * @param field who plays
     * @param scorelines the scorelines by number
     * @param extent what they and the adjustments span
     */
    Ledger(
            RuleSet rules,
            Field field,
            List<Team> teams,
            TeamNumbers numbers,
            Book book,
            int outstanding,
            List<Scoreline> scorelines,
            Extent extent,
            List<Adjustment> adjustments) {
        this(rules, field, teams, numbers, book, outstanding, scorelines, extent, adjustments, null);
    }

    private Ledger(
            RuleSet rules,
            Field field,
            List<Team> teams,
            TeamNumbers numbers,
            Book book,
            int outstanding,
            List<Scoreline> scorelines,
            Extent extent,
            List<Adjustment> adjustments,
            @Nullable Totals totals) {
        this.rules = rules;
        this.field = field;
        this.teams = teams;
        this.numbers = numbers;
        this.book = book;
        this.outstanding = outstanding;
        this.scorelines = scorelines;
        this.adjustments = adjustments;
        this.extent = extent;
        this.totals = totals != null ? totals : Totals.of(this);
    }

    /**
     * This season with one result more.
     *
     * @throws FaultsException if the result cannot belong to the league
     */
    Ledger with(MatchResult match) {
        int home = numbers.of(match.home());
        int away = numbers.of(match.away());
        if (home == TeamNumbers.NONE || away == TeamNumbers.NONE) {
            if (field.entries() == null) {
                return withNewTeams(match);
            }
            throw new FaultsException(List.of(LedgerReader.notEntered(
                    match.ref().toString(), home == TeamNumbers.NONE ? match.home() : match.away())));
        }
        Scorelines.whyImpossible(match, rules).ifPresent(fault -> {
            throw new FaultsException(List.of(fault));
        });
        if (!match.played() || !rules.scoring().counts(match)) {
            return new Ledger(
                    rules, field, teams, numbers, book, waitingWith(match), scorelines, extent, adjustments, totals);
        }
        Book.Walk walk = walk(home);
        while (walk.next()) {
            if (walk.opponent() == away && book.source(walk.match()).ref().equals(match.ref())) {
                throw new FaultsException(List.of(LedgerReader.givenTwice(match)));
            }
        }
        boolean outside = field.outsideTieBreaks(match.home(), match.away());
        int line = Scorelines.find(match, outside, scorelines, rules.scoring());
        List<Scoreline> lines = scorelines;
        if (line < 0) {
            line = scorelines.size();
            lines = new ArrayList<>(scorelines);
            lines.add(new Scoreline(match, Worth.of(match, rules.scoring(), line), outside));
        }
        return new Ledger(
                rules,
                field,
                teams,
                numbers,
                book.with(home, away, line, match),
                waitingWith(match),
                lines,
                lines == scorelines ? extent : extent.with(lines.get(line)),
                adjustments,
                totals.with(home, away, lines.get(line)).orElse(null));
    }

    /** How many matches are waited for with one result more. */
    private int waitingWith(MatchResult match) {
        return outstanding + (rules.scoring().awaits(match) ? 1 : 0);
    }

    private Ledger withNewTeams(MatchResult match) {
        List<MatchResult> all = new ArrayList<>();
        for (int number = 0; number < book.size(); number++) {
            all.add(book.source(number));
        }
        all.add(match);
        Ledger read = LedgerReader.read(field, teams, all, adjustments, rules);
        return new Ledger(
                rules,
                field,
                read.teams,
                read.numbers,
                read.book,
                waitingWith(match),
                read.scorelines,
                read.extent,
                adjustments,
                read.totals);
    }

    RuleSet rules() {
        return rules;
    }

    /** The teams by number. */
    List<Team> teams() {
        return teams;
    }

    int number(TeamId team) {
        int number = numbers.of(team);
        if (number == TeamNumbers.NONE) {
            throw new IllegalArgumentException("team \"" + team + "\" is not in this table; it has " + teams);
        }
        return number;
    }

    /** The identifiers of teams by their numbers. */
    List<TeamId> names(int[] group) {
        return Arrays.stream(group).mapToObj(team -> teams.get(team).id()).toList();
    }

    /** The numbers of the teams in the table by name in code-point order, by id where names agree (reading S13). */
    int[] byName() {
        Integer[] ranked = new Integer[teams.size()];
        int size = 0;
        for (int team = 0; team < ranked.length; team++) {
            if (!field.offTheTable().contains(teams.get(team).id())) {
                ranked[size++] = team;
            }
        }
        Arrays.sort(ranked, 0, size, (x, y) -> byName(teams.get(x), teams.get(y)));
        int[] order = new int[size];
        for (int place = 0; place < size; place++) {
            order[place] = ranked[place];
        }
        return order;
    }

    private static int byName(Team one, Team other) {
        int byName = CodePoints.compare(one.name(), other.name());
        return byName != 0 ? byName : one.id().compareTo(other.id());
    }

    /** The matches that count. */
    Book book() {
        return book;
    }

    /** A walk through the matches of a team, standing before its first. */
    Book.Walk walk(int team) {
        return book.walk(teams.size()).of(team);
    }

    /** How many matches are still to be played. */
    int outstanding() {
        return outstanding;
    }

    /** The scorelines by number. */
    List<Scoreline> scorelines() {
        return scorelines;
    }

    /** What a match is worth here. */
    Scoreline scoreline(MatchResult match) {
        return new Scoreline(
                match, Worth.of(match, rules.scoring(), 0), field.outsideTieBreaks(match.home(), match.away()));
    }

    /** How often each pair has met, where every pair has met once, or twice with each at home; otherwise 0. */
    int meetingsOfEveryPair() {
        long pairs = (long) teams.size() * (teams.size() - 1) / 2;
        boolean once = book.size() == pairs;
        if (!once && book.size() != 2 * pairs) {
            return 0;
        }
        PairSet met = new PairSet(teams.size(), book.size());
        for (int match = 0; match < book.size(); match++) {
            int home = book.home(match);
            int away = book.away(match);
            if (!(once ? met.add(Math.min(home, away), Math.max(home, away)) : met.add(home, away))) {
                return 0;
            }
        }
        return once ? 1 : 2;
    }

    /** What the scorelines span. */
    Extent extent() {
        return extent;
    }

    Totals totals() {
        return totals;
    }

    List<Adjustment> adjustments() {
        return adjustments;
    }

    List<Adjustment> adjustments(TeamId team) {
        return adjustments.isEmpty()
                ? List.of()
                : adjustments.stream().filter(a -> a.team().equals(team)).toList();
    }

    Tally tally(int team) {
        return totals.tally(team);
    }

    /** What each scoreline adds under a criterion over matches or boards. */
    Column column(Criterion criterion) {
        return Column.of(criterion, rules.scoring(), scorelines, extent);
    }

    /**
     * What every team has under a criterion over all its matches, adjustments included where they belong; opponents'
     * measures are worked out by {@link Opponents}.
     */
    Sums seasonSums(Criterion criterion) {
        if (!criterion.needsBoards()
                && (!extent.someOutsideTieBreaks() || criterion.measure() == Measure.MATCH_POINTS)) {
            switch (criterion.measure()) {
                case MATCH_POINTS -> {
                    return new Sums(totals.matchPoints(), 1, totals.matchPointUnit());
                }
                case GAME_POINTS -> {
                    return new Sums(totals.gamePoints(), 1, totals.gamePointUnit());
                }
                case GAME_DIFFERENCE -> {
                    long[] difference = totals.gamePoints().clone();
                    Arrays.setAll(difference, team -> difference[team] - totals.against()[team]);
                    return new Sums(difference, 1, totals.gamePointUnit());
                }
                default -> {}
            }
        }
        LeagueSums all = new LeagueSums(book, teams.size(), column(criterion), new Work());
        int[] everybody = new int[teams.size()];
        Arrays.setAll(everybody, team -> team);
        all.addUp(everybody, 0, everybody.length, 1);
        if (!criterion.needsBoards()) {
            adjust(criterion.measure(), all);
        }
        return new Sums(all.values(), all.column().width(), all.column().unit());
    }

    /** What was given or taken belongs to the game points of a season, whatever matches they leave out. */
    private void adjust(Measure measure, LeagueSums sums) {
        if (measure == Measure.GAME_POINTS || measure == Measure.GAME_DIFFERENCE) {
            for (Adjustment adjustment : adjustments) {
                sums.add(
                        number(adjustment.team()),
                        Column.scaled(adjustment.gamePoints(), sums.column().unit()));
            }
        }
    }

    /**
     * The matches without recorded boards among those of some teams.
     *
     * @param group the teams
     * @param league the opponents to look at, or null for all
     */
    List<MatchResult> withoutBoards(int[] group, int @Nullable [] league) {
        if (!extent.someWithoutBoards()) {
            return List.of();
        }
        BitSet opponents = new BitSet();
        if (league != null) {
            Arrays.stream(league).forEach(opponents::set);
        }
        TreeSet<Integer> found = new TreeSet<>();
        for (int team : group) {
            Book.Walk walk = walk(team);
            while (walk.next()) {
                if (book.source(walk.match()).boards().isEmpty()
                        && (league == null || opponents.get(walk.opponent()))) {
                    found.add(walk.match());
                }
            }
        }
        return found.stream().map(book::source).toList();
    }
}

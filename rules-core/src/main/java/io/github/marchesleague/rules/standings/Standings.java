/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The table of a league and why it is so. One consistent snapshot of the results it was made from: immutable, and safe to
 * read from any number of threads. Reasons are worked out when they are asked for, from the decisions that made the order,
 * so they cannot disagree with it.
 */
public final class Standings {

    private final Ledger ledger;
    private final Beside beside;
    private final List<Step> rulings;
    private final @Nullable AdjudicatedSeason adjudicated;
    private final Resolution resolution;
    private final List<Row> rows;

    private Standings(
            Ledger ledger,
            Beside beside,
            List<Step> rulings,
            @Nullable AdjudicatedSeason adjudicated,
            @Nullable Resolution earlier) {
        this.ledger = ledger;
        this.beside = beside;
        this.rulings = rulings;
        this.adjudicated = adjudicated;
        this.resolution = ChainRun.run(ledger, beside, rulings, earlier);
        this.rows = rowsOf();
    }

    private static Standings read(
            Field field,
            Iterable<MatchResult> results,
            Beside beside,
            List<Adjustment> adjustments,
            List<Step> rulings,
            @Nullable AdjudicatedSeason adjudicated,
            RuleSet rules) {
        if (!Beside.needed(rules.chain())) {
            return exact(() -> new Standings(
                    LedgerReader.read(field, results, adjustments, rules), beside, rulings, adjudicated, null));
        }
        List<MatchResult> all = new ArrayList<>();
        results.forEach(all::add);
        return exact(() -> new Standings(
                LedgerReader.read(field, all, adjustments, rules),
                beside.withOutstandingOf(all, rules.scoring()),
                rulings,
                adjudicated,
                null));
    }

    /** Points are added exactly or not at all: no sum is rounded, and none wraps around. */
    private static Standings exact(Supplier<Standings> table) {
        try {
            return table.get();
        } catch (ArithmeticException e) {
            throw new FaultsException(List.of(Fault.of(
                    "results",
                    "some points are so large, or so finely divided, that their sum does not fit in 64 bits",
                    "give points with fewer digits")));
        }
    }

    /**
     * The table of results; the teams are those that occur in them.
     *
     * @param results the official results, in any order
     * @param rules the rule set
     * @return the table
     * @throws io.github.marchesleague.rules.fault.FaultsException if a result cannot belong to the league, with all
     *     faults
     */
    public static Standings of(Iterable<MatchResult> results, RuleSet rules) {
        Objects.requireNonNull(results, "results");
        Objects.requireNonNull(rules, "rules");
        return read(Field.OPEN, results, Beside.NOTHING, List.of(), List.of(), null, rules);
    }

    /**
     * The table of results with an entry list: a team without results is in it too.
     *
     * @param entries the teams entered
     * @param results the official results, in any order
     * @param rules the rule set
     * @return the table
     * @throws io.github.marchesleague.rules.fault.FaultsException if a result cannot belong to the league or names a team
     *     that is not entered, with all faults
     */
    public static Standings of(List<Team> entries, Iterable<MatchResult> results, RuleSet rules) {
        Objects.requireNonNull(entries, "entries");
        Objects.requireNonNull(results, "results");
        Objects.requireNonNull(rules, "rules");
        return read(Field.of(entries), results, Beside.NOTHING, List.of(), List.of(), null, rules);
    }

    /**
     * The table of results with what is known of the teams beside them, for tie-breaks by ratings, age, fair play or last
     * season's place.
     *
     * @param results the official results, in any order
     * @param facts what is known of each team; a team that is left out is one of which nothing is known
     * @param rules the rule set
     * @return the table
     * @throws io.github.marchesleague.rules.fault.FaultsException if a result cannot belong to the league, or facts are
     *     given about a team that occurs in no result, with all faults
     */
    public static Standings of(Iterable<MatchResult> results, Map<TeamId, TeamFacts> facts, RuleSet rules) {
        Objects.requireNonNull(results, "results");
        Objects.requireNonNull(rules, "rules");
        Beside beside = new Beside(List.of(), facts, Map.of(), List.of());
        Standings table = read(Field.OPEN, results, beside, List.of(), List.of(), null, rules);
        Set<TeamId> known = table.rows.stream().map(row -> row.team().id()).collect(Collectors.toUnmodifiableSet());
        List<Fault> unknown = facts.keySet().stream()
                .filter(team -> !known.contains(team))
                .sorted()
                .map(team -> LedgerReader.notEntered("facts about " + team, team))
                .toList();
        if (!unknown.isEmpty()) {
            throw new FaultsException(unknown);
        }
        return table;
    }

    /**
     * The table of a season: of its entry list, with its play-offs, adjustments and decisions.
     *
     * @param season the season
     * @param rules the rule set
     * @return the table
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     */
    public static Standings of(Season season, RuleSet rules) {
        Objects.requireNonNull(season, "season");
        Objects.requireNonNull(rules, "rules");
        return of(rules.adjudicator().adjudicate(season), rules);
    }

    /**
     * The table of a season that has been adjudicated already.
     *
     * @param adjudicated the season after adjudication
     * @param rules the rule set
     * @return the table
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     */
    public static Standings of(AdjudicatedSeason adjudicated, RuleSet rules) {
        Objects.requireNonNull(adjudicated, "adjudicated");
        Objects.requireNonNull(rules, "rules");
        // The later ruling is asked first; rulings that contradict each other have been refused before.
        List<Step> orders = new ArrayList<>();
        adjudicated
                .orders()
                .forEach(decided -> orders.add(0, new Step(new DecidedOrder(decided.order()), decided.rule())));
        return read(
                Field.of(adjudicated),
                adjudicated.results(),
                Beside.of(adjudicated, rules),
                adjudicated.adjustments(),
                orders,
                adjudicated,
                rules);
    }

    /**
     * The table that one result more would make: the same as a table of all results together, at a small part of the cost.
     *
     * @param result a further official result
     * @return the new table; this one stays as it is
     * @throws io.github.marchesleague.rules.fault.FaultsException if the result cannot belong to the league or is already
     *     there
     */
    public Standings with(MatchResult result) {
        return exact(() -> {
            Ledger longer = ledger.with(result);
            boolean sameTeams = longer.teams().size() == ledger.teams().size();
            return new Standings(
                    longer,
                    beside.after(result, ledger.rules().scoring()),
                    rulings,
                    adjudicated,
                    sameTeams ? resolution : null);
        });
    }

    private List<Row> rowsOf() {
        int[] order = resolution.order();
        int[] separatedBy = resolution.separatedBy();
        Row[] made = new Row[order.length];
        // Most places are decided by one of a few steps.
        Row.Decider[] deciders = new Row.Decider[resolution.steps().size()];
        int position = 1;
        for (int place = 0; place < order.length; place++) {
            boolean levelWithAbove = place > 0 && separatedBy[place - 1] < 0;
            boolean levelWithBelow = place + 1 < order.length && separatedBy[place] < 0;
            position = levelWithAbove ? position : place + 1;
            Optional<Row.Decider> decider = Optional.empty();
            if (place + 1 < order.length && !levelWithBelow) {
                int step = resolution.decisions().get(separatedBy[place]).step();
                deciders[step] = deciders[step] == null ? decider(step) : deciders[step];
                decider = Optional.of(deciders[step]);
            }
            int team = order[place];
            made[place] = new Row(
                    position,
                    levelWithAbove || levelWithBelow,
                    ledger.teams().get(team),
                    ledger.tally(team),
                    ledger.adjustments(ledger.teams().get(team).id()),
                    decider);
        }
        return List.of(made);
    }

    private Row.Decider decider(int number) {
        Step step = resolution.steps().get(number);
        return new Row.Decider(step.tieBreak().id(), step.rule());
    }

    /**
     * The rules in force.
     *
     * @return the rule set
     */
    public RuleSet rules() {
        return ledger.rules();
    }

    /**
     * The lines of the table, the first first.
     *
     * @return an unmodifiable list
     */
    public List<Row> rows() {
        return rows;
    }

    /**
     * How many matches have still to be played (reading S12).
     *
     * @return the number
     */
    public int outstanding() {
        return ledger.outstanding();
    }

    /**
     * Whether nothing is outstanding.
     *
     * @return true if the table is final
     */
    public boolean isFinal() {
        return outstanding() == 0;
    }

    /**
     * The groups that have to play off (reading S10), in the order of the table; while matches are outstanding, those that
     * would have to if nothing else changed.
     *
     * @return an unmodifiable list of teams for each play-off
     */
    public List<List<TeamId>> playOffs() {
        return resolution.decisions().stream()
                .filter(decision -> decision.kind() == Resolution.Kind.STILL_TO_BE_PLAYED)
                .map(decision -> ledger.names(places(decision.from(), decision.to())))
                .toList();
    }

    /**
     * Every group that the ranking left level, with the steps that were taken.
     *
     * @return an unmodifiable list in the order of the table
     */
    public List<Tie> ties() {
        List<Tie> ties = new ArrayList<>();
        int[] order = resolution.order();
        int from = 0;
        for (int place = 0; place < order.length; place++) {
            if (place + 1 == order.length || separatedAtOnce(place)) {
                if (place > from) {
                    ties.add(tie(from, place + 1));
                }
                from = place + 1;
            }
        }
        return List.copyOf(ties);
    }

    private boolean separatedAtOnce(int place) {
        int decision = resolution.separatedBy()[place];
        return decision >= 0 && resolution.decisions().get(decision).step() == 0;
    }

    private Tie tie(int from, int to) {
        List<Tie.StepTaken> taken = new ArrayList<>();
        for (Resolution.Decision decision : resolution.decisions()) {
            if (decision.from() >= from && decision.to() <= to) {
                Course course = course(decision);
                course.stops().stream()
                        .filter(stop -> stop.number() > 0)
                        .forEach(stop -> stop.division()
                                .ifPresent(division -> taken.add(new Tie.StepTaken(
                                        stop.step().tieBreak().id(), stop.step().rule(), course.teams(), division))));
            }
        }
        return new Tie(ledger.names(places(from, to)), taken);
    }

    /**
     * The way of every group of level teams through the chain: what the order of the table was decided by, step by step.
     *
     * @return an unmodifiable list in the order in which the groups were taken up, all teams first
     */
    public List<Course> courses() {
        return resolution.decisions().stream().map(this::course).toList();
    }

    private Course course(Resolution.Decision decision) {
        List<Course.Stop> stops = new ArrayList<>();
        boolean stuck = false;
        Chain chain = ledger.rules().chain();
        int chainEnd = chain.unfolded().size();
        for (int number = decision.entered(); number < end(decision); number++) {
            // Where a step could not be worked out, only rulings about the order were tried after it.
            if (!stuck || number >= chainEnd) {
                Step step = resolution.steps().get(number);
                Optional<Division> division = AtStake.fits(step, chain, decision.from(), decision.to(), rows.size())
                        ? Optional.of(division(decision, number))
                        : Optional.empty();
                stops.add(new Course.Stop(number, step, division));
                stuck |= division.isPresent() && !(division.get() instanceof Division.Ordered);
            }
        }
        return new Course(
                ledger.names(places(decision.from(), decision.to())),
                ledger.names(places(decision.leagueFrom(), decision.leagueTo())),
                stops);
    }

    /** The number after the last step that the group of a decision came to. */
    private int end(Resolution.Decision decision) {
        return switch (decision.kind()) {
            case STARTED_AGAIN -> decision.step();
            case DIVIDED -> decision.step() + 1;
            case END_OF_CHAIN, CANNOT_BE_WORKED_OUT, STILL_TO_BE_PLAYED ->
                resolution.steps().size();
        };
    }

    /** What a step made of the group of a decision; sums are worked out again, other answers were kept. */
    private Division division(Resolution.Decision decision, int number) {
        for (Resolution.Answer answer : decision.answers()) {
            if (answer.step() == number) {
                return answer.division();
            }
        }
        LevelTeams level = new LevelTeams(
                ledger,
                beside,
                places(decision.from(), decision.to()),
                places(decision.leagueFrom(), decision.leagueTo()));
        return resolution.steps().get(number).tieBreak().divide(level);
    }

    /**
     * What the figures are made of.
     *
     * @return the matches and what each of them adds
     */
    public Workings workings() {
        return new Workings(ledger, beside);
    }

    /**
     * The season after adjudication that the table was made from.
     *
     * @return the season, or empty for a table of results
     */
    public Optional<AdjudicatedSeason> adjudicated() {
        return Optional.ofNullable(adjudicated);
    }

    /** How many elementary steps it took to order the teams. */
    long steps() {
        return resolution.work().steps();
    }

    private int[] places(int from, int to) {
        return Arrays.copyOfRange(resolution.order(), from, to);
    }

    /**
     * What put one team above another.
     *
     * @param one a team of the table
     * @param other another
     * @return what separated them, or empty if they share a position
     * @throws IllegalArgumentException if a team is not in the table, or both are the same
     */
    public Optional<Separation> separation(TeamId one, TeamId other) {
        int first = place(one);
        int second = place(other);
        if (first == second) {
            throw new IllegalArgumentException("\"" + one + "\" was compared with itself; name two different teams");
        }
        int upper = Math.min(first, second);
        int lower = Math.max(first, second);
        // The earliest decision between the two is the one that parted them.
        int parting = Integer.MAX_VALUE;
        for (int place = upper; place < lower; place++) {
            int decision = resolution.separatedBy()[place];
            parting = decision < 0 ? parting : Math.min(parting, decision);
        }
        if (parting == Integer.MAX_VALUE) {
            return Optional.empty();
        }
        Resolution.Decision decision = resolution.decisions().get(parting);
        TeamId above = rows.get(upper).team().id();
        TeamId below = rows.get(lower).team().id();
        Division.Ordered ordered = (Division.Ordered) division(decision, decision.step());
        Row.Decider decider = decider(decision.step());
        return Optional.of(new Separation(
                above,
                below,
                decider.id(),
                decider.rule(),
                figure(ordered, above),
                figure(ordered, below),
                ledger.names(places(decision.from(), decision.to()))));
    }

    private static Figure figure(Division.Ordered ordered, TeamId team) {
        return ordered.parts().stream()
                .filter(part -> part.teams().contains(team))
                .findFirst()
                .orElseThrow()
                .figure();
    }

    private int place(TeamId team) {
        int number = ledger.number(team);
        int place = 0;
        while (resolution.order()[place] != number) {
            place++;
        }
        return place;
    }

    /** The positions with match points in a line, for messages: {@code 1 Clun 3, 2= Ross 1, 2= Wem 1}. */
    @Override
    public String toString() {
        return rows.stream()
                .map(row -> row.position() + (row.shared() ? "= " : " ") + row.team() + " "
                        + row.tally().matchPoints())
                .collect(Collectors.joining(", "));
    }
}

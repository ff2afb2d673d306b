/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Lays public results out in numbers, and refuses those that cannot belong to the league, all at once. */
final class LedgerReader {

    private final RuleSet rules;
    private final Field field;
    private final List<Team> teams = new ArrayList<>();
    private final TeamNumbers numbers = new TeamNumbers();
    private final Scorelines scorelines;
    private final List<Fault> faults = new ArrayList<>();
    private final MatchResult[] matches;
    private final int[] home;
    private final int[] away;
    private final int[] line;
    private int size;
    private int outstanding;

    private LedgerReader(Field field, List<Team> known, Iterable<MatchResult> results, RuleSet rules) {
        this.rules = rules;
        this.field = field;
        // A caller's list may change at any time; from here on only the copy is read.
        matches = results instanceof Collection<MatchResult> collection
                ? collection.toArray(new MatchResult[0])
                : copied(results);
        home = new int[matches.length];
        away = new int[matches.length];
        line = new int[matches.length];
        scorelines = new Scorelines(rules, matches.length);
        List<Team> first = field.entries() != null ? field.entries() : known;
        for (Team team : first) {
            if (numbers.of(team.id()) == TeamNumbers.NONE) {
                numbers.add(team.id());
                teams.add(team);
            } else {
                faults.add(Fault.of("teams", "\"" + team.id() + "\" is entered twice", "enter each team once"));
            }
        }
    }

    /**
     * Lays a season out.
     *
     * @param field who plays
     * @param results the official results
     * @param adjustments what is added to or taken from the teams
     * @param rules the rule set
     * @throws FaultsException if a result or adjustment cannot belong to the league
     */
    static Ledger read(Field field, Iterable<MatchResult> results, List<Adjustment> adjustments, RuleSet rules) {
        return read(field, List.of(), results, adjustments, rules);
    }

    /** As {@link #read(Field, Iterable, List, RuleSet)}, for a field whose teams are partly known already. */
    static Ledger read(
            Field field, List<Team> known, Iterable<MatchResult> results, List<Adjustment> adjustments, RuleSet rules) {
        LedgerReader reader = new LedgerReader(field, known, results, rules);
        reader.read();
        Extent extent = reader.scorelines.extent();
        for (Adjustment adjustment : adjustments) {
            extent = extent.with(adjustment);
            if (reader.numbers.of(adjustment.team()) == TeamNumbers.NONE) {
                reader.faults.add(notEntered("adjustment \"" + adjustment.reason() + "\"", adjustment.team()));
            }
        }
        if (!reader.faults.isEmpty()) {
            throw new FaultsException(reader.faults);
        }
        return new Ledger(
                rules,
                field,
                List.copyOf(reader.teams),
                reader.numbers,
                Book.of(reader.home, reader.away, reader.line, reader.matches, reader.size),
                reader.outstanding,
                reader.scorelines.lines(),
                extent,
                adjustments);
    }

    private void read() {
        boolean someOpen = rules.scoring().unfinished() == Scoring.Unfinished.MATCH_COUNTS_ONCE_DECIDED;
        for (int given = 0; given < matches.length; given++) {
            MatchResult match = Objects.requireNonNull(matches[given], "results must not contain null");
            int homeNumber = number(match, match.home());
            int awayNumber = number(match, match.away());
            int lineNumber = scorelines.lineOf(match, field.outsideTieBreaks(match.home(), match.away()));
            if (lineNumber >= 0) {
                if (size < given) {
                    matches[size] = match;
                }
                home[size] = homeNumber;
                away[size] = awayNumber;
                line[size] = lineNumber;
                size++;
                if (someOpen && rules.scoring().isOpen(match)) {
                    outstanding++;
                }
            } else if (lineNumber == Scorelines.OUTSTANDING) {
                outstanding++;
            } else if (lineNumber == Scorelines.IMPOSSIBLE) {
                Scorelines.whyImpossible(match, rules).ifPresent(faults::add);
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
        int known = numbers.of(team);
        return known != TeamNumbers.NONE ? known : newNumber(match, team);
    }

    private int newNumber(MatchResult match, TeamId team) {
        if (field.entries() != null && !field.offTheTable().contains(team)) {
            faults.add(notEntered(match.ref().toString(), team));
            return 0;
        }
        teams.add(new Team(team, team.value(), Optional.empty()));
        return numbers.add(team);
    }

    /** A team that is not in the entry list. */
    static Fault notEntered(String where, TeamId team) {
        return Fault.of(where, "team \"" + team + "\" is not entered", "name a team of the entry list");
    }

    /** A match that is already there. */
    static Fault givenTwice(MatchResult match) {
        return Fault.of(
                match.ref().toString(),
                "the match is given twice",
                "keep one result, or tell the two apart by round or date");
    }

    /** Two results with the same home, away, round and date are one match recorded twice. */
    private void refuseDuplicates() {
        Set<Long> again = metAgain();
        if (again.isEmpty()) {
            return;
        }
        Set<MatchRef> refs = new HashSet<>();
        for (int match = 0; match < size; match++) {
            if (again.contains(PairSet.key(home[match], away[match])) && !refs.add(matches[match].ref())) {
                faults.add(givenTwice(matches[match]));
            }
        }
    }

    /** The pairs that met more than once in the same order. */
    private Set<Long> metAgain() {
        PairSet seen = new PairSet(teams.size(), size);
        Set<Long> again = Set.of();
        for (int match = 0; match < size; match++) {
            if (!seen.add(home[match], away[match])) {
                again = again.isEmpty() ? new HashSet<>() : again;
                again.add(PairSet.key(home[match], away[match]));
            }
        }
        return again;
    }
}

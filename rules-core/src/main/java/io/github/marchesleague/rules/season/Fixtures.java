/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Withdrawal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The league schedule (10.1 to 10.5): who meets whom in which round, and who is at home. It is indicative: rounds may be
 * played in any order, and captains may agree otherwise (10.4, 10.5).
 *
 * <p>The pairings are those of the Berger tables in the FIDE Handbook (C.05, annex 1). So in every cycle every pair meets
 * once; with an even number of teams home and away matches of a team differ by one, and with an odd number they are
 * equal; nobody is at home, or away, more than twice running. Where teams meet more than once, home and away are
 * exchanged from cycle to cycle, and the last two rounds of a cycle are exchanged as that annex advises, since without
 * it somebody would be at home three times running.
 *
 * @param matches the matches in the order of their rounds; with two teams each, always
 * @param byes the rounds in which a team has no opponents: where the number of teams is odd, and where its opponents left
 * @param cancelled the matches that were in the schedule and are not played, since one of the teams left
 */
public record Fixtures(List<Fixture> matches, List<Bye> byes, List<Fixture> cancelled) {

    /** With so many participants the exchange of rounds has to fall otherwise to avoid three at home running. */
    private static final int SHORT_TABLE = 4;

    /** Takes unmodifiable copies. */
    public Fixtures {
        matches = List.copyOf(matches);
        byes = List.copyOf(byes);
        cancelled = List.copyOf(cancelled);
    }

    /**
     * A schedule in which nothing was cancelled.
     *
     * @param matches the matches in the order of their rounds
     * @param byes the rounds in which a team has no opponents
     */
    public Fixtures(List<Fixture> matches, List<Bye> byes) {
        this(matches, byes, List.of());
    }

    /**
     * The schedule that a season holds, with the dates agreed last (11.2), its byes and the withdrawals recorded in it: a team that left plays
     * none of its matches that have not been played. What becomes of those played is for the rules to say.
     *
     * @param season the season
     * @return its schedule, the rounds in their order
     * @throws FaultsException if a match has no round, with every such match
     */
    public static Fixtures of(Season season) {
        List<Fault> faults = season.matches().stream()
                .filter(card -> card.round().isEmpty())
                .map(card -> Fault.of(card.ref().toString(), "it has no round", "write round: … beside its teams"))
                .toList();
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        List<Fixture> matches = new ArrayList<>();
        Set<Fixture> played = new HashSet<>();
        for (MatchCard card : season.matches().stream().map(season::asAgreed).toList()) {
            Fixture match = new Fixture(card.round().orElseThrow(), card.home(), card.away(), card.date());
            matches.add(match);
            if (card.status() == MatchResult.Status.PLAYED) {
                played.add(match);
            }
        }
        matches.sort(Comparator.comparingInt(Fixture::round));
        Fixtures fixtures = new Fixtures(matches, season.byes());
        for (Withdrawal withdrawal : season.withdrawals()) {
            // A team that left before the schedule was drawn up has no match to lose.
            if (matches.stream().anyMatch(match -> match.has(withdrawal.team()))) {
                fixtures = fixtures.without(withdrawal.team(), played::contains);
            }
        }
        return fixtures;
    }

    /**
     * The schedule after a team left: its matches from that day on, and those without a date, are cancelled, and its
     * opponents have a bye in their rounds.
     *
     * @param team the team
     * @param from the day from which it does not play any more
     * @return the schedule without those matches
     * @throws FaultsException if the team is not in the schedule
     */
    public Fixtures without(TeamId team, LocalDate from) {
        Objects.requireNonNull(from, "from");
        return without(
                team, match -> match.date().filter(day -> day.isBefore(from)).isPresent());
    }

    /**
     * The schedule after a team left: its matches that do not stay are cancelled, and its opponents have a bye in their
     * rounds. Its own byes after its last match go too.
     *
     * @param team the team
     * @param stays which of its matches stay, since they have been played
     * @return the schedule without those matches
     * @throws FaultsException if the team is not in the schedule
     */
    public Fixtures without(TeamId team, Predicate<Fixture> stays) {
        if (of(team).isEmpty() && cancelled.stream().noneMatch(match -> match.has(team))) {
            throw new FaultsException(List.of(Fault.of(
                    "teams", "team \"" + team + "\" is not in the schedule", "name a team that it has matches for")));
        }
        List<Fixture> left = new ArrayList<>();
        List<Fixture> gone = new ArrayList<>(cancelled);
        List<Bye> free = new ArrayList<>();
        int last = 0;
        for (Fixture match : matches) {
            if (!match.has(team) || stays.test(match)) {
                left.add(match);
                last = match.has(team) ? match.round() : last;
            } else {
                gone.add(match);
                free.add(new Bye(
                        match.home().equals(team) ? match.away() : match.home(), OptionalInt.of(match.round())));
            }
        }
        int lastOfTeam = last;
        byes.stream()
                .filter(bye -> !bye.team().equals(team) || bye.round().orElse(0) <= lastOfTeam)
                .forEach(free::add);
        free.sort(Comparator.comparingInt(bye -> bye.round().orElse(0)));
        gone.sort(Comparator.comparingInt(Fixture::round));
        return new Fixtures(left, free, gone);
    }

    /**
     * The schedule in which every pair meets once, with the teams numbered as they are given.
     *
     * @param teams the teams; none or one gives an empty schedule
     * @return the schedule
     * @throws FaultsException if a team is given twice
     */
    public static Fixtures singleRound(List<Team> teams) {
        return of(teams, Cycles.SINGLE, Numbering.AS_GIVEN);
    }

    /**
     * The schedule in which every pair meets twice, once at either's home, with the teams numbered as they are given.
     *
     * @param teams the teams; none or one gives an empty schedule
     * @return the schedule
     * @throws FaultsException if a team is given twice
     */
    public static Fixtures doubleRound(List<Team> teams) {
        return of(teams, Cycles.DOUBLE, Numbering.AS_GIVEN);
    }

    /**
     * The schedule of an all-play-all.
     *
     * @param teams the teams; none or one gives an empty schedule
     * @param cycles how often every pair meets
     * @param numbering which number of the table each team has
     * @return the schedule, the same for the same teams
     * @throws FaultsException if a team is given twice, with every such team
     */
    public static Fixtures of(List<Team> teams, Cycles cycles, Numbering numbering) {
        List<Team> entered = List.copyOf(teams);
        refuseRepeated(entered);
        if (entered.size() < 2) {
            return new Fixtures(List.of(), List.of());
        }
        BergerTable table = new BergerTable(entered.size() + entered.size() % 2);
        @Nullable Team[] numbered = numbering.number(entered, table);
        List<Fixture> matches = new ArrayList<>();
        List<Bye> byes = new ArrayList<>();
        int count = cycles.forTeams(entered.size());
        for (int cycle = 0; cycle < count; cycle++) {
            for (int place = 0; place < table.rounds(); place++) {
                int round = cycle * table.rounds() + place + 1;
                int row = exchanged(table, cycle, count) ? exchange(place, table.rounds()) : place;
                for (int pair = 0; pair < table.pairs(); pair++) {
                    int[] numbers = table.pairing(row, pair);
                    boolean reversed = cycle % 2 == 1;
                    Team home = numbered[numbers[reversed ? 1 : 0]];
                    Team away = numbered[numbers[reversed ? 0 : 1]];
                    if (home != null && away != null) {
                        matches.add(new Fixture(round, home.id(), away.id(), Optional.empty()));
                    } else {
                        Team idle = home == null ? away : home;
                        if (idle != null) {
                            byes.add(new Bye(idle.id(), OptionalInt.of(round)));
                        }
                    }
                }
            }
        }
        return new Fixtures(matches, byes);
    }

    private static void refuseRepeated(List<Team> teams) {
        Set<TeamId> seen = new HashSet<>();
        List<Fault> faults = teams.stream()
                .filter(team -> !seen.add(team.id()))
                .map(team -> Fault.of("teams", "team \"" + team.id() + "\" is given twice", "give it once"))
                .toList();
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
    }

    private static boolean exchanged(BergerTable table, int cycle, int cycles) {
        return cycles > 1 && (2 * table.pairs() == SHORT_TABLE ? cycle % 2 == 0 : cycle < cycles - 1);
    }

    private static int exchange(int place, int rounds) {
        return rounds > 1 && place >= rounds - 2 ? 2 * rounds - 3 - place : place;
    }

    /**
     * The number of rounds.
     *
     * @return the highest round of a match, a bye or a cancelled match; 0 for an empty schedule
     */
    public int rounds() {
        return Math.max(
                matches.stream().mapToInt(Fixture::round).max().orElse(0),
                Math.max(
                        byes.stream()
                                .flatMapToInt(bye -> bye.round().stream())
                                .max()
                                .orElse(0),
                        cancelled.stream().mapToInt(Fixture::round).max().orElse(0)));
    }

    /**
     * The matches of a round.
     *
     * @param round the round, from 1
     * @return the matches; empty if there is no such round
     */
    public List<Fixture> round(int round) {
        return matches.stream().filter(match -> match.round() == round).toList();
    }

    /**
     * The matches of a team.
     *
     * @param team the team
     * @return the matches in the order of their rounds
     */
    public List<Fixture> of(TeamId team) {
        return matches.stream().filter(match -> match.has(team)).toList();
    }

    /**
     * The schedule with a date for each round (10.2).
     *
     * @param dates one date a round, in the order of the rounds; further dates are left over
     * @return the dated schedule
     * @throws FaultsException if there are fewer dates than rounds, or a date is not after the one before, with all
     *     faults
     */
    public Fixtures dated(List<LocalDate> dates) {
        List<Fault> faults = new ArrayList<>();
        if (dates.size() < rounds()) {
            faults.add(Fault.of(
                    "dates",
                    dates.size() + " dates for " + rounds() + " rounds",
                    "give a date for each round: another evening of the week, fewer blackout dates or fewer cycles"));
        }
        for (int i = 1; i < dates.size(); i++) {
            if (!dates.get(i).isAfter(dates.get(i - 1))) {
                faults.add(Fault.of(
                        "dates[" + i + "]",
                        dates.get(i) + " is not after " + dates.get(i - 1),
                        "give the dates in their order, each once"));
            }
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        return new Fixtures(
                matches.stream()
                        .map(match -> match.on(dates.get(match.round() - 1)))
                        .toList(),
                byes,
                cancelled.stream()
                        .map(match -> match.on(dates.get(match.round() - 1)))
                        .toList());
    }

    /**
     * The matches as a season holds them until they are played.
     *
     * @return unplayed cards in the order of the rounds
     */
    public List<MatchCard> cards() {
        return matches.stream().map(Fixture::card).toList();
    }

    /**
     * Teams whose home and away matches differ by more than is allowed. Equality cannot be had for a team with an odd
     * number of matches, and the objection then says so instead of asking for it.
     *
     * @param allowed the difference that is allowed, 0 or more
     * @return an objection for each such team, in the order of their first matches
     */
    public List<Objection> uneven(int allowed) {
        List<Objection> objections = new ArrayList<>();
        for (TeamId team : teams()) {
            int home = (int)
                    matches.stream().filter(match -> match.home().equals(team)).count();
            int away = of(team).size() - home;
            if (Math.abs(home - away) > allowed) {
                boolean odd = (home + away) % 2 == 1;
                objections.add(new Objection(
                        "10.3",
                        team.value(),
                        home + " matches at home and " + away + " away",
                        odd && allowed == 0
                                ? "equality is impossible with " + (home + away) + " matches; allow a difference of 1"
                                : "exchange home and away in some of them"));
            }
        }
        return List.copyOf(objections);
    }

    /**
     * Matches between teams of one club that come after a round, for leagues that want them out of the way early.
     *
     * @param teams the teams with their clubs
     * @param round the last round in which they may come
     * @return the matches
     */
    public List<Fixture> clubMatchesAfter(List<Team> teams, int round) {
        Map<TeamId, Team> byId = teams.stream().collect(Collectors.toMap(Team::id, Function.identity(), (a, b) -> a));
        return matches.stream()
                .filter(match -> match.round() > round && sameClub(byId.get(match.home()), byId.get(match.away())))
                .toList();
    }

    static boolean sameClub(@Nullable Team one, @Nullable Team other) {
        return one != null
                && other != null
                && one.club().isPresent()
                && one.club().equals(other.club());
    }

    private List<TeamId> teams() {
        return matches.stream()
                .flatMap(match -> List.of(match.home(), match.away()).stream())
                .distinct()
                .toList();
    }
}

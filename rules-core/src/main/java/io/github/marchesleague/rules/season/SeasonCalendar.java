/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.MatchDeadline;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.adjudication.WithdrawnTeam;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * When the matches of a season are played, what is still to be done and what has become of the rest, as at a day (3.2, 10.7
 * and 11). An immutable value. It goes by the same decisions as the table as at that day: a match that a ruling, a
 * withdrawal or a missed deadline has decided is not outstanding.
 */
public final class SeasonCalendar {

    static final String ALL_FULFILLED = "10.7";

    /** What follows where the league sets no rule: 10.7 asks that all matches be fulfilled, and 13.5 leaves the rest. */
    private static final UnplayedMatches LEFT_OPEN = new UnplayedMatches(
            ALL_FULFILLED, Optional.empty(), UnplayedMatches.Outcome.CONTROLLER_DECIDES, Points.ZERO, false);

    private final Season season;
    private final RuleSet rules;
    private final SeasonWindow window;
    private final LocalDate today;
    private final Optional<LocalDate> clubMatchesBy;
    private final Map<TeamId, Team> teams;
    private final AdjudicatedSeason adjudicated;
    private final List<MatchCard> matches;

    private SeasonCalendar(
            Season season, RuleSet rules, SeasonWindow window, LocalDate today, Optional<LocalDate> clubMatchesBy) {
        this.season = Season.builder().from(season).asAt(today).build();
        this.rules = Objects.requireNonNull(rules, "rules");
        this.window = window;
        this.today = today;
        this.clubMatchesBy = clubMatchesBy;
        teams = season.teams().stream()
                .collect(Collectors.toMap(Team::id, Function.identity(), (first, second) -> first));
        adjudicated = rules.adjudicator().adjudicate(this.season);
        matches = season.matches().stream().map(season::asAgreed).toList();
    }

    /**
     * The calendar of a season as at a day.
     *
     * @param season the season
     * @param rules the rules in force
     * @param window the days outside which no match may be, whatever the season itself says; the deadlines of the rules go
     *     by the days that the season itself has, as those of its table do
     * @param today the day
     * @return its calendar
     * @throws FaultsException if something in the season cannot be, with all faults
     */
    public static SeasonCalendar of(Season season, RuleSet rules, SeasonWindow window, LocalDate today) {
        return new SeasonCalendar(season, rules, window, today, Optional.empty());
    }

    /**
     * The calendar where teams of one club must have met by a day on which the rule set says nothing; what becomes of such a
     * match afterwards the controller decides.
     *
     * @param day the day, which is still in time
     * @return the calendar with that deadline
     */
    public SeasonCalendar clubMatchesBy(LocalDate day) {
        return new SeasonCalendar(season, rules, window, today, Optional.of(day));
    }

    /**
     * The calendar with a match put off (11.1) or re-arranged (11.2). All other matches stay as they are.
     *
     * @param postponement what was agreed
     * @return the calendar in which the match has the new date, or none while none is settled
     * @throws FaultsException if the postponement names no match or several, or one that has been played: moving a date
     *     never undoes a match
     */
    public SeasonCalendar with(Postponement postponement) {
        List<MatchCard> named = matches.stream()
                .filter(card -> postponement.match().names(card.ref()))
                .toList();
        if (named.size() != 1) {
            throw refused(
                    postponement.match(),
                    named.isEmpty() ? "no such match is in the calendar" : "it names " + named.size() + " matches",
                    named.isEmpty() ? "name the home team first, as in the calendar" : "add the round");
        }
        MatchCard old = named.get(0);
        if (old.status() == MatchResult.Status.PLAYED) {
            throw refused(
                    postponement.match(),
                    "it has been played" + old.date().map(day -> " on " + day).orElse(""),
                    "a match that has been played stands; correct its card if the date is wrong");
        }
        Season agreed =
                Season.builder().from(season).addPostponements(postponement).build();
        return new SeasonCalendar(agreed, rules, window, today, clubMatchesBy);
    }

    private static FaultsException refused(MatchRef match, String found, String right) {
        return new FaultsException(List.of(Fault.of(match.toString(), found, right)));
    }

    /**
     * The matches with the dates agreed last.
     *
     * @return the cards in the order of the season; a match that was put off and has not been played has its new date, or
     *     none while none is settled
     */
    public List<MatchCard> matches() {
        return matches;
    }

    /**
     * What was put off (11).
     *
     * @return the postponements in the order in which they were agreed
     */
    public List<Postponement> postponements() {
        return season.postponements();
    }

    /**
     * The matches that have still to be played, or finished: as many as the table as at that day calls outstanding.
     *
     * @return the matches in the order of the season, with how each stands and by when it must be played
     */
    public List<Outstanding> outstanding() {
        return IntStream.range(0, matches.size())
                .filter(this::isOutstanding)
                .mapToObj(i -> {
                    MatchCard card = matches.get(i);
                    List<MatchDeadline> deadlines = deadlines(i);
                    return new Outstanding(
                            card.ref(),
                            card.date(),
                            state(card),
                            season.lastPostponement(card),
                            deadlines,
                            deadlines.stream()
                                    .filter(deadline -> deadline.hasPassed(today))
                                    .reduce((earlier, later) -> later));
                })
                .toList();
    }

    private boolean isOutstanding(int index) {
        AdjudicatedMatch match = adjudicated.matches().get(index);
        return match.inTable() && rules.scoring().awaits(match.result());
    }

    static boolean isPlayed(MatchCard card) {
        return card.status() == MatchResult.Status.PLAYED;
    }

    private Outstanding.State state(MatchCard card) {
        if (isPlayed(card)) {
            return Outstanding.State.UNFINISHED;
        }
        if (card.date().isPresent()) {
            return card.date().get().isBefore(today) ? Outstanding.State.OVERDUE : Outstanding.State.AHEAD;
        }
        return card.status() == MatchResult.Status.POSTPONED
                ? Outstanding.State.NEEDS_A_NEW_DATE
                : Outstanding.State.UNDATED;
    }

    /** By when the rules want a match played; where they say nothing of it, by the end of the season (3.2, 10.7). */
    private List<MatchDeadline> deadlines(int index) {
        AdjudicatedMatch match = adjudicated.matches().get(index);
        List<MatchDeadline> deadlines = new ArrayList<>(match.deadlines());
        clubMatchesBy
                .filter(day -> ofOneClub(match.card()))
                .ifPresent(day -> deadlines.add(new MatchDeadline(LEFT_OPEN, day)));
        if (rules.adjudication().unplayedMatches().isEmpty()) {
            deadlines.add(new MatchDeadline(LEFT_OPEN, window.last()));
        }
        deadlines.sort(Comparator.comparing(MatchDeadline::day));
        return deadlines;
    }

    /**
     * The matches that were not played and are not to be played any more, since a ruling, a withdrawal or a missed deadline
     * has decided them.
     *
     * @return the matches in the order of the season; their notes say what became of each and by which rule
     */
    public List<AdjudicatedMatch> decided() {
        return adjudicated.matches().stream()
                .filter(match -> !isPlayed(match.card()) && match.standing() != AdjudicatedMatch.Standing.OUTSTANDING)
                .toList();
    }

    /**
     * The deadlines of the outstanding matches, the earliest first.
     *
     * @return each deadline with the matches due by then
     */
    public List<Due> due() {
        Map<LocalDate, Map<MatchDeadline, List<MatchRef>>> byDay = new TreeMap<>();
        for (Outstanding match : outstanding()) {
            for (MatchDeadline deadline : match.deadlines()) {
                byDay.computeIfAbsent(deadline.day(), day -> new LinkedHashMap<>())
                        .computeIfAbsent(deadline, each -> new ArrayList<>())
                        .add(match.match());
            }
        }
        return byDay.values().stream()
                .flatMap(each -> each.entrySet().stream())
                .map(each -> new Due(each.getKey(), each.getValue()))
                .toList();
    }

    /**
     * A day by which matches are due.
     *
     * @param deadline the day, which is still in time, and what follows
     * @param matches the outstanding matches due by then
     */
    public record Due(MatchDeadline deadline, List<MatchRef> matches) {

        /** Takes an unmodifiable copy. */
        public Due {
            Objects.requireNonNull(deadline, "deadline");
            matches = List.copyOf(matches);
        }
    }

    /**
     * What the rule book objects to: matches outside the season (3.2); matches that were not fulfilled in time and are
     * waiting for the controller (10.7), that are planned too late, or that were played too late; a match put off without a
     * note of who agreed (11.1); a postponement to a date that the controller has not agreed to, and a match played on
     * another day than the one agreed last (11.2); a match that a team played after the day on which it left.
     *
     * @return the objections, those about matches in the order of the season
     */
    public List<Objection> objections() {
        return new CalendarObjections(season, window, today).about(matches, this::isOutstanding, this::deadlines);
    }

    /**
     * Pairs of teams of which the season has fewer matches than they are to play (2.1): what is missing altogether, beyond
     * what is outstanding. Teams that left or were put out are passed over.
     *
     * @param meetings how often every pair meets
     * @return an objection for each such pair, in the order of the teams
     */
    public List<Objection> unscheduled(int meetings) {
        Map<List<TeamId>, Integer> met = new HashMap<>();
        for (MatchCard card : matches) {
            met.merge(pair(card.home(), card.away()), 1, Integer::sum);
        }
        List<Objection> objections = new ArrayList<>();
        Set<TeamId> gone =
                adjudicated.withdrawn().stream().map(WithdrawnTeam::team).collect(Collectors.toSet());
        List<Team> staying = season.teams().stream()
                .filter(team -> !gone.contains(team.id()))
                .toList();
        for (int i = 0; i < staying.size(); i++) {
            for (int j = i + 1; j < staying.size(); j++) {
                int count = met.getOrDefault(
                        pair(staying.get(i).id(), staying.get(j).id()), 0);
                if (count < meetings) {
                    objections.add(new Objection(
                            "2.1",
                            staying.get(i).name() + " – " + staying.get(j).name(),
                            count + " of " + meetings + " matches are in the calendar",
                            "add what is missing: all play all"));
                }
            }
        }
        return List.copyOf(objections);
    }

    private static List<TeamId> pair(TeamId one, TeamId other) {
        return one.compareTo(other) < 0 ? List.of(one, other) : List.of(other, one);
    }

    private boolean ofOneClub(MatchCard card) {
        return Fixtures.sameClub(teams.get(card.home()), teams.get(card.away()));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.immutables.value.Value;

/**
 * When the matches of a season are played, and what is still to be done (3.2, 10.7 and 11). An immutable value; no method
 * asks a clock: the day it is about is always given.
 *
 * @param window the days between which the season is played (3.2)
 * @param teams the teams with their clubs
 * @param matches the matches, played or outstanding
 * @param postponements what was put off, in the order in which it was agreed
 * @param withdrawals the teams that left; of their matches only those that were played are looked at
 * @param clubMatchesBy the day by which teams of one club must have met, where a league sets one
 */
@RulesStyle
@Value.Builder
public record SeasonCalendar(
        SeasonWindow window,
        List<Team> teams,
        List<MatchCard> matches,
        List<Postponement> postponements,
        List<Withdrawal> withdrawals,
        Optional<LocalDate> clubMatchesBy) {

    private static final String ALL_FULFILLED = "10.7";
    private static final String SEASON = "3.2";
    private static final String REARRANGED = "11.2";

    /** Takes unmodifiable copies. */
    public SeasonCalendar {
        Objects.requireNonNull(window, "window");
        teams = List.copyOf(teams);
        matches = List.copyOf(matches);
        postponements = List.copyOf(postponements);
        withdrawals = List.copyOf(withdrawals);
        Objects.requireNonNull(clubMatchesBy, "clubMatchesBy");
    }

    /** Builds a calendar. */
    public static final class Builder extends SeasonCalendarBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The calendar of a season.
     *
     * @param season the season
     * @param window the days between which it is played
     * @return its calendar, in which every match that was put off and has not been played has the date agreed last, or
     *     none while none is settled
     */
    public static SeasonCalendar of(Season season, SeasonWindow window) {
        return builder()
                .window(window)
                .teams(season.teams())
                .matches(season.matches().stream()
                        .map(card -> lastOf(season.postponements(), card)
                                .filter(postponement -> card.status() != MatchResult.Status.PLAYED)
                                .map(postponement -> moved(card, postponement))
                                .orElse(card))
                        .toList())
                .postponements(season.postponements())
                .withdrawals(season.withdrawals())
                .build();
    }

    private static Optional<Postponement> lastOf(List<Postponement> postponements, MatchCard card) {
        return postponements.stream()
                .filter(postponement -> postponement.match().names(card.ref()))
                .reduce((earlier, later) -> later);
    }

    private static MatchCard moved(MatchCard card, Postponement postponement) {
        return MatchCard.builder()
                .from(card)
                .start(Optional.empty())
                .date(postponement.newDate())
                .status(MatchResult.Status.POSTPONED)
                .build();
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
        MatchCard moved = moved(old, postponement);
        List<Postponement> agreed = new ArrayList<>(postponements);
        agreed.add(postponement);
        return builder()
                .from(this)
                .matches(matches.stream()
                        .map(card -> card.equals(old) ? moved : card)
                        .toList())
                .postponements(agreed)
                .build();
    }

    private static FaultsException refused(MatchRef match, String found, String right) {
        return new FaultsException(List.of(Fault.of(match.toString(), found, right)));
    }

    /**
     * The matches that have still to be played.
     *
     * @param today the day asked about
     * @return the matches in the order of the calendar, with how each stands on that day
     */
    public List<Outstanding> outstanding(LocalDate today) {
        return toPlay().map(card ->
                        new Outstanding(card.ref(), card.date(), state(card, today), lastOf(postponements, card)))
                .toList();
    }

    /** What has still to be played; matches of teams that left are not played any more. */
    private Stream<MatchCard> toPlay() {
        Set<TeamId> gone = gone();
        return matches.stream().filter(card -> isToBePlayed(card, gone));
    }

    private static boolean isToBePlayed(MatchCard card, Set<TeamId> gone) {
        return card.status() != MatchResult.Status.PLAYED && !gone.contains(card.home()) && !gone.contains(card.away());
    }

    private Set<TeamId> gone() {
        return withdrawals.stream().map(Withdrawal::team).collect(Collectors.toSet());
    }

    private static Outstanding.State state(MatchCard card, LocalDate today) {
        if (card.date().isPresent()) {
            return card.date().get().isBefore(today) ? Outstanding.State.OVERDUE : Outstanding.State.AHEAD;
        }
        return card.status() == MatchResult.Status.POSTPONED
                ? Outstanding.State.NEEDS_A_NEW_DATE
                : Outstanding.State.UNDATED;
    }

    /**
     * The deadlines of the season that matter for outstanding matches, the earliest first.
     *
     * @return the last day of the season, and the day by which clubs' own matches are due where there is one and such a
     *     match is outstanding
     */
    public List<Deadline> deadlines() {
        List<Deadline> deadlines = new ArrayList<>();
        Map<TeamId, Team> byId = byId();
        List<MatchRef> club = toPlay().filter(card -> ofOneClub(card, byId))
                .map(MatchCard::ref)
                .toList();
        if (clubMatchesBy.isPresent() && !club.isEmpty()) {
            deadlines.add(new Deadline(clubMatchesBy.get(), club));
        }
        List<MatchRef> all = toPlay().map(MatchCard::ref).toList();
        if (!all.isEmpty()) {
            deadlines.add(new Deadline(window.last(), all));
        }
        deadlines.sort((a, b) -> a.day().compareTo(b.day()));
        return List.copyOf(deadlines);
    }

    /**
     * A day by which matches are due.
     *
     * @param day the day, which is still in time
     * @param matches the outstanding matches due by then
     */
    public record Deadline(LocalDate day, List<MatchRef> matches) {

        /** Takes an unmodifiable copy. */
        public Deadline {
            Objects.requireNonNull(day, "day");
            matches = List.copyOf(matches);
        }
    }

    /**
     * What the rule book objects to on a day: matches outside the season (3.2); once the season has ended, all that was
     * not fulfilled (10.7); teams of one club that have not met in time; a match put off without a note of who agreed
     * (11.1); a postponement to a date that the controller has not agreed to, and a match played on another day than the
     * one agreed last (11.2).
     *
     * @param today the day asked about
     * @return the objections, those about matches in the order of the calendar
     */
    public List<Objection> check(LocalDate today) {
        List<Objection> objections = new ArrayList<>();
        Map<TeamId, Team> byId = byId();
        Set<TeamId> gone = gone();
        for (MatchCard card : matches) {
            boolean played = card.status() == MatchResult.Status.PLAYED;
            if (!played && !isToBePlayed(card, gone)) {
                continue;
            }
            String match = card.ref().toString();
            card.date()
                    .filter(day -> !window.contains(day))
                    .ifPresent(day -> objections.add(new Objection(
                            SEASON,
                            match,
                            day + " is outside the season",
                            "play between " + window.first() + " and " + window.last())));
            if (!played && today.isAfter(window.last())) {
                objections.add(new Objection(
                        ALL_FULFILLED,
                        match,
                        "it has not been played, and the season ended on " + window.last(),
                        "all matches must be fulfilled; the controller decides what becomes of it"));
            }
            clubMatchesBy
                    .filter(day -> ofOneClub(card, byId) && late(card, day, today))
                    .ifPresent(day -> objections.add(new Objection(
                            ALL_FULFILLED,
                            match,
                            (played ? "played" : "still outstanding") + " after " + day,
                            "teams of one club meet by " + day)));
            puttingOff(card, match, objections);
        }
        for (Postponement postponement : postponements) {
            if (postponement.newDate().isPresent() && !postponement.controllerAgreed()) {
                objections.add(new Objection(
                        REARRANGED,
                        postponement.match().toString(),
                        "re-arranged for " + postponement.newDate().get() + " without the controller",
                        "agree the new date with the controller"));
            }
        }
        return List.copyOf(objections);
    }

    private void puttingOff(MatchCard card, String match, List<Objection> objections) {
        Optional<Postponement> agreed = lastOf(postponements, card);
        if (card.status() == MatchResult.Status.POSTPONED && agreed.isEmpty()) {
            objections.add(new Objection(
                    "11.1",
                    match,
                    "postponed, and nobody is noted as having agreed",
                    "note whether the controller or both captains agreed, and why"));
        }
        if (card.status() == MatchResult.Status.PLAYED) {
            agreed.flatMap(Postponement::newDate)
                    .filter(day -> card.date().isPresent() && !card.date().get().equals(day))
                    .ifPresent(day -> objections.add(new Objection(
                            REARRANGED,
                            match,
                            "re-arranged for " + day + ", played on "
                                    + card.date().orElseThrow(),
                            "agree the day with the controller, or correct the card")));
        }
    }

    private static boolean late(MatchCard card, LocalDate deadline, LocalDate today) {
        return card.status() == MatchResult.Status.PLAYED
                ? card.date().filter(day -> day.isAfter(deadline)).isPresent()
                : today.isAfter(deadline);
    }

    /**
     * Pairs of teams of which the calendar has fewer matches than they are to play (2.1): what is missing altogether,
     * beyond what is outstanding. Teams that left are passed over.
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
        Set<TeamId> gone = gone();
        List<Team> staying =
                teams.stream().filter(team -> !gone.contains(team.id())).toList();
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

    private static boolean ofOneClub(MatchCard card, Map<TeamId, Team> byId) {
        return Fixtures.sameClub(byId.get(card.home()), byId.get(card.away()));
    }

    private Map<TeamId, Team> byId() {
        return teams.stream().collect(Collectors.toMap(Team::id, Function.identity(), (first, second) -> first));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Scoring;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;

/**
 * From match cards to official results under one league's rules (sections 6, 8, 9, 12 and 13): pure functions, which may
 * be called from any number of threads.
 *
 * <p>One principle settles every board: a side of a board is either fit to score or lost. Nobody fit: both lost it. One
 * fit: that side scores. Both fit: the game's own result stands.
 */
public final class Adjudicator {

    /** The order in which matches were played, whatever the order in which they were entered. */
    private static final Comparator<MatchCard> AS_PLAYED = Comparator.comparing(
                    (MatchCard card) -> card.date().orElse(LocalDate.MAX))
            .thenComparing(card -> card.start().orElse(LocalDateTime.MAX))
            .thenComparing(card -> card.round().orElse(Integer.MAX_VALUE))
            .thenComparing(MatchCard::home)
            .thenComparing(MatchCard::away);

    private final AdjudicationRules rules;
    private final Scoring scoring;
    private final OptionalInt boards;
    private final MatchDays days;
    private final List<EligibilityRule> eligibility;
    private final List<EligibilityRule> withinOneMatch;

    private Adjudicator(
            AdjudicationRules rules, Scoring scoring, OptionalInt boards, SortedMap<LocalDate, MatchDayRules> changes) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.scoring = Objects.requireNonNull(scoring, "scoring");
        this.boards = Objects.requireNonNull(boards, "boards");
        days = new MatchDays(rules, scoring, changes);
        eligibility = List.copyOf(days.eligibility());
        withinOneMatch = eligibility.stream()
                .filter(rule -> !rule.eligibility().acrossMatchesOnly())
                .toList();
    }

    /**
     * An adjudicator for a league.
     *
     * @param rules how the league gets from cards to results
     * @param scoring what boards and matches are worth
     * @param boards how many boards a match has; 0 where only a score is recorded, empty where any number is allowed
     * @return the adjudicator
     */
    public static Adjudicator of(AdjudicationRules rules, Scoring scoring, OptionalInt boards) {
        return new Adjudicator(rules, scoring, boards, Collections.emptySortedMap());
    }

    /**
     * An adjudicator for a season during which rules change: each match goes by what is in force on its day, and one without
     * a date by the rules of the season. What is about the season as a whole stays as it is here.
     *
     * @param changes from which day on other rules are in force, until the next such day
     * @return the adjudicator
     */
    public Adjudicator changing(SortedMap<LocalDate, MatchDayRules> changes) {
        return new Adjudicator(rules, scoring, boards, changes);
    }

    /**
     * Adjudicates one card by itself; what other matches and rulings do to it, only a season can tell.
     *
     * @param card the card
     * @param complaints the complaints about this match
     * @param register the players and rating lists
     * @return the official result and how it came about
     * @throws FaultsException if the card or a complaint cannot be, with all faults
     */
    public AdjudicatedMatch adjudicate(MatchCard card, List<Complaint> complaints, Register register) {
        List<Fault> faults = new ArrayList<>(0);
        SeasonCheck check = new SeasonCheck(days, boards, register, faults);
        check.check(card);
        for (Complaint complaint : complaints) {
            if (complaint.match().names(card.ref())) {
                check.check(complaint, card);
            } else {
                faults.add(Fault.of(
                        "complaint about " + complaint.match(),
                        "the card is that of " + card.ref(),
                        "give the complaints about this match only"));
            }
        }
        refuse(faults);
        MatchDayRules day = days.on(card);
        CardCase only = new CardCase(
                card, check.named(0), Optional.empty(), register, day.rules(), days.scoring(day), boards.orElse(0));
        only.check(complaints.isEmpty() ? complaints : new LinkedHashSet<>(complaints));
        CardCase[] cases = {only};
        if (!withinOneMatch.isEmpty()) {
            checkEligibility(withinOneMatch, cases, List.of(0), List.of(), register);
        }
        AdjudicatedMatch match = days.kept(new Settlement(List.of()).settle(only));
        Optional<Unchecked> orderUnconfigured = orderUnconfigured(cases);
        if (orderUnconfigured.isEmpty()) {
            return match;
        }
        AdjudicatedMatch.Builder noted = AdjudicatedMatch.builder();
        noted.from(match).addUnchecked(orderUnconfigured.get());
        return noted.build();
    }

    /**
     * Adjudicates all cards of a season: with complaints, rulings in their order, withdrawals, and the rules that look
     * beyond one match. The order of the cards, complaints and rating lists does not matter.
     *
     * @param season the season
     * @return all that the table needs and all that the rule book objects to
     * @throws FaultsException if something in the season cannot be, with all faults
     */
    public AdjudicatedSeason adjudicate(SeasonRecord season) {
        List<Fault> faults = new ArrayList<>(0);
        Register register = Register.of(season.players(), season.ratingLists(), season.teams(), faults);
        SeasonCheck.Matches matches = SeasonCheck.Matches.of(season.matches(), season.playOffs());
        SeasonCheck check = new SeasonCheck(days, boards, register, faults);
        check.check(season, matches);
        refuse(faults);

        CardCase[] cases = cases(season, matches, check, register);
        List<Integer> asPlayed = new ArrayList<>(cases.length);
        for (int i = 0; i < cases.length; i++) {
            asPlayed.add(i);
        }
        asPlayed.sort(Comparator.comparing(i -> matches.all().get(i), AS_PLAYED));
        checkEligibility(eligibility, cases, asPlayed, season.teams(), register);
        AdjudicatedMatch[] decided = new AdjudicatedMatch[cases.length];
        Settlement settlement = new Settlement(asPlayed.stream()
                .filter(index -> index < matches.league())
                .map(matches.all()::get)
                .toList());
        for (int index : asPlayed) {
            decided[index] = days.kept(settlement.settle(cases[index]));
        }
        List<AdjudicatedMatch> settled = Arrays.asList(decided);
        Rulings rulings = new Rulings(scoring, boards.orElse(0));
        rulings.apply(season.rulings(), matches, settled);
        Departures departures = new Departures(rules, scoring, boards.orElse(0), season, register);
        departures.apply(settled, matches.league(), asPlayed, settlement);
        Unplayed unplayed = new Unplayed(rules, scoring, boards.orElse(0), season, register);
        unplayed.apply(settled, matches.league());
        List<Unchecked> further = new ArrayList<>(unplayed.unchecked());
        orderUnconfigured(cases).ifPresent(further::add);
        reportsNotRecorded(matches).ifPresent(further::add);
        return assemble(season, matches, settled, departures, further);
    }

    private AdjudicatedSeason assemble(
            SeasonRecord season,
            SeasonCheck.Matches matches,
            List<AdjudicatedMatch> settled,
            Departures departures,
            List<Unchecked> further) {
        AdjudicatedSeason.Builder adjudicated = AdjudicatedSeason.builder();
        adjudicated
                .teams(departures.remaining(season.teams()))
                .matches(settled.subList(0, matches.league()))
                .playOffs(settled.subList(matches.league(), settled.size()))
                .withdrawn(departures.withdrawn())
                .players(season.players())
                .ratingLists(season.ratingLists())
                .stated(season.stated());
        for (AdjudicatedMatch match : settled.subList(0, matches.league())) {
            // A match that a rule made void may cost points all the same.
            if (match.inTable() || match.standing() == AdjudicatedMatch.Standing.VOID) {
                adjudicated.addAllAdjustments(match.adjustments());
            }
        }
        for (AdjudicatedMatch match : settled) {
            adjudicated.addAllBreaches(match.breaches());
            adjudicated.addAllUnchecked(match.unchecked());
            adjudicated.addAllInadmissible(match.inadmissible());
            adjudicated.addAllPending(match.pending());
            adjudicated.addAllFines(match.fines());
        }
        adjudicated.addAllUnchecked(further);
        SeasonAdjustments.add(rules, season, settled.subList(0, matches.league()), adjudicated);
        for (Ruling ruling : season.rulings()) {
            if (ruling instanceof Ruling.PointsAdjusted points) {
                adjudicated.addAdjustments(points.adjustment());
            } else if (ruling instanceof Ruling.OrderDecided order) {
                adjudicated.addOrders(order);
            } else if (ruling instanceof Ruling.Fined fined) {
                adjudicated.addFines(fined.fine());
            }
        }
        adjudicated.addAllBreaches(Advice.missing(rules, season, matches));
        return adjudicated.build();
    }

    private CardCase[] cases(SeasonRecord season, SeasonCheck.Matches matches, SeasonCheck check, Register register) {
        int count = matches.all().size();
        List<Optional<Duration>> limits = new ArrayList<>(Collections.nCopies(count, Optional.empty()));
        for (Ruling ruling : season.rulings()) {
            if (ruling instanceof Ruling.DefaultTimeSet set) {
                limits.set(matches.find(set.match()), Optional.of(set.defaultTime()));
            }
        }
        Map<Integer, Set<Complaint>> complaints = new HashMap<>();
        for (Complaint complaint : season.complaints()) {
            complaints
                    .computeIfAbsent(matches.find(complaint.match()), match -> new LinkedHashSet<>())
                    .add(complaint);
        }
        CardCase[] cases = new CardCase[count];
        for (int i = 0; i < count; i++) {
            MatchCard card = matches.all().get(i);
            MatchDayRules day = days.on(card);
            cases[i] = new CardCase(
                    card, check.named(i), limits.get(i), register, day.rules(), days.scoring(day), boards.orElse(0));
            cases[i].check(complaints.getOrDefault(i, Set.of()));
        }
        return cases;
    }

    private void checkEligibility(
            List<EligibilityRule> checked,
            CardCase[] cases,
            List<Integer> asPlayed,
            List<Team> teams,
            Register register) {
        if (checked.isEmpty() || !haveLineUps(cases)) {
            return;
        }
        Map<LineUp, CardCase> lineUps = new LinkedHashMap<>();
        List<MatchCard> fixtures = new ArrayList<>(cases.length);
        for (int index : asPlayed) {
            fixtures.add(cases[index].card());
            for (Side side : Side.values()) {
                cases[index].lineUp(side).ifPresent(lineUp -> lineUps.put(lineUp, cases[index]));
            }
        }
        SeasonLineUps season = new SeasonLineUps(List.copyOf(lineUps.keySet()), teams, fixtures, register);
        for (EligibilityRule rule : checked) {
            for (Eligibility.Offence offence : rule.eligibility().check(season)) {
                CardCase of = lineUps.get(offence.lineUp());
                if (of == null) {
                    throw new IllegalStateException(
                            "rule " + rule.eligibility().rule() + " objects to a line-up that is not of this season");
                }
                if (days.on(of.card()).rules().eligibility().contains(rule)) {
                    of.object(
                            rule.eligibility().rule(),
                            offence.lineUp().side(),
                            offence.board(),
                            offence.message(),
                            rule.enforcement());
                }
            }
        }
    }

    private static boolean haveLineUps(CardCase[] cases) {
        for (CardCase each : cases) {
            if (each.hasLineUp()) {
                return true;
            }
        }
        return false;
    }

    private Optional<Unchecked> orderUnconfigured(CardCase[] cases) {
        return days.always(day -> day.boardOrder().isEmpty()) && haveLineUps(cases)
                ? Optional.of(Unchecked.of("", "Board order not checked: no rule configured"))
                : Optional.empty();
    }

    /** A rule on the report of results needs to know when they were reported; that it does not is said once. */
    private Optional<Unchecked> reportsNotRecorded(SeasonCheck.Matches matches) {
        if (rules.lateResults().isEmpty()) {
            return Optional.empty();
        }
        long without = matches.all().stream()
                .filter(card -> card.status() == MatchResult.Status.PLAYED
                        && card.reported().isEmpty())
                .count();
        return without == 0
                ? Optional.empty()
                : Optional.of(Unchecked.of(
                        rules.lateResults().get().rule(),
                        "when the result was reported is not recorded for "
                                + (without == 1 ? "1 match" : without + " matches")));
    }

    private static void refuse(List<Fault> faults) {
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
    }
}

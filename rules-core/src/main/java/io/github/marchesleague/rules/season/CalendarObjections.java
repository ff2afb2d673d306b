/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.MatchDeadline;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruling.Withdrawal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** What the rule book objects to in the calendar of a season. */
final class CalendarObjections {

    private static final String SEASON = "3.2";
    private static final String REARRANGED = "11.2";

    private final Season season;
    private final SeasonWindow window;
    private final LocalDate today;

    CalendarObjections(Season season, SeasonWindow window, LocalDate today) {
        this.season = season;
        this.window = window;
        this.today = today;
    }

    /**
     * What there is to object to.
     *
     * @param matches the cards with the dates agreed last
     * @param outstanding whether the table waits for the match of that index
     * @param deadlines by when the match of that index must be played
     */
    List<Objection> about(
            List<MatchCard> matches, IntPredicate outstanding, IntFunction<List<MatchDeadline>> deadlines) {
        List<Objection> objections = new ArrayList<>();
        for (int i = 0; i < matches.size(); i++) {
            MatchCard card = matches.get(i);
            if (SeasonCalendar.isPlayed(card) || outstanding.test(i)) {
                card.date()
                        .filter(day -> !window.contains(day))
                        .ifPresent(day -> objections.add(new Objection(
                                SEASON,
                                card.ref().toString(),
                                day + " is outside the season",
                                "play between " + window.first() + " and " + window.last())));
                // One objection for one match: by the first of its deadlines that was missed it was late already.
                deadlines.apply(i).stream()
                        .flatMap(deadline -> late(card, deadline).stream())
                        .findFirst()
                        .ifPresent(objections::add);
                puttingOff(card, objections);
                afterLeaving(card, objections);
            }
        }
        for (Postponement postponement : season.postponements()) {
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

    /** What is wrong with a match by one of its deadlines; a date outside the season has been objected to already. */
    private Optional<Objection> late(MatchCard card, MatchDeadline deadline) {
        UnplayedMatches.Outcome outcome = deadline.rule().outcome();
        boolean left = outcome == UnplayedMatches.Outcome.CONTROLLER_DECIDES;
        String rule = deadline.rule().rule().isEmpty()
                ? SeasonCalendar.ALL_FULFILLED
                : deadline.rule().rule();
        String match = card.ref().toString();
        if (!SeasonCalendar.isPlayed(card) && deadline.hasPassed(today)) {
            return Optional.of(new Objection(
                    rule,
                    match,
                    "it was not played by " + deadline.day(),
                    left
                            ? "all matches must be fulfilled; the controller decides what becomes of it"
                            : "it would be " + outcome.text() + " if the rules said how many boards a match has"));
        }
        return card.date()
                .filter(day -> day.isAfter(deadline.day()) && window.contains(day))
                .map(day -> SeasonCalendar.isPlayed(card)
                        ? new Objection(
                                rule,
                                match,
                                "played on " + day + ", and due by " + deadline.day(),
                                "the controller decides whether it stands")
                        : new Objection(
                                rule,
                                match,
                                "its date " + day + " is after " + deadline.day() + ", by which it is due",
                                "play it by then; afterwards " + (left ? "" : "it is ") + outcome.text()));
    }

    private void puttingOff(MatchCard card, List<Objection> objections) {
        Optional<Postponement> agreed = season.lastPostponement(card);
        if (card.status() == MatchResult.Status.POSTPONED && agreed.isEmpty()) {
            objections.add(new Objection(
                    "11.1",
                    card.ref().toString(),
                    "postponed, and nobody is noted as having agreed",
                    "note whether the controller or both captains agreed, and why"));
        }
        if (SeasonCalendar.isPlayed(card)) {
            agreed.flatMap(Postponement::newDate)
                    .filter(day -> card.date().isPresent() && !card.date().get().equals(day))
                    .ifPresent(day -> objections.add(new Objection(
                            REARRANGED,
                            card.ref().toString(),
                            "re-arranged for " + day + ", played on "
                                    + card.date().orElseThrow(),
                            "agree the day with the controller, or correct the card")));
        }
    }

    /** What a team that left played afterwards: its day or that of the card is wrong. */
    private void afterLeaving(MatchCard card, List<Objection> objections) {
        if (card.boards().stream()
                .map(BoardCard::result)
                .noneMatch(result -> result.kind().overTheBoard())) {
            return;
        }
        for (Withdrawal withdrawal : season.withdrawals()) {
            if (withdrawal.team().equals(card.home()) || withdrawal.team().equals(card.away())) {
                withdrawal
                        .date()
                        .filter(left -> card.date().filter(left::isBefore).isPresent())
                        .ifPresent(left -> objections.add(new Objection(
                                SeasonCalendar.ALL_FULFILLED,
                                card.ref().toString(),
                                "played after " + withdrawal.team() + " left on " + left,
                                "correct the day on which it left, or the card")));
            }
        }
    }
}

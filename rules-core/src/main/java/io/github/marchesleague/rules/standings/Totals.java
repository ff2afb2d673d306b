/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.List;
import java.util.Optional;

/**
 * What every team has from all its matches, adjustments included, in whole units: {@code matchPointUnit} make a match
 * point, {@code gamePointUnit} a game point.
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; nobody outside this package sees it.
record Totals(
        long matchPointUnit,
        long gamePointUnit,
        long[] matchPoints,
        long[] gamePoints,
        long[] against,
        long[] outcomes) {

    /** Won, drawn and lost in one number of 21 bits each, so that a match is booked in one addition. */
    private static final int BITS = 21;

    /** Adds up all matches of a ledger. */
    static Totals of(Ledger ledger) {
        List<Adjustment> given = ledger.adjustments();
        Column matchPoints = ledger.column(Criterion.overall(Measure.MATCH_POINTS));
        Column gamePoints = ledger.column(Criterion.overall(Measure.GAME_POINTS));
        Points[] matchPointsGiven = given.stream().map(Adjustment::matchPoints).toArray(Points[]::new);
        Points[] gamePointsGiven = given.stream().map(Adjustment::gamePoints).toArray(Points[]::new);
        long matchPointUnit = Column.commonUnit(matchPointsGiven, matchPoints.unit());
        long gamePointUnit = Column.commonUnit(gamePointsGiven, gamePoints.unit());
        int teams = ledger.teams().size();
        Totals totals = new Totals(
                matchPointUnit, gamePointUnit, new long[teams], new long[teams], new long[teams], new long[teams]);
        totals.book(
                ledger.book(),
                matchPoints.inUnits(matchPointUnit),
                gamePoints.inUnits(gamePointUnit),
                outcomes(ledger, Side.HOME),
                outcomes(ledger, Side.AWAY));
        for (Adjustment adjustment : given) {
            int team = ledger.number(adjustment.team());
            totals.matchPoints[team] += Column.scaled(adjustment.matchPoints(), matchPointUnit);
            totals.gamePoints[team] += Column.scaled(adjustment.gamePoints(), gamePointUnit);
        }
        return totals;
    }

    private void book(Book book, Column ofMatch, Column ofGames, long[] homeOutcome, long[] awayOutcome) {
        for (int match = 0; match < book.size(); match++) {
            int home = book.home(match);
            int away = book.away(match);
            int line = book.line(match);
            matchPoints[home] += ofMatch.home()[line];
            matchPoints[away] += ofMatch.away()[line];
            gamePoints[home] += ofGames.home()[line];
            gamePoints[away] += ofGames.away()[line];
            against[home] += ofGames.away()[line];
            against[away] += ofGames.home()[line];
            outcomes[home] += homeOutcome[line];
            outcomes[away] += awayOutcome[line];
        }
    }

    private static long[] outcomes(Ledger ledger, Side side) {
        Scoring scoring = ledger.rules().scoring();
        return ledger.scorelines().stream()
                .mapToLong(match -> outcome(match, scoring, side))
                .toArray();
    }

    private static long outcome(MatchResult match, Scoring scoring, Side side) {
        Outcome outcome = scoring.matchPoints().outcome(match, scoring.score(match), side);
        return switch (outcome) {
            case WON -> 1L;
            case DRAWN -> 1L << BITS;
            case LOST -> 1L << (2 * BITS);
        };
    }

    /** These totals with one match more, or empty where its points are no whole number of units. */
    Optional<Totals> with(int home, int away, MatchResult match, Scoring scoring) {
        Score ofMatch = scoring.matchPoints(match);
        Score ofGames = scoring.gamePoints(match);
        if (Column.commonUnit(new Points[] {ofMatch.home(), ofMatch.away()}, matchPointUnit) != matchPointUnit
                || Column.commonUnit(new Points[] {ofGames.home(), ofGames.away()}, gamePointUnit) != gamePointUnit) {
            return Optional.empty();
        }
        Totals totals = new Totals(
                matchPointUnit,
                gamePointUnit,
                matchPoints.clone(),
                gamePoints.clone(),
                against.clone(),
                outcomes.clone());
        totals.matchPoints[home] += Column.scaled(ofMatch.home(), matchPointUnit);
        totals.matchPoints[away] += Column.scaled(ofMatch.away(), matchPointUnit);
        totals.gamePoints[home] += Column.scaled(ofGames.home(), gamePointUnit);
        totals.gamePoints[away] += Column.scaled(ofGames.away(), gamePointUnit);
        totals.against[home] += Column.scaled(ofGames.away(), gamePointUnit);
        totals.against[away] += Column.scaled(ofGames.home(), gamePointUnit);
        totals.outcomes[home] += outcome(match, scoring, Side.HOME);
        totals.outcomes[away] += outcome(match, scoring, Side.AWAY);
        return Optional.of(totals);
    }

    /** One team's totals as points. */
    Tally tally(int team) {
        int won = count(team, 0);
        int drawn = count(team, 1);
        int lost = count(team, 2);
        return new Tally(
                won + drawn + lost,
                won,
                drawn,
                lost,
                new Points(matchPoints[team], matchPointUnit),
                new Points(gamePoints[team], gamePointUnit),
                new Points(against[team], gamePointUnit));
    }

    private int count(int team, int outcome) {
        return (int) ((outcomes[team] >> (outcome * BITS)) & ((1 << BITS) - 1));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Tally;
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
        long matchPointUnit = ledger.units().matchPoints();
        long gamePointUnit = ledger.units().gamePoints();
        int teams = ledger.teams().size();
        Totals totals = new Totals(
                matchPointUnit, gamePointUnit, new long[teams], new long[teams], new long[teams], new long[teams]);
        totals.book(ledger.book(), ledger.scorelines());
        for (Adjustment adjustment : ledger.adjustments()) {
            int team = ledger.number(adjustment.team());
            totals.matchPoints[team] += Column.scaled(adjustment.matchPoints(), matchPointUnit);
            totals.gamePoints[team] += Column.scaled(adjustment.gamePoints(), gamePointUnit);
        }
        return totals;
    }

    private void book(Book book, List<Scoreline> scorelines) {
        int lines = scorelines.size();
        long[] homeMatch = new long[lines];
        long[] awayMatch = new long[lines];
        long[] homeGame = new long[lines];
        long[] awayGame = new long[lines];
        long[] homeOutcome = new long[lines];
        long[] awayOutcome = new long[lines];
        for (int number = 0; number < lines; number++) {
            Scoreline line = scorelines.get(number);
            homeMatch[number] = Column.scaled(line.matchPoints().home(), matchPointUnit);
            awayMatch[number] = Column.scaled(line.matchPoints().away(), matchPointUnit);
            homeGame[number] = Column.scaled(line.gamePoints().home(), gamePointUnit);
            awayGame[number] = Column.scaled(line.gamePoints().away(), gamePointUnit);
            homeOutcome[number] = one(line.home());
            awayOutcome[number] = one(line.away());
        }
        for (int match = 0; match < book.size(); match++) {
            int home = book.home(match);
            int away = book.away(match);
            int line = book.line(match);
            matchPoints[home] += homeMatch[line];
            matchPoints[away] += awayMatch[line];
            gamePoints[home] += homeGame[line];
            gamePoints[away] += awayGame[line];
            against[home] += awayGame[line];
            against[away] += homeGame[line];
            outcomes[home] += homeOutcome[line];
            outcomes[away] += awayOutcome[line];
        }
    }

    private static long one(Outcome outcome) {
        return switch (outcome) {
            case WON -> 1L;
            case DRAWN -> 1L << BITS;
            case LOST -> 1L << (2 * BITS);
        };
    }

    /** These totals with one match more, or empty where its points are no whole number of units. */
    Optional<Totals> with(int home, int away, Scoreline line) {
        Score ofMatch = line.matchPoints();
        Score ofGames = line.gamePoints();
        if (!wholeUnits(ofMatch, matchPointUnit) || !wholeUnits(ofGames, gamePointUnit)) {
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
        totals.outcomes[home] += one(line.home());
        totals.outcomes[away] += one(line.away());
        return Optional.of(totals);
    }

    private static boolean wholeUnits(Score score, long unit) {
        return unit % score.home().denominator() == 0 && unit % score.away().denominator() == 0;
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

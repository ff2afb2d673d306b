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
        long matchPointUnit = ledger.extent().matchPointUnit();
        long gamePointUnit = ledger.extent().gamePointUnit();
        int teams = ledger.teams().size();
        Totals totals = new Totals(
                matchPointUnit, gamePointUnit, new long[teams], new long[teams], new long[teams], new long[teams]);
        totals.book(
                ledger.book().onPagesOnly(),
                ledger.scorelines(),
                ledger.extent().worths());
        for (Adjustment adjustment : ledger.adjustments()) {
            int team = ledger.number(adjustment.team());
            add(totals.matchPoints, team, Column.scaled(adjustment.matchPoints(), matchPointUnit));
            add(totals.gamePoints, team, Column.scaled(adjustment.gamePoints(), gamePointUnit));
        }
        return totals;
    }

    private void book(Book book, List<Scoreline> scorelines, int worths) {
        int[] worthOf = new int[scorelines.size()];
        long[] homeMatch = new long[worths];
        long[] awayMatch = new long[worths];
        long[] homeGame = new long[worths];
        long[] awayGame = new long[worths];
        long[] homeConceded = new long[worths];
        long[] awayConceded = new long[worths];
        long[] homeOutcome = new long[worths];
        long[] awayOutcome = new long[worths];
        for (int line = 0; line < worthOf.length; line++) {
            Worth worth = scorelines.get(line).worth();
            int number = worth.number();
            worthOf[line] = number;
            if (homeOutcome[number] != 0) {
                continue;
            }
            homeMatch[number] = Column.scaled(worth.matchPoints().home(), matchPointUnit);
            awayMatch[number] = Column.scaled(worth.matchPoints().away(), matchPointUnit);
            homeGame[number] = Column.scaled(worth.gamePoints().home(), gamePointUnit);
            awayGame[number] = Column.scaled(worth.gamePoints().away(), gamePointUnit);
            homeConceded[number] = Column.scaled(worth.conceded().home(), gamePointUnit);
            awayConceded[number] = Column.scaled(worth.conceded().away(), gamePointUnit);
            homeOutcome[number] = one(worth.home());
            awayOutcome[number] = one(worth.away());
        }
        int[] homes = book.homes();
        int[] aways = book.aways();
        int[] lines = book.lines();
        int size = book.size();
        for (int match = 0; match < size; match++) {
            int home = homes[match];
            int away = aways[match];
            int worth = worthOf[lines[match]];
            matchPoints[home] = Math.addExact(matchPoints[home], homeMatch[worth]);
            matchPoints[away] = Math.addExact(matchPoints[away], awayMatch[worth]);
            gamePoints[home] = Math.addExact(gamePoints[home], homeGame[worth]);
            gamePoints[away] = Math.addExact(gamePoints[away], awayGame[worth]);
            against[home] = Math.addExact(against[home], homeConceded[worth]);
            against[away] = Math.addExact(against[away], awayConceded[worth]);
            outcomes[home] += homeOutcome[worth];
            outcomes[away] += awayOutcome[worth];
        }
    }

    private static void add(long[] sums, int team, long points) {
        sums[team] = Math.addExact(sums[team], points);
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
        Score ofMatch = line.worth().matchPoints();
        Score ofGames = line.worth().gamePoints();
        Score conceded = line.worth().conceded();
        if (!wholeUnits(ofMatch, matchPointUnit)
                || !wholeUnits(ofGames, gamePointUnit)
                || !wholeUnits(conceded, gamePointUnit)) {
            return Optional.empty();
        }
        Totals totals = new Totals(
                matchPointUnit,
                gamePointUnit,
                matchPoints.clone(),
                gamePoints.clone(),
                against.clone(),
                outcomes.clone());
        add(totals.matchPoints, home, Column.scaled(ofMatch.home(), matchPointUnit));
        add(totals.matchPoints, away, Column.scaled(ofMatch.away(), matchPointUnit));
        add(totals.gamePoints, home, Column.scaled(ofGames.home(), gamePointUnit));
        add(totals.gamePoints, away, Column.scaled(ofGames.away(), gamePointUnit));
        add(totals.against, home, Column.scaled(conceded.home(), gamePointUnit));
        add(totals.against, away, Column.scaled(conceded.away(), gamePointUnit));
        totals.outcomes[home] += one(line.worth().home());
        totals.outcomes[away] += one(line.worth().away());
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

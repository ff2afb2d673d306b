/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

/** The matches of each team, one behind the other: an entry for each side of each match. */
final class Meetings {

    private final int[] first;
    private final int[] match;
    private final int[] opponent;

    Meetings(Ledger ledger) {
        int teams = ledger.teams().size();
        first = new int[teams + 1];
        for (int m = 0; m < ledger.size(); m++) {
            first[ledger.home(m) + 1]++;
            first[ledger.away(m) + 1]++;
        }
        for (int team = 0; team < teams; team++) {
            first[team + 1] += first[team];
        }
        int[] free = first.clone();
        match = new int[2 * ledger.size()];
        opponent = new int[2 * ledger.size()];
        for (int m = 0; m < ledger.size(); m++) {
            int atHome = free[ledger.home(m)]++;
            match[atHome] = m;
            opponent[atHome] = ledger.away(m);
            int atAway = free[ledger.away(m)]++;
            match[atAway] = m;
            opponent[atAway] = ledger.home(m);
        }
    }

    /** The first entry of a team. */
    int from(int team) {
        return first[team];
    }

    /** The entry after the last of a team. */
    int to(int team) {
        return first[team + 1];
    }

    /** The match of an entry; entries of a team are in the order of the season. */
    int match(int entry) {
        return match[entry];
    }

    /** The opponent in an entry's match. */
    int opponent(int entry) {
        return opponent[entry];
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What one match starts with: the handicap on its card, or that by the table of the rules.
 *
 * @param points the game points of both sides
 * @param note where they come from, if the table gives any
 * @param unchecked why the table could not be used, if it could not
 */
record CardHandicap(Score points, Optional<AdjudicatedMatch.Note> note, Optional<Unchecked> unchecked) {

    static CardHandicap of(MatchCard card, AdjudicationRules rules, Attendance there, Both<Optional<LineUp>> lineUps) {
        Optional<Handicap> table = rules.handicap();
        boolean byTable = table.isPresent()
                && card.handicap().equals(Score.NIL)
                && card.status() == MatchResult.Status.PLAYED
                && there.defaultedBy() == Defaulted.NOBODY;
        if (!byTable) {
            return new CardHandicap(card.handicap(), Optional.empty(), Optional.empty());
        }
        Optional<LineUp> home = lineUps.home();
        Optional<LineUp> away = lineUps.away();
        if (home.isEmpty() || away.isEmpty()) {
            return none(table.get(), card, "not both line-ups are recorded");
        }
        return byTable(table.get(), card, home.get(), away.get());
    }

    private static CardHandicap none(Handicap table, MatchCard card, String why) {
        return new CardHandicap(
                Score.NIL,
                Optional.empty(),
                Optional.of(new Unchecked(
                        table.rule(),
                        Optional.of(card.ref()),
                        Optional.empty(),
                        OptionalInt.empty(),
                        "the handicap cannot be worked out, and none is given: " + why)));
    }

    private static CardHandicap byTable(Handicap table, MatchCard card, LineUp home, LineUp away) {
        for (LineUp lineUp : new LineUp[] {home, away}) {
            for (int board = 1; board <= lineUp.boards(); board++) {
                if (lineUp.named(board) && !lineUp.rated(board)) {
                    return none(table, card, lineUp.teamName() + ", " + lineUp.describe(board) + " has no rating");
                }
            }
        }
        int homeTotal = 0;
        int awayTotal = 0;
        int homeAbove = 0;
        int awayAbove = 0;
        Score boards = Score.NIL;
        List<String> each = new ArrayList<>();
        for (int board = 1; board <= home.boards(); board++) {
            int ofHome = rating(table, home, board, homeAbove);
            int ofAway = rating(table, away, board, awayAbove);
            homeAbove = ofHome;
            awayAbove = ofAway;
            if (ofHome > 0 && ofAway > 0) {
                homeTotal += ofHome;
                awayTotal += ofAway;
                Score here = table.of(ofHome, ofAway);
                boards = boards.plus(here);
                if (!here.equals(Score.NIL)) {
                    each.add(here + " on board " + board + " for ratings of " + ofHome + " against " + ofAway);
                }
            }
        }
        boolean byTeams = table.by() == Handicap.By.TEAMS;
        Score points = byTeams ? table.of(homeTotal, awayTotal) : boards;
        String why =
                byTeams ? " for ratings of " + homeTotal + " against " + awayTotal : ": " + String.join(", ", each);
        return new CardHandicap(
                points,
                points.equals(Score.NIL)
                        ? Optional.empty()
                        : Optional.of(new AdjudicatedMatch.Note(table.rule(), "handicap " + points + why)),
                Optional.empty());
    }

    /** The rating that counts on a board, or 0 where nobody's does. */
    private static int rating(Handicap table, LineUp lineUp, int board, int above) {
        return lineUp.named(board) ? lineUp.rating(board) : table.emptyAsAbove() ? above : 0;
    }
}

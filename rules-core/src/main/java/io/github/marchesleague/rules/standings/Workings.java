/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What the figures of a table are made of: the matches that count and what each of them, each of its boards, or each
 * opponent adds to a figure. The numbers come from the same readings of the results as the table itself.
 */
public final class Workings {

    private final Ledger ledger;
    private final Beside beside;

    Workings(Ledger ledger, Beside beside) {
        this.ledger = ledger;
        this.beside = beside;
    }

    /**
     * The matches that count, in the order of the season.
     *
     * @return an unmodifiable list
     */
    public List<MatchResult> matches() {
        return ledger.book().sources();
    }

    /**
     * The matches of a team that count, in the order of the season.
     *
     * @param team a team of the table
     * @return an unmodifiable list
     */
    public List<MatchResult> matches(TeamId team) {
        List<MatchResult> matches = new ArrayList<>();
        Book.Walk walk = ledger.walk(ledger.number(team));
        while (walk.next()) {
            matches.add(ledger.book().source(walk.match()));
        }
        return List.copyOf(matches);
    }

    /**
     * The play-off matches (7.2.2(d)), in the order of the season.
     *
     * @return an unmodifiable list
     */
    public List<MatchResult> playOffs() {
        return beside.playOffs();
    }

    /**
     * What a match adds to a side's figure.
     *
     * @param criterion a criterion that adds up over matches or boards
     * @param match a match that counts
     * @param side the side
     * @return a number for each number of the figure
     * @throws IllegalArgumentException if the criterion is made of opponents' totals
     */
    public List<Points> adds(Criterion criterion, MatchResult match, Side side) {
        return OfOneMatch.adds(
                ledger, beside, summed(criterion), match, side, LevelTeams.mostBoards(ledger, beside, criterion));
    }

    /**
     * What one board of a match adds to a side's figure.
     *
     * @param criterion a criterion that adds up over matches or boards
     * @param match a match that counts
     * @param side the side
     * @param board the board, from 1
     * @return a number for each number of the figure; nothing where the criterion takes the match as a whole, as match
     *     points do
     * @throws IllegalArgumentException if the criterion is made of opponents' totals or there is no such board
     */
    public List<Points> adds(Criterion criterion, MatchResult match, Side side, int board) {
        if (board < 1 || board > match.boards().size()) {
            throw new IllegalArgumentException(match + " has no board " + board + "; it has "
                    + match.boards().size());
        }
        return Column.byBoards(summed(criterion))
                ? Column.reading(
                        criterion,
                        ledger.rules().scoring(),
                        ledger.scoreline(match),
                        LevelTeams.mostBoards(ledger, beside, criterion),
                        side,
                        board)
                : List.of();
    }

    private static Criterion summed(Criterion criterion) {
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS) {
            throw new IllegalArgumentException(
                    criterion.id() + " is made of the opponents' totals; ask for the opponents");
        }
        return criterion;
    }

    /**
     * The opponents whose totals make up a team's figure (7.2.2(c)), with those that are left out.
     *
     * @param criterion a criterion made of opponents' totals
     * @param team a team of the table
     * @return an unmodifiable list in the order in which they were met
     * @throws IllegalArgumentException if the criterion is a sum over matches
     */
    public List<OpponentShare> opponents(Criterion criterion, TeamId team) {
        Objects.requireNonNull(team, "team");
        if (criterion.measure().kind() != Measure.Kind.OPPONENTS) {
            throw new IllegalArgumentException(criterion.id() + " is a sum over matches; ask what a match adds");
        }
        return Opponents.shares(ledger, criterion, beside.outstanding(), ledger.number(team));
    }
}

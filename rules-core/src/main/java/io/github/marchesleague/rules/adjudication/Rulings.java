/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What rulings do to matches (13): in their order, so that a later one about the same match prevails. */
final class Rulings {

    private final Scoring scoring;
    private final int boardsOfAMatch;

    Rulings(Scoring scoring, int boardsOfAMatch) {
        this.scoring = scoring;
        this.boardsOfAMatch = boardsOfAMatch;
    }

    void apply(List<Ruling> rulings, SeasonCheck.Matches matches, List<AdjudicatedMatch> settled) {
        List<AdjudicatedMatch> asAdjudicated = List.copyOf(settled);
        for (Ruling ruling : rulings) {
            if (ruling instanceof Ruling.MatchAwarded awarded) {
                int index = matches.find(awarded.match());
                settled.set(index, award(asAdjudicated.get(index), settled.get(index), awarded));
            } else if (ruling instanceof Ruling.MatchAnnulled annulled) {
                int index = matches.find(annulled.match());
                settled.set(
                        index,
                        noted(settled.get(index), annulled, "annulled by the controller: ")
                                .standing(AdjudicatedMatch.Standing.ANNULLED)
                                .build());
            } else if (ruling instanceof Ruling.DefaultTimeSet set) {
                int index = matches.find(set.match());
                settled.set(
                        index,
                        noted(
                                        settled.get(index),
                                        set,
                                        "default time set to "
                                                + set.defaultTime().toMinutes() + " minutes: ")
                                .build());
            }
        }
    }

    private static AdjudicatedMatch.Builder noted(AdjudicatedMatch match, Ruling ruling, String what) {
        AdjudicatedMatch.Builder noted = AdjudicatedMatch.builder();
        noted.from(match).addNotes(new AdjudicatedMatch.Note(ruling.rule(), what + ruling.reason()));
        return noted;
    }

    private AdjudicatedMatch award(AdjudicatedMatch adjudicated, AdjudicatedMatch soFar, Ruling.MatchAwarded awarded) {
        AdjudicatedMatch.Builder builder =
                noted(soFar, awarded, "awarded " + awarded.score() + ": ").standing(AdjudicatedMatch.Standing.COUNTS);
        MatchResult result = adjudicated.result();
        MatchResult.Builder official = MatchResult.builder();
        official.from(result)
                .status(MatchResult.Status.PLAYED)
                .defaultedBy(result.defaultedBy() == Defaulted.BOTH ? Defaulted.NOBODY : result.defaultedBy())
                .adjustment(Score.NIL);
        int count = result.boards().isEmpty() ? boardsOfAMatch : result.boards().size();
        for (Side winner : Side.values()) {
            if (count > 0 && awarded.score().equals(full(winner, count))) {
                BoardResult board =
                        winner == Side.HOME ? BoardResult.HOME_WIN_BY_DEFAULT : BoardResult.AWAY_WIN_BY_DEFAULT;
                official.boards(Collections.nCopies(count, board)).total(Optional.empty());
                return builder.result(official.build())
                        .boards(boards(adjudicated, board, count, winner, awarded))
                        .build();
            }
        }
        if (!result.boards().isEmpty()
                && scoring.score(result).equals(awarded.score())
                && result.adjustment().equals(Score.NIL)) {
            return builder.result(result).boards(adjudicated.boards()).build();
        }
        // Which boards these points come from nobody knows.
        official.boards(List.of()).total(awarded.score());
        return builder.result(official.build()).boards(List.of()).build();
    }

    private Score full(Side winner, int count) {
        Points win = scoring.boardPoints().defaultWin().times(count);
        Points loss = scoring.boardPoints().defaultLoss().times(count);
        return winner == Side.HOME ? new Score(win, loss) : new Score(loss, win);
    }

    private static List<AdjudicatedBoard> boards(
            AdjudicatedMatch adjudicated, BoardResult board, int count, Side winner, Ruling ruling) {
        List<Cause> lost = List.of(new Cause(Cause.Kind.DECIDED, ruling.rule(), ruling.reason()));
        List<AdjudicatedBoard> boards = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            BoardResult played = i < adjudicated.boards().size()
                    ? adjudicated.boards().get(i).played()
                    : BoardResult.UNFINISHED;
            boards.add(new AdjudicatedBoard(
                    played,
                    board,
                    ruling.rule(),
                    winner == Side.HOME ? List.of() : lost,
                    winner == Side.HOME ? lost : List.of()));
        }
        return boards;
    }
}

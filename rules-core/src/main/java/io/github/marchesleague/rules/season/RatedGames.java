/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.ruleset.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The games of a season that are sent in for rating (9.1): those that were played over the board, each with the result as
 * it was played. A game on a board that was forfeited afterwards (12.5) was played all the same and is among them; a
 * board lost by default, a void one and one that an arbiter decided are not.
 *
 * @param games the games in the order of the cards
 * @param left the boards that were played and cannot be sent in, with the reason
 */
public record RatedGames(List<RatedGame> games, List<Objection> left) {

    private static final String RULE = "9.1";

    /** Takes unmodifiable copies. */
    public RatedGames {
        games = List.copyOf(games);
        left = List.copyOf(left);
    }

    /**
     * The games of a season, play-offs included.
     *
     * @param season the season
     * @param rules its rules, which say what is rated, who has white on which board (10.6), and the default rate of play
     *     (5.1)
     * @return its games
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     */
    public static RatedGames of(Season season, RuleSet rules) {
        Objects.requireNonNull(season, "season");
        AdjudicatedSeason adjudicated = rules.adjudicator().adjudicate(season);
        List<RatedGame> games = new ArrayList<>();
        List<Objection> left = new ArrayList<>();
        for (List<AdjudicatedMatch> matches : List.of(adjudicated.matches(), adjudicated.playOffs())) {
            for (AdjudicatedMatch match : matches) {
                // Where a team defaulted the match, what stands on its boards says who of the others was there (D4).
                if (match.card().defaultedBy() == Defaulted.NOBODY) {
                    addGames(match, onItsDay(match, rules), games, left);
                }
            }
        }
        return new RatedGames(games, left);
    }

    private static AdjudicationRules onItsDay(AdjudicatedMatch match, RuleSet rules) {
        return rules.inForceOn(match.card().date()).adjudication();
    }

    private static void addGames(
            AdjudicatedMatch match, AdjudicationRules rules, List<RatedGame> games, List<Objection> left) {
        MatchCard card = match.card();
        if (card.total().isPresent()) {
            left.add(new Objection(
                    RULE, card.ref().toString(), "only its total is known", "record its boards with their players"));
        }
        for (int board : match.ratedBoards()) {
            BoardCard played = card.boards().get(board - 1);
            String where = card.ref() + ", board " + board;
            Optional<PlayerId> home = played.home().player();
            Optional<PlayerId> away = played.away().player();
            Optional<Side> white = rules.colours().white(card, board);
            if (home.isEmpty() || away.isEmpty()) {
                left.add(new Objection(RULE, where, "a player is not named", "name both"));
            } else if (white.isEmpty()) {
                left.add(new Objection("10.6", where, "who had white is not known", "record it on the card"));
            } else {
                boolean homeIsWhite = white.get() == Side.HOME;
                games.add(new RatedGame(
                        card.ref(),
                        board,
                        homeIsWhite ? home.get() : away.get(),
                        homeIsWhite ? away.get() : home.get(),
                        homeIsWhite,
                        result(played.result(), white.get()),
                        rules.rateOfPlay(card)));
            }
        }
    }

    private static Outcome result(BoardResult result, Side white) {
        if (result.kind() == BoardResult.Kind.DRAW) {
            return Outcome.DRAWN;
        }
        return result.kind().wonBy(white) ? Outcome.WON : Outcome.LOST;
    }
}

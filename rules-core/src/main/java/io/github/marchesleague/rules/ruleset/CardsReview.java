/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.eligibility.TeamRatingLimit;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.scoring.BoardPoints;
import java.util.ArrayList;
import java.util.List;

/** Thinks through what becomes of match cards: what cannot work, and what has no effect. */
final class CardsReview {

    private final RuleSet rules;
    private final List<RuleSetReview.Remark> remarks = new ArrayList<>();

    CardsReview(RuleSet rules) {
        this.rules = rules;
    }

    List<RuleSetReview.Remark> remarks() {
        orderOfThePlayers();
        cardsWithoutEffect();
        boardPoints();
        handicapForTheStronger();
        scores();
        return remarks;
    }

    private void orderOfThePlayers() {
        if (rules.adjudication().boardOrder().isPresent()
                && rules.adjudication().ratings().sources().isEmpty()) {
            remarks.add(new RuleSetReview.Remark(
                    RuleSetReview.Weight.CANNOT_WORK,
                    rules.adjudication().boardOrder().get().rule(),
                    "boardOrder",
                    "Players are to sit in the order of their ratings, and no source of ratings is named."));
        }
        if (rules.adjudication().boardOrder().isEmpty()
                && rules.adjudication().boardOrderBreach().punishes()) {
            remarks.add(new RuleSetReview.Remark(
                    RuleSetReview.Weight.NO_EFFECT,
                    "",
                    "boardOrderBreach",
                    "A breach of the board order is punished, and no board order is prescribed."));
        }
    }

    /** Parts of the rules on cards that need another part to do anything. */
    private void cardsWithoutEffect() {
        AdjudicationRules cards = rules.adjudication();
        if (cards.boardOrder().isEmpty() && cards.boardOrderByAgreement()) {
            withoutEffect(
                    "",
                    "boardOrderByAgreement",
                    "The captains may agree on another order of the boards, and none is prescribed.");
        }
        cards.handicap()
                .filter(handicap ->
                        cards.ratings().sources().isEmpty() || rules.boards().orElse(1) == 0)
                .ifPresent(handicap -> remarks.add(new RuleSetReview.Remark(
                        RuleSetReview.Weight.CANNOT_WORK,
                        handicap.rule(),
                        "handicap",
                        rules.boards().orElse(1) == 0
                                ? "It goes by the ratings of the players, and matches are recorded by their score only"
                                        + " (boards: none)."
                                : "It goes by the ratings of the players, and no source of ratings is named.")));
        DefaultHandling defaults = cards.defaults();
        if (defaults.gap().isEmpty() && defaults.vacant() != DefaultHandling.Vacant.EMPTY) {
            withoutEffect(
                    defaults.shortTeamRule(),
                    "defaults",
                    "It is said which boards are empty ones of a short team, and a short team may leave any board empty.");
        }
        for (EligibilityRule rule : cards.eligibility()) {
            if (rule.eligibility() instanceof TeamRatingLimit limit
                    && limit.sums().isEmpty()
                    && limit.average().isEmpty()) {
                withoutEffect(
                        limit.rule(),
                        "eligibility",
                        "A limit for the ratings of a team is spoken of, and neither a sum nor an average is given.");
            }
        }
        cards.lateResults()
                .filter(late -> late.warnings() > 0
                        && !late.penalty().punishes()
                        && late.matchPointsPerDay().signum() == 0
                        && late.gamePointsPerDay().signum() == 0)
                .ifPresent(late -> withoutEffect(
                        late.rule(), "lateResults", "There are warnings for late reports, and nothing follows them."));
    }

    /** What a board is worth must be worth playing for. */
    private void boardPoints() {
        BoardPoints worth = rules.scoring().boardPoints();
        if (worth.draw().compareTo(worth.win()) > 0) {
            cannotWork(
                    "",
                    "boardPoints",
                    "A drawn game brings " + worth.draw() + ", more than a win, which brings " + worth.win() + ".");
        }
        if (worth.loss().compareTo(worth.draw()) > 0) {
            cannotWork(
                    "",
                    "boardPoints",
                    "A lost game brings " + worth.loss() + ", more than a draw, which brings " + worth.draw() + ".");
        }
        if (worth.win().equals(Points.ZERO)) {
            cannotWork("", "boardPoints", "A game won brings nothing.");
        }
    }

    private void handicapForTheStronger() {
        rules.adjudication()
                .handicap()
                .ifPresent(handicap -> handicap.table().forEach((difference, points) -> {
                    if (points.away().compareTo(points.home()) > 0) {
                        cannotWork(
                                handicap.rule(),
                                "handicap",
                                "From a difference of " + difference + " on it gives " + points
                                        + ", more to the higher-rated side; the points of the lower-rated side stand first.");
                    }
                }));
    }

    private void cannotWork(String rule, String about, String says) {
        remarks.add(new RuleSetReview.Remark(RuleSetReview.Weight.CANNOT_WORK, rule, about, says));
    }

    /** The score of a match that is lost as a penalty, held against what its boards can bring. */
    private void scores() {
        AdjudicationRules cards = rules.adjudication();
        score("boardOrderBreach", "", cards.boardOrderBreach());
        cards.defaults()
                .gap()
                .ifPresent(gap -> score("defaults", cards.defaults().shortTeamRule(), gap));
        cards.eligibility()
                .forEach(rule -> score("eligibility", rule.eligibility().rule(), rule.enforcement()));
        score("complaints", cards.complaints().rule(), cards.complaints().upheld());
        cards.lateResults().ifPresent(late -> score("lateResults", late.rule(), late.penalty()));
    }

    private void score(String about, String rule, Enforcement enforcement) {
        int boards = rules.boards().orElse(0);
        BoardPoints worth = rules.scoring().boardPoints();
        Points whole = worth.win().plus(worth.loss()).times(boards);
        enforcement.sanctions().stream()
                .flatMap(sanction -> sanction.score().stream())
                .filter(score -> boards > 0 && !score.home().plus(score.away()).equals(whole))
                .forEach(score -> remarks.add(new RuleSetReview.Remark(
                        score.home().plus(score.away()).compareTo(whole) > 0
                                ? RuleSetReview.Weight.CANNOT_WORK
                                : RuleSetReview.Weight.LEFT_OPEN,
                        rule,
                        about,
                        "A match that is lost as a penalty counts " + score + ", which is "
                                + score.home().plus(score.away()) + " in all; its " + ProseWords.count(boards, "board")
                                + " bring "
                                + whole + ".")));
    }

    private void withoutEffect(String rule, String about, String why) {
        remarks.add(new RuleSetReview.Remark(RuleSetReview.Weight.NO_EFFECT, rule, about, why));
    }
}

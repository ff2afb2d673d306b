/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.oneLineUp;
import static io.github.marchesleague.rules.adjudication.Given.order;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.BoardPoints;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Rules that change on a day of the season: each match goes by those of its own day. */
class RulesOfTheDayTest {

    private static final LocalDate NEW_YEAR = LocalDate.of(2026, 1, 1);

    private static Adjudicator changing(RuleSet before, RuleSet then, BoardPoints worth) {
        return before.adjudicator()
                .changing(new TreeMap<>(Map.of(NEW_YEAR, new MatchDayRules(then.adjudication(), worth))));
    }

    /**
     * A defaulted match counts 3 at most. Over four boards at a point each it would be 4, and from the new year, when a board
     * brings two, it would be 8.
     */
    @Test
    void aCapIsReckonedInThePointsOfTheDay() {
        RuleSet cap = defaults(handling -> handling.matchDefaultCap(Points.of(3)));
        Adjudicator adjudicator = changing(cap, cap, BoardPoints.of(Points.of(2), Points.ONE, Points.ZERO));
        for (LocalDate day : List.of(NEW_YEAR.minusDays(1), NEW_YEAR)) {
            MatchCard defaulted = by(card("A", "B", "1 1 1 1", card -> card.date(day)), Defaulted.AWAY);
            AdjudicatedSeason season = adjudicator.adjudicate(season("A B", defaulted));
            assertThat(cap.scoring().score(season.matches().get(0).result())).isEqualTo(score("3-0"));
        }
    }

    /** That nobody checks the order of the boards is said where no day of the season has a rule on it. */
    @Test
    void whatIsNotCheckedOnAnyDayIsSaid() {
        RuleSet none = rules(change -> change.boardOrder(Optional.empty()));
        RuleSet some = rules(change -> change.boardOrder(order(each -> {})));
        BoardPoints worth = RULES.scoring().boardPoints();
        assertThat(changing(none, some, worth)
                        .adjudicate(oneLineUp(1500, 2000, 1800, 1700))
                        .unchecked())
                .isEmpty();
        assertThat(changing(none, none, worth)
                        .adjudicate(oneLineUp(1500, 2000, 1800, 1700))
                        .unchecked())
                .extracting(Unchecked::message)
                .containsExactly("Board order not checked: no rule configured");
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.breaches;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.complaint;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.only;
import static io.github.marchesleague.rules.adjudication.Given.outcome;
import static io.github.marchesleague.rules.adjudication.Given.rules;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Complaint;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** One card adjudicated by itself, without its season. */
class OneCardTest {

    /** Objects to the first board of every line-up. */
    private record FirstBoard(boolean acrossMatchesOnly) implements Eligibility {
        @Override
        public String rule() {
            return "8";
        }

        @Override
        public List<Offence> check(SeasonLineUps season) {
            return season.lineUps().stream()
                    .map(lineUp -> new Offence(lineUp, OptionalInt.of(1), "wrong"))
                    .toList();
        }
    }

    @Test
    void oneCardIsCheckedForWhatOneMatchCanBreak() {
        MatchCard match = lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", "1 1 1 1");
        assertThat(breaches(only(checking(new FirstBoard(false)), match).breaches()))
                .containsExactly("8 HOME 1", "8 AWAY 1");
        assertThat(only(checking(new FirstBoard(true)), match).breaches()).isEmpty();
    }

    private static RuleSet checking(Eligibility rule) {
        return rules(
                change -> change.boardOrder(Optional.empty()).eligibility(List.of(EligibilityRule.reported(rule))));
    }

    @Test
    void theComplaintsAboutOneCardAreChecked() {
        assertThatThrownBy(() -> only(RULES, card("A", "B", "1 1 1 1"), upheld("A", "B", Side.HOME, 5)))
                .hasMessage("complaint about A – B: board 5 of 4; name a board from 1 to 4");
        Complaint pending = complaint("A", "B", Side.HOME, 1, each -> {});
        assertThat(only(RULES, card("A", "B", "1 1 1 1"), pending, pending).pending())
                .containsExactly(pending);
    }

    /** Where any number of boards is allowed, a complaint is about a board of the card. */
    @Test
    void aComplaintIsAboutABoardOfTheCard() {
        RuleSet.Builder any = RuleSet.builder();
        RuleSet anyBoards = any.from(RULES).boards(OptionalInt.empty()).build();
        assertThat(outcome(anyBoards, card("A", "B", "1 1 1 1 1 1"), upheld("A", "B", Side.HOME, 6)))
                .isEqualTo("5–1 2–0");
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.BoardOrder;
import io.github.marchesleague.rules.adjudication.LineUp;
import java.time.LocalDate;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The board order of a rule set that is amended in mid-season. */
final class BoardOrders {

    private BoardOrders() {}

    /** A time of the season in which no order is prescribed. */
    private record AnyOrder() implements BoardOrder {
        @Override
        public String rule() {
            return "";
        }

        @Override
        public Findings check(LineUp lineUp) {
            return Findings.NONE;
        }
    }

    static AdjudicationRules throughTheSeason(RuleSet rules) {
        SortedSet<LocalDate> days = new TreeSet<>();
        for (Amendment amendment : rules.amendments()) {
            days.add(amendment.from());
            amendment.to().ifPresent(last -> days.add(last.plusDays(1)));
        }
        Optional<BoardOrder> order = rules.adjudication().boardOrder();
        Optional<BoardOrder> last = order;
        for (LocalDate day : days) {
            Optional<BoardOrder> then = rules.inForceOn(day).adjudication().boardOrder();
            if (!then.equals(last)) {
                order = Optional.of(
                        BoardOrder.changing(order.orElseGet(AnyOrder::new), day, then.orElseGet(AnyOrder::new)));
                last = then;
            }
        }
        return AdjudicationForms.withBoardOrder(rules.adjudication(), order);
    }
}

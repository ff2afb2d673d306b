/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.Displacement;
import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A rating order, a displacement, or the name of a rule registered from code. */
final class BoardOrderForm implements Form<BoardOrder> {
    private static final RatingOrder USUAL =
            RatingOrder.builder().rule("").tolerance(0).build();

    private final Section<RatingOrder> byRating = Section.ofRecord(
            RatingOrder.class,
            USUAL,
            Map.of(
                    "tolerancePerPlayer",
                    Forms.byName(Forms.whole(0, 9999)),
                    "exemptClasses",
                    Forms.as(Forms.listOf(Forms.text()), Set::copyOf, classes -> List.copyOf(new TreeSet<>(classes)))));

    private final Section<Displacement> byPlace = new Section<Displacement>(v -> new Displacement(
                    v.<String>get("rule").orElse(""),
                    v.<Integer>get("boardsAway").orElseThrow()))
            .key(
                    "rule",
                    Forms.text(),
                    d -> d.rule().isEmpty() ? Optional.empty() : Optional.of(d.rule()),
                    "the rule's number")
            .required(
                    "boardsAway",
                    Forms.whole(0, 99),
                    Displacement::boards,
                    "how many boards away from the place by rating a player may sit");

    @Override
    public Optional<BoardOrder> read(YamlNode node, Registry code) {
        if (node.isText()) {
            return node.text()
                    .flatMap(name -> code.find(
                            BoardOrder.class, name, node, "a board order", "write tolerance: … or boardsAway: …"));
        }
        if (node.values().containsKey("boardsAway")) {
            return byPlace.read(node, code).map(order -> order);
        }
        if (node.isMapping() && !node.values().containsKey("tolerance")) {
            node.fault("the key \"tolerance\" is missing", "add tolerance: … (0 for a strict order), or boardsAway: …");
            return Optional.empty();
        }
        return byRating.read(node, code).map(order -> order);
    }

    @Override
    public Object write(BoardOrder order, Registry code) {
        if (order instanceof RatingOrder rating) {
            Map<String, Object> written = byRating.write(rating, code);
            written.putIfAbsent("tolerance", Forms.whole(0, 9999).write(rating.tolerance(), code));
            return written;
        }
        if (order instanceof Displacement displacement) {
            return byPlace.write(displacement, code);
        }
        return code.nameOf(BoardOrder.class, order).orElseThrow(() -> Forms.fromCode("boardOrder"));
    }

    static boolean isStandard(BoardOrder order) {
        return order instanceof RatingOrder || order instanceof Displacement;
    }

    @Override
    public Map<String, Object> schema() {
        return Forms.schema("anyOf", List.of(Forms.schema("type", "string"), byRating.schema(), byPlace.schema()));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.lineup.Conversion;
import io.github.marchesleague.rules.lineup.RatingSource;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.math.RoundingMode;
import java.time.MonthDay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A rating list with its freezes and its scale, or fixed ratings for players without any. */
final class RatingSourceForm implements Form<RatingSource> {
    private record ListOrFixed(
            Optional<String> list,
            List<MonthDay> frozenOn,
            Conversion conversion,
            Optional<Integer> fixed,
            Map<String, Integer> byClass) {}

    private final Section<ListOrFixed> section = new Section<ListOrFixed>(v -> new ListOrFixed(
                    v.get("list"),
                    v.<List<MonthDay>>get("frozenOn").orElse(List.of()),
                    v.<Points>get("factor").isEmpty() && v.<Points>get("plus").isEmpty()
                            ? Conversion.NONE
                            : new Conversion(
                                    v.<Points>get("factor").orElse(Points.ONE),
                                    v.<Points>get("plus").orElse(Points.ZERO),
                                    v.<RoundingMode>get("rounding").orElse(RoundingMode.HALF_UP)),
                    v.get("fixed"),
                    v.<Map<String, Integer>>get("byClass").orElse(Map.of())))
            .key("list", Forms.text(), ListOrFixed::list, "the list's name; all lists unless said otherwise")
            .key(
                    "frozenOn",
                    Forms.listOf(AdjudicationForms.monthDay()),
                    w -> AdjudicationForms.filled(w.frozenOn()),
                    "the days of the year, as MM-DD, on which the edition is fixed until the next such day")
            .key(
                    "factor",
                    Forms.points(),
                    w -> AdjudicationForms.unless(w.conversion().factor(), Points.ONE),
                    "what the list's ratings are multiplied by")
            .key(
                    "plus",
                    Forms.points(),
                    w -> AdjudicationForms.unless(w.conversion().plus(), Points.ZERO),
                    "what is then added")
            .key(
                    "rounding",
                    Forms.words(RoundingMode.class),
                    w -> w.conversion().equals(Conversion.NONE)
                            ? Optional.empty()
                            : AdjudicationForms.unless(w.conversion().rounding(), RoundingMode.HALF_UP),
                    "how a rating that is not whole is rounded")
            .key("fixed", Forms.whole(0, 9999), ListOrFixed::fixed, "the rating of players without any")
            .key(
                    "byClass",
                    Forms.byName(Forms.whole(0, 9999)),
                    w -> w.byClass().isEmpty() ? Optional.empty() : Optional.of(w.byClass()),
                    "the rating of players of some classes without any");

    @Override
    public Optional<RatingSource> read(YamlNode node, Registry code) {
        return section.read(node, code).flatMap(w -> {
            boolean fixed = w.fixed().isPresent() || !w.byClass().isEmpty();
            boolean list = w.list().isPresent()
                    || !w.frozenOn().isEmpty()
                    || !w.conversion().equals(Conversion.NONE);
            if (fixed == list) {
                node.fault(
                        fixed
                                ? "a list and fixed ratings stand together"
                                : "neither a list nor a fixed rating is given",
                        "give a list, or else fixed ratings");
                return Optional.empty();
            }
            OptionalInt otherwise =
                    w.fixed().isPresent() ? OptionalInt.of(w.fixed().get()) : OptionalInt.empty();
            return Optional.of(
                    fixed
                            ? new RatingSource.Fixed(w.byClass(), otherwise)
                            : new RatingSource.Published(w.list(), w.frozenOn(), w.conversion()));
        });
    }

    @Override
    public Object write(RatingSource source, Registry code) {
        if (source instanceof RatingSource.Published published) {
            return section.write(
                    new ListOrFixed(
                            published.list(), published.frozenOn(), published.conversion(), Optional.empty(), Map.of()),
                    code);
        }
        if (source instanceof RatingSource.Fixed fixed) {
            Optional<Integer> otherwise = fixed.otherwise().isPresent()
                    ? Optional.of(fixed.otherwise().getAsInt())
                    : Optional.empty();
            return section.write(
                    new ListOrFixed(Optional.empty(), List.of(), Conversion.NONE, otherwise, fixed.byClass()), code);
        }
        throw new IllegalStateException("not one of the library's own: " + source);
    }

    static boolean isStandard(RatingSource source) {
        return source instanceof RatingSource.Published
                || source instanceof RatingSource.Nominated
                || source instanceof RatingSource.Fixed;
    }

    @Override
    public Map<String, Object> schema() {
        return section.schema();
    }
}

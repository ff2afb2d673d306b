/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.RoundWeights;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** What a match is worth: a scale, or the name of a strategy registered from code; with or without weighted rounds. */
final class MatchPointsForm implements Form<MatchPoints> {

    private record Written(MatchPointScale scale, Optional<String> by, SortedMap<Integer, Points> roundWeights) {}

    private static final MatchPointScale USUAL = MatchPointScale.builder().build();

    private final Section<Written> section = new Section<Written>(v -> new Written(
                    MatchPointScale.builder()
                            .win(v.<Points>get("win").orElse(USUAL.win()))
                            .draw(v.<Points>get("draw").orElse(USUAL.draw()))
                            .loss(v.<Points>get("loss").orElse(USUAL.loss()))
                            .defaultLoss(v.<Points>get("defaultLoss"))
                            .doubleDefault(v.<Points>get("doubleDefault"))
                            .won(v.<MatchPointScale.Win>get("won").orElse(USUAL.won()))
                            .perGamePoint(v.<Points>get("perGamePoint").orElse(USUAL.perGamePoint()))
                            .build(),
                    v.get("by"),
                    v.<SortedMap<Integer, Points>>get("roundWeights").orElseGet(Collections::emptySortedMap)))
            .key("by", Forms.text(), Written::by, "the name of a strategy that the league registers from code")
            .key("win", Forms.points(), w -> scaled(w, w.scale().win()), "for a match won; 2 unless said otherwise")
            .key(
                    "draw",
                    Forms.points(),
                    w -> scaled(w, w.scale().draw()),
                    "to each side of a drawn match; 1 unless said otherwise")
            .key("loss", Forms.points(), w -> scaled(w, w.scale().loss()), "for a match lost; 0 unless said otherwise")
            .key(
                    "defaultLoss",
                    Forms.points(),
                    w -> w.scale().defaultLoss(),
                    "for a match lost by defaulting all of it; as loss unless said otherwise")
            .key(
                    "doubleDefault",
                    Forms.points(),
                    w -> w.scale().doubleDefault(),
                    "to each side of a match that both defaulted; by its score unless said otherwise")
            .key(
                    "won",
                    Forms.words(MatchPointScale.Win.class),
                    w -> unless(w.scale().won(), USUAL.won()),
                    "when a match is won")
            .key(
                    "perGamePoint",
                    Forms.points(),
                    w -> unless(w.scale().perGamePoint(), USUAL.perGamePoint()),
                    "added for each game point, where the table adds game points and a bonus")
            .key(
                    "roundWeights",
                    Forms.byNumber(1, 999, Forms.points()),
                    w -> w.roundWeights().isEmpty() ? Optional.empty() : Optional.of(w.roundWeights()),
                    "what the match points of some rounds are multiplied by");

    private static Optional<Points> scaled(Written written, Points points) {
        return written.by().isPresent() ? Optional.empty() : Optional.of(points);
    }

    private static <T> Optional<T> unless(T value, T usual) {
        return value.equals(usual) ? Optional.empty() : Optional.of(value);
    }

    @Override
    public Optional<MatchPoints> read(YamlNode node, Registry code) {
        if (node.isText()) {
            return node.text().flatMap(name -> find(name, node, code));
        }
        return section.read(node, code).flatMap(written -> {
            Optional<MatchPoints> points = Optional.of(written.scale());
            if (written.by().isPresent()) {
                if (!written.scale().equals(USUAL)) {
                    node.fault("a scale stands beside the name of a strategy", "give one of the two");
                    return Optional.empty();
                }
                points = find(written.by().get(), node.values().getOrDefault("by", node), code);
            }
            return points.map(
                    of -> written.roundWeights().isEmpty() ? of : RoundWeights.of(of, written.roundWeights()));
        });
    }

    private static Optional<MatchPoints> find(String name, YamlNode node, Registry code) {
        return code.find(MatchPoints.class, name, node, "match points", "write win, draw and loss with their points");
    }

    @Override
    public Object write(MatchPoints points, Registry code) {
        Optional<String> registered = code.nameOf(MatchPoints.class, points);
        if (registered.isPresent()) {
            return registered.get();
        }
        MatchPoints of = points instanceof RoundWeights weighted ? weighted.of() : points;
        SortedMap<Integer, Points> weights =
                points instanceof RoundWeights weighted ? weighted.weights() : Collections.emptySortedMap();
        if (of instanceof MatchPointScale scale) {
            return section.write(new Written(scale, Optional.empty(), weights), code);
        }
        return code.nameOf(MatchPoints.class, of)
                .map(name -> section.write(new Written(USUAL, Optional.of(name), weights), code))
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "these match points come from code and have no name; register them with the reader that writes"));
    }

    @Override
    public Map<String, Object> schema() {
        return Forms.schema("anyOf", List.of(Forms.schema("type", "string"), section.schema()));
    }
}

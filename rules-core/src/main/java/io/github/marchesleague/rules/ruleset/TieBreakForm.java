/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.tiebreak.AppliesTo;
import io.github.marchesleague.rules.tiebreak.BoardRange;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Direction;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.OutsideDecision;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SecondaryAndStrength;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A step of the chain: the name of a tie-break, or a mapping with the name under {@code by}, what is not as usual, and the
 * rule's number.
 */
final class TieBreakForm implements Form<Step> {

    /** The field's own short forms that have one meaning only. */
    private static final Map<String, String> SHORT = Map.of(
            "mp", "match-points",
            "gp", "game-points",
            "h2h mp", "head-to-head-match-points",
            "h2h gp", "head-to-head-game-points",
            "bc", "board-count",
            "bbe", "bottom-board-elimination");

    /** A step as it is written. */
    private record Written(
            String by,
            Optional<Scope> among,
            Optional<Direction> better,
            Optional<AppliesTo> teams,
            Optional<Integer> firstBoards,
            Optional<Integer> withoutLastBoards,
            Optional<Criterion.Per> per,
            Optional<Criterion.Defaults> defaults,
            Optional<Criterion.Unmet> unmet,
            Optional<Integer> cutHighest,
            Optional<Integer> cutLowest,
            Optional<Boolean> cutAllLevel,
            Optional<Boolean> perMeeting,
            Optional<Points> roundedTo,
            Optional<Rounded.Mode> rounding,
            Optional<Long> seed,
            Optional<Integer> factor,
            Optional<String> name,
            String rule) {

        /** Whether anything is given that only a criterion can have. */
        boolean refinesCriterion() {
            return among.isPresent()
                    || better.isPresent()
                    || teams.isPresent()
                    || firstBoards.isPresent()
                    || withoutLastBoards.isPresent()
                    || per.isPresent()
                    || defaults.isPresent()
                    || unmet.isPresent()
                    || cutHighest.isPresent()
                    || cutLowest.isPresent()
                    || cutAllLevel.isPresent()
                    || perMeeting.isPresent()
                    || name.isPresent();
        }
    }

    private static Section<Written> written() {
        return new Section<Written>(v -> new Written(
                        v.<String>get("by").orElseThrow(),
                        v.get("among"),
                        v.get("better"),
                        v.get("teams"),
                        v.get("firstBoards"),
                        v.get("withoutLastBoards"),
                        v.get("per"),
                        v.get("defaults"),
                        v.get("unmet"),
                        v.get("cutHighest"),
                        v.get("cutLowest"),
                        v.get("cutAllLevel"),
                        v.get("perMeeting"),
                        v.get("roundedTo"),
                        v.get("rounding"),
                        v.get("seed"),
                        v.get("factor"),
                        v.get("name"),
                        v.<String>get("rule").orElse("")))
                .required("by", Forms.text(), Written::by, "the tie-break's name")
                .key("among", Forms.words(Scope.class), Written::among, "which matches count")
                .key("better", Forms.words(Direction.class), Written::better, "which figure is better")
                .key("teams", Forms.words(AppliesTo.class), Written::teams, "for how many level teams it is used")
                .key("firstBoards", Forms.whole(1, 999), Written::firstBoards, "only the first so many boards count")
                .key(
                        "withoutLastBoards",
                        Forms.whole(1, 999),
                        Written::withoutLastBoards,
                        "the last so many boards do not count")
                .key("per", Forms.words(Criterion.Per.class), Written::per, "the sum of the season, or an average")
                .key(
                        "defaults",
                        Forms.words(Criterion.Defaults.class),
                        Written::defaults,
                        "whether boards decided by default count")
                .key(
                        "unmet",
                        Forms.words(Criterion.Unmet.class),
                        Written::unmet,
                        "what happens where not all level teams have met")
                .key(
                        "cutHighest",
                        Forms.whole(0, 99),
                        Written::cutHighest,
                        "so many opponents with the most points are left out")
                .key(
                        "cutLowest",
                        Forms.whole(0, 99),
                        Written::cutLowest,
                        "so many opponents with the fewest points are left out")
                .key(
                        "cutAllLevel",
                        Forms.flag(),
                        Written::cutAllLevel,
                        "whether all opponents level with one left out are left out too")
                .key("perMeeting", Forms.flag(), Written::perMeeting, "whether an opponent met twice counts twice")
                .key(
                        "roundedTo",
                        Forms.points(),
                        Written::roundedTo,
                        "the figures are rounded to this step before they are compared")
                .key("rounding", Forms.words(Rounded.Mode.class), Written::rounding, "which way they are rounded")
                .key(
                        "seed",
                        Forms.as(Forms.whole(0, 999_999_999), Integer::longValue, Math::toIntExact),
                        Written::seed,
                        "the published number by which lots are drawn")
                .key("factor", Forms.whole(1, 9999), Written::factor, "what the opponents' match points are divided by")
                .key("name", Forms.id(), Written::name, "a name of its own for outputs")
                .key(
                        "rule",
                        Forms.text(),
                        w -> w.rule().isEmpty() ? Optional.empty() : Optional.of(w.rule()),
                        "the rule's number");
    }

    private final Section<Written> section = written();

    @Override
    public Optional<Step> read(YamlNode node, Registry code) {
        if (!node.isMapping()) {
            return node.text().flatMap(name -> find(name, node, code)).map(tieBreak -> new Step(tieBreak, ""));
        }
        return section.read(node, code).flatMap(written -> {
            YamlNode by = node.values().getOrDefault("by", node);
            if (written.by().equals("lots") && written.seed().isPresent()) {
                return step(new SeededLots(written.seed().get()), written, node, "seed");
            }
            if (written.by().equals("secondary-and-strength")) {
                if (written.factor().isEmpty()) {
                    node.fault(
                            "the key \"factor\" is missing", "add factor: …, as the regulations of the event state it");
                    return Optional.empty();
                }
                return step(new SecondaryAndStrength(written.factor().get()), written, node, "factor");
            }
            return find(written.by(), by, code).flatMap(tieBreak -> step(tieBreak, written, node, ""));
        });
    }

    /** The step with everything that the mapping adds to the tie-break's name. */
    private static Optional<Step> step(TieBreak named, Written written, YamlNode node, String used) {
        TieBreak tieBreak = named;
        if ((written.seed().isPresent() && !used.equals("seed"))
                || (written.factor().isPresent() && !used.equals("factor"))) {
            node.fault("seed and factor do not go with " + named.id(), "leave them out");
            return Optional.empty();
        }
        if (written.refinesCriterion()) {
            if (!(named instanceof Criterion criterion)) {
                node.fault(
                        named.id() + " takes no key but rule, roundedTo and rounding",
                        "leave the others out, or name a measure such as game-points");
                return Optional.empty();
            }
            try {
                tieBreak = refine(criterion, written);
            } catch (IllegalArgumentException e) {
                node.fault(Section.message(e), "change one of these values");
                return Optional.empty();
            }
        }
        if (written.roundedTo().isPresent()) {
            if (written.roundedTo().get().signum() <= 0) {
                node.fault(
                        "the figures cannot be rounded to "
                                + written.roundedTo().get(),
                        "write a positive step, such as 0.1");
                return Optional.empty();
            }
            tieBreak = new Rounded(
                    tieBreak, written.roundedTo().get(), written.rounding().orElse(Rounded.Mode.HALF_UP));
        } else if (written.rounding().isPresent()) {
            node.fault("rounding is given without a step", "add roundedTo: …, or leave rounding out");
            return Optional.empty();
        }
        return Optional.of(new Step(tieBreak, written.rule()));
    }

    private static Criterion refine(Criterion usual, Written written) {
        return Criterion.of(usual.measure())
                .scope(written.among().orElse(usual.scope()))
                .direction(written.better().orElse(usual.direction()))
                .appliesTo(written.teams().orElse(usual.appliesTo()))
                .boards(new BoardRange(
                        written.firstBoards().orElse(usual.boards().first()),
                        written.withoutLastBoards().orElse(usual.boards().withoutLast())))
                .per(written.per().orElse(usual.per()))
                .defaults(written.defaults().orElse(usual.defaults()))
                .unmet(written.unmet().orElse(usual.unmet()))
                .cutHighest(written.cutHighest().orElse(usual.cutHighest()))
                .cutLowest(written.cutLowest().orElse(usual.cutLowest()))
                .cutAllLevel(written.cutAllLevel().orElse(usual.cutAllLevel()))
                .perMeeting(written.perMeeting().orElse(usual.perMeeting()))
                .name(written.name().or(usual::name))
                .build();
    }

    private static Optional<TieBreak> find(String name, YamlNode node, Registry code) {
        String id = SHORT.getOrDefault(name.toLowerCase(Locale.ROOT), name);
        Optional<TieBreak> found = code.find(TieBreak.class, id).or(() -> TieBreaks.byId(id));
        if (found.isEmpty()) {
            node.fault("\"" + name + "\" is no tie-break", Spelling.advice(name, names(code)));
        }
        return found;
    }

    /** The names to choose from; combinations of measures and suffixes beside these are read too. */
    static List<String> names(Registry code) {
        List<String> names = new ArrayList<>();
        for (Measure measure : Measure.values()) {
            names.add(measure.id());
            if (measure.kind() != Measure.Kind.OPPONENTS) {
                names.add((measure.betweenTheTeams() ? "season-" : "head-to-head-") + measure.id());
            }
        }
        names.add(TieBreaks.OPPONENTS_GAME_POINTS_TRIMMED.id());
        for (TieBreak standard :
                List.of(TieBreaks.PLAY_OFF, TieBreaks.KOYA, TieBreaks.PROGRESSIVE, TieBreaks.RESULTS_AGAINST_RANKED)) {
            names.add(standard.id());
        }
        names.add("secondary-and-strength");
        for (OutsideDecision.On on : OutsideDecision.On.values()) {
            names.add(on.id());
        }
        names.add(TieBreaks.SHARED.id());
        names.addAll(code.names(TieBreak.class));
        return names;
    }

    @Override
    public Object write(Step step, Registry code) {
        Written written = written(step, code);
        Map<String, Object> map = section.write(written, code);
        return map.size() == 1 ? written.by() : map;
    }

    private static Written written(Step step, Registry code) {
        TieBreak tieBreak = step.tieBreak();
        Optional<Points> to = Optional.empty();
        Optional<Rounded.Mode> mode = Optional.empty();
        Optional<String> registered = code.nameOf(TieBreak.class, tieBreak);
        if (registered.isEmpty() && tieBreak instanceof Rounded rounded) {
            to = Optional.of(rounded.to());
            mode = rounded.mode() == Rounded.Mode.HALF_UP ? Optional.empty() : Optional.of(rounded.mode());
            tieBreak = rounded.of();
            registered = code.nameOf(TieBreak.class, tieBreak);
        }
        if (registered.isPresent() || !(tieBreak instanceof Criterion criterion)) {
            Optional<Long> seed = tieBreak instanceof SeededLots lots && lots.seed() >= 0 && lots.seed() <= 999_999_999
                    ? Optional.of(lots.seed())
                    : Optional.empty();
            Optional<Integer> factor = tieBreak instanceof SecondaryAndStrength strength
                    ? Optional.of(strength.factor())
                    : Optional.empty();
            String by = registered.orElse(
                    seed.isPresent() ? "lots" : factor.isPresent() ? "secondary-and-strength" : tieBreak.id());
            return bare(by, to, mode, seed, factor, step.rule());
        }
        Criterion nameless = criterion.name().isEmpty()
                ? criterion
                : copy(criterion).name(Optional.empty()).build();
        Criterion usual = (Criterion) TieBreaks.byId(nameless.id())
                .filter(found -> found instanceof Criterion)
                .orElseGet(() -> Criterion.of(criterion.measure()).build());
        return new Written(
                usual.id(),
                differs(criterion.scope(), usual.scope()),
                differs(criterion.direction(), usual.direction()),
                differs(criterion.appliesTo(), usual.appliesTo()),
                differs(criterion.boards().first(), usual.boards().first()),
                differs(criterion.boards().withoutLast(), usual.boards().withoutLast()),
                differs(criterion.per(), usual.per()),
                differs(criterion.defaults(), usual.defaults()),
                differs(criterion.unmet(), usual.unmet()),
                differs(criterion.cutHighest(), usual.cutHighest()),
                differs(criterion.cutLowest(), usual.cutLowest()),
                differs(criterion.cutAllLevel(), usual.cutAllLevel()),
                differs(criterion.perMeeting(), usual.perMeeting()),
                to,
                mode,
                Optional.empty(),
                Optional.empty(),
                criterion.name(),
                step.rule());
    }

    private static Criterion.Builder copy(Criterion c) {
        return Criterion.of(c.measure())
                .scope(c.scope())
                .direction(c.direction())
                .appliesTo(c.appliesTo())
                .boards(c.boards())
                .per(c.per())
                .defaults(c.defaults())
                .unmet(c.unmet())
                .cutHighest(c.cutHighest())
                .cutLowest(c.cutLowest())
                .cutAllLevel(c.cutAllLevel())
                .perMeeting(c.perMeeting());
    }

    private static Written bare(
            String by,
            Optional<Points> to,
            Optional<Rounded.Mode> mode,
            Optional<Long> seed,
            Optional<Integer> factor,
            String rule) {
        return new Written(
                by,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                to,
                mode,
                seed,
                factor,
                Optional.empty(),
                rule);
    }

    private static <T> Optional<T> differs(T value, T usual) {
        return value.equals(usual) ? Optional.empty() : Optional.of(value);
    }

    @Override
    public Map<String, Object> schema() {
        return Forms.schema("anyOf", List.of(Forms.schema("$ref", "#/$defs/tieBreakName"), section.schema()));
    }
}

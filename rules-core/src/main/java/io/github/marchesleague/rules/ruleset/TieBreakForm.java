/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.tiebreak.BoardRange;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.OutsideDecision;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.SecondaryAndStrength;
import io.github.marchesleague.rules.tiebreak.SeededLots;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    /** Whether the steps are those that decide a drawn play-off, which look at its matches unless they say otherwise. */
    private final boolean inPlayOff;

    private final Section<WrittenStep> section;

    /** A step of the chain. */
    TieBreakForm() {
        this(false);
    }

    private TieBreakForm(boolean inPlayOff) {
        this.inPlayOff = inPlayOff;
        this.section = WrittenStep.section();
        if (!inPlayOff) {
            section.key(
                    "ifDrawn",
                    Forms.listOf(new TieBreakForm(true)),
                    WrittenStep::ifDrawn,
                    "what decides a play-off that leaves teams level; without it the play-off is played again");
        }
    }

    @Override
    public Optional<Step> read(YamlNode node, Registry code) {
        if (!node.isMapping()) {
            return node.text()
                    .flatMap(name -> find(name, node, code))
                    .map(tieBreak -> new Step(ofPlayOff(tieBreak, Optional.empty()), ""));
        }
        return section.read(node, code).flatMap(written -> {
            YamlNode by = node.values().getOrDefault("by", node);
            if (written.by().equals("lots") && written.seed().isPresent()) {
                return step(new SeededLots(written.seed().get()), written, node, "seed");
            }
            if (written.by().equals("secondary-and-strength")
                    && written.factor().isPresent()) {
                return step(new SecondaryAndStrength(written.factor().get()), written, node, "factor");
            }
            return find(written.by(), by, code)
                    .flatMap(tieBreak -> step(ofPlayOff(tieBreak, written.among()), written, node, ""));
        });
    }

    /** A criterion inside a play-off looks at its matches, unless it says what else. */
    private TieBreak ofPlayOff(TieBreak tieBreak, Optional<Scope> among) {
        return inPlayOff && among.isEmpty() && tieBreak instanceof Criterion criterion
                ? copy(criterion).scope(Scope.PLAY_OFFS).name(criterion.name()).build()
                : tieBreak;
    }

    /** The step with everything that the mapping adds to the tie-break's name. */
    private static Optional<Step> step(TieBreak named, WrittenStep written, YamlNode node, String used) {
        if ((written.seed().isPresent() && !used.equals("seed"))
                || (written.factor().isPresent() && !used.equals("factor"))) {
            node.fault("seed and factor do not go with " + named.id(), "leave them out");
            return Optional.empty();
        }
        if (written.ifDrawn().isPresent() && !(named instanceof PlayOff)) {
            node.fault("ifDrawn does not go with " + named.id(), "leave it out; it belongs to play-off");
            return Optional.empty();
        }
        if (written.appliesTo().filter(Set::isEmpty).isPresent()) {
            node.fault("appliesTo names nothing", "name title, promotion or relegation, or leave it out for every tie");
            return Optional.empty();
        }
        TieBreak tieBreak;
        try {
            Optional<TieBreak> refined = refined(named, written, node);
            if (refined.isEmpty()) {
                return Optional.empty();
            }
            tieBreak = refined.get();
        } catch (IllegalArgumentException e) {
            node.fault(Section.message(e), "change one of these values");
            return Optional.empty();
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
        return Optional.of(
                new Step(tieBreak, written.rule(), written.appliesTo().orElse(Set.of())));
    }

    private static Optional<TieBreak> refined(TieBreak named, WrittenStep written, YamlNode node) {
        if (written.ifDrawn().isPresent()) {
            // What stands under no rule of its own stands under that of the play-off.
            return Optional.of(new PlayOff(written.ifDrawn().get().stream()
                    .map(step ->
                            step.rule().isEmpty() ? new Step(step.tieBreak(), written.rule(), step.appliesTo()) : step)
                    .toList()));
        }
        if (named instanceof TeamFigure figure && !written.refinesCriterion()) {
            return Optional.of(new TeamFigure(
                    figure.kind(),
                    written.of().orElse(figure.basis()),
                    written.total().orElse(figure.total()),
                    written.better().orElse(figure.direction())));
        }
        if (written.refinesFigure()) {
            node.fault("of and total do not go with " + named.id(), "leave them out; they belong to rating and age");
            return Optional.empty();
        }
        if (written.refinesCriterion() || written.better().isPresent()) {
            if (!(named instanceof Criterion criterion)) {
                node.fault(
                        named.id() + " takes no key but rule, appliesTo, roundedTo and rounding",
                        "leave the others out, or name a measure such as game-points");
                return Optional.empty();
            }
            return Optional.of(refine(criterion, written));
        }
        return Optional.of(named);
    }

    private static Criterion refine(Criterion usual, WrittenStep written) {
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
                .cap(written.cap().or(usual::cap))
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
        for (TieBreak standard : List.of(
                TieBreaks.PLAY_OFF,
                TieBreaks.KOYA,
                TieBreaks.PROGRESSIVE,
                TieBreaks.RESULTS_AGAINST_RANKED,
                TieBreaks.GAME_POINTS_AGAINST_RANKED)) {
            names.add(standard.id());
        }
        names.add("secondary-and-strength");
        for (OutsideDecision.On on : OutsideDecision.On.values()) {
            names.add(on.id());
        }
        for (TeamFigure.Kind kind : TeamFigure.Kind.values()) {
            names.add(kind.id());
        }
        names.add(TieBreaks.SHARED.id());
        names.addAll(code.names(TieBreak.class));
        return names;
    }

    @Override
    public Object write(Step step, Registry code) {
        WrittenStep written = written(step, code);
        Map<String, Object> map = section.write(written, code);
        return map.size() == 1 ? written.by() : map;
    }

    private WrittenStep written(Step step, Registry code) {
        TieBreak tieBreak = step.tieBreak();
        WrittenStep.Bare bare = new WrittenStep.Bare(step);
        Optional<String> registered = code.nameOf(TieBreak.class, tieBreak);
        if (registered.isEmpty() && tieBreak instanceof Rounded rounded) {
            bare.to = Optional.of(rounded.to());
            bare.mode = rounded.mode() == Rounded.Mode.HALF_UP ? Optional.empty() : Optional.of(rounded.mode());
            tieBreak = rounded.of();
            registered = code.nameOf(TieBreak.class, tieBreak);
        }
        if (registered.isPresent()) {
            return bare.as(registered.get());
        }
        if (tieBreak instanceof Criterion criterion) {
            return written(criterion, bare);
        }
        if (tieBreak instanceof SeededLots lots && lots.seed() >= 0 && lots.seed() <= 999_999_999) {
            bare.seed = Optional.of(lots.seed());
            return bare.as("lots");
        }
        if (tieBreak instanceof SecondaryAndStrength strength) {
            bare.factor = strength.factor().isPresent()
                    ? Optional.of(strength.factor().getAsInt())
                    : Optional.empty();
            return bare.as("secondary-and-strength");
        }
        if (tieBreak instanceof TeamFigure figure) {
            bare.of = differs(figure.basis(), TeamFigure.Basis.ENTERED);
            bare.total = differs(figure.total(), TeamFigure.Total.AVERAGE);
            bare.better = differs(figure.direction(), figure.kind().usualDirection());
            return bare.as(figure.kind().id());
        }
        if (tieBreak instanceof PlayOff playOff && !playOff.ifDrawn().isEmpty()) {
            bare.ifDrawn = Optional.of(playOff.ifDrawn());
        } else if (!TieBreaks.byId(tieBreak.id()).equals(Optional.of(tieBreak))) {
            throw Forms.fromCode("the tie-break " + tieBreak.id());
        }
        return bare.as(tieBreak.id());
    }

    static boolean isStandard(TieBreak tieBreak) {
        return tieBreak instanceof Criterion
                || tieBreak instanceof TeamFigure
                || tieBreak instanceof PlayOff
                || (tieBreak instanceof Rounded rounded && isStandard(rounded.of()))
                || TieBreaks.byId(tieBreak.id()).equals(Optional.of(tieBreak));
    }

    private WrittenStep written(Criterion criterion, WrittenStep.Bare bare) {
        Criterion nameless = criterion.name().isEmpty()
                ? criterion
                : copy(criterion).name(Optional.empty()).build();
        Criterion found = (Criterion) TieBreaks.byId(nameless.id())
                .filter(standard -> standard instanceof Criterion)
                .orElseGet(() -> Criterion.of(criterion.measure()).build());
        Criterion usual = (Criterion) ofPlayOff(inPlayOff ? unscoped(found) : found, Optional.empty());
        return new WrittenStep(
                (inPlayOff ? unscoped(found) : found).id(),
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
                criterion.cap(),
                Optional.empty(),
                Optional.empty(),
                bare.to,
                bare.mode,
                Optional.empty(),
                Optional.empty(),
                criterion.name(),
                bare.rule,
                bare.appliesTo,
                Optional.empty());
    }

    /** The criterion of play-off matches by the name that it has without them. */
    private static Criterion unscoped(Criterion criterion) {
        return criterion.scope() == Scope.PLAY_OFFS
                ? copy(criterion)
                        .scope(Criterion.of(criterion.measure()).build().scope())
                        .build()
                : criterion;
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
                .perMeeting(c.perMeeting())
                .cap(c.cap());
    }

    private static <T> Optional<T> differs(T value, T usual) {
        return value.equals(usual) ? Optional.empty() : Optional.of(value);
    }

    @Override
    public Map<String, Object> schema() {
        return Forms.schema("anyOf", List.of(Forms.schema("$ref", "#/$defs/tieBreakName"), section.schema()));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Places;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The whole rule-set file: its keys, and how one file lies over another. */
final class RuleSetForm {

    /** What says which rule book this is; it never comes from the rule set that another is based on. */
    static final Set<String> OF_ITS_OWN =
            Set.of("id", "name", "season", "source", "notes", "validFrom", "validTo", "basedOn");

    /** What lies over the rules. */
    private static final Set<String> LAYERS = Set.of("readings", "changes");

    /** What belongs to the day of a match, and so can change in mid-season. */
    static final Set<String> OF_A_MATCH_DAY = Set.of(
            "boardPoints",
            "ratesOfPlay",
            "timeZone",
            "defaultTime",
            "colours",
            "defaults",
            "ratings",
            "handicap",
            "boardOrder",
            "boardOrderBreach",
            "boardOrderByAgreement",
            "eligibility",
            "complaints");

    private static final Step BY_MATCH_POINTS = new Step(TieBreaks.MATCH_POINTS, "");

    private static final TieBreakForm STEP = new TieBreakForm();

    static final Section<RuleSet> RULE_SET = ruleSet();

    /** The keys that a reading or a change in mid-season can change. */
    static final Set<String> DIFFERENCES = differences();

    private RuleSetForm() {}

    private static Section<RuleSet> ruleSet() {
        Section<RuleSet> section = new Section<>(RuleSetForm::make)
                .required("id", Forms.id(), RuleSet::id, "the stable name by which a season names its rules")
                .required("name", Forms.text(), RuleSet::name, "the name of the rule book")
                .key("season", Forms.text(), RuleSet::season, "the season it is for")
                .key("source", Forms.text(), RuleSet::source, "where the rules were read")
                .key("notes", Forms.listOf(Forms.text()), r -> filled(r.notes()), "what else there is to know")
                .key("validFrom", Forms.date(), RuleSet::validFrom, "the first day on which the rules are in force")
                .key("validTo", Forms.date(), RuleSet::validTo, "the last day")
                .key(
                        "basedOn",
                        Forms.text(),
                        r -> Optional.<String>empty(),
                        "another rule set, of which only the differences are written here")
                .required(
                        "boards",
                        boards(),
                        RuleSet::boards,
                        "how many boards a match has; none where only a score is recorded, any where the number varies")
                .key(
                        "boardPoints",
                        boardPoints(),
                        r -> unless(r.scoring().boardPoints(), BoardPoints.STANDARD),
                        "what a board is worth")
                .key(
                        "matchPoints",
                        new MatchPointsForm(),
                        r -> Optional.of(r.scoring().matchPoints()),
                        "what a match is worth")
                .key(
                        "unfinishedGames",
                        Forms.words(Scoring.Unfinished.class),
                        r -> unless(r.scoring().unfinished(), Scoring.Unfinished.MATCH_WAITS),
                        "what an unfinished game does to its match")
                .key(
                        "matchScoreFloor",
                        Forms.points(),
                        r -> r.scoring().floor(),
                        "the least that a side can have of a match after penalties")
                .required("rankedBy", STEP, r -> r.chain().steps().get(0), "what the table is ranked by")
                .required(
                        "tieBreaks",
                        Forms.listOf(STEP),
                        r -> r.chain().steps().subList(1, r.chain().steps().size()),
                        "what separates level teams, in this order")
                .key(
                        "partialSplit",
                        Forms.words(PartialSplit.class),
                        r -> Optional.of(r.chain().partialSplit()),
                        "what becomes of teams still level after a step has separated others");
        AdjudicationForms.addKeys(section);
        section.key(
                "movement",
                movement(),
                r -> unless(r.movement(), Movement.NONE),
                "how many teams move between this division and the next");
        return section.key(
                        "readings",
                        Forms.listOf(reading()),
                        r -> filled(r.readings()),
                        "the rules that can be read in more than one way")
                .key("changes", Forms.listOf(amendment()), r -> filled(r.amendments()), "changes in mid-season");
    }

    private static RuleSet make(Section.Values v) {
        List<Step> steps = new ArrayList<>();
        steps.add(v.<Step>get("rankedBy").orElseThrow());
        steps.addAll(v.<List<Step>>get("tieBreaks").orElseThrow());
        Optional<PartialSplit> partialSplit = v.get("partialSplit");
        if (partialSplit.isEmpty()
                && steps.stream().anyMatch(step -> step.tieBreak().headToHead())) {
            throw new IllegalArgumentException(
                    "the key \"partialSplit\" is missing, and a tie-break looks at the matches"
                            + " between the level teams");
        }
        Movement movement = v.<Movement>get("movement").orElse(Movement.NONE);
        Places places = new Places(movement.up(), movement.down());
        checkSteps(steps, places);
        return RuleSet.builder()
                .id(v.<String>get("id").orElseThrow())
                .name(v.<String>get("name").orElseThrow())
                .season(v.<String>get("season"))
                .source(v.<String>get("source"))
                .notes(v.<List<String>>get("notes").orElse(List.of()))
                .validFrom(v.<LocalDate>get("validFrom"))
                .validTo(v.<LocalDate>get("validTo"))
                .boards(v.<OptionalInt>get("boards").orElseThrow())
                .scoring(new Scoring(
                        v.<BoardPoints>get("boardPoints").orElse(BoardPoints.STANDARD),
                        v.<MatchPoints>get("matchPoints").orElse(MatchPoints.STANDARD),
                        v.<Scoring.Unfinished>get("unfinishedGames").orElse(Scoring.Unfinished.MATCH_WAITS),
                        v.get("matchScoreFloor")))
                .adjudication(AdjudicationForms.make(v))
                .chain(new Chain(steps, partialSplit.orElse(PartialSplit.RE_FORM), places))
                .movement(movement)
                .readings(v.<List<OpenReading>>get("readings").orElse(List.of()))
                .amendments(v.<List<Amendment>>get("changes").orElse(List.of()))
                .build();
    }

    /** A step that the chain cannot have is a fault at what the step applies to. */
    private static void checkSteps(List<Step> steps, Places places) {
        for (int i = 0; i < steps.size(); i++) {
            try {
                new Chain(
                        i == 0 ? steps.subList(0, 1) : List.of(BY_MATCH_POINTS, steps.get(i)),
                        PartialSplit.RE_FORM,
                        places);
            } catch (IllegalArgumentException e) {
                throw i == 0
                        ? new Section.Misfit(e, "rankedBy", "appliesTo")
                        : new Section.Misfit(e, "tieBreaks", Integer.toString(i - 1), "appliesTo");
            }
        }
    }

    private static Section<Movement> movement() {
        return new Section<Movement>(v -> {
                    int up = v.<Integer>get("up").orElse(0);
                    return new Movement(
                            up,
                            v.<Integer>get("down").orElse(0),
                            v.<Boolean>get("playOff").orElse(false),
                            v.<Integer>get("refusalPassesTo").orElse(up),
                            v.<Integer>get("leaversDown").orElse(0),
                            v.<Boolean>get("leaversTakePlaces").orElse(false));
                })
                .key("up", Forms.whole(0, 99), m -> unless(m.up(), 0), "how many teams go up")
                .key("down", Forms.whole(0, 99), m -> unless(m.down(), 0), "how many teams go down")
                .key(
                        "playOff",
                        Forms.flag(),
                        m -> unless(m.playOff(), false),
                        "whether the next team plays off against the last that would stay in the upper division")
                .key(
                        "refusalPassesTo",
                        Forms.whole(0, 99),
                        m -> unless(m.refusalPassesTo(), m.up()),
                        "the lowest position to which a refused promotion passes; to nobody unless said otherwise")
                .key(
                        "leaversDown",
                        Forms.whole(0, 99),
                        m -> unless(m.leaversDown(), 0),
                        "how many divisions down a team starts again that left or was put out")
                .key(
                        "leaversTakePlaces",
                        Forms.flag(),
                        m -> unless(m.leaversTakePlaces(), false),
                        "whether such a team counts as one of those that go down");
    }

    private static Form<OptionalInt> boards() {
        return Forms.wordOr(
                "any",
                OptionalInt.empty(),
                Forms.wordOr(
                        "none",
                        OptionalInt.of(0),
                        Forms.as(Forms.whole(1, 999), OptionalInt::of, OptionalInt::getAsInt)));
    }

    private static Section<BoardPoints> boardPoints() {
        return new Section<BoardPoints>(v -> {
                    Points win = v.<Points>get("win").orElse(Points.ONE);
                    Points draw = v.<Points>get("draw").orElse(Points.HALF);
                    Points loss = v.<Points>get("loss").orElse(Points.ZERO);
                    Points doubleDefault = v.<Points>get("doubleDefault").orElse(draw);
                    return new BoardPoints(
                            win,
                            draw,
                            loss,
                            v.<Points>get("defaultWin").orElse(win),
                            v.<Points>get("defaultLoss").orElse(loss),
                            doubleDefault,
                            v.<Points>get("doubleDefaultInTable").orElse(doubleDefault));
                })
                .key("win", Forms.points(), b -> unless(b.win(), Points.ONE), "for a game won; 1 unless said otherwise")
                .key(
                        "draw",
                        Forms.points(),
                        b -> unless(b.draw(), Points.HALF),
                        "to each side of a drawn game; ½ unless said otherwise")
                .key(
                        "loss",
                        Forms.points(),
                        b -> unless(b.loss(), Points.ZERO),
                        "for a game lost; 0 unless said otherwise")
                .key(
                        "defaultWin",
                        Forms.points(),
                        b -> unless(b.defaultWin(), b.win()),
                        "for a board that the opponents lost by default; as win unless said otherwise")
                .key(
                        "defaultLoss",
                        Forms.points(),
                        b -> unless(b.defaultLoss(), b.loss()),
                        "for a board lost by default; as loss unless said otherwise")
                .key(
                        "doubleDefault",
                        Forms.points(),
                        b -> unless(b.doubleDefault(), b.draw()),
                        "to each side of a board that both lost; as draw unless said otherwise")
                .key(
                        "doubleDefaultInTable",
                        Forms.points(),
                        b -> unless(b.doubleDefaultInTable(), b.doubleDefault()),
                        "the same in the game points of the table; as in the match unless said otherwise");
    }

    private static Section<OpenReading> reading() {
        Section<OpenReading.Option> option = new Section<OpenReading.Option>(v -> new OpenReading.Option(
                        v.<String>get("id").orElseThrow(), v.<String>get("says").orElseThrow(), v.get("rules")))
                .required("id", Forms.id(), OpenReading.Option::id, "a name for this reading")
                .required("says", Forms.text(), OpenReading.Option::says, "what it means, in a sentence")
                .key(
                        "rules",
                        new DifferencesForm(false),
                        OpenReading.Option::rules,
                        "what it changes; nothing for the reading in force, which comes first");
        return new Section<OpenReading>(v -> new OpenReading(
                        v.<String>get("rule").orElseThrow(),
                        v.<String>get("question").orElseThrow(),
                        v.<List<OpenReading.Option>>get("options").orElseThrow()))
                .required("rule", Forms.text(), OpenReading::rule, "the rule's number")
                .required("question", Forms.text(), OpenReading::question, "what the wording leaves open")
                .required(
                        "options", Forms.listOf(option), OpenReading::options, "the readings, the one in force first");
    }

    private static Section<Amendment> amendment() {
        return new Section<Amendment>(v -> new Amendment(
                        v.<LocalDate>get("from").orElseThrow(),
                        v.get("to"),
                        v.get("note"),
                        v.<String>get("rules").orElseThrow()))
                .required("from", Forms.date(), Amendment::from, "the first day on which the change is in force")
                .key("to", Forms.date(), Amendment::to, "the last day, if it ends before the season does")
                .key("note", Forms.text(), Amendment::note, "where it was decided, or why")
                .required("rules", new DifferencesForm(true), Amendment::rules, "what it changes");
    }

    private static <T> Optional<T> unless(T value, T usual) {
        return value.equals(usual) ? Optional.empty() : Optional.of(value);
    }

    private static <T> Optional<List<T>> filled(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    private static Set<String> differences() {
        Set<String> keys = new LinkedHashSet<>();
        RULE_SET.keys().forEach(key -> keys.add(key.name()));
        keys.removeAll(OF_ITS_OWN);
        keys.removeAll(LAYERS);
        return Collections.unmodifiableSet(keys);
    }

    /**
     * Lays one document over another: keys of the upper one take the place of those below, mappings are merged key by key,
     * a key without a value goes back to what is usual. Tie-breaks as a mapping change steps by the number of their rule.
     *
     * @param below a whole rule set
     * @param above the differences
     * @return the rule set with the differences
     */
    static YamlNode overlay(YamlNode below, YamlNode above) {
        if (!below.isMapping() || !above.isMapping()) {
            return above;
        }
        Map<String, YamlNode> values = new LinkedHashMap<>(below.values());
        above.values().forEach((key, upper) -> {
            YamlNode lower = values.get(key);
            if (upper.isLeftOut()) {
                values.remove(key);
            } else if (lower == null) {
                values.put(key, upper);
            } else if (key.equals("tieBreaks") && lower.isList() && upper.isMapping()) {
                values.put(key, changeSteps(lower, upper));
            } else if (key.equals("rankedBy")) {
                values.put(key, upper);
            } else {
                values.put(key, overlay(lower, upper));
            }
        });
        return above.asMapping(values);
    }

    private static YamlNode changeSteps(YamlNode steps, YamlNode changes) {
        List<YamlNode> changed = new ArrayList<>();
        Set<String> found = new HashSet<>();
        for (YamlNode step : steps.listed()) {
            Optional<String> rule =
                    Optional.ofNullable(step.values().get("rule")).flatMap(YamlNode::written);
            Optional<YamlNode> change = rule.map(number -> changes.values().get(number));
            if (change.isEmpty()) {
                changed.add(step);
                continue;
            }
            found.add(rule.get());
            if (change.get().isMapping() && !change.get().values().containsKey("by")) {
                // Only how it is counted changes, whatever stands for this rule.
                changed.add(overlay(step, change.get()));
            } else if (!change.get().isLeftOut()) {
                List<YamlNode> instead = change.get().isList() ? change.get().listed() : List.of(change.get());
                instead.forEach(each -> changed.add(underRule(each, rule.get())));
            }
        }
        changes.values().forEach((rule, change) -> {
            if (!found.contains(rule)) {
                List<String> rules = steps.listed().stream()
                        .flatMap(step ->
                                Optional.ofNullable(step.values().get("rule")).flatMap(YamlNode::written).stream())
                        .toList();
                change.fault("no tie-break stands for rule \"" + rule + "\"", Spelling.advice(rule, rules));
            }
        });
        return changes.asList(changed);
    }

    private static YamlNode underRule(YamlNode step, String rule) {
        Map<String, YamlNode> values = new LinkedHashMap<>();
        if (step.isText()) {
            values.put("by", step);
        } else if (step.isMapping()) {
            values.putAll(step.values());
        } else {
            return step;
        }
        values.putIfAbsent("rule", step.asText(rule));
        return step.asMapping(values);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.eligibility.AppearancesElsewhere;
import io.github.marchesleague.rules.eligibility.BusyByDefault;
import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.eligibility.LowerTeamNotStronger;
import io.github.marchesleague.rules.eligibility.MinimumAppearances;
import io.github.marchesleague.rules.eligibility.NominatedPlayers;
import io.github.marchesleague.rules.eligibility.OneTeamASeason;
import io.github.marchesleague.rules.eligibility.RatingLimits;
import io.github.marchesleague.rules.eligibility.Squads;
import io.github.marchesleague.rules.eligibility.SuspendedForSeveralClubs;
import io.github.marchesleague.rules.eligibility.TeamRatingLimit;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.lineup.RatingSource;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A rule on who may play: its name under {@code by}, its figures, and what becomes of a breach. */
final class EligibilityForm implements Form<EligibilityRule> {

    private static final RatingLimits NO_LIMITS = new RatingLimits(
            "",
            AdjudicationForms.PLAIN.ratings(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Set.of(),
            0,
            OptionalInt.empty());

    private static final TeamRatingLimit NO_TEAM_LIMIT = TeamRatingLimit.builder()
            .rule("")
            .ratings(AdjudicationForms.PLAIN.ratings())
            .average(1)
            .build();

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>("one-team-a-season", OneTeamASeason.class, new OneTeamASeason(""), Map.of(), Set.of()),
            new Kind<>("squads", Squads.class, new Squads("", true), Map.of(), Set.of()),
            new Kind<>(
                    "nominated-players",
                    NominatedPlayers.class,
                    new NominatedPlayers("", "nominated"),
                    Map.of(),
                    Set.of("nominatedClass")),
            new Kind<>(
                    "appearances-elsewhere",
                    AppearancesElsewhere.class,
                    new AppearancesElsewhere("", 0, OptionalInt.empty(), false),
                    Map.of(),
                    Set.of("atMost")),
            new Kind<>(
                    "minimum-appearances",
                    MinimumAppearances.class,
                    new MinimumAppearances("", 1, 1),
                    Map.of(),
                    Set.of("atLeast", "lastMatches")),
            new Kind<>("busy-by-default", BusyByDefault.class, new BusyByDefault(""), Map.of(), Set.of()),
            new Kind<>(
                    "suspended-for-several-clubs",
                    SuspendedForSeveralClubs.class,
                    new SuspendedForSeveralClubs("", OptionalInt.empty(), Optional.empty()),
                    Map.of(
                            "matches",
                            Forms.wordOr(
                                    "none",
                                    OptionalInt.empty(),
                                    Forms.as(Forms.whole(1, 99_999), OptionalInt::of, OptionalInt::getAsInt)),
                            "until",
                            SanctionForms.optional(AdjudicationForms.monthDay())),
                    Set.of()),
            new Kind<>(
                    "lower-team-not-stronger",
                    LowerTeamNotStronger.class,
                    new LowerTeamNotStronger(
                            "",
                            AdjudicationForms.PLAIN.ratings(),
                            LowerTeamNotStronger.At.SAME_ROUND,
                            0,
                            LowerTeamNotStronger.Comparison.AVERAGES),
                    Map.of("ratings", AdjudicationForms.ratings()),
                    Set.of()),
            new Kind<>(
                    "rating-limits",
                    RatingLimits.class,
                    NO_LIMITS,
                    Map.of(
                            "ratings",
                            AdjudicationForms.ratings(),
                            "freeBoards",
                            Forms.as(
                                    Forms.listOf(Forms.whole(1, 999)),
                                    Set::copyOf,
                                    boards -> List.copyOf(new TreeSet<>(boards)))),
                    Set.of()),
            new Kind<>(
                    "team-rating-limit",
                    TeamRatingLimit.class,
                    NO_TEAM_LIMIT,
                    Map.of(
                            "ratings",
                            AdjudicationForms.ratings(),
                            "sums",
                            Forms.as(
                                    Forms.byNumber(1, 999, Forms.whole(0, 999_999)),
                                    Map::copyOf,
                                    sums -> new TreeMap<>(sums)),
                            "average",
                            Forms.wordOr(
                                    "none",
                                    OptionalInt.empty(),
                                    Forms.as(Forms.whole(0, 9999), OptionalInt::of, OptionalInt::getAsInt))),
                    Set.of("average")));

    /** A kind of rule that the library brings. */
    private static final class Kind<R extends Record & Eligibility> {
        private final String name;
        private final Class<R> type;
        private final Section<R> section;

        Kind(String name, Class<R> type, R usual, Map<String, Form<?>> forms, Set<String> mustBeGiven) {
            this.name = name;
            this.type = type;
            this.section = Section.ofRecord(type, usual, forms, mustBeGiven);
        }

        Optional<Eligibility> read(YamlNode node, Registry code) {
            return section.read(node, code).map(rule -> rule);
        }

        Map<String, Object> write(Eligibility rule, Registry code) {
            return section.write(type.cast(rule), code);
        }
    }

    private final Form<Enforcement> enforcement = SanctionForms.enforcement();

    static boolean isStandard(Eligibility rule) {
        return KINDS.stream().anyMatch(kind -> kind.type.isInstance(rule));
    }

    /** Where a rule of the library takes ratings from, if it goes by ratings of its own. */
    static List<RatingSource> sources(Eligibility rule) {
        if (rule instanceof RatingLimits limits) {
            return limits.ratings().sources();
        }
        if (rule instanceof TeamRatingLimit limit) {
            return limit.ratings().sources();
        }
        return rule instanceof LowerTeamNotStronger order ? order.ratings().sources() : List.of();
    }

    @Override
    public Optional<EligibilityRule> read(YamlNode node, Registry code) {
        return node.mapping().flatMap(mapping -> {
            Optional<YamlNode> by = mapping.required("by");
            Optional<String> name = by.flatMap(YamlNode::text);
            Optional<YamlNode> breach = mapping.optional("breach");
            Optional<Enforcement> punished =
                    breach.isEmpty() ? Optional.of(Enforcement.REPORTED) : enforcement.read(breach.get(), code);
            if (by.isEmpty() || name.isEmpty()) {
                return Optional.empty();
            }
            Map<String, YamlNode> figures = new LinkedHashMap<>(node.values());
            figures.keySet().removeAll(List.of("by", "breach"));
            Optional<Eligibility> rule = KINDS.stream()
                    .filter(kind -> kind.name.equals(name.get()))
                    .findFirst()
                    .map(kind -> kind.read(node.asMapping(figures), code))
                    .orElseGet(() -> fromCode(name.get(), by.get(), figures, code));
            return rule.flatMap(eligibility -> punished.map(e -> new EligibilityRule(eligibility, e)));
        });
    }

    private static Optional<Eligibility> fromCode(
            String name, YamlNode by, Map<String, YamlNode> figures, Registry code) {
        Optional<Eligibility> registered = code.find(Eligibility.class, name);
        if (registered.isEmpty()) {
            List<String> names =
                    new ArrayList<>(KINDS.stream().map(kind -> kind.name).toList());
            names.addAll(code.names(Eligibility.class));
            by.fault("\"" + name + "\" is no rule on eligibility", Spelling.advice(name, names));
        } else if (!figures.isEmpty()) {
            by.fault("a rule from code takes no figures", "leave out " + String.join(", ", figures.keySet()));
            return Optional.empty();
        }
        return registered;
    }

    @Override
    public Object write(EligibilityRule rule, Registry code) {
        Map<String, Object> written = new LinkedHashMap<>();
        Optional<Kind<?>> standard = KINDS.stream()
                .filter(kind -> kind.type.isInstance(rule.eligibility()))
                .<Kind<?>>map(kind -> kind)
                .findFirst();
        if (standard.isPresent()) {
            written.put("by", standard.get().name);
            written.putAll(standard.get().write(rule.eligibility(), code));
        } else {
            written.put(
                    "by",
                    code.nameOf(Eligibility.class, rule.eligibility())
                            .orElseThrow(() -> Forms.fromCode("eligibility")));
        }
        if (rule.enforcement().punishes()) {
            written.put("breach", enforcement.write(rule.enforcement(), code));
        }
        return written;
    }

    @Override
    public Map<String, Object> schema() {
        List<Object> kinds = new ArrayList<>();
        for (Kind<?> kind : KINDS) {
            Map<String, Object> schema = new LinkedHashMap<>(kind.section.schema());
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put("by", Forms.schema("const", kind.name));
            if (schema.get("properties") instanceof Map<?, ?> own) {
                own.forEach((key, value) -> properties.put((String) key, value));
            }
            properties.put("breach", enforcement.schema());
            schema.put("properties", properties);
            List<Object> required = new ArrayList<>(List.of("by"));
            if (schema.get("required") instanceof List<?> own) {
                required.addAll(own);
            }
            schema.put("required", required);
            kinds.add(schema);
        }
        kinds.add(Forms.schema(
                "type",
                "object",
                "description",
                "a rule registered from code",
                "properties",
                Forms.schema(
                        "by",
                        Forms.schema(
                                "type",
                                "string",
                                "not",
                                Forms.schema(
                                        "enum",
                                        KINDS.stream().map(kind -> kind.name).toList())),
                        "breach",
                        enforcement.schema()),
                "required",
                Arrays.asList("by"),
                "additionalProperties",
                false));
        return Forms.schema("anyOf", kinds);
    }
}

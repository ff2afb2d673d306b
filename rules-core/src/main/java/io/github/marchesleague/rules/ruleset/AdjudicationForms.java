/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AccumulatedDefaults;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.BoardOrder;
import io.github.marchesleague.rules.adjudication.ByePoints;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.adjudication.ComplaintRules;
import io.github.marchesleague.rules.adjudication.Conversion;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.DefaultTime;
import io.github.marchesleague.rules.adjudication.Displacement;
import io.github.marchesleague.rules.adjudication.Eligibility;
import io.github.marchesleague.rules.adjudication.EligibilityRule;
import io.github.marchesleague.rules.adjudication.Enforcement;
import io.github.marchesleague.rules.adjudication.Expulsion;
import io.github.marchesleague.rules.adjudication.MatchDefault;
import io.github.marchesleague.rules.adjudication.RatingOrder;
import io.github.marchesleague.rules.adjudication.RatingPolicy;
import io.github.marchesleague.rules.adjudication.RatingSource;
import io.github.marchesleague.rules.adjudication.Sanction;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The keys of a rule-set file that say how match cards become official results. */
final class AdjudicationForms {

    /**
     * What holds where a file says nothing: nobody is late, boards alternate from the recorded colour, a default costs its
     * board, no order and no eligibility is checked, an upheld complaint costs the board.
     */
    static final AdjudicationRules PLAIN = AdjudicationRules.builder()
            .defaultTime(new DefaultTime("", Duration.ofDays(1), true))
            .colours(Colours.TOSSED)
            .defaults(DefaultHandling.builder()
                    .matchRule("")
                    .boardRule("")
                    .bothRule("")
                    .shortTeamRule("")
                    .build())
            .ratings(RatingPolicy.of(RatingSource.ANY_LIST, RatingSource.NOMINATED))
            .complaints(new ComplaintRules("", false, OptionalInt.empty(), Enforcement.punished(Sanction.BOARD)))
            .build();

    private AdjudicationForms() {}

    static AdjudicationRules withBoardOrder(AdjudicationRules r, Optional<BoardOrder> order) {
        return new AdjudicationRules(
                r.defaultTime(),
                r.zone(),
                r.ratesOfPlay(),
                r.colours(),
                r.defaults(),
                r.accumulatedDefaults(),
                r.ratings(),
                order,
                r.boardOrderBreach(),
                r.eligibility(),
                r.complaints(),
                r.withdrawal(),
                r.expulsion(),
                r.bye(),
                r.adviceRule());
    }

    /** Registers what the rules use from code, so that they pass through a text and back. */
    static Registry registerFromCode(AdjudicationRules rules, Registry registry) {
        Registry code = registry;
        if (rules.boardOrder().isPresent()
                && !(rules.boardOrder().get() instanceof RatingOrder)
                && !(rules.boardOrder().get() instanceof Displacement)) {
            code = code.with(
                    BoardOrder.class,
                    RuleSetReader.AS_BEFORE,
                    rules.boardOrder().get());
        }
        int number = 0;
        for (EligibilityRule rule : rules.eligibility()) {
            if (!EligibilityForm.isStandard(rule.eligibility())) {
                code = code.with(Eligibility.class, RuleSetReader.AS_BEFORE + "-" + ++number, rule.eligibility());
            }
        }
        return code;
    }

    static void addKeys(Section<RuleSet> section) {
        key(section, "timeZone", zone(), r -> r.zone().map(z -> z), "where the league's clocks hang");
        key(
                section,
                "ratesOfPlay",
                Forms.listOf(rate()),
                r -> filled(r.ratesOfPlay()),
                "the rates of play that are allowed, the default first");
        key(
                section,
                "defaultTime",
                defaultTime(),
                r -> unless(r.defaultTime(), PLAIN.defaultTime()),
                "how late a player may come");
        key(section, "colours", colours(), r -> unless(r.colours(), PLAIN.colours()), "who has white on which board");
        key(section, "defaults", defaults(), r -> unless(r.defaults(), PLAIN.defaults()), "what a default costs");
        key(
                section,
                "accumulatedDefaults",
                Forms.listOf(accumulated()),
                r -> filled(r.accumulatedDefaults()),
                "what a season's defaults cost on top");
        key(
                section,
                "ratings",
                ratings(),
                r -> unless(r.ratings(), PLAIN.ratings()),
                "which rating counts: the first of these that a player has");
        key(
                section,
                "boardOrder",
                new BoardOrderForm(),
                r -> r.boardOrder(),
                "how a team must be arranged; without it nothing is checked");
        key(
                section,
                "boardOrderBreach",
                enforcement(),
                r -> unless(r.boardOrderBreach(), PLAIN.boardOrderBreach()),
                "what a breach of the board order costs without a complaint");
        key(section, "eligibility", Forms.listOf(new EligibilityForm()), r -> filled(r.eligibility()), "who may play");
        key(
                section,
                "complaints",
                complaints(),
                r -> unless(r.complaints(), PLAIN.complaints()),
                "when complaints count, and what they cost");
        key(
                section,
                "withdrawal",
                new WithdrawalForm(),
                r -> unless(r.withdrawal(), PLAIN.withdrawal()),
                "what becomes of the matches of a team that left");
        key(
                section,
                "expulsion",
                Section.ofRecord(Expulsion.class, null, Map.of()),
                r -> r.expulsion(),
                "when a team is put out for defaulting matches");
        key(section, "bye", Section.ofRecord(ByePoints.class, null, Map.of()), r -> r.bye(), "what a bye brings");
        key(
                section,
                "adviceRule",
                Forms.text(),
                r -> r.adviceRule(),
                "the rule by which the controller seeks advice about his own team");
    }

    private static <V> void key(
            Section<RuleSet> section,
            String name,
            Form<V> form,
            Function<AdjudicationRules, Optional<V>> get,
            String says) {
        section.key(name, form, rules -> get.apply(rules.adjudication()), says);
    }

    static AdjudicationRules make(Section.Values v) {
        return new AdjudicationRules(
                v.<DefaultTime>get("defaultTime").orElse(PLAIN.defaultTime()),
                v.get("timeZone"),
                v.<List<RateOfPlay>>get("ratesOfPlay").orElse(List.of()),
                v.<Colours>get("colours").orElse(PLAIN.colours()),
                v.<DefaultHandling>get("defaults").orElse(PLAIN.defaults()),
                v.<List<AccumulatedDefaults>>get("accumulatedDefaults").orElse(List.of()),
                v.<RatingPolicy>get("ratings").orElse(PLAIN.ratings()),
                v.get("boardOrder"),
                v.<Enforcement>get("boardOrderBreach").orElse(PLAIN.boardOrderBreach()),
                v.<List<EligibilityRule>>get("eligibility").orElse(List.of()),
                v.<ComplaintRules>get("complaints").orElse(PLAIN.complaints()),
                v.<WithdrawalPolicy>get("withdrawal").orElse(PLAIN.withdrawal()),
                v.get("expulsion"),
                v.get("bye"),
                v.get("adviceRule"));
    }

    private static <T> Optional<T> unless(T value, T usual) {
        return value.equals(usual) ? Optional.empty() : Optional.of(value);
    }

    private static <T> Optional<List<T>> filled(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    private static Form<ZoneId> zone() {
        return Forms.parsed(
                text -> {
                    try {
                        return Optional.of(ZoneId.of(text));
                    } catch (DateTimeException e) {
                        return Optional.empty();
                    }
                },
                ZoneId::getId,
                "a time zone",
                "write for example Europe/London");
    }

    private static Form<RateOfPlay> rate() {
        return Forms.parsed(
                RateOfPlay::parse,
                RateOfPlay::toString,
                "a rate of play",
                "write minutes and seconds a move, such as 45+30");
    }

    private static Form<DefaultTime> defaultTime() {
        return Section.ofRecord(DefaultTime.class, PLAIN.defaultTime(), Map.of());
    }

    private static Form<Colours> colours() {
        Map<String, Colours> words = new LinkedHashMap<>();
        words.put("home-black-on-odd", Colours.HOME_BLACK_ON_ODD);
        words.put("home-white-on-odd", Colours.HOME_WHITE_ON_ODD);
        words.put("tossed", Colours.TOSSED);
        Section<Colours> boards = new Section<Colours>(v -> new Colours.Standard.HomeBlackOn(
                        Set.copyOf(v.<List<Integer>>get("homeBlackOn").orElseThrow())))
                .required(
                        "homeBlackOn",
                        Forms.listOf(Forms.whole(1, 999)),
                        c -> List.copyOf(new TreeSet<>(((Colours.Standard.HomeBlackOn) c).boards())),
                        "the boards on which the home team has black; it has white on all others");
        return Forms.wordsOr(words, boards);
    }

    private static Form<DefaultHandling> defaults() {
        return Section.ofRecord(
                DefaultHandling.class,
                PLAIN.defaults(),
                Map.of(
                        "matchDefault",
                        matchDefault(),
                        "gap",
                        Forms.wordOr(
                                "none",
                                Optional.<Enforcement>empty(),
                                Forms.as(enforcement(), Optional::of, Optional::orElseThrow))));
    }

    private static Form<MatchDefault> matchDefault() {
        record DefaultedMatch(
                Optional<Integer> boardsLost, Optional<Integer> fewerPlayersThan, Optional<Points> playersBelow) {}
        Section<DefaultedMatch> written = new Section<DefaultedMatch>(
                        v -> new DefaultedMatch(v.get("boardsLost"), v.get("fewerPlayersThan"), v.get("playersBelow")))
                .key(
                        "boardsLost",
                        Forms.whole(1, 999),
                        DefaultedMatch::boardsLost,
                        "from so many boards lost by default on")
                .key(
                        "fewerPlayersThan",
                        Forms.whole(1, 999),
                        DefaultedMatch::fewerPlayersThan,
                        "with fewer players than this")
                .key(
                        "playersBelow",
                        share(),
                        DefaultedMatch::playersBelow,
                        "with players for less than this share of the boards");
        Form<MatchDefault> mapping = Forms.as(
                written,
                w -> {
                    if (w.boardsLost().isPresent()
                            && w.fewerPlayersThan().isEmpty()
                            && w.playersBelow().isEmpty()) {
                        return MatchDefault.atLeast(w.boardsLost().get());
                    }
                    if (w.boardsLost().isEmpty()
                            && w.fewerPlayersThan().isPresent()
                            && w.playersBelow().isEmpty()) {
                        return MatchDefault.fewerPlayersThan(
                                w.fewerPlayersThan().get());
                    }
                    if (w.boardsLost().isEmpty()
                            && w.fewerPlayersThan().isEmpty()
                            && w.playersBelow().isPresent()) {
                        Points share = w.playersBelow().get();
                        return MatchDefault.playersBelowShare((int) share.numerator(), (int) share.denominator());
                    }
                    throw new IllegalArgumentException("give one of boardsLost, fewerPlayersThan and playersBelow");
                },
                m -> {
                    if (m instanceof MatchDefault.AtLeast atLeast) {
                        return new DefaultedMatch(Optional.of(atLeast.lost()), Optional.empty(), Optional.empty());
                    }
                    if (m instanceof MatchDefault.FewerPlayersThan fewer) {
                        return new DefaultedMatch(Optional.empty(), Optional.of(fewer.players()), Optional.empty());
                    }
                    if (m instanceof MatchDefault.PlayersBelowShare below) {
                        return new DefaultedMatch(
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(new Points(below.numerator(), below.denominator())));
                    }
                    throw fromCode("matchDefault");
                });
        return Forms.wordOr("never", MatchDefault.NEVER, mapping);
    }

    static IllegalArgumentException fromCode(String key) {
        return new IllegalArgumentException(key + " comes from code and has no form in rule-set files");
    }

    /** A share such as 1/2. */
    private static Form<Points> share() {
        return Forms.parsed(
                text -> {
                    if (!text.matches("[0-9]{1,3}/[1-9][0-9]{0,2}")) {
                        return Optional.empty();
                    }
                    String[] parts = text.split("/", -1);
                    Points share = new Points(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
                    return share.compareTo(Points.ONE) > 0 ? Optional.empty() : Optional.of(share);
                },
                share -> share.numerator() + "/" + share.denominator(),
                "a share",
                "write for example 1/2");
    }

    static Form<Enforcement> enforcement() {
        Map<String, Sanction> sanctions = new LinkedHashMap<>();
        sanctions.put("board", Sanction.BOARD);
        sanctions.put("from-board-down", Sanction.FROM_BOARD_DOWN);
        sanctions.put("match", Sanction.MATCH);
        Form<Sanction> sanction = Forms.wordsOr(
                sanctions, Section.ofRecord(Sanction.class, Sanction.builder().build(), Map.of()));
        Form<List<Sanction>> oneOrMore = Forms.oneOrList(sanction);
        return Forms.wordOr(
                "reported", Enforcement.REPORTED, Forms.as(oneOrMore, Enforcement::new, Enforcement::sanctions));
    }

    private static Form<AccumulatedDefaults> accumulated() {
        Section<AccumulatedDefaults.Step> step = new Section<AccumulatedDefaults.Step>(
                        v -> new AccumulatedDefaults.Step(
                                v.<Integer>get("defaults").orElseThrow(),
                                v.<Points>get("matchPoints").orElse(Points.ZERO),
                                v.<Points>get("gamePoints").orElse(Points.ZERO)))
                .required(
                        "defaults",
                        Forms.whole(1, 999),
                        AccumulatedDefaults.Step::defaults,
                        "from this number of defaults on")
                .key("matchPoints", Forms.points(), s -> unless(s.matchPoints(), Points.ZERO), "match points taken off")
                .key("gamePoints", Forms.points(), s -> unless(s.gamePoints(), Points.ZERO), "game points taken off");
        return new Section<AccumulatedDefaults>(v -> new AccumulatedDefaults(
                        v.<String>get("rule").orElse(""),
                        v.<List<AccumulatedDefaults.Step>>get("steps").orElseThrow(),
                        v.<Boolean>get("repeated").orElse(false),
                        v.<AccumulatedDefaults.When>get("when").orElseThrow(),
                        v.<Boolean>get("countWholeMatches").orElse(false)))
                .key(
                        "rule",
                        Forms.text(),
                        a -> a.rule().isEmpty() ? Optional.empty() : Optional.of(a.rule()),
                        "the rule's number")
                .required(
                        "steps",
                        Forms.listOf(step),
                        AccumulatedDefaults::steps,
                        "what a number of defaults costs in all")
                .key(
                        "repeated",
                        Forms.flag(),
                        a -> unless(a.repeated(), false),
                        "whether the last step is taken each time its number is reached anew")
                .required(
                        "when",
                        Forms.words(AccumulatedDefaults.When.class),
                        AccumulatedDefaults::when,
                        "when points are taken off")
                .key(
                        "countWholeMatches",
                        Forms.flag(),
                        a -> unless(a.countWholeMatches(), false),
                        "whether boards of matches defaulted as a whole count too");
    }

    static Form<RatingPolicy> ratings() {
        Map<String, RatingSource> words = new LinkedHashMap<>();
        words.put("any-list", RatingSource.ANY_LIST);
        words.put("nominated", RatingSource.NOMINATED);
        Form<RatingSource> source = Forms.wordsOr(words, new RatingSourceForm());
        return Forms.as(Forms.listOf(source), RatingPolicy::new, RatingPolicy::sources);
    }

    private static Form<ComplaintRules> complaints() {
        return Section.ofRecord(ComplaintRules.class, PLAIN.complaints(), Map.of("upheld", enforcement()));
    }

    /** A rating list with its freezes and its scale, or fixed ratings for players without any. */
    private static final class RatingSourceForm implements Form<RatingSource> {
        private record ListOrFixed(
                Optional<String> list,
                List<MonthDay> frozenOn,
                Conversion conversion,
                Optional<Integer> fixed,
                Map<String, Integer> byClass) {}

        private final Section<ListOrFixed> section = new Section<ListOrFixed>(v -> new ListOrFixed(
                        v.get("list"),
                        v.<List<MonthDay>>get("frozenOn").orElse(List.of()),
                        v.<Points>get("factor").isEmpty()
                                        && v.<Points>get("plus").isEmpty()
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
                        Forms.listOf(monthDay()),
                        w -> filled(w.frozenOn()),
                        "the days of the year, as MM-DD, on which the edition is fixed until the next such day")
                .key(
                        "factor",
                        Forms.points(),
                        w -> unless(w.conversion().factor(), Points.ONE),
                        "what the list's ratings are multiplied by")
                .key("plus", Forms.points(), w -> unless(w.conversion().plus(), Points.ZERO), "what is then added")
                .key(
                        "rounding",
                        Forms.words(RoundingMode.class),
                        w -> w.conversion().equals(Conversion.NONE)
                                ? Optional.empty()
                                : unless(w.conversion().rounding(), RoundingMode.HALF_UP),
                        "how a rating that is not whole is rounded")
                .key("fixed", Forms.whole(0, 9999), ListOrFixed::fixed, "the rating of players without any")
                .key(
                        "byClass",
                        Forms.byName(Forms.whole(0, 9999)),
                        w -> w.byClass().isEmpty() ? Optional.empty() : Optional.of(w.byClass()),
                        "the rating of players of some classes without any");

        private static Form<MonthDay> monthDay() {
            return Forms.parsed(
                    text -> {
                        try {
                            return text.matches("[0-9]{2}-[0-9]{2}")
                                    ? Optional.of(MonthDay.parse("--" + text))
                                    : Optional.empty();
                        } catch (DateTimeException e) {
                            return Optional.empty();
                        }
                    },
                    day -> day.toString().substring(2),
                    "a day of the year",
                    "write month and day, such as 09-01");
        }

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
                                published.list(),
                                published.frozenOn(),
                                published.conversion(),
                                Optional.empty(),
                                Map.of()),
                        code);
            }
            if (source instanceof RatingSource.Fixed fixed) {
                Optional<Integer> otherwise = fixed.otherwise().isPresent()
                        ? Optional.of(fixed.otherwise().getAsInt())
                        : Optional.empty();
                return section.write(
                        new ListOrFixed(Optional.empty(), List.of(), Conversion.NONE, otherwise, fixed.byClass()),
                        code);
            }
            throw fromCode("a rating source");
        }

        @Override
        public Map<String, Object> schema() {
            return section.schema();
        }
    }

    /** A rating order, a displacement, or the name of a rule registered from code. */
    private static final class BoardOrderForm implements Form<BoardOrder> {
        private static final RatingOrder USUAL =
                RatingOrder.builder().rule("").tolerance(0).build();

        private final Section<RatingOrder> byRating = Section.ofRecord(
                RatingOrder.class,
                USUAL,
                Map.of(
                        "tolerancePerPlayer",
                        Forms.byName(Forms.whole(0, 9999)),
                        "exemptClasses",
                        Forms.as(
                                Forms.listOf(Forms.text()),
                                Set::copyOf,
                                classes -> List.copyOf(new TreeSet<>(classes)))));

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
                node.fault(
                        "the key \"tolerance\" is missing",
                        "add tolerance: … (0 for a strict order), or boardsAway: …");
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
            return code.nameOf(BoardOrder.class, order).orElseThrow(() -> fromCode("boardOrder"));
        }

        @Override
        public Map<String, Object> schema() {
            return Forms.schema("anyOf", List.of(Forms.schema("type", "string"), byRating.schema(), byPlace.schema()));
        }
    }

    /** What becomes of a withdrawn team's matches: always the same, or by how far it had come. */
    private static final class WithdrawalForm implements Form<WithdrawalPolicy> {
        private record ByShare(
                Optional<Points> ifPlayedBelow,
                Optional<Points> ifForfeitedAbove,
                WithdrawalPolicy.Treatment then,
                WithdrawalPolicy.Treatment otherwise) {}

        private final Form<WithdrawalPolicy.Treatment> treatment = Forms.words(WithdrawalPolicy.Treatment.class);

        private final Section<ByShare> section = new Section<ByShare>(v -> new ByShare(
                        v.get("ifPlayedBelow"),
                        v.get("ifForfeitedAbove"),
                        v.<WithdrawalPolicy.Treatment>get("then").orElseThrow(),
                        v.<WithdrawalPolicy.Treatment>get("otherwise").orElseThrow()))
                .key(
                        "ifPlayedBelow",
                        share(),
                        ByShare::ifPlayedBelow,
                        "the share of its matches that the team must have played")
                .key(
                        "ifForfeitedAbove",
                        share(),
                        ByShare::ifForfeitedAbove,
                        "the share of its matches that the team may forfeit")
                .required("then", treatment, ByShare::then, "what becomes of its matches in that case")
                .required("otherwise", treatment, ByShare::otherwise, "what becomes of them in the other");

        @Override
        public Optional<WithdrawalPolicy> read(YamlNode node, Registry code) {
            if (!node.isMapping()) {
                return treatment.read(node, code).map(WithdrawalPolicy::always);
            }
            return section.read(node, code).flatMap(w -> {
                if (w.ifPlayedBelow().isPresent() == w.ifForfeitedAbove().isPresent()) {
                    node.fault("what it depends on is not clear", "give one of ifPlayedBelow and ifForfeitedAbove");
                    return Optional.empty();
                }
                return Optional.of(w.ifPlayedBelow()
                        .map(s -> WithdrawalPolicy.playedBelow(
                                (int) s.numerator(), (int) s.denominator(), w.then(), w.otherwise()))
                        .orElseGet(() -> {
                            Points s = w.ifForfeitedAbove().orElseThrow();
                            return WithdrawalPolicy.forfeitedAbove(
                                    (int) s.numerator(), (int) s.denominator(), w.then(), w.otherwise());
                        }));
            });
        }

        @Override
        public Object write(WithdrawalPolicy policy, Registry code) {
            if (policy instanceof WithdrawalPolicy.Always always) {
                return treatment.write(always.treatment(), code);
            }
            if (policy instanceof WithdrawalPolicy.PlayedBelow p) {
                Points share = new Points(p.numerator(), p.denominator());
                return section.write(new ByShare(Optional.of(share), Optional.empty(), p.below(), p.otherwise()), code);
            }
            if (policy instanceof WithdrawalPolicy.ForfeitedAbove f) {
                Points share = new Points(f.numerator(), f.denominator());
                return section.write(new ByShare(Optional.empty(), Optional.of(share), f.above(), f.otherwise()), code);
            }
            throw fromCode("withdrawal");
        }

        @Override
        public Map<String, Object> schema() {
            return Forms.schema("anyOf", List.of(treatment.schema(), section.schema()));
        }
    }
}

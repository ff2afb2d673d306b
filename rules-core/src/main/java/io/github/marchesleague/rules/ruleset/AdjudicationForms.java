/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AccumulatedDefaults;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.ByePoints;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.adjudication.ComplaintRules;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.DefaultTime;
import io.github.marchesleague.rules.adjudication.Expulsion;
import io.github.marchesleague.rules.adjudication.Handicap;
import io.github.marchesleague.rules.adjudication.MatchDefault;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.RatingSource;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
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
import java.util.SortedMap;
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

    /** Registers what the rules use from code, so that they pass through a text and back. */
    static Registry registerFromCode(AdjudicationRules rules, Registry registry) {
        Registry code = registry.withAll(Colours.class, List.of(rules.colours()), AdjudicationForms::isStandard)
                .withAll(MatchDefault.class, List.of(rules.defaults().matchDefault()), DefaultsForm::isStandard)
                .withAll(WithdrawalPolicy.class, List.of(rules.withdrawal()), WithdrawalForm::isStandard)
                .withAll(RatingSource.class, rules.ratings().sources(), RatingSourceForm::isStandard)
                .withAll(BoardOrder.class, rules.boardOrder().stream().toList(), BoardOrderForm::isStandard);
        for (EligibilityRule rule : rules.eligibility()) {
            code = code.withAll(Eligibility.class, List.of(rule.eligibility()), EligibilityForm::isStandard)
                    .withAll(
                            RatingSource.class,
                            EligibilityForm.sources(rule.eligibility()),
                            RatingSourceForm::isStandard);
        }
        return code;
    }

    private static boolean isStandard(Colours colours) {
        return colours instanceof Colours.Standard.Alternating
                || colours instanceof Colours.Standard.Tossed
                || colours instanceof Colours.Standard.HomeBlackOn;
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
        key(
                section,
                "defaults",
                DefaultsForm.defaults(),
                r -> unless(r.defaults(), PLAIN.defaults()),
                "what a default costs");
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
                "handicap",
                handicap(),
                r -> r.handicap(),
                "what the sides start a match with by the difference of their ratings");
        key(
                section,
                "boardOrder",
                new BoardOrderForm(),
                r -> r.boardOrder(),
                "how a team must be arranged; without it nothing is checked");
        key(
                section,
                "boardOrderBreach",
                SanctionForms.enforcement(),
                r -> unless(r.boardOrderBreach(), PLAIN.boardOrderBreach()),
                "what a breach of the board order costs without a complaint");
        key(
                section,
                "boardOrderByAgreement",
                Forms.flag(),
                r -> unless(r.boardOrderByAgreement(), false),
                "whether the two captains may agree on another order for their match");
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
                Forms.orFromCode(
                        WithdrawalPolicy.class, "withdrawal", new WithdrawalForm(), WithdrawalForm::isStandard),
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
                "lateResults",
                DeadlineForms.lateResults(),
                r -> r.lateResults(),
                "by when the result of a match must be reported, and what a late report costs");
        key(
                section,
                "unplayedMatches",
                DeadlineForms.unplayed(),
                r -> r.unplayedMatches(),
                "what becomes of matches not played in time");
        key(
                section,
                "unplayedClubMatches",
                DeadlineForms.unplayed(),
                r -> r.unplayedClubMatches(),
                "what becomes of matches between teams of one club not played in time");
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
                v.get("handicap"),
                v.get("boardOrder"),
                v.<Enforcement>get("boardOrderBreach").orElse(PLAIN.boardOrderBreach()),
                v.<Boolean>get("boardOrderByAgreement").orElse(false),
                v.<List<EligibilityRule>>get("eligibility").orElse(List.of()),
                v.<ComplaintRules>get("complaints").orElse(PLAIN.complaints()),
                v.<WithdrawalPolicy>get("withdrawal").orElse(PLAIN.withdrawal()),
                v.get("expulsion"),
                v.get("bye"),
                v.get("lateResults"),
                v.get("unplayedMatches"),
                v.get("unplayedClubMatches"),
                v.get("adviceRule"));
    }

    static <T> Optional<T> unless(T value, T usual) {
        return value.equals(usual) ? Optional.empty() : Optional.of(value);
    }

    static <T> Optional<List<T>> filled(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    static Form<MonthDay> monthDay() {
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
        return Forms.orFromCode(Colours.class, "colours", Forms.wordsOr(words, boards), AdjudicationForms::isStandard);
    }

    /** A share such as 1/2. */
    static Form<Points> share() {
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
        Form<RatingSource> source = Forms.orFromCode(
                RatingSource.class,
                "a source of ratings",
                Forms.wordsOr(words, new RatingSourceForm()),
                RatingSourceForm::isStandard);
        return Forms.as(Forms.listOf(source), RatingPolicy::new, RatingPolicy::sources);
    }

    private static Form<Handicap> handicap() {
        return new Section<Handicap>(v -> new Handicap(
                        v.<String>get("rule").orElse(""),
                        v.<Handicap.By>get("by").orElse(Handicap.By.TEAMS),
                        v.<SortedMap<Integer, Score>>get("table").orElseThrow(),
                        v.<Boolean>get("emptyAsAbove").orElse(false)))
                .key(
                        "rule",
                        Forms.text(),
                        h -> h.rule().isEmpty() ? Optional.empty() : Optional.of(h.rule()),
                        "the rule's number")
                .key(
                        "by",
                        Forms.words(Handicap.By.class),
                        h -> unless(h.by(), Handicap.By.TEAMS),
                        "whether the totals of the teams or the players of each board are compared; the totals unless said"
                                + " otherwise")
                .required(
                        "table",
                        Forms.byNumber(
                                0,
                                99_999,
                                SanctionForms.score("write the points of the lower-rated side first, such as ½-0")),
                        Handicap::table,
                        "by the difference from which they are given on: the points of the lower-rated side, then of the other")
                .key(
                        "emptyAsAbove",
                        Forms.flag(),
                        h -> unless(h.emptyAsAbove(), false),
                        "whether a board without a name counts with the rating of the board above it");
    }

    private static Form<ComplaintRules> complaints() {
        return Section.ofRecord(
                ComplaintRules.class, PLAIN.complaints(), Map.of("upheld", SanctionForms.enforcement()));
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.eligibility.LowerTeamNotStronger;
import io.github.marchesleague.rules.eligibility.RatingLimits;
import io.github.marchesleague.rules.eligibility.TeamRatingLimit;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.Displacement;
import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.RatingSource;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Places;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Rounded;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rules about cards that a league brings from code: by name in a file, in prose, and where they have no name. */
class FromCodeTest {

    private static final String FILE = "id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: []\n";

    /** Nobody ever offends. */
    private record Ours(String rule) implements BoardOrder {
        @Override
        public Findings check(LineUp lineUp) {
            return Findings.NONE;
        }
    }

    /** Everybody may play. */
    private record Mine(String rule) implements Eligibility {
        @Override
        public List<Offence> check(SeasonLineUps season) {
            return List.of();
        }
    }

    private static final RuleSetReader READER = RuleSetReader.builder()
            .register("ours", new Ours("9"))
            .register("mine", new Mine("8"))
            .register("yours", new Mine("7"))
            .build();

    private static final String CARDS = "boardOrder: ours\neligibility: [{by: mine, breach: board}, {by: yours}]\n";

    @Test
    void theyAreNamedInAFile() {
        RuleSet rules = READER.read("a", FILE + CARDS);
        assertThat(rules.adjudication().boardOrder()).contains(new Ours("9"));
        assertThat(rules.adjudication().eligibility())
                .containsExactly(
                        new EligibilityRule(new Mine("8"), Enforcement.punished(Sanction.BOARD)),
                        EligibilityRule.reported(new Mine("7")));
        String text = READER.write(rules);
        assertThat(text).contains("boardOrder: ours\neligibility:\n  - {by: mine, breach: board}\n  - {by: yours}\n");
        assertThat(READER.read("again", text)).isEqualTo(rules);
    }

    @Test
    void theyPassThroughAReading() {
        RuleSet rules = READER.read(
                "a",
                FILE + CARDS
                        + "readings: [{rule: 5, question: Q, options: [{id: a, says: A}, {id: b, says: B, rules: {boards:"
                        + " 5}}]}]\n");
        RuleSet other = rules.under(
                rules.readings().get(0), rules.readings().get(0).options().get(1));
        assertThat(other.boards()).hasValue(5);
        assertThat(other.adjudication()).isEqualTo(rules.adjudication());
        // Those of the library pass through as what they are.
        RuleSet standard = RuleSetFile.read(
                "a",
                FILE
                        + "boardOrder: {boardsAway: 1}\neligibility: [{by: squads}]\nreadings: [{rule: 5, question: Q, options: [{id:"
                        + " a, says: A}, {id: b, says: B, rules: {boards: 5}}]}]\n");
        assertThat(standard.under(
                                standard.readings().get(0),
                                standard.readings().get(0).options().get(1))
                        .adjudication())
                .isEqualTo(standard.adjudication());
    }

    @Test
    void inProse() {
        assertThat(RuleSetProse.describe(READER.read("a", FILE + CARDS)))
                .contains(" The order of the players follows a rule from code (9).")
                .contains(" A rule from code says who may play; a breach costs the board (8).");
        RuleSet points = RuleSet.builder()
                .from(RuleSetFile.read("a", FILE))
                .scoring(new Scoring(
                        Scoring.STANDARD.boardPoints(),
                        (result, score) -> new Score(Points.of(10), Points.of(10)),
                        Scoring.Unfinished.MATCH_WAITS,
                        Optional.empty()))
                .build();
        assertThat(RuleSetProse.describe(points)).contains(" Match points are given by a strategy from code.\n");
    }

    @Test
    void aNameThatIsUnknownIsRefused() {
        assertThatThrownBy(() -> READER.read("a.yaml", FILE + "boardOrder: our\n"))
                .hasMessage(
                        "a.yaml:6:13: boardOrder: \"our\" is not the name of a board order registered from code; did you mean"
                                + " \"ours\"? Allowed are: ours");
        assertThatThrownBy(() -> READER.read("a.yaml", FILE + "eligibility: [{by: min}]\n"))
                .hasMessage(
                        "a.yaml:6:20: eligibility[1].by: \"min\" is no rule on eligibility; did you mean \"mine\"? Allowed are:"
                                + " one-team-a-season, squads, nominated-players, appearances-elsewhere, minimum-appearances,"
                                + " busy-by-default, suspended-for-several-clubs, lower-team-not-stronger, rating-limits,"
                                + " team-rating-limit, mine, yours");
        assertThatThrownBy(() -> READER.read("a.yaml", FILE + "eligibility: [{by: mine, atMost: 1, rule: 8}]\n"))
                .hasMessage(
                        "a.yaml:6:20: eligibility[1].by: a rule from code takes no figures; leave out atMost, rule");
    }

    private static RuleSet with(Consumer<AdjudicationRules.Builder> change) {
        RuleSet rules = RuleSetFile.read("a", FILE);
        AdjudicationRules.Builder adjudication = AdjudicationRules.builder();
        adjudication.from(rules.adjudication());
        change.accept(adjudication);
        return RuleSet.builder().from(rules).adjudication(adjudication.build()).build();
    }

    /** Every part of the rules about cards that a league can bring from code, and what the writer calls it. */
    static Stream<Arguments> everyKind() {
        RatingSource ratings = (player, day, register) -> OptionalInt.of(1500);
        return Stream.of(
                kind("colours", rules -> rules.colours((card, board) -> Optional.of(Side.HOME))),
                kind("boardOrder", rules -> rules.boardOrder(new Ours("9"))),
                kind("eligibility", rules -> rules.eligibility(List.of(EligibilityRule.reported(new Mine("8"))))),
                kind("withdrawal", rules -> rules.withdrawal(progress -> WithdrawalPolicy.Treatment.EXPUNGE)),
                kind("a source of ratings", rules -> rules.ratings(RatingPolicy.of(ratings))),
                kind(
                        "a source of ratings",
                        rules -> rules.eligibility(List.of(EligibilityRule.reported(new RatingLimits(
                                "8",
                                RatingPolicy.of(ratings),
                                OptionalInt.of(1850),
                                OptionalInt.empty(),
                                Set.of(),
                                0,
                                OptionalInt.empty()))))),
                kind(
                        "a source of ratings",
                        rules -> rules.eligibility(List.of(EligibilityRule.reported(new LowerTeamNotStronger(
                                "8", RatingPolicy.of(ratings), LowerTeamNotStronger.At.SAME_ROUND, 0))))),
                kind("a source of ratings", rules -> {
                    TeamRatingLimit.Builder limit = TeamRatingLimit.builder();
                    rules.eligibility(List.of(EligibilityRule.reported(limit.rule("8")
                            .ratings(RatingPolicy.of(ratings))
                            .average(1500)
                            .build())));
                }),
                kind("defaults.matchDefault", rules -> {
                    DefaultHandling.Builder defaults = DefaultHandling.builder();
                    rules.defaults(defaults.matchRule("12")
                            .boardRule("12")
                            .bothRule("12")
                            .shortTeamRule("12")
                            .matchDefault((boards, lost) -> lost == boards)
                            .build());
                }));
    }

    private static Arguments kind(String name, Consumer<AdjudicationRules.Builder> change) {
        return Arguments.of(name, with(change));
    }

    @ParameterizedTest
    @MethodSource("everyKind")
    void withoutANameTheyCannotBeWritten(String name, RuleSet rules) {
        assertThatThrownBy(() -> RuleSetFile.write(rules))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(name + " comes from code and has no form in rule-set files");
    }

    /** Readings and changes leave them as they are, and prose and comparison find words for them. */
    @ParameterizedTest
    @MethodSource("everyKind")
    void withoutANameTheyStayUnderReadingsAndChanges(String name, RuleSet rules) {
        RuleSet.Builder builder = RuleSet.builder();
        LocalDate day = LocalDate.of(2026, 1, 1);
        OpenReading reading = new OpenReading(
                "5",
                "Four boards?",
                List.of(
                        new OpenReading.Option("four", "Four.", Optional.empty()),
                        new OpenReading.Option("five", "Five.", Optional.of("boards: 5\n"))));
        RuleSet layered = builder.from(rules)
                .addReadings(reading)
                .addAmendments(new Amendment(day, Optional.empty(), Optional.empty(), "timeZone: Europe/London\n"))
                .build();
        assertThat(layered.under(reading, reading.options().get(1)).adjudication())
                .isEqualTo(rules.adjudication());
        AdjudicationRules.Builder then = AdjudicationRules.builder();
        assertThat(layered.inForceOn(day).adjudication())
                .isEqualTo(then.from(rules.adjudication())
                        .zone(ZoneId.of("Europe/London"))
                        .build());
        assertThat(RuleSetProse.describe(layered))
                .contains("code")
                .contains("5.1 Rule 5 can be read")
                .contains("6.1 In matches from 2026-01-01 on, also: Times are those of Europe/London.\n");
        assertThat(RuleSetDiff.between(RuleSetFile.read("a", FILE), rules)).isNotEmpty();
    }

    @Test
    void tieBreaksWithoutANameCannotBeWritten() {
        TieBreak ours = new TieBreak() {
            @Override
            public String id() {
                return "our-own";
            }

            @Override
            public Division divide(TiedGroup group) {
                return TieBreaks.SHARED.divide(group);
            }
        };
        for (TieBreak one : List.of(
                ours, new Rounded(ours, Points.ONE, Rounded.Mode.HALF_UP), new PlayOff(List.of(new Step(ours, ""))))) {
            RuleSet rules = RuleSet.builder()
                    .from(RuleSetFile.read("a", FILE))
                    .chain(new Chain(
                            List.of(new Step(TieBreaks.MATCH_POINTS, ""), new Step(one, "")), PartialSplit.RE_FORM))
                    .build();
            assertThatThrownBy(() -> RuleSetFile.write(rules))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the tie-break our-own comes from code and has no form in rule-set files");
            RuleSetReader reader =
                    RuleSetReader.builder().register("theirs", ours).build();
            assertThat(reader.read("again", reader.write(rules))).isEqualTo(rules);
        }
    }

    /** What no key can hold is said once, by the fault that a reader would find. */
    @Test
    void whatNoFileCanSayIsRefused() {
        RuleSet rules = RuleSetFile.read("a", FILE);
        assertThatThrownBy(() -> RuleSetFile.write(
                        RuleSet.builder().from(rules).id("An Id").build()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "the rule set An Id has no form in rule-set files: An Id:1:5: id: \"An Id\" is not an identifier; write"
                                + " small letters, digits and single hyphens, such as herefordshire-2025-26");
        assertThatThrownBy(() -> RuleSetFile.write(with(rules1 -> rules1.boardOrder(new Displacement("9", 100)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "the rule set a has no form in rule-set files: a:8:37: boardOrder.boardsAway: 100 is too large; write"
                                + " a whole number from 0 to 99");
        RuleSet stake = RuleSet.builder()
                .from(rules)
                .chain(new Chain(
                        List.of(
                                new Step(TieBreaks.MATCH_POINTS, ""),
                                new Step(TieBreaks.GAME_POINTS, "", Set.of(Stake.PROMOTION))),
                        PartialSplit.RE_FORM,
                        new Places(1, 0)))
                .build();
        assertThatThrownBy(() -> RuleSetFile.write(stake))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the rule set a has no form in rule-set files: ");
    }

    /** A name of a reader is known to that reader only, and what lies over a rule set is read without one. */
    @Test
    void aStrategyFromCodeCannotComeIntoForceInMidSeason() {
        assertThatThrownBy(() ->
                        READER.read("a.yaml", FILE + "changes: [{from: 2026-01-01, rules: {boardOrder: ours}}]\n"))
                .hasMessage(
                        "a.yaml:6:37: changes[1].rules: a strategy from code that is not in force otherwise cannot come into"
                                + " force here; write a rule set of its own with it, based on this one");
    }

    @Test
    void builtInRuleSetsAreThoseOfTheList() {
        assertThat(RuleSets.builtIn()).extracting(RuleSet::id).containsExactlyElementsOf(RuleSets.ids());
        assertThat(Movement.ofTeams(2)).isEqualTo(new Movement(2, 2, false, 3));
    }
}

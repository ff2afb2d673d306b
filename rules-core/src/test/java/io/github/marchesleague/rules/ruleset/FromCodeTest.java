/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import io.github.marchesleague.rules.scoring.Scoring;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

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

    @Test
    void withoutANameTheyCannotBeWritten() {
        assertThatThrownBy(() -> RuleSetFile.write(with(rules -> rules.boardOrder(new Ours("9")))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("boardOrder comes from code and has no form in rule-set files");
        assertThatThrownBy(() -> RuleSetFile.write(
                        with(rules -> rules.eligibility(List.of(EligibilityRule.reported(new Mine("8")))))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("eligibility comes from code and has no form in rule-set files");
        assertThatThrownBy(() -> RuleSetFile.write(
                        with(rules -> rules.withdrawal(progress -> WithdrawalPolicy.Treatment.EXPUNGE))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("withdrawal comes from code and has no form in rule-set files");
    }

    @Test
    void builtInRuleSetsAreThoseOfTheList() {
        assertThat(RuleSets.builtIn()).extracting(RuleSet::id).containsExactlyElementsOf(RuleSets.ids());
        assertThat(Movement.ofTeams(2)).isEqualTo(new Movement(2, 2, false, 3));
    }
}

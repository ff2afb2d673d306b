/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import io.github.marchesleague.rules.tiebreak.TeamFigure;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a rule set is told about itself. */
class RuleSetReviewTest {

    static List<String> ids() {
        return RuleSets.ids();
    }

    private static String remarks(String boards, String tieBreaks) {
        RuleSet rules = RuleSetFile.read(
                "a",
                "id: a\nname: A\nboards: " + boards + "\nrankedBy: MP\npartialSplit: re-form\ntieBreaks: " + tieBreaks);
        return RuleSetReview.of(rules).stream()
                .map(remark -> remark.weight() + " " + remark.about() + " " + remark.rule())
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyBuiltInRuleSetPasses(String id) {
        RuleSet rules = RuleSets.byId(id).orElseThrow();
        assertThat(RuleSetReview.of(rules))
                .noneMatch(remark -> remark.weight() == RuleSetReview.Weight.CANNOT_WORK)
                .allMatch(remark -> remark.why().endsWith("."));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyBuiltInRuleSetIsDescribed(String id) {
        RuleSet rules = RuleSets.byId(id).orElseThrow();
        List<RuleSetProse.Clause> clauses = RuleSetProse.clauses(rules);
        assertThat(clauses).extracting(RuleSetProse.Clause::number).doesNotHaveDuplicates();
        assertThat(clauses).extracting(RuleSetProse.Clause::text).allMatch(text -> text.matches("(?s)[A-Z0-9½].*[.?]"));
        assertThat(RuleSetProse.describe(rules))
                .startsWith(rules.name())
                .contains(rules.source().orElseThrow());
        rules.chain()
                .steps()
                .forEach(step -> assertThat(RuleSetProse.describe(rules)).contains(step.rule()));
        assertThat(RuleSetDiff.between(rules, rules)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 | [GP, shared] |",
                "4 | [GP] | LEFT_OPEN game-points ''",
                "4 | [{by: GP, rule: 5}] | LEFT_OPEN game-points 5",
                "4 | [GP, GP, shared] | NO_EFFECT game-points ''",
                "4 | [shared, GP, shared] | NO_EFFECT game-points ''; NO_EFFECT shared ''; NO_EFFECT shared ''",
                "4 | [GP, opponents-game-points-trimmed, shared] | NO_EFFECT opponents-game-points-trimmed ''",
                "4 | [opponents-game-points-trimmed, shared] |",
                "4 | [opponents-match-points, shared] | NO_EFFECT opponents-match-points ''",
                "4 | [GP, game-difference, shared] | NO_EFFECT game-difference ''",
                "any | [GP, game-difference, shared] |",
                "none | [board-count, shared] | CANNOT_WORK board-count ''",
                "none | [games-won, shared] | CANNOT_WORK games-won ''",
                "4 | [{by: GP, withoutLastBoards: 4}, shared] | CANNOT_WORK game-points-without-last-4 ''",
                "4 | [{by: GP, firstBoards: 4}, shared] | NO_EFFECT game-points-first-4 ''",
                "4 | [GP, play-off] |",
                "4 | [GP, {by: lots, seed: 1}] |",
                "4 | [GP, lots] |",
            })
    void saysWhatCannotWorkWhatHasNoEffectAndWhatIsLeftOpen(String boards, String tieBreaks, String expected) {
        String remarks = remarks(boards, tieBreaks);
        assertThat(remarks.strip())
                .isEqualTo(
                        expected == null
                                ? ""
                                : expected.replace("''", "")
                                        .replace(" ;", " ,")
                                        .replace(";", ",")
                                        .strip());
    }

    @Test
    void namesTheOpenReadings() {
        assertThat(RuleSetReview.of(RuleSets.herefordshire()))
                .filteredOn(remark -> remark.about().equals("readings"))
                .hasSameSizeAs(RuleSets.herefordshire().readings());
    }

    @Test
    void seesWhatDependsOnTheSeason() {
        Season season = Season.builder()
                .addTeams(Team.of("A"), Team.of("B"), Team.of("C"))
                .addMatches(MatchCard.builder()
                        .home(TeamId.of("A"))
                        .away(TeamId.of("B"))
                        .total(Score.parse("3-1").orElseThrow())
                        .build())
                .build();
        assertThat(RuleSetReview.of(RuleSets.herefordshire(), season))
                .extracting(RuleSetReview.Remark::why)
                .anyMatch(why -> why.contains("2 of 3 pairs do not meet"))
                .anyMatch(why -> why.contains("1 matches are recorded by their score only"));
        Season withPlayers = SeasonDocument.read(
                        "s",
                        "name: S\nteams: [A, B]\nplayers: [{id: H1, team: A}, {id: L1, team: B}]\n"
                                + "matches: [{home: A, away: B, boards: [{home: H1, away: L1, result: 1-0}, =, =, =]}]\n")
                .season();
        assertThat(RuleSetReview.of(RuleSets.herefordshire(), withPlayers))
                .anyMatch(remark -> remark.weight() == RuleSetReview.Weight.CANNOT_WORK
                        && remark.rule().equals("9.3"));
    }

    /** A play-off for the title only, or one that is decided in the end, does not cut off what comes after it. */
    @Test
    void aStepForSomePlacesDoesNotEndTheChain() {
        String file = "id: a\nname: A\nboards: 4\nrankedBy: MP\ntieBreaks: ";
        assertThat(RuleSetReview.of(
                        RuleSetFile.read("a", file + "[{by: play-off, appliesTo: title}, game-points, shared]")))
                .isEmpty();
        assertThat(RuleSetReview.of(RuleSetFile.read("a", file + "[{by: play-off, ifDrawn: [board-count, lots]}]")))
                .isEmpty();
        assertThat(RuleSetReview.of(RuleSetFile.read("a", file + "[play-off, game-points, shared]")))
                .extracting(RuleSetReview.Remark::why)
                .anyMatch(why -> why.startsWith("It is never reached, because play-off before it"));
    }

    /** Two teams may have come up from two divisions with one rank each, be rated alike, or be new. */
    @ParameterizedTest
    @EnumSource(TeamFigure.Kind.class)
    void whatATeamBringsWithItLeavesTeamsLevel(TeamFigure.Kind kind) {
        String file = "id: a\nname: A\nboards: 4\nrankedBy: MP\ntieBreaks: [" + kind.id();
        assertThat(RuleSetReview.of(RuleSetFile.read("a", file + ", shared]"))).isEmpty();
        assertThat(RuleSetReview.of(RuleSetFile.read("a", file + "]")))
                .extracting(RuleSetReview.Remark::weight, RuleSetReview.Remark::about)
                .containsExactly(tuple(RuleSetReview.Weight.LEFT_OPEN, kind.id()));
    }

    @Test
    void tellsTwoRuleSetsApartInWords() {
        RuleSet before = RuleSets.herefordshire();
        RuleSet after = RuleSetFile.read(
                "b",
                "id: b\nname: B\nbasedOn: herefordshire-2025-26\nboardOrder: {tolerance: 100}\n"
                        + "tieBreaks: {7.2.2(c): ~}\nreadings: []\n");
        assertThat(RuleSetDiff.describe(before, after))
                .contains("tieBreaks: No longer step 5: the game points of the opponents")
                .contains(
                        "boardOrder: Was: A player may sit above a team-mate who is rated higher by at most 80 points (9.3).")
                .contains("readings: No longer open as it was: rule 12.7")
                .doesNotContain("source");
        assertThat(RuleSetDiff.describe(before, before)).isEqualTo("The two rule sets come to the same.\n");
    }
}

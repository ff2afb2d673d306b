/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.adjudication.ComplaintRules;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.DefaultTime;
import io.github.marchesleague.rules.adjudication.EligibilityRule;
import io.github.marchesleague.rules.adjudication.Enforcement;
import io.github.marchesleague.rules.adjudication.OneTeamASeason;
import io.github.marchesleague.rules.adjudication.RatingOrder;
import io.github.marchesleague.rules.adjudication.RatingPolicy;
import io.github.marchesleague.rules.adjudication.RatingSource;
import io.github.marchesleague.rules.adjudication.Sanction;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The rule sets that come with the library. */
public final class RuleSets {

    // Before the rule set, whose builder starts from it.
    static final AdjudicationRules HEREFORDSHIRE_ADJUDICATION = AdjudicationRules.builder()
            .defaultTime(new DefaultTime("6.1", Duration.ofMinutes(60), true))
            .zone(ZoneId.of("Europe/London"))
            .colours(Colours.HOME_BLACK_ON_ODD)
            .defaults(DefaultHandling.builder()
                    .matchRule("12.1")
                    .boardRule("12.2")
                    .bothRule("12.3")
                    .shortTeamRule("12.4")
                    .gap(Enforcement.REPORTED)
                    .build())
            .ratings(RatingPolicy.of(RatingSource.ANY_LIST, RatingSource.NOMINATED))
            .boardOrder(RatingOrder.builder().rule("9.3").tolerance(80).build())
            .addEligibility(EligibilityRule.reported(new OneTeamASeason("8.3")))
            .complaints(
                    new ComplaintRules("12.5", true, OptionalInt.of(7), Enforcement.punished(Sanction.FROM_BOARD_DOWN)))
            .adviceRule("13.5")
            .build();

    private static final RuleSet HEREFORDSHIRE = RuleSet.builder()
            .id("herefordshire-2025-26")
            .name("Herefordshire County Chess League 2025-26 (the Marches League)")
            .source("Herefordshire County Chess League Rules 2025-26")
            .boards(4)
            .chain(new Chain(
                    List.of(
                            new Step(TieBreaks.MATCH_POINTS, "7.2.1"),
                            new Step(TieBreaks.GAME_POINTS, "7.2.2(a)"),
                            new Step(TieBreaks.HEAD_TO_HEAD_GAME_POINTS, "7.2.2(b)"),
                            new Step(TieBreaks.BOARD_COUNT, "7.2.2(b)(i)"),
                            new Step(TieBreaks.BOTTOM_BOARD_ELIMINATION, "7.2.2(b)(ii)"),
                            new Step(TieBreaks.OPPONENTS_GAME_POINTS_TRIMMED, "7.2.2(c)"),
                            new Step(TieBreaks.PLAY_OFF, "7.2.2(d)")),
                    PartialSplit.RE_FORM))
            .build();

    private static final List<RuleSet> BUILT_IN = List.of(HEREFORDSHIRE);

    private RuleSets() {}

    /**
     * The default: the Herefordshire County Chess League's rules of 2025-26.
     *
     * @return the rule set
     */
    public static RuleSet herefordshire() {
        return HEREFORDSHIRE;
    }

    /**
     * All rule sets that come with the library.
     *
     * @return an unmodifiable list
     */
    public static List<RuleSet> builtIn() {
        return BUILT_IN;
    }

    /**
     * The built-in rule set with this id.
     *
     * @param id the id
     * @return the rule set, or empty if there is none
     */
    public static Optional<RuleSet> byId(String id) {
        return BUILT_IN.stream().filter(rules -> rules.id().equals(id)).findFirst();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.style.RulesStyle;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * How a league gets from match cards to official results: which strategies are in force, with which figures (sections 5,
 * 6, 8, 9, 10.6, 12 and 13).
 *
 * @param defaultTime how late a player may come
 * @param zone where the league's clocks hang, so that a match across a change of the clocks is timed right
 * @param ratesOfPlay the rates of play that are allowed (5.1), the default first; where it is empty, none is checked
 * @param colours who has white on which board
 * @param defaults what a default costs
 * @param accumulatedDefaults what a season's defaults cost on top
 * @param ratings which rating the board order goes by
 * @param handicap what the sides start a match with by their ratings; empty where only what is entered with a match counts
 * @param boardOrder how a team must be arranged; empty where no rule is configured, and then nothing is checked
 * @param boardOrderBreach what becomes of a breach of it
 * @param boardOrderByAgreement whether the two captains may agree on another order for their match
 * @param eligibility who may play
 * @param complaints when complaints count, and what they cost
 * @param withdrawal what becomes of the matches of a team that left
 * @param expulsion when a team is put out for defaulting matches
 * @param bye what a bye brings
 * @param lateResults by when results must be reported; empty where nothing is prescribed
 * @param unplayedMatches what becomes of matches not played in time; empty where they stay outstanding
 * @param unplayedClubMatches the same for matches between teams of one club, where they have a deadline of their own
 * @param adviceRule the number of the rule that makes the controller seek advice about his own team; empty where there
 *     is no such rule
 */
@RulesStyle
@Value.Builder
public record AdjudicationRules(
        DefaultTime defaultTime,
        Optional<ZoneId> zone,
        List<RateOfPlay> ratesOfPlay,
        Colours colours,
        DefaultHandling defaults,
        List<AccumulatedDefaults> accumulatedDefaults,
        RatingPolicy ratings,
        Optional<Handicap> handicap,
        Optional<BoardOrder> boardOrder,
        Enforcement boardOrderBreach,
        boolean boardOrderByAgreement,
        List<EligibilityRule> eligibility,
        ComplaintRules complaints,
        WithdrawalPolicy withdrawal,
        Optional<Expulsion> expulsion,
        Optional<ByePoints> bye,
        Optional<LateResults> lateResults,
        Optional<UnplayedMatches> unplayedMatches,
        Optional<UnplayedMatches> unplayedClubMatches,
        Optional<String> adviceRule) {

    /** Takes unmodifiable copies. */
    public AdjudicationRules {
        Objects.requireNonNull(defaultTime, "defaultTime");
        Objects.requireNonNull(zone, "zone");
        ratesOfPlay = List.copyOf(ratesOfPlay);
        Objects.requireNonNull(colours, "colours");
        Objects.requireNonNull(defaults, "defaults");
        accumulatedDefaults = List.copyOf(accumulatedDefaults);
        Objects.requireNonNull(ratings, "ratings");
        Objects.requireNonNull(handicap, "handicap");
        Objects.requireNonNull(boardOrder, "boardOrder");
        Objects.requireNonNull(boardOrderBreach, "boardOrderBreach");
        eligibility = List.copyOf(eligibility);
        Objects.requireNonNull(complaints, "complaints");
        Objects.requireNonNull(withdrawal, "withdrawal");
        Objects.requireNonNull(expulsion, "expulsion");
        Objects.requireNonNull(bye, "bye");
        Objects.requireNonNull(lateResults, "lateResults");
        Objects.requireNonNull(unplayedMatches, "unplayedMatches");
        Objects.requireNonNull(unplayedClubMatches, "unplayedClubMatches");
        Objects.requireNonNull(adviceRule, "adviceRule");
    }

    /**
     * The rate at which a match is played: what its card records, or else the default, which is the first of those
     * allowed and {@link RateOfPlay#DEFAULT} where the rules name none.
     *
     * @param card the card of the match
     * @return the rate
     */
    public RateOfPlay rateOfPlay(MatchCard card) {
        return card.rateOfPlay().orElse(ratesOfPlay.isEmpty() ? RateOfPlay.DEFAULT : ratesOfPlay.get(0));
    }

    /** Builds the rules; breaches are only reported, and withdrawn teams' results stand, unless said otherwise. */
    public static final class Builder extends AdjudicationRulesBuilder {
        Builder() {
            boardOrderBreach(Enforcement.REPORTED);
            boardOrderByAgreement(false);
            withdrawal(WithdrawalPolicy.always(WithdrawalPolicy.Treatment.LET_STAND));
        }
    }

    /**
     * A builder with the required parts still to be set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.TeamFigures;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What tie-breaks look at beside the matches that count.
 *
 * @param playOffs the play-off matches
 * @param facts what is known of teams beside their results
 * @param white who had white on board 1 by the card, kept only where a step asks for colours
 * @param outstanding the matches still to be played, kept only where a step looks at them
 */
record Beside(
        List<MatchResult> playOffs,
        Map<TeamId, TeamFacts> facts,
        Map<MatchRef, Side> white,
        List<MatchResult> outstanding) {

    /** Nothing beside the results. */
    static final Beside NOTHING = new Beside(List.of(), Map.of(), Map.of(), List.of());

    /** Takes unmodifiable copies. */
    Beside {
        playOffs = List.copyOf(playOffs);
        facts = Map.copyOf(facts);
        white = Map.copyOf(white);
        outstanding = List.copyOf(outstanding);
    }

    /** What there is beside the results of a season, as far as the rules ask for it. */
    static Beside of(AdjudicatedSeason season, RuleSet rules) {
        Map<MatchRef, Side> white = new HashMap<>();
        if (looksAtColours(rules.chain())) {
            Stream.concat(season.matches().stream(), season.playOffs().stream())
                    .map(AdjudicatedMatch::card)
                    .forEach(card -> {
                        rules.inForceOn(card.date())
                                .adjudication()
                                .colours()
                                .white(card, 1)
                                .ifPresent(side -> white.put(card.ref(), side));
                    });
        }
        return new Beside(
                season.playOffResults(),
                needed(rules.chain())
                        ? TeamFigures.of(
                                season,
                                day -> rules.inForceOn(day).adjudication().ratings())
                        : Map.of(),
                white,
                List.of());
    }

    /** Whether a step of a chain looks at more than the results. */
    static boolean needed(Chain chain) {
        for (Step step : chain.unfolded()) {
            if (step.tieBreak().looksBesideResults()) {
                return true;
            }
        }
        return false;
    }

    private static boolean looksAtColours(Chain chain) {
        return chain.unfolded().stream()
                .anyMatch(step -> step.tieBreak() instanceof Criterion criterion
                        && criterion.measure() == Measure.BLACK_ON_ODD_BOARDS);
    }

    /** These, with the outstanding matches among some results. */
    Beside withOutstandingOf(List<MatchResult> results, Scoring scoring) {
        return new Beside(
                playOffs,
                facts,
                white,
                results.stream().filter(match -> !scoring.counts(match)).toList());
    }

    /** These after a result came in. */
    Beside after(MatchResult result, Scoring scoring) {
        if (outstanding.isEmpty() && scoring.counts(result)) {
            return this;
        }
        List<MatchResult> still = new ArrayList<>(outstanding);
        still.removeIf(match -> match.ref().equals(result.ref()));
        if (!scoring.counts(result)) {
            still.add(result);
        }
        return new Beside(playOffs, facts, white, still);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.ruleset.OpenReading;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.yaml.Limits;
import io.github.marchesleague.rules.yaml.YamlDocument;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which readings can matter to a season, by the keys of the rule set that they change and by what there is in the season.
 * Says that a reading can matter wherever it is not certain that it cannot.
 */
final class ReadingRelevance {

    private static final Set<String> CHAIN = Set.of("rankedBy", "tieBreaks", "partialSplit");
    private static final Set<String> BOTH_LOST = Set.of("doubleDefault", "doubleDefaultInTable");

    private final Map<OpenReading, Set<String>> keys = new HashMap<>();
    private final Map<OpenReading, Boolean> onlyBothLost = new HashMap<>();
    /** Whether anybody can lose a board for an offence. */
    private final boolean offencesCost;

    /** Whether a tie-break may look at what is known of the teams, such as their ratings. */
    private final boolean looksBesideResults;

    private final boolean complaints;
    private final boolean someLostWithoutPlay;

    ReadingRelevance(Season season, RuleSet rules) {
        boolean punishes = punishes(rules.adjudication());
        boolean looksBeside = looksBesideResults(rules.chain());
        for (OpenReading reading : rules.readings()) {
            Set<String> changed = new HashSet<>();
            boolean bothLost = true;
            for (OpenReading.Option option : reading.options()) {
                for (Map.Entry<String, YamlNode> change : changes(option).entrySet()) {
                    changed.add(change.getKey());
                    boolean points = change.getKey().equals("boardPoints")
                            || change.getKey().equals("matchPoints");
                    bothLost &= !points
                            || (change.getValue().isMapping()
                                    && BOTH_LOST.containsAll(
                                            change.getValue().values().keySet()));
                }
                if (option.rules().isPresent()) {
                    RuleSet under = rules.under(reading, option);
                    punishes |= punishes(under.adjudication());
                    looksBeside |= looksBesideResults(under.chain());
                }
            }
            keys.put(reading, changed);
            onlyBothLost.put(reading, bothLost);
        }
        this.looksBesideResults = looksBeside;
        this.complaints = !season.complaints().isEmpty();
        this.offencesCost = complaints || punishes;
        this.someLostWithoutPlay = offencesCost
                || !season.withdrawals().isEmpty()
                || !season.rulings().isEmpty()
                || Stream.concat(season.matches().stream(), season.playOffs().stream())
                        .anyMatch(ReadingRelevance::mayBeLostWithoutPlay);
    }

    private static Map<String, YamlNode> changes(OpenReading.Option option) {
        return option.rules()
                .flatMap(text -> YamlDocument.read("reading", text, Limits.SMALL, new Faults()))
                .map(YamlNode::values)
                .orElse(Map.of());
    }

    private static boolean punishes(AdjudicationRules rules) {
        return rules.boardOrderBreach().punishes()
                || rules.eligibility().stream()
                        .anyMatch(rule -> rule.enforcement().punishes());
    }

    private static boolean looksBesideResults(Chain chain) {
        return chain.unfolded().stream().anyMatch(step -> step.tieBreak().looksBesideResults());
    }

    private static boolean mayBeLostWithoutPlay(MatchCard card) {
        return card.defaultedBy() != Defaulted.NOBODY
                || card.boards().stream().anyMatch(ReadingRelevance::mayBeLostWithoutPlay);
    }

    private static boolean mayBeLostWithoutPlay(BoardCard board) {
        for (Side side : Side.values()) {
            Seat seat = board.seat(side);
            if (seat.kind() == Seat.Kind.EMPTY || seat.arrived().isPresent()) {
                return true;
            }
        }
        return !board.result().kind().overTheBoard();
    }

    private Set<String> keys(OpenReading reading) {
        return keys.getOrDefault(reading, Set.of());
    }

    /** Whether there is anything in the season that the reading could be about. */
    boolean canMatter(OpenReading reading) {
        return keys(reading).stream().anyMatch(key -> switch (key) {
            case "boardOrder" -> offencesCost;
            case "ratings" -> offencesCost || looksBesideResults;
            case "complaints" -> complaints;
            case "defaults" -> someLostWithoutPlay;
            case "boardPoints", "matchPoints" -> someLostWithoutPlay || !onlyBothLost.getOrDefault(reading, false);
            default -> true;
        });
    }

    /** Whether it changes how the chain orders teams. */
    boolean touchesChain(OpenReading reading) {
        return keys(reading).stream().anyMatch(CHAIN::contains);
    }

    /** Whether it changes what the table is ranked by. */
    boolean touchesRanking(OpenReading reading) {
        return keys(reading).contains("rankedBy");
    }

    /** Whether it changes what the official results are, or what they are worth. */
    boolean touchesResults(OpenReading reading) {
        return !CHAIN.containsAll(keys(reading));
    }
}

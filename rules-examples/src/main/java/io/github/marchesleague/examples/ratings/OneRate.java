/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.RateOfPlay;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Both returns state one rate of play for all of their games (5.1). */
final class OneRate {

    private OneRate() {}

    /**
     * What is wrong with matches of several rates.
     *
     * @param rates the rate of each match
     * @return a fault for each match that was not played at the rate of most; none where they are all of one rate
     */
    static List<Fault> faults(Map<MatchRef, RateOfPlay> rates) {
        Map<RateOfPlay, Integer> matches = new LinkedHashMap<>();
        rates.values().forEach(rate -> matches.merge(rate, 1, Integer::sum));
        int most = matches.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        List<RateOfPlay> usual = matches.entrySet().stream()
                .filter(rate -> rate.getValue() == most)
                .map(Map.Entry::getKey)
                .limit(1)
                .toList();
        String one = matches.keySet().stream().map(rate -> "--rate " + rate).collect(Collectors.joining(" and with "));
        return rates.entrySet().stream()
                .filter(match -> !usual.contains(match.getValue()))
                .map(match -> Fault.of(
                        match.getKey().toString(),
                        "played at " + match.getValue() + ", others at " + usual.get(0),
                        "a return states one rate of play; write one with " + one))
                .toList();
    }
}

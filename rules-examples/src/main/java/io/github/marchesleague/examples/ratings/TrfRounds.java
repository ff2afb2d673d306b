/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rounds of a report, in which every team plays once at most. Those of the league are kept where each is played on one
 * day; since matches may be played in any order (10.5), otherwise every day is a round, and where that does not do either, a
 * match is put into the first round in which both teams are free.
 *
 * @param rounds the round of each match, from 1
 * @param dates the day of each round, where its matches have one
 * @param areOwn whether they are the league's own rounds
 */
record TrfRounds(List<Integer> rounds, List<Optional<LocalDate>> dates, boolean areOwn) {

    static TrfRounds of(List<MatchCard> cards) {
        List<Integer> own = cards.stream().map(card -> card.round().orElse(0)).toList();
        if (!own.contains(0) && free(cards, own) && oneDayEach(cards, own)) {
            return new TrfRounds(own, dates(cards, own), true);
        }
        if (cards.stream().allMatch(card -> card.date().isPresent())) {
            List<LocalDate> days = new ArrayList<>(new TreeSet<>(
                    cards.stream().map(card -> card.date().orElseThrow()).toList()));
            List<Integer> byDay = cards.stream()
                    .map(card -> days.indexOf(card.date().orElseThrow()) + 1)
                    .toList();
            if (free(cards, byDay)) {
                return new TrfRounds(byDay, dates(cards, byDay), false);
            }
        }
        List<Set<TeamId>> busy = new ArrayList<>();
        List<Integer> first = new ArrayList<>();
        for (MatchCard card : cards) {
            int round = 0;
            while (round < busy.size()
                    && (busy.get(round).contains(card.home()) || busy.get(round).contains(card.away()))) {
                round++;
            }
            if (round == busy.size()) {
                busy.add(new HashSet<>());
            }
            busy.get(round).addAll(List.of(card.home(), card.away()));
            first.add(round + 1);
        }
        return new TrfRounds(first, dates(cards, first), false);
    }

    int count() {
        return dates.size();
    }

    private static boolean free(List<MatchCard> cards, List<Integer> rounds) {
        Set<List<Object>> busy = new HashSet<>();
        for (int i = 0; i < cards.size(); i++) {
            if (!busy.add(List.of(rounds.get(i), cards.get(i).home()))
                    || !busy.add(List.of(rounds.get(i), cards.get(i).away()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean oneDayEach(List<MatchCard> cards, List<Integer> rounds) {
        Map<Integer, Optional<LocalDate>> days = new HashMap<>();
        for (int i = 0; i < cards.size(); i++) {
            Optional<LocalDate> before =
                    days.putIfAbsent(rounds.get(i), cards.get(i).date());
            if (before != null && !before.equals(cards.get(i).date())) {
                return false;
            }
        }
        return true;
    }

    /** The day of each round; of several days the first. */
    private static List<Optional<LocalDate>> dates(List<MatchCard> cards, List<Integer> rounds) {
        int count = rounds.stream().mapToInt(Integer::intValue).max().orElse(0);
        List<Optional<LocalDate>> dates = new ArrayList<>();
        for (int round = 1; round <= count; round++) {
            Optional<LocalDate> day = Optional.empty();
            for (int i = 0; i < cards.size(); i++) {
                Optional<LocalDate> own = cards.get(i).date();
                if (rounds.get(i) == round
                        && own.isPresent()
                        && day.filter(d -> !d.isAfter(own.get())).isEmpty()) {
                    day = own;
                }
            }
            dates.add(day);
        }
        return dates;
    }
}

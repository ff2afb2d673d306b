/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.yaml.Limits;
import io.github.marchesleague.rules.yaml.YamlDocument;
import io.github.marchesleague.rules.yaml.YamlWriter;
import io.github.marchesleague.rules.yaml.YamlWriter.Plain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Two rule sets that differ in one value have different prose, and the comparison names the key: value by value over files
 * that between them use every key of the schema.
 */
class EveryKeyIsDescribedTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\nrankedBy: match-points\n";

    /** Files that use what those of the library do not. */
    private static final List<String> FILES = List.of(
            "tieBreaks: [{by: game-points, among: all, better: more, teams: two, firstBoards: 3, rule: 5},"
                    + " {by: game-points, withoutLastBoards: 1, per: match, defaults: left-out, name: other},"
                    + " {by: head-to-head-game-points, unmet: pass-over}, {by: game-difference, cap: 3},"
                    + " {by: opponents-game-points, cutHighest: 1, cutLowest: 1, cutAllLevel: true, perMeeting: true},"
                    + " {by: rating, of: appearances, total: sum}, {by: game-points, roundedTo: 2, rounding: down},"
                    + " {by: game-points-share, appliesTo: [title]}, {by: secondary-and-strength, factor: 4},"
                    + " {by: play-off, ifDrawn: [board-count, {by: games-won, rule: 6}]}, {by: lots, seed: 42}]\n"
                    + "partialSplit: re-form\n",
            "tieBreaks: [{by: match-wins, appliesTo: [title]}, shared]\nboardPoints: {win: 3, draw: 2, loss: 1, defaultWin: 4, defaultLoss: 0, doubleDefault: 2,"
                    + " doubleDefaultInTable: 1}\nmatchPoints: {win: 3, draw: 2, loss: 1, defaultLoss: 0, doubleDefault: 0, won:"
                    + " more-than-half-of-the-boards, perGamePoint: 0.1, roundWeights: {3: 2}}\nunfinishedGames: as-drawn\n"
                    + "matchScoreFloor: 0\nmovement: {up: 1, down: 2, playOff: true, refusalPassesTo: 3, leaversDown: 1,"
                    + " leaversTakePlaces: true}\n",
            "tieBreaks: [shared]\nratesOfPlay: [75+10]\ndefaultTime: {rule: 6, after: PT30M, inTimeAtTheLimit: false}\ntimeZone:"
                    + " Europe/London\ncolours: {homeBlackOn: [1]}\ndefaults: {matchRule: 1, boardRule: 2, bothRule: 3, shortTeamRule: 4,"
                    + " matchDefault: {boardsLost: 3}, bothAbsent: nothing, bothAgreed: void, absentAndForfeited: void,"
                    + " bothForfeited: nothing, bothDefaultedMatch: nothing, uncontested: for-neither, lossAboveAPlayedBoard: -1,"
                    + " matchDefaultCap: 5, playedScoreIfBetter: true, matchDefaultGamePoints: 1, matchDefaultMatchPoints: 2,"
                    + " announcedIsFree: true, walkoverNeedsPlayers: true, scoreWithoutBoards: 3, handicapLost: true, gap: board,"
                    + " vacant: unnamed, boardFine: 5 EUR, matchFine: {amount: 40 EUR, timesInLastRound: 2}}\n"
                    + "accumulatedDefaults: [{rule: 15, steps: [{defaults: 3, matchPoints: 1, gamePoints: 2}], repeated: true, when:"
                    + " at-once, countWholeMatches: true}]\n",
            "tieBreaks: [shared]\ndefaults: {matchDefault: {fewerPlayersThan: 3}}\nratings: [{list: ECF, frozenOn: [09-01], factor: 7.5,"
                    + " plus: 700, rounding: down}, {fixed: 1200, byClass: {junior: 30}}]\nhandicap: {rule: 4, by: boards, table:"
                    + " {100: ½-0}, emptyAsAbove: true}\nboardOrder: {rule: 9, tolerance: 80, inclusive: false, pairs: neighbours,"
                    + " offender: lower, all: true, tolerancePerPlayer: {junior: 100}, bothAtMost: 1000, exemptClasses: [guest],"
                    + " exemptSubstitutes: true, exemptAbsent: true, exemptWithoutOpponent: true}\nboardOrderBreach: {reach: none,"
                    + " gamePoints: 1, gamePointsToOpponents: 2, seasonGamePoints: 3, matchPoints: 4, onlyIfDecisive: true,"
                    + " matchPointsOnly: true, ownPointsLost: true, fine: 5 EUR, expulsion: true}\nboardOrderByAgreement: true\n"
                    + "complaints: {rule: 12, protestBeforeStart: true, days: 7, upheld: {reach: match, score: 0-5}}\n",
            "tieBreaks: [shared]\ndefaults: {matchDefault: {playersBelow: 1/2}}\nboardOrder: {rule: 9, boardsAway: 1}\neligibility: [{by:"
                    + " one-team-a-season, rule: 8, breach: board}, {by: squads, rule: 8, listedOnly: false}, {by: nominated-players,"
                    + " rule: 8, nominatedClass: named}, {by: appearances-elsewhere, rule: 8, atMost: 3, toBoard: 2, anyTeam: true},"
                    + " {by: minimum-appearances, rule: 8, atLeast: 2, lastMatches: 3}, {by: busy-by-default, rule: 8}, {by:"
                    + " suspended-for-several-clubs, rule: 8, matches: 2, until: 09-01}, {by: lower-team-not-stronger, rule: 8, ratings:"
                    + " [nominated], at: same-date, tolerance: 50}, {by: lower-team-not-stronger, comparison: expected-results}, {by:"
                    + " rating-limits, rule: 8, ratings: [nominated], atMost: 1850, atLeast: 1000, freeBoards: [1], above: 2,"
                    + " aboveAtMost: 1900}, {by: team-rating-limit, rule: 8, ratings: [nominated], sums: {4: 500}, average: 130,"
                    + " playerAtLeast: 95, emptyAsAbove: true, absentCounts: false, excessFrom: 2, excessTo: 9}]\n",
            "tieBreaks: [shared]\nwithdrawal: {ifPlayedBelow: 1/2, then: expunge, otherwise: let-stand}\nexpulsion: {rule: 5, matches: 2,"
                    + " treatment: expunge, inLastMatch: let-stand}\nbye: {rule: 6, matchPoints: 1, gamePoints: 2}\nlateResults: {rule: 4,"
                    + " days: 3, responsible: away, warnings: 1, penalty: match, matchPointsPerDay: 1, gamePointsPerDay: 2}\n"
                    + "unplayedMatches: {rule: 9, by: 04-30, outcome: void, gamePoints: 2, gamePointPerBoard: true}\n"
                    + "unplayedClubMatches: {rule: 9, by: 04-30, outcome: void, gamePoints: 2, gamePointPerBoard: true}\n"
                    + "adviceRule: 13.5\nreadings: [{rule: 5, question: Which?, options: [{id: four, says: Four.}, {id: five, says: Five.,"
                    + " rules: {boards: 5}}]}]\nchanges: [{from: 2026-01-01, to: 2026-02-01, note: voted, rules: {colours:"
                    + " home-black-on-odd}}]\n",
            "tieBreaks: [shared]\nwithdrawal: {ifForfeitedAbove: 1/2, then: expunge, otherwise: let-stand}\nlateResults: {hours: 48}\n");

    /** Other values of the same form, of which one is another value and can be read. */
    private static List<Object> others(Object value) {
        String text = value instanceof Plain plain ? plain.text() : (String) value;
        List<String> others = new ArrayList<>();
        if (text.matches("true|false")) {
            others.add(text.equals("true") ? "false" : "true");
        }
        if (text.matches("-?[0-9]+")) {
            others.add(Long.toString(Long.parseLong(text) + 1));
            others.add(Long.toString(Long.parseLong(text) - 1));
        }
        for (List<?> words : WORDS) {
            if (words.contains(text)) {
                words.forEach(word -> others.add((String) word));
            }
        }
        others.addAll(
                List.of("0.25", "PT45M", "2026-01-15", "50+5", "1/3", "10-01", "6 EUR", "0-6", "¼-0", "½-½", "none"));
        others.addAll(List.of("Europe/Paris", "board-count", "other"));
        others.remove(text);
        return others.stream().<Object>map(Plain::new).toList();
    }

    private static final List<List<?>> WORDS = words();

    private static List<List<?>> words() {
        List<List<?>> words = new ArrayList<>();
        collect(RuleSetSchema.schema(), words::add);
        return words;
    }

    private static void collect(Object schema, Consumer<List<?>> each) {
        if (schema instanceof Map<?, ?> map) {
            if (map.get("enum") instanceof List<?> words) {
                each.accept(words);
            }
            map.values().forEach(value -> collect(value, each));
        } else if (schema instanceof List<?> list) {
            list.forEach(value -> collect(value, each));
        }
    }

    /** Every scalar of a document, with what puts another one in its place. */
    private static void scalars(Object node, String path, Consumer<Object> put, TriConsumer each) {
        if (node instanceof Map<?, ?> map) {
            map.forEach((key, value) ->
                    scalars(value, path + (path.isEmpty() ? "" : ".") + key, other -> put(map, key, other), each));
        } else if (node instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                int at = i;
                scalars(list.get(i), path, other -> set(list, at, other), each);
            }
        } else {
            each.accept(path, node, put);
        }
    }

    private interface TriConsumer {
        void accept(String path, Object value, Consumer<Object> put);
    }

    @SuppressWarnings("unchecked") // a document has texts as keys
    private static void put(Map<?, ?> map, Object key, Object value) {
        ((Map<Object, Object>) map).put(key, value);
    }

    @SuppressWarnings("unchecked") // a list of a document may hold anything
    private static void set(List<?> list, int at, Object value) {
        ((List<Object>) list).set(at, value);
    }

    /** A copy that can be changed. */
    private static Object copy(Object node) {
        if (node instanceof Map<?, ?> map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            map.forEach((key, value) -> copy.put(key, copy(value)));
            return copy;
        }
        return node instanceof List<?> list
                ? new ArrayList<>(
                        list.stream().map(EveryKeyIsDescribedTest::copy).toList())
                : node;
    }

    @SuppressWarnings("unchecked") // a document is a mapping
    private static Optional<RuleSet> read(Object document) {
        try {
            return Optional.of(RuleSetFile.read("a", YamlWriter.write((Map<String, Object>) document)));
        } catch (FaultsException e) {
            return Optional.empty();
        }
    }

    private static void eachDifference(BiConsumer<String, RuleSet[]> each) {
        for (String file : FILES) {
            RuleSet rules = RuleSetFile.read("a", SHORT + file);
            Object document = copy(YamlWriter.toWrite(YamlDocument.read("a", SHORT + file, Limits.SMALL, new Faults())
                    .orElseThrow()));
            scalars(document, "", other -> {}, (path, value, put) -> {
                for (Object other : others(value)) {
                    put.accept(other);
                    Optional<RuleSet> changed = read(document).filter(read -> !read.equals(rules));
                    put.accept(value);
                    if (changed.isPresent()) {
                        each.accept(path, new RuleSet[] {rules, changed.get()});
                        return;
                    }
                }
            });
        }
    }

    @Test
    void aDifferenceInOneValueIsSaid() {
        List<String> silent = new ArrayList<>();
        eachDifference((path, both) -> {
            String key = path.contains(".") ? path.substring(0, path.indexOf('.')) : path;
            if (!RuleSetForm.OF_ITS_OWN.contains(key)) {
                if (RuleSetProse.describe(both[0]).equals(RuleSetProse.describe(both[1]))) {
                    silent.add(path + " in describe");
                }
                if (RuleSetDiff.between(both[0], both[1]).stream()
                        .noneMatch(change -> change.topic().equals(key))) {
                    silent.add(path + " in diff");
                }
            }
        });
        assertThat(silent).isEmpty();
    }

    /** The names of all keys that the schema has, wherever they stand. */
    private static void keys(Object schema, Set<String> keys) {
        if (schema instanceof Map<?, ?> map) {
            if (map.get("properties") instanceof Map<?, ?> properties) {
                properties.keySet().forEach(key -> keys.add((String) key));
            }
            map.values().forEach(value -> keys(value, keys));
        } else if (schema instanceof List<?> list) {
            list.forEach(value -> keys(value, keys));
        }
    }

    @Test
    void everyKeyOfTheSchemaIsAmongThem() {
        Set<String> keys = new TreeSet<>();
        keys(RuleSetSchema.schema(), keys);
        keys.removeAll(RuleSetForm.OF_ITS_OWN);
        Set<String> differed = new TreeSet<>();
        eachDifference((path, both) -> differed.addAll(List.of(path.split("\\.", -1))));
        keys.removeAll(differed);
        assertThat(keys).isEmpty();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a rule-set file that cannot be, and where: the place of each fault is marked with a roof. */
class RuleSetFaultsTest {

    private static final String SHORT = "id: a\nname: A\nboards: 4\nrankedBy: match-points\n";
    private static final String TOGETHER = "; change one of these values";

    private static final String DIFFERENCES =
            "boards, boardPoints, matchPoints, unfinishedGames, matchScoreFloor, rankedBy, tieBreaks, partialSplit,"
                    + " timeZone, ratesOfPlay, defaultTime, colours, defaults, accumulatedDefaults, ratings, handicap, boardOrder,"
                    + " boardOrderBreach, boardOrderByAgreement, eligibility, complaints, withdrawal, expulsion, bye,"
                    + " lateResults, unplayedMatches, unplayedClubMatches, adviceRule, movement";

    private static List<String> faults(String text) {
        FaultsException refused = catchThrowableOfType(FaultsException.class, () -> RuleSetFile.read("a.yaml", text));
        return refused == null
                ? List.of()
                : refused.faults().stream().map(Fault::toString).toList();
    }

    /** Reads the text without its roofs, and expects at each of them the next of the faults. */
    private static void refusedWhole(String marked, String... expected) {
        String text = marked.replace("^", "");
        List<String> places = new ArrayList<>();
        int roofs = 0;
        for (int at = marked.indexOf('^'); at >= 0; at = marked.indexOf('^', at + 1)) {
            String before = marked.substring(0, at).replace("^", "");
            int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
            places.add(
                    "a.yaml:" + line + ":" + (before.length() - before.lastIndexOf('\n')) + ": " + expected[roofs++]);
        }
        assertThat(faults(text)).isEqualTo(places).hasSize(expected.length);
    }

    private static void refused(String marked, String... expected) {
        refusedWhole(SHORT + (marked.contains("tieBreaks:") ? "" : "tieBreaks: []\n") + marked, expected);
    }

    private static void refusedStep(String marked, String... expected) {
        refused("partialSplit: re-form\ntieBreaks: [" + marked + "]", expected);
    }

    @Test
    void whatMustBeGiven() {
        refusedWhole(
                "^id: a\nboards: 4\nrankedBy: match-points\ntieBreaks: []\n",
                "the key \"name\" is missing; add name: …");
        refusedWhole("^" + SHORT, "the key \"tieBreaks\" is missing; add tieBreaks: …");
        refused(
                "readings: [^{question: Q, options: [{id: a, says: A}]}]",
                "readings[1]: the key \"rule\" is missing; add rule: …");
    }

    @Test
    void tieBreaks() {
        refusedStep(
                "^{by: game-points, seed: 4}",
                "tieBreaks[1]: seed and factor do not go with game-points; leave them out");
        refusedStep(
                "^{by: game-points, factor: 4}",
                "tieBreaks[1]: seed and factor do not go with game-points; leave them out");
        refusedStep(
                "^{by: lots, seed: 3, factor: 4}",
                "tieBreaks[1]: seed and factor do not go with lots-by-number-3; leave them out");
        refusedStep(
                "^{by: secondary-and-strength, seed: 3, factor: 4}",
                "tieBreaks[1]: seed and factor do not go with secondary-and-strength-4; leave them out");
        for (String key : List.of(
                "among: all",
                "better: more",
                "teams: two",
                "firstBoards: 1",
                "withoutLastBoards: 1",
                "per: match",
                "defaults: count",
                "unmet: pass-over",
                "cutHighest: 1",
                "cutLowest: 1",
                "cutAllLevel: true",
                "perMeeting: true",
                "name: other")) {
            refusedStep(
                    "^{by: koya, " + key + "}",
                    "tieBreaks[1]: koya takes no key but rule, appliesTo, roundedTo and rounding; leave the others out, or name a"
                            + " measure such as game-points");
        }
        refusedStep(
                "^{by: game-points, cutLowest: 1}",
                "tieBreaks[1]: game-points: only a measure of opponents can leave opponents out" + TOGETHER);
        refusedStep(
                "^{by: koya, ifDrawn: [game-points]}",
                "tieBreaks[1]: ifDrawn does not go with koya; leave it out; it belongs to play-off");
        refusedStep(
                "^{by: koya, appliesTo: []}",
                "tieBreaks[1]: appliesTo names nothing; name title, promotion or relegation, or leave it out for every tie");
        for (String key : List.of("of: entered", "total: sum")) {
            refusedStep(
                    "^{by: koya, " + key + "}",
                    "tieBreaks[1]: of and total do not go with koya; leave them out; they belong to rating and age");
        }
        refusedStep(
                "^{by: game-points, roundedTo: 0}",
                "tieBreaks[1]: the figures cannot be rounded to 0; write a positive step, such as 0.1");
        refusedStep(
                "^{by: game-points, roundedTo: -1}",
                "tieBreaks[1]: the figures cannot be rounded to -1; write a positive step, such as 0.1");
        refusedStep(
                "^{by: game-points, rounding: up}",
                "tieBreaks[1]: rounding is given without a step; add roundedTo: …, or leave rounding out");
        refusedStep(
                "{by: ^game-point}", "tieBreaks[1].by: \"game-point\" is no tie-break; did you mean \"game-points\"?");
        refusedStep(
                "{by: game-points, firstBoards: ^0}",
                "tieBreaks[1].firstBoards: 0 is too small; write a whole number from 1 to 999");
    }

    @Test
    void matchPoints() {
        refused(
                "matchPoints: ^mine",
                "matchPoints: \"mine\" is not the name of match points registered from code; write win, draw and loss with"
                        + " their points");
        refused(
                "matchPoints: {by: ^mine}",
                "matchPoints.by: \"mine\" is not the name of match points registered from code; write win, draw and loss"
                        + " with their points");
        refused(
                "matchPoints: ^{by: mine, win: 3}",
                "matchPoints: a scale stands beside the name of a strategy; give one of the two");
    }

    @Test
    void defaultsOfMatches() {
        String oneOf = "defaults.matchDefault: give one of boardsLost, fewerPlayersThan and playersBelow" + TOGETHER;
        refused("defaults: {matchDefault: ^{}}", oneOf);
        refused("defaults: {matchDefault: ^{boardsLost: 1, fewerPlayersThan: 2}}", oneOf);
        refused("defaults: {matchDefault: ^{boardsLost: 1, playersBelow: 1/2}}", oneOf);
        refused("defaults: {matchDefault: ^{fewerPlayersThan: 2, playersBelow: 1/2}}", oneOf);
        refused("defaults: {matchDefault: ^{boardsLost: 1, fewerPlayersThan: 2, playersBelow: 1/2}}", oneOf);
        String share = " is not a share; write for example 1/2";
        refused(
                "defaults: {matchDefault: {playersBelow: ^3/2}}",
                "defaults.matchDefault.playersBelow: \"3/2\"" + share);
        refused(
                "defaults: {matchDefault: {playersBelow: ^1/0}}",
                "defaults.matchDefault.playersBelow: \"1/0\"" + share);
        refused(
                "defaults: {matchDefault: {playersBelow: ^half}}",
                "defaults.matchDefault.playersBelow: \"half\"" + share);
        assertThat(faults(SHORT + "tieBreaks: []\ndefaults: {matchDefault: {playersBelow: 2/2}}"))
                .isEmpty();
    }

    @Test
    void ratings() {
        refused(
                "ratings: [^{list: ECF, fixed: 1200}]",
                "ratings[1]: a list and fixed ratings stand together; give a list, or else fixed ratings");
        refused(
                "ratings: [^{frozenOn: [09-01], byClass: {junior: 1}}]",
                "ratings[1]: a list and fixed ratings stand together; give a list, or else fixed ratings");
        refused(
                "ratings: [^{plus: 3, fixed: 1}]",
                "ratings[1]: a list and fixed ratings stand together; give a list, or else fixed ratings");
        refused(
                "ratings: [nominated, ^{}]",
                "ratings[2]: neither a list nor a fixed rating is given; give a list, or else fixed ratings");
        String day = " is not a day of the year; write month and day, such as 09-01";
        refused("ratings: [{frozenOn: [^13-01]}]", "ratings[1].frozenOn[1]: \"13-01\"" + day);
        refused("ratings: [{frozenOn: [09-01, ^9-1]}]", "ratings[1].frozenOn[2]: \"9-1\"" + day);
    }

    @Test
    void boardOrder() {
        refused(
                "boardOrder: ^by-strength",
                "boardOrder: \"by-strength\" is not the name of a board order registered from code; write tolerance: … or"
                        + " boardsAway: …");
        refused(
                "boardOrder: ^{rule: 9}",
                "boardOrder: the key \"tolerance\" is missing; add tolerance: … (0 for a strict order), or boardsAway: …");
    }

    @Test
    void eligibility() {
        refused(
                "eligibility: [{by: ^one-team}]",
                "eligibility[1].by: \"one-team\" is no rule on eligibility; allowed are: one-team-a-season, squads,"
                        + " nominated-players, appearances-elsewhere, minimum-appearances, busy-by-default,"
                        + " suspended-for-several-clubs, lower-team-not-stronger, rating-limits, team-rating-limit");
        refused("eligibility: [^{rule: 8}]", "eligibility[1]: the key \"by\" is missing; add by: …");
        refused(
                "eligibility: [^{by: appearances-elsewhere}]",
                "eligibility[1]: the key \"atMost\" is missing; add atMost: …");
        refused(
                "eligibility: [{by: squads, ^listed: true}]",
                "eligibility[1]: the key \"listed\" is not known here; allowed are: rule, listedOnly");
    }

    @Test
    void deadlinesAndFines() {
        refused(
                "lateResults: ^{days: 1, hours: 2, rule: 4}",
                "lateResults: rule 4: give one of days and hours for the report of a result" + TOGETHER);
        refused(
                "lateResults: ^{rule: 4}",
                "lateResults: rule 4: give one of days and hours for the report of a result" + TOGETHER);
        refused("unplayedMatches: ^{rule: 4}", "unplayedMatches: the key \"outcome\" is missing; add outcome: …");
        refused(
                "defaults: {boardFine: ^cake}",
                "defaults.boardFine: \"cake\" is not an amount of money; write the amount and the currency, such as 40 EUR");
        refused(
                "boardOrderBreach: ^{score: 0-5}",
                "boardOrderBreach: a sanction with the score 0–5 for the match: its reach must be the match"
                        + TOGETHER);
        refused(
                "boardOrderBreach: {reach: match, score: ^x}",
                "boardOrderBreach.score: \"x\" is not a score; write the offending team's points first, such as 0-5");
        refused(
                "movement: ^{up: 2, down: 1, refusalPassesTo: 1}",
                "movement: a refusal passes to position 1, but 2 go up: give at least 2" + TOGETHER);
        refused(
                "movement: ^{up: 1, down: 0, refusalPassesTo: 1, leaversTakePlaces: true}",
                "movement: teams that left count among those that go down, but none goes down: give down as 1 or more"
                        + TOGETHER);
    }

    @Test
    void teamsThatLeave() {
        refused(
                "withdrawal: ^{then: expunge, otherwise: let-stand}",
                "withdrawal: what it depends on is not clear; give one of ifPlayedBelow and ifForfeitedAbove");
        refused(
                "withdrawal: ^{ifPlayedBelow: 1/2, ifForfeitedAbove: 1/2, then: expunge, otherwise: let-stand}",
                "withdrawal: what it depends on is not clear; give one of ifPlayedBelow and ifForfeitedAbove");
        refused(
                "timeZone: ^Europe/Hereford",
                "timeZone: \"Europe/Hereford\" is not a time zone; write for example Europe/London");
    }

    @Test
    void readingsAndChanges() {
        refused(
                "readings: [^{rule: 5, question: Q, options: [{id: a, says: A}]}]",
                "readings[1]: rule 5: an open reading has at least two options" + TOGETHER);
        refused(
                "readings: [^{rule: 5, question: Q, options: [{id: a, says: A, rules: {boards: 5}}, {id: b, says: B, rules:"
                        + " {boards: 5}}]}]",
                "readings[1]: rule 5, option a: the first option is the reading in force and has no rules; every other one"
                        + " says what it changes" + TOGETHER);
        refused(
                "readings: [^{rule: 5, question: Q, options: [{id: a, says: A}, {id: b, says: B}]}]",
                "readings[1]: rule 5, option b: the first option is the reading in force and has no rules; every other one"
                        + " says what it changes" + TOGETHER);
        refused(
                "readings: [^{rule: 5, question: Q, options: [{id: a, says: A}, {id: a, says: B, rules: {boards: 5}}]}]",
                "readings[1]: rule 5: two options have the same id" + TOGETHER);
        refused(
                "changes: [^{from: 2026-01-02, to: 2026-01-01, rules: {colours: tossed}}]",
                "changes[1]: the last day 2026-01-01 is before the first day 2026-01-02" + TOGETHER);
        assertThat(faults(SHORT
                        + "tieBreaks: []\nchanges: [{from: 2026-01-01, to: 2026-01-01, rules: {colours: tossed}}]"))
                .isEmpty();
        refused(
                "changes: [{from: 2026-01-01, rules: {id: ^b, name: ^B}}]",
                "changes[1].rules.id: the key \"id\" cannot be changed here; allowed are: " + DIFFERENCES,
                "changes[1].rules.name: the key \"name\" cannot be changed here; allowed are: " + DIFFERENCES);
        refused(
                "changes: [{from: 2026-01-01, rules: {boards: ^5, movement: ^1}}]",
                "changes[1].rules.boards: the key \"boards\" cannot change in mid-season; write boards: any for the season"
                        + " where the number of boards varies",
                "changes[1].rules.movement: the key \"movement\" cannot change in mid-season; it is about the season as a"
                        + " whole; what belongs to the day of a match can change: boardOrder, boardOrderBreach,"
                        + " boardOrderByAgreement, boardPoints, colours, complaints, defaultTime, defaults, eligibility,"
                        + " handicap, ratesOfPlay, ratings, timeZone");
        refused(
                "changes: [{from: 2026-01-01, rules: ^{boardPoints: {doubleDefaultInTable: 0}}}]",
                "changes[1].rules: from that day a board that both sides lost is worth ½ in the match and 0 in the table; where"
                        + " board points change in mid-season, give doubleDefaultInTable the value of doubleDefault");
        String options = "readings: [{rule: 5, question: Q, options: [{id: a, says: A}, {id: b, says: B, rules: ";
        refused(
                options + "{boards: ^many}}]}]",
                "readings[1].options[2].rules.boards: \"many\" is not a whole number; write a whole number from 1 to 999");
        refused(
                "tieBreaks: [{by: game-points, rule: 5}]\n" + options + "{tieBreaks: {6: ^match-wins}}}]}]",
                "readings[1].options[2].rules.tieBreaks.6: no tie-break stands for rule \"6\"; did you mean \"5\"? Allowed are: 5");
    }

    @Test
    void whatTheWholeComesTo() {
        String text = "^" + SHORT + "tieBreaks: []\nvalidFrom: 2026-01-01\nvalidTo: 2025-01-01\n";
        refusedWhole(text, "rule set a: the last day 2025-01-01 is before the first day 2026-01-01" + TOGETHER);
        assertThat(faults(SHORT + "tieBreaks: []\nvalidFrom: 2026-01-01\nvalidTo: 2026-01-01\n"))
                .isEmpty();
        refusedWhole(
                "^" + SHORT + "tieBreaks: [head-to-head-game-points]\n",
                "the key \"partialSplit\" is missing, and a tie-break looks at the matches between the level teams"
                        + TOGETHER);
        refusedWhole(
                "^id: a\nname: A\nboards: 4\nrankedBy: board-count\ntieBreaks: []\n",
                "the key \"partialSplit\" is missing, and a tie-break looks at the matches between the level teams"
                        + TOGETHER);
    }

    @Test
    void basedOnSomethingElse() {
        refusedWhole(
                "id: a\nname: A\nbasedOn: ^a\n",
                "basedOn: the rule set is based on itself; name another one, or leave basedOn out");
        refusedWhole(
                "id: a\nname: A\nbasedOn: ^b.yaml\n",
                "basedOn: \"b.yaml\" is a file, and this document is none; name a rule set by its id");
        refusedWhole(
                "id: a\nname: A\nbasedOn: ^b.yml\n",
                "basedOn: \"b.yml\" is a file, and this document is none; name a rule set by its id");
        refusedWhole(
                "id: a\nname: A\nbasedOn: ^b.json\n",
                "basedOn: \"b.json\" is a file, and this document is none; name a rule set by its id");
        refusedWhole(
                "id: a\nname: A\nbasedOn: ^herefordshre-2025-26\n",
                "basedOn: no rule set has the id \"herefordshre-2025-26\"; did you mean \"herefordshire-2025-26\"? A file is"
                        + " named with its ending .yaml");
        assertThat(faults("id: a\nname: A\nboards: 4\nrankedBy: match-points\ntieBreaks: []\nbasedOn: ~\n"))
                .isEmpty();
        refusedWhole(
                "id: b\nname: B\nbasedOn: herefordshire-2025-26\ntieBreaks: ^{7.2.2(c): ~}\n",
                "tieBreaks: with these differences something no longer fits in the rule set that this one is based on:"
                        + " readings[5].options[2].rules.tieBreaks.7.2.2(c): no tie-break stands for rule \"7.2.2(c)\";"
                        + " write something else here, or the key \"readings\" too, with what is to be in force");
    }

    private static void write(Path folder, String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private static void refusedFile(Path file, String message) {
        assertThatThrownBy(() -> RuleSetFile.read(file))
                .isInstanceOf(FaultsException.class)
                .hasMessage(message);
    }

    @Test
    void basedOnFiles(@TempDir Path folder) throws IOException {
        write(folder, "a.yaml", "id: a\nname: A\nbasedOn: none.yaml\n");
        refusedFile(
                folder.resolve("a.yaml"),
                "a.yaml:3:10: basedOn: the file \"none.yaml\" cannot be read; name a file that is there, relative to this"
                        + " one");
        write(folder, "b.yaml", "id: b\nname: B\nbasedOn: c.yaml\n");
        write(folder, "c.yaml", "id: c\nname: C\nbasedOn: b.yaml\n");
        refusedFile(
                folder.resolve("b.yaml"),
                "c.yaml:3:10: basedOn: \"b.yaml\" is itself based on this file; let one of them stand on its own");
        // What is at fault in the file below is named there and nowhere else.
        write(folder, "d.yaml", "id: d\nname: D\nbasedOn: e.yaml\n");
        write(folder, "e.yaml", SHORT + "tieBreaks: []\nboardPoints: {win: x}\n");
        refusedFile(
                folder.resolve("d.yaml"),
                "e.yaml:6:20: boardPoints.win: \"x\" is not points; write for example 2, ½ or 0.5");
    }

    /** Ten rule sets may stand on each other, eleven may not. */
    @Test
    void basedOnALongLine(@TempDir Path folder) throws IOException {
        write(folder, "f11.yaml", SHORT.replace("id: a", "id: f11") + "tieBreaks: []\n");
        for (int file = 10; file >= 1; file--) {
            write(folder, "f" + file + ".yaml", "id: f" + file + "\nname: F\nbasedOn: f" + (file + 1) + ".yaml\n");
        }
        assertThat(RuleSetFile.read(folder.resolve("f2.yaml")).boards()).hasValue(4);
        refusedFile(
                folder.resolve("f1.yaml"),
                "f10.yaml:3:10: basedOn: more than 10 rule sets are based on each other; base this one on an earlier one");
    }
}

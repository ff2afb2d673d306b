/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Fine;
import io.github.marchesleague.rules.penalty.Sanction;
import java.time.Duration;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;

/** Turns of phrase that the prose of a rule set uses in many places. */
final class ProseWords {

    private ProseWords() {}

    static String rule(String number) {
        return number.isEmpty() ? "." : " (" + number + ").";
    }

    static String number(String number) {
        return number.isEmpty() ? "" : " (" + number + ")";
    }

    static String duration(Duration duration) {
        return duration.toMinutes() % 60 == 0
                ? count(Math.toIntExact(duration.toHours()), "hour")
                : count(Math.toIntExact(duration.toMinutes()), "minute");
    }

    static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : what.endsWith("ch") ? "es" : "s");
    }

    /** So many points of a kind: {@code 1 match point}, {@code 2½ game points}. */
    static String points(Points number, String kind) {
        return number + " " + kind + (number.equals(Points.ONE) ? " point" : " points");
    }

    static String list(Iterable<Integer> numbers) {
        List<String> texts = new ArrayList<>();
        numbers.forEach(number -> texts.add(Integer.toString(number)));
        return String.join(", ", texts);
    }

    static String enforcement(Enforcement enforcement) {
        if (!enforcement.punishes()) {
            return "is reported, and changes no score by itself";
        }
        List<String> sanctions =
                enforcement.sanctions().stream().map(ProseWords::sanction).toList();
        return sanctions.size() == 1
                ? "costs " + sanctions.get(0)
                : "costs, from one offence of the season to the next, " + String.join("; then ", sanctions);
    }

    private static String sanction(Sanction s) {
        List<String> parts = new ArrayList<>();
        switch (s.reach()) {
            case NONE -> {}
            case BOARD -> parts.add("the board");
            case FROM_BOARD_DOWN -> parts.add("the board and all below it");
            case MATCH ->
                parts.add(s.score()
                        .map(score -> "the match, which then counts " + score)
                        .orElse("all boards of the match"));
        }
        if (s.gamePoints().signum() != 0) {
            parts.add(points(s.gamePoints(), "game") + " of that match");
        }
        if (s.gamePointsToOpponents().signum() != 0) {
            parts.add(points(s.gamePointsToOpponents(), "game") + " of that match to the opponents");
        }
        if (s.seasonGamePoints().signum() != 0) {
            parts.add(points(s.seasonGamePoints(), "game") + " of the season");
        }
        if (s.matchPoints().signum() != 0) {
            parts.add(points(s.matchPoints(), "match"));
        }
        if (s.ownPointsLost()) {
            parts.add("what the team has of the match, while its opponents keep theirs");
        }
        s.fine().ifPresent(fine -> parts.add(fine(fine)));
        if (s.expulsion()) {
            parts.add("its place in the league");
        }
        return (parts.isEmpty() ? "nothing" : String.join(" and ", parts))
                + (s.onlyIfDecisive() ? ", only if that changes who won the match" : "")
                + (s.matchPointsOnly() ? ", in the match points only" : "");
    }

    static String fine(Fine fine) {
        return "a fine of " + fine
                + (fine.timesInLastRound() > 1
                        ? ", " + fine.timesInLastRound() + " times as much in the last round"
                        : "");
    }

    /** A day of the year as rule-set files have it, such as 09-01. */
    static String day(MonthDay day) {
        return day.toString().substring(2) + " (month and day)";
    }
}

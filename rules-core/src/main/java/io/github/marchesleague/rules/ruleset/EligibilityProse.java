/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.eligibility.AppearancesElsewhere;
import io.github.marchesleague.rules.eligibility.BusyByDefault;
import io.github.marchesleague.rules.eligibility.Eligibility;
import io.github.marchesleague.rules.eligibility.LowerTeamNotStronger;
import io.github.marchesleague.rules.eligibility.MinimumAppearances;
import io.github.marchesleague.rules.eligibility.NominatedPlayers;
import io.github.marchesleague.rules.eligibility.OneTeamASeason;
import io.github.marchesleague.rules.eligibility.RatingLimits;
import io.github.marchesleague.rules.eligibility.Squads;
import io.github.marchesleague.rules.eligibility.SuspendedForSeveralClubs;
import io.github.marchesleague.rules.eligibility.TeamRatingLimit;
import io.github.marchesleague.rules.lineup.Conversion;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.lineup.RatingSource;
import java.math.RoundingMode;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The rules on who may play, and the ratings they go by, as prose. */
final class EligibilityProse {

    private EligibilityProse() {}

    static String eligibility(Eligibility rule) {
        if (rule instanceof OneTeamASeason) {
            return "A player's first match of the season ties him to that team";
        }
        if (rule instanceof Squads squads) {
            return "A player of a squad may play only for its team"
                    + (squads.listedOnly() ? ", and one of no squad for none" : "");
        }
        if (rule instanceof NominatedPlayers nominated) {
            return "A player of the class " + nominated.nominatedClass()
                    + " may not play for a lower team of the club than that of his squad";
        }
        if (rule instanceof AppearancesElsewhere elsewhere) {
            return "After more than " + ProseWords.count(elsewhere.atMost(), "appearance") + " for "
                    + (elsewhere.anyTeam() ? "another" : "a higher") + " team of the club"
                    + (elsewhere.toBoard().isPresent()
                            ? ", on board " + elsewhere.toBoard().getAsInt() + " or above,"
                            : "")
                    + " a player may not play for "
                    + (elsewhere.anyTeam() ? "this one" : "a lower one");
        }
        if (rule instanceof MinimumAppearances minimum) {
            return "In the last " + ProseWords.count(minimum.lastMatches(), "match")
                    + " of a team only those may play who have played " + ProseWords.count(minimum.atLeast(), "match")
                    + " for it before";
        }
        if (rule instanceof BusyByDefault) {
            return "A team that defaults a match counts as having fielded its last line-up, whose players may play for no"
                    + " other team that day";
        }
        if (rule instanceof RatingLimits limits) {
            return "A player may be rated"
                    + (limits.atMost().isPresent()
                            ? " at most " + limits.atMost().getAsInt()
                            : "")
                    + (limits.atLeast().isPresent()
                            ? " at least " + limits.atLeast().getAsInt()
                            : "")
                    + (limits.freeBoards().isEmpty()
                            ? ""
                            : ", on boards " + ProseWords.list(new TreeSet<>(limits.freeBoards())) + " also more")
                    + (limits.above() == 0
                            ? ""
                            : ", and " + limits.above() + " of a line-up more"
                                    + (limits.aboveAtMost().isPresent()
                                            ? ", up to " + limits.aboveAtMost().getAsInt()
                                            : ""))
                    + ratedBy(limits.ratings());
        }
        if (rule instanceof TeamRatingLimit limit) {
            String sums = new TreeMap<>(limit.sums())
                    .entrySet().stream()
                            .map(sum -> sum.getValue() + " for " + ProseWords.count(sum.getKey(), "player"))
                            .collect(Collectors.joining(", "));
            return "The ratings of a line-up may add up to at most " + sums
                    + (limit.average().isPresent()
                            ? (sums.isEmpty() ? "" : ", otherwise ") + "an average of "
                                    + limit.average().getAsInt()
                            : "")
                    + (limit.playerAtLeast().isPresent()
                            ? ", nobody counting less than "
                                    + limit.playerAtLeast().getAsInt()
                            : "")
                    + (limit.emptyAsAbove() ? ", an empty board counting as the one above it" : "")
                    + (limit.absentCounts() ? "" : ", players who did not come left out")
                    + (limit.excessFrom() > 1 || limit.excessTo().isPresent()
                            ? "; this is about an excess of " + limit.excessFrom()
                                    + (limit.excessTo().isPresent()
                                            ? " to " + limit.excessTo().getAsInt()
                                            : " or more")
                            : "")
                    + ratedBy(limit.ratings());
        }
        if (rule instanceof SuspendedForSeveralClubs suspended) {
            return "A player who appears for a second club is suspended from that match on"
                    + (suspended.matches().isPresent()
                            ? ", for "
                                    + ProseWords.count(suspended.matches().getAsInt(), "match")
                                    + " of the team that he would play for"
                            : "")
                    + suspended
                            .until()
                            .map(day ->
                                    (suspended.matches().isPresent() ? " and" : ",") + " until " + ProseWords.day(day))
                            .orElse("")
                    + (suspended.matches().isEmpty() && suspended.until().isEmpty()
                            ? ", for the rest of the season"
                            : "");
        }
        if (rule instanceof LowerTeamNotStronger order) {
            return (order.comparison() == LowerTeamNotStronger.Comparison.AVERAGES
                            ? "The players of a lower team of a club may not be rated higher on average than those of a higher one in"
                            : "A lower team of a club may not be expected to beat a higher one, board by board after FIDE's table of"
                                    + " rating differences (B.02, 8.1.2), an empty board as a rating of 0, in")
                    + " the same " + (order.at() == LowerTeamNotStronger.At.SAME_ROUND ? "round" : "day")
                    + (order.tolerance() > 0 ? " by more than " + order.tolerance() + " points" : "")
                    + ratedBy(order.ratings());
        }
        return "A rule from code says who may play";
    }

    private static String ratedBy(RatingPolicy ratings) {
        return ratings.equals(AdjudicationForms.PLAIN.ratings())
                ? ""
                : ", by the first rating of these that there is: "
                        + ratings.sources().stream()
                                .map(EligibilityProse::rating)
                                .collect(Collectors.joining("; "));
    }

    static String rating(RatingSource source) {
        if (source instanceof RatingSource.Nominated) {
            return "the one that the controller nominated";
        }
        if (source instanceof RatingSource.Published p) {
            return p.list().map(list -> "the list " + list).orElse("the published list")
                    + (p.frozenOn().isEmpty()
                            ? " in force on the day of the match"
                            : " as it was on "
                                    + p.frozenOn().stream()
                                            .map(day -> day.toString().substring(2))
                                            .collect(Collectors.joining(" or "))
                                    + " (month and day), whichever came last")
                    + (p.conversion().equals(Conversion.NONE)
                            ? ""
                            : ", times " + p.conversion().factor() + " plus "
                                    + p.conversion().plus()
                                    + (p.conversion().rounding() == RoundingMode.HALF_UP
                                            ? ""
                                            : ", rounded "
                                                    + Forms.word(p.conversion().rounding())));
        }
        if (source instanceof RatingSource.Fixed fixed) {
            String classes = new TreeMap<>(fixed.byClass())
                    .entrySet().stream()
                            .map(entry -> entry.getValue() + " for " + entry.getKey())
                            .collect(Collectors.joining(", "));
            return "a fixed one: " + classes
                    + (fixed.otherwise().isPresent()
                            ? (classes.isEmpty() ? "" : ", otherwise ")
                                    + fixed.otherwise().getAsInt()
                            : "");
        }
        return "one that comes from code";
    }
}

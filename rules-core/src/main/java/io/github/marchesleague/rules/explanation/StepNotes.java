/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.standings.Course;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Workings;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.SharedPlaces;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Why a step separated nobody, or what there is to know where it did. */
final class StepNotes {

    private final Workings workings;
    private final Map<TeamId, Row> rows;

    StepNotes(Workings workings, Map<TeamId, Row> rows) {
        this.workings = workings;
        this.rows = rows;
    }

    /** The note to a step that a group came to; empty where there is nothing to say. */
    String of(Course course, Course.Stop stop, @Nullable Division division) {
        TieBreak tieBreak = stop.step().tieBreak();
        if (division == null) {
            return tieBreak.fits(course.teams().size())
                    ? "decides only " + stakes(stop.step()) + ", which does not hang on these places"
                    : "not used for " + course.teams().size() + " teams";
        }
        if (division instanceof Division.CannotBeWorkedOut unknown) {
            return unknown.reason() + (unknown.matches().isEmpty() ? "" : ": " + refs(unknown.matches()));
        }
        if (division instanceof Division.StillToBePlayed) {
            return between(workings.playOffs(), course.teams()).isEmpty()
                    ? "has not been played"
                    : "has not been played to an end, or left the teams level";
        }
        if (((Division.Ordered) division).parts().size() > 1) {
            return separatedNote(course, stop.step());
        }
        if (tieBreak instanceof SharedPlaces) {
            return "the rules end here, and level teams share their position";
        }
        if (tieBreak.id().equals("ruling")) {
            return "the decision does not name all of these teams";
        }
        return tieBreak instanceof Criterion criterion ? levelNote(course, criterion) : "";
    }

    private String separatedNote(Course course, Step step) {
        if (!step.appliesTo().isEmpty()) {
            return "decides only " + stakes(step) + "; teams about whom that is settled stay level with each other";
        }
        return step.tieBreak() instanceof Criterion criterion
                        && criterion.unmet() == Criterion.Unmet.TOP_SAFE
                        && !allHaveMet(course.teams())
                ? "not all of these teams have met each other; whoever is placed has more, with all missing matches lost,"
                        + " than any team after it can come to"
                : "";
    }

    private static String stakes(Step step) {
        List<String> words = new ArrayList<>();
        for (Stake stake : Stake.values()) {
            if (step.appliesTo().contains(stake)) {
                words.add(
                        switch (stake) {
                            case TITLE -> "the title";
                            case PROMOTION -> "promotion";
                            case RELEGATION -> "relegation";
                        });
            }
        }
        return String.join(" and ", words);
    }

    private String refs(List<MatchResult> matches) {
        List<String> names = new ArrayList<>();
        for (MatchResult match : matches) {
            names.add(name(match.home()) + " – " + name(match.away())
                    + (match.round().isPresent() ? ", round " + match.round().getAsInt() : ""));
        }
        return String.join("; ", names);
    }

    /** What a team is called. */
    String name(TeamId team) {
        Row row = rows.get(team);
        return row == null ? team.value() : row.team().name();
    }

    private String levelNote(Course course, Criterion criterion) {
        if (criterion.headToHead()) {
            List<MatchResult> matches = between(workings.matches(), course.league());
            if (matches.isEmpty()) {
                return course.teams().size() == 2 ? "the two have not met" : "none of these teams have met each other";
            }
            if (criterion.unmet() != Criterion.Unmet.COUNT_WHAT_WAS_PLAYED && !allHaveMet(course.teams())) {
                return criterion.unmet() == Criterion.Unmet.PASS_OVER
                        ? "not all of these teams have met each other"
                        : "not all of these teams have met each other, and none is ahead whatever the missing results";
            }
            boolean nothing = criterion.measure().kind() != Measure.Kind.OPPONENTS
                    && matches.stream().allMatch(match -> nothing(criterion, match));
            if (nothing && criterion.measure() == Measure.BOARD_COUNT) {
                return "nobody won a board in the matches between them";
            }
        }
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS && sameOpponents(course.teams(), criterion)) {
            return "all of them have met the same opponents apart from each other, and have the same points"
                    + " themselves, so this cannot separate them";
        }
        return "";
    }

    private boolean nothing(Criterion criterion, MatchResult match) {
        for (Side side : Side.values()) {
            for (Points adds : workings.adds(criterion, match, side)) {
                if (adds.signum() != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether each of these teams has met each of the others. */
    boolean allHaveMet(List<TeamId> teams) {
        Set<Set<TeamId>> met = new HashSet<>();
        between(workings.matches(), teams).forEach(match -> met.add(Set.of(match.home(), match.away())));
        return met.size() == teams.size() * (teams.size() - 1) / 2;
    }

    /** Whether the opponents are the same apart from the teams themselves, which add the same to each other. */
    private boolean sameOpponents(List<TeamId> teams, Criterion criterion) {
        if (criterion.perMeeting()
                || (criterion.measure() != Measure.OPPONENTS_GAME_POINTS
                        && criterion.measure() != Measure.OPPONENTS_MATCH_POINTS)) {
            return false;
        }
        Set<Set<TeamId>> circles = new HashSet<>();
        Set<Points> totals = new HashSet<>();
        for (TeamId team : teams) {
            Set<TeamId> circle = new HashSet<>();
            circle.add(team);
            workings.opponents(criterion, team).forEach(share -> circle.add(share.opponent()));
            circles.add(circle);
            Tally tally = Objects.requireNonNull(rows.get(team)).tally();
            totals.add(criterion.measure() == Measure.OPPONENTS_GAME_POINTS ? tally.gamePoints() : tally.matchPoints());
        }
        return circles.size() == 1 && totals.size() == 1;
    }

    /** The matches between these teams. */
    static List<MatchResult> between(List<MatchResult> matches, List<TeamId> teams) {
        Set<TeamId> set = new HashSet<>(teams);
        return matches.stream()
                .filter(match -> set.contains(match.home()) && set.contains(match.away()))
                .toList();
    }
}

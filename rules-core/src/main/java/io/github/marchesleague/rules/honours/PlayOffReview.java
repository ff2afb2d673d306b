/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.honours;

import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Breach;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.standings.Course;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Whether the play-offs of a season were called for (7.2.2(d)). */
public final class PlayOffReview {

    private PlayOffReview() {}

    /**
     * The play-off matches that decide nothing, since their teams are not level when a play-off comes to be asked for.
     *
     * @param table the table of a season
     * @return a remark on each such match, in the order of the season; empty for a table of results
     */
    public static List<Breach> remarks(Standings table) {
        List<Breach> remarks = new ArrayList<>();
        List<Course> decidedByPlayOff = table.courses().stream()
                .filter(course -> course.stops().stream().anyMatch(stop -> isPlayOff(stop.step())))
                .toList();
        Optional<Step> step = table.rules().chain().steps().stream()
                .filter(PlayOffReview::isPlayOff)
                .findFirst();
        for (AdjudicatedMatch match :
                table.adjudicated().map(season -> season.playOffs()).orElse(List.of())) {
            MatchRef ref = match.card().ref();
            boolean level = decidedByPlayOff.stream()
                    .anyMatch(course -> course.teams().containsAll(List.of(ref.home(), ref.away())));
            if (!level) {
                remarks.add(new Breach(
                        step.map(Step::rule).orElse(""),
                        Optional.of(ref),
                        Optional.empty(),
                        OptionalInt.empty(),
                        step.isPresent()
                                ? "a play-off between teams that are not level; it decides nothing"
                                : "the rules know no play-off; it decides nothing"));
            }
        }
        return List.copyOf(remarks);
    }

    private static boolean isPlayOff(Step step) {
        return step.tieBreak() instanceof PlayOff;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Course;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Tie;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How teams that the ranking left level (7.2.1) were placed: every step that was taken with them (7.2.2), the groups it
 * left, and why it could not separate those that it left level. A plain value without references to the table.
 *
 * @param teams the teams in the order of the table
 * @param ranking what they are level on
 * @param steps the steps in the order in which they were taken
 */
public record TieExplanation(List<TeamId> teams, ExplainedStep ranking, List<ExplainedStep> steps) {

    /** Takes unmodifiable copies. */
    public TieExplanation {
        teams = List.copyOf(teams);
        Objects.requireNonNull(ranking, "ranking");
        steps = List.copyOf(steps);
    }

    /**
     * Explains every tie of a table.
     *
     * @param table the table
     * @return an unmodifiable list in the order of the table, as in {@link Standings#ties}
     */
    public static List<TieExplanation> of(Standings table) {
        Explainer explainer = new Explainer(table);
        List<Course> courses = table.courses();
        List<TieExplanation> ties = new ArrayList<>();
        for (Tie tie : table.ties()) {
            List<ExplainedStep> steps = new ArrayList<>();
            for (Course course : courses) {
                if (tie.teams().containsAll(course.teams())) {
                    course.stops().stream()
                            .filter(stop -> stop.number() > 0)
                            .forEach(stop -> steps.add(explainer.step(course, stop, course.teams())));
                }
            }
            Course all = courses.get(0);
            ties.add(new TieExplanation(
                    tie.teams(), explainer.step(all, all.stops().get(0), tie.teams()), steps));
        }
        return List.copyOf(ties);
    }
}

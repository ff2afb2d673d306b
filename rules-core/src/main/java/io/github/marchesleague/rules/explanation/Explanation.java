/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.standings.Course;
import io.github.marchesleague.rules.standings.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Why one team stands above another: every step of the chain that both went through together, from the ranking (7.2.1)
 * to the one that separated them (7.2.2), with both figures and what they are made of. A plain value without references
 * to the table.
 *
 * @param above the team above; where they share a position, the one listed first
 * @param below the team below
 * @param steps the steps in the order in which they were taken
 */
public record Explanation(TeamId above, TeamId below, List<ExplainedStep> steps) {

    /** Takes an unmodifiable copy. */
    public Explanation {
        Objects.requireNonNull(above, "above");
        Objects.requireNonNull(below, "below");
        steps = List.copyOf(steps);
    }

    /**
     * Explains the order of two teams.
     *
     * @param table the table
     * @param one a team of the table
     * @param other another
     * @return why the one of them that stands higher does so
     * @throws IllegalArgumentException if a team is not in the table, or both are the same
     */
    public static Explanation of(Standings table, TeamId one, TeamId other) {
        if (one.equals(other)) {
            throw new IllegalArgumentException("\"" + one + "\" was compared with itself; name two different teams");
        }
        List<TeamId> order = table.rows().stream().map(row -> row.team().id()).toList();
        for (TeamId team : List.of(one, other)) {
            if (!order.contains(team)) {
                throw new IllegalArgumentException("team \"" + team + "\" is not in this table; it has " + order);
            }
        }
        boolean asNamed = order.indexOf(one) < order.indexOf(other);
        TeamId above = asNamed ? one : other;
        TeamId below = asNamed ? other : one;
        Explainer explainer = new Explainer(table);
        List<ExplainedStep> steps = new ArrayList<>();
        for (Course course : table.courses()) {
            if (course.teams().contains(one) && course.teams().contains(other)) {
                course.stops().forEach(stop -> steps.add(explainer.step(course, stop, List.of(above, below))));
            }
        }
        return new Explanation(above, below, steps);
    }

    /**
     * The step that separated the two.
     *
     * @return the step, or empty if they share a position
     */
    public Optional<ExplainedStep> decidedBy() {
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        ExplainedStep last = steps.get(steps.size() - 1);
        return last.parts().stream()
                        .anyMatch(part ->
                                part.teams().contains(above) && part.teams().contains(below))
                ? Optional.empty()
                : Optional.of(last).filter(step -> step.outcome() == ExplainedStep.Outcome.SEPARATED);
    }
}

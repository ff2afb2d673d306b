/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Open readings in plain English, for people. The wording may change from version to version. */
public final class OpenReadingsText {

    private final Map<TeamId, String> names;

    private OpenReadingsText(Collection<Team> teams) {
        this.names = teams.stream().collect(Collectors.toUnmodifiableMap(Team::id, Team::name));
    }

    /**
     * A writer that calls the teams by their names.
     *
     * @param teams the teams
     * @return the writer
     */
    public static OpenReadingsText of(Collection<Team> teams) {
        return new OpenReadingsText(teams);
    }

    /**
     * Writes whether the order hangs on a reading, and on which.
     *
     * @param readings what was found
     * @return its lines
     */
    public List<String> lines(OpenReadings readings) {
        List<String> lines = new ArrayList<>();
        if (readings.questions().isEmpty()) {
            lines.add("The rule set " + readings.ruleSet() + " declares no open readings.");
            return lines;
        }
        String all = readings.combinations() + " combinations of "
                + readings.questions().size() + " open readings";
        List<OpenReadings.Question> matter = readings.questions().stream()
                .filter(OpenReadings.Question::mattersToPositions)
                .toList();
        if (readings.sameUnderAll()) {
            lines.add("The order of the teams is the same under all " + all + ".");
        } else {
            lines.add("The order of the teams hangs on " + matter.size() + " of the open readings: "
                    + readings.outcomes().size() + " different orders under " + all + ".");
        }
        for (OpenReadings.Question question : matter) {
            lines.add("");
            lines.addAll(lines(question));
        }
        if (!readings.sameUnderAll()) {
            lines.add("");
            lines.add("Positions that are not certain");
            for (OpenReadings.Place place : readings.inForce()) {
                List<Integer> positions = readings.positions(place.team());
                if (positions.size() > 1) {
                    lines.add("  " + name(place.team()) + ": " + place.position() + (place.shared() ? "=" : "")
                            + " under the readings in force, otherwise "
                            + positions.stream()
                                    .filter(position -> position != place.position())
                                    .map(position -> Integer.toString(position))
                                    .collect(Collectors.joining(" or ")));
                }
            }
        }
        List<String> pointsOnly = readings.questions().stream()
                .filter(question -> question.mattersToPoints() && !question.mattersToPositions())
                .map(OpenReadings.Question::rule)
                .toList();
        if (!pointsOnly.isEmpty()) {
            lines.add("");
            lines.add("Only somebody's points, and no position, hang on: " + String.join("; ", pointsOnly) + ".");
        }
        return lines;
    }

    /**
     * Writes one question that matters.
     *
     * @param question the question
     * @return its lines
     */
    public List<String> lines(OpenReadings.Question question) {
        List<String> lines = new ArrayList<>();
        lines.add(question.rule() + ": " + question.question());
        for (int i = 0; i < question.answers().size(); i++) {
            OpenReadings.Answer answer = question.answers().get(i);
            lines.add("  " + answer.option() + (i == 0 ? " (in force)" : "") + ": " + answer.says());
            if (i > 0) {
                lines.add("    " + effect(answer));
            }
        }
        return lines;
    }

    /**
     * Writes what an answer would change.
     *
     * @param answer a reading that is not in force
     * @return a line
     */
    public String effect(OpenReadings.Answer answer) {
        if (answer.moves().isEmpty()) {
            return "moves nobody";
        }
        String moves = answer.moves().stream()
                .map(move -> name(move.team()) + " " + position(move.position(), move.shared()) + " → "
                        + position(move.otherwise(), move.otherwiseShared()))
                .collect(Collectors.joining(", "));
        return answer.together().isEmpty()
                ? moves
                : moves + ", where "
                        + answer.together().stream()
                                .map(choice -> choice.rule() + " is read as " + choice.option())
                                .collect(Collectors.joining(" and "));
    }

    private static String position(int position, boolean shared) {
        return position + (shared ? "=" : "");
    }

    private String name(TeamId team) {
        return names.getOrDefault(team, team.value());
    }
}

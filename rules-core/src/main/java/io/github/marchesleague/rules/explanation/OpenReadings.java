/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The table of a season under every combination of the readings that its rule set declares: whether the open questions of
 * the rule book matter to it, and where they do, which positions hang on which answer. So the controller sees where a
 * ruling is needed before anybody protests (13.5). A plain value.
 *
 * <p>The answer is the same as if the table had been computed under every single combination. Three things save most of
 * that work and change nothing:
 *
 * <ul>
 *   <li>a reading that is about something of which the season has none cannot matter and is not multiplied: about the
 *       order of the boards where no complaint was made and no breach is punished outright, about complaints where there
 *       are none, about boards that both sides lost where no board was lost without play;
 *   <li>readings about results and readings about the chain are multiplied apart, since the table is made of official
 *       results by a chain: combinations that give the same results share one set of tables;
 *   <li>where nobody is level under the ranking, no reading of the tie-breaks can matter.
 * </ul>
 *
 * <p>Where readings change the same key of the rule set, they are laid over each other in the order in which they are
 * declared.
 *
 * @param ruleSet the rule set's id
 * @param combinations how many combinations there are
 * @param tables how many tables it took
 * @param inForce the table under the readings in force
 * @param outcomes every different order of the teams, that of the readings in force first, then by how many of them have
 *     to be departed from
 * @param questions the open readings in the order of the rule set
 */
public record OpenReadings(
        String ruleSet,
        long combinations,
        long tables,
        List<Place> inForce,
        List<Outcome> outcomes,
        List<Question> questions) {

    /** Takes unmodifiable copies. */
    public OpenReadings {
        Objects.requireNonNull(ruleSet, "ruleSet");
        inForce = List.copyOf(inForce);
        outcomes = List.copyOf(outcomes);
        questions = List.copyOf(questions);
    }

    /**
     * A team's place in a table.
     *
     * @param team the team
     * @param position its position, from 1
     * @param shared whether another team has the same position
     * @param matchPoints its match points
     * @param gamePoints its game points
     */
    public record Place(TeamId team, int position, boolean shared, Points matchPoints, Points gamePoints) {}

    /**
     * A departure from a reading in force.
     *
     * @param rule the rule
     * @param option the reading taken instead
     */
    public record Choice(String rule, String option) {}

    /**
     * One order of the teams.
     *
     * @param places the table
     * @param combinations under how many combinations the teams are in this order
     * @param choices a combination that leads to it with as few departures from the readings in force as possible; nothing
     *     for the order in force
     */
    public record Outcome(List<Place> places, long combinations, List<Choice> choices) {

        /** Takes unmodifiable copies. */
        public Outcome {
            places = List.copyOf(places);
            choices = List.copyOf(choices);
        }
    }

    /**
     * An open reading, and whether it matters.
     *
     * @param rule the rule
     * @param question what the wording leaves open
     * @param mattersToPositions whether any two tables that differ in this reading only have the teams in another order
     * @param mattersToPoints whether any two such tables differ in anybody's points
     * @param answers the readings, the one in force first
     */
    public record Question(
            String rule, String question, boolean mattersToPositions, boolean mattersToPoints, List<Answer> answers) {

        /** Takes an unmodifiable copy. */
        public Question {
            answers = List.copyOf(answers);
        }
    }

    /**
     * One reading of a rule.
     *
     * @param option the reading's name
     * @param says what it means
     * @param moves who would be elsewhere under it; nobody where it never moves anybody
     * @param together the departures elsewhere that it takes for this reading to move somebody; nothing where it does so by
     *     itself
     */
    public record Answer(String option, String says, List<Move> moves, List<Choice> together) {

        /** Takes unmodifiable copies. */
        public Answer {
            moves = List.copyOf(moves);
            together = List.copyOf(together);
        }
    }

    /**
     * A team that would be elsewhere.
     *
     * @param team the team
     * @param position where it is under the reading in force
     * @param shared whether it shares that position
     * @param otherwise where it would be
     * @param otherwiseShared whether it would share that position
     */
    public record Move(TeamId team, int position, boolean shared, int otherwise, boolean otherwiseShared) {}

    /**
     * Computes the tables of a season under every combination of the declared readings.
     *
     * @param season the season
     * @param rules the rule set
     * @return what hangs on the readings
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     * @throws IllegalArgumentException if more than two million combinations would have to be told apart
     */
    public static OpenReadings of(Season season, RuleSet rules) {
        return of(season, rules, Progress.NONE);
    }

    /**
     * Computes the tables of a season under every combination of the declared readings.
     *
     * @param season the season
     * @param rules the rule set
     * @param progress hears how far it has come
     * @return what hangs on the readings
     * @throws io.github.marchesleague.rules.fault.FaultsException if something in the season cannot be, with all faults
     * @throws IllegalArgumentException if more than two million combinations would have to be told apart
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public static OpenReadings of(Season season, RuleSet rules, Progress progress) {
        Objects.requireNonNull(season, "season");
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(progress, "progress");
        return new ReadingsRun(season, rules, progress).run();
    }

    /**
     * Whether the order of the teams is the same under all combinations.
     *
     * @return true if no ruling on a reading is needed
     */
    public boolean sameUnderAll() {
        return outcomes.size() == 1;
    }

    /**
     * The positions that a team has under one combination or another.
     *
     * @param team a team of the table
     * @return its positions, each once, in rising order
     */
    public List<Integer> positions(TeamId team) {
        return outcomes.stream()
                .flatMap(outcome -> place(outcome.places(), team).stream())
                .map(Place::position)
                .distinct()
                .sorted()
                .toList();
    }

    static Optional<Place> place(List<Place> places, TeamId team) {
        return places.stream().filter(place -> place.team().equals(team)).findFirst();
    }
}

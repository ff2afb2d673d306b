/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the order came about: the final order of the teams' numbers and every decision on the way. A group of level teams
 * is always a stretch of the final order, because groups are only ever divided further.
 *
 * @param steps the chain, and after it a step for each ruling about the order
 * @param order the teams' numbers in the order of the table
 * @param decisions every division and every group left level, in the order in which they were made
 * @param separatedBy for each place but the last the decision that separated it from the next, or -1
 * @param leagueSums by step, what was added up within mini-leagues, for a table that continues this one
 * @param work how many elementary steps it took
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; nobody outside this package sees it.
record Resolution(
        List<Step> steps,
        int[] order,
        List<Decision> decisions,
        int[] separatedBy,
        @Nullable LeagueSums[] leagueSums,
        Work work) {

    /** What became of a group at a step. */
    enum Kind {
        /** The step divided it. */
        DIVIDED,
        /** The chain ended and left it level. */
        END_OF_CHAIN,
        /** The step could not be worked out, and the group stays level. */
        CANNOT_BE_WORKED_OUT,
        /** The step needs something that has still to be played. */
        STILL_TO_BE_PLAYED,
        /** The head-to-head block came to its end and starts again for the group, so the step itself was not asked. */
        STARTED_AGAIN
    }

    /**
     * What a step answered that cannot be worked out again from sums.
     *
     * @param step the step
     * @param division its answer
     */
    record Answer(int step, Division division) {}

    /**
     * A decision about the group at places {@code from} to {@code to}.
     *
     * @param kind what became of the group
     * @param from its first place, from 0
     * @param to the place after its last
     * @param entered the step at which the group began
     * @param step the step that decided
     * @param leagueFrom the first place of the mini-league that head-to-head steps looked at
     * @param leagueTo the place after its last
     * @param answers what steps answered on the way; figures that are sums are worked out again when asked for
     */
    record Decision(
            Kind kind, int from, int to, int entered, int step, int leagueFrom, int leagueTo, List<Answer> answers) {}
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.InadmissibleComplaint;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.style.RulesStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A match after adjudication: the official result, and how it came about.
 *
 * @param card the card as it was handed in
 * @param result the official result
 * @param standing whether it counts
 * @param boards the boards from board 1, with what was played and why it counts as it does; empty where only a total is
 *     known or nothing has been played
 * @param notes what made the match as a whole come out so: defaults, points taken off, rulings, a withdrawal
 * @param adjustments points of the season that this match costs a team
 * @param fines money that this match costs a team
 * @param breaches what the rule book objects to in this match
 * @param unchecked what could not be checked in this match
 * @param inadmissible complaints that do not count
 * @param pending complaints that count and have not been decided
 * @param deadlines the days by which the rules want it played, the earliest first; none for play-offs, and none where the
 *     rules set none or it is not known which day that is
 * @param missed the deadline that passed before it was played, and whose rule was applied last. Where the match is still
 *     outstanding, that rule leaves it to the controller, or could not be applied, which {@code unchecked} says
 */
@RulesStyle
@Value.Builder
public record AdjudicatedMatch(
        MatchCard card,
        MatchResult result,
        Standing standing,
        List<AdjudicatedBoard> boards,
        List<Note> notes,
        List<Adjustment> adjustments,
        List<ImposedFine> fines,
        List<Breach> breaches,
        List<Unchecked> unchecked,
        List<InadmissibleComplaint> inadmissible,
        List<Complaint> pending,
        List<MatchDeadline> deadlines,
        Optional<MatchDeadline> missed) {

    /** Whether a match counts. */
    public enum Standing {
        /** It has been played or decided, and counts. */
        COUNTS,
        /** It has still to be played. */
        OUTSTANDING,
        /** The controller annulled it (13). */
        ANNULLED,
        /** It counts for nobody, since one of the teams left the league. */
        EXPUNGED,
        /** It counts for nobody by a rule: it was not played in time, or a game of it was not finished. */
        VOID
    }

    /**
     * Something that made a match come out as it did.
     *
     * @param rule the rule's number; may be empty
     * @param text what it was
     */
    public record Note(String rule, String text) {

        /** Checks that nothing is missing. */
        public Note {
            Objects.requireNonNull(rule, "rule");
            Objects.requireNonNull(text, "text");
        }
    }

    /** Takes unmodifiable copies. */
    public AdjudicatedMatch {
        Objects.requireNonNull(card, "card");
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(standing, "standing");
        boards = List.copyOf(boards);
        notes = List.copyOf(notes);
        adjustments = List.copyOf(adjustments);
        fines = List.copyOf(fines);
        breaches = List.copyOf(breaches);
        unchecked = List.copyOf(unchecked);
        inadmissible = List.copyOf(inadmissible);
        pending = List.copyOf(pending);
        deadlines = List.copyOf(deadlines);
        Objects.requireNonNull(missed, "missed");
    }

    /** Builds an adjudicated match. */
    public static final class Builder extends AdjudicatedMatchBuilder {
        Builder() {}
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Whether the table takes notice of the match: it counts, or has still to be played.
     *
     * @return false if it was annulled, expunged or void
     */
    public boolean inTable() {
        return standing == Standing.COUNTS || standing == Standing.OUTSTANDING;
    }

    /**
     * The games that were played and finished and are sent in for rating (9.1), whatever became of the match: with the
     * result as played, and never a board lost by default.
     *
     * @return the board numbers, from 1
     */
    public List<Integer> ratedBoards() {
        List<Integer> rated = new ArrayList<>();
        for (int i = 0; i < card.boards().size(); i++) {
            if (card.boards().get(i).result().kind().overTheBoard()) {
                rated.add(i + 1);
            }
        }
        return List.copyOf(rated);
    }
}

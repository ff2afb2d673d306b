/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.SeasonRecord;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Bye;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.ruling.Withdrawal;
import io.github.marchesleague.rules.style.RulesStyle;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * All that has been recorded of one season of a league, as one immutable value.
 *
 * @param name the name of the competition and season
 * @param teams the entry list (2.2): a team without matches is in the table too, and nobody else is; of one club, the
 *     team entered earlier is the higher one
 * @param players the players, where line-ups are to be checked; where some are entered, nobody else may be named
 * @param ratingLists the editions of the rating lists, in any order
 * @param matches the match cards, played or outstanding
 * @param playOffs the play-off matches (7.2.2(d)); they count in no other figure
 * @param complaints complaints about ineligible players (12.5)
 * @param rulings the controller's decisions in their order (13)
 * @param withdrawals the teams that left during the season
 * @param byes the rounds in which a team had no opponents
 * @param stated what the league states of teams beside their results, for tie-breaks that compare such things
 * @param controllerTeam the team for which the controller plays (13.5)
 * @param runs the days between which the season is played (3.2), where it says so
 * @param meetings how often every pair is to meet (2.1), where it says so
 * @param entries the entries with what section 2 and rule 8 ask of them, where they were noted
 * @param postponements what was put off and re-arranged (11), in the order in which it was agreed
 * @param asAt the day as at which the season is judged: a deadline before it has passed. Without it none has
 */
@RulesStyle
@Value.Builder
public record Season(
        String name,
        List<Team> teams,
        List<Player> players,
        List<RatingList> ratingLists,
        List<MatchCard> matches,
        List<MatchCard> playOffs,
        List<Complaint> complaints,
        List<Ruling> rulings,
        List<Withdrawal> withdrawals,
        List<Bye> byes,
        Map<TeamId, TeamFacts> stated,
        Optional<TeamId> controllerTeam,
        Optional<SeasonWindow> runs,
        OptionalInt meetings,
        Optional<Entries> entries,
        List<Postponement> postponements,
        Optional<LocalDate> asAt)
        implements SeasonRecord {

    /** Takes unmodifiable copies. */
    public Season {
        Objects.requireNonNull(name, "name");
        teams = List.copyOf(teams);
        players = List.copyOf(players);
        ratingLists = List.copyOf(ratingLists);
        matches = List.copyOf(matches);
        playOffs = List.copyOf(playOffs);
        complaints = List.copyOf(complaints);
        rulings = List.copyOf(rulings);
        withdrawals = List.copyOf(withdrawals);
        byes = List.copyOf(byes);
        stated = Map.copyOf(stated);
        Objects.requireNonNull(controllerTeam, "controllerTeam");
        Objects.requireNonNull(runs, "runs");
        Objects.requireNonNull(meetings, "meetings");
        Objects.requireNonNull(entries, "entries");
        postponements = List.copyOf(postponements);
        Objects.requireNonNull(asAt, "asAt");
    }

    @Override
    public Optional<LocalDate> firstDay() {
        return runs.map(SeasonWindow::first);
    }

    @Override
    public Optional<LocalDate> lastDay() {
        return runs.map(SeasonWindow::last);
    }

    /**
     * What was agreed last about putting a match off (11).
     *
     * @param card a match of the season
     * @return the postponement; empty where there is none
     */
    public Optional<Postponement> lastPostponement(MatchCard card) {
        return postponements.stream()
                .filter(postponement -> postponement.match().names(card.ref()))
                .reduce((earlier, later) -> later);
    }

    /**
     * A match on the day on which it is to be played (11.2).
     *
     * @param card a match of the season
     * @return the same card; or where the match was put off and has not been played, one that is postponed to the date agreed
     *     last, or without a date while none is settled
     */
    public MatchCard asAgreed(MatchCard card) {
        return lastPostponement(card)
                .filter(postponement -> card.status() != MatchResult.Status.PLAYED)
                .map(postponement -> MatchCard.builder()
                        .from(card)
                        .start(Optional.empty())
                        .date(postponement.newDate())
                        .status(MatchResult.Status.POSTPONED)
                        .build())
                .orElse(card);
    }

    /** Builds a season. */
    public static final class Builder extends SeasonBuilder {
        Builder() {
            name("");
        }
    }

    /**
     * A builder with nothing set.
     *
     * @return the builder
     */
    public static Builder builder() {
        return new Builder();
    }
}

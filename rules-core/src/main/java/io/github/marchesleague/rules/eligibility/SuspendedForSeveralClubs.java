/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.eligibility;

import io.github.marchesleague.rules.lineup.LineUp;
import io.github.marchesleague.rules.lineup.SeasonLineUps;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.TeamId;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A player who appears for a second club is suspended from that match on: it and every later appearance for whatever
 * team is one of an ineligible player, for so many matches or until a day (London). A team that names no club is a club
 * of its own. After the suspension the player belongs to his first club still.
 *
 * @param rule the rule's number
 * @param matches how many matches of the team for which he would play next he has to miss; empty for no such limit
 * @param until the day of the year from which he may play again; empty for no such day. Without either he is suspended
 *     for the rest of the season, and with both until the later of the two
 */
public record SuspendedForSeveralClubs(String rule, OptionalInt matches, Optional<MonthDay> until)
        implements Eligibility {

    /**
     * Checks the suspension.
     *
     * @throws IllegalArgumentException if it is for fewer matches than one
     */
    public SuspendedForSeveralClubs {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(matches, "matches");
        Objects.requireNonNull(until, "until");
        if (matches.orElse(1) < 1) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": a suspension for " + matches.getAsInt() + " matches; give 1 or more, or none");
        }
    }

    @Override
    public boolean acrossMatchesOnly() {
        return true;
    }

    @Override
    public List<Offence> check(SeasonLineUps season) {
        Map<PlayerId, LineUp> first = new HashMap<>();
        Map<PlayerId, LineUp> suspended = new HashMap<>();
        return Eligibility.eachAppearance(season, (lineUp, board) -> {
            PlayerId player = lineUp.player(board).orElseThrow().id();
            LineUp tied = first.putIfAbsent(player, lineUp);
            if (tied != null && !season.club(tied.team()).equals(season.club(lineUp.team()))) {
                suspended.put(player, lineUp);
                return Optional.of("plays for " + lineUp.teamName() + ", having played for " + tied.teamName()
                        + " of another club" + on(tied) + "; suspended" + howLong());
            }
            LineUp since = suspended.get(player);
            return since != null && stillSuspended(season, since, lineUp)
                    ? Optional.of("is suspended" + howLong() + ", having played for " + since.teamName()
                            + " of another club" + on(since))
                    : Optional.empty();
        });
    }

    private static String on(LineUp lineUp) {
        return lineUp.date().map(day -> " on " + day).orElse("");
    }

    private String howLong() {
        String missed = matches.isPresent()
                ? " for " + matches.getAsInt() + (matches.getAsInt() == 1 ? " match" : " matches")
                : "";
        String day = until.map(end -> " until " + end.toString().substring(2)).orElse("");
        return missed.isEmpty() && day.isEmpty()
                ? " for the rest of the season"
                : missed + (missed.isEmpty() || day.isEmpty() ? "" : " and") + day;
    }

    private boolean stillSuspended(SeasonLineUps season, LineUp since, LineUp now) {
        boolean early = until.isPresent()
                && (since.date().isEmpty()
                        || now.date().isEmpty()
                        || now.date().get().isBefore(end(since.date().get())));
        boolean few = matches.isPresent() && matchesBetween(season, since, now) < matches.getAsInt();
        return early || few || (until.isEmpty() && matches.isEmpty());
    }

    private LocalDate end(LocalDate since) {
        MonthDay day = until.orElseThrow();
        LocalDate thatYear = day.atYear(since.getYear());
        return thatYear.isAfter(since) ? thatYear : day.atYear(since.getYear() + 1);
    }

    /** How many matches a team has played since the offence and before this one. */
    private static int matchesBetween(SeasonLineUps season, LineUp since, LineUp now) {
        MatchRef from = since.match();
        MatchRef to = now.match();
        TeamId team = now.team();
        int between = 0;
        boolean counting = false;
        for (MatchCard card : season.fixtures()) {
            if (card.ref().equals(to)) {
                break;
            }
            if (counting && card.sideOf(team).isPresent()) {
                between++;
            }
            counting |= card.ref().equals(from);
        }
        return between;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.ResultReport;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.penalty.Enforcement;
import io.github.marchesleague.rules.penalty.Sanction;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * By when the result of a match must have been reported, and what a late report costs. A match whose card does not say
 * when it was reported is not judged.
 *
 * @param rule the rule's number
 * @param days within how many days after the day of the match, the last one included
 * @param hours within how many hours after the start of the match, the last moment included, where a league counts hours
 * @param responsible which side has to report
 * @param warnings how many late reports of a team in the season cost it nothing
 * @param penalty what each further one costs
 * @param matchPointsPerDay match points taken off besides for each day, or part of a day, of delay
 * @param gamePointsPerDay game points taken off the season's total besides for each such day
 */
public record LateResults(
        String rule,
        OptionalInt days,
        OptionalInt hours,
        Responsible responsible,
        int warnings,
        Enforcement penalty,
        Points matchPointsPerDay,
        Points gamePointsPerDay) {

    private static final Sanction WARNING = Sanction.builder().build();

    /** Which side has to report a result. */
    public enum Responsible {
        /** The home team. */
        HOME,
        /** The away team. */
        AWAY,
        /** Each of them. */
        BOTH;

        boolean is(Side side) {
            return this == BOTH || (this == HOME) == (side == Side.HOME);
        }
    }

    /**
     * Checks the rule.
     *
     * @throws IllegalArgumentException unless one of days and hours is given, or if a number or points are negative
     */
    public LateResults {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(responsible, "responsible");
        Objects.requireNonNull(penalty, "penalty");
        Objects.requireNonNull(matchPointsPerDay, "matchPointsPerDay");
        Objects.requireNonNull(gamePointsPerDay, "gamePointsPerDay");
        if (days.isPresent() == hours.isPresent()) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": give one of days and hours for the report of a result");
        }
        if (matchPointsPerDay.signum() < 0 || gamePointsPerDay.signum() < 0) {
            throw new IllegalArgumentException("rule " + rule
                    + ": points taken off for each day must not be negative, which would reward a late report");
        }
        if (days.orElse(0) < 0 || hours.orElse(0) < 0 || warnings < 0) {
            throw new IllegalArgumentException(
                    "rule " + rule + ": days, hours and warnings for the report of a result must not be negative");
        }
    }

    /**
     * What a check found.
     *
     * @param daysLate the days of delay, a part of a day counting as one; 0 if the report was in time
     * @param message what is wrong
     * @param unchecked why it could not be checked
     */
    record Finding(long daysLate, String message, Optional<String> unchecked) {}

    Finding check(MatchCard card, Optional<ZoneId> zone) {
        ResultReport report = card.reported().orElseThrow();
        if (days.isPresent()) {
            if (card.date().isEmpty()) {
                return unchecked(report, "the match has no date");
            }
            LocalDate last = card.date().get().plusDays(days.getAsInt());
            return late(ChronoUnit.DAYS.between(last, report.day()), report, "it was due by " + last);
        }
        if (card.start().isEmpty() || report.time().isEmpty()) {
            return unchecked(report, card.start().isEmpty() ? "the match has no start" : "its time was not noted");
        }
        LocalDateTime last = zone.isPresent()
                ? card.start()
                        .get()
                        .atZone(zone.get())
                        .plusHours(hours.getAsInt())
                        .toLocalDateTime()
                : card.start().get().plusHours(hours.getAsInt());
        Duration delay = zone.isPresent()
                ? Duration.between(last.atZone(zone.get()), report.time().get().atZone(zone.get()))
                : Duration.between(last, report.time().get());
        long whole = delay.toDays();
        return late(
                delay.isNegative() || delay.isZero() ? 0 : delay.equals(Duration.ofDays(whole)) ? whole : whole + 1,
                report,
                "it was due by " + last);
    }

    private static Finding late(long days, ResultReport report, String due) {
        return new Finding(
                Math.max(0, days),
                "the result was reported on " + report + ", " + days + (days == 1 ? " day" : " days") + " late; " + due,
                Optional.empty());
    }

    private static Finding unchecked(ResultReport report, String why) {
        return new Finding(
                0,
                "",
                Optional.of("the result was reported on " + report + ", but " + why
                        + "; whether that was in time cannot be checked"));
    }

    /** What a report costs that was so many days late: nothing for the first few, as far as there are warnings. */
    Enforcement enforcement(long daysLate) {
        List<Sanction> further = new ArrayList<>();
        for (Sanction each : penalty.punishes() ? penalty.sanctions() : List.of(WARNING)) {
            Sanction.Builder withDelay = Sanction.builder();
            further.add(withDelay
                    .from(each)
                    .matchPoints(each.matchPoints().plus(matchPointsPerDay.times(daysLate)))
                    .seasonGamePoints(each.seasonGamePoints().plus(gamePointsPerDay.times(daysLate)))
                    .build());
        }
        boolean costs = further.stream().anyMatch(each -> !each.equals(WARNING));
        if (!costs) {
            return Enforcement.REPORTED;
        }
        List<Sanction> sanctions = new ArrayList<>(Collections.nCopies(warnings, WARNING));
        sanctions.addAll(further);
        return new Enforcement(sanctions);
    }
}

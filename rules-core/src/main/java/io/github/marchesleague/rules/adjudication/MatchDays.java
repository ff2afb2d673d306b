/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.scoring.BoardPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The rules of a season and of those of its days from which others are in force. */
final class MatchDays {

    private final MatchDayRules season;
    private final Scoring scoring;
    private final NavigableMap<LocalDate, MatchDayRules> changes;

    /** A season whose rules change from certain days on; a match without a date goes by the rules of the season. */
    MatchDays(AdjudicationRules rules, Scoring scoring, SortedMap<LocalDate, MatchDayRules> changes) {
        this.season = new MatchDayRules(rules, scoring.boardPoints());
        this.scoring = scoring;
        this.changes = Collections.unmodifiableNavigableMap(new TreeMap<>(changes));
    }

    /** What is in force on the day of a match. */
    MatchDayRules on(MatchCard card) {
        if (changes.isEmpty() || card.date().isEmpty()) {
            return season;
        }
        Map.Entry<LocalDate, MatchDayRules> change =
                changes.floorEntry(card.date().get());
        return change == null ? season : change.getValue();
    }

    /** What a match of a day is worth. */
    Scoring scoring(MatchDayRules day) {
        return day.boardPoints().equals(scoring.boardPoints())
                ? scoring
                : new Scoring(day.boardPoints(), scoring.matchPoints(), scoring.unfinished(), scoring.floor());
    }

    /** Whether something holds of the rules of every day. */
    boolean always(Predicate<AdjudicationRules> condition) {
        return condition.test(season.rules()) && changes.values().stream().allMatch(day -> condition.test(day.rules()));
    }

    /** The rules on who may play of all days, each once. */
    Set<EligibilityRule> eligibility() {
        Set<EligibilityRule> all = new LinkedHashSet<>(season.rules().eligibility());
        changes.values().forEach(day -> all.addAll(day.rules().eligibility()));
        return all;
    }

    /** A match whose boards were worth something else than those of the season keeps what each of them brought. */
    AdjudicatedMatch kept(AdjudicatedMatch match) {
        BoardPoints worth = on(match.card()).boardPoints();
        MatchResult result = match.result();
        if (worth.equals(season.boardPoints()) || result.boards().isEmpty()) {
            return match;
        }
        List<BoardResult> boards = new ArrayList<>();
        for (BoardResult board : result.boards()) {
            boards.add(
                    board.kind() == BoardResult.Kind.UNFINISHED
                            ? board
                            : board.scored(worth.of(board, Side.HOME), worth.of(board, Side.AWAY)));
        }
        AdjudicatedMatch.Builder kept = AdjudicatedMatch.builder();
        MatchResult.Builder worthThen = MatchResult.builder();
        return kept.from(match)
                .result(worthThen.from(result).boards(boards).build())
                .build();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import io.github.marchesleague.examples.text.MatchWords;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.adjudication.AdjudicatedBoard;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Cause;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The match cards on the page of a season, and what is still to be played. */
final class ReportCards {

    /** Stands before the rounds, which are numbered from 1. */
    private static final int WITHOUT_ROUND = 0;

    private final AdjudicatedSeason season;
    /** A match on the day agreed last. */
    private final UnaryOperator<MatchCard> asAgreed;

    private final TeamNames names;
    private final MatchWords words;

    ReportCards(AdjudicatedSeason season, UnaryOperator<MatchCard> asAgreed, TeamNames names, MatchWords words) {
        this.asAgreed = asAgreed;
        this.season = season;
        this.names = names;
        this.words = words;
    }

    /** The cards by round, and the play-offs. */
    List<ReportPage.Round> rounds() {
        SortedMap<Integer, List<ReportPage.Match>> rounds = new TreeMap<>();
        for (AdjudicatedMatch match : season.matches()) {
            if (match.standing() != AdjudicatedMatch.Standing.OUTSTANDING) {
                rounds.computeIfAbsent(match.card().round().orElse(WITHOUT_ROUND), round -> new ArrayList<>())
                        .add(match(match, season.matches().indexOf(match) + 1));
            }
        }
        List<ReportPage.Round> all = new ArrayList<>();
        rounds.forEach((round, matches) ->
                all.add(new ReportPage.Round(round == WITHOUT_ROUND ? "Matches" : "Round " + round, matches)));
        if (!season.playOffs().isEmpty()) {
            int before = season.matches().size();
            List<ReportPage.Match> playOffs = new ArrayList<>();
            for (AdjudicatedMatch match : season.playOffs()) {
                playOffs.add(match(match, before + playOffs.size() + 1));
            }
            all.add(new ReportPage.Round("Play-offs", playOffs));
        }
        return all;
    }

    private ReportPage.Match match(AdjudicatedMatch match, int number) {
        List<ReportPage.Board> boards = new ArrayList<>();
        for (int i = 0; i < match.boards().size(); i++) {
            AdjudicatedBoard board = match.boards().get(i);
            boards.add(new ReportPage.Board(
                    i + 1,
                    words.player(match.card(), i, Side.HOME),
                    words.player(match.card(), i, Side.AWAY),
                    words.score(board.official()),
                    mark(match, board)));
        }
        return new ReportPage.Match(
                number,
                names.of(match.card().home()),
                names.of(match.card().away()),
                match.card().date().map(LocalDate::toString).orElse(""),
                words.score(match),
                marks(match),
                boards,
                match.notes().stream()
                        .map(note -> note.text() + Words.inBrackets(note.rule()))
                        .toList());
    }

    private static List<String> marks(AdjudicatedMatch match) {
        List<String> marks = new ArrayList<>();
        for (AdjudicatedBoard board : match.boards()) {
            for (Side side : Side.values()) {
                for (Cause cause : board.causes(side)) {
                    String mark = switch (cause.kind()) {
                        case ABSENT -> "default";
                        case AGREED -> "agreed unplayed";
                        case MATCH_DEFAULTED -> "match defaulted";
                        case FORFEITED -> "forfeit";
                        case DECIDED -> "ruling";
                    };
                    if (!marks.contains(mark)) {
                        marks.add(mark);
                    }
                }
            }
        }
        if (!match.pending().isEmpty()) {
            marks.add("complaint pending");
        }
        return marks;
    }

    private String mark(AdjudicatedMatch match, AdjudicatedBoard board) {
        if (board.agreement().isPresent()) {
            Cause cause = board.agreement().get();
            return cause.reason() + Words.inBrackets(cause.rule());
        }
        List<String> why = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Cause cause : board.causes(side)) {
                why.add(names.of(match.card().team(side)) + ": " + cause.reason() + Words.inBrackets(cause.rule()));
            }
        }
        if (!why.isEmpty() && board.played().kind().overTheBoard()) {
            why.add("the game ended " + board.played());
        }
        return String.join("; ", why);
    }

    /** The matches still to be played. */
    List<ReportPage.Fixture> outstanding() {
        return season.matches().stream()
                .filter(match -> match.inTable() && !words.counts(match))
                .map(match -> asAgreed.apply(match.card()))
                .map(match -> new ReportPage.Fixture(
                        (match.round().isPresent() ? "Round " + match.round().getAsInt() : "")
                                + match.date()
                                        .map(day -> (match.round().isPresent() ? ", " : "") + day)
                                        .orElse(""),
                        names.of(match.home()),
                        names.of(match.away()),
                        match.status() == MatchResult.Status.POSTPONED
                                ? "postponed"
                                : match.status() == MatchResult.Status.PLAYED ? "waits for a game" : ""))
                .toList();
    }
}

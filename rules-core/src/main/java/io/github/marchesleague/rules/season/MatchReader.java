/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.AgreedDefaultTime;
import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.ResultReport;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the match cards of one list of a document, which must all be different matches. */
final class MatchReader {

    private static final int MOST_BOARDS = 999;

    private static final String RIGHT_SCORE = "write the home side's points first, such as 2½-1½";

    /** Sorted, as messages list them. */
    private static final Map<String, MatchResult.Status> STATUS = Collections.unmodifiableMap(
            new TreeMap<>(Map.of("postponed", MatchResult.Status.POSTPONED, "unplayed", MatchResult.Status.UNPLAYED)));

    /** Sorted, as messages list them. */
    static final Map<String, Side> SIDES =
            Collections.unmodifiableMap(new TreeMap<>(Map.of("home", Side.HOME, "away", Side.AWAY)));

    /** Sorted, as messages list them. */
    private static final Map<String, Defaulted> DEFAULTED = Collections.unmodifiableMap(
            new TreeMap<>(Map.of("home", Defaulted.HOME, "away", Defaulted.AWAY, "both", Defaulted.BOTH)));

    private final TeamList teams;
    private final PlayerList players;
    private final List<Placed> placed;
    private final Map<MatchRef, YamlNode> seen = new HashMap<>();

    MatchReader(TeamList teams, PlayerList players, List<Placed> placed) {
        this.teams = teams;
        this.players = players;
        this.placed = placed;
    }

    /** Reads one match; empty with a fault if anything is wrong with it. */
    Optional<MatchCard> read(YamlNode node) {
        return node.mapping().flatMap(this::read);
    }

    private Optional<MatchCard> read(YamlMapping match) {
        OptionalInt round =
                match.optional("round").map(node -> node.integer(1, 9999)).orElse(OptionalInt.empty());
        Optional<When> when = match.optional("date").flatMap(When::read);
        Optional<TeamId> home = match.required("home").flatMap(teams::find);
        Optional<TeamId> away = match.required("away").flatMap(teams::find);
        Optional<YamlNode> boardsAt = match.optional("boards");
        Optional<YamlNode> scoreAt = match.optional("score");
        Optional<Score> score = scoreAt.flatMap(MatchReader::score);
        Optional<YamlNode> statusAt = match.optional("status");
        Optional<MatchResult.Status> status = statusAt.flatMap(node -> node.oneOf(STATUS));
        Optional<YamlNode> defaultedAt = match.optional("defaultedBy");
        Optional<Defaulted> defaultedBy = defaultedAt.flatMap(node -> node.oneOf(DEFAULTED));
        MatchCard.Builder card = MatchCard.builder();
        readSpecial(match, card);
        Optional<YamlNode> reportedAt = match.optional("reported");
        Optional<When> reported = reportedAt.flatMap(When::read);
        Optional<YamlNode> agreedAt = match.optional("agreed");
        Optional<Agreement> agreed = agreedAt.flatMap(MatchReader::agreement);
        match.done();
        List<Optional<BoardCard>> boards = new ArrayList<>();
        boardsAt.ifPresent(list -> {
            LineUps lineUps = new LineUps(when.flatMap(When::start), players);
            list.items().forEach(board -> boards.add(lineUps.read(board)));
            if (list.isList() && boards.isEmpty()) {
                list.fault("an empty list", "write a token for each board, or leave boards out");
            }
        });
        boardsAt.ifPresent(
                list -> placed.add(new Placed(Place.of(list), limits -> limits.faultsOfBoards(boards.size()))));
        scoreAt.ifPresent(at ->
                score.ifPresent(total -> placed.add(new Placed(Place.of(at), limits -> limits.faults(total)))));
        boolean different = differentTeams(match, home, away);
        boolean inTime = reportedAfter(reportedAt, reported, when);
        boolean reportable = !(statusAt.isPresent() && reportedAt.isPresent());
        if (!reportable) {
            reportedAt
                    .orElseThrow()
                    .fault(
                            "a match that has not been played has a report of its result",
                            "leave out the status, or reported");
        }
        agreedAt.ifPresent(at -> agreed.ifPresent(agreement -> checkUnplayed(agreement, boards, at)));
        boolean oneResult = haveOneResult(match, boardsAt, scoreAt, statusAt, defaultedAt);
        boolean allRead = boards.stream().allMatch(Optional::isPresent)
                && (boardsAt.isEmpty() || !boards.isEmpty())
                && isRead(scoreAt, score)
                && isRead(statusAt, status)
                && isRead(reportedAt, reported)
                && isRead(agreedAt, agreed)
                && inTime
                && reportable
                && isRead(defaultedAt, defaultedBy);
        if (home.isEmpty() || away.isEmpty() || !different) {
            return Optional.empty();
        }
        MatchRef ref = new MatchRef(home.get(), away.get(), round, when.map(When::day));
        if (!isNew(ref, match.node()) || !oneResult || !allRead) {
            return Optional.empty();
        }
        MatchCard read = card.home(home.get())
                .away(away.get())
                .round(round)
                .date(when.map(When::day))
                .start(when.flatMap(When::start))
                .status(status.orElse(MatchResult.Status.PLAYED))
                .boards(boards.stream().map(Optional::get).toList())
                .total(score)
                .defaultedBy(defaultedBy.orElse(Defaulted.NOBODY))
                .agreed(agreed.orElse(Agreement.NONE))
                .reported(reported.map(report -> new ResultReport(report.day(), report.start())))
                .build();
        placed.add(new Placed(
                Place.of(boardsAt.or(() -> scoreAt).orElse(match.node())), limits -> limits.faultsOfDefault(read)));
        return Optional.of(read);
    }

    /** What only some leagues have, and few matches. */
    private static void readSpecial(YamlMapping match, MatchCard.Builder card) {
        match.optional("rateOfPlay")
                .flatMap(node -> node.parsed(
                        RateOfPlay::parse, "a rate of play", "write minutes and seconds a move, such as 45+30"))
                .ifPresent(card::rateOfPlay);
        match.optional("defaultTime")
                .flatMap(YamlNode::duration)
                .ifPresent(time -> card.defaultTime(new AgreedDefaultTime(time, AgreedDefaultTime.By.BOTH_CAPTAINS)));
        match.optional("whiteOnBoard1").flatMap(node -> node.oneOf(SIDES)).ifPresent(card::whiteOnBoard1);
        match.optional("defaultAnnounced").flatMap(YamlNode::flag).ifPresent(card::defaultAnnounced);
        match.optional("handicap").flatMap(MatchReader::score).ifPresent(card::handicap);
    }

    /** What the captains agreed: boards that neither side fills, and another order of the boards. */
    private static Optional<Agreement> agreement(YamlNode node) {
        return node.mapping().flatMap(agreed -> {
            List<YamlNode> numbers =
                    agreed.optional("unplayed").map(YamlNode::items).orElse(List.of());
            Set<Integer> unplayed = new TreeSet<>();
            numbers.forEach(number -> number.integer(1, MOST_BOARDS).ifPresent(board -> {
                if (!unplayed.add(board)) {
                    number.fault("board " + board + " is agreed to be unplayed already", "name each board once");
                }
            }));
            Optional<YamlNode> orderAt = agreed.optional("boardOrder");
            Optional<Boolean> order = orderAt.flatMap(YamlNode::flag);
            agreed.done();
            return unplayed.size() == numbers.size() && isRead(orderAt, order)
                    ? Optional.of(new Agreement(unplayed, order.orElse(false)))
                    : Optional.empty();
        });
    }

    private static void checkUnplayed(Agreement agreed, List<Optional<BoardCard>> boards, YamlNode at) {
        for (int board : new TreeSet<>(agreed.unplayed())) {
            if (board > boards.size()) {
                if (!boards.isEmpty()) {
                    at.fault(
                            "board " + board + " is agreed to be unplayed, and the match has " + boards.size()
                                    + " boards",
                            "name a board of the match");
                }
            } else if (boards.get(board - 1)
                    .filter(read -> agreed.contradicts(board, read.result()))
                    .isPresent()) {
                at.fault(
                        "board " + board + " was agreed to be unplayed, and has the result \""
                                + boards.get(board - 1).orElseThrow().result() + "\"",
                        "leave the board out of the agreement, or write -/-");
            }
        }
    }

    private static boolean reportedAfter(Optional<YamlNode> at, Optional<When> reported, Optional<When> played) {
        if (reported.isPresent()
                && played.isPresent()
                && reported.get().day().isBefore(played.get().day())) {
            at.orElseThrow()
                    .fault(
                            "the result was reported on " + reported.get().day() + ", before the match on "
                                    + played.get().day(),
                            "write the day on which the result came");
            return false;
        }
        return true;
    }

    private static boolean isRead(Optional<YamlNode> written, Optional<?> read) {
        return written.isPresent() == read.isPresent();
    }

    /** Reads a score; empty with a fault if it is none. */
    static Optional<Score> score(YamlNode node) {
        return node.parsed(Score::parse, "a score", RIGHT_SCORE);
    }

    private static boolean differentTeams(YamlMapping match, Optional<TeamId> home, Optional<TeamId> away) {
        if (home.isPresent() && home.equals(away)) {
            match.fault("away", "a team cannot meet itself", "name two different teams");
            return false;
        }
        return true;
    }

    private static boolean haveOneResult(
            YamlMapping match,
            Optional<YamlNode> boards,
            Optional<YamlNode> score,
            Optional<YamlNode> status,
            Optional<YamlNode> defaultedBy) {
        if (status.isPresent() && (boards.isPresent() || score.isPresent() || defaultedBy.isPresent())) {
            status.get()
                    .fault(
                            "a match that has not been played has a result",
                            "leave out the status, or boards, score and defaultedBy");
            return false;
        }
        if (boards.isPresent() && score.isPresent()) {
            score.get().fault("both boards and a score are given", "leave the score out; it follows from the boards");
            return false;
        }
        if (status.isEmpty() && boards.isEmpty() && score.isEmpty() && defaultedBy.isEmpty()) {
            match.node()
                    .fault(
                            "the match has no result",
                            "write its boards or its score, or status: unplayed or status: postponed");
            return false;
        }
        return true;
    }

    private boolean isNew(MatchRef ref, YamlNode node) {
        YamlNode before = seen.putIfAbsent(ref, node);
        if (before != null) {
            node.fault(
                    ref + " is entered a second time; the first entry stands at " + before.position(),
                    "enter each match once, or tell two matches apart by round or date");
        }
        return before == null;
    }

    /** The day of a match, and its start where that is written. */
    private record When(LocalDate day, Optional<LocalDateTime> start) {

        static Optional<When> read(YamlNode node) {
            return node.parsed(
                    text -> text.contains("T")
                            ? parse(text, LocalDateTime::parse)
                                    .map(start -> new When(start.toLocalDate(), Optional.of(start)))
                            : parse(text, LocalDate::parse).map(day -> new When(day, Optional.empty())),
                    "a date",
                    "write year, month and day, such as 2025-10-02, or with a start 2025-10-02T19:30");
        }

        private static <T> Optional<T> parse(String text, Function<String, T> parser) {
            try {
                return Optional.of(parser.apply(text));
            } catch (DateTimeParseException e) {
                return Optional.empty();
            }
        }
    }
}

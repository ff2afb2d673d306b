/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.Points;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The tie-breaks that rule books name, each with the rule or the practice it stands for. */
public final class TieBreaks {

    /** Most match points: the ranking itself (7.2.1). */
    public static final Criterion MATCH_POINTS = Criterion.overall(Measure.MATCH_POINTS);

    /** Most game points (7.2.2(a)). */
    public static final Criterion GAME_POINTS = Criterion.overall(Measure.GAME_POINTS);

    /** Best game-point difference, the goal difference of football. */
    public static final Criterion GAME_DIFFERENCE = Criterion.overall(Measure.GAME_DIFFERENCE);

    /** Most matches won. */
    public static final Criterion MATCH_WINS = Criterion.overall(Measure.MATCH_WINS);

    /** Most match points in the matches between the level teams. */
    public static final Criterion HEAD_TO_HEAD_MATCH_POINTS = Criterion.headToHead(Measure.MATCH_POINTS);

    /** Most game points in the matches between the level teams (7.2.2(b)). */
    public static final Criterion HEAD_TO_HEAD_GAME_POINTS = Criterion.headToHead(Measure.GAME_POINTS);

    /** Best game-point difference in the matches between the level teams. */
    public static final Criterion HEAD_TO_HEAD_GAME_DIFFERENCE = Criterion.headToHead(Measure.GAME_DIFFERENCE);

    /** Lowest sum of the numbers of the boards won between the level teams (7.2.2(b)(i)). */
    public static final Criterion BOARD_COUNT = Criterion.headToHead(Measure.BOARD_COUNT);

    /** Lowest sum of board number times game points between the level teams (FIDE C.07's formula). */
    public static final Criterion BOARD_COUNT_FIDE = Criterion.headToHead(Measure.BOARD_COUNT_FIDE);

    /** Highest sum of game points times the weight of their board between the level teams (Berlin scoring). */
    public static final Criterion BOARD_COUNT_BERLIN = Criterion.headToHead(Measure.BOARD_COUNT_BERLIN);

    /** Game points between the level teams without the last board, without the last two, … (7.2.2(b)(ii)). */
    public static final Criterion BOTTOM_BOARD_ELIMINATION = Criterion.headToHead(Measure.BOTTOM_BOARD_ELIMINATION);

    /** The opponents' game points without one opponent that has the most and one that has the fewest (7.2.2(c)). */
    public static final Criterion OPPONENTS_GAME_POINTS_TRIMMED = Criterion.of(Measure.OPPONENTS_GAME_POINTS)
            .cutHighest(1)
            .cutLowest(1)
            .build();

    /** A play-off between the level teams (7.2.2(d)). */
    public static final TieBreak PLAY_OFF = new PlayOff();

    /** Level teams share their position. */
    public static final TieBreak SHARED = new SharedPlaces();

    /** Match points against the opponents that have at least half of the points (Koya). */
    public static final TieBreak KOYA = new OpponentsHalf();

    /** The match points after each round, added up. */
    public static final TieBreak PROGRESSIVE = new Progressive();

    /** The match points against the best opponent, then the second best, and so on (Czech league). */
    public static final TieBreak RESULTS_AGAINST_RANKED = new RankedOpponents(false);

    /** The game points against the best opponent, then the second best, and so on. */
    public static final TieBreak GAME_POINTS_AGAINST_RANKED = new RankedOpponents(true);

    private static final List<TieBreak> STANDARD =
            List.of(PLAY_OFF, SHARED, KOYA, PROGRESSIVE, RESULTS_AGAINST_RANKED, GAME_POINTS_AGAINST_RANKED);

    private static final Pattern LOTS = Pattern.compile("lots-by-number-(-?\\d{1,18})");
    private static final Pattern STRENGTH = Pattern.compile("secondary-and-strength(?:-([1-9]\\d{0,3}))?");
    private static final Pattern ROUNDED = Pattern.compile("(.+)-rounded(?:-(down|up))?-to-(\\d{1,6}(?:\\.\\d{1,6})?)");
    private static final Pattern COMPOSED = Pattern.compile("(?:-(?<per>per-match|per-opponent|share))?"
            + "(?:-first-(?<first>[1-9]\\d{0,2}))?(?:-without-last-(?<last>[1-9]\\d{0,2}))?"
            + "(?<defaults>-without-defaults)?(?<trimmed>-trimmed)?"
            + "(?:-cut-(?<highest>\\d{1,2})-(?<lowest>\\d{1,2}))?");

    private TieBreaks() {}

    /**
     * The tie-break with this identifier: the inverse of {@link TieBreak#id} for everything that the library itself
     * brings, so that every identifier of a table can be used in a rule-set file.
     *
     * @param id the identifier, such as {@code head-to-head-game-points}
     * @return the tie-break with everything that the identifier does not name as usual, or empty if there is none
     */
    public static Optional<TieBreak> byId(String id) {
        for (TieBreak standard : STANDARD) {
            if (standard.id().equals(id)) {
                return Optional.of(standard);
            }
        }
        return composed(id)
                .<TieBreak>map(criterion -> criterion)
                .or(() -> OutsideDecision.byId(id))
                .or(() -> TeamFigure.byId(id))
                .or(() -> withNumber(id));
    }

    private static Optional<TieBreak> withNumber(String id) {
        Matcher lots = LOTS.matcher(id);
        if (lots.matches()) {
            return Optional.of(new SeededLots(Long.parseLong(lots.group(1))));
        }
        Matcher strength = STRENGTH.matcher(id);
        if (strength.matches()) {
            return Optional.of(new SecondaryAndStrength(
                    strength.group(1) == null
                            ? OptionalInt.empty()
                            : OptionalInt.of(Integer.parseInt(strength.group(1)))));
        }
        Matcher rounded = ROUNDED.matcher(id);
        if (!rounded.matches()) {
            return Optional.empty();
        }
        Rounded.Mode mode = rounded.group(2) == null
                ? Rounded.Mode.HALF_UP
                : rounded.group(2).equals("up") ? Rounded.Mode.UP : Rounded.Mode.DOWN;
        return Points.parse(rounded.group(3))
                .filter(to -> to.signum() > 0)
                .flatMap(to -> byId(rounded.group(1)).map(of -> new Rounded(of, to, mode)));
    }

    private static Optional<Criterion> composed(String id) {
        for (Scope scope : Scope.values()) {
            // Of two prefixes that both fit, the longer one is meant.
            boolean longer = scope == Scope.HEAD_TO_HEAD && id.startsWith(Scope.HEAD_TO_HEAD_AND_COMMON.prefix());
            if (id.startsWith(scope.prefix()) && !longer) {
                return measured(id.substring(scope.prefix().length()), Optional.of(scope))
                        .filter(c -> c.id().equals(id));
            }
        }
        return measured(id, Optional.empty());
    }

    private static Optional<Criterion> measured(String id, Optional<Scope> scope) {
        for (Measure measure : Measure.values()) {
            if (id.startsWith(measure.id())) {
                Matcher rest = COMPOSED.matcher(id.substring(measure.id().length()));
                if (rest.matches()) {
                    try {
                        return Optional.of(compose(measure, scope, rest));
                    } catch (IllegalArgumentException e) {
                        // The parts are known words that do not go together, so nothing has this identifier.
                        return Optional.empty();
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Criterion compose(Measure measure, Optional<Scope> scope, Matcher rest) {
        Criterion.Builder builder = Criterion.of(measure);
        scope.ifPresent(builder::scope);
        if (rest.group("per") != null) {
            builder.per(
                    switch (rest.group("per")) {
                        case "per-match" -> Criterion.Per.MATCH;
                        case "per-opponent" -> Criterion.Per.OPPONENT;
                        default -> Criterion.Per.SHARE;
                    });
        }
        builder.boards(new BoardRange(number(rest.group("first")), number(rest.group("last"))));
        if (rest.group("defaults") != null) {
            builder.defaults(Criterion.Defaults.LEFT_OUT);
        }
        if (rest.group("trimmed") != null) {
            builder.cutHighest(1).cutLowest(1);
        }
        if (rest.group("highest") != null) {
            builder.cutHighest(number(rest.group("highest"))).cutLowest(number(rest.group("lowest")));
        }
        return builder.build();
    }

    private static int number(@Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }
}

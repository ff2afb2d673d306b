/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A criterion that compares what is known of the teams beside their results: ratings, age, last season's place, fair play,
 * performance. A figure that the league states for every one of the level teams is taken as it stands; otherwise it is
 * worked out from the players. Where something for that is missing the teams stay level, and a ruling gives the order.
 *
 * @param kind what is compared
 * @param basis which players make a team's rating or age
 * @param total whether their average or their sum counts
 * @param direction which figure is better
 */
public record TeamFigure(Kind kind, Basis basis, Total total, Direction direction) implements TieBreak {

    /** What is compared. */
    public enum Kind {
        /** The players' ratings, as the season's rule on ratings has them; the lower is better (France, Denmark). */
        RATING("rating", Direction.FEWER, "the teams' ratings have to be compared"),
        /**
         * The age of the players, the younger team being better (France): by their average year of birth, so that no day
         * has to be named on which it is reckoned.
         */
        AGE("age", Direction.FEWER, "the ages of the players have to be compared"),
        /** Last season's order or the seeding. */
        PREVIOUS_RANK(
                "previous-rank",
                Direction.FEWER,
                "the order of the previous season or the seeding has to be looked up"),
        /** Cards, cautions and the like; more points are better unless a rule book counts offences. */
        FAIR_PLAY("fair-play", Direction.MORE, "the fair-play points have to be compared"),
        /**
         * The performance of the players, taken as if all games of the team over the board were one player's: the average
         * rating of the opponents, and to it FIDE's rating difference for the share of the points.
         */
        PERFORMANCE("performance", Direction.MORE, "the performances of the players have to be compared");

        private final String id;
        private final Direction usual;
        private final String reason;

        Kind(String id, Direction usual, String reason) {
            this.id = id;
            this.usual = usual;
            this.reason = reason;
        }

        /**
         * The name in rule-set files and outputs.
         *
         * @return the identifier, such as {@code rating}
         */
        public String id() {
            return id;
        }

        /**
         * Which way is better unless a rule set says otherwise.
         *
         * @return the direction
         */
        public Direction usualDirection() {
            return usual;
        }

        private boolean ofPlayers() {
            return this == RATING || this == AGE;
        }
    }

    /** Which players make a team's rating or age. */
    public enum Basis {
        /** Those who are entered for the team, each once. */
        ENTERED(""),
        /** Those who played, each as often as he did. */
        APPEARANCES("-by-appearances"),
        /** The line-ups of the play-off matches between the level teams. */
        PLAY_OFF("-of-play-off");

        private final String suffix;

        Basis(String suffix) {
            this.suffix = suffix;
        }
    }

    /** Whether the average or the sum of the players counts. */
    public enum Total {
        /** Their average. */
        AVERAGE,
        /** Their sum. */
        SUM
    }

    /** What a team has, or why that is not known. */
    private record Worked(Optional<Points> figure, String missing) {
        static Worked of(Points figure) {
            return new Worked(Optional.of(figure), "");
        }

        static Worked missing(String what) {
            return new Worked(Optional.empty(), what);
        }
    }

    /**
     * Checks that the parts fit together.
     *
     * @throws IllegalArgumentException if a basis or a sum is given for something that is not made of players, or ages are
     *     to be added up
     */
    public TeamFigure {
        Objects.requireNonNull(direction, "direction");
        if (!kind.ofPlayers() && basis != Basis.ENTERED) {
            throw new IllegalArgumentException(kind.id + " is not made of players; leave out whose it is");
        }
        if (total == Total.SUM && kind != Kind.RATING) {
            throw new IllegalArgumentException(kind.id + ": only ratings are added up");
        }
    }

    /**
     * With everything else as usual.
     *
     * @param kind what is compared
     * @return the tie-break
     */
    public static TeamFigure of(Kind kind) {
        return new TeamFigure(kind, Basis.ENTERED, Total.AVERAGE, kind.usual);
    }

    /**
     * The tie-break with this identifier.
     *
     * @param id the identifier
     * @return the tie-break, in the usual direction, or empty if there is none
     */
    public static Optional<TeamFigure> byId(String id) {
        for (Kind kind : Kind.values()) {
            for (Basis basis : kind.ofPlayers() ? Basis.values() : new Basis[] {Basis.ENTERED}) {
                for (Total total : kind == Kind.RATING ? Total.values() : new Total[] {Total.AVERAGE}) {
                    TeamFigure figure = new TeamFigure(kind, basis, total, kind.usual);
                    if (figure.id().equals(id)) {
                        return Optional.of(figure);
                    }
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public String id() {
        return kind.id + (total == Total.SUM ? "-sum" : "") + basis.suffix;
    }

    @Override
    public Division divide(TiedGroup group) {
        Optional<Map<TeamId, Figure>> stated = stated(group);
        if (stated.isPresent()) {
            return Division.by(stated.get(), direction);
        }
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            Worked worked = worked(team, group);
            if (worked.figure.isEmpty()) {
                return new Division.CannotBeWorkedOut(
                        kind.reason + (worked.missing.isEmpty() ? "" : " (" + worked.missing + ")")
                                + "; a ruling can then give the order",
                        List.of());
            }
            figures.put(team, Figure.of(worked.figure.get()));
        }
        // The later the year of birth, the younger the team.
        return Division.by(figures, kind == Kind.AGE ? opposite(direction) : direction);
    }

    private static Direction opposite(Direction direction) {
        return direction == Direction.MORE ? Direction.FEWER : Direction.MORE;
    }

    private Optional<Map<TeamId, Figure>> stated(TiedGroup group) {
        if (basis != Basis.ENTERED) {
            return Optional.empty();
        }
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        for (TeamId team : group.teams()) {
            stated(group.facts(team)).ifPresent(figure -> figures.put(team, Figure.of(figure)));
        }
        return figures.size() == group.teams().size() ? Optional.of(figures) : Optional.empty();
    }

    private Optional<Points> stated(TeamFacts facts) {
        return switch (kind) {
            case RATING -> facts.rating();
            case AGE -> facts.averageAge();
            case PREVIOUS_RANK ->
                facts.previousRank().isPresent()
                        ? Optional.of(Points.of(facts.previousRank().getAsInt()))
                        : Optional.empty();
            case FAIR_PLAY -> facts.fairPlay();
            case PERFORMANCE -> facts.performance();
        };
    }

    private Worked worked(TeamId team, TiedGroup group) {
        return switch (kind) {
            case RATING -> worked(group.facts(team), group, TeamFacts.PlayerFacts::rating, "rating");
            case AGE -> worked(group.facts(team), group, TeamFacts.PlayerFacts::birthYear, "year of birth");
            case PREVIOUS_RANK, FAIR_PLAY ->
                group.teams().stream()
                                .allMatch(each -> stated(group.facts(each)).isEmpty())
                        ? Worked.missing("")
                        : Worked.missing("it is not stated for all of them");
            case PERFORMANCE -> performance(group.facts(team), refs(group.playOffs()));
        };
    }

    private Worked worked(
            TeamFacts facts, TiedGroup group, Function<TeamFacts.PlayerFacts, OptionalInt> figure, String what) {
        List<TeamFacts.PlayerFacts> players = players(facts, group);
        if (players.isEmpty()) {
            return Worked.missing("");
        }
        Points sum = Points.ZERO;
        for (TeamFacts.PlayerFacts player : players) {
            OptionalInt value = figure.apply(player);
            if (value.isEmpty()) {
                return Worked.missing("no " + what + " is known of " + player.name());
            }
            sum = sum.plus(Points.of(value.getAsInt()));
        }
        return Worked.of(total == Total.SUM ? sum : sum.dividedBy(Points.of(players.size())));
    }

    private List<TeamFacts.PlayerFacts> players(TeamFacts facts, TiedGroup group) {
        return switch (basis) {
            case ENTERED -> facts.squad();
            case APPEARANCES -> played(facts, refs(group.playOffs()), false);
            case PLAY_OFF -> played(facts, refs(group.playOffsBetween()), true);
        };
    }

    private static Set<MatchRef> refs(List<MatchResult> matches) {
        return matches.stream().map(MatchResult::ref).collect(Collectors.toUnmodifiableSet());
    }

    /** Who played in these matches, or in all others. */
    private static List<TeamFacts.PlayerFacts> played(TeamFacts facts, Set<MatchRef> matches, boolean inThese) {
        return facts.appearances().stream()
                .filter(appearance -> matches.contains(appearance.match()) == inThese)
                .map(TeamFacts.Appearance::player)
                .toList();
    }

    private static Worked performance(TeamFacts facts, Set<MatchRef> playOffs) {
        List<TeamFacts.Appearance> games = new ArrayList<>();
        for (TeamFacts.Appearance appearance : facts.appearances()) {
            if (appearance.scored().isPresent() && !playOffs.contains(appearance.match())) {
                games.add(appearance);
            }
        }
        if (games.isEmpty()) {
            return Worked.missing("");
        }
        Points scored = Points.ZERO;
        long[] opponents = new long[games.size()];
        for (int game = 0; game < opponents.length; game++) {
            TeamFacts.Appearance appearance = games.get(game);
            if (appearance.opponentRating().isEmpty()) {
                return Worked.missing("an opponent of " + appearance.player().name() + " has no rating");
            }
            scored = scored.plus(appearance.scored().orElseThrow());
            opponents[game] = appearance.opponentRating().getAsInt();
        }
        return Worked.of(Points.of(PerformanceRating.of(opponents, scored)));
    }
}

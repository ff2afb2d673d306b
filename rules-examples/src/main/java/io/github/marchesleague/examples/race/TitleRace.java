/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.explanation.Progress;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.MatchPointScale;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is still possible over the outstanding matches: for each team the best and the worst final position, who has won
 * the league, who can no longer, and what a team needs. Matches are taken to be played over the board; what rulings and
 * defaults may still do is not foreseen.
 *
 * @param outstanding the matches still to be played
 * @param method how it was worked out
 * @param tables how many final tables were gone through; 0 where positions were worked out on points alone
 * @param teams the teams in the order of the table
 * @param notes what is not in the answer
 */
public record TitleRace(List<MatchRef> outstanding, Method method, long tables, List<Team> teams, List<String> notes) {

    /** How the race was worked out. */
    public enum Method {
        /** Nothing is outstanding. */
        FINAL_TABLE,
        /** By going through all results of all boards, with all tie-breaks. */
        ALL_BOARDS,
        /** By going through all scores of all matches, with the tie-breaks that do not look at boards. */
        ALL_SCORES,
        /** On points: by maximum flow, or by all outcomes, or by bounds where that is too much. */
        POINTS,
        /** Not at all: the table is ranked by something of which it is not known what a match can bring. */
        NOT_WORKED_OUT
    }

    /** What a team can still hope for. */
    public enum Chance {
        /** It has won the league, whatever happens. */
        CHAMPION,
        /** Nobody can overtake it on points, but it can be caught; tie-breaks would decide. */
        CANNOT_BE_OVERTAKEN,
        /** It can still win the league. */
        CAN_WIN,
        /** It can still be level with the first; tie-breaks would have to decide for it. */
        ONLY_ON_TIE_BREAKS,
        /** Within the bounds that were found, it may be able to win or not. */
        NOT_KNOWN,
        /** It can no longer win the league. */
        OUT
    }

    /**
     * A team's race.
     *
     * @param team the team
     * @param points the match points that it has
     * @param most the most match points that it can have at the end; empty where the table is not ranked by match points
     *     with a fixed scale
     * @param left how many matches it has still to play
     * @param best the best final position, with ties on points in its favour where only points were looked at
     * @param bestOutright the best final position with ties on points against it
     * @param worst the worst final position, with ties on points against it where only points were looked at
     * @param worstOutright the worst final position with ties on points in its favour
     * @param chance what it can hope for
     * @param enough the total of points with which it has won, whatever happens elsewhere
     * @param enoughToBeLevel the total with which nobody can have more
     * @param hope the least total with which it can still be first or level with the first
     */
    public record Team(
            TeamId team,
            Points points,
            Optional<Points> most,
            int left,
            Range best,
            Range bestOutright,
            Range worst,
            Range worstOutright,
            Chance chance,
            Optional<Points> enough,
            Optional<Points> enoughToBeLevel,
            Optional<Points> hope) {}

    /** So many final tables are gone through unless the caller says otherwise. */
    public static final long MOST_TABLES = 100_000;

    /** Takes unmodifiable copies. */
    public TitleRace {
        outstanding = List.copyOf(outstanding);
        teams = List.copyOf(teams);
        notes = List.copyOf(notes);
    }

    /**
     * Works out the race of a season.
     *
     * @param season the season after adjudication
     * @param table its table
     * @param mostTables at most so many final tables are gone through
     * @param progress hears how far it has come
     * @return the race
     */
    public static TitleRace of(AdjudicatedSeason season, Standings table, long mostTables, Progress progress) {
        RuleSet rules = table.rules();
        List<MatchResult> open = season.results().stream()
                .filter(result -> !rules.scoring().counts(result))
                .toList();
        List<MatchRef> refs = open.stream().map(MatchResult::ref).toList();
        FinalTables tables = FinalTables.of(season, table, open, mostTables);
        List<TeamId> inTable = table.rows().stream().map(row -> row.team().id()).toList();
        Optional<Scale> scale = Scale.of(table)
                .filter(s -> open.stream()
                        .allMatch(match -> inTable.contains(match.home()) && inTable.contains(match.away())));
        if (open.isEmpty()) {
            return new TitleRace(
                    refs, Method.FINAL_TABLE, 1, byTables(table, scale, open, tables.run(progress)), List.of());
        }
        if (tables.method() != Method.POINTS) {
            List<String> notes = new ArrayList<>();
            notes.add(
                    tables.method() == Method.ALL_BOARDS
                            ? "Every result of every board was gone through, with all tie-breaks; teams that share a"
                                    + " position count with the best and the worst of their places."
                            : "Every score of every match was gone through; where only the boards would tell teams"
                                    + " apart, they count with the best and the worst of their places.");
            notes.addAll(notForeseen(season));
            FinalTables.Places places = tables.run(progress);
            return new TitleRace(refs, tables.method(), places.tables(), byTables(table, scale, open, places), notes);
        }
        if (scale.isEmpty()) {
            return new TitleRace(
                    refs,
                    Method.NOT_WORKED_OUT,
                    0,
                    List.of(),
                    List.of(
                            "The race is worked out for tables ranked by match points with a fixed scale, between teams of"
                                    + " the table; this is another case, with too many matches left to go through all results."));
        }
        TitleRace race = onPoints(table, scale.get(), open, refs, progress);
        List<String> notes = new ArrayList<>(race.notes());
        notes.addAll(notForeseen(season));
        return new TitleRace(race.outstanding(), race.method(), race.tables(), race.teams(), notes);
    }

    /** What the race leaves out, where it may matter. */
    private static List<String> notForeseen(AdjudicatedSeason season) {
        List<String> notes = new ArrayList<>();
        notes.add(
                "Points adjusted, defaults and rulings so far are in the figures; those still to come are not foreseen: every"
                        + " match left is taken to be played over the board.");
        if (!season.pending().isEmpty()) {
            notes.add(
                    season.pending().size() == 1
                            ? "One complaint is not decided yet; the race takes it as not upheld."
                            : season.pending().size()
                                    + " complaints are not decided yet; the race takes them as not upheld.");
        }
        return notes;
    }

    /** Match points as whole numbers of a unit. */
    private record Scale(MatchPointScale points, long unit) {

        static Optional<Scale> of(Standings table) {
            boolean byMatchPoints =
                    table.rules().chain().steps().get(0).tieBreak().equals(TieBreaks.MATCH_POINTS);
            if (!byMatchPoints
                    || !(table.rules().scoring().matchPoints() instanceof MatchPointScale scale)
                    || scale.perGamePoint().signum() != 0) {
                return Optional.empty();
            }
            long unit = 1;
            for (Points points : List.of(scale.win(), scale.draw(), scale.loss())) {
                unit = lcm(unit, points.denominator());
            }
            for (Row row : table.rows()) {
                unit = lcm(unit, row.tally().matchPoints().denominator());
            }
            return Optional.of(new Scale(scale, unit));
        }

        private static long lcm(long one, long other) {
            return one * new Points(one, other).denominator();
        }

        long units(Points points) {
            return Math.multiplyExact(points.numerator(), unit / points.denominator());
        }

        Points points(long units) {
            return new Points(units, unit);
        }

        RaceFigures figures(Standings table, List<MatchResult> open) {
            List<TeamId> numbers =
                    table.rows().stream().map(row -> row.team().id()).toList();
            long[] have = table.rows().stream()
                    .mapToLong(row -> units(row.tally().matchPoints()))
                    .toArray();
            int[][] meetings = new int[have.length][have.length];
            for (MatchResult match : open) {
                int home = numbers.indexOf(match.home());
                int away = numbers.indexOf(match.away());
                meetings[home][away]++;
                meetings[away][home]++;
            }
            return new RaceFigures(have, meetings, units(points.win()), units(points.draw()), units(points.loss()));
        }
    }

    private static TitleRace onPoints(
            Standings table, Scale scale, List<MatchResult> open, List<MatchRef> refs, Progress progress) {
        RaceFigures figures = scale.figures(table, open);
        PointRace race = new PointRace(figures);
        List<Team> teams = new ArrayList<>();
        boolean exact = true;
        for (int team = 0; team < figures.teams(); team++) {
            PointRace.Positions positions = race.positions(team);
            exact &= positions.best().exact()
                    && positions.bestOutright().exact()
                    && positions.worst().exact()
                    && positions.worstOutright().exact();
            teams.add(team(
                    table.rows().get(team),
                    scale,
                    figures,
                    race,
                    team,
                    positions.best(),
                    positions.bestOutright(),
                    positions.worst(),
                    positions.worstOutright()));
            progress.at(team + 1L, figures.teams());
        }
        List<String> notes = new ArrayList<>();
        notes.add("Worked out on points; where two positions are given, the tie-breaks would decide.");
        if (!exact) {
            notes.add(
                    figures.sharesOut()
                            ? "Ranges such as 2 to 4 are bounds: to find the exact position would take too many sets of teams."
                            : "Ranges such as 2 to 4 are bounds: where a match won brings more than two drawn, no fast way to"
                                    + " the exact answer is known.");
        }
        return new TitleRace(refs, Method.POINTS, 0, teams, notes);
    }

    private static Team team(
            Row row,
            Scale scale,
            RaceFigures figures,
            PointRace race,
            int number,
            Range best,
            Range bestOutright,
            Range worst,
            Range worstOutright) {
        return new Team(
                row.team().id(),
                row.tally().matchPoints(),
                Optional.of(scale.points(figures.most(number))),
                figures.left(number),
                best,
                bestOutright,
                worst,
                worstOutright,
                chance(best, bestOutright, worst, worstOutright),
                points(race.enough(number, true), scale),
                points(race.enough(number, false), scale),
                points(race.fewestToHope(number), scale));
    }

    private static Optional<Points> points(OptionalLong units, Scale scale) {
        return units.isPresent() ? Optional.of(scale.points(units.getAsLong())) : Optional.empty();
    }

    private static Chance chance(Range best, Range bestOutright, Range worst, Range worstOutright) {
        if (worst.to() == 1) {
            return Chance.CHAMPION;
        }
        if (worstOutright.to() == 1) {
            return Chance.CANNOT_BE_OVERTAKEN;
        }
        if (bestOutright.to() == 1) {
            return Chance.CAN_WIN;
        }
        if (best.from() > 1) {
            return Chance.OUT;
        }
        return best.to() == 1 && bestOutright.from() > 1 ? Chance.ONLY_ON_TIE_BREAKS : Chance.NOT_KNOWN;
    }

    private static List<Team> byTables(
            Standings table, Optional<Scale> scale, List<MatchResult> open, FinalTables.Places places) {
        List<Team> teams = new ArrayList<>();
        for (int number = 0; number < table.rows().size(); number++) {
            Row row = table.rows().get(number);
            Range best = Range.exactly(places.best()[number]);
            Range worst = Range.exactly(places.worst()[number]);
            Range bestAlone = Range.exactly(places.bestAlone()[number]);
            Range worstAlone = Range.exactly(places.worstAlone()[number]);
            if (scale.isPresent()) {
                RaceFigures figures = scale.get().figures(table, open);
                teams.add(team(
                        row, scale.get(), figures, new PointRace(figures), number, best, bestAlone, worst, worstAlone));
            } else {
                int left = (int) open.stream()
                        .filter(match -> match.sideOf(row.team().id()).isPresent())
                        .count();
                teams.add(new Team(
                        row.team().id(),
                        row.tally().matchPoints(),
                        Optional.empty(),
                        left,
                        best,
                        bestAlone,
                        worst,
                        worstAlone,
                        chance(best, bestAlone, worst, worstAlone),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
            }
        }
        return teams;
    }
}

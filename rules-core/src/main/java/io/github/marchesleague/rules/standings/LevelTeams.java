/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.TiedGroup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A tied group as a tie-break sees it, on public values. Serves tie-breaks of a league's own, the criteria that need more
 * than sums (averages, common opponents), and whoever asks for the figures behind a table.
 */
final class LevelTeams implements TiedGroup {

    private final Ledger ledger;
    private final Beside beside;
    private final int[] group;
    private final int[] league;
    private final BitSet inGroup = new BitSet();
    private final BitSet inLeague = new BitSet();

    /**
     * A tied group.
     *
     * @param ledger the season
     * @param beside what tie-breaks look at beside the matches that count
     * @param group the level teams' numbers
     * @param league the numbers of the teams whose matches head-to-head looks at, the group among them
     */
    LevelTeams(Ledger ledger, Beside beside, int[] group, int[] league) {
        this.ledger = ledger;
        this.beside = beside;
        this.group = group;
        this.league = league;
        for (int team : group) {
            inGroup.set(team);
        }
        for (int team : league) {
            inLeague.set(team);
        }
    }

    @Override
    public List<TeamId> teams() {
        return ledger.names(group);
    }

    @Override
    public List<MatchResult> matchesBetween() {
        TreeSet<Integer> between = new TreeSet<>();
        for (int team : league) {
            Book.Walk walk = ledger.walk(team);
            while (walk.next()) {
                if (inLeague.get(walk.opponent())) {
                    between.add(walk.match());
                }
            }
        }
        return between.stream().map(ledger.book()::source).toList();
    }

    @Override
    public List<MatchResult> matchesOf(TeamId team) {
        List<MatchResult> matches = new ArrayList<>();
        Book.Walk walk = ledger.walk(ledger.number(team));
        while (walk.next()) {
            matches.add(ledger.book().source(walk.match()));
        }
        return List.copyOf(matches);
    }

    @Override
    public List<MatchResult> playOffsBetween() {
        List<TeamId> teams = teams();
        return beside.playOffs().stream()
                .filter(match -> teams.contains(match.home()) && teams.contains(match.away()))
                .toList();
    }

    @Override
    public Tally tally(TeamId team) {
        return ledger.tally(ledger.number(team));
    }

    @Override
    public Scoring scoring() {
        return ledger.rules().scoring();
    }

    @Override
    public List<MatchResult> playOffs() {
        return beside.playOffs();
    }

    @Override
    public TeamFacts facts(TeamId team) {
        return beside.facts().getOrDefault(team, TeamFacts.NONE);
    }

    @Override
    public int rounds() {
        int[] matches = new int[ledger.teams().size()];
        int highest = 0;
        for (int match = 0; match < ledger.book().size(); match++) {
            highest = Math.max(highest, ledger.book().source(match).round().orElse(0));
            matches[ledger.book().home(match)]++;
            matches[ledger.book().away(match)]++;
        }
        for (MatchResult match : beside.outstanding()) {
            highest = Math.max(highest, match.round().orElse(0));
            matches[ledger.number(match.home())]++;
            matches[ledger.number(match.away())]++;
        }
        return highest > 0 ? highest : Arrays.stream(matches).max().orElse(0);
    }

    @Override
    public int boards() {
        return boards(ledger);
    }

    /** How many boards a match has by the rules, or at the most where the number varies; 0 where no match has any. */
    static int boards(Ledger ledger) {
        return ledger.rules().boards().orElse(ledger.extent().mostBoards());
    }

    /** How many boards the longest of the matches has that a criterion looks at. */
    static int mostBoards(Ledger ledger, Beside beside, Criterion criterion) {
        return criterion.scope() == Scope.PLAY_OFFS
                ? beside.playOffs().stream()
                        .mapToInt(match -> match.boards().size())
                        .max()
                        .orElse(0)
                : ledger.extent().mostBoards();
    }

    @Override
    public Division divide(Criterion criterion) {
        boolean someUnmet = criterion.unmet() != Criterion.Unmet.COUNT_WHAT_WAS_PLAYED && !allHaveMet();
        if (someUnmet && criterion.unmet() == Criterion.Unmet.PASS_OVER) {
            return new Division.Ordered(List.of(new Division.Part(new Figure(List.of()), teams())));
        }
        if (criterion.needsBoards()) {
            List<MatchResult> atFault = criterion.scope() == Scope.PLAY_OFFS
                    ? countedPlayOffs().stream()
                            .filter(match -> match.boards().isEmpty())
                            .toList()
                    : ledger.withoutBoards(group, criterion.headToHead() ? league : null);
            if (!atFault.isEmpty()) {
                return new Division.CannotBeWorkedOut("the boards of a match are not recorded", atFault);
            }
        }
        if (criterion.measure().beforeTheLastRound()) {
            Optional<MatchResult> withoutRound = LastRoundDrawn.withoutRound(ledger, beside.outstanding());
            if (withoutRound.isPresent()) {
                return new Division.CannotBeWorkedOut(
                        "a match has no round, so the last round is not known", List.of(withoutRound.get()));
            }
        }
        if (criterion.measure() == Measure.BLACK_ON_ODD_BOARDS) {
            List<MatchResult> tossed = looksAt(criterion).stream()
                    .filter(match -> OfOneMatch.white(ledger, beside, match).isEmpty())
                    .toList();
            if (!tossed.isEmpty()) {
                return new Division.CannotBeWorkedOut("who had white on board 1 is not recorded", tossed);
            }
        }
        return someUnmet
                ? missingMatches().topSafe(criterion, figures(criterion))
                : Division.by(figures(criterion), criterion.direction());
    }

    private MissingMatches missingMatches() {
        Map<TeamId, Integer> missing = new HashMap<>();
        for (int team : group) {
            BitSet notMet = (BitSet) inLeague.clone();
            notMet.clear(team);
            notMet.andNot(opponentsOf(team));
            missing.put(id(team), notMet.cardinality());
        }
        return new MissingMatches(scoring(), boards(), missing);
    }

    private List<MatchResult> countedPlayOffs() {
        return playOffsBetween().stream().filter(scoring()::counts).toList();
    }

    /** The matches of the group that a criterion looks at. */
    private List<MatchResult> looksAt(Criterion criterion) {
        if (criterion.scope() == Scope.PLAY_OFFS) {
            return countedPlayOffs();
        }
        TreeSet<Integer> matches = new TreeSet<>();
        BitSet opponents = opponents(criterion.scope());
        for (int team : group) {
            Book.Walk walk = ledger.walk(team);
            while (walk.next()) {
                if (opponents.get(walk.opponent())) {
                    matches.add(walk.match());
                }
            }
        }
        return matches.stream().map(ledger.book()::source).toList();
    }

    private Map<TeamId, Figure> figures(Criterion criterion) {
        Map<TeamId, Figure> figures = new LinkedHashMap<>();
        if (criterion.measure().kind() == Measure.Kind.OPPONENTS) {
            Sums sums = new Opponents(ledger, criterion, beside.outstanding()).sums(group, 0, group.length);
            for (int team : group) {
                figures.put(id(team), sums.figure(team));
            }
            return figures;
        }
        if (criterion.scope() == Scope.ALL && ChainRun.addsUp(criterion)) {
            Sums sums = ledger.seasonSums(criterion);
            for (int team : group) {
                figures.put(id(team), sums.figure(team));
            }
            return figures;
        }
        if (criterion.scope() == Scope.PLAY_OFFS || OfOneMatch.needed(criterion)) {
            return new MatchByMatch(ledger, beside, criterion).figures(teams(), looksAt(criterion));
        }
        BitSet opponents = opponents(criterion.scope());
        Column own = ledger.column(criterion);
        Column conceded = criterion.per() == Criterion.Per.SHARE ? ledger.column(against(criterion)) : own;
        for (int team : group) {
            figures.put(
                    id(team),
                    new Figure(
                            switch (criterion.per()) {
                                case SEASON -> sum(own, team, opponents);
                                case MATCH ->
                                    List.of(average(sum(own, team, opponents).get(0), count(team, opponents)));
                                case OPPONENT -> List.of(perOpponent(own, team, opponents));
                                case SHARE ->
                                    List.of(share(
                                            sum(own, team, opponents).get(0),
                                            sum(conceded, team, opponents).get(0)));
                            }));
        }
        return figures;
    }

    /** The same of the opponents. */
    static Criterion against(Criterion criterion) {
        return Criterion.of(Measure.GAME_POINTS_AGAINST)
                .scope(criterion.scope())
                .boards(criterion.boards())
                .defaults(criterion.defaults())
                .build();
    }

    private TeamId id(int team) {
        return ledger.teams().get(team).id();
    }

    private BitSet opponentsOf(int team) {
        BitSet opponents = new BitSet();
        Book.Walk walk = ledger.walk(team);
        while (walk.next()) {
            opponents.set(walk.opponent());
        }
        return opponents;
    }

    private boolean allHaveMet() {
        for (int team : group) {
            BitSet missing = (BitSet) inGroup.clone();
            missing.clear(team);
            missing.andNot(opponentsOf(team));
            if (!missing.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private BitSet opponents(Scope scope) {
        BitSet opponents = new BitSet();
        switch (scope) {
            case ALL -> opponents.set(0, ledger.teams().size());
            case HEAD_TO_HEAD -> opponents.or(inLeague);
            case COMMON_OPPONENTS, HEAD_TO_HEAD_AND_COMMON -> {
                opponents.set(0, ledger.teams().size());
                for (int team : group) {
                    opponents.and(opponentsOf(team));
                }
                if (scope == Scope.HEAD_TO_HEAD_AND_COMMON) {
                    opponents.or(inGroup);
                }
            }
            case PLAY_OFFS -> throw new IllegalStateException("play-offs are not among the matches of the season");
        }
        return opponents;
    }

    private List<Points> sum(Column column, int team, BitSet opponents) {
        long[] sum = new long[column.width()];
        Book.Walk walk = ledger.walk(team);
        while (walk.next()) {
            if (opponents.get(walk.opponent())) {
                int at = column.at(ledger.book().line(walk.match()));
                long[] side = walk.atHome() ? column.home() : column.away();
                for (int part = 0; part < sum.length; part++) {
                    sum[part] = Math.addExact(sum[part], side[at + part]);
                }
            }
        }
        return Arrays.stream(sum)
                .mapToObj(value -> new Points(value, column.unit()))
                .toList();
    }

    private long count(int team, BitSet opponents) {
        long count = 0;
        Book.Walk walk = ledger.walk(team);
        while (walk.next()) {
            count += opponents.get(walk.opponent()) ? 1 : 0;
        }
        return count;
    }

    private Points perOpponent(Column column, int team, BitSet opponents) {
        Points sum = Points.ZERO;
        for (int opponent = opponents.nextSetBit(0); opponent >= 0; opponent = opponents.nextSetBit(opponent + 1)) {
            BitSet one = new BitSet();
            one.set(opponent);
            sum = sum.plus(average(sum(column, team, one).get(0), count(team, one)));
        }
        return sum;
    }

    static Points average(Points sum, long count) {
        return count == 0 ? Points.ZERO : sum.dividedBy(Points.of(count));
    }

    static Points share(Points own, Points conceded) {
        Points all = own.plus(conceded);
        return all.signum() == 0 ? Points.ZERO : own.dividedBy(all);
    }
}

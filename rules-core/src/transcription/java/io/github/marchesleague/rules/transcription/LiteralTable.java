/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.transcription;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * From matches to the table: rules 7.2 to 7.2.2(d), with 12.1 to 12.3 for what a match is worth, under the readings D1
 * to D5 and S1 to S13. Every figure is added up anew from the full list of matches each time it is asked for.
 */
public final class LiteralTable {

    /**
     * A match as the season document has it.
     *
     * @param boards one token a board, board 1 first; null where only the total is known, or nothing
     * @param score the total such as {@code 2½-1½}, or null
     * @param defaultedBy the team that defaulted the whole match: null, {@code home}, {@code away} or {@code both}
     * @param status null for a match that counts, {@code postponed} or {@code unplayed}
     * @param round the number of the round; 0 where there are no rounds
     */
    public record Match(
            String home, String away, List<String> boards, String score, String defaultedBy, String status, int round) {

        public Match(String home, String away, List<String> boards, String score, String defaultedBy, String status) {
            this(home, away, boards, score, defaultedBy, status, 0);
        }

        public Match inRound(int number) {
            return new Match(home, away, boards, score, defaultedBy, status, number);
        }

        public static Match ofBoards(String home, String away, String... boards) {
            return new Match(home, away, List.of(boards), null, null, null);
        }

        public static Match ofScore(String home, String away, String score) {
            return new Match(home, away, null, score, null, null);
        }
    }

    /** 7.2, S1: what a match won, drawn and lost is worth. */
    public record MatchPoints(Fraction win, Fraction draw, Fraction loss) {}

    /**
     * What leagues settle differently.
     *
     * @param boards the boards of a match; 0 where matches have a score only
     * @param doubleDefault what each side scores on a board that both lost (12.3, D3)
     * @param chain first the criterion that the table is ranked by (7.2.1), then the tie-breaks in sequence (7.2.2)
     * @param policy what happens when a criterion splits a group only in part (S4)
     * @param previousRanks last season's place of each team, where that is known
     */
    public record Rules(
            int boards,
            MatchPoints matchPoints,
            Fraction doubleDefault,
            List<String> chain,
            String policy,
            Map<String, Integer> previousRanks) {

        public Rules(int boards, MatchPoints matchPoints, Fraction doubleDefault, List<String> chain, String policy) {
            this(boards, matchPoints, doubleDefault, chain, policy, Map.of());
        }

        /** 7.1 to 7.2.2 and 12.3 with S1 to S4, over the four boards of 12.1 and 12.7. */
        public static Rules herefordshire() {
            return new Rules(
                    4,
                    new MatchPoints(Fraction.of(2), Fraction.ONE, Fraction.ZERO),
                    Fraction.HALF,
                    List.of(
                            "match-points",
                            "game-points",
                            "head-to-head-game-points",
                            "board-count",
                            "bottom-board-elimination",
                            "opponents-game-points-trimmed",
                            "play-off"),
                    "re-form");
        }
    }

    /**
     * A row of the table.
     *
     * @param aheadOfNextBy the criterion that put this team above the next row; null on the last row and between teams
     *     that share a position
     */
    public record Row(
            int position,
            boolean shared,
            String team,
            int played,
            int won,
            int drawn,
            int lost,
            Fraction matchPoints,
            Fraction gamePoints,
            String aheadOfNextBy) {}

    /** A match that counts, after adjudication; {@code boards} is null where only the total is known (S11). */
    private record Counted(
            String home, String away, List<LiteralBoard> boards, Fraction homeScore, Fraction awayScore, int round) {

        boolean isOf(String team) {
            return team.equals(home) || team.equals(away);
        }

        String opponentOf(String team) {
            return team.equals(home) ? away : home;
        }

        Fraction scoreOf(String team) {
            return team.equals(home) ? homeScore : awayScore;
        }

        Fraction scoreAgainst(String team) {
            return team.equals(home) ? awayScore : homeScore;
        }

        /** The team's points on a board, which is numbered from 1. */
        Fraction boardScoreOf(String team, int board) {
            LiteralBoard score = boards.get(board - 1);
            return team.equals(home) ? score.home() : score.away();
        }

        boolean boardWonBy(String team, int board) {
            LiteralBoard score = boards.get(board - 1);
            return team.equals(home) ? score.homeWin() : score.awayWin();
        }
    }

    /** One or more teams on one position, and the criterion that put them above the next place. */
    private record Place(List<String> teams, String aheadOfNextBy) {}

    /** What stands before a criterion that is for the first place only. */
    private static final String TITLE_ONLY = "title: ";

    /** What stands before a criterion that reckons with missing matches. */
    private static final String TOP_SAFE = "top-safe ";

    private final List<String> teams;
    private final List<Counted> matches;
    private final List<Counted> playOffs;
    private final List<Match> outstanding;
    private final Rules rules;

    private LiteralTable(List<String> teams, List<Match> matches, List<Match> playOffs, Rules rules) {
        this.teams = teams;
        this.rules = rules;
        this.matches = ruleS12_countedMatches(matches);
        this.playOffs = ruleS12_countedMatches(playOffs);
        this.outstanding = new ArrayList<>();
        for (Match match : matches) {
            if (match.status() != null) {
                this.outstanding.add(match);
            }
        }
    }

    /** 7.2.1 and 7.2.2: the table of the teams after these matches and play-offs. */
    public static List<Row> table(List<String> teams, List<Match> matches, List<Match> playOffs, Rules rules) {
        return new LiteralTable(teams, matches, playOffs, rules).rule7_2_1_table();
    }

    // ---------------------------------------------------------------- what a match is worth: 12.1 to 12.3, 7.2

    /** 10.7, 11, S12: unplayed and postponed matches do not count at all. */
    private List<Counted> ruleS12_countedMatches(List<Match> all) {
        List<Counted> counted = new ArrayList<>();
        for (Match match : all) {
            if (match.status() == null) {
                counted.add(rule12_1_adjudicated(match));
            } else if (!match.status().equals("postponed") && !match.status().equals("unplayed")) {
                throw new IllegalArgumentException("Not a status: " + match.status());
            }
        }
        return counted;
    }

    /** 12.1 to 12.3, D1 to D5: the official board scores of a match and their sum. */
    private Counted rule12_1_adjudicated(Match match) {
        boolean homeDefaulted = rule12_1_defaultedBy(match, "home");
        boolean awayDefaulted = rule12_1_defaultedBy(match, "away");
        if (match.score() != null) {
            if (match.boards() != null || homeDefaulted || awayDefaulted) {
                throw new IllegalArgumentException("A total stands alone: " + match);
            }
            int dash = match.score().indexOf('-');
            return new Counted(
                    match.home(),
                    match.away(),
                    null,
                    Fraction.parse(match.score().substring(0, dash)),
                    Fraction.parse(match.score().substring(dash + 1)),
                    match.round());
        }
        List<String> tokens = match.boards();
        if (tokens == null && (homeDefaulted || awayDefaulted)) {
            // D4: nothing is said of anybody else who was absent. The defaulting side loses whatever the token says.
            tokens = Collections.nCopies(rules.boards(), "=");
        }
        if (tokens == null || tokens.size() != rules.boards() || tokens.isEmpty()) {
            throw new IllegalArgumentException("Neither a total nor " + rules.boards() + " boards: " + match);
        }
        List<LiteralBoard> boards = new ArrayList<>();
        Fraction homeScore = Fraction.ZERO;
        Fraction awayScore = Fraction.ZERO;
        for (String token : tokens) {
            boolean homeLost = homeDefaulted || LiteralBoard.rule12_2_homeAbsent(token);
            boolean awayLost = awayDefaulted || LiteralBoard.rule12_2_awayAbsent(token);
            LiteralBoard board = LiteralBoard.rule12_official(token, homeLost, awayLost, rules.doubleDefault());
            boards.add(board);
            homeScore = homeScore.plus(board.home());
            awayScore = awayScore.plus(board.away());
        }
        return new Counted(match.home(), match.away(), boards, homeScore, awayScore, match.round());
    }

    /** 12.1, D4 and D5: whether this side defaulted the whole match. */
    private static boolean rule12_1_defaultedBy(Match match, String side) {
        String defaultedBy = match.defaultedBy();
        if (defaultedBy != null && !Set.of("home", "away", "both").contains(defaultedBy)) {
            throw new IllegalArgumentException("Not a side: " + defaultedBy);
        }
        return "both".equals(defaultedBy) || side.equals(defaultedBy);
    }

    /** 7.2: the team that scores more game points in a match than its opponents has won it. */
    private static boolean rule7_2_won(Counted match, String team) {
        return match.scoreOf(team).compareTo(match.scoreAgainst(team)) > 0;
    }

    /** 7.2: the sum of the board points is equal to that of the opponents. */
    private static boolean rule7_2_drawn(Counted match, String team) {
        return match.scoreOf(team).compareTo(match.scoreAgainst(team)) == 0;
    }

    /** 7.2, S1: the match points of one match. */
    private Fraction rule7_2_matchPointsOf(Counted match, String team) {
        if (rule7_2_won(match, team)) {
            return rules.matchPoints().win();
        }
        if (rule7_2_drawn(match, team)) {
            return rules.matchPoints().draw();
        }
        return rules.matchPoints().loss();
    }

    // ---------------------------------------------------------------- the table: 7.2.1

    /** 7.2.1, 7.2.2, S13: teams that are still level at the end share the better position (1, 2, 2, 4). */
    private List<Row> rule7_2_1_table() {
        List<Row> rows = new ArrayList<>();
        int position = 1;
        for (Place place : rule7_2_2_inSequence(teams, 0, null, 0)) {
            List<String> byName = ruleS13_byName(place.teams());
            for (String team : byName) {
                boolean lastOfPlace = team.equals(byName.get(byName.size() - 1));
                rows.add(row(position, byName.size() > 1, team, lastOfPlace ? place.aheadOfNextBy() : null));
            }
            position += byName.size();
        }
        return rows;
    }

    private Row row(int position, boolean shared, String team, String aheadOfNextBy) {
        int played = 0;
        int won = 0;
        int drawn = 0;
        for (Counted match : matchesOf(team, matches)) {
            played++;
            if (rule7_2_won(match, team)) {
                won++;
            } else if (rule7_2_drawn(match, team)) {
                drawn++;
            }
        }
        return new Row(
                position,
                shared,
                team,
                played,
                won,
                drawn,
                played - won - drawn,
                matchPoints(team, matches),
                gamePoints(team, matches),
                aheadOfNextBy);
    }

    /** S13: within a shared position teams are listed by name in code-point order. */
    private static List<String> ruleS13_byName(List<String> names) {
        List<String> sorted = new ArrayList<>(names);
        sorted.sort((a, b) -> compareInTurn(
                a.codePoints().boxed().toList(), b.codePoints().boxed().toList()));
        return sorted;
    }

    // ---------------------------------------------------------------- "in sequence": 7.2.2, S4

    /**
     * 7.2.2, S4: the order of teams that are level on everything before this step of the chain.
     *
     * @param level the teams that are level
     * @param step the place in the chain of the criterion to apply now
     * @param miniLeague the mini-league that head-to-head criteria have looked at so far; null where none was formed
     * @param above how many teams are placed above them
     */
    private List<Place> rule7_2_2_inSequence(List<String> level, int step, List<String> miniLeague, int above) {
        if (level.size() == 1) {
            return List.of(new Place(level, null));
        }
        if (rules.policy().equals("restart-after-block")
                && step > 0
                && step == lastHeadToHeadStep() + 1
                && miniLeague != null
                && level.size() < miniLeague.size()) {
            // The whole block has been gone through and has separated some: the rest starts the block again.
            return rule7_2_2_inSequence(level, firstHeadToHeadStep(), null, above);
        }
        if (step == rules.chain().size()) {
            return List.of(new Place(level, null)); // S13
        }

        String criterion = rules.chain().get(step);
        boolean titleOnly = criterion.startsWith(TITLE_ONLY);
        if (titleOnly) {
            if (above > 0) {
                return rule7_2_2_inSequence(level, step + 1, miniLeague, above);
            }
            criterion = criterion.substring(TITLE_ONLY.length());
        }
        List<String> among = miniLeague;
        if (isHeadToHead(criterion)) {
            among = ruleS4_keepsItsMiniLeague() && miniLeague != null ? miniLeague : level;
        }
        boolean noFactor = criterion.equals("secondary-and-strength") && lastRound() == 0;
        if (noFactor || ruleS11_boardsUnknown(criterion, level, among)) {
            return List.of(new Place(level, null));
        }

        List<List<String>> groups = criterion.startsWith(TOP_SAFE)
                ? topSafe(level, criterion.substring(TOP_SAFE.length()), among)
                : split(level, criterion, among);
        if (titleOnly && groups.size() > 2) {
            // Whoever is not in the first group has no part in the title, and stays level with the others of them.
            List<String> others = new ArrayList<>();
            groups.subList(1, groups.size()).forEach(others::addAll);
            groups = List.of(groups.get(0), others);
        }
        if (groups.size() == 1) {
            return rule7_2_2_inSequence(level, step + 1, among, above);
        }
        String name = criterion.startsWith(TOP_SAFE) ? criterion.substring(TOP_SAFE.length()) : criterion;
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            List<String> rest = groups.get(i);
            int placed = above;
            for (List<String> better : groups.subList(0, i)) {
                placed += better.size();
            }
            places.addAll(rule7_2_2_inSequence(rest, ruleS4_nextStep(rest, step), among, placed));
            if (i < groups.size() - 1) {
                Place last = places.remove(places.size() - 1);
                places.add(new Place(last.teams(), name));
            }
        }
        return places;
    }

    /**
     * S4: whether a mini-league that was formed stays as it was: with {@code continue} from the first head-to-head
     * criterion on, with {@code restart-after-block} while the block lasts. Everywhere else it is formed anew from the
     * teams that are still level (S5).
     */
    private boolean ruleS4_keepsItsMiniLeague() {
        return rules.policy().equals("continue") || rules.policy().equals("restart-after-block");
    }

    /** S4: where a rest that is still level goes when the criterion at this step has split its group. */
    private int ruleS4_nextStep(List<String> rest, int step) {
        boolean headToHead = isHeadToHead(rules.chain().get(step));
        if (rules.chain().get(step).equals("play-off") && !rules.policy().equals("restart-chain")) {
            return step; // S10: those whom it leaves level are asked for their own play-off
        }
        switch (rules.policy()) {
            case "re-form":
            case "continue":
            case "restart-after-block":
                return step + 1;
            case "restart-block":
                return headToHead ? firstHeadToHeadStep() : step + 1;
            case "restart-if-two":
                return headToHead && rest.size() == 2 ? firstHeadToHeadStep() : step + 1;
            case "restart-chain":
                return 1; // step 0 is what the table is ranked by: the rest is level on that
            default:
                throw new IllegalArgumentException("Not a policy: " + rules.policy());
        }
    }

    /** S4: where the head-to-head block starts; behind the chain where there is none. */
    private int firstHeadToHeadStep() {
        for (int step = 0; step < rules.chain().size(); step++) {
            if (isHeadToHead(rules.chain().get(step))) {
                return step;
            }
        }
        return rules.chain().size();
    }

    /** S4: where the head-to-head block ends; -1 where there is none. */
    private int lastHeadToHeadStep() {
        for (int step = rules.chain().size() - 1; step >= 0; step--) {
            if (isHeadToHead(rules.chain().get(step))) {
                return step;
            }
        }
        return -1;
    }

    /** S4, S5: the criteria that look at matches between certain teams only; board counts and elimination are. */
    private static boolean isHeadToHead(String criterion) {
        String plain = criterion.replace(TOP_SAFE, "").replace(TITLE_ONLY, "");
        return !plain.startsWith("head-to-head-and-common-")
                && (plain.startsWith("head-to-head-")
                        || plain.startsWith("board-count")
                        || plain.equals("bottom-board-elimination"));
    }

    /** S11: the criteria that cannot do with a total. */
    private static boolean needsBoards(String criterion) {
        return criterion.startsWith("board-count")
                || criterion.equals("bottom-board-elimination")
                || criterion.contains("-without-last-");
    }

    /** S11: the criterion needs boards, and one of the group's matches that it looks at is recorded as a total only. */
    private boolean ruleS11_boardsUnknown(String criterion, List<String> level, List<String> among) {
        if (!needsBoards(criterion)) {
            return false;
        }
        for (Counted match : ruleS5_matchesBetween(among, matches)) {
            if (match.boards() == null && (level.contains(match.home()) || level.contains(match.away()))) {
                return true;
            }
        }
        return false;
    }

    /** The teams in groups of equal value under the criterion, the best group first. */
    private List<List<String>> split(List<String> level, String criterion, List<String> among) {
        List<List<String>> groups = new ArrayList<>();
        List<String> left = new ArrayList<>(level);
        while (!left.isEmpty()) {
            String best = left.get(0);
            for (String team : left) {
                if (isBetter(team, best, criterion, level, among)) {
                    best = team;
                }
            }
            List<String> group = new ArrayList<>();
            for (String team : left) {
                if (!isBetter(best, team, criterion, level, among)) {
                    group.add(team);
                }
            }
            groups.add(group);
            left.removeAll(group);
        }
        return groups;
    }

    private boolean isBetter(String one, String other, String criterion, List<String> level, List<String> among) {
        List<Fraction> a = value(criterion, one, level, among);
        List<Fraction> b = value(criterion, other, level, among);
        return lessIsBetter(criterion) ? compareInTurn(a, b) < 0 : compareInTurn(a, b) > 0;
    }

    /** 7.2.2(b)(i): "the lowest total wins"; the weighting of FIDE goes the same way. */
    private static boolean lessIsBetter(String criterion) {
        return criterion.equals("board-count")
                || criterion.equals("play-off-board-count")
                || criterion.equals("board-count-fide")
                || criterion.equals("previous-rank");
    }

    /** The first figures, and where they are equal the second, and so on. */
    private static <T extends Comparable<T>> int compareInTurn(List<T> a, List<T> b) {
        for (int i = 0; i < a.size() && i < b.size(); i++) {
            int order = a.get(i).compareTo(b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    // ---------------------------------------------------------------- the criteria: 7.2.1 and 7.2.2(a) to (d)

    /**
     * The figures of a team under a criterion, compared one after the other.
     *
     * @param level the teams that are still level
     * @param among the teams whose matches with one another head-to-head criteria look at
     */
    private List<Fraction> value(String criterion, String team, List<String> level, List<String> among) {
        switch (criterion) {
            case "match-points":
                return List.of(rule7_2_1_matchPoints(team));
            case "game-points":
                return List.of(rule7_2_2_a_gamePoints(team));
            case "game-difference":
                return List.of(gameDifference(team, matches));
            case "match-wins":
                return List.of(matchWins(team));
            case "head-to-head-match-points":
                return List.of(matchPoints(team, ruleS5_matchesBetween(among, matches)));
            case "head-to-head-game-points":
                return List.of(rule7_2_2_b_headToHeadGamePoints(team, among));
            case "head-to-head-game-difference":
                return List.of(gameDifference(team, ruleS5_matchesBetween(among, matches)));
            case "board-count":
                return List.of(rule7_2_2_b_i_boardCount(team, among));
            case "board-count-fide":
                return List.of(boardCountFide(team, among));
            case "board-count-berlin":
                return List.of(boardCountBerlin(team, among));
            case "bottom-board-elimination":
                return rule7_2_2_b_ii_bottomBoardElimination(team, among);
            case "opponents-game-points-trimmed":
                return List.of(rule7_2_2_c_opponentsGamePointsTrimmed(team));
            case "play-off":
                return rule7_2_2_d_playOff(team, level);
            case "play-off-board-count":
                return List.of(boardCount(team, ruleS5_matchesBetween(level, playOffs)));
            case "play-off-bottom-board-elimination":
                return elimination(team, ruleS5_matchesBetween(level, playOffs));
            case "head-to-head-match-points-without-last-1":
                return List.of(matchPointsWithoutTheLastBoard(team, ruleS5_matchesBetween(among, matches)));
            case "head-to-head-and-common-opponents-game-difference":
                return List.of(gameDifference(team, againstEachOtherOrCommonOpponents(level)));
            case "fore-opponents-match-points":
                return List.of(foreBuchholz(team));
            case "secondary-and-strength":
                return List.of(secondaryAndStrength(team));
            case "previous-rank":
                return List.of(Fraction.of(rules.previousRanks().get(team)));
            default:
                throw new IllegalArgumentException("Not a criterion: " + criterion);
        }
    }

    /** 7.2.1, S2: the number of match points from all matches. */
    private Fraction rule7_2_1_matchPoints(String team) {
        return matchPoints(team, matches);
    }

    /** 7.2.2(a): the number of game points from all matches, the highest number wins. */
    private Fraction rule7_2_2_a_gamePoints(String team) {
        return gamePoints(team, matches);
    }

    /** The number of matches won; more is better. Other leagues. */
    private Fraction matchWins(String team) {
        long wins = 0;
        for (Counted match : matchesOf(team, matches)) {
            if (rule7_2_won(match, team)) {
                wins++;
            }
        }
        return Fraction.of(wins);
    }

    /** 7.2.2(b), S6: the sum of the game points in the matches between these teams. */
    private Fraction rule7_2_2_b_headToHeadGamePoints(String team, List<String> among) {
        return gamePoints(team, ruleS5_matchesBetween(among, matches));
    }

    /** 7.2.2(b)(i), S7: the numbers of the boards with wins in those matches, added; without a win 0, which is best. */
    private Fraction rule7_2_2_b_i_boardCount(String team, List<String> among) {
        return boardCount(team, ruleS5_matchesBetween(among, matches));
    }

    private Fraction boardCount(String team, List<Counted> from) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, from)) {
            for (int board = 1; board <= rules.boards(); board++) {
                if (match.boardWonBy(team, board)) {
                    sum = sum.plus(Fraction.of(board));
                }
            }
        }
        return sum;
    }

    /** The board count of FIDE: board number times the points scored there, added; less is better. */
    private Fraction boardCountFide(String team, List<String> among) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, ruleS5_matchesBetween(among, matches))) {
            for (int board = 1; board <= rules.boards(); board++) {
                sum = sum.plus(match.boardScoreOf(team, board).times(board));
            }
        }
        return sum;
    }

    /** The Berlin count: of n boards, board b weighs n + 1 - b times the points scored there; more is better. */
    private Fraction boardCountBerlin(String team, List<String> among) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, ruleS5_matchesBetween(among, matches))) {
            for (int board = 1; board <= rules.boards(); board++) {
                sum = sum.plus(match.boardScoreOf(team, board).times(rules.boards() + 1 - board));
            }
        }
        return sum;
    }

    /**
     * 7.2.2(b)(ii), S8: the game points in those matches without the last board; then without the last two; and so on
     * until board 1 alone is left. Every step looks at the same matches.
     */
    private List<Fraction> rule7_2_2_b_ii_bottomBoardElimination(String team, List<String> among) {
        return elimination(team, ruleS5_matchesBetween(among, matches));
    }

    private List<Fraction> elimination(String team, List<Counted> from) {
        List<Fraction> steps = new ArrayList<>();
        for (int lastBoard = rules.boards() - 1; lastBoard >= 1; lastBoard--) {
            Fraction sum = Fraction.ZERO;
            for (Counted match : matchesOf(team, from)) {
                for (int board = 1; board <= lastBoard; board++) {
                    sum = sum.plus(match.boardScoreOf(team, board));
                }
            }
            steps.add(sum);
        }
        return steps;
    }

    /**
     * 7.2.2(c), S9: each distinct opponent met so far counts once with its game points from all its matches; one with
     * the most and one with the fewest are left out, and with two opponents or fewer nothing is left.
     */
    private Fraction rule7_2_2_c_opponentsGamePointsTrimmed(String team) {
        Set<String> opponents = new TreeSet<>();
        for (Counted match : matchesOf(team, matches)) {
            opponents.add(match.opponentOf(team));
        }
        List<Fraction> theirPoints = new ArrayList<>();
        for (String opponent : opponents) {
            theirPoints.add(gamePoints(opponent, matches));
        }
        if (theirPoints.size() <= 2) {
            return Fraction.ZERO;
        }
        theirPoints.remove(Collections.max(theirPoints));
        theirPoints.remove(Collections.min(theirPoints));
        Fraction sum = Fraction.ZERO;
        for (Fraction points : theirPoints) {
            sum = sum.plus(points);
        }
        return sum;
    }

    /** 7.2.2(d), S10: match points, then game points, of the play-off matches between the teams still level. */
    private List<Fraction> rule7_2_2_d_playOff(String team, List<String> level) {
        List<Counted> between = ruleS5_matchesBetween(level, playOffs);
        return List.of(matchPoints(team, between), gamePoints(team, between));
    }

    // ---------------------------------------------------------------- criteria of other leagues and of FIDE

    /**
     * FIDE's direct encounter where not all have met (C.07, 6.3): the team that is alone on top whatever the outcome of the
     * missing matches, then the second in the same way; the others stay together.
     */
    private List<List<String>> topSafe(List<String> level, String criterion, List<String> among) {
        boolean allHaveMet = true;
        for (String one : level) {
            for (String other : level) {
                allHaveMet &= one.equals(other) || haveMet(one, other);
            }
        }
        if (allHaveMet) {
            return split(level, criterion, among);
        }
        List<List<String>> groups = new ArrayList<>();
        List<String> rest = new ArrayList<>(level);
        boolean found = true;
        while (found && rest.size() > 1) {
            found = false;
            for (String team : List.copyOf(rest)) {
                boolean safe = true;
                for (String other : rest) {
                    safe &= other.equals(team)
                            || reached(
                                                    team,
                                                    criterion,
                                                    among,
                                                    rules.matchPoints().loss())
                                            .compareTo(reached(
                                                    other,
                                                    criterion,
                                                    among,
                                                    rules.matchPoints().win()))
                                    > 0;
                }
                if (safe && !found) {
                    found = true;
                    groups.add(List.of(team));
                    rest.remove(team);
                }
            }
        }
        groups.add(rest);
        return groups;
    }

    /** What a team has between these teams if every missing match brings so much. */
    private Fraction reached(String team, String criterion, List<String> among, Fraction each) {
        Fraction sum = value(criterion, team, among, among).get(0);
        for (String other : among) {
            if (!other.equals(team) && !haveMet(team, other)) {
                sum = sum.plus(each);
            }
        }
        return sum;
    }

    private boolean haveMet(String one, String other) {
        return !ruleS5_matchesBetween(List.of(one, other), matches).isEmpty();
    }

    /** What the match would have been without its last board. */
    private Fraction matchPointsWithoutTheLastBoard(String team, List<Counted> from) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, from)) {
            Fraction own = Fraction.ZERO;
            Fraction theirs = Fraction.ZERO;
            for (int board = 1; board < rules.boards(); board++) {
                own = own.plus(match.boardScoreOf(team, board));
                theirs = theirs.plus(match.boardScoreOf(match.opponentOf(team), board));
            }
            int order = own.compareTo(theirs);
            sum = sum.plus(
                    order > 0
                            ? rules.matchPoints().win()
                            : order == 0
                                    ? rules.matchPoints().draw()
                                    : rules.matchPoints().loss());
        }
        return sum;
    }

    /** The matches between these teams, and those of each with the opponents that every one of them has met. */
    private List<Counted> againstEachOtherOrCommonOpponents(List<String> level) {
        List<Counted> found = new ArrayList<>();
        for (Counted match : matches) {
            boolean home = level.contains(match.home());
            boolean away = level.contains(match.away());
            if ((home && away) || (home && metByAll(match.away(), level)) || (away && metByAll(match.home(), level))) {
                found.add(match);
            }
        }
        return found;
    }

    private boolean metByAll(String opponent, List<String> level) {
        for (String team : level) {
            if (!haveMet(team, opponent)) {
                return false;
            }
        }
        return true;
    }

    /** FIDE's fore-Buchholz (C.07, 8.3): each opponent's score as if all paired matches of the last round were drawn. */
    private Fraction foreBuchholz(String team) {
        Set<String> opponents = new TreeSet<>();
        for (Counted match : matchesOf(team, matches)) {
            opponents.add(match.opponentOf(team));
        }
        for (Match match : outstanding) {
            if (match.round() == lastRound()
                    && (match.home().equals(team) || match.away().equals(team))) {
                opponents.add(match.home().equals(team) ? match.away() : match.home());
            }
        }
        Fraction sum = Fraction.ZERO;
        for (String opponent : opponents) {
            for (Counted match : matchesOf(opponent, matches)) {
                sum = sum.plus(
                        match.round() == lastRound()
                                ? rules.matchPoints().draw()
                                : rule7_2_matchPointsOf(match, opponent));
            }
            for (Match match : outstanding) {
                if (match.round() == lastRound()
                        && (match.home().equals(opponent) || match.away().equals(opponent))) {
                    sum = sum.plus(rules.matchPoints().draw());
                }
            }
        }
        return sum;
    }

    private int lastRound() {
        int last = 0;
        for (Counted match : matches) {
            last = Math.max(last, match.round());
        }
        for (Match match : outstanding) {
            last = Math.max(last, match.round());
        }
        return last;
    }

    /**
     * FIDE's sum of the secondary score and the strength of schedule (C.07, 13.4): game points, and the match points of every
     * opponent at every meeting, divided by the most match points of the event over the most game points of a match, rounded
     * down.
     */
    private Fraction secondaryAndStrength(String team) {
        Fraction ofEvent = rules.matchPoints().win().times(lastRound());
        long factor = 0;
        while (Fraction.of(rules.boards()).times(factor + 1).compareTo(ofEvent) <= 0) {
            factor++;
        }
        Fraction strength = Fraction.ZERO;
        for (Counted match : matchesOf(team, matches)) {
            strength = strength.plus(matchPoints(match.opponentOf(team), matches));
        }
        return gamePoints(team, matches).plus(strength.dividedBy(factor));
    }

    // ---------------------------------------------------------------- sums

    /** S5: the matches in which both sides are among these teams. */
    private static List<Counted> ruleS5_matchesBetween(List<String> among, List<Counted> from) {
        List<Counted> between = new ArrayList<>();
        for (Counted match : from) {
            if (among.contains(match.home()) && among.contains(match.away())) {
                between.add(match);
            }
        }
        return between;
    }

    private static List<Counted> matchesOf(String team, List<Counted> from) {
        List<Counted> own = new ArrayList<>();
        for (Counted match : from) {
            if (match.isOf(team)) {
                own.add(match);
            }
        }
        return own;
    }

    /** 7.2: the match points of a team in these matches. */
    private Fraction matchPoints(String team, List<Counted> from) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, from)) {
            sum = sum.plus(rule7_2_matchPointsOf(match, team));
        }
        return sum;
    }

    /** 7.1: the game points of a team in these matches. */
    private static Fraction gamePoints(String team, List<Counted> from) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, from)) {
            sum = sum.plus(match.scoreOf(team));
        }
        return sum;
    }

    /** A team's own game points less its opponents' in these matches. Other leagues. */
    private static Fraction gameDifference(String team, List<Counted> from) {
        Fraction sum = Fraction.ZERO;
        for (Counted match : matchesOf(team, from)) {
            sum = sum.plus(match.scoreOf(team)).minus(match.scoreAgainst(team));
        }
        return sum;
    }
}

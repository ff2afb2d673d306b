/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.scoring.MatchPoints;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.tiebreak.Chain;
import io.github.marchesleague.rules.tiebreak.Criterion;
import io.github.marchesleague.rules.tiebreak.Measure;
import io.github.marchesleague.rules.tiebreak.PartialSplit;
import io.github.marchesleague.rules.tiebreak.PlayOff;
import io.github.marchesleague.rules.tiebreak.Scope;
import io.github.marchesleague.rules.tiebreak.Stake;
import io.github.marchesleague.rules.tiebreak.Step;
import io.github.marchesleague.rules.tiebreak.TieBreak;
import io.github.marchesleague.rules.tiebreak.TieBreaks;
import io.github.marchesleague.rules.transcription.Fraction;
import io.github.marchesleague.rules.transcription.LiteralTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A made-up league that is easily level: few different results, and matches often mirror each other. For the engine and
 * for the literal transcription.
 *
 * @param teams the teams
 * @param matches their matches
 * @param playOffs their play-offs
 * @param chain the chain by the identifiers of its steps
 * @param policy what happens to those still level
 */
record DrawnLeague(
        List<String> teams,
        List<LiteralTable.Match> matches,
        List<LiteralTable.Match> playOffs,
        List<String> chain,
        PartialSplit policy) {

    /** All sorts of a league: finished once, finished twice, unfinished, with play-offs, with unusual results. */
    static final int FLAVOURS = 5;

    static final List<List<String>> CHAINS = List.of(
            LiteralTable.Rules.herefordshire().chain(),
            List.of("game-points", "head-to-head-game-points", "bottom-board-elimination"),
            List.of(
                    "match-points",
                    "head-to-head-match-points",
                    "head-to-head-game-difference",
                    "game-difference",
                    "game-points"),
            List.of("match-points", "head-to-head-match-points", "head-to-head-game-points", "board-count-fide"),
            List.of("match-points", "match-wins", "head-to-head-game-points", "board-count-berlin"),
            List.of("match-points", "head-to-head-game-points", "board-count", "bottom-board-elimination"),
            List.of("match-points", "opponents-game-points-trimmed", "game-points", "head-to-head-game-points"),
            List.of("match-points", "board-count-berlin", "board-count", "opponents-game-points-trimmed", "play-off"),
            List.of("match-points", "top-safe head-to-head-match-points", "head-to-head-game-points"),
            List.of("match-points", "head-to-head-and-common-opponents-game-difference", "game-points"),
            List.of("match-points", "fore-opponents-match-points", "secondary-and-strength", "previous-rank"),
            List.of("match-points", "title: game-points", "title: head-to-head-game-points", "match-wins"),
            List.of(
                    "match-points",
                    "head-to-head-match-points-without-last-1",
                    "board-count",
                    "play-off",
                    "play-off-board-count",
                    "play-off-bottom-board-elimination"));

    /** The league of a seed. */
    static DrawnLeague of(int size, int chain, PartialSplit policy, int flavour, long seed) {
        Random random = new Random(seed);
        List<String> teams = new ArrayList<>();
        for (int team = 0; team < size; team++) {
            teams.add(String.valueOf((char) ('A' + team)));
        }
        List<LiteralTable.Match> matches = new ArrayList<>();
        List<LiteralTable.Match> playOffs = new ArrayList<>();
        boolean doubleRound = flavour == 1 && size < 7;
        for (int home = 0; home < size; home++) {
            for (int away = doubleRound ? 0 : home + 1; away < size; away++) {
                if (home != away && !(flavour == 2 && random.nextInt(4) == 0)) {
                    matches.add(match(teams.get(home), teams.get(away), random, flavour)
                            .inRound(2 + random.nextInt(4)));
                }
                if (flavour == 3 && home != away) {
                    playOffs.add(match(teams.get(home), teams.get(away), random, 0));
                }
            }
        }
        return new DrawnLeague(teams, matches, playOffs, CHAINS.get(chain), policy);
    }

    /** The rules for the transcription. */
    LiteralTable.Rules literal() {
        return new LiteralTable.Rules(
                4,
                new LiteralTable.MatchPoints(Fraction.of(2), Fraction.ONE, Fraction.ZERO),
                Fraction.HALF,
                chain,
                policy.id(),
                teams.stream().collect(Collectors.toUnmodifiableMap(team -> team, AgainstTranscription::previousRank)));
    }

    /** The rules for the engine. */
    RuleSet rules() {
        return rules(MatchPoints.of(Points.of(2), Points.ONE, Points.ZERO));
    }

    /** The same with match points that come from elsewhere. */
    RuleSet rules(MatchPoints matchPoints) {
        return RuleSet.builder()
                .id("random")
                .name("Random")
                .boards(4)
                .scoring(new Scoring(
                        Scoring.STANDARD.boardPoints(), matchPoints, Scoring.Unfinished.MATCH_WAITS, Optional.empty()))
                .chain(new Chain(steps(chain), policy))
                .build();
    }

    private static LiteralTable.Match match(String home, String away, Random random, int flavour) {
        if (flavour == 4 && random.nextInt(8) == 0) {
            return switch (random.nextInt(5)) {
                case 0 -> LiteralTable.Match.ofScore(home, away, "2-2");
                case 1 -> new LiteralTable.Match(home, away, null, null, "away", null);
                case 2 -> new LiteralTable.Match(home, away, null, null, "both", null);
                case 3 -> new LiteralTable.Match(home, away, null, null, null, "postponed");
                default -> LiteralTable.Match.ofBoards(home, away, "½-0", "void", "-/-", "+/-");
            };
        }
        // Half of all matches end 2-2 with two wins each, so that only the boards can tell the teams apart.
        List<String> boards = new ArrayList<>(
                switch (random.nextInt(6)) {
                    case 0, 1, 2 -> List.of("1-0", "1-0", "0-1", "0-1");
                    case 3 -> List.of("½-½", "½-½", "½-½", "½-½");
                    case 4 -> List.of("1-0", "½-½", "½-½", "½-½");
                    default -> List.of("½-½", "½-½", "½-½", "-/+");
                });
        Collections.shuffle(boards, random);
        return LiteralTable.Match.ofBoards(home, away, boards.toArray(String[]::new));
    }

    private static List<Step> steps(List<String> chain) {
        List<Step> steps = new ArrayList<>();
        for (String id : chain) {
            if (id.equals("play-off") && chain.contains("play-off-board-count")) {
                steps.add(new Step(
                        new PlayOff(chain.subList(chain.indexOf(id) + 1, chain.size()).stream()
                                .map(inside -> new Step(TieBreaks.byId(inside).orElseThrow(), ""))
                                .toList()),
                        ""));
                return steps;
            }
            boolean title = id.startsWith("title: ");
            steps.add(new Step(
                    tieBreak(title ? id.substring("title: ".length()) : id),
                    "",
                    title ? Set.of(Stake.TITLE) : Set.of()));
        }
        return steps;
    }

    private static TieBreak tieBreak(String id) {
        if (id.startsWith("top-safe ")) {
            return Criterion.of(Measure.MATCH_POINTS)
                    .scope(Scope.HEAD_TO_HEAD)
                    .unmet(Criterion.Unmet.TOP_SAFE)
                    .build();
        }
        return switch (id) {
            case "fore-opponents-match-points",
                    "secondary-and-strength",
                    "previous-rank",
                    "head-to-head-match-points-without-last-1",
                    "head-to-head-and-common-opponents-game-difference" ->
                TieBreaks.byId(id).orElseThrow();
            case "opponents-game-points-trimmed" -> TieBreaks.OPPONENTS_GAME_POINTS_TRIMMED;
            case "play-off" -> TieBreaks.PLAY_OFF;
            default ->
                id.startsWith("head-to-head-")
                        ? Criterion.headToHead(Measure.byId(id.substring("head-to-head-".length()))
                                .orElseThrow())
                        : Criterion.of(Measure.byId(id).orElseThrow()).build();
        };
    }
}

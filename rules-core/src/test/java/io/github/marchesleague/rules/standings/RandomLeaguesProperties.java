/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

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
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Random leagues with many ties, under every policy and several chains, through the engine and the transcription. */
class RandomLeaguesProperties {

    private static final List<List<String>> CHAINS = List.of(
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

    /**
     * A league that is easily level: few different results, and matches often mirror each other.
     *
     * @param teams how many teams
     * @param chain which chain
     * @param policy which policy
     * @param seed of the results
     */
    record Drawn(int teams, int chain, PartialSplit policy, long seed) {}

    @Provide
    Arbitrary<Drawn> leagues() {
        return Combinators.combine(
                        Arbitraries.integers().between(2, 12),
                        Arbitraries.integers().between(0, CHAINS.size() - 1),
                        Arbitraries.of(PartialSplit.class),
                        Arbitraries.longs())
                .as(Drawn::new);
    }

    @Property(tries = 5000)
    void engineAgreesWithTranscription(@ForAll @From("leagues") Drawn drawn, @ForAll @IntRange(max = 4) int flavour) {
        Random random = new Random(drawn.seed());
        List<String> teams = new ArrayList<>();
        for (int team = 0; team < drawn.teams(); team++) {
            teams.add(String.valueOf((char) ('A' + team)));
        }
        List<LiteralTable.Match> matches = new ArrayList<>();
        List<LiteralTable.Match> playOffs = new ArrayList<>();
        boolean doubleRound = flavour == 1 && drawn.teams() < 7;
        for (int home = 0; home < drawn.teams(); home++) {
            for (int away = doubleRound ? 0 : home + 1; away < drawn.teams(); away++) {
                if (home != away && !(flavour == 2 && random.nextInt(4) == 0)) {
                    matches.add(match(teams.get(home), teams.get(away), random, flavour)
                            .inRound(2 + random.nextInt(4)));
                }
                if (flavour == 3 && home != away) {
                    playOffs.add(match(teams.get(home), teams.get(away), random, 0));
                }
            }
        }
        List<String> chain = CHAINS.get(drawn.chain());
        LiteralTable.Rules literal = new LiteralTable.Rules(
                4,
                new LiteralTable.MatchPoints(Fraction.of(2), Fraction.ONE, Fraction.ZERO),
                Fraction.HALF,
                chain,
                drawn.policy().id(),
                teams.stream().collect(Collectors.toUnmodifiableMap(team -> team, AgainstTranscription::previousRank)));
        RuleSet rules = RuleSet.builder()
                .id("random")
                .name("Random")
                .boards(4)
                .scoring(new Scoring(
                        Scoring.STANDARD.boardPoints(),
                        MatchPoints.of(Points.of(2), Points.ONE, Points.ZERO),
                        Scoring.Unfinished.MATCH_WAITS,
                        Optional.empty()))
                .chain(new Chain(steps(chain), drawn.policy()))
                .build();
        assertThat(AgainstTranscription.engine(teams, matches, playOffs, rules))
                .isEqualTo(AgainstTranscription.transcription(teams, matches, playOffs, literal));
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

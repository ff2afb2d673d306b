/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.OpenReading;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** What is saved of the work changes nothing: every single combination, one after the other, says the same. */
class OpenReadingsProperties {

    private static final BoardResult[] RESULTS = {
        BoardResult.HOME_WIN,
        BoardResult.AWAY_WIN,
        BoardResult.DRAW,
        BoardResult.DRAW,
        BoardResult.HOME_WIN_BY_DEFAULT,
        BoardResult.AWAY_WIN_BY_DEFAULT,
        BoardResult.DOUBLE_DEFAULT
    };

    private static final LocalDate DAY = LocalDate.of(2025, 10, 2);

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void saysWhatEveryCombinationSays(@ForAll Random random) {
        RuleSet herefordshire = RuleSets.herefordshire();
        List<OpenReading> readings = new ArrayList<>(herefordshire.readings());
        Collections.shuffle(readings, random);
        List<OpenReading> some = readings.subList(0, 4);
        List<OpenReading> declared =
                herefordshire.readings().stream().filter(some::contains).toList();
        RuleSet rules = RuleSet.builder().from(herefordshire).readings(declared).build();
        Season season = season(random);

        OpenReadings found = OpenReadings.of(season, rules);

        List<int[]> combinations = combinations(declared);
        Map<String, List<Row>> tables = new HashMap<>();
        Set<List<String>> orders = new HashSet<>();
        for (int[] options : combinations) {
            RuleSet composed = rules;
            for (int i = 0; i < options.length; i++) {
                OpenReading reading = declared.get(i);
                composed = composed.under(reading, reading.options().get(options[i]));
            }
            Standings table = League.standings(season, composed);
            tables.put(key(options), table.rows());
            orders.add(order(table.rows()));
        }
        assertThat(found.combinations()).isEqualTo(combinations.size());
        assertThat(found.outcomes().stream()
                        .map(outcome -> outcome.places().stream()
                                .map(place -> place.position() + "" + place.shared() + place.team())
                                .toList()))
                .containsExactlyInAnyOrderElementsOf(orders);
        for (OpenReadings.Outcome outcome : found.outcomes()) {
            List<String> order = outcome.places().stream()
                    .map(place -> place.position() + "" + place.shared() + place.team())
                    .toList();
            assertThat(tables.values().stream().filter(rows -> order(rows).equals(order)))
                    .hasSize((int) outcome.combinations());
        }
        for (int i = 0; i < declared.size(); i++) {
            OpenReadings.Question question = found.questions().get(i);
            boolean positions = false;
            boolean points = false;
            for (int[] options : combinations) {
                int[] inForce = options.clone();
                inForce[i] = 0;
                List<Row> one = tables.get(key(inForce));
                List<Row> other = tables.get(key(options));
                positions |= !order(one).equals(order(other));
                points |= !points(one).equals(points(other));
            }
            assertThat(question.mattersToPositions()).as(question.rule()).isEqualTo(positions);
            assertThat(question.mattersToPoints()).as(question.rule()).isEqualTo(points);
            assertThat(question.answers().stream()
                            .anyMatch(answer -> !answer.moves().isEmpty()))
                    .isEqualTo(positions);
        }
    }

    private static List<String> order(List<Row> rows) {
        return rows.stream()
                .map(row -> row.position() + "" + row.shared() + row.team().id())
                .toList();
    }

    private static Map<TeamId, String> points(List<Row> rows) {
        Map<TeamId, String> points = new HashMap<>();
        rows.forEach(row -> points.put(
                row.team().id(), row.tally().matchPoints() + " " + row.tally().gamePoints()));
        return points;
    }

    private static String key(int[] options) {
        return Arrays.toString(options);
    }

    private static List<int[]> combinations(List<OpenReading> readings) {
        List<int[]> all = new ArrayList<>(List.of(new int[0]));
        for (OpenReading reading : readings) {
            List<int[]> longer = new ArrayList<>();
            for (int[] begun : all) {
                for (int option = 0; option < reading.options().size(); option++) {
                    int[] options = Arrays.copyOf(begun, begun.length + 1);
                    options[begun.length] = option;
                    longer.add(options);
                }
            }
            all = longer;
        }
        return all;
    }

    /** A small season with much in it that the readings are about. */
    private static Season season(Random random) {
        int teams = 3 + random.nextInt(3);
        boolean lineUps = random.nextInt(3) > 0;
        boolean complaints = lineUps && random.nextInt(3) > 0;
        Season.Builder season = Season.builder();
        for (int team = 0; team < teams; team++) {
            season.addTeams(Team.of("T" + team));
            for (int player = 0; player < 5; player++) {
                season.addPlayers(Player.builder()
                        .id(PlayerId.of("T" + team + "P" + player))
                        .nominated(OptionalInt.of(1500 + 40 * random.nextInt(10)))
                        .build());
            }
        }
        for (int home = 0; home < teams; home++) {
            for (int away = home + 1; away < teams; away++) {
                MatchCard.Builder card = MatchCard.builder()
                        .home(TeamId.of("T" + home))
                        .away(TeamId.of("T" + away))
                        .date(DAY.plusDays(7L * home + away));
                boolean both = random.nextInt(12) == 0;
                if (both) {
                    season.addMatches(card.defaultedBy(Defaulted.BOTH).build());
                    continue;
                }
                List<Integer> homePlayers = shuffled(random);
                List<Integer> awayPlayers = shuffled(random);
                int kinds = random.nextInt(3) == 0 ? RESULTS.length : 4;
                for (int board = 0; board < 4; board++) {
                    BoardResult result = RESULTS[random.nextInt(kinds)];
                    card.addBoards(
                            lineUps
                                    ? new BoardCard(
                                            seat("T" + home + "P" + homePlayers.get(board), random),
                                            seat("T" + away + "P" + awayPlayers.get(board), random),
                                            result)
                                    : BoardCard.of(result));
                }
                MatchCard made = card.build();
                season.addMatches(made);
                for (Side side : Side.values()) {
                    if (complaints && random.nextInt(2) == 0) {
                        season.addComplaints(Complaint.builder()
                                .match(MatchRef.of(made.home(), made.away()))
                                .against(side)
                                .board(1 + random.nextInt(4))
                                .protestedBeforeStart(true)
                                .submitted(made.date().orElseThrow().plusDays(2))
                                .upheld(true)
                                .build());
                    }
                }
            }
        }
        return season.build();
    }

    private static Seat seat(String player, Random random) {
        Seat seat = Seat.of(PlayerId.of(player));
        return random.nextInt(5) == 0 ? seat.asSubstitute() : seat;
    }

    private static List<Integer> shuffled(Random random) {
        List<Integer> players = new ArrayList<>(List.of(0, 1, 2, 3, 4));
        Collections.shuffle(players, random);
        return players;
    }
}

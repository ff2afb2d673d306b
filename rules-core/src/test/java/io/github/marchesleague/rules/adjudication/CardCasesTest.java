/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.Cases.map;
import static io.github.marchesleague.rules.Cases.maps;
import static io.github.marchesleague.rules.Cases.points;
import static io.github.marchesleague.rules.Cases.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.Cases;
import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RatingList;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Seat;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.ruling.InadmissibleComplaint;
import io.github.marchesleague.rules.season.Season;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every golden card, as a season of one match and as a card by itself. */
class CardCasesTest {

    private static final RuleSet RULES = RuleSets.herefordshire();

    static Stream<Arguments> cards() {
        return maps(Cases.file("herefordshire-cards.json"), "cases").stream()
                .map(given -> Arguments.of(given.get("id"), given));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cards")
    void comesToTheExpectedResultInASeason(String id, Map<String, Object> given) {
        AdjudicatedSeason season = RULES.adjudicator().adjudicate(season(given));
        Map<String, Object> expected = map(given, "expected");
        assertResult(season.matches().get(0), expected);
        assertThat(season.breaches().stream().map(CardCasesTest::line))
                .containsExactlyInAnyOrderElementsOf(lines(expected, "breaches"));
        assertThat(season.unchecked().stream().map(CardCasesTest::line))
                .containsExactlyInAnyOrderElementsOf(lines(expected, "unchecked"));
        assertThat(season.inadmissible().stream().map(CardCasesTest::line))
                .containsExactlyInAnyOrderElementsOf(lines(expected, "inadmissible"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cards")
    void comesToTheExpectedResultByItself(String id, Map<String, Object> given) {
        Season season = season(given);
        AdjudicatedMatch match = RULES.adjudicator()
                .adjudicate(
                        season.matches().get(0),
                        season.complaints(),
                        Register.of(season.players(), season.ratingLists()));
        Map<String, Object> expected = map(given, "expected");
        assertResult(match, expected);
        assertThat(match.breaches().stream().map(CardCasesTest::line))
                .containsExactlyInAnyOrderElementsOf(lines(expected, "breaches"));
        assertThat(match.unchecked().stream().map(CardCasesTest::line))
                .containsExactlyInAnyOrderElementsOf(lines(expected, "unchecked"));
        assertThat(match.inadmissible().stream().map(CardCasesTest::line))
                .containsExactlyInAnyOrderElementsOf(lines(expected, "inadmissible"));
    }

    private static void assertResult(AdjudicatedMatch match, Map<String, Object> expected) {
        assertThat(match.result().boards().stream()
                        .map(board -> new Score(
                                RULES.scoring().boardPoints(board, Side.HOME),
                                RULES.scoring().boardPoints(board, Side.AWAY))))
                .containsExactlyElementsOf(maps(expected, "boards").stream()
                        .map(board -> new Score(points(board.get("home")), points(board.get("away"))))
                        .toList());
        assertThat(RULES.scoring().score(match.result()))
                .isEqualTo(new Score(points(expected.get("home")), points(expected.get("away"))));
        assertThat(RULES.scoring().matchPoints(match.result()))
                .isEqualTo(new Score(points(expected.get("homeMatchPoints")), points(expected.get("awayMatchPoints"))));
    }

    private static String line(Breach breach) {
        return line(breach.rule(), breach.side().orElseThrow(), breach.board().getAsInt());
    }

    private static String line(Unchecked unchecked) {
        return line(
                unchecked.rule(),
                unchecked.side().orElseThrow(),
                unchecked.board().getAsInt());
    }

    private static String line(InadmissibleComplaint inadmissible) {
        return line(
                inadmissible.rule(),
                inadmissible.complaint().against(),
                inadmissible.complaint().board());
    }

    private static String line(String rule, Side side, Object board) {
        return rule + " " + side.name().toLowerCase(Locale.ROOT) + " " + board;
    }

    private static List<String> lines(Map<String, Object> expected, String key) {
        return maps(expected, key).stream()
                .map(each -> each.get("rule") + " " + each.get("side") + " " + each.get("board"))
                .toList();
    }

    private static Season season(Map<String, Object> given) {
        Season.Builder season = Season.builder();
        Cases.texts(given, "teams").forEach(team -> season.addTeams(Team.of(team)));
        for (Map<String, Object> player : maps(given, "players")) {
            Player.Builder builder = Player.builder();
            builder.id(PlayerId.of(text(player, "id"))).team(TeamId.of(text(player, "team")));
            if (player.get("nominated") instanceof Integer nominated) {
                builder.nominated(nominated);
            }
            season.addPlayers(builder.build());
        }
        for (Map<String, Object> list : maps(given, "ratingLists")) {
            Map<PlayerId, Integer> ratings = new HashMap<>();
            map(list, "ratings").forEach((id, rating) -> ratings.put(PlayerId.of(id), (Integer) rating));
            season.addRatingLists(RatingList.of(text(list, "list"), LocalDate.parse(text(list, "from")), ratings));
        }
        for (Map<String, Object> match : maps(given, "matches")) {
            MatchCard.Builder card = MatchCard.builder();
            card.home(TeamId.of(text(match, "home")))
                    .away(TeamId.of(text(match, "away")))
                    .date(LocalDate.parse(text(match, "date")));
            for (Map<String, Object> board : maps(match, "boards")) {
                card.addBoards(new BoardCard(
                        seat(text(board, "home")),
                        seat(text(board, "away")),
                        BoardResult.parse(text(board, "result")).orElseThrow()));
            }
            if (match.get("defaultedBy") instanceof String by) {
                card.defaultedBy(Defaulted.valueOf(by.toUpperCase(Locale.ROOT)));
            }
            season.addMatches(card.build());
        }
        for (Map<String, Object> complaint : maps(given, "complaints")) {
            Map<String, Object> match = map(complaint, "match");
            Complaint.Builder builder = Complaint.builder();
            builder.match(MatchRef.of(TeamId.of(text(match, "home")), TeamId.of(text(match, "away"))))
                    .against(Side.valueOf(text(complaint, "against").toUpperCase(Locale.ROOT)))
                    .board((Integer) complaint.get("board"))
                    .protestedBeforeStart((Boolean) complaint.get("protestedBeforeStart"))
                    .submitted(LocalDate.parse(text(complaint, "submitted")))
                    .upheld(Optional.ofNullable((Boolean) complaint.get("upheld")));
            season.addComplaints(builder.build());
        }
        return season.build();
    }

    private static Seat seat(String player) {
        return player == null ? Seat.EMPTY : Seat.of(PlayerId.of(player));
    }
}

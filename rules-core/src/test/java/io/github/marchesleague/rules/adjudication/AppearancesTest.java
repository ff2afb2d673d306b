/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static io.github.marchesleague.rules.adjudication.Given.by;
import static io.github.marchesleague.rules.adjudication.Given.card;
import static io.github.marchesleague.rules.adjudication.Given.defaults;
import static io.github.marchesleague.rules.adjudication.Given.lineUps;
import static io.github.marchesleague.rules.adjudication.Given.ratingList;
import static io.github.marchesleague.rules.adjudication.Given.ref;
import static io.github.marchesleague.rules.adjudication.Given.score;
import static io.github.marchesleague.rules.adjudication.Given.season;
import static io.github.marchesleague.rules.adjudication.Given.upheld;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Player;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamFacts;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.season.Season;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who played, for tie-breaks that look at the players of a team: whoever came to his board in time. */
class AppearancesTest {

    private static TeamFacts facts(RuleSet rules, Season season, String team) {
        return TeamFigures.of(
                        rules.adjudicator().adjudicate(season),
                        day -> rules.adjudication().ratings())
                .get(TeamId.of(team));
    }

    private static List<String> appeared(RuleSet rules, Season season, String team) {
        return facts(rules, season, team).appearances().stream()
                .map(appearance -> appearance.player().name())
                .toList();
    }

    private static MatchCard played(String marks) {
        return lineUps("A", "a1 a2 a3 a4", "B", "b1 b2 b3 b4", marks);
    }

    @Test
    void whoWasNamedAndDidNotComeDidNotPlay() {
        Season season = season("A B", played("+ - = 1"));
        assertThat(appeared(RULES, season, "A")).containsExactly("a1", "a4");
        assertThat(appeared(RULES, season, "B")).containsExactly("b2", "b4");
    }

    /** His opponent did not come, and a complaint has taken the board from him: he was there. */
    @Test
    void whoCameAndForfeitsTheBoardDidPlay() {
        Season season = season(
                "A B", given -> given.addMatches(played("1 1 1 +")).addComplaints(upheld("A", "B", Side.HOME, 4)));
        assertThat(appeared(RULES, season, "A")).containsExactly("a1", "a2", "a3", "a4");
        assertThat(appeared(RULES, season, "B")).containsExactly("b1", "b2", "b3");
    }

    @Test
    void nobodyPlaysABoardThatWasAgreedToBeUnplayed() {
        RuleSet byAgreement = defaults(handling -> handling.bothAgreed(BothLost.VOID));
        MatchCard.Builder agreed = MatchCard.builder();
        agreed.from(played("1 1 1 =")).agreed(new Agreement(Set.of(4), false));
        Season season = season("A B", agreed.build());
        assertThat(appeared(byAgreement, season, "A")).containsExactly("a1", "a2", "a3");
        assertThat(appeared(byAgreement, season, "B")).containsExactly("b1", "b2", "b3");
    }

    /** The team that defaulted the match did not play, whoever was named for it; a game that was played all the same counts. */
    @Test
    void whoDefaultedTheMatchDidNotPlay() {
        Season season = season("A B", by(played("1 + + +"), Defaulted.HOME));
        assertThat(appeared(RULES, season, "A")).containsExactly("a1");
        assertThat(appeared(RULES, season, "B")).containsExactly("b1");
    }

    /** Without line-ups nobody is known to have played; of a match that was awarded by a score the boards are not known. */
    @Test
    void whereBoardsAreNotKnownNobodyIsKnownToHavePlayed() {
        Season defaulted = season("A B", card("A", "B", "", card -> card.defaultedBy(Defaulted.AWAY)));
        assertThat(appeared(RULES, defaulted, "A")).isEmpty();
        Season awarded = season(
                "A B",
                given -> given.addMatches(played("1 1 1 1"))
                        .addRulings(new Ruling.MatchAwarded(ref("A", "B"), score("2½-1½"), "13.5", "r")));
        assertThat(appeared(RULES, awarded, "A")).isEmpty();
    }

    /** The last match that was played was on 2 October, when the list of September was in force. */
    @Test
    void aSquadsRatingsAreThoseOfTheLastDayOfPlay() {
        Player.Builder player = Player.builder();
        player.id(PlayerId.of("a1")).team(TeamId.of("A"));
        Season season = season(
                "A B",
                given -> given.addPlayers(player.build())
                        .addRatingLists(
                                ratingList("ECF", "2025-09-01", "a1", 1600),
                                ratingList("ECF", "2025-11-01", "a1", 1640))
                        .addMatches(
                                card("A", "B", "1 1 1 1"),
                                card(
                                        "B",
                                        "A",
                                        "",
                                        card -> card.status(MatchResult.Status.UNPLAYED)
                                                .date(DAY.plusDays(60)))));
        assertThat(facts(RULES, season, "A").squad())
                .extracting(each -> each.rating().orElseThrow())
                .containsExactly(1600);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import static io.github.marchesleague.rules.adjudication.Given.DAY;
import static io.github.marchesleague.rules.adjudication.Given.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.lineup.Register;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.BoardResult;
import io.github.marchesleague.rules.match.Defaulted;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.transcription.Fraction;
import io.github.marchesleague.rules.transcription.LiteralCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The literal transcription of rule 12 agrees on every combination of four boards, whole-match default and one complaint.
 */
class AgainstTranscriptionTest {

    private static final String[] RESULTS = {"1-0", "½-½", "0-1", "-/+", "+/-", "-/-"};
    private static final int COMBINATIONS = 6 * 6 * 6 * 6;

    @ParameterizedTest
    @EnumSource(Defaulted.class)
    void agreesOnEveryCardAndComplaint(Defaulted defaultedBy) {
        Adjudicator adjudicator = RULES.adjudicator();
        int compared = 0;
        for (int combination = 0; combination < COMBINATIONS; combination++) {
            List<String> results = results(combination);
            MatchCard card = card(results, defaultedBy);
            for (Optional<Complaint> complaint : complaints()) {
                AdjudicatedMatch ours =
                        adjudicator.adjudicate(card, complaint.map(List::of).orElse(List.of()), Register.EMPTY);
                LiteralCards.Verdict literal = literal(results, defaultedBy, complaint);
                assertThat(ourVerdict(ours))
                        .as("%s, defaulted by %s, %s", results, defaultedBy, complaint)
                        .isEqualTo(verdict(literal));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(COMBINATIONS * 9);
    }

    @Test
    void everyComplaintIsThere() {
        assertThat(complaints()).hasSize(9);
    }

    private static List<String> results(int combination) {
        List<String> results = new ArrayList<>();
        for (int rest = combination, board = 0; board < 4; board++, rest /= 6) {
            results.add(RESULTS[rest % 6]);
        }
        return results;
    }

    private static List<Optional<Complaint>> complaints() {
        List<Optional<Complaint>> complaints = new ArrayList<>();
        complaints.add(Optional.empty());
        for (Side side : Side.values()) {
            for (int board = 1; board <= 4; board++) {
                complaints.add(Optional.of(Given.upheld("A", "B", side, board)));
            }
        }
        return complaints;
    }

    private static MatchCard card(List<String> results, Defaulted defaultedBy) {
        MatchCard.Builder card = MatchCard.builder();
        card.home(TeamId.of("A")).away(TeamId.of("B")).date(DAY).defaultedBy(defaultedBy);
        for (int i = 0; i < 4; i++) {
            card.addBoards(new BoardCard(
                    Given.seat("a" + i),
                    Given.seat("b" + i),
                    BoardResult.parse(results.get(i)).orElseThrow()));
        }
        return card.build();
    }

    private static LiteralCards.Verdict literal(
            List<String> results, Defaulted defaultedBy, Optional<Complaint> complaint) {
        List<LiteralCards.Player> players = new ArrayList<>();
        List<LiteralCards.Board> boards = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            players.add(new LiteralCards.Player("a" + i, "A", null));
            players.add(new LiteralCards.Player("b" + i, "B", null));
            boards.add(new LiteralCards.Board("a" + i, "b" + i, results.get(i)));
        }
        return LiteralCards.verdict(
                new LiteralCards.Card(
                        "A",
                        "B",
                        DAY,
                        boards,
                        defaultedBy == Defaulted.NOBODY
                                ? null
                                : defaultedBy.name().toLowerCase(Locale.ROOT)),
                players,
                List.of(),
                complaint
                        .map(each -> List.of(new LiteralCards.Complaint(
                                each.against().name().toLowerCase(Locale.ROOT),
                                each.board(),
                                each.protestedBeforeStart(),
                                each.submitted().orElseThrow(),
                                each.upheld().orElseThrow())))
                        .orElse(List.of()));
    }

    private static List<Object> ourVerdict(AdjudicatedMatch match) {
        List<Object> verdict = new ArrayList<>();
        match.result()
                .boards()
                .forEach(board -> verdict.add(RULES.scoring().boardPoints(board, Side.HOME) + "–"
                        + RULES.scoring().boardPoints(board, Side.AWAY)));
        Score matchPoints = RULES.scoring().matchPoints(match.result());
        verdict.add(RULES.scoring().score(match.result()).toString());
        verdict.add(matchPoints.toString());
        verdict.add(match.breaches().size());
        verdict.add(match.unchecked().size());
        verdict.add(match.inadmissible().size());
        return verdict;
    }

    private static List<Object> verdict(LiteralCards.Verdict literal) {
        List<Object> verdict = new ArrayList<>();
        literal.boards().forEach(board -> verdict.add(points(board.home()) + "–" + points(board.away())));
        verdict.add(points(literal.home()) + "–" + points(literal.away()));
        verdict.add(points(literal.homeMatchPoints()) + "–" + points(literal.awayMatchPoints()));
        verdict.add(literal.breaches().size());
        verdict.add(literal.unchecked().size());
        verdict.add(literal.inadmissible().size());
        return verdict;
    }

    private static String points(Fraction fraction) {
        return new Points(
                        fraction.numerator().longValueExact(),
                        fraction.denominator().longValueExact())
                .toString();
    }
}

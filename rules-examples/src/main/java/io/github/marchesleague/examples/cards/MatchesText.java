/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.cards;

import io.github.marchesleague.examples.text.MatchWords;
import io.github.marchesleague.examples.text.TextTable;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.adjudication.AdjudicatedBoard;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.Cause;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Matches after adjudication as plain text: the score, then the boards, with the rule behind each. */
public final class MatchesText {

    private static final List<TextTable.Column> COLUMNS = List.of(
            new TextTable.Column("Board", true),
            new TextTable.Column("Home", false),
            new TextTable.Column("Score", false),
            new TextTable.Column("Away", false),
            new TextTable.Column("White", false),
            new TextTable.Column("Why", false));

    private final SeasonMatches answer;
    private final UnaryOperator<String> bold;
    private final MatchWords words;

    public MatchesText(SeasonMatches answer, UnaryOperator<String> bold) {
        this.answer = answer;
        this.bold = bold;
        this.words = new MatchWords(answer.rules(), answer.players());
    }

    public String write() {
        List<String> lines = new ArrayList<>();
        lines.add(bold.apply(answer.title()));
        answer.matches().forEach(match -> match(match, "", lines));
        answer.playOffs().forEach(match -> match(match, "Play-off: ", lines));
        if (answer.matches().isEmpty() && answer.playOffs().isEmpty()) {
            lines.add("");
            lines.add("No such match.");
        }
        return String.join("\n", lines) + "\n";
    }

    private void match(AdjudicatedMatch match, String before, List<String> lines) {
        lines.add("");
        lines.add(bold.apply(before + answer.names().match(match.card().ref()) + ": " + score(match)));
        match.card().rateOfPlay().ifPresent(rate -> lines.add("  rate of play " + rate));
        match.card().reported().ifPresent(report -> lines.add("  reported " + report));
        match.notes().forEach(note -> lines.add("  " + note.text() + Words.inBrackets(note.rule())));
        if (!match.boards().isEmpty()) {
            TextTable table = new TextTable(COLUMNS);
            for (int i = 0; i < match.boards().size(); i++) {
                table.add(board(match, i));
            }
            table.lines().forEach(line -> lines.add("  " + line));
        }
        match.pending()
                .forEach(complaint -> lines.add("  a complaint about "
                        + answer.names().of(match.card().team(complaint.against())) + ", board " + complaint.board()
                        + ", is not decided yet"));
    }

    private String score(AdjudicatedMatch match) {
        return words.score(match)
                + (words.counts(match)
                        ? ", match points " + answer.rules().scoring().matchPoints(match.result())
                        : "");
    }

    private List<String> board(AdjudicatedMatch match, int index) {
        AdjudicatedBoard board = match.boards().get(index);
        MatchCard card = match.card();
        return List.of(
                Integer.toString(index + 1),
                words.player(card, index, Side.HOME),
                words.score(board.official()),
                words.player(card, index, Side.AWAY),
                answer.white(card, index + 1)
                        .map(side -> side == Side.HOME ? "home" : "away")
                        .orElse(""),
                why(board));
    }

    private static String why(AdjudicatedBoard board) {
        List<String> why = new ArrayList<>();
        if (board.agreement().isPresent()) {
            return because(board.agreement().get());
        }
        board.home().forEach(cause -> why.add("home " + because(cause)));
        board.away().forEach(cause -> why.add("away " + because(cause)));
        if (!why.isEmpty() && board.played().kind().overTheBoard()) {
            why.add("played " + board.played());
        }
        return String.join("; ", why);
    }

    private static String because(Cause cause) {
        return cause.reason() + Words.inBrackets(cause.rule());
    }
}

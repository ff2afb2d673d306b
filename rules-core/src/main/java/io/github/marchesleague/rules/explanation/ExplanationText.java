/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.standings.OpponentShare;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Figure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Explanations in plain English, for people. The wording may change from version to version; programs read the values.
 */
public final class ExplanationText {

    private final Map<TeamId, String> names;

    private ExplanationText(Collection<Team> teams) {
        this.names = teams.stream().collect(Collectors.toUnmodifiableMap(Team::id, Team::name));
    }

    /**
     * A writer that calls the teams by their names in a table.
     *
     * @param table the table
     * @return the writer
     */
    public static ExplanationText of(Standings table) {
        return new ExplanationText(table.rows().stream().map(Row::team).toList());
    }

    /**
     * Writes why one team stands above another.
     *
     * @param explanation the explanation
     * @return its lines
     */
    public List<String> lines(Explanation explanation) {
        List<String> lines = new ArrayList<>();
        String above = name(explanation.above());
        String below = name(explanation.below());
        if (explanation.decidedBy().isEmpty()) {
            lines.add(above + " and " + below + " share their position: nothing in the rules has separated them.");
            lines.add("");
            explanation.steps().forEach(step -> lines.add("  " + line(step, explanation)));
            return lines;
        }
        ExplainedStep decider = explanation.decidedBy().get();
        lines.add(above + " is above " + below + " by " + title(decider) + ": "
                + versus(decider, explanation.above(), explanation.below()) + ".");
        List<ExplainedStep> before =
                explanation.steps().subList(0, explanation.steps().size() - 1);
        if (!before.isEmpty()) {
            lines.add("");
            lines.add("Before that");
            before.forEach(step -> lines.add("  " + line(step, explanation)));
        }
        if (decider.among().size() > 2 && decider.number() > 1) {
            lines.add("");
            lines.add("Compared among " + and(decider.among()) + ".");
        }
        for (Account account : decider.accounts()) {
            lines.add("");
            lines.addAll(lines(account, decider));
        }
        return lines;
    }

    /**
     * Writes how a tie was opened up.
     *
     * @param tie the explanation
     * @return its lines
     */
    public List<String> lines(TieExplanation tie) {
        List<String> lines = new ArrayList<>();
        lines.add(and(tie.teams()) + ": level on " + tie.ranking().name()
                + inBrackets(tie.ranking().rule()) + ".");
        for (ExplainedStep step : tie.steps()) {
            lines.add("");
            lines.add(step.number() + ". " + capital(title(step)));
            if (step.among().size() < tie.teams().size()) {
                lines.add("   among " + and(step.among()));
            }
            groups(step).forEach(line -> lines.add("   " + line));
        }
        return lines;
    }

    /**
     * What a step made of its group, a line for each part it left, or why it left it whole.
     *
     * @param step the step
     * @return its lines
     */
    public List<String> groups(ExplainedStep step) {
        List<String> lines = new ArrayList<>();
        switch (step.outcome()) {
            case SEPARATED -> {
                step.parts()
                        .forEach(part -> lines.add(part(step.criterion(), part, shown(step.criterion(), step.parts()))
                                + (part.teams().size() > 1 ? ", still level" : "")));
                if (!step.note().isEmpty()) {
                    lines.add(step.note());
                }
            }
            case LEVEL ->
                lines.add(parts(step.criterion(), step.parts()) + (step.note().isEmpty() ? "" : "; " + step.note()));
            case PASSED_OVER -> lines.add("passed over: " + step.note());
            case CANNOT_BE_WORKED_OUT -> lines.add("cannot be worked out: " + step.note());
            case STILL_TO_BE_PLAYED -> lines.add("still to be played: " + step.note());
        }
        return lines;
    }

    /**
     * What a step made of its group, on one line.
     *
     * @param criterion the identifier of the criterion
     * @param parts the parts it left, the best first
     * @return such as {@code Clun 4; Ross and Wem 2½ each}, or {@code level at 2} where it separated nobody
     */
    public String parts(String criterion, List<Division.Part> parts) {
        int shown = shown(criterion, parts);
        if (parts.size() > 1) {
            return parts.stream().map(part -> part(criterion, part, shown)).collect(Collectors.joining("; "));
        }
        String figure = parts.isEmpty() ? "" : figure(criterion, parts.get(0).figure(), shown);
        return figure.isEmpty() ? "level" : "level at " + figure;
    }

    private String part(String criterion, Division.Part part, int shown) {
        String figure = figure(criterion, part.figure(), shown);
        return and(part.teams())
                + (figure.isEmpty() ? "" : " " + figure + (part.teams().size() > 1 ? " each" : ""));
    }

    /**
     * What a step compares, with its rule and which way is better.
     *
     * @param step the step
     * @return such as {@code game points (7.2.2(a)), higher is better}
     */
    public String title(ExplainedStep step) {
        return step.name()
                + inBrackets(step.rule())
                + switch (step.better()) {
                    case HIGHER -> ", higher is better";
                    case LOWER -> ", lower is better";
                    case OWN_ORDER -> "";
                };
    }

    private String line(ExplainedStep step, Explanation explanation) {
        String title = title(step);
        String note = step.note().isEmpty() ? "" : "; " + step.note();
        return switch (step.outcome()) {
            case SEPARATED, LEVEL ->
                title
                        + (step.accounts().isEmpty()
                                ? ": level"
                                : ": " + versus(step, explanation.above(), explanation.below()))
                        + note;
            case PASSED_OVER -> title + ": passed over, " + step.note();
            case CANNOT_BE_WORKED_OUT -> title + ": cannot be worked out, " + step.note();
            case STILL_TO_BE_PLAYED -> title + ": " + step.note();
        };
    }

    private String versus(ExplainedStep step, TeamId above, TeamId below) {
        Figure first = figure(step, above);
        Figure second = figure(step, below);
        if (first.equals(second)) {
            return figure(step.criterion(), first, first.values().size()) + " each";
        }
        int shown = shown(step.criterion(), first, second);
        return name(above) + " " + figure(step.criterion(), first, shown) + ", " + name(below) + " "
                + figure(step.criterion(), second, shown);
    }

    private static Figure figure(ExplainedStep step, TeamId team) {
        return step.accounts().stream()
                .filter(account -> account.team().equals(team))
                .findFirst()
                .map(Account::figure)
                .orElse(new Figure(List.of()));
    }

    /** How many numbers it takes to tell every two neighbouring parts apart. */
    private static int shown(String criterion, List<Division.Part> parts) {
        int shown = parts.size() == 1 ? parts.get(0).figure().values().size() : 1;
        for (int i = 1; i < parts.size(); i++) {
            shown = Math.max(
                    shown,
                    shown(criterion, parts.get(i - 1).figure(), parts.get(i).figure()));
        }
        return shown;
    }

    private static int shown(String criterion, Figure first, Figure second) {
        // The two numbers of a play-off belong together.
        if (criterion.equals("play-off")) {
            return first.values().size();
        }
        int same = 0;
        int common = Math.min(first.values().size(), second.values().size());
        while (same < common && first.values().get(same).equals(second.values().get(same))) {
            same++;
        }
        return Math.min(same + 1, first.values().size());
    }

    /**
     * A figure with what its numbers are, where there are several.
     *
     * @param criterion the identifier of the criterion
     * @param figure the figure
     * @param shown how many of its numbers are shown
     * @return the text
     */
    private static String figure(String criterion, Figure figure, int shown) {
        List<Points> values = figure.values();
        if (criterion.equals("play-off") && values.size() == 2) {
            return points(values.get(0), "match point") + " and " + points(values.get(1), "game point");
        }
        if (criterion.contains("bottom-board-elimination")) {
            List<String> numbers = new ArrayList<>();
            for (int i = 0; i < Math.min(shown, values.size()); i++) {
                numbers.add(values.get(i) + (i == 0 ? " without the last board" : " without the last " + (i + 1)));
            }
            return String.join(", ", numbers);
        }
        return values.subList(0, Math.min(shown, values.size())).stream()
                .map(Points::toString)
                .collect(Collectors.joining(", "));
    }

    /**
     * Writes what a team's figure is made of.
     *
     * @param account the account
     * @param step the step it belongs to
     * @return the team and its figure, and below it the matches, opponents and adjustments, indented by two blanks or more
     */
    public List<String> lines(Account account, ExplainedStep step) {
        List<String> lines = new ArrayList<>();
        int all = account.figure().values().size();
        lines.add(name(account.team()) + ": " + figure(step.criterion(), account.figure(), all)
                + (account.working().isEmpty() ? "" : " (" + account.working() + ")"));
        for (MatchEntry match : account.matches()) {
            lines.add("  " + line(match, step));
            match.reasons().forEach(reason -> lines.add("      " + line(reason)));
            for (BoardEntry board : match.boards()) {
                board.reasons().forEach(reason -> lines.add("      board " + board.board() + ": " + line(reason)));
            }
        }
        for (OpponentShare share : account.opponents()) {
            lines.add("  " + line(share));
        }
        for (Adjustment adjustment : account.adjustments()) {
            Points change =
                    step.criterion().contains("match-points") ? adjustment.matchPoints() : adjustment.gamePoints();
            lines.add("  " + (change.signum() > 0 ? "+" : "") + change + inBrackets(adjustment.rule()) + ", "
                    + adjustment.reason());
        }
        if (account.matches().isEmpty()
                && account.opponents().isEmpty()
                && account.adjustments().isEmpty()
                && account.working().isEmpty()) {
            lines.add("  no match counts here");
        }
        return lines;
    }

    private String line(MatchEntry match, ExplainedStep step) {
        String boards = match.boards().isEmpty()
                ? ""
                : ", boards "
                        + match.boards().stream()
                                .map(board -> board.own().toString())
                                .collect(Collectors.joining(" "));
        List<String> adding = new ArrayList<>();
        for (BoardEntry board : match.boards()) {
            if (board.adds().stream().anyMatch(points -> points.signum() != 0)) {
                adding.add("board " + board.board() + " " + join(board.adds()));
            }
        }
        boolean perBoard = !adding.isEmpty()
                && !step.criterion().equals("game-points")
                && !step.criterion().equals("head-to-head-game-points");
        return (match.match().round().isPresent()
                        ? "round " + match.match().round().getAsInt() + ", "
                        : match.match().date().map(day -> day + ", ").orElse(""))
                + (match.side() == Side.HOME ? "home to " : "away to ") + name(match.opponent()) + ": "
                + outcome(match.outcome()) + " " + match.own() + "–" + match.conceded() + boards
                + (match.adds().isEmpty() ? "" : "; adds " + join(match.adds()))
                + (perBoard ? " (" + String.join(", ", adding) + ")" : "");
    }

    private static String join(List<Points> points) {
        return points.stream().map(Points::toString).collect(Collectors.joining(" / "));
    }

    private static String outcome(Outcome outcome) {
        return switch (outcome) {
            case WON -> "won";
            case DRAWN -> "drew";
            case LOST -> "lost";
        };
    }

    private static String line(Reason reason) {
        return reason.text() + inBrackets(reason.rule());
    }

    private String line(OpponentShare share) {
        return name(share.opponent())
                + switch (share.counted()) {
                    case YES ->
                        ": adds " + share.adds()
                                + (share.adds().equals(share.total()) ? "" : ", its own total is " + share.total());
                    case HIGHEST_LEFT_OUT -> ": " + share.total() + ", left out as the highest";
                    case LOWEST_LEFT_OUT -> ": " + share.total() + ", left out as the lowest";
                };
    }

    private static String points(Points points, String what) {
        boolean one = points.equals(Points.ONE) || points.equals(Points.HALF);
        return points + " " + what + (one ? "" : "s");
    }

    private static String inBrackets(String rule) {
        return rule.isEmpty() ? "" : " (" + rule + ")";
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private String and(List<TeamId> teams) {
        List<String> shown = teams.stream().map(this::name).toList();
        int last = shown.size() - 1;
        return last < 1
                ? String.join("", shown)
                : String.join(", ", shown.subList(0, last)) + " and " + shown.get(last);
    }

    private String name(TeamId team) {
        return names.getOrDefault(team, team.value());
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.table;

import io.github.marchesleague.examples.text.CriterionWords;
import io.github.marchesleague.examples.text.MatchDecisions;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.standings.Tie;
import io.github.marchesleague.rules.tiebreak.Division;
import io.github.marchesleague.rules.tiebreak.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What has to be said under a table: how ties were broken, what is still open, what was decided. */
public final class StandingsNotes {

    /** The heading of the notes that say what is still to be played. */
    public static final String PROVISIONAL = "Provisional";

    /** The heading of the notes on ties. */
    public static final String TIES = "How ties were broken";

    /** The heading of the steps by which the table is ordered. */
    public static final String ORDER = "Order of the table";

    /** More outstanding matches than this are counted and not listed. */
    private static final int LISTED = 10;

    /**
     * A group of notes.
     *
     * @param heading what they are about
     * @param lines the notes; where a note has details, these are indented by two blanks
     */
    public record Section(String heading, List<String> lines) {}

    private final AdjudicatedSeason season;
    private final UnaryOperator<MatchCard> asAgreed;
    private final Standings table;
    private final TeamNames names;
    private final CriterionWords words;
    private final ExplanationText text;

    public StandingsNotes(SeasonTable answer) {
        this.season = answer.adjudicated();
        this.asAgreed = answer.season()::asAgreed;
        this.table = answer.table();
        // The entry list and not the table: a team that left may still be named.
        this.names = new TeamNames(answer.season().teams());
        this.words = new CriterionWords(table.rules());
        this.text = ExplanationText.of(table);
    }

    /** All notes, those first that a reader must not miss. */
    public List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        add(sections, PROVISIONAL, outstanding());
        add(sections, "Complaints not decided yet", pending());
        add(sections, "Play-offs to be played", playOffs());
        add(
                sections,
                TIES,
                table.ties().stream().flatMap(tie -> tie(tie).stream()).toList());
        add(
                sections,
                "Points adjusted",
                table.rows().stream().flatMap(row -> adjustments(row).stream()).toList());
        add(sections, "Order decided", ordersDecided());
        add(sections, "Teams that left", withdrawals());
        add(
                sections,
                "Fines",
                season.fines().stream()
                        .map(fine -> names.of(fine.team()) + ": " + fine.money() + ", " + fine.reason()
                                + Words.inBrackets(fine.rule()))
                        .toList());
        add(sections, "Defaults, forfeits and rulings", matchesDecided());
        sections.add(new Section(ORDER, chain()));
        return sections;
    }

    private static void add(List<Section> sections, String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            sections.add(new Section(heading, lines));
        }
    }

    private List<String> outstanding() {
        if (table.isFinal()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(Words.count(table.outstanding(), "match is", "matches are") + " still to be played.");
        List<MatchCard> open = season.matches().stream()
                .filter(match -> match.standing() == AdjudicatedMatch.Standing.OUTSTANDING)
                .map(AdjudicatedMatch::card)
                .map(asAgreed)
                .toList();
        if (open.size() <= LISTED) {
            open.forEach(match -> lines.add("  " + names.match(match.ref())
                    + (match.status() == MatchResult.Status.POSTPONED ? " (postponed)" : "")));
        }
        return lines;
    }

    private List<String> playOffs() {
        String rule = table.rules().chain().steps().stream()
                .filter(step -> step.tieBreak().id().equals("play-off"))
                .map(Step::rule)
                .findFirst()
                .orElse("");
        return table.playOffs().stream()
                .map(teams -> Words.and(names.of(teams))
                        + Words.inBrackets(rule)
                        + (table.isFinal() ? "" : ", if they are still level at the end"))
                .toList();
    }

    private List<String> tie(Tie tie) {
        Step ranking = table.rules().chain().steps().get(0);
        List<String> lines = new ArrayList<>();
        lines.add(Words.and(names.of(tie.teams())) + ", level on "
                + levelOn(ranking.tieBreak().id(), tie.teams().get(0))
                + words.name(ranking.tieBreak().id(), ranking.rule()) + ":");
        tie.steps().forEach(step -> lines.add("  " + step(step, tie)));
        return lines;
    }

    /** {@code "10 "} before match points or game points, which stand in the table; nothing before anything else. */
    private String levelOn(String ranking, TeamId team) {
        Tally tally = table.rows().stream()
                .filter(row -> row.team().id().equals(team))
                .findFirst()
                .orElseThrow()
                .tally();
        return switch (ranking) {
            case "match-points" -> tally.matchPoints() + " ";
            case "game-points" -> tally.gamePoints() + " ";
            default -> "";
        };
    }

    private String step(Tie.StepTaken step, Tie tie) {
        String among = step.among().size() < tie.teams().size() ? Words.and(names.of(step.among())) + " by " : "by ";
        String criterion = among + words.name(step.criterion(), step.rule());
        Division made = step.division();
        if (made instanceof Division.StillToBePlayed) {
            return criterion + ": still to be played";
        }
        if (made instanceof Division.CannotBeWorkedOut unknown) {
            String matches = unknown.matches().stream()
                    .map(match -> names.of(match.home()) + " – " + names.of(match.away()))
                    .collect(Collectors.joining("; "));
            return criterion + ": cannot be worked out, " + unknown.reason()
                    + (matches.isEmpty() ? "" : ": " + matches);
        }
        return criterion + words.direction(step.criterion()) + ": "
                + text.parts(step.criterion(), ((Division.Ordered) made).parts());
    }

    private List<String> adjustments(Row row) {
        return row.adjustments().stream()
                .map(adjustment -> row.team().name() + ": " + changes(adjustment) + Words.inBrackets(adjustment.rule())
                        + ", " + adjustment.reason())
                .toList();
    }

    private static String changes(Adjustment adjustment) {
        List<String> changes = new ArrayList<>();
        if (adjustment.matchPoints().signum() != 0) {
            changes.add(Words.change(adjustment.matchPoints(), "match point"));
        }
        if (adjustment.gamePoints().signum() != 0) {
            changes.add(Words.change(adjustment.gamePoints(), "game point"));
        }
        return changes.isEmpty() ? "nothing changed" : Words.and(changes);
    }

    private List<String> pending() {
        return season.pending().stream()
                .map(complaint -> names.match(complaint.match()) + ", board " + complaint.board() + ", against "
                        + names.of(
                                complaint.against() == Side.HOME
                                        ? complaint.match().home()
                                        : complaint.match().away()))
                .toList();
    }

    private List<String> ordersDecided() {
        return season.orders().stream()
                .map(order ->
                        Words.and(names.of(order.order())) + Words.inBrackets(order.rule()) + ", " + order.reason()
                                + (places(order) ? "" : "; it places nobody: name all teams that share a position"))
                .toList();
    }

    /** Whether some of these teams stand as they do by an order that was decided. */
    private boolean places(Ruling.OrderDecided order) {
        return table.rows().stream()
                .filter(row -> order.order().contains(row.team().id()))
                .flatMap(row -> row.aheadOfNextBy().stream())
                .anyMatch(decider -> decider.id().equals("ruling"));
    }

    private List<String> withdrawals() {
        int down = table.rules().movement().leaversDown();
        return season.withdrawn().stream()
                .map(team -> names.of(team.team())
                        + team.date().map(day -> ", " + day).orElse("")
                        + (team.reason().isEmpty() ? "" : ", " + team.reason())
                        + (down > 0 ? "; starts again " + Words.count(down, "division", "divisions") + " down" : ""))
                .toList();
    }

    private List<String> matchesDecided() {
        return Stream.concat(season.matches().stream(), season.playOffs().stream())
                .map(match -> new MatchDecisions(names).line(match))
                .flatMap(Optional::stream)
                .toList();
    }

    private List<String> chain() {
        RuleSet rules = table.rules();
        List<String> lines = new ArrayList<>();
        lines.add(rules.name() + ":");
        int number = 0;
        for (Step step : rules.chain().unfolded()) {
            number++;
            lines.add("  " + number + ". " + words.name(step.tieBreak().id(), step.rule()));
        }
        return lines;
    }
}

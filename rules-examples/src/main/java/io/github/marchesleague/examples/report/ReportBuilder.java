/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.examples.race.RaceText;
import io.github.marchesleague.examples.race.TitleRace;
import io.github.marchesleague.examples.table.SeasonTable;
import io.github.marchesleague.examples.table.StandingsNotes;
import io.github.marchesleague.examples.text.CriterionWords;
import io.github.marchesleague.examples.text.MatchWords;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.adjudication.AdjudicatedMatch;
import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.explanation.Account;
import io.github.marchesleague.rules.explanation.ExplainedStep;
import io.github.marchesleague.rules.explanation.Explanation;
import io.github.marchesleague.rules.explanation.ExplanationText;
import io.github.marchesleague.rules.explanation.OpenReadings;
import io.github.marchesleague.rules.explanation.OpenReadingsText;
import io.github.marchesleague.rules.explanation.Progress;
import io.github.marchesleague.rules.explanation.TieExplanation;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.scoring.Tally;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts together what stands on the page of a season. */
public final class ReportBuilder {

    /** So many matches make up the form of a team. */
    private static final int FORM = 5;

    /** Notes under the table that have a place of their own on the page. */
    private static final Set<String> ELSEWHERE =
            Set.of(StandingsNotes.PROVISIONAL, StandingsNotes.TIES, StandingsNotes.ORDER);

    private final SeasonTable answer;
    private final AdjudicatedSeason season;
    private final Standings table;
    private final Scoring scoring;
    private final TeamNames names;
    private final MatchWords words;
    private final long raceTables;
    private final Progress progress;

    public ReportBuilder(SeasonTable answer, long raceTables, Progress progress) {
        this.answer = answer;
        this.season = answer.adjudicated();
        this.table = answer.table();
        this.scoring = table.rules().scoring();
        this.names = new TeamNames(answer.season().teams());
        this.words = new MatchWords(table.rules(), answer.season().players());
        this.raceTables = raceTables;
        this.progress = progress;
    }

    public ReportPage build() {
        ReportCards cards = new ReportCards(season, answer.season()::asAgreed, names, words);
        return new ReportPage(
                answer.title(),
                table.rules().name(),
                table.isFinal()
                        ? "Final table"
                        : "Provisional: " + Words.count(table.outstanding(), "match", "matches")
                                + " still to be played",
                rows(),
                notes(),
                cross(),
                ties(),
                new ReportChart(season, table, words).chart(),
                cards.rounds(),
                cards.outstanding(),
                race(),
                chain(),
                readings());
    }

    private List<ReportPage.TableRow> rows() {
        List<ReportPage.TableRow> rows = new ArrayList<>();
        for (int place = 0; place < table.rows().size(); place++) {
            Row row = table.rows().get(place);
            Tally tally = row.tally();
            rows.add(new ReportPage.TableRow(
                    place + 1,
                    row.position() + (row.shared() ? "=" : ""),
                    row.team().name(),
                    row.team().club(),
                    List.of(
                            cell(tally.played()),
                            cell(tally.won()),
                            cell(tally.drawn()),
                            cell(tally.lost()),
                            cell(tally.gamePoints()),
                            cell(tally.matchPoints())),
                    form(row.team().id()),
                    why(place)));
        }
        return rows;
    }

    private static ReportPage.Cell cell(int number) {
        return new ReportPage.Cell(Integer.toString(number), Integer.toString(number));
    }

    private static ReportPage.Cell cell(Points points) {
        return new ReportPage.Cell(points.toString(), CsvText.number(points));
    }

    /** What put a team above the next, in a few words; nothing where the ranking itself did. */
    private String why(int place) {
        Row row = table.rows().get(place);
        if (row.aheadOfNextBy().isEmpty()) {
            return "";
        }
        Explanation explanation = Explanation.of(
                table, row.team().id(), table.rows().get(place + 1).team().id());
        ExplainedStep step = explanation.decidedBy().orElseThrow();
        return step.number() == 1
                ? ""
                : "ahead by "
                        + step.criterion()
                                .replace('-', ' ')
                                .replace("head to head", "head-to-head")
                                .replace("play off", "play-off")
                        + Words.inBrackets(step.rule());
    }

    private List<ReportPage.Form> form(TeamId team) {
        List<AdjudicatedMatch> played = new ArrayList<>(season.matches().stream()
                .filter(match ->
                        words.counts(match) && match.card().sideOf(team).isPresent())
                .toList());
        played.sort(Comparator.comparing(
                        (AdjudicatedMatch match) -> match.card().date().orElse(LocalDate.MIN))
                .thenComparing(match -> match.card().round().orElse(0)));
        List<ReportPage.Form> form = new ArrayList<>();
        for (AdjudicatedMatch match : played.subList(Math.max(0, played.size() - FORM), played.size())) {
            Side side = match.card().sideOf(team).orElseThrow();
            Outcome outcome = outcome(match, side);
            form.add(new ReportPage.Form(
                    switch (outcome) {
                        case WON -> "W";
                        case DRAWN -> "D";
                        case LOST -> "L";
                    },
                    kind(outcome),
                    inWords(match, side),
                    number(match)));
        }
        return form;
    }

    private Outcome outcome(AdjudicatedMatch match, Side side) {
        return scoring.matchPoints().outcome(match.result(), scoring.score(match.result()), side);
    }

    private static String kind(Outcome outcome) {
        return switch (outcome) {
            case WON -> "won";
            case DRAWN -> "drawn";
            case LOST -> "lost";
        };
    }

    private int number(AdjudicatedMatch match) {
        return season.matches().indexOf(match) + 1;
    }

    /** {@code won 2½–1½ at home to Ludlow, round 3}. */
    private String inWords(AdjudicatedMatch match, Side side) {
        Score score = scoring.score(match.result());
        return switch (outcome(match, side)) {
                    case WON -> "won ";
                    case DRAWN -> "drew ";
                    case LOST -> "lost ";
                }
                + score.of(side) + "–" + score.of(side.other())
                + (side == Side.HOME ? " at home to " : " away to ")
                + names.of(match.card().team(side.other()))
                + when(match.card(), ", round ");
    }

    private static String when(MatchCard card, String before) {
        return card.round().isPresent()
                ? before + card.round().getAsInt()
                : card.date().map(day -> ", " + day).orElse("");
    }

    private List<ReportPage.Section> notes() {
        return answer.notes().sections().stream()
                .filter(section -> !ELSEWHERE.contains(section.heading()))
                .map(section -> new ReportPage.Section(section.heading(), section.lines()))
                .toList();
    }

    private List<ReportPage.CrossRow> cross() {
        List<ReportPage.CrossRow> rows = new ArrayList<>();
        for (int place = 0; place < table.rows().size(); place++) {
            TeamId team = table.rows().get(place).team().id();
            List<ReportPage.CrossCell> cells = new ArrayList<>();
            for (Row other : table.rows()) {
                boolean self = other.team().id().equals(team);
                cells.add(new ReportPage.CrossCell(
                        self, self ? List.of() : between(team, other.team().id())));
            }
            rows.add(new ReportPage.CrossRow(place + 1, names.of(team), cells));
        }
        return rows;
    }

    private List<ReportPage.CrossResult> between(TeamId team, TeamId other) {
        List<ReportPage.CrossResult> results = new ArrayList<>();
        for (AdjudicatedMatch match : season.matches()) {
            for (Side side : Side.values()) {
                if (match.inTable()
                        && match.card().team(side).equals(team)
                        && match.card().team(side.other()).equals(other)) {
                    results.add(
                            words.counts(match)
                                    ? new ReportPage.CrossResult(
                                            scored(match, side).toString(),
                                            CsvText.number(scored(match, side)),
                                            kind(outcome(match, side)),
                                            inWords(match, side),
                                            number(match))
                                    : new ReportPage.CrossResult(
                                            "·",
                                            "",
                                            "open",
                                            "still to play" + (side == Side.HOME ? " at home to " : " away to ")
                                                    + names.of(other),
                                            number(match)));
                }
            }
        }
        return results;
    }

    private Points scored(AdjudicatedMatch match, Side side) {
        return scoring.score(match.result()).of(side);
    }

    private List<ReportPage.TieView> ties() {
        ExplanationText text = ExplanationText.of(table);
        List<ReportPage.TieView> ties = new ArrayList<>();
        for (TieExplanation tie : TieExplanation.of(table)) {
            List<ReportPage.TieStep> steps = new ArrayList<>();
            for (ExplainedStep step : tie.steps()) {
                List<ReportPage.Section> accounts = new ArrayList<>();
                for (Account account : step.accounts()) {
                    List<String> lines = text.lines(account, step);
                    accounts.add(new ReportPage.Section(lines.get(0), lines.subList(1, lines.size())));
                }
                steps.add(new ReportPage.TieStep(
                        text.title(step),
                        step.among().size() < tie.teams().size() ? Words.and(names.of(step.among())) : "",
                        text.groups(step),
                        switch (step.outcome()) {
                            case SEPARATED -> "separated";
                            case LEVEL, PASSED_OVER -> "level";
                            case CANNOT_BE_WORKED_OUT, STILL_TO_BE_PLAYED -> "stuck";
                        },
                        accounts));
            }
            ties.add(new ReportPage.TieView(
                    Words.and(names.of(tie.teams())) + ", level on "
                            + tie.ranking().name(),
                    steps));
        }
        return ties;
    }

    private Optional<ReportPage.RaceView> race() {
        if (table.isFinal()) {
            return Optional.empty();
        }
        TitleRace race = TitleRace.of(season, table, raceTables, progress);
        List<ReportPage.RaceRow> teams = new ArrayList<>();
        List<String> needs = new ArrayList<>();
        for (TitleRace.Team team : race.teams()) {
            teams.add(new ReportPage.RaceRow(
                    names.of(team.team()),
                    team.points().toString(),
                    team.left(),
                    RaceText.most(team),
                    RaceText.best(team),
                    RaceText.worst(team),
                    RaceText.chance(team),
                    switch (team.chance()) {
                        case CHAMPION, CANNOT_BE_OVERTAKEN -> "won";
                        case OUT -> "out";
                        case ONLY_ON_TIE_BREAKS, NOT_KNOWN -> "tie";
                        case CAN_WIN -> "open";
                    }));
            String need = RaceText.needs(team);
            if (!need.isEmpty()) {
                needs.add(names.of(team.team()) + " " + need);
            }
        }
        return Optional.of(new ReportPage.RaceView(teams, needs, race.notes()));
    }

    private List<String> chain() {
        CriterionWords words = new CriterionWords(table.rules());
        return table.rules().chain().unfolded().stream()
                .map(step -> words.name(step.tieBreak().id(), step.rule())
                        + words.direction(step.tieBreak().id()))
                .toList();
    }

    private List<String> readings() {
        if (table.rules().readings().isEmpty()) {
            return List.of();
        }
        return OpenReadingsText.of(answer.season().teams())
                .lines(OpenReadings.of(answer.season(), table.rules(), progress))
                .stream()
                .filter(line -> !line.isBlank())
                .toList();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.season.SeasonDocument;
import io.github.marchesleague.rules.season.SeasonWindow;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports from people who import results, each under its id. */
class ImportFieldReportsTest {

    private static final String SIX = """
            Home,Away,B1,B2,B3,B4
            A,B,1,1,½,½
            C,D,1,½,½,½
            A,C,1,0,½,½
            B,D,0,0,½,½
            D,A,0,½,½,0
            C,B,½,½,½,½
            """;

    private static ImportReport<MatchCard> read(String text, SheetFormat format) {
        return read(text.getBytes(StandardCharsets.UTF_8), format);
    }

    private static ImportReport<MatchCard> read(byte[] bytes, SheetFormat format) {
        return ResultsImport.read(
                "results.csv",
                bytes,
                format,
                Optional.of(SeasonWindow.beginningIn(2025)),
                List.of(),
                OptionalInt.of(4));
    }

    private static ImportReport<MatchCard> read(String text) {
        return read(text, SheetFormat.DEFAULT);
    }

    private static List<String> faults(ImportReport<MatchCard> report) {
        assertThatThrownBy(report::all).isInstanceOf(FaultsException.class);
        return report.faults().stream().map(Fault::toString).toList();
    }

    private static Standings table(ImportReport<MatchCard> report) {
        return League.standings(ResultsImport.season("", List.of(), report));
    }

    private static String line(Row row) {
        return row.team().name() + " " + row.tally().played() + " "
                + row.tally().matchPoints() + " " + row.tally().gamePoints();
    }

    private static List<String> lines(Standings table) {
        return table.rows().stream().map(ImportFieldReportsTest::line).toList();
    }

    @Test
    void fr061_aByteOrderMarkChangesNothing() {
        ImportReport<MatchCard> marked = read("\uFEFF" + SIX);
        assertThat(marked.all()).isEqualTo(read(SIX).all()).hasSize(6);
        assertThat(lines(table(marked))).isEqualTo(lines(table(read(SIX))));
    }

    @Test
    void fr062_columnsAreFoundByTheirSeparatorOrRefused() {
        for (char separator : new char[] {',', ';', '\t'}) {
            ImportReport<MatchCard> found = read(SIX.replace(',', separator));
            assertThat(found.all()).hasSize(6);
            assertThat(found.notes()).anyMatch(note -> note.contains("columns are separated by"));
        }
        SheetFormat commas = SheetFormat.DEFAULT.separatedBy(',');
        assertThat(read(SIX, commas).all()).hasSize(6);
        assertThat(faults(read(SIX.replace(',', ';'), commas)))
                .singleElement()
                .asString()
                .contains("results.csv, line 1", "single column", "semicolon");
        assertThat(faults(read(SIX.replace(',', '\t'), commas)))
                .singleElement()
                .asString()
                .contains("tab");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "de-DE", "fr-FR", "ar-EG"})
    void fr064_scoresAreReadTheSameInEveryLocale(String locale) {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(locale));
            String text = """
                    home;away;home score;away score
                    A;B;2½;1½
                    A;C;2.5;1.5
                    A;D;2,5;1,5
                    B;C;½;3½
                    B;D;0.5;3.5
                    C;D;1/2;3 1/2
                    """;
            Score two = Score.parse("2½-1½").orElseThrow();
            Score half = Score.parse("½-3½").orElseThrow();
            assertThat(read(text).all())
                    .extracting(card -> card.total().orElseThrow())
                    .containsExactly(two, two, two, half, half, half);
            assertThat(faults(read("""
                            home;away;home score;away score
                            A;B;2.25;1.75
                            A;C;25;15
                            A;D;--;1
                            """)))
                    .hasSize(3)
                    .allMatch(fault -> fault.contains("column C (home score)"))
                    .satisfies(found -> assertThat(found.get(0)).contains("line 2"))
                    .satisfies(found -> assertThat(found.get(2)).contains("line 4"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void fr065_datesFollowOneDeclaredPatternWithinTheSeason() {
        String dates = """
                Home,Away,Date,Score
                A,B,12/05/2026,2-2
                A,C,05/12/2025,2-2
                A,D,31/12/2025,2-2
                """;
        SheetFormat british = SheetFormat.DEFAULT.withDates("dd/MM/yyyy");
        assertThat(read(dates, british).all())
                .extracting(card -> card.date().orElseThrow())
                .containsExactly(LocalDate.of(2026, 5, 12), LocalDate.of(2025, 12, 5), LocalDate.of(2025, 12, 31));
        assertThat(faults(read(dates + "B,C,12/31/2025,2-2\n", british)))
                .singleElement()
                .asString()
                .contains("line 5", "dd/MM/yyyy");
        // Read as American dates the first would be 5 December 2026, outside the season.
        assertThat(faults(read(dates, SheetFormat.DEFAULT.withDates("MM/dd/yyyy")))
                        .get(0))
                .contains("2026-12-05 is outside the season");
        assertThatThrownBy(() -> SheetFormat.DEFAULT.withDates("HH:mm")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void fr067_aMatchThatMovedIsCountedOnce() {
        String twice = """
                Home,Away,Date,B1,B2,B3,B4,Replaces
                A,B,2026-03-16,1,1,0,0,
                A,B,2026-04-24,1,1,0,0,%s
                """;
        assertThat(faults(read(String.format(Locale.ROOT, twice, ""))))
                .singleElement()
                .asString()
                .contains("line 3", "line 2", "2026-03-16", "2026-04-24");
        ImportReport<MatchCard> replaced = read(String.format(Locale.ROOT, twice, "yes"));
        assertThat(replaced.all()).hasSize(1);
        assertThat(table(replaced).rows())
                .allSatisfy(row -> assertThat(row.tally().played()).isEqualTo(1));
    }

    /** B has 2 match points and 4½ game points, A has 2 and 3½. */
    @Test
    void fr068_aTeamOccursOnceHoweverOftenThePairMeets() {
        Standings table = table(read("""
                Home,Away,B1,B2,B3,B4
                A,B,1,½,½,½
                B,A,1,1,½,½
                """));
        assertThat(lines(table)).containsExactly("B 2 2 4½", "A 2 2 3½");
    }

    @Test
    void fr070_aPostponedMatchHasNoScore() {
        ImportReport<MatchCard> report = read("""
                Home,Away,Score,Status
                A,B,3-1,
                A,C,0-0,P
                """);
        assertThat(report.notes()).anyMatch(note -> note.contains("line 3") && note.contains("not read"));
        Standings table = table(report);
        assertThat(lines(table)).containsExactly("A 1 2 3", "B 1 0 1", "C 0 0 0");
        assertThat(table.outstanding()).isEqualTo(1);
    }

    @Test
    void fr071_aBlankIsNoResultAndNilIsOne() {
        Standings table = table(read("""
                Home,Away,B1,B2,B3,B4
                A,B,1,1,1,1
                C,D,,,,
                """));
        assertThat(lines(table)).containsExactly("A 1 2 4", "B 1 0 0", "C 0 0 0", "D 0 0 0");
        Row b = table.rows().stream()
                .filter(row -> row.team().id().equals(TeamId.of("B")))
                .findFirst()
                .orElseThrow();
        assertThat(b.tally().lost()).isEqualTo(1);
    }

    @Test
    void fr073_aBlankBoardAmongOthersIsNotTakenForAnything() {
        assertThat(faults(read("""
                        Home,Away,B1,B2,B3,B4
                        A,B,1,1,½,
                        """))).singleElement().asString().contains("column F (b4)", "unfinished");
        // The rule book is silent about unfinished games, so the match counts for nothing yet.
        Standings table = table(read("""
                Home,Away,B1,B2,B3,B4
                A,B,1,1,½,unfinished
                """));
        assertThat(lines(table)).containsExactly("A 0 0 0", "B 0 0 0");
        assertThat(table.isFinal()).isFalse();
    }

    @Test
    void fr074_aCorrectionReplacesTheOldResult() {
        Standings table = table(read("""
                Home,Away,B1,B2,B3,B4,Replaces
                A,B,1,1,1,0,
                A,B,0,½,½,1,yes
                """));
        assertThat(lines(table)).containsExactlyInAnyOrder("A 1 1 2", "B 1 1 2");
    }

    @Test
    void fr076_theSameMatchFromTheOtherSideGivesTheSameTable() {
        String header = "Home,Away,B1,B2,B3,B4\n";
        Standings home = table(read(header + "A,B,1,1,1,0\n"));
        Standings away = table(read(header + "B,A,0,0,0,1\n"));
        assertThat(lines(home)).isEqualTo(lines(away)).containsExactly("A 1 2 3", "B 1 0 1");
    }

    @Test
    void fr077_boardsAndStatedScoreMustAgree() {
        assertThat(faults(read("""
                        Home,Away,Score,B1,B2,B3,B4
                        A,B,1-3,1,1,1,0
                        """))).singleElement().asString().contains("the boards give 3–1, the score says 1–3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "sv-SE", "tr-TR"})
    void fr079_noNameIsEqualToAnotherByCollation(String locale) {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(locale));
            // "Angel" and "angel" are told apart by their ids in the entry list.
            ImportReport<TeamImport.NamedTeam> refused = teams("name\nÅngel\nAngel\nangel\nZed\n");
            assertThat(refused.faults()).hasSize(1);
            Season season = SeasonDocument.read(
                            "s.yaml",
                            "teams: [Zed, {name: Ångel, id: Ångel}, {name: angel, id: angel}, {name: Angel, id: Angel}]\n")
                    .season();
            assertThat(League.standings(season).rows())
                    .extracting(row -> row.team().name())
                    .containsExactly("Angel", "Zed", "angel", "Ångel");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void fr080_namesThatYamlTakesForOtherThingsStayNames() {
        Season season = SeasonDocument.read("s.yaml", "teams: [NO, ON, Yes, 1:30, 007, 1e3]\n")
                .season();
        assertThat(season.teams())
                .extracting(team -> team.name())
                .containsExactly("NO", "ON", "Yes", "1:30", "007", "1e3");
    }

    private static ImportReport<TeamImport.NamedTeam> teams(String text) {
        return TeamImport.read("teams.csv", text.getBytes(StandardCharsets.UTF_8), SheetFormat.DEFAULT);
    }

    @Test
    void fr082_anEntryListIsStoredWholeOrNotAtAll() {
        ImportReport<TeamImport.NamedTeam> report = teams("name\nA\nLudlow\nLUDLOW\nD\n");
        assertThatThrownBy(report::all)
                .isInstanceOf(FaultsException.class)
                .hasMessageContaining("line 4")
                .hasMessageContaining("line 3");
        assertThat(teams("name\nA\nB\nC\nD\n").all()).hasSize(4);
    }

    @Test
    void fr083_aColumnThatNobodyReadsIsReported() {
        ImportReport<MatchCard> report = read("""
                Home,Away,Score,Penalty
                A,B,3-1,1
                """);
        assertThat(report.all()).hasSize(1);
        assertThat(report.notes()).contains("results.csv: column \"penalty\" is not used");
    }

    /** Ledbury wins 3–1, and as Ledbury Knights draws 2–2: 3 match points, 5 game points from two matches. */
    @Test
    void fr085_aTeamThatIsRenamedKeepsItsResults() {
        List<TeamImport.NamedTeam> teams = teams("id,name,earlier names\n7,Ledbury Knights,Ledbury\n1,A,\n2,B,\n")
                .all();
        ImportReport<MatchCard> results = ResultsImport.read(
                "results.csv",
                "Home,Away,B1,B2,B3,B4\nLedbury,A,1,1,1,0\nLedbury Knights,B,½,½,½,½\n"
                        .getBytes(StandardCharsets.UTF_8),
                SheetFormat.DEFAULT,
                Optional.empty(),
                teams,
                OptionalInt.of(4));
        assertThat(lines(League.standings(ResultsImport.season("", teams, results))))
                .first()
                .isEqualTo("Ledbury Knights 2 3 5");
        assertThat(teams.get(0).earlierNames()).containsExactly("Ledbury");
    }

    @Test
    void readsWhatWindowsProgramsSave() {
        String text = "Home;Away;Score\r\n\"Bodenham; \"\"A\"\"\";Ludlow – Zürich;2½-1½\r\n";
        Charset windows = Charset.forName("windows-1252");
        List<MatchCard> read =
                read(text.getBytes(windows), SheetFormat.DEFAULT.in(windows)).all();
        assertThat(read).singleElement().satisfies(card -> {
            assertThat(card.home()).isEqualTo(TeamId.of("Bodenham; \"A\""));
            assertThat(card.away()).isEqualTo(TeamId.of("Ludlow – Zürich"));
            assertThat(card.total()).isEqualTo(Score.parse("2½-1½"));
        });
        assertThat(faults(read(text.getBytes(windows), SheetFormat.DEFAULT)))
                .singleElement()
                .asString()
                .contains("not UTF-8", "windows-1252");
        assertThat(faults(read(text.getBytes(StandardCharsets.UTF_16), SheetFormat.DEFAULT)))
                .singleElement()
                .asString()
                .contains("UTF-16");
    }

    @Test
    void readsColumnsInAnyOrderAndAllBoardTokens() {
        List<MatchCard> read = read("""
                        B2,away,B1,HOME,b3,b4,round,status
                        0-1,B,+,A,=,-/-,3,
                        ,C,,A,,,4,unplayed
                        """).all();
        assertThat(read.get(0).boards())
                .extracting(board -> board.result().toString())
                .containsExactly("+/-", "0-1", "½-½", "-/-");
        assertThat(read.get(0).round()).hasValue(3);
        assertThat(read.get(1).status()).isEqualTo(MatchResult.Status.UNPLAYED);
    }

    @Test
    void aSeasonGoesToCsvAndBack() {
        Season season = ResultsImport.season(
                "League",
                teams("id,name,club\na,\"Team, A\",Club\nb,Team B,\nc,Team C,Club\n")
                        .all(),
                ResultsImport.read(
                        "results.csv",
                        """
                        home,away,round,date,score,status,b1,home 1,away 1,b2,home 2,away 2
                        a,b,1,2025-10-02,,,1-0,h1,a1,½-0,h2,a2
                        b,c,2,,1½-½,,,,,,,
                        c,a,3,,,postponed,,,,,,
                        """.getBytes(StandardCharsets.UTF_8),
                        SheetFormat.DEFAULT,
                        Optional.empty(),
                        teams("id,name,club\na,\"Team, A\",Club\nb,Team B,\nc,Team C,Club\n")
                                .all(),
                        OptionalInt.of(2)));
        ImportReport<TeamImport.NamedTeam> teams = teams(ResultsCsv.teams(season));
        ImportReport<MatchCard> matches = ResultsImport.read(
                "matches.csv",
                ResultsCsv.matches(season).getBytes(StandardCharsets.UTF_8),
                SheetFormat.DEFAULT,
                Optional.empty(),
                teams.all(),
                OptionalInt.of(2));
        assertThat(ResultsImport.season("League", teams.all(), matches)).isEqualTo(season);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.imports.ImportReport;
import io.github.marchesleague.examples.imports.ResultsImport;
import io.github.marchesleague.examples.imports.TeamImport;
import io.github.marchesleague.examples.input.RuleSource;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.input.TextFile;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.json.SeasonJson;
import io.github.marchesleague.examples.ratings.TrfReader;
import io.github.marchesleague.examples.ratings.TrfTournament;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.BoardCard;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.match.Score;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.Season;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code league import}. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Reads results from a spreadsheet saved as CSV, or a FIDE team report (TRF), and prints them as a season document.",
            "All or nothing: where anything is wrong, every fault is reported with its line and column, and nothing is printed."
        },
        footer = {
            "",
            "Columns of results, in any order: home, away; and any of round, date, score (or home score and away score),",
            "b1 b2 ..., home 1, away 1 ... (players, ~ where nobody came), start, rate (of play), status, defaulted by,",
            "replaces. Columns of teams: name; and any of id, club, earlier names.",
            "",
            "Examples:",
            "  league import --dry-run results.csv",
            "  league import --charset windows-1252 --dates dd/MM/yyyy --season 2025 --teams teams.csv results.csv > season.json",
            "  league import --as trf league.trf > season.json",
            "",
            "Exit codes:",
            "  0   all was read",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class ImportCommand implements Callable<Integer> {

    /** What can be imported. */
    enum Kind {
        CSV,
        TRF
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file of results.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "KIND",
            defaultValue = "csv",
            description = "csv or trf (default: ${DEFAULT-VALUE}).")
    private Kind kind;

    @Option(
            names = "--teams",
            paramLabel = "FILE",
            description = "A CSV file of the entry list, with captains and days of entry if it has them.")
    private @Nullable Path teams;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of the season.")
    private String name = "";

    @Option(
            names = {"-r", "--rules"},
            paramLabel = "ID|FILE",
            description = "The rules (default: herefordshire-2025-26).")
    private @Nullable String rules;

    @Mixin
    private SheetOptions sheets;

    @Mixin
    private WindowOptions window;

    @Option(names = "--dry-run", description = "Print what would be read, line by line, and no document.")
    private boolean dryRun;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            RuleSet ruleSet = rules == null ? RuleSets.herefordshire() : RuleSource.find(rules, Path::of);
            if (kind == Kind.TRF) {
                importReport(ruleSet, out, err);
            } else {
                importSheet(ruleSet, out, err);
            }
            return CommandLine.ExitCode.OK;
        } catch (FaultsException e) {
            e.faults().forEach(fault -> err.print(fault + "\n"));
            err.flush();
            return CommandLine.ExitCode.USAGE;
        }
    }

    private void importReport(RuleSet ruleSet, PrintWriter out, PrintWriter err) {
        TrfTournament read = TrfReader.read(
                file.toString(),
                TextFile.decode(SeasonLoader.bytes(file.toString(), file), file.toString()),
                ruleSet.adjudication().ratesOfPlay().stream().findFirst().orElse(RateOfPlay.DEFAULT));
        notes(read.notes(), err);
        if (dryRun) {
            read.season().matches().forEach(card -> out.print(shown(card) + "\n"));
            out.flush();
        } else {
            write(read.season(), ruleSet, out);
        }
    }

    private void importSheet(RuleSet ruleSet, PrintWriter out, PrintWriter err) {
        List<Fault> faults = new ArrayList<>();
        List<TeamImport.NamedTeam> entered = List.of();
        Path list = teams;
        if (list != null) {
            ImportReport<TeamImport.NamedTeam> read =
                    TeamImport.read(list.toString(), SeasonLoader.bytes(list.toString(), list), sheets.format());
            notes(read.notes(), err);
            faults.addAll(read.faults());
            entered = read.lines().stream().map(ImportReport.Line::read).toList();
        }
        ImportReport<MatchCard> read = ResultsImport.read(
                file.toString(),
                SeasonLoader.bytes(file.toString(), file),
                sheets.format(),
                window.window(),
                entered,
                ruleSet.boards());
        notes(read.notes(), err);
        faults.addAll(read.faults());
        if (list == null && read.lines().isEmpty() && read.faults().isEmpty()) {
            faults.add(Fault.of(
                    file.toString(),
                    "no line with a match follows the header",
                    "write each match on a line of its own"));
        }
        if (dryRun) {
            read.lines().forEach(line -> out.print("line " + line.number() + ": " + shown(line.read()) + "\n"));
            out.flush();
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        if (!dryRun) {
            write(ResultsImport.season(name, entered, read), ruleSet, out);
        }
    }

    private void write(Season season, RuleSet ruleSet, PrintWriter out) {
        Season.Builder named = Season.builder();
        named.from(season).name(name.isEmpty() ? season.name() : name);
        window.window().ifPresent(named::runs);
        out.print(Json.write(
                SeasonJson.write(named.build(), Optional.of(rules == null ? ruleSet.id() : rules)),
                /* indented= */ true));
        out.flush();
    }

    private static void notes(List<String> notes, PrintWriter err) {
        notes.forEach(note -> err.print("note: " + note + "\n"));
        err.flush();
    }

    private static String shown(MatchCard card) {
        String result = card.status() != MatchResult.Status.PLAYED
                ? card.status().name().toLowerCase(Locale.ROOT)
                : card.total()
                        .map(Score::toString)
                        .orElseGet(() -> card.boards().stream()
                                .map(BoardCard::result)
                                .map(Object::toString)
                                .collect(Collectors.joining("  ")));
        return card.ref() + ": " + result;
    }
}

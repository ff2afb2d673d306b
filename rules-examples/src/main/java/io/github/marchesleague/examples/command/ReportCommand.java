/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.report.ReportBuilder;
import io.github.marchesleague.examples.report.ReportCsv;
import io.github.marchesleague.examples.report.ReportHtml;
import io.github.marchesleague.examples.report.ReportMarkdown;
import io.github.marchesleague.examples.report.ReportPage;
import io.github.marchesleague.examples.table.SeasonTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code league report}. */
@Command(
        name = "report",
        description =
                "Writes a page about a season to publish: the table with its reasons, the cross table, the cards, the"
                        + " title race.",
        footer = {
            "",
            "The HTML page is one file that needs nothing else.",
            "",
            "Examples:",
            "  league report marches.yaml -o marches.html",
            "  league report marches.yaml -o marches.md",
            "  league report --format csv marches.yaml",
            "",
            "Exit codes:",
            "  0   the page was written",
            "  2   the command line or the input is at fault; all faults are on standard error",
            "  130 it was interrupted"
        })
public final class ReportCommand extends OneSeasonCommand {

    /** More final tables than this are not gone through for a page. */
    private static final long MOST_TABLES = 10_000;

    /** How a page can be written. */
    enum Format {
        HTML,
        MARKDOWN,
        CSV
    }

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write it. Without it, on standard output.")
    private @Nullable Path file;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            description = "html, markdown or csv. Without it, what the file's name ends with, or else html.")
    private @Nullable Format format;

    @Override
    void answer(LoadedSeason loaded, Output output) {
        ReportPage page;
        try (ProgressBarOnTerminal progress = progress("Report")) {
            page = new ReportBuilder(SeasonTable.of(loaded), MOST_TABLES, progress).build();
        }
        String text = switch (format()) {
            case HTML -> ReportHtml.write(page);
            case MARKDOWN -> ReportMarkdown.write(page);
            case CSV -> ReportCsv.write(page);
        };
        if (file == null) {
            output.print(text);
            return;
        }
        refuseToOverwriteInput(loaded, file);
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw refusal("--output", "\"" + file + "\" cannot be written", "name a file in a folder that is there");
        }
    }

    /** The page must not replace what it was made from. */
    private static void refuseToOverwriteInput(LoadedSeason loaded, Path file) {
        if (loaded.shown().startsWith("<")) {
            return;
        }
        Path input = Path.of(loaded.shown());
        try {
            boolean same = Files.exists(input) && Files.exists(file) && Files.isSameFile(input, file);
            boolean within = Files.isDirectory(input)
                    && Files.exists(file)
                    && file.toRealPath().startsWith(input.toRealPath());
            if (same || within) {
                throw refusal(
                        "--output", "\"" + file + "\" is the season itself or belongs to it", "name another file");
            }
        } catch (IOException e) {
            throw refusal("--output", "\"" + file + "\" cannot be looked at", "name a file in a folder that is there");
        }
    }

    private Format format() {
        if (format != null) {
            return format;
        }
        String name = file == null ? "" : file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".md") || name.endsWith(".markdown")) {
            return Format.MARKDOWN;
        }
        return name.endsWith(".csv") ? Format.CSV : Format.HTML;
    }
}

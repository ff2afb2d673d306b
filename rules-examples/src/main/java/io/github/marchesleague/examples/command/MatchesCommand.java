/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.cards.MatchesJson;
import io.github.marchesleague.examples.cards.MatchesText;
import io.github.marchesleague.examples.cards.SeasonMatches;
import io.github.marchesleague.examples.input.LoadedSeason;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code league matches}. */
@Command(
        name = "matches",
        description =
                "Prints the matches of a season after adjudication, board by board, with the rule behind each score.",
        footer = {
            "",
            "Examples:",
            "  league matches marches.yaml",
            "  league matches --home \"Aymestrey A\" marches.yaml",
            "",
            "Exit codes:",
            "  0   the matches were printed",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class MatchesCommand extends SeasonCommand<SeasonMatches> {

    @Option(names = "--home", paramLabel = "TEAM", description = "Only matches with this home team.")
    private @Nullable String home;

    @Option(names = "--away", paramLabel = "TEAM", description = "Only matches with this away team.")
    private @Nullable String away;

    @Mixin
    private TextOrJson format;

    @Override
    boolean json() {
        return format.json();
    }

    @Override
    SeasonMatches answer(LoadedSeason season) {
        return SeasonMatches.of(season, Optional.ofNullable(home), Optional.ofNullable(away));
    }

    @Override
    void print(SeasonMatches answer, Output output) {
        if (json()) {
            output.json(MatchesJson.write(answer));
        } else {
            output.block(new MatchesText(answer, output::bold).write());
        }
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.imports.PlayerImport;
import io.github.marchesleague.examples.imports.SheetFormat;
import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.ratings.EcfEvent;
import io.github.marchesleague.examples.ratings.EcfResultsFile;
import io.github.marchesleague.examples.ratings.PlayerIdentity;
import io.github.marchesleague.examples.ratings.TrfEvent;
import io.github.marchesleague.examples.ratings.TrfWriter;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.season.RatedGame;
import io.github.marchesleague.rules.season.RatedGames;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code league ratings}. */
@Command(
        name = "ratings",
        description =
                "Prints the games of a season as a federation takes them for rating (9.1): those played over the board.",
        footer = {
            "",
            "A match whose card records no rate of play was played at the first of the rules' ratesOfPlay, or 60+30 without them.",
            "The file of --players has the columns id, surname; and any of forename, ecf code, fide number, club, rating.",
            "",
            "Examples:",
            "  league ratings --players players.csv --to ecf --event-code L1 --officer Name --officer-address Mail"
                    + " --treasurer Name --treasurer-address Mail marches.yaml",
            "  league ratings --players players.csv --to trf --city Hereford --officer Name marches.yaml",
            "",
            "Exit codes:",
            "  0   the return was printed",
            "  1   the return was printed, but games are missing that were played; standard error says which",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class RatingsCommand extends SeasonCommand<RatingsCommand.Answer> {

    /** Who is told. */
    enum Target {
        ECF,
        TRF,
        TRF_ALL
    }

    /** The return, and what could not be sent in. */
    record Answer(String text, RatedGames games) {}

    /** Which option gives a field of the event. */
    private static final Map<String, String> OPTIONS = Map.of(
            "EVENT CODE", "--event-code",
            "EVENT NAME", "the name of the season",
            "RESULTS OFFICER", "--officer",
            "RESULTS OFFICER ADDRESS", "--officer-address",
            "TREASURER", "--treasurer",
            "TREASURER ADDRESS", "--treasurer-address");

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            description = "ecf, trf, or trf_all (defaults too, for exchange with other programs).")
    private Target target;

    @Option(
            names = "--players",
            required = true,
            paramLabel = "FILE",
            description = "A CSV file of who the players are.")
    private Path players;

    @Option(names = "--event-code", paramLabel = "CODE", description = "The federation's code (ecf).")
    private String eventCode = "";

    @Option(
            names = "--submission",
            paramLabel = "N",
            defaultValue = "1",
            description = "The number of the submission (ecf; default: ${DEFAULT-VALUE}).")
    private int submission;

    @Option(names = "--officer", paramLabel = "NAME", description = "Results officer, or chief arbiter.")
    private String officer = "";

    @Option(names = "--officer-address", paramLabel = "MAIL", description = "The officer's address (ecf).")
    private String officerAddress = "";

    @Option(names = "--treasurer", paramLabel = "NAME", description = "The treasurer (ecf).")
    private String treasurer = "";

    @Option(names = "--treasurer-address", paramLabel = "MAIL", description = "The treasurer's address (ecf).")
    private String treasurerAddress = "";

    @Option(names = "--city", paramLabel = "CITY", description = "The city (trf).")
    private String city = "";

    @Option(
            names = "--federation",
            paramLabel = "CODE",
            defaultValue = "ENG",
            description = "The federation (trf; default: ${DEFAULT-VALUE}).")
    private String federation;

    @Option(
            names = "--rate",
            paramLabel = "MIN+SEC",
            description = "Only the games at this rate of play (5.1), where there are several; a return states one.")
    private @Nullable String rate;

    @Override
    boolean json() {
        return false;
    }

    @Override
    Answer answer(LoadedSeason season) {
        List<PlayerIdentity> known = PlayerImport.read(
                        players.toString(), SeasonLoader.bytes(players.toString(), players), SheetFormat.DEFAULT)
                .all();
        RatedGames games = RatedGames.of(season.season(), season.rules());
        Optional<RateOfPlay> only = rateOfPlay();
        List<RatedGame> chosen = games.games().stream()
                .filter(game -> only.isEmpty() || only.get().equals(game.rate()))
                .toList();
        if (chosen.isEmpty() && !games.games().isEmpty()) {
            String rates = games.games().stream()
                    .map(game -> game.rate().toString())
                    .distinct()
                    .collect(Collectors.joining(" or "));
            throw new FaultsException(List.of(
                    Fault.of("--rate", "no game was played at " + rate, "give " + rates + ", as the cards do")));
        }
        if (submission < 1) {
            throw SeasonLoader.refusal("--submission", "found " + submission, "give 1 or more");
        }
        try {
            String text = target == Target.ECF
                    ? EcfResultsFile.write(
                            new EcfEvent(
                                    eventCode,
                                    submission,
                                    season.title(),
                                    officer,
                                    officerAddress,
                                    treasurer,
                                    treasurerAddress),
                            chosen,
                            known)
                    : TrfWriter.write(
                            new TrfEvent(season.title(), city, federation, officer),
                            season.season(),
                            season.rules(),
                            known,
                            target == Target.TRF ? TrfWriter.Scope.RATED_GAMES : TrfWriter.Scope.ALL_RESULTS,
                            only);
            return new Answer(text, games);
        } catch (FaultsException e) {
            throw new FaultsException(e.faults().stream()
                    .map(fault -> Fault.of(
                            fault.where().equals("players")
                                    ? players.toString()
                                    : OPTIONS.getOrDefault(fault.where(), fault.where()),
                            fault.found(),
                            fault.right()))
                    .toList());
        }
    }

    private Optional<RateOfPlay> rateOfPlay() {
        String text = rate;
        if (text == null) {
            return Optional.empty();
        }
        Optional<RateOfPlay> parsed = RateOfPlay.parse(text);
        if (parsed.isEmpty()) {
            throw new FaultsException(List.of(Fault.of(
                    "--rate",
                    "\"" + text + "\" is not a rate of play",
                    "write minutes and seconds a move, such as 45+30")));
        }
        return parsed;
    }

    @Override
    void print(Answer answer, Output output) {
        output.print(answer.text());
        answer.games().left().forEach(objection -> err(objection.toString()));
    }

    @Override
    int exitCode(Answer answer) {
        return answer.games().left().isEmpty() ? 0 : 1;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.input.SeasonLoader;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.fault.Spelling;
import io.github.marchesleague.rules.honours.Promotion;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.ruleset.Movement;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code league promotion}. */
@Command(
        name = "promotion",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Says who moves between two divisions at the end of the season, or why that is not decided yet.",
        footer = {
            "",
            "The two divisions are two season documents. Nobody is moved on a provisional table or across a shared position.",
            "",
            "Examples:",
            "  league promotion --up 2 --down 2 division-1.yaml division-2.yaml",
            "  league promotion --up 1 --down 1 --play-off --refusing \"Ross B\" division-1.yaml division-2.yaml",
            "",
            "Exit codes:",
            "  0   all is decided",
            "  1   something is not decided yet",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class PromotionCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Surroundings surroundings;

    @Parameters(index = "0", paramLabel = "UPPER", description = "The season of the upper division.")
    private String upper;

    @Parameters(index = "1", paramLabel = "LOWER", description = "The season of the lower division.")
    private String lower;

    @Option(
            names = {"-r", "--rules"},
            paramLabel = "ID|FILE",
            description = "The rules of both divisions, instead of those that each names.")
    private @Nullable String rules;

    @Option(
            names = "--up",
            paramLabel = "N",
            description = "How many teams go up (default: what the rules of the upper division say, or 1).")
    private @Nullable Integer up;

    @Option(
            names = "--down",
            paramLabel = "N",
            description = "How many teams go down (default: what the rules of the upper division say, or 1).")
    private @Nullable Integer down;

    @Option(
            names = "--play-off",
            arity = "0",
            description = "The next team of the lower division plays off against the last that would stay up.")
    private @Nullable Boolean playOff;

    @Option(
            names = "--refusal-passes-to",
            paramLabel = "POSITION",
            description =
                    "The lowest position to which a refused promotion passes (default: as the rules say, or the next after those that go up).")
    private @Nullable Integer refusalPassesTo;

    @Option(
            names = "--refusing",
            paramLabel = "TEAM",
            description = "A team that does not wish to go up; may be given several times.")
    private List<String> refusing = List.of();

    @Mixin
    private TextOrJson format;

    @Override
    public Integer call() {
        CommandLine commandLine = spec.commandLine();
        SeasonLoader loader = new SeasonLoader(Optional.ofNullable(rules), surroundings.standardInput());
        try {
            if (upper.equals(lower)) {
                throw SeasonLoader.refusal(
                        lower, "it is given as both divisions", "give the upper division and then the lower one");
            }
            LoadedSeason above = loader.load(upper);
            LoadedSeason below = loader.load(lower);
            List<Team> teams = new ArrayList<>(above.season().teams());
            teams.addAll(below.season().teams());
            Promotion promotion = between(above, below);
            Output output = new Output(
                    commandLine.getOut(), commandLine.getColorScheme().ansi(), surroundings.onTerminal());
            print(promotion, new TeamNames(teams.stream().distinct().toList()), output);
            return promotion.undecided().isEmpty() ? 0 : 1;
        } catch (FaultsException e) {
            PrintWriter err = commandLine.getErr();
            e.faults().forEach(fault -> err.print(fault + "\n"));
            err.flush();
            return CommandLine.ExitCode.USAGE;
        }
    }

    private Promotion between(LoadedSeason above, LoadedSeason below) {
        try {
            return Promotion.between(
                    League.standings(above.season(), above.rules()),
                    League.standings(below.season(), below.rules()),
                    movement(above.rules().movement()),
                    refusing(below.season().teams()));
        } catch (FaultsException e) {
            throw new FaultsException(e.faults().stream()
                    .map(fault -> isOption(fault.where())
                            ? Fault.of("--" + fault.where(), fault.found(), fault.right())
                            : fault)
                    .toList());
        }
    }

    private boolean isOption(String key) {
        return (key.equals("up") && up != null)
                || (key.equals("down") && down != null)
                || (key.equals("play-off") && playOff != null);
    }

    /** What the rules say, with what the options say instead. */
    private Movement movement(Movement byTheRules) {
        Movement usual = byTheRules.equals(Movement.NONE) ? Movement.ofTeams(1) : byTheRules;
        int goUp = from0("--up", up, usual.up());
        int goDown = from0("--down", down, usual.down());
        int passes = refusalPassesTo != null ? refusalPassesTo : goUp + usual.refusalPassesTo() - usual.up();
        if (passes < goUp) {
            throw SeasonLoader.refusal(
                    "--refusal-passes-to",
                    "found " + passes + ", and " + goUp + (goUp == 1 ? " goes" : " go") + " up",
                    "give " + goUp + " where a refusal passes to nobody, or more");
        }
        if (usual.leaversTakePlaces() && goDown == 0) {
            throw SeasonLoader.refusal(
                    "--down",
                    "found 0, and by the rules teams that left are among those that go down",
                    "give 1 or more");
        }
        return new Movement(
                goUp,
                goDown,
                playOff != null ? playOff : usual.playOff(),
                passes,
                usual.leaversDown(),
                usual.leaversTakePlaces());
    }

    private static int from0(String option, @Nullable Integer given, int otherwise) {
        if (given != null && given < 0) {
            throw SeasonLoader.refusal(option, "found " + given, "give 0 or more");
        }
        return given != null ? given : otherwise;
    }

    private Set<TeamId> refusing(List<Team> teams) {
        Set<TeamId> ids = new HashSet<>();
        List<String> known = teams.stream().map(Team::name).toList();
        for (String name : refusing) {
            ids.add(teams.stream()
                    .filter(team -> team.name().equals(name))
                    .map(Team::id)
                    .findFirst()
                    .orElseThrow(() -> SeasonLoader.refusal(
                            "--refusing",
                            "no team of the lower division is called \"" + name + "\"",
                            Spelling.advice(name, known))));
        }
        return ids;
    }

    private void print(Promotion promotion, TeamNames names, Output output) {
        if (format.json()) {
            ObjectNode object = Json.object();
            object.set("promoted", Json.texts(names.of(promotion.promoted())));
            object.set("relegated", Json.texts(names.of(promotion.relegated())));
            object.set("playOff", Json.texts(names.of(promotion.playOff())));
            ArrayNode left = object.putArray("left");
            promotion
                    .leavers()
                    .forEach(leaver -> left.addObject()
                            .put("team", names.of(leaver.team()))
                            .put("divisionsDown", leaver.divisionsDown()));
            object.set("undecided", Json.texts(promotion.undecided()));
            output.json(object);
            return;
        }
        StringBuilder text = new StringBuilder();
        promotion
                .promoted()
                .forEach(team -> text.append("up: ").append(names.of(team)).append('\n'));
        promotion
                .relegated()
                .forEach(team -> text.append("down: ").append(names.of(team)).append('\n'));
        if (!promotion.playOff().isEmpty()) {
            text.append("play-off: ")
                    .append(String.join(" – ", names.of(promotion.playOff())))
                    .append('\n');
        }
        promotion
                .leavers()
                .forEach(leaver -> text.append("left: ")
                        .append(names.of(leaver.team()))
                        .append(
                                leaver.divisionsDown() == 1
                                        ? ", starts again a division down"
                                        : ", starts again " + leaver.divisionsDown() + " divisions down")
                        .append('\n'));
        promotion
                .undecided()
                .forEach(reason -> text.append("not decided: ").append(reason).append('\n'));
        output.print(text.isEmpty() ? "nobody moves\n" : text.toString());
    }
}

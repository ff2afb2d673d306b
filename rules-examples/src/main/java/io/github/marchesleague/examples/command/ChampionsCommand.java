/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.input.LoadedSeason;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.honours.Champions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ObjectNode;

/** {@code league champions}. */
@Command(
        name = "champions",
        description = "Names the club that is champion (2.3), or says why there is none yet.",
        footer = {
            "",
            "Exit codes:",
            "  0   there is a champion",
            "  1   there is none yet",
            "  2   the command line or an input is at fault; all faults are on standard error"
        })
public final class ChampionsCommand extends SeasonCommand<Champions> {

    @Mixin
    private TextOrJson format;

    @Override
    boolean json() {
        return format.json();
    }

    @Override
    Champions answer(LoadedSeason season) {
        return Champions.of(League.standings(season.season(), season.rules()));
    }

    @Override
    void print(Champions answer, Output output) {
        if (answer instanceof Champions.Declared declared) {
            if (json()) {
                ObjectNode object = Json.object();
                object.put("champions", declared.club());
                object.put("team", declared.team().name());
                output.json(object);
            } else {
                output.print(declared.club() + " (" + declared.team().name() + ")\n");
            }
        } else if (answer instanceof Champions.NotYet none) {
            if (json()) {
                ObjectNode object = Json.object();
                object.putNull("champions");
                object.set("reasons", Json.texts(none.reasons()));
                output.json(object);
            } else {
                none.reasons().forEach(reason -> output.print("no champions yet: " + reason + "\n"));
            }
        }
    }

    @Override
    int exitCode(Champions answer) {
        return answer instanceof Champions.Declared ? 0 : 1;
    }
}

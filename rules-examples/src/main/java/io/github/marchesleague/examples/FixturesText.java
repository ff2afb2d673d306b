/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import io.github.marchesleague.rules.adjudication.WithdrawnTeam;
import io.github.marchesleague.rules.season.Fixture;
import io.github.marchesleague.rules.season.Fixtures;
import java.util.List;

/** A schedule as plain text: the rounds, with byes and what was cancelled, then what became of teams that left. */
final class FixturesText {

    private final TeamNames names;

    FixturesText(TeamNames names) {
        this.names = names;
    }

    String write(Fixtures fixtures, LoadedSeason season) {
        StringBuilder text = new StringBuilder();
        for (int round = 1; round <= fixtures.rounds(); round++) {
            int now = round;
            text.append(round == 1 ? "" : "\n").append("Round ").append(round).append('\n');
            fixtures.round(round).forEach(match -> line("", match, text));
            fixtures.cancelled().stream()
                    .filter(match -> match.round() == now)
                    .forEach(match -> line("cancelled: ", match, text));
            fixtures.byes().stream()
                    .filter(bye -> bye.round().orElse(0) == now)
                    .forEach(bye ->
                            text.append("  bye: ").append(names.of(bye.team())).append('\n'));
        }
        List<WithdrawnTeam> gone = season.season().withdrawals().isEmpty()
                ? List.of()
                : season.rules().adjudicator().adjudicate(season.season()).withdrawn();
        for (WithdrawnTeam team : gone) {
            text.append('\n')
                    .append(names.of(team.team()))
                    .append(" left")
                    .append(team.date().map(day -> " on " + day).orElse(""))
                    .append(team.reason().isEmpty() ? "" : " (" + team.reason() + ")")
                    .append(": ")
                    .append(team.treatment().words())
                    .append(".\n");
        }
        return text.toString();
    }

    private void line(String before, Fixture match, StringBuilder text) {
        text.append("  ").append(before);
        match.date().ifPresent(day -> text.append(day).append("  "));
        text.append(names.of(match.home()))
                .append(" – ")
                .append(names.of(match.away()))
                .append('\n');
    }
}

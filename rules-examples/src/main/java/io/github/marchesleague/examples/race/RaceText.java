/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.race;

import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.examples.text.TextTable;
import io.github.marchesleague.examples.text.Words;
import io.github.marchesleague.rules.match.Points;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The title race as plain text. */
public final class RaceText {

    private static final List<TextTable.Column> COLUMNS = List.of(
            new TextTable.Column("Team", false),
            new TextTable.Column("Points", true),
            new TextTable.Column("Left", true),
            new TextTable.Column("Most", true),
            new TextTable.Column("Best", true),
            new TextTable.Column("Worst", true),
            new TextTable.Column("Title", false));

    private final TeamNames names;
    private final UnaryOperator<String> bold;

    public RaceText(TeamNames names, UnaryOperator<String> bold) {
        this.names = names;
        this.bold = bold;
    }

    public String write(String title, TitleRace race) {
        List<String> lines = new ArrayList<>();
        lines.add(bold.apply(title));
        lines.add("");
        lines.add(outstanding(race));
        if (!race.teams().isEmpty()) {
            lines.add("");
            TextTable table = new TextTable(COLUMNS);
            race.teams()
                    .forEach(team -> table.add(List.of(
                            names.of(team.team()),
                            team.points().toString(),
                            Integer.toString(team.left()),
                            most(team),
                            best(team),
                            worst(team),
                            chance(team))));
            lines.addAll(table.lines());
        }
        for (TitleRace.Team team : race.teams()) {
            String needs = needs(team);
            if (!needs.isEmpty()) {
                lines.add("");
                lines.add(names.of(team.team()) + " " + needs);
            }
        }
        if (!race.notes().isEmpty()) {
            lines.add("");
            lines.addAll(race.notes());
        }
        return String.join("\n", lines) + "\n";
    }

    public static String outstanding(TitleRace race) {
        int left = race.outstanding().size();
        return left == 0
                ? "All matches have been played."
                : Words.count(left, "match is", "matches are") + " still to be played.";
    }

    /** The most points; nothing where that is not known. */
    public static String most(TitleRace.Team team) {
        return team.most().map(Points::toString).orElse("");
    }

    public static String best(TitleRace.Team team) {
        return both(team.best(), team.bestOutright());
    }

    public static String worst(TitleRace.Team team) {
        return both(team.worstOutright(), team.worst());
    }

    /** {@code 2}, or {@code 2/3} where ties decide between the two. */
    private static String both(Range inFavour, Range against) {
        return inFavour.equals(against) ? inFavour.toString() : inFavour + "/" + against;
    }

    public static String chance(TitleRace.Team team) {
        return switch (team.chance()) {
            case CHAMPION -> "has won";
            case CANNOT_BE_OVERTAKEN -> "cannot be overtaken, only caught";
            case CAN_WIN -> "can win";
            case ONLY_ON_TIE_BREAKS -> "can win on tie-breaks only";
            case NOT_KNOWN -> "not known";
            case OUT -> "can no longer win";
        };
    }

    /** What a team that can still win needs; nothing for others. */
    public static String needs(TitleRace.Team team) {
        if (team.left() == 0 || team.chance() == TitleRace.Chance.CHAMPION || team.chance() == TitleRace.Chance.OUT) {
            return "";
        }
        String sure = team.enough()
                .map(total -> "has won with " + more(total, team) + ", whatever happens elsewhere")
                .or(() -> team.enoughToBeLevel()
                        .map(total -> "cannot be overtaken with " + more(total, team) + ", but may be caught"))
                .orElse("cannot make sure of the title by itself");
        return sure
                + team.hope()
                        .map(total -> total.compareTo(team.points()) <= 0
                                ? "; even without another point it may still be first or level with the first"
                                : "; with fewer than " + more(total, team) + " it cannot be first")
                        .orElse("")
                + ".";
    }

    private static String more(Points total, TitleRace.Team team) {
        Points more = total.minus(team.points());
        return more.signum() <= 0
                ? "no further point"
                : more + " more " + (more.equals(Points.ONE) ? "point" : "points") + " from "
                        + Words.count(team.left(), "match", "matches");
    }
}

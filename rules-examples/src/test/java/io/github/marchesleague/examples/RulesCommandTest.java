/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the program says about rule sets. */
class RulesCommandTest {

    @Test
    void listsAndShowsTheBuiltInRuleSets() {
        Program list = Program.run("rules", "list");
        assertThat(list.exitCode()).isZero();
        assertThat(list.out()).contains("herefordshire-2025-26 ").contains("Cornwall Chess League\n");
        Program show = Program.run("rules", "show", "cornwall");
        assertThat(show.out()).startsWith("id: cornwall\n").contains("matchPoints: {win: 4, draw: 2, loss: 1");
    }

    @Test
    void checksAndExplains() {
        Program check = Program.run("rules", "check", "herefordshire-2025-26");
        assertThat(check.exitCode()).isZero();
        assertThat(check.out())
                .contains("no effect: opponents-game-points-trimmed (7.2.2(c)): In a finished all-play-all")
                .contains("left open: readings (12.7): ");
    }

    @Test
    void tellsWhatCannotWorkByTheExitCode(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("football.yaml"),
                "id: football\nname: Football\nboards: none\nrankedBy: match-points\ntieBreaks: [games-won, shared]\n");
        Program check = Program.run("rules", "check", file.toString());
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.out()).startsWith("cannot work: games-won: It looks at boards");
        assertThat(Program.run("rules", "show", file.toString()).out()).contains("boards: none\n");
    }

    @Test
    void reportsEveryFaultOfAFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("bad.yaml"),
                "id: bad\nname: Bad\nboards: four\nrankedBy: match-pionts\ntieBreaks: []\n");
        Program check = Program.run("rules", "check", file.toString());
        assertThat(check.exitCode()).isEqualTo(2);
        assertThat(check.faults())
                .containsExactly(
                        "bad.yaml:3:9: boards: \"four\" is not a whole number; write a whole number from 1 to 999",
                        "bad.yaml:4:11: rankedBy: \"match-pionts\" is no tie-break; did you mean \"match-points\"?");
        assertThat(Program.run("rules", "check", "herefordshire").faults())
                .singleElement()
                .asString()
                .contains("is neither a built-in rule set nor a file");
    }

    @Test
    void comparesAndDescribes() {
        assertThat(Program.run("rules", "diff", "gwent", "croydon-2023").out())
                .contains("matchPoints: Was: A match won brings 2 match points");
        assertThat(Program.run("rules", "diff", "gwent", "gwent").out())
                .isEqualTo("The two rule sets come to the same.\n");
        assertThat(Program.run("rules", "describe", "herefordshire-2025-26").out())
                .startsWith("Herefordshire County Chess League 2025-26")
                .contains("4.1 The rate of play is 60+30; a card may record 45+30 instead.")
                .contains("4.10 A player may sit above a team-mate who is rated higher by at most 80 points (9.3).");
    }
}

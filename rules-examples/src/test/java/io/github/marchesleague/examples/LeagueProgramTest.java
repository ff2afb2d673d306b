/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class LeagueProgramTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void printsUsageWithoutArguments() {
        assertThat(run()).isZero();
        assertThat(out.toString()).startsWith("Usage: league ");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void printsItsVersion() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).startsWith("league ");
    }

    @Test
    void refusesAnUnknownOption() {
        assertThat(run("--nonsense")).isEqualTo(2);
        assertThat(err.toString()).contains("Unknown option: '--nonsense'");
        assertThat(out.toString()).isEmpty();
    }

    private int run(String... args) {
        return LeagueProgram.run(
                InputStream.nullInputStream(), new PrintWriter(out, true), new PrintWriter(err, true), false, args);
    }
}

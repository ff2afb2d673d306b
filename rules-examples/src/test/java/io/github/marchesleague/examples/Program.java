/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs the program within the tests, and reads what it says. */
record Program(int exitCode, String out, String err) {

    /** Keeps numbers as they are written, so that 13.50 is not 13.5. */
    static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    /** The program run with these arguments and nothing on standard input. */
    static Program run(String... args) {
        return run(new byte[0], args);
    }

    /** The program run with a text on standard input. */
    static Program withInput(String input, String... args) {
        return run(input.getBytes(StandardCharsets.UTF_8), args);
    }

    /** The program run with bytes on standard input. */
    static Program run(byte[] input, String... args) {
        return run(false, input, args);
    }

    /** The program run as on a terminal. */
    static Program onTerminal(String input, String... args) {
        return run(true, input.getBytes(StandardCharsets.UTF_8), args);
    }

    private static Program run(boolean onTerminal, byte[] input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = LeagueProgram.run(
                new ByteArrayInputStream(input),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                onTerminal,
                args);
        return new Program(exitCode, out.toString(), err.toString());
    }

    /** The lines on standard error. */
    List<String> faults() {
        return err.lines().toList();
    }

    /** The JSON objects on standard output, which stand one to a line. */
    List<JsonNode> answers() {
        return out.lines().map(JSON::readTree).toList();
    }

    /** The one JSON object on standard output. */
    JsonNode answer() {
        if (exitCode == 2 || answers().size() != 1) {
            throw new AssertionError("exit code " + exitCode + "\n" + out + err);
        }
        return answers().get(0);
    }

    /** A file of the golden cases. */
    static JsonNode cases(String file) {
        try (InputStream in = Program.class.getResourceAsStream("/cases/" + file)) {
            return JSON.readTree(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The positions by round, as lines between the rounds. Drawn by the template, because chart libraries fix colours and
 * fonts when they draw: this follows the reader's light or dark scheme and scales with the text, and every line has a name.
 *
 * @param labels the rounds
 * @param lines a line for each team, in the order of the table
 */
public record Chart(List<String> labels, List<Line> lines) {

    private static final int LEFT = 28;
    private static final int LEAST_RIGHT = 90;
    /** About the width of a letter of a name. */
    private static final double LETTER = 7.6;

    private static final int TOP = 14;
    private static final int ROW = 26;
    private static final int LEAST_WIDTH = 420;
    private static final int USUAL_WIDTH = 720;
    private static final int WIDEST = 62;
    private static final int NARROWEST = 18;
    /** A label needs so much room. */
    private static final int LABEL = 26;

    private static final int HUES = 360;
    /** The golden angle: neighbours in the table get colours far apart, however many there are. */
    private static final double TURN = 137.508;

    /**
     * A team's line.
     *
     * @param team the team
     * @param positions its position after each round
     */
    public record Line(String team, List<Integer> positions) {}

    /** The width of the plot and the names beside it. */
    public int width() {
        return LEFT + plot() + right();
    }

    private int right() {
        int longest =
                lines.stream().mapToInt(line -> line.team().length()).max().orElse(0);
        return Math.max(LEAST_RIGHT, (int) (longest * LETTER) + LEFT);
    }

    private int plot() {
        return Math.max(LEAST_WIDTH, column() * (labels.size() - 1));
    }

    private int column() {
        return Math.max(NARROWEST, Math.min(WIDEST, USUAL_WIDTH / Math.max(1, labels.size() - 1)));
    }

    /** Whether there is room for the label of a round. */
    public boolean labelled(int round) {
        int longest = labels.stream().mapToInt(String::length).max().orElse(0);
        int every = 1 + Math.max(LABEL, longest * ROW / 4) / Math.max(1, plot() / Math.max(1, labels.size() - 1));
        return (labels.size() - 1 - round) % every == 0;
    }

    /** How large the mark of a round is. */
    public String mark() {
        return column() > 2 * NARROWEST ? "4" : "2.5";
    }

    /** The height. */
    public int height() {
        return TOP + ROW * lines.size() + ROW;
    }

    /** Where a round stands. */
    public String x(int round) {
        double step = labels.size() > 1 ? (double) plot() / (labels.size() - 1) : 0;
        return number(LEFT + step * round);
    }

    /** Where a position stands. */
    public String y(int position) {
        return number(TOP + ROW * (position - 0.5));
    }

    /** Where the names begin. */
    public String names() {
        return number(LEFT + plot() + 14.0);
    }

    /** Where the rounds are written. */
    public String foot() {
        return number(TOP + ROW * lines.size() + 18.0);
    }

    /** The points of a team's line. */
    public String points(Line line) {
        return IntStream.range(0, line.positions().size())
                .mapToObj(round -> x(round) + "," + y(line.positions().get(round)))
                .collect(Collectors.joining(" "));
    }

    /** The places where a team's line is marked, as x and y. */
    public List<List<String>> marks(Line line) {
        List<List<String>> marks = new ArrayList<>();
        for (int round = 0; round < line.positions().size(); round++) {
            marks.add(List.of(x(round), y(line.positions().get(round))));
        }
        return marks;
    }

    /** A colour for the line at this place, as a hue. */
    public int hue(int place) {
        return (int) (place * TURN) % HUES;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}

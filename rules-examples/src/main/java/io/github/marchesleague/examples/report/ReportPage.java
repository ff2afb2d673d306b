/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import java.util.List;
import java.util.Optional;

/**
 * All that stands on the page of a season, as texts in their places. Names are plain texts here; the template escapes them
 * wherever they go.
 *
 * @param title the season
 * @param rules the rule book
 * @param status whether the table is final
 * @param rows the table
 * @param notes what has to be said under the table
 * @param cross the cross table
 * @param ties how ties were broken
 * @param chart the positions by round, where matches have rounds or days
 * @param rounds the match cards
 * @param outstanding the matches still to be played
 * @param race the title race, while matches are outstanding
 * @param chain what orders the table
 * @param readings whether the order hangs on a rule that can be read in more than one way; empty where the rules leave
 *     none open
 */
public record ReportPage(
        String title,
        String rules,
        String status,
        List<TableRow> rows,
        List<Section> notes,
        List<CrossRow> cross,
        List<TieView> ties,
        Optional<Chart> chart,
        List<Round> rounds,
        List<Fixture> outstanding,
        Optional<RaceView> race,
        List<String> chain,
        List<String> readings) {

    /**
     * A line of the table.
     *
     * @param place its place, from 1, which names the team in links
     * @param position the position as shown
     * @param team the team
     * @param club the club it belongs to
     * @param numbers played, won, drawn, lost, game points, match points, in this order
     * @param form the last matches, the latest last
     * @param why what put it above the next line
     */
    public record TableRow(
            int place,
            String position,
            String team,
            Optional<String> club,
            List<Cell> numbers,
            List<Form> form,
            String why) {}

    /**
     * A number.
     *
     * @param text as shown
     * @param sort as a decimal, to sort by
     */
    public record Cell(String text, String sort) {}

    /**
     * A match in the form of a team.
     *
     * @param letter W, D or L
     * @param kind won, drawn or lost
     * @param text the match in words
     * @param match the number of the match on the page
     */
    public record Form(String letter, String kind, String text, int match) {}

    /**
     * Notes under a heading.
     *
     * @param heading the heading
     * @param lines the notes
     */
    public record Section(String heading, List<String> lines) {}

    /**
     * A line of the cross table.
     *
     * @param place the place of the team
     * @param team the team
     * @param cells by place of the opponents; no results on the diagonal
     */
    public record CrossRow(int place, String team, List<CrossCell> cells) {}

    /**
     * The matches between two teams from the side of the first.
     *
     * @param self whether it is the team itself
     * @param results the matches
     */
    public record CrossCell(boolean self, List<CrossResult> results) {}

    /**
     * One match in the cross table.
     *
     * @param score the team's game points
     * @param sort the same as a decimal; nothing while the match is open
     * @param kind won, drawn, lost or open
     * @param text the match in words
     * @param match the number of the match on the page
     */
    public record CrossResult(String score, String sort, String kind, String text, int match) {}

    /**
     * A tie.
     *
     * @param summary who is level on what
     * @param steps the steps
     */
    public record TieView(String summary, List<TieStep> steps) {}

    /**
     * A step of a tie.
     *
     * @param title what is compared
     * @param among the teams that were level, where not all of the tie
     * @param lines what it made of them
     * @param kind separated, level or stuck
     * @param accounts what the figures of the teams are made of, where the step separated some
     */
    public record TieStep(String title, String among, List<String> lines, String kind, List<Section> accounts) {}

    /**
     * A round.
     *
     * @param heading its name
     * @param matches its matches
     */
    public record Round(String heading, List<Match> matches) {}

    /**
     * A match card.
     *
     * @param number its number on the page
     * @param home the home team
     * @param away the away team
     * @param date the day, or nothing
     * @param score the score, or what is the matter with it
     * @param marks short marks: default, ruling, annulled
     * @param boards the boards
     * @param notes what was decided about the match as a whole
     */
    public record Match(
            int number,
            String home,
            String away,
            String date,
            String score,
            List<String> marks,
            List<Board> boards,
            List<String> notes) {

        /** Whether a line-up is recorded. */
        public boolean lineUps() {
            return boards.stream()
                    .anyMatch(board -> !board.home().isEmpty() || !board.away().isEmpty());
        }
    }

    /**
     * A board.
     *
     * @param number from 1
     * @param home the home player
     * @param away the away player
     * @param score the score
     * @param mark why it counts as it does
     */
    public record Board(int number, String home, String away, String score, String mark) {}

    /**
     * A match still to be played.
     *
     * @param when round and day
     * @param home the home team
     * @param away the away team
     * @param status postponed, or nothing
     */
    public record Fixture(String when, String home, String away, String status) {}

    /**
     * The title race.
     *
     * @param teams the teams
     * @param needs what teams need
     * @param notes how it was worked out
     */
    public record RaceView(List<RaceRow> teams, List<String> needs, List<String> notes) {}

    /**
     * A team in the race.
     *
     * @param team the team
     * @param points its points
     * @param left how many matches it has left
     * @param most the most it can have; nothing where that is not known
     * @param best the best position
     * @param worst the worst position
     * @param chance what it can hope for
     * @param kind out, open or won
     */
    public record RaceRow(
            String team, String points, int left, String most, String best, String worst, String chance, String kind) {}
}

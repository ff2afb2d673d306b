/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.FaultsException;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Outcome;
import io.github.marchesleague.rules.match.PlayerId;
import io.github.marchesleague.rules.match.RateOfPlay;
import io.github.marchesleague.rules.season.RatedGame;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The results file that the English Chess Federation takes for rating: text of fields {@code #NAME=value}, in the parts
 * event details, player list, and one of match results for every match.
 *
 * <p>The field names, which of them must be there and in which order, and the scores 10, 01 and 55 are those of the
 * federation's field definitions ({@code ecfrating.org.uk/doc/spec/field_def.html}, of 15 April 2022), taken from two
 * public programs that write such files: chesssubmit, which checks them too, and the web site of a chess club in Wallasey.
 * The federation's page itself was not read. The rate of play is one of the event details, so a file holds games of one
 * rate. What is written is read back and held to the definitions before it is handed out.
 */
public final class EcfResultsFile {

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("dd/MM/uuuu", Locale.ROOT);

    private EcfResultsFile() {}

    /**
     * A field of the file.
     *
     * @param name its name
     * @param value its value; empty where it has none
     */
    public record Field(String name, String value) {}

    /**
     * Writes the file.
     *
     * @param event the event
     * @param games the games to send in (9.1), all of one rate of play (5.1) and each of a match with a date
     * @param players who the players are
     * @return the text
     * @throws FaultsException if there is nothing to send in, the games are of several rates, a player is not known, a
     *     match has no date, something that the federation requires of the event is blank, or a value holds the character
     *     that separates fields, with all faults
     */
    public static String write(EcfEvent event, List<RatedGame> games, List<PlayerIdentity> players) {
        List<Fault> faults = new ArrayList<>();
        Map<PlayerId, PlayerIdentity> known = new LinkedHashMap<>();
        players.forEach(player -> known.put(player.id(), player));
        Map<MatchRef, List<RatedGame>> matches = new LinkedHashMap<>();
        Map<PlayerId, Integer> pins = new LinkedHashMap<>();
        Map<MatchRef, RateOfPlay> rates = new LinkedHashMap<>();
        TreeSet<LocalDate> dates = new TreeSet<>();
        for (RatedGame game : games) {
            rates.put(game.match(), game.rate());
            matches.computeIfAbsent(game.match(), match -> new ArrayList<>()).add(game);
            for (PlayerId player : List.of(game.white(), game.black())) {
                if (pins.putIfAbsent(player, pins.size() + 1) == null && !known.containsKey(player)) {
                    faults.add(Fault.of("players", "nobody is known as \"" + player + "\"", "add name and code"));
                }
            }
        }
        for (MatchRef match : matches.keySet()) {
            match.date()
                    .ifPresentOrElse(
                            dates::add,
                            () -> faults.add(
                                    Fault.of(match.toString(), "it has no date", "write its date on the card")));
        }
        faults.addAll(OneRate.faults(rates));
        if (games.isEmpty()) {
            faults.add(Fault.of("games", "none was played", "there is nothing to send in"));
        }
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        Text text = new Text();
        writeEvent(event, games.get(0).rate(), dates, text);
        text.line("PLAYER LIST", "");
        pins.forEach((id, pin) -> {
            PlayerIdentity player = known.get(id);
            if (player != null) {
                writePlayer(pin, player, text);
            }
        });
        matches.forEach((match, played) -> writeMatch(match, played, pins, text));
        text.line("FINISH", "");
        if (!text.faults.isEmpty()) {
            throw new FaultsException(text.faults);
        }
        String written = text.written.toString();
        read(written);
        return written;
    }

    private static void writeEvent(EcfEvent event, RateOfPlay rate, SortedSet<LocalDate> dates, Text text) {
        text.line("EVENT DETAILS", "");
        text.line("EVENT CODE", event.code());
        text.line("SUBMISSION INDEX", Integer.toString(event.index()));
        text.line("EVENT NAME", event.name());
        text.line("EVENT DATE", DATE.format(dates.first()));
        text.line("FINAL RESULT DATE", DATE.format(dates.last()));
        text.line("RESULTS OFFICER", event.officer());
        text.line("RESULTS OFFICER ADDRESS", event.officerAddress());
        text.line("TREASURER", event.treasurer());
        text.line("TREASURER ADDRESS", event.treasurerAddress());
        text.line("MINUTES FOR GAME", Long.toString(rate.base().toMinutes()));
        text.line("SECONDS PER MOVE", Long.toString(rate.increment().toSeconds()));
    }

    private static void writePlayer(int pin, PlayerIdentity player, Text text) {
        text.field("PIN", Integer.toString(pin));
        player.ecfCode().ifPresent(code -> text.field("ECF CODE", code));
        text.field("NAME", player.name());
        player.fideId().ifPresent(number -> text.field("FIDE NO", number));
        player.club().ifPresent(club -> text.field("CLUB NAME", club));
        text.end();
    }

    private static void writeMatch(MatchRef match, List<RatedGame> games, Map<PlayerId, Integer> pins, Text text) {
        text.field("MATCH RESULTS", match.home() + " v " + match.away());
        text.field("RESULTS DATE", match.date().map(DATE::format).orElse(""));
        text.end();
        for (RatedGame game : games) {
            PlayerId home = game.homeIsWhite() ? game.white() : game.black();
            PlayerId away = game.homeIsWhite() ? game.black() : game.white();
            text.field("PIN1", Integer.toString(pins.getOrDefault(home, 0)));
            text.field("SCORE", score(game));
            text.field("PIN2", Integer.toString(pins.getOrDefault(away, 0)));
            text.field("COLOUR", game.homeIsWhite() ? "White" : "Black");
            text.field("BOARD", Integer.toString(game.board()));
            text.end();
        }
    }

    /** The score of the player named first, who is the home side's. */
    private static String score(RatedGame game) {
        if (game.result() == Outcome.DRAWN) {
            return "55";
        }
        return (game.result() == Outcome.WON) == game.homeIsWhite() ? "10" : "01";
    }

    /** Fields are joined by a character that no value may hold. */
    private static final class Text {
        private final StringBuilder written = new StringBuilder();
        private final List<Fault> faults = new ArrayList<>();

        void field(String name, String value) {
            if (value.indexOf('#') >= 0 || value.chars().anyMatch(Character::isISOControl)) {
                faults.add(Fault.of(name, "\"" + value + "\" holds a # or a line break", "leave it out"));
            }
            written.append('#').append(name);
            if (!value.isEmpty()) {
                written.append('=').append(value);
            }
        }

        void line(String name, String value) {
            field(name, value);
            end();
        }

        void end() {
            written.append("\r\n");
        }
    }

    /**
     * Reads the fields of a file back.
     *
     * @param text the text
     * @return the fields in their order
     * @throws FaultsException if it does not begin with the event details or does not end with the finish, or if it does
     *     not keep to the field definitions, with all faults
     */
    public static List<Field> read(String text) {
        List<Field> fields = new ArrayList<>();
        for (String part : text.split("#", -1)) {
            String field = part.strip();
            if (!field.isEmpty()) {
                int equals = field.indexOf('=');
                fields.add(
                        equals < 0
                                ? new Field(field.toUpperCase(Locale.ROOT), "")
                                : new Field(
                                        field.substring(0, equals).strip().toUpperCase(Locale.ROOT),
                                        field.substring(equals + 1).strip()));
            }
        }
        boolean whole = fields.size() > 1
                && fields.get(0).name().equals("EVENT DETAILS")
                && fields.get(fields.size() - 1).name().equals("FINISH");
        if (!whole) {
            throw new FaultsException(List.of(Fault.of(
                    "results file",
                    "it has no event details or no end",
                    "begin with #EVENT DETAILS, end with #FINISH")));
        }
        List<Fault> faults = EcfFields.faults(fields);
        if (!faults.isEmpty()) {
            throw new FaultsException(faults);
        }
        return List.copyOf(fields);
    }

    /**
     * The first value of a field.
     *
     * @param fields the fields
     * @param name the name
     * @return the value, or empty if there is no such field
     */
    public static Optional<String> value(List<Field> fields, String name) {
        return fields.stream()
                .filter(field -> field.name().equals(name))
                .map(Field::value)
                .findFirst();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.input;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Fault.Position;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.SourceText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * A CSV file whose columns are known by name: separated by commas, the header in the first line, no column that nobody
 * reads.
 */
final class CsvFile {

    private final String name;
    private final String text;
    private final Faults faults;
    private List<String> header = List.of();

    private CsvFile(String name, String text, Faults faults) {
        this.name = name;
        this.text = text;
        this.faults = faults;
    }

    /**
     * Reads a file.
     *
     * @param name the file's name for messages
     * @param text its text, without a byte-order mark
     * @param required the columns that must be there
     * @param optional the columns that may be there
     * @param faults where faults go
     * @return the rows, none where the header was refused
     */
    static List<Row> read(String name, String text, List<String> required, List<String> optional, Faults faults) {
        OptionalInt invisible = SourceText.invisible(text, /* layout= */ true);
        invisible.ifPresent(at -> faults.add(Fault.of(
                        "",
                        String.format(Locale.ROOT, "the character U+%04X cannot be seen", text.codePointAt(at)),
                        "take it out")
                .at(SourceText.position(name, text, at))));
        return invisible.isPresent() ? List.of() : new CsvFile(name, text, faults).rows(required, optional);
    }

    private List<Row> rows(List<String> required, List<String> optional) {
        List<Row> rows = new ArrayList<>();
        // Every row's number of fields is checked here, so that all rows at fault are named and not only the first.
        try (CsvReader<CsvRecord> reader = CsvReader.builder()
                .allowExtraFields(true)
                .allowMissingFields(true)
                .ofCsvRecord(text)) {
            for (CsvRecord csv : reader) {
                Row row = new Row(csv);
                if (header.isEmpty()) {
                    header = List.copyOf(csv.getFields());
                    if (!headerFits(row, required, optional)) {
                        return List.of();
                    }
                } else if (csv.getFieldCount() != header.size()) {
                    faults.add(Fault.of(
                                    "",
                                    csv.getFieldCount() + " fields",
                                    "the header names " + header.size()
                                            + " columns; give each a field, quoted where it holds a comma")
                            .at(row.at(0)));
                } else {
                    rows.add(row);
                }
            }
        } catch (CsvParseException e) {
            faults.add(Fault.of("", "not a CSV file", String.valueOf(e.getMessage()))
                    .at(new Position(name, 1, 1)));
            return List.of();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        if (header.isEmpty()) {
            faults.add(Fault.of("", "the file is empty", "begin with the header line " + String.join(",", required))
                    .at(new Position(name, 1, 1)));
        }
        return rows;
    }

    private boolean headerFits(Row row, List<String> required, List<String> optional) {
        int before = faults.size();
        for (char other : new char[] {'\t', ';'}) {
            if (header.size() == 1 && header.get(0).indexOf(other) >= 0) {
                faults.add(Fault.of(
                                "",
                                "the columns are separated by " + (other == ';' ? "semicolons" : "tabs"),
                                "separate them by commas")
                        .at(row.at(0)));
                return false;
            }
        }
        Set<String> seen = new HashSet<>();
        for (int column = 0; column < header.size(); column++) {
            String found = header.get(column);
            if (!required.contains(found) && !optional.contains(found)) {
                List<String> known = new ArrayList<>(required);
                known.addAll(optional);
                faults.add(Fault.of("", "unknown column \"" + found + "\"", "known are " + String.join(", ", known))
                        .at(row.at(column)));
            } else if (!seen.add(found)) {
                faults.add(Fault.of("", "column \"" + found + "\" occurs twice", "name each column once")
                        .at(row.at(column)));
            }
        }
        for (String column : required) {
            if (!header.contains(column)) {
                faults.add(Fault.of("", "there is no column \"" + column + "\"", "the header must name " + required)
                        .at(row.at(0)));
            }
        }
        return faults.size() == before;
    }

    /** One row, whose fields are read by the names of their columns. */
    final class Row {

        private final CsvRecord fields;

        private Row(CsvRecord fields) {
            this.fields = fields;
        }

        /**
         * A field as text.
         *
         * @param column the column's name
         * @return the field; empty where the file has no such column
         */
        String text(String column) {
            int index = header.indexOf(column);
            return index < 0 ? "" : CsvText.unguarded(fields.getField(index));
        }

        /**
         * A field that must not be blank.
         *
         * @param column the column's name
         * @param right what would be right
         * @return the field, or empty after noting the fault
         */
        Optional<String> required(String column, String right) {
            if (text(column).isBlank()) {
                fault(column, "nothing is given", right);
                return Optional.empty();
            }
            return Optional.of(text(column));
        }

        /**
         * A field that may be blank and is otherwise parsed.
         *
         * @param <T> the type of its value
         * @param column the column's name
         * @param parser empty for a text that is none
         * @param right what would be right
         * @return the value, or empty where the field is blank or was refused
         */
        <T> Optional<T> parsed(String column, Function<String, Optional<T>> parser, String right) {
            String text = text(column);
            if (text.isEmpty()) {
                return Optional.empty();
            }
            Optional<T> value = parser.apply(text);
            if (value.isEmpty()) {
                fault(column, "found \"" + text + "\"", right);
            }
            return value;
        }

        /**
         * Notes a fault of a field.
         *
         * @param column the column's name
         * @param found what was found
         * @param right what would be right
         */
        void fault(String column, String found, String right) {
            faults.add(Fault.of(column, found, right).at(at(Math.max(0, header.indexOf(column)))));
        }

        /**
         * Where the row stands.
         *
         * @return the number of its first line
         */
        long line() {
            return fields.getStartingLineNumber();
        }

        private Position at(int field) {
            return FieldFinder.find(name, text, (int) line(), field);
        }
    }
}

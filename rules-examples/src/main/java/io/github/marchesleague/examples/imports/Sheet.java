/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.rules.fault.Fault;
import io.github.marchesleague.rules.fault.Faults;
import io.github.marchesleague.rules.fault.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** A spreadsheet saved as text, with its columns known by name, in any order. */
final class Sheet {

    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final Map<Character, String> SEPARATORS = Map.of(',', "comma", ';', "semicolon", '\t', "tab");
    private static final List<Character> TRIED = List.of(',', ';', '\t');

    private final String name;
    private final List<String> header = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    private Sheet(String name) {
        this.name = name;
    }

    /**
     * Reads a file. Faults in its form leave it without rows.
     *
     * @param name the file's name for messages
     * @param bytes its bytes
     * @param format how it was saved
     * @param required the columns that must be there
     * @return the sheet
     */
    static Sheet read(String name, byte[] bytes, SheetFormat format, List<String> required) {
        Sheet sheet = new Sheet(name);
        String text = sheet.decode(bytes, format);
        OptionalInt invisible = SourceText.invisible(text, /* layout= */ true);
        if (invisible.isPresent()) {
            int at = invisible.getAsInt();
            sheet.faults.add(Fault.of(
                            "",
                            String.format(Locale.ROOT, "the character U+%04X cannot be seen", text.codePointAt(at)),
                            "take it out")
                    .at(SourceText.position(name, text, at)));
        } else if (sheet.faults.isEmpty()) {
            sheet.parse(text, format, required);
        }
        return sheet;
    }

    List<Row> rows() {
        return List.copyOf(rows);
    }

    List<String> header() {
        return List.copyOf(header);
    }

    List<String> notes() {
        return notes;
    }

    List<Fault> faults() {
        return faults;
    }

    private String decode(byte[] bytes, SheetFormat format) {
        boolean utf16 = bytes.length >= 2
                && ((bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF)
                        || (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE));
        boolean marked =
                bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
        if (utf16 || (marked && !format.charset().equals(StandardCharsets.UTF_8))) {
            faults.add(Fault.of(
                    name,
                    "its byte-order mark says " + (utf16 ? "UTF-16" : "UTF-8") + ", not " + format.charset(),
                    "declare the charset that it was saved in, or save it as UTF-8"));
            return "";
        }
        if (format.charset().equals(StandardCharsets.UTF_8)) {
            Faults undecoded = new Faults();
            Optional<String> text = SourceText.decode(name, bytes, undecoded);
            undecoded
                    .list()
                    .forEach(fault -> faults.add(Fault.of(
                                    "",
                                    fault.found(),
                                    "declare the charset that it was saved in, often windows-1252, or save it as UTF-8")
                            .at(fault.position().orElseThrow())));
            if (text.isPresent() && marked) {
                notes.add(name + ": a byte-order mark was left out");
            }
            return text.orElse("");
        }
        try {
            String text =
                    format.charset().newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            faults.add(Fault.of(
                    name,
                    "the text is not " + format.charset(),
                    "declare the charset that it was saved in, often windows-1252, or save it as UTF-8"));
            return "";
        }
    }

    private void parse(String text, SheetFormat format, List<String> required) {
        if (text.isBlank()) {
            faults.add(Fault.of(
                    name, "the file is empty", "begin with a header that names " + String.join(", ", required)));
            return;
        }
        List<Character> fitting = TRIED.stream()
                .filter(separator -> headerOf(text, separator).containsAll(required))
                .toList();
        char separator = format.separator().orElse(fitting.isEmpty() ? ',' : fitting.get(0));
        List<String> names = headerOf(text, separator);
        if (!names.containsAll(required)) {
            faults.add(Fault.of(
                    at(1),
                    "the header has no column "
                            + required.stream()
                                    .filter(column -> !names.contains(column))
                                    .map(column -> "\"" + column + "\"")
                                    .collect(Collectors.joining(", "))
                            + (names.size() < 2 ? ": it is a single column if " + word(separator) + "s separate" : ""),
                    fitting.isEmpty()
                            ? "name the columns in the first line: " + String.join(", ", required) + " and others"
                            : "declare that the columns are separated by " + word(fitting.get(0)) + "s"));
            return;
        }
        if (format.separator().isEmpty()) {
            notes.add(name + ": columns are separated by " + word(separator) + "s, as the header shows");
        }
        readRows(text, separator);
    }

    private static List<String> headerOf(String text, char separator) {
        try (CsvReader<CsvRecord> reader = reader(text, separator)) {
            for (CsvRecord first : reader) {
                return first.getFields().stream().map(Sheet::key).toList();
            }
            return List.of();
        } catch (CsvParseException e) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CsvReader<CsvRecord> reader(String text, char separator) {
        return CsvReader.builder()
                .fieldSeparator(separator)
                .allowExtraFields(true)
                .allowMissingFields(true)
                .ofCsvRecord(text);
    }

    private void readRows(String text, char separator) {
        try (CsvReader<CsvRecord> reader = reader(text, separator)) {
            for (CsvRecord csv : reader) {
                if (header.isEmpty()) {
                    readHeader(csv);
                } else if (csv.getFields().stream().anyMatch(field -> !field.isBlank())) {
                    readRow(csv);
                }
            }
        } catch (CsvParseException e) {
            faults.add(Fault.of(
                    name, "it is not CSV (" + e.getMessage() + ")", "check that every quotation mark is closed"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void readHeader(CsvRecord csv) {
        Map<String, Integer> places = new HashMap<>();
        for (String field : csv.getFields()) {
            String key = key(field);
            header.add(key);
            if (!key.isEmpty() && places.putIfAbsent(key, header.size()) != null) {
                faults.add(Fault.of(at(1), "two columns are named \"" + field.strip() + "\"", "name each once"));
            }
        }
    }

    private void readRow(CsvRecord csv) {
        if (csv.getFieldCount() > header.size()
                && csv.getFields().subList(header.size(), csv.getFieldCount()).stream()
                        .anyMatch(field -> !field.isBlank())) {
            faults.add(Fault.of(
                    at(csv.getStartingLineNumber()),
                    csv.getFieldCount() + " fields for " + header.size() + " columns",
                    "quote a field that holds the separator"));
            return;
        }
        Map<String, String> cells = new HashMap<>();
        for (int i = 0; i < Math.min(header.size(), csv.getFieldCount()); i++) {
            cells.put(header.get(i), CsvText.unguarded(csv.getField(i).strip()));
        }
        rows.add(new Row(csv.getStartingLineNumber(), cells));
    }

    /** Reports the columns that nobody read, so that none is dropped in silence. */
    void reportUnused(Set<String> used) {
        for (int i = 0; i < header.size(); i++) {
            if (!used.contains(header.get(i))) {
                notes.add(
                        header.get(i).isEmpty()
                                ? name + ": column " + letters(i) + " has no name and is not used"
                                : name + ": column \"" + header.get(i) + "\" is not used");
            }
        }
    }

    /** What a header or a word comes to: capitals do not matter, nor whether words are joined as databases join them. */
    static String key(String field) {
        return field.strip().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String word(char separator) {
        return SEPARATORS.getOrDefault(separator, "\"" + separator + "\"");
    }

    private String at(long line) {
        return name + ", line " + line;
    }

    private static String letters(int column) {
        String letter = Character.toString((char) ('A' + column % 26));
        return column < 26 ? letter : letters(column / 26 - 1) + letter;
    }

    /** One line of the sheet below the header. */
    final class Row {
        private final long line;
        private final Map<String, String> cells;

        Row(long line, Map<String, String> cells) {
            this.line = line;
            this.cells = cells;
        }

        long line() {
            return line;
        }

        /** The text of a cell; empty where the column or the cell is. */
        String text(String column) {
            return Objects.requireNonNullElse(cells.get(column), "");
        }

        /** Adds a fault at a cell, by line and column as a spreadsheet shows them. */
        void fault(String column, String found, String right) {
            int index = header.indexOf(column);
            faults.add(Fault.of(
                    at(line) + (index < 0 ? "" : ", column " + letters(index) + " (" + column + ")"), found, right));
        }
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.imports;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * How a spreadsheet was saved. Only the separator may be left to be found in the header, and the report then says which it
 * was; charset and date pattern are declared, since a wrong guess would still look right.
 *
 * @param charset the charset of the text
 * @param separator what separates columns; empty to find it in the header
 * @param datePattern the one pattern of all dates, such as {@code dd/MM/yyyy}
 */
public record SheetFormat(Charset charset, Optional<Character> separator, String datePattern) {

    /** UTF-8, the separator found in the header, and dates such as 2025-10-02. */
    public static final SheetFormat DEFAULT = new SheetFormat(StandardCharsets.UTF_8, Optional.empty(), "yyyy-MM-dd");

    /**
     * Checks the pattern.
     *
     * @throws IllegalArgumentException if it is no pattern of year, month and day
     */
    public SheetFormat {
        Objects.requireNonNull(charset, "charset");
        Objects.requireNonNull(separator, "separator");
        LocalDate sample = LocalDate.of(2025, 10, 2);
        DateTimeFormatter formatter = formatter(datePattern);
        try {
            if (!LocalDate.parse(formatter.format(sample), formatter).equals(sample)) {
                throw new IllegalArgumentException("date pattern \"" + datePattern + "\": it loses a part of the date");
            }
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(
                    "date pattern \"" + datePattern + "\": give year, month and day, such as dd/MM/yyyy", e);
        }
    }

    /**
     * The same with a separator declared.
     *
     * @param declared the separator
     * @return the format
     */
    public SheetFormat separatedBy(char declared) {
        return new SheetFormat(charset, Optional.of(declared), datePattern);
    }

    /**
     * The same in another charset.
     *
     * @param declared the charset
     * @return the format
     */
    public SheetFormat in(Charset declared) {
        return new SheetFormat(declared, separator, datePattern);
    }

    /**
     * The same with another date pattern.
     *
     * @param declared the pattern
     * @return the format
     */
    public SheetFormat withDates(String declared) {
        return new SheetFormat(charset, separator, declared);
    }

    /**
     * Reads a date by the declared pattern, strictly: 31 November is none.
     *
     * @param text the text
     * @return the date, or empty if the text is none by this pattern
     */
    public Optional<LocalDate> date(String text) {
        try {
            return Optional.of(LocalDate.parse(text, formatter(datePattern)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** A year of the era, as people write it, is {@code u} to a strict formatter. */
    private static DateTimeFormatter formatter(String pattern) {
        return DateTimeFormatter.ofPattern(pattern.replace('y', 'u'), Locale.ROOT)
                .withResolverStyle(ResolverStyle.STRICT);
    }
}

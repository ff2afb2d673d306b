/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options, and refuses what is none in words of the league and not of the programming language. */
public final class OptionValues {

    private OptionValues() {}

    public static CommandLine register(CommandLine program) {
        ITypeConverter<Integer> whole = converter(Integer::valueOf, "a whole number", "write digits, such as 2");
        ITypeConverter<Long> large = converter(Long::valueOf, "a whole number", "write digits, such as 1000000");
        return program.registerConverter(
                        LocalDate.class,
                        converter(LocalDate::parse, "a date", "write year, month and day, such as 2025-10-02"))
                .registerConverter(
                        LocalTime.class,
                        converter(LocalTime::parse, "a time", "write hours and minutes, such as 19:30"))
                .registerConverter(
                        DayOfWeek.class,
                        converter(
                                text -> DayOfWeek.valueOf(text.toUpperCase(Locale.ROOT)),
                                "a day of the week",
                                "write such as thursday"))
                .registerConverter(
                        Charset.class, converter(Charset::forName, "a charset", "write such as UTF-8 or windows-1252"))
                .registerConverter(
                        Path.class, converter(text -> Path.of(filled(text)), "the name of a file", "name a file"))
                .registerConverter(String.class, OptionValues::text)
                .registerConverter(Integer.class, whole)
                .registerConverter(int.class, whole)
                .registerConverter(Long.class, large)
                .registerConverter(long.class, large);
    }

    /** A text of which nothing can be seen says nothing, whatever it is given for. */
    private static String text(String text) {
        if (text.isBlank()) {
            throw new TypeConversionException("\"" + text + "\" says nothing; write a text, or leave it out");
        }
        return text;
    }

    private static String filled(String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("blank");
        }
        return text;
    }

    private static <T> ITypeConverter<T> converter(Function<String, T> parser, String what, String right) {
        return text -> {
            try {
                return parser.apply(text);
            } catch (DateTimeException | IllegalArgumentException e) {
                throw new TypeConversionException("\"" + text + "\" is not " + what + "; " + right);
            }
        };
    }
}

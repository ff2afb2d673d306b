/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.planted.Planted;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the library to its architecture, and each check to a class that breaks it. */
class ArchitectureTest {
    private static final Path CLASSES = home(League.class);
    private static final JavaClasses LIBRARY = new ClassFileImporter().importPath(CLASSES);
    private static final JavaClasses PLANTED = new ClassFileImporter().importClasses(Planted.class);
    private static final Pattern FLOATING = Pattern.compile(
            "(?m)^ +\\d+: ([dfDF](?:add|sub|mul|div|rem|neg|const|load|store|return|cmp|aload|astore)\\S*|[il]2[df]|[df]2[ilfd])\\b");

    static Stream<Arguments> rules() {
        return Stream.of(
                Arguments.of("arrows between packages go one way", Rules.arrowsGoOneWay()),
                Arguments.of("signatures show only JDK types", Rules.signaturesShowOnlyJdkTypes()),
                Arguments.of("no clock and no chance", Rules.noClock()),
                Arguments.of("no default locale, charset or zone", Rules.noDefaultsOfTheMachine()),
                Arguments.of("no logging and no printing", Rules.noOutput()),
                Arguments.of("nothing looked up by name", Rules.noLookUpByName()),
                Arguments.of("no static state that changes", Rules.noStaticStateThatChanges()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void holdsInTheLibrary(String name, ArchRule rule) {
        rule.check(LIBRARY);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void findsTheClassThatBreaksIt(String name, ArchRule rule) {
        assertThat(rule.evaluate(PLANTED).hasViolation()).isTrue();
    }

    @Test
    void theWholeLibraryIsLookedAt() {
        assertThat(LIBRARY).hasSizeGreaterThan(200);
        assertThat(LIBRARY.contain(League.class)).isTrue();
    }

    @Test
    void noInstructionOfTheLibraryIsFloatingPoint() {
        assertThat(floating(CLASSES)).isEmpty();
    }

    @Test
    void findsAFloatingPointInstruction() {
        Path planted = home(Planted.class).resolve("io/github/marchesleague/rules/match/planted");
        assertThat(floating(planted)).isNotEmpty();
    }

    @Test
    void noSignatureOfTheLibraryIsFloatingPoint() {
        List<String> found = new ArrayList<>();
        for (JavaClass type : LIBRARY) {
            type.getMembers().stream()
                    .filter(member -> member.getAllInvolvedRawTypes().stream()
                            .map(JavaClass::getBaseComponentType)
                            .anyMatch(seen -> List.of("double", "float", "java.lang.Double", "java.lang.Float")
                                    .contains(seen.getName())))
                    .forEach(member -> found.add(member.getFullName()));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void staticCollectionsCannotBeChanged() throws ReflectiveOperationException {
        List<String> changeable = new ArrayList<>();
        for (JavaClass type : LIBRARY) {
            for (JavaField field : type.getFields()) {
                if (field.getModifiers().contains(JavaModifier.STATIC)
                        && (field.getRawType().isAssignableTo(Collection.class)
                                || field.getRawType().isAssignableTo(Map.class))
                        && isChangeable(field)) {
                    changeable.add(field.getFullName());
                }
            }
        }
        assertThat(changeable).isEmpty();
    }

    @Test
    void findsAStaticCollectionThatCanBeChanged() throws ReflectiveOperationException {
        assertThat(isChangeable(PLANTED.get(Planted.class).getField("LIST_THAT_GROWS")))
                .isTrue();
    }

    private static boolean isChangeable(JavaField field) throws ReflectiveOperationException {
        Field reflected = Class.forName(field.getOwner().getName()).getDeclaredField(field.getName());
        reflected.setAccessible(true);
        Object value = reflected.get(null);
        String type = value == null ? "" : value.getClass().getName();
        return !type.startsWith("java.util.ImmutableCollections")
                && !type.startsWith("java.util.Collections$Unmodifiable")
                && !type.startsWith("java.util.Collections$Empty");
    }

    /** Where the class files of this class's source set are. */
    private static Path home(Class<?> type) {
        String file = "/" + type.getName().replace('.', '/') + ".class";
        String url = String.valueOf(type.getResource(file));
        return Path.of(URI.create(url.substring(0, url.length() - file.length())));
    }

    /** The floating-point instructions in the class files of a folder. */
    private static List<String> floating(Path folder) {
        ToolProvider javap = ToolProvider.findFirst("javap").orElseThrow();
        StringWriter out = new StringWriter();
        try (Stream<Path> files = Files.walk(folder)) {
            Stream<String> classes = files.map(Path::toString).filter(name -> name.endsWith(".class"));
            String[] arguments = Stream.concat(Stream.of("-c", "-p"), classes).toArray(String[]::new);
            assertThat(javap.run(new PrintWriter(out), new PrintWriter(out), arguments))
                    .isZero();
        } catch (java.io.IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat(out.toString()).contains("invoke");
        return FLOATING.matcher(out.toString())
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}

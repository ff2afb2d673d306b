/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of the architecture, to be held against any classes: those of the library, and planted ones that break them. */
final class Rules {
    private static final String ROOT = "io.github.marchesleague.rules";

    /**
     * For each package those that it may use. Data flows one way, from the card to the explanation, so whoever changes a
     * package knows where to look for what depends on it.
     */
    private static final Map<String, Set<String>> ARROWS = arrows();

    private static Map<String, Set<String>> arrows() {
        Set<String> model = Set.of("fault", "match", "style");
        Set<String> strategies = with(model, "scoring");
        Set<String> cards = with(strategies, "lineup", "penalty", "eligibility", "ruling");
        Set<String> rules = with(cards, "adjudication", "tiebreak");
        Set<String> table = with(rules, "ruleset", "season");
        Set<String> beside = with(table, "standings", "yaml");
        return Map.ofEntries(
                Map.entry("style", Set.of()),
                Map.entry("fault", Set.of()),
                Map.entry("match", Set.of("fault", "style")),
                Map.entry("yaml", Set.of("fault", "match")),
                Map.entry("scoring", model),
                Map.entry("lineup", model),
                Map.entry("penalty", model),
                Map.entry("eligibility", with(model, "lineup", "penalty")),
                Map.entry("ruling", with(strategies, "penalty")),
                Map.entry("adjudication", cards),
                Map.entry("tiebreak", strategies),
                Map.entry("ruleset", with(rules, "yaml")),
                Map.entry("season", with(rules, "ruleset", "yaml")),
                Map.entry("standings", table),
                Map.entry("controller", beside),
                Map.entry("explanation", beside),
                Map.entry("honours", beside),
                Map.entry("", with(table, "standings", "controller", "explanation", "honours")));
    }

    private static Set<String> with(Set<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).collect(Collectors.toUnmodifiableSet());
    }

    /** What reads the clock or is different on every run. */
    private static final Set<String> CLOCKS = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.Math.random",
            "java.util.UUID.randomUUID",
            "java.util.Calendar.getInstance",
            "java.util.concurrent.ThreadLocalRandom.current");

    /** What depends on the settings of the machine. */
    private static final Set<String> DEFAULTS = Set.of(
            "java.util.Locale.getDefault",
            "java.nio.charset.Charset.defaultCharset",
            "java.time.ZoneId.systemDefault",
            "java.util.TimeZone.getDefault",
            "java.lang.String.formatted",
            "java.lang.System.lineSeparator",
            "java.lang.System.getProperty",
            "java.lang.System.getenv");

    /** What depends on the settings of the machine unless it is told otherwise by an argument of one of these types. */
    private static final Map<String, Set<String>> DEFAULTS_UNLESS_TOLD = Map.ofEntries(
            Map.entry("java.lang.String.format", Set.of("java.util.Locale")),
            Map.entry("java.lang.String.toLowerCase", Set.of("java.util.Locale")),
            Map.entry("java.lang.String.toUpperCase", Set.of("java.util.Locale")),
            Map.entry("java.lang.String.getBytes", Set.of("java.nio.charset.Charset")),
            Map.entry("java.time.format.DateTimeFormatter.ofPattern", Set.of("java.util.Locale")),
            Map.entry("java.text.NumberFormat.getInstance", Set.of("java.util.Locale")),
            Map.entry("java.text.Collator.getInstance", Set.of("java.util.Locale")),
            Map.entry("java.text.DecimalFormat.<init>", Set.of("java.text.DecimalFormatSymbols")),
            Map.entry(
                    "java.io.InputStreamReader.<init>",
                    Set.of("java.nio.charset.Charset", "java.nio.charset.CharsetDecoder")),
            Map.entry("java.io.OutputStreamWriter.<init>", Set.of("java.nio.charset.Charset")),
            Map.entry("java.io.FileReader.<init>", Set.of("java.nio.charset.Charset")),
            Map.entry("java.io.FileWriter.<init>", Set.of("java.nio.charset.Charset")),
            Map.entry("java.util.Scanner.<init>", Set.of("java.nio.charset.Charset")));

    private static final Set<String> MUTABLE = Set.of(
            "java.util.ArrayList",
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.EnumMap",
            "java.util.EnumSet",
            "java.util.LinkedHashMap",
            "java.util.LinkedHashSet",
            "java.util.TreeMap",
            "java.util.TreeSet",
            "java.util.BitSet",
            "java.util.Date",
            "java.util.Random",
            "java.lang.StringBuilder",
            "java.lang.ThreadLocal",
            "java.util.concurrent.ConcurrentHashMap");

    private Rules() {}

    static ArchRule arrowsGoOneWay() {
        return classes().should(new ArchCondition<>("use only packages further up the stream") {
            @Override
            public void check(JavaClass from, ConditionEvents events) {
                Set<String> allowed = ARROWS.get(room(from));
                if (allowed == null) {
                    events.add(SimpleConditionEvent.violated(
                            from, from.getName() + " is in a package without a place in the order of packages"));
                    return;
                }
                from.getDirectDependenciesFromSelf().stream()
                        .filter(dependency ->
                                dependency.getTargetClass().getPackageName().startsWith(ROOT))
                        .filter(dependency -> !room(dependency.getTargetClass()).equals(room(from)))
                        .filter(dependency -> !allowed.contains(room(dependency.getTargetClass())))
                        .forEach(dependency ->
                                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription())));
            }
        });
    }

    /** The part of the library that a class belongs to: the first name after the root package, empty for the root. */
    private static String room(JavaClass type) {
        String rest = type.getPackageName().substring(ROOT.length());
        return rest.isEmpty() ? "" : rest.substring(1).split("\\.", 2)[0];
    }

    /** Callers see JDK types, our own, and the nullness annotations; nothing else, wherever it stands in a signature. */
    static ArchRule signaturesShowOnlyJdkTypes() {
        DescribedPredicate<JavaClass> hidden = resideInAnyPackage("java..", ROOT + "..")
                .negate()
                .or(resideInAnyPackage(ROOT + ".yaml..", ROOT + ".style.."));
        return classes().should(new ArchCondition<>("show only JDK types and exported ones") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (!isExported(type)) {
                    return;
                }
                Stream<JavaType> parents = Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
                parents.flatMap(parent -> parent.getAllInvolvedRawTypes().stream())
                        .filter(seen -> hidden.test(seen.getBaseComponentType()) && !seen.isPrimitive())
                        .forEach(seen -> events.add(SimpleConditionEvent.violated(
                                type, type.getName() + " extends or implements " + seen.getName())));
                Stream.concat(type.getAllMembers().stream(), type.getConstructors().stream())
                        .filter(Rules::isShown)
                        .forEach(member -> types(member)
                                .flatMap(shown -> shown.getAllInvolvedRawTypes().stream())
                                .map(JavaClass::getBaseComponentType)
                                .filter(seen -> !seen.isPrimitive() && hidden.test(seen))
                                .forEach(seen -> events.add(SimpleConditionEvent.violated(
                                        member,
                                        type.getName() + ": " + member.getFullName() + " shows " + seen.getName()))));
            }
        });
    }

    private static boolean isExported(JavaClass type) {
        boolean open = !Set.of("yaml", "style").contains(room(type)) && !type.isAnonymousClass();
        for (JavaClass outer = type;
                open && outer != null;
                outer = outer.getEnclosingClass().orElse(null)) {
            open = outer.getModifiers().contains(JavaModifier.PUBLIC)
                    || outer.getModifiers().contains(JavaModifier.PROTECTED);
        }
        return open;
    }

    private static boolean isShown(JavaMember member) {
        return (member.getModifiers().contains(JavaModifier.PUBLIC)
                        || member.getModifiers().contains(JavaModifier.PROTECTED))
                && !member.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    private static Stream<JavaType> types(JavaMember member) {
        if (member instanceof JavaField field) {
            return Stream.of(field.getType());
        }
        JavaCodeUnit unit = (JavaCodeUnit) member;
        return Stream.of(unit.getParameterTypes(), List.of(unit.getReturnType()), List.copyOf(unit.getExceptionTypes()))
                .flatMap(List::stream);
    }

    static ArchRule noClock() {
        return noClasses()
                .should()
                .callCodeUnitWhere(target(
                        "the clock or chance",
                        target -> CLOCKS.contains(name(target))
                                || target.getName().equals("now")
                                        && target.getOwner().getPackageName().startsWith("java.time")
                                || target.getName().equals("<init>")
                                        && Set.of("java.util.Date", "java.util.Random", "java.security.SecureRandom")
                                                .contains(target.getOwner().getName())
                                        && target.getRawParameterTypes().isEmpty()));
    }

    static ArchRule noDefaultsOfTheMachine() {
        return noClasses()
                .should()
                .callCodeUnitWhere(target(
                        "a default locale, charset or time zone",
                        target -> DEFAULTS.contains(name(target))
                                || DEFAULTS_UNLESS_TOLD.containsKey(name(target))
                                        && target.getRawParameterTypes().stream()
                                                .map(JavaClass::getName)
                                                .noneMatch(DEFAULTS_UNLESS_TOLD.get(name(target))::contains)
                                || target.getName().equals("<init>")
                                        && target.getOwner().getName().equals("java.lang.String")
                                        && target.getRawParameterTypes().stream()
                                                .anyMatch(type -> type.getName().equals("[B"))
                                        && target.getRawParameterTypes().stream()
                                                .noneMatch(
                                                        type -> type.getName().equals("java.nio.charset.Charset"))));
    }

    static ArchRule noOutput() {
        return noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.util.logging..", "org.slf4j..", "org.apache..")
                        .or(DescribedPredicate.describe(
                                "are the JDK's loggers or print streams",
                                type -> Set.of("java.lang.System$Logger", "java.io.PrintStream", "java.io.Console")
                                        .contains(type.getName()))));
    }

    /** A class loader's answer depends on who asks, and a missing provider shows only at run time. */
    static ArchRule noLookUpByName() {
        return noClasses()
                .should()
                .callCodeUnitWhere(target(
                        "a look-up by name",
                        target -> Set.of("java.util.ServiceLoader", "java.lang.ClassLoader")
                                        .contains(target.getOwner().getName())
                                || Set.of("java.lang.Class.forName", "java.lang.Thread.getContextClassLoader")
                                        .contains(name(target))));
    }

    static ArchRule noStaticStateThatChanges() {
        return classes().should(new ArchCondition<>("have no static state that changes") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getFields().stream()
                        .filter(field -> field.getModifiers().contains(JavaModifier.STATIC))
                        .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
                        .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL)
                                || field.getModifiers().contains(JavaModifier.VOLATILE)
                                || field.getRawType().isArray() && isExported(type) && isShown(field)
                                || MUTABLE.contains(field.getRawType().getName())
                                || field.getRawType().getPackageName().equals("java.util.concurrent.atomic"))
                        .forEach(field ->
                                events.add(SimpleConditionEvent.violated(field, field.getFullName() + " can change")));
            }
        });
    }

    private static DescribedPredicate<JavaAccess<?>> target(String what, Predicate<CodeUnitCallTarget> matches) {
        return DescribedPredicate.describe(
                "that is " + what,
                access -> access.getTarget() instanceof CodeUnitCallTarget target && matches.test(target));
    }

    private static String name(CodeUnitCallTarget target) {
        return target.getOwner().getName() + "." + target.getName();
    }
}

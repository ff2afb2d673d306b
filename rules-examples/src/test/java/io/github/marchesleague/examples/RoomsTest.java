/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Each package of the program is a room with one way down: the program, its commands, and what they are made of. */
class RoomsTest {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("io.github.marchesleague.examples");

    @Test
    void arrowsGoOneWay() {
        slices().matching("io.github.marchesleague.examples.(*)..")
                .should()
                .beFreeOfCycles()
                .check(PROGRAM);
    }

    @Test
    void nothingBelowKnowsTheCommands() {
        noClasses()
                .that()
                .resideOutsideOfPackages("io.github.marchesleague.examples", "io.github.marchesleague.examples.command")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.github.marchesleague.examples", "io.github.marchesleague.examples.command")
                .check(PROGRAM);
    }

    @Test
    void noCommandKnowsTheProgramThatRunsIt() {
        noClasses()
                .that()
                .resideInAPackage("io.github.marchesleague.examples.command")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.github.marchesleague.examples")
                .check(PROGRAM);
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import org.junit.jupiter.api.Test;

/** What the module promises to embedders. */
class ModuleTest {
    private static final ModuleDescriptor MODULE = ModuleTest.class.getModule().getDescriptor();

    @Test
    void testsRunInsideTheNamedModule() {
        assertThat(MODULE).isNotNull();
        assertThat(MODULE.name()).isEqualTo("io.github.marchesleague.rules");
    }

    @Test
    void onlyNullnessAnnotationsOfThirdPartiesReachEmbedders() {
        assertThat(MODULE.requires())
                .filteredOn(requires -> requires.modifiers().contains(Requires.Modifier.TRANSITIVE))
                .extracting(Requires::name)
                .allMatch(name -> name.startsWith("java.") || name.equals("org.jspecify"));
    }

    @Test
    void noServicesAreLookedUp() {
        assertThat(MODULE.uses()).isEmpty();
        assertThat(MODULE.provides()).isEmpty();
    }
}

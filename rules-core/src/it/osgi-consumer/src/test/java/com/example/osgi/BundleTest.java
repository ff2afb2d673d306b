/* SPDX-License-Identifier: Apache-2.0 */
package com.example.osgi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.marchesleague.rules.League;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;

class BundleTest {

    @Test
    void resolvesAndShowsItsPackages(@TempDir Path cache) throws Exception {
        Framework framework = ServiceLoader.load(FrameworkFactory.class)
                .findFirst()
                .orElseThrow()
                .newFramework(Map.of(Constants.FRAMEWORK_STORAGE, cache.toString()));
        framework.start();
        try {
            List<Bundle> bundles = new ArrayList<>();
            for (Class<?> member : List.of(
                    League.class,
                    Class.forName("org.snakeyaml.engine.v2.api.Load"),
                    Class.forName("io.vavr.collection.List"),
                    Class.forName("org.jspecify.annotations.Nullable"))) {
                bundles.add(framework.getBundleContext()
                        .installBundle(member.getProtectionDomain().getCodeSource().getLocation().toString()));
            }
            for (Bundle bundle : bundles) {
                bundle.start();
                assertEquals(Bundle.ACTIVE, bundle.getState(), bundle.getSymbolicName());
            }
            Bundle rules = bundles.get(0);
            assertEquals("io.github.marchesleague.rules", rules.getSymbolicName());
            Class<?> ruleSets = rules.loadClass("io.github.marchesleague.rules.ruleset.RuleSets");
            Object herefordshire = ruleSets.getMethod("herefordshire").invoke(null);
            // A table as well: it takes every class that the library needs.
            Class<?> league = rules.loadClass(League.class.getName());
            Object table = league.getMethod("standings", Iterable.class).invoke(null, List.of());
            assertEquals(List.of(), table.getClass().getMethod("rows").invoke(table));
            assertEquals(
                    "herefordshire-2025-26",
                    herefordshire.getClass().getMethod("id").invoke(herefordshire));
            assertThrows(ClassNotFoundException.class, () -> bundles.get(1).loadClass(League.class.getName()));
        } finally {
            framework.stop();
            framework.waitForStop(10_000);
        }
    }
}

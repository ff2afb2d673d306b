/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Everything that an embedder sees is described, with every parameter and result. */
class JavadocTest {
    /** The description of a record's parts stands at the record; Java 17 asks for it at the constructor again. */
    private static final Pattern COMPACT_CONSTRUCTOR = Pattern.compile("\\s*(public |protected )?[A-Z]\\w* \\{");

    @Test
    void nothingThatEmbeddersSeeIsWithoutDescription() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String root : List.of("src/main/java", "target/generated-sources/annotations")) {
            try (Stream<Path> files = Files.walk(Path.of(root))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        assertThat(sources).hasSizeGreaterThan(150);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null)) {
            assertThat(missing(files.getJavaFileObjectsFromPaths(sources), System.getProperty("jdk.module.path")))
                    .isEmpty();
        }
    }

    @Test
    void findsAMethodWithoutDescription() throws IOException {
        String source = "/** A type. */ public record Planted(int part) { public int half() { return part / 2; } }";
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Planted.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        assertThat(missing(List.of(file), null)).isNotEmpty();
    }

    private static List<String> missing(Iterable<? extends JavaFileObject> sources, String modulePath)
            throws IOException {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = new ArrayList<>(
                List.of("-proc:none", "-implicit:none", "-Xdoclint:missing/protected", "-Xmaxwarns", "10000"));
        Path out = Files.createTempDirectory("javadoc-test");
        options.addAll(List.of("-d", out.toString()));
        if (modulePath != null) {
            options.addAll(List.of("--module-path", modulePath));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        compiler.getTask(null, null, found, options, null, sources).call();
        List<String> missing = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : found.getDiagnostics()) {
            JavaFileObject source = diagnostic.getSource();
            if (source == null || diagnostic.getLineNumber() < 1) {
                continue;
            }
            String line = source.getCharContent(true)
                    .toString()
                    .lines()
                    .skip(diagnostic.getLineNumber() - 1)
                    .findFirst()
                    .orElse("");
            String message = diagnostic.getMessage(Locale.ROOT);
            if (!(message.contains("@param")
                    && COMPACT_CONSTRUCTOR.matcher(line).matches())) {
                missing.add(source.getName() + ":" + diagnostic.getLineNumber() + ": " + message);
            }
        }
        return missing;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.League;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruleset.RuleSetFile;
import io.github.marchesleague.rules.ruleset.RuleSets;
import io.github.marchesleague.rules.season.SeasonDocument;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every block of the documentation is tried: Java is compiled, and run where its fence says so; commands of the program
 * are run and their output compared, with … for lines that are left out; files are read; links lead somewhere.
 */
class DocumentationTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern FENCE = Pattern.compile("(?ms)^```(\\w+)([^\\n]*)\\n(.*?)^```$");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern TYPE =
            Pattern.compile("(?s)^(/\\*\\*.*?\\*/\\s*)?(public |final |sealed )*(class|record|interface|enum) .*");
    /** A fence in any other language would go unchecked. */
    private static final Set<String> LANGUAGES =
            Set.of("java", "console", "yaml", "xml", "kotlin", "mermaid", "sh", "text", "json");

    record Block(Path page, int line, String language, String info, String text) {
        @Override
        public String toString() {
            return ROOT.relativize(page) + ":" + line + " " + language;
        }
    }

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                    Stream.of("README.md", "CONTRIBUTING.md").map(ROOT::resolve),
                    docs.filter(page -> page.toString().endsWith(".md")).sorted())
                    .toList()
                    .stream();
        }
    }

    private static List<Block> blocks(Path page) throws IOException {
        String text = Files.readString(page, StandardCharsets.UTF_8).replace("\r\n", "\n");
        return FENCE.matcher(text)
                .results()
                .map(found -> new Block(
                        page,
                        (int) text.substring(0, found.start()).lines().count() + 1,
                        found.group(1),
                        found.group(2).strip(),
                        found.group(3)))
                .toList();
    }

    private static Stream<Block> blocks(String language) throws IOException {
        List<Block> all = new ArrayList<>();
        for (Path page : pages().toList()) {
            blocks(page).stream()
                    .filter(block -> block.language().equals(language))
                    .forEach(all::add);
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockIsOfAKindThatIsTried(Path page) throws IOException {
        assertThat(blocks(page).stream().map(Block::language)).isSubsetOf(LANGUAGES);
        long fences = Files.readString(page, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith("```"))
                .count();
        assertThat(fences).isEqualTo(2L * blocks(page).size());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsSomewhere(Path page) throws IOException {
        Matcher link = LINK.matcher(Files.readString(page, StandardCharsets.UTF_8));
        while (link.find()) {
            assertThat(page.resolveSibling(link.group(1))).exists();
        }
    }

    /** Each block of Java, with those before it that it continues. */
    static Stream<List<Block>> snippets() throws IOException {
        List<List<Block>> groups = new ArrayList<>();
        for (Block block : blocks("java").toList()) {
            if (block.info().contains("continued")) {
                List<Block> longer = new ArrayList<>(groups.get(groups.size() - 1));
                longer.add(block);
                groups.add(longer);
            } else {
                groups.add(List.of(block));
            }
        }
        return groups.stream();
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void javaCompilesAndRuns(List<Block> blocks, @TempDir Path classes) throws Exception {
        StringBuilder imports = new StringBuilder();
        for (String used : List.of(
                "",
                ".adjudication",
                ".controller",
                ".explanation",
                ".fault",
                ".honours",
                ".match",
                ".ruleset",
                ".scoring",
                ".season",
                ".standings",
                ".tiebreak")) {
            imports.append("import io.github.marchesleague.rules").append(used).append(".*;\n");
        }
        imports.append("import java.nio.file.*;\nimport java.time.*;\nimport java.util.*;\n");
        StringBuilder types = new StringBuilder();
        StringBuilder statements = new StringBuilder();
        for (Block block : blocks) {
            StringBuilder rest = new StringBuilder();
            block.text()
                    .lines()
                    .forEach(line -> (line.startsWith("import ") ? imports : rest)
                            .append(line)
                            .append('\n'));
            String code = rest.toString().strip();
            if (TYPE.matcher(code).matches()) {
                types.append("static ")
                        .append(code.replaceFirst("^public ", ""))
                        .append('\n');
            } else {
                statements.append(code).append('\n');
            }
        }
        String source = imports + "public class Snippet {\n" + types
                + "public static void run(Iterable<MatchResult> results, RuleSet ruleSet) throws Exception {\n"
                + statements + "}\n}\n";
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Snippet.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        List.of("-proc:none", "-Xlint:all", "-d", classes.toString()),
                        null,
                        List.of(file))
                .call();
        assertThat(compiled).as(messages + "\n" + source).isTrue();
        if (blocks.get(blocks.size() - 1).info().contains("run")) {
            List<MatchResult> results = List.of(
                    MatchResult.of("Wem", "Clun", "1-0", "½-½", "0-1", "1-0"),
                    MatchResult.of("Clun", "Onny", "1-0", "1-0", "0-1", "½-½"));
            try (URLClassLoader loader =
                    new URLClassLoader(new URL[] {classes.toUri().toURL()}, League.class.getClassLoader())) {
                loader.loadClass("Snippet")
                        .getMethod("run", Iterable.class, RuleSet.class)
                        .invoke(null, results, RuleSets.herefordshire());
            }
        }
    }

    static Stream<Block> commands() throws IOException {
        return blocks("console");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandsPrintWhatIsShown(Block block) {
        List<String> lines = block.text().lines().toList();
        assertThat(lines.get(0)).startsWith("$ ");
        for (int i = 0; i < lines.size(); ) {
            List<String> words = new ArrayList<>();
            Matcher word = WORD.matcher(lines.get(i++).substring(2));
            while (word.find()) {
                words.add(word.group(1) != null ? word.group(1) : word.group(2));
            }
            assertThat(words.remove(0)).isEqualTo("league");
            String[] arguments = words.stream()
                    .map(argument -> argument.replaceFirst("^(rules-examples|docs)/", "../$1/"))
                    .toArray(String[]::new);
            List<String> shown = new ArrayList<>();
            int status = 0;
            while (i < lines.size() && !lines.get(i).startsWith("$ ")) {
                Matcher exit = Pattern.compile("\\(exit status (\\d)\\)").matcher(lines.get(i));
                if (exit.matches()) {
                    status = Integer.parseInt(exit.group(1));
                } else {
                    shown.add(lines.get(i));
                }
                i++;
            }
            Program ran = Program.run(arguments);
            assertThat(ran.exitCode()).as(ran.out() + ran.err()).isEqualTo(status);
            if (!shown.isEmpty()) {
                assertThat(matches(shown, (ran.out() + ran.err()).lines().toList()))
                        .as(
                                "%s shows%n%s%nand the program prints%n%s%s",
                                block, String.join("\n", shown), ran.out(), ran.err())
                        .isTrue();
            }
        }
    }

    /** Whether the lines are those shown, where a line with … stands for any number of lines. */
    private static boolean matches(List<String> shown, List<String> printed) {
        StringBuilder pattern = new StringBuilder();
        for (String line : shown) {
            pattern.append(line.strip().equals("…") ? "(?:.*\\n)*?" : Pattern.quote(line.stripTrailing()) + " *\\n");
        }
        return Pattern.matches(
                pattern.toString(), String.join("\n", printed).replace("../rules-examples/", "rules-examples/") + "\n");
    }

    static Stream<Block> files() throws IOException {
        return blocks("yaml")
                .filter(block -> block.text().contains("id:") || block.text().contains("matches:"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void filesAreRead(Block block) {
        if (block.text().contains("matches:")) {
            assertThat(SeasonDocument.read("season.yaml", block.text()).season().matches())
                    .isNotEmpty();
        } else if (!block.text().contains("basedOn: teme-valley")) {
            assertThat(RuleSetFile.read("rules.yaml", block.text()).id()).isNotBlank();
        }
    }

    @Test
    void coordinatesAreThoseOfTheBuild() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"), StandardCharsets.UTF_8);
        for (Block block : blocks("xml").toList()) {
            assertThat(block.text()).contains("<groupId>io.github.marchesleague</groupId>");
            Matcher version = Pattern.compile("<version>([^<]+)</version>").matcher(block.text());
            assertThat(version.find()).isTrue();
            assertThat(pom).contains("<version>" + version.group(1) + "</version>");
        }
    }

    @Test
    void everyScriptThatIsNamedIsThere() throws IOException {
        for (Block block : blocks("sh").toList()) {
            for (String line : block.text().lines().toList()) {
                Matcher command = Pattern.compile("^(\\./mvnw|scripts/[\\w.-]+|\\.ci/run)\\b")
                        .matcher(line);
                if (command.find()) {
                    assertThat(ROOT.resolve(command.group(1))).isExecutable();
                    Matcher profile = Pattern.compile("-P(\\w+)").matcher(line);
                    while (profile.find()) {
                        assertThat(Files.readString(ROOT.resolve("pom.xml"), StandardCharsets.UTF_8)
                                        + Files.readString(ROOT.resolve("rules-core/pom.xml"), StandardCharsets.UTF_8))
                                .contains("<id>" + profile.group(1) + "</id>");
                    }
                }
            }
        }
    }
}

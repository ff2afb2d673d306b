/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The page in a browser: Debian's Chromium, without a window. */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportBrowserTest {

    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    /** Names that a page must not take for anything but names. */
    private static final String HOSTILE = """
            name: "</title><script>document.title='broken'</script>"
            teams: ["<img src=x onerror=alert(1)>", "\\" onmouseover=alert(2) x=\\"", "'</script><b>C&amp;D", "{{7*7}} ${7*7}"]
            matches:
              - {home: "<img src=x onerror=alert(1)>", away: "\\" onmouseover=alert(2) x=\\"", round: 1, boards: ["1-0", "=", "=", "+/-"]}
              - {home: "'</script><b>C&amp;D", away: "{{7*7}} ${7*7}", round: 1, boards: ["=", "=", "=", "="]}
              - {home: "<img src=x onerror=alert(1)>", away: "{{7*7}} ${7*7}", round: 2, boards: ["=", "=", "=", "="]}
              - {home: "'</script><b>C&amp;D", away: "\\" onmouseover=alert(2) x=\\"", round: 2, status: postponed}
            rulings:
              - {team: "{{7*7}} ${7*7}", matchPoints: -1, rule: "<i>13</i>", reason: "<script>alert(3)</script>"}
            """;

    private Path folder;
    private ChromeDriver browser;

    @BeforeAll
    void start(@TempDir Path temporary) throws IOException, InterruptedException {
        folder = temporary;
        if (!Files.exists(CHROMIUM) || !Files.exists(DRIVER)) {
            assumeTrue(
                    "root".equals(System.getProperty("user.name")),
                    "SKIPPED: Chromium is not installed, and only root can install it: scripts/install-chromium.sh");
            Process install = new ProcessBuilder("bash", "../scripts/install-chromium.sh")
                    .inheritIO()
                    .start();
            assertThat(install.waitFor(10, TimeUnit.MINUTES)).isTrue();
            assertThat(install.exitValue()).as("scripts/install-chromium.sh").isZero();
        }
        SELENIUM.setLevel(Level.SEVERE);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(CHROMIUM.toString());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--user-data-dir=" + folder.resolve("profile"));
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        browser = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.toFile())
                        .usingAnyFreePort()
                        .withSilent(true)
                        .build(),
                options);
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
    }

    @AfterAll
    void stop() {
        if (browser != null) {
            browser.quit();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"final", "provisional", "football", "hostile"})
    void isFitForEverybody(String which) throws IOException {
        open(which);
        width(360);
        assertThat(number("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(360);
        for (String scheme : List.of("light", "dark")) {
            prefer("prefers-color-scheme", scheme);
            for (int width : new int[] {360, 1200}) {
                width(width);
                browser.executeScript("document.querySelectorAll('details').forEach(each => each.open = true)");
                assertThat(number("return document.documentElement.scrollWidth"))
                        .isLessThanOrEqualTo(width);
                assertThat(violations())
                        .as("%s, %s, %d pixels", which, scheme, width)
                        .isEmpty();
            }
        }
        assertThat(console()).isEmpty();
    }

    @Test
    void sortsTheTable() throws IOException {
        open("final");
        width(1200);
        List<String> byPosition = teams();
        assertThat(byPosition.get(0)).isEqualTo("Bodenham A");

        WebElement team = head("Team");
        team.click();
        assertThat(teams()).isSorted().containsExactlyInAnyOrderElementsOf(byPosition);
        assertThat(sorted("Team")).isEqualTo("ascending");
        team.click();
        assertThat(teams().get(0)).isEqualTo("Lingen A");
        assertThat(sorted("Team")).isEqualTo("descending");

        head("MP").click();
        assertThat(sorted("MP")).isEqualTo("descending");
        assertThat(sorted("Team")).isEmpty();
        assertThat(teams()).isEqualTo(byPosition);
        assertThat(browser.findElement(By.id("sorted")).getDomProperty("textContent"))
                .isEqualTo("Sorted by MP, descending");
        assertThat(console()).isEmpty();
    }

    @Test
    void takesNamesForNamesOnly() throws IOException {
        open("hostile");
        assertThat(browser.getTitle()).isEqualTo("</title><script>document.title='broken'</script>");
        assertThat(browser.findElements(By.cssSelector("img, b, i"))).isEmpty();
        assertThat(browser.findElements(By.cssSelector("[onmouseover], [onerror]")))
                .isEmpty();
        assertThat(browser.findElements(By.tagName("script"))).hasSize(1);
        assertThat(teams())
                .containsExactlyInAnyOrder(
                        "<img src=x onerror=alert(1)>",
                        "\" onmouseover=alert(2) x=\"",
                        "'</script><b>C&amp;D",
                        "{{7*7}} ${7*7}");
        assertThat(console()).isEmpty();
    }

    @Test
    void opensTheCardThatAResultLeadsTo() throws IOException {
        open("final");
        width(1200);
        prefer("prefers-reduced-motion", "reduce");
        WebElement result = browser.findElement(By.cssSelector(".cross a"));
        String href = result.getDomAttribute("href");
        assertThat(browser.findElement(By.cssSelector(href)).getDomProperty("open"))
                .isEqualTo("false");
        result.click();
        assertThat(browser.findElement(By.cssSelector(href)).getDomProperty("open"))
                .isEqualTo("true");
    }

    // Small steps.

    private void open(String which) throws IOException {
        Path page = folder.resolve(which + ".html");
        Program made = switch (which) {
            case "final" -> Program.run("report", "seasons/marches-2025-26.yaml", "-o", page.toString());
            case "provisional" -> Program.withInput(provisional(), "report", "-", "-o", page.toString());
            case "football" -> Program.run("report", "seasons/uefa-euro-2020-group-f", "-o", page.toString());
            default -> Program.withInput(HOSTILE, "report", "-", "-o", page.toString());
        };
        assertThat(made.err()).isEmpty();
        browser.get(page.toUri().toString());
    }

    /** The season of the repository before its last two rounds. */
    private static String provisional() throws IOException {
        return Files.readString(Path.of("seasons/marches-2025-26.yaml"))
                .replaceAll("(round: [89],.*), boards: \\[.*\\]}", "$1, status: unplayed}")
                .replaceAll("(?s)playOffs:.*", "");
    }

    private void prefer(String what, String value) {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", what, "value", value))));
    }

    private void width(int pixels) {
        browser.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", pixels, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    }

    private long number(String script) {
        return ((Number) browser.executeScript(script)).longValue();
    }

    private List<String> teams() {
        return browser.findElements(By.cssSelector("#standings tbody .name")).stream()
                .map(name -> name.getDomProperty("textContent"))
                .toList();
    }

    private WebElement head(String text) {
        return browser.findElements(By.cssSelector("#standings thead button")).stream()
                .filter(button -> button.getText().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private String sorted(String text) {
        return String.valueOf(
                browser.executeScript("return arguments[0].closest('th').getAttribute('aria-sort') || ''", head(text)));
    }

    private List<String> console() {
        return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }

    @SuppressWarnings("unchecked")
    private List<String> violations() throws IOException {
        try (InputStream axe = getClass().getResourceAsStream("/axe.min.js")) {
            browser.executeScript(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
        }
        return (List<String>) browser.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                axe.run(document, {resultTypes: ['violations']}).then(
                    found => done(found.violations.map(each => each.id + ': ' + each.help + ' '
                        + each.nodes.slice(0, 3).map(node => node.html + ' ' + node.failureSummary).join(' | '))),
                    fault => done([String(fault)]));
                """);
    }
}

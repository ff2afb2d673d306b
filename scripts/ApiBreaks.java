/* SPDX-License-Identifier: Apache-2.0 */

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Says which types of japicmp's XML report changed incompatibly without the changelog naming them under "Breaking" in its
 * part "Unreleased": {@code java scripts/ApiBreaks.java REPORT CHANGELOG}. Exits with 1 if there are any.
 */
class ApiBreaks {
    public static void main(String[] args) throws Exception {
        NodeList types = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(Path.of(args[0]).toFile())
                .getElementsByTagName("class");
        Set<String> announced = announced(Files.readString(Path.of(args[1])));
        Set<String> broken = new TreeSet<>();
        for (int i = 0; i < types.getLength(); i++) {
            Element type = (Element) types.item(i);
            if (type.getAttribute("binaryCompatible").equals("false")
                    || type.getAttribute("sourceCompatible").equals("false")) {
                broken.add(type.getAttribute("fullyQualifiedName").replaceFirst(".*\\.", "").replace('$', '.'));
            }
        }
        System.out.println(types.getLength() + " types changed, " + broken.size() + " of them incompatibly: " + broken);
        broken.removeAll(announced);
        if (!broken.isEmpty()) {
            System.err.println("Not announced under \"### Breaking\" in [Unreleased] of the changelog: " + broken
                    + "\nMaybe keep what was there and deprecate it, or name the type there in backticks.");
            System.exit(1);
        }
    }

    /** The types in backticks under "Breaking" of the part that is not released yet. */
    private static Set<String> announced(String changelog) {
        Matcher part = Pattern.compile("(?ms)^## \\[Unreleased\\]$.*?^### Breaking$(.*?)(^### |^## |\\z)")
                .matcher(changelog.replace("\r\n", "\n"));
        Set<String> names = new TreeSet<>();
        int next = changelog.indexOf("\n## ", changelog.indexOf("## [Unreleased]") + 1);
        if (part.find() && (next < 0 || part.start(1) < next)) {
            Matcher name = Pattern.compile("`([A-Za-z.]+)[^`]*`").matcher(part.group(1));
            while (name.find()) {
                String whole = name.group(1);
                names.add(whole);
                if (whole.contains(".")) {
                    // `League.standings` announces a change of League.
                    names.add(whole.substring(0, whole.lastIndexOf('.')));
                }
            }
        }
        return names;
    }
}

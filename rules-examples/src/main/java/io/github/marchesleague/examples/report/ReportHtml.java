/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;

/** The page as HTML. Its templates were compiled with the program, and escape everything that they are given. */
public final class ReportHtml {

    private ReportHtml() {}

    public static String write(ReportPage page) {
        TemplateEngine templates = TemplateEngine.createPrecompiled(ContentType.Html);
        StringOutput out = new StringOutput();
        templates.render("report.jte", page, out);
        return out.toString();
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.rules.explanation.Progress;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Shows on standard error how far a long computation has come, if a person is looking: nothing is written into a pipe, and
 * nothing for what is done at once.
 */
final class ProgressBarOnTerminal implements Progress, AutoCloseable {

    /** What takes less than this needs no bar. */
    private static final long PATIENCE_NANOS = 400_000_000L;

    private final String task;
    private final boolean onTerminal;
    private final long started = System.nanoTime();
    private @Nullable ProgressBar bar;

    ProgressBarOnTerminal(String task, boolean onTerminal) {
        this.task = task;
        this.onTerminal = onTerminal;
    }

    @Override
    public void at(long done, long all) {
        ProgressBar shown = bar;
        if (shown == null) {
            if (!onTerminal || System.nanoTime() - started < PATIENCE_NANOS) {
                return;
            }
            shown = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(all)
                    .clearDisplayOnFinish()
                    .setConsumer(
                            new ConsoleProgressBarConsumer(new PrintStream(System.err, true, StandardCharsets.UTF_8)))
                    .build();
            bar = shown;
        }
        shown.maxHint(all);
        shown.stepTo(done);
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}

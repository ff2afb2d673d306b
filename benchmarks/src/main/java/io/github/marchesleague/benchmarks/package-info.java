/** JMH benchmarks of the library. Run: {@code java -jar benchmarks/target/jmh-benchmarks.jar}. */
@NullMarked
package io.github.marchesleague.benchmarks;

import org.jspecify.annotations.NullMarked;

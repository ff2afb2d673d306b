/**
 * Rules of team chess leagues: official results, standings and the reasons for them.
 *
 * <p>Exported packages show JDK types only, with the nullness annotations of JSpecify. Vavr and the YAML parser serve
 * inside and are never required transitively.
 */
module io.github.marchesleague.rules {
    requires io.vavr;
    requires org.snakeyaml.engine;
    requires static java.compiler;
    requires static org.immutables.value.annotations;
    requires static transitive org.jspecify;

    exports io.github.marchesleague.rules;
    exports io.github.marchesleague.rules.adjudication;
    exports io.github.marchesleague.rules.controller;
    exports io.github.marchesleague.rules.eligibility;
    exports io.github.marchesleague.rules.explanation;
    exports io.github.marchesleague.rules.fault;
    exports io.github.marchesleague.rules.honours;
    exports io.github.marchesleague.rules.lineup;
    exports io.github.marchesleague.rules.match;
    exports io.github.marchesleague.rules.penalty;
    exports io.github.marchesleague.rules.ruleset;
    exports io.github.marchesleague.rules.ruling;
    exports io.github.marchesleague.rules.scoring;
    exports io.github.marchesleague.rules.season;
    exports io.github.marchesleague.rules.standings;
    exports io.github.marchesleague.rules.tiebreak;
}

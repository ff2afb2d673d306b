/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.command;

import io.github.marchesleague.examples.csv.CsvText;
import io.github.marchesleague.examples.json.Json;
import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.controller.Decision;
import io.github.marchesleague.rules.controller.LoggedDecision;
import io.github.marchesleague.rules.penalty.ImposedFine;
import io.github.marchesleague.rules.ruling.Ruling;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The decisions of a season with their effect on the table, as text, CSV and JSON. */
final class DecisionLog {

    private final TeamNames names;

    DecisionLog(TeamNames names) {
        this.names = names;
    }

    String text(List<LoggedDecision> decisions) {
        StringBuilder text = new StringBuilder();
        for (LoggedDecision logged : decisions) {
            Decision decision = logged.decision();
            text.append(logged.number()).append(". ");
            text.append(decision.date().map(LocalDate::toString).orElse("no date"))
                    .append(", rule ")
                    .append(decision.rule());
            decision.match().ifPresent(match -> text.append(", ").append(names.match(match)));
            text.append(": ").append(decision.reason()).append(people(decision)).append('\n');
            effects(logged).forEach(effect -> text.append("   ").append(effect).append('\n'));
            if (decision.ruling().isPresent() && logged.effects().isEmpty()) {
                text.append("   the table stays as it was\n");
            }
        }
        return decisions.isEmpty() ? "No decisions.\n" : text.toString();
    }

    private static String people(Decision decision) {
        String advised = decision.advisedBy().isEmpty() ? "" : "advised by " + String.join(", ", decision.advisedBy());
        String people = decision.decidedBy()
                .map(author -> advised.isEmpty() ? author : author + ", " + advised)
                .orElse(advised);
        return people.isEmpty() ? "" : " (" + people + ")";
    }

    /** What a decision did: the fine that it imposed, and the teams that it moved. */
    private Stream<String> effects(LoggedDecision logged) {
        return Stream.concat(
                fine(logged.decision()).map(fine -> names.of(fine.team()) + " is fined " + fine.money()).stream(),
                logged.effects().stream().map(this::effect));
    }

    private static Optional<ImposedFine> fine(Decision decision) {
        return decision.ruling()
                .filter(Ruling.Fined.class::isInstance)
                .map(Ruling.Fined.class::cast)
                .map(Ruling.Fined::fine);
    }

    private String effect(LoggedDecision.Effect effect) {
        return names.of(effect.team()) + ": " + place(effect.before()) + " → " + place(effect.after());
    }

    private static String place(LoggedDecision.Place place) {
        return place.position() + (place.shared() ? "=" : "") + " (" + place.matchPoints() + ", " + place.gamePoints()
                + ")";
    }

    String csv(List<LoggedDecision> decisions) {
        CsvText text =
                new CsvText().row("number", "date", "rule", "match", "reason", "decided by", "advised by", "effect");
        for (LoggedDecision logged : decisions) {
            Decision decision = logged.decision();
            text.row(
                    Integer.toString(logged.number()),
                    decision.date().map(LocalDate::toString).orElse(""),
                    decision.rule(),
                    decision.match().map(names::match).orElse(""),
                    decision.reason(),
                    decision.decidedBy().orElse(""),
                    String.join(", ", decision.advisedBy()),
                    effects(logged).collect(Collectors.joining("; ")));
        }
        return text.toString();
    }

    ObjectNode json(List<LoggedDecision> decisions) {
        ObjectNode object = Json.object();
        ArrayNode array = object.putArray("decisions");
        for (LoggedDecision logged : decisions) {
            Decision decision = logged.decision();
            ObjectNode entry = array.addObject();
            entry.put("number", logged.number());
            decision.date().ifPresent(day -> entry.put("date", day.toString()));
            entry.put("rule", decision.rule());
            entry.put("reason", decision.reason());
            decision.match().ifPresent(match -> entry.set("match", Json.match(match, names)));
            decision.decidedBy().ifPresent(author -> entry.put("decidedBy", author));
            entry.set("advisedBy", Json.texts(decision.advisedBy()));
            fine(decision)
                    .ifPresent(fine -> entry.putObject("fine")
                            .put("team", names.of(fine.team()))
                            .put("amount", fine.amount())
                            .put("currency", fine.currency()));
            ArrayNode effects = entry.putArray("effects");
            for (LoggedDecision.Effect effect : logged.effects()) {
                ObjectNode moved = effects.addObject();
                moved.put("team", names.of(effect.team()));
                moved.set("before", json(effect.before()));
                moved.set("after", json(effect.after()));
            }
        }
        return object;
    }

    private static ObjectNode json(LoggedDecision.Place place) {
        ObjectNode object = Json.object();
        object.put("position", place.position());
        object.put("shared", place.shared());
        object.put("matchPoints", Json.number(place.matchPoints()));
        object.put("gamePoints", Json.number(place.gamePoints()));
        return object;
    }
}

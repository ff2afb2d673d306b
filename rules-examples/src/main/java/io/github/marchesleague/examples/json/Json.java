/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.json;

import io.github.marchesleague.examples.text.TeamNames;
import io.github.marchesleague.rules.match.Agreement;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.match.TeamId;
import io.github.marchesleague.rules.penalty.ImposedFine;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How all JSON of the program is made: exact numbers, keys in their order, one line to an object. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    public static ArrayNode array() {
        return JsonNodeFactory.instance.arrayNode();
    }

    public static ArrayNode texts(List<String> texts) {
        ArrayNode array = array();
        texts.forEach(array::add);
        return array;
    }

    /** Points as a number: exact, except that a third and the like, which no decimal can be, are cut to 34 digits. */
    public static BigDecimal number(Points points) {
        return points.toDecimal()
                .orElseGet(() -> new BigDecimal(points.numerator())
                        .divide(new BigDecimal(points.denominator()), MathContext.DECIMAL128));
    }

    /** What names a match: its teams, with round and date where they are known. */
    public static ObjectNode match(MatchRef ref, TeamNames names) {
        ObjectNode match = object();
        match.put("home", names.of(ref.home()));
        match.put("away", names.of(ref.away()));
        ref.round().ifPresent(round -> match.put("round", round));
        ref.date().ifPresent(date -> match.put("date", date.toString()));
        return match;
    }

    /** What the captains agreed, as a season document has it; empty where nothing was. */
    public static Optional<ObjectNode> agreement(Agreement agreed) {
        if (agreed.equals(Agreement.NONE)) {
            return Optional.empty();
        }
        ObjectNode object = object();
        if (!agreed.unplayed().isEmpty()) {
            ArrayNode unplayed = object.putArray("unplayed");
            new TreeSet<>(agreed.unplayed()).forEach(board -> unplayed.add((int) board));
        }
        if (agreed.boardOrder()) {
            object.put("boardOrder", true);
        }
        return Optional.of(object);
    }

    /** Fines with their amounts as exact decimals. */
    public static ArrayNode fines(List<ImposedFine> fines, TeamNames names) {
        ArrayNode array = array();
        for (ImposedFine fine : fines) {
            ObjectNode object = array.addObject();
            object.put("team", names.of(fine.team()));
            object.put("amount", fine.amount());
            object.put("currency", fine.currency());
            object.put("rule", fine.rule());
            object.put("reason", fine.reason());
            fine.match().ifPresent(match -> object.set("match", match(match, names)));
        }
        return array;
    }

    public static String side(Side side) {
        return side == Side.HOME ? "home" : "away";
    }

    /** A plain value as it is: points are numbers and teams their names, as everywhere. */
    public static JsonNode tree(Object value, TeamNames names) {
        SimpleModule plain = new SimpleModule()
                .addSerializer(Points.class, new ValueSerializer<Points>() {
                    @Override
                    public void serialize(Points points, JsonGenerator json, SerializationContext context) {
                        json.writeNumber(number(points));
                    }
                })
                .addSerializer(TeamId.class, new ValueSerializer<TeamId>() {
                    @Override
                    public void serialize(TeamId team, JsonGenerator json, SerializationContext context) {
                        json.writeString(names.of(team));
                    }
                });
        return MAPPER.rebuild().addModule(plain).build().valueToTree(value);
    }

    public static String write(ObjectNode object, boolean indented) {
        return (indented ? MAPPER.writer().with(SerializationFeature.INDENT_OUTPUT) : MAPPER.writer())
                        .writeValueAsString(object)
                + "\n";
    }
}

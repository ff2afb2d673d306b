/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.examples.ratings;

import io.github.marchesleague.rules.fault.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The field definitions of the federation's results file: which fields there are in which part, and which of them must be
 * there. They are those of {@code ecfrating.org.uk/doc/spec/field_def.html} of 15 April 2022 as two public programs that
 * write such files hold them: chesssubmit, whose constants list every field, and the web site of a chess club in Wallasey.
 */
final class EcfFields {

    /** What every file says of its event, in this order. */
    static final List<String> MANDATORY_EVENT = List.of(
            "EVENT CODE",
            "SUBMISSION INDEX",
            "EVENT NAME",
            "EVENT DATE",
            "FINAL RESULT DATE",
            "RESULTS OFFICER",
            "RESULTS OFFICER ADDRESS",
            "TREASURER",
            "TREASURER ADDRESS");

    private static final Set<String> OPTIONAL_EVENT = Set.of(
            "MINUTES FOR GAME",
            "MOVES FIRST SESSION",
            "MINUTES FIRST SESSION",
            "MOVES SECOND SESSION",
            "MINUTES SECOND SESSION",
            "MINUTES REST OF GAME",
            "SECONDS PER MOVE",
            "ENVIRONMENT",
            "INFORM GRAND PRIX",
            "INFORM FIDE",
            "INFORM CHESSMOVES",
            "INFORM UNION",
            "ADJUDICATED");

    private static final Set<String> PLAYER = Set.of(
            "PIN",
            "ECF CODE",
            "NAME",
            "SURNAME",
            "FORENAME",
            "INITIALS",
            "GENDER",
            "TITLE",
            "DATE OF BIRTH",
            "CLUB CODE",
            "CLUB NAME",
            "CLUB COUNTY",
            "ECF NO",
            "FIDE NO",
            "COMMENT",
            "BCF CODE",
            "BCF NO",
            "CLUB");

    private static final Set<String> GAME = Set.of(
            "RESULTS DATE", "WHITE ON", "PIN1", "SCORE", "PIN2", "COLOUR", "BOARD", "ROUND", "GAME DATE", "COMMENT");

    private static final Set<String> SCORES = Set.of("10", "01", "55");

    private EcfFields() {}

    /** What is wrong with the fields of a file. */
    static List<Fault> faults(List<EcfResultsFile.Field> fields) {
        List<Fault> faults = new ArrayList<>();
        int mandatory = 0;
        String part = "";
        Set<String> allowed = Set.of();
        List<String> pins = new ArrayList<>();
        for (EcfResultsFile.Field field : fields) {
            switch (field.name()) {
                case "EVENT DETAILS" -> allowed = eventFields();
                case "PLAYER LIST" -> allowed = PLAYER;
                case "MATCH RESULTS", "SECTION RESULTS", "OTHER RESULTS" -> allowed = GAME;
                case "FINISH" -> allowed = Set.of();
                default -> {
                    if (!allowed.contains(field.name())) {
                        faults.add(Fault.of(part, "a field " + field.name() + " stands in it", "it has no such field"));
                    }
                    if (mandatory < MANDATORY_EVENT.size() && field.name().equals(MANDATORY_EVENT.get(mandatory))) {
                        mandatory++;
                        if (field.value().isBlank()) {
                            faults.add(Fault.of(field.name(), "nothing is given", "the federation requires it"));
                        }
                    }
                    check(field, pins, faults);
                    continue;
                }
            }
            part = field.name();
        }
        if (mandatory < MANDATORY_EVENT.size()) {
            faults.add(Fault.of(
                    "EVENT DETAILS",
                    "there is no " + MANDATORY_EVENT.get(mandatory) + " in its place",
                    "give in this order: " + String.join(", ", MANDATORY_EVENT)));
        }
        return faults;
    }

    private static Set<String> eventFields() {
        List<String> all = new ArrayList<>(MANDATORY_EVENT);
        all.addAll(OPTIONAL_EVENT);
        return Set.copyOf(all);
    }

    private static void check(EcfResultsFile.Field field, List<String> pins, List<Fault> faults) {
        switch (field.name()) {
            case "PIN" -> {
                if (pins.contains(field.value())) {
                    faults.add(Fault.of("PIN", field.value() + " is given twice", "give each player a PIN of its own"));
                }
                pins.add(field.value());
            }
            case "PIN1", "PIN2" -> {
                if (!pins.contains(field.value())) {
                    faults.add(Fault.of(
                            field.name(), "no player has the PIN " + field.value(), "name players of the player list"));
                }
            }
            case "SCORE" -> {
                if (!SCORES.contains(field.value())) {
                    faults.add(Fault.of("SCORE", "found " + field.value(), "write 10, 01 or 55"));
                }
            }
            default -> {}
        }
    }
}

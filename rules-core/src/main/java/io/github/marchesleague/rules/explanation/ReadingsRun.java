/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.explanation;

import io.github.marchesleague.rules.adjudication.AdjudicatedSeason;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.lineup.RatingPolicy;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.Team;
import io.github.marchesleague.rules.ruleset.OpenReading;
import io.github.marchesleague.rules.ruleset.RuleSet;
import io.github.marchesleague.rules.ruling.Ruling;
import io.github.marchesleague.rules.scoring.Adjustment;
import io.github.marchesleague.rules.scoring.Scoring;
import io.github.marchesleague.rules.season.Season;
import io.github.marchesleague.rules.standings.Row;
import io.github.marchesleague.rules.standings.Standings;
import io.github.marchesleague.rules.tiebreak.Chain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * Computes the tables under all combinations. A combination is a number in a mixed radix: a digit for each reading that
 * can matter, 0 for the option in force.
 */
final class ReadingsRun {

    private static final long MOST_COMBINATIONS = 2_000_000;

    private final Season season;
    private final RuleSet rules;
    private final Progress progress;
    private final ReadingRelevance relevance;
    private final List<OpenReading> relevant;
    private final List<OpenReading> ofResults;
    private final List<OpenReading> ofChain;

    private final List<List<OpenReadings.Place>> tables = new ArrayList<>();
    private final Map<List<OpenReadings.Place>, Integer> tableNumbers = new LinkedHashMap<>();
    private long computed;

    /** All that a table is made of but the chain; tie-breaks may look at ratings and colours. */
    private record Input(
            List<Team> teams,
            List<MatchResult> results,
            List<MatchResult> playOffs,
            List<Adjustment> adjustments,
            List<Ruling.OrderDecided> orders,
            Scoring scoring,
            OptionalInt boards,
            RatingPolicy ratings,
            Colours colours) {}

    ReadingsRun(Season season, RuleSet rules, Progress progress) {
        this.season = season;
        this.rules = rules;
        this.progress = progress;
        this.relevance = new ReadingRelevance(season, rules);
        this.relevant = rules.readings().stream().filter(relevance::canMatter).toList();
        this.ofResults = relevant.stream().filter(relevance::touchesResults).toList();
        this.ofChain = relevant.stream().filter(relevance::touchesChain).toList();
    }

    OpenReadings run() {
        int all = count(relevant);
        List<RuleSet> results = composed(ofResults);
        Map<Input, Integer> inputNumbers = new LinkedHashMap<>();
        List<AdjudicatedSeason> inputs = new ArrayList<>();
        List<RuleSet> inputRules = new ArrayList<>();
        List<Standings> first = new ArrayList<>();
        boolean level = ofChain.stream().anyMatch(relevance::touchesRanking);
        int[] inputOf = new int[results.size()];
        for (int r = 0; r < inputOf.length; r++) {
            AdjudicatedSeason adjudicated = results.get(r).adjudicator().adjudicate(season);
            inputOf[r] = number(inputNumbers, input(adjudicated, results.get(r)));
            if (inputOf[r] == inputs.size()) {
                inputs.add(adjudicated);
                inputRules.add(withChain(results.get(r), rules.chain()));
                first.add(table(adjudicated, inputRules.get(inputOf[r])));
                level |= !first.get(inputOf[r]).ties().isEmpty();
            }
            step(r, inputOf.length);
        }

        // Where nobody is level under the ranking, the tie-breaks are never asked.
        Map<Chain, Integer> chainNumbers = new LinkedHashMap<>();
        int[] chainOf = level
                ? composed(ofChain).stream()
                        .mapToInt(changed -> number(chainNumbers, changed.chain()))
                        .toArray()
                : new int[count(ofChain)];
        List<Chain> chains = level ? List.copyOf(chainNumbers.keySet()) : List.of(rules.chain());
        int[][] tableOf = new int[inputs.size()][chains.size()];
        for (int i = 0; i < tableOf.length; i++) {
            for (int c = 0; c < chains.size(); c++) {
                Standings made =
                        c == 0 ? first.get(i) : table(inputs.get(i), withChain(inputRules.get(i), chains.get(c)));
                List<OpenReadings.Place> places = places(made);
                tableOf[i][c] = number(tableNumbers, places);
                step((long) i * chains.size() + c, (long) inputs.size() * chains.size());
            }
        }
        tables.addAll(tableNumbers.keySet());

        int[] resultDigits = digits(ofResults);
        int[] chainDigits = digits(ofChain);
        int[] table = new int[all];
        for (int combination = 0; combination < all; combination++) {
            int[] options = options(relevant, combination);
            table[combination] = tableOf[inputOf[combination(ofResults, resultDigits, options)]][
                    chainOf[combination(ofChain, chainDigits, options)]];
        }
        return report(table);
    }

    private static RuleSet withChain(RuleSet changed, Chain chain) {
        return RuleSet.builder().from(changed).chain(chain).build();
    }

    private Standings table(AdjudicatedSeason adjudicated, RuleSet changed) {
        computed++;
        return Standings.of(adjudicated, changed);
    }

    private static <T> int number(Map<T, Integer> numbers, T value) {
        Integer known = numbers.putIfAbsent(value, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    private static int count(List<OpenReading> readings) {
        long count = 1;
        for (OpenReading reading : readings) {
            count *= reading.options().size();
            if (count > MOST_COMBINATIONS) {
                throw new IllegalArgumentException("the open readings have more than " + MOST_COMBINATIONS
                        + " combinations that can matter; declare fewer of them at once");
            }
        }
        return (int) count;
    }

    /** The option of each reading in a combination; the last reading's digit is the lowest. */
    private static int[] options(List<OpenReading> readings, int combination) {
        int[] options = new int[readings.size()];
        int rest = combination;
        for (int i = readings.size() - 1; i >= 0; i--) {
            int size = readings.get(i).options().size();
            options[i] = rest % size;
            rest /= size;
        }
        return options;
    }

    /** Where some readings stand among all that can matter. */
    private int[] digits(List<OpenReading> some) {
        return some.stream().mapToInt(relevant::indexOf).toArray();
    }

    private static int combination(List<OpenReading> some, int[] digits, int[] options) {
        int combination = 0;
        for (int i = 0; i < digits.length; i++) {
            combination = combination * some.get(i).options().size() + options[digits[i]];
        }
        return combination;
    }

    /** The rules under every combination of some readings. */
    private List<RuleSet> composed(List<OpenReading> readings) {
        List<RuleSet> composed = List.of(rules);
        for (OpenReading reading : readings) {
            List<RuleSet> longer =
                    new ArrayList<>(composed.size() * reading.options().size());
            for (RuleSet begun : composed) {
                for (OpenReading.Option option : reading.options()) {
                    longer.add(begun.under(reading, option));
                    step(
                            longer.size(),
                            composed.size() * (long) reading.options().size());
                }
            }
            composed = longer;
        }
        return composed;
    }

    private static Input input(AdjudicatedSeason season, RuleSet rules) {
        return new Input(
                season.teams(),
                season.results(),
                season.playOffResults(),
                season.adjustments(),
                season.orders(),
                rules.scoring(),
                rules.boards(),
                rules.adjudication().ratings(),
                rules.adjudication().colours());
    }

    private static List<OpenReadings.Place> places(Standings table) {
        List<OpenReadings.Place> places = new ArrayList<>();
        for (Row row : table.rows()) {
            places.add(new OpenReadings.Place(
                    row.team().id(),
                    row.position(),
                    row.shared(),
                    row.tally().matchPoints(),
                    row.tally().gamePoints()));
        }
        return List.copyOf(places);
    }

    private void step(long done, long all) {
        progress.at(done, all);
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }

    // What hangs on what.

    private OpenReadings report(int[] table) {
        int[] order = orders();
        long irrelevant = rules.readings().stream()
                .filter(reading -> !relevant.contains(reading))
                .mapToLong(reading -> reading.options().size())
                .reduce(1, Math::multiplyExact);
        List<OpenReadings.Question> questions = new ArrayList<>();
        for (OpenReading reading : rules.readings()) {
            questions.add(question(reading, table, order));
        }
        return new OpenReadings(
                rules.id(),
                Math.multiplyExact(table.length, irrelevant),
                computed,
                tables.get(table[0]),
                outcomes(table, order, irrelevant),
                questions);
    }

    /** A number for each different order of the teams, by table. */
    private int[] orders() {
        Map<List<OpenReadings.Place>, Integer> numbers = new LinkedHashMap<>();
        return tables.stream()
                .mapToInt(places -> number(
                        numbers,
                        places.stream()
                                .map(place -> new OpenReadings.Place(
                                        place.team(), place.position(), place.shared(), Points.ZERO, Points.ZERO))
                                .toList()))
                .toArray();
    }

    private List<OpenReadings.Outcome> outcomes(int[] table, int[] order, long irrelevant) {
        Map<Integer, Long> counts = new LinkedHashMap<>();
        Map<Integer, Integer> simplest = new LinkedHashMap<>();
        for (int combination = 0; combination < table.length; combination++) {
            int number = order[table[combination]];
            counts.merge(number, irrelevant, Long::sum);
            Integer known = simplest.get(number);
            if (known == null || departures(combination) < departures(known)) {
                simplest.put(number, combination);
            }
        }
        return simplest.values().stream()
                .sorted((one, other) -> departures(one) != departures(other)
                        ? Integer.compare(departures(one), departures(other))
                        : Integer.compare(one, other))
                .map(combination -> new OpenReadings.Outcome(
                        tables.get(table[combination]),
                        counts.getOrDefault(order[table[combination]], 0L),
                        choices(combination, -1)))
                .toList();
    }

    private int departures(int combination) {
        return (int) Arrays.stream(options(relevant, combination))
                .filter(option -> option > 0)
                .count();
    }

    private List<OpenReadings.Choice> choices(int combination, int without) {
        int[] options = options(relevant, combination);
        return IntStream.range(0, options.length)
                .filter(i -> options[i] > 0 && i != without)
                .mapToObj(i -> new OpenReadings.Choice(
                        relevant.get(i).rule(),
                        relevant.get(i).options().get(options[i]).id()))
                .toList();
    }

    private OpenReadings.Question question(OpenReading reading, int[] table, int[] order) {
        int digit = relevant.indexOf(reading);
        boolean positions = false;
        boolean points = false;
        int[] simplest = new int[reading.options().size()];
        Arrays.fill(simplest, -1);
        int stride = 1;
        for (int i = relevant.size() - 1; i > digit; i--) {
            stride *= relevant.get(i).options().size();
        }
        for (int base = 0; digit >= 0 && base < table.length; base++) {
            if (options(relevant, base)[digit] != 0) {
                continue;
            }
            for (int option = 1; option < simplest.length; option++) {
                int other = base + option * stride;
                if (order[table[base]] != order[table[other]]) {
                    positions = true;
                    if (simplest[option] < 0 || departures(base) < departures(simplest[option])) {
                        simplest[option] = base;
                    }
                }
                points |= pointsDiffer(table[base], table[other]);
            }
        }
        List<OpenReadings.Answer> answers = new ArrayList<>();
        for (int option = 0; option < simplest.length; option++) {
            OpenReading.Option each = reading.options().get(option);
            int base = simplest[option];
            answers.add(
                    base < 0
                            ? new OpenReadings.Answer(each.id(), each.says(), List.of(), List.of())
                            : new OpenReadings.Answer(
                                    each.id(),
                                    each.says(),
                                    moves(tables.get(table[base]), tables.get(table[base + option * stride])),
                                    choices(base, digit)));
        }
        return new OpenReadings.Question(reading.rule(), reading.question(), positions, points, answers);
    }

    private boolean pointsDiffer(int one, int other) {
        if (one == other) {
            return false;
        }
        return tables.get(one).stream()
                .anyMatch(place -> OpenReadings.place(tables.get(other), place.team())
                        .filter(same -> same.matchPoints().equals(place.matchPoints())
                                && same.gamePoints().equals(place.gamePoints()))
                        .isEmpty());
    }

    private static List<OpenReadings.Move> moves(List<OpenReadings.Place> from, List<OpenReadings.Place> to) {
        List<OpenReadings.Move> moves = new ArrayList<>();
        for (OpenReadings.Place place : from) {
            OpenReadings.place(to, place.team())
                    .filter(then -> then.position() != place.position() || then.shared() != place.shared())
                    .ifPresent(then -> moves.add(new OpenReadings.Move(
                            place.team(), place.position(), place.shared(), then.position(), then.shared())));
        }
        return moves;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.ruleset;

import io.github.marchesleague.rules.adjudication.AccumulatedDefaults;
import io.github.marchesleague.rules.adjudication.AdjudicationRules;
import io.github.marchesleague.rules.adjudication.BothLost;
import io.github.marchesleague.rules.adjudication.Colours;
import io.github.marchesleague.rules.adjudication.DefaultHandling;
import io.github.marchesleague.rules.adjudication.Handicap;
import io.github.marchesleague.rules.adjudication.LateResults;
import io.github.marchesleague.rules.adjudication.MatchDefault;
import io.github.marchesleague.rules.adjudication.UnplayedMatches;
import io.github.marchesleague.rules.adjudication.WithdrawalPolicy;
import io.github.marchesleague.rules.eligibility.EligibilityRule;
import io.github.marchesleague.rules.lineup.BoardOrder;
import io.github.marchesleague.rules.lineup.Displacement;
import io.github.marchesleague.rules.lineup.RatingOrder;
import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.RateOfPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** What becomes of match cards, as prose: the part of a rule set's rule book that {@link AdjudicationRules} makes up. */
final class CardsProse {

    private final BiConsumer<String, String> say;

    /** Prose whose clauses go, topic and text, to {@code say}. */
    CardsProse(BiConsumer<String, String> say) {
        this.say = say;
    }

    void cards(AdjudicationRules a) {
        say.accept("ratesOfPlay", ratesOfPlay(a.ratesOfPlay()));
        if (a.defaultTime().equals(AdjudicationForms.PLAIN.defaultTime())) {
            say.accept("defaultTime", "No time is set after which a player who is late has lost.");
        } else {
            say.accept(
                    "defaultTime",
                    "A player who comes later than "
                            + ProseWords.duration(a.defaultTime().after()) + " after the start has lost"
                            + (a.defaultTime().inTimeAtTheLimit() ? "" : ", as has one who comes exactly then")
                            + ProseWords.rule(a.defaultTime().rule()));
        }
        a.zone().ifPresent(zone -> say.accept("timeZone", "Times are those of " + zone.getId() + "."));
        say.accept("colours", colours(a.colours()));
        defaults(a.defaults());
        a.accumulatedDefaults().forEach(this::accumulated);
        say.accept(
                "ratings",
                "A player's rating is the first of these that there is: "
                        + a.ratings().sources().stream()
                                .map(EligibilityProse::rating)
                                .collect(Collectors.joining("; "))
                        + ".");
        a.handicap().ifPresent(handicap -> say.accept("handicap", handicap(handicap)));
        say.accept(
                "boardOrder",
                a.boardOrder()
                        .map(CardsProse::order)
                        .orElse("No order of the players is prescribed, and none is checked."));
        if (a.boardOrder().isPresent()) {
            say.accept(
                    "boardOrderBreach", "A breach of the order " + ProseWords.enforcement(a.boardOrderBreach()) + ".");
        }
        if (a.boardOrderByAgreement()) {
            say.accept("boardOrderByAgreement", "The two captains may agree on another order for their match.");
        }
        for (EligibilityRule rule : a.eligibility()) {
            say.accept(
                    "eligibility",
                    EligibilityProse.eligibility(rule.eligibility()) + "; a breach "
                            + ProseWords.enforcement(rule.enforcement())
                            + ProseWords.rule(rule.eligibility().rule()));
        }
        say.accept(
                "complaints",
                "A complaint about an ineligible player counts"
                        + (a.complaints().protestBeforeStart() ? " after a protest before the start" : "")
                        + (a.complaints().days().isPresent()
                                ? " within "
                                        + ProseWords.count(a.complaints().days().getAsInt(), "day") + " of the match"
                                : ", whenever it comes")
                        + "; if it is upheld, the breach "
                        + ProseWords.enforcement(a.complaints().upheld())
                        + ProseWords.rule(a.complaints().rule()));
        say.accept("withdrawal", withdrawal(a.withdrawal()));
        a.expulsion()
                .ifPresent(e -> say.accept(
                        "expulsion",
                        "A team that defaults " + ProseWords.count(e.matches(), "match") + " is put out: "
                                + e.treatment().words() + "; where it was its last match, "
                                + e.inLastMatch().words() + ProseWords.rule(e.rule())));
        a.bye()
                .ifPresent(bye -> say.accept(
                        "bye",
                        "A bye brings " + ProseWords.points(bye.matchPoints(), "match") + " and "
                                + ProseWords.points(bye.gamePoints(), "game")
                                + ProseWords.rule(bye.rule())));
        a.lateResults().ifPresent(this::lateResults);
        a.unplayedClubMatches().ifPresent(rule -> unplayed("unplayedClubMatches", " between teams of one club", rule));
        a.unplayedMatches().ifPresent(rule -> unplayed("unplayedMatches", "", rule));
        a.adviceRule()
                .ifPresent(number -> say.accept(
                        "adviceRule", "The controller seeks advice where his own team is concerned (" + number + ")."));
    }

    private static String ratesOfPlay(List<RateOfPlay> allowed) {
        if (allowed.isEmpty()) {
            return "No rate of play is prescribed, and none is checked; a match whose card records none counts as played at "
                    + RateOfPlay.DEFAULT + ".";
        }
        String others = allowed.stream().skip(1).map(RateOfPlay::toString).collect(Collectors.joining(" or "));
        return "The rate of play is " + allowed.get(0)
                + (others.isEmpty() ? "." : "; a card may record " + others + " instead.");
    }

    private static String colours(Colours colours) {
        if (colours instanceof Colours.Standard.Tossed) {
            return "Colours alternate from whoever had white on board 1 by the card.";
        }
        if (colours.equals(Colours.HOME_BLACK_ON_ODD)) {
            return "The home team has black on the odd boards and white on the even ones.";
        }
        if (colours.equals(Colours.HOME_WHITE_ON_ODD)) {
            return "The home team has white on the odd boards and black on the even ones.";
        }
        return colours instanceof Colours.Standard.HomeBlackOn black
                ? "The home team has black on boards " + ProseWords.list(new TreeSet<>(black.boards()))
                        + " and white on the others."
                : "Colours are given by a strategy from code.";
    }

    private void defaults(DefaultHandling d) {
        StringBuilder text = new StringBuilder();
        text.append(
                "A board is lost by default" + ProseWords.number(d.boardRule()) + " where the player does not come");
        text.append(
                switch (d.uncontested()) {
                    case WON -> "; the opponent has won it.";
                    case AT_THE_BOTTOM_FOR_NEITHER ->
                        "; the opponent has won it, but below the last board played it counts for neither.";
                    case FOR_NEITHER -> "; it counts for neither side.";
                });
        d.lossAboveAPlayedBoard()
                .ifPresent(p ->
                        text.append(" Above a board that was played it counts " + p + " for the defaulting side."));
        say.accept("defaults", text.toString());
        say.accept(
                "defaults",
                d.absentAndForfeited() == d.bothAbsent() && d.bothForfeited() == d.bothAbsent()
                        ? "Where both sides lose a board" + ProseWords.number(d.bothRule()) + ", whatever the causes, "
                                + bothLost(d.bothAbsent()) + "."
                        : "Where nobody comes to a board" + ProseWords.number(d.bothRule()) + ", "
                                + bothLost(d.bothAbsent())
                                + "; where one side is absent and the other forfeited, "
                                + bothLost(d.absentAndForfeited())
                                + "; where both forfeited, " + bothLost(d.bothForfeited()) + ".");
        d.bothAgreed()
                .ifPresent(agreed -> say.accept(
                        "defaults",
                        "The captains may agree beforehand that nobody plays on a board"
                                + ProseWords.number(d.bothRule()) + "; then " + bothLost(agreed) + "."));
        StringBuilder match = new StringBuilder("A team that defaults a match" + ProseWords.number(d.matchRule())
                + " loses every board; on the boards of a match that both defaulted, "
                + bothLost(d.bothDefaultedMatch()) + ".");
        match.append(matchDefault(d.matchDefault()));
        d.matchDefaultCap()
                .ifPresent(cap -> match.append(" The opponents have at most " + cap + " game points of it"
                        + (d.playedScoreIfBetter() ? ", or what they scored over the board if that is more." : ".")));
        if (d.matchDefaultMatchPoints().signum() != 0
                || d.matchDefaultGamePoints().signum() != 0) {
            match.append(" It costs " + cost(d.matchDefaultMatchPoints(), d.matchDefaultGamePoints()) + " besides"
                    + (d.announcedIsFree() ? ", unless it was announced." : "."));
        }
        if (d.walkoverNeedsPlayers()) {
            match.append(" The opponents have only the boards for which they named a player.");
        }
        d.scoreWithoutBoards()
                .ifPresent(p -> match.append(" Where matches have no boards the opponents score " + p + "."));
        if (d.handicapLost()) {
            match.append(" A side that defaults a board loses its handicap.");
        }
        say.accept("defaults", match.toString());
        say.accept(
                "defaults",
                d.gap()
                        .map(gap -> "A short team leaves its bottom boards empty" + ProseWords.number(d.shortTeamRule())
                                + "; an empty board above a filled one " + ProseWords.enforcement(gap) + ".")
                        .orElse("A short team may leave any board empty."));
        if (d.gap().isPresent() && d.vacant() != DefaultHandling.Vacant.EMPTY) {
            say.accept(
                    "defaults",
                    d.vacant() == DefaultHandling.Vacant.UNNAMED
                            ? "A board lost by default without a name is an empty one; a named player who did not come fills his."
                            : "A board whose player did not come is an empty one, named or not.");
        }
        d.boardFine()
                .ifPresent(
                        fine -> say.accept("defaults", "A board lost by default costs " + ProseWords.fine(fine) + "."));
        d.matchFine()
                .ifPresent(fine -> say.accept("defaults", "A match defaulted costs " + ProseWords.fine(fine) + "."));
    }

    private void lateResults(LateResults late) {
        StringBuilder text = new StringBuilder("The result of a match is to be reported by "
                + switch (late.responsible()) {
                    case HOME -> "the home team";
                    case AWAY -> "the away team";
                    case BOTH -> "both teams";
                }
                + " within "
                + (late.days().isPresent()
                        ? ProseWords.count(late.days().getAsInt(), "day") + " of the match"
                        : ProseWords.count(late.hours().orElseThrow(), "hour") + " of its start")
                + ProseWords.rule(late.rule()));
        String warned = late.warnings() > 0 ? " After " + ProseWords.count(late.warnings(), "warning") + " " : " ";
        boolean perDay = late.matchPointsPerDay().signum() != 0
                || late.gamePointsPerDay().signum() != 0;
        boolean punished = late.penalty().punishes();
        if (punished || !perDay) {
            text.append(warned + (late.warnings() > 0 ? "a" : "A") + " late report "
                    + ProseWords.enforcement(late.penalty()) + ".");
        }
        if (perDay) {
            text.append((punished ? " Besides, each" : warned + (late.warnings() > 0 ? "each" : "Each"))
                    + " day of delay costs " + cost(late.matchPointsPerDay(), late.gamePointsPerDay()) + ".");
        }
        say.accept("lateResults", text.toString());
    }

    private void unplayed(String topic, String which, UnplayedMatches rule) {
        StringBuilder text = new StringBuilder("A match" + which + " that was not played by "
                + rule.by().map(ProseWords::day).orElse("the end of the season")
                + switch (rule.outcome()) {
                    case BOTH_LOSE -> " is lost in full by both teams";
                    case DEFAULTED_BY_BOTH -> " is defaulted by both teams";
                    case HALVED -> " is drawn, every board halved";
                    case VOID -> " counts for nobody";
                    case CONTROLLER_DECIDES -> " stays outstanding until the controller decides";
                });
        if (rule.gamePoints().signum() != 0) {
            text.append(", and costs both " + ProseWords.points(rule.gamePoints(), "game") + " of the season");
        }
        if (rule.gamePointPerBoard()) {
            text.append(", and costs both as many game points of the season as it has boards");
        }
        say.accept(topic, text + ProseWords.rule(rule.rule()));
    }

    private static String matchDefault(MatchDefault rule) {
        if (rule.equals(MatchDefault.NEVER)) {
            return "";
        }
        if (rule instanceof MatchDefault.AtLeast atLeast) {
            return " A team that loses " + ProseWords.count(atLeast.lost(), "board")
                    + " or more by default has defaulted the match.";
        }
        if (rule instanceof MatchDefault.FewerPlayersThan fewer) {
            return " A team with fewer than " + ProseWords.count(fewer.players(), "player")
                    + " has defaulted the match.";
        }
        return rule instanceof MatchDefault.PlayersBelowShare share
                ? " A team with players for less than " + new Points(share.numerator(), share.denominator())
                        + " of the boards has defaulted the match."
                : " A rule from code says when a short team has defaulted the match.";
    }

    private static String bothLost(BothLost both) {
        return switch (both) {
            case DOUBLE_DEFAULT -> "it counts as lost by both";
            case NOTHING -> "it brings nothing to either";
            case VOID -> "it does not count for anybody";
        };
    }

    private void accumulated(AccumulatedDefaults a) {
        String steps = a.steps().stream()
                .map(step -> ProseWords.count(step.defaults(), "board") + " cost "
                        + cost(step.matchPoints(), step.gamePoints()))
                .collect(Collectors.joining(", "));
        say.accept(
                "accumulatedDefaults",
                "Of the boards that a team loses by default in the season " + steps
                        + (a.repeated() ? ", the last of these each time anew" : "")
                        + (a.when() == AccumulatedDefaults.When.AT_ONCE
                                ? ", as soon as they happen"
                                : ", at the end of the season")
                        + (a.countWholeMatches() ? "; boards of matches defaulted as a whole are counted" : "")
                        + ProseWords.rule(a.rule()));
    }

    private static String handicap(Handicap handicap) {
        String steps = handicap.table().entrySet().stream()
                .map(step -> "from a difference of " + step.getKey() + " on " + step.getValue())
                .collect(Collectors.joining(", "));
        return "The sides start a match with game points by the difference of "
                + switch (handicap.by()) {
                    case TEAMS -> "the totals of their ratings";
                    case BOARDS -> "the ratings of the two players of each board";
                }
                + ", those of the lower-rated side first: " + steps
                + (handicap.emptyAsAbove()
                        ? "; a board without a name counts with the rating of the board above it"
                        : "; a board without a name is left out for both")
                + ProseWords.rule(handicap.rule())
                + " What is entered with a match takes the place of that.";
    }

    private static String cost(Points matchPoints, Points gamePoints) {
        List<String> costs = new ArrayList<>();
        if (matchPoints.signum() != 0) {
            costs.add(ProseWords.points(matchPoints, "match"));
        }
        if (gamePoints.signum() != 0) {
            costs.add(ProseWords.points(gamePoints, "game"));
        }
        return costs.isEmpty() ? "nothing" : String.join(" and ", costs);
    }

    private static String order(BoardOrder order) {
        if (order instanceof Displacement d) {
            return "A player may sit at most " + ProseWords.count(d.boards(), "board")
                    + " away from his place by rating" + ProseWords.rule(d.rule());
        }
        if (!(order instanceof RatingOrder r)) {
            return "The order of the players follows a rule from code" + ProseWords.rule(order.rule());
        }
        StringBuilder text = new StringBuilder("A player may sit above "
                + (r.pairs() == RatingOrder.Pairs.EVERY ? "a team-mate" : "the next team-mate below")
                + " who is rated higher by " + (r.inclusive() ? "at most " : "less than ") + r.tolerance() + " points");
        new TreeMap<>(r.tolerancePerPlayer())
                .forEach((name, points) -> text.append(", " + points + " more for each " + name + " of the two"));
        text.append(ProseWords.rule(r.rule()));
        text.append(" Otherwise the player on the " + (r.offender() == RatingOrder.Offender.UPPER ? "upper" : "lower")
                + " board offends"
                + (r.all() ? ", as does everybody else in a wrong pair." : "; the highest such board counts."));
        if (r.bothAtMost().isPresent()) {
            text.append(" Players rated at most " + r.bothAtMost().getAsInt() + " are not compared with each other.");
        }
        List<String> exempt = new ArrayList<>(new TreeSet<>(r.exemptClasses()));
        if (r.exemptSubstitutes()) {
            exempt.add("substitutes");
        }
        if (r.exemptAbsent()) {
            exempt.add("players who did not come");
        }
        if (r.exemptWithoutOpponent()) {
            exempt.add("players whose opponents did not come");
        }
        if (!exempt.isEmpty()) {
            text.append(" Not compared with anybody: " + String.join(", ", exempt) + ".");
        }
        return text.toString();
    }

    private static String withdrawal(WithdrawalPolicy policy) {
        if (policy instanceof WithdrawalPolicy.Always always) {
            return "If a team leaves the league, " + always.treatment().words() + ".";
        }
        if (policy instanceof WithdrawalPolicy.PlayedBelow p) {
            return "If a team leaves the league that has played less than " + new Points(p.numerator(), p.denominator())
                    + " of its matches, " + p.below().words() + "; otherwise "
                    + p.otherwise().words() + ".";
        }
        return policy instanceof WithdrawalPolicy.ForfeitedAbove f
                ? "If a team leaves the league that has forfeited more than "
                        + new Points(f.numerator(), f.denominator()) + " of its matches, "
                        + f.above().words()
                        + "; otherwise " + f.otherwise().words() + "."
                : "A rule from code says what becomes of the matches of a team that leaves the league.";
    }
}

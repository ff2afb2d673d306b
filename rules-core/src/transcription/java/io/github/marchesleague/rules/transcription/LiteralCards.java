/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.transcription;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * From one Herefordshire match card to its official scores, and to what the rule book objects to: rules 7.2, 9.2, 9.3
 * and 12 under the readings D1 to D6 and D8 to D14.
 */
public final class LiteralCards {

    /** A player of a team; {@code nominated} is the nominated rating (9.2(ii)) or null. */
    public record Player(String id, String team, Integer nominated) {}

    /** A national rating list and the day from which it is in force; all lists of a card are on one scale. */
    public record RatingList(String list, LocalDate from, Map<String, Integer> ratings) {}

    /** Who was named on a board (null: nobody, the board is empty) and the result as a token. */
    public record Board(String home, String away, String result) {}

    /** A match card; {@code defaultedBy} is null, {@code home}, {@code away} or {@code both}. */
    public record Card(String home, String away, LocalDate date, List<Board> boards, String defaultedBy) {}

    /** A complaint about an ineligible player (12.5); {@code upheld} is null while nobody has decided. */
    public record Complaint(
            String against, int board, boolean protestedBeforeStart, LocalDate submitted, Boolean upheld) {}

    /** The official score of a board. */
    public record BoardScore(Fraction home, Fraction away) {}

    /** Something that is reported: the rule, the side ({@code home} or {@code away}) and the board. */
    public record Finding(String rule, String side, int board) {}

    /** What the card comes to. Findings are in the order of rule, side and board, as text is sorted. */
    public record Verdict(
            List<BoardScore> boards,
            Fraction home,
            Fraction away,
            Fraction homeMatchPoints,
            Fraction awayMatchPoints,
            List<Finding> breaches,
            List<Finding> unchecked,
            List<Finding> inadmissible) {}

    private static final int TOLERANCE_9_3 = 80;
    private static final int DAYS_FOR_A_COMPLAINT_12_5 = 7;
    private static final List<String> SIDES = List.of("home", "away");

    private final Card card;
    private final List<Player> players;
    private final List<RatingList> ratingLists;
    private final List<Complaint> complaints;

    private LiteralCards(Card card, List<Player> players, List<RatingList> ratingLists, List<Complaint> complaints) {
        this.card = card;
        this.players = players;
        this.ratingLists = ratingLists;
        this.complaints = complaints;
    }

    /** The verdict on a card of a Herefordshire match. */
    public static Verdict verdict(
            Card card, List<Player> players, List<RatingList> ratingLists, List<Complaint> complaints) {
        if (card.defaultedBy() != null && !Set.of("home", "away", "both").contains(card.defaultedBy())) {
            throw new IllegalArgumentException("Not a side: " + card.defaultedBy());
        }
        return new LiteralCards(card, players, ratingLists, complaints).verdict();
    }

    private Verdict verdict() {
        List<BoardScore> scores = new ArrayList<>();
        Fraction home = Fraction.ZERO;
        Fraction away = Fraction.ZERO;
        for (int board = 1; board <= card.boards().size(); board++) {
            BoardScore score = rule12_boardScore(board);
            scores.add(score);
            home = home.plus(score.home());
            away = away.plus(score.away());
        }
        List<Finding> breaches = new ArrayList<>();
        List<Finding> unchecked = new ArrayList<>();
        List<Finding> inadmissible = new ArrayList<>();
        for (String side : SIDES) {
            breaches.addAll(rule12_4_emptyBoardsAboveFilledOnes(side));
            breaches.addAll(rule9_3_boardOrder(side));
            unchecked.addAll(rule9_3_unchecked(side));
            inadmissible.addAll(rule12_5_inadmissible(side));
        }
        return new Verdict(
                scores,
                home,
                away,
                rule7_2_matchPoints(home, away),
                rule7_2_matchPoints(away, home),
                sorted(breaches),
                sorted(unchecked),
                sorted(inadmissible));
    }

    // ---------------------------------------------------------------- scores: 7.2, 12.1 to 12.3, 12.5

    /** 7.2, S1: two match points for more game points than the opponents, one for as many, none for fewer. */
    private static Fraction rule7_2_matchPoints(Fraction own, Fraction opponents) {
        int order = own.compareTo(opponents);
        return order > 0 ? Fraction.of(2) : order == 0 ? Fraction.ONE : Fraction.ZERO;
    }

    /** 12, D1 to D5, D8: who has lost the board decides it, and the game only where nobody has. */
    private BoardScore rule12_boardScore(int board) {
        LiteralBoard official = LiteralBoard.rule12_official(
                board(board).result(),
                rule12_sideHasLost("home", board),
                rule12_sideHasLost("away", board),
                Fraction.HALF);
        return new BoardScore(official.home(), official.away());
    }

    /** D1: did not turn up; or the team defaulted the match; or an upheld complaint forfeits the board. */
    private boolean rule12_sideHasLost(String side, int board) {
        return rule12_2_didNotTurnUp(side, board) || rule12_1_teamDefaulted(side) || rule12_5_forfeited(side, board);
    }

    /** 12.2: the result says so, or nobody was named at all. */
    private boolean rule12_2_didNotTurnUp(String side, int board) {
        String result = board(board).result();
        boolean absent = side.equals("home")
                ? LiteralBoard.rule12_2_homeAbsent(result)
                : LiteralBoard.rule12_2_awayAbsent(result);
        return absent || named(side, board) == null;
    }

    /** 12.1, D4 and D5. */
    private boolean rule12_1_teamDefaulted(String side) {
        return side.equals(card.defaultedBy()) || "both".equals(card.defaultedBy());
    }

    /** 12.5, D8 and D9: this board or one above it offended, and the complaint was admissible and upheld (D10). */
    private boolean rule12_5_forfeited(String side, int board) {
        for (Complaint complaint : complaints) {
            if (complaint.against().equals(side)
                    && rule12_5_admissible(complaint)
                    && Boolean.TRUE.equals(complaint.upheld())
                    && complaint.board() <= board) {
                return true;
            }
        }
        return false;
    }

    /** 12.5, D10: protested before the start, and in writing at the latest on the seventh day after the match. */
    private boolean rule12_5_admissible(Complaint complaint) {
        LocalDate lastDay = card.date().plusDays(DAYS_FOR_A_COMPLAINT_12_5);
        return complaint.protestedBeforeStart()
                && complaint.submitted() != null
                && !complaint.submitted().isAfter(lastDay);
    }

    /** 12.5, D10: the complaints against this side that came too late or without a protest. */
    private List<Finding> rule12_5_inadmissible(String side) {
        List<Finding> findings = new ArrayList<>();
        for (Complaint complaint : complaints) {
            if (complaint.against().equals(side) && !rule12_5_admissible(complaint)) {
                findings.add(new Finding("12.5", side, complaint.board()));
            }
        }
        return findings;
    }

    // ---------------------------------------------------------------- short teams: 12.4

    /** 12.4, D6: each empty board with a filled one somewhere below it. */
    private List<Finding> rule12_4_emptyBoardsAboveFilledOnes(String side) {
        List<Finding> findings = new ArrayList<>();
        for (int board = 1; board <= card.boards().size(); board++) {
            boolean filledBelow = false;
            for (int lower = board + 1; lower <= card.boards().size(); lower++) {
                filledBelow = filledBelow || named(side, lower) != null;
            }
            if (named(side, board) == null && filledBelow) {
                findings.add(new Finding("12.4", side, board));
            }
        }
        return findings;
    }

    // ---------------------------------------------------------------- board order: 9.2, 9.3, 12.6, 12.7

    /**
     * 9.3, 12.7, D11, D12, D14: from board 1 down, the first board whose player is more than 80 below somebody seated
     * lower. A player who was named and did not turn up counts, an empty board does not.
     */
    private List<Finding> rule9_3_boardOrder(String side) {
        for (int board = 1; board <= card.boards().size(); board++) {
            for (int lower = board + 1; lower <= card.boards().size(); lower++) {
                Integer here = rule9_2_ratingOn(side, board);
                Integer below = rule9_2_ratingOn(side, lower);
                if (here != null && below != null && below - here > TOLERANCE_9_3) {
                    return List.of(new Finding("9.3", side, board));
                }
            }
        }
        return List.of();
    }

    /** 9.2, 9.3, D13: the boards with a player who has no rating at all, whose order cannot be checked. */
    private List<Finding> rule9_3_unchecked(String side) {
        List<Finding> findings = new ArrayList<>();
        for (int board = 1; board <= card.boards().size(); board++) {
            if (named(side, board) != null && rule9_2_ratingOn(side, board) == null) {
                findings.add(new Finding("9.3", side, board));
            }
        }
        return findings;
    }

    /** 9.2, D13: (i) the national rating, (ii) the nominated one; null for neither, and for an empty board (D14). */
    private Integer rule9_2_ratingOn(String side, int board) {
        String id = named(side, board);
        if (id == null) {
            return null;
        }
        Integer national = rule9_2_i_nationalRating(id);
        return national != null ? national : rule9_2_ii_nominatedRating(id);
    }

    /** 9.2(i), 9.3, D13: from the latest list that is not after the day of the match, and only from that list. */
    private Integer rule9_2_i_nationalRating(String id) {
        RatingList inForce = null;
        for (RatingList list : ratingLists) {
            if (!list.list().equals(ratingLists.get(0).list())) {
                throw new IllegalArgumentException("One national list only: the rule book gives no conversion");
            }
            if (!list.from().isAfter(card.date())
                    && (inForce == null || list.from().isAfter(inForce.from()))) {
                inForce = list;
            }
        }
        return inForce == null ? null : inForce.ratings().get(id);
    }

    /** 9.2(ii), D13. */
    private Integer rule9_2_ii_nominatedRating(String id) {
        for (Player player : players) {
            if (player.id().equals(id)) {
                return player.nominated();
            }
        }
        throw new IllegalArgumentException("Not a player: " + id);
    }

    // ---------------------------------------------------------------- reading the card

    private Board board(int board) {
        return card.boards().get(board - 1);
    }

    /** The player who was named for the side on the board; null for an empty board. */
    private String named(String side, int board) {
        return side.equals("home") ? board(board).home() : board(board).away();
    }

    private static List<Finding> sorted(List<Finding> findings) {
        List<Finding> sorted = new ArrayList<>(findings);
        sorted.sort(
                Comparator.comparing(Finding::rule).thenComparing(Finding::side).thenComparing(Finding::board));
        return sorted;
    }
}

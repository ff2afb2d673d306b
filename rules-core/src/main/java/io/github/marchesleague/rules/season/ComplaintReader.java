/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.ruling.Complaint;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads complaints about ineligible players (12.5 to 12.7). */
final class ComplaintReader {

    private static final int MOST_BOARDS = 999;

    private final MatchFinder matches;
    private final List<Placed> placed;
    private final List<Read> soFar = new ArrayList<>();

    /** A complaint with the card of its match and its place. */
    record Read(Complaint complaint, MatchCard card, Place place) {}

    ComplaintReader(MatchFinder matches, List<Placed> placed) {
        this.matches = matches;
        this.placed = placed;
    }

    /** Reads one complaint; empty with a fault if anything is wrong with it. */
    Optional<Complaint> read(YamlNode node) {
        return node.mapping().flatMap(this::read);
    }

    private Optional<Complaint> read(YamlMapping entry) {
        Optional<YamlNode> matchAt = entry.required("match");
        Optional<MatchRef> match = matchAt.flatMap(matches::find);
        Optional<Side> against = entry.required("against").flatMap(node -> node.oneOf(MatchReader.SIDES));
        Optional<YamlNode> boardAt = entry.required("board");
        OptionalInt board = boardAt.map(node -> node.integer(1, MOST_BOARDS)).orElse(OptionalInt.empty());
        Complaint.Builder complaint = Complaint.builder();
        entry.optional("protestedBeforeStart").flatMap(YamlNode::flag).ifPresent(complaint::protestedBeforeStart);
        Optional<YamlNode> submittedAt = entry.optional("submitted");
        Optional<LocalDate> submitted = submittedAt.flatMap(YamlNode::date);
        complaint.submitted(submitted);
        entry.optional("upheld").flatMap(YamlNode::flag).ifPresent(complaint::upheld);
        entry.optional("advisedBy").flatMap(YamlNode::name).ifPresent(complaint::advisedBy);
        entry.done();
        if (match.isEmpty() || against.isEmpty() || board.isEmpty()) {
            return Optional.empty();
        }
        MatchCard card = matches.card(match.get());
        checkCard(card, matchAt.orElseThrow());
        submitted
                .filter(day -> card.date().filter(day::isBefore).isPresent())
                .ifPresent(day -> submittedAt
                        .orElseThrow()
                        .fault(
                                "it was submitted on " + day + ", before the match on "
                                        + card.date().orElseThrow(),
                                "write the day on which the written complaint came; a protest before the start is"
                                        + " protestedBeforeStart"));
        int number = board.getAsInt();
        if (!card.boards().isEmpty() && number > card.boards().size()) {
            boardAt.orElseThrow()
                    .fault("board " + number, "the match has " + card.boards().size() + " boards; name one of them");
        } else {
            placed.add(new Placed(Place.of(boardAt.orElseThrow()), limits -> limits.faults(number)));
        }
        placed.add(new Placed(Place.of(matchAt.orElseThrow()), limits -> limits.faultsOfComplaintAbout(card)));
        Read read = new Read(
                complaint
                        .match(match.get())
                        .against(against.get())
                        .board(number)
                        .build(),
                card,
                Place.of(entry.node()));
        List<Read> earlier = List.copyOf(soFar);
        placed.add(new Placed(read.place(), limits -> limits.faultsOfContradiction(read, earlier)));
        soFar.add(read);
        return Optional.of(read.complaint());
    }

    private static void checkCard(MatchCard card, YamlNode match) {
        if (card.status() != MatchResult.Status.PLAYED) {
            match.fault("the match has not been played", "wait for the match, or leave the complaint out");
        } else if (card.total().isPresent()) {
            match.fault(
                    "only the total of the match is known",
                    "write the boards of the match, so that one of them can be forfeited");
        }
    }
}

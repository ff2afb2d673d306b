/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.season;

import io.github.marchesleague.rules.adjudication.Complaint;
import io.github.marchesleague.rules.match.MatchCard;
import io.github.marchesleague.rules.match.MatchRef;
import io.github.marchesleague.rules.match.MatchResult;
import io.github.marchesleague.rules.match.Side;
import io.github.marchesleague.rules.yaml.YamlMapping;
import io.github.marchesleague.rules.yaml.YamlNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads complaints about ineligible players (12.5 to 12.7). */
final class ComplaintReader {

    private static final int MOST_BOARDS = 999;

    private final MatchFinder matches;
    private final List<Placed> placed;

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
        entry.optional("submitted").flatMap(YamlNode::date).ifPresent(complaint::submitted);
        entry.optional("upheld").flatMap(YamlNode::flag).ifPresent(complaint::upheld);
        entry.optional("advisedBy").flatMap(YamlNode::name).ifPresent(complaint::advisedBy);
        entry.done();
        if (match.isEmpty() || against.isEmpty() || board.isEmpty()) {
            return Optional.empty();
        }
        MatchCard card = matches.card(match.get());
        checkCard(card, matchAt.orElseThrow());
        int number = board.getAsInt();
        if (!card.boards().isEmpty() && number > card.boards().size()) {
            boardAt.orElseThrow()
                    .fault("board " + number, "the match has " + card.boards().size() + " boards; name one of them");
        } else {
            placed.add(new Placed(Place.of(boardAt.orElseThrow()), limits -> limits.faults(number)));
        }
        placed.add(new Placed(Place.of(matchAt.orElseThrow()), limits -> limits.faultsOfComplaintAbout(card)));
        return Optional.of(complaint
                .match(match.get())
                .against(against.get())
                .board(number)
                .build());
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

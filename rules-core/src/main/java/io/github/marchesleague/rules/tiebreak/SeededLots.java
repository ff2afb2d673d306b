/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.tiebreak;

import io.github.marchesleague.rules.match.Points;
import io.github.marchesleague.rules.match.TeamId;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lots drawn by a published number: the same number gives the same order every time and everywhere, and anybody can check
 * it. A team's lot is the SHA-256 digest of the number, a colon and the team's identifier in UTF-8; the highest comes
 * first, compared as the digest's first two blocks of four bytes without their sign.
 *
 * @param seed the published number
 */
public record SeededLots(long seed) implements TieBreak {

    private static final long UNSIGNED = 0xFFFF_FFFFL;

    @Override
    public String id() {
        return "lots-by-number-" + seed;
    }

    @Override
    public Division divide(TiedGroup group) {
        Map<TeamId, Figure> lots = new LinkedHashMap<>();
        group.teams().forEach(team -> lots.put(team, lot(team)));
        return Division.by(lots, Direction.MORE);
    }

    private Figure lot(TeamId team) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            ByteBuffer digest = ByteBuffer.wrap(sha256.digest((seed + ":" + team).getBytes(StandardCharsets.UTF_8)));
            return new Figure(List.of(Points.of(digest.getInt() & UNSIGNED), Points.of(digest.getInt() & UNSIGNED)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    @Override
    public boolean looksBesideResults() {
        return false;
    }
}

/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.standings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.marchesleague.rules.tiebreak.PartialSplit;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Random leagues with many ties, under every policy and several chains, through the engine and the transcription. */
class RandomLeaguesProperties {

    /**
     * What a league is made from.
     *
     * @param teams how many teams
     * @param chain which chain
     * @param policy which policy
     * @param seed of the results
     */
    record Drawn(int teams, int chain, PartialSplit policy, long seed) {}

    @Provide
    Arbitrary<Drawn> leagues() {
        return Combinators.combine(
                        Arbitraries.integers().between(2, 12),
                        Arbitraries.integers().between(0, DrawnLeague.CHAINS.size() - 1),
                        Arbitraries.of(PartialSplit.class),
                        Arbitraries.longs())
                .as(Drawn::new);
    }

    @Property(tries = 5000)
    void engineAgreesWithTranscription(
            @ForAll @From("leagues") Drawn drawn, @ForAll @IntRange(max = DrawnLeague.FLAVOURS - 1) int flavour) {
        DrawnLeague league = DrawnLeague.of(drawn.teams(), drawn.chain(), drawn.policy(), flavour, drawn.seed());
        assertThat(AgainstTranscription.engine(league.teams(), league.matches(), league.playOffs(), league.rules()))
                .isEqualTo(AgainstTranscription.transcription(
                        league.teams(), league.matches(), league.playOffs(), league.literal()));
    }
}

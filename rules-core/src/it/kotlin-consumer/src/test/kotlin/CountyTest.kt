/* SPDX-License-Identifier: Apache-2.0 */
import io.github.marchesleague.rules.League
import io.github.marchesleague.rules.match.BoardResult
import io.github.marchesleague.rules.match.MatchResult
import io.github.marchesleague.rules.match.Points
import io.github.marchesleague.rules.match.TeamId
import io.github.marchesleague.rules.ruleset.RuleSet
import io.github.marchesleague.rules.ruleset.RuleSetReader
import io.github.marchesleague.rules.tiebreak.Direction
import io.github.marchesleague.rules.tiebreak.Division
import io.github.marchesleague.rules.tiebreak.Figure
import io.github.marchesleague.rules.tiebreak.TieBreak
import io.github.marchesleague.rules.tiebreak.TiedGroup
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** The team with fewer drawn boards goes first. */
object FewestDraws : TieBreak {
    override fun id() = "fewest-draws"

    override fun divide(group: TiedGroup): Division =
        Division.by(
            group.teams().associateWith { team ->
                val boards = group.matchesOf(team).flatMap { it.boards() }
                Figure.of(Points.of(boards.count { it.kind() == BoardResult.Kind.DRAW }.toLong()))
            },
            Direction.FEWER,
        )
}

class CountyTest {
    private val rules: RuleSet =
        RuleSetReader.builder().register("fewest-draws", FewestDraws).build().read(
            "county.yaml",
            "{id: county, name: County, boards: 3, rankedBy: match-points, tieBreaks: [fewest-draws, shared], partialSplit: re-form}",
        )

    private val results = listOf(
        MatchResult.of("Wem", "Clun", "1-0", "½-½", "0-1"),
        MatchResult.builder()
            .home(TeamId.of("Clun"))
            .away(TeamId.of("Onny"))
            .addBoards(BoardResult.HOME_WIN, BoardResult.HOME_WIN, BoardResult.AWAY_WIN)
            .build(),
        MatchResult.of("Onny", "Wem", "0-1", "½-½", "½-½"),
    )

    @Test
    fun computesATableAndExplainsATie() {
        val table = League.standings(results, rules)
        assertEquals(listOf("Clun", "Wem", "Onny"), table.rows().map { it.team().name() })
        val separation = table.separation(TeamId.of("Wem"), TeamId.of("Clun")).orElseThrow()
        assertEquals("fewest-draws", separation.criterion())
        assertEquals("1", separation.figureAbove().toString())
    }
}

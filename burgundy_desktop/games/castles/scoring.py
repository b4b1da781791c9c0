"""Points during play and at the end, each with its reason.

Rulebook: "A játék vége", "A sárga lapkák" (tiles 15 to 26).
"""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.games.castles.queries import counts
from burgundy_desktop.games.castles.state import OVER, REASONS, PlayerState, State
from burgundy_desktop.games.castles.tables import board, knowledge
from burgundy_desktop.games.castles.tables.estates import ESTATES
from burgundy_desktop.games.castles.tables.pieces import ANIMAL, TILE_ANIMAL, TILE_ANIMALS

REGION, PHASE, BONUS, ANIMALS, WATCHTOWER, SALES, UNSOLD, SILVER, WORKERS = range(9)
FIRST_KNOWLEDGE_REASON = REASONS.index("knowledge_15")

TIE_BREAKS = ("empty_spaces", "later_in_turn_order")


def add_points(
    state: State, seat: Seat, points: int, reason: int, events: EventLog, place: int = -1
) -> None:
    """Give points to a seat; 0 points are not logged."""
    if points:
        player = state.players[seat]
        player.points += points
        player.scored[reason] += points
        if events is not SILENT:
            events.log(PointsScored, seat, points, REASONS[reason], place)


def animal_points(player: PlayerState, space: int) -> int:
    """Points for the animal tile just placed on `space`.

    Each tile of the same animal in the pasture scores again: three cows beside an older tile of
    four score 3 + 4. Tile 7 adds a point for every tile that scores. Rulebook: "Állat".
    """
    tiles = player.tiles
    animal = TILE_ANIMAL[tiles[space]]
    estate = ESTATES[player.estate]
    extra = knowledge.ANIMAL_TILE_BONUS if player.knows(7) else 0
    return sum(
        TILE_ANIMALS[tiles[other]] + extra
        for other in estate.regions[estate.region[space]]
        if tiles[other] >= 0 and TILE_ANIMAL[tiles[other]] == animal
    )


def knowledge_points(player: PlayerState, number: int) -> int:
    """What knowledge tile `number` (15 to 26) would bring at the end of the game."""
    each = knowledge.POINTS_OF[number]
    if number == 15:
        return each * sum(1 for count in player.sold if count)
    if number == 24:
        return each * len(_animals(player))
    if number == 25:
        return each * sum(player.sold)
    if number == 26:
        return each * counts.bonus_tiles(player)
    return each * counts.placed_buildings(player, knowledge.BUILDING_REWARDED_BY[number])


def _animals(player: PlayerState) -> set[int]:
    return {TILE_ANIMAL[player.tiles[s]] for s in _pasture_spaces(player) if player.tiles[s] >= 0}


def _pasture_spaces(player: PlayerState) -> list[int]:
    return [s for s, kind in enumerate(ESTATES[player.estate].kind) if kind == ANIMAL]


def final_points(player: PlayerState) -> list[tuple[int, int]]:
    """All lines of the final scoring as (reason, points), in the order of the score sheet."""
    lines = [
        (UNSOLD, board.UNSOLD_POINTS * sum(player.goods)),
        (SILVER, board.SILVER_POINTS * player.silver),
        (WORKERS, player.workers // board.WORKERS_PER_POINT),
    ]
    for number in range(15, 27):
        if player.knows(number):
            reason = FIRST_KNOWLEDGE_REASON + number - 15
            lines.append((reason, knowledge_points(player, number)))
    return lines


def score_end_of_game(state: State, events: EventLog) -> None:
    """The final scoring, seat by seat."""
    for seat in state.turn_order:
        for reason, points in final_points(state.players[seat]):
            add_points(state, seat, points, reason, events)


def score_sheet(state: State) -> ScoreSheet:
    """The score sheet: where every point came from. Ties: more empty spaces, then later in turn
    order (R20).
    """
    seats = [Seat(index) for index in range(len(state.players))]
    lines = tuple(
        ScoreLine(seat, REASONS[reason], points)
        for seat in seats
        for reason, points in enumerate(state.players[seat].scored)
        if points
    )
    standings = rank(
        {seat: state.players[seat].points for seat in seats},
        {
            seat: (counts.empty_spaces(state.players[seat]), state.turn_order.index(seat))
            for seat in seats
        },
        TIE_BREAKS,
    )
    return ScoreSheet(lines, standings, final=state.stage == OVER)

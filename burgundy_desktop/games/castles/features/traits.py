"""What styles of play differ in: how much of it a seat has."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.styles import Traits, read_styles
from burgundy_desktop.games.castles.queries.rounds import ALL_ROUNDS, rounds_left
from burgundy_desktop.games.castles.scoring import ANIMALS
from burgundy_desktop.games.castles.state import OVER, State
from burgundy_desktop.games.castles.tables.estates import ESTATES
from burgundy_desktop.games.castles.tables.folder import FOLDER
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDING,
    CASTLE,
    KINDS,
    KNOWLEDGE,
    MINE,
    SHIP,
    TILE_ANIMALS,
    TILE_KIND,
)

NAMES = ("herds", "knowledge", "trade", "buildings", "mines", "castles")
"""Points for animals, and animals on stored tiles; goods, sold ones too, and stored ships; of the
others the tiles, stored ones too.
"""


def _amounts(state: State, seat: Seat) -> tuple[int, ...]:
    player = state.players[seat]
    occupied, of_kind = player.occupied, ESTATES[player.estate].kind_mask
    stored, animals = [0] * len(KINDS), 0
    for tile in player.storage:
        stored[TILE_KIND[tile]] += 1
        animals += TILE_ANIMALS[tile]
    return (
        player.scored[ANIMALS] + animals,
        player.knowledge.bit_count() + stored[KNOWLEDGE],
        sum(player.goods) + sum(player.sold) + stored[SHIP],
        (occupied & of_kind[BUILDING]).bit_count() + stored[BUILDING],
        (occupied & of_kind[MINE]).bit_count() + stored[MINE],
        (occupied & of_kind[CASTLE]).bit_count() + stored[CASTLE],
    )


def _left(state: State) -> float:
    return 0.0 if state.stage == OVER else rounds_left(state) / ALL_ROUNDS


TRAITS = Traits(NAMES, _amounts, _left, read_styles(FOLDER / "styles.json", NAMES))

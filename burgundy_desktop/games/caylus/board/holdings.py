"""The holdings on a player's card: everything that a player has."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS, DENIER, amount

_DENIERS = phrase("Deniers", "on a player's card")
_CUBES = (
    phrase("Food", "on a player's card"),
    phrase("Wood", "on a player's card"),
    phrase("Stone", "on a player's card"),
    phrase("Cloth", "on a player's card"),
    phrase("Gold", "on a player's card"),
)
_WORKERS = phrase("Workers left", "on a player's card")
_HOUSES = phrase("Houses in the section that is built", "on a player's card")


def holdings(observation: Observation, seat: Seat) -> tuple[Holding, ...]:
    """Deniers, available workers, and houses in the current section of the castle; cubes."""
    table = observation.table
    player = table.players[seat]
    cubes = (
        Holding(
            art.cube_sprite(kind), amount(player.purse, kind), _CUBES[kind](), pales=True, row=1
        )
        for kind in CUBE_KINDS
    )
    section = min(table.section, len(table.castle) - 1)
    return (
        Holding(art.DENIER_CROSS, amount(player.purse, DENIER), _DENIERS(), pales=True),
        Holding(art.worker_sprite(seat), player.workers, _WORKERS(), pales=True),
        Holding(art.house_sprite(seat), table.castle[section].count(seat), _HOUSES(), pales=True),
        *cubes,
    )

"""The holdings on a player's card."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.board.art import CARDS, of_seat, sprite
from burgundy_desktop.games.boonlake.board.wording import names
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.queries.paying import units_at
from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.boards import CANAL, production_level

_COINS = phrase("Coins", "on a player's card")
_VASES = phrase("Vases", "on a player's card")
_RANCH = phrase("Inhabitants on the ranch", "on a player's card")
_HAND = phrase("Cards in hand", "on a player's card")
_LEVERS = phrase("Levers ready", "on a player's card")
_HOUSES = phrase("Houses built", "on a player's card")
_SETTLEMENTS = phrase("Settlements built", "on a player's card")
_CATTLE = phrase("Cattle placed", "on a player's card")
_AVAILABLE = phrase("{resource}, available", "on a player's card")
_CACTUS = phrase("Steps on the cactus track", "on the card of the Eminence")


def holdings(observation: Observation, seat: Seat) -> tuple[Holding, ...]:
    """Coins, goods and inhabitants of a player; below, pieces that have left the player board, and
    resources.
    """
    side = observation.table.side(seat)
    if isinstance(side, Eminence):
        return (*_built(side, seat), Holding(sprite("cactus"), side.cactus, _CACTUS()))
    return (
        Holding(sprite("coin"), side.coins, _COINS(), pales=True),
        Holding(sprite("vase"), side.vases, _VASES(), pales=True),
        Holding(of_seat("inhabitant", seat), side.ranch, _RANCH(), pales=True),
        Holding(CARDS, len(side.hand), _HAND(), pales=True),
        Holding(sprite("lever_up"), side.ready.bit_count(), _LEVERS(), pales=True),
        *_built(side, seat, row=1),
        *_resources(side),
    )


def _built(side: PlayerState | Eminence, seat: Seat, row: int = 0) -> tuple[Holding, ...]:
    return (
        Holding(of_seat("house", seat), side.houses, _HOUSES(), True, row),
        Holding(of_seat("settlement", seat), side.settlements, _SETTLEMENTS(), True, row),
        Holding(of_seat("cattle", seat), side.cattle, _CATTLE(), True, row),
    )


def _resources(player: PlayerState) -> Iterator[Holding]:
    """What is available of each resource, in the order of the canal: its site and the canoes."""
    for section, resource in enumerate(CANAL):
        level = production_level(player.production, resource)
        word = words.RESOURCES[resource]
        picture = f"production_{word}_{level}" if level else f"resource_{word}"
        name = _AVAILABLE(resource=names.RESOURCES[resource]())
        yield Holding(sprite(picture), units_at(player, section), name, True, 1)

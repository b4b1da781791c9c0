"""The holdings on a player's card."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.board.art import sprite
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.state import PlayerState

_SILVER = phrase("Silverlings")
_WORKERS = phrase("Workers")
_GOODS = phrase("Goods to sell")
_STORED = phrase("Tiles in the storage")


def holdings(observation: Observation, seat: Seat) -> tuple[Holding, ...]:
    """Silver, workers, goods and stored tiles of a player."""
    player = observation.table.players[seat]
    return (
        Holding(sprite("silverling"), player.silver, _SILVER()),
        Holding(sprite("worker"), player.workers, _WORKERS()),
        Holding(goods_in_hand(player), sum(player.goods), _GOODS()),
        Holding(sprite("hex_building"), len(player.storage), _STORED()),
    )


def goods_in_hand(player: PlayerState) -> str:
    """The drawing of the type that the player has most of."""
    most = max(range(len(player.goods)), key=lambda goods: player.goods[goods])
    return sprite(f"goods_{most + 1}")

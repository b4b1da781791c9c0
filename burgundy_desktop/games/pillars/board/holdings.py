"""The holdings on a player's card: materials and tricks."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.board.art import sprite, token_sprite
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation

_MATERIALS = (
    phrase("Sand", "on a player's card"),
    phrase("Wood", "on a player's card"),
    phrase("Stone", "on a player's card"),
    phrase("Metal", "on a player's card"),
)
_TRICKS = phrase("Tricks won in this hand", "on a player's card")


def holdings(observation: Observation, seat: Seat) -> tuple[Holding, ...]:
    """The stock, and how many tricks were won in this hand."""
    player = observation.table.players[seat]
    stock = (
        Holding(token_sprite(material), units, _MATERIALS[material](), pales=True)
        for material, units in enumerate(player.stock)
    )
    return (*stock, Holding(sprite("trick_pile"), player.tricks, _TRICKS(), pales=True))

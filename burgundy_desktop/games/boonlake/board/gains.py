"""What a move brings besides points: coins, vases and inhabitants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_desktop.boardkit.gains import gained
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.board.art import of_seat, sprite
from burgundy_desktop.games.boonlake.board.wording.gains import at_once
from burgundy_desktop.games.boonlake.observation import Observation


def gains(observation: Observation, events: Sequence[Event]) -> Mapping[str, int]:
    """Coins, vases and inhabitants that a move brings the observer by itself."""
    seat = observation.seat
    brings = {
        e.CoinsGained: lambda event: ((sprite("coin"), event.coins),),
        e.VasesGained: lambda event: ((sprite("vase"), event.vases),),
        e.InhabitantsGained: lambda event: ((of_seat("inhabitant", seat), event.inhabitants),),
    }
    return gained(at_once(events), seat, brings)

"""What a move brings besides points: deniers and cubes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgundy_desktop.boardkit.gains import Brings, Things, gained
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.board.wording.gains import at_once
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS, DENIER, amount


def gains(observation: Observation, events: Sequence[Event]) -> Mapping[str, int]:
    """Deniers and cubes that a move brings the observer by itself."""
    return gained(at_once(events, observation.seat), observation.seat, _BRINGS)


def _in_the_bundle(event: Any) -> Things:
    yield art.sprite("denier_cross"), amount(event.gain, DENIER)
    for kind in CUBE_KINDS:
        yield art.cube_sprite(kind), amount(event.gain, kind)


_BRINGS: Final[Brings] = dict.fromkeys((e.Gained, e.Traded, e.FavorUsed), _in_the_bundle)

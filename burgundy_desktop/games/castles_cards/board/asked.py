"""What a question is about: the card that asks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles_cards.board.art import card_key
from burgundy_desktop.games.castles_cards.events import ProjectPlaced
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.state import steps as s

_BY_A_PLACED_CARD: Final = frozenset(
    {
        s.EXTRA_ACTION,
        s.PICK_GOOD,
        s.PICK_ANIMAL,
        s.PICK_EITHER,
        s.TAKE_BY_BUILDING,
        s.WAREHOUSE_SALE,
        s.TOWN_HALL_PLACEMENT,
    }
)


def asked_about(observation: Observation, latest: Iterable[Event]) -> Target | str | None:
    """The card that waits for room, or the one that was placed and does something now. A reward
    is chosen on a panel above the estate.
    """
    pending = observation.table.pending
    if not pending:
        return None
    step, number, *_ = pending[-1]
    if step == s.DISCARD:
        return card_key(number)
    if step not in _BY_A_PLACED_CARD:
        return None
    mine = (e for e in latest if isinstance(e, ProjectPlaced) and e.seat == observation.seat)
    return next((card_key(placed.card) for placed in mine), None)

"""What chance has revealed, for the proof of fair chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles_cards.events.automaton import AaronPileTurned
from burgundy_desktop.games.castles_cards.events.course import (
    DisplayFilled,
    GameSetUp,
    HandRefilled,
    RoundStarted,
)
from burgundy_desktop.games.castles_cards.events.goods import (
    CardsDrawn,
    StackDivided,
    StackUncovered,
)
from burgundy_desktop.games.castles_cards.state import State


def shown(state: State, events: Sequence[Event]) -> Mapping[str, int]:
    """Cards that came to the display, to hands and out of stacks; goods and animals are cards."""
    return {"cards": sum(_cards(state, event) for event in events)}


def _cards(state: State, event: Event) -> int:
    if isinstance(event, GameSetUp):
        return sum(map(len, (*event.goods, *event.animals)))
    if isinstance(event, RoundStarted):
        return sum(len(player.hand) for player in state.players)
    if isinstance(event, CardsDrawn):
        return event.count
    if isinstance(event, DisplayFilled | AaronPileTurned):
        return len(event.cards)
    return int(isinstance(event, HandRefilled | StackUncovered | StackDivided))

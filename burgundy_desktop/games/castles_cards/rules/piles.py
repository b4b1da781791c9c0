"""Drawing and reshuffling, and the stacks of goods and animals. Rules §8."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.state import State


def draw_cards(state: State, count: int, events: EventLog) -> list[int]:
    """The next cards of the draw pile, first one first; fewer if there are no more."""
    cards: list[int] = []
    while len(cards) < count and (state.draw or _reshuffle(state, events)):
        taken = state.draw[len(cards) - count :]
        state.draw = state.draw[: len(cards) - count]
        cards += reversed(taken)
    return cards


def _reshuffle(state: State, events: EventLog) -> bool:
    """The discard pile becomes the draw pile (R14). False if there is none."""
    if not state.discards:
        return False
    cards = list(state.discards)
    state.chance.shuffle(cards)
    state.draw, state.discards = tuple(cards), ()
    state.fresh = sum(1 << card for card in cards)
    events.log(e.PileReshuffled, len(cards))
    return True


def take_good(state: State, stack: int, events: EventLog) -> None:
    """The player to move takes the top card of a stack of goods."""
    kind = state.goods[stack][-1]
    state.player.goods[kind] += 1
    events.log(e.GoodTaken, state.seat, stack, kind)
    _uncover(state.goods, stack, True, events)


def take_animal(state: State, stack: int, events: EventLog) -> None:
    """The player to move takes the top card of a stack of animals."""
    kind = state.animals[stack][-1]
    state.player.animals[kind] += 1
    events.log(e.AnimalTaken, state.seat, stack, kind)
    _uncover(state.animals, stack, False, events)


def _uncover(stacks: list[tuple[int, ...]], stack: int, goods: bool, events: EventLog) -> None:
    """Take the top card off; an empty stack gets the lower half of the other one (R16)."""
    stacks[stack] = rest = stacks[stack][:-1]
    if rest:
        events.log(e.StackUncovered, goods, stack, rest[-1])
        return
    other = stacks[1 - stack]
    lower = len(other) // 2
    if lower:
        stacks[stack], stacks[1 - stack] = other[:lower], other[lower:]
        events.log(e.StackDivided, goods, stack, lower, other[lower - 1])

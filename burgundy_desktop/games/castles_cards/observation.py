"""Observations, and states that fit them.

Hidden from everybody: the draw pile, the personal piles, the automaton's piles, goods and animals
below the top of their stacks. Hidden from the others: a hand, and cards drawn with silver until
their buyer has decided. Hidden cards become `HIDDEN`, so that they can be shown face down; their
number stays. Which cards are hidden is known: those that are visible nowhere. A player who counts
cards also knows which ones were shuffled into the draw pile last: hidden cards of that lot are
`HIDDEN_FRESH`. Rules §3, R27.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.core import hidden_cards
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.hidden_cards import HIDDEN, HIDDEN_FRESH, Stack
from burgundy_desktop.core.ids import Seat, sees
from burgundy_desktop.core.outcomes import Code, Coming, Draws, Outcomes
from burgundy_desktop.games.castles_cards.events.course import HandRefilled
from burgundy_desktop.games.castles_cards.state import Automaton, State
from burgundy_desktop.games.castles_cards.state.steps import DISCARD
from burgundy_desktop.games.castles_cards.tables.cards import (
    CARD_COLOUR,
    CARD_DIE,
    CARD_KIND,
    CARDS,
)
from burgundy_desktop.games.castles_cards.tables.components import ANIMAL_COPIES, GOODS_COPIES


@attrs.frozen
class Observation:
    """The table as `seat` sees it. `table` is masked; do not change it."""

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """The observation of `seat`: states that differ only in hidden things give equal ones. `state`
    may be the table of an observation: then `seat` sees what it may see of that.
    """
    table = state.copy()
    table.chance = Chance(0)
    fresh = state.fresh
    table.draw = hidden_cards.masked(state.draw, fresh)
    for other, player in enumerate(table.players):
        player.pile = hidden_cards.masked(player.pile, fresh)
        if not sees(seat, other):
            player.hand = hidden_cards.masked(player.hand, fresh)
    if table.drawn and not sees(seat, state.seat):
        table.drawn = hidden_cards.masked(table.drawn, fresh)
    if table.aaron is not None:
        table.aaron = _with_piles(
            table.aaron, tuple(hidden_cards.masked(pile, fresh) for pile in table.aaron.piles)
        )
    table.goods = [_covered(stack) for stack in table.goods]
    table.animals = [_covered(stack) for stack in table.animals]
    return Observation(seat, table)


def imagine(observation: Observation, chance: Chance) -> State:
    """One state that fits what is seen; everything hidden is drawn from `chance`."""
    state = observation.table.copy()
    state.chance = Chance.from_seed(chance.below(2**31 - 1))
    old, fresh = _unseen_cards(state)
    chance.shuffle(old)
    chance.shuffle(fresh)
    state.draw = hidden_cards.dealt(state.draw, old, fresh)
    for player in state.players:
        player.pile = hidden_cards.dealt(player.pile, old, fresh)
        player.hand = hidden_cards.dealt(player.hand, old, fresh)
    state.drawn = hidden_cards.dealt(state.drawn, old, fresh)
    if state.aaron is not None:
        state.aaron = _with_piles(
            state.aaron, tuple(hidden_cards.dealt(pile, old, fresh) for pile in state.aaron.piles)
        )
    goods = [(player.goods, player.sold) for player in state.players]
    seen = [count for pair in goods for count in pair]
    state.goods = _restacked(state.goods, GOODS_COPIES, seen, chance)
    herds = [player.animals for player in state.players]
    state.animals = _restacked(state.animals, ANIMAL_COPIES, herds, chance)
    return state


def _covered(stack: Stack) -> Stack:
    """Hide all but the last card, which is the top one."""
    return (HIDDEN,) * (len(stack) - 1) + stack[-1:]


def _with_piles(aaron: Automaton, piles: tuple[Stack, ...]) -> Automaton:
    return Automaton(piles, aaron.estate, aaron.firsts, aaron.all_seven)


def _unseen_cards(table: State) -> tuple[list[int], list[int]]:
    """All unseen cards: the older ones, and those last shuffled in."""
    unseen = set(CARDS)
    for cards in _places_of_cards(table):
        unseen.difference_update(cards)
    return hidden_cards.in_lots(unseen, table.fresh)


def _places_of_cards(table: State) -> Iterator[Iterable[int]]:
    yield table.discards
    yield table.drawn
    yield from table.display
    yield (argument for kind, argument in table.pending if kind == DISCARD)
    for player in table.players:
        yield player.hand
        yield player.projects
        yield from player.estate.columns
    if table.aaron is not None:
        yield from table.aaron.estate.columns


def _restacked(
    stacks: list[Stack], copies: tuple[int, ...], seen: list[list[int]], chance: Chance
) -> list[Stack]:
    """Restore stacks: their covered cards are the unseen ones."""
    covered = []
    for kind, count in enumerate(copies):
        in_sight = sum(counts[kind] for counts in seen) + sum(s[-1:].count(kind) for s in stacks)
        covered += [kind] * (count - in_sight)
    chance.shuffle(covered)
    filled = []
    for stack in stacks:
        hidden = max(0, len(stack) - 1)
        filled.append((*covered[:hidden], *stack[-1:]))
        covered = covered[hidden:]
    return filled


def draws(state: State, events: Sequence[Event], seat: Seat) -> Outcomes | None:
    """The cards that could have come to the hand of a seat: those that nobody had seen, counted by
    kind and die. None if no card came.
    """
    if not any(isinstance(event, HandRefilled) and event.seat == seat for event in events):
        return None
    came = state.players[seat].hand[-1]
    is_fresh = state.fresh >> came & 1
    possible = [card for card in _unseen(state) if state.fresh >> card & 1 == is_fresh]
    count = Counter(map(_sort, (came, *possible)))
    one_of = {_sort(card): card for card in (*possible, came)}
    sorts = sorted(count)
    codes = tuple((one_of[sort],) for sort in sorts)
    return Outcomes(codes, tuple(count[sort] for sort in sorts), sorts.index(_sort(came)))


def draw_again(state: State, seat: Seat, came: Code, code: Code) -> None:
    """Let another card come to the hand of a seat, and the one that came lie in its place."""
    if came == code:
        return
    swaps = {came[0]: code[0], code[0]: came[0]}
    state.draw = _swapped(state.draw, swaps)
    for other, player in enumerate(state.players):
        player.pile = _swapped(player.pile, swaps)
        if other == seat:
            player.hand = _swapped(player.hand, swaps)
    if state.aaron is not None:
        piles = tuple(_swapped(pile, swaps) for pile in state.aaron.piles)
        state.aaron = _with_piles(state.aaron, piles)


def _sort(card: int) -> tuple[int, int, int]:
    """What matters of a card."""
    return CARD_COLOUR[card], CARD_KIND[card], CARD_DIE[card]


def _unseen(state: State) -> Iterator[int]:
    """The cards that nobody has seen."""
    yield from state.draw
    for player in state.players:
        yield from player.pile
    if state.aaron is not None:
        for pile in state.aaron.piles:
            yield from pile


def _swapped(cards: Stack, swaps: dict[int, int]) -> Stack:
    return tuple(swaps.get(card, card) for card in cards)


def next_card(observation: Observation) -> tuple[Coming, ...]:
    """What the next card of the own pile may be: any that this seat has not seen, of the lot that
    lies there. Nothing if no card comes any more.
    """
    table = observation.table
    pile = table.players[observation.seat].pile or table.draw
    if not pile:
        return ()
    old, fresh = _unseen_cards(table)
    possible = fresh if pile[-1] == HIDDEN_FRESH else old
    count = Counter(map(_sort, possible))
    one_of = {_sort(card): card for card in reversed(possible)}
    return (Coming(0, {(one_of[sort],): count[sort] for sort in sorted(count)}),)


DRAWS: Final = Draws(draws, draw_again, next_card)

"""Options and chance make the first state. Rulebook: "A játék előkészítése"."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField, Options
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.events import GameSetUp
from burgundy_desktop.games.castles_cards.state import (
    ALL_COLOURS,
    NO_ESTATE,
    PLAYING,
    Automaton,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles_cards.tables.cards import CARDS
from burgundy_desktop.games.castles_cards.tables.components import (
    ALL_SEVEN,
    ANIMAL_COPIES,
    GOODS_COPIES,
)
from burgundy_desktop.games.castles_cards.tables.numbers import (
    AARON_PILES,
    DEALT,
    START_ANIMALS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)

OPTIONS: tuple[OptionField, ...] = ()
NOBODY = -1


def first_state(options: Options, chance: Chance, events: EventLog) -> State:
    """The table before the display of round A is filled; personal piles are dealt."""
    seats = options.seats
    start = chance.below(seats)
    order = tuple(Seat((start + place) % seats) for place in range(seats))
    goods, goods_stacks = _dealt(GOODS_COPIES, seats, START_GOODS, chance)
    animals, animal_stacks = _dealt(ANIMAL_COPIES, seats, START_ANIMALS, chance)
    cards = list(CARDS)
    chance.shuffle(cards)
    piles = [tuple(_from_top(cards, DEALT)) for _ in range(seats)]
    aaron = None
    if seats == 1:
        aaron = Automaton(tuple(tuple(_from_top(cards, count)) for count in AARON_PILES))
    players = [
        PlayerState(
            hand=(),
            pile=piles[seat],
            projects=(),
            estate=NO_ESTATE,
            goods=_counted(goods[seat], GOODS_COPIES),
            sold=[0] * len(GOODS_COPIES),
            animals=_counted(animals[seat], ANIMAL_COPIES),
            silver=START_SILVER,
            workers=START_WORKERS[seats][order.index(Seat(seat))],
            vp=0,
        )
        for seat in range(seats)
    ]
    if events is not None:
        workers = tuple(player.workers for player in players)
        events.append(
            GameSetUp(order, tuple(map(tuple, goods)), tuple(map(tuple, animals)), workers)
        )
    things = _Things(order, tuple(cards), goods_stacks, animal_stacks)
    return _before_round_a(players, aaron, things, chance)


@attrs.frozen
class _Things:
    """The start player and the shared things."""

    order: tuple[Seat, ...]
    draw: tuple[int, ...]
    goods: list[tuple[int, ...]]
    animals: list[tuple[int, ...]]


def _before_round_a(
    players: list[PlayerState], aaron: Automaton | None, things: _Things, chance: Chance
) -> State:
    return State(
        players=players,
        aaron=aaron,
        stage=PLAYING,
        round=0,
        turn=0,
        order=things.order,
        mover=0,
        played=False,
        bought=False,
        holder=NOBODY if aaron is not None else things.order[0],
        sale=False,
        pending=[],
        display=[()] * 7,
        draw=things.draw,
        discards=(),
        drawn=(),
        fresh=0,
        goods=things.goods,
        animals=things.animals,
        firsts=ALL_COLOURS,
        all_seven=ALL_SEVEN[len(players)],
        chance=chance,
    )


def _from_top(cards: list[int], count: int) -> list[int]:
    """Take the last cards off, the topmost first."""
    return [cards.pop() for _ in range(count)]


def _dealt(
    copies: tuple[int, ...], seats: int, each: int, chance: Chance
) -> tuple[list[list[int]], list[tuple[int, ...]]]:
    """Some for each seat, the rest in two stacks; the first gets the odd card."""
    things = [kind for kind, count in enumerate(copies) for _ in range(count)]
    chance.shuffle(things)
    hands = [_from_top(things, each) for _ in range(seats)]
    half = len(things) // 2
    return hands, [tuple(things[half:]), tuple(things[:half])]


def _counted(things: list[int], copies: tuple[int, ...]) -> list[int]:
    return [things.count(kind) for kind in range(len(copies))]

"""Options and chance make the first state. Rulebook: "A játék előkészítése"."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.castles_cards import state
from burgundy_desktop.games.castles_cards.events import GameSetUp
from burgundy_desktop.games.castles_cards.tables import components, numbers
from burgundy_desktop.games.castles_cards.tables.cards import CARDS

OPTIONS: tuple[OptionField, ...] = ()
NOBODY = -1


def first_state(options: Options, chance: Chance, events: EventLog) -> state.State:
    """The table before the display of round A is filled; personal piles are dealt."""
    seats = options.seats
    start = chance.below(seats)
    order = tuple(Seat((start + place) % seats) for place in range(seats))
    goods, goods_stacks = _dealt(components.GOODS_COPIES, seats, numbers.START_GOODS, chance)
    animals, animal_stacks = _dealt(components.ANIMAL_COPIES, seats, numbers.START_ANIMALS, chance)
    cards = list(CARDS)
    chance.shuffle(cards)
    piles = [tuple(_from_top(cards, numbers.DEALT)) for _ in range(seats)]
    aaron = None
    if seats == 1:
        aaron = state.Automaton(
            tuple(tuple(_from_top(cards, count)) for count in numbers.AARON_PILES)
        )
    players = [
        state.PlayerState(
            hand=(),
            pile=piles[seat],
            projects=(),
            estate=state.NO_ESTATE,
            goods=_counted(goods[seat], components.GOODS_COPIES),
            sold=[0] * len(components.GOODS_COPIES),
            animals=_counted(animals[seat], components.ANIMAL_COPIES),
            silver=numbers.START_SILVER,
            workers=numbers.START_WORKERS[seats][order.index(Seat(seat))],
            vp=0,
        )
        for seat in range(seats)
    ]
    workers = tuple(player.workers for player in players)
    events.log(GameSetUp, order, tuple(map(tuple, goods)), tuple(map(tuple, animals)), workers)
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
    players: list[state.PlayerState], aaron: state.Automaton | None, things: _Things, chance: Chance
) -> state.State:
    return state.State(
        players=players,
        aaron=aaron,
        stage=state.PLAYING,
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
        firsts=state.ALL_COLOURS,
        all_seven=components.ALL_SEVEN[len(players)],
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

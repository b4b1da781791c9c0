"""Options and chance make the first state. Rulebook: "A játék előkészítése"."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField, Options
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.events import GameSetUp
from burgundy_desktop.games.castles_cards.state import (
    ALL_COLORS,
    NO_ESTATE,
    PLAYING,
    Automaton,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles_cards.tables.cards import CARDS
from burgundy_desktop.games.castles_cards.tables.numbers import (
    AARON_PILES,
    DEALT,
    START_ANIMALS,
    START_GOODS,
    START_SILVER,
    START_WORKERS,
)
from burgundy_desktop.games.castles_cards.tables.things import (
    ALL_SEVEN,
    ANIMAL_COPIES,
    GOODS_COPIES,
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
    workers = [START_WORKERS[seats][order.index(Seat(seat))] for seat in range(seats)]
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
            workers=workers[seat],
            vp=0,
        )
        for seat in range(seats)
    ]
    if events is not None:
        events.append(
            GameSetUp(order, tuple(map(tuple, goods)), tuple(map(tuple, animals)), tuple(workers))
        )
    return State(
        players=players,
        aaron=aaron,
        stage=PLAYING,
        round=0,
        turn=0,
        order=order,
        mover=0,
        played=False,
        bought=False,
        holder=NOBODY if aaron is not None else start,
        sale=False,
        pending=[],
        display=[()] * 7,
        draw=tuple(cards),
        discards=(),
        drawn=(),
        fresh=0,
        goods=goods_stacks,
        animals=animal_stacks,
        firsts=ALL_COLORS,
        all_seven=ALL_SEVEN[seats],
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

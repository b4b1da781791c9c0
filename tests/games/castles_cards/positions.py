"""Positions of the card game set up by hand, in the words of docs/rules/castles_cards/cases.md.

Seats are called Anna, Benno, Carla, Dario. Cards go by their ids in `action_cards.toml`, goods and
animals by their names. Stacks and piles are written top card first, as there. What a position does
not name is as little as can be: nobody owns anything, the display is empty; all cards that are not
named lie in the draw pile. Alone, Aaron has the seat after Anna's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.game import GAME, INFO
from burgundy_desktop.games.castles_cards.setup import first_state
from burgundy_desktop.games.castles_cards.state import NO_ESTATE, Automaton, Estate, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CARD_NUMBER, CARDS
from burgundy_desktop.games.castles_cards.tables.components import ANIMAL_COPIES, GOODS_COPIES
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, COLOURS, GOODS
from tests.games.castles_cards.conservation import TURNS, cards_in_sight, complaints
from tests.games.castles_cards.table import Table, names, number
from tests.games.positions import ImpossiblePosition, by_seat, check, made_up

ANNA, BENNO, CARLA, DARIO = (Seat(index) for index in range(4))

Names = Sequence[str]

NOTHING: dict[str, Any] = {
    "hand": None,
    "pile": (),
    "projects": (),
    "estate": (),
    "silver": 0,
    "workers": 0,
    "points": 0,
    "goods": {},
    "sold": {},
    "animals": {},
    "firsts": (),
    "all_seven": 0,
}
"""What a seat has of which nothing is said; without a hand it is dealt the cards it needs."""

TOPS = {
    "goods": (("light", "medium"), ("dark", "light")),
    "animals": (("cow", "pig"), ("sheep", "chicken")),
}
"""What lies on top of the two stacks unless a position says otherwise."""


def numbers(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD_NUMBER[name] for name in names)


def counted(things: Mapping[str, int], kinds: Sequence[str]) -> list[int]:
    """How many of each kind."""
    assert set(things) <= set(kinds)
    return [things.get(kind, 0) for kind in kinds]


def estate_of(*columns: Names) -> Estate:
    """Columns filled card by card, in order."""
    estate = NO_ESTATE
    for column, cards in enumerate(columns):
        for card in cards:
            estate = estate.with_card(number(card), column)
    return estate


def stack(kinds: Sequence[str], things: Names) -> tuple[int, ...]:
    """A stack written top first, as the state keeps it."""
    return tuple(kinds.index(thing) for thing in reversed(things))


def colours_mask(colours: Iterable[str]) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours)


def colours_of(mask: int) -> set[str]:
    return {colour for index, colour in enumerate(COLOURS) if mask >> index & 1}


def new_game(seats: int, seed: int = 1) -> Table:
    """A game as it begins."""
    events = Events()
    state = GAME.start(INFO.options_for(seats), Chance.from_seed(seed), events)
    return Table(state, state.seat, events)


def set_up(
    *,
    seats: int = 2,
    me: Seat = ANNA,
    display: Mapping[int, Names] | None = None,
    draw: Names = (),
    draw_only: bool = False,
    discards: Names = (),
    goods_stacks: tuple[Names, Names] | None = None,
    animal_stacks: tuple[Names, Names] | None = None,
    round: str = "A",  # noqa: A002  # the word of the rulebook
    turn: int | None = None,
    order: Sequence[Seat] | None = None,
    start_player: Seat | None = None,
    aaron_piles: Sequence[Names] | None = None,
    unchecked: str = "",
    **belongings: Any,
) -> Table:
    """The turn of `me`, who has two cards in hand unless their hand is named.

    `draw` lies on top of the draw pile. `draw_only` leaves nothing below it: what nobody has is
    built into the estate of the next side. Stacks that are named hold nothing else: what nobody
    has, the next player has sold, or keeps in the case of animals. `turn` is 0 to 5; it follows
    from the cards that are left, as far as it is not given. `belongings` are those of `NOTHING`,
    each for `me`, for everybody or by seats.
    """
    state = first_state(INFO.options_for(seats), Chance.from_seed(5), SILENT)
    state.order = tuple(order or (Seat(seat) for seat in range(seats)))
    state.mover, state.round = state.order.index(me), "ABCDE".index(round)
    state.holder = -1 if seats == 1 else (1 if start_player is None else start_player)
    belongings.setdefault("hand", {})
    if isinstance(belongings["hand"], Mapping):
        belongings["hand"] = {me: ("ship-3a", "mine-5a"), **belongings["hand"]}
    owned = _owned(belongings, me, seats)
    cards = len(owned[me]["hand"]) + len(owned[me]["pile"])
    state.turn = min(max(TURNS - cards, 0), TURNS - 1) if turn is None else turn
    piles = [()] * (4 - state.round) if aaron_piles is None else map(numbers, aaron_piles)
    _furnish(state, owned, tuple(piles))
    for row, laid in (display or {}).items():
        state.display[row] = numbers(laid)
    state.discards = numbers(discards)
    _stack_things(state, me, goods_stacks, animal_stacks)
    _deal_the_rest(state, numbers(draw), draw_only, [own["hand"] is None for own in owned])
    check(complaints(state), made_up(GAME, state), unchecked=unchecked)
    return Table(state, me)


def _owned(belongings: Mapping[str, Any], me: Seat, seats: int) -> list[dict[str, Any]]:
    """The belongings of each side, by the keys of `NOTHING`; Aaron is the last one."""
    unknown = set(belongings) - set(NOTHING)
    if unknown:
        raise TypeError(f"nobody can own {sorted(unknown)}, only {sorted(NOTHING)}")
    sides = seats + (seats == 1)
    owned: list[dict[str, Any]] = [dict(NOTHING) for _ in range(sides)]
    for word, given in belongings.items():
        for own, has in zip(owned, by_seat(given, me, sides, NOTHING[word]), strict=True):
            own[word] = has
    return owned


def _furnish(
    state: State, owned: Sequence[Mapping[str, Any]], aaron_piles: tuple[tuple[int, ...], ...]
) -> None:
    """What lies before each side."""
    for player, own in zip(state.players, owned, strict=False):
        player.hand, player.projects = numbers(own["hand"] or ()), numbers(own["projects"])
        player.pile = numbers(reversed(own["pile"]))
        player.estate, player.firsts = estate_of(*own["estate"]), colours_mask(own["firsts"])
        player.silver, player.workers, player.vp = own["silver"], own["workers"], own["points"]
        player.goods, player.sold = counted(own["goods"], GOODS), counted(own["sold"], GOODS)
        player.animals, player.all_seven = counted(own["animals"], ANIMALS), own["all_seven"]
    if state.aaron is not None:
        own = owned[-1]
        state.aaron = Automaton(
            aaron_piles, estate_of(*own["estate"]), colours_mask(own["firsts"]), own["all_seven"]
        )
    for own in owned:
        state.firsts &= ~colours_mask(own["firsts"])
        if own["all_seven"]:
            left = list(state.all_seven)
            if own["all_seven"] not in left:
                raise ImpossiblePosition(f"no all-seven-types card {own['all_seven']} is left")
            left.remove(own["all_seven"])
            state.all_seven = tuple(left)


def _stack_things(
    state: State,
    me: Seat,
    goods_stacks: tuple[Names, Names] | None,
    animal_stacks: tuple[Names, Names] | None,
) -> None:
    """The stacks, and the owners of what lies in none of them."""
    free = Counter(dict(enumerate(GOODS_COPIES)))
    for player in state.players:
        free.subtract(dict(enumerate(player.goods)))
        free.subtract(dict(enumerate(player.sold)))
    other = state.players[(me + 1) % len(state.players)]
    state.goods = _stacks(free, GOODS, TOPS["goods"], goods_stacks)
    other.sold = [count + max(0, free[kind]) for kind, count in enumerate(other.sold)]
    free = Counter(dict(enumerate(ANIMAL_COPIES)))
    for player in state.players:
        free.subtract(dict(enumerate(player.animals)))
    state.animals = _stacks(free, ANIMALS, TOPS["animals"], animal_stacks)
    other.animals = [count + max(0, free[kind]) for kind, count in enumerate(other.animals)]


def _stacks(
    free: Counter[int],
    kinds: Sequence[str],
    tops: tuple[Names, Names],
    named: tuple[Names, Names] | None,
) -> list[tuple[int, ...]]:
    """The named stacks, or all that is free in two halves; it is not free any more then."""
    if named is not None:
        one, other = (stack(kinds, things) for things in named)
        free.subtract(Counter([*one, *other]))
        return [one, other]
    first, second = ([kind for kind in stack(kinds, top) if free[kind] > 0] for top in tops)
    rest = +(free - Counter([*first, *second]))
    below = list(rest.elements())
    half = len(below) // 2
    free.clear()
    return [(*below[:half], *first), (*below[half:], *second)]


def _deal_the_rest(state: State, top: Sequence[int], only: bool, dealt_to: Sequence[bool]) -> None:
    """Deal missing hands and piles, and put the rest below the top cards."""
    used = {*cards_in_sight(state), *top}
    rest = [card for card in CARDS if card not in used]
    for seat, player in enumerate(state.players):
        if dealt_to[seat]:
            done = state.order.index(Seat(seat)) < state.mover
            dealt = [rest.pop() for _ in range(TURNS - state.turn - done - len(player.pile))]
            player.hand, player.pile = tuple(dealt[:2]), (*dealt[2:], *player.pile)
    if only:
        _build_up(state, rest)
        rest = []
    state.draw = (*rest, *reversed(top))


def _build_up(state: State, cards: Sequence[int]) -> None:
    """Put all these cards into the estate of the side after the one that decides."""
    if state.aaron is not None:
        raise ImpossiblePosition("alone, nobody can have built all the other cards")
    player = state.players[(state.seat + 1) % len(state.players)]
    for colour in range(len(COLOURS)):
        of_colour = [card for card in cards if CARD_COLOUR[card] == colour]
        for card in of_colour:
            column = player.estate.open[colour]
            new = len(player.estate.columns)
            player.estate = player.estate.with_card(card, new if column < 0 else column)


__all__ = [
    "ANNA",
    "BENNO",
    "CARLA",
    "DARIO",
    "Table",
    "colours_of",
    "counted",
    "estate_of",
    "names",
    "new_game",
    "number",
    "numbers",
    "set_up",
    "stack",
]

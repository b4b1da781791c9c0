"""Invariants of every position of every game; each complaint is a sentence."""

from collections import Counter
from collections.abc import Iterator, Sequence

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.state import (
    NO_COLUMN,
    OVER,
    Automaton,
    Estate,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles_cards.state.steps import DISCARD
from burgundy_desktop.games.castles_cards.tables.cards import (
    CARD_COLOUR,
    CARD_NAME,
    CARDS,
    CLOISTER,
)
from burgundy_desktop.games.castles_cards.tables.components import (
    ALL_SEVEN,
    ANIMAL_COPIES,
    GOODS_COPIES,
)
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, COLOURS, GOODS
from tests.games.positions import miscounted

ALL_CARDS = dict.fromkeys(CARDS, 1)
ALL_COLOURS = dict.fromkeys(range(len(COLOURS)), 1)
PROJECTS, HAND, TURNS, TRIPLE = 3, 2, 6, 3
"""Room for projects, cards in hand, turns of a round, cards of a full column."""


def complaints(state: State) -> Iterator[str]:
    """Complaints about a position."""
    yield from miscounted(all_cards(state), ALL_CARDS, lambda card: f"the card {CARD_NAME[card]}")
    yield from about_things(state)
    if state.stage != OVER:
        yield from about_players(state)
    for seat, estate in enumerate(estates(state)):
        yield from (f"seat {seat}: {complaint}" for complaint in about_the_estate(estate))


def estates(state: State) -> list[Estate]:
    """The estates of all sides; Aaron's is the last."""
    aaron = [] if state.aaron is None else [state.aaron.estate]
    return [*(player.estate for player in state.players), *aaron]


def cards_in_sight(state: State) -> list[int]:
    """Every card outside the draw pile."""
    cards = [*state.discards, *state.drawn]
    cards += [card for row in state.display for card in row]
    cards += [card for estate in estates(state) for column in estate.columns for card in column]
    for player in state.players:
        cards += [*player.hand, *player.pile, *player.projects]
    if state.aaron is not None:
        cards += [card for pile in state.aaron.piles for card in pile]
    return cards


def all_cards(state: State) -> Counter[int]:
    """Every card of the game, wherever it is."""
    waiting = [argument for kind, argument in state.pending if kind == DISCARD]
    return Counter([*cards_in_sight(state), *state.draw, *waiting])


def about_things(state: State) -> Iterator[str]:
    """The numbers of goods, animals and bonus cards stay the same; stacks are divided in time."""
    goods = [held for player in state.players for held in (player.goods, player.sold)]
    animals = [player.animals for player in state.players]
    yield from _about_tiles("goods", GOODS, goods, state.goods, GOODS_COPIES)
    yield from _about_tiles("animal", ANIMALS, animals, state.animals, ANIMAL_COPIES)
    sides: list[PlayerState | Automaton] = [*state.players]
    if state.aaron is not None:
        sides.append(state.aaron)
    firsts = Counter(
        colour
        for mask in (state.firsts, *(side.firsts for side in sides))
        for colour in range(len(COLOURS))
        if mask >> colour & 1
    )
    for complaint in miscounted(firsts, ALL_COLOURS, COLOURS.__getitem__):
        yield f"the first-completion card of colour {complaint}"
    all_seven = Counter([*state.all_seven, *(side.all_seven for side in sides if side.all_seven)])
    wanted = Counter(ALL_SEVEN[len(state.players)])
    yield from miscounted(all_seven, wanted, lambda value: f"the all-seven-types card {value}")


def _about_tiles(
    what: str,
    names: Sequence[str],
    owned: Sequence[Sequence[int]],
    stacks: Sequence[Sequence[int]],
    copies: Sequence[int],
) -> Iterator[str]:
    found = Counter(kind for stack in stacks for kind in stack)
    for held in owned:
        found.update(dict(enumerate(held)))
    yield from miscounted(+found, dict(enumerate(copies)), lambda n: f"the {what} tile {names[n]}")
    one, other = stacks
    if not (one and other) and len(one) + len(other) > 1:
        yield f"a stack of {what} tiles is empty while the other has {len(one) + len(other)}"


def about_players(state: State) -> Iterator[str]:
    """Nothing is negative; everybody has the cards of the turns to come."""
    for seat, player in enumerate(state.players):
        owned = {"silver": player.silver, "workers": player.workers, "points": player.vp}
        owned |= dict(zip(GOODS, player.goods, strict=True))
        yield from (f"seat {seat} has {n} {name}" for name, n in owned.items() if n < 0)
        if len(player.projects) > PROJECTS:
            yield f"seat {seat} has {len(player.projects)} projects; there is room for {PROJECTS}"
        if len(player.hand) > HAND:
            yield f"seat {seat} has {len(player.hand)} cards in hand, more than {HAND}"
        if seat != state.order[state.mover]:
            done = state.order.index(Seat(seat)) < state.mover
            left, wanted = len(player.hand) + len(player.pile), TURNS - state.turn - done
            if left != wanted:
                yield f"seat {seat} has {left} cards for {wanted} turns"


def about_the_estate(estate: Estate) -> Iterator[str]:
    """Rules §6.1: what `Estate` keeps for speed is what its columns say."""
    present = 0
    open_ = [NO_COLUMN] * len(COLOURS)
    triples = [0] * len(COLOURS)
    for column, (colour, cards) in enumerate(zip(estate.colors, estate.columns, strict=True)):
        if not 1 <= len(cards) <= TRIPLE:
            yield f"column {column} has {len(cards)} cards"
        others = {CARD_COLOUR[card] for card in cards} - {CLOISTER}
        if others != {colour} - {CLOISTER}:
            mixed = sorted(COLOURS[one] for one in others)
            yield f"column {column} of colour {COLOURS[colour]} has cards of {mixed}"
        for card in cards:
            present |= 1 << CARD_COLOUR[card]
        if len(cards) >= TRIPLE:
            triples[colour] += 1
        elif open_[colour] != NO_COLUMN:
            yield f"two columns of colour {COLOURS[colour]} are not complete"
        else:
            open_[colour] = column
    if (estate.present, estate.open, estate.triples) != (present, tuple(open_), tuple(triples)):
        yield "what the estate keeps for speed is not what its columns say"

"""What is true of every position of a game, to check positions from outside."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burgundy_desktop.core import limits
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, Estate, State
from burgundy_desktop.games.castles_cards.state.steps import DISCARD
from burgundy_desktop.games.castles_cards.tables import components
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CARDS, CLOISTER

_COUNT: Final = len(CARDS)
_CARD: Final = (0, _COUNT - 1)
_CARDS: Final = (0, _COUNT)
_COLOURS: Final = limits.mask_of_width(7)
_COLOUR: Final = (0, 6)
_SEAT: Final = (0, 3)
_SEVEN: Final = (7, 7)
_GOODS: Final = (len(components.GOODS_COPIES), len(components.GOODS_COPIES))
_ANIMALS: Final = (len(components.ANIMAL_COPIES), len(components.ANIMAL_COPIES))


def _estate(place: str) -> limits.Limits:
    return {
        f"# {place}.columns": _CARDS,
        f"# {place}.columns[]": (1, 3),
        f"{place}.columns[][]": _CARD,
        f"# {place}.colors": _CARDS,
        f"{place}.colors[]": _COLOUR,
        f"# {place}.open": _SEVEN,
        f"{place}.open[]": (NO_COLUMN, _COUNT),
        f"{place}.present": _COLOURS,
        f"# {place}.triples": _SEVEN,
        f"{place}.triples[]": _CARDS,
    }


LIMITS: Final[limits.Limits] = {
    "# players": (1, 4),
    "# players[].hand": (0, 2),
    "players[].hand[]": _CARD,
    "# players[].pile": (0, 6),
    "players[].pile[]": _CARD,
    "# players[].projects": (0, 3),
    "players[].projects[]": _CARD,
    **_estate("players[].estate"),
    "# players[].goods": _GOODS,
    "players[].goods[]": limits.AMOUNT,
    "# players[].sold": _GOODS,
    "players[].sold[]": limits.AMOUNT,
    "# players[].animals": _ANIMALS,
    "players[].animals[]": limits.AMOUNT,
    "players[].silver": limits.AMOUNT,
    "players[].workers": limits.AMOUNT,
    "players[].vp": limits.AMOUNT,
    "players[].firsts": _COLOURS,
    "players[].all_seven": limits.POINTS,
    "# aaron.piles": (0, 5),
    "# aaron.piles[]": (0, 12),
    "aaron.piles[][]": _CARD,
    **_estate("aaron.estate"),
    "aaron.firsts": _COLOURS,
    "aaron.all_seven": limits.POINTS,
    "stage": (0, 1),
    "round": (0, 4),
    "turn": (0, 5),
    "# order": (1, 4),
    "order[]": _SEAT,
    "mover": _SEAT,
    "holder": (-1, 3),
    "# pending": (0, 20),
    "pending[].0": (0, 10),
    "pending[].1": _CARDS,
    "# display": _SEVEN,
    "# display[]": _CARDS,
    "display[][]": _CARD,
    "# draw": _CARDS,
    "draw[]": _CARD,
    "# discards": _CARDS,
    "discards[]": _CARD,
    "# drawn": (0, 12),
    "drawn[]": _CARD,
    "fresh": limits.mask_of_width(_COUNT),
    "# goods": (2, 2),
    "# goods[]": limits.AMOUNT,
    "goods[][]": (0, _GOODS[0] - 1),
    "# animals": (2, 2),
    "# animals[]": limits.AMOUNT,
    "animals[][]": (0, _ANIMALS[0] - 1),
    "firsts": _COLOURS,
    "# all_seven": (0, 7),
    "all_seven[]": limits.POINTS,
    "chance.stream": limits.STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for an impossible position."""
    limits.check_limits(state, LIMITS)
    seats = len(state.players)
    limits.demand(
        sorted(state.order) == list(range(seats)), "somebody is missing in the turn order"
    )
    limits.demand(max(state.mover, state.holder) < seats, "whose turn it is nobody knows")
    limits.demand(
        (state.holder < 0) == (seats == 1), "the start player card is not where it belongs"
    )
    limits.demand(
        (state.aaron is None) == (seats > 1), "Aaron plays against one, and only against one"
    )
    limits.demand(not state.display[0], "the display has no row 0")
    _check_cards(state)
    _check_things(state)
    for player in state.players:
        _check_estate(player.estate)
    if state.aaron is not None:
        _check_estate(state.aaron.estate)


def _check_cards(state: State) -> None:
    """Check that each card is in exactly one place."""
    cards = [*state.draw, *state.discards, *state.drawn]
    cards += [card for row in state.display for card in row]
    cards += [about for step, about in state.pending if step == DISCARD]
    for player in state.players:
        cards += [*player.hand, *player.pile, *player.projects, *_laid(player.estate)]
    if state.aaron is not None:
        cards += [card for pile in state.aaron.piles for card in pile]
        cards += _laid(state.aaron.estate)
    limits.demand(Counter(cards) == Counter(CARDS), "a card is missing or doubled")


def _laid(estate: Estate) -> list[int]:
    return [card for column in estate.columns for card in column]


def _check_things(state: State) -> None:
    """Check the numbers of goods, animals and bonus cards."""
    for kind, copies in enumerate(components.GOODS_COPIES):
        owned = sum(player.goods[kind] + player.sold[kind] for player in state.players)
        lying = sum(stack.count(kind) for stack in state.goods)
        limits.demand(owned + lying == copies, "goods are lost or made")
    for kind, copies in enumerate(components.ANIMAL_COPIES):
        owned = sum(player.animals[kind] for player in state.players)
        lying = sum(stack.count(kind) for stack in state.animals)
        limits.demand(owned + lying == copies, "animals are lost or made")
    firsts = [state.firsts, *(player.firsts for player in state.players)]
    if state.aaron is not None:
        firsts.append(state.aaron.firsts)
    together = 0
    for one in firsts:
        limits.demand(not together & one, "two have the same bonus card")
        together |= one
    limits.demand(together == _COLOURS[1], "bonus cards are lost")
    held = [player.all_seven for player in state.players]
    held += [] if state.aaron is None else [state.aaron.all_seven]
    wanted = sorted(components.ALL_SEVEN[len(state.players)])
    limits.demand(
        sorted([*state.all_seven, *filter(None, held)]) == wanted, "a card for all seven is lost"
    )


def _check_estate(estate: Estate) -> None:
    """Check that cached values agree with the columns."""
    limits.demand(len(estate.colors) == len(estate.columns), "a column has no colour")
    present = 0
    open_, triples = [NO_COLUMN] * 7, [0] * 7
    for column, (colour, cards) in enumerate(zip(estate.colors, estate.columns, strict=True)):
        others = {CARD_COLOUR[card] for card in cards} - {CLOISTER}
        limits.demand(others == ({colour} - {CLOISTER}), "a column has two colours")
        for card in cards:
            present |= 1 << CARD_COLOUR[card]
        if len(cards) == 3:
            triples[colour] += 1
        else:
            limits.demand(open_[colour] == NO_COLUMN, "two columns of a colour are open")
            open_[colour] = column
    found = (estate.present, estate.open, estate.triples)
    limits.demand(
        found == (present, tuple(open_), tuple(triples)), "the sums of an estate are wrong"
    )

"""The expected points of the automaton: a few features with fitted coefficients
(`data/automaton.json`).
"""

from __future__ import annotations

from burgundy_desktop.core.linear_model import read_coefficients
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from burgundy_desktop.games.castles_cards.tables.numbers import AARON_PILES

NAMES = (
    "cards",
    "cards_squared",
    "begun_1",
    "begun_2",
    "begun_1_squared",
    "begun_2_squared",
    "all_seven",
    "all_seven_present",
)
"""The amounts in their order: cards to come, points of columns begun by one or two cards (times
the part of the cards that is to come, and its square), and the bonus card for all colours."""

_ALL_CARDS = sum(AARON_PILES)


def extract(state: State) -> tuple[float, ...]:
    """The amounts; all are 0 if no card is to come."""
    aaron = state.aaron
    cards = sum(len(pile) for pile in aaron.piles) if aaron is not None else 0
    if aaron is None or not cards:
        return (0.0,) * len(NAMES)
    part, estate = cards / _ALL_CARDS, aaron.estate
    begun = [0.0, 0.0, 0.0]
    for colour, points_each in enumerate(TRIPLE_VP):
        begun[min(cards_begun(estate, colour), 2)] += points_each * part
    bonus = state.all_seven[0] if state.all_seven and not aaron.all_seven else 0
    return (
        float(cards),
        cards * part,
        begun[1],
        begun[2],
        begun[1] * part,
        begun[2] * part,
        float(bonus),
        float(bonus * estate.present.bit_count()),
    )


def _read(file: str = "automaton.json") -> tuple[float, ...]:
    """A number for each amount."""
    return tuple(number for (number,) in read_coefficients(FOLDER / file, NAMES, 1))


_VALUES = _read()


def expected(state: State) -> float:
    """Points that the automaton may expect at the end of the last round."""
    total = float(points(state, state.aaron_s_seat))
    for number, amount in zip(_VALUES, extract(state), strict=True):
        total += number * amount
    return total

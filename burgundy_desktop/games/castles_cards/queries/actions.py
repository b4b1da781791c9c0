"""What hiring, converting and selling bring. Rulebook: "A lehetséges akciók"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgundy_desktop.games.castles_cards.state import PlayerState, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, KIND_TAKES
from burgundy_desktop.games.castles_cards.tables.components import GOODS_SILVER, GOODS_VP
from burgundy_desktop.games.castles_cards.tables.numbers import (
    CONVERTED_PER_VP,
    HIRE_UP_TO,
    MOST_PROJECTS,
    ROWS,
)


def workers_hired(player: PlayerState) -> int:
    """Workers that hiring brings; 0 if it is not possible (R4)."""
    return max(0, HIRE_UP_TO - player.workers)


def can_convert(player: PlayerState) -> bool:
    """Whether workers and silver are enough for a point."""
    return player.workers + player.silver >= CONVERTED_PER_VP


def points_of_converting(workers: int, silver: int) -> int:
    """Victory points for workers and silver given back."""
    return (workers + silver) // CONVERTED_PER_VP


def sale_silver(goods: int, count: int) -> int:
    """The silver for this many goods of a kind."""
    return count * GOODS_SILVER[goods]


def sold_points(sold: Sequence[int]) -> int:
    """Points for sold goods, from the number of each kind."""
    return sum(count * each for count, each in zip(sold, GOODS_VP, strict=True))


def projects_are_full(player: PlayerState) -> bool:
    """Whether a project must be discarded before another one fits (R2)."""
    return len(player.projects) >= MOST_PROJECTS


def cards_for_building(state: State, kind: int) -> Iterator[int]:
    """The cards of the display that a workshop, church or market may take, from any row (R22)."""
    colours = KIND_TAKES[kind]
    return (card for row in ROWS for card in state.display[row] if CARD_COLOUR[card] in colours)


def building_that_takes(colour: int) -> int:
    """The kind of building that takes cards of a colour."""
    return next(kind for kind, colours in enumerate(KIND_TAKES) if colour in colours)

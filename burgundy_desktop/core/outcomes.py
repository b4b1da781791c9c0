"""What chance could have brought to a seat in place of what came: the other rolls, other cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat

Code = tuple[int, ...]
"""One outcome in the numbers of its game: two dice, or a card."""


@attrs.frozen
class Outcomes:
    """All outcomes of a roll or a draw, each with its weight: in how many ways it could have come.
    `came` is the index of the one that did.
    """

    codes: tuple[Code, ...]
    weights: tuple[int, ...]
    came: int


def none_known(_state: Any, _events: Sequence[Event], _seat: Seat) -> Outcomes | None:
    """For a game in which nothing is compared."""
    return None


def laid_by_nobody(_state: Any, _seat: Seat, _came: Code, _code: Code) -> None:
    """As `none_known`, for `Draws.lay`."""


Odds = Mapping[Code, int]
"""What may come next, each with its weight: in how many ways."""


@attrs.frozen
class Coming:
    """A roll or draw that comes next, or things that are hidden, and the odds of what it may be.
    `what` is its number in the words of its game (`Wording.coming`).
    """

    what: int
    odds: Odds


def no_odds(_observation: Any) -> tuple[Coming, ...]:
    """For a game in which nothing is counted."""
    return ()


@attrs.frozen
class Draws:
    """What a game compares.

    found       (state, events that led to it, seat) -> what could have come to this seat; None if
                nothing came. It may look at everything: it is asked about finished games.
    coming      (observation) -> what the next rolls and draws may bring, as far as its seat can
                know; none without anything to come
    lay         (imagined state, seat, what came, another outcome) -> None; the state changes as if
                the other one had come
    """

    found: Callable[[Any, Sequence[Event], Seat], Outcomes | None] = none_known
    lay: Callable[[Any, Seat, Code, Code], None] = laid_by_nobody
    coming: Callable[[Any], tuple[Coming, ...]] = no_odds


NOTHING_COMPARED: Final = Draws()

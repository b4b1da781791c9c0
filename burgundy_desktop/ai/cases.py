"""What is asked and answered about a decision. The window imports this as it starts; the judge and
all that it needs belong to the opponents' process.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.outcomes import Outcomes


@attrs.frozen
class Stage:
    """How closely a decision is looked at: iterations of the search, pairs of the duel, and the
    seconds after which the duel ends with what it has: only a guard where nobody waits for it.
    """

    iterations: int
    pairs: int
    seconds: float = 60.0


QUICK: Final = Stage(300, 60)
DEEP: Final = Stage(1500, 400)
CLOSE: Final = Stage(1500, 2000)
TRIED: Final = Stage(0, 250, seconds=1.0)
"""A move that is tried in an exercise, compared with the best one known."""
TAUGHT: Final = Stage(100, 150, seconds=0.3)
"""A move that a teacher looks at before it is played: in time for it to be played at once."""


@attrs.frozen
class Judged:
    """The verdict on a decision. `best` is an index into the legal moves.

    `share` is what the best move brings more than the played one, in the expected share of the win,
    and `points` in the lead over the best other seat, both at the horizon of the search, with
    their standard errors. All are 0 if the best move was played, or no other was legal.
    """

    best: int
    share: float = 0.0
    share_error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0


@attrs.frozen
class Reveal:
    """A move that revealed something: what all seats together saw before and after it. At the setup
    `move` is None, and `before` are the options of the game.
    """

    before: Any
    move: Any
    after: Any
    walks: int
    seed: int


@attrs.frozen
class Worth:
    """What it was worth to every side, in points of its lead, with the standard errors."""

    points: tuple[float, ...]
    errors: tuple[float, ...]


@attrs.frozen
class Temperature:
    """A roll or a draw that is compared with all others: what all seats together saw after it,
    whose it was, and what could have come (`core.outcomes`).
    """

    after: Any
    seat: Seat
    outcomes: Outcomes
    walks: int
    seed: int


@attrs.frozen
class Degrees:
    """What each outcome would be worth to the seat, in points of its lead above the mean of all,
    with the standard errors.
    """

    points: tuple[float, ...]
    errors: tuple[float, ...]


@attrs.frozen
class Case:
    """A decision that is judged: what its seat saw, and which of the legal moves it played. `best`
    is the one that it is compared with; without it, a search finds one.
    """

    observation: Any
    legal: tuple[Any, ...]
    played: int
    stage: Stage
    seed: int
    best: int | None = None

"""Interim scorings and the end."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine


@attrs.frozen
class ScoringStarted(Event):
    """An interim scoring, 1 to 4, begins; `order` are the players in theirs."""

    scoring: int
    order: tuple[Seat, ...]


@attrs.frozen
class TileScored(Event):
    """A scoring marker lies on a scoring tile. `needed` and `had` are the deciding numbers.

    Conditions with two values have both in `needed` and `had`. `paid`: how many inhabitants or
    vases, and how many coins, went for it.
    """

    seat: Seat
    scoring: int
    tile: int
    slot: int
    met: bool
    own: bool
    needed: tuple[int, ...]
    had: tuple[int, ...]
    paid: tuple[int, int] = (0, 0)


@attrs.frozen
class IncomeStarted(Event):
    """The income of a side in an interim scoring, or at the end of the game (5) all that it gets
    then; what it brings follows.
    """

    seat: Seat
    scoring: int


@attrs.frozen
class LeversPushedUp(Event):
    """Used levers are up again; `unused` brought points."""

    seat: Seat
    unused: int
    pushed: int


@attrs.frozen
class ScoringEnded(Event):
    """An interim scoring is over; all region markers are off."""

    scoring: int


@attrs.frozen
class FinalScoringStarted(Event):
    """The final scoring; for each seat the lines that it adds."""

    lines: tuple[ScoreLine, ...]


@attrs.frozen
class GameEnded(Event):
    """Who won."""

    winners: tuple[Seat, ...]


@attrs.frozen
class SidesCompared(Event):
    """Solo: both sides after an interim scoring (1 to 4), or at the end of the game (5).

    `lines` are those of both score sheets; the player wins a tie.
    """

    scoring: int
    player: Seat
    eminence: Seat
    lines: tuple[ScoreLine, ...]
    of_player: int
    of_eminence: int
    player_is_ahead: bool

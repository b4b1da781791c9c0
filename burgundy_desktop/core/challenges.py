"""Challenges: goals with medals, each a function of a finished game. `core.medals` says which games
count for one.
"""

from __future__ import annotations

import enum
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreSheet

if TYPE_CHECKING:
    from burgundy_desktop.core.match import AnyMatch

_log = logging.getLogger(__name__)

NOT_CHECKED: Final = -999
"""In place of a measure that raised: it reaches nothing."""


class Medal(enum.IntEnum):
    """How hard a challenge is."""

    BRONZE = 1
    SILVER = 2
    GOLD = 3


@attrs.frozen
class Ended:
    """A finished game as a measure sees it: everything that happened."""

    state: Any
    sheet: ScoreSheet
    events: Sequence[Event]
    seat: Seat

    def count(self, kind: type[Event], counts: Callable[[Any], bool] = lambda _: True) -> int:
        """How many events of this kind the seat has."""
        return sum(1 for _ in self.own(kind, counts))

    def own(
        self, kind: type[Event], counts: Callable[[Any], bool] = lambda _: True
    ) -> Sequence[Any]:
        """The events of this kind of the seat."""
        return [
            event
            for event in self.events
            if isinstance(event, kind) and getattr(event, "seat", None) == self.seat
            if counts(event)
        ]


@attrs.frozen
class Setup:
    """The table of a challenge."""

    levels: tuple[str, ...] = ()
    """Those of the opponents; stronger ones fit too. None for a solo game."""
    options: Mapping[str, str] = attrs.field(factory=dict)
    """Options that the game must have."""

    @property
    def seats(self) -> int:
        return 1 + len(self.levels)


@attrs.frozen
class Challenge:
    """A goal: the measure must be at least `needed`, or at most."""

    id: str
    medal: Medal
    setup: Setup
    measure: Callable[[Ended], int]
    needed: int
    at_most: bool = False
    wins: bool = False
    """Whether the game must be won, too."""

    def reaches(self, value: int) -> bool:
        """Whether a measured value is enough."""
        return value != NOT_CHECKED and (
            value <= self.needed if self.at_most else value >= self.needed
        )


def points(ended: Ended) -> int:
    """All points."""
    return ended.sheet.total(ended.seat)


def margin(ended: Ended) -> int:
    """The lead over the best other side."""
    rivals = [one.points for one in ended.sheet.standings if one.seat != ended.seat]
    return points(ended) - max(rivals, default=0)


def from_reasons(*reasons: str) -> Callable[[Ended], int]:
    """The points for these reasons of the score sheet."""
    return lambda ended: sum(ended.sheet.points(ended.seat, reason) for reason in reasons)


def happened(kind: type[Event], counts: Callable[[Any], bool] = lambda _: True) -> Any:
    """How often something happened to the seat."""
    return lambda ended: ended.count(kind, counts)


def measured(match: AnyMatch, seat: Seat) -> dict[str, int]:
    """What each measure of the game says of a finished match, by the id of the challenge."""
    events = [event for step in match.steps[: match.cursor + 1] for event in step.events]
    ended = Ended(match.state, match.score, events, seat)
    return {one.id: _measured(one, ended) for one in match.game.challenges}


def _measured(challenge: Challenge, ended: Ended) -> int:
    try:
        return int(challenge.measure(ended))
    except Exception:  # noqa: BLE001  # a bug of one measure must not cost the others
        _log.exception("the challenge %s could not be measured", challenge.id)
        return NOT_CHECKED

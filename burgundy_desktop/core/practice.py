"""Learning from mistakes: when a position comes back, and which ones are taken in.

A position lies in one of five boxes. A right answer on its day moves it one box on, a wrong one
back into the first; after the last box it is learnt. Days are those of the local calendar.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final

import attrs
from attrs import validators

from burgundy_desktop.core.noise import SURE
from burgundy_desktop.core.review import WRONG, Decision

DAYS: Final = (1, 3, 7, 21, 60)
"""After how many days a position of each box comes back."""
AGAIN_AFTER: Final = 3
"""After how many others a wrong answer is asked again."""
A_DRILL: Final = 20
A_GAME: Final = 3
A_DAY: Final = 10
"""The most positions in a drill; new ones from one game, and on one day."""
GOOD_ENOUGH: Final = 0.02
"""A move that costs less than this share of the win is right."""
_MOST_TRIED: Final = 1_000_000
_ABROAD: Final = timedelta(days=1)
"""Days by which the local calendar may differ after a journey."""


def is_good_enough(share: float, error: float) -> bool:
    """Whether a move is right that costs this share of the win, with this standard error."""
    return share < GOOD_ENOUGH or share <= SURE * error


def is_better(share: float, error: float) -> bool:
    """Whether a move with this loss is surely better than what it was compared with."""
    return -share > SURE * error


class Fate(enum.Enum):
    """Whether a position still comes back."""

    OPEN = "open"
    LEARNT = "learnt"
    NEVER = "never"
    """The player does not want to be asked any more."""


@attrs.frozen
class Card:
    """How well a position is known. `box` is an index of `DAYS`; `added` the day it came in."""

    due: date
    added: date
    box: int = attrs.field(default=0, validator=[validators.ge(0), validators.lt(len(DAYS))])
    tried: int = attrs.field(default=0, validator=[validators.ge(0), validators.le(_MOST_TRIED)])
    fate: Fate = Fate.OPEN

    def is_due(self, today: date) -> bool:
        """Whether it is to be asked. A day further off than its box allows was written by a clock
        that was wrong: it counts as come.
        """
        furthest = _after(today, DAYS[self.box]) + _ABROAD
        return self.fate is Fate.OPEN and not today < self.due <= furthest

    def right(self, today: date) -> Card:
        """After a right answer. Before its day it proves nothing: it was just looked at."""
        card = self._tried
        if not self.is_due(today):
            return card
        if self.box + 1 == len(DAYS):
            return attrs.evolve(card, fate=Fate.LEARNT)
        box = self.box + 1
        return attrs.evolve(card, box=box, due=_after(today, DAYS[box]))

    def wrong(self, today: date) -> Card:
        """After a wrong answer, or one that was shown."""
        return attrs.evolve(self._tried, box=0, due=_after(today, DAYS[0]))

    @property
    def _tried(self) -> Card:
        return attrs.evolve(self, tried=min(self.tried + 1, _MOST_TRIED))


def new_card(today: date) -> Card:
    """The card of a position that comes in today: it is asked for the first time tomorrow."""
    return Card(due=_after(today, DAYS[0]), added=today)


def _after(day: date, days: int) -> date:
    return min(day, date.max - timedelta(days=days + 1)) + timedelta(days=days)


def to_take_in(decisions: Iterable[Decision]) -> list[Decision]:
    """The mistakes and blunders of a game that come back, the costliest first."""
    wrong = [one for one in decisions if one.kind in WRONG]
    return sorted(wrong, key=lambda one: (-one.share, one.ply))[:A_GAME]


def room_today(cards: Iterable[Card], today: date) -> int:
    """How many new ones may still come in today."""
    return max(0, A_DAY - sum(card.added == today for card in cards))


class Drill:
    """The positions of one drill, by name: those that were answered wrong come again."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names[:A_DRILL])
        self._left = list(self._names)
        self._coming_again: set[str] = set()
        self.count = len(self._names)
        """How many different ones there are."""

    @property
    def now(self) -> str:
        """The one that is asked now; empty when the drill is over."""
        return self._left[0] if self._left else ""

    @property
    def number(self) -> int:
        """Which of the different ones is asked; the last when the drill is over."""
        return self._names.index(self.now) + 1 if self.now else self.count

    @property
    def is_repeat(self) -> bool:
        """Whether this one has been asked before."""
        return self.now in self._coming_again

    def go_on(self, *, comes_again: bool) -> None:
        """Go to the next position; with `comes_again` this one comes again after three others, or
        at the end. Nothing comes after the last one.
        """
        if not self._left:
            return
        name = self._left.pop(0)
        if comes_again:
            self._left.insert(AGAIN_AFTER, name)
            self._coming_again.add(name)

"""The coach: a few tips in the first games, each said once.

The table asks `due` while it lies still and the person decides, and calls `told` for a tip that it
shows. It does not ask in a game of several persons, or while a hint, a question or a cover is up.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.lessons.values import Tip

MOST_IN_A_GAME: Final = 10
FIRST_GAMES: Final = 2
"""In how many real games of a game there is a coach."""


class Coach:
    """The tips of one game that are left for this person."""

    def __init__(self, tips: Sequence[Tip], seen: Collection[str], person: Seat) -> None:
        """`seen` are the ids of the tips that were told in earlier games."""
        self._left = [tip for tip in tips if tip.id not in seen]
        self._person = person
        self._told = 0
        self._turn: Any = None
        """The turn in which the last tip was told."""

    def due(self, match: AnyMatch) -> Tip | None:
        """The tip for the position on the table; None if there is none now: at most one a turn,
        `MOST_IN_A_GAME` in a game, none once the game has ended or while another decides.
        """
        is_late = self._told >= MOST_IN_A_GAME or self._turn == _turn_of(match, self._person)
        if is_late or match.to_decide != self._person:
            return None
        offered = {type(move).__name__ for move in match.legal_moves()}
        happened = {type(event).__name__ for event in _happened_to(match, self._person)}
        return next((t for t in self._left if t.offered in offered or t.event in happened), None)

    def told(self, tip: Tip, match: AnyMatch) -> None:
        """This tip is shown: it never comes again, and no other one in this turn."""
        self._left.remove(tip)
        self._told += 1
        self._turn = _turn_of(match, self._person)


def _happened_to(match: AnyMatch, person: Seat) -> list[Event]:
    """What happened to the person since their decision before this one, that move included. An
    event without a seat happens to everybody at the table.
    """
    steps = match.steps[: match.cursor + 1]
    last = max((ply for ply, step in enumerate(steps) if step.seat == person), default=0)
    return [
        event
        for step in steps[last:]
        for event in step.events
        if getattr(event, "seat", person) == person
    ]


def _turn_of(match: AnyMatch, person: Seat) -> tuple[int, int]:
    """What tells the person's turns apart: the ply with which the others finished, and the round,
    as alone there are no others.
    """
    steps = match.steps[: match.cursor + 1]
    others = (ply for ply, step in enumerate(steps) if step.seat != person)
    return max(others), match.game.judgement.rounds(match.state)

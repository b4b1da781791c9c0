"""The outline of a game: where its turns and chapters begin, and everybody's points."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch, AnyStep

Chapters = Mapping[type[Event], Callable[[Any], str]]
"""The events that begin a chapter, each with its short name: "A"."""


@attrs.frozen
class Chapter:
    """A part of the game, from this ply on."""

    ply: Ply
    name: str


@attrs.frozen
class Outline:
    """The game up to a ply. `turns` are the plies between two turns, and both ends.
    `points` are those of all sides after each ply.
    """

    turns: tuple[Ply, ...]
    chapters: tuple[Chapter, ...]
    points: tuple[tuple[int, ...], ...]

    @property
    def last(self) -> Ply:
        """The last ply."""
        return Ply(len(self.points) - 1)

    def turn_before(self, ply: Ply) -> Ply:
        """Where the turn begins that led to this ply."""
        return _before(self.turns, ply)

    def turn_after(self, ply: Ply) -> Ply:
        """Where the turn ends that begins or goes on here."""
        return _after(self.turns, ply, self.last)

    def chapter_before(self, ply: Ply) -> Ply:
        """The last beginning of a chapter before this ply; the start without one."""
        return _before([chapter.ply for chapter in self.chapters], ply)

    def chapter_after(self, ply: Ply) -> Ply:
        """The next beginning of a chapter; the end without one."""
        return _after([chapter.ply for chapter in self.chapters], ply, self.last)


def _before(places: Sequence[Ply], ply: Ply) -> Ply:
    index = bisect_left(places, ply)
    return places[index - 1] if index else Ply(0)


def _after(places: Sequence[Ply], ply: Ply, last: Ply) -> Ply:
    index = bisect_right(places, ply)
    return places[index] if index < len(places) else last


def outline_of(
    match: AnyMatch, chapters: Chapters, ends_turn: tuple[type[Event], ...] = ()
) -> Outline:
    """The outline of a match up to its cursor. A turn is what one seat does in a row; `ends_turn`
    are events after which the same seat may begin another one: alone it always does.
    """
    steps = match.steps[: match.cursor + 1]
    return Outline(
        turns=tuple(_turns(steps, ends_turn)),
        chapters=tuple(_chapters(steps, chapters)),
        points=tuple(_points(match.game, step) for step in steps),
    )


def _turns(steps: Sequence[AnyStep], ends_turn: tuple[type[Event], ...]) -> list[Ply]:
    last = len(steps) - 1
    ends = (
        ply
        for ply in range(1, last)
        if steps[ply].seat != steps[ply + 1].seat
        or any(isinstance(event, ends_turn) for event in steps[ply].events)
    )
    return [Ply(ply) for ply in sorted({0, last, *ends})]


def _chapters(steps: Sequence[AnyStep], chapters: Chapters) -> list[Chapter]:
    return [
        Chapter(Ply(ply), chapters[type(event)](event))
        for ply, step in enumerate(steps)
        for event in step.events
        if type(event) in chapters
    ]


def _points(game: AnyGame, step: AnyStep) -> tuple[int, ...]:
    by_seat = sorted(game.score(step.state).standings, key=lambda standing: standing.seat)
    return tuple(standing.points for standing in by_seat)

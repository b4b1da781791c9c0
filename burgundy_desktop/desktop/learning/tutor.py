"""Who leads the person through a game: a lesson, an exercise, or nobody."""

from __future__ import annotations

from typing import Any, Final, Protocol

from burgundy_desktop.core.ids import Ply


class Tutor(Protocol):
    """What a lesson or an exercise decides at the table; a `lessons.course.Course` is one."""

    @property
    def is_free(self) -> bool:
        """Whether everybody plays as they like, the opponents too."""
        ...

    @property
    def tells_each_step(self) -> bool:
        """Whether an automaton is told step by step at every pace."""
        ...

    def heeds(self, move: Any) -> bool:
        """Whether the person's legal move is made."""
        ...

    def wants(self, move: Any) -> bool:
        """Whether it is one of the few moves that are asked for."""
        ...

    def scripted(self) -> Any:
        """The move that makes itself now; None if there is none."""
        ...

    def was_chosen(self, ply: Ply) -> bool:
        """Whether the move made at this ply was chosen there, so that undo leads to it."""
        ...

    def follow(self) -> object:
        """The match has moved."""
        ...


class Nobody:
    """No lesson: a real game."""

    is_free = True
    tells_each_step = False

    def heeds(self, _move: Any) -> bool:
        return True

    def wants(self, _move: Any) -> bool:
        return False

    def scripted(self) -> None:
        """No move makes itself."""

    def was_chosen(self, _ply: Ply) -> bool:
        return True

    def follow(self) -> None:
        """Nothing has to follow the match."""


class Withholding(Nobody):
    """An exercise: whoever tries a move is told what it costs, and nothing is played."""

    def heeds(self, _move: Any) -> bool:
        return False

    def was_chosen(self, _ply: Ply) -> bool:
        return False


class Teacher(Protocol):
    """Who looks at a person's move before it is played; `teaching.Teaching` is one."""

    @property
    def warns(self) -> bool:
        """Whether the question in the bar is the teacher's."""
        ...

    def holds(self, move: Any) -> bool:
        """Whether a chosen move waits for a verdict."""
        ...

    @property
    def is_holding(self) -> bool:
        """Whether any move waits for a verdict."""
        ...

    def drop(self) -> bool:
        """Forget the move that waits: it was taken back. False if none does."""
        ...


class NoTeacher:
    """Every move is played at once."""

    warns = is_holding = False

    def holds(self, _move: Any) -> bool:
        return False

    def drop(self) -> bool:
        return False


NOBODY: Final = Nobody()

"""An exercise as a session for the table. It is no game of the library: nothing is played in it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.learning.tutor import Withholding
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.words.levels import USUAL_LEVEL
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.practice import Exercise, opened
from burgundy_desktop.storage.provenance import new_id
from burgundy_desktop.storage.recording import first_header


class KeepsNothing:
    """In place of what saves a game."""

    def keep(self, _session: Session) -> None:
        """Nothing is written: the card of the exercise is kept by its store."""

    def keep_clocks(self, _session: Session) -> None:
        """An exercise has no clocks."""


@attrs.frozen
class ExerciseSession:
    """An exercise with what the table needs for it, and its moves."""

    exercise: Exercise
    session: Session
    best: tuple[Any, ...]
    played: Any
    tutor: Withholding = attrs.field(factory=Withholding)
    keeper: KeepsNothing = attrs.field(factory=KeepsNothing)


def exercise_session(exercise: Exercise, game: AnyGame, path: Path) -> ExerciseSession:
    """The exercise on the table; `path` is the file of exercises. Raises BadSave if it is no
    position of this game.
    """
    position = opened(exercise, game)
    seats = _with_one_person(exercise.seats, exercise.seat)
    header = first_header(position.match, seats, datetime.now(UTC), identity=new_id())
    session = Session(position.match, Autosave(path, header, is_new=True))
    return ExerciseSession(exercise, session, position.best, position.played)


def _with_one_person(seats: Sequence[SeatInfo], person: int) -> tuple[SeatInfo, ...]:
    """Nobody else looks at the screen now: nothing has to be covered."""
    return tuple(
        attrs.evolve(info, level=info.level or USUAL_LEVEL) if seat != person else info
        for seat, info in enumerate(seats)
    )

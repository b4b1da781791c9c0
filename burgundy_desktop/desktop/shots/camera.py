"""Takes the pictures: a window for each series, one screen after the other."""

from __future__ import annotations

import fnmatch
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from burgundy_desktop.boardkit.contact_sheet import contact_sheet
from burgundy_desktop.core.errors import BadOptions
from burgundy_desktop.desktop.app import application
from burgundy_desktop.desktop.shots import clocks, film, lessons, moments
from burgundy_desktop.desktop.shots.coming_back import COMING_BACK
from burgundy_desktop.desktop.shots.looking_back import LOOKING_BACK
from burgundy_desktop.desktop.shots.practising import PRACTISING
from burgundy_desktop.desktop.shots.screens import SCREENS, SCREENS_OF_A_GAME
from burgundy_desktop.desktop.shots.series import Series
from burgundy_desktop.desktop.shots.shoot import Shoot, Shot
from burgundy_desktop.desktop.shots.tables import TABLES
from burgundy_desktop.desktop.trials.harness import Harness, harness
from burgundy_desktop.desktop.trials.ui_driver import wait_for
from burgundy_desktop.games import found

USUAL_TEXT: Final = 100
PROGRAM: Final = "program"
"""The prefix of pictures that belong to no game."""


def take_all(folder: Path, only: str, every_series: Sequence[Series]) -> None:
    """Take every picture whose name matches `only`."""
    for series in every_series:
        is_first = series.size == every_series[0].size
        wanted = [
            shot
            for shot in every_shot()
            if fnmatch.fnmatch(f"{shot.name}_{series.name}", only)
            and (is_first or shot.has_every_size)
        ]
        if wanted:
            _take_series(folder, series, wanted)
    _take_contact_sheets(folder, only)


def take_films(folder: Path, event: str, game_id: str, every_series: Sequence[Series]) -> None:
    """Take the film strips of this event, or of "all", in one game or in all of them. Raises
    BadOptions if the event is seen in none of them.
    """
    films = [
        Named(f"{game}_{name}", game, shot)
        for game in found()
        if game_id in {"", game}
        for name, shot in film.films_of(game, event).items()
    ]
    if not films:
        raise BadOptions(f"no event {event!r} is seen in {game_id or 'any game'}")
    for series in every_series:
        _take_series(folder, series, films)


@attrs.frozen
class Named:
    """A named picture of one game."""

    name: str
    game_id: str
    take: Shot
    has_every_size: bool = True
    """Whether it is a moment of one game; those are taken in the first size only."""


def every_shot() -> Iterator[Named]:
    """The program's own screens, then those of each game."""
    games = found()
    for name, shot in {**SCREENS, **COMING_BACK}.items():
        yield Named(f"{PROGRAM}_{name}", games[0], shot)
    for game_id in games:
        for name, shot in {**SCREENS_OF_A_GAME, **TABLES, **LOOKING_BACK, **PRACTISING}.items():
            yield Named(f"{game_id}_{name}", game_id, shot)
        for name, shot in moments.shots_of(game_id).items():
            yield Named(f"{game_id}_{name}", game_id, shot, has_every_size=False)


def take_lessons(folder: Path, only: str, game_id: str, every_series: Sequence[Series]) -> None:
    """Take every step of the lessons whose name matches `only`."""
    for series in every_series:
        with _window(series) as (room, clock):
            _dress(Shoot(room, clock, found()[0]), series)
            count = lessons.take(room, series, folder, only, game_id)
        print(f"shots: {count} steps of lessons {series.name}", file=sys.stderr, flush=True)


@contextmanager
def _window(series: Series) -> Iterator[tuple[Harness, clocks.Clock]]:
    """A window of this size, in which no opponent answers while a picture is taken."""
    app = application()
    app.setCursorFlashTime(0)
    with clocks.stopped() as clock, harness(app) as room:
        room.program.thinking.close()
        room.window.resize(*series.size)
        room.window.show()
        # until it rests, the window may follow an earlier size
        wait_for(lambda: not room.window.scale.is_moving, "the window to rest")
        yield room, clock


def _take_series(folder: Path, series: Series, wanted: Sequence[Named]) -> None:
    with _window(series) as (room, clock):
        for shot in wanted:
            shoot = Shoot(room, clock, shot.game_id)
            _dress(shoot, series)
            picture = _picture(shoot, shot.take)
            if picture.isNull():
                print(f"shots: nothing is seen of {shot.name}", file=sys.stderr, flush=True)
            picture.save(str(folder / f"{shot.name}_{series.name}.png"))
        print(f"shots: {len(wanted)} pictures {series.name}", file=sys.stderr, flush=True)


def _dress(shoot: Shoot, series: Series) -> None:
    """Reset the look, which the previous picture may have changed, and what it told."""
    shoot.clock.forget_news()
    if shoot.table.scene is not None:
        shoot.table.scene.focus_on(None)
    shoot.program.preferences.change(
        language=series.language,
        theme=series.theme,
        pace="instant",
        text_size=USUAL_TEXT,
        high_contrast=False,
    )
    shoot.room.process_events()


def _picture(shoot: Shoot, shot: Shot) -> QPixmap:
    subject = shot(shoot)
    if isinstance(subject, QPixmap):
        return subject
    shoot.room.process_events()
    picture = subject.grab()
    _put_away(subject, shoot)
    return picture


def _put_away(subject: QWidget, shoot: Shoot) -> None:
    if subject is not shoot.window:
        subject.close()
    if isinstance(subject, QDialog):
        subject.deleteLater()
    shoot.room.process_events()


def _take_contact_sheets(folder: Path, only: str) -> None:
    for game_id in found():
        name = f"{game_id}_contact_sheet"
        path = folder / f"{name}.png"
        if fnmatch.fnmatch(name, only) and not path.exists():
            contact_sheet(game_id).save(str(path))

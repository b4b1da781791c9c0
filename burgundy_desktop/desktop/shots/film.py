"""Film strips: what is seen of an event, frame by frame, over the whole window."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

import attrs
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.shots.shoot import Shoot, Shot
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, play_on
from burgundy_desktop.games import load

SEEDS: Final = range(3, 7)
FRAMES: Final = 9
"""The most frames of a strip."""
STILL: Final = 5
"""So many frames an event has that moves nothing: it begins three frames after the move (decision
88), and the log tells it.
"""
STEP_MS: Final = 20.0
"""From one look at the window to the next, in ms at normal pace."""
_TRIES: Final = 12
"""The most moves with an event that are looked at, until something moves."""
_COLUMNS: Final = 3
_WIDTH: Final = 800
_LINE: Final = 30
"""The height of the line above a frame, in px."""
_GROUND, _INK = QColor("#2A2622"), QColor("#FFFFFF")
_SETUP: Final = Ply(0)


@attrs.frozen
class Scenario:
    """A move in which an event is seen."""

    match: AnyMatch
    ply: Ply


@attrs.frozen
class Frame:
    """The window so many ms after the beginning."""

    milliseconds: float
    picture: QPixmap


def films_of(game_id: str, wanted: str) -> dict[str, Shot]:
    """A film strip of each event that is seen in a game, or of the one with the wanted name."""
    names = sorted(event.__name__ for event in board_of(game_id).seen)
    return {f"film_{name}": _shot(name) for name in names if wanted in {"all", name}}


def _shot(name: str) -> Shot:
    def shot(shoot: Shoot) -> QPixmap:
        return strip(name, tuple(film(shoot, name)))

    return shot


def film(shoot: Shoot, name: str) -> Iterator[Frame]:
    """The frames of an event, evenly distributed; none if no game has it. Of its first moves the
    one in which something of it is seen to move.
    """
    still: list[Frame] = []
    for scenario in islice(scenarios_of(shoot.game_id, name), _TRIES):
        frames = list(_frames(shoot, scenario, name))
        if len(frames) > STILL:
            yield from _thinned(frames)
            return
        still = still or frames
    yield from still


def scenarios_of(game_id: str, name: str) -> Iterator[Scenario]:
    """The moves with this event, those at a full table first; the setups that have it come last."""
    in_setup: list[Scenario] = []
    for match in _games(game_id):
        for ply, step in enumerate(match.steps):
            if name in {type(event).__name__ for event in step.events}:
                found = Scenario(match, Ply(ply))
                if ply:
                    yield found
                else:
                    in_setup.append(found)
    yield from in_setup


def _games(game_id: str) -> Iterator[AnyMatch]:
    info = load(game_id).info
    for seed in SEEDS:
        for seats in range(info.seats_max, info.seats_min - 1, -1):
            yield _game(game_id, seats, seed)


@cache
def _game(game_id: str, seats: int, seed: int) -> AnyMatch:
    game = load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(seats), seed)
    play_on(match, lambda _: False, level="apprentice")
    return match


def _frames(shoot: Shoot, scenario: Scenario, name: str) -> Iterator[Frame]:
    """The window at each moment while the event is shown, and when all of it lies still."""
    match, ply = scenario.match, scenario.ply
    seats = (PERSON, *OTHERS)[: match.options.seats]
    session = shoot.like(match, Ply(max(0, ply - 1)), seats)
    if ply > _SETUP:
        shoot.open(session)
    shoot.program.preferences.change(pace="normal")
    if ply == _SETUP:
        shoot.window.show_table(session)
    table = shoot.table
    assert table.scene is not None
    clock = table.scene.turn_by_hand()
    if ply > _SETUP:
        table.controller.submit(match.steps[ply].move)
    _wind_on(table, clock, name)
    passed = 0.0
    while _shows(table, name) and table.scene.is_animating:
        shoot.room.process_events()
        yield Frame(passed, shoot.window.grab())
        clock.turn(STEP_MS)
        passed += STEP_MS
    shoot.room.process_events()
    yield Frame(passed, shoot.window.grab())
    table.scene.skip()


def _wind_on(table: Table, clock: HandClock, name: str) -> None:
    """Let time pass until the event begins."""
    assert table.scene is not None
    while not _shows(table, name):
        if table.scene.is_animating:
            clock.turn(STEP_MS)
        elif not table.showing.next_step():
            return


def _shows(table: Table, name: str) -> bool:
    """Whether the event is being shown."""
    assert table.scene is not None
    position = table.scene.position
    return position is not None and name in {type(event).__name__ for event in position.events}


def _thinned(frames: list[Frame]) -> Iterator[Frame]:
    """At most `FRAMES` of them: the first, the last, and some between at equal distances."""
    count = min(FRAMES, len(frames))
    last = len(frames) - 1
    for number in range(count):
        yield frames[round(number * last / max(1, count - 1))]


def strip(name: str, frames: tuple[Frame, ...]) -> QPixmap:
    """The frames side by side in rows, each with its time."""
    if not frames:
        return QPixmap()
    size = frames[0].picture.size().scaled(_WIDTH, _WIDTH, Qt.AspectRatioMode.KeepAspectRatio)
    columns = min(_COLUMNS, len(frames))
    rows = math.ceil(len(frames) / columns)
    sheet = QPixmap(columns * size.width(), rows * (size.height() + _LINE))
    sheet.fill(_GROUND)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(_INK)
    font = QFont(painter.font())
    font.setPixelSize(round(0.6 * _LINE))
    painter.setFont(font)
    for number, frame in enumerate(frames):
        row, column = divmod(number, columns)
        x, y = column * size.width(), row * (size.height() + _LINE)
        said = f"{name}  {frame.milliseconds:.0f} ms"
        painter.drawText(QRect(x + 8, y, size.width(), _LINE), Qt.AlignmentFlag.AlignVCenter, said)
        painter.drawPixmap(QRect(x, y + _LINE, size.width(), size.height()), frame.picture)
    painter.end()
    return sheet

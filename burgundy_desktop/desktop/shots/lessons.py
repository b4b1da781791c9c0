"""A picture of every step of every lesson."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from burgundy_desktop.desktop.learning.pupil import Pupil
from burgundy_desktop.desktop.shots.series import Series
from burgundy_desktop.desktop.trials.harness import Harness
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.reading import load_lessons


def names(game_id: str = "") -> Sequence[tuple[str, str]]:
    """The game and the id of each lesson, of one game or of all."""
    return [
        (game, lesson.id)
        for game in ([game_id] if game_id else found())
        for lesson in load_lessons(load(game)).lessons
    ]


def take(room: Harness, series: Series, folder: Path, only: str, game_id: str) -> int:
    """Take the pictures of the lessons whose name matches `only`: `castles_goal`. Returns how many
    there are.
    """
    count = 0
    for game, lesson in names(game_id):
        name = f"{game}_{lesson}"
        if fnmatch(name, only):
            path = str(folder / f"{name}_{{}}_{series.name}.png")
            count += _take_lesson(room, game, lesson, path)
    return count


def _take_lesson(room: Harness, game: str, lesson: str, path: str) -> int:
    pupil = Pupil(room.window, waits_for_tips=False)
    pupil.begin(game, lesson)
    number = 0
    for number, _ in enumerate(pupil.walk(), start=1):
        room.process_events()
        room.window.grab().save(path.format(f"{number:02}"))
    room.window.learning.leave()
    room.process_events()
    return number

"""The lessons of a game as a player meets them: their sentences in the current language."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import sides
from burgundy_desktop.desktop.window.actions import ACTION_SPECS, key_of
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.files import has_lessons
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.lessons.values import Lesson, Lessons, Sentence


def known_lessons(game: AnyGame) -> Lessons:
    """The lessons and tips of a game; empty if their file is broken: the game is played without
    them.
    """
    try:
        return load_lessons(game)
    except BadLesson:
        return Lessons()


def broken_lessons() -> Iterator[BadLesson]:
    """What is wrong with files of lessons that cannot be read."""
    for game_id in filter(has_lessons, found()):
        try:
            load_lessons(load(game_id))
        except BadLesson as problem:
            yield problem


def said(session: Session, sentence: Sentence) -> str:
    """A sentence with the names of this table and the keys of the window: `{opponent}` is the first
    one after the person, `{opponent:2}` the second.
    """
    text = _translated(session.game.info.id, sentence)
    if "{" not in text:
        return text
    names = {f"opponent:{seat}": side.name for seat, side in enumerate(sides(session))}
    names["opponent"] = names.get("opponent:1", "")
    keys = {f"key:{spec.name}": key_of(spec.name) for spec in ACTION_SPECS}
    return sentence.filled({**names, **keys}, text)


def title_of(game_id: str, lesson: Lesson) -> str:
    """The title of a lesson."""
    return _translated(game_id, lesson.title)


def _translated(game_id: str, sentence: Sentence) -> str:
    return QCoreApplication.translate(f"lessons/{game_id}", sentence.text, sentence.place)

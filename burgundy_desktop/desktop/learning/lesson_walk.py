"""`lessons --window`: every lesson through the real window, by clicks and with wrong turns."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from burgundy_desktop.desktop.app import application
from burgundy_desktop.desktop.learning.pupil import Pupil
from burgundy_desktop.desktop.trials.harness import Harness, harness
from burgundy_desktop.desktop.trials.ui_driver import TookTooLong
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.lessons.values import UNDO

LANGUAGES: Final = ("en", "hu")
SIZES: Final = ((1024, 700), (1280, 800))


def main(arguments: Sequence[str]) -> int:
    """Play every lesson in both languages and two sizes. Returns 0 if nothing is wrong."""
    given = _parser().parse_args(list(arguments))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = application()
    wrong = 0
    with harness(app) as room:
        room.program.thinking.close()
        room.window.show()
        for language, size in product(LANGUAGES, SIZES):
            wear(room, language, size)
            for game in [given.game] if given.game else found():
                for complaint in of_game(room, game):
                    print(f"{language} {size[0]}x{size[1]} {complaint}", file=sys.stderr)
                    wrong += 1
                print(f"{game}: {language} {size[0]}x{size[1]}", flush=True)
    return 1 if wrong else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop lessons --window",
        description="Play every lesson through the real window: by clicks, with a wrong click, an "
        "undo, and a leave at each step; in both languages, at 1024x700 and 1280x800. Ends with "
        "0 if all of it works.",
    )
    parser.add_argument(
        "game", nargs="?", choices=found(), metavar="GAME", help="one game instead of all"
    )
    parser.add_argument("--window", action="store_true", help=argparse.SUPPRESS)
    return parser


def wear(room: Harness, language: str, size: tuple[int, int]) -> None:
    """Show the window in this language and size, without animations."""
    room.program.preferences.change(language=language, pace="instant")
    room.window.resize(*size)
    room.process_events()


def of_game(room: Harness, game: str) -> Iterator[str]:
    """What is wrong in the lessons of a game."""
    for lesson in load_lessons(load(game)).lessons:
        yield from of_lesson(Pupil(room.window), game, lesson.id, leaves=True)


def of_lesson(pupil: Pupil, game: str, lesson: str, *, leaves: bool) -> Iterator[str]:
    """What is wrong in a lesson. With `leaves` it is left and taken up again at each step, else
    once.
    """
    pupil.begin(game, lesson)
    steps = pupil.course.lesson.steps
    try:
        for number in range(1, len(steps) + 1):
            place = f"{game}/{lesson} step {number}"
            is_kept = not pupil.course.match.is_over  # else the lesson counts as done
            if is_kept and (leaves or number == len(steps) // 2 + 1):
                yield from _left_and_taken_up(pupil, place)
            yield from _a_step(pupil, place)
            if pupil.course.number != number:
                break  # that was said
    except TookTooLong as problem:
        yield f"{game}/{lesson} step {pupil.page.number}: {problem}"
    pupil.window.learning.leave()


def _a_step(pupil: Pupil, place: str) -> Iterator[str]:
    """Look at a step, do it wrong, do it, and undo it."""
    step, number = pupil.course.step, pupil.page.number
    pupil.process_events()
    if pupil.learning.panel.is_cut:
        yield f"{place}: the sentence has no room"
    if step.expect:
        yield from _strayed(pupil, place)
    pupil.fulfil()
    pupil.wait()
    after = pupil.course.number
    if after != number:
        yield f"{place}: leads to step {after + 1}"
    waits_next = pupil.course.lesson.steps[after : after + 1]
    if step.expect and not any(one.action == UNDO for one in waits_next):
        yield from _undone(pupil, place, number)


def _strayed(pupil: Pupil, place: str) -> Iterator[str]:
    """A wrong click is answered, and makes no move."""
    match = pupil.course.match
    before, number = match.cursor, pupil.page.number
    move = pupil.stray()
    if (match.cursor, pupil.page.number) != (before, number):
        yield f"{place}: {move} was made"
    elif move is not None and not pupil.learning.panel.reply.isVisible():
        yield f"{place}: no reply to {move} is seen"
    pupil.take_back_picks()


def _undone(pupil: Pupil, place: str, number: int) -> Iterator[str]:
    """Undo leads to the step, redo to the one after it."""
    controller = pupil.table.controller
    controller.undo()
    pupil.wait()
    if pupil.page.number != number:
        yield f"{place}: undo leads to step {pupil.page.number}"
    while controller.can_redo and pupil.page.number <= number and not pupil.page.is_over:
        controller.redo()
        pupil.wait()
    if pupil.course.number != number:
        yield f"{place}: redo leads to step {pupil.course.number + 1}"


def _left_and_taken_up(pupil: Pupil, place: str) -> Iterator[str]:
    """A lesson that is left goes on at the same step and ply."""
    course = pupil.course
    before = course.number, course.match.cursor
    game, lesson = course.match.game.info.id, course.lesson.id
    pupil.learning.leave()
    pupil.begin(game, lesson)
    after = pupil.course.number, pupil.course.match.cursor
    if after != before:
        yield f"{place}: step and ply {before} were kept as {after}"

"""`lessons [GAME]`: play every lesson through, and list how long they are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from burgundy_desktop import games
from burgundy_desktop.core.errors import BadLesson, UnknownGame
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.lessons.course import PERSON, Course
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.lessons.rehearsal import rehearse
from burgundy_desktop.lessons.values import Lesson, Mark, Step

WHOLE, BROKEN, UNKNOWN = range(3)
"""Exit statuses."""


def main(argv: Sequence[str]) -> int:
    """Rehearse and list. Returns 0 if all lessons hold, 1 if not, 2 for an unknown name."""
    given = _parser().parse_args(argv)
    try:
        chosen = [games.load(game) for game in ([given.game] if given.game else games.found())]
    except UnknownGame as problem:
        print(f"lessons: {problem}", file=sys.stderr)
        return UNKNOWN
    if given.show:
        return _show(chosen, given.show)
    return max([_list(game) for game in chosen])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop lessons",
        description="Play every lesson through, step by step, and list minutes, steps and words. "
        "Ends with 0 if all of them hold, 1 if one does not, 2 for an unknown name.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game instead of all")
    parser.add_argument(
        "--window",
        action="store_true",
        help="play them in the real window instead, in both languages and two sizes",
    )
    parser.add_argument(
        "--show", metavar="ID", help="print each step of a lesson, and what is legal"
    )
    return parser


def _list(game: AnyGame) -> int:
    """One line for each lesson of a game, and their sum."""
    try:
        lessons = load_lessons(game).lessons
    except BadLesson as problem:
        print(problem, file=sys.stderr)
        return BROKEN
    print(f"{game.info.id}: {_lengths(lessons)} in all")
    return max([_rehearsed(game, lesson) for lesson in lessons], default=WHOLE)


def _rehearsed(game: AnyGame, lesson: Lesson) -> int:
    print(
        f"  {lesson.id:<22}{_lengths([lesson])}, {len(lesson.steps):>2} steps  {lesson.title.text}"
    )
    try:
        for _ in rehearse(Course(game, lesson)):
            pass
    except BadLesson as problem:
        print(problem, file=sys.stderr)
        return BROKEN
    return WHOLE


def _lengths(lessons: Sequence[Lesson]) -> str:
    minutes = sum(lesson.minutes for lesson in lessons)
    words = sum(len(step.say.text.split()) for lesson in lessons for step in lesson.steps)
    return f"{minutes:>3} min, {words:>4} words"


def _show(chosen: Sequence[AnyGame], lesson_id: str) -> int:
    """Print the lessons of this name."""
    status = UNKNOWN
    try:
        for game in chosen:
            lesson = load_lessons(game).lesson(lesson_id)
            if lesson is not None:
                status = WHOLE
                course = Course(game, lesson)
                for step in rehearse(course):
                    print(*_told(course, step), sep="\n")
    except BadLesson as problem:
        print(problem, file=sys.stderr)
        return BROKEN
    if status == UNKNOWN:
        print(f"lessons: there is no lesson {lesson_id!r}", file=sys.stderr)
    return status


def _told(course: Course, step: Step) -> Iterator[str]:
    """A step as it waits."""
    match = course.match
    yield f"{match.game.info.id}/{course.lesson.id} step {course.number + 1}, ply {match.cursor}"
    yield f"  {step.say.text}"
    if step.point:
        yield f"  points at {', '.join(map(_place, step.point))}"
    yield f"  waits for {step.waits_for or 'Next'} {_meant(step)}".rstrip()
    for key, reply in step.otherwise.items():
        yield f"  otherwise {key}: {reply.text}"
    if match.to_decide == PERSON:
        yield from (f"  legal: {move}" for move in match.legal_moves())
    elif match.to_decide is not None:
        yield f"  seat {match.to_decide} decides"


def _meant(step: Step) -> str:
    """What is awaited."""
    wanted: Any = getattr(step, step.waits_for or "action")
    return wanted if isinstance(wanted, str) else ", ".join(map(str, wanted))


def _place(mark: Mark) -> str:
    part = f"#{mark.part}" if mark.part else ""
    return f"window/{mark.window}" if mark.window else f"{mark.target}{part}"

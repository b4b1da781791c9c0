"""Plays a lesson through: for tests, and for `./burgundy lessons`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from burgundy_desktop.core.codec import encode_state
from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.lessons.course import PERSON, Course, at
from burgundy_desktop.lessons.patterns import Move, Pattern
from burgundy_desktop.lessons.values import UNDO, Step

MOST_FREE_PLIES: Final = 1000
AFTER_ANOTHER_CHOICE: Final = 3
"""Plies that have to go on after each other move that a step accepts."""


def rehearse(course: Course) -> Iterator[Step]:
    """Each step of a course as it waits, from the first on; going on does what it asks for. Raises
    BadLesson for a move that is not legal and for everything in `check` and `events` that differs.
    """
    while not course.is_over:
        number, step, began = course.number, course.step, course.match.cursor
        _play_scripted(course)
        _refuse_impossible(course)
        yield step
        before = course.match.score.total(PERSON)
        _fulfil(course)
        if course.number != number + 1:
            raise wrong(course, number, "cannot be done", step.waits_for)
        _compare(course, number, before, began)


def wrong(course: Course, number: int, reason: str, field: str) -> BadLesson:
    """The error for a step, `number` from 0."""
    return BadLesson(
        reason,
        file=f"{course.match.game.info.id}/lessons.toml",
        lesson=course.lesson.id,
        step=number + 1,
        field=field,
    )


def _play_scripted(course: Course) -> None:
    number, step = course.number, course.step
    for pattern in step.play:
        _first(course, pattern, "play")
        course.match.play(course.scripted())
        course.follow()
    if course.number != number:
        raise wrong(course, number, "a scripted move did what the step waits for", "play")


def _refuse_impossible(course: Course) -> None:
    """Every move that a step expects is legal, and whatever is chosen, the lesson goes on."""
    step = course.step
    if step.expect and course.match.to_decide != PERSON:
        raise wrong(course, course.number, "another seat decides", "expect")
    for pattern in step.expect:
        _first(course, pattern, "expect")
    for move in {m: None for p in step.expect for m in p.among(course.match.legal_moves())}:
        _try_on(course, move)


def _first(course: Course, pattern: Pattern, field: str) -> Move:
    found = next(pattern.among(course.match.legal_moves()), None)
    if found is None:
        raise wrong(course, course.number, f"{pattern} is not legal", field)
    return found


def _try_on(course: Course, move: Move) -> None:
    """Play a move that the step accepts, and the next few of the lesson after it."""
    game, state = course.match.game, course.match.state.copy()
    game.apply(state, move, SILENT)
    for patterns in _coming(course)[:AFTER_ANOTHER_CHOICE]:
        legal = () if game.to_decide(state) is None else game.legal_moves(state)
        found = next((m for pattern in patterns for m in pattern.among(legal)), None)
        if found is None:
            reason = f"after {move} the lesson cannot go on with {patterns[0]}"
            raise wrong(course, course.number, reason, "expect")
        game.apply(state, found, SILENT)


def _coming(course: Course) -> list[tuple[Pattern, ...]]:
    """The moves after this step, up to a step that takes some back."""
    coming: list[tuple[Pattern, ...]] = []
    for step in course.lesson.steps[course.number + 1 :]:
        if step.action == UNDO or step.free:
            break
        coming += [(pattern,) for pattern in step.play]
        coming += [step.expect] if step.expect else []
    return coming


def _fulfil(course: Course) -> None:
    """Do what the step waits for."""
    step = course.step
    if step.expect:
        course.match.play(course.shown())
        course.follow()
    elif step.action == UNDO:
        course.match.go_to(_person_before(course.match))
        course.follow()
    elif step.free:
        _play_freely(course)
    else:
        _ = (
            course.next()
            or course.did(step.action)
            or any(
                course.clicked(target) or course.pointed(target)
                for target in (*step.find, *step.look)
            )
        )


def _person_before(match: AnyMatch) -> Ply:
    """Where an undo leads: to the last decision of the person."""
    return Ply(max(ply for ply, step in enumerate(match.steps) if step.seat == PERSON) - 1)


def _play_freely(course: Course) -> None:
    """Everybody plays what the policy likes best, until the step is done."""
    match, number = course.match, course.number
    for _ in range(MOST_FREE_PLIES):
        legal = match.legal_moves()
        if not legal or course.number != number:
            return
        weights = match.game.judgement.policy(match.state, legal)
        match.play(max(zip(weights, legal, strict=True), key=lambda pair: pair[0])[1])
        course.follow()


def _compare(course: Course, number: int, before: int, began: Ply) -> None:
    """Compare what a step says that is true when it is done."""
    step, match = course.lesson.steps[number], course.match
    found = _found(match, step.check, before)
    if found != dict(step.check):
        raise wrong(course, number, f"{dict(step.check)} is {found}", "check")
    happened = {type(event).__name__ for s in match.steps[began + 1 :] for event in s.events}
    missing = set(step.events) - happened
    if missing:
        raise wrong(course, number, f"{sorted(missing)} did not happen", "events")


def _found(match: AnyMatch, check: Mapping[str, Any], before: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path, wanted in check.items():
        if path == "points":
            found[path] = [match.score.total(Seat(side)) for side in range(len(wanted))]
        elif path == "gain":
            found[path] = match.score.total(PERSON) - before
        else:
            found[path] = _at(match, path)
    return found


def _at(match: AnyMatch, path: str) -> Any:
    try:
        value = at(encode_state(match.state), path.split("/"))
    except (LookupError, TypeError, ValueError):
        return f"{path} leads nowhere"
    return list(value) if isinstance(value, tuple) else value

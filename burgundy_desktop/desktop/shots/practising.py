"""Pictures of exercises and of the teacher, for every game. The verdicts are made up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import attrs
from PySide6.QtWidgets import QWidget

from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.ai.judging import decision
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import Decision, decisions_of
from burgundy_desktop.desktop.practice.day import today
from burgundy_desktop.desktop.practice.drilling import Drilling
from burgundy_desktop.desktop.shots.shoot import LATE, Shoot, Shot
from burgundy_desktop.storage.practice import PracticeStore

LARGEST_TEXT: Final = 150


def asked(shoot: Shoot) -> QWidget:
    _begin(shoot)
    return shoot.window


def judged(shoot: Shoot) -> QWidget:
    _begin(shoot)
    _try_another(shoot)
    return shoot.window


def wrong(shoot: Shoot) -> QWidget:
    _begin(shoot)
    _try_another(shoot)
    verdict = Judged(0, share=0.12, share_error=0.02, points=5.2, points_error=1.0)
    shoot.program.thinking.answered.emit(shoot.program.thinking.ticket, verdict)
    shoot.room.process_events()
    return shoot.window


def right(shoot: Shoot) -> QWidget:
    now = _begin(shoot).now
    assert now is not None
    _try(shoot, now.best[0])
    return shoot.window


def shown(shoot: Shoot) -> QWidget:
    drilling = _begin(shoot)
    drilling.show_me()
    shoot.room.process_events()
    return shoot.window


def over(shoot: Shoot) -> QWidget:
    drilling = _begin(shoot)
    while drilling.progress[0] < drilling.progress[1]:
        drilling.skip()
    drilling.skip()
    shoot.room.process_events()
    return shoot.window


def wrong_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return wrong(shoot)


def shown_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return shown(shoot)


def teacher_asks(shoot: Shoot) -> QWidget:
    """The question before a dear move."""
    shoot.program.preferences.change(teacher="usual")
    shoot.open(shoot.played(2, LATE))
    controller, thinking = shoot.table.controller, shoot.program.thinking
    controller.selection.take(controller.position.legal[0])
    thinking.answered.emit(thinking.ticket, Judged(1, 0.12, 0.02, 6.2, 1.0))
    shoot.room.process_events()
    shoot.program.preferences.change(teacher="off")
    return shoot.window


def teacher_asks_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return teacher_asks(shoot)


def library(shoot: Shoot) -> QWidget:
    """The library while exercises are due."""
    _keep_mistakes(shoot)
    shoot.window.show_library()
    shoot.room.process_events()
    return shoot.window


def _begin(shoot: Shoot) -> Drilling:
    _keep_mistakes(shoot)
    shoot.window.practise()
    shoot.room.process_events()
    return shoot.window.side.drilling


def _keep_mistakes(shoot: Shoot) -> None:
    """Three mistakes in the middle of a game, which are due."""
    session, program = shoot.played(2, LATE), shoot.program
    match, header = session.match, session.header
    program.practice.path.unlink(missing_ok=True)
    program.practice = store = PracticeStore(program.practice.path)
    plies = [ply for ply in decisions_of(match) if match.steps[ply].seat == 0]
    worst = [_made_up(match, ply) for ply in plies[len(plies) // 2 :][:3]]
    store.take_in(match, header.seats, header.id, worst, today())
    for one in store.exercises:
        store.replace(attrs.evolve(one, card=attrs.evolve(one.card, due=today())))


def _made_up(match: AnyMatch, ply: Ply) -> Decision:
    played = decision(match, ply, Judged(0)).played
    legal = match.game.legal_moves(match.steps[ply - 1].state)
    best = (played + 1) % len(legal)
    return decision(match, ply, Judged(best, 0.16, 0.02, 8.1, 1.2))


def _try_another(shoot: Shoot) -> None:
    """Try a move about which nothing is known."""
    now = shoot.window.side.drilling.now
    assert now is not None
    legal = now.session.match.legal_moves()
    known = {*now.best, now.played}
    _try(shoot, next((move for move in legal if move not in known), now.played))


def _try(shoot: Shoot, move: Any) -> None:
    shoot.table.controller.selection.take(move)
    shoot.room.process_events()


_SHOTS: Final = (
    *(asked, judged, wrong, right, shown, over),
    *(wrong_in_large_text, shown_in_large_text, library),
)

PRACTISING: Final[Mapping[str, Shot]] = {
    **{f"practice_{one.__name__}": one for one in _SHOTS},
    **{one.__name__: one for one in (teacher_asks, teacher_asks_in_large_text)},
}

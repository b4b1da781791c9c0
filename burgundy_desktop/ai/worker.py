"""The worker process: question in, answer out, until the pipe closes. No Qt."""

from __future__ import annotations

import contextlib
import gc
import signal
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.cases import Degrees, Judged, Temperature, Worth
from burgundy_desktop.ai.judging import judged
from burgundy_desktop.ai.level_names import in_style
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.luck import worth
from burgundy_desktop.ai.messages import (
    Alive,
    Answer,
    Cancel,
    Failure,
    Judge,
    Question,
    Weigh,
)
from burgundy_desktop.ai.player import Player
from burgundy_desktop.ai.temperature import degrees
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.loading import game_of

GUARD_SECONDS: Final = 8.0
"""A level answers after so many seconds at the latest, for a machine that is much too slow."""

ALIVE_SECONDS: Final = 1.0
"""Seconds between two signs of life during a search."""
IDLE_SECONDS: Final = 1.0
"""Seconds without a message after which garbage is collected, as nobody waits: looking at all that
is known takes longer than an easy answer, and a search makes none.
"""


def serve(pipe: Connection, tables: own_tables.Offer) -> None:
    """Answer questions until the other end closes. A new question cuts the one before short.
    `tables` are the own tables of the desktop's process, so that both use the same rules.
    """
    own_tables.offer(tables)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the desktop decides when to end
    mail = _Mail(pipe)
    gc.disable()
    try:
        pipe.send(Alive())
        while True:
            message = mail.next()
            if isinstance(message, Question | Judge | Weigh):
                pipe.send(_answer(message, mail))
            elif not isinstance(message, Cancel):  # a late cancel: nothing to do
                pipe.send(_no_question(message))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    finally:
        gc.enable()


class _Mail:
    """Reads the pipe, also during a search."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._waiting: deque[Any] = deque()
        self._said_at = 0.0

    def next(self) -> Any:
        """Wait for the next message. Raises EOFError when the pipe has closed."""
        if self._waiting:
            return self._waiting.popleft()
        if not self._pipe.poll(IDLE_SECONDS):
            gc.collect()
        return self._read()

    def wants_stop(self, ticket: int) -> bool:
        """Whether a message has come that ends the search of `ticket`."""
        while self._pipe.poll():
            try:
                message = self._read()
            except (EOFError, OSError):  # the pipe is closed; `serve` will notice
                return True
            if isinstance(message, Cancel):
                if message.ticket == ticket:
                    return True
            else:
                self._waiting.append(message)
        return bool(self._waiting)

    def say_alive(self) -> None:
        """Send a sign of life at intervals; if the pipe is closed, `wants_stop` will notice."""
        now = time.monotonic()
        if now - self._said_at >= ALIVE_SECONDS:
            self._said_at = now
            with contextlib.suppress(OSError):
                self._pipe.send(Alive())

    def _read(self) -> Any:
        """One message; an unreadable one counts as a message too."""
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            raise
        except Exception as error:  # noqa: BLE001  # whatever unreadable bytes may raise
            return error


def _answer(question: Question | Judge | Weigh, mail: _Mail) -> Answer | Failure:
    cut_short = False

    def stopped() -> bool:
        nonlocal cut_short
        mail.say_alive()
        cut_short = cut_short or mail.wants_stop(question.ticket)
        return cut_short

    try:
        advice = _found(question, stopped)
    except Exception as error:  # noqa: BLE001  # the window is told, and the process lives on
        return Failure(question.ticket, f"{type(error).__name__}: {error}")
    return Answer(question.ticket, advice, cut_short)


def _found(
    question: Question | Judge | Weigh, stopped: Callable[[], bool]
) -> Advice | Judged | Worth | Degrees:
    if isinstance(question, Weigh):
        game, about = game_of(question.game), question.about
        if isinstance(about, Temperature):
            return degrees(game, about, stopped)
        return worth(game, about, stopped)
    if isinstance(question, Judge):
        return judged(game_of(question.game), question.case, stopped)
    player = _player(question.game, question.level, question.style)
    return player.think(question.observation, question.legal, question.seed, stopped)


@cache
def _player(module: str, level: str, style: str) -> Player:
    return player_named(in_style(level, style), game_of(module), GUARD_SECONDS)


def _no_question(message: Any) -> Failure:
    if isinstance(message, Exception):
        return Failure(0, f"a message could not be read: {message}")
    return Failure(0, f"{type(message).__name__} is no question")

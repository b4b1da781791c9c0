"""The desktop's end of the pipe: starts the worker process, asks it, and notices if it dies.

No Qt: a thread of the desktop calls `receive` and passes the answers on. `ask`, `cancel` and
`close` may be called from another thread.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import socket
import struct
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from burgundy_desktop.ai.cases import Case, Reveal, Temperature
from burgundy_desktop.ai.entry import serve
from burgundy_desktop.ai.messages import Alive, Answer, Cancel, Failure, Judge, Question, Weigh
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import OpponentFailed, OpponentSilent

PATIENCE_SECONDS: Final = 0.3
"""Seconds that a process may take to end before it is killed."""
SILENCE_SECONDS: Final = 20.0
"""Seconds that a process may stay silent after a question. During a search it gives a sign of life
every second; starting may take long on a busy machine.
"""
SENDING_SECONDS: Final = 2
"""Seconds that a process may read nothing before sending fails."""

_GONE = (EOFError, OSError)


class Client:
    """The worker process of the computer players. Start it early: it takes a moment."""

    def __init__(self, patience: float = SILENCE_SECONDS) -> None:
        """`patience` is the longest silence in seconds."""
        self._patience = patience
        self._silent = 0.0
        self._tables: own_tables.Offer = {}
        """The own tables that the process was offered."""
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ticket = 0
        """The newest one: answers to older ones are stale. 0 before the first question."""

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    @property
    def process_id(self) -> int | None:
        """The process' id, None if there is none."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process unless it runs. Raises OpponentFailed if the system has no room."""
        if self.is_alive and self._tables is own_tables.offered():
            return
        self.close()  # also if it uses own tables that were left out since
        self._tables = own_tables.offered()
        try:
            self._process, self._pipe = _started(self._tables)
        except OSError as error:
            raise OpponentFailed(f"the opponents' process cannot be started ({error})") from error

    def ask(
        self,
        game: str,
        observation: Any,
        legal: Sequence[Any],
        level: str,
        seed: int,
        style: str = "",
    ) -> int:
        """Ask for a move; returns the ticket of the question. Cuts an earlier question short.

        `game` is the path of the module that holds the game's record; without a `style` the level
        plays plainly. Starts the process if it does not run. Raises OpponentFailed if the process
        dies at this moment.
        """
        return self._put(
            lambda ticket: Question(ticket, game, observation, tuple(legal), level, seed, style)
        )

    def judge(self, game: str, case: Case) -> int:
        """Ask for a verdict on a decision; like `ask`."""
        return self._put(lambda ticket: Judge(ticket, game, case))

    def weigh(self, game: str, about: Reveal | Temperature) -> int:
        """Ask what a move revealed was worth, or what else could have come; like `ask`."""
        return self._put(lambda ticket: Weigh(ticket, game, about))

    def _put(self, question: Callable[[int], Question | Judge | Weigh]) -> int:
        self.start()
        self._silent = 0.0
        self._ticket += 1
        self._send(question(self._ticket))
        return self._ticket

    def cancel(self) -> None:
        """Stop the search; its answer, the best move so far, comes at once."""
        if self._pipe is not None:
            with contextlib.suppress(OpponentFailed):  # nothing to cancel
                self._send(Cancel(self._ticket))

    def receive(self, seconds: float, bell: Connection | None = None) -> Answer | None:
        """The next answer, None if none comes in time, or before `bell` can be read.

        Raises OpponentFailed if the process died or could not answer, and OpponentSilent if it runs
        but was silent for too long; `ask` starts a new one.
        """
        end = time.monotonic() + seconds
        message = self._next(seconds, bell)
        while isinstance(message, Alive):
            message = self._next(max(0.0, end - time.monotonic()), bell)
        if isinstance(message, Failure):
            raise OpponentFailed(f"the opponent could not answer ({message.reason})")
        if message is None or isinstance(message, Answer):
            return message
        raise OpponentFailed(f"the opponent sent an invalid answer ({type(message).__name__})")

    def _next(self, seconds: float, bell: Connection | None) -> Any:
        """The next message, None if none comes in time; counts the silence."""
        if self._pipe is None:
            raise OpponentFailed("the opponents' process does not run")
        began = time.monotonic()
        try:
            if self._pipe in wait([self._pipe] if bell is None else [self._pipe, bell], seconds):
                self._silent = 0.0
                return self._pipe.recv()
        except _GONE as error:
            raise self._death() from error
        self._count_silence(min(time.monotonic() - began, seconds + 1.0))  # it may have slept
        return None

    def _count_silence(self, seconds: float) -> None:
        self._silent += seconds
        if self._silent > self._patience:
            self.close()
            raise OpponentSilent(f"it was silent for {self._patience:g} s")

    def close(self) -> None:
        """End the process: close the pipe, and kill it if it does not react. Waits a second at
        most: a suspended process does not even receive the request to end.
        """
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            _end(process)

    def _send(self, message: Question | Judge | Weigh | Cancel) -> None:
        if self._pipe is None:
            raise OpponentFailed("the opponents' process does not run")
        try:
            self._pipe.send(message)
        except _GONE as error:
            raise self._death() from error

    def _death(self) -> OpponentFailed:
        """The error for a process that is gone; the next question starts a new one."""
        process = self._process
        if process is not None:
            process.join(PATIENCE_SECONDS)
        status = process.exitcode if process is not None else None
        self.close()
        return OpponentFailed(f"the opponents' process has ended (status {status})")


def _started(tables: own_tables.Offer) -> tuple[SpawnProcess, Connection]:
    """A process that was offered these tables, and the end of its pipe. Raises OSError if the
    system has no room for either.
    """
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    try:
        _limit_sending(near)
        process = context.Process(target=serve, args=(far, tables), name="opponents", daemon=True)
        process.start()
    except OSError:
        near.close()
        raise
    finally:
        far.close()  # only the worker has this end: its death closes the pipe
    return process, near


def _end(process: SpawnProcess) -> None:
    """Wait for a process to end, then terminate it, then kill it."""
    process.join(PATIENCE_SECONDS)
    for force in (process.terminate, process.kill):
        if process.is_alive():
            force()
            process.join(PATIENCE_SECONDS)
    if not process.is_alive():
        process.close()


def _limit_sending(pipe: Connection) -> None:
    """Let sending fail, instead of blocking for ever, if the process reads nothing."""
    if sys.platform == "win32":
        return  # there processes cannot be suspended
    with socket.socket(fileno=os.dup(pipe.fileno())) as end:
        limit = struct.pack("ll", SENDING_SECONDS, 0)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, limit)

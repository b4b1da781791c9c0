"""The near end of the pipe: starts the process that thinks, asks it, and notices its death.

No Qt: a thread of the window calls `receive` and passes the answers on. `ask`, `cancel` and
`close` may be called from another thread than `receive`.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from burgundy_desktop.ai.messages import Answer, Cancel, Failure, Question
from burgundy_desktop.ai.worker import serve
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import OpponentFailed

PATIENCE_SECONDS = 0.3
"""How long a process that was asked to end may take before it is ended."""

_GONE = (EOFError, BrokenPipeError, ConnectionResetError, OSError)


class Client:
    """One process that thinks for the computer players. Start it early: it takes a moment."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ticket = 0

    @property
    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    @property
    def ticket(self) -> int:
        """The newest ticket: answers to older ones are stale. 0 before the first question."""
        return self._ticket

    @property
    def process_id(self) -> int | None:
        """The process' id, None if there is none."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process unless it runs."""
        if self.is_alive:
            return
        self.close()
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(
            target=serve, args=(far, own_tables.offered()), name="opponents", daemon=True
        )
        process.start()
        far.close()  # only the process holds its end: its death closes the pipe
        self._process, self._pipe = process, near

    def ask(self, game: str, observation: Any, legal: Sequence[Any], level: str, seed: int) -> int:
        """Ask for a move; the ticket of the question. A question before it is cut short.

        `game` is the path of the module that holds the game's record. Starts the process if it
        does not run. Raises OpponentFailed if the process dies at this moment.
        """
        self.start()
        self._ticket += 1
        self._send(Question(self._ticket, game, observation, tuple(legal), level, seed))
        return self._ticket

    def cancel(self) -> None:
        """Cut the thinking short; its answer, the best move so far, comes at once."""
        if self._pipe is not None:
            with contextlib.suppress(OpponentFailed):  # then there is nothing to cancel
                self._send(Cancel(self._ticket))

    def receive(self, seconds: float) -> Answer | None:
        """The next answer, None if none comes in time.

        Raises OpponentFailed if the process died or could not answer; `ask` starts a new one.
        """
        if self._pipe is None:
            raise OpponentFailed("the opponents' process does not run")
        try:
            message = self._pipe.recv() if self._pipe.poll(seconds) else None
        except _GONE as error:
            raise self._death() from error
        if isinstance(message, Failure):
            raise OpponentFailed(f"the opponent could not answer ({message.reason})")
        if message is None or isinstance(message, Answer):
            return message
        raise OpponentFailed(f"the opponent answered nonsense ({type(message).__name__})")

    def close(self) -> None:
        """End the process: by closing the pipe, and by force if it does not listen."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.join(PATIENCE_SECONDS)
            if process.is_alive():
                process.terminate()
                process.join()
            process.close()

    def _send(self, message: Question | Cancel) -> None:
        if self._pipe is None:
            raise OpponentFailed("the opponents' process does not run")
        try:
            self._pipe.send(message)
        except _GONE as error:
            raise self._death() from error

    def _death(self) -> OpponentFailed:
        """What to raise for a process that is gone; the next question starts afresh."""
        process = self._process
        if process is not None:
            process.join(PATIENCE_SECONDS)
        status = process.exitcode if process is not None else None
        self.close()
        return OpponentFailed(f"the opponents' process has ended (status {status})")

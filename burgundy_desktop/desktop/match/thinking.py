"""Asks the worker process without blocking the window."""

from __future__ import annotations

import contextlib
import enum
import queue
import threading
import time
from multiprocessing.connection import Pipe
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, Signal

from burgundy_desktop.ai.cases import Case, Reveal, Temperature
from burgundy_desktop.ai.client import SILENCE_SECONDS, Client
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.errors import OpponentFailed, OpponentSilent
from burgundy_desktop.core.match import AnyMatch

LISTEN_SECONDS: Final = 1.0
"""How long an answer is waited for at a time; a new order ends that at once."""
PAINTING_SECONDS: Final = 0.008
"""How long a question waits, in seconds: what a click did is painted first. Putting it into words
would take the interpreter away from the window.
"""
HEAD_START_SECONDS: Final = 0.4
"""How long the start of the process is delayed, in seconds, unless there is a question."""
ATTEMPTS: Final = 2
"""How often a question is put: a process that died is started once more."""
ENDING_SECONDS: Final = 5.0
"""How long the thread may take to end; it takes longer only if the system itself hangs."""


class Trouble(enum.Enum):
    """The reason for a missing answer."""

    DIED = "died"
    """The process died at each attempt, or cannot answer."""
    SILENT = "silent"
    """The process runs, but was silent for too long."""


@attrs.frozen
class Question:
    """A question to a computer player: the observation of its seat, nothing else."""

    game_id: str
    observation: Any
    legal: tuple[Any, ...]
    level: str
    seed: int
    style: str = ""

    def put_to(self, client: Client) -> int:
        """Ask; returns the client's ticket. Raises OpponentFailed."""
        return client.ask(
            module_of(self.game_id),
            self.observation,
            self.legal,
            self.level,
            self.seed,
            self.style,
        )


@attrs.frozen
class Trial:
    """A decision that is to be judged."""

    game_id: str
    case: Case

    def put_to(self, client: Client) -> int:
        """Ask; returns the client's ticket. Raises OpponentFailed."""
        return client.judge(module_of(self.game_id), self.case)


@attrs.frozen
class Weighing:
    """A move that revealed something: how lucky it was, or what else could have come."""

    game_id: str
    about: Reveal | Temperature

    def put_to(self, client: Client) -> int:
        """Ask; returns the client's ticket. Raises OpponentFailed."""
        return client.weigh(module_of(self.game_id), self.about)


def module_of(game_id: str) -> str:
    """The module that holds the game's record."""
    return f"burgundy_desktop.games.{game_id}.game"


def question_at(match: AnyMatch, level: str, salt: str, style: str = "") -> Question:
    """The question to the seat that decides now; the game must not be over. `salt` seals the deal,
    empty if the deal is known. Without a `style` the level plays plainly.
    """
    seat = match.to_decide
    assert seat is not None
    return Question(
        game_id=match.game.info.id,
        observation=match.observe(seat),
        legal=tuple(match.legal_moves()),
        level=level,
        seed=thought_seed(match.seed, match.cursor, salt),
        style=style,
    )


@attrs.frozen
class _Order:
    """An order to the courier: `question` None cancels, or ends the thread if `ends`."""

    ticket: int
    question: Question | Trial | Weighing | None = None
    ends: bool = False


class _Orders:
    """Orders in their turn. Each can be heard by `bell` until it is taken."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[_Order] = queue.SimpleQueue()
        self.bell, self._rope = Pipe(duplex=False)

    def put(self, order: _Order) -> None:
        self._waiting.put(order)
        self._rope.send_bytes(b"!")

    def take(self, *, waits: bool, seconds: float | None) -> _Order | None:
        """The next order; None if none comes in time, or if none is there and nobody `waits`."""
        try:
            order = self._waiting.get(block=waits, timeout=seconds)
        except queue.Empty:
            return None
        self.bell.recv_bytes()
        return order


class Thinking(QObject):
    """The opponents as the window uses them: questions in, answers as signals."""

    answered = Signal(int, object)
    """Emitted with ticket and Advice, the verdict of a trial, or the luck of a weighing."""
    failed = Signal(int, object)
    """Emitted with ticket and Trouble; the next question goes to a new process."""
    overtaken = Signal(int)
    """Emitted with the ticket of a question that is dropped for a newer one: no answer follows."""
    cancelled = Signal(int)
    """Emitted with the ticket of a question that nobody waits for any more: no answer follows."""

    def __init__(self, parent: QObject | None = None, *, patience: float = SILENCE_SECONDS) -> None:
        """`patience` is the longest time without a sign of life, in seconds."""
        super().__init__(parent)
        self._orders = _Orders()
        self._ticket = 0
        self._is_open = False
        """Whether the newest question waits for its answer."""
        self.answered.connect(self._closed)
        self.failed.connect(self._closed)
        self._courier = _Courier(self, self._orders, Client(patience))
        self._courier.start()

    def ask(self, question: Question | Trial | Weighing) -> int:
        """Start a search and cut an earlier one short; returns the ticket of the answer."""
        before, was_open = self._ticket, self._is_open
        self._ticket, self._is_open = before + 1, True
        self._orders.put(_Order(self._ticket, question))
        if was_open:
            self.overtaken.emit(before)
        return before + 1

    def cancel(self) -> None:
        """Stop the search. No answer follows."""
        was_open, self._is_open = self._is_open, False
        self._orders.put(_Order(self._ticket))
        if was_open:
            self.cancelled.emit(self._ticket)

    def close(self) -> None:
        """End the process and the thread; waits until they have ended, for a limited time."""
        self._orders.put(_Order(self._ticket, ends=True))
        self._courier.join(ENDING_SECONDS)

    @property
    def ticket(self) -> int:
        """The newest ticket; answers to older ones are ignored."""
        return self._ticket

    @property
    def process_id(self) -> int | None:
        """The id of the worker process, None before it has started."""
        return self._courier.client.process_id

    def _closed(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._is_open = False


class _Courier(threading.Thread):
    """The thread that uses the client: passes orders on and answers back."""

    def __init__(self, thinking: Thinking, orders: _Orders, client: Client) -> None:
        super().__init__(name="thinking", daemon=True)
        self.client = client
        self._thinking = thinking
        self._orders = orders
        self._open: _Order | None = None
        self._client_ticket = 0
        self._attempts = 0

    def run(self) -> None:
        order = self._next_order(HEAD_START_SECONDS)
        if order is None:
            with contextlib.suppress(OpponentFailed):  # the next question reports it
                self.client.start()  # started before the first question
        while True:
            order = order or self._next_order()
            if order is not None and order.ends:
                self.client.close()
                return
            if order is not None:
                self._take(order)
            order = None
            if self._open is not None:
                self._listen()

    def _next_order(self, seconds: float | None = None) -> _Order | None:
        """Wait for an order, at most some seconds, and not at all if an answer is pending."""
        return self._orders.take(waits=self._open is None, seconds=seconds)

    def _take(self, order: _Order) -> None:
        if order.question is None:
            self._open = None
            self.client.cancel()
        else:
            self._open, self._attempts = order, 0
            time.sleep(PAINTING_SECONDS)
            self._ask()

    def _ask(self) -> None:
        if self._open is None or self._open.question is None:
            return
        question = self._open.question
        self._attempts += 1
        try:
            self._client_ticket = question.put_to(self.client)
        except OpponentFailed:
            self._failed()

    def _listen(self) -> None:
        try:
            answer = self.client.receive(LISTEN_SECONDS, self._orders.bell)
        except OpponentSilent:
            self._give_up(Trouble.SILENT)
            return
        except OpponentFailed:
            self._failed()
            return
        if answer is not None and answer.ticket == self._client_ticket and self._open is not None:
            order, self._open = self._open, None
            self._thinking.answered.emit(order.ticket, answer.advice)

    def _failed(self) -> None:
        if self._attempts < ATTEMPTS:
            self._ask()
        else:
            self._give_up(Trouble.DIED)

    def _give_up(self, trouble: Trouble) -> None:
        if self._open is not None:
            order, self._open = self._open, None
            self._thinking.failed.emit(order.ticket, trouble)

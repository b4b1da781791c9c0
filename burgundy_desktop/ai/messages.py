"""The messages between the desktop and the worker process."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.cases import Case, Degrees, Judged, Reveal, Temperature, Worth


@attrs.frozen
class Question:
    """The request for a move. `game` is the path of the module with the record `GAME`. `ticket`
    identifies the answer; `legal` are the moves of the seat that decides; without a `style` the
    level plays plainly.
    """

    ticket: int
    game: str
    observation: Any
    legal: tuple[Any, ...]
    level: str
    seed: int
    style: str = ""


@attrs.frozen
class Judge:
    """The request for a verdict on a decision."""

    ticket: int
    game: str
    case: Case


@attrs.frozen
class Weigh:
    """The request for what a move revealed was worth, or for what else could have come."""

    ticket: int
    game: str
    about: Reveal | Temperature


@attrs.frozen
class Cancel:
    """Stop the search of this ticket and answer with the best move so far."""

    ticket: int


@attrs.frozen
class Answer:
    """The advice for a ticket, the verdict, or the luck. `cancelled` if a `Cancel` or a newer
    question cut it short.
    """

    ticket: int
    advice: Advice | Judged | Worth | Degrees
    cancelled: bool = False


@attrs.frozen
class Alive:
    """A sign of life: the process has started, or is still searching."""


@attrs.frozen
class Failure:
    """A message that could not be answered; `ticket` is 0 if it was not a question."""

    ticket: int
    reason: str

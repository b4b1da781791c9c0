"""What goes through the pipe between the window and the process that thinks."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice


@attrs.frozen
class Question:
    """What to play? `game` is the path of the module that holds the record `GAME`.

    `ticket` tells answers apart; `legal` are the moves of the seat that decides.
    """

    ticket: int
    game: str
    observation: Any
    legal: tuple[Any, ...]
    level: str
    seed: int


@attrs.frozen
class Cancel:
    """Stop thinking about this ticket and answer with the best move so far."""

    ticket: int


@attrs.frozen
class Answer:
    """The advice for a ticket. `cancelled` if a cancel or a newer question cut it short."""

    ticket: int
    advice: Advice
    cancelled: bool = False


@attrs.frozen
class Alive:
    """A sign of life: the process has started, or it is still thinking."""


@attrs.frozen
class Failure:
    """A message that could not be answered; `ticket` is 0 if it was not a question."""

    ticket: int
    reason: str

"""Why a move is good: facts that the rules know, which a board puts into words.

A fact says what a move does, leads to or prevents. It is computed from what the seat may see, by
trying moves on an imagined table, and it is true of every table that fits. A board has one sentence
for each `code` (decision 18).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from itertools import takewhile
from typing import Any, Generic, TypeVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat

MOST_TOLD = 2
"""So many facts are told of a move."""


class Claim(Enum):
    """What kind of thing a fact says of a move, and what can be checked about it."""

    SCORES = "scores"
    """The seat gets `points` by it, before anybody else decides."""
    BRINGS = "brings"
    """The seat has `amount` of something more after it."""
    SAVES = "saves"
    """It costs less, by `amount`, than the same thing done with `then`."""
    LEADS_TO = "leads to"
    """The seat may then play `then`, and gets `points` by that if any are named."""
    PROMISES = "promises"
    """`points` or `amount` follow later, if the seat does what the sentence says."""
    KEEPS_FROM = "keeps from"
    """`seat` could otherwise play `then` as soon as its turn comes."""
    WAITING = "waiting"
    """Later it would bring less, or cost more, by `amount`, or be gone."""
    STANDS = "stands"
    """Something true of the table that speaks for it."""


@attrs.frozen
class Fact:
    """One true thing that speaks for a move: `code` names its sentence, `values` stand in it."""

    claim: Claim
    code: str
    points: int = 0
    amount: int = 0
    then: Any = None
    seat: Seat | None = None
    values: Mapping[str, Any] = attrs.field(factory=dict)


StateT = TypeVar("StateT", bound=Any)
MoveT = TypeVar("MoveT")


@attrs.frozen
class Trial(Generic[StateT]):
    """What came of trying a move: the table after it, and what it surely caused.

    Where `is_sure` is false, something was shown that nobody can know; what lies on the table after
    that is made up.
    """

    table: StateT
    events: tuple[Event, ...]
    is_sure: bool


def tried(apply: Callable[[StateT, MoveT, Any], None], table: StateT, move: MoveT) -> Trial[StateT]:
    """Play a legal move on a copy of an imagined table."""
    after, events = table.copy(), list[Event]()
    apply(after, move, events)
    sure = tuple(takewhile(lambda event: not event.reveals, events))
    return Trial(after, sure, len(sure) == len(events))


def to_tell(facts: Iterable[Fact]) -> Sequence[Fact]:
    """The facts that are told: the first ones, each saying something of its own."""
    kept: dict[str, Fact] = {}
    for fact in facts:
        kept.setdefault(fact.code, fact)
    return tuple(kept.values())[:MOST_TOLD]

"""Why a move is good: facts that the rules know, which a board puts into words.

A fact says what a move does, leads to or prevents. It is computed from what the seat may see, by
trying moves on an imagined table, and it is true of every table that fits. A board has one sentence
for each `code` (decision 18).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

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
PlayerT = TypeVar("PlayerT")
EventT = TypeVar("EventT", bound=Event)


@attrs.frozen
class Trial(Generic[StateT]):
    """What came of trying a move: what it caused itself, and the table then.

    `is_whole` is false if the game went on to something else: then `table` is how it stood just
    before, and nothing of what follows is known or the move's doing.
    """

    table: StateT
    events: tuple[Event, ...]
    is_whole: bool


class _Log(list[Event]):
    """An event log that keeps the table at the first event that is not the move's own doing."""

    def __init__(self, table: Any, ends: tuple[type[Event], ...]) -> None:
        super().__init__()
        self._table, self._ends = table, ends
        self.own: tuple[Event, ...] | None = None
        self.kept: Any = None

    def append(self, event: Event) -> None:
        if self.own is None and (event.reveals or isinstance(event, self._ends)):
            self.own, self.kept = tuple(self), self._table.copy()
        super().append(event)

    def extend(self, events: Iterable[Event]) -> None:
        for event in events:
            self.append(event)

    def __iadd__(self, events: Iterable[Event]) -> _Log:  # type: ignore[override, misc]
        self.extend(events)
        return self


def tried(
    apply: Callable[[StateT, MoveT, Any], None],
    table: StateT,
    move: MoveT,
    ends: tuple[type[Event], ...] = (),
) -> Trial[StateT]:
    """Play a legal move on a copy of an imagined table, up to an event of `ends` or one that shows
    what nobody knew.
    """
    after = table.copy()
    log = _Log(after, ends)
    apply(after, move, log)
    if log.own is None:
        return Trial(after, tuple(log), True)
    return Trial(log.kept, log.own, False)


@attrs.frozen
class Rules(Generic[StateT, MoveT]):
    """What a trial asks of a game; with an event of `ends` it goes on to something else."""

    apply: Callable[[StateT, MoveT, Any], None]
    legal_moves: Callable[[StateT], Sequence[MoveT]]
    to_decide: Callable[[StateT], Seat | None]
    ends: tuple[type[Event], ...]


class Case(Generic[StateT, MoveT, PlayerT]):
    """A legal move of `seat` on an imagined table, tried once; each game adds its questions."""

    rules: ClassVar[Rules[Any, Any]]

    def __init__(self, seat: Seat, table: StateT, legal: Sequence[MoveT], move: MoveT) -> None:
        self.seat, self.table, self.legal, self.move = seat, table, legal, move
        trial = tried(self.rules.apply, table, move, self.rules.ends)
        self.after: StateT = trial.table
        self.events = trial.events
        self.goes_on = trial.is_whole and self.rules.to_decide(self.after) == seat
        """Whether the same seat decides next, and nothing new was shown."""

    @property
    def mine(self) -> PlayerT:
        """Who moves, before the move."""
        player: PlayerT = self.table.players[self.seat]
        return player

    @property
    def mine_after(self) -> PlayerT:
        player: PlayerT = self.after.players[self.seat]
        return player

    @cached_property
    def next_moves(self) -> Sequence[MoveT]:
        """What the same seat may do next; nothing if somebody or something else goes on."""
        return self.rules.legal_moves(self.after) if self.goes_on else ()

    def of(self, kind: type[EventT]) -> Iterator[EventT]:
        """What the move does to its player, events of one kind; an event may name no seat."""
        for event in self.events:
            if type(event) is kind and getattr(event, "seat", self.seat) == self.seat:
                yield event


def to_tell(facts: Iterable[Fact]) -> Sequence[Fact]:
    """The facts that are told: the first ones, each saying something of its own."""
    kept: dict[str, Fact] = {}
    for fact in facts:
        kept.setdefault(fact.code, fact)
    return tuple(kept.values())[:MOST_TOLD]

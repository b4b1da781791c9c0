"""Why a move is good: facts that a board puts into words. A fact says what a move does, leads to or
prevents. It is found by trying moves on an imagined state, and it is true of every state that fits
the observation. A board has one sentence for each `code` (decision 18).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import attrs

from burgundy_desktop.core.events import Event, Events
from burgundy_desktop.core.ids import Seat

MOST_TOLD = 2
"""The number of facts shown for a move."""


class Claim(Enum):
    """The kind of a fact, and what can be checked about it."""

    SCORES = "scores"
    """The seat gets `points` from it, before anybody else decides."""
    BRINGS = "brings"
    """The seat has `amount` of something more after it."""
    SAVES = "saves"
    """It costs `amount` less than doing the same with `then`."""
    LEADS_TO = "leads to"
    """The seat may play `then` next, and gets `points` from that if they are given."""
    PROMISES = "promises"
    """`points` or `amount` follow later, if the seat does what the sentence says."""
    KEEPS_FROM = "keeps from"
    """Without it, `seat` could play `then` on its next turn."""
    WAITING = "waiting"
    """Later it would bring `amount` less, cost `amount` more, or be gone."""
    STANDS = "stands"
    """Another true statement about the table that speaks for it."""


@attrs.frozen
class Fact:
    """One true thing that speaks for a move: `code` selects its sentence, `values` fill it."""

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
    """The result of trying a move: the events that it caused, and the state after them. `is_whole`
    is false if the game went on to something else: then `table` is the state just before that.
    """

    table: StateT
    events: tuple[Event, ...]
    is_whole: bool


class _Log(Events):
    """An event log that copies the state at the first event that the move did not cause itself."""

    def __init__(self, table: Any, ends: tuple[type[Event], ...]) -> None:
        super().__init__()
        self._table, self._ends = table, ends
        self.own: tuple[Event, ...] | None = None
        self.kept: Any = None

    def append(self, event: Event) -> None:
        if self.own is None and (event.reveals or isinstance(event, self._ends)):
            self.own, self.kept = tuple(self), self._table.copy()
        super().append(event)


def tried(
    apply: Callable[[StateT, MoveT, Any], None],
    table: StateT,
    move: MoveT,
    ends: tuple[type[Event], ...] = (),
) -> Trial[StateT]:
    """Play a legal move on a copy of an imagined state, up to an event of `ends` or one that
    reveals something.
    """
    after = table.copy()
    log = _Log(after, ends)
    apply(after, move, log)
    if log.own is None:
        return Trial(after, tuple(log), True)
    return Trial(log.kept, log.own, False)


@attrs.frozen
class Rules(Generic[StateT, MoveT]):
    """The functions of a game that a trial needs; after an event of `ends` the game goes on to
    something else.
    """

    apply: Callable[[StateT, MoveT, Any], None]
    legal_moves: Callable[[StateT], Sequence[MoveT]]
    to_decide: Callable[[StateT], Seat | None]
    ends: tuple[type[Event], ...]


class Case(Generic[StateT, MoveT, PlayerT]):
    """A legal move of `seat` on an imagined state, tried once; each game derives its own class."""

    rules: ClassVar[Rules[Any, Any]]

    def __init__(self, seat: Seat, table: StateT, legal: Sequence[MoveT], move: MoveT) -> None:
        self.seat, self.table, self.legal, self.move = seat, table, legal, move
        trial = tried(self.rules.apply, table, move, self.rules.ends)
        self.after: StateT = trial.table
        self.events = trial.events
        self.goes_on = trial.is_whole and self.rules.to_decide(self.after) == seat
        """Whether the same seat decides next and nothing was revealed."""

    @property
    def mine(self) -> PlayerT:
        """The state of the player who moves, before the move."""
        player: PlayerT = self.table.players[self.seat]
        return player

    @property
    def mine_after(self) -> PlayerT:
        player: PlayerT = self.after.players[self.seat]
        return player

    @cached_property
    def next_moves(self) -> Sequence[MoveT]:
        """The next legal moves of the same seat; empty if another seat or the game goes on."""
        return self.rules.legal_moves(self.after) if self.goes_on else ()

    def of(self, kind: type[EventT]) -> Iterator[EventT]:
        """The events of one kind that the move causes for its player; an event may have no seat."""
        for event in self.events:
            if type(event) is kind and getattr(event, "seat", self.seat) == self.seat:
                yield event


def to_tell(facts: Iterable[Fact]) -> Sequence[Fact]:
    """The facts to show: the first ones, without those that repeat another."""
    kept: dict[str, Fact] = {}
    for fact in facts:
        kept.setdefault(fact.code, fact)
    return tuple(kept.values())[:MOST_TOLD]

"""The common base of positions set up by hand in all games.

Every game has a `Table` of its own kind and a `set_up` that lays one out. All of them speak the
same language:

* a verb of the game (`take`, `place`, `sell`, …) plays, refuses an illegal move and returns the
  table; `table.move.take(...)` is the move itself, for asking, wording and clicking;
* `play(*moves)` plays moves; `events` and `happened` tell all that has happened since the position
  was set up, or since `forget`;
* belongings are given as `{seat: …}`, as `everybody(…)`, or plainly for the seat `me`;
* piles are written top first;
* what cannot be in any game is refused with a sentence that says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from typing import Any, ClassVar, Concatenate, ParamSpec, Self, TypeVar

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Events
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreSheet


class ImpossiblePosition(ValueError):
    """No game has such a position; the message says what is wrong with it."""


@attrs.define
class Table:
    """A game under test: its state, its legal moves, and its events."""

    game: ClassVar[AnyGame]

    state: Any
    seat: Seat = Seat(0)
    """The seat that queries are about by default."""
    events: Events = attrs.field(factory=Events)
    """All that has happened since the position was set up, or since `forget`."""

    # who, and what may be done

    @property
    def who(self) -> Seat | None:
        """The deciding seat; None when the game is over."""
        return self.game.to_decide(self.state)

    @property
    def over(self) -> bool:
        return self.who is None

    @property
    def legal(self) -> list[Any]:
        return [] if self.over else list(self.game.legal_moves(self.state))

    def legal_of(self, *kinds: type) -> list[Any]:
        """The legal moves of these kinds."""
        return [move for move in self.legal if isinstance(move, kinds)]

    def may(self, move: Any) -> bool:
        return move in self.legal

    # doing it

    def play(self, *moves: Any) -> Self:
        """Play moves, one after the other. Raises IllegalMove at the first that is not legal."""
        for move in moves:
            if not self.may(move):
                raise IllegalMove(f"{move} is not among {self.legal}")
            self.game.apply(self.state, move, self.events)
        return self

    def forget(self) -> Self:
        """Look only at what happens from now on."""
        self.events.clear()
        return self

    def copy(self) -> Self:
        """A copy of the position without events."""
        return type(self)(self.state.copy(), self.seat)

    # what happened, and what lies there

    def happened(self, *kinds: type) -> list[Any]:
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def player(self, seat: Seat | None = None) -> Any:
        """What lies before a seat."""
        return self.state.players[self.of(seat)]

    @property
    def me(self) -> Any:
        return self.player()

    def seen_by(self, seat: Seat) -> Any:
        """What a seat knows."""
        return self.game.observe(self.state, seat)

    @property
    def sheet(self) -> ScoreSheet:
        """The points so far, or in the end."""
        return self.game.score(self.state)

    def points(self, reason: str, seat: Seat | None = None) -> int:
        """What a line of the score sheet says."""
        return self.sheet.points(self.of(seat), reason)

    def total(self, seat: Seat | None = None) -> int:
        return self.sheet.total(self.of(seat))

    def of(self, seat: Seat | None) -> Seat:
        """The seat a question is about."""
        return self.seat if seat is None else seat


T = TypeVar("T", bound=Table)
P = ParamSpec("P")


def plays(word: Callable[Concatenate[Any, P], Any]) -> Callable[Concatenate[T, P], T]:
    """The verb that plays the move which a word of the game's `Moves` builds."""

    @wraps(word)
    def verb(table: Any, /, *args: P.args, **kwargs: P.kwargs) -> Any:
        return table.play(word(table.move, *args, **kwargs))

    return verb


# who has what


@attrs.frozen
class Everybody:
    """What each seat has."""

    has: Any


def everybody(has: Any) -> Everybody:
    """Each seat has this."""
    return Everybody(has)


def by_seat(given: Any, me: Seat, seats: int, nothing: Any) -> list[Any]:
    """What each seat has: given by seats, for everybody, or plainly for `me`."""
    if isinstance(given, Everybody):
        return [given.has] * seats
    if not is_by_seat(given):
        given = {} if given is None else {me: given}
    strangers = [seat for seat in given if not 0 <= seat < seats]
    if strangers:
        raise ImpossiblePosition(f"seat {strangers[0]} has {given}; there are {seats} seats")
    return [given.get(Seat(seat), nothing) for seat in range(seats)]


def is_by_seat(given: Any) -> bool:
    """Whether belongings are given by the seats that have them."""
    return isinstance(given, Mapping) and bool(given) and all(isinstance(key, int) for key in given)


# what cannot be


def check(*complaints: Iterable[str], unchecked: str = "") -> None:
    """Refuse a position about which there are complaints; the first kind of them is told.

    `unchecked` says why a test wants a position that no game has. Raises ImpossiblePosition.
    """
    found = next(filter(None, map(list, complaints)), [])
    if found and not unchecked:
        raise ImpossiblePosition("; ".join(found))
    if unchecked and not found:
        raise ImpossiblePosition(f"nothing is wrong with it: leave out unchecked={unchecked!r}")


def made_up(game: AnyGame, state: Any) -> Iterator[str]:
    """Why the game would refuse a file with this position."""
    try:
        game.check(state)
    except ValueError as error:
        yield str(error)


def miscounted(
    found: Mapping[Any, int], wanted: Mapping[Any, int], called: Callable[[Any], str]
) -> list[str]:
    """Complaints about things that lie there more or less often than the game has them."""
    if found == wanted:
        return []
    wrong = [one for one in {**found, **wanted} if found.get(one, 0) != wanted.get(one, 0)]
    return [
        f"{called(one)} lies {times(found.get(one, 0))}; the game has {wanted.get(one, 0)}"
        for one in sorted(wrong, key=str)
    ]


def times(count: int) -> str:
    return {0: "nowhere", 1: "once", 2: "twice"}.get(count, f"{count} times")

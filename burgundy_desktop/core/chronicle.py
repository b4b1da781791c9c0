"""The chronicle's values: what is remembered of every game that was begun or finished."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from datetime import datetime
from typing import Final

import attrs

from burgundy_desktop.core.fairness import promise, sealed_text
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.origins import IMPORTED, RESTARTS

DELETED: Final = "0" * 32
"""In place of the id of a player who was deleted: such games count for nobody."""


@attrs.frozen
class Begun:
    """A game was begun."""

    id: str
    """The id of the game, which its copies share."""
    game: str
    deal: str
    """`deal_key` of it."""
    origin: str
    """One of `storage.provenance.ORIGINS`."""
    source: str
    """What it came from: a day, a challenge, a code, another game; empty without."""
    profiles: tuple[str, ...]
    """The player at each seat, by id; empty for guests and computer players, `DELETED` for deleted
    players.
    """
    at: datetime


@attrs.frozen
class Result:
    """How a seat ended."""

    profile: str
    """The player, by id; empty for guests and computer players, `DELETED` for a deleted player."""
    name: str
    level: str
    """The level of a computer player; empty for a person."""
    character: str
    points: int
    rank: int
    """From 1; the automaton of a solo game is counted too."""
    seconds: int
    """The thinking time."""
    reasons: Mapping[str, int]
    """The points for each reason of the score sheet."""
    facts: Mapping[str, int]
    """What the measures of the challenges gave, by the id of the challenge; persons only."""

    @property
    def is_person(self) -> bool:
        return not self.level

    @property
    def is_deleted(self) -> bool:
        """Whether it is a player who was deleted since."""
        return self.profile == DELETED


@attrs.frozen
class Finished:
    """A game was finished."""

    id: str
    game: str
    rules: int
    program: str
    options: Mapping[str, str]
    seed: int
    salt: str
    """Empty if the deal was known."""
    origin: str
    source: str
    began: datetime
    ended: datetime
    plies: int
    strict: bool
    clean: bool
    """Played without help, on a deal that nobody knew."""
    own_tables: bool
    seats: tuple[Result, ...]
    automaton: int | None
    """The points of Aaron or the Eminence in a solo game that has one."""
    file: str
    """The name of its save when it ended."""
    ladder: int
    """The edition of the computer players' levels (`core.position.LADDER`)."""

    @property
    def persons(self) -> tuple[Result, ...]:
        return tuple([seat for seat in self.seats if not seat.level])

    @property
    def winners(self) -> tuple[Result, ...]:
        """Who is first; nobody where the automaton won."""
        return tuple(seat for seat in self.seats if seat.rank == 1)

    @property
    def seconds(self) -> int:
        """How long everybody thought together."""
        return sum(seat.seconds for seat in self.seats)


@attrs.frozen
class Mark:
    """What a player said about a finished game."""

    id: str
    counts: bool
    """Whether statistics, records and medals count it."""
    note: str


@attrs.frozen
class Claimed:
    """The guest who finished a game took a name: the game is that player's."""

    id: str
    profile: str
    name: str
    """What the player was called then."""
    at: datetime


@attrs.frozen
class Dropped:
    """A game was deleted with its player: nothing tells it again while its save is in the bin."""

    id: str


def mark_of(game: Finished, marks: Mapping[str, Mark]) -> Mark:
    """The mark of a game; one that nobody has marked counts if it was begun here."""
    return marks.get(game.id, Mark(game.id, counts=game.origin != IMPORTED, note=""))


def abandoned(
    begun: Iterable[Begun], finished: Iterable[Finished], saved: Container[str]
) -> tuple[list[Begun], list[Begun]]:
    """Of the games that were begun and not finished: those that were given up, and those that wait
    to be played on. A game is given up whose save is gone, or in whose place the same players began
    another. Games from elsewhere are neither. `saved` holds the ids of the games that have a save.
    """
    begun, over = list(begun), {one.id for one in finished}
    replaced = {one.source for one in begun if one.origin in RESTARTS}
    left = [one for one in begun if one.id not in over and one.origin != IMPORTED]
    is_waiting = [one.id in saved and one.id not in replaced for one in left]
    return (
        [one for one, waits in zip(left, is_waiting, strict=True) if not waits],
        [one for one, waits in zip(left, is_waiting, strict=True) if waits],
    )


def deal_key(game: str, rules: int, options: Options, seed: int) -> str:
    """What two games share whose deals are the same."""
    return promise(sealed_text(game, rules, options, seed, salt=""))[:32]

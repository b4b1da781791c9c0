"""The positions of a player's own mistakes, which come back until they are learnt: `practice.json`.

A position is kept as its seat saw it, never with anything hidden. Two programs may write the file:
what either did counts for both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeAlias

import attrs
from attrs import validators

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.codec import decode_move, decode_state, digest, encode_move, encode_state
from burgundy_desktop.core.errors import BadOptions, BadSave
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.practice import A_GAME, Card, Fate, new_card, room_today, to_take_in
from burgundy_desktop.core.review import Decision
from burgundy_desktop.storage.atomic import (
    is_there,
    keep_broken,
    read_bytes,
    read_to_change,
    write_atomically,
)
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.structuring import from_json, to_json

FORMAT: Final = 1
_LARGEST: Final = 1 << 24
_MOST_MOVES: Final = 20
_SEED: Final = 1
"""What is hidden is imagined, and always alike: nobody sees it."""

Move: TypeAlias = tuple[Any, ...]
"""A move as `encode_move` writes it."""

_loss = validators.and_(validators.ge(0.0), validators.le(1.0))
_points = validators.and_(validators.ge(-9999.0), validators.le(9999.0))


@attrs.frozen
class Exercise:
    """A decision that cost much. `share` and `points` are what it cost, as in a `Decision`."""

    id: str
    """The digest of the position, and the seat."""
    game: str
    rules_version: int
    tables: Mapping[str, str]
    """The own tables in force, each with its fingerprint."""
    options: Options
    seats: tuple[SeatInfo, ...]
    seat: int
    source: str
    """The id of the game that it comes from."""
    ply: int
    """After how many plies the seat decided."""
    position: Any
    """The table as the seat saw it (`encode_state`); nothing once it no longer comes back."""
    best: tuple[Move, ...]
    """The best moves known, the best first."""
    played: Move
    share: float = attrs.field(validator=_loss)
    points: float = attrs.field(validator=_points)
    card: Card

    def fits(self, game: AnyGame) -> bool:
        """Whether it was played by the rules and tables in force."""
        info = game.info
        return (self.rules_version, self.tables) == (info.rules_version, dict(info.own_tables))

    def with_best(self, moves: Sequence[Any]) -> Exercise:
        """With these best moves, the best first."""
        return attrs.evolve(self, best=tuple(map(_written, moves))[:_MOST_MOVES])

    def closed(self) -> Exercise:
        """Without what only a position needs that comes back."""
        return self if self.card.fate is Fate.OPEN else attrs.evolve(self, position=None)


@attrs.frozen
class _Content:
    format: int = attrs.field(validator=validators.in_((FORMAT,)))
    exercises: tuple[Exercise, ...]


def exercise_of(
    match: AnyMatch, seats: Sequence[SeatInfo], source: str, decision: Decision, today: date
) -> Exercise:
    """The exercise of a decision of this match, the game with the id `source`."""
    game, before = match.game, match.steps[decision.ply - 1].state
    seen, legal = game.observe(before, decision.seat), game.legal_moves(before)
    return Exercise(
        id=f"{digest(seen.table)}-{decision.seat}",
        game=game.info.id,
        rules_version=game.info.rules_version,
        tables=dict(game.info.own_tables),
        options=match.options,
        seats=tuple(seats),
        seat=decision.seat,
        source=source,
        ply=decision.ply - 1,
        position=_as_json(encode_state(seen.table)),
        best=(_written(legal[decision.best]),),
        played=_written(legal[decision.played]),
        share=min(decision.share, 1.0),
        points=decision.points,
        card=new_card(today),
    )


@attrs.frozen
class Opened:
    """An exercise that can be played: a match that begins with it, and the moves as moves."""

    match: AnyMatch
    best: tuple[Any, ...]
    played: Any


def opened(exercise: Exercise, game: AnyGame) -> Opened:
    """The exercise as a match from its position; what is hidden is imagined. Raises BadSave if it
    is no position of this game.
    """
    try:
        chance = Chance.from_seed(_SEED)
        anything = game.start(exercise.options, chance, SILENT)
        table = decode_state(game, exercise.position)
        seen = attrs.evolve(game.observe(anything, Seat(exercise.seat)), table=table)
        state = game.imagine(seen, chance)
        game.check(state)
        match = Match.from_position(game, exercise.options, _SEED, state)
    except BadSave:
        raise
    except (BadOptions, ValueError, LookupError, TypeError, ArithmeticError) as error:
        raise BadSave("nonsense") from error
    if match.to_decide != exercise.seat or not _is_persons(exercise):
        raise BadSave("nonsense")
    moves = [decode_move(game, _read_back(move)) for move in (*exercise.best, exercise.played)]
    if not set(moves) <= set(match.legal_moves()):
        raise BadSave("nonsense")
    return Opened(match, tuple(moves[:-1]), moves[-1])


def _is_persons(exercise: Exercise) -> bool:
    """Whether a person decided, at a table with the right number of seats."""
    seats = exercise.seats
    return len(seats) == exercise.options.seats and seats[exercise.seat].is_person


def _written(move: Any) -> Move:
    return tuple(_as_json(encode_move(move)))


def _as_json(data: Any) -> Any:
    """As it will be read from a file: with lists for tuples."""
    return json.loads(json.dumps(data))


def _read_back(move: Move) -> list[Any]:
    return list(move)


Exercises: TypeAlias = tuple[Exercise, ...]
_Change: TypeAlias = Callable[[Exercises], Exercises]


class PracticeStore:
    """The exercises of all games. Read when they are first asked for.

    A change holds in this program even if it raises NotSaved; the next one writes it too.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.was_broken = False
        """Whether the file could not be read; it is kept as `.broken` beside it."""
        self._known: Exercises | None = None
        self._unwritten: list[_Change] = []

    @property
    def exercises(self) -> Exercises:
        """All of them, also those that no longer come back."""
        if self._known is None:
            self._known = self._read()
        return self._known

    def due(self, today: date, fits: Callable[[Exercise], bool]) -> Exercises:
        """Those that are asked today, the longest due first. Those that do not fit the rules and
        tables in force wait.
        """
        found = (one for one in self.exercises if one.card.is_due(today) and fits(one))
        return tuple(sorted(found, key=lambda one: (one.card.due, one.card.added, -one.share)))

    def next_day(self, today: date, fits: Callable[[Exercise], bool]) -> date | None:
        """The next day after today on which one is asked; None if none comes back."""
        open_ones = (one for one in self.exercises if one.card.fate is Fate.OPEN and fits(one))
        return min((one.card.due for one in open_ones if one.card.due > today), default=None)

    def of_game(self, source: str, fits: Callable[[Exercise], bool]) -> Exercises:
        """Those of the game with this id that still come back, the costliest first."""
        open_ones = (one for one in self.exercises if one.card.fate is Fate.OPEN)
        found = (one for one in open_ones if one.source == source and fits(one))
        return tuple(sorted(found, key=lambda one: -one.share))

    def take_in(
        self,
        match: AnyMatch,
        seats: Sequence[SeatInfo],
        source: str,
        decisions: Sequence[Decision],
        today: date,
    ) -> None:
        """Keep the worst mistakes of a reviewed game, `source` being its id. Raises NotSaved."""
        new = [exercise_of(match, seats, source, one, today) for one in to_take_in(decisions)]

        def change(known: Exercises) -> Exercises:
            names = {one.id for one in known}
            of_this = sum(one.source == source for one in known)
            room = min(A_GAME - of_this, room_today((one.card for one in known), today))
            return known + tuple([one for one in new if one.id not in names][: max(0, room)])

        if change(self.exercises) != self.exercises:
            self._change(change)

    def replace(self, exercise: Exercise) -> None:
        """Keep an exercise that was answered. Raises NotSaved."""
        new = exercise.closed()
        self._change(lambda known: tuple(new if one.id == new.id else one for one in known))

    def forget(self) -> None:
        """The file was deleted on purpose: nothing of it is asked or written again."""
        self._known, self.was_broken = None, False
        self._unwritten.clear()

    def _change(self, change: _Change) -> None:
        self._known = change(self.exercises)
        self._unwritten.append(change)
        with alone_in(self.path.parent):
            known = self._parsed(read_to_change(self.path, _LARGEST))
            for waiting in self._unwritten:
                known = waiting(known)
            self._known = known
            data = to_json(_Content(FORMAT, known)).encode("ascii")
            write_atomically(self.path, data)
        self._unwritten.clear()

    def _read(self) -> Exercises:
        """What the file says; nothing if there is none or the disk does not let us read it."""
        try:
            data = read_bytes(self.path, _LARGEST)
        except BadSave:
            return ()
        return self._parsed(data)

    def _parsed(self, data: bytes) -> Exercises:
        """What this content of the file says; nothing if it is broken."""
        if not data and not is_there(self.path):
            return ()
        try:
            return from_json(data, _Content).exercises
        except ValueError:
            self.was_broken = True
            keep_broken(self.path, data)
            return ()

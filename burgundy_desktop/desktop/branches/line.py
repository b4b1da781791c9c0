"""A branch on the table: a session of its own, which is written down in the game it left."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import attrs

from burgundy_desktop.core import branches as b
from burgundy_desktop.core.branches import Branch
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.provenance import HEX_DIGITS, Aids, Origin


@attrs.define(kw_only=True)
class LineSession(Session):
    """A whole line of which only what follows its base is its own."""

    of_game: Session
    """The session of the game, which the branch is saved with."""
    number: int = b.GAME
    """The id of the branch; that of the game before the first move."""
    parent: int = b.GAME
    base: int
    """The ply of the parent's line after which it goes its own way."""
    kind: str = b.WHAT_IF

    @property
    def review_id(self) -> str:
        """Beside that of the game, with which it goes into the bin. Branches that are begun share
        the id in their headers.
        """
        return f"{self.of_game.header.id}-{self.number}"

    @property
    def branch(self) -> Branch | None:
        """The branch as it is written down; None before the first move."""
        return next((one for one in self.of_game.branches if one.id == self.number), None)

    @property
    def is_cut(self) -> bool:
        """Whether it is longer than what is kept of it."""
        return self.match.length - self.base > b.MOST_PLIES

    @property
    def teaches(self) -> bool:
        return False

    @property
    def is_closed(self) -> bool:
        """Before the end of the game its lines are looked at only: to play on would show the luck
        to come.
        """
        return not self.of_game.match.is_over

    @property
    def may_open_hands(self) -> bool:
        """A line that has ended shows hands that are still played in the game."""
        return self.match.is_over and not self.is_closed

    def position(
        self, ply: Ply, viewer: Seat, since: Ply | None = None, *, is_open: bool = False
    ) -> Position:
        found = Session.position(self, ply, viewer, since, is_open=is_open)
        return attrs.evolve(found, legal=(), is_closed=True) if self.is_closed else found

    def keep_undone(self, ply: Ply, moves: Sequence[Any]) -> None:
        """A move was played at `ply`, in place of `moves`. Those before the base are the parent's,
        which keeps them.
        """
        game, own = self.of_game, moves[max(0, self.base - ply) :]
        if own and not self.strict:
            if ply > self.base:
                game.branches = b.undone(game.branches, ply, own, self.number)
            else:
                kept, was = b.begun(game.branches, self.parent, self.base, own, b.UNDONE)
                game.branches = b.handed_over(kept, self.number, was.id)
        self.base = min(self.base, ply)

    def write_down(self) -> Session:
        """Put the branch as it is now into its game, which is returned."""
        game, moves = self.of_game, self._moves
        known = self.branch
        if known is None and moves:
            kept, known = b.begun(game.branches, self.parent, self.base, moves, self.kind)
            game.branches, self.number = kept, known.id
        elif known is not None:
            now = attrs.evolve(known, parent=self.parent, ply=self.base, moves=moves)
            game.branches = b.replaced(game.branches, now)
        game.branches = b.trimmed(game.branches, [step.move for step in game.match.steps[1:]])
        return game

    @property
    def _moves(self) -> tuple[Any, ...]:
        return tuple(step.move for step in self.match.steps[self.base + 1 :])[: b.MOST_PLIES]


def opened(game: Session, branch: Branch) -> LineSession:
    """A branch of a game, at its end."""
    match = b.line_of(game.match, game.branches, branch)
    return _session(game, match, branch.ply, branch.parent, branch.id)


def what_if(session: Session, ply: int, kind: str = b.WHAT_IF) -> LineSession:
    """The beginning of a branch that leaves this game, or this branch, at a ply."""
    game, parent = session, b.GAME
    if isinstance(session, LineSession):
        game, parent = session.of_game, session.number
        if ply < session.base:
            parent = session.parent
    return _session(game, session.match.up_to(ply), ply, parent, kind=kind)


def same_moves(one: AnyMatch, other: AnyMatch) -> int:
    """How many plies two lines of a game have in common."""
    pairs = zip(one.steps[1:], other.steps[1:], strict=False)
    return len([*takewhile(lambda pair: pair[0].move == pair[1].move, pairs)])


def _session(
    game: Session,
    match: AnyMatch,
    base: int,
    parent: int,
    number: int = b.GAME,
    kind: str = b.WHAT_IF,
) -> LineSession:
    header = attrs.evolve(
        game.header,
        id=hashlib.sha256(f"{game.header.id}|{number}".encode()).hexdigest()[:HEX_DIGITS],
        origin=Origin("branch", game.header.id, base),
        aids=Aids(),
        seconds=(0,) * len(game.header.seats),
    )
    autosave = Autosave(game.autosave.path, header)
    return LineSession(
        match=match,
        autosave=autosave,
        of_game=game,
        number=number,
        parent=parent,
        base=base,
        kind=kind,
    )

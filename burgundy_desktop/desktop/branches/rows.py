"""The rows of other lines in the log: each where it leaves the line on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.branches import GAME, Branch, Branches
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.branches import line, words
from burgundy_desktop.desktop.branches.line import LineSession
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.panels.log_model import Entry, Way

_NOT_KEPT: Final = -1
"""The id of a branch without a move."""


@attrs.frozen
class Fork:
    """Another line, the ply at which it leaves the one on the table, and how deep its row lies."""

    number: int
    ply: int
    depth: int


def forks(session: Session) -> list[Fork]:
    """All lines of a game but the one on the table, in the order of their rows."""
    kept, spine = _game_of(session).branches, spine_of(session)
    found: list[Fork] = []
    for at, (number, until) in enumerate(spine.items()):
        if at:
            found.append(Fork(number, until, 1))
        own = (one for one in kept if one.parent == number and one.id not in spine)
        for one in sorted(own, key=lambda branch: branch.ply <= until):
            is_seen = one.ply <= until
            found += _with_own(kept, one, min(one.ply, until), 1 if is_seen else 2)
    return sorted(found, key=lambda fork: fork.ply)


def spine_of(session: Session) -> dict[int, int]:
    """The line on the table and those that it left, each with its last ply on the table."""
    if not isinstance(session, LineSession):
        return {GAME: session.match.length}
    by_id = {one.id: one for one in session.of_game.branches}
    spine: dict[int, int] = {session.number or _NOT_KEPT: session.match.length}
    parent, ply = session.parent, session.base
    while parent not in spine:
        spine[parent] = ply
        if parent in by_id:
            parent, ply = by_id[parent].parent, min(ply, by_id[parent].ply)
    return spine


def _with_own(kept: Branches, branch: Branch, ply: int, depth: int) -> Iterator[Fork]:
    yield Fork(branch.id, ply, depth)
    for one in kept:
        if one.parent == branch.id:
            yield from _with_own(kept, one, ply, depth + 1)


def _game_of(session: Session) -> Session:
    return session.of_game if isinstance(session, LineSession) else session


class Rows:
    """Puts other lines into words; each is played again only once."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, tuple[Branch, ...]], str] = {}

    def forget(self) -> None:
        """Drop all words, after a change of language."""
        self._said.clear()

    def among(self, session: Session, told: Sequence[Entry]) -> list[Entry]:
        """The log with the rows of other lines."""
        ways = [self._row(session, fork) for fork in forks(session)]
        ways = [way for way in ways if way.ply <= session.match.cursor]
        return sorted([*told, *ways], key=lambda entry: entry.ply) if ways else list(told)

    def _row(self, session: Session, fork: Fork) -> Entry:
        game = _game_of(session)
        if fork.number == GAME:
            way = Way(GAME, fork.depth, words.keys(is_game=True))
            return Entry(Ply(fork.ply), LogLine(words.of_game(game)), way=way)
        branch = next(one for one in game.branches if one.id == fork.number)
        way = Way(branch.id, fork.depth, words.keys(is_game=False))
        return Entry(Ply(fork.ply), LogLine(self._words(game, branch)), way=way)

    def _words(self, game: Session, branch: Branch) -> str:
        by_id = {one.id: one for one in game.branches}
        chain = [branch]
        while chain[-1].parent != GAME:
            chain.append(by_id[chain[-1].parent])
        key = game.header.id, tuple(chain)
        if key not in self._said:
            self._said[key] = words.of_branch(branch, line.opened(game, branch))
        return self._said[key]

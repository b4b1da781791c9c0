"""Branches: lines of moves that leave the line of a game. They are values; what a branch shows is
played again from the game (`line_of`). The game itself is line 0, and never a branch.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import attrs

from burgundy_desktop.core.errors import IllegalMove

if TYPE_CHECKING:
    from burgundy_desktop.core.match import AnyMatch

GAME: Final = 0
"""The line of the game itself, as a parent."""
UNDONE: Final = "undone"
"""Moves that were taken back before another move was played."""
WHAT_IF: Final = "what_if"
"""Played at a past ply of a finished game."""
BETTER: Final = "better"
"""A line that a review found."""
KINDS: Final = (UNDONE, WHAT_IF, BETTER)
MOST: Final = 50
"""The most branches of a game."""
MOST_PLIES: Final = 400
"""The most plies of a branch."""
LONGEST_NAME: Final = 60


@attrs.frozen
class Branch:
    """A line that leaves its parent."""

    id: int
    parent: int
    ply: int
    """The ply of its parent's line after which it goes its own way, counted from the start."""
    moves: tuple[Any, ...]
    kind: str
    name: str = ""
    """Given by a player; empty without one."""

    @property
    def last(self) -> int:
        """The ply at its end, counted from the start of the game."""
        return self.ply + len(self.moves)


Branches: TypeAlias = tuple[Branch, ...]


def line_of(match: AnyMatch, branches: Branches, branch: Branch) -> AnyMatch:
    """The whole line of a branch as a match, at its end. Raises IllegalMove, IndexError or KeyError
    for a branch that does not fit the game.
    """
    by_id = {one.id: one for one in branches}
    chain = [branch]
    while chain[-1].parent != GAME:
        chain.append(by_id[chain[-1].parent])
        if len(chain) > MOST:
            raise KeyError("a branch is its own ancestor")
    line = match
    for one in reversed(chain):
        line = line.up_to(one.ply)
        for move in one.moves:
            line.play(move)
    return line


def fitting(match: AnyMatch, branches: Branches) -> Branches:
    """The branches that can be played; the others are left out."""
    fit: list[Branch] = []
    for branch in branches:
        try:
            line_of(match, branches, branch)
        except (IllegalMove, IndexError, KeyError, ValueError, TypeError, AttributeError):
            continue
        fit.append(branch)
    return tuple(fit)


def undone(branches: Branches, ply: int, moves: Sequence[Any], parent: int = GAME) -> Branches:
    """The branches after a line has dropped `moves`, which began at `ply`: those become one, and
    branches that left what was dropped leave it now.
    """
    added, branch = begun(branches, parent, ply, moves, UNDONE)
    kept = (one for one in added if one.parent != parent or one.ply <= branch.last)
    return tuple(
        attrs.evolve(one, parent=branch.id) if one.parent == parent and one.ply > ply else one
        for one in kept
    )


def handed_over(branches: Branches, parent: int, to: int) -> Branches:
    """The branches in which those that left one line leave another one, which is as it was."""
    return tuple(
        attrs.evolve(one, parent=to) if one.parent == parent != GAME else one for one in branches
    )


def begun(
    branches: Branches, parent: int, ply: int, moves: Sequence[Any], kind: str
) -> tuple[Branches, Branch]:
    """One branch more, and which it is. Of too many the oldest undone one goes."""
    number = max((one.id for one in branches), default=GAME) + 1
    branch = Branch(number, parent, ply, tuple(moves[:MOST_PLIES]), kind)
    while len(branches) >= MOST:
        branches = without(branches, _oldest(branches, parent).id)
    return (*branches, branch), branch


def _oldest(branches: Branches, parent: int) -> Branch:
    """The oldest undone branch, or the oldest of all. Those that lead to `parent` stay: a line that
    leaves it may be on the table, and knows them by their numbers.
    """
    needed = _leading_to(branches, parent)
    spare = [one for one in branches if one.id not in needed]
    among = spare or [one for one in branches if one.id != parent]
    return min(among, key=lambda one: (one.kind != UNDONE, bool(one.name), one.id))


def _leading_to(branches: Branches, number: int) -> set[int]:
    """A branch and those that it left, one after the other."""
    by_id = {one.id: one for one in branches}
    found: set[int] = set()
    while number in by_id and number not in found:
        found.add(number)
        number = by_id[number].parent
    return found


def without(branches: Branches, number: int) -> Branches:
    """The branches without this one. Those that left it take the moves along that they need."""
    gone = next(one for one in branches if one.id == number)
    return tuple(_from(gone, one) for one in branches if one.id != number)


def _from(gone: Branch, one: Branch) -> Branch:
    if one.parent != gone.id:
        return one
    if one.ply <= gone.ply:
        return attrs.evolve(one, parent=gone.parent)
    needed = gone.moves[: one.ply - gone.ply]
    moves = (*needed, *one.moves)[:MOST_PLIES]
    return attrs.evolve(one, parent=gone.parent, ply=gone.ply, moves=moves)


def replaced(branches: Branches, branch: Branch) -> Branches:
    """The branches with this one in place of the one with its id."""
    return tuple(branch if one.id == branch.id else one for one in branches)


def trimmed(branches: Branches, moves: Sequence[Any]) -> Branches:
    """The branches without what the game has played the same way; `moves` are those of the game. A
    branch of which nothing is left, or that tells what another one tells too, is gone.
    """
    told: set[tuple[int, int, tuple[Any, ...]]] = set()
    kept = branches
    for number in [one.id for one in branches]:
        branch = _trimmed(next(one for one in kept if one.id == number), moves)
        key = branch.parent, branch.ply, branch.moves
        is_new = bool(branch.moves) and key not in told
        kept = replaced(kept, branch) if is_new else without(kept, number)
        told.add(key)
    return kept


def _trimmed(branch: Branch, moves: Sequence[Any]) -> Branch:
    if branch.parent != GAME:
        return branch
    pairs = zip(branch.moves, moves[branch.ply :], strict=False)
    same = len([*takewhile(lambda pair: pair[0] == pair[1], pairs)])
    return attrs.evolve(branch, ply=branch.ply + same, moves=branch.moves[same:])

"""Move selection: each click narrows the legal moves until one is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

from burgundy_desktop.core.game import MoveT
from burgundy_desktop.core.ids import Target


class Chooser(Generic[MoveT]):
    """The legal moves, and the targets picked so far, in any order.

    A move is chosen when it is the only one left and its last target was picked. If the last target
    was not picked, the move waits for a confirmation.
    """

    def __init__(self, legal: Sequence[MoveT]) -> None:
        self.left = self._legal = tuple(legal)
        """The legal moves that contain all picked targets."""
        self.picked: tuple[Target, ...] = ()

    @property
    def offered(self) -> frozenset[Target]:
        """What may be picked next."""
        return frozenset(_targets(self.left)) - set(self.picked)

    @property
    def understood(self) -> tuple[Target, ...]:
        """The picked targets and the implied ones: those that all remaining moves have in common.
        The last target of a move is never implied.
        """
        left = self.left
        if not self.picked or len(left) < 2:
            return self.picked
        common = set(left[0].targets).intersection(*(move.targets for move in left))
        common -= {*self.picked, *(move.targets[-1] for move in left)}
        return (*self.picked, *(one for one in left[0].targets if one in common))

    @property
    def chosen(self) -> MoveT | None:
        """The chosen move; None as long as there is none."""
        left = self.left
        if len(left) == 1 and left[0].targets[-1] in self.picked:
            return left[0]
        return None

    @property
    def waiting(self) -> MoveT | None:
        """The only remaining move, if it still needs its last target or a confirmation."""
        left = self.left
        return left[0] if self.picked and len(left) == 1 and self.chosen is None else None

    def pick(self, target: Target) -> bool:
        """Pick a target, or unpick it. False if no legal move contains it.

        A target that does not fit the earlier picks starts a new selection if it can.
        """
        if target in self.picked:
            self._take(tuple(other for other in self.picked if other != target))
        elif target in self.offered:
            self._take((*self.picked, target))
        elif target in _targets(self._legal):
            self._take(self._compatible(target))
        else:
            return False
        return True

    def step_back(self) -> bool:
        """Undo the latest pick. False if there is none."""
        had = bool(self.picked)
        self._take(self.picked[:-1])
        return had

    def _take(self, picked: tuple[Target, ...]) -> None:
        """Let these be the picks. Asked for often, so that what is left is kept."""
        self.picked, wanted = picked, set(picked)
        self.left = tuple(move for move in self._legal if wanted.issubset(move.targets))

    def _compatible(self, target: Target) -> tuple[Target, ...]:
        """As many of the latest picks as fit into one legal move together with `target`."""
        kept: tuple[Target, ...] = (target,)
        for earlier in reversed(self.picked):
            wanted = {earlier, *kept}
            if any(wanted <= set(move.targets) for move in self._legal):
                kept = (earlier, *kept)
        return kept


def _targets(moves: Iterable[MoveT]) -> set[Target]:
    return {target for move in moves for target in move.targets}

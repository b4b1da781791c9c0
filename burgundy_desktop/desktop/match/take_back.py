"""How far a player may go back: to the last decision of a person, as the game allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

import attrs

from burgundy_desktop.core.ids import Ply

if TYPE_CHECKING:
    from burgundy_desktop.core.match import AnyMatch, AnyStep

WasChosen: TypeAlias = Callable[[Ply], bool]
"""Whether a person chose the move made at a ply."""


class TakeBack(Enum):
    """What may be undone. Dice and draws stay the same in any case."""

    ALWAYS = "always"
    UNTIL_NEW = "until_new"
    """Undo stops at a die roll, a draw or another player's move."""
    NEVER = "never"


class Barrier(Enum):
    """Why a move may not be undone."""

    NONE = "none"
    START = "start"
    """No person has made a decision yet."""
    CHANCE = "chance"
    OTHERS = "others"
    NEVER = "never"


def policy_for(setting: TakeBack, *, strict: bool) -> TakeBack:
    """The policy of a game; a strict game never goes past a reveal, whatever the setting."""
    return TakeBack.UNTIL_NEW if strict and setting is TakeBack.ALWAYS else setting


@attrs.frozen
class Undoing:
    """Where undo and redo lead in a match, and what prevents an undo."""

    match: AnyMatch
    was_chosen: WasChosen
    policy: TakeBack

    @property
    def ply(self) -> Ply | None:
        """The last ply before the cursor at which a person decided; None without one."""
        return self._decision_in(range(self.match.cursor - 1, -1, -1))

    @property
    def next_ply(self) -> Ply | None:
        """Where redo leads: the next ply at which a person decided, or the last ply; None where
        nothing was taken back.
        """
        cursor, last = self.match.cursor, self.match.length
        if cursor == last:
            return None
        ply = self._decision_in(range(cursor + 1, last))
        return last if ply is None else ply

    @property
    def passes_chance(self) -> bool:
        """Whether the next undo goes back past a die roll or a draw."""
        return any(step.reveals for step in self._undone)

    @property
    def barrier(self) -> Barrier:
        """What prevents the next undo, if anything."""
        if self.ply is None:
            return Barrier.START
        if self.policy is TakeBack.NEVER:
            return Barrier.NEVER
        if self.policy is TakeBack.ALWAYS:
            return Barrier.NONE
        if self.passes_chance:
            return Barrier.CHANCE
        several = len({step.seat for step in self._undone}) > 1
        return Barrier.OTHERS if several else Barrier.NONE

    @property
    def _undone(self) -> Sequence[AnyStep]:
        """The steps that the next undo takes back."""
        ply = self.ply
        return () if ply is None else self.match.steps[ply + 1 : self.match.cursor + 1]

    def _decision_in(self, plies: Iterable[int]) -> Ply | None:
        return next((Ply(ply) for ply in plies if self.was_chosen(Ply(ply))), None)

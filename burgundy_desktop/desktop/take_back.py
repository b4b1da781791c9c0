"""How far a player may go back: to the last decision of a person, as the game allows."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from burgundy_desktop.core.ids import Ply

if TYPE_CHECKING:
    from burgundy_desktop.core.match import AnyMatch

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


def last_decision(match: AnyMatch, was_chosen: WasChosen) -> Ply | None:
    """The last ply before the cursor at which a person decided; None without one."""
    for ply in range(match.cursor - 1, -1, -1):
        if was_chosen(Ply(ply)):
            return Ply(ply)
    return None


def next_decision(match: AnyMatch, was_chosen: WasChosen) -> Ply | None:
    """Where redo leads: the next ply at which a person decided, or the last ply."""
    if match.cursor == match.length:
        return None
    for ply in range(match.cursor + 1, match.length):
        if was_chosen(Ply(ply)):
            return Ply(ply)
    return match.length


def sees_chance(match: AnyMatch, ply: Ply) -> bool:
    """Whether a die was rolled or something drawn between `ply` and the cursor."""
    return any(step.reveals for step in match.steps[ply + 1 : match.cursor + 1])


def barrier(match: AnyMatch, was_chosen: WasChosen, policy: TakeBack) -> Barrier:
    """What prevents the next undo."""
    ply = last_decision(match, was_chosen)
    if ply is None:
        return Barrier.START
    if policy is TakeBack.NEVER:
        return Barrier.NEVER
    if policy is TakeBack.ALWAYS:
        return Barrier.NONE
    if sees_chance(match, ply):
        return Barrier.CHANCE
    steps = match.steps[ply + 1 : match.cursor + 1]
    return Barrier.OTHERS if len({step.seat for step in steps}) > 1 else Barrier.NONE

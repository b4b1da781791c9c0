"""Actions, and the random choice among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

import attrs
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.window.main_window import MainWindow

ThingT = TypeVar("ThingT")


@attrs.frozen
class Plan:
    """An action, described before it is done."""

    words: str
    do: Callable[[], object]


@attrs.frozen
class Ground:
    """The context of an action: the window `top`, which may be a dialog or a menu."""

    window: MainWindow
    top: QWidget
    game_id: str
    """The preferred game."""


Planner = Callable[[Ground, Random], Plan | None]
"""Finds an action; None if there is none of this kind."""

Weighted = Sequence[tuple[int, Planner]]


def draw(planners: Weighted, ground: Ground, chance: Random) -> Plan:
    """A random one of these, by weight."""
    left = list(planners)
    while left:
        weight, planner = chance.choices(left, [weight for weight, _ in left])[0]
        plan = planner(ground, chance)
        if plan is not None:
            return plan
        left.remove((weight, planner))
    return Plan("nothing can be done", lambda: None)


def one_of(things: Sequence[ThingT], chance: Random) -> ThingT | None:
    """A random one of these, None if there is none."""
    return chance.choice(things) if things else None

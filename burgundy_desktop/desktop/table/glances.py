"""What the person at the table looked at, for the page of icons."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.drawn import drawings_at, drawings_in
from burgundy_desktop.boardkit.icons import Glance
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.core.ids import Seat, Target

MOST: Final = 4
"""How many glances are remembered besides the present one."""


class Glances:
    """What mouse or keyboard rests on, and what they rested on before. It is forgotten when another
    person comes to the table: it may have been somebody's hand.
    """

    def __init__(self) -> None:
        self.now = Glance()
        self._past: list[Glance] = []
        self._viewer: Seat | None = None

    def look_at(self, scene: BoardScene, target: Target, tip: Tip | None) -> None:
        """The pointer rests on this target."""
        self._belong_to(scene)
        self.now = Glance(drawings_at(scene, target), tip.anchor if tip is not None else "")

    def look_away(self) -> None:
        """The pointer rests on nothing."""
        if self.now != Glance():
            self._past = [self.now, *(one for one in self._past if one != self.now)][:MOST]
            self.now = Glance()

    def lately(self, scene: BoardScene) -> tuple[Glance, ...]:
        """What was looked at lately, the latest first, then what others have changed."""
        self._belong_to(scene)
        changed = (Glance(drawings_in(scene, box)) for box in scene.changed_lately)
        return (*self._past, *changed)

    def forget(self) -> None:
        """Forget everything: another game, or somebody else comes to the table."""
        self.now, self._past = Glance(), []

    def _belong_to(self, scene: BoardScene) -> None:
        viewer = scene.position.viewer if scene.position is not None else None
        if viewer != self._viewer:
            self.forget()
            self._viewer = viewer

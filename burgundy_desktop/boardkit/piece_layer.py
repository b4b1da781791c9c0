"""The pieces of a table as items: updated at once, or step by step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.animator import Animator, Motion, Pace
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.choreography import Choreography, Listeners
from burgundy_desktop.boardkit.highlight import HighlightItem
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.piece_items import PieceItems
from burgundy_desktop.boardkit.pieces import AnimationStep, Highlight, Piece


class PieceLayer(QObject):
    """Shows pieces and highlights, and plays what leads from pieces to others."""

    finished = Signal()
    sounded = Signal(object, int)
    """Emitted with a Sound and the number of its event when it is to be played."""
    counted = Signal(float)
    """How much of the way the numbers beside the table have counted with those on it."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        super().__init__(scene)
        self._scene = scene
        self._brushes = brushes
        self.items = PieceItems(scene, brushes, self)
        self._shown: dict[str, Piece] = {}
        self._highlights: list[HighlightItem] = []
        self._listeners = Listeners(self.sounded.emit, self.counted.emit)
        self.reduced = False
        """Whether reduced motion is on: nothing travels."""
        self.animator = Animator(self)
        self.animator.finished.connect(self._ended)

    @property
    def shown(self) -> Mapping[str, Piece]:
        """The pieces on the table, or those that the animation leads to."""
        return self._shown

    def item(self, key: str) -> PieceItem | None:
        """The item of a piece."""
        return self.items.lying.get(key)

    def show(self, after: dict[str, Piece], *, anew: bool = False) -> None:
        """Show pieces at once; with `anew` even unchanged pieces are redrawn."""
        self.items.show(after, anew=anew)
        self._shown = after

    def renew(self, after: dict[str, Piece]) -> None:
        """Show these pieces, unless they are there."""
        if after == self._shown:
            self._shown = after  # an equal one is the same one the next time
        else:
            self.show(after)

    def play(
        self,
        steps: Iterable[AnimationStep],
        after: dict[str, Piece],
        share: float = 1.0,
        *,
        aside: int = 0,
        ahead: Sequence[Sequence[Motion]] = (),
    ) -> None:
        """Go to new pieces step by step, as `Choreography.groups` says, after what is `ahead`; at
        the *Instant* pace at once.
        """
        if self.animator.pace is Pace.INSTANT:
            self.show(after)
            return
        before, self._shown = self._shown, after
        way = Choreography(
            self.items, before, after, self._listeners, reduced=self.reduced, aside=aside
        )
        self.animator.play([*ahead, *way.groups(tuple(steps), share)])

    def highlight(self, highlights: Iterable[Highlight]) -> None:
        """Show exactly these highlights."""
        for item in self._highlights:
            self._scene.removeItem(item)
        self._highlights = [HighlightItem(highlight, self._brushes) for highlight in highlights]
        for item in self._highlights:
            self._scene.addItem(item)

    def _ended(self) -> None:
        self.items.clear()
        self.show(self._shown)
        self.finished.emit()

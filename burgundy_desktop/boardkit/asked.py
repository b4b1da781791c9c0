"""The ring around what a question is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.glow import MARGIN, Rim
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.piece_layer import PieceLayer
from burgundy_desktop.boardkit.pieces import Place
from burgundy_desktop.boardkit.target_layer import TargetLayer
from burgundy_desktop.boardkit.targets import RING_Z
from burgundy_desktop.core.ids import Target, target

_PIECE: Final = target("piece")
"""A made-up target, for a piece that is no target itself."""
_LINE_PX: Final = 3.4
_BELOW_RING: Final = 0.05


class AskedItem(QGraphicsObject):
    """Rings the piece that a question is about: in gold, in loss colour where it would be lost."""

    def __init__(self, brushes: Brushes, targets: TargetLayer, pieces: PieceLayer) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._brushes = brushes
        self._targets, self._pieces = targets, pieces
        self._about: Target | str | None = None
        self.place: Place | None = None
        self.is_loss = False
        self.setVisible(False)

    def ask(self, about: Target | str | None, *, is_loss: bool) -> None:
        """Ring a target, or the piece of this key; None rings nothing."""
        self._about, self.is_loss = about, is_loss
        self.follow()

    def follow(self) -> None:
        """Surround what is asked about where it lies now; hide if it is not there."""
        self.prepareGeometryChange()
        place = self.place = self._found()
        self.setVisible(place is not None)
        if place is not None:
            self.setPos(QPointF(*(place.rim or place.box).centre))
            self.setRotation(place.turn)
            self.setZValue(RING_Z + place.z - _BELOW_RING)

    def _found(self) -> Place | None:
        if isinstance(self._about, Target):
            item = self._targets.item(self._about)
            return item.place if item is not None else None
        piece = self._pieces.shown.get(self._about or "")
        return Place(_PIECE, piece.box, turn=piece.turn) if piece is not None else None

    @property
    def colour(self) -> Colour:
        palette = self._brushes.palette
        return palette.text.loss if self.is_loss else palette.marks.gold

    def boundingRect(self) -> QRectF:
        if self.place is None:
            return QRectF()
        box = (self.place.rim or self.place.box).grown(2 * MARGIN * max(1.0, self._brushes.scale))
        return QRectF(-box.width / 2, -box.height / 2, box.width, box.height)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self.place is None:
            return
        brushes, box = self._brushes, self.place.rim or self.place.box
        shape = self.place.rim_shape or self.place.shape
        line = _LINE_PX * brushes.line
        rim = Rim(shape, box.width, box.height, self.colour, line, halo=self.is_loss)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brushes.glows.draw(painter, rim, scale=brushes.scale, density=brushes.density)

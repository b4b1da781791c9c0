"""The graphics items behind the pieces of a table."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Inset,
    Label,
    Painted,
    Piece,
    Words,
)

_MOST_ON_A_DISC = 9
LEAST_BADGE = 16.0
"""The least height of a badge in px, so that its digits can be read."""
BADGE_OVER = 0.42
"""How far a badge reaches over the edges of its drawing, as a share of its height."""

_Part: TypeAlias = QGraphicsPixmapItem | QGraphicsSimpleTextItem | QGraphicsPathItem


def badge_height(look: Drawing, width: float, text_scale: float) -> float:
    """The height of the badge of a drawing that is `width` px wide."""
    return max(LEAST_BADGE, look.badge_size * width) * text_scale


class PieceItem(QGraphicsItem):
    """One piece. Its position is its centre, so that it is scaled in place."""

    def __init__(self, piece: Piece, brushes: Brushes) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.piece = piece
        self._parts: list[_Part] = []
        self._text: QGraphicsSimpleTextItem | None = None
        self._shadow: QGraphicsPixmapItem | None = None
        self._height, self._aside = 0.0, 0.0
        self._seen_of = (1.0, 1.0)
        self.wear(piece, brushes)
        self.come_to_rest()

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, _painter: object, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Does nothing: the parts paint themselves."""

    @property
    def box(self) -> Box:
        """The current box of the piece, also while it moves."""
        width, height = self.piece.box.width * self.scale(), self.piece.box.height * self.scale()
        return Box.around(self.pos().x(), self.pos().y(), width, height)

    def wear(self, piece: Piece, brushes: Brushes, *, anew: bool = False) -> None:
        """Take the look of `piece` without moving; `come_to_rest` moves the item to the piece's
        place. A painted picture that stays the same is only painted `anew` if it is asked for.
        """
        if not anew and self._parts and _has_same_picture(self.piece, piece):
            self.piece = piece
            return
        self.piece = piece
        self._lift = paint(brushes.palette.surfaces.lift)
        for part in [*self._parts, *([self._shadow] if self._shadow else [])]:
            part.setParentItem(None)  # type: ignore[arg-type]  # the stubs know no None
            scene = part.scene()
            if scene is not None:
                scene.removeItem(part)
        self._text = None
        self._shadow = None
        look = piece.look
        if isinstance(look, Drawing):
            self._parts = self._drawing(look, brushes)
        elif isinstance(look, Words):
            self._parts = [self._words(look, brushes)]
        elif isinstance(look, Frame):
            self._parts = [self._frame(look, brushes)]
        else:
            self._parts = [self._painted(look, brushes)]
        for part in self._parts:
            part.setParentItem(self)
            if piece.turn and isinstance(part, QGraphicsPixmapItem):
                part.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def come_to_rest(self) -> None:
        """Move to the place of the piece, at rest."""
        self.setPos(QPointF(*self.piece.box.centre))
        self.setScale(1.0)
        self.setRotation(self.piece.turn)
        self.setOpacity(self.piece.opacity)
        self.setZValue(self.piece.z)

    def rise(self, height: float) -> None:
        """Lift the piece `height` px above the table, with a hard shadow below; 0 is flat."""
        if height == self._height and (self._shadow is not None or not height):
            return
        self._height = height
        self._displace()
        if height > 0 and self._shadow is None:
            self._shadow = self._new_shadow()
        if self._shadow is not None:
            self._shadow.setVisible(height > 0)
            self._shadow.setPos(0.75 * height, 1.0 + 1.25 * height)

    def sway(self, aside: float) -> None:
        """Move the piece `aside` px, to the right if positive; 0 is its place."""
        self._aside = aside
        self._displace()

    def slant(self, wide: float, tall: float) -> None:
        """Show the piece from aside, with these shares of its width and height; 1 is flat."""
        self._seen_of = (wide, tall)
        is_flat = self._seen_of == (1.0, 1.0) and not self.piece.turn
        modes = Qt.TransformationMode
        for part in self._parts:
            if isinstance(part, QGraphicsPixmapItem):
                part.setTransformationMode(
                    modes.FastTransformation if is_flat else modes.SmoothTransformation
                )
        self._displace()

    def _displace(self) -> None:
        at = QTransform.fromTranslate(self._aside, -self._height)
        self.setTransform(at.scale(*self._seen_of))

    def say(self, text: str) -> None:
        """Show an intermediate number (points that count up)."""
        if self._text is not None:
            middle = self._text.pos() + self._text.boundingRect().center()
            self._text.setText(text)
            self._text.setPos(middle - self._text.boundingRect().center())

    def _new_shadow(self) -> QGraphicsPixmapItem | None:
        picture = self._parts[0]
        if not isinstance(picture, QGraphicsPixmapItem):
            return None
        shadow = QGraphicsPixmapItem(_silhouette(picture.pixmap(), self._lift), self)
        shadow.setOffset(picture.offset())
        shadow.setZValue(-1.0)
        return shadow

    def _drawing(self, look: Drawing, brushes: Brushes) -> list[_Part]:
        box = self.piece.box
        picture = QGraphicsPixmapItem(brushes.pixmap(look, box.width))
        size = picture.pixmap().deviceIndependentSize()
        picture.setOffset(-size.width() / 2, -size.height() / 2)
        parts: list[_Part] = [picture, *(self._inset(inset, brushes) for inset in look.insets)]
        if look.label is not None:
            self._text = self._label(look.label, brushes)
            parts.append(self._text)
        if look.badge:
            parts += self._badge(look, brushes)
        return parts

    def _inset(self, inset: Inset, brushes: Brushes) -> QGraphicsPixmapItem:
        box = self.piece.box
        picture = QGraphicsPixmapItem(
            brushes.pixmap(Drawing(inset.sprite), inset.width * box.width)
        )
        size = picture.pixmap().deviceIndependentSize()
        x, y = (inset.x - 0.5) * box.width, (inset.y - 0.5) * box.height
        picture.setOffset(x - size.width() / 2, y - size.height() / 2)
        return picture

    def _label(self, label: Label, brushes: Brushes) -> QGraphicsSimpleTextItem:
        box = self.piece.box
        text = QGraphicsSimpleTextItem(label.text)
        room = (0.7 * box.width, 1.2 * label.size * box.width)
        text.setFont(
            brushes.fitted(label.text, Face.SERIF, label.size * box.width, room, bold=True)
        )
        text.setBrush(QBrush(brushes.colour(Ink.ON_DRAWING)))
        middle = QPointF((label.x - 0.5) * box.width, (label.y - 0.5) * box.height)
        text.setPos(middle - text.boundingRect().center())
        return text

    def _badge(self, look: Drawing, brushes: Brushes) -> list[_Part]:
        box, plate, count = self.piece.box, brushes.palette.badge, look.badge
        size = badge_height(look, box.width, brushes.text_scale)
        wide = size if count <= _MOST_ON_A_DISC else 1.3 * size
        inside = (0.5 - BADGE_OVER) * size
        middle = QPointF(box.width / 2 - inside, -box.height / 2 + inside)
        pill = QPainterPath()
        pill.addRoundedRect(QRectF(-wide / 2, -size / 2, wide, size), size / 2, size / 2)
        disc = QGraphicsPathItem(pill)
        disc.setPos(middle)
        disc.setBrush(QBrush(paint(plate.ground)))
        disc.setPen(QPen(paint(plate.rim), 1.0))
        text = QGraphicsSimpleTextItem(str(count))
        text.setFont(
            brushes.fitted(str(count), Face.SERIF, 0.7 * size, (0.9 * wide, size), bold=True)
        )
        text.setBrush(QBrush(paint(plate.text)))
        text.setPos(middle - text.boundingRect().center())
        return [disc, text]

    def _words(self, look: Words, brushes: Brushes) -> QGraphicsSimpleTextItem:
        box = self.piece.box
        text = QGraphicsSimpleTextItem(look.text)
        room = (box.width, box.height)
        every = (look.text, *look.alike)
        text.setFont(brushes.fitted_all(every, look.face, look.size, room, bold=look.bold))
        _shorten(text, box.width)
        text.setBrush(QBrush(brushes.colour(look.ink)))
        size = text.boundingRect()
        spare = box.width - size.width()
        text.setPos(-box.width / 2 + look.align.value * spare, -size.height() / 2)
        self._text = text
        return text

    def _painted(self, look: Painted, brushes: Brushes) -> QGraphicsPixmapItem:
        box, density = self.piece.box, brushes.density
        pixmap = QPixmap(round(box.width * density), round(box.height * density))
        pixmap.setDevicePixelRatio(density)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.x, -box.y)
        look.paint(painter)
        painter.end()
        picture = QGraphicsPixmapItem(kept(pixmap))
        picture.setOffset(-box.width / 2, -box.height / 2)
        return picture

    def _frame(self, look: Frame, brushes: Brushes) -> QGraphicsPathItem:
        box = self.piece.box
        path = QPainterPath()
        rect = QRectF(-box.width / 2, -box.height / 2, box.width, box.height)
        path.addRoundedRect(rect, look.corner, look.corner)
        frame = QGraphicsPathItem(path)
        frame.setPen(QPen(paint(brushes.palette.seats.seat(look.seat).glow), 2.0))
        return frame


def _has_same_picture(before: Piece, after: Piece) -> bool:
    """Whether a painted piece only moves."""
    same_size = (before.box.width, before.box.height) == (after.box.width, after.box.height)
    same_look = isinstance(after.look, Painted) and before.look == after.look
    return same_look and same_size and before.turn == after.turn


def _silhouette(picture: QPixmap, colour: QColor) -> QPixmap:
    """A copy of the drawing in one flat colour."""
    copy = QPixmap(picture.size())
    copy.setDevicePixelRatio(picture.devicePixelRatio())
    copy.fill(Qt.GlobalColor.transparent)
    painter = QPainter(copy)
    painter.drawPixmap(0, 0, picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(copy.rect(), colour)
    painter.end()
    return kept(copy)


def _shorten(text: QGraphicsSimpleTextItem, width: float) -> None:
    """Elide a text that does not fit even at the smallest size."""
    metrics = QFontMetricsF(text.font())
    text.setText(metrics.elidedText(text.text(), Qt.TextElideMode.ElideRight, width + 1))

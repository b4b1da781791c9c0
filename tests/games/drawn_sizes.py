"""How large, and how clear against its ground, is what a table shows: every text and every drawing
that it paints.

A `Recorder` is a painter that notes what is painted with it. All sizes are px of the scene, which
are those of the screen at fit.
"""

from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.pieces import Painted


@attrs.frozen
class Text:
    """A text as it is painted."""

    text: str
    px: float
    """The size of the typeface."""
    x: float
    right: float
    colour: str
    opacity: float
    where: str
    """The piece that it stands on."""
    contrast: float
    """With its ground; 21 where it is not known."""

    @property
    def is_number(self) -> bool:
        return not any(letter.isalpha() for letter in self.text)


@attrs.frozen
class Sign:
    """A drawing on a composed picture."""

    width: float
    height: float
    opacity: float
    where: str


class Recorder(QPainter):
    """Notes texts and drawings, and paints them too."""

    def __init__(self, image: QImage, where: str) -> None:
        super().__init__(image)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._image, self._where = image, where
        self.texts: list[Text] = []
        self.signs: list[Sign] = []

    def drawText(self, *args: Any) -> Any:
        text = next(one for one in args if isinstance(one, str))
        if text.strip():
            self.texts.append(self._noted(text, args[0]))
        return super().drawText(*args)

    def drawPixmap(self, *args: Any) -> Any:
        if isinstance(args[0], QRectF | QRect):
            box = self.worldTransform().mapRect(QRectF(args[0]))
            self.signs.append(Sign(box.width(), box.height(), self.opacity(), self._where))
        return super().drawPixmap(*args)

    def _noted(self, text: str, at: Any) -> Text:
        metrics, world = QFontMetricsF(self.font()), self.worldTransform()
        wide, tall = metrics.horizontalAdvance(text), metrics.capHeight()
        box = QRectF(at.x(), at.y() - tall, wide, tall) if isinstance(at, QPointF) else QRectF(at)
        seen = world.mapRect(box)
        colour = self.pen().color()
        px = self.font().pixelSize() * world.m22()
        contrast = self._contrast(colour, seen)
        left, right = seen.left(), seen.right()
        name, opacity = colour.name(), self.opacity()
        return Text(text, px, left, right, name, opacity, self._where, contrast)

    def _contrast(self, colour: QColor, box: QRectF) -> Any:
        """With the most frequent colour that was painted there before."""
        room = box.toAlignedRect().intersected(self._image.rect())
        seen: dict[str, int] = {}
        for x in range(room.left(), room.right() + 1):
            for y in range(room.top(), room.bottom() + 1):
                ground = self._image.pixelColor(x, y)
                if ground.alpha() > 250:
                    seen[ground.name()] = seen.get(ground.name(), 0) + 1
        if not seen:
            return 21.0
        ground = QColor(max(seen, key=lambda name: seen[name]))
        return contrast(_mixed(colour, ground, self.opacity()), ground)


def texts_of(piece):
    """The texts on a painted piece; x from its left edge."""
    return _painted(piece).texts


def texts_on(table):
    """All texts on a table: on pieces, in lines, on the printed ground."""
    yield from _backdrop(table).texts
    for piece in table.shown.values():
        if isinstance(piece.look, Painted):
            yield from _painted(piece).texts
    for item in table.items():
        if isinstance(item, QGraphicsSimpleTextItem) and item.text().strip():
            yield _line(item)


def signs_on(table):
    """All drawings on composed pieces and on the printed ground."""
    yield from _backdrop(table).signs
    for piece in table.shown.values():
        if isinstance(piece.look, Painted):
            yield from _painted(piece).signs


def contrast(one, other):
    """The contrast of two colours, 1 to 21 (WCAG)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _line(item):
    parent = item.parentItem()
    where = parent.piece.key if isinstance(parent, PieceItem) else "text"
    colour = item.brush().color().name()
    box = item.sceneBoundingRect()
    px = item.font().pixelSize() * item.sceneTransform().m22()
    return Text(item.text(), px, box.left(), box.right(), colour, 1.0, where, 21.0)


def _painted(piece):
    image = QImage(round(piece.box.width), round(piece.box.height), QImage.Format.Format_ARGB32)
    image.fill(0)
    recorder = Recorder(image, piece.key)
    recorder.translate(-piece.box.x, -piece.box.y)
    piece.look.paint(recorder)
    recorder.end()
    return recorder


def _backdrop(table):
    image = QImage(round(table.size.width), round(table.size.height), QImage.Format.Format_ARGB32)
    image.fill(QColor(table.brushes.palette.surfaces.table))
    recorder = Recorder(image, "printed")
    table.paint_table(recorder)
    recorder.end()
    return recorder


def _mixed(colour, ground, share):
    def between(one, other):
        return round(other + (one - other) * share)

    return QColor(
        between(colour.red(), ground.red()),
        between(colour.green(), ground.green()),
        between(colour.blue(), ground.blue()),
    )


def _luminance(colour):
    def part(value):
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = map(part, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

"""How large, and how clear against its ground, is what a table shows: every text and every drawing
that it paints.

A `Recorder` is a painter that notes what is painted with it. All sizes are px of the scene, which
are those of the screen at fit.
"""

from collections import Counter
from functools import cache
from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QStyleOptionGraphicsItem

from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.pieces import Drawing, Painted
from burgundy_desktop.boardkit.pills import PillItem
from tests.games.drawn_digits import least_digit

CLEAR = 3.0
"""The contrast of what can be told apart."""
_OPAQUE = 250
_SAMPLES = 18
"""Of a drawing at most so many pixels are looked at in a line, and so many lines."""


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
    """A drawing on the table or on a composed picture."""

    name: str
    """Of its file, like "games/castles/pieces/ship"; empty for a picture painted by itself."""
    width: float
    height: float
    opacity: float
    where: str

    @property
    def digit(self) -> float | None:
        """The height of its smallest digit, None without digits."""
        share = least_digit(self.name) if self.name else None
        return None if share is None else share * self.width


class Recorder(QPainter):
    """Notes texts and drawings, and paints them too."""

    def __init__(self, image: QImage, where: str, names: dict[int, str] | None = None) -> None:
        super().__init__(image)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._image, self._where, self._names = image, where, names or {}
        self.texts: list[Text] = []
        self.signs: list[Sign] = []

    def drawText(self, *args: Any) -> Any:
        text = next(one for one in args if isinstance(one, str))
        if text.strip():
            self.texts.append(self._noted(text, args[0]))
        return super().drawText(*args)

    def drawPixmap(self, *args: Any) -> Any:
        at, pixmap = args[0], args[1]
        if isinstance(at, QPointF):
            at = QRectF(at, pixmap.deviceIndependentSize())
        if isinstance(at, QRectF | QRect) and isinstance(pixmap, QPixmap):
            box = self.worldTransform().mapRect(QRectF(at))
            name = self._names.get(pixmap.cacheKey(), "")
            self.signs.append(Sign(name, box.width(), box.height(), self.opacity(), self._where))
        return super().drawPixmap(*args)

    def _noted(self, text: str, at: Any) -> Text:
        metrics, world = QFontMetricsF(self.font()), self.worldTransform()
        wide, tall = metrics.horizontalAdvance(text), metrics.capHeight()
        box = QRectF(at.x(), at.y() - tall, wide, tall) if isinstance(at, QPointF) else QRectF(at)
        seen = world.mapRect(box)
        colour = self.pen().color()
        px = self.font().pixelSize() * world.m22()
        ground = most_frequent(self._image, seen)
        clear = 21.0 if ground is None else contrast(_mixed(colour, ground, self.opacity()), ground)
        left, right = seen.left(), seen.right()
        return Text(text, px, left, right, colour.name(), self.opacity(), self._where, clear)


def texts_of(piece):
    """The texts on a painted piece; x from its left edge."""
    return _painted(piece, {}).texts


def texts_on(table):
    """All texts on a table: on pieces, in lines, on pills, on the printed ground."""
    yield from _backdrop(table, {}).texts
    for piece in table.shown.values():
        if isinstance(piece.look, Painted):
            yield from _painted(piece, {}).texts
    wordless = _wordless(table)
    for item in table.items():
        if not item.isVisible():
            continue
        if isinstance(item, QGraphicsSimpleTextItem) and item.text().strip():
            yield _line(item, wordless)
        elif isinstance(item, PillItem):
            yield from _on_pill(item, wordless)


def signs_on(table):
    """All drawings on a table: the pieces, what is composed, the printed ground."""
    names = _names(table)
    yield from _backdrop(table, names).signs
    for piece in table.shown.values():
        if isinstance(piece.look, Painted):
            yield from _painted(piece, names).signs
        elif isinstance(piece.look, Drawing):
            yield from _drawn(piece)


def contrast(one, other):
    """The contrast of two colours, 1 to 21 (WCAG)."""
    light, dark = sorted((_luminance(one.rgb()), _luminance(other.rgb())), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def most_frequent(image, box):
    """The colour that an image has most often in a box; None where nothing is painted."""
    room = box.toAlignedRect().intersected(image.rect())
    columns, lines = _sampled(room.left(), room.right()), _sampled(room.top(), room.bottom())
    seen = Counter(image.pixel(x, y) for x in columns for y in lines)
    solid = [rgb for rgb in seen if rgb >> 24 > _OPAQUE]
    return QColor(max(solid, key=lambda rgb: seen[rgb])) if solid else None


def clear_share(pixmap, opacity, ground):
    """How much of a drawing differs clearly from its ground."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    seen = Counter(
        image.pixel(x, y)
        for x in _sampled(0, image.width() - 1)
        for y in _sampled(0, image.height() - 1)
    )
    solid = {rgb: count for rgb, count in seen.items() if rgb >> 24 > 128}
    told = sum(
        count
        for rgb, count in solid.items()
        if contrast(_mixed(QColor(rgb), ground, opacity), ground) >= CLEAR
    )
    return told / max(1, sum(solid.values()))


def _sampled(first, last):
    return range(first, last + 1, max(1, (last - first) // _SAMPLES))


def _names(table):
    """The drawing behind each pixmap that the table has."""
    sprites = table.brushes.sprites
    return {pixmap.cacheKey(): key.name for key, pixmap in sprites._pixmaps.items()}


def _wordless(table):
    """The table without lines of text and pills."""
    said = [
        item
        for item in table.items()
        if isinstance(item, QGraphicsSimpleTextItem | PillItem) and item.isVisible()
    ]
    image = QImage(table.size.rect.size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(table.brushes.palette.surfaces.table)
    for item in said:
        item.setVisible(False)
    painter = QPainter(image)
    table.render(painter, table.size.rect, table.size.rect)
    painter.end()
    for item in said:
        item.setVisible(True)
    return image


def _line(item, wordless):
    parent = item.parentItem()
    where = parent.piece.key if isinstance(parent, PieceItem) else "text"
    colour, box = item.brush().color(), item.sceneBoundingRect()
    px = item.font().pixelSize() * item.sceneTransform().m22()
    opacity = item.effectiveOpacity()
    middle = box.adjusted(1, 0.2 * box.height(), -1, -0.2 * box.height())
    ground = most_frequent(wordless, middle)
    clear = 21.0 if ground is None else contrast(_mixed(colour, ground, opacity), ground)
    left, right = box.left(), box.right()
    return Text(item.text(), px, left, right, colour.name(), opacity, where, clear)


def _on_pill(item, wordless):
    recorder = Recorder(wordless.copy(), "pill")
    recorder.setWorldTransform(item.sceneTransform())
    item.paint(recorder, QStyleOptionGraphicsItem())
    recorder.end()
    return recorder.texts


def _drawn(piece):
    """A drawing and what is set into it."""
    wide, tall = piece.box.width, piece.box.height
    yield Sign(piece.look.sprite, wide, tall, piece.opacity, piece.key)
    for inset in piece.look.insets:
        yield Sign(inset.sprite, inset.width * wide, inset.width * wide, piece.opacity, piece.key)


def _painted(piece, names):
    image = QImage(round(piece.box.width), round(piece.box.height), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    recorder = Recorder(image, piece.key, names)
    recorder.translate(-piece.box.x, -piece.box.y)
    piece.look.paint(recorder)
    recorder.end()
    return recorder


def _backdrop(table, names):
    image = QImage(round(table.size.width), round(table.size.height), QImage.Format.Format_ARGB32)
    image.fill(QColor(table.brushes.palette.surfaces.table))
    recorder = Recorder(image, "printed", names)
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


@cache
def _luminance(rgb):
    def part(value):
        return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (part((rgb >> shift & 255) / 255) for shift in (16, 8, 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

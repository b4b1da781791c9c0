"""Tooltips: a plate beside a piece that says what it does and would bring now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.table.free_place import free_place
from burgundy_desktop.desktop.table.plate import Plate
from burgundy_desktop.desktop.words.number_format import signed
from burgundy_desktop.desktop.words.plain import plain_label

WIDTH_PX: Final = 252
GAP_PX: Final = 10
_SHAPES: Final = (1.0, 1.4, 0.75)
"""How wide a tooltip may be that has no room beside its piece, as a share of its usual width."""
_FARTHEST: Final = 9
"""The greatest distance between a tooltip and its piece, in gaps, if it covers nothing there."""

_COUNTED = re.compile(r"(\d+)\s([^\W\d]+) ([^\W\d]+)(?=[,.]|\s[^\W\d]+\s\d)")
"""An item of an enumeration, like "2 brown tiles, ..."."""


class TipPlate(Plate):
    """Our own tooltip inside the window; it never covers the piece it describes."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._title = self._label()
        self._points = self._label()
        self._lines = self._label()
        self._last = self._label()
        grid = QGridLayout(self)
        grid.setContentsMargins(13, 9, 13, 11)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._points, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._lines, 1, 0, 1, 2)
        grid.addWidget(self._last, 2, 0, 1, 2)
        Measures(self, appearance)
        self.hide()

    def show_tip(
        self,
        tip: Tip,
        piece: QRect,
        keep_free: Sequence[QRect],
        others: Sequence[QRect] = (),
        in_sight: Sequence[QRect] = (),
    ) -> None:
        """Show `tip` beside `piece`, or near it; where it would cover something of `keep_free` in
        any place, it is not shown. It covers neither the piece nor anything `in_sight` if possible.
        Of two equal places it takes the one that covers less of the `others`. All rectangles are in
        the coordinates of the parent.
        """
        self._write(tip)
        self._dress()
        self.resize(self._size())
        gap = self._look.gap(GAP_PX)
        room = self._room.rect()
        self.move(best_place(self.size(), piece, room, keep_free, gap, others, in_sight))
        self.setVisible(self._covers_nothing_of(keep_free, (piece, *in_sight)))
        self.raise_()

    def _covers_nothing_of(self, offered: Sequence[QRect], in_sight: Sequence[QRect]) -> bool:
        """Whether nothing offered is covered; if need be the plate moves farther away, in another
        shape.
        """
        if not _covered(self.geometry(), offered):
            return True
        sizes = [self._size_for(round(share * self.width())) for share in _SHAPES]
        near = in_sight[0].center()
        for kept_free in ((*offered, *in_sight), offered):
            place = free_place(sizes, self._room.rect(), kept_free, gap=4, near=near)
            if place is not None:
                self.setGeometry(place)
                return True
        return False

    def _label(self) -> QLabel:
        label = plain_label(self)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        return label

    def _write(self, tip: Tip) -> None:
        self._title.setText(unbroken(tip.title))
        self._points.setText(signed(tip.points) if tip.points else "")
        self._points.setVisible(bool(tip.points))
        *most, last = map(_kept_together, tip.lines or ("",))
        self._lines.setText("\n".join(most) if most else last)
        self._last.setText(last if most else "")
        self._lines.setVisible(bool(self._lines.text()))
        self._last.setVisible(bool(self._last.text()))
        self.setAccessibleName("\n".join((tip.title, self._points.text(), *tip.lines)))

    def _dress(self) -> None:
        plate, text = self._look.palette.tooltip, self._look.palette.text
        colours = (plate.text, text.points, plate.text, text.quiet)
        fonts = (
            self._look.font(16, serif=True, weight=600),
            self._look.font(17, serif=True, weight=600),
            self._look.font(14.5),
            self._look.font(13.5),
        )
        labels = (self._title, self._points, self._lines, self._last)
        for label, colour, font in zip(labels, colours, fonts, strict=True):
            label.setStyleSheet(
                f"color: {colour}; font-family: '{font.family()}'; "
                f"font-size: {font.pixelSize()}px; font-weight: {font.weight()};"
            )
            label.ensurePolished()

    def _size(self) -> QSize:
        width = min(self._look.px(WIDTH_PX), self._room.width() - 2 * self._look.gap(GAP_PX))
        return self._size_for(width)


def _kept_together(text: str) -> str:
    """Prevent line breaks within the items of an enumeration."""
    return _COUNTED.sub("\\1\N{NO-BREAK SPACE}\\2\N{NO-BREAK SPACE}\\3", unbroken(text))


def best_place(
    size: QSize,
    piece: QRect,
    room: QRect,
    keep_free: Sequence[QRect],
    gap: int = GAP_PX,
    others: Sequence[QRect] = (),
    in_sight: Sequence[QRect] = (),
) -> QPoint:
    """The place near `piece` within `room` that covers least of `keep_free`. It covers nothing
    `in_sight` if there is any other place. Of equal places the nearest wins, then the one that
    covers less of the `others` (what is larger than the plate stays visible beside it), then the
    one towards the nearest outer edge.
    """
    small = [other for other in others if _area(other) < size.width() * size.height()]

    def harm(point: QPoint) -> int:
        plate = QRect(point, size)
        return _covered(plate, keep_free) + 100 * _covered(plate, (piece, *in_sight))

    def hides(point: QPoint) -> tuple[int, int]:
        plate = QRect(point, size)
        return _covered(plate, small), _from_edge(plate, room)

    least, best = 0, [piece.topLeft()]
    for away in range(0, _FARTHEST * gap, gap):
        points = [_inside(point, size, room) for point in _beside(size, piece, gap + away)]
        harms = [harm(point) for point in points]
        if not away or min(harms) < least:
            least = min(harms)
            best = [point for point, done in zip(points, harms, strict=True) if done == least]
        if not least:
            break
    return min(best, key=hides)


def _beside(size: QSize, piece: QRect, gap: int) -> list[QPoint]:
    """The places right, left, above and below, each aligned with a side or the centre
    of the piece.
    """
    right, left = piece.right() + gap, piece.left() - gap - size.width()
    above, below = piece.top() - gap - size.height(), piece.bottom() + gap
    middle_x = piece.center().x() - size.width() // 2
    middle_y = piece.center().y() - size.height() // 2
    tops = (middle_y, piece.top(), piece.bottom() - size.height())
    lefts = (middle_x, piece.left(), piece.right() - size.width())
    places = [QPoint(x, y) for x in (right, left) for y in tops]
    return places + [QPoint(x, y) for y in (above, below) for x in lefts]


def _inside(point: QPoint, size: QSize, room: QRect) -> QPoint:
    most_x = room.right() - size.width() - 4
    most_y = room.bottom() - size.height() - 4
    return QPoint(
        max(room.left() + 4, min(point.x(), most_x)), max(room.top() + 4, min(point.y(), most_y))
    )


def _from_edge(plate: QRect, room: QRect) -> int:
    return min(plate.left() - room.left(), room.right() - plate.right())


def _covered(plate: QRect, places: Sequence[QRect]) -> int:
    return sum(_area(plate.intersected(place)) for place in places)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())

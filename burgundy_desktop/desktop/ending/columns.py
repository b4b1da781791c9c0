"""Paints the columns of the end ceremony, with the portraits that ride on them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.sentences import in_figures
from burgundy_desktop.boardkit.signs import WREATH
from burgundy_desktop.boardkit.sprites import INK, Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.appearance.portraits import Portrait
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.ending.captions import captions
from burgundy_desktop.desktop.ending.columns_layout import WREATH_SHARE, ColumnsLayout, Part
from burgundy_desktop.desktop.ending.subject import Subject
from burgundy_desktop.desktop.ending.timeline import Picture

SEAL: Final = "pieces/common/seal"
NUMBER_PX: Final = 11
"""A part of this height carries its number."""
SIGN_AND_NUMBER_PX: Final = 20
"""A part of this height carries its sign too."""
LARGE_NUMBER_PX: Final = 16
LEAST_SLOT_PX: Final = 50
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class Columns(QWidget):
    """A column of gold for each side; seats own the plinth and the portrait."""

    def __init__(
        self, appearance: Appearance, sprites: Sprites, on_gold: Sprites, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites, self._on_gold = sprites, on_gold
        self._subject: Subject | None = None
        self._picture = Picture(())
        self.sharpness = 0.0
        """The least pixels a point, for a picture."""

    def show_picture(self, subject: Subject, picture: Picture) -> None:
        """Show this moment of this count."""
        self._subject, self._picture = subject, picture
        self.update()

    @property
    def _ratio(self) -> float:
        return max(self.devicePixelRatioF(), self.sharpness)

    @property
    def wreathed(self) -> tuple[Seat, ...]:
        """Who wears a wreath now."""
        if self._subject is None or not self._picture.wreath:
            return ()
        return self._subject.count.sheet.winners

    def minimumSizeHint(self) -> QSize:
        seats = len(self._subject.seats) if self._subject is not None else 2
        return QSize(self._look.gap(LEAST_SLOT_PX) * seats, self._look.gap(200))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._subject is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        told = _eased(self._picture.wreath) if self._picture.is_told else 0.0
        size = self.width(), self.height()
        place = ColumnsLayout(self._subject.count, *size, self._look.px, told)
        self._paint_steps(painter, place)
        for seat in self._subject.count.seats:
            self._paint_column(painter, place, seat)
        self._paint_captions(painter, place, self._subject)
        for seat in self._subject.count.seats:
            self._paint_person(painter, place, seat, self._subject)
        painter.end()

    def _paint_steps(self, painter: QPainter, place: ColumnsLayout) -> None:
        """Dashed lines behind the columns, with their points."""
        look = self._look
        pen = QPen(paint(look.palette.surfaces.hairline), look.line(1), Qt.PenStyle.DashLine)
        painter.setFont(look.font(12))
        left = place.axis
        for points in place.steps:
            y = place.line - points * place.point
            painter.setPen(pen)
            painter.drawLine(QLineF(left, y, place.width, y))
            painter.setPen(paint(look.palette.text.quiet))
            box = QRectF(0, y - look.px(9), left - look.px(6), look.px(18))
            if left:
                painter.drawText(box, _RIGHT, str(points))

    # columns

    def _paint_column(self, painter: QPainter, place: ColumnsLayout, seat: Seat) -> None:
        left = place.middle(seat) - place.column / 2
        for part in place.parts(seat, self._picture.rows):
            box = QRectF(left, part.top, place.column, part.height)
            self._paint_part(painter, box, part)
            self._paint_label(painter, box, part)
        self._paint_plinth(painter, place, seat)

    def _paint_part(self, painter: QPainter, box: QRectF, part: Part) -> None:
        look, golds = self._look, self._look.palette.golds
        painter.setPen(QPen(paint(INK), look.line(1.2)))
        painter.setBrush(paint(golds.of(part.row)))
        painter.drawRect(box)
        if part.is_loss:
            painter.setBrush(QBrush(paint(golds.loss), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(box)

    def _paint_label(self, painter: QPainter, box: QRectF, part: Part) -> None:
        """The sign and the number of a part, as far as there is room for them."""
        look = self._look
        if box.height() < look.px(NUMBER_PX):
            return
        is_high = box.height() >= look.px(SIGN_AND_NUMBER_PX)
        is_large = box.height() >= look.px(LARGE_NUMBER_PX)
        font = look.font(14 if is_large else 11, weight=600)
        said = in_figures(part.points)
        wide = QFontMetricsF(font).horizontalAdvance(said)
        sign, gap = min(look.px(24), box.height() - look.px(3)), look.px(10)
        has_sign = is_high and sign + gap + wide < box.width() - look.px(6)
        if part.is_loss:
            self._paint_ground(painter, box, wide + (sign + gap if has_sign else 0))
        painter.setFont(font)
        painter.setPen(paint(INK))
        if not has_sign:
            painter.drawText(box, _CENTRE, said)
            return
        left = box.center().x() - (sign + gap + wide) / 2
        place = QRectF(left, box.center().y() - sign / 2, sign, sign)
        self._paint_sign(painter, place, part.row)
        painter.drawText(box.adjusted(place.right() + gap - box.left(), 0, 0, 0), _LEFT, said)

    def _paint_ground(self, painter: QPainter, box: QRectF, width: float) -> None:
        """A plain ground below the label of a hatched part."""
        look = self._look
        ground = QRectF(0, 0, width + look.px(10), min(box.height(), look.px(22)) - look.line(3))
        ground.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(look.palette.golds.pale))
        painter.drawRoundedRect(ground, look.line(3), look.line(3))

    def _paint_sign(self, painter: QPainter, place: QRectF, row: int) -> None:
        assert self._subject is not None
        reason = self._subject.count.rows[row].reason
        self._subject.paint_sign(painter, reason, place, self._on_gold, self._ratio)

    def _paint_plinth(self, painter: QPainter, place: ColumnsLayout, seat: Seat) -> None:
        look = self._look
        seats = look.palette.seats
        wide = place.column + look.px(16)
        box = QRectF(place.middle(seat) - wide / 2, place.line, wide, place.under - place.line)
        painter.setPen(QPen(paint(seats.outline), look.line(1.4)))
        painter.setBrush(paint(seats.seat(seat).colour))
        painter.drawRoundedRect(box, look.line(3), look.line(3))

    # people

    def _paint_captions(self, painter: QPainter, place: ColumnsLayout, subject: Subject) -> None:
        look, wide = self._look, place.slot - self._look.gap(4)
        said = captions(subject, look, wide, is_told=self._picture.is_told)
        lines = (
            (said.names, said.name_font, look.palette.text.ink, 4, 22),
            (said.below, said.below_font, look.palette.text.quiet, 25, 18),
        )
        for texts, font, colour, top, high in lines:
            painter.setFont(font)
            painter.setPen(paint(colour))
            for seat in subject.count.seats:
                left = place.middle(seat) - wide / 2
                box = QRectF(left, place.names + look.px(top), wide, look.px(high))
                painter.drawText(box, _CENTRE, texts[seat])

    def _paint_person(
        self, painter: QPainter, place: ColumnsLayout, seat: Seat, subject: Subject
    ) -> None:
        """The portrait on top of its column, with the sum in its seal; winners in a wreath."""
        wins = seat in self.wreathed
        grown = self._picture.wreath if wins else 0.0
        wide = place.portrait(_eased(grown))
        lift = place.lift(_eased(grown)) + self._look.line(1)
        top = place.top(seat, self._picture.rows)
        box = QRectF(place.middle(seat) - wide / 2, top - wide - lift, wide, wide)
        ratio = self._ratio
        if wins:
            self._paint_wreath(painter, box, grown)
        palette = self._look.palette
        ring = palette.seats.seat(seat).colour
        sign, badge = subject.sign(seat), subject.badge(seat)
        portrait = Portrait(subject.face(seat), ring, palette.text.ink, sign, badge)
        portrait.paint(painter, box, self._sprites, ratio)
        self._paint_seal(painter, box, place.seal, subject.count.sum_of(seat, self._picture.rows))

    def _paint_wreath(self, painter: QPainter, portrait: QRectF, share: float) -> None:
        """The wreath drops onto its place."""
        wide = portrait.width() * WREATH_SHARE
        pixmap = self._sprites.pixmap(WREATH, round(wide), ratio=self._ratio)
        drop = (1 - _eased(share)) * 0.4 * wide
        painter.setOpacity(min(1.0, 3 * share))
        middle = portrait.center()
        box = QRectF(middle.x() - wide / 2, middle.y() - wide / 2 - drop, wide, wide)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.setOpacity(1.0)

    def _paint_seal(self, painter: QPainter, portrait: QRectF, wide: float, points: int) -> None:
        look = self._look
        left = min(portrait.right() - 0.36 * wide, self.width() - wide)
        box = QRectF(left, portrait.top() - 0.28 * wide, wide, wide)
        pixmap = self._sprites.pixmap(SEAL, wide, ratio=self._ratio)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        share = 0.42 if abs(points) < 100 else 0.37
        painter.setFont(look.font(share * wide * 100 / look.percent, serif=True, weight=700))
        painter.setPen(paint(INK))
        painter.drawText(box, _CENTRE, in_figures(points))


_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _eased(share: float) -> float:
    return 1 - (1 - share) ** 3

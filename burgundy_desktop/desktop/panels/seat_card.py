"""The card of a player: name, points, holdings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.sentences import in_figures, remarks
from burgundy_desktop.boardkit.sprites import INK, Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.keys import ENTER
from burgundy_desktop.desktop.panels.holding_rows import (
    NOTHING,
    Form,
    HoldingRow,
    form_of,
    rows_of,
)
from burgundy_desktop.desktop.plain import as_tip
from burgundy_desktop.desktop.themes import Appearance

ROOMY_PX: Final = 82
TIGHT_PX: Final = 58
TIGHTER_PX: Final = 52
SLIM_PX: Final = 47
"""Heights of a card with all holdings in one row."""
TIGHT_ICON_PX: Final = 19
SLIM_ICON_PX: Final = 16
LEAST_NAME_PX: Final = 12
SEAL: Final = "pieces/common/seal"


@attrs.frozen
class Card:
    """The contents of a player's card."""

    seat: Seat
    name: str
    role: str
    """"you", or the level."""
    clock: str
    """The thinking time, like 6:40."""
    points: int
    decides: bool
    holdings: tuple[Holding, ...] = ()
    face: str = ""
    """A drawing that replaces the sign of the seat."""

    @property
    def has_rows(self) -> bool:
        """Whether the holdings need several rows."""
        return any(thing.row for thing in self.holdings)

    def spoken(self, points: str) -> str:
        """The card as a sentence, for screen readers."""
        things = (f"{thing.name}: {thing.count}" for thing in self.holdings)
        return "; ".join(part for part in (self.name, self.role, points, *things) if part)


class SeatCard(QAbstractButton):
    """One player: stripe and shape, name, role, points in a seal, holdings. It is a button, so that
    assistive technology can press it.
    """

    chosen = Signal(int)

    def __init__(
        self,
        appearance: Appearance,
        sprites: Sprites,
        parent: QWidget,
        hurries: Callable[[], bool] = bool,
    ) -> None:
        super().__init__(parent)
        self._hurries = hurries
        self._look = appearance
        self._sprites = sprites
        self.card: Card | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.update)
        self.clicked.connect(self._choose)

    def show_card(self, card: Card) -> None:
        """Show this card."""
        if card == self.card:
            return
        self.card = card
        spoken = card.spoken(self.tr("%n points", "", card.points))
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.setToolTip(
            as_tip("\n".join(f"{thing.name}: {thing.count}" for thing in card.holdings))
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(260), self._look.px(ROOMY_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space first skips or confirms, as everywhere; if there is nothing to skip or confirm, it
        presses the card.
        """
        if event.key() in ENTER:
            self.click()
        elif event.key() != Qt.Key.Key_Space or not self._hurries():
            super().keyPressEvent(event)

    def _choose(self) -> None:
        if self.card is not None:
            self.chosen.emit(self.card.seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, self.card)
        self._paint_name(painter, self.card)
        self._paint_seal(painter, self.card)
        self._paint_holdings(painter, self.card)
        painter.end()

    @property
    def _form(self) -> Form | None:
        """The form of a card with several rows."""
        if self.card is None or not self.card.has_rows:
            return None
        return form_of(100 * self.height() / self._look.percent)

    @property
    def _is_tight(self) -> bool:
        return self.height() < self._look.px((ROOMY_PX + TIGHT_PX) // 2)

    @property
    def _is_tighter(self) -> bool:
        return self.height() < self._look.px((TIGHT_PX + TIGHTER_PX) // 2)

    @property
    def _is_slim(self) -> bool:
        return self.height() < self._look.px((TIGHT_PX + SLIM_PX) // 2)

    def _paint_ground(self, painter: QPainter, card: Card) -> None:
        palette = self._look.palette
        colours = palette.seats.seat(card.seat)
        line = self._look.line
        place = QRectF(self.rect()).adjusted(line(1.5), line(1.5), -line(2.5), -line(2.5))
        rim = QColor(colours.glow if card.decides else palette.surfaces.rim)
        if self.hasFocus():
            rim = QColor(palette.marks.focus)
        width = 2.2 if card.decides or self.hasFocus() else palette.lines.rim
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.surfaces.shadow))
        painter.drawRoundedRect(place.translated(line(1), line(1.5)), line(9), line(9))
        painter.setPen(QPen(rim, line(width)))
        painter.setBrush(QColor(palette.surfaces.field if card.decides else palette.surfaces.panel))
        painter.drawRoundedRect(place, line(9), line(9))
        painter.fillRect(
            QRectF(
                place.left() + line(1), place.top() + line(9), line(4), place.height() - line(18)
            ),
            QColor(colours.colour),
        )

    def _paint_name(self, painter: QPainter, card: Card) -> None:
        """Paint the name, and beside it role and clock if there is room."""
        look, top = self._look, self._name_box()
        sign, size = (card.face, 22) if card.face else (f"pieces/common/seat_{card.seat + 1}", 15)
        shape = self._sprites.pixmap(sign, look.px(size), ratio=self.devicePixelRatioF())
        left = top.left() + look.px((15 - size) / 2)
        painter.drawPixmap(left, top.center().y() - look.px(size // 2), shape)
        name_box = top.adjusted(look.px(24), 0, 0, 0)
        painter.setFont(self._font_of_name(card.name, name_box.width()))
        metrics = painter.fontMetrics()
        name = metrics.elidedText(card.name, Qt.TextElideMode.ElideRight, name_box.width())
        painter.setPen(QColor(look.palette.text.ink))
        painter.drawText(name_box, Qt.AlignmentFlag.AlignVCenter, name)
        rest = name_box.adjusted(
            metrics.horizontalAdvance(name) + look.px(8), look.gap(1), 0, look.gap(1)
        )
        painter.setFont(look.font(13))
        painter.setPen(QColor(look.palette.text.quiet))
        painter.drawText(rest, _AT_RIGHT, _first_that_fits(painter, rest.width(), card))

    def _font_of_name(self, name: str, room: int) -> QFont:
        """The font of the name: a long name gets smaller before it is elided."""
        look = self._look
        font, least = (look.font(size, serif=True, weight=600) for size in (17, LEAST_NAME_PX))
        needed = QFontMetricsF(font).horizontalAdvance(name)
        if needed > room:
            smaller = int(font.pixelSize() * room / needed)
            font.setPixelSize(max(least.pixelSize(), smaller))
        return font

    def _name_box(self) -> QRect:
        look, form = self._look, self._form
        right = self.width() - look.px(56)
        if form is not None:
            left = look.px(16)
            return QRect(left, look.px(form.name_top), right - left, look.px(form.name))
        height = look.px(22 if self._is_slim else 24 if self._is_tight else 28)
        top = look.px(3 if self._is_slim else 4 if self._is_tight else 7)
        return QRect(look.px(16), top, right - look.px(16), height)

    def _paint_seal(self, painter: QPainter, card: Card) -> None:
        look, place = self._look, self._seal_box(card)
        size = place.width()
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(place.topLeft(), self._sprites.pixmap(SEAL, size, ratio=ratio))
        painter.setPen(paint(INK))
        share = 0.42 if card.points < 100 else 0.37
        painter.setFont(look.font(share * size * 100 / look.percent, serif=True, weight=700))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, in_figures(card.points))

    def _seal_box(self, card: Card) -> QRect:
        """The box of the seal; in a squeezed card it is small and beside the name, above the
        holdings.
        """
        look, is_squeezed, form = self._look, self._is_squeezed(card), self._form
        if form is not None:
            size = look.px(form.seal)
            return QRect(self.width() - look.px(12) - size, look.gap(6), size, size)
        size = look.px(28 if is_squeezed else 38)
        height = 32 if is_squeezed else TIGHT_PX if self._is_tight else 56
        top = look.px(height) // 2 + look.gap(2) - size // 2
        if is_squeezed and not self._is_slim:
            lower = self._top_of_holdings(card) - look.gap(1)
            size = min(size, lower - look.gap(2))
            top = min(top, lower - size)
        return QRect(self.width() - look.px(12) - size, top, size, size)

    def _is_squeezed(self, card: Card) -> bool:
        """Whether large text leaves no room beside the seal for the holdings."""
        beside = self.width() - self._look.px(16 + 60)
        is_narrow = beside < 2 * self._look.px(TIGHT_ICON_PX) * len(card.holdings)
        return self._is_slim or (self._is_tight and is_narrow)

    def _kept_for_seal(self, card: Card) -> int:
        """The width at the right that is not for the holdings."""
        if self._is_slim:
            return self._look.px(44)
        is_beside_seal = self._is_tight and not self._is_squeezed(card)
        return self._look.px(60 if is_beside_seal else 16)

    def rows(self, card: Card) -> list[HoldingRow]:
        """The rows of holdings; those beside the seal are shorter."""
        look, form = self._look, self._form
        if form is None:
            return []
        seal, left = self._seal_box(card), look.px(16)
        rows = []
        for things, y in zip(rows_of(card.holdings), form.row_tops, strict=True):
            top, tall = look.px(y), look.px(form.icon)
            right = seal.left() - look.gap(4) if top < seal.bottom() else seal.right()
            rows.append(HoldingRow(things, QRect(left, top, right - left, tall), look))
        return rows

    def _paint_holdings(self, painter: QPainter, card: Card) -> None:
        if card.has_rows:
            for row in self.rows(card):
                row.paint(painter, self._sprites, self.devicePixelRatioF())
            return
        look = self._look
        left, room, step = look.px(16), self._room(card), self._step(card)
        icon, top = self._icon(card), self._top_of_holdings(card)
        font = look.font(15 if self._is_tight else 16, serif=True, weight=600)
        font.setPixelSize(min(font.pixelSize(), max(look.gap(11), round(0.75 * icon))))
        gap = min(look.px(4), step // 14)
        x, steps = left, self._steps(card, font, step, icon + gap, room)
        for thing, wide in zip(card.holdings, steps, strict=True):
            ratio = self.devicePixelRatioF()
            size = round(icon / max(1.0, self._sprites.proportion(thing.sprite)))
            picture = self._sprites.pixmap(thing.sprite, size, ratio=ratio)
            painter.setOpacity(1.0 if thing.count or not thing.pales else NOTHING)
            painter.drawPixmap(x + (icon - size) // 2, top, picture)
            painter.setOpacity(1.0)
            text = look.palette.text
            painter.setPen(QColor(text.ink if thing.count else text.faint))
            painter.setFont(self._narrowed(font, str(thing.count), wide - icon - gap))
            place = QRect(x + icon + gap, top, wide, icon)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, str(thing.count))
            x += wide

    def _room(self, card: Card) -> int:
        """The width for all holdings."""
        return self.width() - self._look.px(16) - self._kept_for_seal(card)

    def _step(self, card: Card) -> int:
        """The width for each thing."""
        return min(self._look.px(58), self._room(card) // max(1, len(card.holdings)))

    def _icon(self, card: Card) -> int:
        size = SLIM_ICON_PX if self._is_slim else TIGHT_ICON_PX if self._is_tight else 24
        return min(self._look.px(size), round(0.56 * self._step(card)))

    def _top_of_holdings(self, card: Card) -> int:
        below = 6 if self._is_slim else 5 if self._is_tighter else 7 if self._is_tight else 12
        return self.height() - self._icon(card) - self._look.px(below)

    def _steps(self, card: Card, font: QFont, step: int, used: int, room: int) -> list[int]:
        """The width of each thing: equal, unless a long number needs some of the others' room.
        `used` is the width of a drawing with the gap after it.
        """
        metrics = QFontMetricsF(font)
        needed = [
            used + round(metrics.horizontalAdvance(str(thing.count))) + self._look.gap(2)
            for thing in card.holdings
        ]
        spare = room - sum(needed)
        if max(needed, default=0) <= step or spare < 0:
            return [step] * len(needed)
        return [wide + spare // len(needed) for wide in needed]

    def _narrowed(self, font: QFont, text: str, room: int) -> QFont:
        """The font, smaller if a long number would overlap the next thing."""
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide <= room:
            return font
        small = QFont(font)
        small.setPixelSize(max(self._look.gap(10), int(font.pixelSize() * room / wide)))
        return small


_AT_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _first_that_fits(painter: QPainter, width: int, card: Card) -> str:
    """Role and clock, or one of them, or nothing: never cut."""
    for text in (remarks(card.role, card.clock), card.role, card.clock):
        if painter.fontMetrics().horizontalAdvance(text) <= width:
            return text
    return ""

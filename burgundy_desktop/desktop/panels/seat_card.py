"""The card of a player: name, points, holdings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import zip_longest
from typing import Final

import attrs
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.sentences import in_figures, remarks
from burgundy_desktop.boardkit.sprites import INK, Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.appearance.portraits import Portrait
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.card_forms import ONE_ROW, Form, form_of
from burgundy_desktop.desktop.panels.holding_rows import HoldingRow, rows_of
from burgundy_desktop.desktop.widgets.keys import ENTER
from burgundy_desktop.desktop.words.number_format import counted
from burgundy_desktop.desktop.words.plain import as_tip

LEAST_NAME_PX: Final = 12
MARGIN_PX: Final = 9
AFTER_FACE_PX: Final = 7
_SEAL_IN_STRIP: Final = 0.53
"""The size of the seal, as a share of the height."""
SEAL: Final = "pieces/common/seal"
NO_ASIDE: Final = 3


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
    """Whether this player decides: the card is larger, and framed unless `follows`."""
    holdings: tuple[Holding, ...] = ()
    face: str = ""
    """A drawing; so are `sign` (the shape of the seat) and `badge` (the level)."""
    sign: str = ""
    badge: str = ""
    said: str = ""
    """What the player has said last."""
    introduction: str = ""
    """A character with home, level and love."""
    forecast: tuple[int, int] | None = None
    """The least and the most points in 8 of 10 games, while they are asked for."""
    follows: bool = False
    """Whether this player decides while the table still shows what follows from a move."""

    @property
    def acts(self) -> bool:
        """Whether it is framed."""
        return self.decides and not self.follows

    @cached_property
    def has_rows(self) -> bool:
        """Whether the holdings need several rows."""
        return any(thing.row for thing in self.holdings)

    def spoken(self, points: str) -> str:
        """The card as a sentence, for screen readers."""
        things = (f"{thing.name}: {thing.count}" for thing in self.holdings)
        return "; ".join(part for part in (self.name, self.role, points, *things) if part)


@attrs.frozen
class Held:
    """What a side has: the numbers on its card."""

    points: int
    holdings: tuple[Holding, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        return self.points, *(thing.count for thing in self.holdings)

    def way_to(self, other: Held) -> int:
        """How far a number counts from here to there, of all the farthest."""
        pairs = zip_longest(self.numbers, other.numbers, fillvalue=0)
        return max(abs(number - before) for before, number in pairs)


class SeatCard(QAbstractButton):
    """One player: face, name, role, points in a seal, what the player has.

    A button, so that assistive technology can press it.
    """

    chosen = Signal(int)
    points_held = Signal()
    """Emitted when the mouse is pressed on the points, and when it lets go of them again."""
    points_let_go = Signal()

    def __init__(
        self,
        appearance: Appearance,
        sprites: Sprites,
        parent: QWidget,
        hurries: Callable[[], bool] = bool,
        aside_of_all: Callable[[], int] = int,
    ) -> None:
        """`aside_of_all` returns the number of the aside for which all cards have room."""
        super().__init__(parent)
        self._hurries = hurries
        self._aside_of_all = aside_of_all
        self._look = appearance
        self._sprites = sprites
        self.card: Card | None = None
        self._from: Card | None = None
        self._painted: Card | None = None
        """The card with its numbers as they count; `_from` is where they began to."""
        self._measured: tuple[object, int] = None, 0
        """What `fitting_aside` was last worked out for, and the answer."""
        self._holds_points = False
        self.is_in_strip = False
        """Whether only face and points are seen: there is no room for a card."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.changed.connect(self.update)
        self.clicked.connect(self._choose)

    def show_card(self, card: Card) -> None:
        """Show this card."""
        if card == self._painted == self.card:
            return
        self.card = self._from = self._painted = card
        points = counted(lambda count: self.tr("%n points", "", count), card.points)
        spoken = card.spoken(remarks(points, self._in_words(card)))
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self._say_tip()
        self.update()

    def be_in_strip(self, *, is_in_strip: bool) -> None:
        """Show face and points only, or a whole card."""
        if is_in_strip != self.is_in_strip:
            self.is_in_strip = is_in_strip
            across = QSizePolicy.Policy.Ignored if is_in_strip else QSizePolicy.Policy.Minimum
            self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
            self._say_tip()
            self.update()

    def _say_tip(self) -> None:
        if self.card is not None:
            said = self.tr("“{words}”").format(words=self.card.said) if self.card.said else ""
            things = [f"{thing.name}: {thing.count}" for thing in self.card.holdings]
            who = self.card.introduction or self.card.name * self.is_in_strip
            forecast = self._in_words(self.card)
            lines = [line for line in (who, forecast, *things, said) if line]
            self.setToolTip(as_tip("\n".join(lines)))
            self.setAccessibleDescription(remarks(self.card.introduction, said))

    def _in_words(self, card: Card) -> str:
        """The forecast; empty without one."""
        if card.forecast is None:
            return ""
        low, high = (in_figures(points) for points in card.forecast)
        return self.tr("{low}–{high} in 8 of 10 games").format(low=low, high=high)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.seal_box.contains(
            event.position().toPoint()
        ):
            self._holds_points = True
            self.points_held.emit()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._holds_points:
            self._holds_points = False
            self.points_let_go.emit()
        else:
            super().mouseReleaseEvent(event)

    def count_towards(self, held: Held, share: float) -> None:
        """Paint the numbers on this share of their way to these."""
        if self.card is None or self._from is None:
            return
        between = _between(self._from, held, share)
        painted = attrs.evolve(self.card, points=between.points, holdings=between.holdings)
        if share >= 1.0:
            self._from = painted
        if painted != self._painted:
            self._painted = painted
            self.update()

    def sign_box(self, sprite: str) -> QRect | None:
        """The box of the seal, or of the drawing of a holding; None if the card has no such one."""
        if not sprite or self._painted is None:
            return None if sprite else self.seal_box
        for row in self.rows(self._painted):
            for thing, spot in zip(row.things, row.spots, strict=True):
                if thing.sprite == sprite:
                    return spot.picture
        return None

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(260), self._look.px(ONE_ROW[0].acting.card))

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
        card = self._painted
        if card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, card)
        self._paint_face(painter, card)
        if not self.is_in_strip:
            self._paint_name(painter, card)
        self._paint_seal(painter, card)
        self._paint_holdings(painter, card)
        painter.end()

    @property
    def form(self) -> Form:
        """The form for the current size."""
        has_rows = self.card is not None and self.card.has_rows
        whole = self._look.percent / 100
        return form_of(self.height() / whole, self.width() / whole, has_rows=has_rows)

    def _paint_ground(self, painter: QPainter, card: Card) -> None:
        palette = self._look.palette
        colours = palette.seats.seat(card.seat)
        line = self._look.line
        place = QRectF(self.rect()).adjusted(line(1.5), line(1.5), -line(2.5), -line(2.5))
        rim = QColor(colours.glow if card.acts else palette.surfaces.rim)
        if self.hasFocus():
            rim = QColor(palette.marks.focus)
        width = 2.2 if card.acts or self.hasFocus() else palette.lines.rim
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.surfaces.shadow))
        painter.drawRoundedRect(place.translated(line(1), line(1.5)), line(9), line(9))
        painter.setPen(QPen(rim, line(width)))
        painter.setBrush(QColor(palette.surfaces.field if card.acts else palette.surfaces.panel))
        painter.drawRoundedRect(place, line(9), line(9))

    @property
    def face_box(self) -> QRect:
        """The box of the face: at the left of the text, or above the second row of holdings."""
        look, form = self._look, self.form
        if self.is_in_strip:
            size = min(self.height() - look.gap(10), round(0.76 * self.width()))
            return QRect(look.gap(5), look.gap(5), size, size)  # high: the seal lies at the bottom
        size = look.px(form.face)
        room = look.px(form.card if len(form.row_tops) == 1 else form.row_tops[-1] + 1)
        return QRect(look.px(MARGIN_PX), max(look.px(2), (room - size) // 2), size, size)

    @property
    def _after_face(self) -> int:
        return self.face_box.right() + 1 + self._look.px(AFTER_FACE_PX)

    def _paint_face(self, painter: QPainter, card: Card) -> None:
        palette = self._look.palette
        ring = palette.seats.seat(card.seat).colour
        portrait = Portrait(card.face, ring, palette.text.ink, card.sign, card.badge)
        portrait.paint(painter, QRectF(self.face_box), self._sprites, self.devicePixelRatioF())

    def _paint_name(self, painter: QPainter, card: Card) -> None:
        """Paint the name, and below or beside it role and clock if there is room."""
        look, box = self._look, self.name_box
        painter.setFont(self._font_of_name(card.name, box.width()))
        painter.setPen(QColor(look.palette.text.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._name_in(box.width(), card))
        painter.setFont(self._aside_font)
        painter.setPen(QColor(look.palette.text.quiet))
        if card.forecast is not None:
            painter.setPen(QColor(look.palette.text.ink))
        where = _AT_RIGHT if self.form.role_top is None else _AT_LEFT
        painter.drawText(self._aside_box(card), where, self.aside)

    def _name_in(self, room: int, card: Card) -> str:
        metrics = QFontMetrics(self._font_of_name(card.name, room))
        return metrics.elidedText(card.name, Qt.TextElideMode.ElideRight, room)

    # beside the name: role and clock

    @property
    def aside(self) -> str:
        """Role and clock, or the forecast in their place: as much as all cards have room for."""
        if self.card is None:
            return ""
        return self._asides(self.card)[max(self.fitting_aside, self._aside_of_all())]

    @property
    def fitting_aside(self) -> int:
        """The number of the first aside for which this card has room: none is ever cut. All cards
        ask all others as they are painted.
        """
        if self.card is None:
            return 0
        look, asides = self._look, self._asides(self.card)
        room_for = self.size(), self.form, self.is_in_strip, look.percent, look.window_percent
        of = asides, self.card.name, room_for
        if of != self._measured[0]:
            self._measured = of, self._first_that_fits(self.card, asides)
        return self._measured[1]

    def _first_that_fits(self, card: Card, asides: Iterable[str]) -> int:
        room, metrics = self._aside_box(card).width(), QFontMetrics(self._aside_font)
        widths = map(metrics.horizontalAdvance, asides)
        return next((number for number, wide in enumerate(widths) if wide <= room), NO_ASIDE)

    def _asides(self, card: Card) -> tuple[str, str, str, str]:
        """The longest first, `NO_ASIDE` is the last."""
        if card.forecast is None:
            return remarks(card.role, card.clock), card.role, card.clock, ""
        low, high = (in_figures(points) for points in card.forecast)
        short = self.tr("{low}–{high} (8 of 10)").format(low=low, high=high)
        return self._in_words(card), short, f"{low}–{high}", ""

    @property
    def _aside_font(self) -> QFont:
        return self._look.font(13)

    def _aside_box(self, card: Card) -> QRect:
        look, box, top = self._look, self.name_box, self.form.role_top
        if top is not None:
            return QRect(box.left(), look.px(top), box.width(), look.px(16))
        metrics = QFontMetrics(self._font_of_name(card.name, box.width()))
        name = metrics.horizontalAdvance(self._name_in(box.width(), card))
        return box.adjusted(name + look.px(8), look.gap(1), 0, look.gap(1))

    def _font_of_name(self, name: str, room: int) -> QFont:
        """The font of the name: a long name gets smaller before it is elided."""
        look = self._look
        sizes = self.form.name_px, LEAST_NAME_PX
        font, least = (look.font(size, serif=True, weight=600) for size in sizes)
        needed = QFontMetricsF(font).horizontalAdvance(name)
        if needed > room:
            smaller = int(font.pixelSize() * room / needed)
            font.setPixelSize(max(least.pixelSize(), smaller))
        return font

    @property
    def name_box(self) -> QRect:
        """The box of the name: between face and seal."""
        look, form, left = self._look, self.form, self._after_face
        width = self.seal_box.left() - look.px(4) - left
        return QRect(left, look.px(form.name_top), width, look.px(form.name))

    def _paint_seal(self, painter: QPainter, card: Card) -> None:
        look, place = self._look, self.seal_box
        size = place.width()
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(place.topLeft(), self._sprites.pixmap(SEAL, size, ratio=ratio))
        painter.setPen(paint(INK))
        share = 0.42 if card.points < 100 else 0.37
        painter.setFont(look.font(share * size * 100 / look.percent, serif=True, weight=700))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, in_figures(card.points))

    @property
    def seal_box(self) -> QRect:
        """The box of the seal with the points."""
        look, form = self._look, self.form
        if self.is_in_strip:
            size = min(round(_SEAL_IN_STRIP * self.height()), self.width() - 2 * look.gap(4))
            right, bottom = self.width() - look.gap(4), self.height() - look.gap(3)
            return QRect(right - size, bottom - size, size, size)
        size = look.px(form.seal)
        return QRect(self.width() - look.px(12) - size, look.px(form.seal_top), size, size)

    def rows(self, card: Card) -> list[HoldingRow]:
        """The rows of holdings; the first one begins after the face, and none is under the seal."""
        look, form, seal = self._look, self.form, self.seal_box
        rows: list[HoldingRow] = []
        if self.is_in_strip:
            return rows
        for things, y in zip(rows_of(card.holdings), form.row_tops, strict=False):
            top, tall = look.px(y), look.px(form.icon)
            left = look.px(14) if rows else self._after_face
            right = (
                seal.left() - look.gap(4)
                if top < seal.bottom()
                else self.width() - look.px(MARGIN_PX)
            )
            rows.append(HoldingRow(things, QRect(left, top, right - left, tall), look))
        return rows

    def _paint_holdings(self, painter: QPainter, card: Card) -> None:
        for row in self.rows(card):
            row.paint(painter, self._sprites, self.devicePixelRatioF())


def _between(before: Card, after: Held, share: float) -> Card:
    """The card with its numbers on a share of their way."""

    def counted(old: int, new: int) -> int:
        return round(old + (new - old) * share)

    points = counted(before.points, after.points)
    if [thing.sprite for thing in before.holdings] != [thing.sprite for thing in after.holdings]:
        return attrs.evolve(before, points=points)
    things = zip(before.holdings, after.holdings, strict=True)
    holdings = (attrs.evolve(old, count=counted(old.count, new.count)) for old, new in things)
    return attrs.evolve(before, points=points, holdings=tuple(holdings))


_AT_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

"""The rows of the list of decisions: sign of the kind, picture of the move, move, moment, cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import attrs
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.boardkit.palette import LIGHT, load_palette
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.boardkit.vignette import Vignette
from burgundy_desktop.core.review import Decision, Kind
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.panels.row_ground import RowInks, inks_of, paint_ground
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.replay.verdicts import SIGNS, kind_name
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.move_pictures import MovePictures
from burgundy_desktop.desktop.widgets.wrapping import in_lines
from burgundy_desktop.desktop.words.plain import as_tip, shown

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole)
PICTURE_ROLE: Final = ROW_ROLE + 1
"""The `Vignette` of the move: only rows that are painted ask for it."""

ROW_PX: Final = 66
SIGN_PX: Final = 24
PICTURE_PX: Final = 42
MOVE_PX: Final = 15
BELOW_PX: Final = 13
COST_PX: Final = 16
_AT_END: Final = Qt.TextElideMode.ElideRight
_AT_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@attrs.frozen
class Row:
    """What is said of a decision."""

    decision: Decision
    sign: str
    move: str
    below: str
    cost: str
    spoken: str


class DecisionModel(QAbstractListModel):
    """Some decisions of a game."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told: Retelling | None = None
        self._unit = Unit.SHARE
        self._are_of_one = False
        self.decisions: Sequence[Decision] = ()
        self._row = cache(self._make_row)
        self._picture = cache(self._find_picture)

    def show(
        self, told: Retelling, decisions: Sequence[Decision], unit: Unit, *, are_of_one: bool
    ) -> None:
        """Show these, in this order; whose they are is written only where it is not one player."""
        self.beginResetModel()
        self._told, self.decisions, self._unit = told, decisions, unit
        self._are_of_one = are_of_one
        self._row.cache_clear()
        self._picture.cache_clear()
        self.endResetModel()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self.beginResetModel()
        self._told, self.decisions = None, ()
        self._row.cache_clear()
        self._picture.cache_clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.decisions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == PICTURE_ROLE:
            return self._picture(index.row())
        if role in {ROW_ROLE, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            row = self._row(index.row())
            if role == ROW_ROLE:
                return row
            return as_tip(row.spoken) if role == Qt.ItemDataRole.ToolTipRole else row.spoken
        return None

    def _find_picture(self, number: int) -> Vignette:
        assert self._told is not None
        return self._told.pictured(self.decisions[number].ply)

    def _make_row(self, number: int) -> Row:
        told, decision = self._told, self.decisions[number]
        assert told is not None
        kind, move = decision.kind, told.played(decision.ply)
        name, moment = shown(told.sides[decision.seat].name), told.moment(decision.ply)
        costs = kind is not Kind.FINE
        better = words.better(told.better(decision)) if costs else ""
        cost = words.cost_in_words(decision, self._unit) if costs else ""
        error = words.error(decision, self._unit) if costs else ""
        whole = remarks(name, moment)
        return Row(
            decision,
            SIGNS.get(kind, ""),
            move,
            moment if self._are_of_one else whole,
            words.cost(decision, self._unit),
            remarks(whole, move, kind_name(kind) if costs else "", f"{cost} {error}", better),
        )


class DecisionDelegate(QStyledItemDelegate):
    """Paints a row: the move in up to two lines, and below it when that was and what it cost."""

    def __init__(self, look: Appearance, pictures: MovePictures, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.gap(160), self._look.px(ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW_ROLE)
        look = self._look
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option, look, is_chosen=is_chosen, corner=6)
        inks, inside = inks_of(look, is_chosen=is_chosen), option.rect.adjusted(6, 3, -8, -3)
        sign = look.px(SIGN_PX)
        if row.sign:
            middle = inside.top() + (inside.height() - sign) / 2
            paint_kind(painter, look, QRectF(inside.left(), middle, sign, sign), row.sign)
        left = inside.left() + sign + look.gap(8)
        self._paint_picture(painter, index, QPoint(left, option.rect.top()))
        left += look.px(PICTURE_PX) + look.gap(8)  # without a picture too: the words are aligned
        room = QRect(left, inside.top(), inside.right() - left, inside.height())
        self._write(painter, row, room, inks)
        painter.restore()

    def _write(self, painter: QPainter, row: Row, room: QRect, inks: RowInks) -> None:
        """The words and the cost, in the middle of the row."""
        look = self._look
        painter.setFont(look.font(MOVE_PX))
        lines = in_lines(row.move, painter.fontMetrics(), room.width())
        line, last = painter.fontMetrics().height(), QFontMetrics(look.font(BELOW_PX)).height()
        top = room.top() + (room.height() - line * len(lines) - last) // 2
        painter.setPen(QColor(inks.text))
        for number, text in enumerate(lines):
            painter.drawText(QRect(room.left(), top + number * line, room.width(), line), 0, text)
        below = QRect(room.left(), top + len(lines) * line, room.width(), last)
        painter.setFont(look.font(COST_PX, serif=True, weight=600))
        wide = painter.fontMetrics().horizontalAdvance(row.cost)
        painter.setPen(QColor(inks.loss if row.sign else inks.quiet))
        painter.drawText(below, _AT_RIGHT, row.cost)
        painter.setFont(look.font(BELOW_PX))
        painter.setPen(QColor(inks.quiet))
        rest = room.width() - wide - look.gap(8)
        painter.drawText(below, 0, painter.fontMetrics().elidedText(row.below, _AT_END, rest))

    def _paint_picture(self, painter: QPainter, index: Index, corner: QPoint) -> None:
        """The things of the move in the middle of its row, if it has some."""
        side, vignette = self._look.px(PICTURE_PX), index.data(PICTURE_ROLE)
        ratio = painter.device().devicePixelRatioF()
        picture = self._pictures.of_row(vignette, side, ratio) if vignette else None
        if picture is not None:
            below = (self._look.px(ROW_PX) - side) // 2
            painter.drawPixmap(corner + QPoint(0, below), picture)


def paint_kind(painter: QPainter, look: Appearance, place: QRectF, sign: str) -> None:
    """The sign of a kind in its shape: a ring, a diamond, a square."""
    palette, middle, half = look.palette, place.center(), place.width() / 2
    painter.setPen(QPen(QColor(palette.seats.outline), look.line(1.3)))
    if sign == SIGNS[Kind.INACCURACY]:
        painter.setPen(QPen(QColor(palette.text.ink), look.line(1.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 0.6 * half, 0.6 * half)
        return
    painter.setFont(look.font(12, weight=700))
    if sign == SIGNS[Kind.MISTAKE]:
        painter.setBrush(QColor(palette.marks.gold))
        painter.translate(middle)
        painter.rotate(45)
        painter.drawRect(QRectF(-0.64 * half, -0.64 * half, 1.28 * half, 1.28 * half))
        painter.rotate(-45)
        painter.translate(-middle)
        painter.setPen(QColor(load_palette(LIGHT).text.ink))
    else:
        painter.setBrush(QColor(palette.text.loss))
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 3, 3)
        painter.setPen(QColor(palette.surfaces.field))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

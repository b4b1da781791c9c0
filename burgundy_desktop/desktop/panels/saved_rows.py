"""The rows of the list of saved games: picture, title, moment, date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.desktop.appearance.portraits import paint_row, width_of_row
from burgundy_desktop.desktop.match import sides
from burgundy_desktop.desktop.panels.row_ground import paint_ground
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves import own_tables, save_titles
from burgundy_desktop.desktop.saves.saved_summary import in_a_word, summary_of
from burgundy_desktop.desktop.saves.thumbnails import TABLE_SIZE, Thumbnails
from burgundy_desktop.desktop.widgets.wrapping import in_lines
from burgundy_desktop.desktop.words.plain import as_tip, shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.library import Entry

if TYPE_CHECKING:
    from burgundy_desktop.desktop.panels.moves_model import Index
    from burgundy_desktop.storage.save_game import Header

ENTRY_ROLE: Final = int(Qt.ItemDataRole.UserRole)
LEAST_ROW_PX: Final = 67
MOST_ROW_PX: Final = 116
FACE_PX: Final = 24
DAYS_OF_A_WEEK: Final = 7
_AT_END: Final = Qt.TextElideMode.ElideRight


class SavedModel(QAbstractListModel):
    """The entries of the library, or of the bin."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: tuple[Entry, ...] = ()

    def show(self, entries: tuple[Entry, ...]) -> None:
        """Show these."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return remarks(title_of(entry), line_of(entry), date_of(entry))
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(line_of(entry))
        return None


class SavedDelegate(QStyledItemDelegate):
    """Paints picture, title, players, moment and date."""

    def __init__(self, program: Program, thumbnails: Thumbnails, parent: QObject) -> None:
        super().__init__(parent)
        self._look = program.appearance
        self._sprites = program.sprites
        self._thumbnails = thumbnails
        self.height = self.least

    @property
    def least(self) -> int:
        """The least height of a row."""
        return max(self._look.px(62), self._look.gap(LEAST_ROW_PX))

    def take_height(self, height: int) -> None:
        """Set the height of rows, within limits."""
        self.height = max(min(height, self._look.gap(MOST_ROW_PX)), self.least)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.gap(200), self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_ground(painter, option, self._look, is_chosen=is_chosen, corner=6)
        self._paint_picture(painter, option.rect, entry)
        self._paint_words(painter, option.rect, entry, is_chosen=is_chosen)
        painter.restore()

    def _paint_picture(self, painter: QPainter, rect: QRect, entry: Entry) -> None:
        height = self.height - self._look.gap(8)
        top = rect.top() + (rect.height() - height) // 2
        place = QRect(rect.left() + self._look.gap(6), top, self._picture_width, height)
        painter.fillRect(place, QColor(self._look.palette.surfaces.recess))
        if entry.header is not None:
            ratio = painter.device().devicePixelRatioF()
            picture = self._thumbnails.in_size(entry.path, place.size(), ratio)
            if picture is not None:
                painter.drawPixmap(place.topLeft(), picture)
        painter.setPen(QColor(self._look.palette.surfaces.rim))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(place))

    def _paint_words(
        self, painter: QPainter, rect: QRect, entry: Entry, *, is_chosen: bool
    ) -> None:
        """Paint the title, below it the rest; the date beside the title, or below a long one."""
        look = self._look
        text, marks = look.palette.text, look.palette.marks
        left = rect.left() + self._picture_width + look.px(20)
        place = QRect(left, rect.top(), rect.right() - left - look.px(10), rect.height())
        quiet, bold = look.font(13), look.font(16, serif=True, weight=600)
        date = date_of(entry)
        aside = QFontMetrics(quiet).horizontalAdvance(date) + look.px(12)
        lines = in_lines(title_of(entry), QFontMetrics(bold), place.width())
        is_beside = QFontMetrics(bold).horizontalAdvance(title_of(entry)) <= place.width() - aside
        heights = [look.px(27), look.px(27)] if len(lines) == 1 else [look.px(20)] * 3
        top = place.center().y() - sum(heights) // 2
        rows = [
            QRect(left, top + height * n, place.width(), height) for n, height in enumerate(heights)
        ]
        painter.setFont(bold)
        painter.setPen(QColor(marks.row_text if is_chosen else text.ink))
        for row, line in zip(rows, lines, strict=False):
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, line)
        painter.setFont(quiet)
        painter.setPen(QColor(marks.row_quiet if is_chosen else text.quiet))
        at_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rows[0 if is_beside else -1], at_right, date)
        below = rows[-1].adjusted(0, 0, 0 if is_beside else -aside, 0)
        wide = 0 if entry.header is None else self._width_of_faces(entry.header, below.height())
        metrics, word = QFontMetrics(quiet), in_a_word(entry)
        said, has_faces = share_line(lines_of(entry), metrics, below.width(), wide, word)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, said)
        if has_faces and entry.header is not None:
            self._paint_faces(painter, below, entry.header)

    def _paint_faces(self, painter: QPainter, line: QRect, header: Header) -> None:
        """Paint the faces at the end of the line."""
        faces, size = sides.faces(header), self._size_of_faces(line.height())
        wide = width_of_row(len(faces), size)
        place = QRectF(line.right() + 1 - wide, line.center().y() - size // 2, wide, size)
        paint_row(painter, faces, place, self._sprites, painter.device().devicePixelRatioF())

    def _width_of_faces(self, header: Header, height: int) -> int:
        """The width of the faces in a line of this height, and of the gap before them."""
        wide = width_of_row(len(sides.faces(header)), self._size_of_faces(height))
        return wide + self._look.px(8)

    def _size_of_faces(self, height: int) -> int:
        return min(self._look.px(FACE_PX), height)

    @property
    def _picture_width(self) -> int:
        height = self.height - self._look.gap(8)
        return round(height * TABLE_SIZE.width() / TABLE_SIZE.height())


def title_of(entry: Entry) -> str:
    """The title of a saved game; the file name if it is unreadable."""
    if entry.header is None:
        return shown(entry.path.name)
    return save_titles.title_of(entry.header)


def line_of(entry: Entry) -> str:
    """The moment or the result and the players, or the problem of the file."""
    return lines_of(entry)[0]


def lines_of(entry: Entry) -> tuple[str, ...]:
    """The same, and a shorter form without the players, who are shown by their faces."""
    if entry.header is None:
        return (sentence(entry.problem) if entry.problem is not None else "",)
    names, tables = sides.names(entry.header), own_tables.named(entry.header.tables)
    summary = summary_of(entry)
    whole, short = remarks(summary, names, tables), remarks(summary, tables)
    return (whole, short) if short else (whole,)


def share_line(
    said: Sequence[str], metrics: QFontMetrics, width: int, faces: int, word: str = ""
) -> tuple[str, bool]:
    """The longest of these texts that fits, and whether faces of this width stand beside it. Where
    none fits beside them, words that are whole stand alone, else the faces beside the single word.
    """
    for room, has_faces in ((width - faces, True), (width, False)):
        for line in said:
            if metrics.horizontalAdvance(line) <= room:
                return line, has_faces and faces > 0
    if not faces:
        return metrics.elidedText(said[-1], _AT_END, width), False
    return (word if metrics.horizontalAdvance(word) <= width - faces else ""), True


def date_of(entry: Entry) -> str:
    """When it was played last: a time today, a day of this week, or a date in the format of the
    locale.
    """
    if entry.header is None:
        return ""
    when = QDateTime.fromSecsSinceEpoch(int(entry.header.changed.timestamp()))
    today = QDateTime.fromSecsSinceEpoch(int(instant.now().timestamp())).date()
    days = when.date().daysTo(today)
    if days == 0:
        return QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)
    if days == 1:
        return QCoreApplication.translate("SavedGames", "yesterday")
    if 1 < days < DAYS_OF_A_WEEK:
        return QLocale().dayName(when.date().dayOfWeek())
    return QLocale().toString(when.date(), QLocale.FormatType.ShortFormat)

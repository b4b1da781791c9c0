"""Every saved game with its picture, and what can be done with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import StorageError
from burgundy_desktop.desktop import own_tables, sides
from burgundy_desktop.desktop.dialogs.notice import ask_for_text, notice
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.problems import sentence
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.shelf import copy_title, now
from burgundy_desktop.desktop.shelf import title_of as title_of_header
from burgundy_desktop.desktop.themes import Appearance
from burgundy_desktop.desktop.thumbnails import Thumbnails
from burgundy_desktop.desktop.vines import LOWER, paint_vines
from burgundy_desktop.storage.library import Entry

ENTRY_ROLE: Final = int(Qt.ItemDataRole.UserRole)
PICTURE: Final = QSize(84, 59)
DAYS_OF_A_WEEK: Final = 7


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
        return None


VINE_PX: Final = 96


class SavedGames(Retranslated, QFrame):
    """The list with its buttons; the bin is the same list seen from behind."""

    open_wanted = Signal(object)
    """An Entry."""
    changed = Signal()
    """Something was renamed, copied, thrown away or fetched back."""

    def __init__(self, program: Program, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._shows_bin = False
        self.model = SavedModel(self)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(SavedDelegate(program.appearance, thumbnails, self.list))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setMouseTracking(True)
        self._heading = QLabel(self)
        self._heading.setProperty("look", "heading")
        self._empty = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._empty.setProperty("look", "quiet")
        self._empty.setWordWrap(True)
        names = ("open", "rename", "duplicate", "export", "delete", "restore")
        self.buttons = {name: QPushButton(self) for name in names}
        self.bin_button = QPushButton(self)
        for button in (*self.buttons.values(), self.bin_button):
            button.setAutoDefault(True)  # Enter presses it
        self.bin_button.setProperty("look", "quiet")
        self._lay_out()
        self._connect(thumbnails)
        self.retranslate()

    @property
    def count(self) -> int:
        """How many games lie in the library."""
        return len(self._entries())

    def refresh(self) -> None:
        """Look at the disk again; the game that was chosen stays chosen."""
        chosen = self._chosen()
        entries = self._binned() if self._shows_bin else self._entries()
        self.model.show(entries)
        for row, entry in enumerate(entries):
            if chosen is not None and entry.path == chosen.path:
                self.list.setCurrentIndex(self.model.index(row))
        if entries and self._chosen() is None:
            self.list.setCurrentIndex(self.model.index(0))
        self.list.setVisible(bool(entries))
        self._empty.setVisible(not entries)
        self._show_buttons()
        self._write_heading()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.model.entries:
            look = self._program.appearance
            size, aside = look.px(VINE_PX), look.px(14)
            paint_vines(self, self._program.sprites, size, aside, (LOWER,))

    def retranslate(self) -> None:
        words = {
            "open": self.tr("Open"),
            "rename": self.tr("Rename…"),
            "duplicate": self.tr("Duplicate"),
            "export": self.tr("Export…"),
            "delete": self.tr("Delete"),
            "restore": self.tr("Fetch back"),
        }
        for name, text in words.items():
            self.buttons[name].setText(text)
        self.list.setAccessibleName(self.tr("Saved games"))
        self.refresh()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.bin_button)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addWidget(self._empty, 1)
        column.addLayout(row)

    def _connect(self, thumbnails: Thumbnails) -> None:
        deeds = {
            "open": self._open,
            "rename": self._rename,
            "duplicate": self._duplicate,
            "export": self._export,
            "delete": self._delete,
            "restore": self._restore,
        }
        for name, deed in deeds.items():
            self.buttons[name].clicked.connect(deed)
        self.bin_button.clicked.connect(self._turn_over)
        self.list.activated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.list.selectionModel().currentChanged.connect(self._show_buttons)
        thumbnails.painted.connect(lambda _: self.list.viewport().update())
        for keys, deed in (("Del", self._delete), ("F2", self._rename)):
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(deed)

    def _entries(self) -> tuple[Entry, ...]:
        try:
            return self._program.shelf.library.entries()
        except StorageError:
            return ()

    def _binned(self) -> tuple[Entry, ...]:
        try:
            return self._program.shelf.library.binned()
        except StorageError:
            return ()

    def _chosen(self) -> Entry | None:
        index = self.list.currentIndex()
        return index.data(ENTRY_ROLE) if index.isValid() else None

    def _show_buttons(self) -> None:
        entry = self._chosen()
        whole = entry is not None and entry.header is not None
        for name, button in self.buttons.items():
            button.setVisible(entry is not None and self._shows_bin == (name == "restore"))
            button.setEnabled(whole or (entry is not None and name in {"delete", "restore"}))

    def _write_heading(self) -> None:
        binned = len(self._binned())
        if self._shows_bin:
            self._heading.setText(self.tr("The bin"))
            self.bin_button.setText(self.tr("Back to your games"))
            self._empty.setText(self.tr("The bin is empty."))
        else:
            self._heading.setText(self.tr("Your games"))
            self.bin_button.setText(self.tr("Bin (%n)", "", binned))
            self._empty.setText(
                self.tr("Games that you begin stand here. Nothing has to be saved by hand.")
            )
        self.bin_button.setVisible(self._shows_bin or binned > 0)

    def _show_menu(self, point: QPoint) -> None:
        menu = QMenu(self)
        for name, button in self.buttons.items():
            if self._shows_bin == (name == "restore"):
                action = menu.addAction(button.text())
                action.setEnabled(button.isEnabled())
                action.triggered.connect(button.click)
        menu.exec(self.list.viewport().mapToGlobal(point))

    def _open(self) -> None:
        entry = self._chosen()
        if entry is not None and entry.header is not None and not self._shows_bin:
            self.open_wanted.emit(entry)
        elif entry is not None and entry.problem is not None:
            title = self.tr("{file} was not opened").format(file=entry.path.name)
            notice(self, title, sentence(entry.problem))

    def _rename(self) -> None:
        entry = self._chosen()
        if entry is None or entry.header is None or self._shows_bin:
            return
        text = ask_for_text(self, self.tr("Rename the game"), self.tr("Name:"), title_of(entry))
        if text:
            self._try(lambda: self._program.shelf.library.rename(entry.path, text))

    def _duplicate(self) -> None:
        entry = self._chosen()
        if entry is not None and entry.header is not None:
            title = copy_title(title_of(entry))
            self._try(lambda: self._program.shelf.library.duplicate(entry.path, title, now()))

    def _export(self) -> None:
        entry = self._chosen()
        if entry is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the game"), str(Path.home() / entry.path.name)
        )
        if name:
            self._try(lambda: self._program.shelf.library.export(entry.path, Path(name)))

    def _delete(self) -> None:
        entry = self._chosen()
        if entry is not None and not self._shows_bin:
            self._try(lambda: self._program.shelf.library.delete(entry.path))

    def _restore(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self._try(lambda: self._program.shelf.library.restore(entry.path))

    def _turn_over(self) -> None:
        self._shows_bin = not self._shows_bin
        self.refresh()

    def _try(self, deed: Any) -> None:
        """Do something with a file; if that fails, say why."""
        try:
            deed()
        except StorageError as problem:
            notice(self, self.tr("That did not work"), sentence(problem))
        self.changed.emit()


class SavedDelegate(QStyledItemDelegate):
    """Picture, name, who plays and where it stands, when."""

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, parent: QObject) -> None:
        super().__init__(parent)
        self._look = appearance
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, max(self._look.px(56), PICTURE.height() + 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY_ROLE)
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_ground(painter, option)
        self._paint_picture(painter, option.rect, entry)
        self._paint_words(painter, option.rect, entry)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        marks = self._look.palette.marks
        if option.state & QStyle.StateFlag.State_Selected:
            ground = marks.row
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ground = marks.row_hover
        else:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(option.rect, 6, 6)

    def _paint_picture(self, painter: QPainter, rect: QRect, entry: Entry) -> None:
        top = rect.top() + (rect.height() - PICTURE.height()) // 2
        place = QRectF(rect.left() + 6, top, PICTURE.width(), PICTURE.height())
        painter.fillRect(place, QColor(self._look.palette.surfaces.recess))
        picture = self._thumbnails.of(entry.path) if entry.header is not None else None
        if picture is not None:
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setPen(QColor(self._look.palette.surfaces.rim))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)

    def _paint_words(self, painter: QPainter, rect: QRect, entry: Entry) -> None:
        look = self._look
        left = rect.left() + PICTURE.width() + look.px(20)
        painter.setFont(look.font(13))
        painter.setPen(QColor(look.palette.text.quiet))
        date = date_of(entry)
        date_width = painter.fontMetrics().horizontalAdvance(date)
        half = rect.height() // 2
        upper = QRect(left, rect.top() + 6, rect.right() - left - look.px(10), half - 4)
        lower = upper.translated(0, half - 6)
        painter.drawText(upper, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, date)
        self._elided(painter, lower, line_of(entry))
        painter.setFont(look.font(16, serif=True, weight=600))
        painter.setPen(QColor(look.palette.text.ink))
        self._elided(painter, upper.adjusted(0, 0, -date_width - look.px(12), 0), title_of(entry))

    @staticmethod
    def _elided(painter: QPainter, place: QRect, text: str) -> None:
        metrics = painter.fontMetrics()
        short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, short)


def title_of(entry: Entry) -> str:
    """The name of a saved game; the file's if nobody can read it."""
    if entry.header is None:
        return entry.path.name
    return title_of_header(entry.header)


def line_of(entry: Entry) -> str:
    """Where it stands and who plays, or what is wrong with it."""
    if entry.header is None:
        return sentence(entry.problem) if entry.problem is not None else ""
    names = sides.names(entry.header)
    return remarks(entry.header.moment, names, own_tables.named(entry.header.tables))


def date_of(entry: Entry) -> str:
    """When it was played last: today's time, a day of this week, or the date by the locale."""
    if entry.header is None:
        return ""
    when = QDateTime.fromSecsSinceEpoch(int(entry.header.changed.timestamp()))
    days = when.date().daysTo(QDate.currentDate())
    if days == 0:
        return QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)
    if days == 1:
        return QCoreApplication.translate("SavedGames", "yesterday")
    if 1 < days < DAYS_OF_A_WEEK:
        return QLocale().dayName(when.date().dayOfWeek())
    return QLocale().toString(when.date(), QLocale.FormatType.ShortFormat)

"""The page of icons: what each drawing on the table means. It stays open beside the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout

from burgundy_desktop.boardkit.icons import Glance, IconGroup, all_icons, icons_at
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.dialogs.icon_list import IconList
from burgundy_desktop.desktop.dialogs.icon_model import Index
from burgundy_desktop.desktop.dialogs.piece_picture import picture_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.widgets.forms import Form

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.main_window import MainWindow

SIZE_PX = QSize(920, 640)
_TO_THE_LIST = frozenset({Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp})


class IconForm(Form, form="icon_page.ui"):
    search: QLineEdit
    found: QLabel
    icons: QFrame
    none: QLabel
    open: QPushButton
    close: QPushButton


class IconPage(FormDialog):
    """All icons of a game; each leads on to its rule."""

    sizes_itself = False

    def __init__(self, program: Program, table: Table, window: MainWindow) -> None:
        super().__init__(program.appearance, window)
        self._window = window
        self._program = program
        self._table = table
        self._game_id = ""
        self._now = Glance()
        self._lately: tuple[Glance, ...] = ()
        self.form = IconForm(self)
        self.take_in(self.form)
        self.list = IconList(
            program.appearance,
            program.sprites,
            lambda *drawn: picture_of(program, self._game_id, *drawn),
            self.form.icons,
        )
        column = QVBoxLayout(self.form.icons)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self.setModal(False)
        self._connect()
        look = program.appearance
        self.take_size(QSize(look.px(SIZE_PX.width()), look.px(SIZE_PX.height())))
        self.retranslate()

    def _connect(self) -> None:
        form = self.form
        form.search.textChanged.connect(self._search)
        form.search.returnPressed.connect(self.open_rule)
        form.search.installEventFilter(self)
        form.open.clicked.connect(self.open_rule)
        form.close.clicked.connect(self.close)
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self.list.typed.connect(self._type)
        self._table.controller.cover_wanted.connect(self.close)  # others have looked elsewhere
        QShortcut(QKeySequence.StandardKey.Find, self, form.search.setFocus)

    def show_icons(self) -> None:
        """Show the icons of the game on the table: what is looked at comes first."""
        self._game_id = self._table.controller.game.info.id
        self._now, self._lately = self._table.glances
        self.form.search.clear()
        self._refill()
        self.list.setFocus()

    def open_rule(self) -> None:
        """Open the rules at the selected icon."""
        self._open(self.list.currentIndex())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.stand_on(self.list.icons.best())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the list in the search: it goes on there."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in _TO_THE_LIST:
            self.list.setFocus()
            self.list.keyPressEvent(event)
            return True
        return False

    def dress(self) -> None:
        self.list.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        super().retranslate()
        self.list.setAccessibleName(self.tr("Icons"))
        if self._game_id:
            self._refill()

    def _refill(self) -> None:
        title = board_of(self._game_id).wording.title()
        self.setWindowTitle(self.tr("Icons – {game}").format(game=title))
        self.list.icons.show(self._groups())
        self._tell_found()

    def _groups(self) -> tuple[IconGroup, ...]:
        groups = board_of(self._game_id).wording.icons
        lately = (icon for glance in self._lately for icon in icons_at(groups, glance))
        return (
            IconGroup(lambda: self.tr("Pointed at"), tuple(icons_at(groups, self._now))),
            IconGroup(lambda: self.tr("Seen lately"), tuple(dict.fromkeys(lately))),
            *groups,
        )

    def _search(self, text: str) -> None:
        self.list.icons.search(text)
        self._tell_found()

    def _tell_found(self) -> None:
        icons, wanted = self.list.icons.icons, self.form.search.text().strip()
        count = len(list(all_icons(board_of(self._game_id).wording.icons)))
        said = self.tr("{found} of {count}").format(found=len(icons), count=count)
        self.form.found.setText(said)
        self.form.found.setVisible(bool(wanted))
        self.form.none.setText(self.tr("No icon says “{text}”.").format(text=wanted))
        self.form.none.setVisible(not icons)
        self.form.icons.setVisible(bool(icons))
        self.form.open.setEnabled(bool(icons))
        self.list.stand_on(self.list.icons.best())

    def _type(self, text: str) -> None:
        self.form.search.setFocus()
        self.form.search.insert(text)

    def _open(self, index: Index) -> None:
        icon = self.list.icons.icon(index)
        if icon is not None:
            openers.rules(self._program, self._game_id, icon.anchor, self._window)


def icon_page(program: Program, table: Table, window: MainWindow) -> IconPage:
    """The one page of icons of a main window."""
    there = window.findChild(IconPage)
    return there if there is not None else IconPage(program, table, window)

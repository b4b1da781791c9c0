"""The burgundy bar: menus at the left, then the main tools and the title of the game."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import chain

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.window.actions import ICON_PX, Actions
from burgundy_desktop.desktop.window.bar_button import BarButton
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

AT_THE_TABLE = (
    ("library",),
    ("undo", "redo"),
    ("hint", "pace", "fit"),
    ("scores", "rules", "log"),
)
KNOWN_BY_SIGHT = ("undo", "redo", "fit", "pace", "library")
"""Tools with clear icons, which can lose their text; the first ones lose it first."""
ON_A_MOVE = "hint take_hint forecast odds skip back_to_now"
AFTERWARDS = "replay review branches scores copy_code"
"""Names of actions in the menu of the game."""
REMEMBERED = ("daily", "chronicle", "statistics", "challenges")
"""The pages of what is remembered."""
IN_THE_LIBRARY = (("new_game", "open"), ("practice", *REMEMBERED), ("rules", "settings"))


class TopBar(Retranslated, QWidget):
    """Menus, tools and the title of the game in one row; texts are hidden in a narrow window."""

    def __init__(self, actions: Actions, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions = actions
        self._look = appearance
        self.menus = QMenuBar(self)
        self.file_menu, self.game_menu = QMenu(self), QMenu(self)
        self.view_menu, self.help_menu = QMenu(self), QMenu(self)
        self.records_menu = QMenu(self)
        self.pace_menu, self.teacher_menu = QMenu(self), QMenu(self)
        self._fill_menus()
        names = dict.fromkeys(chain(*AT_THE_TABLE, *IN_THE_LIBRARY))
        self.tools = {name: self._tool(name) for name in names}
        self._tool_room = QHBoxLayout()
        self._tool_room.setSpacing(2)
        self._lines: list[QFrame] = []
        self._title = plain_label(self, "heading")
        self._shown: Sequence[Sequence[str]] = ()
        self._lay_out()
        appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def shown_tools(self) -> list[BarButton]:
        """The tools of the page, from the left."""
        return [self.tools[name] for name in chain(*self._shown)]

    def menu_with(self, name: str) -> QRect:
        """Where the title of the menu that has an action lies in `menus`."""
        menus = self.file_menu, self.game_menu, self.records_menu, self.view_menu, self.help_menu
        action = self._actions.of.get(name)
        holding = next((menu for menu in menus if action in menu.actions()), None)
        return QRect() if holding is None else self.menus.actionGeometry(holding.menuAction())

    def show_tools(self, groups: Sequence[Sequence[str]], title: str) -> None:
        """Show these actions, and a title at the right."""
        if groups == self._shown and title == self._title.text():
            return
        if groups != self._shown:
            self._shown = groups
            self._arrange(groups)
        self._title.setText(title)
        self._fit()

    def retranslate(self) -> None:
        for menu, text in (
            (self.file_menu, self.tr("&File")),
            (self.game_menu, self.tr("&Game")),
            (self.records_menu, self.tr("&Records")),
            (self.view_menu, self.tr("&View")),
            (self.help_menu, self.tr("&Help")),
            (self.pace_menu, self.tr("&Pace")),
            (self.teacher_menu, self.tr("&Teacher")),
        ):
            menu.setTitle(text)
        self._actions.retranslate()
        self.tools["pace"].setToolTip(self.tr("How fast everything moves"))
        self.show_pace()
        self._fit()

    def show_pace(self) -> None:
        """Show the chosen pace on the pace button."""
        for chosen in self._actions.paces.values():
            if chosen.isChecked():
                self.tools["pace"].setIcon(chosen.icon())
                if chosen.text() != self.tools["pace"].text():
                    self.tools["pace"].setText(chosen.text())
                    self._fit()

    def show_due(self, count: int) -> None:
        """Show how many exercises are due."""
        due = self.tr("Your mistakes: %n due", "", count)
        self._actions["practice"].setIconText(due if count else self.tr("Your mistakes"))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.palette.toolbar.ground))
        painter.end()

    def _fill_menus(self) -> None:
        of = self._actions
        for menu, names in (
            (self.file_menu, "library new_game open save_as - settings - quit"),
            (self.game_menu, f"new_game play_code - undo redo - {ON_A_MOVE} - {AFTERWARDS}"),
            (self.records_menu, f"{' '.join(REMEMBERED)} - series profiles fairness data"),
            (self.view_menu, "zoom_in zoom_out fit - players log moves - full_screen"),
            (self.help_menu, "learn practice - rules icons playing - about"),
        ):
            self.menus.addMenu(menu)
            menu.setProperty("look", "bar")
            for name in names.split():
                if name == "-":
                    menu.addSeparator()
                else:
                    menu.addAction(of[name])
        for action in of.paces.values():
            self.pace_menu.addAction(action)
        for action in of.teachers.values():
            self.teacher_menu.addAction(action)
        for menu in (self.teacher_menu, self.pace_menu):
            self.game_menu.insertMenu(of["replay"], menu)

    def _tool(self, name: str) -> BarButton:
        button = BarButton(self._look, self)
        if name == "pace":
            button.setMenu(self.pace_menu)
            button.setPopupMode(BarButton.ToolButtonPopupMode.InstantPopup)
        else:
            button.setDefaultAction(self._actions[name])
        return button

    def _lay_out(self) -> None:
        self.menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 16, 0)
        row.setSpacing(4)
        row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(self._tool_room)
        row.addStretch(1)
        row.addWidget(self._title)
        Measures(self, self._look)

    def _arrange(self, groups: Sequence[Sequence[str]]) -> None:
        """Put the tools of a page into the bar, with a separator before each group."""
        while self._tool_room.takeAt(0) is not None:
            pass
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = []
        for button in self.tools.values():
            button.hide()
        for group in groups:
            self._lines.append(self._line())
            self._tool_room.addSpacing(self._look.gap(6))
            self._tool_room.addWidget(self._lines[-1])
            self._tool_room.addSpacing(self._look.gap(6))
            for name in group:
                self._tool_room.addWidget(self.tools[name])
                self.tools[name].show()

    def _line(self) -> QFrame:
        line = QFrame(self)
        line.setFixedSize(self._look.gap(1), self._look.px(26))
        line.setStyleSheet(f"background: {self._look.palette.toolbar.separator};")
        return line

    def _dress(self) -> None:
        size = self._look.px(ICON_PX)
        for button in self.tools.values():
            button.setIconSize(QSize(size, size))
        self.setFixedHeight(self._look.px(44))
        self._title.setStyleSheet(f"color: {self._look.palette.toolbar.text};")
        if self._shown:
            self._arrange(self._shown)
        self.show_pace()
        self._fit()

    def _fit(self) -> None:
        """Show texts beside the icons, and the title, as far as there is room."""
        for wordless, title in (
            ((), True),
            (KNOWN_BY_SIGHT[:3], True),
            (KNOWN_BY_SIGHT, True),
            ((*KNOWN_BY_SIGHT, *REMEMBERED), True),
            (self.tools, True),
            (self.tools, False),
        ):
            self._show_words(wordless)
            self._title.setVisible(title)
            if self._wanted_width() <= self.width():
                break

    def _show_words(self, wordless: Container[str]) -> None:
        for name, button in self.tools.items():
            button.show_word(name not in wordless)

    def _wanted_width(self) -> int:
        """The width that everything needs; the layout knows it only after the next event."""
        gap = self._look.gap
        wide = self.menus.sizeHint().width() + gap(40)
        for group in self._shown:
            wide += gap(17) + sum(self.tools[name].sizeHint().width() + gap(2) for name in group)
        if not self._title.isHidden():
            wide += self._title.sizeHint().width()
        return wide

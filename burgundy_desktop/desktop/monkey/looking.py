"""Whether everything that is open can be reached and left, and nothing is lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from burgundy_desktop.desktop.main_window import MainWindow
from burgundy_desktop.desktop.monkey.widgets import put_away

MOST_LAYERS: Final = 12
"""So many windows lie above each other at most."""


class Broken(Exception):
    """Something is not as it has to be; the message says what."""


def top_of(window: MainWindow) -> QWidget:
    """Where a person would go on: an open menu, a dialog, or the window."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or window


def look(window: MainWindow) -> None:
    """Raises Broken if the window cannot be used, or shows what is not there."""
    modal = QApplication.activeModalWidget()
    if modal is not None:
        _look_at_dialog(modal)
    hidden = [dialog for dialog in _modal_dialogs() if not dialog.isVisible()]
    if hidden:
        raise Broken(f"{hidden[0]} bars the way and cannot be seen")
    if not window.isEnabled():
        raise Broken("the window is switched off")
    _look_at_table(window)


def _modal_dialogs() -> list[QDialog]:
    every = QApplication.topLevelWidgets()
    return [one for one in every if isinstance(one, QDialog) and one is modal_now()]


def modal_now() -> QWidget | None:
    """What bars the way to all other windows."""
    return QApplication.activeModalWidget()


def _look_at_dialog(dialog: QWidget) -> None:
    room = dialog.screen().virtualGeometry()
    parent = dialog.parentWidget()
    if parent is not None:
        room = room.united(parent.window().frameGeometry())
    if not room.intersects(dialog.frameGeometry()):
        raise Broken(f"{dialog} lies outside the screen")
    usable = (
        child
        for child in dialog.findChildren(QWidget)
        if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    )
    if next(usable, None) is None:
        raise Broken(f"nothing in {dialog} can be used")


def _look_at_table(window: MainWindow) -> None:
    controller, scene = window.table.controller, window.table.scene
    if controller.has_game != window.is_at_table:
        raise Broken("the page that is shown is not the one of the game")
    if not controller.has_game or scene is None:
        return
    shown = window.table.showing.position
    if scene.position is not shown:
        raise Broken(
            f"the table shows ply {scene.position and scene.position.ply}, not {shown.ply}"
        )
    if scene.opened is not None and not scene.may_open(scene.opened):
        raise Broken(f"{scene.opened} is shown large and is not there")


def way_home(window: MainWindow) -> None:
    """Leave all dialogs by Esc. Raises Broken if one stays."""
    for _ in range(MOST_LAYERS):
        top = top_of(window)
        if top is window:
            return
        put_away(top)
    raise Broken(f"{top_of(window)} cannot be left")


def look_at_save(window: MainWindow) -> None:
    """Raises Broken if the game on the table is not on disk as it stands."""
    controller = window.table.controller
    if not controller.has_game:
        return
    match = controller.sitting.match
    kept = window.program.shelf.open(controller.sitting.autosave.path).match
    if (kept.cursor, kept.state) != (match.cursor, match.state):
        raise Broken(f"the save has move {kept.cursor}, the table move {match.cursor}")

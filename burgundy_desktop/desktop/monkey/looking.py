"""Checks that everything open can be reached and closed, and that nothing is lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_desktop.core.branches import line_of
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.branches.line import LineSession
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.monkey.widgets import put_away
from burgundy_desktop.desktop.window.main_window import MainWindow

MOST_LAYERS: Final = 12
"""The most windows above each other."""


class Broken(Exception):
    """A check has failed; the message says which."""


def top_of(window: MainWindow) -> QWidget:
    """The widget on top: an open menu, a dialog, or the window."""
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or window


def look(window: MainWindow) -> None:
    """Check that the window can be used and shows the current position. Raises Broken."""
    modal = QApplication.activeModalWidget()
    if modal is not None:
        _look_at_dialog(modal)
    if not window.isEnabled():
        raise Broken("the window is disabled")
    _look_at_table(window)


def _look_at_dialog(dialog: QWidget) -> None:
    if not dialog.isVisible():
        raise Broken(f"{dialog} is modal and invisible")
    room = dialog.screen().virtualGeometry()
    parent = dialog.parentWidget()
    if parent is not None:
        room = room.united(parent.window().frameGeometry())
    if not room.intersects(dialog.frameGeometry()):
        raise Broken(f"{dialog} is outside the screen")
    usable = (
        child
        for child in dialog.findChildren(QWidget)
        if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
    )
    if next(usable, None) is None:
        raise Broken(f"nothing in {dialog} is enabled")


def _look_at_table(window: MainWindow) -> None:
    controller, scene = window.table.controller, window.table.scene
    if controller.has_game != window.is_at_table:
        raise Broken("the page shown is not that of the game")
    if not controller.has_game or scene is None:
        return
    shown, there = window.table.showing.position, scene.position
    if scene.is_animating:  # it is on the way to what is shown
        return
    if there is None or _seen(there) != _seen(shown):
        raise Broken(f"the table shows ply {there and there.ply}, the bar ply {shown.ply}")
    if scene.opened is not None and not scene.may_open(scene.opened):
        raise Broken(f"{scene.opened} is shown large and does not exist")


def _seen(position: Position) -> tuple[object, ...]:
    """The visible part of a position, without the events."""
    return position.ply, position.viewer, position.to_decide, position.observation


def way_home(window: MainWindow) -> None:
    """Close all dialogs by Esc. Raises Broken if one stays."""
    for _ in range(MOST_LAYERS):
        top = top_of(window)
        if top is window:
            return
        put_away(top)
    raise Broken(f"{top_of(window)} cannot be closed")


def look_at_save(window: MainWindow) -> None:
    """Check that the current game is on disk; a lesson is none. Raises Broken."""
    controller = window.table.controller
    if not controller.has_game or controller.is_lesson:
        return
    session = controller.session
    kept = window.program.store.open(session.autosave.path)
    if isinstance(session, LineSession):
        _look_at_branch(session, kept)
        return
    match, there = session.match, kept.match
    if (there.cursor, there.state) != (match.cursor, match.state):
        raise Broken(f"the save has move {there.cursor}, the table move {match.cursor}")


def _look_at_branch(line: LineSession, kept: Session) -> None:
    """Check that a branch is in the save of its game; before its first move it is nowhere."""
    branch = line.branch
    if branch is None and line.match.length == line.base:
        return
    if branch is None or branch not in kept.branches:
        raise Broken(f"the save has {len(kept.branches)} branches, and not that on the table")
    moves = tuple(step.move for step in line.match.steps[1 : branch.last + 1])
    if line_of(kept.match, kept.branches, branch).moves != moves:
        raise Broken(f"branch {branch.id} has other moves in the save than on the table")

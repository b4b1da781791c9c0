"""The rows of other lines in the log: opened, named, deleted, and brought back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from weakref import ref

import attrs
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core import branches as b
from burgundy_desktop.core.branches import Branch, Branches
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.branches import words
from burgundy_desktop.desktop.branches.going import Branching
from burgundy_desktop.desktop.branches.rows import Rows, spine_of
from burgundy_desktop.desktop.dialogs.notice import ask_for_text
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.panels.log_model import Entry, Way
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.widgets.menu_key import open_menu_by_key


@attrs.frozen
class _Deleted:
    """A deletion that can be undone: the branches before and after it."""

    game: ref[Session]
    """It may have left the table."""
    before: Branches
    after: Branches
    ply: int
    """The ply at which the deleted branch left the game."""


class BranchesInLog(QObject):
    """Lets the player go from line to line in the log."""

    def __init__(self, branching: Branching, replay: Replay, table: Table, window: QWidget) -> None:
        super().__init__(window)
        self._branching = branching
        self._replay = replay
        self._table = table
        self._window = window
        self._rows = Rows()
        self._deleted: list[_Deleted] = []
        log = table.log
        table.around.with_ways = self._with_ways
        log.way_chosen.connect(self._open)
        log.list.key_action = self._key_action
        log.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        log.list.customContextMenuRequested.connect(self._show_menu)
        open_menu_by_key(log.list)

    def forget(self) -> None:
        """The language has changed."""
        self._rows.forget()

    def go_to_next(self) -> None:
        """Lead the keyboard to the next line in the log."""
        self._table.log.go_to_way()

    # the rows

    def _with_ways(self, session: Session, told: list[Entry]) -> list[Entry]:
        entries = self._rows.among(session, told)
        deleted = self._last_deleted
        if deleted is not None:
            said = words.deleted(len(deleted.before) - len(deleted.after))
            row = Entry(Ply(deleted.ply), LogLine(said), way=Way(None))
            at = sum(entry.ply <= deleted.ply for entry in entries)
            entries.insert(at, row)
        return entries

    @property
    def _last_deleted(self) -> _Deleted | None:
        """The last deletion, if it can be undone: nothing else has changed since."""
        game = self._branching.game
        last = self._deleted[-1] if self._deleted else None
        if last is None or game is None or last.game() is not game:
            return None
        return last if game.branches == last.after else None

    def _branch(self, way: Way | None) -> Branch | None:
        game = self._branching.game
        if way is None or game is None:
            return None
        return next((one for one in game.branches if one.id == way.number), None)

    # keys and menu

    def _key_action(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does on the current row of the log; None if it means nothing there."""
        way = self._table.log.list.way
        branch = self._branch(way)
        if event.matches(QKeySequence.StandardKey.Undo) and self._last_deleted is not None:
            return self._bring_back
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        if event.key() == Qt.Key.Key_Right and way is not None and way.number is not None:
            return partial(self._go_in, way)
        if branch is not None and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
            task = self._delete if event.key() == Qt.Key.Key_Delete else self._rename
            return partial(task, branch)
        steps = {Qt.Key.Key_Left: self._replay.back, Qt.Key.Key_Right: self._replay.forward}
        return partial(self._step, steps[Qt.Key(event.key())]) if event.key() in steps else None

    def _show_menu(self, point: QPoint) -> None:
        entry = self._table.log.model.entry(self._table.log.list.indexAt(point))
        if entry is None or entry.way is None:
            return
        menu = self.menu_of(entry.way)
        menu.exec(self._table.log.list.viewport().mapToGlobal(point))
        menu.deleteLater()

    def menu_of(self, way: Way) -> QMenu:
        """What can be done with a line."""
        menu, branch = QMenu(self._table.log), self._branch(way)
        is_seen = branch is not None and self._branching.line is None
        tasks: list[tuple[str, Callable[[], object], bool]] = [
            (self.tr("Open"), partial(self._open, way), way.number is not None),
            (self.tr("Rename…"), partial(self._rename, branch), branch is not None),
            (self.tr("Delete"), partial(self._delete, branch), branch is not None),
            (self.tr("Keep only the game"), self._keep_only_the_game, is_seen),
            (self.tr("Bring back"), self._bring_back, self._last_deleted is not None),
        ]
        for text, task, is_possible in tasks:
            action = menu.addAction(text)
            action.setEnabled(is_possible)
            action.triggered.connect(task)
        return menu

    # going there

    def _step(self, task: Callable[[], None]) -> None:
        """Open the replay, and go a move along the line on the table."""
        self._replay.open()
        if self._replay.is_open:
            task()

    def _open(self, way: Way) -> None:
        """Show another line at its end, where one plays on."""
        branch = self._branch(way)
        if way.number is None:
            self._bring_back()
        elif branch is None:
            self._branching.back()
        else:
            self._branching.open(branch)

    def _go_in(self, way: Way) -> None:
        """Show another line from its first move on; the keyboard stays in the log."""
        at = next(one.ply for one in self._table.log.model.entries if one.way == way)
        self._open(way)
        self._replay.open()
        self._replay.go_to(at + 1)
        self._table.log.list.setFocus()

    # changing them

    def _delete(self, branch: Branch | None) -> None:
        session = self._branching.session
        if branch is None or session is None or branch.id in spine_of(session):
            return  # the one on the table comes from it
        self._change(b.without(self._kept, branch.id))

    def _keep_only_the_game(self) -> None:
        self._change(())

    def _rename(self, branch: Branch | None) -> None:
        if branch is None:
            return
        title, label = self.tr("Rename the branch"), self.tr("Name:")
        before = words.name_of(branch)
        name = ask_for_text(self._window, title, label, before)
        if name and name != before:  # what it is follows the language
            named = attrs.evolve(branch, name=name[: b.LONGEST_NAME])
            self._set(b.replaced(self._kept, named))
            self._table.log.go_to_way(branch.id)

    @property
    def _kept(self) -> Branches:
        assert self._branching.game is not None
        return self._branching.game.branches

    def _change(self, after: Branches) -> None:
        game, before = self._branching.game, self._kept
        assert game is not None
        gone = {one.id for one in before} - {one.id for one in after}
        rows = self._table.log.model.entries
        at = next(one.ply for one in rows if one.way is not None and one.way.number in gone)
        if self._last_deleted is None:
            self._deleted.clear()  # something else has changed since
        self._deleted.append(_Deleted(ref(game), before, after, at))
        self._set(after)
        self._tell(words.deleted(len(gone)))

    def _bring_back(self) -> None:
        deleted = self._last_deleted
        if deleted is not None:
            self._deleted.pop()
            self._set(deleted.before)
            gone = {one.id for one in deleted.before} - {one.id for one in deleted.after}
            self._table.log.go_to_way(min(gone))

    def _set(self, branches: Branches) -> None:
        assert self._branching.game is not None
        self._branching.game.branches = branches
        self._branching.keep()
        self._table.around.show_log()

    def _tell(self, said: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._table.log.list, said))

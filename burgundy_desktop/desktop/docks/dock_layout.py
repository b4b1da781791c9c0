"""The layout of the docks, in windows of all sizes."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.scale import NO_LIMIT, REST_MS, WindowScale
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.docks.dock import Dock
from burgundy_desktop.desktop.docks.dock_folding import DockFolding

VERSION: Final = 3
_LOW_LOG: Final = 2
"""The version of layouts in which the log was lower, if the player had not made it higher."""
DOCK_WIDTH: Final = 292
SHARE_OF_SMALL: Final = 240 / 1024
"""The greatest share of a small window."""
HEIGHTS: Final = (34, 36, 30)
"""Shares of the height: players, log, moves."""


class DockLayout(QObject):
    """Lays the docks out as by default, or as the player left them in a window of any size. The
    player's layout is recorded only while the window rests: a shrinking window squeezes its docks
    before the shell follows, and these sizes are not a choice.
    """

    def __init__(
        self,
        window: QMainWindow,
        docks: Mapping[str, Dock],
        look: Appearance,
        sprites: Sprites,
        scale: WindowScale,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._docks = tuple(docks.values())
        self._moves = docks["moves"]
        self._moves_are_spare = False
        text = docks["log"], docks["moves"]
        self.folding = DockFolding(window, docks["players"], text, look, sprites)
        self._look = look
        self._head = struct.Struct(f">HH{2 * len(docks)}H")
        self._percent = look.window_percent
        self._width = self._usual_width
        self._sizes: list[QSize] = []
        self._rests_at = window.size()
        self._dressing = QTimer(self, singleShot=True, interval=REST_MS)
        self._dressing.timeout.connect(self._rest)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fold)
        look.changed.connect(self._follow)
        scale.rested.connect(self._rest)
        for dock in self._docks:
            dock.resized.connect(self._resized)
            dock.came_or_went.connect(self._soon.start)

    def kept(self) -> bytes:
        """The current layout: scale of the shell, default width, docks, then Qt's own state. It is
        that of the docks side by side, so it unfolds them.
        """
        if self._is_at_rest or not self._sizes:
            self._note()
        self._sizes = self._sizes or self._default_sizes
        if self.folding.is_folded:
            self._take_sizes()
        sides = (side for size in self._sizes for side in size.toTuple())
        state = bytes(self._window.saveState(VERSION).data())
        return self._head.pack(self._percent, self._width, *sides) + state

    def restore(self, kept: bytes) -> None:
        """Restore a saved layout; the default one if it is invalid."""
        self.folding.unfold()
        for dock in self._docks:
            dock.show()
        head, state = kept[: self._head.size], kept[self._head.size :]
        if state and self._window.restoreState(state, VERSION):
            self._read(head)
            self._take_sizes()
        elif state and self._window.restoreState(state, _LOW_LOG):
            self._read(head)
            self._raise_log()
            self._take_sizes()
        else:
            self._sizes = []
            self._measure()
            self._lay_out()
        for dock in self._docks:
            dock.follow()
        self.folding.restored.emit()
        self._soon.start()

    def _read(self, head: bytes) -> None:
        self._percent, self._width, *sides = self._head.unpack(head)
        self._sizes = [QSize(*side) for side in zip(sides[::2], sides[1::2], strict=True)]

    def _raise_log(self) -> None:
        """Give a log that has less than its usual share some of the room of the moves below it."""
        _, *lying = zip(self._docks, self._sizes, HEIGHTS, strict=True)
        if any(dock.isHidden() or dock.isFloating() for dock, _, _ in lying):
            return
        (_, log, share), (_, moves, rest) = lying
        both = log.height() + moves.height()
        log.setHeight(max(log.height(), both * share // (share + rest)))
        moves.setHeight(both - log.height())

    def lay_out_lesson(self, panel: Dock) -> None:
        """Give the docks of a lesson the usual width: the table keeps two thirds."""
        self.folding.unfold()
        self._measure()
        docks = [dock for dock in (*self._docks, panel) if not dock.isHidden()]
        self._resize([(dock, self._width) for dock in docks], Qt.Orientation.Horizontal)

    def spare_moves(self, are_spare: bool) -> None:
        """Give the room of the list of moves to the log when no move will come any more, or take it
        back.
        """
        if are_spare and self._is_at_rest:
            self._note()
        self._moves_are_spare = are_spare
        self._limit_moves()
        if not are_spare and self._are_shown and not self.folding.is_folded:
            self._take_sizes()

    def _limit_moves(self) -> None:
        """Spare moves need one line below the log; behind a tab they take nothing."""
        moves = self._moves.widget()
        is_low = self._moves_are_spare and not self.folding.is_folded
        moves.setMaximumHeight(moves.minimumSizeHint().height() if is_low else NO_LIMIT)

    def _resized(self) -> None:
        if self._is_at_rest:
            self._note()
        self._soon.start()

    def _fold(self) -> None:
        """Fold or unfold once all have found their places."""
        if not self._are_shown or self._window.size() != self._rests_at:
            return
        if self.folding.is_wanted != self.folding.is_folded:
            self.folding.fold() if self.folding.is_wanted else self._take_sizes()
            self._limit_moves()

    def _follow(self) -> None:
        """Scale the docks with the shell and its text. The shell changes with the window, which
        will come to rest; a change of text alone has to be waited for.
        """
        is_other_shell = self._percent != self._look.window_percent
        if self._are_shown and (is_other_shell or self._width != self._usual_width):
            self._rests_at = QSize()
            self._note_once()
            self._take_sizes()
            if not is_other_shell:
                self._dressing.start()

    def _rest(self) -> None:
        """Wait until Qt has resized the docks before recording them. Another size of the window
        may have another usual width, though the shell did not change.
        """
        if self._are_shown and self._width != self._usual_width:
            self._note_once()
            self._take_sizes()
        layout = self._window.layout()
        if layout is not None:
            layout.activate()
        self._rests_at = self._window.size()
        self._note()
        self._soon.start()

    @property
    def _is_at_rest(self) -> bool:
        """Whether the sizes are the player's choice: larger text moves the docks before they can
        follow.
        """
        return self._window.size() == self._rests_at and self._width == self._usual_width

    @property
    def _are_shown(self) -> bool:
        return any(dock.isVisible() for dock in self._docks)

    @property
    def _usual_width(self) -> int:
        """The default width: what the text needs, but the table keeps two thirds."""
        room = self._window.width() / self._look.gap(1000) * 1000
        width = min(DOCK_WIDTH, SHARE_OF_SMALL * room)
        wanted = max(self._look.px(width), self._look.gap(width))
        return min(wanted, self._window.width() // 3)

    def _measure(self) -> None:
        self._percent, self._width = self._look.window_percent, self._usual_width

    def _note(self) -> None:
        """Note the sizes; heights of folded docks, or beside spare moves, are not their own."""
        if self._are_shown and (self._sizes or not self._moves_are_spare):
            self._measure()
            now = [self.folding.size_of(dock) for dock in self._docks]
            before = self._sizes or now
            if self.folding.is_folded or self._moves_are_spare:
                now = [
                    QSize(new.width(), old.height()) for new, old in zip(now, before, strict=True)
                ]
            self._sizes = now

    def _note_once(self) -> None:
        """Note the sizes if there are none; beside spare moves they stay the default ones."""
        if not (self._sizes or self._moves_are_spare):
            self._sizes = [dock.size() for dock in self._docks]

    @property
    def _default_sizes(self) -> list[QSize]:
        """Sizes with the default shares of the height."""
        high = self._window.height() // sum(HEIGHTS)
        return [QSize(self._usual_width, high * share) for share in HEIGHTS]

    def _take_sizes(self) -> None:
        """Scale all docks by the same factors, so that they keep their shares. Qt resizes no folded
        ones.
        """
        kept = self._sizes, self._percent, self._width
        self.folding.unfold()
        # docks that Qt has just unfolded have the sizes of another time
        self._sizes, self._percent, self._width = kept
        if self._sizes:
            self._scale_sizes()
        else:
            self._measure()
            self._lay_out()
        self._limit_moves()

    def _scale_sizes(self) -> None:
        percent, width = self._percent, self._width
        self._measure()
        across, down = self._width / width, self._percent / percent
        self._sizes = [_grown(size, across, down) for size in self._sizes]
        lying = []
        for dock, size in zip(self._docks, self._sizes, strict=True):
            if dock.isFloating():
                dock.resize(size)
            elif not dock.isHidden():
                lying.append((dock, size))
        self._resize([(dock, size.width()) for dock, size in lying], Qt.Orientation.Horizontal)
        self._resize([(dock, size.height()) for dock, size in lying], Qt.Orientation.Vertical)

    def _lay_out(self) -> None:
        self._resize([(dock, self._width) for dock in self._docks], Qt.Orientation.Horizontal)
        shares = list(zip(self._docks, HEIGHTS, strict=True))
        self._resize(shares, Qt.Orientation.Vertical)

    def _resize(self, sides: list[tuple[Dock, int]], along: Qt.Orientation) -> None:
        docks, lengths = [dock for dock, _ in sides], [length for _, length in sides]
        self._window.resizeDocks(docks, lengths, along)


def _grown(size: QSize, across: float, down: float) -> QSize:
    return QSize(round(size.width() * across), round(size.height() * down))

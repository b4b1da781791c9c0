"""Small pictures of saved games, painted when the program is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QLocale, QObject, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.errors import BurgundyError
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.storage.index import Stamp, stamp_of
from burgundy_desktop.storage.listing import SMALL

if TYPE_CHECKING:
    from burgundy_desktop.desktop.match.session import Session

TABLE_SIZE: Final = QSizeF(988, 692)
"""A table is laid out in this size and then scaled down."""
MOST: Final = 20
"""The size of the cache, more than any list shows at once; a picture has one or two MB."""
BETWEEN_MS: Final = 40
"""Milliseconds before each picture, so that the window is painted first and stays responsive."""

OpenGame: TypeAlias = "Callable[[Path], Session]"
_Key: TypeAlias = tuple[Path, Stamp, str, str]
"""The key of a picture: file, its stamp, theme, language (some tables have printed words)."""


class Thumbnails(QObject):
    """Pictures by file. `wanted` queues a file; `painted` is emitted when its picture is ready."""

    painted = Signal(object)
    """Emitted with the Path of a picture that is ready."""

    def __init__(
        self, open_game: OpenGame, appearance: Appearance, sprites: Sprites, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open = open_game
        self._look = appearance
        self._sprites = sprites
        self._known: dict[_Key, QPixmap | None] = {}
        self._small: dict[tuple[int, QSize, float], QPixmap] = {}
        self._waiting: deque[Path] = deque()
        self._idle = QTimer(self, interval=BETWEEN_MS)
        self._idle.timeout.connect(self._paint_next)

    def of(self, path: Path) -> QPixmap | None:
        """The picture of a game; None until it is painted, or if it cannot be."""
        key = self._key(path)
        if key in self._known:
            return self._known[key]
        if path not in self._waiting:
            self._waiting.append(path)
            self._idle.start()
        return None

    def in_size(self, path: Path, size: QSize, ratio: float) -> QPixmap | None:
        """The same in this size, for a screen with this device pixel ratio. Scaled once with
        smoothing; a painter would skip pixels, and scale it every time.
        """
        whole = self.of(path)
        if whole is None:
            return None
        key = (whole.cacheKey(), size, ratio)
        if key not in self._small:
            if len(self._small) >= MOST:
                self._small.clear()
            self._small[key] = _scaled(whole, size, ratio)
        return self._small[key]

    @property
    def is_idle(self) -> bool:
        """Whether the queue is empty."""
        return not self._waiting

    def _paint_next(self) -> None:
        if not self._waiting:
            self._idle.stop()
            return
        self.paint_now(self._waiting.popleft())

    def paint_now(self, path: Path) -> None:
        """Paint the picture of a game now, not when idle."""
        key = self._key(path)
        for older in [known for known in self._known if known[0] == path]:
            del self._known[older]  # outdated: an earlier move, another theme
        while len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[key] = self._painted(path)
        self.painted.emit(path)

    def _painted(self, path: Path) -> QPixmap | None:
        if stamp_of(path)[2] > SMALL:  # no real game is this large; the window would block
            return None
        try:
            session = self._open(path)
        except BurgundyError:
            return None
        size = QSize(600, 420).expandedTo(QSize(self._look.gap(400), self._look.gap(280)))
        # tables are imported after the first paint of the library
        found = import_module("burgundy_desktop.desktop.appearance.small_picture")
        picture: QPixmap = found.small_picture(session, self._look, self._sprites, size)
        return picture

    def _key(self, path: Path) -> _Key:
        return path, stamp_of(path), self._look.palette.theme.name, QLocale().name()


def _scaled(pixmap: QPixmap, size: QSize, ratio: float) -> QPixmap:
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    small = pixmap.scaled(size * ratio, aspect, Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(ratio)
    return small

"""Small pictures of saved games, painted when the program is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
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
BETWEEN_MS: Final = 16
"""Milliseconds before each part of a picture, so that the window is painted first and stays
responsive.
"""

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
        """What is to be painted; the first one is being painted."""
        self._parts_left: Iterator[None] = iter(())
        self._idle = QTimer(self, interval=BETWEEN_MS)
        self._idle.timeout.connect(self._go_on)

    def of(self, path: Path) -> QPixmap | None:
        """The picture of a game; None until it is painted, or if it cannot be."""
        key = self._key(path)
        if key in self._known:
            return self._known[key]
        if path not in self._waiting:
            self._waiting.append(path)
        if not self._idle.isActive():
            self._parts_left = self._paint_waiting()
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

    def _go_on(self) -> None:
        """Paint the next part; stop where none is left."""
        for _ in self._parts_left:
            return
        self._idle.stop()

    def _paint_waiting(self) -> Iterator[None]:
        while self._waiting:
            yield from self._paint(self._waiting[0])

    def paint_now(self, path: Path) -> None:
        """Paint the picture of a game now, not when idle."""
        for _ in self._paint(path):
            pass

    def _paint(self, path: Path) -> Iterator[None]:
        """Paint the picture of a game, in parts; the game may have changed meanwhile, and waits
        again then.
        """
        key = self._key(path)
        picture: QPixmap | None = None
        for part in self._parts(path):
            picture = part
            yield
        if path in self._waiting:
            self._waiting.remove(path)
        for older in [known for known in self._known if known[0] == path]:
            del self._known[older]  # outdated: an earlier move, another theme
        while len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[key] = picture
        self.painted.emit(path)

    def _parts(self, path: Path) -> Iterator[QPixmap | None]:
        """Open the game, lay its table, paint it; the last part has the picture."""
        if stamp_of(path)[2] > SMALL:  # no real game is this large; the window would block
            return
        try:
            session = self._open(path)
        except BurgundyError:
            return
        yield None
        size = QSize(600, 420).expandedTo(QSize(self._look.gap(400), self._look.gap(280)))
        # tables are imported after the first paint of the library
        found = import_module("burgundy_desktop.desktop.appearance.small_picture")
        yield from found.in_parts(session, self._look, self._sprites, size)

    def _key(self, path: Path) -> _Key:
        return path, stamp_of(path), self._look.palette.theme.name, QLocale().name()


def _scaled(pixmap: QPixmap, size: QSize, ratio: float) -> QPixmap:
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    small = pixmap.scaled(size * ratio, aspect, Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(ratio)
    return small

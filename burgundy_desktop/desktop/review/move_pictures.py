"""Small pictures of moves beside their words, on cards and in rows, drawn one a frame and kept."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Vignette, vignette_picture
from burgundy_desktop.desktop.appearance.themes import Appearance

SIDE_PX: Final = 46
FRAME_MS: Final = 16
MOST: Final = 96
"""How many pictures are kept, more than the page ever shows; one has some ten kilobytes."""

_Key: TypeAlias = tuple[Vignette, int, float]
"""What a picture depends on beside the look: its pieces, its side in px, the density of the screen.
"""


class MovePictures(QObject):
    """Draws what labels and rows wait for."""

    drawn = Signal()
    """Emitted when a row that is seen can have its picture."""

    def __init__(self, look: Appearance, sprites: Sprites, parent: QObject) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self._known: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._waiting: deque[MovePicture] = deque()
        self._in_rows: deque[_Key] = deque()
        self._next = QTimer(self, interval=FRAME_MS)
        self._next.timeout.connect(self._draw_next)
        look.changed.connect(self._forget)

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits to be drawn."""
        return not self._waiting and not self._in_rows

    def bring(self, label: MovePicture) -> None:
        """Give a label its picture, now if it is known, else when it is its turn."""
        if self._key(label) in self._known:
            label.setPixmap(self._picture(self._key(label)))
        elif label not in self._waiting:
            self._waiting.append(label)
            self._next.start()

    def of_row(self, vignette: Vignette, side: int, ratio: float) -> QPixmap | None:
        """The picture of a row that is being painted. If it is not known yet it comes after those
        of the labels, and the row is to be painted again when `drawn` says so.
        """
        key = vignette, side, max(1.0, ratio)
        if key in self._known:
            return self._picture(key)
        if key not in self._in_rows:
            self._in_rows.append(key)
            self._next.start()
        return None

    def pass_over_rows(self) -> None:
        """Drop the requests of rows: others are in view now, and ask again."""
        self._in_rows.clear()

    def _forget(self) -> None:
        """Drop all pictures after a change of colours; labels and rows ask again."""
        self._known.clear()

    def _draw_next(self) -> None:
        if self._waiting:
            label = self._waiting.popleft()
            if label.vignette:
                label.setPixmap(self._picture(self._key(label)))
        elif self._in_rows:
            self._draw_in_row()
        if self.is_idle:
            self._next.stop()

    def _draw_in_row(self) -> None:
        self._picture(self._in_rows.popleft())
        self.drawn.emit()

    def _picture(self, key: _Key) -> QPixmap:
        if key not in self._known:
            vignette, side, ratio = key
            self._known[key] = vignette_picture(vignette, side, self._sprites, ratio)
            while len(self._known) > MOST:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    def _key(self, label: MovePicture) -> _Key:
        ratio = max(1.0, label.devicePixelRatioF())
        return label.vignette, label.width(), ratio


class MovePicture(QLabel):
    """The picture of one move; a move without one has no room here either."""

    def __init__(self, look: Appearance, pictures: MovePictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.vignette = NO_VIGNETTE
        self._look = look
        self._pictures = pictures
        look.changed.connect(self._redraw)
        self.hide()

    def show_move(self, vignette: Vignette, said: str) -> None:
        """Show a move; `said` is the same in words, for those who do not see it."""
        self.setAccessibleName(said)
        self.setVisible(bool(vignette))
        if vignette != self.vignette:
            self.vignette = vignette
            self.clear()
            self._redraw()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._redraw()
        return super().event(event)

    def _redraw(self) -> None:
        self.setFixedSize(self._look.px(SIDE_PX), self._look.px(SIDE_PX))
        if self.vignette:
            self._pictures.bring(self)

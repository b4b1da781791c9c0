"""Why a click led nowhere, said beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.table.plate import Plate
from burgundy_desktop.desktop.table.tips import GAP_PX, WIDTH_PX, best_place
from burgundy_desktop.desktop.words.plain import plain_label

STAYS_MS: Final = 3000


class RefusalPlate(Plate):
    """A sentence beside the pointer, for three seconds. The prompt bar has it too, and reads it
    aloud.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._said = plain_label(self)
        self._said.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 8, 13, 9)
        column.addWidget(self._said)
        self._stays = QTimer(self, singleShot=True, interval=STAYS_MS)
        self._stays.timeout.connect(self.hide)
        Measures(self, appearance)
        self.hide()

    @property
    def text(self) -> str:
        return self._said.text()

    def say(
        self, sentence: str, beside: QRect, keep_free: Sequence[QRect], in_sight: Sequence[QRect]
    ) -> None:
        """Say it `beside` the pointer or the place that was clicked; what is `in_sight` stays
        uncovered if possible. All rectangles are in the coordinates of the parent.
        """
        self._said.setText(sentence)
        self._dress()
        self.resize(self._size_for(self._width()))
        gap = self._look.gap(GAP_PX)
        room = self._room.rect()
        self.move(best_place(self.size(), beside, room, keep_free, gap, (), in_sight))
        self.raise_()
        self.show()
        self._stays.start()

    def _width(self) -> int:
        """As wide as the sentence if it is short."""
        margins = self.contentsMargins().left() + 2 * self._look.px(13) + 2
        said = self._said.fontMetrics().horizontalAdvance(self._said.text())
        most = min(self._look.px(WIDTH_PX), self._room.width() - 2 * self._look.gap(GAP_PX))
        return min(said + margins, most)

    def _dress(self) -> None:
        font = self._look.font(14.5)
        self._said.setStyleSheet(
            f"color: {self._look.palette.tooltip.text}; font-family: '{font.family()}'; "
            f"font-size: {font.pixelSize()}px;"
        )
        self._said.ensurePolished()

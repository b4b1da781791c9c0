"""A plate that lies aside: it covers nothing that is played with, or gets a row below the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.table.free_place import free_place
from burgundy_desktop.desktop.table.plate import Plate

WIDTHS_PX: Final = (430, 560, 350, 700, 300)
"""The widths of the plate, in the order of trial."""
ASIDE_PX: Final = 8
"""Its distance from the edge of the table."""
MOST_COVERED: Final = 1 / 6
"""The largest share of the table that it may cover."""


@attrs.frozen
class Ground:
    """The areas of the table, in its own coordinates."""

    played_with: Sequence[QRect] = ()
    """The offered targets, the viewer's hand, and what people read while they choose: plates never
    cover them.
    """
    others: Sequence[QRect] = ()
    """Other areas."""


class AsidePlate(Plate):
    """It covers no offered target. Without such a place, or if it would cover much, it gets a low
    row below the table.
    """

    seen = Signal(bool)
    """Emitted with whether it is shown."""
    row_wanted = Signal(int)
    """Emitted with the height of the row that the plate needs below the table; 0 if it
    needs none.
    """

    def __init__(
        self, appearance: Appearance, parent: QWidget, ground: Callable[[], Ground]
    ) -> None:
        """`ground` returns the current areas of the table."""
        super().__init__(appearance, parent)
        self._ground = ground
        self._has_row = False
        appearance.changed.connect(self.find_place)
        self.hide()

    def appear(self) -> None:
        """Show it where it covers nothing."""
        self._has_row = False
        self.show()
        self.find_place()
        self.raise_()

    def put_away(self) -> None:
        """Hide, and release the row."""
        self.hide()
        self._take_row(0)

    def find_place(self) -> None:
        """Move to a place that covers no offered target, else to a row below the table."""
        if not self.isHidden() and (self._has_row or not self._lies_free()):
            self._lie_in_row()

    def give_way(self) -> None:
        """Move away if it covers pieces that are needed now."""
        if self.isVisible() and self._may_move:
            here = self.geometry()
            if any(here.intersects(place) for place in self._ground().played_with):
                self.find_place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    @property
    def _may_move(self) -> bool:
        return not self._has_row

    def _take_usual_form(self) -> None:
        """Show what fits above the table."""

    def _take_low_form(self) -> None:
        """Show what fits in a row."""

    def _lies_free(self) -> bool:
        """Move to a place that covers no offered target. False without one."""
        ground, room, aside = self._ground(), self._room.rect(), self._look.gap(ASIDE_PX)
        self._take_usual_form()
        place = free_place(self._sizes(room), room, ground.played_with, ground.others, aside)
        if place is not None:
            self.setGeometry(place)
        return place is not None

    def _sizes(self, room: QRect) -> list[QSize]:
        """The sizes of the plate for each width, without those that cover much of the table."""
        most = self._row_width
        widths = dict.fromkeys(min(self._look.px(width), most) for width in WIDTHS_PX)
        area = MOST_COVERED * room.width() * room.height()
        sizes = (self._size_for(width) for width in widths)
        return [size for size in sizes if size.width() * size.height() <= area]

    def _lie_in_row(self) -> None:
        """Move to a row below the table."""
        room, aside = self._room.rect(), self._look.gap(ASIDE_PX)
        self._take_low_form()
        self.resize(self._size_for(self._row_width))
        self.move(aside, room.height() - self.height() - aside)
        self._take_row(self._row_height)

    @property
    def _row_width(self) -> int:
        return self._room.width() - 2 * self._look.gap(ASIDE_PX)

    @property
    def _row_height(self) -> int:
        return self._size_for(self._row_width).height() + 2 * self._look.gap(ASIDE_PX)

    def _take_row(self, height: int) -> None:
        if height or self._has_row:
            self._has_row = bool(height)
            self.row_wanted.emit(height)

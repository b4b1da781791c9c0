"""The course of a finished game as a graph: one stop for Tab, along which arrows lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.luck import Luck, Stroke
from burgundy_desktop.core.outline import Outline
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.kept_picture import KeptPicture, Part
from burgundy_desktop.desktop.replay.slider import STEP_KEYS
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.painting import LUCK_PX, NAMES_PX, Chart, ChartPainter
from burgundy_desktop.desktop.review.plotting import Plotting
from burgundy_desktop.desktop.review.scales import scale_for
from burgundy_desktop.desktop.widgets.keys import ENTER, KeyTable, called_in
from burgundy_desktop.desktop.words.plain import as_tip

WIDTH_PX: Final = 480
HEIGHT_PX: Final = 162
LEAST_HEIGHT_PX: Final = 130
"""Without the row of luck."""
KEYS: Final[KeyTable] = {
    **STEP_KEYS,
    (Qt.Key.Key_PageUp, False): "turning_point_back",
    (Qt.Key.Key_PageDown, False): "turning_point_forward",
}


class GameGraph(QWidget):
    """Shows the course, and where one is in it."""

    moved = Signal(int)
    """Emitted with another ply, which the player has chosen."""
    look_wanted = Signal()
    """Emitted when the player wants to see the table at this ply."""
    table_wanted = Signal()
    """Emitted when the player wants the values as a table."""

    def __init__(
        self, look: Appearance, sprites: Sprites, plotting: Plotting, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._worn = look.palette
        self._sprites = sprites
        self._plotting = plotting
        self._outline: Outline | None = None
        self._signs: Sequence[str] = ()
        self._name_of: Callable[[Seat], str] = _unnamed
        self._tell: Callable[[Ply], str] = _unnamed
        self.turning_points: Mapping[int, Decision | Stroke] = {}
        self.unit = Unit.SHARE
        self.ply = Ply(0)
        self._luck_of = Seat(0)
        self._band: tuple[Seat | None, str] = None, ""
        """Whose band is shown, and the level."""
        self._painter: ChartPainter | None = None
        self._picture = KeptPicture(self, self._chart_parts)
        """All but the present place: lines take long to paint."""
        self._luck: Sequence[Luck] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        plotting.done.connect(self._renew)
        look.changed.connect(self._dress)

    def begin(
        self,
        outline: Outline,
        signs: Sequence[str],
        name_of: Callable[[Seat], str],
        tell: Callable[[Ply], str],
    ) -> None:
        """Show another game. `signs` are the drawings of its sides, `name_of` says how a side is
        called now, `tell` what a ply is.
        """
        self._outline, self._signs, self._name_of, self._tell = outline, signs, name_of, tell
        self.turning_points, self._luck = {}, ()
        self.updateGeometry()
        self.ply = outline.last
        self._painter = None
        self._picture.clear()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._outline, self._signs, self._painter = None, (), None
        self._name_of, self._tell = _unnamed, _unnamed
        self.turning_points, self._luck = {}, ()

    def show_in(self, unit: Unit) -> None:
        """Show the values in this unit."""
        self.unit = unit
        self._renew()
        self._describe()

    def number(self, turning_points: Sequence[Decision | Stroke]) -> None:
        """Show these numbers, in this order."""
        numbered = dict(enumerate(turning_points, 1))
        if numbered != self.turning_points:
            self.turning_points = numbered
            self._painter = None  # the lines below the numbers stay as they are painted
            self.update()

    def show_luck(self, luck: Sequence[Luck], seat: Seat) -> None:
        """Show the luck of a player below the lines."""
        if (luck, seat) != (self._luck, self._luck_of):
            self._luck, self._luck_of = luck, seat
            self.updateGeometry()
            self._renew()

    def show_band(self, seat: Seat | None, level: str = "") -> None:
        """Show in which points this side of this level could expect to end; None for nobody."""
        if (seat, level) != self._band:
            self._band = seat, level
            self._renew()

    def go_to(self, ply: int) -> None:
        """Go to this ply, or the nearest there is."""
        last = 0 if self._outline is None else self._outline.last
        self.ply = Ply(min(max(ply, 0), last))
        self.update()
        self._describe()

    @property
    def said(self) -> str:
        """What is said of the ply."""
        return self._tell(self.ply)

    # keys and mouse

    def event(self, event: QEvent) -> bool:
        """Its keys are its own: actions of the window must not take them first."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            here = self._chart_painter.ply_at(event.pos().x())
            QToolTip.showText(event.globalPos(), as_tip(self._tell(here)), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._is_own(event):
            event.ignore()
        elif event.key() in ENTER:
            self.look_wanted.emit()
        elif event.key() == Qt.Key.Key_T:
            self.table_wanted.emit()
        else:
            self._choose(self._ply_for(called_in(KEYS, event)))
            self._announce()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._chart_painter.ply_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag."""
        self._choose(self._chart_painter.ply_at(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.look_wanted.emit()

    def _is_own(self, event: QKeyEvent) -> bool:
        is_plain = event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        }
        return bool(called_in(KEYS, event)) or (is_plain and event.key() in {*ENTER, Qt.Key.Key_T})

    def _choose(self, ply: int) -> None:
        before = self.ply
        self.go_to(ply)
        if self.ply != before:
            self.moved.emit(self.ply)

    def _ply_for(self, way: str) -> int:
        outline, ply = self._outline, self.ply
        if outline is None:
            return ply
        points = sorted(one.ply for one in self.turning_points.values())
        return {
            "back": ply - 1,
            "forward": ply + 1,
            "turn_back": outline.turn_before(ply),
            "turn_forward": outline.turn_after(ply),
            "turning_point_back": max((one for one in points if one < ply), default=ply),
            "turning_point_forward": min((one for one in points if one > ply), default=ply),
            "to_start": 0,
            "to_end": outline.last,
        }[way]

    def _describe(self) -> None:
        self.setAccessibleDescription(self.said)

    def _announce(self) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.said))

    # painting

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(WIDTH_PX), self._look.px(HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:
        luck = LUCK_PX + NAMES_PX if self._luck else 0
        return QSize(self._look.gap(WIDTH_PX), self._look.px(LEAST_HEIGHT_PX + luck))

    @property
    def is_painted(self) -> bool:
        """Whether all lines are seen, or nobody looks."""
        return self._picture.is_whole or not self.isVisible()

    @property
    def _chart_painter(self) -> ChartPainter:
        if self._painter is None:
            self._painter = ChartPainter(
                self._look, self._sprites, QRectF(self.rect()), self._chart()
            )
        return self._painter

    def _chart_parts(self) -> list[Part]:
        return self._chart_painter.parts()

    def _chart(self) -> Chart:
        outline, values = self._outline, self._plotting.in_unit(self.unit)
        seat, level = self._band
        shows_band = seat is not None and self.unit is Unit.POINTS
        band = self._plotting.band(seat, level) if seat is not None and shows_band else []
        return Chart(
            last=Ply(0) if outline is None else outline.last,
            values=values,
            unit=self.unit,
            scale=scale_for([*values, *band], self.unit),
            chapters=() if outline is None else outline.chapters,
            signs=self._signs,
            turning_points=self.turning_points,
            luck={one.ply: one.points[self._luck_of] for one in self._luck},
            luck_of=words.luck_of(self._name_of(self._luck_of)) if self._luck else "",
            band=band,
            band_of=seat or Seat(0),
        )

    def _dress(self) -> None:
        """Paint it in the theme and the size of now; no colours of another theme are left."""
        if self._look.palette != self._worn:
            self._worn = self._look.palette
            self._picture.clear()
        self.updateGeometry()
        self._renew()

    def _renew(self) -> None:
        """Something else is to be painted."""
        self._painter = None
        self._picture.renew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._renew()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._outline is None or not self._outline.last:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._picture.show(painter)
        self._chart_painter.paint_place(painter, self.ply, has_focus=self.hasFocus())
        painter.end()


def _unnamed(_of: int) -> str:
    return ""

"""Points at places on the table and parts of the window, with the spotlight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QMainWindow, QWidget

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.boardkit.spotlight import Light, Spotlight
from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.docks.dock import Dock, tab_of
from burgundy_desktop.desktop.panels.seat_card import SeatCard
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.table.plate import Plate
from burgundy_desktop.desktop.window.top_bar import TopBar
from burgundy_desktop.lessons.values import PARTS, Mark

_ROUND_PX: Final = 7
_ROOM_PX: Final = 4
"""Between a place and its rim."""
_MOVING: Final = frozenset(
    {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide}
)


class Pointing(QObject):
    """What is pointed at has a rim, and keeps it wherever it moves in the window."""

    def __init__(
        self,
        program: Program,
        table: Table,
        docks: Mapping[str, Dock],
        top_bar: TopBar,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._program = program
        self._table = table
        self._docks = docks
        self._top_bar = top_bar
        self._window = window
        self._marks: tuple[Mark, ...] = ()
        self._is_new = False
        self.is_covered: Callable[[], bool] = bool
        """Whether something lies over the table, so that nothing is pointed at."""
        self._bright: tuple[QWidget, ...] = ()
        self.spotlight = Spotlight(window)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._shine)
        self._connect()
        self._dress()

    def _connect(self) -> None:
        table = self._table
        self._parts = (*self._docks.values(), table, table.prompt_bar, table.seats)
        self._plates = (table.tip, table.hint, table.explaining.refusal)
        table.laid_out.connect(self._later.start)
        table.showing.told.connect(self._later.start)
        table.controller.selection.changed.connect(self._later.start)
        self._program.appearance.changed.connect(self._dress)
        self._program.preferences.changed.connect(self._dress)

    def point_at(self, marks: tuple[Mark, ...], *bright: QWidget) -> None:
        """Point at these, and at nothing else; what is `bright` has no veil."""
        if marks == self._marks and bright == self._bright:
            return
        self._is_new = marks != self._marks
        self._marks, self._bright = marks, bright
        self._watch()
        self._bring_into_view()
        self._later.start()

    def _watch(self) -> None:
        """Follow what moves only while something is pointed at: each event of a widget would be
        told to Python.
        """
        for part in (self._window, *self._parts, *self._plates):
            part.removeEventFilter(self)
            if self._marks:
                part.installEventFilter(self)

    def point_again(self) -> None:
        """The places are to be found anew."""
        self._later.start()

    def names(self, marks: tuple[Mark, ...]) -> str:
        """What is pointed at, for those who cannot see it: "Die 4, Watchtower · depot 4"."""
        named = (self._name_of(mark) for mark in marks)
        return ", ".join(dict.fromkeys(filter(None, named)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self._later.start()
        return super().eventFilter(watched, event)

    def _dress(self) -> None:
        look, settings = self._program.appearance, self._program.preferences.now
        self.spotlight.dress(
            Light(
                look.palette,
                look.line(1.0),
                settings.high_contrast or look.palette.theme.contrast,
                not settings.reduced_motion and self._program.pace is not Pace.INSTANT,
            )
        )
        self._later.start()

    def _shine(self) -> None:
        marks = () if self.is_covered() else self._marks
        places = _joined(path for mark in marks for path in self._paths_of(mark))
        self.spotlight.shine(places, self._unveiled(), is_new=self._is_new and bool(places))
        self._is_new = self._is_new and not places

    def _unveiled(self) -> QPainterPath:
        """What is read now: plates over the table, and what was asked for."""
        path = QPainterPath()
        for widget in (*self._bright, *self._plates):
            if widget.isVisible():
                path.addPath(self._shape_of(widget))
        return path.simplified()

    def _shape_of(self, widget: QWidget) -> QPainterPath:
        box, path = self._box_of(widget), QPainterPath()
        if isinstance(widget, Plate):
            return widget.shape.translated(box.topLeft().toPointF())
        path.addRect(box.toRectF())
        return path

    # where things lie

    def _paths_of(self, mark: Mark) -> Iterator[QPainterPath]:
        if mark.target is None:
            yield from map(self._round, filter(QRect.isValid, self._boxes_of(mark.window)[:1]))
            return
        view, button = self._table.view, self._table.prompt_bar.choice_of(mark.target)
        place = self._on_table(mark, view) if view is not None else None
        card = self._card_of(mark.target)
        if place is not None:
            yield place
        elif button is not None:
            yield self._round(self._box_of(button))
        elif card is not None:
            yield self._round(self._box_of(card))

    def _on_table(self, mark: Mark, view: BoardView) -> QPainterPath | None:
        """A target of the table, or a part of it, as far as it is in view."""
        assert mark.target is not None
        scene = view.board
        if mark.part:
            box = scene.place_of(mark.target)
            path = _part_of(box, mark.part) if box is not None else None
        else:
            path = scene.outline_of(mark.target, _ROOM_PX * scene.brushes.scale)
        if path is None or not view.isVisible():
            return None
        shown = QPainterPath()
        shown.addRect(self._box_of(view.viewport()).toRectF())
        seen: QPainterPath = self._from_scene(view).map(path)
        return seen if shown.contains(seen.boundingRect()) else seen.intersected(shown)

    def _from_scene(self, view: BoardView) -> QTransform:
        corner = view.viewport().mapTo(self._window, QPoint())
        return view.viewportTransform() * QTransform.fromTranslate(corner.x(), corner.y())

    def _card_of(self, wanted: Target) -> SeatCard | None:
        return self._table.seats.card_of(wanted.index) if wanted.kind == SEAT else None

    def _boxes_of(self, name: str) -> list[QRect]:
        """The places of a part of the window or an action, the best first; those of a closed dock
        are its tool or its menu.
        """
        bar, dock = self._top_bar, self._docks.get(name)
        prompt = self._table.prompt_bar if name == "prompt" else None
        tab = tab_of(dock) if dock is not None and dock.visibleRegion().isEmpty() else None
        if tab is not None:
            return [tab]
        widgets = (widget for widget in (prompt, dock, bar.tools.get(name)) if widget is not None)
        seen = [self._box_of(widget) for widget in widgets if widget.isVisible()]
        in_menu = bar.menu_with(name)
        return seen or [in_menu.translated(self._box_of(bar.menus).topLeft())]

    def _box_of(self, widget: QWidget) -> QRect:
        if widget.window() is not self._window:
            return QRect()
        return QRect(widget.mapTo(self._window, QPoint()), widget.size())

    def _round(self, box: QRect) -> QPainterPath:
        path, look = QPainterPath(), self._program.appearance
        inside = box.intersected(self._window.rect().adjusted(2, 2, -2, -2))
        path.addRoundedRect(inside.toRectF(), look.line(_ROUND_PX), look.line(_ROUND_PX))
        return path

    def _bring_into_view(self) -> None:
        """A table that is zoomed in moves to what is pointed at."""
        view = self._table.view
        if view is None:
            return
        view.board.pointed_at = [mark.target for mark in self._marks if mark.target is not None]
        places = map(view.board.place_of, view.board.pointed_at)
        first = next(filter(None, places), None)
        if first is not None:
            view.ensureVisible(first, 20, 20)

    def _name_of(self, mark: Mark) -> str:
        if mark.target is not None:
            return self._name_of_target(mark.target)
        dock = self._docks.get(mark.window)
        tool = self._top_bar.tools.get(mark.window)
        if dock is not None:
            return dock.windowTitle()
        return tool.accessibleName() or tool.text() if tool is not None else ""

    def _name_of_target(self, wanted: Target) -> str:
        table = self._table
        if table.scene is None:
            return ""
        button, card = table.prompt_bar.choice_of(wanted), self._card_of(wanted)
        if table.scene.place_of(wanted) is None and (button is not None or card is not None):
            return button.text() if button is not None else _name_on(card)
        return table.scene.spoken[wanted]


def _name_on(card: SeatCard | None) -> str:
    return card.card.name if card is not None and card.card is not None else ""


def _joined(paths: Iterable[QPainterPath]) -> list[QPainterPath]:
    """Places that overlap as one, so that no rim crosses another place."""
    joined: list[QPainterPath] = []
    for path in paths:
        whole, apart = path, []
        for other in joined:
            if other.intersects(whole):
                whole = whole.united(other)
            else:
                apart.append(other)
        joined = [*apart, whole]
    return joined


def _part_of(box: QRectF, part: str) -> QPainterPath:
    left, top, width, height = PARTS[part]
    path = QPainterPath()
    path.addRoundedRect(
        QRectF(
            box.x() + left * box.width(),
            box.y() + top * box.height(),
            width * box.width(),
            height * box.height(),
        ),
        _ROUND_PX,
        _ROUND_PX,
    )
    return path

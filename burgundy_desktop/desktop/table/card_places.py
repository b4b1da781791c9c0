"""Where what flies finds the players: the sign on a card, the card, or what stands for it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDockWidget, QWidget

from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.docks.dock import tab_of
from burgundy_desktop.desktop.panels.seats_panel import SeatsPanel


def sign_on_card(place: OnCard, seats: SeatsPanel, view: BoardView | None) -> Box | None:
    """The box of a sign on a player's card, as the scene measures; None if it is not in view."""
    sign = seats.sign_of(Seat(place.seat), place.sprite)
    if sign is None or view is None or seats.window() is not view.window():
        return None
    corner = view.viewport().mapFrom(view.window(), sign.topLeft())
    box = view.mapToScene(QRect(corner, sign.size())).boundingRect()
    return Box(box.x(), box.y(), box.width(), box.height())


def middle_of_card(
    seat: Seat, seats: SeatsPanel, view: BoardView | None
) -> tuple[float, float] | None:
    """The middle of a player's card, as the scene measures, or of the tab of a dock that is behind
    another one. What is outside of the window stands at its edge. None if there is neither.
    """
    middle = seats.middle_of(seat) or _tab_of(seats)
    if middle is None or view is None:
        return None
    window = view.window()
    seen = _nearest(window.mapFromGlobal(middle), window.rect())
    point = view.mapToScene(view.viewport().mapFrom(window, seen))
    return point.x(), point.y()


def _tab_of(widget: QWidget) -> QPoint | None:
    """The middle of the tab of the dock that a widget is in, on the screen."""
    dock: QWidget | None = widget
    while dock is not None and not isinstance(dock, QDockWidget):
        dock = dock.parentWidget()
    tab = tab_of(dock) if dock is not None else None
    return None if dock is None or tab is None else dock.window().mapToGlobal(tab.center())


def _nearest(point: QPoint, rect: QRect) -> QPoint:
    """The point of a rectangle that is nearest to this one."""
    x = min(max(point.x(), rect.left()), rect.right())
    return QPoint(x, min(max(point.y(), rect.top()), rect.bottom()))

"""The two columns of the page, which scroll together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from burgundy_desktop.desktop.review.cards import TurningPoints

LEFT: Final = 68
RIGHT: Final = 32
"""The shares of the width of graph and turning points, and of skill and decisions."""
GAP_PX: Final = 12


class Columns(QScrollArea):
    """Beside each other, or one below the other in a narrow window with large text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.inside = QWidget(self)
        self.inside.setProperty("surface", "clear")
        self.setWidget(self.inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page, self.left, self.right = QHBoxLayout(self.inside), QVBoxLayout(), QVBoxLayout()
        self._page.setContentsMargins(GAP_PX, GAP_PX, GAP_PX, GAP_PX)
        self._page.setSpacing(GAP_PX)
        self._page.addLayout(self.left, LEFT)
        self._page.addLayout(self.right, RIGHT)
        self._points: TurningPoints | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.fit)
        self.inside.installEventFilter(self)
        for column in (self.left, self.right):
            column.setSpacing(GAP_PX)

    def hold(self, points: TurningPoints) -> None:
        """The cards in the left column are laid as there is room for, too."""
        self._points = points

    def fit(self) -> None:
        """Lay them as there is room for. What the cards need does not depend on how they lie now,
        or they would go back and forth.
        """
        edges, room = self._page.contentsMargins(), self.viewport().width()
        room -= edges.left() + edges.right()
        cards = self._points.abreast_width if self._points is not None else 0
        left, right = (column.minimumSize().width() for column in (self.left, self.right))
        way = QBoxLayout.Direction
        fits = max(left, cards) + self._page.spacing() + right <= room
        if self._points is not None:
            self._points.stand(are_abreast=fits or cards <= room)
        wanted = way.LeftToRight if fits else way.TopToBottom
        if wanted != self._page.direction():
            self._page.setDirection(wanted)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What lies in the columns needs more room, or less."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.inside:
            self._later.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

"""The cards of a library with one game: the box with the welcome below, saved games beside them."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.library.cards import ENDS_PX, GAP_PX, SIDES_PX, Cards

SHARES: Final = (10, 12)
SHARES_WHEN_NEW: Final = (14, 10)
"""Shares of the width: a single box and the saved games."""
IN_SIGHT: Final = 5
"""The number of saved games that must be visible before the pictures grow."""


class OneGame:
    """Lays the cards out in two columns."""

    def __init__(self, cards: Cards, look: Appearance, content: QWidget) -> None:
        self._cards = cards
        self._look = look
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._page = QHBoxLayout(content)
        self._page.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, ENDS_PX)
        for column in (self._left, self._right):
            column.setSpacing(GAP_PX)
            self._page.addLayout(column)
        self._page.setSpacing(GAP_PX)
        for box in cards.boxes.values():
            self._left.addWidget(box)
        self._right.addWidget(cards.last)
        self._right.addWidget(cards.saved, 1)

    def fit(self, width: int, height: int) -> None:
        """Show the pictures as large as this room allows."""
        cards, is_new = self._cards, self._cards.saved.is_empty
        self._put_welcome(is_new)
        between = self._look.gap(GAP_PX)
        left, right = SHARES_WHEN_NEW if is_new else SHARES
        self._page.setStretch(0, left)
        self._page.setStretch(1, right)
        left_width = (width - between) * left // (left + right)
        right_width = width - between - left_width
        below = 0 if is_new else cards.welcome.height_at(left_width) + between
        for box in cards.boxes.values():
            box.show_lid(box.room_for_lid(left_width, height - below))
        listed = cards.saved.height_for(IN_SIGHT)
        cards.last.show_table(cards.last.room_for_table(right_width, height - between - listed))

    def _put_welcome(self, is_new: bool) -> None:
        """New players see the welcome beside the box; later it moves below."""
        welcome = self._cards.welcome
        if is_new and self._right.indexOf(welcome) < 0:
            self._right.insertWidget(0, welcome)
        elif not is_new and self._left.indexOf(welcome) < 0:
            self._left.addWidget(welcome, 1)

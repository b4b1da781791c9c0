"""The buttons of the end ceremony, in one row; what does not fit is in a menu."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.ending.menus import ShareMenu
from burgundy_desktop.desktop.words import series_words
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label

ICON_PX: Final = 17
GAP_PX: Final = 8
FOLDS: Final = ("again", "new_game", "replay")
"""What moves into the menu where there is no room, the first one first."""


class Buttons(Retranslated, QWidget):
    """Rematch, Same deal again, New game…, Replay, Review, Share…, Close."""

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self.left_out: Collection[str] = ()
        """Which of `again`, `replay` and `review` are not offered."""
        self.goes_on = False
        """Whether the first button leads to the next game of a series."""
        self.rematch, self.more, self.again, self.new_game = self._four()
        self.replay, self.review, self.share, self.close_page = self._four()
        self._by_name: Mapping[str, QPushButton] = {
            "again": self.again,
            "new_game": self.new_game,
            "replay": self.replay,
        }
        self.rematch.setProperty("look", "primary")
        self._menu = QMenu(self)
        self._folded = {name: self._menu.addAction("") for name in FOLDS}
        for name, action in self._folded.items():
            action.triggered.connect(self._by_name[name].clicked)
        self.more.setMenu(self._menu)
        self.sharing = ShareMenu(self)
        self.share.setMenu(self.sharing)
        self._aside = plain_label(self, "quiet")
        self._told = ""
        self._lay_out()
        Measures(self, appearance)
        appearance.changed.connect(self._dress)
        self.retranslate()
        self._dress()

    @property
    def in_order(self) -> list[QPushButton]:
        """The shown buttons for Tab, the default one first."""
        return [button for button in self._every if not button.isHidden()]

    def _four(self) -> list[QPushButton]:
        return [QPushButton(self, autoDefault=True) for _ in range(4)]

    @property
    def _every(self) -> list[QPushButton]:
        first = [self.rematch, self.more, self.again, self.new_game]
        return [*first, self.replay, self.review, self.share, self.close_page]

    def retranslate(self) -> None:
        again = self.tr("Rematch"), self.tr("The same players and options, and a new deal")
        following = series_words.next_game(), series_words.next_game_tip()
        text, tip = following if self.goes_on else again
        self.rematch.setText(text)
        self.rematch.setToolTip(tip)
        self.again.setText(self.tr("Same deal again"))
        self.again.setToolTip(self.tr("The same players, with the same dice and draws"))
        self.new_game.setText(self.tr("New game…"))
        self.replay.setText(self.tr("Replay"))
        self.replay.setToolTip(self.tr("Look at the game move by move, or as a film"))
        self.review.setText(self.tr("Review"))
        self.review.setToolTip(self.tr("What was better, and what it cost"))
        self.close_page.setText(self.tr("Close"))
        self.more.setText(self.tr("More"))
        self.share.setText(self.tr("Share…"))
        self._aside.setText(self._told or self.tr("Esc shows the table"))
        for name, action in self._folded.items():
            action.setText(self._by_name[name].text())
        self._fit()
        self._row.activate()  # they may be painted sooner

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def tell(self, text: str) -> None:
        """Show beside the buttons what was done; empty hides it."""
        self._told = text
        self.retranslate()
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _lay_out(self) -> None:
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP_PX)
        row.addWidget(self._aside)
        row.addStretch(1)
        for button in reversed(self._every):
            row.addWidget(button)

    def _dress(self) -> None:
        colours, size = self._look.palette.buttons, self._look.px(ICON_PX)
        for button, name, colour in (
            (self.rematch, "replay", colours.primary_text),
            (self.replay, "play", colours.plain_text),
            (self.review, "search", colours.plain_text),
            (self.again, "dice", colours.plain_text),
            (self.new_game, "add", colours.plain_text),
            (self.share, "export", colours.plain_text),
        ):
            button.setIcon(self._sprites.icon(name, colour, colours.plain_off, size=size))
            button.setIconSize(QSize(size, size))
        self._fit()

    def _fit(self) -> None:
        """Fold as many buttons as needed, after the words at the side."""
        self.review.setHidden("review" in self.left_out)
        for count in (None, *range(len(FOLDS) + 1)):
            self._aside.setVisible(count is None)
            folded = FOLDS[: count or 0]
            for name, button in self._by_name.items():
                is_possible = name not in self.left_out
                button.setVisible(is_possible and name not in folded)
                self._folded[name].setVisible(is_possible and name in folded)
            self.more.setVisible(any(action.isVisible() for action in self._folded.values()))
            if self._wanted <= self.width():
                return

    @property
    def _wanted(self) -> int:
        """The width of all that is shown."""
        every = (self._aside, *self.in_order)
        widths = [part.sizeHint().width() for part in every if not part.isHidden()]
        return sum(widths) + self._look.gap(GAP_PX) * len(widths)

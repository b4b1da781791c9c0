"""The medals of a game as a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from burgundy_desktop.core.challenges import Medal
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.pages.challenges import words
from burgundy_desktop.desktop.pages.challenges.medal import MedalSign
from burgundy_desktop.desktop.pages.words import short_title
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import plain_label

LID_PX: Final = QSize(84, 56)


class GameCard(QFrame):
    """Lid, title, a medal of each colour with how many of them are won, and a button that shows
    the challenges.
    """

    def __init__(
        self,
        program: Program,
        game_id: str,
        medals: Mapping[Medal, tuple[int, int]],
        parent: QWidget,
    ) -> None:
        """`medals` has how many of each colour are won, and how many there are."""
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.play = QPushButton(words.show_challenges(), self, autoDefault=True)
        self._lid = QLabel(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 10, 12, 10)
        self._grid.setHorizontalSpacing(10)
        title, tally = plain_label(self, "heading"), plain_label(self, "quiet")
        title.setWordWrap(True)
        title.setText(short_title(game_id))
        won, every = (sum(counts) for counts in zip(*medals.values(), strict=True))
        tally.setText(words.tally(won, every))
        self._grid.addWidget(self._lid, 0, 0, 2, 1)
        self._grid.addWidget(title, 0, 1, 1, 3, Qt.AlignmentFlag.AlignBottom)
        self._grid.addWidget(tally, 1, 1, 1, 3, Qt.AlignmentFlag.AlignTop)
        for column, (medal, counts) in enumerate(medals.items()):
            self._add_medal(program, column, medal, counts)
        self._grid.addWidget(self.play, 4, 0, 1, 4, Qt.AlignmentFlag.AlignRight)
        said = words.medals_of(medals)
        self.play.setAccessibleName(f"{self.play.text()}: {title.text()}, {tally.text()}, {said}")
        self.setAccessibleName(f"{title.text()}, {tally.text()}, {said}")
        look = program.appearance
        size = QSize(look.gap(LID_PX.width()), look.gap(LID_PX.height()))
        lid = program.sprites.pixmap(
            f"games/{game_id}/box", size.width(), ratio=max(1.0, self.devicePixelRatioF())
        )
        self._lid.setPixmap(lid)
        Measures(self, look)

    def _add_medal(
        self, program: Program, column: int, medal: Medal, counts: tuple[int, int]
    ) -> None:
        sign = MedalSign(program.appearance, medal, self)
        sign.show_reached(is_reached=counts[0] > 0)
        told = plain_label(self, "quiet")
        told.setText(f"{words.medal(medal)}\n{words.some_of(*counts)}")
        told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(sign, 2, column + 1, Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(told, 3, column + 1, Qt.AlignmentFlag.AlignCenter)

"""How exactly each player played, beside luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.luck import LuckAndPlay
from burgundy_desktop.core.review import Decision
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.replay.verdicts import accuracy_of, kinds_of, like_whom
from burgundy_desktop.desktop.review import words
from burgundy_desktop.desktop.review.luck_bars import LuckBars
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label, shown

MOST: Final = 5
MOST_WITH_TALL_BARS: Final = 2
"""With more players the bars are low, or the list of decisions would have no room."""
SIGN_PX: Final = 14


@attrs.frozen
class _Row:
    sign: QLabel
    name: QLabel
    accuracy: QLabel
    kinds: QLabel
    bars: LuckBars

    @property
    def parts(self) -> tuple[QWidget, ...]:
        return self.sign, self.name, self.accuracy, self.kinds, self.bars


@attrs.frozen
class Content:
    """What is known about how well the players played."""

    told: Retelling
    decisions: Sequence[Decision]
    luck: Sequence[LuckAndPlay]
    """Of each side; none before all luck is measured."""
    signs: Sequence[str]


class Skill(Retranslated, QFrame):
    """A row for each player."""

    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._look = look
        self._sprites = sprites
        self._title, self._remark = plain_label(self, "heading"), plain_label(self, "quiet")
        self._remark.setWordWrap(True)
        self._rows = [self._row() for _ in range(MOST)]
        self._content: Content | None = None
        column, head = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(4)
        column.addLayout(head)
        head.addWidget(self._title)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        for number, row in enumerate(self._rows):
            self._grid.addWidget(row.sign, 3 * number, 0)
            self._grid.addWidget(row.name, 3 * number, 1)
            self._grid.addWidget(row.accuracy, 3 * number, 2)
            self._grid.addWidget(row.kinds, 3 * number + 1, 1, 1, 2)
            self._grid.addWidget(row.bars, 3 * number + 2, 1, 1, 2)
        column.addWidget(self._remark)
        Measures(self, look)
        look.changed.connect(self._draw)
        self.retranslate()

    def show_game(self, content: Content) -> None:
        """Show what was found so far."""
        self._content = content
        self.retranslate()

    def let_go(self) -> None:
        """Forget the game: it has left the table."""
        self._content = None

    def retranslate(self) -> None:
        self._title.setText(self.tr("Luck and skill"))
        if self._content is None:
            return
        told, decisions = self._content.told, self._content.decisions
        seats = told.session.seats
        for number, row in enumerate(self._rows):
            for part in row.parts:
                part.setVisible(number < len(seats))
            if number < len(seats):
                own = [one for one in decisions if one.seat == number]
                row.name.setText(shown(seats[number].name))
                row.accuracy.setText(accuracy_of(own))
                row.kinds.setText(self._kinds(told, number, own))
                row.kinds.setVisible(bool(own))
        self._show_luck(self._content)
        self._draw()

    def _kinds(self, told: Retelling, number: int, own: Sequence[Decision]) -> str:
        """How many mistakes, and of a person, whose level nobody knows, like whom they played."""
        is_person = told.session.seats[number].is_person
        like = like_whom(told.session.game, own) if is_person else ""
        return remarks(like, kinds_of(own) or self.tr("no mistakes"))

    def _show_luck(self, content: Content) -> None:
        sides, rows = content.luck, self._rows
        largest = max((max(abs(one.luck), abs(one.play)) for one in sides), default=1.0)
        seats = len(content.told.session.seats)
        for row, side in zip(rows[:seats], sides, strict=False):
            row.bars.show_side(side, largest, is_low=seats > MOST_WITH_TALL_BARS)
        for number, row in enumerate(rows):
            row.bars.setVisible(bool(sides) and number < seats)
        remark = ""
        if not content.told.match.game.judgement.luck_walks:
            remark = self.tr("No luck in this game: all is open.")
        elif sides:
            persons = content.told.session.persons
            remark = words.their_sum(sides[persons[0] if persons else 0])
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))

    def _row(self) -> _Row:
        row = _Row(
            QLabel(self),
            plain_label(self, "heading"),
            plain_label(self),
            plain_label(self),
            LuckBars(self._look, self),
        )
        row.accuracy.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.kinds.setProperty("look", "quiet")
        row.kinds.setWordWrap(True)
        return row

    def _draw(self) -> None:
        if self._content is not None:
            ratio, size = max(1.0, self.devicePixelRatioF()), self._look.px(SIGN_PX)
            for row, sign in zip(self._rows, self._content.signs, strict=False):
                row.sign.setPixmap(self._sprites.pixmap(sign, size, ratio=ratio))

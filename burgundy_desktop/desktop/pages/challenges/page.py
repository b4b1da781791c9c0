"""The challenges' page: a card for each of the twelve of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.ai.characters import usual_character
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.challenges import Challenge
from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.medals import Progress, first_reaching, progress
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.statistics import Filter, chosen, people
from burgundy_desktop.desktop.levels import PERSON, usual_name
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.challenges import words
from burgundy_desktop.desktop.pages.challenges.card import Card
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.plain import plain_label, shown
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.games import load
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.provenance import Origin

CARD_PX: Final = 270
"""The least width of a card."""
MOST_COLUMNS: Final = 3
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return ChallengesPage(program, parent)


class ChallengesPage(Page):
    """The arrows walk the cards, Enter plays."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        self._read, self._game_id = Read(), ""
        self.cards: list[Card] = []
        self._columns = MOST_COLUMNS
        self.who = QComboBox(self)
        self._tally, self._about = plain_label(self, "heading"), plain_label(self, "quiet")
        self._nothing = plain_label(self, "quiet")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self._about, self._nothing):
            label.setWordWrap(True)
        self._area = QScrollArea(self)
        self._inside = QWidget(self._area)
        self._inside.setProperty("surface", "clear")
        self._grid = QGridLayout(self._inside)
        self._lay_out()
        self.who.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        return [self.who, *(card.play for card in self.cards)]

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._game_id = read, game_id
        self._offer_people()
        self._show()

    def wait(self) -> None:
        self._say_nothing(page_words.reads())

    def retranslate(self) -> None:
        self.who.setAccessibleName(words.whose())
        self._about.setText(words.what_counts())
        self._show()

    # what is shown

    def _show(self) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        if not self._game_id:
            self._say_nothing(words.choose_a_game())
            return
        self._say_nothing("")
        found = self._progress()
        reached = sum(one.reached is not None for one in found)
        self._tally.setText(words.tally(reached, len(found)))
        for one in found:
            card = Card(self._program, self._game_id, one, self._inside)
            card.play.clicked.connect(partial(self._play, one.challenge))
            card.play.installEventFilter(self)
            card.show()
            self.cards.append(card)
        self._arrange()

    def _progress(self) -> list[Progress]:
        wanted = Filter(game=self._game_id, who=str(self.who.currentData() or ""), clean=True)
        played = [(one.game, one.own) for one in chosen(self._read.counted, wanted)]
        challenges = load(self._game_id).challenges
        return [progress(challenge, played, LEVELS) for challenge in challenges]

    def tallies(self, read: Read) -> Mapping[str, str]:
        """How many goals of each game that was played are reached."""
        wanted = Filter(who=str(self.who.currentData() or ""), clean=True)
        by_game: dict[str, list[tuple[Finished, Result]]] = {}
        for one in chosen(read.counted, wanted):
            by_game.setdefault(one.game.game, []).append((one.game, one.own))
        said, total = {}, 0
        for game_id, played in by_game.items():
            goals = load(game_id).challenges
            reached = sum(first_reaching(one, played, LEVELS) is not None for one in goals)
            said[game_id] = words.tally(reached, len(goals))
            total += reached
        return said | {ALL: words.medals(total)}

    def _say_nothing(self, text: str) -> None:
        """Show a sentence in place of the cards; none shows the cards."""
        self._nothing.setText(text)
        for part, is_shown in ((self._nothing, bool(text)), (self._area, not text)):
            part.setVisible(is_shown)
        self._tally.setVisible(not text)

    def _offer_people(self) -> None:
        """Whoever played; the one who played most comes first."""
        with QSignalBlocker(self.who):
            before = self.who.currentData()
            self.who.clear()
            found = people(self._read.counted)
            for key, name in found.items():
                self.who.addItem(shown(name), key)
            self.who.setVisible(len(found) > 1)
            self.who.setCurrentIndex(max(0, self.who.findData(before)))

    # what is pressed

    def _play(self, challenge: Challenge) -> None:
        """Begin a game at the table of a challenge."""
        info = load(self._game_id).info
        setup = challenge.setup
        name = self.who.currentText() or usual_name(0, PERSON)
        seats = [SeatInfo(name)] + [
            SeatInfo(usual_name(seat, level), level, character=usual_character(seat))
            for seat, level in enumerate(setup.levels, 1)
        ]
        options = info.options_for(len(seats), **setup.options)
        origin = Origin("challenge", f"{self._game_id}:{challenge.id}")
        begin = self._program.store.begin
        self.opened.emit(begin(self._game_id, options, seats, strict=False, origin=origin))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows go from card to card."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            step = _STEPS.get(key, 0) + self._columns * _ROWS.get(key, 0)
            at = next((n for n, card in enumerate(self.cards) if card.play is watched), -1)
            if step and 0 <= at + step < len(self.cards):
                self.cards[at + step].play.setFocus(Qt.FocusReason.TabFocusReason)
                self._area.ensureWidgetVisible(self.cards[at + step])
            if step:
                return True
        return super().eventFilter(watched, event)

    # building the page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the cards in as many columns as there is room for."""
        fitting = self.width() // max(1, self._program.appearance.px(CARD_PX))
        self._columns = max(1, min(MOST_COLUMNS, fitting))
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, number // self._columns, number % self._columns)
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < self._columns))

    def _lay_out(self) -> None:
        self._area.setWidget(self._inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)
        column, head = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._area, 1)
        column.addWidget(self._nothing, 1)
        head.setSpacing(16)
        head.addWidget(self._tally)
        head.addWidget(self._about, 1)
        head.addWidget(self.who)
        Measures(self, self._program.appearance)
        Measures(self._inside, self._program.appearance)

"""The challenges' page: a card for each of the twelve of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.challenges import Challenge, Medal
from burgundy_desktop.core.chronicle import Finished, Result
from burgundy_desktop.core.medals import first_reaching, progress
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.statistics import Filter, chosen, people
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.daily import playing
from burgundy_desktop.desktop.daily.today import today_of
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.challenges import words
from burgundy_desktop.desktop.pages.challenges.banner import WIDE_PX, DealBanner
from burgundy_desktop.desktop.pages.challenges.card import Card
from burgundy_desktop.desktop.pages.challenges.game_card import GameCard
from burgundy_desktop.desktop.pages.medals_in_row import Medals
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.words.characters import character_name, others_than
from burgundy_desktop.desktop.words.levels import PERSON, usual_name
from burgundy_desktop.desktop.words.plain import plain_label, shown
from burgundy_desktop.games import found as games_found, load
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
        self._shown_of = ""
        """The game whose cards are shown."""
        self._paths: Mapping[str, Path] = {}
        self._played: dict[str, list[tuple[Finished, Result]]] = {}
        self._won: dict[str, Mapping[Medal, tuple[int, int]]] = {}
        self.cards: list[Card | GameCard] = []
        self._columns = MOST_COLUMNS
        self.who = ElidingBox(self)
        self.who.setSizeAdjustPolicy(ElidingBox.SizeAdjustPolicy.AdjustToContents)
        self._tally, self._about = plain_label(self, "heading"), plain_label(self, "quiet")
        self._nothing = plain_label(self, "quiet")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self._about, self._nothing):
            label.setWordWrap(True)
        self._area = QScrollArea(self)
        self._inside = QWidget(self._area)
        self._inside.setProperty("surface", "clear")
        self.banner = DealBanner(program, self._inside)
        self._grid = QGridLayout()
        self._lay_out()
        self.who.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.banner.days.clicked.connect(partial(self.page_wanted.emit, "daily"))
        self.banner.play.clicked.connect(self._play_deal)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        of_deal = (self.banner.days, self.banner.play)
        return [self.who, *of_deal, *(card.play for card in self.cards)]

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._game_id, self._paths = read, game_id, self.paths()
        self._offer_people()
        self._count()
        self._show()

    def wait(self) -> None:
        self._say_nothing(page_words.reads())

    def retranslate(self) -> None:
        self.who.setAccessibleName(words.whose())
        self._about.setText(words.what_counts())
        if self._won:  # else nothing was read yet
            self._show()

    # what is shown

    def _show(self) -> None:
        place, before = self._focused, self._shown_of
        self._lay_cards()
        if place is not None:  # the card that had the keyboard is gone
            self.cards[place if before == self._game_id else 0].play.setFocus()

    @property
    def _focused(self) -> int | None:
        """Which card has the keyboard."""
        return next((at for at, card in enumerate(self.cards) if card.play.hasFocus()), None)

    def _lay_cards(self) -> None:
        self._shown_of = self._game_id
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self._say_nothing("")
        self.cards = list(self._cards_of_a_game() if self._game_id else self._cards_of_all())
        for card in self.cards:
            card.play.installEventFilter(self)
            card.show()
        self.banner.setVisible(bool(self._game_id))
        if self._game_id:
            deal = today_of(self._program, self._read, self._game_id, self._paths)
            self.banner.show_deal(deal)
        self._arrange()

    def _cards_of_a_game(self) -> Iterator[Card]:
        played, goals = self._played[self._game_id], load(self._game_id).challenges
        found = [progress(challenge, played, LEVELS) for challenge in goals]
        reached = sum(one.reached is not None for one in found)
        self._tally.setText(words.tally(reached, len(found)))
        for one in found:
            card = Card(self._program, self._game_id, one, self._inside)
            card.play.clicked.connect(partial(self._play, one.challenge))
            yield card

    def _cards_of_all(self) -> Iterator[GameCard]:
        self._tally.setText(words.medals(sum(self.medals(self._read)[ALL])))
        for game_id, medals in self._won.items():
            card = GameCard(self._program, game_id, medals, self._inside)
            card.play.clicked.connect(partial(self.game_wanted.emit, game_id))
            yield card

    def _count(self) -> None:
        """Sort the clean games of the chosen person by game, and count the medals in them."""
        wanted = Filter(who=str(self.who.currentData() or ""), clean=True)
        self._played = {game_id: [] for game_id in games_found()}
        for one in chosen(self._read.counted, wanted):
            if one.game.game in self._played:
                self._played[one.game.game].append((one.game, one.own))
        self._won = {game_id: _won(game_id, played) for game_id, played in self._played.items()}

    def tallies(self, read: Read) -> Mapping[str, str]:
        """How many goals of each game are reached, and of which colours."""
        said = {game_id: words.counted(medals) for game_id, medals in self._won.items()}
        return said | {ALL: words.medals(sum(self.medals(read)[ALL]))}

    def medals(self, read: Read) -> Mapping[str, Medals]:
        won = {
            game_id: (of[Medal.BRONZE][0], of[Medal.SILVER][0], of[Medal.GOLD][0])
            for game_id, of in self._won.items()
        }
        bronze, silver, gold = (sum(column) for column in zip(*won.values(), strict=True))
        return won | {ALL: (bronze, silver, gold)}

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
                self.who.addItem(shown(name) or usual_name(0, PERSON), key)
            self.who.setVisible(len(found) > 1)
            self.who.setCurrentIndex(max(0, self.who.findData(before)))

    # what is pressed

    def _play(self, challenge: Challenge) -> None:
        """Begin a game at the table of a challenge."""
        info = load(self._game_id).info
        setup, me = challenge.setup, self._me
        others = zip(others_than(me.name, CHARACTERS), setup.levels, strict=False)
        seats = [me] + [
            SeatInfo(character_name(character), level, character=character)
            for character, level in others
        ]
        options = info.options_for(len(seats), **setup.options)
        origin = Origin("challenge", f"{self._game_id}:{challenge.id}")
        begin = self._program.store.begin
        self.opened.emit(begin(self._game_id, options, seats, strict=False, origin=origin))

    @property
    def _me(self) -> SeatInfo:
        """Whoever's medals are shown; before a first finished game, whoever sat here last."""
        program, key = self._program, str(self.who.currentData() or "")
        player = program.store.profiles.of(key)
        if self.who.count() == 0:
            player = playing.usual_player(program)
        if player is None and key:
            return SeatInfo(self.who.currentText())
        return playing.person(program, self._game_id, player)

    def _play_deal(self) -> None:
        """Begin the deal of the banner, go on with it, or open it."""
        today = self.banner.today
        if today is None:  # nothing was read yet
            return
        if today.first is None:
            self.opened.emit(today.begin(self._program))
        elif today.path is not None and (session := self.session_of(today.path)):
            self.opened.emit(session)

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
        self.banner.lay(is_wide=self.width() >= self._program.appearance.px(WIDE_PX))
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
        inside = QVBoxLayout(self._inside)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(10)
        inside.addWidget(self.banner)
        inside.addLayout(self._grid, 1)
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


def _won(
    game_id: str, played: Sequence[tuple[Finished, Result]]
) -> Mapping[Medal, tuple[int, int]]:
    """How many medals of each colour are won, and how many there are."""
    goals = load(game_id).challenges
    won = Counter(one.medal for one in goals if first_reaching(one, played, LEVELS) is not None)
    every = Counter(one.medal for one in goals)
    return {medal: (won[medal], every[medal]) for medal in Medal}

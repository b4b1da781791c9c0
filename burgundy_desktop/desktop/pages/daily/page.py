"""The page of the deals of the day: a month to choose from, and what there is to play on a day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core import daily
from burgundy_desktop.core.chronicle import Begun, Finished
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.daily import card, playing, words
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.daily.calendar import Calendar, Mark
from burgundy_desktop.desktop.pages.daily.legend import Legend
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.row_list import RowList
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox
from burgundy_desktop.desktop.words.plain import plain_label, shown
from burgundy_desktop.games import found
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.profiles import Profile

LID_PX: Final = 72
ROW_PX: Final = 72
CALENDAR_PX: Final = 300
ROOM_PX: Final = 340
"""The width that the deals need for pictures."""
ICON_PX: Final = 17
MINUTE_MS: Final = 60_000

Key = tuple[str, date]


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return DailyPage(program, parent)


class DailyPage(Page):
    """Enter plays the deal of the row, or goes on with it, or opens it."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        self._read, self._game_id = Read(), ""
        self._is_read = False
        """Whether it is known which deals were begun: only the first game of a deal counts."""
        self._firsts: Mapping[Key, Begun] = {}
        self._results: Mapping[Key, Finished | None] = {}
        self._paths: Mapping[str, Path] = {}
        self._begun: Sequence[Begun] = ()
        self._players: Sequence[Profile | None] = (None,)
        self.player = ElidingBox(self)
        self.player.setSizeAdjustPolicy(ElidingBox.SizeAdjustPolicy.AdjustToContents)
        self._day = self._today
        self.title, self.month = plain_label(self, "title"), plain_label(self, "heading")
        self.remark, self.told = plain_label(self, "quiet"), plain_label(self, "quiet")
        for said in (self.remark, self.told):
            said.setWordWrap(True)
        self.back, self.forward = (QPushButton(self, autoDefault=True) for _ in range(2))
        self.calendar = Calendar(program, self)
        self.legend = Legend(program.appearance, self)
        self.deals = RowList(program.appearance, ROW_PX, self)
        self.play, self.practise, self.copy = (
            QPushButton(self, autoDefault=True) for _ in range(3)
        )
        self._midnight = QTimer(self, interval=MINUTE_MS)
        self._lay_out()
        self._connect()
        program.appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        first = (self.player, self.back, self.forward, self.calendar)
        return [*first, self.deals, self.copy, self.practise, self.play]

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._game_id, self._is_read = read, game_id, True
        self._begun = daily.daily_with_players(read.begun, read.finished)
        self._paths = self.paths()
        self._offer_players()
        self._show()

    def _offer_players(self) -> None:
        """Whoever is known here, and a guest; nothing to choose without players."""
        known = self._program.store.profiles.all()
        had_choice = len(self._players) > 1
        before = self._player if had_choice else playing.usual_player(self._program)
        now = None if before is None else self._program.store.profiles.of(before.id)  # merged?
        ids = [one.id for one in known]
        at = ids.index(now.id) if now is not None and now.id in ids else len(known)
        self._players = *known, None
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItems([*(shown(one.name) for one in known), self.tr("Guest")])
        self.player.setCurrentIndex(at)
        self.player.blockSignals(False)
        self.player.setVisible(bool(known))
        self._take_player()

    @property
    def _player(self) -> Profile | None:
        """Who plays; None for a guest."""
        return self._players[max(self.player.currentIndex(), 0)]

    def _take_player(self) -> None:
        ids = playing.ids_of(self._program.store.profiles, self._player)
        self._firsts = daily.firsts(self._begun, ids)
        self._results = daily.results(self._firsts, self._read.finished)

    def _choose_player(self) -> None:
        self._take_player()
        self._show()

    def wait(self) -> None:
        self._day, self._is_read = self._today, False
        self.told.setText(page_words.reads())
        self._show_buttons()

    def retranslate(self) -> None:
        self.player.setAccessibleName(self.tr("Player"))
        self.player.setItemText(self.player.count() - 1, self.tr("Guest"))
        self.calendar.setAccessibleName(self.tr("Past deals"))
        self.deals.setAccessibleName(self.tr("Deals of this day"))
        for button, text in (
            (self.back, self.tr("Month before")),
            (self.forward, self.tr("Month after")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.practise.setText(self.tr("Practise"))
        self.practise.setToolTip(self.tr("The same deal once more; only the first game counts"))
        self.copy.setText(self.tr("Copy result"))
        self._show()

    @property
    def chosen(self) -> str:
        """The id of the game of the current row."""
        row = self.deals.currentRow()
        return self._games[row] if 0 <= row < len(self._games) else ""

    def choose_day(self, day: date) -> None:
        """Show the deals of another day."""
        self._day = day
        self._show()

    # what is shown

    @property
    def _today(self) -> date:
        return playing.now_here().date()

    @property
    def _games(self) -> tuple[str, ...]:
        return (self._game_id,) if self._game_id else found()

    def _show(self) -> None:
        locale = self._program.language.locale
        self.title.setText(words.long_day(self._day, locale))
        self.month.setText(words.month(self._day, locale))
        firsts = {key: one for key, one in self._firsts.items() if key[0] in self._games}
        over = {one.id for one in self._read.finished}
        now = playing.now_here()
        streak = words.streak(daily.streak(firsts, over, now))
        self.remark.setText(remarks(words.of_day(self._day, now), streak))
        self._show_calendar()
        self._show_deals()

    def _show_calendar(self) -> None:
        marks: dict[date, list[Mark]] = {}
        spoken: dict[date, list[str]] = {}
        for game_id in self._games:
            for (game, day), result in self._results.items():
                if game == game_id:
                    is_there = self._firsts[game, day].id in self._paths
                    marks.setdefault(day, []).append(_mark(result, is_there=is_there))
                    said = f"{page_words.short_title(game)} {self._status(game, day)}"
                    spoken.setdefault(day, []).append(said)
        said_of = {day: "; ".join(lines) for day, lines in spoken.items()}
        self.calendar.show_days(self._today, self._day, marks, said_of)
        self.forward.setEnabled(self._day.replace(day=1) < self._today.replace(day=1))
        self.back.setEnabled(self._day.replace(day=1) > daily.FIRST_DAY)

    def _show_deals(self) -> None:
        before = self.chosen
        self.deals.blockSignals(True)
        self.deals.clear()
        for game_id in self._games:
            item = QListWidgetItem(self.deals)
            item.setData(Qt.ItemDataRole.UserRole, game_id)
            deal = playing.deal_of(game_id, self._day)
            name = playing.person(self._program, game_id, self._player).name
            title, status = page_words.short_title(game_id), self._status(game_id, self._day)
            item.setText(f"{title}\n{words.against(deal, name)}\n{status}")
        self._show_lids()
        row = self._games.index(before) if before in self._games else 0
        self.deals.setCurrentRow(row)
        self.deals.blockSignals(False)
        self._show_buttons()

    def _show_lids(self) -> None:
        """Give each deal the picture of its game, or none where there is no room for it."""
        has_room = self.deals.iconSize().width() > 0
        for item in map(self.deals.item, range(self.deals.count())):
            game_id = item.data(Qt.ItemDataRole.UserRole)
            item.setIcon(self._lid(game_id) if has_room else QIcon())
        self.deals.fit()

    def _lid(self, game_id: str) -> QIcon:
        ratio = max(1.0, self.devicePixelRatioF())
        width = self.deals.iconSize().width()
        return QIcon(self._program.sprites.pixmap(f"games/{game_id}/box", width, ratio=ratio))

    def _status(self, game_id: str, day: date) -> str:
        """What became of a deal."""
        key = game_id, day
        first = self._firsts.get(key)
        is_there = first is not None and first.id in self._paths
        result = self._results.get(key)
        return words.status(result, is_begun=first is not None, is_there=is_there)

    def _show_buttons(self) -> None:
        key = self.chosen, self._day
        first, result = self._firsts.get(key), self._results.get(key)
        is_there = first is not None and first.id in self._paths
        begun = self.tr("Open") if result is not None else self.tr("Go on")
        self.play.setText(self.tr("Play") if first is None else begun)
        is_gone = first is not None and not is_there
        self.play.setEnabled(self._is_read and bool(self.chosen) and not is_gone)
        self._say_why_not(words.is_gone() if is_gone else "")
        self.practise.setEnabled(self._is_read and first is not None)
        self.copy.setEnabled(self._is_read and result is not None and is_there)

    def _say_why_not(self, reason: str) -> None:
        """Tell why the deal cannot be played; empty if it can."""
        self.play.setToolTip(reason)
        if self._is_read:
            self.told.setText(reason)

    # what is pressed

    def _play(self) -> None:
        if not self._is_read:  # Enter in the list
            return
        first = self._firsts.get((self.chosen, self._day))
        if first is None:
            self._begin()
        elif first.id in self._paths and (session := self.session_of(self._paths[first.id])):
            self.opened.emit(session)

    def _begin(self) -> None:
        if self.chosen:
            deal = playing.deal_of(self.chosen, self._day)
            self.opened.emit(playing.begin(self._program, deal, self._begun, self._player))

    def _copy(self) -> None:
        first = self._firsts[self.chosen, self._day]
        session = self.session_of(self._paths[first.id])
        if session is not None:
            self.told.setText(card.copy(session, self._program.language.locale))

    # building the page

    def _connect(self) -> None:
        self.player.currentIndexChanged.connect(self._choose_player)
        self.calendar.chosen.connect(self.choose_day)
        self.back.clicked.connect(partial(self.calendar.go_by_months, -1))
        self.forward.clicked.connect(partial(self.calendar.go_by_months, 1))
        self.deals.currentRowChanged.connect(lambda _: self._show_buttons())
        self.deals.itemActivated.connect(lambda _: self._play())
        self.play.clicked.connect(self._play)
        self.practise.clicked.connect(self._begin)
        self.copy.clicked.connect(self._copy)
        self._midnight.timeout.connect(self._look_at_clock)
        self._midnight.start()

    def _look_at_clock(self) -> None:
        """A new day has new deals: whoever looks at yesterday's as today's is shown them."""
        before = self.calendar.today
        if self.isVisible() and self._today != before:
            self.choose_day(self._today if self._day == before else self._day)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The month leaves room for the deals; without much of it they have no pictures."""
        look = self._program.appearance
        wide = (look.gap(CALENDAR_PX) + look.px(CALENDAR_PX)) // 2
        month = max(look.gap(CALENDAR_PX), min(wide, self.width() * 2 // 5))
        self._left.setFixedWidth(month)
        lid = look.px(LID_PX) if self.width() - month > look.px(ROOM_PX) else 0
        if lid != self.deals.iconSize().width():
            self.deals.setIconSize(QSize(lid, lid * 2 // 3))
            self._show_lids()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        panel = QFrame(self)
        panel.setProperty("surface", "panel")
        whole.addWidget(panel)
        column = QVBoxLayout(panel)
        head, middle, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(6)
        middle.setSpacing(16)
        column.addLayout(head)
        head.addWidget(self.title, 1)
        head.addWidget(self.player)
        column.addWidget(self.remark)
        column.addLayout(middle, 1)
        self._left, right = QWidget(panel), QVBoxLayout()
        self._lay_out_month(QVBoxLayout(self._left))
        middle.addWidget(self._left)
        middle.addLayout(right, 1)
        self.play.setProperty("look", "primary")
        right.addWidget(self.deals, 1)
        right.addWidget(self.told)
        column.addLayout(foot)
        foot.addStretch(1)
        for button in (self.copy, self.practise, self.play):
            foot.addWidget(button)
        Measures(self, self._program.appearance)
        Measures(panel, self._program.appearance)

    def _lay_out_month(self, column: QVBoxLayout) -> None:
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        column.addLayout(head)
        for button in (self.back, self.forward):
            button.setProperty("look", "icon")
        self.month.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head.addWidget(self.back)
        head.addWidget(self.month, 1)
        head.addWidget(self.forward)
        column.addWidget(self.calendar, 1)
        column.addWidget(self.legend)
        column.addStretch()

    def _dress(self) -> None:
        look, sprites = self._program.appearance, self._program.sprites
        self._fit()
        ink, size = look.palette.text.ink, look.px(ICON_PX)
        for button, name in ((self.back, "back"), (self.forward, "forward")):
            button.setIcon(sprites.icon(name, ink, look.palette.text.faint, size=size))
            button.setIconSize(QSize(size, size))
        self._show()


def _mark(result: Finished | None, *, is_there: bool) -> Mark:
    """A deal that was begun and whose game is gone was given up: it will not be won."""
    if result is None:
        return Mark.OPEN if is_there else Mark.LOST
    return Mark.WON if result.seats[0].rank == 1 else Mark.LOST

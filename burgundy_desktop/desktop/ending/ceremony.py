"""When the end ceremony comes, how it sounds and is read, and what its buttons do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import attrs
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QMainWindow

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.core.errors import BadSave, NotSaved, StorageError
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.daily import card
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.ending import level_offer, sharing, words
from burgundy_desktop.desktop.ending.level_offer import LevelOffer
from burgundy_desktop.desktop.ending.menus import WaysMenu
from burgundy_desktop.desktop.ending.naming import Naming, guest_of
from burgundy_desktop.desktop.ending.news import News
from burgundy_desktop.desktop.ending.page import EndingPage
from burgundy_desktop.desktop.ending.subject import Subject, subject_of
from burgundy_desktop.desktop.ending.timeline import Timeline, timeline
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.series import State, go_on, series_of
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.words import series_words
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.sound.names import Sound

KNOWN_AFTER: Final = 3
"""Who has finished this many other games of a kind sees the brief ceremony."""
MOST_TONES: Final = 10
"""By how many tones the ticks rise at most."""


class EndCeremony(QObject):
    """Shows the page of the end when a game ends or a finished one is opened."""

    begun = Signal(object)
    """Emitted with a new Session: the same game once more."""
    new_game_wanted = Signal()
    replay_wanted = Signal()
    review_wanted = Signal()
    name_wanted = Signal(object)
    """Emitted with the Guest who wants to keep results under a name."""
    came_or_went = Signal()
    """Emitted when `is_shown` may have changed."""

    def __init__(self, program: Program, table: Table, window: QMainWindow) -> None:
        super().__init__(window)
        self._program = program
        self._table = table
        self._window = window
        self._page: EndingPage | None = None
        self._subject: Subject | None = None
        self._is_due = False
        self._level_offer: tuple[str, LevelOffer | None] = ("", None)
        """What is offered after the game of this id."""
        self._is_accepted = False
        self._naming = Naming(program)
        self._news = News(program.store, self)
        self._news.found.connect(self._show_news)
        self._told_series = ""
        """How the series of the game stands."""
        self._told_news = ("", "")
        """The game, and what is new with it."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._begin)
        table.controller.game_ended.connect(self._game_ended)
        table.controller.position_changed.connect(self._look)
        table.animation_ended.connect(self._begin_when_still)
        table.prompt_bar.ending_wanted.connect(self.show_last)
        table.prompt_bar.rematch_wanted.connect(self.rematch)
        self.ways = WaysMenu(table.prompt_bar)
        self.ways.wanted.connect(self._go_on)
        self.ways.sharing.wanted.connect(self._share)
        table.prompt_bar.more.setMenu(self.ways)

    @property
    def page(self) -> EndingPage:
        """The page, made when it is first needed."""
        if self._page is None:
            self._page = page = EndingPage(self._program, self._window)
            page.rows_begun.connect(self._count)
            page.told.connect(self._tell)
            page.closed.connect(self._closed)
            page.offer.accepted.connect(self._accept)
            page.buttons.rematch.clicked.connect(self.rematch)
            page.buttons.again.clicked.connect(self.play_again)
            page.buttons.new_game.clicked.connect(self.new_game_wanted)
            page.buttons.replay.clicked.connect(self.replay_wanted)
            page.buttons.review.clicked.connect(self.review_wanted)
            page.buttons.sharing.wanted.connect(self._share)
        return self._page

    @property
    def is_shown(self) -> bool:
        return self._page is not None and self._page.isVisible()

    def show_last(self) -> None:
        """Show the last picture."""
        if self._table.controller.has_game:
            page, subject = self._come()
            page.show_last(subject, self._timeline(subject))
            self.came_or_went.emit()

    def stay_above(self) -> None:
        """Raise the page above widgets that were raised since."""
        if self._page is not None:
            self._page.raise_()

    def put_away(self) -> None:
        """Hide the page: the game has left the table, or goes on."""
        self._is_due = False
        self._later.stop()
        if self._page is not None:
            self._page.put_away()
        self._table.prompt_bar.offer_ending(is_offered=True)
        self.came_or_went.emit()

    def retell(self) -> None:
        """Show other words, after a change of language."""
        self._told_news = "", ""
        if self._page is not None and self._page.isVisible():
            self._look_up()
            self._subject = self._new_subject()
            self._page.speak(self._subject)
            self._tell_offer()

    # what the buttons do

    def rematch(self) -> None:
        """The same players and options, with a new deal; at another level if that was accepted. In
        a series it is the next game.
        """
        session, store = self._table.controller.session, self._program.store
        series = series_of(store, session)
        if series is not None and series.goes_on:
            self._go_on_with(series)
            return
        seats, options = store.seats_now(session.header), session.match.options
        offer = self._offer
        if offer is not None and self._is_accepted:
            seats, options = offer.seats(seats), offer.options(options)
        self.begun.emit(store.once_more(session, "rematch", seats=seats, options=options))

    def _go_on_with(self, series: State) -> None:
        try:
            session = go_on(self._program.store, series)
        except (NotSaved, BadSave) as problem:
            notice(self._window, series_words.not_done(), sentence(problem))
        else:
            self.begun.emit(session)

    def play_again(self) -> None:
        """The same players and options, with the same deal."""
        session = self._table.controller.session
        self.begun.emit(self._program.store.once_more(session, "again", session.match.seed))

    def _go_on(self, way: str) -> None:
        """Do what a line of the menu in the bar above the table says."""
        {
            "again": self.play_again,
            "new_game": self.new_game_wanted.emit,
            "replay": self.replay_wanted.emit,
            "review": self.review_wanted.emit,
        }[way]()

    def _share(self, what: str) -> None:
        """Write or copy it; the page or the bar says so."""
        told = sharing.share(
            what, self._program, self._window, self._table.controller.session, self._table.board
        )
        if self.is_shown:
            self.page.buttons.tell(told)
        elif told:
            self._table.prompt_bar.tell(told)

    def _accept(self) -> None:
        """The next game is played at the other level; or a guest wants a name."""
        if not self._table.controller.has_game:  # pressed twice
            return
        offer = self._offer
        if offer is not None:
            self._is_accepted = True
            level_offer.accept(offer, self._table.controller.session, self._program.preferences)
            self._tell_offer()
            self.page.setFocus()
        elif self._naming.is_open(self._table.controller.session):
            self.name_wanted.emit(guest_of(self._table.controller.session))

    @property
    def _offer(self) -> LevelOffer | None:
        """The level that is offered after the game on the table."""
        game, offer = self._level_offer
        return offer if game == self._table.controller.session.header.id else None

    def _tell_offer(self) -> None:
        offer, text = self._offer, ""
        if offer is not None and self._is_accepted:
            text = words.agreed(offer)
        elif offer is not None:
            text = words.nearer(offer, self._table.controller.session)
        elif self._naming.is_open(self._table.controller.session):
            text = words.asks_name()
        self.page.offer.tell(text, is_open=not self._is_accepted)

    # when it comes

    def _game_ended(self) -> None:
        self._is_due = True
        session = self._table.controller.session
        if not self._table.controller.is_lesson and self._level_offer[0] != session.header.id:
            offer = level_offer.count(session, self._program.preferences)
            self._level_offer, self._is_accepted = (session.header.id, offer), False
            self._naming.take(session)
        if self._table.scene is None or not self._table.scene.is_animating:
            self._begin_when_still()

    def _begin_when_still(self) -> None:
        if self._is_due:
            self._is_due = False
            self._later.start()

    def _begin(self) -> None:
        if not self._table.controller.has_game:
            return
        page, subject = self._come()
        moves = self._program.pace is not Pace.INSTANT
        if moves and not self._program.preferences.now.reduced_motion:
            page.begin(subject, self._timeline(subject))
            self.came_or_went.emit()
            return
        page.show_last(subject, self._timeline(subject))
        self.came_or_went.emit()
        if moves:
            self._play_end(subject)

    def _come(self) -> tuple[EndingPage, Subject]:
        self._table.prompt_bar.offer_ending(is_offered=False)
        controller = self._table.controller
        self.page.buttons.left_out = left_out = self._left_out
        series = self._look_up()
        goes_on = series is not None and series.goes_on
        self.page.buttons.goes_on = goes_on
        self._table.prompt_bar.offer_next(is_offered=goes_on)
        for name, way in self.ways.of.items():
            way.setVisible(name not in left_out)
        is_daily = card.attempt_at(controller.session) is not None
        for menu in (self.page.buttons.sharing, self.ways.sharing):
            menu.of["card"].setVisible(is_daily)
        self.page.buttons.tell("")
        self._tell_offer()
        self._subject = self._new_subject()
        return self.page, self._subject

    @property
    def _left_out(self) -> Collection[str]:
        """Which ways on there are not: a lesson cannot be looked back on."""
        controller = self._table.controller
        is_possible = {
            "again": controller.session.match.from_setup and not controller.is_lesson,
            "replay": not controller.is_lesson,
            "review": controller.may_be_reviewed,
        }
        return [name for name, is_offered in is_possible.items() if not is_offered]

    def _look_up(self) -> State | None:
        """Find how the series stands, and ask for news in the language of now; the series."""
        session = self._table.controller.session
        series = series_of(self._program.store, session)
        self._told_series = series_words.at_the_end(series) if series else ""
        if not self._table.controller.is_lesson:
            self._news.ask(session)
        return series

    def _show_news(self, game: str, news: str) -> None:
        """Show in the box what the chronicle says is new."""
        self._told_news = game, news
        if self.is_shown and self._table.controller.session.header.id == game:
            self._subject = self._new_subject()
            self.page.speak(self._subject)

    def _look(self, position: Position) -> None:
        """Hide the page when the table no longer shows the end of the game, or let it not come."""
        if position.to_decide is None:
            return
        was_shown = self.is_shown
        if was_shown or self._is_coming:
            self.put_away()
        if was_shown:
            self._table.take_keyboard()

    @property
    def _is_coming(self) -> bool:
        """Whether it comes as soon as the last move lies still."""
        return self._is_due or self._later.isActive()

    def _closed(self) -> None:
        self._table.prompt_bar.offer_ending(is_offered=True)
        self.came_or_went.emit()
        self._table.take_keyboard()

    def _new_subject(self) -> Subject:
        session = self._table.controller.session
        game, news = self._told_news
        subject = subject_of(session, self._table.board)
        found = news if game == session.header.id else ""
        return attrs.evolve(subject, news="\n".join(filter(None, (self._told_series, found))))

    def _timeline(self, subject: Subject) -> Timeline:
        rows, pace = len(subject.count.rows), self._program.pace
        is_brief = pace is Pace.FAST or self._is_known()
        return timeline(rows, pace.value, is_brief=is_brief)

    def _is_known(self) -> bool:
        """Whether the player has seen the end of this game several times."""
        session = self._table.controller.session
        try:
            entries = self._program.store.library.listing().entries
        except StorageError:
            return False
        finished = [
            entry
            for entry in entries
            if entry.game == session.game.info.id
            and entry.is_over
            and entry.path != session.autosave.path
        ]
        return len(finished) >= KNOWN_AFTER

    # how it sounds and is read

    def _count(self, rows: range) -> None:
        """A tick, higher each time, and one announcement for each row."""
        subject = self._subject
        assert subject is not None
        count = len(subject.count.rows)
        tones = rows[0] * min(1.0, MOST_TONES / max(count - 1, 1))
        self._program.sounds.play(Sound.TICK, tones=tones)
        for row in rows:
            said = words.row_spoken(subject.count.rows[row], subject.in_text, subject.words)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page, said))

    def _tell(self, is_heard: bool) -> None:
        """It is seen who has won: the bar says so."""
        if is_heard and self._subject is not None:
            self._play_end(self._subject)
        self._table.around.tell_result()

    def _play_end(self, subject: Subject) -> None:
        won = subject.is_won_by_a_person()
        self._program.sounds.play(Sound.WIN if won else Sound.CLOSE)

"""A program with its window, in folders of its own; and games to put on its table."""

import gc
import os
import sys

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidgetItem
from shiboken6 import Shiboken

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.boardkit.players import wear
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.scale import percent_for
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.match import thinking
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.match.thinking import Question
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.settings import Settings, save_settings
from tests.desktop.endings import SEED, finished
from tests.desktop.judges import Judges
from tests.desktop.kept_opponents import end_those_that_rest, kept_opponents

PEOPLE = tuple(map(SeatInfo, ("Anna", "Blue", "Carla", "Dora", "Emil")))
ANNA, BLUE, CARLA, *_ = PEOPLE
MARGOT = SeatInfo("Margot", "apprentice")


@pytest.fixture(autouse=True)
def disk_that_need_not_be_waited_for(monkeypatch):
    """Skip fsync: tests/storage checks that a move is on the disk when its write returns."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(autouse=True)
def home_of_the_player(own_folders):
    """The folder in which file dialogs open."""
    own_folders.mkdir()


@pytest.fixture(autouse=True)
def opponents_that_come_when_they_are_asked(monkeypatch):
    """Most tests ask no opponent: each would start a process that ends unused."""
    monkeypatch.setattr(thinking, "HEAD_START_SECONDS", None)


@pytest.fixture(autouse=True)
def table_that_is_made_when_it_is_asked_for(monkeypatch):
    """Many tests look at a page or a dialog: each would make a table that is never shown."""
    monkeypatch.setattr(MainWindow, "make_table", lambda _: None)


@pytest.fixture(autouse=True)
def mouse_that_is_let_go():
    """While a button is held, no widget of a later test learns that the pointer is above it."""
    held = QGuiApplication.mouseButtons  # a test may put something in its place
    yield
    assert held() == Qt.MouseButton.NoButton


@pytest.fixture(autouse=True, scope="module")
def opponents_that_stay():
    """Tests of starting, hanging and ending use a process of their own instead."""
    with kept_opponents():
        yield


@pytest.fixture(autouse=True, scope="session")
def opponents_that_rest():
    """Between tests of different files as well; those asked last end with the session."""
    yield
    end_those_that_rest()


@pytest.fixture
def home(tmp_path):
    return Folders(tmp_path / "data", tmp_path / "config")


@pytest.fixture
def store(home):
    return GameStore(home)


@pytest.fixture
def program(qapp, home):
    gc.collect()
    gc.freeze()  # a window looks for garbage when it shows a game: only in what this test makes
    before = (qapp.font(), qapp.palette(), qapp.style().name())
    save_settings(
        home.settings, Settings(pace="instant", language="en", theme="light", coached="never")
    )
    program = Program(qapp, home)
    _hear_of_the_language()
    yield program
    program.close()
    _fall_silent(program.language)
    wear(())
    _let_go(program)
    qapp.setStyleSheet("")
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyle(before[2])


def _hear_of_the_language():
    """Now, and not in the midst of a test: Qt tells the application, which tells its windows."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)


def _fall_silent(language):
    """Or its translators are removed when they are freed, in a later test: its window says
    everything anew then.
    """
    language.speak("en")
    for words in language._spoken:
        QCoreApplication.removeTranslator(words.translator)


def _let_go(program):
    """The application survives the test: it would keep the drawings of every test. A window that a
    test has left open would be dressed anew in every later one.
    """
    for part in (program.preferences, program.language, program.appearance, program.thinking):
        part.deleteLater()
    for left in QApplication.topLevelWidgets():
        left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def choose(box, value):
    """Choose an entry of a box by its value."""
    box.setCurrentIndex(box.findData(value))


_holders_of_none = 0
"""How many hold the class of these items while there is no item."""


def layout_items():
    """What would be freed twice one day: the module `layouts` says why. Each holds its class; all
    objects of Qt are looked through only if somebody new does.
    """
    global _holders_of_none  # noqa: PLW0603  # asked after each test with a window
    holders = sys.getrefcount(QWidgetItem)
    if holders == _holders_of_none:
        return []
    found = [one for one in Shiboken.getAllValidWrappers() if isinstance(one, QWidgetItem)]
    _holders_of_none = _holders_of_none if found else holders
    return found


@pytest.fixture
def window(program, qtbot):
    window = MainWindow(program)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    yield window
    left = layout_items()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not left, "see burgundy_desktop/desktop/widgets/layouts.py"


@pytest.fixture
def library(window):
    window.library.refresh()
    return window.library


@pytest.fixture
def speak(program):
    return lambda code: program.preferences.change(language=code)


@pytest.fixture
def new_game(program, qtbot):
    dialog = NewGameDialog(program, "castles", None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def table(window):
    return window.table


@pytest.fixture
def a_game(store):
    """Begins a game: `a_game(seats=(ANNA, MARGOT), seed=1)`; it is not on the table yet."""

    def begin(seats=(ANNA, MARGOT), seed=4711, strict=False, **options):
        chosen = load("castles").info.options_for(len(seats), **options)
        return store.begin("castles", chosen, seats, seed=seed, strict=strict)

    return begin


@pytest.fixture
def kept(store, a_game):
    """Puts a game of some moves in the store."""

    def keep(moves=3, seed=1):
        session = a_game(seats=(ANNA, BLUE), seed=seed)
        while session.match.cursor < moves and not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        store.keep(session)
        return session.autosave.path

    return keep


@attrs.define
class QuickOpponents:
    """Answers on request in the test's own process: no other process runs."""

    controller: MatchController | None = None
    ticket: int = 0
    asked: list[Question] = attrs.field(factory=list)
    cancelled: int = 0

    def ask(self, question):
        self.ticket += 1
        self.asked.append(question)
        return self.ticket

    def cancel(self):
        self.cancelled += 1

    def answer(self):
        """Answer the newest question."""
        question = self.asked[-1]
        player = player_named("apprentice", load(question.game_id))
        advice = player.think(question.observation, question.legal, question.seed)
        self.controller.ai_requests.answer(self.ticket, advice)


@pytest.fixture
def opponents():
    return QuickOpponents()


@pytest.fixture
def controller(qapp, store, opponents):
    """The match controller without a window."""
    controller = MatchController(store, opponents)
    opponents.controller = controller
    yield controller
    controller.close()


@pytest.fixture
def play(controller, opponents):
    """Play `count` moves: the first legal one for people, the opponents' choice for opponents."""

    def play_moves(count):
        for _ in range(count):
            match = controller.session.match
            if controller.session.seats[match.to_decide].is_person:
                controller.submit(match.legal_moves()[0])
            else:
                opponents.answer()

    return play_moves


@pytest.fixture
def judges(program, monkeypatch):
    judges = Judges(program.thinking)
    monkeypatch.setattr(program.thinking, "ask", judges.ask)
    monkeypatch.setattr(program.thinking, "cancel", judges.cancel)
    return judges


@pytest.fixture
def like():
    """A whole game of the card game for two, to be laid on the table."""
    return whole_game("castles_cards", 2, 4711)


@pytest.fixture
def looked_back(window, store, judges, like):
    """That game, finished by a person and an opponent, on the table with its replay."""
    game, people = like.game.info, (PERSON, OTHERS[0])
    session = store.begin(game.id, game.options_for(2), people, seed=like.seed, strict=False)
    window.show_table(replayed(session, like, like.length))
    window.side.look_back()
    return window.side


@pytest.fixture
def at_table(window, a_game):
    """The window with a game of Castles for two people."""
    window.show_table(a_game(seats=(ANNA, BLUE)))
    return window


@pytest.fixture
def grow(window, qtbot):
    """Resize the window, as when it is maximised, and wait until the layout is stable."""

    def take(size):
        window.resize(size)
        qtbot.waitUntil(lambda: not window.scale.is_moving)
        assert window.program.appearance.window_percent == percent_for(size)
        assert window.size() == size

    return take


@pytest.fixture
def at_its_end(window, store):
    """(game, seats) -> the window with such a finished game, and the bar of the replay."""

    def open_it(game_id="castles", seats=(ANNA, BLUE)):
        like = whole_game(game_id, len(seats), 4711)
        session = store.begin(game_id, like.options, seats, seed=like.seed, strict=False)
        window.show_table(replayed(session, like, like.length))
        return window

    return open_it


@pytest.fixture
def ended(window, store):
    """Opens a finished game; returns the page with its last picture."""

    def open_it(game_id="castles", seats=2, seed=SEED):
        window.show_table(finished(store, game_id, seats, seed=seed))
        return window.ceremony.page

    return open_it


@pytest.fixture
def counting(window, store):
    """Plays the last move of a game at normal pace; returns the page at its beginning."""

    def play_it(game_id="castles", seats=2, **settings):
        window.ceremony.page.go_by(HandClock())
        last = whole_game(game_id, seats, SEED).length
        session = finished(store, game_id, seats, last - 1)
        window.show_table(session)
        window.program.preferences.change(**{"pace": "normal"} | settings)
        window.table.controller.submit(whole_game(game_id, seats, SEED).steps[last].move)
        while window.table.showing.skip():
            pass
        ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
        return window.ceremony.page

    return play_it

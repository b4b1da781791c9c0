"""The page of a review and what it leads to, by keys alone and through Qt's accessibility tree."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.ai.cases import CLOSE
from burgundy_desktop.desktop.dialogs.play_from_here import PlayFromHereDialog
from burgundy_desktop.desktop.review.decision_rows import ROW_ROLE
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.shots.looking_back import made_up
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.desktop.widgets import spoken_lists
from burgundy_desktop.games import load
from burgundy_desktop.storage.reviews import Found, ReviewStore
from tests.desktop.fingers import (
    assert_somewhere,
    choose_in_menu,
    open_menu,
    strike,
    tab_to,
    the_dialog,
    wait_for_window,
)

GAME, SEED, SEATS = "castles_cards", 4711, 2
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
FARTHEST = 20


@pytest.fixture
def like():
    return whole_game(GAME, SEATS, SEED)


@pytest.fixture
def session(store, like):
    options = load(GAME).info.options_for(SEATS)
    begun = store.begin(GAME, options, (PERSON, OTHERS[0]), seed=SEED, strict=False)
    return replayed(begun, like, like.length)


@pytest.fixture
def page(window, session, program, judges):
    """The page of a game of which every decision is judged, opened by its key."""
    ReviewStore(program.store.folders.reviews).write(
        session.header.id, session.match, Found(made_up(session.match))
    )
    window.activateWindow()  # there may be no window manager
    wait_for_window(window)
    window.show_table(session)
    window.ceremony.put_away()
    strike(Qt.Key.Key_E, CTRL)
    window.side.replay.reviewing.stop()
    ui_driver.wait_for(lambda: window.side.review.page.is_plotted, "the graph")
    return window.side.review.page


def focus():
    return QApplication.focusWidget()


def go_down_to(page, wanted):
    """Down in the list of decisions until its current row is one of these."""
    tab_to(page.decisions.list)
    for _ in range(FARTHEST):
        index = page.decisions.list.currentIndex()
        if index.isValid() and wanted(index.data(ROW_ROLE).decision):
            return index.data(ROW_ROLE).decision
        strike(Qt.Key.Key_Down)
    raise AssertionError("no such row")


def costly(decision):
    return decision.best != decision.played


def choose_from_menu(page, action):
    open_menu(page, lambda menu: choose_in_menu(menu, action))


def test_every_card_leads_to_its_decision_and_back(page, window):
    for card, point in zip(
        page.points.cards, page.graph.graph.turning_points.values(), strict=True
    ):
        tab_to(card.look_at)
        strike(Qt.Key.Key_Return)

        assert not page.isVisible()
        assert window.table.controller.position.ply == point.ply - 1
        assert focus() is window.side.replay_bar.slider
        strike(Qt.Key.Key_E, CTRL)
        assert page.isVisible()
        assert page.isAncestorOf(focus())


def test_a_card_shows_how_the_better_move_goes_on(page, window, judges):
    tab_to(page.points.cards[0].line)
    strike(Qt.Key.Key_Space)
    answer_the_line(window, judges)

    assert not page.isVisible()
    assert focus() is window.side.replay_bar.slider
    strike(Qt.Key.Key_Right)
    assert_somewhere()


def answer_the_line(window, judges):
    def is_there():
        if not window.side.branching.is_open:
            best = Advice((Candidate(0, 1, 0.5, 0.0),), 1, 0.0)
            judges.thinking.answered.emit(judges.ticket, best)
        return window.side.branching.is_open

    ui_driver.wait_for(is_there, "the line")


def test_enter_looks_at_a_row_of_the_decisions(page, window):
    decision = go_down_to(page, costly)
    strike(Qt.Key.Key_Return)

    assert window.table.controller.position.ply == decision.ply - 1
    assert focus() is window.side.replay_bar.slider


def test_the_menu_of_a_row_looks_closer_and_the_answer_is_said(page, window, judges, monkeypatch):
    said: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", said.append)
    decision = go_down_to(page, costly)
    judges.costs = {len(judges.asked): (0.2, 0.002)}

    choose_from_menu(page, page.decisions.closer)
    assert judges.asked[-1].case.stage == CLOSE
    judges.judge()
    ui_driver.wait_for(lambda: page.is_settled, "the row")

    assert focus() is page.decisions.list
    now = page.decisions.list.currentIndex().data(ROW_ROLE)
    assert now.decision.ply == decision.ply
    assert now.decision.share == 0.2
    spoken = [one.message() for one in said if isinstance(one, QAccessibleAnnouncementEvent)]
    assert now.spoken in spoken


def test_the_menu_of_a_row_shows_its_line(page, window, judges):
    go_down_to(page, costly)
    choose_from_menu(page, page.decisions.line)
    answer_the_line(window, judges)

    assert focus() is window.side.replay_bar.slider


def test_a_screen_reader_finds_in_a_row_what_its_menu_has(page, window, judges):
    spoken_lists.install()
    row = next(n for n, one in enumerate(page.decisions.model.decisions) if costly(one))
    actions = QAccessible.queryAccessibleInterface(page.decisions.list).child(row).actionInterface()
    for one in (page.decisions.look_at, page.decisions.line, page.decisions.closer):
        assert one.text() in actions.actionNames()

    actions.doAction(page.decisions.closer.text())

    assert judges.asked[-1].case.stage == CLOSE
    assert page.decisions.list.currentIndex().row() == row


@pytest.mark.xvfb
def test_the_page_its_menu_and_its_way_back_in_a_real_window(page, window, judges):
    go_down_to(page, costly)
    choose_from_menu(page, page.decisions.closer)
    assert judges.asked[-1].case.stage == CLOSE
    judges.judge()
    assert focus() is page.decisions.list

    strike(Qt.Key.Key_Return)
    assert focus() is window.side.replay_bar.slider
    strike(Qt.Key.Key_F6, SHIFT)
    assert_somewhere()
    strike(Qt.Key.Key_E, CTRL)
    assert page.isAncestorOf(focus())
    assert QGuiApplication.platformName() == "xcb"


def test_from_the_page_a_game_goes_on_as_another(page, window):
    strike(Qt.Key.Key_PageUp)
    ply = page.graph.graph.ply
    tab_to(page.play_on)
    strike(Qt.Key.Key_Return)
    choose_in_menu(page.play_on.menu(), window.side.replay_bar.lucks[Luck.SAME])
    the_dialog(PlayFromHereDialog)
    strike(Qt.Key.Key_Return)
    wait_for_window(window)

    header = window.table.controller.session.header
    assert (header.origin.kind, header.origin.ply) == ("branch", ply)
    assert not page.isVisible()
    assert focus() is window.table.view


@pytest.fixture
def going_on(window, store, like, judges):
    """A game of which nothing is judged yet."""
    options = load(GAME).info.options_for(SEATS)
    begun = store.begin(GAME, options, (PERSON, OTHERS[0]), seed=SEED, strict=False)
    wait_for_window(window)
    window.show_table(replayed(begun, like, 40))


def test_nothing_under_the_page_has_the_keyboard_where_nothing_is_judged_yet(going_on, window):
    strike(Qt.Key.Key_E, CTRL)
    page = window.side.review.page

    assert page.isVisible()
    assert page.decisions.list.isHidden()
    assert focus() is page.header.close_page

"""A better line is shown: from the page, from its list and from the table, kept, and left again."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.core import branches as b
from burgundy_desktop.desktop.branches.better import LONGEST
from burgundy_desktop.desktop.match.thinking import Question, Trouble
from burgundy_desktop.desktop.shots.looking_back import made_up
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.reviews import Found, ReviewStore

GAME, SEED = "castles", 4711


@pytest.fixture
def session(store):
    """A whole game, of which every decision is judged."""
    like = whole_game(GAME, 2, SEED)
    seats, options = (PERSON, OTHERS[0]), load(GAME).info.options_for(2)
    begun = store.begin(GAME, options, seats, seed=SEED, strict=False)
    session = replayed(begun, like, like.length)
    reviews = ReviewStore(store.folders.reviews)
    reviews.write(session.header.id, session.match, Found(made_up(session.match)))
    return session


@pytest.fixture
def side(window, session, judges):
    window.show_table(session)
    window.side.look_back()
    return window.side


@pytest.fixture
def page(side):
    side.review.show()
    return side.review.page


def go_on(judges):
    """Answer with the first move each time, until the line is on the table."""
    while isinstance(judges.last, Question):
        question, judges.last = judges.last, None
        judges.thinking.answered.emit(judges.ticket, Advice((Candidate(0, 1, 0.5, 0.0),), 1, 0.0))
        yield question


def test_a_turning_point_shows_the_line_of_the_better_move_as_a_branch(page, side, judges, store):
    game = side.table.controller.session
    mistake = page.graph.graph.turning_points[1]
    ui_driver.click(page.points.cards[0].line)
    questions = [*go_on(judges)]

    line, match = side.branching.line, game.match
    (branch,) = store.open(game.autosave.path).branches
    assert (branch.kind, branch.parent, branch.ply) == (b.BETTER, b.GAME, mistake.ply - 1)
    assert branch.moves[0] == match.game.legal_moves(match.steps[branch.ply].state)[mistake.best]
    assert 1 <= len(branch.moves) <= LONGEST
    assert not any(step.reveals for step in line.match.steps[branch.ply + 1 : -1])
    steps = line.match.steps[branch.ply + 1 :]
    seen = [one.observation for one in questions]
    for before, step in pairwise(steps):
        if len(match.game.legal_moves(before.state)) > 1:
            assert seen.pop(0) == match.game.observe(before.state, step.seat)
    assert (side.replay.ply, side.replay.is_running) == (branch.ply, True)
    assert side.way_back.text.text() == "Better line: the game stays as it was."


def is_busy(side):
    return side.table.window().cursor().shape() == Qt.CursorShape.BusyCursor


@pytest.fixture
def sought(page, side, judges):
    """A line that waits for its next move."""
    ui_driver.click(page.points.cards[0].line)
    assert isinstance(judges.last, Question)
    assert is_busy(side)
    return side


def test_the_pointer_is_busy_until_the_line_is_there(sought, page, judges):
    assert page.points.cards[0].line.cursor().shape() == Qt.CursorShape.BusyCursor
    for _ in go_on(judges):
        assert is_busy(sought) is not sought.branching.is_open

    assert not is_busy(sought)


def test_the_pointer_is_not_busy_after_a_failure(sought, judges, program):
    program.thinking.failed.emit(judges.ticket, Trouble.DIED)

    assert not is_busy(sought)


def test_the_pointer_is_not_busy_after_another_question(sought, judges, program):
    program.thinking.overtaken.emit(judges.ticket)
    ui_driver.wait_for(lambda: sought.branching.is_open, "the better move")

    assert not is_busy(sought)


def test_the_pointer_is_not_busy_after_the_question_was_cancelled(sought, judges, program):
    program.thinking.cancelled.emit(judges.ticket)

    assert not is_busy(sought)
    assert not sought.branching.is_open


def test_the_pointer_is_not_busy_at_another_game(sought, window, store):
    seats, options = (PERSON, OTHERS[0]), load(GAME).info.options_for(2)
    window.show_table(store.begin(GAME, options, seats, seed=SEED, strict=False))

    assert not is_busy(sought)


def test_it_leads_back_to_the_page_at_that_decision(page, side, judges):
    game = side.table.controller.session
    mistake = page.graph.graph.turning_points[1]
    ui_driver.click(page.points.cards[0].line)
    assert [*go_on(judges)] or side.branching.is_open
    ui_driver.click(side.way_back.back)

    assert side.table.controller.session is game
    assert page.isVisible()
    assert page.graph.ply == mistake.ply


def test_the_list_leads_there_too_and_the_same_line_is_kept_once(page, side, judges):
    game = side.table.controller.session
    for _ in range(2):
        page.decisions.list.setCurrentIndex(page.decisions.model.index(0, 0))
        assert page.decisions.line.isEnabled()
        page.decisions.line.trigger()
        assert [*go_on(judges)] or side.branching.is_open
        side.branching.back()

    assert len(game.branches) == 1


def test_a_decision_that_nothing_beats_has_no_line(page):
    model = page.decisions.model
    fine = next(at for at, one in enumerate(model.decisions) if one.best == one.played)
    page.decisions.list.setCurrentIndex(model.index(fine, 0))

    assert not page.decisions.line.isEnabled()


def test_at_the_table_the_mistake_at_hand_has_its_line(side, judges, session):
    row = side.replay_bar.review_row
    mistake = row.mistakes[0]
    side.replay.go_to(0 if mistake.ply > 1 else mistake.ply + 1)
    assert not row.line.isEnabled()
    side.replay.go_to(mistake.ply - 1)
    ui_driver.click(row.line)
    assert [*go_on(judges)] or side.branching.is_open

    side.branching.back()

    assert not side.review.page.isVisible()
    assert (side.replay.is_open, side.replay.ply) == (True, mistake.ply - 1)


def test_without_the_process_the_better_move_is_there_at_least(page, side, judges, program):
    ui_driver.click(page.points.cards[0].line)
    if isinstance(judges.last, Question):
        program.thinking.failed.emit(judges.ticket, Trouble.DIED)

    assert len(side.branching.line.branch.moves) >= 1


def test_another_question_leaves_the_better_move_at_least(page, side, judges, program):
    ui_driver.click(page.points.cards[0].line)
    assert isinstance(judges.last, Question)
    asked = judges.ticket
    side.replay.reviewing.look_closer(page.graph.graph.turning_points[1].ply)
    program.thinking.overtaken.emit(asked)
    ui_driver.wait_for(lambda: side.branching.is_open, "the better move")

    assert len(side.branching.line.branch.moves) >= 1


def test_a_dialog_with_another_question_is_closed_before_the_line_comes(
    page, side, judges, program, qtbot
):
    ui_driver.click(page.points.cards[0].line)
    assert isinstance(judges.last, Question)
    dialog = QDialog(side.table.window())
    dialog.open()
    program.thinking.overtaken.emit(judges.ticket)
    qtbot.wait(20)
    assert not side.branching.is_open

    dialog.accept()

    ui_driver.wait_for(lambda: side.branching.is_open, "the better move")


def test_a_review_goes_on_after_the_line(window, session, side, judges, program):
    reviews = ReviewStore(program.store.folders.reviews)
    known = Found(made_up(session.match, 0.7))
    reviews.write(session.header.id, session.match, known)
    window.show_library()
    window.show_table(session)
    side.look_back()
    side.replay.review()
    row = side.replay_bar.review_row
    side.replay.go_to(row.mistakes[0].ply)
    ui_driver.click(row.line)
    assert not side.replay.reviewing.is_running
    assert [*go_on(judges)] or side.branching.is_open
    QTest.keyClick(side.table.view, Qt.Key.Key_Escape)
    side.branching.back()

    assert side.replay.reviewing.is_running
    side.replay.reviewing.stop()

    side.replay.go_to(row.mistakes[1].ply)
    ui_driver.click(row.line)
    assert isinstance(judges.last, Question)
    asked = judges.ticket
    side.replay.review()  # begun while the line is computed
    program.thinking.overtaken.emit(asked)
    ui_driver.wait_for(lambda: side.branching.is_open, "the better move")
    assert not side.replay.reviewing.is_running
    side.branching.back()

    assert side.replay.reviewing.is_running
    side.replay.reviewing.stop()

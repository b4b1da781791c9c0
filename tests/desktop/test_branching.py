"""Branches at the table: tried at a moment of a finished game, listed, opened, left and deleted."""

from collections import deque

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLineEdit

from burgundy_desktop.core import branches
from burgundy_desktop.core.branches import GAME, UNDONE, WHAT_IF, begun
from burgundy_desktop.desktop.branches import line
from burgundy_desktop.desktop.monkey.looking import Broken, look_at_save
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import PERSON, replayed, whole_game
from burgundy_desktop.storage.cleanness import Spoiler, spoiler_of
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.fingers import open_menu
from tests.desktop.fitting import complaints

SEED = 4711
AT = 62
"""A ply at which Anna decides."""


@pytest.fixture
def side(window, store, a_game):
    """The whole game of two persons lies on the table."""
    like = whole_game("castles", 2, SEED)
    session = a_game(seats=(PERSON, BLUE), seed=SEED)
    window.show_table(replayed(session, like, like.length))
    window.side.look_back()
    return window.side


@pytest.fixture
def tried(side):
    """Another move was tried at `AT`: the session of the game."""
    game = side.table.controller.session
    side.replay.go_to(AT)
    side.replay_bar.what_if.trigger()
    other_move(side.table.controller, game)
    return game


def other_move(controller, game):
    if controller.covered_for is not None:
        controller.uncover()
    match = controller.session.match
    played = game.match.steps[match.cursor + 1].move
    controller.submit(next(move for move in match.legal_moves() if move != played))


def undo_in_branch(controller):
    """Play a move of the branch, take it back, and play another one: that is a branch of it."""
    if controller.covered_for is not None:
        controller.uncover()
    first, other, *_ = controller.session.match.legal_moves()
    controller.submit(first)
    controller.undo()
    controller.submit(other)


@pytest.fixture
def log(window):
    return window.table.log


def ways(log):
    """The rows of other lines: the ply, how deep, and the words."""
    rows = [entry for entry in log.model.entries if entry.way is not None]
    return [(entry.ply, entry.way.depth, entry.line.text) for entry in rows]


def press(log, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(log.list, key, modifier)


@pytest.fixture
def at_the_row(window, log, qtbot):
    """Leads the keyboard to the next row of a branch, by the key for it."""

    def lead():
        window.activateWindow()
        window.actions_by_name["branches"].trigger()
        qtbot.waitUntil(log.list.hasFocus)

    return lead


def test_nothing_covers_the_branches_that_the_keyboard_is_led_to(side, tried, at_the_row):
    side.branching.back()
    side.ceremony.show_last()
    assert side.ceremony.is_shown
    at_the_row()
    assert not side.ceremony.is_shown

    side.review.show()
    assert side.review.is_shown
    at_the_row()
    assert not side.review.is_shown


def test_another_move_is_a_branch_and_the_game_stays_as_it_was(side, tried, store):
    like = whole_game("castles", 2, SEED)
    saved = store.open(tried.autosave.path)

    (branch,) = saved.branches
    assert (branch.kind, branch.ply, len(branch.moves)) == (WHAT_IF, AT, 1)
    assert saved.match.moves == tried.match.moves == like.moves
    assert side.way_back.isVisible()
    assert side.way_back.text.text() == "What if: the game stays as it was."
    assert spoiler_of(side.table.controller.session.header) is Spoiler.BRANCH


def test_the_review_of_a_branch_lies_beside_that_of_the_game(side, tried):
    (branch,) = tried.branches

    assert tried.review_id == tried.header.id
    assert side.branching.line.review_id == f"{tried.header.id}-{branch.id}"


def test_a_branch_grows_has_its_own_undo_and_is_as_long_after_opening_it_again(
    side, tried, store, log, at_the_row
):
    controller = side.table.controller
    for _ in range(2):
        if controller.covered_for is not None:
            controller.uncover()
        controller.submit(controller.session.match.legal_moves()[0])
    controller.undo()
    before = [step.move for step in controller.session.match.steps[1:]]
    side.branching.back()
    side.replay.to_end()
    at_the_row()
    press(log, Qt.Key.Key_Return)

    assert [step.move for step in controller.session.match.steps[1:]] == before
    assert len(store.open(tried.autosave.path).branches[0].moves) == 3


def test_what_is_undone_in_a_branch_is_a_branch_of_it(side, tried, store):
    undo_in_branch(side.table.controller)

    saved = store.open(tried.autosave.path)
    tried_line, undone = saved.branches
    assert (undone.kind, undone.parent, undone.ply) == (UNDONE, tried_line.id, AT + 1)
    assert saved.lost_branches == 0


@pytest.mark.parametrize("at", [AT, 20])
def test_another_try_costs_the_game_none_of_its_other_branches(side, tried, at):
    side.branching.back()
    (first,) = tried.branches
    late_moves, was = tried.match.up_to(120).legal_moves(), tried.match.steps[121].move
    another = next(move for move in late_moves if move != was)
    tried.branches, late = begun(tried.branches, GAME, 120, [another], WHAT_IF)
    session = line.opened(tried, first)
    played = [step.move for step in session.match.steps[1:]]
    known = {played[at], tried.match.steps[at + 1].move}
    session.match.go_to(at)
    session.match.play(next(move for move in session.match.legal_moves() if move not in known))

    session.keep_undone(at, played[at:])
    session.write_down()

    now, kept, was = tried.branches
    assert kept == late
    assert (now.id, now.ply, len(now.moves)) == (first.id, at, 1)
    assert (was.parent, was.ply, was.moves) == (GAME, AT, first.moves)


def test_back_to_the_game_leads_to_where_the_branch_left_it(side, tried):
    ui_driver.click(side.way_back.back)

    assert side.table.controller.session is tried
    assert (side.replay.is_open, side.replay.ply) == (True, AT)
    assert not side.way_back.isVisible()


def test_escape_leads_back_too(side, tried, window):
    window.table.take_keyboard()
    QTest.keyClick(window.table.view, Qt.Key.Key_Escape)
    QTest.keyClick(window.table.view, Qt.Key.Key_Escape)

    assert side.branching.line is None


def test_a_branch_without_a_move_is_not_kept(side, store):
    game = side.table.controller.session
    side.replay.go_to(AT)
    side.branching.try_here()
    side.branching.back()

    assert store.open(game.autosave.path).branches == ()


def test_a_click_on_a_past_moment_tries_a_move_there(side, qtbot):
    controller = side.table.controller
    side.replay.go_to(AT)
    legal = controller.game.legal_moves(controller.session.match.steps[AT].state)

    controller.click(legal[0].targets[0])
    qtbot.waitUntil(lambda: side.branching.line is not None)

    assert controller.session.match.cursor == AT


def test_the_log_has_a_row_for_each_branch_where_it_leaves(side, tried, log):
    side.branching.back()
    side.replay.to_end()
    rows = log.model.entries

    ((ply, depth, said),) = ways(log)
    assert (ply, depth) == (AT, 1)
    assert said.startswith("What if · 1 move · ")
    assert "Anna " in said
    assert "Blue " in said
    place = next(row for row, entry in enumerate(rows) if entry.way is not None)
    assert rows[place - 1].ply <= AT < rows[place + 1].ply


def test_in_a_branch_the_game_is_a_row_and_leads_back(side, tried, log):
    ((ply, depth, said),) = ways(log)
    assert (ply, depth) == (AT, 1)
    assert said.startswith("The game · to the end · Anna 174, Blue 163")

    log.way_chosen.emit(next(entry.way for entry in log.model.entries if entry.way))

    assert side.table.controller.session is tried


def test_in_a_row_an_automaton_is_called_as_at_the_table(at_its_end, speak, log):
    side = at_its_end("castles_cards", (PERSON,)).side
    speak("hu")
    side.look_back()
    side.replay.go_to(1)
    side.replay_bar.what_if.trigger()
    other_move(side.table.controller, side.branching.game)

    ((_, _, said),) = ways(log)
    assert "Ubul 7" in said


def test_a_branch_of_a_branch_lies_further_in(side, tried, log):
    undo_in_branch(side.table.controller)
    assert [(ply, depth) for ply, depth, _ in ways(log)] == [(AT, 1), (AT + 1, 1)]

    side.branching.back()
    side.replay.to_end()
    assert [(ply, depth) for ply, depth, _ in ways(log)] == [(AT, 1), (AT, 2)]

    log.way_chosen.emit([entry.way for entry in log.model.entries if entry.way][1])
    assert [(ply, depth) for ply, depth, _ in ways(log)] == [(AT, 1), (AT + 1, 1)]
    assert ways(log)[0][2].startswith("The game")
    assert ways(log)[1][2].startswith("What if")


def test_the_menu_of_a_branch_opens_by_its_key(side, tried, window, at_the_row):
    side.branching.back()
    at_the_row()
    found: list[str] = []

    open_menu(window, lambda menu: found.extend(action.text() for action in menu.actions()))

    assert "Keep only the game" in found


def test_the_arrows_go_along_a_branch_and_the_keyboard_stays(side, tried, log, at_the_row):
    side.branching.back()
    side.replay.to_end()
    at_the_row()

    press(log, Qt.Key.Key_Right)
    assert side.branching.line is not None
    assert side.replay.ply == AT + 1
    press(log, Qt.Key.Key_Left)
    assert side.replay.ply == AT
    press(log, Qt.Key.Key_Right)
    assert side.replay.ply == AT + 1
    assert log.list.hasFocus()


def test_a_branch_gets_a_name_is_deleted_and_comes_back(side, tried, store, log, at_the_row):
    side.branching.back()
    side.replay.to_end()

    def name_it(box):
        box.findChild(QLineEdit).setText("With the boarding house")
        box.accept()

    at_the_row()
    with ui_driver.meanwhile(QInputDialog, lambda box: box.accept()):
        press(log, Qt.Key.Key_F2)
    assert store.open(tried.autosave.path).branches[0].name == ""
    with ui_driver.meanwhile(QInputDialog, name_it):
        press(log, Qt.Key.Key_F2)
    assert ways(log)[0][2].startswith("With the boarding house · ")
    assert store.open(tried.autosave.path).branches[0].name == "With the boarding house"

    log.list.setFocus()
    press(log, Qt.Key.Key_Delete)
    assert store.open(tried.autosave.path).branches == ()
    assert ways(log) == [(AT, 1, "1 branch deleted. Press here or Ctrl+Z to bring it back.")]
    press(log, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ways(log)[0][2].startswith("With the boarding house · ")
    assert len(store.open(tried.autosave.path).branches) == 1
    assert tried.match.is_over


def test_the_menu_of_a_row_keeps_only_the_game(side, tried, store, log):
    side.branching.back()
    side.replay.to_end()
    way = next(entry.way for entry in log.model.entries if entry.way)
    choices = {action.text(): action for action in side.in_log.menu_of(way).actions()}
    assert not choices["Bring back"].isEnabled()

    choices["Keep only the game"].trigger()
    assert store.open(tried.autosave.path).branches == ()
    deleted = next(entry.way for entry in log.model.entries if entry.way)
    choices = {action.text(): action for action in side.in_log.menu_of(deleted).actions()}
    assert not choices["Keep only the game"].isEnabled()
    log.way_chosen.emit(next(entry.way for entry in log.model.entries if entry.way))
    assert len(store.open(tried.autosave.path).branches) == 1


def test_a_branch_that_is_too_long_says_what_is_kept(side, tried, store, monkeypatch):
    monkeypatch.setattr(branches, "MOST_PLIES", 1)
    controller = side.table.controller
    assert "kept" not in side.way_back.text.text()
    if controller.covered_for is not None:
        controller.uncover()
    controller.submit(controller.session.match.legal_moves()[0])

    assert side.way_back.text.text().endswith("Only its first 400 moves are kept.")
    assert len(store.open(tried.autosave.path).branches[0].moves) == 1


def test_a_long_name_is_read_in_a_small_window_with_large_text(side, tried, program, grow):
    name = "Where Blue would have had to give up the last castle for it"
    tried.branches = (attrs.evolve(tried.branches[0], name=name),)
    side.branching.look_again()
    grow(QSize(1024, 700))
    program.preferences.change(text_size=150)
    QCoreApplication.processEvents()

    bar, lines = side.way_back, side.way_back.text.text().split("\n")
    assert " ".join(lines) == bar.text.toolTip() == f"{name}: the game stays as it was."
    wide = bar.text.fontMetrics().horizontalAdvance
    assert max(map(wide, lines)) <= bar.text.width()
    assert bar.minimumSizeHint().width() <= bar.width()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_both_bars_fit_in_a_small_window_with_large_text(side, tried, program, grow, language):
    grow(QSize(1024, 700))
    program.preferences.change(language=language, text_size=150)
    side.look_back()
    QCoreApplication.processEvents()

    for bar in (side.replay_bar, side.way_back):
        assert bar.isVisible()
        assert bar.minimumSizeHint().width() <= bar.width()
        assert list(complaints(bar)) == []


def test_mistakes_in_a_branch_are_no_exercises(side, tried, program, monkeypatch):
    kept = []
    monkeypatch.setattr(program.practice, "take_in", lambda *of: kept.append(of))
    reviewing = side.replay.reviewing
    for session, count in ((side.branching.line, 0), (tried, 1)):
        reviewing.begin(session)
        reviewing._unweighed.clear()
        reviewing._due.clear()
        reviewing._again = deque()
        reviewing._end()
        assert len(kept) == count


def test_the_line_on_the_table_cannot_be_deleted_under_it(side, tried, log):
    controller = side.table.controller
    if controller.covered_for is not None:
        controller.uncover()
    controller.submit(controller.session.match.legal_moves()[0])
    game_row = next(entry.way for entry in log.model.entries if entry.way)
    choices = {action.text(): action for action in side.in_log.menu_of(game_row).actions()}

    assert not choices["Delete"].isEnabled()
    assert not choices["Keep only the game"].isEnabled()


def test_an_undone_line_of_a_running_game_is_only_looked_at(window, a_game, log, at_the_row):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    controller, side = window.table.controller, window.side
    for _ in range(3):
        if controller.covered_for is not None:
            controller.uncover()
        controller.submit(controller.session.match.legal_moves()[0])
    first = controller.session.match.steps[3].move
    controller.undo()
    controller.submit(next(m for m in controller.session.match.legal_moves() if m != first))
    game = controller.session
    at_the_row()
    press(log, Qt.Key.Key_Return)

    if controller.covered_for is not None:
        controller.uncover()
    assert controller.session.match.length == 3
    assert not controller.may_choose
    assert not side.branching.may_try
    assert window.table.prompt_bar.text == "Here this branch was left."
    assert side.way_back.mapTo(window, QPoint(0, 0)).x() < 20
    assert side.replay_bar.mapTo(window, QPoint(0, 0)).x() < 20
    side.replay.close()
    assert not controller.position.legal
    side.branching.back()
    assert controller.session is game


def test_only_where_a_person_decided_and_after_the_end(side, window, store):
    side.replay.to_end()
    assert not side.replay_bar.play_on.isEnabled()
    side.replay.go_to(AT)
    assert side.replay_bar.what_if.isVisible()
    assert not side.replay_bar.branches.isEnabled()
    assert not window.actions_by_name["branches"].isEnabled()


class TestRandomClicks:
    """They look for a branch on the table in the save of its game."""

    def test_find_it_there(self, window, tried):
        look_at_save(window)

        window.table.controller.undo()
        look_at_save(window)

    def test_find_none_before_its_first_move(self, window, side):
        side.replay.go_to(AT)
        side.replay_bar.what_if.trigger()

        look_at_save(window)

    def test_tell_what_was_not_kept(self, window, tried):
        match = window.table.controller.session.match
        match.play(match.legal_moves()[0])
        window.table.controller.session.write_down()

        with pytest.raises(Broken, match="not that on the table"):
            look_at_save(window)

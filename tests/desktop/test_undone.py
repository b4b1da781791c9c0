"""Moves that were taken back stay as a branch when another move is played."""

import pytest

from burgundy_desktop.core.branches import UNDONE, line_of
from tests.desktop.conftest import ANNA, BLUE


def moves_of(controller):
    return [step.move for step in controller.session.match.steps[1:]]


def play_otherwise(controller):
    """Play a move that was not played here before, as whoever decides."""
    match = controller.session.match
    played = match.steps[match.cursor + 1].move
    controller.submit(next(move for move in match.legal_moves() if move != played))


@pytest.fixture
def undone(controller, a_game, play):
    """Plays six plies, takes two back and plays another move."""

    def undo_it(**fields):
        controller.open(a_game(seats=(ANNA, BLUE), **fields))
        play(6)
        before = moves_of(controller)
        controller.undo()
        controller.undo()
        play_otherwise(controller)
        return before

    return undo_it


def test_they_are_a_branch_after_loading_too(undone, controller, store):
    before = undone()

    session = store.open(controller.session.autosave.path)

    (branch,) = session.branches
    assert (branch.kind, branch.ply, branch.last) == (UNDONE, 4, 6)
    assert list(line_of(session.match, session.branches, branch).moves) == before
    assert session.match.length == 5


def test_a_strict_game_keeps_none(undone, controller):
    undone(strict=True)

    assert controller.session.match.length == 5
    assert controller.session.branches == ()


def test_the_same_move_again_is_no_other_line(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(6)
    before = moves_of(controller)
    controller.undo()
    controller.submit(before[5])

    assert controller.session.branches == ()


def test_undo_and_redo_of_the_game_stay_as_they_were(undone, controller):
    undone()
    now = moves_of(controller)

    controller.undo()
    assert controller.can_redo
    controller.redo()

    assert (moves_of(controller), controller.can_redo) == (now, False)
    assert len(controller.session.branches) == 1

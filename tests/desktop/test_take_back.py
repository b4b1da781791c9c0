"""How far a player may go back."""

import pytest

from burgundy_desktop.desktop.match.take_back import Barrier, TakeBack, Undoing, policy_for
from tests.desktop.conftest import ANNA, BLUE


def play_until(controller, play, condition):
    for _ in range(400):
        if condition(controller.session.match):
            return
        play(1)
    raise AssertionError("the position was never reached")


def rolled(match):
    """The move just played ended the round: new dice lie on the table."""
    return match.cursor > 0 and match.steps[match.cursor].reveals


def test_undo_leads_to_the_last_decision_of_a_person_over_the_opponents_moves(
    controller, play, a_game
):
    controller.open(a_game(seed=2))
    play_until(controller, play, lambda match: match.to_decide == 0)
    decided_at = controller.session.match.cursor
    play(1)
    play_until(
        controller, play, lambda match: match.to_decide == 0 and match.cursor > decided_at + 3
    )
    last = [
        ply
        for ply in range(controller.session.match.cursor)
        if controller.session.match.steps[ply + 1].seat == 0
    ][-1]

    controller.undo()

    assert controller.session.match.cursor == last
    assert controller.position.to_decide == 0


def test_redo_plays_the_same_again_with_the_opponents_moves_and_the_same_dice(
    controller, play, a_game
):
    controller.open(a_game(seed=2))
    play(20)
    play_until(controller, play, lambda match: match.to_decide == 0)
    before = controller.session.match.state.copy()
    ply = controller.session.match.cursor

    controller.undo()
    controller.redo()

    assert controller.session.match.cursor == ply
    assert controller.session.match.state == before


def test_another_move_after_undo_forgets_what_was_taken_back_but_keeps_the_dice(
    controller, play, a_game
):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(5)
    controller.undo()
    dice = controller.session.match.state.players[0].dice

    controller.submit(controller.position.legal[-1])

    assert not controller.can_redo
    assert controller.session.match.length == 5
    assert controller.session.match.steps[4].state.players[0].dice == dice


def test_before_the_first_decision_of_a_person_there_is_nothing_to_take_back(controller, a_game):
    controller.open(a_game(seats=(ANNA, BLUE)))

    assert controller.undoing.barrier is Barrier.START
    assert not controller.can_undo


@pytest.mark.parametrize(
    ("setting", "strict", "policy"),
    [
        (TakeBack.ALWAYS, False, TakeBack.ALWAYS),
        (TakeBack.ALWAYS, True, TakeBack.UNTIL_NEW),
        (TakeBack.UNTIL_NEW, True, TakeBack.UNTIL_NEW),
        (TakeBack.NEVER, False, TakeBack.NEVER),
        (TakeBack.NEVER, True, TakeBack.NEVER),
    ],
)
def test_a_strict_game_never_goes_past_something_new(setting, strict, policy):
    assert policy_for(setting, strict=strict) is policy


def test_in_a_strict_game_undo_stops_at_the_dice(controller, play, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE), strict=True))
    play_until(controller, play, rolled)

    with qtbot.waitSignal(controller.barred) as barred:
        controller.undo()

    assert barred.args == [Barrier.CHANCE]
    assert rolled(controller.session.match)


def test_in_a_casual_game_undo_goes_past_the_dice_and_the_log_keeps_the_place(
    controller, play, a_game
):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play_until(controller, play, rolled)
    ply = controller.session.match.cursor

    controller.undo()

    assert controller.session.match.cursor == ply - 1
    assert controller.session.taken_back == (ply - 1,)


def test_what_was_taken_back_is_known_after_loading(controller, play, a_game, store):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play_until(controller, play, rolled)
    ply = controller.session.match.cursor
    controller.undo()
    controller.undo()

    session = store.open(controller.session.autosave.path)

    aids = session.header.aids
    assert (aids.take_backs, aids.over_new, session.taken_back) == (2, 1, (ply - 1,))


def test_until_new_stops_at_another_players_move_too(controller, play, a_game):
    controller.open(a_game(seats=(ANNA, BLUE)))
    match = controller.session.match
    first = match.to_decide
    play_until(controller, play, lambda match: match.to_decide != first)

    def by_anybody(_):
        return True

    undoing = Undoing(match, by_anybody, TakeBack.UNTIL_NEW)
    assert undoing.barrier is Barrier.NONE
    play(1)
    assert undoing.barrier is Barrier.NONE  # their own last move


def test_the_setting_never_bars_every_undo(controller, play, a_game):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(3)
    controller.take_back = TakeBack.NEVER

    controller.undo()

    assert controller.session.match.cursor == 3

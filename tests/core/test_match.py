"""A match: its timeline, and the only method that plays moves."""

import pytest

from burgundy_desktop.core.errors import BadOptions, IllegalMove
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.options import Options
from tests.core.sticks import DieShown, Take, Taken


@pytest.fixture
def match(a_game):
    return Match(a_game, a_game.info.options_for(2), seed=1)


def test_a_match_begins_before_the_first_ply(match):
    assert match.cursor == match.length == 0
    assert match.moves == ()
    assert match.to_decide == 0
    assert match.state.sticks == 10
    assert match.steps[0].move is None


def test_a_move_makes_a_ply(match):
    step = match.play(Take(3))

    assert (step.seat, step.move, step.events) == (Seat(0), Take(3), (Taken(Seat(0), 3),))
    assert match.cursor == match.length == 1
    assert match.state.sticks == 7
    assert match.to_decide == 1
    assert not step.reveals


def test_going_back_and_forth_changes_no_state(match):
    match.play(Take(3))
    match.play(Take(2))
    states = [step.state for step in match.steps]

    match.go_to(Ply(0))
    assert match.state is states[0]
    assert match.moves == ()
    assert match.length == 2
    match.go_to(Ply(2))

    assert match.state is states[2]
    assert match.moves == (Take(3), Take(2))


def test_playing_after_going_back_forgets_what_was_taken_back(match):
    for count in (3, 2, 1):
        match.play(Take(count))
    match.go_to(Ply(1))

    match.play(Take(1, "right"))

    assert match.moves == (Take(3), Take(1, "right"))
    assert match.length == 2
    assert match.state.sticks == 6


def test_a_branch_leaves_the_past_as_it_was(match):
    match.play(Take(3))
    before = match.state.copy()
    match.play(Take(2))
    match.go_to(Ply(1))

    match.play(Take(1))

    assert match.steps[1].state == before


@pytest.mark.parametrize("ply", [-1, 2])
def test_only_plies_that_exist_can_be_shown(match, ply):
    match.play(Take(1))

    with pytest.raises(IndexError, match=f"ply {ply} is not between 0 and 1"):
        match.go_to(ply)
    assert match.cursor == 1


@pytest.mark.parametrize("move", [Take(4), Take(0), Take(1, "middle"), None, "left"])
def test_an_illegal_move_changes_nothing(match, move):
    match.play(Take(3))
    match.play(Take(2))
    match.go_to(Ply(1))
    before = match.state.copy()

    with pytest.raises(IllegalMove, match="is not legal for seat 1 at ply 1; it has 6 moves"):
        match.play(move)

    assert match.state == before
    assert (match.cursor, match.length) == (1, 2)
    assert match.moves == (Take(3),)


def test_when_the_game_is_over_nothing_is_legal(match):
    for count in (3, 3, 3, 1):
        step = match.play(Take(count))

    assert match.is_over
    assert match.to_decide is None
    assert match.legal_moves() == ()
    assert step.reveals
    with pytest.raises(IllegalMove):
        match.play(Take(1))


def test_the_last_move_tells_its_points(match):
    for count in (3, 3, 3, 1):
        step = match.play(Take(count))

    pips = match.state.die
    assert step.events == (
        Taken(Seat(1), 1),
        DieShown(pips),
        PointsScored(Seat(1), pips, "last"),
    )
    assert match.score.total(Seat(1)) == pips
    assert match.score.winners == (1,)
    assert match.score.final


def test_a_seat_sees_through_its_window_only(match):
    assert match.state.die > 0
    assert match.observe(Seat(0)).die == 0


def test_the_same_seed_gives_the_same_match(a_game):
    options = a_game.info.options_for(3)

    states = [Match(a_game, options, seed).state for seed in (5, 5, 6)]

    assert states[0] == states[1]
    assert states[0].chance != states[2].chance


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(1, {"heap": "10"}), "sticks is for 2 to 3 seats, not 1"),
        (Options(4, {"heap": "10"}), "sticks is for 2 to 3 seats, not 4"),
        (Options(2, {}), r"sticks has the options \['heap'\]"),
        (Options(2, {"heap": "10", "cloth": "red"}), r"sticks has the options \['heap'\]"),
        (Options(2, {"heap": "5"}), r"sticks: heap is one of \('10', '4'\), not '5'"),
    ],
)
def test_options_that_the_game_does_not_offer_are_refused(a_game, options, message):
    with pytest.raises(BadOptions, match=message):
        Match(a_game, options, seed=0)


def test_options_left_out_have_their_usual_value(a_game):
    assert a_game.info.options_for(2).chosen == {"heap": "10"}
    assert a_game.info.options_for(2, heap="4").chosen == {"heap": "4"}
    with pytest.raises(BadOptions):
        a_game.info.options_for(2, cloth="red")

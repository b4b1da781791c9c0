"""Branches: what leaves the line of a game, from where, and what becomes of it when lines go."""

import attrs
import pytest

from burgundy_desktop.core import branches as b
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.match import Match
from tests.core.sticks import Take

ONE, TWO, THREE = Take(1), Take(2), Take(3)


@pytest.fixture
def match(a_game):
    """Five plies of one stick each."""
    match = Match(a_game, a_game.info.options_for(2), seed=1)
    for _ in range(5):
        match.play(ONE)
    return match


def test_a_match_up_to_a_ply_goes_its_own_way(match):
    later = match.up_to(3)
    later.play(TWO)

    assert (later.length, later.cursor, match.length) == (4, 4, 5)
    assert later.steps[3] is match.steps[3]
    assert match.steps[4].move == ONE
    with pytest.raises(IndexError):
        match.up_to(6)


def test_what_is_undone_becomes_a_branch_and_can_be_played_again(match):
    kept = b.undone((), 3, [TWO, ONE])

    (branch,) = kept
    assert (branch.id, branch.parent, branch.ply, branch.last) == (1, b.GAME, 3, 5)
    assert branch.kind == b.UNDONE
    assert b.line_of(match, kept, branch).moves == (ONE, ONE, ONE, TWO, ONE)


def test_a_branch_that_left_the_dropped_line_leaves_it_still(match):
    first = b.undone((), 4, [TWO])  # left the game at 4
    kept = b.undone(first, 2, [ONE, ONE, ONE])  # and now 3 to 5 of the game are dropped
    game = match.up_to(2)
    game.play(THREE)

    older, newer = kept
    assert (older.parent, newer.parent) == (newer.id, b.GAME)
    assert b.line_of(game, kept, older).moves == (ONE, ONE, ONE, ONE, TWO)


def test_a_deleted_branch_leaves_its_moves_to_those_that_left_it(match):
    kept, parent = b.begun((), b.GAME, 2, [TWO, ONE, ONE], b.WHAT_IF)
    kept, child = b.begun(kept, parent.id, 4, [THREE], b.WHAT_IF)
    kept, early = b.begun(kept, parent.id, 2, [THREE], b.WHAT_IF)
    lines = [b.line_of(match, kept, one).moves for one in (child, early)]

    left = b.without(kept, parent.id)

    assert [one.parent for one in left] == [b.GAME, b.GAME]
    assert [b.line_of(match, left, one).moves for one in left] == lines


def test_what_the_game_has_played_the_same_way_is_no_branch(match):
    kept = b.undone((), 3, [ONE, TWO])
    kept = b.undone(kept, 4, [ONE])
    kept = b.undone(kept, 4, [THREE])
    kept = b.undone(kept, 4, [THREE])

    left = b.trimmed(kept, match.moves)

    assert [(one.ply, one.moves) for one in left] == [(4, (TWO,)), (4, (THREE,))]


def test_of_too_many_the_oldest_undone_one_without_a_name_goes_first():
    kept: b.Branches = ()
    for number in range(b.MOST):
        kind = b.WHAT_IF if number < 2 else b.UNDONE
        kept, _ = b.begun(kept, b.GAME, number, [ONE], kind)
    kept = b.replaced(kept, attrs.evolve(kept[2], name="dear"))

    kept, added = b.begun(kept, b.GAME, 90, [TWO], b.WHAT_IF)

    assert len(kept) == b.MOST
    assert [one.id for one in kept[:4]] == [1, 2, 3, 5]
    assert kept[-1] is added


@pytest.fixture
def full():
    """As many undone lines as are kept: the first left the game, the second left the first."""
    oldest = b.Branch(1, b.GAME, 1, (TWO, ONE, ONE), b.UNDONE)
    second = b.Branch(2, 1, 2, (TWO, ONE), b.UNDONE)
    rest = (b.Branch(number, b.GAME, 5, (ONE,), b.UNDONE) for number in range(3, b.MOST + 1))
    return (oldest, second, *rest)


@pytest.mark.parametrize("left", [1, 2])
def test_what_leaves_the_oldest_branch_keeps_it_and_those_that_it_left(match, full, left):
    kept, added = b.begun(full, left, 3, [THREE], b.WHAT_IF)

    assert len(kept) == b.MOST
    assert kept[:left] == full[:left]
    assert b.line_of(match, kept, added).length == 4


def test_a_branch_has_only_so_many_plies():
    _, branch = b.begun((), b.GAME, 0, [ONE] * 500, b.WHAT_IF)

    assert len(branch.moves) == b.MOST_PLIES


@pytest.mark.parametrize(
    "bad",
    [
        b.Branch(2, 9, 1, (ONE,), b.WHAT_IF),
        b.Branch(2, b.GAME, 6, (ONE,), b.WHAT_IF),
        b.Branch(2, b.GAME, -1, (ONE,), b.WHAT_IF),
        b.Branch(2, b.GAME, 3, (Take(4),), b.WHAT_IF),
        b.Branch(2, 2, 3, (ONE,), b.WHAT_IF),
    ],
)
def test_a_branch_that_does_not_fit_is_left_out_with_those_that_left_it(match, bad):
    good = b.Branch(1, b.GAME, 4, (TWO,), b.UNDONE)
    child = b.Branch(3, 2, 4, (ONE,), b.WHAT_IF)

    assert b.fitting(match, (good, bad, child)) == (good,)
    with pytest.raises((IllegalMove, IndexError, KeyError)):
        b.line_of(match, (good, bad), bad)

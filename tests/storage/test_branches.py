"""Branches are saved with their game; a bad one is left out and told, and the game opens."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core import branches as b
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.opening import open_game
from burgundy_desktop.storage.recording import record
from burgundy_desktop.storage.save_game import SavedBranch, from_bytes, to_bytes
from tests.storage.played import NOW, a_header, a_match


@pytest.fixture
def save():
    """Twenty plies, and ten others that leave the game after ten."""
    match, other = a_match(plies=20), a_match(plies=30)
    kept = b.undone((), 20, [step.move for step in other.steps[21:]])
    kept = b.replaced(kept, attrs.evolve(kept[0], name="Őrs's way"))
    return record(match, a_header(match), moment="", now=NOW, branches=kept)


def test_a_branch_is_the_same_after_a_save(save):
    found = open_game(from_bytes(to_bytes(save)), games.load)

    (branch,) = found.branches
    assert (branch.name, branch.kind, branch.ply) == ("Őrs's way", b.UNDONE, 20)
    assert b.line_of(found.match, found.branches, branch).steps == a_match(plies=30).steps
    assert (found.match.length, found.lost_branches) == (20, 0)


@pytest.mark.parametrize(
    "changes",
    [
        {"parent": 7},
        {"ply": 21},
        {"ply": -3},
        {"moves": (["TakeTile", 0, 9999],)},
        {"moves": (["StealTile", 0],)},
        {"id": 0},
    ],
)
def test_a_branch_that_does_not_fit_is_left_out_and_told_and_the_game_opens(save, changes):
    bad = attrs.evolve(save.lines[0], **{"id": 2} | changes)

    found = open_game(attrs.evolve(save, lines=(*save.lines, bad)), games.load)

    assert [branch.id for branch in found.branches] == [1]
    assert found.lost_branches == 1
    assert found.match.length == 20


@pytest.mark.parametrize(
    "lines",
    [
        [SavedBranch(number, 0, 0, (), b.UNDONE, "") for number in range(1, b.MOST + 2)],
        [SavedBranch(1, 0, 0, (["EndTurn"],) * (b.MOST_PLIES + 1), b.UNDONE, "")],
    ],
)
def test_more_than_there_can_be_is_no_saved_game(save, lines):
    with pytest.raises(BadSave):
        from_bytes(to_bytes(attrs.evolve(save, lines=tuple(lines))))

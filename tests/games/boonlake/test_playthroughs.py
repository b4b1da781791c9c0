"""Whole games as text, compared line by line.

After a wanted change of the rules run `python -m tests.games.boonlake.record`, and read the
difference.
"""

import pytest

from burgundy_desktop.games.boonlake.events import EVENT_TYPES
from burgundy_desktop.games.boonlake.moves import MOVE_TYPES
from tests.games.boonlake.record import FOLDER, GAMES, RECORDER
from tests.games.recording import assert_goes_the_same_way, kinds_not_shown

RARE = {
    "AdvanceTrack",
    "ResetLever",
    "LeverReset",
    "NoRegionLeft",
    "PileReshuffled",
    "UseTileLever",
}
"""What a recorded game need not show: other chapters do."""


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_the_same_way(name):
    assert_goes_the_same_way(RECORDER, FOLDER / f"{name}.txt")


def test_the_folder_holds_the_recorded_games_and_nothing_else():
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in GAMES}


def test_the_recorded_games_show_every_kind_of_move_and_event():
    assert kinds_not_shown(FOLDER, (*MOVE_TYPES, *EVENT_TYPES)) <= RARE

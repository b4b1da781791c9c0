"""Whole games as text, compared line by line.

After a wanted change of the rules: `python -m tests.games.pillars.record`, and read the
difference.
"""

import pytest

from burgundy_desktop.games.pillars.events import EVENT_TYPES
from burgundy_desktop.games.pillars.moves import MOVE_TYPES
from tests.games.pillars.record import FOLDER, GAMES, RECORDER


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_the_same_way(name):
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()

    again = RECORDER.replayed(lines)
    for number, (wanted, found) in enumerate(zip(lines, again, strict=True), start=1):
        assert found == wanted, f"{name}.txt, line {number}"


def test_the_folder_holds_the_recorded_games_and_nothing_else():
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in GAMES}


def test_the_recorded_games_show_every_kind_of_move_and_event():
    text = "\n".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES)

    shown = {word for word in text.replace("|", " ").replace(";", " ").split() if word[0].isupper()}
    assert {kind.__name__ for kind in (*MOVE_TYPES, *EVENT_TYPES)} <= shown


def test_the_recorded_games_have_what_is_rare():
    text = "\n".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES)

    for rare in ("PrivilegeReturned", " ownerless ", "PointsScored #", " king ", " painter -1"):
        assert rare in text, rare

"""Three whole games as text, compared line by line.

After a wanted change of the rules: `python -m tests.games.castles.record`, and read the difference.
"""

import pytest

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles.events import EVENT_TYPES
from burgundy_desktop.games.castles.moves import MOVE_TYPES
from tests.games.castles.record import EVENT_WORDS, FOLDER, GAMES, MOVE_WORDS, replayed


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_the_same_way(name):
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()

    for number, (wanted, found) in enumerate(zip(lines, replayed(lines), strict=True), start=1):
        assert found == wanted, f"{name}.txt, line {number}"


def test_the_folder_holds_the_recorded_games_and_nothing_else():
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in GAMES}


def test_the_recorded_games_show_every_kind_of_move():
    text = "\n".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES)

    for shown in ("| end turn |", "| decline |", "| discard ", "| keep ", "| buy ", "| load from "):
        assert shown in text
    for shown in ("extra action", "bonus tile", "without effect", "all estates are shown"):
        assert shown in text


def test_every_move_and_event_has_words():
    events: set[type[Event]] = set(EVENT_TYPES)

    assert set(MOVE_WORDS) == set(MOVE_TYPES)
    assert set(EVENT_WORDS) == events

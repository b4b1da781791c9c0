"""Games saved under earlier rules of Boonlake open at their saved position."""

from pathlib import Path

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.games.boonlake.game import INFO
from burgundy_desktop.storage.opening import load
from burgundy_desktop.storage.save_game import read

FOLDER = Path(__file__).parent / "saves"


def test_there_is_a_file_of_each_earlier_version_of_the_rules():
    files = {f"rules_{version}.burgundy" for version in range(1, INFO.rules_version)}

    assert {path.name for path in FOLDER.iterdir()} == files


@pytest.mark.parametrize("version", range(1, INFO.rules_version))
def test_it_opens_at_its_position_and_is_played_to_its_end(version):
    path = FOLDER / f"rules_{version}.burgundy"
    header = read(path).header
    assert header.rules_version == version

    found = load(path, games.load)

    assert found.lost_history is not None
    assert (found.lost_history.code, found.lost_history.values) == (
        "other_rules",
        {"found": version, "known": INFO.rules_version},
    )
    match, chance = found.match, Chance.from_seed(version)
    assert (match.length, match.game.info.id, header.cursor > 100) == (0, "boonlake", True)
    while not match.is_over:
        legal = match.legal_moves()
        match.play(legal[chance.below(len(legal))])

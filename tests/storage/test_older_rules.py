"""Games that were saved by earlier versions of a game's rules."""

from pathlib import Path

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.games.castles_cards.moves import EXTRA, take_silver
from burgundy_desktop.storage.opening import load, saved_position
from burgundy_desktop.storage.save_game import read

CARDS_RULES_1 = Path(__file__).parent / "files" / "castles_cards_rules_1.burgundy"
"""Written by rules 1: the player to decide at the cursor can only take silver."""


def test_a_card_game_by_rules_1_opens_at_its_position_and_goes_on():
    header = read(CARDS_RULES_1).header
    assert (header.rules_version, header.cursor, header.plies) == (1, 87, 94)

    found = load(CARDS_RULES_1, games.load)

    assert found.lost_history is not None
    assert found.lost_history.code == "other_rules"
    assert found.lost_history.values == {"found": 1, "known": 2}
    match = found.match
    assert (match.length, match.from_setup) == (0, False)
    assert (match.state.round, match.state.turn) == (2, 5)

    asked = match.state.seat
    assert match.legal_moves() == [take_silver(EXTRA)], "rules 1 asked"
    silver = match.state.players[asked].silver
    match.play(take_silver(EXTRA))
    assert match.state.players[asked].silver == silver + 1
    choices = Chance.from_seed(3)
    while not match.is_over:
        legal = match.legal_moves()
        match.play(legal[choices.below(len(legal))])
    assert match.score.final


def test_the_library_shows_what_rules_1_said_of_it():
    save = read(CARDS_RULES_1)

    assert save.header.moment == "Round C, turn 6"
    with pytest.raises(BadSave, match="rules 1"):
        saved_position(save, games.load)

"""The content of the players' cards beside the table."""

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.board.holdings import holdings
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_OF
from tests.games.boonlake.tables_to_look_at import a_match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_player_has_five_things_above_and_seven_below(players):
    observation = a_match(players).observe(Seat(0))

    for seat in range(players):
        rows = [thing.row for thing in holdings(observation, Seat(seat))]
        assert rows == [0] * 5 + [1] * 7


def test_resources_are_those_of_the_sites_and_of_the_canoes():
    """Sites are listed in the order of the canal: wood, clay, stone, iron."""
    match = a_match(2)
    player = match.state.players[0]
    player.production = 0b01_00_10_00  # words.RESOURCES: the second has level 2, the fourth 1
    player.canoes = PAIR_OF[0, 1]

    resources = holdings(match.observe(Seat(0)), Seat(0))[-4:]

    levels = [0, 2, 0, 1]
    assert [thing.count for thing in resources] == [
        level + (section < 2) for section, level in enumerate(levels)
    ]
    assert resources[1].sprite.endswith("_2")
    assert resources[3].sprite.endswith("_1")
    assert "production" not in resources[2].sprite


def test_every_thing_has_a_name_of_its_own():
    names = [thing.name for thing in holdings(a_match(2).observe(Seat(0)), Seat(0))]

    assert all(names)
    assert len(set(names)) == len(names)

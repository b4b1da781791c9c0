"""What no position of the game has, a saved game from a stranger does not bring either."""

import pytest

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.possible import check
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.queries.rates import MOST_UNITS
from burgundy_desktop.games.pillars.tables.converters import ASSISTANT


def test_nobody_has_more_units_of_a_material_than_the_scoring_can_convert():
    state = Match(GAME, GAME.info.options_for(3), 1).state.copy()
    player = state.players[0]

    player.stock = (MOST_UNITS, 0, 0, 0)
    check(state)
    player.stock = (MOST_UNITS + 1, 0, 0, 0)
    with pytest.raises(ValueError, match=f"stock.* {MOST_UNITS + 1}"):
        check(state)


def test_as_many_units_as_anybody_can_have_are_converted_by_the_assistant():
    best, *_ = plans((MOST_UNITS, 0, 0, 0), 1 << ASSISTANT, tom=False)

    assert (best.kept, len(best.conversions), best.points) == (0, MOST_UNITS, MOST_UNITS)

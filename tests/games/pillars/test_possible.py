"""What no position of the game has, a saved game from a stranger does not bring either."""

import pytest

from burgundy_desktop.core.match import Match
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.possible import check
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.queries.rates import MOST_KEPT, MOST_UNITS
from burgundy_desktop.games.pillars.state import steps
from burgundy_desktop.games.pillars.tables.converters import ASSISTANT


@pytest.mark.parametrize(
    ("step", "most"),
    [(steps.PLAY, MOST_KEPT), (steps.TOM, MOST_UNITS - 1), (steps.CONVERT, MOST_UNITS)],
)
def test_nobody_has_more_units_of_a_material_than_the_hand_has_brought_so_far(step, most):
    state = Match(GAME, GAME.info.options_for(3), 1).state.copy()
    state.pending[-1] = (step, state.pending[-1][1])
    player = state.players[0]

    player.stock = (most, 0, 0, 0)
    check(state)
    player.stock = (most + 1, 0, 0, 0)
    with pytest.raises(ValueError, match=f" {most + 1}"):
        check(state)


def test_as_many_units_as_anybody_can_have_are_converted_by_the_assistant():
    best, *_ = plans((MOST_UNITS, 0, 0, 0), 1 << ASSISTANT, tom=False)

    assert (best.kept, len(best.conversions), best.points) == (0, MOST_UNITS, MOST_UNITS)

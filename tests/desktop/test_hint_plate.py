"""The plate with a hint: asked for again it is there again, and put away it leaves nothing."""

import pytest

from burgundy_desktop.desktop import hands
from burgundy_desktop.games import load
from tests.desktop.conftest import ANNA, MARGOT


@pytest.fixture
def table(window, shelf):
    options = load("castles").info.options_for(2)
    window.show_table(shelf.begin("castles", options, (ANNA, MARGOT), seed=4711, strict=False))
    hands.wait_until_asked(window)
    return window.table


def hint(table):
    """What the opponents' process answers."""
    best = tuple((move, None) for move in table.controller.position.legal[:3])
    table.controller.asking.hint_ready.emit(best)


def test_a_hint_that_is_asked_for_again_stays_in_sight(table):
    hint(table)
    before = table.hint.size()

    hint(table)

    assert table.hint.isVisible()
    assert table.hint.size() == before
    assert not table.hint.visibleRegion().isEmpty()


def test_put_away_by_its_button_a_hint_leaves_everything_aglow(table):
    everything = table.scene.offers.offered
    hint(table)
    assert table.scene.offers.offered < everything

    hands.click(table.hint._close)

    assert table.hint.isHidden()
    assert table.scene.offers.offered == everything

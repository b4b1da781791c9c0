"""Three people at one screen with hands of cards, where each plays one card at a time."""

import pytest

from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import load
from burgundy_desktop.games.pillars.board.art import card_key
from burgundy_desktop.games.pillars.moves import PlayCard
from burgundy_desktop.games.pillars.tables.cards import cards_in
from tests.desktop.conftest import ANNA, BLUE, CARLA

GAME = "pillars"


@pytest.fixture
def table(window, store):
    seats = (ANNA, BLUE, CARLA)
    options = load(GAME).info.options_for(len(seats))
    window.show_table(store.begin(GAME, options, seats, seed=5, strict=False))
    return window.table


def own_hand(table, seat):
    state = table.controller.session.match.state
    return {card_key(card) for card in cards_in(state.players[seat].hand)}


def sit_down(table):
    if table.controller.covered_for is not None:
        ui_driver.click(table.cover.button)


def test_the_table_is_covered_when_another_one_plays(table):
    match, covered, before = table.controller.session.match, 0, None
    for _ in range(12):
        comes = match.to_decide
        assert (table.controller.covered_for is None) == (comes == before)
        if comes != before:
            covered += 1
            assert table.cover.isVisible()
            assert not own_hand(table, comes) & set(table.scene.shown)
            sit_down(table)

        assert own_hand(table, comes) <= set(table.scene.shown)
        for seat in {0, 1, 2} - {comes}:
            assert not own_hand(table, seat) & set(table.scene.shown)
        before = comes
        table.controller.submit(table.controller.position.legal[0])

    assert covered > 8


def test_a_hand_that_is_over_is_scored_without_covers(table):
    """All cards lie face up then, so no cover is needed."""
    sit_down(table)
    match = table.controller.session.match
    while isinstance(match.legal_moves()[0], PlayCard):
        table.controller.submit(table.controller.position.legal[0])
        sit_down(table)

    seats = set()
    while not isinstance(match.legal_moves()[0], PlayCard):
        assert table.controller.covered_for is None
        seats.add(match.to_decide)
        table.controller.submit(table.controller.position.legal[0])

    assert len(seats) > 1
    assert table.controller.covered_for == match.to_decide


def test_what_is_taken_back_under_the_cover_is_no_longer_told_beside_it(window, table):
    for _ in range(5):
        sit_down(table)
        table.controller.submit(table.controller.position.legal[0])

    for _ in range(3):
        window.actions_by_name["undo"].trigger()

        assert table.cover.isVisible()
        told = [entry.ply for entry in table.log.model.entries if entry.way is None]
        assert max(told) <= table.controller.session.match.cursor


def test_beside_the_cover_another_language_tells_no_move_that_was_not_seen(window, table):
    sit_down(table)
    table.controller.submit(table.controller.position.legal[0])
    assert table.cover.isVisible()
    told = len(table.log.model.entries)

    window.program.preferences.change(language="hu")
    window.program.app.processEvents()
    assert len(table.log.model.entries) == told

    sit_down(table)
    assert len(table.log.model.entries) > told


def test_the_ornaments_of_the_cover_leave_the_middle_to_the_words(window, table):
    window.resize(1024, 700)
    window.program.preferences.change(text_size=150)
    table.cover.name("Wittgenstein Mária")
    window.program.app.processEvents()

    assert table.cover.isVisible()
    words, aside = table.cover._text.geometry(), window.program.appearance.px(24)
    assert table.cover.ornament > 0
    assert words.top() > table.cover.ornament + aside
    assert words.bottom() < table.cover.height() - table.cover.ornament - aside

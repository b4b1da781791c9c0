"""The forecast on the players' cards."""

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import LADDER, SeatInfo
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load

GAME, SEED, PLIES = "castles", 4711, 60
APPRENTICE = SeatInfo("Clara", "apprentice")


@pytest.fixture
def begin(window, store):
    """Put a game on the table at a moment where the person decides."""
    whole = whole_game(GAME, 2, SEED)

    def begun(*, strict=False, plies=PLIES):
        people, options = (PERSON, OTHERS[0]), load(GAME).info.options_for(2)
        session = store.begin(GAME, options, people, seed=SEED, strict=strict)
        while plies < whole.length and whole.steps[plies + 1].seat != Seat(0):
            plies += 1
        window.show_table(replayed(session, whole, Ply(plies)))
        return session

    return begun


def shown(window):
    return [one.card.forecast for one in window.table.seats.cards]


def test_a_key_shows_the_forecast_until_the_next_move(begin, window):
    begin()
    action = window.actions_by_name["forecast"]
    assert shown(window) == [None, None]

    action.trigger()

    assert action.isChecked()
    own, other = shown(window)
    assert own[0] < own[1]
    assert other[0] < other[1]
    low, high = own
    assert f"{low}–{high} in 8 of 10 games" in window.table.seats.cards[0].accessibleName()

    controller = window.table.controller
    controller.submit(controller.position.legal[0])

    assert shown(window) == [None, None]
    assert not action.isChecked()


def test_a_game_of_an_earlier_ladder_is_forecast_with_the_levels_that_it_has(window, store):
    def forecast_on(ladder):
        options = load(GAME).info.options_for(2)
        session = store.begin(GAME, options, (PERSON, APPRENTICE), seed=SEED, strict=False)
        session.autosave.header = attrs.evolve(session.header, ladder=ladder)
        window.show_table(session)
        window.actions_by_name["forecast"].trigger()
        return shown(window)

    (me, now), (still_me, before) = forecast_on(LADDER), forecast_on(1)

    assert me == still_me
    assert sum(before) < sum(now), "he was softer"


def test_the_key_hides_it_again(begin, window):
    begin()
    window.actions_by_name["forecast"].trigger()
    window.actions_by_name["forecast"].trigger()

    assert shown(window) == [None, None]


def test_another_game_at_the_same_moment_has_none(begin, window):
    begin()
    window.actions_by_name["forecast"].trigger()
    assert shown(window) != [None, None]

    begin()

    assert shown(window) == [None, None]
    assert not window.actions_by_name["forecast"].isChecked()


def test_it_is_there_while_the_points_are_pressed(begin, window):
    begin()
    card = window.table.seats.cards[1]
    chosen: list[int] = []
    card.chosen.connect(chosen.append)
    middle = card.seal_box.center()

    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle)
    assert None not in shown(window)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=middle)

    assert shown(window) == [None, None]
    assert not chosen


def test_it_counts_as_a_hint_once_for_a_position(begin, window):
    session = begin()
    for _ in range(3):
        window.table.forecasting.toggle()
    assert session.header.aids.hints == 1


def test_a_strict_game_has_none_before_its_end(begin, window):
    session = begin(strict=True)
    window.table.forecasting.show()
    assert not window.actions_by_name["forecast"].isEnabled()
    assert shown(window) == [None, None]
    assert not session.header.aids.hints


def test_a_finished_game_has_one_at_each_moment_and_counts_nothing(begin, window):
    session = begin(strict=True, plies=10_000)
    window.side.look_back()
    window.side.replay.go_to(20)
    window.table.forecasting.show()

    assert None not in shown(window)
    assert not session.header.aids.hints
    window.side.replay.go_to(21)
    assert shown(window) == [None, None]


def test_the_library_has_no_key_for_it(begin, window):
    begin()
    assert window.actions_by_name["forecast"].isEnabled()

    window.show_library()

    assert not window.actions_by_name["forecast"].isEnabled()
    assert not window.actions_by_name["odds"].isEnabled()

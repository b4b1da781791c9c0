"""At the end of a phase mines pay together, the next phase is called out, new tiles drop."""

import attrs
import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.hearing import announcements
from burgundy_desktop.boardkit.pieces import Entrance
from burgundy_desktop.boardkit.playing import parts
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board import BOARD
from burgundy_desktop.sound.names import Sound
from tests.games.animation import milliseconds, set_off
from tests.games.castles.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen


@pytest.fixture(scope="module")
def phase_end():
    """The positions before and after the move that ends a phase in which a mine pays."""
    for seed in range(1, 20):
        match = a_match(2, seed)
        before = seen(match, 0)
        for step in play_by_chance(match, 120, seed):
            position = seen(match, 0, events=step.events)
            if any(is_paid(event) for event in step.events):
                return before, position
            before = seen(match, 0)
    raise AssertionError("no mine pays")


def is_paid(event):
    return isinstance(event, happened.SilverGained) and event.reason == "mine"


def steps_of(table, phase_end, wanted):
    before, after = phase_end
    table.show_position(before)
    table.show_position(after)
    return list(table.animation_steps([event for event in after.events if wanted(event)]))


def test_all_mines_pay_at_once(phase_end):
    _, after = phase_end
    paid = [
        part for part in parts(after.events, BOARD.seen, BOARD.gathers) if any(map(is_paid, part))
    ]

    assert len(paid) == 1


def test_mines_blink_before_they_pay(table, phase_end):
    blink, pay = steps_of(table, phase_end, is_paid)

    assert blink.signs
    assert len(pay.flights) == len(blink.signs)
    assert any(key.startswith("silver/") for key in pay.keys)
    assert Sound.COIN in pay.sounds


def test_the_next_phase_is_called_out_and_read_aloud(table, phase_end, qtbot):
    before, after = phase_end
    steps = steps_of(table, phase_end, lambda event: isinstance(event, happened.PhaseStarted))

    assert steps[0].signs
    assert (steps[0].sounds, steps[-1].sounds) == ((Sound.BELL,), (Sound.SHUFFLE,))
    assert all(step.is_ceremony for step in steps)
    table.set_pace(Pace.NORMAL, False)
    table.show_position(before)
    with qtbot.waitSignal(table.captioned, timeout=0) as said:
        set_off(table, after)
        table.skip()
    assert said.args == ["Phase B"]


def test_old_tiles_sink_and_new_ones_drop_clockwise(table, phase_end):
    *_, sinking, dropping = steps_of(
        table, phase_end, lambda event: isinstance(event, happened.PhaseStarted)
    )
    depots = table.table.depots

    clockwise = [f"tile/{tile}" for depot in (1, 2, 3, 4, 5, 6, 0) for tile in depots[depot]]
    assert [key for key in dropping.keys if key.startswith("tile/")] == clockwise
    assert not set(sinking.keys) & set(dropping.keys)
    assert sinking.enters is dropping.enters is Entrance.DROPS


def test_the_first_phase_is_not_called_out(table):
    match = a_match(2)
    table.show_position(seen(match, 0))

    steps = list(table.animation_steps([happened.PhaseStarted(0)]))

    assert not any(step.signs for step in steps)
    assert [step.sounds for step in steps] == [(Sound.SHUFFLE,)]
    assert not list(announcements([happened.PhaseStarted(0)], table.announced))


def test_with_reduced_motion_it_is_read_aloud_all_the_same(table, phase_end, qtbot):
    before, after = phase_end
    table.set_pace(Pace.NORMAL, True)
    table.show_position(before)
    with qtbot.waitSignal(table.captioned, timeout=0) as said:
        set_off(table, after)
        table.skip()
    assert said.args == ["Phase B"]
    assert not table._pieces.items.signs


def test_it_takes_at_most_four_seconds_with_the_throw(table, phase_end):
    before, after = phase_end
    kinds = (happened.PhaseEnded, happened.PhaseStarted, happened.DiceRolled)
    ceremony = [event for event in after.events if isinstance(event, kinds) or is_paid(event)]
    table.show_position(before)
    table.show_position(attrs.evolve(before, events=()))

    took = sum(milliseconds_from(table, before, after, [event]) for event in ceremony)

    assert 2000 < took <= 4000


def milliseconds_from(table, before, after, events):
    table.show_position(before)
    table.position = after
    table.prepare(before)
    return milliseconds(table, events)

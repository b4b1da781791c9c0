"""What is told of a moment is read aloud as it is shown; of what is skipped it is at once."""

import pytest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.clock import FRAME_MS
from tests.boardkit.small_table import Pushed, Rolled, Setting, a_position

SQUARES = [1, 3, 2]
ALL = [f"Square {square}" for square in SQUARES]
LONG_MS = 10_000


@pytest.fixture
def table(small_table):
    small_table.announced = {Pushed: lambda event: f"Square {event.square}", Rolled: lambda _: ""}
    small_table.clock = small_table.turn_by_hand()
    small_table.told = []
    small_table.captioned.connect(small_table.told.append)
    return small_table


def pushed(square, ply=1):
    return a_position(Setting(stone=square), events=[Rolled(), Pushed(square)], ply=ply)


def show(table, **how):
    *before, last = map(pushed, SQUARES)
    table.show_position(last, on_the_way=before, **how)


def test_each_thing_is_read_as_it_is_shown(table):
    show(table, animate=True)
    heard = [list(table.told)]
    while table.is_animating:
        table.clock.turn(LONG_MS)
        heard += [list(table.told)] if table.told != heard[-1] else []

    assert heard == [ALL[:1], ALL[:2], ALL]


def test_what_waits_for_its_frame_is_read_in_that_frame(table):
    show(table, animate=True, waits=True)
    assert not table.told

    table.clock.turn(FRAME_MS)
    assert table.told == ALL[:1]


@pytest.mark.parametrize("frames", range(0, 100, 12))
def test_the_rest_of_what_is_skipped_is_read_at_once_and_nothing_twice(table, frames):
    show(table, animate=True, waits=True)
    for _ in range(frames):
        table.clock.turn(FRAME_MS)
    table.skip()

    assert table.told == ALL
    table.read_aloud()
    assert table.told == ALL


@pytest.mark.parametrize("how", [{}, {"animate": True}])
def test_where_nothing_moves_all_is_read_after_the_caption(table, how):
    table.set_pace(Pace.INSTANT, reduced_motion=False)
    show(table, **how)
    table.caption("Anna pushes")
    table.read_aloud()

    assert table.told == ["Anna pushes", *ALL]


def test_what_another_move_cuts_short_is_read_before_it(table):
    show(table, animate=True)
    table.show_position(pushed(0, ply=2), animate=True)
    table.skip()

    assert table.told == [*ALL, "Square 0"]


def test_of_what_is_taken_back_no_more_is_read(table):
    show(table, animate=True)
    table.show_position(a_position(ply=0))

    assert table.told == ALL[:1]

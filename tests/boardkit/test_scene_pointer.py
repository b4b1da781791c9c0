"""A scene tells which target the pointer rests on."""

import pytest

from burgundy_desktop.boardkit.hover import HOVER_MS
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import target
from tests.boardkit.small_table import SQUARES, Pushed, Setting, a_position, middle


def test_resting_on_a_target_and_leaving_it_are_told_after_a_moment(small_table, qtbot):
    with qtbot.waitSignal(small_table.target_hovered) as told:
        small_table.hover_at(middle(small_table, SQUARES[1]))
    assert told.args == [SQUARES[1], small_table.place_of(SQUARES[1])]

    with qtbot.waitSignal(small_table.target_hovered) as told:
        small_table.hover_at(None)
    assert told.args == [None, None]


def test_a_table_that_is_dragged_leaves_it_at_once(small_table, qtbot):
    with qtbot.waitSignal(small_table.target_hovered):
        small_table.hover_at(middle(small_table, SQUARES[1]))

    with qtbot.waitSignal(small_table.target_hovered, timeout=0) as told:
        small_table.forget_pointer()
    assert told.args == [None, None]


def test_passing_over_a_target_tells_nothing(small_table, qtbot):
    with qtbot.assertNotEmitted(small_table.target_hovered, wait=320):
        small_table.hover_at(middle(small_table, SQUARES[1]))
        small_table.hover_at(None)


def test_nothing_is_told_of_what_lies_under_the_mouse_while_something_moves(small_table, qtbot):
    told = []
    small_table.target_hovered.connect(lambda target, _: told.append(target))
    small_table.hover_at(middle(small_table, SQUARES[1]))
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    small_table.hover_at(middle(small_table, SQUARES[2]))

    moved = []
    small_table.animation_finished.connect(lambda: moved.extend(told))
    qtbot.waitUntil(lambda: told[-1:] == [SQUARES[2]])

    assert not small_table.is_animating
    assert set(moved) <= {None}


@pytest.mark.parametrize("offered", [True, False])
def test_what_comes_to_lie_under_a_resting_mouse_speaks_only_if_it_may_be_chosen(
    small_table, qtbot, offered
):
    small_table.hover_at(middle(small_table, SQUARES[1]))
    qtbot.wait(HOVER_MS + 50)
    told = []
    small_table.target_hovered.connect(lambda target, _: told.append(target))
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    small_table.offer(frozenset({SQUARES[1]} if offered else ()))

    qtbot.waitUntil(lambda: not small_table.is_animating)
    qtbot.wait(HOVER_MS + 50)

    assert (SQUARES[1] in told) == offered


def test_what_is_opened_takes_the_tip_away(small_table, qtbot):
    told = []
    small_table.target_hovered.connect(lambda hovered, _: told.append(hovered))
    small_table.hover_at(middle(small_table, SQUARES[1]))
    qtbot.waitUntil(lambda: told == [SQUARES[1]])

    small_table.open(target(SEAT, 1))

    assert told == [SQUARES[1], None]

"""What the pointer rests on: told after a moment, and left after a shorter one."""

import pytest

from burgundy_desktop.boardkit.hover import HOVER_MS, LEAVES_MS, Hover
from burgundy_desktop.core.ids import Target, target

DIE, TILE = target("die"), target("tile")


@pytest.fixture
def hover(qapp):

    return Hover(qapp)


@pytest.fixture
def told(hover):
    """What was reported, in order."""
    reported: list[Target | None] = []
    hover.rested.connect(reported.append)
    return reported


def pass_time(hover, milliseconds):
    """What runs out within this time, the earliest first."""
    for timer in sorted((hover._rests, hover._leaves), key=lambda timer: timer.interval()):
        if timer.isActive() and timer.interval() <= milliseconds:
            timer.stop()
            timer.timeout.emit()


def rest_on(hover, thing):
    hover.move_to(thing)
    pass_time(hover, HOVER_MS)


def test_what_is_left_stays_told_for_a_moment(hover, told):
    rest_on(hover, DIE)
    hover.move_to(None)
    assert told == [DIE]

    assert LEAVES_MS == 120
    pass_time(hover, LEAVES_MS)
    assert told == [DIE, None]


def test_it_is_left_before_the_next_thing_is_told(hover, told):
    rest_on(hover, DIE)
    rest_on(hover, TILE)

    assert told == [DIE, None, TILE]


def test_a_pointer_that_is_back_at_once_leaves_nothing(hover, told):
    rest_on(hover, DIE)
    hover.move_to(TILE)
    hover.move_to(DIE)
    pass_time(hover, HOVER_MS)

    assert told == [DIE]


def test_a_click_leaves_at_once(hover, told):
    rest_on(hover, DIE)
    hover.leave()

    assert told == [DIE, None]
    pass_time(hover, HOVER_MS)
    assert told == [DIE, None]


def test_a_click_while_it_is_left_tells_it_once(hover, told):
    rest_on(hover, DIE)
    hover.move_to(None)
    hover.leave()
    pass_time(hover, HOVER_MS)

    assert told == [DIE, None]

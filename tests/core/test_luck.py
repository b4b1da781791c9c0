"""A stroke of luck: the one that changed most, if it is surely more than a mistake."""

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.luck import Luck, Stroke, stroke

SMALL = Luck(Ply(3), (2.0, -2.0), (0.5, 0.5))
LARGE = Luck(Ply(7), (6.0, -6.0), (0.5, 0.5))
UNSURE = Luck(Ply(9), (-20.0, 20.0), (11.0, 11.0))
SETUP = Luck(Ply(0), (30.0, -30.0), (0.5, 0.5))


def test_the_largest_sure_one_is_told_for_whom_it_was_bad():
    assert stroke([SMALL, LARGE, UNSURE, SETUP], 3.0) == Stroke(Ply(7), Seat(1), -6.0, 0.5)


def test_it_must_outweigh_the_mistake():
    assert stroke([SMALL, LARGE], 6.0) is None
    assert stroke([], 0.0) is None

"""Hexagons, their neighbours and regions."""

import math

import pytest

from burgundy_desktop.core.hexgrid import Hex, regions


def test_a_hexagon_has_six_neighbours_at_equal_distance():
    neighbours = Hex(2, -1).neighbours

    assert len(set(neighbours)) == 6
    x, y = Hex(2, -1).centre(1)
    for near in neighbours:
        near_x, near_y = near.centre(1)
        assert math.hypot(near_x - x, near_y - y) == pytest.approx(math.sqrt(3))


def test_neighbours_are_mutual():
    here = Hex(0, 0)

    assert all(here in near.neighbours for near in here.neighbours)


def test_rows_lie_below_each_other_and_half_a_step_aside():
    assert Hex(0, 0).centre(10) == (0, 0)
    assert Hex(1, 0).centre(10) == pytest.approx((17.32, 0), abs=0.01)
    assert Hex(0, 1).centre(10) == pytest.approx((8.66, 15), abs=0.01)


ROW_OF_FIVE = [[1], [0, 2], [1, 3], [2, 4], [3]]


def test_a_region_is_a_connected_set_of_one_colour():
    assert regions(ROW_OF_FIVE, "rrbrr") == ((0, 1), (2,), (3, 4))


def test_one_colour_is_one_region():
    assert regions(ROW_OF_FIVE, "rrrrr") == ((0, 1, 2, 3, 4),)


def test_spaces_without_neighbours_are_regions_of_one():
    assert regions([[], [], []], "rrr") == ((0,), (1,), (2,))


def test_without_spaces_there_are_no_regions():
    assert regions([], []) == ()


def test_every_space_is_in_exactly_one_region():
    ring = [[5, 1], [0, 2], [1, 3], [2, 4], [3, 5], [4, 0]]

    found = regions(ring, "rbbrrr")

    assert found == ((0, 3, 4, 5), (1, 2))

"""Areas that are cut into parts, in units."""

import pytest

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box

AREA = Area(100, 50, 400, 200, unit=2)


def corners(box):
    return box.x, box.y, box.width, box.height


def test_lengths_are_units():
    assert corners(AREA.cut(10, 5, 30, 20)) == (120, 60, 60, 40)


def test_negative_places_count_from_the_far_edges():
    assert corners(AREA.cut(-10, -5, 4, 3)) == (480, 240, 8, 6)


def test_what_was_computed_to_be_nothing_is_not_negative():
    assert AREA.cut(0.3 - 0.1 * 3, 0.1 * 3 - 0.3, 4, 4).x == pytest.approx(100)
    assert AREA.spot(0.3 - 0.1 * 3, 5, 4).x == pytest.approx(96)


@pytest.mark.parametrize(
    ("width", "height", "expected"),
    [(0, 0, (380, 190)), (-10, 5, (360, 10)), (5, -10, (10, 170))],
)
def test_a_length_that_is_not_positive_ends_so_far_before_the_edge(width, height, expected):
    part = AREA.cut(10, 5, width, height)

    assert (part.width, part.height) == expected


def test_a_spot_is_told_by_its_middle():
    assert corners(AREA.spot(10, 20, 8)) == (112, 82, 16, 16)
    assert corners(AREA.spot(-10, -20, 8, 4)) == (472, 206, 16, 8)


def test_a_part_has_the_same_unit():
    assert AREA.cut(10, 5).cut(10, 5) == AREA.cut(20, 10)


def test_without_its_rim():
    assert corners(AREA.padded(5)) == (110, 60, 380, 180)


def test_columns_stand_apart_and_share_what_is_left():
    left, one, other, right = AREA.columns(20, None, None, 40, gap=10)

    assert corners(left) == (100, 50, 40, 200)
    assert corners(one) == (160, 50, 110, 200)
    assert corners(other) == (290, 50, 110, 200)
    assert corners(right) == (420, 50, 80, 200)


def test_rows_lie_one_below_the_other():
    top, rest = AREA.rows(15, None, gap=5)

    assert corners(top) == (100, 50, 400, 30)
    assert corners(rest) == (100, 90, 400, 160)


def test_it_knows_its_size_in_units():
    assert (AREA.wide, AREA.tall) == (200, 100)
    assert Area.of(Box(0, 0, 30, 60), 3).wide == 10

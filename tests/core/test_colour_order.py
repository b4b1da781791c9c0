"""The assignment of colours: as chosen, and no two seats share one."""

from itertools import product

import pytest

from burgundy_desktop.core.position import COLOURS, SeatInfo, colour_order


def order(*colours, count=5):
    return colour_order(
        [SeatInfo(f"P{n}", colour=colour) for n, colour in enumerate(colours)], count
    )


@pytest.mark.parametrize("seats", range(6))
def test_whoever_has_chosen_nothing_has_the_colour_of_the_place(seats):
    assert order(*[""] * seats) == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (("three",), (2, 1, 0, 3, 4)),
        (("two", ""), (1, 0, 2, 3, 4)),
        (("", "one"), (1, 0, 2, 3, 4)),
        (("two", "one", ""), (1, 0, 2, 3, 4)),
        (("two", "two", ""), (1, 0, 2, 3, 4)),
        (("five", "", "", "", "one"), (4, 1, 2, 3, 0)),
    ],
)
def test_what_was_chosen_is_had_and_the_others_take_what_is_left(chosen, expected):
    assert order(*chosen) == expected


def test_a_colour_that_the_pieces_do_not_have_counts_as_none():
    assert order("five", "", count=4) == (0, 1, 2, 3, 4)
    assert order("", "four", count=3) == (0, 1, 2, 3, 4)


def test_nobody_ever_shares_a_colour():
    for chosen in product(("", *COLOURS), repeat=4):
        found = order(*chosen, count=4)
        assert sorted(found) == [0, 1, 2, 3, 4]
        assert set(found[:4]) == {0, 1, 2, 3}

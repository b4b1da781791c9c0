"""The guard for positions from outside: every number is within its limits."""

import attrs
import pytest

from burgundy_desktop.core.limits import check_limits, numbers_in


@attrs.define
class Purse:
    coins: int
    is_open: bool = True


@attrs.define
class Table:
    purses: list[Purse]
    rows: tuple[tuple[int, ...], ...]
    steps: list[tuple[int, int]]
    rival: Purse | None = None


TABLE = Table([Purse(3), Purse(4)], ((1, 2), ()), [(7, 8)])
LIMITS = {
    "# purses": (1, 2),
    "purses[].coins": (0, 9),
    "# rows": (2, 2),
    "# rows[]": (0, 3),
    "rows[][]": (1, 6),
    "# steps": (0, 5),
    "steps[].0": (7, 7),
    "steps[].1": (0, 8),
    "rival.coins": (0, 1),
}


def test_every_number_has_a_place():
    assert list(numbers_in(TABLE)) == [
        ("# purses", 2),
        ("purses[].coins", 3),
        ("purses[].coins", 4),
        ("# rows", 2),
        ("# rows[]", 2),
        ("rows[][]", 1),
        ("rows[][]", 2),
        ("# rows[]", 0),
        ("# steps", 1),
        ("steps[].0", 7),
        ("steps[].1", 8),
    ]


def test_what_is_within_its_limits_passes():
    check_limits(TABLE, LIMITS)
    check_limits(attrs.evolve(TABLE, rival=Purse(1)), LIMITS)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"purses": [Purse(10)]}, "purses"),
        ({"purses": []}, "# purses"),
        ({"rows": ((0,), ())}, "rows"),
        ({"rows": ((1, 2, 3, 4), ())}, "# rows"),
        ({"steps": [(8, 7)]}, "steps"),
        ({"rival": Purse(2)}, "rival"),
        ({"rival": Purse(10**400)}, "rival"),
    ],
)
def test_what_is_not_is_named(change, place):
    with pytest.raises(ValueError, match=place):
        check_limits(attrs.evolve(TABLE, **change), LIMITS)

"""The rating agrees with what was tried, and says how sure it is."""

import pytest

from burgundy_desktop.core import strength
from burgundy_desktop.core.strength import Rating, chance, neighbours, rating

MERCHANT = 1500.0
LADDER = (("apprentice", 1022), ("merchant", 1500), ("master", 1846), ("duke", 1924))


def test_too_few_games_say_nothing():
    assert rating([(MERCHANT, 1.0)] * 4) is None


@pytest.mark.parametrize(("games", "low", "high"), [(10, 1300, 1660), (50, 1415, 1575)])
def test_half_of_the_games_against_a_merchant(games, low, high):
    """The intervals of the guide."""
    found = rating([(MERCHANT, number % 2) for number in range(games)])

    assert found.low == pytest.approx(low, abs=25)
    assert found.high == pytest.approx(high, abs=25)
    assert found.low < found.middle < found.high


def test_games_alike_are_asked_about_once(monkeypatch):
    asked = []

    def noted(own, other):
        asked.append((own, other))
        return chance(own, other)

    monkeypatch.setattr(strength, "chance", noted)

    rating([(MERCHANT, 1.0), (MERCHANT, 0.0)] * 500)

    assert len(asked) == 2 * len(strength.GRID)


def test_more_wins_against_stronger_opponents_rate_higher():
    weak, strong = (rating([(elo, 1.0)] * 6) for elo in (1000.0, 1900.0))

    assert strong.middle > weak.middle
    assert rating([(MERCHANT, 1.0)] * 400).high <= 2900


def test_even_games_lie_between():
    won, even, lost = (rating([(MERCHANT, result)] * 8).middle for result in (1.0, 0.5, 0.0))

    assert lost < even < won


def test_a_hundred_points_win_64_percent():
    assert chance(1600, 1500) == pytest.approx(0.64, abs=0.001)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (1510, 1800, ("merchant", "master")),
        (400, 900, ("", "apprentice")),
        (1400, 2600, ("apprentice", "")),
    ],
)
def test_the_levels_around_are_the_sure_ones(low, high, expected):
    assert neighbours(Rating((low + high) // 2, low, high, 20), LADDER) == expected


def test_games_that_are_alike_are_weighed_once(monkeypatch):
    """Thousands of games are rated while the page is opened, in the thread of the window."""
    asked = []
    said = strength._said

    def noted(*game):
        asked.append(game)
        return said(*game)

    monkeypatch.setattr(strength, "_said", noted)

    found = rating([(1500.0, 1.0), (1500.0, 0.0)] * 2000)

    assert found.middle == 1500
    assert len(asked) == 2 * len(strength.GRID)

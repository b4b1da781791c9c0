"""Ratings from games whose answer is known."""

from math import log

import pytest

from burgundy_desktop.arena.elo import Result, ratings

TRUE = {"novice": 1180.0, "merchant": 1500.0, "duke": 1640.0, "king": 1900.0}
MANY = 1e6


def strengths(*names):
    of = [10 ** (TRUE[name] / 400) for name in names]
    return tuple(one / sum(of) for one in of)


def played(*names, games=MANY):
    """As many games as that, with the shares that the true ratings lead to."""
    return Result(names, strengths(*names), games)


def test_a_round_robin_gives_the_ratings_that_it_was_made_with():
    names = list(TRUE)
    games = [played(a, b) for index, a in enumerate(names) for b in names[:index]]

    found = ratings(games)

    assert {name: round(one.elo) for name, one in found.items()} == TRUE
    assert found["merchant"].error == 0.0


def test_so_does_a_ladder_and_a_table_of_four():
    found = ratings(
        [
            played("king", "duke"),
            played("duke", "merchant", "merchant", "merchant"),
            played("novice", "novice", "merchant", "duke"),
        ]
    )

    assert {name: round(one.elo) for name, one in found.items()} == TRUE


def test_64_percent_are_100_points_and_the_interval_is_the_usual_one():
    rating = ratings([Result(("king", "merchant"), (0.64, 0.36), 400)])["king"]

    assert rating.elo == pytest.approx(1600, abs=1)
    error = 400 / log(10) * 1.96 / (400 * 0.64 * 0.36) ** 0.5
    assert rating.error == pytest.approx(error, rel=0.01)


def test_who_wins_every_game_has_a_rating_that_rises_with_their_number():
    few, more = (
        ratings([Result(("king", "merchant"), (1.0, 0.0), games)])["king"] for games in (20, 200)
    )

    assert 1900 < few.elo < more.elo < 2700
    assert few.elo - few.error < 2000


def test_who_never_met_the_others_is_not_rated():
    found = ratings([played("duke", "merchant"), Result(("king", "novice"), (1.0, 0.0), 10)])

    assert set(found) == {"duke", "merchant"}

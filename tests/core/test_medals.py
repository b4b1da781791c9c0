"""Which games count for a challenge, and how far somebody is."""

import attrs
import pytest

from burgundy_desktop.core.challenges import NOT_CHECKED, Challenge, Medal, Setup, points
from burgundy_desktop.core.medals import Progress, fits, progress
from tests.core.test_statistics import duel, game, seat

LADDER = ("novice", "apprentice", "merchant", "master", "duke")
GOAL = Challenge("points_120", Medal.BRONZE, Setup(("merchant",)), points, 120)
ALONE = Challenge("alone", Medal.GOLD, Setup((), {"estates": "hard"}), points, 10)


def played(day, value, challenge=GOAL, **fields):
    """Anna's game in which the measure of the challenge gave this value."""
    one = duel(day, 150, 100, **fields)
    own = attrs.evolve(one.seats[0], facts={challenge.id: value})
    return attrs.evolve(one, seats=(own, *one.seats[1:])), own


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, True),
        ({"level": "duke"}, True),
        ({"level": "apprentice"}, False),
        ({"level": "unknown"}, False),
        ({"clean": False}, False),
    ],
)
def test_clean_games_at_such_a_table_or_a_harder_one_count(fields, expected):
    one, own = played(1, 130, **fields)

    assert fits(GOAL, one, own, LADDER) is expected


def test_three_at_the_table_are_no_duel_and_a_person_is_no_level():
    me, other = seat("Anna", "", 10, 1), seat("Max", "duke", 5, 2)
    person = seat("Blue", "", 5, 2)

    assert not fits(GOAL, game(1, me, other, other), me, LADDER)
    assert not fits(GOAL, game(1, me, person), me, LADDER)


def test_options_must_be_those_of_the_setup():
    me = seat("Anna", "", 10, 1)

    assert fits(ALONE, game(1, me, estates="hard"), me, LADDER)
    assert not fits(ALONE, game(1, me, estates="easy"), me, LADDER)


def test_the_first_game_that_reaches_it_is_kept_and_the_best_value():
    games = [played(day, value) for day, value in ((1, 110), (2, 125), (3, 180), (4, NOT_CHECKED))]

    assert progress(GOAL, games, LADDER) == Progress(GOAL, 180, games[1][0], is_unchecked=True)
    assert progress(GOAL, games[:1], LADDER) == Progress(GOAL, 110, None)
    assert progress(GOAL, [], LADDER) == Progress(GOAL)


def test_at_most_means_the_least_and_a_win_is_needed_where_it_is():
    few = attrs.evolve(GOAL, id="few", needed=12, at_most=True, wins=True)
    lost = duel(1, 90, 100)
    own = attrs.evolve(lost.seats[0], facts={"few": 3})
    lost = attrs.evolve(lost, seats=(own, *lost.seats[1:]))
    games = [(lost, own), played(2, 20, few), played(3, 12, few)]

    assert progress(few, games, LADDER) == Progress(few, 12, games[2][0], is_lost=True)
    assert progress(few, games[:1], LADDER) == Progress(few, is_lost=True)

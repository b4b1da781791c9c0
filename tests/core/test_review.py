"""What is said of the decisions of a game."""

import pytest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.review import (
    Decision,
    Kind,
    Mean,
    accuracy,
    costliest,
    in_points,
    mean_loss,
    tells_more_in_points,
    turning_points,
)


def decision(share=0.0, error=0.005, ply=1, rounds=0.0):
    return Decision(Ply(ply), Seat(0), rounds, 0, 1, share, error)


@pytest.mark.parametrize(
    ("share", "error", "kind"),
    [
        (0.019, 0.001, Kind.FINE),
        (0.02, 0.001, Kind.INACCURACY),
        (0.05, 0.01, Kind.MISTAKE),
        (0.1, 0.01, Kind.BLUNDER),
        (0.1, 0.06, Kind.FINE),
        (-0.2, 0.01, Kind.FINE),
    ],
)
def test_a_kind_needs_a_loss_that_is_more_than_noise(share, error, kind):
    assert decision(share, error).kind is kind


def test_a_mean_needs_twenty_decisions_and_counts_what_lies_below_zero():
    assert mean_loss([decision(0.1)] * 19) is None
    found = mean_loss([decision(0.03)] * 10 + [decision(-0.01)] * 10)

    assert found is not None
    assert found.value == pytest.approx(0.01)
    assert found.error == pytest.approx(0.02 * (20 / 19) ** 0.5 / 20**0.5)


def test_accuracy_halves_with_every_two_percent():
    assert accuracy(Mean(0.0, 0.0)).value == 100
    assert accuracy(Mean(0.02, 0.0)).value == pytest.approx(50)
    assert accuracy(Mean(0.04, 0.0)).value == pytest.approx(25)
    assert accuracy(Mean(-0.01, 0.001)).value == 100
    slightly_more = accuracy(Mean(0.0201, 0.0)).value
    assert accuracy(Mean(0.02, 0.0001)).error == pytest.approx(50 - slightly_more, rel=0.01)


def test_turning_points_are_sure_costly_and_a_round_apart():
    cheap, costly = decision(0.03, rounds=9.0), decision(0.2, rounds=3.0)
    near, unsure = decision(0.15, rounds=3.5), decision(0.4, 0.3, rounds=6.0)
    third, fourth = decision(0.05, rounds=0.0), decision(0.04, rounds=12.0)

    every = [cheap, costly, near, unsure, third, fourth]
    assert turning_points(every) == [costly, third, fourth]
    assert turning_points([unsure]) == []


CASTLES_SPREAD = 40.0


def costing(points, error=0.1, share=0.0, rounds=0.0):
    return Decision(Ply(1), Seat(0), rounds, 0, 1, share, 0.001, points, error)


@pytest.mark.parametrize(
    ("points", "error", "kind"),
    [
        (1.0, 0.1, Kind.FINE),
        (1.1, 0.1, Kind.INACCURACY),
        (2.7, 0.1, Kind.MISTAKE),
        (5.4, 0.1, Kind.BLUNDER),
        (5.4, 2.8, Kind.FINE),
    ],
)
def test_by_points_one_three_and_five_make_the_kinds_in_castles(points, error, kind):
    (found,) = in_points([costing(points, error)], CASTLES_SPREAD)
    assert found.kind is kind
    assert (found.share, found.points) == (0.0, points)


def test_by_points_the_turning_points_and_the_closer_look_follow_them():
    small, large = costing(3.0, share=0.2), costing(8.0, rounds=5.0)
    by_points = in_points([small, large], CASTLES_SPREAD)

    assert [one.points for one in turning_points(by_points)] == [8.0, 3.0]
    assert [one.points for one in costliest(by_points)] == [8.0, 3.0]
    assert turning_points([small, large]) == [small]


def test_only_a_one_sided_game_without_mistakes_by_share_is_judged_by_points():
    harmless, wrong = costing(0.5), costing(6.0, share=0.06)
    for decisions, lead, by_points in (
        ([costing(6.0)], 40, True),
        ([costing(6.0)], 39, False),
        ([costing(6.0), wrong], 90, False),
        ([harmless], 90, False),
        ([], 90, False),
    ):
        assert tells_more_in_points(decisions, lead, CASTLES_SPREAD) is by_points

"""The course of a finished game: what each side could expect, in every unit."""

import pytest

from burgundy_desktop.ai.expectation import Unit, expected, in_unit
from burgundy_desktop.ai.player import win_share
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.trials.harness import whole_game


@pytest.fixture(scope="module")
def match():
    return whole_game("castles_cards", 2, 4711)


@pytest.fixture(scope="module")
def values(match):
    return [expected(match, Ply(ply)) for ply in range(match.length + 1)]


def test_at_the_end_it_is_the_result_and_the_win_belongs_to_the_winner(match, values):
    points = {standing.seat: standing.points for standing in match.score.standings}
    assert values[-1] == (points[0], points[1])

    (winner,) = match.score.winners
    shares = in_unit(match, values, Unit.SHARE)
    assert shares[-1][winner] == 1.0
    assert shares[-1][1 - winner] == 0.0


def test_two_leads_and_two_chances_belong_together(match, values):
    for lead in in_unit(match, values, Unit.LEAD):
        assert lead[0] == pytest.approx(-lead[1])
    for share in in_unit(match, values, Unit.SHARE):
        assert sum(share) == pytest.approx(1.0)
    assert in_unit(match, values[:-1], Unit.SHARE)[-1][0] not in {0.0, 1.0}


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_of_all_sides_sum_to_one(seats):
    table = whole_game("castles", seats, 4711)
    values = [expected(table, Ply(ply)) for ply in range(0, table.length, 40)]
    for row, shares in zip(values, in_unit(table, values, Unit.SHARE), strict=True):
        assert sum(shares) == pytest.approx(1.0)
        assert max(shares) == shares[row.index(max(row))]
    if seats == 2:
        ahead, spread = values[-1][0] - values[-1][1], table.game.judgement.spread
        assert shares[0] == pytest.approx(win_share(ahead, spread))


def test_an_automaton_is_a_side_too():
    alone = whole_game("castles_cards", 1, 4711)
    assert len(expected(alone, Ply(0))) == 2

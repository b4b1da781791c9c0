"""The duel of two moves, in every game."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.duel import Verdict, duel
from burgundy_desktop.core.chance import Chance
from tests.ai.planted import Planted, plant

OPEN = {"caylus"}
"""Games that hide nothing."""


@pytest.fixture(scope="module", params=games.found())
def planted(request) -> Planted:
    return plant(request.param)


def test_a_planted_blunder_is_found(planted):
    verdict = planted.verdict(planted.good, planted.bad, 100)

    assert verdict.pairs == 100
    assert verdict.share > max(0.05, 2 * verdict.share_error)
    assert verdict.points > 2 * verdict.points_error > 0


def test_swapping_the_moves_changes_only_the_signs(planted):
    verdict = planted.verdict(planted.good, planted.bad, 80)

    swapped = planted.verdict(planted.bad, planted.good, 80)

    assert swapped == attrs.evolve(verdict, share=-verdict.share, points=-verdict.points)


def test_a_move_is_as_good_as_itself(planted):
    verdict = planted.verdict(planted.good, planted.good, 80)

    assert verdict == Verdict(80, 0.0, 0.0, 0.0, 0.0)


def test_hidden_things_change_no_verdict(planted):
    other = planted.game.imagine(
        planted.game.observe(planted.state, planted.seat), Chance.from_seed(900)
    )
    assert planted.game.info.id in OPEN or other != planted.state

    verdict = planted.verdict(planted.good, planted.bad, 10)

    assert attrs.evolve(planted, state=other).verdict(planted.good, planted.bad, 10) == verdict


def test_another_seed_gives_a_verdict_within_the_error(planted):
    one, other = (planted.verdict(planted.good, planted.bad, 100, seed) for seed in (5, 6))

    assert one.share != other.share
    assert abs(one.share - other.share) < 3 * (one.share_error + other.share_error)


def test_it_stops_when_it_is_told_to_but_knows_an_error(planted):
    looks: list[bool] = []

    def stopped() -> bool:
        looks.append(len(looks) == 1)
        return looks[-1]

    observation = planted.game.observe(planted.state, planted.seat)
    verdict = duel(
        planted.game, observation, planted.good, planted.bad, 1, Budget(10**9, 60.0), stopped
    )

    assert looks == [False, True]
    assert verdict.pairs >= 2


def test_two_pairs_are_walked_even_without_time(planted):
    observation = planted.game.observe(planted.state, planted.seat)

    verdict = duel(planted.game, observation, planted.good, planted.bad, 1, Budget(0, 0.0))

    assert verdict.pairs == 2

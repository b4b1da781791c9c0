"""The duel of two moves, in every game."""

from typing import Any

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.budget import NO_LIMIT, Budget
from burgundy_desktop.ai.duel import Verdict, duel
from burgundy_desktop.ai.player import deciding_seat, lead
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

DECISIONS = 40
"""The decisions of a game in which the planted blunder is looked for."""
OPEN = {"caylus"}
"""Games that hide nothing."""


@attrs.frozen
class Planted:
    """A decision of a game, its best move at a glance, and the worst one."""

    game: AnyGame
    state: Any
    seat: Seat
    good: Any
    bad: Any

    def verdict(self, first: Any, second: Any, pairs: int, seed: int = 5) -> Verdict:
        observation = self.game.observe(self.state, self.seat)
        return duel(self.game, observation, first, second, seed, Budget(pairs, 60.0))


@pytest.fixture(scope="module", params=games.found())
def planted(request) -> Planted:
    """Where the moves differ most at a glance, among the first decisions of a game."""
    game = games.load(request.param)
    seats = max(2, game.info.seats_min)
    state = game.start(game.info.options_for(seats), Chance.from_seed(1), SILENT)
    found: list[tuple[float, Planted]] = []
    while len(found) < DECISIONS:
        seat = deciding_seat(game, state)
        legal = game.judgement.choices(state, game.legal_moves(state))
        leads = [_lead_after(game, state, move, seat, seats) for move in legal]
        good, bad = leads.index(max(leads)), leads.index(min(leads))
        if len(legal) > 1:
            moment = Planted(game, state.copy(), seat, legal[good], legal[bad])
            found.append((leads[good] - leads[bad], moment))
        game.apply(state, legal[good], SILENT)
    return max(found, key=lambda one: one[0])[1]


def _lead_after(game, state, move, seat, seats):
    after = state.copy()
    game.apply(after, move, SILENT)
    return lead([game.judgement.evaluate(after, Seat(other)) for other in range(seats)], seat)


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
        planted.game, observation, planted.good, planted.bad, 1, Budget(NO_LIMIT, 60.0), stopped
    )

    assert looks == [False, True]
    assert verdict.pairs >= 2


def test_two_pairs_are_walked_even_without_time(planted):
    observation = planted.game.observe(planted.state, planted.seat)

    verdict = duel(planted.game, observation, planted.good, planted.bad, 1, Budget(0, 0.0))

    assert verdict.pairs == 2

"""The verdict on a decision, in every game."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.cases import Case, Judged, Stage
from burgundy_desktop.ai.judging import judged
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.review import Decision, Kind
from tests.ai.planted import Planted, plant

SHORT = Stage(60, 40)


@pytest.fixture(scope="module", params=games.found())
def planted(request) -> Planted:
    return plant(request.param)


def verdict(planted, move, stage=SHORT, best=None):
    game, state = planted.game, planted.state
    legal = tuple(game.legal_moves(state))
    observation = game.observe(state, planted.seat)
    return judged(game, Case(observation, legal, legal.index(move), stage, 5, best))


def test_a_planted_mistake_is_found_and_what_was_better(planted):
    found = verdict(planted, planted.bad)

    assert found.share > 2 * found.share_error > 0
    assert found.points > 0
    decision = Decision(Ply(1), planted.seat, 0.0, 0, **attrs.asdict(found))
    assert decision.kind in {Kind.MISTAKE, Kind.BLUNDER}


def test_the_best_move_costs_exactly_nothing(planted):
    legal = planted.game.legal_moves(planted.state)
    best = verdict(planted, planted.bad).best

    assert verdict(planted, legal[best]) == Judged(best)


def test_a_forced_move_costs_exactly_nothing(planted):
    observation = planted.game.observe(planted.state, planted.seat)

    assert judged(planted.game, Case(observation, (planted.bad,), 0, SHORT, 5)) == Judged(0)


def test_a_known_better_move_needs_no_search(planted):
    whole = verdict(planted, planted.bad)

    assert verdict(planted, planted.bad, Stage(0, SHORT.pairs), whole.best) == whole


def test_a_duel_that_has_no_time_left_ends_with_what_it_has(planted):
    best = verdict(planted, planted.bad, Stage(20, 2)).best
    hurried = Stage(0, 1 << 40, seconds=0.02)
    found = verdict(planted, planted.bad, hurried, best)

    assert found.best == best
    assert found != Judged(best), "some pairs were played"


def test_what_is_hidden_changes_no_verdict(planted):
    game = planted.game
    other = game.imagine(game.observe(planted.state, planted.seat), Chance.from_seed(900))
    few = Stage(12, 6)

    same = verdict(attrs.evolve(planted, state=other), planted.bad, few)
    assert same == verdict(planted, planted.bad, few)

"""What the King's policy is fitted to."""

import random

import pytest

from burgundy_desktop.ai.king_player import as_the_king_judges
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from tests.games.judging import sensible_game
from workshop import fit_policy
from workshop.fitting import Choice, shares

ITERATIONS = 20
SEED = 3


@pytest.mark.parametrize("name", list(fit_policy.SCHOOLS))
def test_a_game_tells_how_often_each_move_was_tried(name):
    subject, rng = fit_policy.SCHOOLS[name].subject(), random.Random(SEED)

    choice = next(fit_policy.tried(subject, subject.start(0, rng), ITERATIONS, rng))

    assert len(choice.wanted) == len(choice.move_features) > 1
    assert sum(choice.wanted) == pytest.approx(1)
    assert {round(share * ITERATIONS, 6) % 1 for share in choice.wanted} == {0}


def test_the_tries_are_those_of_the_kings_search():
    """In the last turn the search tries most what brings most."""
    game = as_the_king_judges(fit_policy.SCHOOLS["castles"].subject().game)
    state = next(
        one
        for one in sensible_game(game, SEED, 2)[::-1]
        if game.to_decide(one) is not None and len(game.legal_moves(one)) > 1
    )
    seat, legal = deciding_seat(game, state), game.legal_moves(state)

    tries = fit_policy.tries(game, game.observe(state, seat), ITERATIONS, Chance.from_seed(SEED))

    def points(move):
        after = state.copy()
        game.apply(after, move, SILENT)
        return game.judgement.evaluate(after, seat)

    assert points(legal[tries.index(max(tries))]) == max(map(points, legal))


def test_the_numbers_come_nearer_to_what_was_tried():
    choice = Choice(1, [[0], [1], [1, 2]], [0.7, 0.2, 0.1])
    numbers = [[0.0, 5.0, 0.0], [0.0, 0.0, 0.0]]

    fit_policy.fit([choice], numbers, 400, random.Random(SEED))

    stage = numbers[1]
    found = shares([stage[0], stage[1], stage[1] + stage[2]])
    assert found == pytest.approx(choice.wanted, abs=0.02)
    assert numbers[0] == [0.0, 5.0, 0.0], "another stage"


@pytest.mark.parametrize("name", list(fit_policy.SCHOOLS))
def test_a_further_round_goes_on_from_the_kings_numbers(name):
    school = fit_policy.SCHOOLS[name]
    kings, others = (
        fit_policy.numbers_in(school.subject(), school.folder / file)
        for file in (fit_policy.KINGS, fit_policy.OTHERS)
    )

    assert len(kings) == len(others) == school.subject().stages
    assert kings != others

"""How long the King would think here."""

import pytest

from burgundy_desktop.ai import pace
from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.ai.closed_search import ClosedSearchPlayer
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.games import found, load


@pytest.mark.parametrize("kind", [SearchPlayer, ClosedSearchPlayer])
def test_the_time_of_a_few_iterations_stands_for_all_of_them(kind, monkeypatch):
    budgets = []

    def think(player, observation, legal, seed):
        budgets.append(player.budget)
        return Advice((Candidate(0, 1, 0.5, 0.0),), iterations=10, seconds=0.02)

    monkeypatch.setattr(kind, "think", think)
    game = load("castles" if kind is SearchPlayer else "caylus")

    seconds = pace.seconds_of_the_king(game)

    iterations = game.judgement.search_budget.king * 2 // game.info.seats_max
    assert seconds == pytest.approx(0.002 * iterations)
    assert budgets == [pace.TRIAL]


@pytest.mark.parametrize("game_id", found())
def test_every_game_can_be_timed(game_id):
    assert pace.seconds_of_the_king(load(game_id)) > 0

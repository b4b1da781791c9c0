"""What the King's evaluation is fitted to."""

import random

import pytest

from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.games import load
from tests.games.judging import sensible_game
from workshop import fit_king


@pytest.mark.parametrize("game_id", ["castles", "caylus"])
def test_a_search_says_what_all_seats_get_after_its_move(game_id):
    """One decision before the end the search knows the result."""
    game = load(game_id)
    states = sensible_game(game, 3, 2)
    state = next(one for one in states[::-1] if game.to_decide(one) is not None)
    seen = game.observe(state, deciding_seat(game, state))
    results = [one.points for one in sorted(game.score(states[-1]).standings, key=by_seat)]

    move, found = fit_king.search(game, seen, 2, 30, Chance.from_seed(1))

    assert move in game.legal_moves(state)
    assert found == pytest.approx(results, abs=1)


def test_alone_the_lead_over_the_automaton_is_searched_for():
    throne = fit_king.THRONES["castles_cards_alone"]
    rng = random.Random(3)
    searched = fit_king.searched(throne.subject, throne.subject.start(0, rng), 8, rng)
    samples, found = next(searched)

    assert (len(samples), len(found)) == (1, 2)
    lead = found[0] - found[1]
    assert lead == pytest.approx(samples[0].guess, abs=15)
    assert lead != samples[0].guess


@pytest.mark.parametrize("name", list(fit_king.THRONES))
def test_a_further_round_begins_with_what_the_king_knows(name):
    first = fit_king.THRONES[name]
    game, again = first.subject.game, fit_king.as_the_king(first)
    state = first.subject.start(0, random.Random(3))
    seat, judgement = deciding_seat(game, state), game.judgement
    guess, kings_guess = (one.subject.sample_of(state, seat).guess for one in (first, again))
    kings_judge = again.subject.game.judgement.evaluate
    differ = kings_judge(state, seat) - judgement.evaluate(state, seat)

    assert kings_judge == judgement.kings_evaluate
    assert differ
    assert kings_guess - guess == pytest.approx(differ)
    assert again.others == again.kings == first.kings
    assert again.subject.parts == len(first.curve(0.0))


@pytest.mark.parametrize("name", list(fit_king.THRONES))
def test_the_first_round_plays_on_as_the_king_does_and_judges_as_the_levels_below(name):
    throne = fit_king.THRONES[name]
    before = throne.subject.game.judgement

    first = fit_king.as_the_levels_below_judge(throne).subject.game.judgement

    assert first.evaluate == before.evaluate
    assert first.policy == before.kings_policy != before.policy
    ahead = before.search_budget.king_ahead or before.search_budget.rounds_ahead
    assert first.search_budget.rounds_ahead == ahead


def by_seat(standing):
    return standing.seat


def test_changes_are_added_to_the_numbers_and_new_ones_begin_at_nothing():
    assert fit_king.corrected([(1.0, 2.0), (3.0, 4.0)], [0.5, 0, 7, 0, -1, 8]) == [
        [1.5, 2.0, 7.0],
        [3.0, 3.0, 8.0],
    ]

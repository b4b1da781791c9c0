"""What must hold for every computer player."""

import time

import attrs
import pytest

from burgundy_desktop.ai.budget import NO_LIMIT, Budget
from burgundy_desktop.ai.greedy_player import GreedyPlayer
from burgundy_desktop.ai.levels import ANALYSIS, LEVELS, names, player_named
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.games import load

EVERYONE = ("random", "greedy-v1", "mcts-plain-20", *LEVELS)


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_names_a_legal_move_and_the_same_one_under_the_same_seed(name, seats, a_question):
    asked = a_question(seats=seats)
    player = player_named(name, asked.game)

    first = player.think(asked.observation, asked.legal, seed=7)
    again = player.think(asked.observation, asked.legal, seed=7)

    assert 0 <= first.move < len(asked.legal)
    assert attrs.evolve(first, seconds=0) == attrs.evolve(again, seconds=0)


@pytest.mark.parametrize("name", EVERYONE)
@pytest.mark.parametrize("plies", [0, 60, 110])
def test_a_player_sees_nothing_that_is_hidden(name, plies, a_question):
    asked = a_question(plies=plies)
    seat = asked.game.to_decide(asked.state)
    other = _with_other_hidden_things(asked.state)
    assert other != asked.state
    player = player_named(name, asked.game)

    answer = player.think(asked.observation, asked.legal, seed=3)
    of_other = player.think(asked.game.observe(other, seat), asked.legal, seed=3)

    assert attrs.evolve(answer, seconds=0) == attrs.evolve(of_other, seconds=0)


def _with_other_hidden_things(state):
    """Another order of the supplies, other goods later, other dice to come."""
    other = state.copy()
    other.supplies = [supply[::-1] for supply in other.supplies]
    goods = (other.goods_box + other.goods_stacks)[::-1]
    stacks = len(other.goods_stacks)
    other.goods_stacks, other.goods_box = goods[:stacks], goods[stacks:]
    other.chance = Chance.from_seed(999)
    return other


def test_a_secret_choice_of_the_others_is_not_seen(a_question):
    asked = a_question(plies=1, estates="free", choice="secret")
    other = asked.state.copy()
    chooser = other.players[other.round_order[0]]
    chooser.estate = chooser.estate % 9 + 1
    player = player_named("master", asked.game)
    seat = asked.game.to_decide(asked.state)

    answer = player.think(asked.observation, asked.legal, seed=3)
    of_other = player.think(asked.game.observe(other, seat), asked.legal, seed=3)

    assert answer.best == of_other.best


@pytest.mark.parametrize("name", EVERYONE)
def test_thinking_changes_neither_the_observation_nor_the_moves(name, a_question):
    asked = a_question()
    before = asked.observation.table.copy()

    player_named(name, asked.game).think(asked.observation, asked.legal, seed=1)

    assert asked.observation.table == before


def test_the_search_imagines_other_tables_than_the_real_one(a_question, monkeypatch):
    asked = a_question()
    imagined = []
    imagine = asked.game.imagine

    def noted(observation, chance):
        imagined.append(imagine(observation, chance))
        return imagined[-1].copy()

    game = attrs.evolve(asked.game, imagine=noted)
    SearchPlayer(game, Budget(40, 10.0)).think(asked.observation, asked.legal, seed=1)

    orders = {tuple(table.supplies[0]) for table in imagined}
    assert len(orders) > 20
    assert len({table.chance.stream for table in imagined}) == len(imagined)


def test_a_forced_move_costs_no_search(a_question):
    asked = a_question()

    advice = player_named("duke", asked.game).think(asked.observation, asked.legal[:1], seed=1)

    assert (advice.move, advice.iterations) == (0, 0)


def test_the_search_stops_soon_after_it_is_told_to(a_question):
    asked = a_question(seats=4)
    told: list[float] = []

    def stopped():
        if not told and time.perf_counter() - began > 0.2:
            told.append(time.perf_counter())
        return bool(told)

    began = time.perf_counter()
    advice = player_named(ANALYSIS, asked.game).think(asked.observation, asked.legal, 1, stopped)

    assert time.perf_counter() - told[0] < 0.05
    assert advice.iterations > 20
    assert 1 <= len(advice.best) <= 3


def test_the_guard_ends_a_search_that_takes_too_long(a_question):
    asked = a_question()

    advice = SearchPlayer(asked.game, Budget(NO_LIMIT, 0.1)).think(
        asked.observation, asked.legal, seed=1
    )

    assert 0.1 <= advice.seconds < 0.2


def test_the_ranking_is_by_visits_and_within_what_is_possible(a_question):
    asked = a_question()

    advice = player_named("master", asked.game).think(asked.observation, asked.legal, seed=2)

    visits = [one.visits for one in advice.best]
    assert visits == sorted(visits, reverse=True)
    assert len({one.move for one in advice.best}) == len(visits)
    assert all(0 < one.value < 1 and 0 < one.points < 400 for one in advice.best)


def test_the_greedy_player_takes_the_move_with_the_best_evaluation(a_question):
    asked = a_question()
    seat = asked.game.to_decide(asked.state)

    def workers(state, of):
        return float(state.players[of].workers)

    advice = GreedyPlayer(asked.game, workers).think(asked.observation, asked.legal, seed=1)

    gained = []
    for move in asked.legal:
        after = asked.state.copy()
        asked.game.apply(after, move, SILENT)
        gained.append(workers(after, seat))
    assert gained[advice.move] == max(gained) > min(gained)


def test_a_soft_player_varies_but_never_falls_far_behind(a_question):
    asked = a_question()
    sharp = GreedyPlayer(asked.game, asked.game.judgement.evaluate)
    soft = attrs.evolve(sharp, softness=2.0)
    best = sharp.think(asked.observation, asked.legal, seed=1).best[0]

    chosen = [soft.think(asked.observation, asked.legal, seed).best[0] for seed in range(40)]

    assert len({one.move for one in chosen}) > 1
    assert min(one.points for one in chosen) >= best.points - 6.0 - 1e-6


@pytest.mark.parametrize("name", ["", "Duke", "greedy-v99", "mcts-plain-0", "mcts-plain-x"])
def test_an_unknown_name_is_refused_with_the_names_there_are(name):
    with pytest.raises(UnknownOpponent, match="apprentice, merchant, master, duke"):
        player_named(name, load("castles"))


def test_the_names_hold_the_baselines_of_the_game():
    assert "greedy-v1" in names(load("castles"))

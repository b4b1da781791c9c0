"""What must hold for every computer player."""

import itertools
import math

import attrs
import pytest

from burgundy_desktop.ai import worker
from burgundy_desktop.ai.budget import Budget, never
from burgundy_desktop.ai.greedy_player import GreedyPlayer
from burgundy_desktop.ai.king_player import KingPlayer
from burgundy_desktop.ai.level_names import LEVELS, hint_level, on_ladder
from burgundy_desktop.ai.levels import names, player_named
from burgundy_desktop.ai.messages import Question
from burgundy_desktop.ai.novice_player import NovicePlayer
from burgundy_desktop.ai.player import deciding_seat, lead_of, win_share
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.games import load
from tests import thorough

EVERYONE = ("random", "greedy-v1", "mcts-plain-20", *LEVELS)
ENDLESS = "search-999999999"
"""Searches until somebody stops it."""


def with_each(values):
    """Everybody with each of these; in the sample everybody with one of them, in turn."""
    every_pair = list(itertools.product(EVERYONE, values))
    return thorough.some(every_pair, list(zip(EVERYONE, itertools.cycle(values), strict=False)))


@pytest.mark.parametrize(("name", "seats"), with_each([2, 3, 4]))
def test_a_player_names_a_legal_move_and_the_same_one_under_the_same_seed(name, seats, a_question):
    asked = a_question(seats=seats)
    player = player_named(name, asked.game)

    first = player.think(asked.observation, asked.legal, seed=7)
    again = player.think(asked.observation, asked.legal, seed=7)

    assert 0 <= first.move < len(asked.legal)
    assert attrs.evolve(first, seconds=0) == attrs.evolve(again, seconds=0)


@pytest.mark.parametrize(("name", "plies"), with_each([0, 60, 110]))
def test_a_player_sees_nothing_that_is_hidden(name, plies, a_question):
    asked = a_question(plies=plies)
    seat = asked.game.to_decide(asked.state)
    other = _with_other_hidden_things(asked.state)
    assert other != asked.state
    player = player_named(name, asked.game)

    answer = player.think(asked.observation, asked.legal, seed=3)
    of_other = player.think(asked.game.observe(other, seat), asked.legal, seed=3)

    assert attrs.evolve(answer, seconds=0) == attrs.evolve(of_other, seconds=0)


@pytest.mark.parametrize("level", ["steward", "master", "king"])
def test_seconds_end_a_search_only_where_somebody_waits(level, a_question, monkeypatch):
    asked = a_question()
    module = "burgundy_desktop.games.castles.game"
    question = Question(1, module, asked.observation, asked.legal, level, 3)
    clock = itertools.count()
    monkeypatch.setattr("burgundy_desktop.ai.budget.perf_counter", lambda: next(clock))

    measured = player_named(level, asked.game).think(asked.observation, asked.legal, seed=3)
    waited_for = worker._found(question, never)

    assert measured.iterations == getattr(asked.game.judgement.search_budget, level)
    assert waited_for.iterations == worker.GUARD_SECONDS


def _with_other_hidden_things(state):
    """The state with the hidden supplies, later goods and future dice changed."""
    other = state.copy()
    other.supplies = [supply[::-1] for supply in other.supplies]
    goods = (other.goods_box + other.goods_stacks)[::-1]
    stacks = len(other.goods_stacks)
    other.goods_stacks, other.goods_box = goods[:stacks], goods[stacks:]
    other.chance = Chance.from_seed(999)
    return other


def test_a_hinted_apprentice_takes_the_hint_at_every_second_decision(a_question):
    asked = a_question()

    def answers(player):
        advice = player.think(asked.observation, asked.legal, seed=7)
        return attrs.evolve(advice, seconds=0)

    hinted = player_named("hinted-2", asked.game)
    names = (on_ladder(1, "apprentice", asked.game), hint_level(asked.game))
    alone, hint = (player_named(name, asked.game) for name in names)

    assert [answers(hinted) for _ in range(4)] == [answers(alone), answers(hint)] * 2
    assert answers(alone).iterations != answers(hint).iterations


def test_a_novice_forgets_the_same_in_a_whole_game_and_something_else_in_the_next(a_question):
    asked = a_question(plies=40)
    novice = player_named("novice", asked.game)

    def points(number, ply):
        thought = number << 64 | ply
        advice = novice.think(asked.observation, asked.legal, thought)
        return {one.move: one.points for one in advice.best}

    games_of = [points(number, 1) for number in range(8)]

    assert [points(number, 2) for number in range(8)] == games_of
    assert len({frozenset(one.items()) for one in games_of}) > 4


def test_a_novice_denies_nobody_anything(a_question):
    """To whom it matters only what the others get, all moves are the same."""
    asked = a_question()
    seat = asked.game.to_decide(asked.state)

    def evaluate(state, of):
        return 0.0 if of == seat else -float(state.players[seat].workers)

    denies = GreedyPlayer(asked.game, evaluate)
    lets_be = attrs.evolve(denies, denies=False)
    answers = [one.think(asked.observation, asked.legal, 1).move for one in (denies, lets_be)]

    assert answers[0] != answers[1] == 0
    novice = player_named("novice", asked.game)
    assert isinstance(novice, NovicePlayer)
    assert not novice.plays.denies


def test_only_moves_that_were_tried_count_as_iterations(a_question):
    asked = a_question()
    evaluate = asked.game.judgement.evaluate
    two = GreedyPlayer(asked.game, evaluate, considers=lambda _state, legal: legal[:2])

    assert len(asked.legal) > 2
    assert two.think(asked.observation, asked.legal, seed=1).iterations == 2


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


def test_the_search_stops_when_it_is_told_to(a_question):
    """The fifth check returns "stop", and no further check follows."""
    asked = a_question(seats=4)
    looks: list[bool] = []

    def stopped():
        looks.append(len(looks) == 4)
        return looks[-1]

    advice = player_named(ENDLESS, asked.game).think(asked.observation, asked.legal, 1, stopped)

    assert looks == [False, False, False, False, True]
    assert advice.iterations > 0
    assert 1 <= len(advice.best) <= 3


def test_the_guard_ends_a_search_that_takes_too_long(a_question):
    asked = a_question()

    advice = SearchPlayer(asked.game, Budget(10**9, 0.1)).think(
        asked.observation, asked.legal, seed=1
    )

    assert advice.seconds >= 0.1


def test_the_ranking_is_by_visits_and_within_what_is_possible(a_question):
    asked = a_question()

    advice = player_named("master", asked.game).think(asked.observation, asked.legal, seed=2)

    visits = [one.visits for one in advice.best]
    assert visits == sorted(visits, reverse=True)
    assert len({one.move for one in advice.best}) == len(visits)
    assert all(0 < one.value < 1 and 0 < one.points < 400 for one in advice.best)


@pytest.mark.parametrize("behind", [0.0, 300.0])
def test_a_relative_search_tells_moves_apart_however_far_behind_it_is(behind, a_question):
    """The same moves are best, with the same differences, although the win is far away."""
    asked = a_question()
    judgement, seat = asked.game.judgement, asked.game.to_decide(asked.state)

    def evaluate(state, of):
        return judgement.evaluate(state, of) - (behind if of == seat else 0.0)

    def game(evaluate):
        search_budget = attrs.evolve(judgement.search_budget, relative=True)
        return attrs.evolve(
            asked.game,
            judgement=attrs.evolve(judgement, evaluate=evaluate, search_budget=search_budget),
        )

    budget = Budget(60, 60.0)
    plain = SearchPlayer(game(judgement.evaluate), budget)
    advice = plain.think(asked.observation, asked.legal, seed=4)
    shifted = SearchPlayer(game(evaluate), budget).think(asked.observation, asked.legal, seed=4)

    assert [(one.move, one.visits) for one in shifted.best] == [
        (one.move, one.visits) for one in advice.best
    ]
    assert shifted.best[0].points == pytest.approx(advice.best[0].points - behind)
    assert (shifted.best[0].value < 0.01) == (behind > 0)


def test_the_lead_of_a_share_is_the_one_that_it_is_given_for():
    assert [lead_of(win_share(ahead, 30.0), 30.0) for ahead in (-40.0, 0.0, 7.0)] == pytest.approx(
        [-40.0, 0.0, 7.0]
    )
    assert lead_of(1.0, 30.0) == pytest.approx(-lead_of(0.0, 30.0))
    assert math.isfinite(lead_of(1.0, 30.0))


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


def test_a_player_with_habits_takes_the_likeliest_of_moves_that_are_worth_the_same(a_question):
    asked = a_question()
    weights = asked.game.judgement.policy(asked.state, asked.legal)
    indifferent = GreedyPlayer(asked.game, lambda _state, _seat: 0.0)
    by_habit = attrs.evolve(indifferent, prior_weight=0.1)

    advice = by_habit.think(asked.observation, asked.legal, seed=1)

    assert weights[advice.move] == max(weights)
    assert weights[indifferent.think(asked.observation, asked.legal, seed=1).move] < max(weights)


@pytest.mark.parametrize(
    "name", ["", "Duke", "greedy-v99", "mcts-plain-0", "mcts-plain-x", f"search-{'9' * 5000}"]
)
def test_an_unknown_name_is_refused_with_the_names_there_are(name):
    with pytest.raises(
        UnknownOpponent, match="novice, apprentice, merchant, steward, master, duke, king"
    ):
        player_named(name, load("castles"))


def test_the_names_hold_the_baselines_of_the_game():
    assert "greedy-v1" in names(load("castles"))


@pytest.mark.parametrize(
    ("game_id", "former"), [("castles", "apprentice-1"), ("castles_cards", "master-2")]
)
def test_a_level_of_an_earlier_ladder_is_known_where_it_was_another_one(game_id, former):
    game, other = load(game_id), load("pillars")

    assert player_named(former, game) != player_named(former.partition("-")[0], game)
    assert former in names(game)
    assert former not in names(other)
    with pytest.raises(UnknownOpponent):
        player_named(former, other)


@pytest.mark.parametrize(
    ("game_id", "ladder", "level", "player"),
    [
        ("castles", 1, "apprentice", "apprentice-1"),
        ("castles", 1, "merchant", "merchant"),
        ("castles", 2, "apprentice", "apprentice"),
        ("castles_cards", 1, "apprentice", "apprentice"),
        ("castles_cards", 1, "duke", "duke-2"),
        ("castles_cards", 2, "duke", "duke-2"),
        ("castles_cards", 3, "duke", "duke"),
        ("castles_cards", 2, "master", "master-2"),
        ("boonlake", 1, "apprentice", "apprentice-1"),
        ("boonlake", 2, "apprentice", "apprentice-4"),
        ("boonlake", 2, "master", "master-2"),
        ("boonlake", 3, "master", "master-4"),
        ("boonlake", 5, "master", "master"),
        ("caylus", 4, "steward", "steward-4"),
        ("caylus", 5, "steward", "steward"),
    ],
)
def test_a_level_of_a_ladder_is_played_by(game_id, ladder, level, player):
    assert on_ladder(ladder, level, load(game_id)) == player


def test_in_boonlake_every_level_below_the_duke_looks_one_move_ahead():
    game = load("boonlake")
    names = ("apprentice", "merchant", "steward", "master", "merchant-4")
    players = [player_named(name, game) for name in names]
    glancing = [one for one in players if isinstance(one, GreedyPlayer)]

    assert [one.softness for one in glancing] == pytest.approx([8.1, 2.4, 1.05, 0, 0])
    assert [one.prior_weight for one in glancing] == pytest.approx([5.427, 1.608, 1, 1, 1])
    assert isinstance(player_named("duke", game), SearchPlayer)


@pytest.mark.parametrize("level", ["steward", "master", "duke"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_alone_a_level_of_the_card_game_searches_as_ever(level, seats):
    game = load("castles_cards")
    state = game.start(game.info.options_for(seats), Chance.from_seed(5), SILENT)
    asked = game.observe(state, deciding_seat(game, state)), game.legal_moves(state)
    now, before = (
        attrs.evolve(player_named(name, game).think(*asked, seed=3), seconds=0)
        for name in (level, on_ladder(2, level, game))
    )

    assert (now == before) == (seats == 1 or level == "steward")


@pytest.mark.parametrize(("seats", "part"), [(2, 1), (3, 2 / 3), (4, 1 / 2)])
def test_the_king_has_the_same_iterations_for_all_seats_together(seats, part, a_question):
    asked = a_question(seats=seats)
    king = player_named("king", asked.game)
    assert isinstance(king, KingPlayer)

    quick = attrs.evolve(king, iterations=60)

    assert king.iterations == asked.game.judgement.search_budget.king
    assert quick.think(asked.observation, asked.legal, seed=1).iterations == 60 * part

"""The features for computer players, and their values."""

import math

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features import extraction, priors, value
from burgundy_desktop.games.castles.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import OVER
from burgundy_desktop.games.castles.tables.pieces import TILE_NAME
from tests import thorough
from tests.games.judging import WRONG_NUMBERS, positions, sensible_game


@pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])
def test_at_the_end_the_evaluation_is_the_result(evaluate):
    *_, last = positions(GAME)
    sheet = GAME.score(last)

    assert last.stage == OVER
    for seat in (Seat(0), Seat(1)):
        assert evaluate(last, seat) == sheet.total(seat)


@pytest.mark.parametrize("seats", thorough.some([2, 3, 4], [2, 4]))
def test_the_evaluation_comes_near_to_the_result_of_players_who_know_the_game(seats):
    errors: dict[int, list[float]] = {0: [], 12: [], 22: []}
    for seed in range(thorough.at_most(4, 2)):
        seen = sensible_game(GAME, seed, seats)
        last = seen[-1]
        for round_, error in errors.items():
            state = next(one for one in seen if GAME.judgement.rounds(one) == round_)
            error += [
                abs(GAME.judgement.evaluate(state, Seat(seat)) - last.players[seat].points)
                for seat in range(seats)
            ]

    start, middle, late = (sum(error) / len(error) for error in errors.values())
    assert late < 15
    assert late < middle < 35
    assert start < 50


POLICIES = pytest.mark.parametrize(
    ("file", "policy"),
    [("priors.json", priors.policy), ("priors_king.json", priors.kings_policy)],
)


def test_the_evaluation_sees_nothing_hidden():
    state = next(positions(GAME, seed=3))
    other = state.copy()
    other.supplies = [supply[::-1] for supply in other.supplies]
    other.goods_stacks = other.goods_stacks[::-1]
    other.chance = Chance.from_seed(77)

    assert GAME.judgement.evaluate(state, Seat(0)) == GAME.judgement.evaluate(other, Seat(0))


@POLICIES
def test_a_weight_is_what_the_features_of_the_move_add_up_to(file, policy):
    read = priors._read(file)
    for state in positions(GAME, seed=8, every=5):
        if state.stage == OVER:
            continue
        legal = GAME.legal_moves(state)
        numbers = read[priors.stage_of(state)]
        sums = [
            sum(numbers[feature] for feature in features)
            for features in priors.move_features(state, legal)
        ]

        assert [math.log(w) for w in policy(state, legal)] == pytest.approx(sums)


def test_time_runs_down_from_fifty_actions_to_none():
    times = [extraction.time_left(state, Seat(0)) for state in positions(GAME, every=1)]

    assert times[0] == 50 * extraction.ACTION
    assert times[-1] == 0
    assert all(time >= 0 for time in times)


def test_what_is_noticed_can_be_read_by_name():
    state = next(positions(GAME))
    state.players[0].storage = (TILE_NAME.index("bank"),)
    state.players[0].silver = 2

    seen = extraction.by_name(*extraction.extract(state, Seat(0)))

    assert seen["stored/1"] == 1
    assert seen["stored_building/5"] == 1
    assert seen["silver/2"] == 1
    assert "knows/8" not in seen


def test_a_region_one_space_short_is_worth_more_than_an_untouched_one():
    curves = [dict(zip(extraction.NAMES, table, strict=True)) for table in value._VALUES]
    middle = curves[50]

    assert middle["region/5/1/1"] > middle["region/5/4/1"]
    assert middle["region/3/1/1"] > middle["region/3/3/1"]


@WRONG_NUMBERS
@pytest.mark.parametrize(("module", "file"), [(value, "value.json"), (priors, "priors.json")])
def test_a_wrong_table_is_named(content, complaint, module, file, tmp_path, monkeypatch):
    (tmp_path / file).write_text(content, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)

    with pytest.raises(BadTable, match=f"{file}: .*{complaint}"):
        module._read()

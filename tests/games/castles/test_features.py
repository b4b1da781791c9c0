"""What computer players notice, and what it is worth."""

import math
import random

import pytest

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features import habits, noticed, worth
from burgundy_desktop.games.castles.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import OVER
from burgundy_desktop.games.castles.tables.pieces import tile_named


def positions(seed=1, seats=2, every=9):
    """States of a random game, the end included."""
    state = GAME.start(GAME.info.options_for(seats), Chance.from_seed(seed), SILENT)
    rng = random.Random(seed)
    plies = 0
    while GAME.to_decide(state) is not None:
        if plies % every == 0:
            yield state.copy()
        GAME.apply(state, rng.choice(GAME.legal_moves(state)), SILENT)
        plies += 1
    yield state


@pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])
def test_at_the_end_the_evaluation_is_the_result(evaluate):
    *_, last = positions()
    sheet = GAME.score(last)

    assert last.stage == OVER
    for seat in (Seat(0), Seat(1)):
        assert evaluate(last, seat) == sheet.total(seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_evaluation_comes_near_to_the_result_of_players_who_know_the_game(seats):
    errors: dict[int, list[float]] = {0: [], 12: [], 22: []}
    for seed in range(4):
        seen = sensible_game(seed, seats)
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


def sensible_game(seed, seats):
    """All states of a game between two merchants."""
    merchant = player_named("merchant", GAME)
    state = GAME.start(GAME.info.options_for(seats), Chance.from_seed(seed), SILENT)
    states = [state.copy()]
    while (seat := GAME.to_decide(state)) is not None:
        legal = GAME.legal_moves(state)
        move = merchant.think(GAME.observe(state, seat), legal, seed).move
        GAME.apply(state, legal[move], SILENT)
        states.append(state.copy())
    return states


def test_the_evaluation_sees_nothing_hidden():
    state = next(positions(seed=3))
    other = state.copy()
    other.supplies = [supply[::-1] for supply in other.supplies]
    other.goods_stacks = other.goods_stacks[::-1]
    other.chance = Chance.from_seed(77)

    assert GAME.judgement.evaluate(state, Seat(0)) == GAME.judgement.evaluate(other, Seat(0))


def test_a_weight_is_what_the_marks_of_the_move_add_up_to():
    for state in positions(seed=8, every=5):
        if state.stage == OVER:
            continue
        legal = GAME.legal_moves(state)
        numbers = habits._HABITS[habits.stage_of(state)]
        sums = [sum(numbers[mark] for mark in marks) for marks in habits.marks(state, legal)]

        assert [math.log(w) for w in habits.policy(state, legal)] == pytest.approx(sums)


def test_time_runs_down_from_fifty_actions_to_none():
    times = [noticed.time_left(state, Seat(0)) for state in positions(every=1)]

    assert times[0] == 50 * noticed.ACTION
    assert times[-1] == 0
    assert all(time >= 0 for time in times)


def test_what_is_noticed_can_be_read_by_name():
    state = next(positions())
    state.players[0].storage = (tile_named("bank"),)
    state.players[0].silver = 2

    seen = noticed.named(*noticed.noticed(state, Seat(0)))

    assert seen["stored/1"] == 1
    assert seen["stored_building/5"] == 1
    assert seen["silver/2"] == 1
    assert "knows/8" not in seen


def test_a_region_one_space_short_is_worth_more_than_an_untouched_one():
    curves = [dict(zip(noticed.NAMES, table, strict=True)) for table in worth._WORTH]
    middle = curves[50]

    assert middle["region/5/1/1"] > middle["region/5/4/1"]
    assert middle["region/3/1/1"] > middle["region/3/3/1"]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("{", "cannot be read"), ("[]", "cannot be read"), ('{"moon": [1, 2, 3]}', "moon")],
)
@pytest.mark.parametrize(("module", "file"), [(worth, "worth.json"), (habits, "habits.json")])
def test_a_wrong_table_is_named(content, complaint, module, file, tmp_path, monkeypatch):
    (tmp_path / file).write_text(content, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)

    with pytest.raises(BadTable, match=f"{file}: .*{complaint}"):
        module._read()

"""What computer players notice in Boonlake, and what it is worth."""

import math

import pytest

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.features import habits, noticed, prospects, sure, worth
from burgundy_desktop.games.boonlake.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.scoring import points
from burgundy_desktop.games.boonlake.state import OVER
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_COINS,
    CARD_RESOURCES,
    CARD_VASES,
    CARDS,
)
from tests.games.boonlake.positions import ANNA
from tests.games.judging import WRONG_NUMBERS, positions, sensible_game

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
EVALUATIONS = pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])


def _incomes(state):
    """How often somebody will still be paid."""
    return max(sure.incomes_to_come(state, Seat(seat)) for seat in range(len(state.players)))


@SEATS
@EVALUATIONS
def test_every_position_has_a_finite_worth_for_every_side(evaluate, seats):
    for state in positions(GAME, seats=seats, every=3):
        for standing in GAME.score(state).standings:
            assert math.isfinite(evaluate(state, standing.seat))


@EVALUATIONS
def test_at_the_end_the_evaluation_is_the_result(evaluate):
    *_, last = positions(GAME, seats=3)
    sheet = GAME.score(last)

    assert last.stage == OVER
    assert [evaluate(last, Seat(seat)) for seat in range(3)] == [
        sheet.total(Seat(seat)) for seat in range(3)
    ]


def test_who_loses_to_the_eminence_has_less_than_the_points():
    *_, last = positions(GAME, seats=1)
    rival = last.eminence_seat

    assert GAME.score(last).winners == (rival,)
    assert worth.evaluate(last, ANNA) == points(last, ANNA) - worth.LOST
    assert worth.evaluate(last, rival) == points(last, rival)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_evaluation_comes_nearer_to_the_result_as_the_game_goes_on(seats):
    errors: dict[int, list[float]] = {4: [], 2: [], 0: []}
    for seed in range(4):
        seen = sensible_game(GAME, seed, seats)
        for incomes, error in errors.items():
            state = next(one for one in seen if _incomes(one) <= incomes)
            error += [
                abs(GAME.judgement.evaluate(state, Seat(seat)) - points(seen[-1], Seat(seat)))
                for seat in range(seats)
            ]

    start, middle, late = (sum(error) / len(error) for error in errors.values())
    assert late < middle < start
    assert late < 20


@SEATS
@EVALUATIONS
def test_the_evaluation_of_a_seat_sees_nothing_hidden_from_it(evaluate, seats):
    for state in positions(GAME, seed=3, seats=seats, every=6):
        for seat in range(seats):
            other = GAME.imagine(GAME.observe(state, Seat(seat)), Chance.from_seed(77))

            assert evaluate(other, Seat(seat)) == evaluate(state, Seat(seat))


def test_what_the_eminence_may_expect_does_not_hang_on_its_hidden_deck():
    for state in positions(GAME, seed=5, seats=1, every=6):
        other = GAME.imagine(GAME.observe(state, ANNA), Chance.from_seed(78))
        rival = state.eminence_seat

        assert worth.evaluate(other, rival) == worth.evaluate(state, rival)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_policy_of_a_seat_sees_nothing_hidden_from_it(seats):
    for state in positions(GAME, seed=6, seats=seats, every=3):
        seat = GAME.to_decide(state)
        if seat is None:
            continue
        other = GAME.imagine(GAME.observe(state, seat), Chance.from_seed(79))
        legal = GAME.legal_moves(state)

        assert GAME.judgement.policy(other, legal) == GAME.judgement.policy(state, legal)


@SEATS
def test_a_weight_is_what_the_marks_of_the_move_add_up_to(seats):
    for state in positions(GAME, seed=8, seats=seats, every=5):
        if state.stage == OVER:
            continue
        legal = GAME.legal_moves(state)
        numbers = habits._NUMBERS[habits.stage_of(state)]
        sums = [sum(numbers[mark] for mark in marks) for marks in habits.marks(state, legal)]

        assert [math.log(w) for w in habits.policy(state, legal)] == pytest.approx(sums)


def test_the_way_of_the_ships_runs_down_to_nothing():
    spaces = [noticed.left(state) for state in positions(GAME, every=1)]

    assert spaces[0] == noticed.ALL_LEFT == 62
    assert spaces[-1] == 0
    assert spaces == sorted(spaces, reverse=True)


def test_incomes_to_come_run_down_to_nothing():
    seen = [state for state in positions(GAME, every=1) if not state.due]
    incomes = [sure.incomes_to_come(state, ANNA) for state in seen]

    assert incomes[0] == 4
    assert incomes[-1] == 0
    assert incomes == sorted(incomes, reverse=True)


def test_what_is_noticed_can_be_read_by_name(a_game):
    state = a_game(anna={"coins": 4, "vases": 2, "ranch": 3, "coin_track": 5}).state

    seen = noticed.named(*noticed.noticed(state, ANNA))

    assert seen["coins/4"] == seen["vases/2"] == seen["ranch/3"] == seen["coin_step/5"] == 1
    assert seen["hand/0"] == seen["people/0"] == seen["houses/0"] == 1
    assert "coins/0" not in seen


def test_what_is_missing_for_a_card_is_told(a_game):
    plain = next(
        card
        for card in CARDS
        if not any(CARD_RESOURCES[card]) and not CARD_VASES[card] and CARD_COINS[card]
    )
    needy = next(card for card in CARDS if sum(CARD_RESOURCES[card]) > 3)
    rich = a_game(anna={"coins": CARD_COINS[plain]}).state.players[ANNA]
    poor = a_game(anna={"coins": 0}).state.players[ANNA]

    assert prospects.payable(rich, plain) == prospects.READY
    assert prospects.payable(poor, plain) == prospects.SHORT_OF_COINS
    assert prospects.payable(rich, needy) == prospects.SHORT_OF_RESOURCES


def test_a_merchant_makes_more_points_than_a_player_at_random():
    for seed in range(2):
        sensible = sensible_game(GAME, seed, 2)[-1]
        chance = sensible_game(GAME, seed, 2, level="random")[-1]

        assert points(sensible, ANNA) > points(chance, ANNA) + 30


@pytest.mark.parametrize("level", ["merchant", "master"])
def test_the_same_question_has_the_same_answer_whatever_is_hidden(level):
    player = player_named(level, GAME)
    for state in list(positions(GAME, seed=9, every=90))[:-1]:
        seat = GAME.to_decide(state)
        assert seat is not None
        observation, legal = GAME.observe(state, seat), GAME.legal_moves(state)
        other = GAME.imagine(observation, Chance.from_seed(80))

        first = player.think(observation, legal, 5)
        again = player.think(GAME.observe(other, seat), legal, 5)

        assert first.best == again.best


def test_it_is_known_by_habit_that_moving_a_canoe_puts_things_off():
    """A canoe moved by itself is no step forward: the search must not spend its time on it."""
    shares = []
    for state in positions(GAME, seed=11, every=4):
        if state.stage == OVER:
            continue
        legal = GAME.legal_moves(state)
        canoes = [isinstance(move, m.MoveCanoe) for move in legal]
        if any(canoes) and not all(canoes):
            weights = GAME.judgement.policy(state, legal)
            share = sum(w for w, canoe in zip(weights, canoes, strict=True) if canoe)
            shares.append(share / sum(weights) / (sum(canoes) / len(canoes)))

    assert sum(shares) / len(shares) < 0.5


@WRONG_NUMBERS
@pytest.mark.parametrize(
    ("module", "file", "read"),
    [
        (worth, "worth.json", lambda: worth._read("worth.json")),
        (habits, "habits.json", habits._read),
    ],
)
def test_a_wrong_table_is_named(content, complaint, module, file, read, tmp_path, monkeypatch):
    (tmp_path / file).write_text(content, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)

    with pytest.raises(BadTable, match=f"{file}: .*{complaint}"):
        read()

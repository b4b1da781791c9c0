"""The features of the card game for computer players, and their values."""

import math

import pytest

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.features import automaton, extraction, priors, value
from burgundy_desktop.games.castles_cards.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.moves import PlaceProject
from burgundy_desktop.games.castles_cards.queries.rounds import turns_left
from burgundy_desktop.games.castles_cards.rules import aaron
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import OVER
from tests import thorough
from tests.games.castles_cards.positions import ANNA, BENNO, number
from tests.games.judging import WRONG_NUMBERS, positions, sensible_game
from tests.own_tables import told

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
EVALUATIONS = pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])


@SEATS
@EVALUATIONS
def test_every_position_has_a_finite_worth_for_every_side(evaluate, seats):
    for state in positions(GAME, seats=seats, every=2):
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


def test_who_loses_to_the_automaton_has_less_than_the_points():
    *_, last = positions(GAME, seats=1)
    sheet = GAME.score(last)

    assert sheet.winners == (last.aaron_s_seat,)
    assert value.evaluate(last, ANNA) == sheet.total(ANNA) - value.LOST
    assert value.evaluate(last, last.aaron_s_seat) == sheet.total(last.aaron_s_seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_evaluation_comes_near_to_the_result_of_players_who_know_the_game(seats):
    errors: dict[int, list[float]] = {0: [], 15: [], 26: []}
    for seed in range(thorough.at_most(4, 2)):
        seen = sensible_game(GAME, seed, seats)
        for round_, error in errors.items():
            state = next(one for one in seen if GAME.judgement.rounds(one) == round_)
            error += [
                abs(GAME.judgement.evaluate(state, Seat(seat)) - points(seen[-1], Seat(seat)))
                for seat in range(seats)
            ]

    start, middle, late = (sum(error) / len(error) for error in errors.values())
    assert late < 2.5
    assert late < middle < 6
    assert start < 12


@SEATS
@EVALUATIONS
def test_the_evaluation_of_a_seat_sees_nothing_hidden_from_it(evaluate, seats):
    for state in positions(GAME, seed=3, seats=seats, every=4):
        for seat in range(seats):
            other = GAME.imagine(GAME.observe(state, Seat(seat)), Chance.from_seed(77))

            assert evaluate(other, Seat(seat)) == evaluate(state, Seat(seat))


def test_what_the_automaton_may_expect_does_not_hang_on_its_hidden_piles():
    for state in positions(GAME, seed=5, seats=1, every=4):
        other = GAME.imagine(GAME.observe(state, ANNA), Chance.from_seed(78))
        automaton_seat = state.aaron_s_seat

        assert value.evaluate(other, automaton_seat) == value.evaluate(state, automaton_seat)


def test_the_policy_of_a_seat_sees_nothing_hidden_from_it():
    for state in positions(GAME, seed=6, every=2):
        seat = GAME.to_decide(state)
        if seat is None:
            continue
        other = GAME.imagine(GAME.observe(state, seat), Chance.from_seed(79))
        legal = GAME.legal_moves(state)

        assert GAME.judgement.policy(other, legal) == GAME.judgement.policy(state, legal)


@EVALUATIONS
def test_what_a_seat_owns_is_worth_the_same_on_either_chair(evaluate, a_game):
    state = a_game(
        hand=["mine-2a"],
        silver=2,
        projects=["ship-3a"],
        estate=[["castle-1a", "castle-2a"]],
    ).state
    mirrored = state.copy()
    mirrored.players.reverse()
    mirrored.order = tuple(Seat(1 - seat) for seat in state.order)
    mirrored.holder = 1 - state.holder

    for seat, chair in ((ANNA, BENNO), (BENNO, ANNA)):
        assert evaluate(mirrored, chair) == pytest.approx(evaluate(state, seat))


def test_a_weight_is_what_the_features_of_the_move_add_up_to():
    for state in positions(GAME, seed=8, every=5):
        if state.stage == OVER:
            continue
        legal = GAME.legal_moves(state)
        numbers = priors._NUMBERS[priors.stage_of(state)]
        sums = [
            sum(numbers[feature] for feature in features)
            for features in priors.move_features(state, legal)
        ]

        assert [math.log(w) for w in priors.policy(state, legal)] == pytest.approx(sums)


def test_turns_run_down_from_thirty_to_none():
    turns = [turns_left(state, ANNA) for state in positions(GAME, every=1)]

    assert turns[0] == value.ALL_TURNS == 30
    assert turns[-1] == 0
    assert turns == sorted(turns, reverse=True)


def test_what_is_noticed_can_be_read_by_name(a_game):
    state = a_game(
        hand=["mine-2a"],
        workers=1,
        silver=3,
        projects=["bank-1"],
        estate=[["castle-1a", "castle-2a"]],
        goods={"light": 2},
    ).state

    seen = extraction.by_name(*extraction.extract(state, ANNA))

    assert seen["silver/3"] == seen["workers/1"] == 1
    assert seen["open/0/2"] == 1
    assert seen["project/6/0"] == seen["project_kind/4"] == 1
    assert seen["goods/2"] == 1
    assert "open/1/1" not in seen


def test_two_cards_of_a_triple_are_worth_more_than_one():
    middle = dict(zip(extraction.NAMES, value._VALUES[15], strict=True))

    for colour in range(7):
        assert middle[f"open/{colour}/2"] > middle[f"open/{colour}/1"]


def test_near_the_end_it_is_likelier_to_complete_a_triple_than_to_begin_a_column(a_game):
    state = a_game(
        hand=["ship-2a"],
        projects=["castle-2a", "pasture-2a"],
        estate=[["castle-1a", "castle-3a"]],
        round="E",
        turn=4,
    ).state
    legal = GAME.legal_moves(state)

    weights = dict(zip(legal, GAME.judgement.policy(state, legal), strict=True))

    places = {m.card: weights[m] for m in legal if isinstance(m, PlaceProject)}
    assert places[number("castle-2a")] > places[number("pasture-2a")]


def test_the_automaton_may_expect_about_what_it_gets():
    errors, guesses = [], []
    for seed in range(60):
        state = GAME.start(GAME.info.options_for(1), Chance.from_seed(seed), SILENT)
        guesses.append(automaton.expected(state))
        while state.aaron.piles:
            aaron.turn_pile(state, SILENT)
        assert automaton.expected(state) == points(state, state.aaron_s_seat)
        errors.append(guesses[-1] - automaton.expected(state))

    assert abs(sum(errors) / len(errors)) < 2
    assert max(map(abs, errors)) < 20


@pytest.mark.parametrize("level", ["merchant", "master"])
def test_the_same_question_has_the_same_answer_whatever_is_hidden(level):
    player = player_named(level, GAME)
    for state in list(positions(GAME, seed=9, every=40))[:-1]:
        seat = GAME.to_decide(state)
        assert seat is not None
        observation, legal = GAME.observe(state, seat), GAME.legal_moves(state)
        other = GAME.imagine(observation, Chance.from_seed(80))

        first = player.think(observation, legal, 5)
        again = player.think(GAME.observe(other, seat), legal, 5)

        assert first.best == again.best


@WRONG_NUMBERS
@pytest.mark.parametrize(
    ("module", "file", "read"),
    [
        (value, "value.json", lambda: value._read("value.json")),
        (value, "value_alone.json", lambda: value._read("value_alone.json")),
        (priors, "priors.json", priors._read),
        (automaton, "automaton.json", automaton._read),
    ],
)
def test_a_wrong_table_is_named(content, complaint, module, file, read, tmp_path, monkeypatch):
    (tmp_path / file).write_text(content, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)

    with pytest.raises(BadTable, match=f"{file}: .*{complaint}"):
        read()


def test_players_think_by_a_person_s_own_figures_too(tmp_path):
    done = told(tmp_path, "tests/games/castles_cards/by_other_figures.py")

    assert done["problems"] == []
    assert all(moves > 20 for moves in done["moves"])

"""The features of Boonlake for computer players, and their values."""

import math
from itertools import pairwise
from typing import Any

import pytest

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.features import (
    automaton,
    extraction,
    priors,
    prospects,
    sure,
    value,
)
from burgundy_desktop.games.boonlake.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.queries.places import to_lock
from burgundy_desktop.games.boonlake.scoring import points
from burgundy_desktop.games.boonlake.state import OVER, steps as s
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_COINS,
    CARD_RESOURCES,
    CARD_VASES,
    CARD_VP,
    CARDS,
)
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP
from burgundy_desktop.games.boonlake.tables.words import DIFFICULTIES
from tests import thorough
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    EMINENCE,
    card,
    cards,
    scoring_tile,
    site,
    sites,
)
from tests.games.judging import WRONG_NUMBERS, positions, sensible_game
from tests.games.positions import everybody
from tests.own_tables import told

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
EVALUATIONS = pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])


def _incomes(state):
    """The number of incomes still to come."""
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
    automaton = last.eminence_seat

    assert GAME.score(last).winners == (automaton,)
    assert value.evaluate(last, ANNA) == points(last, ANNA) - value.LOST
    assert value.evaluate(last, automaton) == points(last, automaton)


@pytest.mark.parametrize("seats", thorough.some([2, 4], [2]))
def test_the_evaluation_comes_nearer_to_the_result_as_the_game_goes_on(seats):
    errors: dict[int, list[float]] = {4: [], 2: [], 0: []}
    for seed in range(thorough.at_most(4, 2)):
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
        automaton = state.eminence_seat

        assert value.evaluate(other, automaton) == value.evaluate(state, automaton)


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
@pytest.mark.parametrize(
    ("file", "policy"),
    [("priors.json", priors.policy), ("priors_king.json", priors.kings_policy)],
)
def test_a_weight_is_what_the_features_of_the_move_add_up_to(seats, file, policy):
    read = priors._read(file)
    for state in positions(GAME, seed=8, seats=seats, every=5):
        if state.stage == OVER:
            continue
        legal = GAME.legal_moves(state)
        numbers = read[priors.stage_of(state)]
        sums = [
            sum(numbers[feature] for feature in features)
            for features in priors.move_features(state, legal)
        ]

        assert [math.log(w) for w in policy(state, legal)] == pytest.approx(sums)


def test_the_way_of_the_ships_runs_down_to_nothing():
    spaces = [extraction.left(state) for state in positions(GAME, every=1)]

    assert spaces[0] == extraction.ALL_LEFT == 62
    assert spaces[-1] == 0
    assert spaces == sorted(spaces, reverse=True)


def test_incomes_to_come_run_down_to_nothing():
    incomes = [sure.incomes_to_come(state, ANNA) for state in positions(GAME, every=1)]

    assert incomes[0] == 4
    assert incomes[-1] == 0
    assert incomes == sorted(incomes, reverse=True)


def test_an_income_is_to_come_until_it_is_paid(a_game):
    """The ship is past the lock, the turn not yet over; then the scoring begins."""
    game = a_game(
        (s.PRODUCTION, ANNA, 1),
        (s.SLIDE, ANNA, 0),
        scorings=1,
        ships={ANNA: "U2"},
    )
    game.state.due, game.state.action, game.state.row = True, 0, 0
    game.state.rows = (-1, *game.state.rows[1:])
    assert sure.incomes_to_come(game.state, ANNA) == 4

    game.play(m.TAKE_VASE)
    assert game.step == s.SCORE_TILE
    assert sure.incomes_to_come(game.state, ANNA) == 4

    game.play(game.legal[0]).play(game.legal[0])
    assert sure.incomes_to_come(game.state, ANNA) == 3


def test_what_is_noticed_can_be_read_by_name(a_game):
    state = a_game(coins=4, vases=2, ranch=3, coin_track=5).state

    seen = extraction.by_name(*extraction.extract(state, ANNA))

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
    rich = a_game(coins=CARD_COINS[plain]).state.players[ANNA]
    poor = a_game(coins=0).state.players[ANNA]

    assert prospects.payable(rich, plain) == prospects.READY
    assert prospects.payable(poor, plain) == prospects.SHORT_OF_COINS
    assert prospects.payable(rich, needy) == prospects.SHORT_OF_RESOURCES


def test_what_a_card_in_hand_would_bring_is_noticed(a_game):
    first = a_game(hand=cards("D01"), coins=3).state
    seen = extraction.by_name(*extraction.extract(first, ANNA))

    assert seen["hand_points/0"] == CARD_VP[card("D01")]
    assert seen["hand_gives/0/3"] == 1
    poor = a_game(hand=cards("D01"), coins=2).state
    later = extraction.by_name(*extraction.extract(poor, ANNA))
    assert "hand_gives/0/3" not in later
    assert later["hand_points/1"] == CARD_VP[card("D01")]
    assert later["hand_gives/1/3"] == 1


def test_projects_are_noticed_by_what_is_missing_for_them(a_game):
    """ST01 wants two of wood and of stone and 14 coins, ST02 clay and iron."""
    game = a_game(
        coins=everybody(14),
        production=everybody(sites(wood=2, stone=2)),
        projects=everybody(0b1100),
    )
    own, other = (
        extraction.by_name(*extraction.extract(game.state, seat)) for seat in (ANNA, BENNO)
    )

    assert prospects.project_reach(game.me, scoring_tile("ST01")) == prospects.READY
    assert own["project/0"] == other["project/0"] == 1
    assert own["project_points/0"] == 7
    assert own["own_project/0"] == 1
    assert "own_project/0" not in other
    assert own["project/3"] == 1, "and for the other tile that is left resources are missing"


def test_the_price_of_the_next_piece_is_noticed(a_game):
    game = a_game(
        land={7: "pasture", 8: "pasture", 9: "G01"},
        herds={BENNO: [7]},
        homes={ANNA: [(9, "upper")]},
        ranch=1,
        houses=1,
        cattle=0,
    )
    seen = extraction.by_name(*extraction.extract(game.state, ANNA))

    assert prospects.cattle_prices(game.state, game.me) == [2, 1]
    assert seen["cattle_price/1"] == seen["cattle_now"] == 1
    assert seen["town_price/2"] == 1
    assert "town_now" not in seen
    game.me.ranch, game.me.cattle = 2, 5
    seen = extraction.by_name(*extraction.extract(game.state, ANNA))
    assert seen["cattle_price/6"] == seen["town_now"] == 1, "no cattle is left"
    assert "cattle_now" not in seen


def test_sites_are_in_reach_of_who_can_pay_and_has_an_inhabitant(a_game):
    """S01 has a free site and one for two coins."""
    game = a_game(land={7: "S01"}, ranch=1, coins=1)

    assert prospects.sites_in_reach(game.state, game.me) == 1
    game.me.coins = 2
    assert prospects.sites_in_reach(game.state, game.me) == 2
    game.me.ranch = 0
    assert prospects.sites_in_reach(game.state, game.me) == 0


def test_a_house_in_a_region_without_a_settlement_is_noticed(a_game):
    """Locations 2 and 33 lie in one region, 1 in another: a second settlement costs points."""
    game = a_game(
        land={1: "S01", 2: "S02", 33: "S03"},
        homes={ANNA: [(1, "upper"), (2, "upper"), (33, "upper")]},
    )

    assert "fresh_homes/3" in extraction.by_name(*extraction.extract(game.state, ANNA))
    game.me.towns = 1 << site((2, "lower"))
    assert "fresh_homes/1" in extraction.by_name(*extraction.extract(game.state, ANNA))


def test_the_way_to_the_next_lock_runs_down_and_begins_anew():
    seen = [to_lock(state) for state in positions(GAME, every=1)]
    rises = [(one, other) for one, other in pairwise(seen) if other > one]

    assert len(rises) == 3
    assert min(seen) == seen[-1] == 0
    assert max(seen) <= extraction.ALL_LEFT // 2


def test_who_meets_a_harder_eminence_must_expect_more_of_it():
    guesses = []
    for difficulty in DIFFICULTIES:
        options = GAME.info.options_for(1, eminence=difficulty)
        state = GAME.start(options, Chance.from_seed(4), SILENT)
        guesses.append(value.evaluate(state, EMINENCE))

    assert guesses == sorted(guesses)
    assert guesses[-1] - guesses[0] > 20


def test_what_the_eminence_may_expect_comes_nearer_to_what_it_gets():
    errors: dict[int, list[float]] = {4: [], 2: [], 0: []}
    for seed in range(thorough.at_most(6, 3)):
        seen = sensible_game(GAME, seed, 1, level="master")
        for incomes, error in errors.items():
            state = next(one for one in seen if _incomes(one) <= incomes)
            error.append(abs(value.evaluate(state, EMINENCE) - points(seen[-1], EMINENCE)))

    start, middle, late = (sum(error) / len(error) for error in errors.values())
    assert late < middle < start
    assert late < 20


def test_houses_that_the_eminence_has_built_count_at_each_income_to_come(a_game):
    game = a_game(seats=1, scorings=2, round=2)
    side = game.state.eminence
    before = automaton.sure(game.state, side, EMINENCE)
    side.cactus = 10

    assert automaton.sure(game.state, side, EMINENCE) == before + 3 * CACTUS_VP[10]


def test_a_merchant_makes_more_points_than_a_player_at_random():
    for seed in range(thorough.at_most(2, 1)):
        sensible = sensible_game(GAME, seed, 2)[-1]
        chance = sensible_game(GAME, seed, 2, level="random")[-1]

        assert points(sensible, ANNA) > points(chance, ANNA) + 30


def _played(levels, seed):
    """A game between these levels: the moves that each seat chose, and the last state."""
    state = GAME.start(GAME.info.options_for(len(levels)), Chance.from_seed(seed), SILENT)
    players = [player_named(level, GAME) for level in levels]
    chosen: list[list[Any]] = [[] for _ in levels]
    while (seat := GAME.to_decide(state)) is not None:
        legal = GAME.legal_moves(state)
        move = legal[players[seat].think(GAME.observe(state, seat), legal, seed).move]
        if len(legal) > 1:
            chosen[seat].append(move)
        GAME.apply(state, move, SILENT)
    return chosen, state


def test_a_merchant_is_beaten_by_a_master_and_neither_plays_with_canoes():
    """Canoe moves are always offered, in many ways, and gain nothing by themselves."""
    games = [_played(("merchant", "master"), seed) for seed in range(thorough.at_most(4, 2))]
    shares = [
        sum(type(move) is m.MoveCanoe for chosen, _ in games for move in chosen[seat])
        / sum(len(chosen[seat]) for chosen, _ in games)
        for seat in (ANNA, BENNO)
    ]

    assert sum(points(last, BENNO) > points(last, ANNA) for _, last in games) >= len(games) - 1
    assert shares[0] < 0.2
    assert shares[1] < 0.1


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
    """Moving only a canoe is no progress: the search must not spend time on it."""
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
        (value, "value.json", lambda: value._read("value.json")),
        (value, "value_alone.json", lambda: value._read("value_alone.json")),
        (automaton, "automaton.json", automaton._read),
        (priors, "priors.json", priors._read),
    ],
)
def test_a_wrong_table_is_named(content, complaint, module, file, read, tmp_path, monkeypatch):
    (tmp_path / file).write_text(content, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)

    with pytest.raises(BadTable, match=f"{file}: .*{complaint}"):
        read()


def test_players_think_by_a_person_s_own_figures_too(tmp_path):
    """Those of `by_other_figures`, in a process of its own."""
    done = told(tmp_path, "tests/games/boonlake/by_other_figures.py")

    assert done["problems"] == []
    assert all(moves > 20 for moves in done["moves"])
    assert done["found"] == {
        "coins of the first": 40,
        "hand": 12,
        "alone": 30,
        "income of a house": 9,
        "cattle cost": ["cattle_price/3"],
        "can be paid": True,
        "easy": pytest.approx(5 / 6),
        "income of the Eminence": 9 * 5,
    }

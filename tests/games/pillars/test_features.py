"""The features of the Pillars card game for computer players, and their values."""

import math
import random

import attrs
import pytest

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.player import lead
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.features import last_tricks, prospects, value
from burgundy_desktop.games.pillars.features.card_numbers import HAND_WRITTEN
from burgundy_desktop.games.pillars.features.card_values import PLAIN, card_values, stays
from burgundy_desktop.games.pillars.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.moves import PlayCard, TakePlan
from burgundy_desktop.games.pillars.state import OVER
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import CARD_NUMBER, RED, STRENGTH
from tests.games.judging import positions, sensible_game

SEATS = pytest.mark.parametrize("seats", [3, 4])
EVALUATIONS = pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])


def is_played(state):
    """Whether a card is to be played."""
    return bool(state.pending) and state.pending[-1][0] == PLAY


@SEATS
@EVALUATIONS
def test_every_position_has_a_finite_worth_for_every_seat(evaluate, seats):
    for state in positions(GAME, seats=seats, every=2):
        for seat in range(seats):
            assert math.isfinite(evaluate(state, Seat(seat)))


@EVALUATIONS
def test_at_the_end_the_evaluation_is_the_result(evaluate):
    *_, end = positions(GAME, seats=3)
    sheet = GAME.score(end)

    assert end.stage == OVER
    assert [evaluate(end, Seat(seat)) for seat in range(3)] == [
        sheet.total(Seat(seat)) for seat in range(3)
    ]


@SEATS
@EVALUATIONS
def test_the_evaluation_of_a_seat_sees_nothing_hidden_from_it(evaluate, seats):
    for state in positions(GAME, seed=3, seats=seats, every=3):
        for seat in range(seats):
            other = GAME.imagine(GAME.observe(state, Seat(seat)), Chance.from_seed(77))

            assert evaluate(other, Seat(seat)) == evaluate(state, Seat(seat))


@SEATS
@pytest.mark.parametrize("policy", [GAME.judgement.policy, GAME.judgement.kings_policy])
def test_the_policy_of_a_seat_sees_nothing_hidden_from_it(policy, seats):
    for state in positions(GAME, seed=6, seats=seats, every=1):
        seat = GAME.to_decide(state)
        if seat is None:
            continue
        other = GAME.imagine(GAME.observe(state, seat), Chance.from_seed(79))
        legal = GAME.legal_moves(state)

        assert policy(other, legal) == policy(state, legal)


@SEATS
def test_the_evaluation_comes_nearer_to_the_result_of_a_hand_as_it_goes_on(seats):
    errors: dict[int, list[float]] = {0: [], 4: [], 8: []}
    for seed in range(6):
        seen = sensible_game(GAME, seed, seats)
        after = next(state for state in seen if state.hand_number == 2)
        for played, error in errors.items():
            state = next(one for one in seen if len(one.tricks) == played)
            error += [
                abs(value.evaluate(state, Seat(seat)) - value.evaluate(after, Seat(seat)))
                for seat in range(seats)
            ]

    start, middle, late = (sum(error) / len(error) for error in errors.values())
    assert late < middle < start < 12


@SEATS
def test_hands_are_what_a_search_looks_ahead(seats):
    rounds = [GAME.judgement.rounds(state) for state in positions(GAME, seats=seats, every=1)]

    assert rounds[0] == 0
    assert rounds == sorted(rounds)
    assert rounds[-1] >= 4


# the last tricks


def by_the_rules(state):
    """The last tricks played out with copies of the whole state: each takes its best lead."""
    seat, seats = GAME.to_decide(state), range(len(state.players))
    if seat is None or not is_played(state):
        return [value.evaluate(state, Seat(one)) for one in seats]
    lines = []
    for move in GAME.legal_moves(state):
        after = state.copy()
        GAME.apply(after, move, SILENT)
        lines.append(by_the_rules(after))
    return max(lines, key=lambda results: lead(results, seat))


@SEATS
def test_the_last_tricks_are_played_out_exactly(seats):
    looked_at = 0
    for seed in range(8):
        for state in positions(GAME, seed=seed, seats=seats, every=1):
            left = state.deal.hand_size - len(state.tricks)
            if is_played(state) and left <= last_tricks.LAST_TRICKS:
                assert last_tricks.exact(state) == pytest.approx(by_the_rules(state))
                looked_at += 1

    assert looked_at > 100


@SEATS
def test_earlier_tricks_and_scorings_are_not_played_out(seats):
    asked = 0
    for state in positions(GAME, seats=seats, every=1):
        left = state.deal.hand_size - len(state.tricks)
        if not is_played(state) or left > last_tricks.LAST_TRICKS:
            assert last_tricks.exact(state) is None
            asked += 1

    assert asked > 50


# what is said at a glance


def test_own_craftsmen_bring_points_and_those_of_others_nothing():
    red, blue = CARD_NUMBER["red_master_builder"], CARD_NUMBER["blue_master_builder"]

    assert PLAIN.brings[RED][red] > 1
    assert PLAIN.brings[RED][blue] == 0
    assert PLAIN.holding[RED][red] > PLAIN.holding[RED][blue]


def test_who_brings_losses_is_shunned():
    assert PLAIN.brings[RED][CARD_NUMBER["william_hamleigh"]] == -3
    assert PLAIN.brings[RED][CARD_NUMBER["ellen"]] == 2


def test_high_cards_and_foreign_craftsmen_in_hand_count_by_the_numbers_of_who_holds_them():
    blue, builder = CARD_NUMBER["blue_master_builder"], CARD_NUMBER["red_master_builder"]
    eager = card_values(attrs.evolve(HAND_WRITTEN, foreign=-0.5, high=1.0))

    assert eager.holding[RED][blue] == -0.5 * STRENGTH[blue]
    assert eager.holding[RED][builder] == pytest.approx(
        PLAIN.holding[RED][builder] + STRENGTH[builder] - 7
    )


def test_the_last_card_of_a_trick_stays_the_strongest():
    card = CARD_NUMBER["lady_aliena"]

    assert stays(card, seen=0, followers=0) == 1
    assert stays(card, seen=0, followers=3) < stays(card, seen=0, followers=1) < 1
    assert stays(CARD_NUMBER["forest_1"], 0, 1) < stays(card, 0, 1)


def test_units_are_kept_for_hands_to_come_and_for_nothing_else():
    stock = (1, 1, 1, 0)

    assert prospects.kept(stock, hands=2) == pytest.approx(0.9 + 1.2 + 1.6)
    assert prospects.kept(stock, hands=0) == 0


def test_plans_stand_before_ways_by_hand():
    asked = 0
    for state in positions(GAME, seed=2, seats=4, every=1):
        if GAME.to_decide(state) is None:
            continue
        legal = GAME.legal_moves(state)
        if not isinstance(legal[0], TakePlan):
            continue
        weights = GAME.judgement.policy(state, legal)
        by_hand = [
            weight
            for weight, move in zip(weights, legal, strict=True)
            if not isinstance(move, TakePlan)
        ]
        assert min(weights) > 0
        assert max(weights) > 1000 * max(by_hand)
        asked += 1

    assert asked > 5


# players


def card_led(level, hand, seed=1):
    """The card that a level leads with this hand on a fresh table."""
    rng = random.Random(seed)
    state = next(iter(positions(GAME, seed=seed, seats=4)))
    seat = state.leader
    wanted = [CARD_NUMBER[name] for name in hand]
    others = [player for other, player in enumerate(state.players) if other != seat]
    free = [card for card in range(40) if (state.deck | 1 << state.privilege) >> card & 1]
    free = [card for card in free if card not in wanted]
    rng.shuffle(free)
    state.players[seat].hand = sum(1 << card for card in wanted)
    for player in others:
        player.hand = sum(1 << free.pop() for _ in range(len(wanted)))
    legal = GAME.legal_moves(state)
    move = legal[player_named(level, GAME).think(GAME.observe(state, seat), legal, seed).move]
    assert isinstance(move, PlayCard)
    return move.card


@pytest.mark.parametrize("level", ["apprentice", "merchant", "master"])
def test_nobody_leads_a_strong_craftsman_of_another_colour_without_a_reason(level):
    state = next(iter(positions(GAME, seed=1, seats=4)))
    own = ("red", "blue", "orange", "green")[state.owners.index(state.leader)]
    foreign = next(colour for colour in ("red", "blue", "orange", "green") if colour != own)
    strong = f"{foreign}_master_builder"
    hand = [
        strong,
        "lady_aliena",
        f"{own}_master_builder",
        f"{own}_mortar_mixer",
        f"{own}_carpenter",
        "ellen",
        "prior_philip",
        "quarry_1",
        "forest_1",
    ]

    assert card_led(level, hand) != CARD_NUMBER[strong]


def test_the_levels_are_stronger_than_the_baseline():
    """A few hands are enough to recognise random play."""
    points = {"merchant": 0, "random": 0}
    for seed in range(6):
        state = next(iter(positions(GAME, seed=seed, seats=3)))
        players = [player_named(name, GAME) for name in ("merchant", "random", "random")]
        while (seat := GAME.to_decide(state)) is not None:
            legal = GAME.legal_moves(state)
            advice = players[seat].think(GAME.observe(state, seat), legal, seed)
            GAME.apply(state, legal[advice.move], SILENT)
        points["merchant"] += state.players[0].vp
        points["random"] += max(state.players[1].vp, state.players[2].vp)

    assert points["merchant"] > points["random"]

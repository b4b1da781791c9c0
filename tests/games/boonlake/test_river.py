"""Ships, river, locks, the end of a round. Rules §4 and §9."""

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import (
    CardsDrawn,
    CoinsGained,
    LockPassed,
    RoundStarted,
    ScoringStarted,
    TurnStarted,
)
from burgundy_desktop.games.boonlake.state import OVER, steps as s
from burgundy_desktop.games.boonlake.tables.river import SPACE_IDS
from tests.games.boonlake.positions import ANNA, BENNO, CARLA, space


def spaces(game):
    return [SPACE_IDS[move.space] for move in game.legal_of(m.Sail)]


def sail(game, name):
    return game.play(m.sail(space(name)))


def in_turn(game, seat=ANNA, movement=3):
    """The end of a turn: the ship, then phase C."""
    game.state.rows = (0, 1, 2, 3, 4, 5, -1)
    game.state.row, game.state.action = 6, 6
    game.state.pending = [(s.SLIDE, seat, 0), (s.SAIL, seat, movement)]
    game.state.active = seat
    return game.go_on()


def through_scoring(game):
    """Play the first legal move until a turn begins or the game is over."""
    while game.who is not None and game.step != s.CHOOSE_ACTION:
        game.play(game.legal[0])
    return game


def test_c26_a_ship_passes_over_another_one_without_counting_its_space(a_game):
    game = a_game((s.SAIL, ANNA, 3), ships={ANNA: "T2", BENNO: "T4"})
    assert spaces(game) == ["T3", "T5", "T6"]


@pytest.mark.parametrize(("to", "coins", "hand"), [("T3", 0, 1), ("T5", 0, 1), ("T6", 2, 0)])
def test_c26_the_space_where_a_ship_stops_brings_its_reward(a_game, to, coins, hand):
    game = a_game((s.SAIL, ANNA, 3), ships={ANNA: "T2", BENNO: "T4"})
    sail(game, to)
    assert (game.me.coins, len(game.me.hand), game.ship(ANNA)) == (coins, hand, to)


def test_c27_a_harbour_counts_as_a_space_even_with_a_ship_in_it(a_game):
    game = a_game((s.SAIL, ANNA, 2), ships={ANNA: "T4", BENNO: "T5"})
    assert spaces(game) == ["T5", "T6"]


@pytest.mark.parametrize(("in_round", "expected"), [(1, ["U1", "U2"]), (2, ["L1", "L2"])])
def test_c28_ships_take_the_arm_of_the_round_at_the_fork(a_game, in_round, expected):
    game = a_game((s.SAIL, ANNA, 2), ships={ANNA: "T12"}, round=in_round, scorings=in_round - 1)
    assert spaces(game) == expected


def at_the_lock(a_game, **more):
    return in_turn(a_game(ships={ANNA: "U3"}, **more))


def test_c29_before_the_lock_nothing_is_scored(a_game):
    game = at_the_lock(a_game)
    assert spaces(game) == ["U4", "U5", "U6"]
    sail(game, "U4")
    assert not game.happened(LockPassed, ScoringStarted)
    assert game.who == BENNO


@pytest.mark.parametrize("to", ["U5", "U6"])
def test_c29_the_first_ship_past_the_lock_brings_a_scoring(a_game, to):
    game = sail(at_the_lock(a_game), to)
    assert game.happened(LockPassed) == [LockPassed(ANNA, 1, later=False)]
    if to == "U6":
        assert not game.happened(ScoringStarted)
        assert {type(move) for move in game.legal} == {m.TakeVase, m.Produce}
        game.play(m.TAKE_VASE)
        assert game.me.vases == 1
    else:
        assert game.me.coins >= 3
    assert game.happened(ScoringStarted) == [ScoringStarted(1, (ANNA, BENNO))]
    order = [type(event).__name__ for event in game.events]
    assert order.index("ActionsSlid") < order.index("ScoringStarted")


def test_c29_a_second_ship_brings_no_scoring(a_game):
    game = at_the_lock(a_game, scorings=1)
    sail(game, "U5")
    assert not game.happened(LockPassed, ScoringStarted)


@pytest.mark.parametrize(("seats", "start"), [(2, "T1"), (3, "T1"), (4, "T3")])
def test_c30_the_second_scoring_uncovers_the_labels_and_starts_round_two_r11(a_game, seats, start):
    game = a_game(ships={BENNO: "J10"}, seats=seats, scorings=1)
    in_turn(game, BENNO, 4)
    assert spaces(game) == ["J11", "END"]
    game.state.covered = 0b1010
    sail(game, "END")
    assert game.points("river", BENNO) == 4
    through_scoring(game)
    assert game.happened(ScoringStarted)[0].scoring == 2
    assert (game.state.covered, game.state.round) == (0, 1)
    assert {game.ship(Seat(seat)) for seat in range(seats)} == {start}
    assert game.happened(RoundStarted)
    assert game.who == Seat(2 % seats)


def test_c31_in_the_last_lap_everybody_after_the_first_ship_has_one_more_turn(a_game):
    game = a_game(ships={BENNO: "J10", CARLA: "J9"}, seats=3, round=2, scorings=3)
    in_turn(game, BENNO, 2)
    sail(game, "END")
    assert game.happened(LockPassed) == [LockPassed(BENNO, 4, later=True)]
    assert (game.who, game.happened(ScoringStarted)) == (CARLA, [])
    in_turn(game, CARLA, 3)
    sail(game, "END")
    assert game.happened(ScoringStarted) == [ScoringStarted(4, (ANNA, BENNO, CARLA))]
    assert len(game.happened(LockPassed)) == 1
    through_scoring(game)
    assert (game.state.stage, game.who) == (OVER, None)
    assert [event.seat for event in game.happened(TurnStarted)] == [CARLA]


def test_the_last_space_holds_any_number_of_ships_r10(a_game):
    game = a_game((s.SAIL, ANNA, 1), ships={ANNA: "J11", BENNO: "END"}, round=2, scorings=4)
    assert spaces(game) == ["END"]


def test_permanent_effects_of_the_river_pay_at_harbours_and_spaces(a_game):
    sums = (*(0,) * 7, 1, 2, 2, 1)
    game = a_game(*[(s.SAIL, ANNA, 4)] * 3, ships={ANNA: "T8"}, permanents=sums)
    sail(game, "T10")
    assert (game.me.coins, len(game.me.hand)) == (2 + 1 + 2, 2)
    assert {event.source for event in game.happened(CoinsGained, CardsDrawn)} == {
        "harbour",
        "river",
    }
    sail(game, "T12")
    assert game.me.vases == 2
    sail(game, "U1")
    assert game.me.coins == 5 + 3 + 1


def test_a_vase_chosen_in_place_of_a_site_is_a_vase_of_the_river(a_game):
    sums = (*(0,) * 10, 1)
    game = a_game((s.SAIL, ANNA, 1), ships={ANNA: "U5"}, scorings=1, permanents=sums)
    sail(game, "U6").play(m.TAKE_VASE)
    assert game.me.vases == 2


def test_a_ship_moves_at_least_one_space(a_game):
    game = a_game((s.SAIL, ANNA, 1), ships={ANNA: "T2"})
    assert spaces(game) == ["T3"]
    assert m.PASS not in game.legal

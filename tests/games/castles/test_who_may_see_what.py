"""Rules §12; rulebook: what lies face down, and the secret choice of estates."""

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import PLAYING
from tests.games.castles.positions import ANNA, BENNO, CARLA, choosing
from tests.games.random_play import play, tables

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def with_other_hidden_things(state):
    """The same table with everything hidden in another order."""
    other = state.copy()
    luck = Chance.from_seed(99)
    other.chance = Chance.from_seed(1234)
    for number, supply in enumerate(other.supplies):
        tiles = list(supply)
        luck.shuffle(tiles)
        other.supplies[number] = tuple(tiles)
    face_down = list(other.goods_stacks + other.goods_box)
    luck.shuffle(face_down)
    stacked = len(other.goods_stacks)
    other.goods_stacks, other.goods_box = tuple(face_down[:stacked]), tuple(face_down[stacked:])
    return other


@SEATS
def test_nobody_sees_the_supplies_the_later_goods_the_box_or_coming_dice(seats):
    for game, options, seed in tables("castles", seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % 10:
                continue
            other = with_other_hidden_things(moment.state)
            assert other != moment.state
            for seat in map(Seat, range(seats)):
                assert game.observe(other, seat) == game.observe(moment.state, seat)


@SEATS
def test_whatever_is_imagined_keeps_what_lies_open(seats):
    for game, options, seed in tables("castles", seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % 25 > seats or not moment.legal:
                continue
            state = moment.state
            imagined = game.imagine(game.observe(state, moment.seat), Chance.from_seed(seed))
            assert imagined.depots == state.depots
            assert imagined.depot_goods == state.depot_goods
            assert imagined.round_goods == state.round_goods
            assert [sorted(supply) for supply in imagined.supplies] == [
                sorted(supply) for supply in state.supplies
            ]
            assert sorted(imagined.goods_stacks + imagined.goods_box) == sorted(
                state.goods_stacks + state.goods_box
            )
            if not state.secret or state.stage == PLAYING:
                assert imagined.players == state.players


def test_nothing_that_is_imagined_twice_comes_in_the_same_order(a_game):
    game = a_game()
    seen = game.seen_by(ANNA)

    imagined = [GAME.imagine(seen, Chance.from_seed(seed)) for seed in range(20)]

    assert len({tuple(state.supplies) for state in imagined}) == 20
    assert len({state.goods_stacks for state in imagined}) == 20
    assert len({state.chance.stream for state in imagined}) == 20
    assert all(state.goods_stacks != game.state.goods_stacks for state in imagined)


def test_everything_on_the_boards_lies_open(a_game):
    game = a_game(
        storage={BENNO: ["mine"]},
        goods={BENNO: {"red": 2}},
        silver={BENNO: 3},
        workers={BENNO: 4},
        depots={3: ["bank"]},
        black=["ship"],
        depot_goods={2: ["pink"]},
    )

    seen = game.seen_by(ANNA).table

    assert seen.players == game.state.players
    assert seen.depots == game.state.depots
    assert seen.depot_goods == game.state.depot_goods
    assert seen.round_goods == game.state.round_goods
    assert seen.white_die == game.state.white_die


def test_all_dice_are_seen_by_all(a_game):
    game = a_game(seats=3, dice={ANNA: (2, 5), BENNO: (3, 3), CARLA: (6, 1)})

    for seat in (ANNA, BENNO, CARLA):
        dice = [player.dice for player in game.seen_by(seat).table.players]
        assert dice == [(2, 5), (3, 3), (6, 1)]


def test_the_goods_of_this_phase_are_seen_in_their_order(a_game):
    game = a_game(round_goods=["red", "pink", "red", "brown"])

    assert game.seen_by(BENNO).table.round_goods == game.state.round_goods


def test_a_computer_player_imagines_a_choice_that_the_boards_allow():
    game = choosing("secret", ((1, 4), (6, 7)))
    game.choose(4, 13)
    seen = game.seen_by(BENNO)

    imagined = {
        GAME.imagine(seen, Chance.from_seed(seed)).players[ANNA].estate for seed in range(40)
    }

    assert imagined == {1, 4}


def test_a_secret_choice_is_seen_by_all_once_all_have_chosen():
    game = choosing("secret", ((1, 4), (6, 7)))
    game.choose(4, 13).choose(6, 2)

    assert game.seen_by(BENNO).table.players == game.seen_by(ANNA).table.players

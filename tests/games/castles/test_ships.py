"""Rulebook: "Hajó", the turn order track, knowledge tile 5."""

import pytest

from burgundy_desktop.games.castles.events import DiceRolled, GoodsLoaded, MarkerMoved
from burgundy_desktop.games.castles.moves import DECLINE, LoadGoods
from tests.games.castles.positions import ANNA, BENNO, CARLA, DARIO

EVERYWHERE = {depot: ["red"] for depot in range(1, 7)}


def with_a_ship_just_placed(a_game, **position):
    """Somebody has placed a ship on space 17 with a die of 2."""
    game = a_game(storage=["ship"], dice=(2, 3), **position)
    return game.place("ship", 17, die=2)


def test_c25_goods_of_a_held_type_and_one_new_type_fit_r11(a_game):
    game = with_a_ship_just_placed(
        a_game,
        goods={"turquoise": 1, "red": 1},
        depot_goods={4: ["turquoise", "pink", "brown"]},
    )

    game.load(4)

    assert game.goods == {"turquoise": 2, "red": 1}
    assert game.keeps() == {"pink", "brown"}
    assert len(game.legal) == 2


@pytest.mark.parametrize(("kept", "left"), [("pink", "brown"), ("brown", "pink")])
def test_c25_the_player_chooses_which_new_type_to_take_r11(a_game, kept, left):
    game = with_a_ship_just_placed(
        a_game,
        goods={"turquoise": 1, "red": 1},
        depot_goods={4: ["turquoise", "pink", "brown"]},
    )

    game.load(4).keep(kept)

    assert game.goods == {"turquoise": 2, "red": 1, kept: 1}
    assert game.depot_goods(4) == [left]
    assert not game.state.pending


def test_c25_all_free_spaces_must_be_used_and_all_tiles_of_a_type_taken_r11(a_game):
    game = with_a_ship_just_placed(
        a_game,
        goods={"turquoise": 1},
        depot_goods={4: ["pink", "brown", "pink", "orange", "brown"]},
    )

    game.load(4)
    assert game.keeps() == {"pink", "brown", "orange"}
    game.keep("brown")
    assert game.keeps() == {"pink", "orange"}
    assert DECLINE not in game.legal
    game.keep("pink")

    assert game.goods == {"turquoise": 1, "brown": 2, "pink": 2}
    assert game.depot_goods(4) == ["orange"]


def test_c25_nothing_is_asked_when_everything_fits(a_game):
    game = with_a_ship_just_placed(
        a_game, goods={"turquoise": 1}, depot_goods={4: ["pink", "turquoise", "brown", "pink"]}
    )

    game.load(4)

    assert game.goods == {"turquoise": 2, "pink": 2, "brown": 1}
    assert game.depot_goods(4) == []
    assert not game.state.pending
    assert game.happened(GoodsLoaded) == [GoodsLoaded(ANNA, 4, (1, 0, 2, 0, 1, 0))]


def test_c26_goods_that_do_not_fit_stay_on_the_depot(a_game):
    game = with_a_ship_just_placed(
        a_game, goods={"red": 1, "pink": 1, "orange": 1}, depot_goods={2: ["purple", "brown"]}
    )

    game.load(2)

    assert game.goods == {"pink": 1, "red": 1, "orange": 1}
    assert game.depot_goods(2) == ["purple", "brown"]
    assert game.state.steps[ANNA] == 1
    assert not game.state.pending


def test_c27_an_empty_depot_may_be_chosen_r10(a_game):
    game = with_a_ship_just_placed(a_game, depot_goods={1: ["red"], 3: ["pink"]})

    assert game.loads() == {1, 2, 3, 4, 5, 6}
    game.load(2)

    assert game.goods == {}
    assert game.state.steps[ANNA] == 1


def test_c27_nothing_is_asked_when_no_depot_holds_goods(a_game):
    game = with_a_ship_just_placed(a_game)

    assert not game.offers(LoadGoods)
    assert game.state.steps[ANNA] == 1
    assert game.dice == [3]


def test_c27_tile_5_asks_nothing_either_when_no_depot_holds_goods(a_game):
    game = with_a_ship_just_placed(a_game, knows=[5])

    assert not game.state.pending
    assert game.state.steps[ANNA] == 1


def test_c28_tile_5_offers_the_two_neighbours_or_none_r8_r9(a_game):
    game = with_a_ship_just_placed(a_game, knows=[5], depot_goods=EVERYWHERE)

    game.load(1)

    assert game.loads() == {2, 6}
    assert DECLINE in game.legal
    assert len(game.legal) == 3


@pytest.mark.parametrize(
    ("first", "second"),
    [(1, {2, 6}), (2, {1, 3}), (3, {2, 4}), (4, {3, 5}), (5, {4, 6}), (6, {5, 1})],
)
def test_c28_the_depots_form_a_ring_r8(a_game, first, second):
    game = with_a_ship_just_placed(a_game, knows=[5], depot_goods=EVERYWHERE)

    game.load(first)

    assert game.loads() == second


def test_c28_an_empty_neighbour_is_offered_beside_a_full_one(a_game):
    game = with_a_ship_just_placed(a_game, knows=[5], depot_goods={1: ["red"], 2: ["pink"]})

    game.load(1)
    assert game.loads() == {2, 6}
    game.load(6)

    assert game.goods == {"red": 1}
    assert game.state.steps[ANNA] == 1


def test_c28_without_goods_beside_it_no_second_depot_is_asked_for(a_game):
    game = with_a_ship_just_placed(a_game, knows=[5], depot_goods={1: ["red"], 4: ["pink"]})

    game.load(1)

    assert not game.state.pending
    assert game.goods == {"red": 1}
    assert game.state.steps[ANNA] == 1


def test_c28_the_second_depot_may_be_declined_r9(a_game):
    game = with_a_ship_just_placed(a_game, knows=[5], depot_goods=EVERYWHERE)

    game.load(1).decline()

    assert game.goods == {"red": 1}
    assert game.state.steps[ANNA] == 1


def test_c28_the_first_depot_is_finished_before_the_second_is_chosen_r9(a_game):
    game = with_a_ship_just_placed(
        a_game,
        knows=[5],
        goods={"red": 1, "pink": 1},
        depot_goods={1: ["purple", "brown"], 2: ["purple", "orange"]},
    )

    game.load(1)
    assert game.keeps() == {"purple", "brown"}
    game.keep("purple")
    assert game.loads() == {2, 6}
    game.load(2)

    assert game.goods == {"red": 1, "pink": 1, "purple": 2}
    assert (game.depot_goods(1), game.depot_goods(2)) == (["brown"], ["orange"])


def test_c29_a_marker_on_an_occupied_space_goes_on_top_r16(a_game):
    game = with_a_ship_just_placed(a_game, seats=3, me=CARLA, estate={BENNO: {17: "ship"}})
    assert game.state.round_order == (BENNO, ANNA, CARLA)

    assert game.state.turn_order == (CARLA, BENNO, ANNA)
    assert game.state.steps == [0, 1, 1]
    assert game.happened(MarkerMoved) == [MarkerMoved(CARLA, step=1, is_first=True)]
    assert game.state.round_order == (BENNO, ANNA, CARLA)


def test_c29_the_next_round_follows_the_track(a_game):
    game = with_a_ship_just_placed(a_game, seats=3, me=CARLA, estate={BENNO: {17: "ship"}})

    game.pass_turn()

    assert game.happened(DiceRolled)
    assert game.state.round_order == (CARLA, BENNO, ANNA)
    assert game.state.seat == CARLA


def test_c29_a_ship_does_not_change_the_running_round_r16(a_game):
    game = with_a_ship_just_placed(a_game, seats=3, me=BENNO)
    assert game.state.turn_order == (BENNO, ANNA, CARLA)

    game.pass_turn()
    assert game.state.seat == CARLA
    game.pass_turn()

    assert game.state.seat == BENNO


def test_c29_a_marker_may_overtake_nobody_but_climb_on_the_stack(a_game):
    ships = {ANNA: {17: "ship", 16: "ship"}, BENNO: {17: "ship"}}
    game = with_a_ship_just_placed(a_game, seats=4, me=DARIO, estate=ships)

    assert game.state.turn_order == (ANNA, DARIO, BENNO, CARLA)
    assert game.state.steps == [2, 1, 0, 1]
    assert game.happened(MarkerMoved) == [MarkerMoved(DARIO, step=1, is_first=False)]


def test_the_depot_of_a_ship_does_not_depend_on_the_dice(a_game):
    game = with_a_ship_just_placed(a_game, depot_goods={6: ["red", "pink"]}, next_dice=(1,))

    game.load(6)

    assert game.goods == {"pink": 1, "red": 1}
    assert game.workers == 0

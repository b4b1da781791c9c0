"""Every click without effect is answered with a reason."""

import pytest

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.rules.why_not import CODES
from burgundy_desktop.games.castles.tables.estates import SPACES
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS, GOODS, KINDS, TILE_COUNT
from tests.games.castles.positions import ANNA, BENNO, CARLA, before_the_last_word, choosing
from tests.games.random_play import play, tables


def why(game, kind, index=0, picked=(), seat=ANNA):
    """The reason why a click on a target has no effect."""
    clicked = Target(kind, index)
    assert all(clicked not in move.targets for move in game.legal) or picked or seat != game.seat
    reason = GAME.why_not(game.seen_by(seat), picked, clicked)
    assert set(reason.values) == set(CODES[reason.code])
    return reason


def stored(game, place=0):
    return game.me.storage[place]


def test_the_game_is_over():
    game = before_the_last_word().end_turn()

    assert why(game, "die", 0) == WhyNot("game_over")


def test_it_is_somebody_else_s_turn(a_game):
    game = a_game()

    assert why(game, "die", 0, seat=BENNO) == WhyNot("not_your_turn", {"seat": ANNA})


def test_an_effect_comes_first(a_game):
    game = a_game(knows=[1], storage=["castle"], dice=(6, 6), silver=2, black=["ship"])
    game.place("castle", 6, die=6)

    assert why(game, "workers", 1) == WhyNot("first_resolve")
    assert why(game, "silver") == WhyNot("not_while_resolving")
    assert why(game, "tile", game.state.depots[0][0]) == WhyNot("not_while_resolving")
    assert why(game, "die", 1) == WhyNot("no_die_needed")


def test_an_action_without_a_number_still_wants_a_space_that_fits(a_game):
    game = a_game(estate={25: "bank", 11: "church"}, storage=["castle", "bank"], dice=(6, 6))
    game.place("castle", 6, die=6)

    twice = WhyNot("building_in_city", {"building": BUILDINGS.index("bank")})
    assert why(game, "tile", stored(game)) == twice
    assert why(game, "space", 18) == WhyNot("space_taken")
    assert why(game, "goods", 0) == WhyNot("no_such_goods", {"goods": 0})


def test_the_new_tile_cannot_be_thrown_away(a_game):
    game = a_game(storage=["mine", "ship", "bank"], depots={1: ["church"]}, dice=(1, 1))
    church = game.state.depots[1][0]
    game.take("church", die=1)

    assert why(game, "tile", church) == WhyNot("discard_not_new")
    assert why(game, "die", 1) == WhyNot("first_resolve")


def test_the_second_depot_lies_next_to_the_first(a_game):
    goods = {1: ["red"], 2: ["pink"]}
    game = a_game(knows=[5], storage=["ship"], depot_goods=goods, black=["mine"], dice=(5, 5))
    game.place("ship", 19, die=5).load(1)

    assert why(game, "depot", 4) == WhyNot("depot_not_next")
    assert why(game, "tile", game.state.depots[0][0]) == WhyNot("not_while_resolving")


def test_a_building_brings_its_kinds_from_the_numbered_depots(a_game):
    game = a_game(storage=["market"], depots={1: ["bank", "ship"]}, black=["cow 3"], dice=(3, 3))
    bank = game.state.depots[1][0]
    game.place("market", 25, die=3)

    wanted = WhyNot("building_takes_only", {"building": BUILDINGS.index("market")})
    assert why(game, "tile", bank) == wanted
    assert why(game, "tile", game.state.depots[0][0]) == WhyNot("not_from_black")
    assert why(game, "tile", game.me.tiles[18]) == WhyNot("first_resolve")


def test_a_warehouse_sells_goods_that_are_there(a_game):
    game = a_game(storage=["warehouse"], goods={"red": 1}, dice=(3, 3)).place(
        "warehouse", 25, die=3
    )

    pink = GOODS.index("pink")
    assert why(game, "goods", pink) == WhyNot("no_such_goods", {"goods": pink})


def test_a_used_die_is_used(a_game):
    game = a_game(dice=(0, 4))

    assert why(game, "die", 0) == WhyNot("die_used")


def test_an_action_needs_a_die(a_game):
    game = a_game(
        dice=(0, 0), silver=2, black=["ship"], storage=["bank", "church"], goods={"red": 1}
    )

    assert why(game, "workers") == WhyNot("all_dice_used")
    assert why(game, "die", 1) == WhyNot("all_dice_used")
    assert why(game, "tile", stored(game)) == WhyNot("all_dice_used")
    assert why(game, "space", 25) == WhyNot("all_dice_used")
    assert why(game, "goods", GOODS.index("red")) == WhyNot("all_dice_used")


def test_the_turn_does_not_end_with_a_die_left(a_game):
    assert why(a_game(dice=(0, 4)), "end_turn") == WhyNot("dice_left")


def test_a_number_out_of_reach_says_what_it_would_cost(a_game):
    game = a_game(dice=(2, 3), workers=1, depots={6: ["bank"]}, goods={"orange": 1})
    bank = game.state.depots[6][0]

    needs_two = WhyNot("needs_number", {"number": 6, "workers": 2, "have": 1})
    assert why(game, "tile", bank) == needs_two
    assert why(game, "goods", GOODS.index("orange")) == needs_two
    needs_three = WhyNot("needs_number", {"number": 6, "workers": 3, "have": 1})
    assert why(game, "tile", bank, picked=[Target("die", 1)]) == needs_three


def test_a_stored_tile_says_what_its_nearest_space_would_cost(a_game):
    game = a_game(dice=(4, 6), workers=0, storage=["ship"])

    wanted = WhyNot("needs_number", {"number": 5, "workers": 1, "have": 0})
    assert why(game, "tile", stored(game)) == wanted


def test_free_shift_and_tile_8_are_counted(a_game):
    game = a_game(knows=[8, 9], dice=(6, 6), workers=0, storage=["bank"])

    wanted = WhyNot("needs_number", {"number": 3, "workers": 1, "have": 0})
    assert why(game, "space", 25) == wanted


def test_a_tile_that_is_not_on_a_depot_cannot_be_taken(a_game):
    game = a_game(estate={ANNA: {11: "bank"}, BENNO: {25: "church"}}, storage={BENNO: ["mine"]})

    assert why(game, "tile", game.me.tiles[11]) == WhyNot("already_placed")
    assert why(game, "tile", game.state.players[1].storage[0]) == WhyNot("not_yours")
    assert why(game, "tile", game.state.players[1].tiles[25]) == WhyNot("not_yours")
    assert why(game, "tile", game.state.supplies[0][0]) == WhyNot("not_on_table")


def test_the_black_depot_takes_silver_only(a_game):
    game = a_game(silver=1, black=["ship"])

    too_little = WhyNot("black_depot_needs_silver", {"price": 2, "have": 1})
    assert why(game, "tile", game.state.depots[0][0]) == too_little
    assert why(game, "silver") == too_little


def test_only_one_purchase_is_allowed_a_turn(a_game):
    game = a_game(silver=4, black=["ship"], bought=True)

    assert why(game, "silver") == WhyNot("already_bought")
    assert why(game, "tile", game.state.depots[0][0]) == WhyNot("already_bought")


def test_an_empty_black_depot_sells_nothing(a_game):
    assert why(a_game(silver=2), "silver") == WhyNot("black_depot_empty")


def test_a_space_names_why_nothing_can_go_there(a_game):
    game = a_game(storage=["bank"], dice=(3, 3))
    bank = Target("tile", stored(game))

    assert why(game, "space", 18) == WhyNot("space_taken")
    assert why(game, "space", 24) == WhyNot("no_stored_tile_fits", {"kind": KINDS.index("mine")})
    assert why(game, "space", 36) == WhyNot("not_adjacent")
    wrong = {"tile": bank.index, "kind": KINDS.index("mine")}
    assert why(game, "space", 24, picked=[bank]) == WhyNot("wrong_kind", wrong)


def test_a_picked_tile_that_lies_on_a_depot_says_nothing_about_a_space(a_game):
    game = a_game(storage=["bank"], depots={3: ["mine"]}, dice=(3, 3))
    picked = [Target("tile", game.state.depots[3][0])]

    assert why(game, "space", 25, picked=picked).code == "needs_number"


def test_without_stored_tiles_there_is_nothing_to_place(a_game):
    assert why(a_game(), "space", 25) == WhyNot("storage_empty")


def test_a_tile_needs_a_covered_neighbour(a_game):
    game = a_game(storage=["cow 3"], dice=(2, 2))

    assert why(game, "tile", stored(game)) == WhyNot("not_adjacent")


def test_a_city_holds_one_building_of_a_kind(a_game):
    game = a_game(estate={25: "bank", 11: "church"}, storage=["bank"], dice=(1, 1))

    wanted = WhyNot("building_in_city", {"building": BUILDINGS.index("bank")})
    assert why(game, "tile", stored(game)) == wanted
    assert why(game, "space", 26) == wanted


def test_the_first_building_in_the_list_is_named_like_all_others(a_game):
    name = BUILDINGS[0]
    game = a_game(estate={25: name, 11: "church"}, storage=[name], dice=(1, 1))

    wanted = WhyNot("building_in_city", {"building": 0})
    assert why(game, "tile", stored(game)) == wanted


def test_a_building_without_a_space_of_its_colour_nearby_needs_a_neighbour(a_game):
    game = a_game(start_castle=2, storage=["bank"], dice=(1, 1))

    assert why(game, "tile", stored(game)) == WhyNot("not_adjacent")


def test_a_space_is_only_too_far_for_the_dice_if_one_of_two_buildings_may_go_there(a_game):
    game = a_game(estate={25: "bank"}, storage=["bank", "church"], dice=(1, 1))

    assert why(game, "space", 31).code == "needs_number"


def test_a_city_that_has_two_stored_buildings_already_speaks_of_the_first(a_game):
    game = a_game(estate={25: "bank", 26: "church"}, storage=["bank", "church"], dice=(1, 1))

    wanted = WhyNot("building_in_city", {"building": BUILDINGS.index("bank")})
    assert why(game, "space", 31) == wanted


def test_goods_that_the_player_does_not_have_cannot_be_sold(a_game):
    game = a_game(dice=(3, 3))

    assert why(game, "goods", 2) == WhyNot("no_such_goods", {"goods": 2})


@pytest.mark.parametrize("kind", ["depot", "depot_goods"])
def test_goods_on_a_depot_wait_for_a_ship(a_game, kind):
    assert why(a_game(), kind, 1) == WhyNot("goods_need_ship")


@pytest.mark.parametrize("kind", ["decline", "estate", "moon"])
def test_a_target_that_no_step_needs_is_not_offered(a_game, kind):
    assert why(a_game(), kind, 1) == WhyNot("not_offered")


def test_while_estates_are_chosen_nothing_else_is_offered():
    game = choosing("open", ((1, 4), (6, 7)))

    assert why(game, "die", 0) == WhyNot("estate_first")
    assert why(game, "space", 8) == WhyNot("castle_space_only")
    assert why(game, "estate", 6) == WhyNot("not_offered")


EVERYTHING = [
    *(Target("tile", tile) for tile in range(TILE_COUNT)),
    *(Target("space", space) for space in range(SPACES)),
    *(Target("die", die) for die in range(2)),
    *(Target("goods", goods) for goods in range(6)),
    *(Target("depot_goods", goods) for goods in range(6)),
    *(Target("depot", depot) for depot in range(7)),
    *(Target("estate", estate) for estate in range(1, 10)),
    *(Target(kind) for kind in ("workers", "silver", "end_turn", "decline")),
]
"""Everything that can be clicked on the table."""


def clicks_in_random_games(seats, choose_picks):
    """Every target that is not offered, and the reason."""
    for game, options, seed in tables("castles", seats, 12):
        for moment in play(game, options, seed):
            if moment.ply % 9 and moment.legal and not moment.state.pending:
                continue
            seat = moment.seat if moment.legal else ANNA
            seen = game.observe(moment.state, seat)
            picks = choose_picks(moment.legal)
            offered = {target for move in moment.legal for target in move.targets}
            for clicked in EVERYTHING:
                if clicked not in offered:
                    yield game.why_not(seen, picks, clicked), clicked, moment


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_click_has_a_known_reason_with_its_values(seats):
    found = set()
    for reason, clicked, _ in clicks_in_random_games(seats, lambda legal: ()):
        assert reason.code in CODES, clicked
        assert set(reason.values) == set(CODES[reason.code]), clicked
        found.add(reason.code)

    assert len(found) > 12


def test_every_click_has_a_known_reason_whatever_was_picked():
    def first_target(legal):
        return legal[0].targets[:1] if legal else ()

    for reason, clicked, _ in clicks_in_random_games(2, first_target):
        assert set(reason.values) == set(CODES[reason.code]), clicked


@pytest.mark.parametrize("seats", [2, 4])
def test_a_number_is_blamed_only_if_workers_are_missing(seats):
    for reason, clicked, moment in clicks_in_random_games(seats, lambda legal: ()):
        if reason.code == "needs_number":
            assert reason.values["workers"] > reason.values["have"], (clicked, moment.ply)
            assert reason.values["have"] == moment.state.player.workers


def test_those_who_wait_are_told_whose_turn_it_is():
    for game, options, seed in tables("castles", 3, 6):
        for moment in play(game, options, seed):
            if moment.ply % 30 or not moment.legal:
                continue
            for seat in {ANNA, BENNO, CARLA} - {moment.seat}:
                reason = game.why_not(game.observe(moment.state, seat), (), Target("die", 0))
                assert reason == WhyNot("not_your_turn", {"seat": moment.seat})

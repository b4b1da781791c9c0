"""Every click without effect is answered with a reason."""

from typing import Any

import pytest

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.rules.why_not import CODES
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS
from tests.games.castles_cards.positions import ANNA, BENNO, number
from tests.games.random_play import play, tables

ROW_4 = {4: ["ship-4b"]}


def why(game, kind, what=0, seat=ANNA):
    """The reason why a click on a target leads nowhere; cards go by their names."""
    clicked = Target(kind, number(what) if isinstance(what, str) else what)
    assert seat != game.state.seat or all(clicked not in move.targets for move in game.legal)
    reason = GAME.why_not(game.seen_by(seat), (), clicked)
    assert tuple(reason.values) == CODES[reason.code]
    return reason


def test_a_lane_needs_a_project_of_its_colour_that_is_in_reach(a_game):
    game = a_game(hand=["ship-1a"], projects=["mine-3a"])

    values = {"number": 3, "workers": 2, "have": 0}
    assert why(game, "lane", COLOURS.index("mine")) == WhyNot("project_needs_die", values)
    other = WhyNot("column_other_color", {"color": COLOURS.index("ship")})
    assert why(game, "lane", COLOURS.index("ship")) == other
    assert why(a_game(hand=["ship-1a"]), "lane", COLOURS.index("ship")) == WhyNot("no_projects")


def test_it_is_somebody_else_s_turn(a_game):
    assert why(a_game(), "silver", seat=BENNO) == WhyNot("not_your_turn", {"seat": ANNA})


def test_the_row_needs_another_die(a_game):
    game = a_game(hand=["ship-1a", "mine-2a"], workers=1, display={5: ["bank-1"]})

    values = {"row": 5, "workers": 2, "have": 1}
    assert why(game, "card", "bank-1") == WhyNot("row_needs_die", values)
    assert why(game, "card", "bank-3") == WhyNot("not_in_display")


def test_the_picked_card_counts_and_otherwise_the_nearest_one(a_game):
    game = a_game(hand=["ship-1a", "mine-4a"], projects=["mine-3a"], display={6: ["bank-1"]})
    picked = (Target("hand", number("mine-4a")), Target("take"))

    assert why(game, "card", "bank-1").values["workers"] == 1
    said = GAME.why_not(game.seen_by(ANNA), picked, Target("card", number("bank-1")))
    assert said == WhyNot("row_needs_die", {"row": 6, "workers": 2, "have": 0})
    assert why(game, "project", "mine-3a").values["workers"] == 1


def test_a_building_within_a_bought_action_takes_its_own_cards_only(a_game):
    drawn, display = ["mine-1a", "ship-1b", "ship-1c"], {4: ["ship-4b", "mine-2a"]}
    game = a_game(
        hand=["ship-4a"], projects=["castle-4a", "market-1"], silver=3, draw=drawn, display=display
    )
    game.place("castle-4a").buy().use("mine-1a").place("market-1")

    assert why(game, "card", "mine-2a") == WhyNot("building_takes_only", {"kind": 2})
    assert why(game, "card", "mine-3a") == WhyNot("not_in_display")


def test_a_project_needs_its_die(a_game):
    estate = [["castle-1a"], ["ship-2a"]]
    game = a_game(hand=["ship-1a"], projects=["mine-3a"], estate=estate)

    values = {"number": 3, "workers": 2, "have": 0}
    assert why(game, "project", "mine-3a") == WhyNot("project_needs_die", values)
    assert why(game, "column", 2) == WhyNot("project_needs_die", values)
    assert why(game, "project", "castle-1a") == WhyNot("already_placed")
    assert why(game, "project", "bank-1") == WhyNot("not_your_project")


def test_columns_take_their_own_colour(a_game):
    estate = [["castle-1a"], ["mine-1a", "mine-2a", "mine-4a"]]
    game = a_game(hand=["ship-3a"], projects=["castle-3a"], estate=estate)

    assert why(game, "column", 1) == WhyNot("column_complete")
    assert why(game, "column", 2) == WhyNot("column_not_yet")
    game = a_game(hand=["ship-3a"], projects=["mine-3a"], estate=estate[:1])
    assert why(game, "column", 0) == WhyNot(
        "column_other_color", {"color": COLOURS.index("castle")}
    )
    assert why(a_game(), "column", 0) == WhyNot("no_projects")


def test_goods_need_their_die_and_to_be_there(a_game):
    game = a_game(hand=["ship-6a", "ship-5a"], goods={"medium": 1})

    values = {"goods": 1, "workers": 1, "have": 0}
    assert why(game, "goods", 1) == WhyNot("goods_need_die", values)
    assert why(game, "goods", 0) == WhyNot("no_such_goods", {"goods": 0})


def test_hiring_and_converting_name_what_is_lacking(a_game):
    game = a_game(workers=2)

    assert why(game, "workers") == WhyNot("enough_workers", {"have": 2, "limit": 2})
    assert why(game, "convert_workers", 2) == WhyNot("too_few_to_convert", {"needed": 3, "have": 2})
    assert why(game, "convert_silver", 1) == WhyNot("too_few_to_convert", {"needed": 3, "have": 2})
    assert why(game, "hand", "bank-1") == WhyNot("not_in_hand")


def test_workers_and_silver_count_alike_for_converting(a_game):
    game = a_game(workers=1, silver=1)

    assert why(game, "convert") == WhyNot("too_few_to_convert", {"needed": 3, "have": 2})


def test_a_purchase_names_what_is_lacking(a_game):
    game = a_game(silver=2)
    assert why(game, "buy") == WhyNot("purchase_needs_silver", {"price": 3, "have": 2})

    game = a_game(silver=6).buy()
    assert why(game, "buy") == WhyNot("already_bought")
    assert why(game, "silver") == WhyNot("first_resolve")

    assert why(a_game(silver=6, draw_only=True), "buy") == WhyNot("no_cards_to_draw")


def test_there_is_something_to_draw_while_cards_are_discarded(a_game):
    game = a_game(silver=6, draw_only=True, discards=["bank-1"], projects=["ship-3b"])
    game.place("ship-3b")

    assert why(game, "buy") == WhyNot("no_purchase_now")


def test_the_purchase_has_its_windows(a_game):
    game = a_game(hand=["ship-3a"], silver=6, projects=["ship-3b"]).place("ship-3b")

    assert why(game, "buy") == WhyNot("no_purchase_now")
    assert why(game, "animal_stack", 0) == WhyNot("goods_only")


def test_an_empty_stack_of_the_right_kind_is_empty(a_game):
    none_here: dict[str, Any] = {"goods_stacks": (["light"], []), "animal_stacks": (["cow"], [])}
    game = a_game(hand=["ship-2a"], projects=["boarding_house-2"], **none_here).place(
        "boarding_house-2"
    )

    assert why(game, "goods_stack", 1) == WhyNot("stack_empty")
    assert why(game, "animal_stack", 1) == WhyNot("stack_empty")


def test_a_pasture_takes_animals_only(a_game):
    game = a_game(hand=["ship-3a"], projects=["pasture-3a"]).place("pasture-3a")

    assert why(game, "goods_stack", 0) == WhyNot("animals_only")


def test_a_warehouse_sells_goods_that_are_there(a_game):
    hand, goods = ["ship-1a"], {"light": 1}
    game = a_game(hand=hand, projects=["warehouse-1"], goods=goods).place("warehouse-1")

    assert why(game, "goods", 1) == WhyNot("no_such_goods", {"goods": 1})
    assert why(game, "buy") == WhyNot("purchase_needs_silver", {"price": 3, "have": 0})


def test_a_town_hall_places_projects_in_columns_of_their_colour(a_game):
    hand, projects = ["ship-2a"], ["town_hall-2", "mine-6a"]
    game = a_game(hand=hand, projects=projects).place("town_hall-2")

    other = WhyNot("column_other_color", {"color": COLOURS.index("ship")})
    assert why(game, "lane", COLOURS.index("ship")) == other
    assert why(game, "column", 0).code == "column_other_color"
    assert why(game, "project", "town_hall-2") == WhyNot("already_placed")


def test_the_reward_of_a_triple_comes_before_anything_else(a_game):
    mines = [["mine-1a", "mine-2a"]]
    game = a_game(hand=["ship-3a"], projects=["mine-3a"], estate=mines, silver=6).place("mine-3a")

    assert why(game, "end_turn") == WhyNot("first_resolve")
    assert why(game, "buy") == WhyNot("no_purchase_now")


def test_an_action_by_a_drawn_card_counts_from_its_die(a_game):
    drawn = ["mine-1a", "ship-1b", "ship-1c"]
    game = a_game(hand=["ship-4a"], projects=["castle-4a"], silver=3, draw=drawn, display=ROW_4)
    game.place("castle-4a").buy().use("mine-1a")

    values = {"row": 4, "workers": 3, "have": 0}
    assert why(game, "card", "ship-4b") == WhyNot("row_needs_die", values)


def test_no_action_is_possible_after_the_card_is_played(a_game):
    game = a_game(hand=["ship-3a", "ship-4a"], silver=6).take_silver(by="ship-3a")

    assert why(game, "hand", "ship-4a") == WhyNot("card_played")


def test_nothing_else_is_possible_while_something_is_resolved(a_game):
    older = ["mine-1a", "ship-2a", "bank-3"]
    game = a_game(hand=["ship-3a"], projects=older, display={3: ["castle-5a"]}).take("castle-5a")
    assert why(game, "project", "castle-5a") == WhyNot("discard_not_new")
    assert why(game, "card", "castle-5a") == WhyNot("discard_not_new")

    game = a_game(
        hand=["ship-1a", "ship-2a"],
        projects=["market-1"],
        display={4: ["ship-4a", "mine-1a"]},
    ).place("market-1")
    assert why(game, "card", "mine-1a") == WhyNot("building_takes_only", {"kind": 2})

    game = a_game(hand=["ship-4a", "ship-2a"], projects=["castle-4a"]).place("castle-4a")
    assert why(game, "hand", "ship-2a") == WhyNot("no_card_needed")


def test_an_action_without_an_object_says_what_is_missing(a_game):
    game = a_game(hand=["ship-1a", "ship-2a"], display={5: ["bank-1"]})
    assert why(game, "take") == WhyNot("no_card_in_reach")
    assert why(game, "place") == WhyNot("no_projects")
    assert why(game, "sell") == WhyNot("no_goods")
    assert why(game, "convert") == WhyNot("too_few_to_convert", {"needed": 3, "have": 0})

    game = a_game(hand=["ship-1a"], projects=["castle-4a"], goods={"dark": 1})
    assert why(game, "place") == WhyNot("no_project_in_reach")
    assert why(game, "sell") == WhyNot("no_goods_in_reach")


def test_a_column_speaks_of_the_project_that_fits_it(a_game):
    """Not of another one that is picked."""
    game = a_game(hand=["ship-3a"], projects=["mine-3a", "castle-5a"], estate=[["castle-1a"]])
    picked = (Target("project", number("mine-3a")),)

    said = GAME.why_not(game.seen_by(ANNA), picked, Target("column", 0))

    assert said == WhyNot("project_needs_die", {"number": 5, "workers": 2, "have": 0})


def test_a_column_speaks_of_the_first_of_two_projects_that_fit_it(a_game):
    game = a_game(hand=["ship-1a"], projects=["castle-5a", "castle-3a"], estate=[["castle-1a"]])

    assert why(game, "column", 0).values["number"] == 5


def test_a_column_speaks_of_the_picked_one_of_two_projects_that_fit_it(a_game):
    game = a_game(hand=["ship-1a"], projects=["castle-5a", "castle-3a"], estate=[["castle-1a"]])
    picked = (Target("project", number("castle-3a")),)

    assert GAME.why_not(game.seen_by(ANNA), picked, Target("column", 0)).values["number"] == 3


def test_a_lane_speaks_of_the_first_of_two_projects_of_its_colour(a_game):
    game = a_game(hand=["ship-1a"], projects=["castle-5a", "castle-3a"])

    assert why(game, "lane", COLOURS.index("castle")).values["number"] == 5


@pytest.mark.parametrize("seats", [1, 3])
def test_every_reason_is_listed_with_the_names_of_its_values(seats):
    targets = {Target(kind, index) for kind in KINDS for index in (0, 1, 2, 5, 20, 60, 113)}
    for game, options, seed in tables("castles_cards", seats, 4):
        for moment in play(game, options, seed):
            if moment.ply % 5 and moment.legal:
                continue
            offered = {target for move in moment.legal for target in move.targets}
            seen = game.observe(moment.state, Seat(max(0, moment.seat)))
            for target in sorted(targets - offered):
                if target.kind != "goods" or target.index < 3:
                    reason = game.why_not(seen, (), target)
                    assert tuple(reason.values) == CODES[reason.code]


KINDS = (
    "hand",
    "card",
    "project",
    "column",
    "goods",
    "workers",
    "silver",
    "convert_workers",
    "convert_silver",
    "buy",
    "drawn",
    "keep",
    "use",
    "reward",
    "goods_stack",
    "animal_stack",
    "decline",
    "end_turn",
)

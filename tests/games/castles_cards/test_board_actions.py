"""Actions and lanes: the effect of a click, the glow, and the cost."""

import pytest

from burgundy_desktop.core.ids import target
from burgundy_desktop.core.snapshots import SnapshotLog
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.art import card_key
from burgundy_desktop.games.castles_cards.board.header import (
    legal_actions,
    lit_actions,
    open_actions,
)
from burgundy_desktop.games.castles_cards.events import ProjectPlaced
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS
from tests.games.castles_cards.positions import number
from tests.games.castles_cards.tables_to_look_at import a_match, choose, own_lane, seen_by_hand
from tests.games.looking import glowing, seen, shown


def test_a_fresh_table_takes_an_offer_before_anything_lies_on_it(table):
    table.offer(frozenset({target("take")}))

    table.show_position(seen(a_match(), 0))

    assert "draw" in table.shown


def test_an_action_that_is_clicked_leaves_nothing_else_to_choose(table, a_game):
    game = a_game(
        hand=["mine-2a", "ship-3a"],
        display={2: ["castle-1a"]},
        goods={"light": 1},
        projects=["ship-2a"],
    )
    clicking = shown(table, seen_by_hand(game))

    clicking.click(target("sell"))

    assert {type(move) for move in clicking.chooser.left} == {m.SellGoods}
    assert glowing(table) == {target("goods", 0), target("hand", number("mine-2a"))}


@pytest.mark.parametrize(("action", "meant"), [("hire", "workers"), ("earn", "silver")])
def test_an_action_with_one_target_stands_for_it(table, a_game, action, meant):
    clicking = shown(table, seen_by_hand(a_game(hand=["mine-2a"])))

    clicking.click(target(action))

    assert clicking.chooser.picked == (target(meant),)


def lit(table):
    return lit_actions(legal_actions(table.position), table.offers)


def opening(table):
    return open_actions(legal_actions(table.position), table.offers)


def test_while_one_move_is_regarded_no_other_action_is_lit(table, a_game):
    game = a_game(hand=["mine-2a"], goods={"light": 1})
    clicking = shown(table, seen_by_hand(game))
    before = lit(table)
    assert {"sell", "hire", "earn"} <= before

    table.offer(frozenset(m.take_silver(number("mine-2a")).targets))
    assert lit(table) == {"earn"}

    clicking.click(target("sell"))
    assert lit(table) == {"sell"}
    assert opening(table) == before - {"sell"}


def test_with_a_card_picked_only_the_actions_of_that_card_are_framed(table, a_game):
    """A click on another action starts a new choice."""
    game = a_game(hand=["mine-2a", "ship-3a"], display={2: ["castle-1a"]}, workers=0)
    clicking = shown(table, seen_by_hand(game))
    assert "take" in lit(table)

    clicking.click(target("hand", number("ship-3a")))

    assert "take" not in lit(table)
    assert "take" in opening(table)
    assert {"hire", "earn"} <= lit(table)


def test_before_anything_is_picked_nothing_begins_afresh(table, a_game):
    shown(table, seen_by_hand(a_game(hand=["mine-2a"])))

    assert opening(table) == frozenset()


def test_what_cannot_be_done_is_answered_with_the_reason(table, a_game, qtbot):
    position = seen_by_hand(a_game(hand=["mine-2a"], silver=1))
    shown(table, position)

    with qtbot.waitSignal(table.target_clicked, timeout=0) as clicked:
        table.click_at(table.place_of(target("buy")).center())

    assert clicked.args == [target("buy")]
    why = GAME.why_not(position.observation, (), target("buy"))
    assert why.code == "purchase_needs_silver"


def test_numbers_to_convert_lie_on_the_popup_as_soon_as_that_is_what_is_done(table, a_game):
    game = a_game(hand=["mine-2a"], workers=2, silver=3)
    clicking = shown(table, seen_by_hand(game))
    numbers = {one for move in game.legal_of(m.Convert) for one in move.targets[2:]}
    assert numbers.isdisjoint(table.offers.offered)

    clicking.click(target("convert"))

    assert numbers <= table.offers.offered
    places = [table.place_of(one) for one in sorted(numbers)]
    assert len({place.getRect() for place in places}) == len(places)
    choose(clicking, m.convert(number("mine-2a"), 1, 2))
    assert clicking.chooser.chosen == m.convert(number("mine-2a"), 1, 2)


def test_a_new_column_begins_in_the_lane_of_its_project(table, a_game):
    game = a_game(hand=["mine-2a"], projects=["ship-2a", "castle-2a"])
    clicking = shown(table, seen_by_hand(game))
    ship = target("project", number("ship-2a"))

    clicking.click(ship)

    new = table.place_of(target("column", 0))
    assert new == own_lane(table, "ship").card.rect
    clicking.click(target("column", 0))
    assert clicking.chooser.chosen == m.place_project(number("mine-2a"), number("ship-2a"), 0)


def test_before_a_project_is_chosen_the_lanes_glow_and_a_click_chooses_it(table, a_game):
    game = a_game(hand=["mine-2a"], projects=["ship-2a", "castle-2a"])
    clicking = shown(table, seen_by_hand(game))
    lanes = {target("lane", COLOURS.index(colour)) for colour in ("ship", "castle")}
    assert lanes <= glowing(table)
    assert target("column", 0) not in glowing(table)

    table.click(target("lane", COLOURS.index("castle")))

    assert clicking.chooser.chosen == m.place_project(number("mine-2a"), number("castle-2a"), 0)


@pytest.mark.parametrize("picked", [(), ("ship-2a",)])
def test_a_lane_where_nothing_can_begin_takes_no_column_of_another_colour(table, a_game, picked):
    game = a_game(hand=["mine-2a"], projects=["ship-2a"])
    clicking = shown(table, seen_by_hand(game))
    for card in picked:
        clicking.click(target("project", number(card)))
    before = clicking.chooser.picked

    table.click(target("lane", COLOURS.index("castle")))

    assert clicking.chooser.picked == before
    assert clicking.chooser.chosen is None
    why = GAME.why_not(table.position.observation, before, target("lane", COLOURS.index("castle")))
    assert why.code == "column_other_color"
    assert why.values == {"color": COLOURS.index("castle")}


def test_the_lane_of_another_project_takes_that_one(table, a_game):
    game = a_game(hand=["mine-2a"], projects=["ship-2a", "castle-2a"])
    clicking = shown(table, seen_by_hand(game))
    clicking.click(target("project", number("ship-2a")))

    table.click(target("lane", COLOURS.index("castle")))

    assert clicking.chooser.chosen == m.place_project(number("mine-2a"), number("castle-2a"), 0)


def test_a_click_on_a_lane_means_its_open_column(table, a_game):
    game = a_game(hand=["mine-2a"], projects=["cloister-2a"], estate=[["ship-1a"], ["castle-3a"]])
    clicking = shown(table, seen_by_hand(game))
    clicking.click(target("project", number("cloister-2a")))

    table.click(target("lane", COLOURS.index("castle")))

    assert clicking.chooser.chosen == m.place_project(number("mine-2a"), number("cloister-2a"), 1)


def test_a_joker_lies_in_the_lane_it_serves(table, a_game):
    game = a_game(estate=[["ship-1a", "cloister-2a"], ["mine-1a", "mine-2a", "cloister-3a"]])
    table.show_position(seen_by_hand(game))

    joker, closed = (table.shown[card_key(number(f"cloister-{n}a"))] for n in (2, 3))

    assert own_lane(table, "ship").box.rect.contains(joker.box.rect)
    assert own_lane(table, "mine").box.rect.contains(closed.box.rect)
    assert closed.look.sprite.endswith("band_cloister")
    assert "seal/0/1" in table.shown
    assert "seal/0/0" not in table.shown


def test_violet_cards_that_become_another_colour_change_their_lane(table, a_game):
    game = a_game(hand=["mine-2a"], projects=["ship-2a"], estate=[["cloister-1a"]])
    table.show_position(seen_by_hand(game))
    violet = table.shown[card_key(number("cloister-1a"))].box
    assert own_lane(table, "cloister").box.rect.contains(violet.rect)

    game.play(m.place_project(number("mine-2a"), number("ship-2a"), 0))
    table.show_position(seen_by_hand(game))

    moved = table.shown[card_key(number("cloister-1a"))].box
    assert own_lane(table, "ship").box.rect.contains(moved.rect)


def test_violet_cards_that_another_colour_completes_change_their_lane_before_the_seal(
    table, a_game
):
    violet = ["cloister-1a", "cloister-2a"]
    game = a_game(hand=["mine-2a"], projects=["ship-2a"], estate=[violet])
    log = SnapshotLog((ProjectPlaced,))
    log.watch(game.state)
    GAME.apply(game.state, m.place_project(number("mine-2a"), number("ship-2a"), 0), log)
    game.state = log.snapshots[0].state

    table.show_position(seen_by_hand(game))

    for name in (*violet, "ship-2a"):
        card = table.shown[card_key(number(name))]
        assert own_lane(table, "ship").box.rect.contains(card.box.rect)
        assert "/band_" not in card.look.sprite
    assert "seal/0/0" not in table.shown

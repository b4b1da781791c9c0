"""Tooltips, digit keys, and the text of pills."""

import pytest

from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board import BOARD
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS
from tests.games.castles_cards.positions import number, stack
from tests.games.castles_cards.tables_to_look_at import a_match, own_lane, seen_by_hand
from tests.games.looking import glowing, seen, shown, worth_seeing
from tests.languages import speaking

TO_LOOK_AT = (
    *(target("round", number) for number in range(5)),
    *(target("row", row) for row in range(1, 7)),
    *(target("first", colour) for colour in range(7)),
    *(target(name) for name in ("turns", "draw", "discards", "all_seven")),
    *(target(name) for name in ("vp", "sold", "animals", "pile")),
)
"""Targets that are never chosen but have a tooltip."""


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_never_chosen_tells_about_itself(table, a_game, players, language):
    game = a_game(seats=players, pile=["ship-1a"], discards=["ship-2a"])
    position = seen_by_hand(game)
    shown(table, position)

    with speaking(language):
        for one in TO_LOOK_AT:
            assert table.target_at(table.place_of(one).center()) == one
            assert BOARD.wording.target(position.observation, one)
            tip = BOARD.wording.tip(position.observation, one, ())
            assert tip is not None
            assert tip.title


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_only_looked_at_is_never_offered(table, players):
    match = a_match(players, seed=players)
    for _ in worth_seeing(match, 150, seed=players, most=4):
        if match.is_over:
            break
        clicking = shown(table, seen(match, match.to_decide))
        assert clicking.chooser.offered.isdisjoint(TO_LOOK_AT)


def test_a_covered_card_is_chosen_where_it_is_seen(table, a_game):
    game = a_game(hand=["mine-1a"], workers=1, display={2: ["castle-1a", "ship-1a"]})
    shown(table, seen_by_hand(game))

    covered, uppermost = (target("card", card) for card in game.state.display[2])
    assert table.place_of(covered).right() == pytest.approx(table.place_of(uppermost).left())


def test_digits_go_through_the_cards_of_a_row(table, a_game):
    display = {2: ["castle-1a", "ship-1a"], 5: ["mine-1a"]}
    game = a_game(hand=["mine-3a"], workers=1, display=display)
    shown(table, seen_by_hand(game))

    assert table.press_digit(2)
    first = table.focused_target
    assert table.press_digit(2)
    assert {first.index, table.focused_target.index} == set(game.state.display[2])
    assert table.press_digit(2)
    assert table.focused_target == first


def test_a_digit_plays_the_card_of_the_hand_with_this_die(table, a_game):
    """Pressing the digit again chooses the row of this number."""
    game = a_game(hand=["mine-2a", "ship-5a"], display={2: ["castle-1a"], 5: ["mine-1a"]})
    clicking = shown(table, seen_by_hand(game))

    assert table.press_digit(2)
    assert clicking.chooser.picked == (target("hand", number("mine-2a")),)
    assert table.press_digit(2)
    assert table.focused_target == target("card", number("castle-1a"))


def test_a_digit_without_a_meaning_shows_the_player_of_this_number(table, a_game):
    shown(table, seen_by_hand(a_game(hand=["mine-3a"], display={5: ["mine-1a"]})))

    assert table.press_digit(2)

    assert table.enlarged == Seat(1)


def test_stacks_show_their_top_card(table, a_game):
    game = a_game(goods_stacks=(["dark", "light"], ["medium"]))
    assert game.state.goods[0] == stack(("light", "medium", "dark"), ["dark", "light"])
    table.show_position(seen_by_hand(game))

    assert table.shown["goods_stack/0"].look.sprite.endswith("goods_card_dark")
    assert table.shown["goods_stack/1"].look.sprite.endswith("goods_card_medium")


def test_a_lane_costs_what_its_cheapest_project_does(table, a_game):
    game = a_game(hand=["mine-2a"], workers=2, projects=["ship-2a", "castle-3a", "castle-4a"])
    position = seen_by_hand(game)
    table.show_position(position)
    cost: dict[Target, int] = {}
    for move in position.legal:
        for one in move.targets:
            spent = BOARD.cost(position.observation, move)
            cost[one] = min(spent, cost.get(one, spent))

    offered = frozenset(cost)
    table.offer(offered, (), {one: str(spent) for one, spent in cost.items() if spent})

    lanes = {colour: table.item_of(target("lane", COLOURS.index(colour))) for colour in COLOURS}
    assert lanes["ship"].offer is Offer.SOLID
    assert (lanes["castle"].offer, lanes["castle"].cost) == (Offer.DASHED, "1")
    assert lanes["pasture"].offer is Offer.NONE


def test_a_single_move_that_is_shown_glows_in_its_own_lane(table, a_game):
    """As for a hint, or under the cursor of the list of moves."""
    game = a_game(hand=["mine-2a"], projects=["ship-2a", "castle-2a"])
    shown(table, seen_by_hand(game))
    move = m.place_project(number("mine-2a"), number("castle-2a"), 0)

    table.offer(frozenset(move.targets))

    assert table.place_of(target("column", 0)) == own_lane(table, "castle").card.rect
    assert target("column", 0) in glowing(table)
    assert not any(one.kind == "lane" for one in glowing(table))

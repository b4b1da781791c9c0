"""The table shows what the observation says, and every decision can be clicked."""

import random

import attrs
import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Amount
from burgundy_desktop.boardkit.pills import PillItem
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board import BOARD
from burgundy_desktop.games.castles_cards.board.art import card_key, points_key
from burgundy_desktop.games.castles_cards.state.steps import REWARD
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS
from tests import thorough
from tests.games.castles_cards.positions import BENNO, number
from tests.games.castles_cards.tables_to_look_at import a_match, choose, seen_by_hand
from tests.games.looking import glowing, seen, shown, worth_seeing


@pytest.mark.parametrize("players", thorough.some([1, 2, 3, 4], [1, 3]))
def test_a_whole_game_can_be_played_by_clicks(table, players):
    match, chance = a_match(players, seed=players), random.Random(players)
    looked_at = thorough.FirstOfEachKind(8)

    while not match.is_over:
        move = chance.choice(match.legal_moves())
        if not looked_at.wants([move]):
            match.play(move)
            continue
        clicking = shown(table, seen(match, match.to_decide))
        choose(clicking, move)
        assert (clicking.chooser.chosen or clicking.chooser.waiting) == move
        match.play(move)


@pytest.mark.parametrize(("width", "height"), [(732, 592), (2034, 1245)])
@pytest.mark.parametrize("players", [2, 4])
def test_every_target_has_its_own_place_in_every_view(a_table, width, height, players):
    table, match = a_table(width, height), a_match(players, seed=3)

    for _ in worth_seeing(match, 150, seed=players):
        if match.is_over:
            break
        position = seen(match, match.to_decide)
        clicking = shown(table, position)
        for one in clicking.chooser.offered - table.buttons:
            if one.kind not in {"convert_workers", "convert_silver", "column"}:
                assert table.target_at(table.place_of(one).center()) == one


def test_what_may_be_chosen_has_names_of_its_own(a_game):
    game = a_game(
        hand=["mine-2a", "ship-3a"],
        workers=3,
        silver=3,
        display={2: ["mine-5a", "castle-1a"], 3: ["ship-6a"]},
        projects=["ship-2a", "mine-3a"],
        goods={"light": 1, "medium": 2},
    )
    position = seen_by_hand(game)
    offered = {one for move in position.legal for one in move.targets}

    names = [BOARD.wording.target(position.observation, one) for one in offered]

    assert len(set(names)) == len(names)


def test_rewards_rise_from_the_strip_when_one_is_to_be_chosen(table, a_game):
    game = a_game(
        hand=["mine-2a"], projects=["ship-2a"], estate=[["ship-1a", "ship-3b"]], round="B"
    )
    table.show_position(seen_by_hand(game))
    in_strip = table.place_of(target("reward", 0))
    assert table._layout.header.panel.rect.contains(in_strip)

    game.play(m.place_project(number("mine-2a"), number("ship-2a"), 0))
    assert game.state.pending[-1][0] == REWARD
    clicking = shown(table, seen_by_hand(game))

    assert len(glowing(table)) == len(REWARDS[1])
    assert table.place_of(target("reward", 0)).width() > in_strip.width()
    clicking.click(target("reward", 2))
    assert clicking.chooser.chosen == m.choose_reward(2)


def test_a_project_without_room_waits_beside_the_others(table, a_game):
    game = a_game(
        hand=["mine-2a"],
        display={2: ["castle-1a"]},
        projects=["ship-1a", "ship-2a", "ship-3a"],
    )
    game.take("castle-1a")
    clicking = shown(table, seen_by_hand(game))

    waiting = table.shown[card_key(number("castle-1a"))]
    assert waiting.box == table._layout.own.crowded[-1]
    clicking.click(target("project", number("ship-2a")))
    assert clicking.chooser.chosen == m.discard_project(number("ship-2a"))


def test_a_covered_card_of_a_row_can_be_clicked_where_it_is_seen(table, a_game):
    game = a_game(hand=["mine-2a"], display={2: ["castle-1a", "ship-1a"]})
    clicking = shown(table, seen_by_hand(game))

    clicking.click(target("card", number("castle-1a")))

    assert clicking.chooser.chosen == m.take_card(number("mine-2a"), number("castle-1a"))


def test_of_a_row_of_cards_the_last_one_alone_tells_what_they_cost(table, a_game):
    game = a_game(hand=["mine-2a"], workers=3, display={3: ["castle-1a", "ship-6a"]})
    shown(table, seen_by_hand(game))
    covered, last = (target("card", number(name)) for name in ("castle-1a", "ship-6a"))

    table.offer(frozenset({covered, last}), (), {covered: "1", last: "1"})
    assert [table.item_of(card).cost for card in (covered, last)] == ["", "1"]
    assert table.item_of(covered).offer is Offer.DASHED

    table.offer(frozenset({covered}), (), {covered: "1"})
    assert table.item_of(covered).cost == "1"


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_what_a_sale_brings_hides_no_number_and_touches_no_button(table, a_game, text_size):
    game = a_game(workers=2, silver=3, goods={"light": 1, "medium": 2})
    table.set_look(load_palette("parchment"), text_size)
    table.show_position(seen_by_hand(game))
    kinds = [target("silver"), target("workers"), target("goods", 0), target("goods", 1)]
    gain = (Amount("+2"), Amount("1", "games/castles_cards/pieces/silver"))

    table.offer(frozenset(kinds), (), {}, dict.fromkeys(kinds, gain))

    numbers = numbers_of(table, ("silver/0", "workers/0", "goods/0/0", "goods/0/1"))
    assert len(numbers) == 4
    assert_no_pill_hides(table, numbers)
    pictures = [table.item_of(kind).box for kind in kinds]
    assert_each_pill_lies_within_one_of(table, pictures)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_neither_ring_nor_gain_hides_how_many_are_in_a_stack(table, a_game, text_size):
    table.set_look(load_palette("parchment"), text_size)
    table.show_position(seen_by_hand(a_game()))
    stacks = [target(kind, stack) for kind in ("goods_stack", "animal_stack") for stack in (0, 1)]

    table.offer(frozenset(stacks), (), {}, dict.fromkeys(stacks, (Amount("+1"),)))

    numbers = numbers_of(table, [str(stack) for stack in stacks])
    assert len(numbers) == 4
    assert_no_pill_hides(table, numbers)
    for stack in stacks:
        assert piece_of(table, str(stack)).zValue() > table.item_of(stack).zValue()


def numbers_of(table, keys):
    """What is painted of the numbers at the corners of these pieces."""
    return [
        digits(text)
        for key in keys
        for text in piece_of(table, key).childItems()
        if isinstance(text, QGraphicsSimpleTextItem)
    ]


def piece_of(table, key):
    pieces = [one for one in table.items() if isinstance(one, PieceItem) and one.piece.key == key]
    (piece,) = pieces
    return piece


def assert_no_pill_hides(table, numbers):
    plates = pill_plates(table)
    assert len(plates) == len(numbers)
    for plate in plates:
        assert not any(plate.intersects(number) for number in numbers)


def assert_each_pill_lies_within_one_of(table, pictures):
    """Above them are the buttons of actions, below them words."""
    for plate in pill_plates(table):
        (picture,) = (box for box in pictures if box.x < plate.center().x() < box.right)
        assert picture.y <= plate.top()
        assert plate.bottom() <= picture.bottom + 0.5


def pill_plates(table):
    pills = [item for item in table.items() if isinstance(item, PillItem) and item.isVisible()]
    return [pill.sceneTransform().mapRect(pill.plate) for pill in pills]


def digits(text):
    """What is painted of a number, on the table."""
    metrics = QFontMetricsF(text.font())
    box = metrics.tightBoundingRect(text.text()).translated(0, metrics.ascent())
    return text.sceneTransform().mapRect(box)


def test_counters_at_zero_pale_and_the_others_say_how_many(table, a_game):
    game = a_game(workers=2, goods={"light": 3})
    table.show_position(seen_by_hand(game))

    assert table.shown["silver/0"].opacity < 0.5
    assert table.shown["workers/0"].opacity == 1.0
    assert table.shown["workers/0"].look.badge == 2
    assert table.shown["goods/0/0"].look.badge == 3
    assert table.shown["goods/0/1"].opacity < 0.5


def test_a_first_triple_that_is_gone_carries_the_sign_of_its_owner(table, a_game):
    game = a_game(firsts={BENNO: ["mine"]})
    table.show_position(seen_by_hand(game))

    assert f"first/{COLOURS.index('ship')}" in table.shown
    assert f"first/{COLOURS.index('mine')}" not in table.shown
    owner = table.shown[f"first/{COLOURS.index('mine')}/owner"]
    assert owner.look.sprite.endswith("seat_2")


def test_the_start_player_card_lies_with_its_holder(table, a_game):
    game = a_game(hand=["mine-2a"], goods={"light": 2})
    table.show_position(seen_by_hand(game))
    before = table.shown["start_card"]
    assert table._layout.others[0].panel.rect.contains(before.box.rect)
    assert before.look.sprite.endswith("start_front")

    game.sell("light")
    table.show_position(seen_by_hand(game))

    after = table.shown["start_card"]
    assert table._layout.own.panel.rect.contains(after.box.rect)
    assert after.look.sprite.endswith("start_back")


def test_beside_a_long_name_the_missing_colours_are_not_listed(table, a_game):
    estate = [["ship-1a"], ["castle-1a"], ["mine-1a"], ["knowledge-1a"]]
    position = seen_by_hand(a_game(estate=estate))
    table.show_position(position)
    assert "missing" in table.shown["types/0"].look.text

    longer = (SeatInfo("Maximilian of Ghent"), *position.seats[1:])
    table.show_position(attrs.evolve(position, seats=longer))

    assert table.shown["types/0"].look.text == "4 of 7 colours"


def test_an_empty_stack_shows_nothing(table, a_game):
    game = a_game(goods_stacks=(["light"], []))
    table.show_position(seen_by_hand(game))

    assert "goods_stack/0" in table.shown
    assert "goods_stack/0/below" not in table.shown
    assert "goods_stack/1" not in table.shown


def test_the_seal_says_what_a_side_would_have_now(table, a_game):
    game = a_game(estate=[["castle-1a", "castle-2a", "castle-3a"]])
    table.show_position(seen_by_hand(game))

    assert table.shown[points_key(0)].look.label.text == str(game.total())

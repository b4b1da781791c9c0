"""The table shows what the observation says, and every decision can be clicked."""

import random

import attrs
import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.desktop.fonts import load_fonts
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board import BOARD
from burgundy_desktop.games.castles_cards.board.art import back_look, card_key, points_key
from burgundy_desktop.games.castles_cards.board.scene import CardsScene
from burgundy_desktop.games.castles_cards.events import SidesCompared
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.state import REWARD
from burgundy_desktop.games.castles_cards.tables.rows import COLORS
from burgundy_desktop.games.castles_cards.tables.things import REWARDS
from tests.games.castles_cards.positions import number, stack
from tests.games.castles_cards.tables_to_look_at import (
    Clicking,
    a_match,
    play_by_chance,
    seen,
    seen_by_hand,
)
from tests.languages import speaking

TO_LOOK_AT = (
    *(target("round", number) for number in range(5)),
    *(target("row", row) for row in range(1, 7)),
    *(target("first", color) for color in range(7)),
    *(target(name) for name in ("turns", "draw", "discards", "all_seven")),
    *(target(name) for name in ("vp", "sold", "animals", "pile")),
)
"""What is never chosen, and yet tells about itself."""


@pytest.fixture
def a_table(qapp):
    load_fonts()

    def make(width=988, height=692):
        table = CardsScene()
        table.resize_to(QSizeF(width, height))
        return table

    return make


@pytest.fixture
def table(a_table):
    return a_table()


def shown(table, position):
    """Show a position; who listens to the table."""
    table.show_position(position)
    clicking = Clicking(table)
    clicking.look(position)
    return clicking


def own_lane(table, color):
    return table._layout.own.lanes[COLORS.index(color)]


def glowing(table):
    """What is offered and glows."""
    return {
        item.place.target
        for item in table.target_items
        if item.offer in {Offer.SOLID, Offer.DASHED} and item.place.glows
    }


# Every decision


def choose(clicking, move):
    """Click the targets of a move in order, unless a button stands for them."""
    for one in move.targets:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_can_be_played_by_clicks(table, players):
    match, chance = a_match(players, seed=players), random.Random(players)

    while not match.is_over:
        position = seen(match, match.to_decide)
        clicking = shown(table, position)
        move = chance.choice(position.legal)
        choose(clicking, move)
        assert (clicking.chooser.chosen or clicking.chooser.waiting) == move
        match.play(move)


@pytest.mark.parametrize(("width", "height"), [(732, 592), (2034, 1245)])
@pytest.mark.parametrize("players", [2, 4])
def test_every_target_has_its_own_place_in_every_view(a_table, width, height, players):
    table, match = a_table(width, height), a_match(players, seed=3)

    for _ in play_by_chance(match, 150, seed=players):
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


# Actions


def test_a_fresh_table_takes_an_offer_before_anything_lies_on_it(table):
    table.offer(frozenset({target("take")}))

    table.show_position(seen(a_match()))

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


def test_what_cannot_be_done_is_answered_with_the_reason(table, a_game, qtbot):
    position = seen_by_hand(a_game(hand=["mine-2a"], silver=1))
    shown(table, position)

    with qtbot.waitSignal(table.target_clicked, timeout=0) as clicked:
        table.click_at(table.place_of(target("buy")).center())

    assert clicked.args == [target("buy")]
    why = GAME.why_not(position.observation, (), target("buy"))
    assert why.code == "purchase_needs_silver"


def test_numbers_to_convert_lie_on_the_tray_as_soon_as_that_is_what_is_done(table, a_game):
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


# Lanes


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
    lanes = {target("lane", COLORS.index(color)) for color in ("ship", "castle")}
    assert lanes <= glowing(table)
    assert target("column", 0) not in glowing(table)

    table.click(target("lane", COLORS.index("castle")))

    assert clicking.chooser.chosen == m.place_project(number("mine-2a"), number("castle-2a"), 0)


def test_a_click_on_a_lane_means_its_open_column(table, a_game):
    game = a_game(hand=["mine-2a"], projects=["cloister-2a"], estate=[["ship-1a"], ["castle-3a"]])
    clicking = shown(table, seen_by_hand(game))
    clicking.click(target("project", number("cloister-2a")))

    table.click(target("lane", COLORS.index("castle")))

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


# What is hidden


def faces(table):
    """The sprites of all action cards whose face can be seen, and where they lie."""
    return {key for key in table.shown if key.startswith("card/")}


def all_seen(position):
    """The keys of the cards that the observation shows, and that lie on the table."""
    table = position.observation.table
    cards = [card for row in table.display for card in row] + list(table.discards[-1:])
    for player in table.players:
        cards += [*player.hand, *player.projects]
        cards += [card for column in player.estate.columns for card in column]
    return {card_key(card) for card in cards if card >= 0}


@pytest.mark.parametrize("players", [2, 3])
def test_no_face_is_shown_that_the_observation_hides(table, players):
    match = a_match(players, seed=players)
    for _ in play_by_chance(match, 200, seed=players):
        position = seen(match, 0)
        table.show_position(position)
        assert faces(table) <= all_seen(position) | {
            card_key(card) for card in position.observation.table.drawn if card >= 0
        } | {card_key(one[1]) for one in position.observation.table.pending}


def test_hidden_cards_look_alike_whether_they_are_fresh_or_not(table):
    match = a_match(2, seed=5)
    looks = set()
    for _ in play_by_chance(match, 400, seed=1):
        table.show_position(seen(match, 0))
        looks |= {piece.look for key, piece in table.shown.items() if key.startswith("hand/")}
    assert looks == {back_look()}


def test_no_hand_is_left_open_while_the_table_turns_to_the_next_person(table, monkeypatch):
    match = a_match(2, seed=2)
    first = match.to_decide
    table.show_position(seen(match, first))
    mine = {card_key(card) for card in match.state.players[first].hand}
    assert mine <= set(table.shown)
    turned = []

    def no_beats(_events):
        turned.append(set(table.shown))
        return ()

    monkeypatch.setattr(table, "beats", no_beats)

    step = match.play(next(move for move in match.legal_moves() if isinstance(move, m.TakeSilver)))
    table.show_position(seen(match, match.to_decide, step.events), animate=True)

    assert turned
    assert mine.isdisjoint(turned[0])


def test_drawn_cards_are_shown_to_their_buyer_alone(table, a_game):
    game = a_game(silver=3, draw=["ship-1a", "mine-1a", "castle-1a"])
    game.play(m.BUY)
    drawn = {card_key(card) for card in game.state.drawn}

    clicking = shown(table, seen_by_hand(game))
    assert drawn <= set(table.shown)
    clicking.click(target("drawn", number("mine-1a")))
    clicking.click(target("keep"))
    assert clicking.chooser.chosen == m.keep_drawn(number("mine-1a"))

    table.show_position(seen_by_hand(game, viewer=1))
    assert drawn.isdisjoint(table.shown)
    assert table.place_of(target("keep")) is None


# Single things


def test_rewards_rise_from_the_strip_when_one_is_to_be_chosen(table, a_game):
    game = a_game(
        hand=["mine-2a"], projects=["ship-2a"], estate=[["ship-1a", "ship-3b"]], round="B"
    )
    table.show_position(seen_by_hand(game))
    in_strip = table.place_of(target("reward", 0))
    assert table._layout.strip.rect.contains(in_strip)

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


def test_counters_at_zero_pale_and_the_others_say_how_many(table, a_game):
    game = a_game(workers=2, goods={"light": 3})
    table.show_position(seen_by_hand(game))

    assert table.shown["silver/0"].opacity < 0.5
    assert table.shown["workers/0"].opacity == 1.0
    assert table.shown["workers/0"].look.badge == 2
    assert table.shown["goods/0/0"].look.badge == 3
    assert table.shown["goods/0/1"].opacity < 0.5


def test_a_first_triple_that_is_gone_carries_the_sign_of_its_owner(table, a_game):
    game = a_game(firsts=["ship"])
    game.state.players[1].firsts = 1 << COLORS.index("mine")
    table.show_position(seen_by_hand(game))

    assert f"first/{COLORS.index('ship')}" in table.shown
    assert f"first/{COLORS.index('mine')}" not in table.shown
    owner = table.shown[f"first/{COLORS.index('mine')}/owner"]
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


# Others


def test_whoever_moves_comes_to_the_front_unless_another_tab_is_pinned(table):
    match = a_match(4, seed=1)
    table.show_position(seen(match, 0))
    assert table._layout.tabs
    for step in play_by_chance(match, 40, seed=1):
        table.show_position(seen(match, 0, step.events))
        if match.to_decide not in {0, None}:
            assert f"pile/{match.to_decide}" in table.shown or not match.state.player.pile
            assert table.place_of(target("seat", match.to_decide)) is not None

    table.click(target("tab", 2))
    for step in play_by_chance(match, 12, seed=2):
        table.show_position(seen(match, 0, step.events))
        assert table.place_of(target("seat", 2)) is not None


def test_the_mover_stays_in_front_until_the_move_has_ended(table):
    match = a_match(4, seed=1)
    table.show_position(seen(match, 0))
    turns = 0
    for step in play_by_chance(match, 60, seed=1):
        mover, after = step.seat, match.to_decide
        if 0 in {mover, after} or mover == after:
            table.show_position(seen(match, 0, step.events))
            continue
        turns += 1
        table.show_position(seen(match, 0, step.events), animate=True)
        assert table.is_animating
        assert table._front == mover
        assert "/True/" in table._pieces.item(f"tab/{mover}").piece.look.name
        table.skip()
        assert table._front == after

    assert turns


def test_aaron_and_his_piles_can_be_asked_about(table):
    table.show_position(seen(a_match(1, seed=1), 0))

    assert table.place_of(target("aaron")) is not None
    for pile in range(5):
        place = table.place_of(target("aaron_pile", pile))
        assert table.target_at(place.center()) == target("aaron_pile", pile)


def test_numbers_to_convert_go_before_anything_moves(table, a_game, qtbot):
    game = a_game(hand=["mine-2a"], workers=2, silver=2)
    clicking = shown(table, seen_by_hand(game))
    clicking.click(target("convert"))
    assert "convert_silver/1" in table.shown
    game.play(m.convert(number("mine-2a"), 2, 1))

    table.show_position(seen_by_hand(game, events=game.events), animate=True)
    chip = table._pieces.item("convert_silver/1")
    with qtbot.waitSignal(table._pieces.finished, timeout=5000):
        qtbot.waitUntil(lambda: chip.opacity() == 0.0)
        assert table.is_animating


def test_another_board_is_shown_large_with_every_card_named(table):
    match = a_match(2, seed=1)
    for _ in play_by_chance(match, 60, seed=4):
        pass
    table.show_position(seen(match, 0))

    table.click(target("seat", 1))

    assert table.enlarged == Seat(1)
    other = match.state.players[1]
    lying = {card for column in other.estate.columns for card in column} | {*other.projects}
    assert lying
    assert {item.place.target.index for item in table.target_items} == lying
    assert {f"large/{card_key(card)}" for card in lying} <= set(table.shown)
    hands = [key for key in table.shown if key.startswith("large/hand/1/")]
    assert len(hands) == len(other.hand)


def test_the_discard_pile_opens_and_any_click_beside_it_closes_it(table):
    match = a_match(2, seed=1)
    for _ in play_by_chance(match, 30, seed=4):
        pass
    table.show_position(seen(match, 0))

    table.click_at(table.place_of(target("discards")).center())

    discards = match.state.discards
    assert {item.place.target.index for item in table.target_items} == set(discards)
    table.click_at(table.size.rect.topLeft())
    assert table.opened is None
    assert table.place_of(target("discards")) is not None


def test_a_pennant_opens_its_round_card(table, a_game):
    table.show_position(seen_by_hand(a_game()))

    table.click(target("round", 3))

    assert table.shown["large/round"].look == Drawing("games/castles_cards/pieces/round_D")


# Solo


def test_in_solo_aaron_s_piles_and_estate_lie_in_the_panel_of_the_others(table):
    match = a_match(1, seed=4)
    table.show_position(seen(match, 0))
    panel = table._layout.aaron.panel

    assert panel.rect.contains(table.shown["aaron"].box.rect)
    assert "aaron/pile/0" not in table.shown
    assert [table.shown[f"aaron/pile/{n}"].look.badge for n in range(1, 5)] == [4, 5, 6, 7]
    for column in match.state.aaron.estate.columns:
        for card in column:
            assert panel.rect.contains(table.shown[card_key(card)].box.rect)
    assert "start_card" not in table.shown


def test_both_sides_are_compared_where_they_were_just_compared(table):
    match = a_match(1, seed=4)
    compared = None
    for step in play_by_chance(match, 200, seed=4):
        told = [event for event in step.events if isinstance(event, SidesCompared)]
        if told:
            compared, events = told[0], step.events
            break
    assert compared is not None
    until = events.index(compared) + 1
    table.show_position(attrs.evolve(seen(match, 0, events[:until]), legal=()))

    own, aarons = (table.shown[f"comparison/{points_key(seat)}"] for seat in (0, 1))
    assert own.look.label.text == str(compared.player_points)
    assert aarons.look.label.text == str(compared.aaron_points)
    assert table.place_of(target("take")) is None

    table.show_position(seen(match, 0))
    assert "comparison" not in table.shown or match.is_over


# To be looked at


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
    for _ in play_by_chance(match, 150, seed=players):
        if match.is_over:
            break
        clicking = shown(table, seen(match, match.to_decide))
        assert clicking.chooser.offered.isdisjoint(TO_LOOK_AT)


def test_a_pill_on_a_covered_card_leaves_the_die_of_the_next_one_free(table, a_game):
    game = a_game(hand=["mine-1a"], workers=1, display={2: ["castle-1a", "ship-1a"]})
    shown(table, seen_by_hand(game))

    covered, uppermost = (target("card", card) for card in game.state.display[2])
    assert table.item_of(covered).place.pill_at > 0.6
    assert table.item_of(uppermost).place.pill_at == 0.5


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
    """Then it goes to the row of this number."""
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
    game = a_game(
        hand=["mine-2a"], workers=2, projects=["ship-2a", "castle-3a", "castle-4a", "mine-4a"]
    )
    position = seen_by_hand(game)
    table.show_position(position)
    cost: dict[Target, int] = {}
    for move in position.legal:
        for one in move.targets:
            spent = BOARD.cost(position.observation, move)
            cost[one] = min(spent, cost.get(one, spent))

    offered = frozenset(cost)
    table.offer(offered, (), {one: str(spent) for one, spent in cost.items() if spent})

    lanes = {color: table.item_of(target("lane", COLORS.index(color))) for color in COLORS}
    assert lanes["ship"].offer is Offer.SOLID
    assert (lanes["castle"].offer, lanes["castle"].cost) == (Offer.DASHED, "1")
    assert lanes["mine"].cost == "2"
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

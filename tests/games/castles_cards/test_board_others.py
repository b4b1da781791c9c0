"""The other players and Aaron beside the viewer's estate, and the enlarged view."""

import attrs

from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.art import card_key, points_key
from burgundy_desktop.games.castles_cards.events import SidesCompared
from tests.games.castles_cards.positions import number
from tests.games.castles_cards.tables_to_look_at import a_match, seen_by_hand
from tests.games.looking import play_by_chance, seen, shown


def test_a_strip_tells_what_is_counted_and_opens_the_whole_board(table):
    match = a_match(4, seed=1)
    for _ in play_by_chance(match, 90, seed=1):
        pass
    table.show_position(seen(match, 0))

    for seat in (1, 2, 3):
        player = match.state.players[seat]
        assert table.shown[f"silver/{seat}/count"].look.text == str(player.silver)
        assert table.shown[f"goods/{seat}/count"].look.text == str(sum(player.goods))
        assert table.shown[f"projects/{seat}/count"].look.text == str(len(player.projects))
        assert str(tuple(player.estate.triples)) in table.shown[f"estate/{seat}"].look.name
        table.click_at(table.place_of(target("seat", seat)).center())
        assert table.enlarged == Seat(seat)
        table.enlarge(None)


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
    with qtbot.waitSignal(table._pieces.finished):
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

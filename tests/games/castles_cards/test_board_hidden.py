"""No card face is shown to a seat that may not see it."""

import pytest

from burgundy_desktop.core.ids import target
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.board.art import back_look, card_key
from burgundy_desktop.games.castles_cards.board.popup import panel_box
from tests.games.castles_cards.positions import number
from tests.games.castles_cards.tables_to_look_at import a_match, seen_by_hand
from tests.games.looking import seen, shown, worth_seeing


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
    for _ in worth_seeing(match, 200, seed=players, most=4):
        position = seen(match, 0)
        table.show_position(position)
        assert faces(table) <= all_seen(position) | {
            card_key(card) for card in position.observation.table.drawn if card >= 0
        } | {card_key(one[1]) for one in position.observation.table.pending}


def test_hidden_cards_look_alike_whether_they_are_fresh_or_not(table):
    match = a_match(2, seed=5)
    looks = set()
    for _ in worth_seeing(match, 400, seed=1, most=4):
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

    def no_animation_steps(_events):
        turned.append(set(table.shown))
        return ()

    monkeypatch.setattr(table, "animation_steps", no_animation_steps)

    step = match.play(next(move for move in match.legal_moves() if isinstance(move, m.TakeSilver)))
    table.show_position(seen(match, match.to_decide, step.events), animate=True)

    assert turned
    assert mine.isdisjoint(turned[0])


def test_nothing_of_the_estate_is_pointed_at_through_the_drawn_cards(table, a_game):
    game = a_game(
        silver=3,
        draw=["ship-1a", "mine-1a", "castle-1a"],
        estate=[["ship-2a", "ship-4a"], ["castle-2a"], ["mine-2a", "mine-3a", "mine-4a"]],
    )
    table.show_position(seen_by_hand(game))
    assert len(boxes_in_estate(table, "column")) == 3

    game.buy()
    table.show_position(seen_by_hand(game))

    panel = panel_box(table.position, table.offers, table._layout)
    boxes = [*boxes_in_estate(table, "column"), *boxes_in_estate(table, "lane")]
    assert boxes
    assert all(box.bottom <= panel.y for box in boxes)


def boxes_in_estate(table, kind):
    return [one.place.box for one in table.target_items if one.place.target.kind == kind]


def test_drawn_cards_are_shown_to_their_buyer_alone(table, a_game):
    game = a_game(silver=3, draw=["ship-1a", "mine-1a", "castle-1a"])
    game.buy()
    drawn = {card_key(card) for card in game.state.drawn}

    clicking = shown(table, seen_by_hand(game))
    assert drawn <= set(table.shown)
    clicking.click(target("drawn", number("mine-1a")))
    clicking.click(target("keep"))
    assert clicking.chooser.chosen == m.keep_drawn(number("mine-1a"))

    table.show_position(seen_by_hand(game, viewer=1))
    assert drawn.isdisjoint(table.shown)
    assert table.place_of(target("keep")) is None

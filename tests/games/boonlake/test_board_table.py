"""The table shows every state, and every legal move can be reached by clicks."""

from collections import Counter
from typing import Any

import pytest

from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.holdings import holdings
from burgundy_desktop.games.boonlake.board.items import table_pieces
from burgundy_desktop.games.boonlake.board.layout import layout_for
from burgundy_desktop.games.boonlake.board.places import BUTTONS, WAYS
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.moves import (
    MOVE_TYPES,
    ChooseAction,
    PlaceCattle,
    PlaceTile,
    PlayCard,
    Sail,
    ScoreTile,
)
from burgundy_desktop.lessons.reading import load_lessons
from tests import thorough
from tests.games.boonlake.tables_to_look_at import a_match, until
from tests.games.looking import asks, glowing, play_by_chance, seen, shown


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_target_of_every_legal_move_is_on_the_table_or_a_button(a_table, players):
    table = a_table()
    met: Counter[type] = Counter()
    match, looked_at = a_match(players, 11), thorough.FirstOfEachKind()
    for _ in play_by_chance(match, 300, seed=11):
        met.update(type(move) for move in match.legal_moves())
        if not looked_at.wants(match.legal_moves()):
            continue
        position = seen(match)
        table.show_position(position)
        for move in position.legal:
            for one in move.targets:
                is_button = one in BUTTONS or one in WAYS
                assert is_button != (table.place_of(one) is not None), one

    assert len(met) > 15
    assert set(met) <= set(MOVE_TYPES)


@pytest.mark.parametrize("players", [1, 3])
def test_the_same_thing_has_one_key_and_one_place(a_table, players):
    table = a_table()
    match = a_match(players, 5)
    for number, _ in enumerate(play_by_chance(match, 400, seed=5)):
        if number % thorough.one_in(5, 40):
            continue
        table.show_position(seen(match, 0))
        keys = [piece.key for piece in table.pieces()]
        places = [place.target for place in table.places()]
        assert len(keys) == len(set(keys))
        assert len(places) == len(set(places))


def test_pieces_and_places_stay_in_the_view(a_table):
    table = a_table()
    for players, seed in ((1, 2), (2, 2), (4, 2)):
        match = a_match(players, seed)
        for number, _ in enumerate(play_by_chance(match, 700, seed=seed)):
            if number % thorough.one_in(20, 60):
                continue
            table.show_position(seen(match, 0))
            view = table.size.grown(8).rect
            for piece in table.pieces():
                assert view.contains(piece.box.rect), piece.key


def test_a_card_is_played_by_clicks(a_table):
    """The ways to pay become buttons only after the card is picked."""
    match = until(asks(PlayCard))
    table = a_table()
    position = seen(match)
    clicking = shown(table, position)
    move = next(move for move in position.legal if isinstance(move, PlayCard))

    assert not table.buttons & WAYS
    clicking.click(target("card", move.card))
    assert table.buttons >= WAYS
    chooser: Chooser[Any] = clicking.chooser
    assert all(target("card", move.card) in one.targets for one in chooser.left)


def test_digits_choose_nothing_but_rows(a_table):
    """As the rules page says: the options beside the question have no digits."""
    match = until(asks(PlayCard))
    table = a_table()
    position = seen(match)
    clicking = shown(table, position)
    clicking.click(target("card", next(m for m in position.legal if isinstance(m, PlayCard)).card))

    assert table.buttons
    assert [table.target_for_digit(digit) for digit in range(1, 7)] == [None] * 6
    assert table.digit_kinds == {"action"}


def test_an_action_tile_is_taken_by_one_click(a_table):
    match = until(asks(ChooseAction))
    table = a_table()
    position = seen(match)
    clicking = shown(table, position)
    move = next(move for move in position.legal if isinstance(move, ChooseAction))
    row = position.observation.table.rows.index(move.action)

    assert glowing(table) >= {target("action", move.action)}
    assert table.target_for_digit(row + 1) == target("action", move.action)
    clicking.click(target("action", move.action))
    assert clicking.chooser.chosen == move


def test_the_tile_that_was_turned_up_lies_in_the_corner_until_it_is_placed(a_table):
    match = until(asks(PlaceTile))
    table = a_table()
    clicking = shown(table, seen(match))
    assert "revealed" in table.shown
    wanted = next(one for one in glowing(table) if one.kind == "location")

    clicking.click(wanted)
    match.play(clicking.chooser.chosen)
    table.show_position(seen(match, 0))
    assert "revealed" not in table.shown
    assert f"tile/{wanted.index}" in table.shown


def test_the_ship_sails_to_a_space_that_is_clicked(a_table):
    match = until(asks(Sail))
    table = a_table()
    clicking = shown(table, seen(match))
    wanted = next(one for one in glowing(table) if one.kind == "space")

    clicking.click(wanted)
    assert clicking.chooser.chosen is not None


def test_another_board_lies_in_the_place_of_the_own_one(a_table):
    match = a_match(3, 4)
    list(play_by_chance(match, 300, seed=4))
    table = a_table()
    table.show_position(seen(match, 0))
    mine = set(table.shown)

    table.enlarge(Seat(1))
    assert "own/1/frame" in table.shown
    hidden = [key for key in table.shown if key.startswith("back/1/")]
    assert len(hidden) == len(match.state.players[1].hand)
    assert not {place.target.kind for place in table.places()} & {"lever", "canoe", "production"}
    table.enlarge(None)
    assert set(table.shown) == mine


def test_played_cards_are_shown_large(a_table):
    match = until(lambda match: len(match.state.players[0].played) > 2)
    table = a_table()
    table.show_position(seen(match, 0))

    table.click(target("tableau", 0))
    played = match.state.players[0].played
    assert {place.target for place in table.places()} == {target("card", card) for card in played}
    assert all(f"large/card/{card}" in table.shown for card in played)
    table.click_at(table.size.rect.topLeft())
    assert table.opened is None


def test_a_card_that_is_pointed_at_is_shown_large(a_table):
    match = a_match(2, 3)
    table = a_table()
    table.show_position(seen(match, 0))
    card = match.state.players[0].hand[0]
    place = table.place_of(target("card", card))

    table.hover_at(place.center())
    assert "large/hovered" in table.shown
    table.hover_at(None)
    assert "large/hovered" not in table.shown


def test_the_card_on_top_of_the_discard_pile_is_seen_with_all_that_is_on_it(a_table):
    match, table = a_match(2, 3), a_table()
    looks = {}
    for _ in play_by_chance(match, 200, seed=3):
        pieces = table_pieces(seen(match, 0), layout_for(2035, 1245, others=1), table.brushes)
        if match.state.discards:
            (pile,) = (piece for piece in pieces if piece.key == "discards")
            looks[match.state.discards[-1], len(match.state.discards)] = pile.look

    assert len(looks) > 10
    assert len(set(looks.values())) == len(looks)


def test_the_panel_of_the_eminence_is_there_while_it_acts(a_table):
    match = a_match(1, 6)
    table = a_table()
    for step in play_by_chance(match, 200, seed=6):
        acts = any(isinstance(event, happened.EminenceStep) for event in step.events)
        if not acts or match.is_over:
            continue
        position = seen(match, 0, events=step.events)
        watching = position.__class__(
            position.viewer,
            position.observation,
            None,
            (),
            position.events,
            position.ply,
            position.seats,
            position.sheet,
        )
        table.show_position(watching)
        assert "automaton/tile" in table.shown
        table.show_position(position)
        assert "automaton/tile" not in table.shown
        return
    raise AssertionError("the Eminence never acted")


def test_nobody_sees_the_hand_of_another(a_table):
    match = a_match(3, 9)
    list(play_by_chance(match, 120, seed=9))
    table = a_table()
    for viewer in range(3):
        table.show_position(seen(match, viewer))
        others = {card for p in match.state.players for card in p.hand}
        others -= set(match.state.players[viewer].hand)
        assert not {f"card/{card}" for card in others} & set(table.shown)


@pytest.mark.parametrize("players", [1, 4])
def test_holdings_tell_what_a_side_has(players):
    match = a_match(players, 8)
    list(play_by_chance(match, 150, seed=8))
    observation = match.observe(Seat(0))

    mine = holdings(observation, Seat(0))
    player = match.state.players[0]
    assert [one.count for one in mine[:4]] == [
        player.coins,
        player.vases,
        player.ranch,
        len(player.hand),
    ]
    if players == 1:
        automaton = match.state.eminence
        assert [one.count for one in holdings(observation, Seat(1))] == [
            automaton.houses,
            automaton.settlements,
            automaton.cattle,
            automaton.cactus,
        ]


def test_the_tip_about_the_markers_points_at_the_scoring_tiles(table):
    table.show_position(seen(until(asks(ScoreTile))))
    tip = next(tip for tip in load_lessons(GAME).tips if tip.offered == "ScoreTile")

    tiles = {one.place.target for one in table.target_items if one.place.target.kind == "scoring"}

    assert len(tiles) == 4
    assert tiles <= {mark.target for mark in tip.point}


def test_the_tip_about_cattle_points_at_the_pastures_where_they_may_go(table):
    match = until(asks(PlaceCattle))
    table.show_position(seen(match))
    tip = next(tip for tip in load_lessons(GAME).tips if tip.offered == "PlaceCattle")

    cattle = [move for move in match.legal_moves() if isinstance(move, PlaceCattle)]
    pastures = {target("location", move.location) for move in cattle}

    assert pastures <= {mark.target for mark in tip.point}
    assert all(table.place_of(one) for one in pastures)

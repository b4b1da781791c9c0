"""The small boards of the other players: name, content, and a click enlarges them."""

import pytest

from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake.board.layout import layout_for
from burgundy_desktop.games.boonlake.board.thumb_items import others_of
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COUNT
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen

WIDE = (2035, 1245)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1])
def test_all_others_are_there_in_the_order_of_their_turns(a_table, players, viewer):
    table = a_table(*WIDE)
    position = seen(a_match(players), viewer)
    table.show_position(position)

    others = others_of(position)
    assert others == [(viewer + step) % players for step in range(1, players)]
    thumbs = [key for key in table.shown if key.startswith("thumb/")]
    assert thumbs == [f"thumb/{seat}" for seat in others]


def test_a_click_opens_the_board(a_table):
    table = a_table(*WIDE)
    table.show_position(seen(a_match(3), 0))

    table.click_at(table.place_of(target("seat", 2)).center())

    assert table.enlarged == 2
    assert "own/2/frame" in table.shown


def test_a_small_board_changes_with_what_its_player_does(a_table):
    match = a_match(2, 3)
    table = a_table(*WIDE)
    table.show_position(seen(match, 0))
    before = table.shown["thumb/1"].look.name
    list(play_by_chance(match, 200, seed=3))

    table.show_position(seen(match, 0))

    assert table.shown["thumb/1"].look.name != before


def test_another_number_of_players_makes_another_table(a_table):
    table = a_table(*WIDE)
    table.show_position(seen(a_match(2), 0))
    table.show_position(seen(a_match(4), 0))

    assert sum(key.startswith("thumb/") for key in table.shown) == 3


def test_played_cards_lie_open_on_a_wide_table(a_table):
    match = a_match(2, 3)
    for _ in play_by_chance(match, 900, seed=3):
        if len(match.state.players[0].played) > 2:
            break
    table = a_table(*WIDE)
    table.show_position(seen(match, 0))

    for card in match.state.players[0].played:
        assert table.place_of(target("card", card)) is not None
        assert f"card/{card}" in table.shown


def test_where_no_card_was_played_yet_a_place_waits_for_it(a_table):
    """A wide board has a placeholder at its right."""
    match = a_match(2, 3)
    table = a_table(*WIDE)
    table.show_position(seen(match, 0))
    assert sum(key.startswith("own/0/room/") for key in table.shown) == 6

    for _ in play_by_chance(match, 900, seed=3):
        if len(match.state.players[0].played) > 2:
            break
    table.show_position(seen(match, 0))

    waiting = [key for key in table.shown if key.startswith("own/0/room/")]
    assert len(waiting) == 6 - len(match.state.players[0].played)
    cards = [table.shown[f"card/{card}"].box for card in match.state.players[0].played]
    for key in waiting:
        assert not any(card.rect.intersects(table.shown[key].box.rect) for card in cards)


def test_played_cards_keep_off_the_levers():
    own = layout_for(*WIDE, others=1).own
    levers = [own.lever(lever) for lever in range(LEVER_COUNT)]

    assert own.tableau(6)[0].x - max(lever.right for lever in levers) > 4 * own.k

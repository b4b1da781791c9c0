"""The table as a picture: everything in the state is drawn at the right place."""

import attrs
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from burgundy_desktop.boardkit.brushes import SMALLEST_PX
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.palette import load_palette, paint
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.art import (
    disc_sprite,
    house_key,
    house_sprite,
    marker_key,
    part_key,
    plot_key,
    sprite,
    tile_key,
    tile_sprite,
    veil_key,
    worker_key,
    worker_sprite,
)
from burgundy_desktop.games.caylus.board.holdings import holdings
from burgundy_desktop.games.caylus.board.panels import tiers
from burgundy_desktop.games.caylus.board.portrait import keys_of
from burgundy_desktop.games.caylus.board.town import cell
from burgundy_desktop.games.caylus.state import NOBODY
from burgundy_desktop.games.caylus.tables.buildings import NO_BUILDING, RESIDENCE
from burgundy_desktop.games.caylus.tables.bundles import DENIER, amount
from burgundy_desktop.games.caylus.tables.road import SPACES
from tests.games.caylus.tables_to_look_at import a_match, until
from tests.games.looking import NAMES, asks, play_by_chance, seen, shown


def late_game(players, seed=3, plies=120):
    match = a_match(players, seed)
    for _ in play_by_chance(match, plies, seed):
        pass
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_space_shows_its_building_or_its_field(table, players):
    match = late_game(players)
    table.show_position(seen(match))

    for space in SPACES:
        building = match.state.buildings[space]
        if building == NO_BUILDING:
            assert plot_key(space) in table.shown
            assert tile_key(space) not in table.shown
        else:
            assert table.shown[tile_key(space)].look == Drawing(tile_sprite(building))


@pytest.mark.parametrize("players", [2, 5])
def test_a_building_bears_the_house_of_its_owner(table, players):
    match = late_game(players)
    table.show_position(seen(match))

    for space in SPACES:
        owner = match.state.owners[space]
        if owner == NOBODY:
            assert house_key(space) not in table.shown
        else:
            assert table.shown[house_key(space)].look == Drawing(house_sprite(owner))


def test_a_home_that_is_paid_for_already_lies_small_on_what_stands_there(table):
    match = late_game(3)
    match.state.reserved = ((5, Seat(1)),)
    table.show_position(seen(match))

    home = table.shown["reserved/5"]
    assert home.look.sprite == tile_sprite(RESIDENCE)
    assert [inset.sprite for inset in home.look.insets] == [house_sprite(1)]


def test_workers_stand_where_they_were_placed(table):
    match = until(lambda match: sum(s != NOBODY for s in match.state.workers) > 8, players=5)
    table.show_position(seen(match))

    for spot, seat in enumerate(match.state.workers):
        if seat != NOBODY:
            assert table.shown[worker_key(spot)].look == Drawing(worker_sprite(seat))


def test_stables_inn_and_castle_have_a_place_for_each_worker(table):
    match = until(lambda m: len(m.state.stables) > 1 and len(m.state.castle_workers) > 1, players=4)
    table.show_position(seen(match))

    keys = [key for key in table.shown if key.startswith("worker/")]
    boxes = [table.shown[key].box for key in keys]
    assert len(set(boxes)) == len(boxes)


def test_beyond_the_provost_all_is_veiled(table):
    match = late_game(3)
    table.show_position(seen(match))

    for space in SPACES:
        assert (veil_key(space) in table.shown) == (space > match.state.provost)


def test_the_castle_shows_each_house_on_its_part(table):
    match = until(lambda match: sum(map(len, match.state.castle)) > 4, players=4)
    table.show_position(seen(match))

    for section, houses in enumerate(match.state.castle):
        for index, seat in enumerate(houses):
            house = table.shown[f"{part_key(section, index)}/house"]
            assert house.look == Drawing(house_sprite(seat))
            assert (
                table._layout.castle.part(section, index)
                .grown(4)
                .rect.contains(house.box.rect.center())
            )


def test_discs_lie_in_the_order_of_the_turn_and_of_passing(table):
    match = until(lambda match: len(match.state.passed) > 1, players=4)
    table.show_position(seen(match))

    order = [table.shown[f"order/{seat}"] for seat in match.state.order]
    assert [piece.box.x for piece in order] == sorted(piece.box.x for piece in order)
    assert [piece.look for piece in order] == [Drawing(disc_sprite(s)) for s in match.state.order]
    for place, seat in zip(table._layout.town.passing, match.state.passed, strict=False):
        assert table.shown[f"pass/{seat}"].box.centre == place.centre


def test_in_a_wide_table_the_turn_order_tells_names(table):
    match = late_game(4)
    table.resize_to(QSizeF(2035, 1245))
    table.show_position(seen(match))

    for seat in match.state.order:
        assert table.shown[f"order/{seat}/name"].look.text == NAMES[seat]


@pytest.mark.parametrize("size", [(983, 600), (983, 520), (1400, 692), (2035, 1245)])
def test_names_in_the_turn_order_are_as_wide_as_letters_are_and_touch_no_disc(table, size):
    match = late_game(5)
    names = ("Anna", "Margot", "Hugo", "Philippe", "Isabelle")
    seats = tuple(SeatInfo(name) for name in names)
    table.resize_to(QSizeF(*size))
    table.show_position(attrs.evolve(seen(match), seats=seats))

    discs = [table.shown[f"order/{seat}"].box.rect for seat in match.state.order]
    discs.append(table.shown["turn"].box.rect)
    items = {item.piece.key: item for item in table.items() if isinstance(item, PieceItem)}
    told = [items[key] for key in items if key.startswith("order/") and key.endswith("/name")]
    for item in told:
        (text,) = (one for one in item.childItems() if isinstance(one, QGraphicsSimpleTextItem))
        assert text.text() in names
        assert text.font().pixelSize() >= SMALLEST_PX
        assert text.font().stretch() in {0, 100}
        written = text.sceneTransform().mapRect(text.boundingRect())
        assert not any(written.intersects(disc) for disc in discs)
    assert len(told) == (len(names) if size == (2035, 1245) else 0)


def test_a_long_name_in_the_turn_order_leaves_the_others_their_letters(table):
    names = ("Anna", "Margot", "Hugo", "Philippe", "Kovács Magdolna")
    seats = tuple(SeatInfo(name) for name in names)
    table.resize_to(QSizeF(2035, 1245))
    table.show_position(attrs.evolve(seen(late_game(5)), seats=seats))

    items = {item.piece.key: item for item in table.items() if isinstance(item, PieceItem)}
    written = [one for seat in range(5) for one in items[f"order/{seat}/name"].childItems()]
    told = [text for text in written if isinstance(text, QGraphicsSimpleTextItem)]
    assert [text.text() for text in told] == [*names[:4], "Kovács M…"]
    assert {text.font().stretch() for text in told} <= {0, 100}


def test_the_coin_lies_on_the_bridge_until_somebody_passes(table):
    match = until(asks(m.Place), players=3)
    table.show_position(seen(match))
    assert ("bonus" in table.shown) == (not match.state.passed)

    later = until(lambda match: bool(match.state.passed), players=3)
    table.show_position(seen(later))
    assert "bonus" not in table.shown


@pytest.mark.parametrize("players", [2, 5])
def test_markers_of_the_favours_lie_in_their_columns(table, players):
    match = late_game(players)
    table.show_position(seen(match))

    for seat, player in enumerate(match.state.players):
        for line, column in enumerate(player.markers):
            cell_box = table._layout.favors.cell(line, column)
            assert cell_box.rect.contains(table.shown[marker_key(line, seat)].box.rect)


def test_with_simplified_favours_no_marker_lies_there(table):
    match = a_match(3, 1, favors="simplified")
    table.show_position(seen(match))

    assert not any(key.startswith("marker/") for key in table.shown)


def test_whose_turn_it_is_has_a_ring(table):
    match = late_game(4)
    table.show_position(seen(match))

    ring, disc = table.shown["turn"], table.shown[f"order/{match.to_decide}"]
    assert ring.box.centre == disc.box.centre


# the provost


def test_the_veil_follows_what_is_pointed_at(table):
    match = until(asks(m.Provost), players=3)
    position = seen(match)
    shown(table, position)
    farthest = max(move.space for move in match.legal_moves())

    table.focus_on(target("spot", farthest))

    assert veil_key(farthest) not in table.shown
    assert all(veil_key(space) in table.shown for space in range(farthest + 1, 29))
    assert table.shown["ghost"].box == table._layout.town.provost(farthest)
    assert "way" in table.shown


def test_it_comes_back_when_nothing_is_pointed_at(table):
    match = until(asks(m.Provost), players=3)
    shown(table, seen(match))
    before = dict(table.shown)
    farthest = max(move.space for move in match.legal_moves())

    table.focus_on(target("spot", farthest))
    table.focus_on(None)
    table.hover_at(None)

    assert dict(table.shown) == before


def test_a_move_that_is_looked_at_in_the_list_is_shown_on_the_road(table):
    match = until(asks(m.Provost), players=3)
    clicking = shown(table, seen(match))
    farthest = max(move.space for move in match.legal_moves())

    table.offer(frozenset({target("spot", farthest)}))
    assert "ghost" in table.shown
    table.offer(clicking.chooser.offered)
    assert "ghost" not in table.shown


def test_only_who_moves_him_sees_where_he_would_go(table):
    match = until(asks(m.Provost), players=3)
    other = (match.to_decide + 1) % 3
    table.show_position(seen(match, viewer=other))

    table.focus_on(target("spot", match.legal_moves()[0].space))

    assert "ghost" not in table.shown


def test_the_numbers_of_the_road_lie_above_whoever_stands_there_and_his_way(table):
    match = until(asks(m.Provost), players=3)
    shown(table, seen(match))
    table.focus_on(target("spot", max(move.space for move in match.legal_moves())))

    lowest = min(table.shown[f"number/{space}"].z for space in SPACES)
    assert all(table.shown[key].z < lowest for key in ("provost", "bailiff", "ghost", "way"))


def test_a_veil_does_not_change_the_colour_it_is_painted_with(table):
    table.show_position(seen(late_game(3)))
    veil = next(piece for key, piece in table.shown.items() if key == veil_key(28))
    picture = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)

    painter = QPainter(picture)
    veil.look.paint(painter)
    painter.end()

    assert paint(table.brushes.palette.surfaces.table).alphaF() == 1.0


# what a player has


def test_a_player_s_card_tells_all_that_is_in_the_purse():
    match = late_game(4)
    for seat, player in enumerate(match.state.players):
        told = holdings(match.observe(Seat(seat)), Seat(seat))
        counts = {thing.sprite: thing.count for thing in told}
        assert counts[sprite("denier_cross")] == amount(player.purse, DENIER)
        assert counts[sprite("cube_food")] == amount(player.purse, 0)
        assert counts[sprite("cube_gold")] == amount(player.purse, 4)
        assert counts[worker_sprite(seat)] == player.workers


def test_a_player_s_things_are_shown_by_themselves(table):
    match = late_game(4)
    table.show_position(seen(match, viewer=0))

    table.enlarge(Seat(2))

    large = {key.removeprefix("large/") for key in table.shown if key.startswith("large/")}
    owned = {key for key in keys_of(match.state, Seat(2)) if key in table.shown}
    assert owned <= large
    assert not any(key in large for key in keys_of(match.state, Seat(1)) if "tile" in key)


# figures on the table


@pytest.mark.parametrize(
    ("section", "wanted"),
    [
        (0, [(0, 2, 0), (2, 0, 1)]),
        (1, [(0, 3, 0), (2, 0, 1), (3, 0, 2), (5, 0, 3)]),
        (2, [(0, 4, 0), (2, 0, 1), (4, 0, 2), (6, 0, 3)]),
    ],
)
def test_the_row_below_the_castle_tells_each_step_of_the_scoring(section, wanted):
    assert [(tier.houses, tier.loss, tier.favors) for tier in tiers(section)] == wanted


@pytest.mark.parametrize("width", [1106, 1118, 1130, 1148])
def test_what_houses_bring_stays_within_the_panel_of_the_castle(table, width):
    match = late_game(5)
    match.state.section, match.state.castle = 2, ((), (), (Seat(1),) * 6 + (Seat(2),) * 3)
    table.set_look(load_palette("parchment"), text_size=1.5)
    table.resize_to(QSizeF(width, 692))
    table.show_position(seen(match))

    told = {key: piece for key, piece in table.shown.items() if key.startswith("tally/")}
    panel = table._layout.castle.panel.grown(-3).rect
    assert {"tally/0/loss", "tally/1/favor/2", "tally/4/2"} <= told.keys()
    assert all(panel.contains(piece.box.rect) for key, piece in told.items())


# any size, any light


@pytest.mark.parametrize("name", ["parchment", "slate"])
@pytest.mark.parametrize("size", [(988, 692), (2035, 1245), (640, 480)])
def test_it_lies_within_the_view_at_every_size(table, size, name):
    table.set_look(load_palette(name))
    table.resize_to(QSizeF(*size))
    table.show_position(seen(late_game(5)))

    view = table.size.grown(2).rect
    assert all(view.contains(piece.box.rect) for piece in table.shown.values())
    assert all(view.contains(item.box.rect) for item in table.target_items)


def test_the_road_turns_at_the_end_of_each_row():
    assert [cell(space)[0] for space in range(1, 15)] == [6, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5, 6]

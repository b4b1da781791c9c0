"""Each decision at the table: the glow, the popup, and the effect of clicks."""

import pytest

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.art import worker_key
from burgundy_desktop.games.caylus.board.clearance import place_without_cuts
from burgundy_desktop.games.caylus.board.layout import layout_for
from burgundy_desktop.games.caylus.board.supply_slots import FIRST, slots
from burgundy_desktop.games.caylus.board.wording.buildings import title
from burgundy_desktop.games.caylus.board.wording.confirmation import question_before
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.tables.buildings import (
    CATEGORY,
    NO_CUBE,
    RESIDENTIAL_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.bundles import contents
from burgundy_desktop.games.caylus.tables.castle import BATCHES
from burgundy_desktop.games.caylus.tables.favors import BUILDING_LINE
from burgundy_desktop.games.caylus.tables.road import CASTLE
from burgundy_desktop.lessons.reading import load_lessons
from tests import thorough
from tests.games.caylus.tables_to_look_at import a_match, remembered, until
from tests.games.looking import asks, glowing, seen, shown


def test_the_first_tip_about_building_points_at_the_tiles_that_may_be_built(table):
    clicking = shown(table, seen(remembered(asks(m.Build))))
    tip = next(tip for tip in load_lessons(GAME).tips if tip.offered == "Build")

    tiles = {one for one in clicking.chooser.offered if one.kind == "building"}

    assert tiles
    assert tiles <= {mark.target for mark in tip.point}
    assert all(table.place_of(one) for one in tiles)


def choose(clicking, move):
    """Click the targets of a move in order, the buttons of the bar included."""
    for one in move.targets:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)
            if one.kind == "building" and one not in clicking.chooser.picked:
                clicking.click(one)  # the pile was open by then, where the tile lies
        if clicking.chooser.chosen == move:
            return


@pytest.mark.parametrize("kind", m.MOVE_TYPES)
def test_every_move_of_a_kind_is_reached_by_clicks(table, kind):
    match = remembered(asks(kind))
    position = seen(match)

    legal = match.legal_moves()

    for move in thorough.some(legal, legal[:: 1 + len(legal) // 8]):
        clicking = shown(table, position)
        choose(clicking, move)
        assert clicking.chooser.chosen == move
        table.open(None)


def test_workers_go_to_what_glows(table):
    match = until(asks(m.Place), players=3)
    shown(table, seen(match))

    legal = {move.targets[-1] for move in match.legal_moves() if isinstance(move, m.Place)}
    assert glowing(table) == legal


@pytest.mark.parametrize(
    ("clicked", "meant"),
    [
        (target("favor", 23), target("line", 2)),
        (target("section", 1), target("spot", CASTLE)),
        (target("builders"), target("spot", CASTLE)),
        (target("bridge"), target("bridge")),
    ],
)
def test_a_click_means_what_the_thing_stands_for(table, clicked, meant):
    table.show_position(seen(until(asks(m.Place), players=3)))
    asked: list[Target] = []
    table.target_clicked.connect(asked.append)

    table.click(clicked)

    assert asked == [meant]


def test_a_tooltip_of_who_walks_hides_nobody_on_the_same_space(table):
    match = until(asks(m.Provost), players=3)
    state = match.state
    state.bailiff, state.workers[state.provost] = state.provost, 1
    table.show_position(seen(match))

    for walker in ("provost", "bailiff"):
        kept = table.tip_place(target(walker))
        for key in ("provost", "bailiff", worker_key(state.provost), f"number/{state.provost}"):
            assert kept.contains(table.shown[key].box.rect)


def test_a_price_stands_at_the_corner_of_each_place(table):
    match = until(asks(m.Place), players=3)
    position = seen(match)
    table.show_position(position)
    spots = frozenset(move.targets[-1] for move in position.legal)
    table.offer(spots, (), dict.fromkeys(spots, "2"))

    assert prices(table) == ["2"] * len([one for one in spots if one not in table.buttons])


def prices(table):
    """The texts of the visible pills."""
    return [pill.text for pill in table._targets._pills if pill.isVisible()]


def test_prices_are_back_when_the_supply_is_closed(table):
    position = seen(until(asks(m.Place), players=3))
    table.show_position(position)
    spots = frozenset(move.targets[-1] for move in position.legal)
    table.offer(spots, (), dict.fromkeys(spots, "2"))
    before = prices(table)

    table.open(FIRST)
    assert not prices(table)
    table.open(None)
    assert prices(table) == before


@pytest.mark.parametrize("kind", [m.Produce, m.OwnerBonus, m.Trade, m.FavorCube])
def test_sets_of_cubes_lie_on_a_tray(table, kind):
    match = until(asks(kind), players=4)
    shown(table, seen(match))

    popup = table._popup
    offered = {move.targets[-1] for move in match.legal_moves() if isinstance(move, kind)}
    assert offered <= {chip.target for chip in popup.chips}
    assert all(popup.panel.rect.contains(chip.box.rect) for chip in popup.chips)
    assert table._layout.view.rect.contains(popup.panel.rect)


def test_a_line_parts_an_exchange_from_cubes_that_are_simply_taken(table):
    match = remembered(asks(m.FavorExchange))
    shown(table, seen(match))
    moves = match.legal_moves()
    taken = {move.targets[-1] for move in moves if isinstance(move, m.FavorCube)}
    swapped = {end for move in moves if isinstance(move, m.FavorExchange) for end in move.targets}

    popup = table._popup
    (line,) = popup.lines
    boxes = {chip.target: chip.box for chip in popup.chips}
    assert max(boxes[one].bottom for one in taken) < line.y
    assert min(box.y for one, box in boxes.items() if one in swapped) > line.y


def test_the_popup_does_not_hide_the_building_that_asks(table):
    for kind in (m.Produce, m.Trade, m.OwnerBonus):
        match = until(asks(kind), players=4)
        table.show_position(seen(match))
        space = match.state.pending[-1][2]
        assert not table._popup.panel.rect.intersects(table._layout.town.tile(space).rect)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("kind", [m.Produce, m.Trade, m.OwnerBonus, m.FavorCube])
def test_the_popup_cuts_neither_numbers_nor_figures(table, kind, players):
    match = until(asks(kind), players=players)
    table.show_position(seen(match))

    popup, halves = table._popup.panel.rect, []
    for key, piece in table.shown.items():
        small = piece.box.grown(-2).rect
        if key.startswith(("number/", "worker/", "provost", "bailiff")) and popup.intersects(small):
            halves += [] if popup.contains(small) else [key]
    assert not halves


def test_a_tray_that_cuts_nothing_stays_where_it_is_wanted(table):
    match = a_match(2)
    layout = layout_for(988, 692)
    wanted = layout.town.tile(24).grown(-10)

    assert place_without_cuts(wanted, match.state, layout, 0) == (wanted.x, wanted.y)


def test_a_chip_shows_what_its_bundle_holds(table):
    match = until(asks(m.Produce), players=4)
    table.show_position(seen(match))

    for chip in table._popup.chips:
        assert contents(chip.gain) == contents(chip.target.index)


def test_all_six_batches_lie_over_the_castle_the_impossible_ones_faint(table):
    match = until(asks(m.Batch), players=4)
    shown(table, seen(match))

    offered = {move.targets[-1] for move in match.legal_moves() if isinstance(move, m.Batch)}
    chips = {chip.target: table.shown[chip.key].opacity for chip in table._popup.chips}
    assert chips.keys() == {target("pay", batch) for batch in BATCHES}
    assert {one for one, opacity in chips.items() if opacity == 1.0} == offered


def test_nobody_else_sees_the_tray(table):
    match = until(asks(m.Produce), players=4)
    other = (match.to_decide + 1) % 4
    table.show_position(seen(match, viewer=other))

    assert table._popup is None


# the supply


def test_the_supply_opens_by_itself_where_a_building_is_chosen(table):
    match = until(asks(m.Build), players=3)
    shown(table, seen(match))

    buildings = {move.targets[0] for move in match.legal_moves() if isinstance(move, m.Build)}
    assert table.shows_supply
    assert buildings <= glowing(table)
    assert all(table.place_of(one) is not None for one in buildings)


def test_a_caption_lies_beside_the_open_supply(table):
    shown(table, seen(until(asks(m.Build), players=3)))
    supply = table._layout.town.supply

    table.caption("Margot builds the mason", 1)

    plate = table._captioning.item
    assert table.shows_supply
    assert not plate.isVisible() or not plate.box.rect.intersects(supply.rect)
    table.open(None)
    table._captioning.begin()
    table.caption("Margot builds the mason", 1)
    assert plate.isVisible()


def test_it_closes_by_itself_after_the_decision(table):
    match = until(asks(m.Build), players=3)
    shown(table, seen(match))
    match.play(m.DECLINE)
    table.show_position(seen(match))

    assert not table.shows_supply or asks(m.Build, m.FavorBuild)(match)


def test_a_click_on_the_supply_opens_and_closes_it(table):
    match = until(asks(m.Place), players=3)
    clicking = shown(table, seen(match))

    clicking.click(FIRST)
    assert table.shows_supply
    table.click(FIRST)
    assert not table.shows_supply


def test_its_cross_closes_it(table):
    match = until(asks(m.Place), players=3)
    clicking = shown(table, seen(match))
    table.open(FIRST)

    clicking.click(target("close"))

    assert not table.shows_supply


def test_while_it_is_closed_the_piles_glow_that_hold_what_may_be_built(table):
    match = until(asks(m.Build), players=3)
    shown(table, seen(match))
    table.open(None)

    assert any(one.kind == "supply" for one in glowing(table))
    assert not any(one.kind == "building" for one in glowing(table))


def test_a_click_on_a_glowing_pile_opens_the_supply_again(table):
    match = until(asks(m.Build), players=3)
    clicking = shown(table, seen(match))
    table.open(None)
    pile = next(one for one in glowing(table) if one.kind == "supply")

    clicking.click(pile)

    assert table.shows_supply


def test_the_keyboard_opens_the_supply_on_its_way(table):
    match = until(asks(m.Build), players=3)
    shown(table, seen(match))
    table.open(None)
    move = next(move for move in match.legal_moves() if isinstance(move, m.Build))

    table.focus_on(move.targets[0])

    assert table.shows_supply
    assert table.focused_target == move.targets[0]


def test_what_lies_below_the_open_supply_cannot_be_pointed_at(table):
    match = until(asks(m.Place), players=3)
    shown(table, seen(match))
    spot = next(one for one in glowing(table) if one.kind == "spot" and 8 <= one.index <= 28)
    middle = table.place_of(spot).center()

    table.open(FIRST)

    assert table.target_at(middle) != spot


def read_by_keys(players=3):
    """A player who is about to place a worker opens the supply to read it."""
    return until(asks(m.Place), players=players)


def walked(table, step):
    """The places that the focus ring visits with these steps, each once."""
    seen_at = [table.focused_target]
    while step() and table.focused_target not in seen_at:
        seen_at.append(table.focused_target)
    return seen_at


def test_the_ring_goes_into_a_supply_that_is_opened_and_back(table):
    match = read_by_keys()
    shown(table, seen(match))
    spot = next(one for one in glowing(table) if one.kind == "spot" and 8 <= one.index <= 28)
    table.focus_on(spot)

    table.open(FIRST)
    assert table.focused_target.kind == "building"
    table.focus_next()
    table.open(None)
    assert table.focused_target == spot


def test_tab_goes_through_all_tiles_of_a_supply_that_is_read_and_its_cross(table):
    shown(table, seen(read_by_keys()))
    table.open(FIRST)
    table.focus_next()
    lying = {one.target for one in slots(table.table, table._layout) if not one.stands_on}

    walk = walked(table, table.focus_next)

    assert set(walk) - {None} == lying | {target("close")}
    assert table.shows_supply


def test_arrows_reach_every_tile_of_a_supply_that_is_read(table):
    shown(table, seen(read_by_keys()))
    table.open(FIRST)
    table.focus_next()
    reached, todo = set(), {table.focused_target}
    while todo:
        here = todo.pop()
        reached.add(here)
        for way in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
            table.focus_on(here)
            table.focus_direction(*way)
            todo |= {table.focused_target} - reached

    lying = {one.target for one in slots(table.table, table._layout) if not one.stands_on}
    assert lying <= reached
    assert table.shows_supply


def test_the_foot_tells_of_the_tile_that_has_the_ring(table):
    shown(table, seen(read_by_keys()))
    table.focus_next()

    table.open(FIRST)

    assert table.shown["large/name"].look.text == title(table.focused_target.index)
    assert "large/choose" not in table.shown


def test_nothing_below_the_open_supply_is_told_about(table, qtbot):
    shown(table, seen(read_by_keys()))
    spot = next(one for one in glowing(table) if one.kind == "spot" and 8 <= one.index <= 28)
    middle = table.place_of(spot).center()
    table.hover_at(middle)
    with qtbot.waitSignal(table.target_hovered, check_params_cb=lambda one, _: one == spot):
        pass

    told = []
    table.target_hovered.connect(lambda one, _: told.append(one))
    table.open(FIRST)

    assert told == [None]
    assert table.place_of(spot) is None


def test_only_cubes_that_may_pay_can_be_pointed_at(table):
    shown(table, seen(read_by_keys()))
    table.open(FIRST)

    assert not any(item.place.target.kind == "cube" for item in table.target_items)


def test_a_cube_of_any_kind_is_asked_for_when_the_tile_is_picked(table):
    match = until(
        lambda match: any(
            isinstance(move, m.Build) and move.cube != NO_CUBE for move in match.legal_moves()
        ),
        players=3,
    )
    clicking = shown(table, seen(match))
    moves = [v for v in match.legal_moves() if isinstance(v, m.Build) and v.cube != NO_CUBE]
    assert not any(one.kind == "cube" for one in glowing(table))

    clicking.click(moves[0].targets[0])

    same = [move for move in moves if move.building == moves[0].building]
    assert {one for one in glowing(table) if one.kind == "cube"} == {v.targets[1] for v in same}


def test_a_pick_outlasts_a_look_at_the_road(table):
    match = until(
        lambda match: any(
            isinstance(move, m.Build) and move.cube != NO_CUBE for move in match.legal_moves()
        ),
        players=3,
    )
    clicking = shown(table, seen(match))
    move = next(v for v in match.legal_moves() if isinstance(v, m.Build) and v.cube != NO_CUBE)
    clicking.click(move.targets[0])
    before = glowing(table)

    table.open(None)
    assert not table.shows_supply
    table.open(FIRST)

    assert glowing(table) == before
    assert table.offers.picked == (move.targets[0],)


def test_the_second_tile_of_a_building_means_the_same(table):
    match = until(asks(m.Place), players=2)
    clicking = shown(table, seen(match))
    table.open(FIRST)
    second = next(
        item.place.target for item in table.target_items if item.place.target.kind == "copy"
    )
    asked: list[Target] = []
    table.target_clicked.connect(asked.append)

    clicking.click(second)

    assert asked == [target("building", second.index)]


# a favour that builds or transforms


def builds_or_transforms(match):
    return asks(m.FavorBuild)(match) and asks(m.FavorTransform)(match)


def test_where_a_building_may_be_built_or_changed_road_and_piles_glow(table):
    match = remembered(builds_or_transforms)
    shown(table, seen(match))

    assert not table.shows_supply
    assert {one.kind for one in glowing(table)} == {"spot", "supply"}


def test_the_keyboard_opens_and_closes_the_supply_between_them(table):
    match = remembered(builds_or_transforms)
    shown(table, seen(match))
    legal = match.legal_moves()
    tile = next(move.targets[0] for move in legal if isinstance(move, m.FavorBuild))
    spot = next(move.targets[0] for move in legal if isinstance(move, m.FavorTransform))

    table.focus_on(tile)
    assert table.shows_supply
    table.focus_on(spot)
    assert not table.shows_supply
    assert table.focused_target == spot


def cheaper_rows(table, match):
    """The categories of tiles whose prices are shown lower than printed."""
    table.show_position(seen(match))
    if not table.shows_supply:
        table.open(FIRST)
    names = [p.look.name.split("/") for key, p in table.shown.items() if key.endswith("/price")]
    return {CATEGORY[int(name[1])] for name in names if name[2] == "True"}


def test_a_builder_asks_the_printed_prices(table):
    assert not cheaper_rows(table, until(asks(m.Build), players=3))


@pytest.mark.parametrize(
    ("column", "cheaper"),
    [
        (2, {WOOD_BUILDING}),
        (3, {WOOD_BUILDING, STONE_BUILDING}),
        (4, {WOOD_BUILDING, STONE_BUILDING, RESIDENTIAL_BUILDING}),
    ],
)
def test_a_favour_makes_cheaper_what_its_columns_so_far_build(table, column, cheaper):
    match = until(asks(m.FavorBuild), players=3)
    player = match.state.players[match.to_decide]
    player.markers[BUILDING_LINE] = column

    assert cheaper_rows(table, match) == cheaper


# risky moves


def question(match):
    """The question before the builder stops."""
    return question_before(match.observe(match.to_decide), m.STOP_BUILDING)


def builder_with(vp, batches):
    """Somebody at the castle has so many batches delivered, and points or none."""

    def fits(match):
        if not asks(m.StopBuilding)(match):
            return False
        player = match.state.players[match.to_decide]
        return bool(player.vp) == vp and bool(player.batches) == batches

    return until(fits, players=4)


def test_who_would_deliver_nothing_and_lose_points_is_asked_once():
    assert question(builder_with(vp=True, batches=False))


def test_who_has_delivered_is_not_asked():
    assert not question(builder_with(vp=True, batches=True))


def test_who_has_no_point_to_lose_is_not_asked():
    assert not question(builder_with(vp=False, batches=False))

"""The table shows what the observation says, and every decision can be clicked."""

import random
from itertools import chain

import pytest
from PySide6.QtCore import QPointF

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.highlight import HighlightItem
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Past
from burgundy_desktop.games.castles import events as happened
from burgundy_desktop.games.castles.board import BOARD
from burgundy_desktop.games.castles.board.art import goods_key, tile_key
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.moves import PlaceTile
from burgundy_desktop.games.castles.tables.estates import ESTATES
from burgundy_desktop.games.castles.tables.pieces import GOODS
from tests import thorough
from tests.games.animation import (
    any_is,
    assert_skipped_looks_like_shown_at_once,
    steps_of,
    those_with,
    worth_a_look,
)
from tests.games.castles.positions import BENNO
from tests.games.castles.tables_to_look_at import a_match, seen_by_hand
from tests.games.looking import Clicking, play_by_chance, seen, worth_seeing
from tests.languages import speaking

TO_LOOK_AT = (
    *(target("phase", phase) for phase in range(5)),
    *(target(f"bonus_{size}", kind) for size in ("large", "small") for kind in range(6)),
    *(target(name) for name in ("round_goods", "white_die", "track", "storage", "sold")),
)
"""Targets that are never chosen but have a tooltip."""


def click(table, wanted):
    table.click_at(table.place_of(wanted).center())


def choose_in_any_order(clicking, move, chance):
    """Click the targets of a move, unless a button stands for them."""
    wanted = list(move.targets)
    chance.shuffle(wanted)
    for one in wanted:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_can_be_played_by_clicks(table, players):
    match, chance = a_match(players, seed=players), random.Random(players)
    clicking, looked_at = Clicking(table), thorough.FirstOfEachKind(8)

    while not match.is_over:
        move = chance.choice(match.legal_moves())
        if not looked_at.wants([move]):
            match.play(move)
            continue
        position = seen(match, match.to_decide)
        table.show_position(position)
        clicking.look(position)
        choose_in_any_order(clicking, move, chance)
        assert (clicking.chooser.chosen or clicking.chooser.waiting) == move
        match.play(move)


@pytest.mark.parametrize("estates", ["dealt", "free"])
def test_an_estate_is_chosen_by_its_board_and_then_a_castle_space(table, estates):
    match, chance = a_match(2, estates=estates), random.Random(1)
    position = seen(match, match.to_decide)
    clicking = Clicking(table)

    for move in thorough.some(position.legal, position.legal[::12]):
        table.show_position(position)
        clicking.look(position)
        estate, space = move.targets
        click(table, estate)
        click(table, space)
        assert clicking.chooser.chosen == move
    assert chance is not None


def test_a_castle_space_stands_for_the_estate_that_is_looked_at(table, qtbot):
    match = a_match(2, estates="free")
    position = seen(match, match.to_decide)
    table.show_position(position)
    Clicking(table).look(position)
    heard: list[Target] = []
    table.target_clicked.connect(heard.append)

    click(table, target("space", ESTATES[1].castle_spaces[0]))

    assert heard == [target("estate", 1), target("space", ESTATES[1].castle_spaces[0])]


def test_only_castle_spaces_of_the_estate_looked_at_glow(table):
    match = a_match(2, estates="free")
    position = seen(match, match.to_decide)
    table.show_position(position)
    clicking = Clicking(table)
    clicking.look(position)

    def glowing():
        items = table.target_items
        return {
            i.place.target.index
            for i in items
            if i.offer is Offer.SOLID and i.place.target.kind == "space"
        }

    assert glowing() == set(ESTATES[1].castle_spaces)
    click(table, target("estate", 7))
    assert glowing() == set(ESTATES[7].castle_spaces)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_however_a_position_came_about_it_looks_the_same(a_table, players):
    """Skipped animation and immediate display put the same pieces in the same places."""
    animated, at_once = a_table(), a_table()
    match = a_match(players, seed=7)

    played = assert_skipped_looks_like_shown_at_once(animated, at_once, match, plies=250)

    assert played[happened.TilePlaced] >= thorough.OF_EACH_KIND


def test_every_event_of_whole_games_can_be_played(table):
    table.set_pace(Pace.FAST, False)
    kinds = set()
    for seed, options in ((1, {}), (2, {}), (3, {"estates": "dealt", "choice": "secret"})):
        steps = steps_of(table, a_match(2, seed, **options), plies=2000)
        for step, position in worth_a_look(steps, 4, table):
            kinds |= {type(event) for event in step.events}
            table.show_position(position)
            for animation_step in table.animation_steps(step.events):
                is_seen = animation_step.keys or animation_step.throws or animation_step.flights
                assert is_seen or animation_step.signs or animation_step.is_only_heard
    assert {happened.GoodsLoaded, happened.BonusTileTaken, happened.PhaseStarted} <= kinds


def test_goods_fly_between_depot_pile_and_their_own_place(table):
    tried: set[tuple[type, float]] = set()
    moved = any_is(happened.GoodsSold, happened.GoodsLoaded)
    games = chain.from_iterable(steps_of(table, a_match(2, seed), 60) for seed in range(1, 7))
    for step, position in those_with(moved, games, table):
        lay = dict(table.shown)
        table.show_position(position)
        for event in step.events:
            flights = [one for part in table.animation_steps([event]) for one in part.flights]
            if isinstance(event, happened.GoodsSold) and event.seat == 0:
                place = lay[goods_key(0, event.goods)].box
                assert flights[0].start.centre == pytest.approx(place.centre)
                assert flights[0].start.width == pytest.approx(place.width)
                tried.add((happened.GoodsSold, place.x))
            elif isinstance(event, happened.GoodsLoaded) and event.seat == 0:
                kinds = [kind for kind, count in enumerate(event.count) if count]
                for kind, flight in zip(kinds, flights, strict=True):
                    place = table.shown[goods_key(0, kind)].box
                    assert flight.end.centre == pytest.approx(place.centre)
                    assert flight.end.width == pytest.approx(place.width)
                    tried.add((happened.GoodsLoaded, place.x))
    assert {len([kind for kind, _ in tried if kind is one]) > 1 for one in dict(tried)} == {True}


def test_a_tile_is_the_same_piece_from_depot_to_estate(table, a_game):
    game = a_game(dice=(1, 2), depots={1: ["bank"]}, estate={}, start_castle=18)
    tile = game.state.depots[1][0]
    table.show_position(seen_by_hand(game))
    in_depot = table.shown[tile_key(tile)].box

    game.take("bank", die=1)
    table.show_position(seen_by_hand(game))

    in_storage = table.shown[tile_key(tile)].box
    assert in_storage.centre == table._layout.own.storage[0]
    assert in_storage != in_depot


def test_tiles_keep_their_spaces_when_a_neighbour_leaves(table):
    match = a_match(4, seed=3)
    table.show_position(seen(match, 0))
    before = dict(table.shown)

    for _ in play_by_chance(match, 6, seed=5):
        table.show_position(seen(match, 0))
        for tiles in match.state.depots:
            for tile in tiles:
                assert table.shown[tile_key(tile)].box == before[tile_key(tile)].box


def test_a_used_die_keeps_its_face_and_pales(table, a_game):
    game = a_game(dice=(3, 5))
    table.show_position(seen_by_hand(game))

    game.take_workers(3)
    table.show_position(seen_by_hand(game))

    used = table.shown["die/0/0"]
    assert used.look.sprite.endswith("die_player_3")
    assert used.opacity < 0.5
    assert table.shown["die/0/1"].opacity == 1.0


def test_a_used_die_without_a_past_shows_no_face(table, a_game):
    table.show_position(seen_by_hand(a_game(dice=(0, 5))))

    assert "die/0/0" not in table.shown
    assert "die/0/1" in table.shown


def test_a_table_that_recalls_its_past_looks_as_if_it_had_been_watched(a_table):
    """Faces of used dice, and the spaces of tiles whose neighbours left."""
    match = a_match(3, seed=3)
    table, watching = a_table(), a_table()
    watching.show_position(seen(match, 0))
    for number, _ in enumerate(play_by_chance(match, 90, seed=5)):
        watching.show_position(seen(match, 0))
        if number % 7:
            continue
        now = seen(match, 0)
        past = (GAME.observe(step.state, now.viewer) for step in reversed(match.steps[:-1]))
        table.show_position(now, past=Past(seen=past))
        for key in ("die/", "tile/"):
            shown = {one: table.shown[one] for one in table.shown if one.startswith(key)}
            assert shown
            assert shown == {one: watching.shown[one] for one in shown}


def test_a_jump_in_the_middle_of_an_animation_ends_it_first(table):
    match = a_match(2, seed=3)
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(seen(match, 0))
    for _ in play_by_chance(match, 6, seed=5):
        pass
    table.show_position(seen(match, 0, events=match.steps[-1].events), animate=True)
    assert table.is_animating

    table.show_position(seen(match, 0), past=Past())

    assert not table.is_animating
    tiles = [tile for depot in match.state.depots for tile in depot]
    assert {tile_key(tile) for tile in tiles} <= set(table.shown)


def test_a_tile_without_room_waits_beside_the_storage(table, a_game):
    game = a_game(dice=(1, 2), depots={1: ["bank"]}, storage=["ship", "mine", "castle"])
    tile = game.state.depots[1][0]
    game.take("bank", die=1)

    table.show_position(seen_by_hand(game))

    assert table.shown[tile_key(tile)].box.centre == table._layout.own.waiting
    assert table.place_of(target("tile", tile)) is not None


def test_goods_that_do_not_all_fit_can_be_pointed_at_on_their_depot(table, a_game):
    first, second, third, fourth = GOODS[:4]
    game = a_game(
        dice=(5, 5),
        workers=8,
        storage=["ship"],
        goods={first: 1, second: 1},
        depot_goods={3: [third, fourth]},
    )
    game.play(next(move for move in game.legal if isinstance(move, PlaceTile)))
    game.load(3)
    table.show_position(seen_by_hand(game))

    assert game.keeps() == {third, fourth}
    places = [table.place_of(target("depot_goods", GOODS.index(n))) for n in (third, fourth)]
    assert all(table._layout.depots[3].box.rect.contains(place) for place in places)
    assert table.place_of(target("depot_goods", GOODS.index(first))) is None


def test_other_players_tiles_ask_to_see_their_board(table, a_game, qtbot):
    game = a_game(storage={BENNO: ["ship"]})
    table.show_position(seen_by_hand(game))
    stored = target("tile", game.state.players[1].storage[0])

    with qtbot.waitSignal(table.seat_asked, timeout=0) as asked:
        click(table, stored)

    assert asked.args == [1]
    assert table.enlarged == Seat(1)


def test_a_board_shown_large_names_every_tile_on_it(table, a_game):
    game = a_game(estate={BENNO: {8: "bank", 10: "cow 3"}}, storage={BENNO: ["ship"]})
    table.show_position(seen_by_hand(game))

    table.enlarge(Seat(1))

    other = game.state.players[1]
    lying = {tile for tile in (*other.tiles, *other.storage) if tile >= 0}
    targets = [item.place.target for item in table.target_items]
    assert {lies.index for lies in targets if lies.kind == "tile"} == lying
    assert {f"large/{tile_key(tile)}" for tile in lying} <= set(table.shown)


def test_a_board_shown_large_tells_of_its_storage_and_a_click_there_puts_it_away(table, a_game):
    table.show_position(seen_by_hand(a_game(sold={BENNO: {"pink": 2}})))
    table.enlarge(Seat(1))
    area = table._large

    told = [table.target_at(QPointF(*at)) for at in (area.storage[2], area.sold.centre)]
    table.click_at(QPointF(*area.sold.centre))

    assert told == [target(SEAT, 1), target(SEAT, 1)]
    assert table.enlarged is None


def test_what_the_others_took_and_emptied_is_marked(table, a_game):
    game = a_game(me=1, dice=(1, 2), depots={1: ["bank"]})
    table.show_position(seen_by_hand(game))
    emptied = table.shown[tile_key(game.state.depots[1][0])].box
    game.take("bank", die=1)
    table.show_position(seen_by_hand(game, events=game.events))

    table.highlight_since_last_turn(game.events)

    marks = [item.highlight for item in table.items() if isinstance(item, HighlightItem)]
    assert {mark.seat for mark in marks} == {1}
    assert {mark.box for mark in marks} == {
        emptied,
        table.shown[tile_key(game.state.players[1].storage[0])].box,
    }


def test_what_the_viewer_did_is_not_marked(table, a_game):
    game = a_game(dice=(1, 2), depots={1: ["bank"]})
    game.take("bank", die=1)
    table.show_position(seen_by_hand(game))

    table.highlight_since_last_turn(game.events)

    assert not [item for item in table.items() if isinstance(item, HighlightItem)]


def test_digits_choose_a_die_a_depot_or_the_tiles_of_a_depot(table, a_game, qtbot):
    game = a_game(dice=(3, 5), depots={2: ["bank"], 4: ["mine", "ship"]}, workers=8)
    position = seen_by_hand(game)
    table.show_position(position)
    clicking = Clicking(table)
    clicking.look(position)

    assert table.press_digit(3)
    assert clicking.chooser.picked == (target("die", 0),)

    assert table.press_digit(4)
    first = table.focused_target
    assert table.press_digit(4)
    assert {first.index, table.focused_target.index} == set(game.state.depots[4])

    assert table.press_digit(2)
    assert table.activate()
    assert clicking.chooser.chosen == game.move.take("bank", die=3)


def test_a_tower_of_markers_stays_on_the_track(table, a_game):
    game = a_game(seats=4, track={0: (3, 2, 1, 0)})
    table.show_position(seen_by_hand(game))

    markers = [table.shown[f"marker/{seat}"].box for seat in range(4)]
    panel = table._layout.track
    drawn = 0.2 * markers[0].height  # the drawing has equal margins above and below
    assert min(box.y for box in markers) + drawn >= panel.y
    assert max(box.bottom for box in markers) - drawn <= panel.bottom


def test_the_marker_that_came_later_lies_in_front_and_to_the_left(table, a_game):
    game = a_game(seats=3, track={0: (2, 0), 1: (1,)}, estate={BENNO: {17: "ship"}})
    table.show_position(seen_by_hand(game))
    markers = [table.shown[f"marker/{seat}"] for seat in range(3)]

    assert markers[2].z > markers[0].z
    assert markers[2].box.x < markers[0].box.x
    assert markers[1].box.x > markers[0].box.x


def test_a_bonus_tile_that_is_gone_pales_and_carries_the_sign_of_its_owner(table, a_game):
    game = a_game(bonus_tiles={BENNO: ["large mine"]})
    table.show_position(seen_by_hand(game))

    kind = 4
    assert table.shown[f"bonus/large/{kind}"].opacity < 0.5
    assert table.shown[f"bonus/large/{kind}/owner"].look.sprite.endswith("seat_2")
    assert table.shown[f"bonus/small/{kind}"].opacity == 1.0


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_never_chosen_tells_about_itself(table, a_game, players, language):
    game = a_game(seats=players, dice=(1, 2), white=4, storage=["bank"], sold={"red": 2})
    position = seen_by_hand(game)
    table.show_position(position)
    Clicking(table).look(position)

    with speaking(language):
        for one in TO_LOOK_AT:
            assert table.target_at(place_to_see(table, one)) == one
            assert BOARD.wording.target(position.observation, one)
            tip = BOARD.wording.tip(position.observation, one, ())
            assert tip is not None
            assert tip.title
            assert tip.lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_only_looked_at_is_never_offered_nor_in_the_way(table, players):
    match = a_match(players, seed=players)
    table.show_position(seen(match, 0))
    for _ in worth_seeing(match, 120, seed=players, most=4):
        position = seen(match, match.to_decide)
        if match.is_over:
            break
        table.show_position(position)
        clicking = Clicking(table)
        clicking.look(position)
        assert clicking.chooser.offered.isdisjoint(TO_LOOK_AT)
        for item in table.target_items:
            if item.place.target not in TO_LOOK_AT:
                assert table.target_at(item.place.box.rect.center()) not in TO_LOOK_AT


def test_a_click_on_what_is_only_looked_at_says_that_it_cannot_be_chosen(table, a_game, qtbot):
    game = a_game(dice=(1, 2), white=4, storage=["bank"], sold={"red": 2})
    position = seen_by_hand(game)
    table.show_position(position)
    Clicking(table).look(position)

    for one in TO_LOOK_AT:
        with qtbot.waitSignal(table.target_clicked, timeout=0) as clicked:
            table.click_at(place_to_see(table, one))
        assert clicked.args == [one]
        assert GAME.why_not(position.observation, (), one).code == "not_offered"


def test_a_full_storage_and_nothing_sold_are_no_places(table, a_game):
    table.show_position(seen_by_hand(a_game(storage=["bank", "ship", "mine"])))

    assert table.place_of(target("storage")) is None
    assert table.place_of(target("sold")) is None


def place_to_see(table, wanted):
    """The middle of a place."""
    return table.place_of(wanted).center()

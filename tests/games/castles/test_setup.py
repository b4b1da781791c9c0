"""Rulebook: "A játék előkészítése", "Mindegyik fázis előkészítése"."""

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Events, PointsScored
from burgundy_desktop.games.castles.events import PhaseStarted
from burgundy_desktop.games.castles.game import GAME, INFO
from burgundy_desktop.games.castles.tables.pieces import GOODS, START_CASTLES, TILE_IS_BLACK
from tests.games.castles.positions import ANNA, BENNO, CARLA, DARIO
from tests.games.castles.table import Table

TWO_PLAYERS = {
    1: ["building", "ship"],
    2: ["castle", "knowledge"],
    3: ["animal", "building"],
    4: ["building", "ship"],
    5: ["knowledge", "mine"],
    6: ["animal", "building"],
}
THREE_PLAYERS_ADD = {
    1: "knowledge",
    2: "building",
    3: "ship",
    4: "animal",
    5: "building",
    6: "castle",
}
FOUR_PLAYERS_ADD = {1: "animal", 2: "building", 3: "knowledge", 4: "mine", 5: "building", 6: "ship"}


def started(players, seed=0, events=SILENT):
    """A real start of the standard game."""
    return Table(GAME.start(INFO.options_for(players), Chance.from_seed(seed), events), ANNA)


def started_by_anna(players):
    games = (started(players, seed) for seed in range(100))
    return next(game for game in games if game.state.turn_order[0] == ANNA)


def test_c01_four_players_are_set_up():
    game = started_by_anna(4)

    players = game.state.players
    assert [player.workers for player in players] == [1, 2, 3, 4]
    assert [player.silver for player in players] == [1, 1, 1, 1]
    assert [sum(player.goods) for player in players] == [3, 3, 3, 3]
    assert [player.points for player in players] == [0, 0, 0, 0]
    assert all(player.estate == 1 for player in players)
    assert [player.tiles[18] for player in players] == list(START_CASTLES[:4])
    assert all(sum(tile >= 0 for tile in player.tiles) == 1 for player in players)
    assert game.state.turn_order == (ANNA, BENNO, CARLA, DARIO)
    assert game.state.steps == [0, 0, 0, 0]
    assert len(game.state.goods_box) == 5


@pytest.mark.parametrize(("players", "in_the_box"), [(2, 11), (3, 8), (4, 5)])
def test_c01_the_goods_that_are_left_go_back_into_the_box(players, in_the_box):
    game = started(players)

    assert len(game.state.goods_box) == in_the_box
    assert len(game.state.goods_stacks) == 20
    assert len(game.state.round_goods) == 4
    assert sum(map(len, game.state.depot_goods)) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c01_the_turn_order_is_clockwise_from_a_start_player_who_is_drawn(players):
    orders = {started(players, seed).state.turn_order for seed in range(60)}

    assert orders == {
        tuple((start + place) % players for place in range(players)) for start in range(players)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c01_workers_go_by_the_place_in_the_turn_order(players):
    for seed in range(10):
        state = started(players, seed).state

        by_place = [state.players[seat].workers for seat in state.turn_order]

        assert by_place == [1, 2, 3, 4][:players]


def test_c02_the_start_castle_brings_nothing_r1():
    events = Events()

    game = started(2, events=events)

    assert game.on(18) == "castle"
    assert game.total() == 0
    assert not [event for event in events if isinstance(event, PointsScored)]
    assert not game.state.pending
    assert game.state.large_bonuses == 0b111111
    assert game.me.large_bonuses == game.me.small_bonuses == 0


def test_start_castles_come_from_the_colour_backed_ones_r2():
    game = started(4)

    castles = [player.tiles[18] for player in game.state.players]
    assert not any(TILE_IS_BLACK[castle] for castle in castles)
    waiting = {tile for supply in game.state.supplies for tile in supply}
    assert not waiting & set(castles)


@pytest.mark.parametrize(("players", "spaces", "black"), [(2, 12, 4), (3, 18, 6), (4, 24, 8)])
def test_c03_the_depots_are_filled_by_the_number_of_players(players, spaces, black):
    game = started(players)

    wanted = {depot: list(kinds) for depot, kinds in TWO_PLAYERS.items()}
    for more in (THREE_PLAYERS_ADD, FOUR_PLAYERS_ADD)[: players - 2]:
        for depot, kind in more.items():
            wanted[depot].append(kind)
    assert {depot: game.kinds(depot) for depot in range(1, 7)} == {
        depot: sorted(kinds) for depot, kinds in wanted.items()
    }
    assert sum(map(len, game.state.depots[1:])) == spaces
    assert len(game.state.depots[0]) == black


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c03_numbered_depots_hold_colour_backed_tiles_and_the_black_depot_black_ones(players):
    depots = started(players).state.depots

    assert all(TILE_IS_BLACK[tile] for tile in depots[0])
    assert not any(TILE_IS_BLACK[tile] for depot in depots[1:] for tile in depot)


@pytest.mark.parametrize(
    ("players", "phase", "kinds"),
    [
        *((2, phase, ["animal", "building"]) for phase in "ABCDE"),
        *((3, phase, ["animal", "building", "castle"]) for phase in "ACE"),
        *((3, phase, ["animal", "building", "mine"]) for phase in "BD"),
        *((4, phase, ["animal", "building", "castle", "ship"]) for phase in "ABCDE"),
    ],
)
def test_c04_depot_6_gets_the_kinds_of_its_phase_r26(a_game, players, phase, kinds):
    if phase == "A":
        game = started(players)
    else:
        before = "ABCDE"["ABCDE".index(phase) - 1]
        game = a_game(seats=players, phase=before, round=5, depots={6: ["castle"]}).pass_round()

    assert game.kinds(6) == kinds


def test_c05_a_new_phase_removes_tiles_and_keeps_goods_r21(a_game):
    game = a_game(
        seats=4,
        phase="A",
        round=5,
        depots={2: ["church"]},
        black=["ship"],
        depot_goods={4: ["red", "red"]},
    )
    next_goods = game.state.goods_stacks[-5:]

    game.pass_round()

    assert game.state.round_goods == next_goods[1:]
    landed = GOODS[next_goods[0]]
    on_four = ["red", "red", landed] if game.state.white_die == 4 else ["red", "red"]
    assert game.depot_goods(4) == on_four
    assert game.removed == ["church", "ship"]
    assert sum(map(len, game.state.depots[1:])) == 24
    assert len(game.state.depots[0]) == 8
    assert [event.phase for event in game.happened(PhaseStarted)] == [1]


def test_c05_removed_tiles_never_come_back_r21(a_game):
    game = a_game(seats=4, phase="A", round=5, depots={2: ["church"]}, black=["ship"])
    gone = {tile for depot in game.state.depots for tile in depot}

    game.pass_round()

    hidden = {tile for supply in game.state.supplies for tile in supply}
    on_depots = {tile for depot in game.state.depots for tile in depot}
    assert not gone & (hidden | on_depots)


def test_four_players_use_up_every_supply():
    game = started(4)

    for _ in range(25):
        supplies = list(game.state.supplies)
        game.pass_round()

    assert all(supply == () for supply in supplies)

"""The table's offers, prices and previews agree with the rules.

Every answer is compared with a simple version of the rules without masks and price tables, and with
`legal_moves` and `apply`: in random games, and with each knowledge tile.
"""

import re
from pathlib import Path

import pytest

from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.preview import preview
from burgundy_desktop.games import castles
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.board import BOARD
from burgundy_desktop.games.castles.board.wording import WORDING as WORDS, names
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.queries import bonuses, depots, dice, goods, rounds, spaces
from burgundy_desktop.games.castles.state import OVER, PLAYING
from burgundy_desktop.games.castles.tables.board import (
    LARGE_BONUS,
    NUMBERED_DEPOTS,
    PRICE,
    SALE_SILVER,
    SMALL_BONUS,
    WORKERS_ACTION,
)
from burgundy_desktop.games.castles.tables.estates import ESTATES, NEIGHBOURS, NUMBER, spaces_in
from burgundy_desktop.games.castles.tables.knowledge import (
    SALE_SILVER_WITH_TILE_3 as SILVER_3,
    WORKERS_ACTION_WITH_TILE_14 as WORKERS_14,
)
from burgundy_desktop.games.castles.tables.pieces import (
    BUILDINGS,
    KINDS,
    MINE,
    TILE_BUILDING,
    TILE_COUNT,
    TILE_KIND,
)
from tests.games.castles.positions import BENNO, CARLA, set_up
from tests.games.random_play import all_options, play
from tests.thorough import one_in

GAMES = ((2, 1), (3, 2), (4, 3))
"""Seats and seed."""

MINES = spaces_in(ESTATES[1].kind_mask[MINE])


def by_chance():
    """Positions of random games at regular intervals, each as an independent copy."""
    for seats, seed in GAMES:
        choices = all_options(GAME.info, seats)
        for moment in play(GAME, choices[seed % len(choices)], seed):
            if moment.ply % one_in(1, 3) == 0 or moment.state.stage == OVER:
                yield moment.state.copy()


def by_hand():
    """A position for each knowledge tile that changes an action, and one mine short of all."""
    yield last_mine().state
    yield last_mine(bonus_tiles={BENNO: ["large mine"]}).state
    yield last_mine(bonus_tiles={BENNO: ["large mine"], CARLA: ["small mine"]}).state
    for number in (1, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14):
        for first in (1, 6):
            table = set_up(
                knows=sorted({number, 8} if first == 6 else {number}),
                dice=(first, 4),
                workers=1 + number % 2,
                silver=2,
                storage=["bank", "cow 3", "mine"],
                estate={25: "bank"} if first == 1 else {},
                goods={"red": 2, "pink": 1},
                black=["K20"],
                depots={1: ["market"], 2: ["ship"], 4: ["castle"], 6: ["church"]},
                depot_goods={3: ["red", "brown"], 4: ["orange"]},
            )
            yield table.state


def last_mine(**more):
    estate = dict.fromkeys(MINES[1:], "mine")
    return set_up(estate=estate, storage=["mine"], dice=(NUMBER[MINES[0]], 1), seats=3, **more)


@pytest.fixture(scope="module")
def states():
    return [*by_chance(), *by_hand()]


@pytest.fixture(scope="module")
def turns(states):
    """Positions in which a player uses dice or silver, without a pending effect."""
    return [state for state in states if state.stage == PLAYING and not state.pending]


def players_on_estates(states):
    for state in states:
        for player in state.players:
            if player.estate:
                yield player


def seen(state):
    return GAME.observe(state, state.seat)


def after(state, move):
    """The position after a move, and its events."""
    table, events = state.copy(), Events()
    GAME.apply(table, move, events)
    return table, events


def up_to_news(events):
    """What happens before chance shows something."""
    found = []
    for event in events:
        if event.reveals:
            break
        found.append(event)
    return found


# a plain reading of the rules


def fits(player, tile, space):
    """Rules §8.2: an empty space of the colour, beside a tile, no building twice in a city."""
    estate = ESTATES[player.estate]
    if player.tiles[space] >= 0 or estate.kind[space] != TILE_KIND[tile]:
        return False
    if all(player.tiles[near] < 0 for near in NEIGHBOURS[space]):
        return False
    region = estate.regions[estate.region[space]]
    same = [one for one in region if player.tiles[one] >= 0]
    building = TILE_BUILDING[tile]
    twice = building >= 0 and building in [TILE_BUILDING[player.tiles[one]] for one in same]
    return player.knows(1) or not twice


def turned(value, steps):
    """The values of a die after this many steps of 1, with 6 and 1 adjacent."""
    return {(value - 1 + step) % 6 + 1 for step in range(-steps, steps + 1)}


def workers_in_words(player, value, number, shifted):
    """The number of workers needed to change the die to the number."""
    step, free = (2 if player.knows(8) else 1), (1 if shifted else 0)
    return next(n for n in range(4) if number in turned(value, n * step + free))


def shifted(player, move):
    """Whether a knowledge tile shifts the die for this move: tiles 9 to 12."""
    if isinstance(move, m.SellGoods):
        return False
    if isinstance(move, m.TakeTile):
        return player.knows(12)
    kind = KINDS[TILE_KIND[move.tile]]
    tile = {"building": 9, "ship": 10, "animal": 10}.get(kind, 11)
    return player.knows(tile)


def number_of(state, move):
    if isinstance(move, m.TakeTile):
        return next(depot for depot in NUMBERED_DEPOTS if move.tile in state.depots[depot])
    return NUMBER[move.space] if isinstance(move, m.PlaceTile) else move.goods + 1


def everything_with(state, die):
    """Everything that could be done with a die of the right number."""
    player = state.player
    for depot in NUMBERED_DEPOTS:
        yield from (m.TakeTile(die, tile) for tile in state.depots[depot])
    for tile in player.storage:
        fitting = [space for space in range(len(NUMBER)) if fits(player, tile, space)]
        yield from (m.PlaceTile(die, tile, space) for space in fitting)
    yield from (m.SellGoods(die, kind) for kind, count in enumerate(player.goods) if count)


# spaces


def test_a_tile_may_go_where_the_rules_say(states):
    sorts = {(TILE_KIND[tile], TILE_BUILDING[tile]): tile for tile in range(TILE_COUNT)}.values()
    for player in players_on_estates(states):
        for tile in sorts:
            expected = [space for space in range(len(NUMBER)) if fits(player, tile, space)]
            assert list(spaces_in(spaces.open_spaces(player, tile))) == expected


def test_what_is_left_of_a_region_is_what_completes_it(states):
    closed = 0
    for state in states:
        for move in GAME.legal_moves(state):
            if isinstance(move, m.PlaceTile | m.PlaceByCityHall):
                _, events = after(state, move)
                left = list(spaces_in(spaces.left_in_region(state.player, move.space)))
                completes = any(isinstance(event, e.RegionCompleted) for event in events)
                assert completes == (left == [move.space])
                closed += completes
    assert closed > 10


def test_the_nearest_region_is_the_one_with_the_fewest_empty_spaces(states):
    for player in players_on_estates(states):
        estate = ESTATES[player.estate]
        for tile in player.storage:
            empty = [
                sum(player.tiles[one] < 0 for one in estate.regions[estate.region[space]])
                for space in range(len(NUMBER))
                if fits(player, tile, space)
            ]
            assert spaces.left_to_complete(player, tile) == min(empty, default=0)


def test_without_blocked_cities_the_nearest_region_depends_on_the_colour_alone(states):
    for player in players_on_estates(states):
        near = spaces.nearest_by_colour(player.estate, player.occupied, player.frontier)
        for tile in player.storage:
            if TILE_BUILDING[tile] < 0 or player.knows(1):
                assert spaces.left_to_complete(player, tile) == near[TILE_KIND[tile]]


def test_a_bonus_tile_is_left_until_somebody_completes_its_colour(states):
    taken = 0
    for state in states:
        for move in GAME.legal_moves(state):
            if not isinstance(move, m.PlaceTile | m.PlaceByCityHall):
                continue
            kind = TILE_KIND[move.tile]
            last = list(spaces_in(spaces.left_of_colour(state.player, kind))) == [move.space]
            left = [bonuses.bonus_is_left(state, kind, large=large) for large in (True, False)]
            table, events = after(state, move)
            bonus = [event for event in events if isinstance(event, e.BonusTileTaken)]
            assert bool(bonus) == (last and any(left))
            for event in bonus:
                points = bonuses.bonus_points(state, large=event.large)
                assert event.large == left[0]
                assert points == (LARGE_BONUS if event.large else SMALL_BONUS)[len(state.players)]
                assert PointsScored(event.seat, points, "bonus") in events
                assert bonuses.bonus_owner(table, kind, large=event.large) == event.seat
                taken += 1
    assert taken >= 2


def test_the_storage_has_room_for_three_tiles(a_game):
    stored = ["bank", "ship", "mine"]
    rooms = [spaces.room_in_storage(a_game(storage=stored[:count]).me) for count in range(4)]

    assert rooms == [3, 2, 1, 0]


# dice


def test_the_price_of_a_move_is_what_it_takes(turns):
    """The number on the pill, in the list of moves and in the tooltip is what `apply` spends."""
    costly = 0
    for state in turns:
        for move in GAME.legal_moves(state):
            cost = BOARD.cost(seen(state), move)
            _, events = after(state, move)
            spent = getattr(events[0], "workers", 0) if not isinstance(move, m.TakeWorkers) else 0
            assert cost == spent
            if isinstance(move, dice.NumberedMove):
                detail = WORDS.move(seen(state), move).detail
                assert (names.workers(cost) in detail) == bool(cost)
            costly += bool(cost)
    assert costly > 100


def test_workers_leave_as_the_price_says(turns):
    for state in turns:
        for move in GAME.legal_moves(state):
            if isinstance(move, dice.NumberedMove):
                table, events = after(state, move)
                gained = sum(
                    event.workers
                    for event in events
                    if isinstance(event, e.WorkersGained) and event.seat == state.seat
                )
                held = table.players[state.seat].workers - gained
                assert state.player.workers - held == BOARD.cost(seen(state), move)


def test_a_die_does_what_its_price_allows(turns):
    """A placement is legal if and only if the place is allowed and there are enough workers."""
    for state in turns:
        player, legal = state.player, set(GAME.legal_moves(state))
        for die, value in enumerate(player.dice):
            for move in everything_with(state, die) if value else ():
                number = number_of(state, move)
                workers = workers_in_words(player, value, number, shifted(player, move))
                assert dice.workers_for(state, player, move) == workers
                assert (move in legal) == (workers <= player.workers)


def test_the_extra_action_of_a_castle_costs_no_worker(a_game):
    here = {"storage": ["castle", "bank"], "depots": {3: ["bank"]}, "goods": {"red": 1}}
    game = a_game(estate={12: "K1"}, dice=(6, 6), **here).place("castle", 6, die=6)
    moves = game.legal_of(dice.NumberedMove)

    assert {type(move) for move in moves} == {m.TakeTile, m.PlaceTile, m.SellGoods}
    assert {dice.workers_for(game.state, game.me, move) for move in moves} == {0}


def test_only_tile_8_turns_a_die_by_two_for_a_worker(a_game):
    numbers = range(1, 27)
    skilled = [one for one in numbers if dice.workers_turn_by_two(a_game(knows=[one]).me)]

    assert skilled == [8]


# buying, goods, income


def test_a_purchase_is_open_when_a_tile_can_be_bought(turns):
    for state in turns:
        bought = {move.tile for move in GAME.legal_moves(state) if isinstance(move, m.BuyTile)}
        for_sale = depots.depots_for_sale(state, state.player)
        pays = state.player.silver >= PRICE and not state.bought
        assert depots.may_buy(state, state.player) == bool(bought)
        assert bought == {tile for depot in for_sale for tile in depot if pays}
        assert len(for_sale) == (7 if state.player.knows(6) else 1)


def test_a_second_purchase_is_not_open_in_the_same_turn(turns):
    bought = 0
    for state in turns:
        for move in GAME.legal_moves(state):
            if isinstance(move, m.BuyTile):
                table, events = after(state, move)
                if not any(isinstance(event, e.TurnEnded) for event in events):
                    table.player.silver = 9
                    assert not depots.may_buy(table, table.player)
                    bought += 1
    assert bought


def gained(events, reason):
    """Silver and workers gained for a reason."""
    return [
        (type(one), one.silver if isinstance(one, e.SilverGained) else one.workers)
        for one in events
        if isinstance(one, e.SilverGained | e.WorkersGained) and one.reason == reason
    ]


def test_a_sale_brings_what_is_told(turns):
    for state in turns:
        player = state.player
        for move in GAME.legal_moves(state):
            if isinstance(move, m.SellGoods):
                _, events = after(state, move)
                points = goods.sale_points(state, player.goods[move.goods])
                assert PointsScored(state.seat, points, "sales") in events
                workers = [(e.WorkersGained, goods.sale_workers(player))] if player.knows(4) else []
                silver = (e.SilverGained, SILVER_3 if player.knows(3) else SALE_SILVER)
                assert silver[1] == goods.sale_silver(player)
                assert gained(events, "sale") == [silver, *workers]
                assert player.knows(4) == bool(goods.sale_workers(player))


def test_taking_workers_brings_what_is_told(turns):
    for state in turns:
        player = state.player
        for move in GAME.legal_moves(state):
            if isinstance(move, m.TakeWorkers):
                _, events = after(state, move)
                count, more = goods.workers_taken(player), goods.silver_with_workers(player)
                assert count == (WORKERS_14 if player.knows(14) else WORKERS_ACTION)
                silver = [(e.SilverGained, more)] if player.knows(13) else []
                assert gained(events, "action") == [(e.WorkersGained, count), *silver]
                assert WORDS.move(seen(state), move).text == names.workers(count)
                assert player.knows(13) == bool(more)


def test_a_ship_loads_what_has_room(states):
    loads = 0
    for state in states:
        for move in GAME.legal_moves(state):
            if isinstance(move, m.LoadGoods):
                player = state.player
                own = [kind for kind, count in enumerate(player.goods) if count]
                new = goods.new_types(state, player, move.depot)
                assert new == {kind for kind in state.depot_goods[move.depot] if kind not in own}
                table, _ = after(state, move)
                held = table.players[state.seat]
                gained = {kind for kind in new if held.goods[kind]}
                fits_all = len(new) <= goods.free_goods_spaces(player)
                assert gained == (new if fits_all else set())
                loads += 1
    assert loads > 10


def test_rounds_run_down_to_the_end(states):
    for state in states:
        assert rounds.rounds_played(state) + rounds.rounds_left(state) == 25
        assert rounds.is_last_round(state) == (rounds.rounds_left(state) == 1)
        assert rounds.phase_ends_left(state) == 1 + (rounds.rounds_left(state) - 1) // 5


@pytest.mark.parametrize(("phase", "points"), [("A", 2), ("D", 2), ("E", 0)])
def test_a_region_brings_two_points_fewer_a_phase_later(a_game, phase, points):
    assert rounds.phase_bonus_lost(a_game(phase=phase).state) == points


# what is told


def test_a_tooltip_promises_the_points_that_come(states):
    """The points of a tooltip are what the best move of its target brings on the real table."""
    promised = 0
    for state in states[::2]:
        seat, legal = state.seat, GAME.legal_moves(state)
        brought = {move: preview(GAME, seen(state), move) for move in legal}
        for target in {target for move in legal for target in move.targets}:
            if target.kind not in {"tile", "space", "goods"}:
                continue
            ways = [(move, events) for move, events in brought.items() if target in move.targets]
            tip = WORDS.tip(seen(state), target, ways)
            came = [points_of(up_to_news(after(state, move)[1]), seat) for move, _ in ways]
            assert tip.points == max(came)
            promised += bool(tip.points)
    assert promised > 20


def points_of(events, seat):
    scored = (event for event in events if isinstance(event, PointsScored) and event.seat == seat)
    return sum(event.points for event in scored)


def test_a_space_tells_how_many_are_left_in_its_region(states):
    for state in states[::5]:
        player = state.player
        if not player.estate:
            continue
        estate = ESTATES[player.estate]
        for space in range(0, len(NUMBER), 5):
            tip = WORDS.tip(seen(state), Target("space", space), [])
            if player.tiles[space] < 0:
                region = estate.regions[estate.region[space]]
                left = sum(player.tiles[one] < 0 for one in region)
                assert f"{left} empty space" in " ".join(tip.lines)


def test_a_building_takes_what_it_is_for(states):
    for state in states:
        for building in range(len(BUILDINGS)):
            for tile in depots.tiles_for_building(state, building):
                assert depots.building_that_takes(TILE_KIND[tile]) == building
                assert tile not in state.depots[0]


RESERVED = re.compile(
    r"\b(FREE_SHIFT_TILE|KINDS_TAKEN_BY|NEIGHBOUR_MASK|NUMBER_MASK|STORAGE_SPACES|GOODS_SPACES"
    r"|LARGE_BONUS|SMALL_BONUS|SALE_POINTS|COST|REACH|\.blocked|knowledge >> (8|12) & 1)\b"
)
"""Values behind the answers: used by rules, queries and setup, but not by boards or features."""


@pytest.mark.parametrize("room", ["board", "features"])
def test_no_board_and_no_feature_computes_an_answer_itself(room):
    found = {
        f"{path.name}: {hit[0]}"
        for path in (Path(castles.__file__).parent / room).rglob("*.py")
        for hit in RESERVED.finditer(path.read_text(encoding="utf-8"))
    }
    assert not found


def test_the_sample_has_games_of_all_sizes(states):
    assert {len(state.players) for state in states} == {2, 3, 4}

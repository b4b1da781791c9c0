"""The table's offers, prices and previews agree with `legal_moves` and `apply`.

Positions come from random games. What a query answers is compared with what happens when the rules
play on, or with what they let somebody do: never with the query itself.
"""

import ast
import importlib
import re
from pathlib import Path

import pytest

from burgundy_desktop import assets
from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.board.items import sites_on
from burgundy_desktop.games.boonlake.features.prospects import READY, payable
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.queries import areas, costs, income, paying, places, prices
from burgundy_desktop.games.boonlake.queries.shortage import (
    Shortage,
    short_of_card,
    short_of_project,
)
from burgundy_desktop.games.boonlake.rules import interim
from burgundy_desktop.games.boonlake.rules.legal import legal_moves
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.land import (
    LOCATIONS,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_OF,
)
from burgundy_desktop.games.boonlake.tables.numbers import LEVER_SWAP_CARDS
from burgundy_desktop.games.boonlake.tables.river import HARBOUR, SCORINGS, WAYS
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE
from burgundy_desktop.games.boonlake.tables.words import (
    CARDS_TO_INHABITANT,
    FORGO_VASE,
    PAY_COINS,
    PAY_INHABITANT,
    PAY_VASE,
    SETTLEMENT_CHEAPER,
)
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    canoes,
    card,
    cards,
    levers,
    scoring_tile,
    sites,
)
from tests.games.boonlake.tables_to_look_at import until
from tests.games.looking import asks, seen, shown
from tests.games.random_play import all_options, play

GAME_FOLDER = assets.root() / "burgundy_desktop" / "games" / "boonlake"
EVERY_SEATS = [1, 2, 3, 4]
EXTRA = "extra_inhabitants"
FOR_RULES_ALONE = frozenset(
    {
        *("CARD_DISCOUNT", "LEVER_DISCOUNT", "CATTLE_DISCOUNT", "SETTLEMENT_EXTRA", "CATTLE_EXTRA"),
        *("DISCARD_COINS", "DISCARD_BONUS_DAY", "PASTURE_COST", "SETTLEMENT_AREAS", "EXTRA_LOSS"),
        *("SETTLEMENT_INHABITANTS", "HOUSE_INHABITANTS", "PAY_COINS_EACH", "PAY_INSTEAD_COINS"),
        *("LEVER_COINS", "LEVER_RICH_COINS", "LOCK_BEHIND", "HAS_ROOM", "NEAR_SITES"),
        *("NEIGHBOUR_MASK", "BRIDGE_SITES"),
    }
)
"""Figures of the tables that may be read only through queries."""


def moments(every=7, seats=EVERY_SEATS):
    """Some decisions of random games, one with each number of seats."""
    for count in seats:
        for moment in play(GAME, all_options(GAME.info, count)[0], seed=3 + count):
            if moment.legal and moment.ply % every == 0:
                yield moment


def offered(state, seat, flags):
    """What a seat could do if it were offered that now."""
    offer = state.copy()
    offer.pending = [(s.OFFER, seat, flags)]
    return legal_moves(offer)


def caused(state, seat, move):
    """The effects of a move on a player, before another part begins; a cost in cards is paid."""
    after = state.copy()
    events = Events()
    GAME.apply(after, move, events)
    while after.pending and after.pending[-1][:2] == (s.DISCARD, seat):
        if isinstance(move, m.DiscardCard):
            break
        GAME.apply(after, legal_moves(after)[0], events)
    ends = (e.FollowStarted, e.TurnStarted, e.ScoringStarted, e.IncomeStarted)
    own = next((at for at, event in enumerate(events) if isinstance(event, ends)), len(events))
    return [event for event in events[:own] if getattr(event, "seat", None) == seat]


def of(events, kind):
    return [event for event in events if isinstance(event, kind)]


# prices


def spent(events):
    """Coins, vases, inhabitants and cards that went."""
    return (
        sum(one.coins for one in of(events, e.CoinsPaid | e.CanoeMoved)),
        sum(one.vases for one in of(events, e.VasesPaid)),
        sum(one.inhabitants for one in of(events, e.InhabitantsGiven)) + len(of(events, e.Settled)),
        len(of(events, e.CardDiscarded | e.CardPlayed)),
    )


def test_what_a_move_is_said_to_cost_goes_when_it_is_made():
    kinds = set()
    for moment in moments():
        for move in moment.legal:
            events = caused(moment.state, moment.seat, move)
            foretold = costs.stocks_spent(moment.state, moment.seat, move)
            assert foretold == spent(events), move
            if any(foretold):
                kinds.add(type(move))

    assert len(kinds) >= 14, kinds


@pytest.mark.parametrize(
    ("name", "payment", "foretold"),
    [
        ("ST12", m.payment_of(PAY_INHABITANT, 2), (0, 0, 2, 0)),
        ("ST12", m.payment_of(PAY_INHABITANT, 1), (5, 0, 1, 0)),
        ("ST13", m.payment_of(PAY_VASE, 1), (5, 1, 0, 0)),
        ("ST14", m.payment_of(PAY_COINS, 0), (6, 0, 0, 0)),
        ("ST14", m.REFUSED, (0, 0, 0, 0)),
    ],
)
def test_what_a_pay_tile_is_said_to_cost_goes_when_it_is_paid(a_game, name, payment, foretold):
    rich = {"coins": 10, "vases": 2, "ranch": 3}
    game = a_game((s.SCORE_TILE, ANNA, 3), scoring=[name, "ST01"], scorings=3, round=2, **rich)
    move = m.score_tile(scoring_tile(name), payment)

    assert costs.stocks_spent(game.state, ANNA, move) == foretold
    game.play(move)
    left = game.me.coins, game.me.vases, game.me.ranch
    assert left == (10 - foretold[0], 2 - foretold[1], 3 - foretold[2])


def test_an_inhabitant_and_no_point_goes_for_a_lever_of_the_progress_action(a_game):
    """The lever of another action takes coins alone."""
    for step, given in ((s.PROGRESS_PART, (1, 0)), (s.MODERNIZE, (0, 0))):
        game = a_game((step, ANNA, 0), (s.WINDOW, BENNO, 1), coins=9, ranch=1)
        move = m.modernize(FORGO_VASE)
        assert costs.given_up(game.state, ANNA, move) == given
        assert game.play(move).me.ranch == 1 - given[0]
        assert game.me.vp == 0


def test_inhabitants_and_points_said_to_be_given_up_go():
    """For whoever has many inhabitants, and the lever that makes a settlement cheaper."""
    by_lever = set()
    for moment in moments():
        seat, state = moment.seat, moment.state.copy()
        state.players[seat].ranch = 9
        state.players[seat].ready |= 1 << SETTLEMENT_CHEAPER
        state.pending = [(s.OFFER, seat, s.DEVELOP | s.CATTLE)]
        for move in legal_moves(state)[1:]:
            events = caused(state, seat, move)
            lost = [one.points for one in of(events, PointsScored) if one.reason == EXTRA]
            assert costs.given_up(state, seat, move) == (spent(events)[2], -sum(lost)), move
            if isinstance(move, m.BuildSettlement):
                by_lever.add(move.terms >= m.BY_LEVER)

    assert by_lever == {False, True}


def test_coins_said_to_come_for_a_card_or_a_lever_come():
    compared = 0
    for moment in moments(every=5):
        player = moment.state.players[moment.seat]
        for move in moment.legal:
            if isinstance(move, m.SellCard):
                said, source = prices.sale_of(player, move.card), e.BY_SELLING
            elif isinstance(move, m.LeverCoins):
                said, source = prices.coins_of_lever(move.lever), e.BY_LEVER
            else:
                continue
            came = of(caused(moment.state, moment.seat, move), e.CoinsGained)
            assert sum(one.coins for one in came if one.source == source) == said
            compared += 1

    assert compared > 10


def cheapest_first(game, kind):
    return sorted(game.legal_of(kind), key=lambda move: costs.dearness(game.state, ANNA, move))


def test_a_pay_tile_costs_few_coins_before_many_and_is_not_paid_last(a_game):
    """Two inhabitants, each of which five coins replace."""
    tiles = ["ST01", "ST02", "ST03", "ST12"]
    game = a_game((s.SCORE_TILE, ANNA, 3), scoring=tiles, scorings=3, coins=10, ranch=2, round=2)
    ways = cheapest_first(game, m.ScoreTile)
    paid = [move.payment for move in ways if move.tile == game.state.scoring[3]]

    assert paid == [*(m.payment_of(PAY_INHABITANT, some) for some in (2, 1, 0)), m.REFUSED]


def test_points_are_dearer_than_the_lever_and_that_is_dearer_than_an_inhabitant(a_game):
    owned = 1 << SETTLEMENT_CHEAPER
    game = a_game(
        (s.OFFER, ANNA, s.DEVELOP),
        land={7: "S01", 10: "S03"},
        homes={ANNA: [(7, "upper")]},
        people={BENNO: [(7, "lower"), (10, "upper"), (10, "lower")]},
        ranch=3,
        settlements=2,
        levers=owned,
        ready=owned,
    )
    found = [divmod(move.terms, m.BY_LEVER) for move in cheapest_first(game, m.BuildSettlement)]

    assert found == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_a_canoe_goes_free_before_it_goes_by_the_lever_and_by_that_before_coins(a_game):
    owned = levers("canoe_upstream")
    game = a_game(
        (s.OFFER, ANNA, s.TYPES),
        hand=cards("D01"),
        coins=2,
        canoes=canoes("clay", "clay"),
        levers=owned,
        ready=owned,
    )
    found = [(move.to, move.by_lever) for move in cheapest_first(game, m.MoveCanoe)]

    assert found == [(2, False), (3, False), (0, True), (0, False)]


def test_of_plans_with_the_same_coins_the_one_with_fewer_levers_is_cheaper(a_game):
    """D03 wants a stone: a canoe brings it from the wood, or a lever stands for it."""
    owned = levers("resource_or_2", "resource_and_5")
    game = a_game((s.OFFER, ANNA, s.TYPES), hand=cards("D03"), coins=9, levers=owned, ready=owned)
    found = [paying.uses_of(move.plan) for move in cheapest_first(game, m.PlayCard)]

    assert found == [0, paying.JOKER, paying.RICH]


# what is lacking


def test_with_the_coins_that_are_lacking_it_can_be_paid_and_with_one_less_it_cannot():
    compared = 0
    for moment in moments():
        player = moment.state.players[moment.seat]
        wanted: list[tuple[type, str, int, Shortage]] = [
            (m.PlayCard, "card", one, short_of_card(player, one)) for one in player.hand
        ]
        wanted += [
            (m.DoProject, "tile", tile, short_of_project(player, tile))
            for slot, tile in enumerate(moment.state.scoring)
            if not player.projects >> slot & 1
        ]
        for kind, word, index, short in wanted:
            for missing in range(2):
                if short.units or short.vases or short.coins < missing:
                    continue
                richer = moment.state.copy()
                richer.players[moment.seat].coins += short.coins - missing
                legal = offered(richer, moment.seat, s.TYPES)
                paid = {getattr(one, word) for one in legal if isinstance(one, kind)}
                assert (index in paid) == (not missing), (index, short)
                compared += 1

    assert compared > 30


@pytest.mark.parametrize(
    ("coins", "lacking"), [(0, (7, 4)), (2, (5, 4)), (3, (4, 4)), (5, (2, 2)), (7, (0, 0))]
)
def test_coins_that_are_lacking_for_canoes_are_told_apart(a_game, coins, lacking):
    """D05 costs 3 coins; it needs wood and stone, and both canoes are at the iron."""
    there = {"hand": cards("D05"), "canoes": canoes("iron", "iron")}
    game = a_game((s.OFFER, ANNA, s.TYPES), coins=coins, **there)
    short = short_of_card(game.me, card("D05"))

    assert (short.coins, short.for_canoes) == lacking


def test_units_come_from_the_site_and_from_every_canoe_beside_it(a_game):
    game = a_game(production=sites(clay=2, stone=1), canoes=canoes("clay", "clay"))

    assert [paying.units_at(game.me, section) for section in range(4)] == [0, 4, 1, 0]


def test_a_card_that_computer_players_take_for_payable_may_be_played():
    ready = 0
    for moment in moments():
        player = moment.state.players[moment.seat]
        legal = offered(moment.state, moment.seat, s.TYPES)
        playable = {move.card for move in legal if isinstance(move, m.PlayCard)}
        found = {one for one in player.hand if payable(player, one) == READY}
        assert found <= playable
        ready += len(found)

    assert ready


# places


def test_a_site_is_open_exactly_if_it_is_empty_and_its_price_is_there():
    some = 0
    for moment in moments():
        state, player = moment.state, moment.state.players[moment.seat]
        taken = [side.sites for side in state.sides()]
        empty = [
            2 * location + lower
            for location in LOCATIONS
            for lower in range(sites_on(state.tiles[location]))
            if not any(mask >> 2 * location + lower & 1 for mask in taken)
        ]
        found = set()
        for site in empty if player.ranch else ():
            coins, discarded = prices.site_price(state, site)
            if coins <= player.coins and discarded <= len(player.hand):
                found.add(site)
        offers = offered(state, moment.seat, s.EXPAND)
        assert {move.site for move in offers if isinstance(move, m.Settle)} == found
        assert places.open_sites(state, player) == sum(1 << site for site in found)
        some += bool(found)

    assert some


def test_a_settlement_may_be_built_where_its_tip_says_that_areas_suffice():
    compared = 0
    for moment in moments(every=4):
        state = moment.state.copy()
        player = state.players[moment.seat]
        player.ranch, player.ready = 9, 0
        state.pending = [(s.OFFER, moment.seat, s.DEVELOP)]
        built = {move.site for move in legal_moves(state) if isinstance(move, m.BuildSettlement)}
        for site in range(player.homes.bit_length()):
            if player.homes >> site & 1:
                enough = places.areas_around(state, site) >= places.areas_needed_now(state)
                assert (site in built) == enough
                compared += 1

    assert compared


@pytest.mark.parametrize(
    ("steps", "needed"),
    [
        ([], 3),
        ([(s.OFFER, ANNA, s.DEVELOP)], 3),
        ([(s.CHEAP_SETTLEMENT, ANNA, 2)], 3),
        ([(s.WINDOW, BENNO, 1), (s.CHEAP_SETTLEMENT, ANNA, 1 << 4)], 2),
    ],
)
def test_only_the_card_that_is_carried_out_asks_for_fewer_areas(a_game, steps, needed):
    state = a_game().state
    state.pending = steps

    assert places.areas_needed_now(state) == needed


def test_areas_are_counted_one_by_one():
    for moment in moments():
        for side in moment.state.sides():
            counted = [areas.areas_in(side, region) for region in range(REGION_COUNT)]
            assert areas.areas_by_region(side) == counted
            assert sum(counted) == side.sites.bit_count() + side.cattle
            assert [areas.areas_outside(side, at) for at in range(REGION_COUNT)] == [
                sum(counted) - one for one in counted
            ]


def test_houses_in_new_regions_are_those_where_no_settlement_stands():
    met = set()
    for moment in moments():
        for side in moment.state.sides():
            homes, towns = (
                [REGION_OF[site >> 1] for site in range(mask.bit_length()) if mask >> site & 1]
                for mask in (side.homes, side.towns)
            )
            new = sum(region not in towns for region in homes)
            assert areas.homes_in_new_regions(side) == new
            met.add((bool(towns), new < len(homes)))

    assert met >= {(False, False), (True, True)}


def test_after_so_many_spaces_the_first_ship_is_past_the_next_lock():
    met = set()
    for moment in moments():
        state = moment.state
        first, spaces = max(state.ships), places.to_lock(state)
        if state.scorings < SCORINGS and spaces:
            assert not places.scoring_reached(state, first + spaces - 1)
            assert places.scoring_reached(state, first + spaces)
            met.add(state.scorings)

    assert met == set(range(SCORINGS))


@pytest.mark.parametrize(("in_round", "scorings"), [(1, 2), (2, 4)])
def test_no_space_is_left_to_a_lock_once_a_ship_is_at_the_end(a_game, in_round, scorings):
    game = a_game(ships={ANNA: "END"}, round=in_round, scorings=scorings)

    assert places.to_lock(game.state) == 0


def test_a_lock_is_foretold_exactly_where_a_scoring_begins():
    begun = []
    for moment in moments(every=1):
        for move in moment.legal:
            if isinstance(move, m.Sail):
                passed = of(caused(moment.state, moment.seat, move), e.LockPassed)
                at = WAYS[moment.state.round].index(move.space)
                scoring = places.scoring_reached(moment.state, at)
                assert [one.scoring for one in passed] == [scoring] * bool(scoring)
                begun.append(scoring)

    assert set(begun) == set(range(SCORINGS + 1))


def test_a_ship_stops_where_no_other_ship_lies():
    for moment in moments(every=1):
        moves = [move for move in moment.legal if isinstance(move, m.Sail)]
        if moves:
            way, others = WAYS[moment.state.round], moment.state.ships
            taken = {way[at] for at in others if at < len(way) - 1} - {way[others[moment.seat]]}
            free = {move.space for move in moves}
            assert not free & {space for space in taken if not HARBOUR[space]}


def test_a_tile_goes_next_to_another_one():
    placed = 0
    for moment in moments(every=1):
        tiles = moment.state.tiles
        moves = [one for one in moment.legal if isinstance(one, m.PlaceTile | m.PlacePasture)]
        if moves:
            assert {move.location for move in moves} == {
                location
                for location in LOCATIONS
                if tiles[location] == NO_TILE
                and any(tiles[near] != NO_TILE for near in NEIGHBOURS[location])
            }
            placed += 1

    assert placed


# income


def test_an_income_pays_what_is_said_of_it():
    paid = 0
    for moment in moments():
        seat, state = moment.seat, moment.state.copy()
        player = state.players[seat]
        events = Events()
        coins, points = income.income_coins(player), income.income_points(state, player)
        state.pending.append((s.INCOME, seat, 1))
        interim.income(state, seat, 1, events)
        assert sum(one.coins for one in of(events, e.CoinsGained)) == coins
        assert sum(one.points for one in of(events, PointsScored)) == points
        paid += points

    assert paid


def test_the_income_of_the_eminence_is_what_is_said_of_it():
    for moment in moments(seats=[1]):
        state = moment.state.copy()
        events = Events()
        said = sum(points for points, _ in income.eminence_income(state, state.eminence))
        state.pending.append((s.EMINENCE_INCOME, Seat(1), 1))
        interim.automaton_income(state, Seat(1), 1, events)
        assert sum(one.points for one in of(events, PointsScored)) == said


# previews


@pytest.mark.parametrize(
    ("kind", "lever", "stock", "amount"),
    [
        (m.ForgoToSellVase, FORGO_VASE, 1, 1),
        (m.LeverInhabitant, CARDS_TO_INHABITANT, 3, LEVER_SWAP_CARDS),
    ],
)
def test_what_a_lever_takes_is_shown_on_the_stock_before(a_table, kind, lever, stock, amount):
    table = a_table()
    match = until(asks(kind))
    clicking = shown(table, seen(match))
    move = next(one for one in clicking.chooser.left if isinstance(one, kind))

    table.offer(frozenset(move.targets), ())

    assert f"ahead/stock/{stock}" in table.shown
    assert costs.stocks_spent(match.state, match.to_decide, move)[stock] == amount
    assert move.targets[-1].index == lever


# one place for each answer


def imports(path):
    """Names that a module takes from the tables."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and ".tables" in (node.module or ""):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            yield node.attr


@pytest.mark.parametrize("room", ["board", "features"])
def test_no_figure_that_a_query_makes_an_answer_of_is_read_elsewhere(room):
    read = {
        str(path.relative_to(GAME_FOLDER)): sorted(FOR_RULES_ALONE & set(imports(path)))
        for path in sorted((GAME_FOLDER / room).rglob("*.py"))
    }

    assert read
    assert {path: names for path, names in read.items() if names} == {}


def test_all_these_figures_are_in_the_tables_and_a_rule_reads_each():
    used = set()
    for room in ("queries", "rules"):
        for path in (GAME_FOLDER / room).rglob("*.py"):
            used |= set(imports(path))
    used |= set(imports(GAME_FOLDER / "state" / "__init__.py"))
    used |= set(imports(GAME_FOLDER / "possible.py"))

    assert used >= FOR_RULES_ALONE


COLUMNS = len(["", " ", " Rule ", " Module ", " Query ", " Tests ", ""])


def test_the_readings_name_queries_that_exist():
    text = Path(assets.root() / "docs/rules/boonlake/readings.md").read_text("utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("|")]
    rows = [
        row
        for row in rows
        if len(row) == len(["", " ", " Rule ", " Module ", " Query ", " Tests ", ""])
    ]
    named = [name for row in rows for name in re.findall(r"`(\w+)\.(\w+)`", row[4])]

    assert len(named) > 20
    for module, name in named:
        query = importlib.import_module(f"burgundy_desktop.games.boonlake.queries.{module}")
        assert callable(getattr(query, name)), name

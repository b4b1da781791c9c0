"""The reasons of hints: the game does what they claim."""

import pytest

from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.board.wording import WORDING as WORDS, hints
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.queries.prices import price_at
from burgundy_desktop.games.caylus.queries.sites import own_residence
from burgundy_desktop.games.caylus.state import NOBODY
from burgundy_desktop.games.caylus.state.steps import BATCH, BUILD, PLACE, TRADE
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_NUMBER,
    CATEGORY,
    INCOME,
    RESIDENCE,
)
from burgundy_desktop.games.caylus.tables.bundles import (
    DENIER,
    VP_SHIFT,
    amount,
    contents,
    covers,
    cube_count,
)
from burgundy_desktop.games.caylus.tables.castle import BATCHES, SECTION_FAVORS, SECTION_LOSS
from burgundy_desktop.games.caylus.tables.favors import OPEN_COLUMNS
from burgundy_desktop.games.caylus.tables.numbers import FIRST_PASS_BONUS, JOUST_PRICE
from burgundy_desktop.games.caylus.tables.road import CASTLE, PROVOST_FIRST, ROAD_LENGTH
from tests.games.reasons import Claims, assert_few_have_none, codes_told_in
from tests.games.saying import TOGETHER


def turn_of(table, seat):
    table.pending = [(PLACE, seat, 0)]
    return table


def asked(told, step, about):
    """The table with this decision of the seat pending."""
    table = told.after.copy()
    table.pending = [(step, told.seat, about)]
    return table


def ready(told, fact, step):
    """The possible uses of a worker just placed, with its player's belongings."""
    table = asked(told, step, told.move.spot)
    assert fact.then in GAME.legal_moves(table)
    return fact.points == CLAIMS.made(table, told.seat, fact.then).points()


def castle_ready(told, fact):
    """So many batches can be delivered one after the other, and no batch more."""
    table, points = asked(told, BATCH, 0), 0
    for left in range(fact.amount, 0, -1):
        purse = table.players[told.seat].purse
        fits = [x for x in GAME.legal_moves(table) if isinstance(x, m.Batch)]
        then = next(x for x in fits if most_batches(purse - x.pay) >= left - 1)
        made = CLAIMS.made(table, told.seat, then)
        points += sum(p.points for p in made.of_points() if p.points > 0)
        table = made.after
        table.pending = [(BATCH, told.seat, 0)]
    return fact.points == points


def most_batches(purse):
    """The number of batches that a purse can pay, found by trying."""
    return max((1 + most_batches(purse - pay) for pay in BATCHES if covers(purse, pay)), default=0)


def after_batches(told):
    return most_batches(told.mine_after.purse)


def payable(table, seat):
    """Buildings that the seat could build with a worker at one of the builders."""
    found = set()
    for builder in ("neutral_carpenter", "mason", "architect"):
        at = table.copy()
        at.buildings = (*at.buildings[:-1], BUILDING_NUMBER[builder])
        at.pending = [(BUILD, seat, ROAD_LENGTH)]
        found |= {x.building for x in GAME.legal_moves(at) if isinstance(x, m.Build)}
    return found


def on_road(told, spaces):
    """Own workers and those of others on these spaces."""
    there = [told.before.workers[space] for space in spaces]
    mine = there.count(told.seat)
    return mine, len(there) - mine - there.count(NOBODY)


def between(told):
    low, high = sorted((told.before.provost, told.move.space))
    return range(low + 1, high + 1)


def after_one_more_pass(told):
    table = told.before.copy()
    other = next(s for s in table.order if s != told.seat and s not in table.passed)
    table.passed = (*table.passed, other)
    return price_at(table, told.seat, told.move.spot)


def price(told, spot=None):
    return price_at(told.before, told.seat, told.move.spot if spot is None else spot)


def bailiff_steps(told):
    """The bailiff's steps if no other player moves the provost."""
    return 2 if told.after.provost > told.before.bailiff else 1


def section(told, fact, table):
    houses = told.before.castle[fact.values["section"]].count(told.seat)
    return table[fact.values["section"]][houses], table[fact.values["section"]][houses + 1]


def workers_out(told):
    table, seat = told.before, told.seat
    placed = table.workers.count(seat) + table.castle_workers.count(seat)
    return placed + table.stables.count(seat) + (table.inn_left == seat)


def denier(purse):
    return amount(purse, DENIER)


OWN = {
    "points": lambda t, f: f.points > 0,
    "loses": lambda t, f: f.points < 0,
    "effect": lambda t, f: f.values["building"] == t.before.building_at(t.move.spot),
    "build_ready": lambda t, f: ready(t, f, BUILD),
    "trade_ready": lambda t, f: ready(t, f, TRADE) and f.points == f.then.gain >> VP_SHIFT,
    "castle_ready": castle_ready,
    "castle_first": lambda t, f: t.move.spot == CASTLE and not t.before.castle_workers,
    "joust_ready": lambda t, f: covers(t.mine_after.purse, JOUST_PRICE),
    "lawyer_ready": lambda t, f: amount(t.mine_after.purse, 3) > 0 < denier(t.mine_after.purse),
    "would_make_batch": lambda t, f: f.amount > most_batches(t.mine_after.purse),
    "own_is_cheaper": lambda t, f: (
        t.before.owners[t.move.spot] == t.seat and f.amount == price(t, CASTLE) - price(t)
    ),
    "keeps_from": lambda t, f: f.seat not in t.before.passed,
    "keeps_from_using": lambda t, f: f.seat not in t.before.passed,
    "provost_never": lambda t, f: t.move.spot == PROVOST_FIRST,
    "provost_room": lambda t, f: f.amount == t.before.provost - t.move.spot + 1 > 0,
    "provost_needed": lambda t, f: f.amount == t.move.spot - t.before.provost > 0,
    "dearer": lambda t, f: f.amount == after_one_more_pass(t) - price(t) > 0,
    "first_to_pass": lambda t, f: not t.before.passed and f.amount == FIRST_PASS_BONUS,
    "last_word": lambda t, f: len(t.before.passed) == len(t.before.order) - 1,
    "worker_costs": lambda t, f: (
        f.amount == price(t, CASTLE) and f.values["have"] == denier(t.mine.purse)
    ),
    "workers_out": lambda t, f: f.amount == workers_out(t) > 0,
    "lets_work": lambda t, f: (
        t.move.space > t.before.provost and f.amount == on_road(t, between(t))[0]
    ),
    "cuts_off": lambda t, f: (
        t.move.space < t.before.provost and f.amount == on_road(t, between(t))[1]
    ),
    "cuts_off_whose": lambda t, f: (
        f.amount
        == on_road(t, between(t))[1]
        == sum(t.before.workers[x] == f.seat for x in between(t))
    ),
    "mine_work": lambda t, f: f.amount == on_road(t, range(1, t.move.space + 1))[0],
    "others_left_out": lambda t, f: (
        f.amount == on_road(t, range(t.move.space + 1, ROAD_LENGTH + 1))[1]
    ),
    "bailiff_walks": lambda t, f: f.amount == bailiff_steps(t),
    "keeps": lambda t, f: (
        f.values["cubes"] in {0, cube_count(t.mine.purse)}
        and f.values["deniers"] in {denier(t.mine.purse), denier(t.mine_after.purse)}
    ),
    "inn_price": lambda t, f: t.after.inn_right == t.seat and f.amount == 1,
    "all_workers_back": lambda t, f: t.seat not in {t.after.inn_left, t.after.inn_right},
    "has_then": lambda t, f: all(
        count == amount(t.mine_after.purse, kind) > 0 for kind, count in contents(f.values["held"])
    ),
    "makes_batch": lambda t, f: f.amount == after_batches(t) > most_batches(t.mine.purse),
    "affords": lambda t, f: (
        f.values["building"] in payable(t.after, t.seat) - payable(t.before, t.seat)
    ),
    "favors": lambda t, f: f.amount == len(t.of(e.FavorGranted)),
    "next_column": lambda t, f: (
        f.values["column"] == column_after(t) + 1
        and f.values["column"] <= OPEN_COLUMNS[t.before.section]
    ),
    "income": lambda t, f: f.amount == INCOME[getattr(t.move, "building", RESIDENCE)] > 0,
    "others_pay": lambda t, f: CATEGORY[t.move.building] in {3, 4} and f.amount == 1,
    "last_tile": lambda t, f: t.before.stock[t.move.building] == 1,
    "site_for_prestige": lambda t, f: own_residence(t.before, t.seat) == 0,
    "batches_left": lambda t, f: f.amount == after_batches(t),
    "no_batch_loses": lambda t, f: t.mine.batches == 0 and f.amount == 2,
    "most_batches": lambda t, f: (
        f.amount
        == t.mine.batches + 1
        > max(p.batches for s, p in enumerate(t.before.players) if s != t.seat)
    ),
    "section_loss": lambda t, f: (
        f.amount == section(t, f, SECTION_LOSS)[0] - section(t, f, SECTION_LOSS)[1] > 0
    ),
    "section_favors": lambda t, f: (
        f.amount == section(t, f, SECTION_FAVORS)[1] > section(t, f, SECTION_FAVORS)[0]
    ),
}


def column_after(told):
    return told.mine_after.markers[told.move.line]


CLAIMS = Claims(GAME, (e.BuildingActivated, e.PhaseStarted), turn_of, lambda a, b: 0, OWN)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_every_reason_is_true_and_names_all_points(seats, seed):
    for told in CLAIMS.played(seats, seed):
        CLAIMS.assert_true(told)


def test_reasons_are_sentences_and_two_where_there_are_two(language):
    with known_as(TOGETHER):
        codes = codes_told_in(CLAIMS, WORDS, 3, range(2))
    assert len(codes) > 25


def test_each_reason_that_can_be_given_has_its_sentence():
    assert set(OWN) <= set(hints._SAYS)


def test_few_moves_have_nothing_that_speaks_for_them():
    assert_few_have_none(CLAIMS, 3)


def test_nothing_speaks_for_taking_a_worker_home_from_the_gate():
    """It comes home at the end of the turn, whatever it does until then (rules §8.3)."""
    homes = [told for told in CLAIMS.played(3, 2, asked=40) if isinstance(told.move, m.TakeHome)]

    assert homes
    assert not any(told.facts for told in homes)

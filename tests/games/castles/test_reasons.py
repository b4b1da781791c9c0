"""The reasons of hints: the game does what they claim."""

import pytest

from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.board.wording import WORDING as WORDS, hints
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.queries.spaces import open_spaces
from burgundy_desktop.games.castles.scoring import final_points
from burgundy_desktop.games.castles.state.steps import CITY_HALL_PLACEMENT
from burgundy_desktop.games.castles.tables.board import (
    GOODS_SPACES,
    PHASE_BONUS,
    PRICE,
    REGION_POINTS,
    SALE_POINTS,
    SILVER_PER_MINE,
    SMALL_BONUS,
)
from burgundy_desktop.games.castles.tables.estates import ESTATES, NUMBER
from burgundy_desktop.games.castles.tables.pieces import CITY_HALL, TILE_BUILDING, TILE_KIND
from tests.games.reasons import Claims, assert_few_have_none, codes_told_in
from tests.games.saying import TOGETHER


def turn_of(table, seat):
    table.turn, table.pending, table.bought = table.round_order.index(seat), [], False
    return table


def workers_spent(before, after):
    return before.workers - after.workers


def placing(told, fact, *, next_phase=False):
    """What placing the tile of a fact on its space would score."""
    told_of = fact.values
    table = told.after.copy()
    if next_phase and table.phase == told.before.phase:
        table.phase += 1
    table = turn_of(table, told.seat)
    table.pending = [(CITY_HALL_PLACEMENT, CITY_HALL)]
    table.players[told.seat].storage = (told_of["tile"],)
    move = m.place_by_city_hall(told_of["tile"], told_of["space"])
    return CLAIMS.made(table, told.seat, move).points()


def closing(told, fact, phase):
    """The last space of a region is open, and covering it brings what the tables say."""
    player, space = told.mine_after, fact.values["space"]
    estate = ESTATES[player.estate]
    assert estate.region_mask[space] & ~player.occupied == 1 << space
    size = estate.region_size[space]
    return fact.points == REGION_POINTS[size] + PHASE_BONUS[phase]


def next_phase_points(told, fact):
    last = told.before.round == 4
    return last and fact.points == placing(told, fact, next_phase=True)


def final(told, *lines):
    before, after = dict(final_points(told.mine)), dict(final_points(told.mine_after))
    return sum(after.get(line, 0) - before.get(line, 0) for line in lines)


def offered(told):
    moves = GAME.legal_moves(told.before)
    return [move.tile for move in moves if isinstance(move, m.BuyTile | m.TakeByBuilding)]


def fits(told, tile):
    return bool(open_spaces(told.mine, tile))


def may_do(told, kinds, die):
    return any(isinstance(x, kinds) and x.die == die for x in GAME.legal_moves(told.before))


def last_round(told):
    return (told.before.phase, told.before.round) == (4, 4)


def left_over(told):
    """Each Silverling counts a point at the end, and two workers do."""
    before, after = told.mine, told.mine_after
    return after.silver - before.silver + after.workers // 2 - before.workers // 2


OWN = {
    "closes": lambda t, f: f.points == sum(f.values["parts"]),
    "silver": lambda t, f: f.amount == sum(x.silver for x in t.of(e.SilverGained)),
    "workers": lambda t, f: f.amount == sum(x.workers for x in t.of(e.WorkersGained)),
    "workers_then": lambda t, f: f.amount == t.mine_after.workers > 0,
    "goods": lambda t, f: f.amount == sum(sum(x.count) for x in t.of(e.GoodsLoaded)),
    "goes_first": lambda t, f: t.after.turn_order[0] == t.seat != t.before.turn_order[0],
    "goes_ahead": lambda t, f: t.after.steps[t.seat] == t.before.steps[t.seat] + 1,
    "mine_pays": lambda t, f: f.amount == SILVER_PER_MINE * (5 - t.before.phase),
    "knowledge_counts": lambda t, f: f.points == final(t, *range(9, 21)) > 0,
    "left_over_counts": lambda t, f: last_round(t) and f.points == left_over(t) > 0,
    "silver_counts": lambda t, f: last_round(t) and f.points == t.mine.silver,
    "closes_this_phase": lambda t, f: f.points == placing(t, f) and t.after.phase == t.before.phase,
    "closes_next_phase": next_phase_points,
    "scores_when_placed": lambda t, f: f.points == placing(t, f) > 0,
    "almost_when_placed": lambda t, f: not placing(t, f),
    "almost_this_phase": lambda t, f: closing(t, f, t.before.phase),
    "almost_next_phase": lambda t, f: t.before.round == 4 and closing(t, f, t.before.phase + 1),
    "opens_for": lambda t, f: not fits(t, f.values["tile"]) and not placing(t, f),
    "opens_for_scores": lambda t, f: not fits(t, f.values["tile"]) and f.points == placing(t, f),
    "keeps_better": lambda t, f: f.values["tile"] != t.move.tile and f.points == placing(t, f),
    "goods_worth": lambda t, f: (
        f.points
        == SALE_POINTS[len(t.before.players)] * (sum(t.mine_after.goods) - sum(t.mine.goods))
    ),
    "phase_drops": lambda t, f: (
        f.amount == PHASE_BONUS[t.before.phase] - PHASE_BONUS[t.before.phase + 1]
    ),
    "bonus_second": lambda t, f: f.amount == SMALL_BONUS[len(t.before.players)],
    "unsold": lambda t, f: f.amount == sum(t.mine.goods) - sum(t.mine_after.goods),
    "depots_emptied": lambda t, f: t.before.round == 4,
    "effect": lambda t, f: f.values["tile"] == t.move.tile,
    "no_die": lambda t, f: t.mine.dice == t.mine_after.dice or not t.goes_on,
    "opens": lambda t, f: f.amount == (t.mine_after.frontier & ~t.mine.frontier).bit_count(),
    "frees_storage": lambda t, f: len(t.mine.storage) == 3,
    "die_is_idle": lambda t, f: not may_do(t, m.PlaceTile | m.SellGoods, f.values["die"]),
    "never_fits": lambda t, f: (
        not t.mine.printed.kind_mask[TILE_KIND[t.move.tile]] & ~t.mine.occupied
    ),
    "no_space_now": lambda t, f: not fits(t, t.move.tile),
    "scores_nothing": lambda t, f: TILE_BUILDING[t.move.tile] != 7,
    "fits": lambda t, f: f.amount == open_spaces(t.mine_after, t.move.tile).bit_count() > 0,
    "nothing_fits": lambda t, f: not any(fits(t, tile) for tile in offered(t)),
    "nothing_scores": lambda t, f: any(fits(t, tile) for tile in offered(t)),
    "storage_full": lambda t, f: len(t.mine.storage) == 3,
    "goods_full": lambda t, f: sum(1 for n in t.mine.goods if n) == GOODS_SPACES,
    "keeps_silver": lambda t, f: f.amount == t.mine.silver >= PRICE,
    "keeps_goods": lambda t, f: f.amount == sum(t.mine.goods),
    "starts_with_numbers": lambda t, f: (
        f.amount == len({NUMBER[s] for s in range(37) if t.mine_after.frontier >> s & 1})
    ),
    "starts_with_kinds": lambda t, f: (
        f.amount
        == sum(1 for mask in t.mine_after.printed.kind_mask if mask & t.mine_after.frontier)
    ),
}

CLAIMS = Claims(GAME, (e.TurnEnded,), turn_of, workers_spent, OWN)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_every_reason_is_true_and_names_all_points(seats, seed):
    for told in CLAIMS.played(seats, seed):
        CLAIMS.assert_true(told)


def test_reasons_for_the_choice_of_an_estate_are_true():
    option = next(f for f in GAME.info.options if "estate" in f.name or "setup" in f.name)
    value = next(v for v in option.values if v != option.default)
    for told, _ in zip(CLAIMS.played(3, 5, chosen={option.name: value}), range(9), strict=False):
        CLAIMS.assert_true(told)


def test_reasons_are_sentences_and_two_where_there_are_two(language):
    with known_as(TOGETHER):
        codes = codes_told_in(CLAIMS, WORDS, 3, range(2))
    assert len(codes) > 25


def test_each_reason_that_can_be_given_has_its_sentence():
    assert set(OWN) <= set(hints._SAYS)


def test_few_moves_have_nothing_that_speaks_for_them():
    assert_few_have_none(CLAIMS, 2)

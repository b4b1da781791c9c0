"""Rules §8.5: the best way to score for every stock that can be kept, against trying it all."""

import random
from functools import cache

import pytest

from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.queries.offers import conversions, keeps, with_one_click
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.tables.cards import TOM_CHOICES
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT,
    BRICKMAKER,
    CONVERTED_VP,
    CONVERTER_COUNT,
    CONVERTERS,
    EXCHANGED_FOR,
    TAKES,
)
from burgundy_desktop.games.pillars.tables.materials import (
    KEPT,
    LIMIT,
    NO_MATERIAL,
    SAND,
    STONE,
    WOOD,
)
from tests.games.pillars.by_hand import best_for_each_stock, by_plans, in_order
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS

Best = dict[tuple[int, ...], int]
"""The most points for each stock that can be kept."""

KEPT_STOCKS = 35
"""Rules §8.5: at most so many stocks can be kept."""


@cache
def tried(stock, ready):
    """The most points for each stock that can be kept, by every sequence of conversions."""
    best: Best = {}
    known = set()

    def go_on(stock, ready, points):
        if (stock, ready, points) in known:
            return
        known.add((stock, ready, points))
        for kept in [KEPT[move.kept] for move in keeps(stock)] if sum(stock) > LIMIT else [stock]:
            best[kept] = max(points, best.get(kept, points))
        for converter in range(CONVERTER_COUNT):
            if ready >> converter & 1:
                for material, vp in TAKES[converter]:
                    if stock[material]:
                        left = list(stock)
                        left[material] -= 1
                        left[EXCHANGED_FOR] += converter == BRICKMAKER
                        used = 0 if converter == ASSISTANT else 1 << converter
                        go_on(tuple(left), ready & ~used, points + vp)

    go_on(stock, ready, 0)
    return best


def with_one(stock, material):
    """The stock with one unit more."""
    return tuple(units + (place == material) for place, units in enumerate(stock))


def tried_with_tom(stock, ready):
    """The same with Tom's unit still to be chosen: the best of the three."""
    best: Best = {}
    for material in TOM_CHOICES:
        for kept, points in tried(with_one(stock, material), ready).items():
            best[kept] = max(points, best.get(kept, points))
    return best


def random_stocks(count, seed):
    """Stocks as they come up, mostly small ones, with converters that may be used."""
    luck = random.Random(seed)
    for _ in range(count):
        most = luck.choice([1, 1, 2, 2, 3])
        stock = tuple(luck.randint(0, most) for _ in range(4))
        yield stock, luck.getrandbits(CONVERTER_COUNT)


def check(offered, best):
    """Every stock that can be kept has its best plan, best first; each can be carried out."""
    assert {KEPT[plan.kept]: plan.points for plan in offered} == best
    assert 0 < len(offered) <= KEPT_STOCKS
    order = [in_order((KEPT[plan.kept], plan.points)) for plan in offered]
    assert order == sorted(order, reverse=True)
    assert len({plan.targets for plan in offered}) == len(offered)


def carried_out(plan, stock, ready):
    """What is left after the steps of a plan, each of which must be legal when it comes."""
    if plan.tom != NO_MATERIAL:
        stock = with_one(stock, plan.tom)
    points = 0
    for converter, material in plan.conversions:
        assert m.convert(converter, material) in conversions(stock, ready)
        left = list(stock)
        left[material] -= 1
        left[STONE] += converter == BRICKMAKER
        stock = tuple(left)
        points += CONVERTED_VP[converter][material]
        if converter != ASSISTANT:
            ready &= ~(1 << converter)
    assert points == plan.points
    kept = KEPT[plan.kept]
    if sum(stock) <= 3:
        assert kept == stock
    else:
        assert sum(kept) == 3
        assert all(units <= of for units, of in zip(kept, stock, strict=True))


@pytest.mark.parametrize("tom", [False, True])
def test_the_plans_are_the_best_for_every_stock_that_can_be_kept(tom):
    for stock, ready in random_stocks(400, seed=11 + tom):
        offered = plans(stock, ready, tom=tom)
        check(offered, tried_with_tom(stock, ready) if tom else tried(stock, ready))
        for plan in offered:
            carried_out(plan, stock, ready)
            assert (plan.tom in {WOOD, STONE, SAND}) == tom


def test_plans_are_the_best_for_every_set_of_converters_with_one_unit_of_each_material():
    for ready in range(1 << CONVERTER_COUNT):
        check(plans((1, 1, 1, 1), ready, tom=False), tried((1, 1, 1, 1), ready))


def test_plans_are_the_best_for_every_set_of_converters_with_tom_and_a_unit_of_metal():
    """Two units, and up to seven converters that take one."""
    for ready in range(1 << CONVERTER_COUNT):
        offered = plans((0, 0, 0, 1), ready, tom=True)
        check(offered, tried_with_tom((0, 0, 0, 1), ready))


def test_plans_are_the_best_with_seven_units_of_stone():
    """As many of one material as a hand can bring: three kept, both quarries, Tom, Brickmaker."""
    stock, ready = (2, 2, 5, 0), 1 << BRICKMAKER | 1 << ASSISTANT

    check(plans(stock, ready, tom=True), tried_with_tom(stock, ready))


def test_a_plan_takes_the_first_of_tom_s_materials_that_does_as_well():
    for stock, ready in random_stocks(80, seed=3):
        after = {material: with_one(stock, material) for material in (WOOD, STONE, SAND)}
        for plan in plans(stock, ready, tom=True):
            as_good = [
                material
                for material, more in after.items()
                if tried(more, ready).get(KEPT[plan.kept]) == plan.points
            ]
            assert plan.tom == as_good[0]


def test_c59_of_equal_plans_the_one_that_keeps_the_dearer_units_comes_first(a_scoring):
    """Andrea in C49: the later materials stay; the others can be chosen just as well."""
    cards = ["quarry_1", "tom_builder", "forest_1"]
    cards += [f"green_{kind}" for kind in ("carpenter", "mortar_mixer", "master_builder")]
    game = a_scoring(cards, me=ANDREA, stock=(1, 1, 1, 0), won={BIRGIT: ["forest_2"]})

    assert game.stock() == (1, 2, 2, 0)
    best = {kept: points for kept, points in game.plans.items() if points == 8}
    assert set(best) == {(1, 1, 1, 0), (0, 2, 1, 0), (0, 1, 2, 0)}
    plan = game.move.propose()
    assert (KEPT[plan.kept], plan.tom) == ((0, 1, 2, 0), STONE)
    assert game.propose().vp() == 11


def test_plans_lead_to_the_best_that_can_be_done_by_hand(a_scoring):
    """Through the rules themselves, with points that need no conversion."""
    game = a_scoring(
        ["tom_builder", "red_master_builder", "red_mortar_mixer", "ellen", "quarry_1", "forest_1"],
        stock=(1, 0, 1, 1),
        held={CLAUS: ["brickmaker", "painter"], BIRGIT: ["potter"]},
    )
    best = best_for_each_stock(game)

    assert by_plans(game) == best
    assert max(best.values()) == game.copy().propose().vp()


def test_in_the_middle_of_a_scoring_plans_go_on_from_there(a_scoring):
    cards = ["red_carpenter", "red_master_builder", "red_stonecutter"]
    game = a_scoring(cards, stock=(1, 2, 1, 0))

    assert max(game.plans.values()) == 3 + 4 + 2
    game.convert(("master_builder", "sand"))
    assert game.plans == {(0, 1, 0, 0): 7, (0, 1, 1, 0): 3, (0, 2, 0, 0): 4, (0, 2, 1, 0): 0}
    assert game.propose().vp() == 3 + 1 + 7


def test_after_tom_is_chosen_plans_have_no_tom(a_scoring):
    game = a_scoring(["tom_builder", "red_carpenter"], stock=(0, 0, 0, 0))

    assert [plan.tom for plan in game.legal_of(m.TakePlan)] == [WOOD, STONE, WOOD, SAND]
    game.tom("wood")
    assert [plan.tom for plan in game.legal_of(m.TakePlan)] == [NO_MATERIAL] * 2


def test_where_units_are_kept_by_hand_there_are_no_plans(a_scoring):
    game = a_scoring(["red_carpenter", "forest_1", "forest_2"], stock=(1, 1, 1, 0)).finish()

    assert game.legal == game.legal_of(m.Keep)


def test_a_plan_is_told_apart_by_the_stock_that_it_keeps():
    offered = plans((1, 1, 1, 0), 1 << CONVERTERS.index("assistant"), tom=True)

    targets = {target for plan in offered for target in plan.targets}
    assert len(targets) == len(offered) == len({plan.kept for plan in offered})


def test_what_one_click_does_is_open_to_all(a_scoring):
    """The board shows it to everybody: plans first in the list of moves, then what is kept."""
    game = a_scoring(["red_carpenter", "forest_1", "forest_2"], stock=(1, 1, 1, 0))
    assert list(with_one_click(game.seen_by(BIRGIT).table)) == game.legal_of(m.TakePlan)
    assert game.legal[: len(game.plans)] == game.legal_of(m.TakePlan)

    game.finish()
    assert list(with_one_click(game.seen_by(BIRGIT).table)) == game.legal_of(m.Keep)
    game.let_score()
    assert game.is_playing
    assert with_one_click(game.state) == ()
    game.state.pending.clear()
    assert with_one_click(game.state) == ()

"""What goods and workers bring can be read: nothing covers anything else."""

from itertools import combinations

import pytest

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Amount
from burgundy_desktop.boardkit.pills import PillItem
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.castles.board.art import sprite
from burgundy_desktop.games.castles.tables.pieces import GOODS
from tests.games.castles.tables_to_look_at import seen_by_hand

IN_HAND, SOLD = GOODS[:3], GOODS[3]
MOST = (Amount("+12"), Amount("2", sprite("silverling")), Amount("1", sprite("worker")))
"""What three goods bring one of four players who owns both tiles that reward a sale."""
ON_A_TABLE = ((988, 692, 1.0), (667, 533, 1.5), (780, 566, 1.0), (1920, 1200, 1.5))
"""Width and height of the table, and the text size."""


def told(a_table, a_game, wide, high, text_size, sellable):
    """A table on which these of three goods may be sold."""
    table = a_table(wide, high)
    table.set_look(load_palette("parchment"), text_size)
    goods = dict.fromkeys(IN_HAND, 3)
    table.show_position(seen_by_hand(a_game(seats=4, knows=[3, 4], goods=goods, sold={SOLD: 3})))
    kinds = [target("goods", index) for index in sellable]
    table.offer(frozenset(kinds), (), {}, dict.fromkeys(kinds, MOST))
    return table


def plates_of(table):
    pills = [item for item in table.items() if isinstance(item, PillItem) and item.isVisible()]
    return sorted(
        (pill.sceneTransform().mapRect(pill.plate) for pill in pills), key=lambda r: r.x()
    )


@pytest.mark.parametrize(("wide", "high", "text_size"), ON_A_TABLE)
@pytest.mark.parametrize("sellable", [(0, 1, 2), (0, 1), (1, 2), (0, 2)])
def test_what_several_goods_bring_can_be_read_side_by_side(
    a_table, a_game, wide, high, text_size, sellable
):
    table = told(a_table, a_game, wide, high, text_size, sellable)

    plates = plates_of(table)

    assert len(plates) == len(sellable)
    assert not any(one.intersects(other) for one, other in combinations(plates, 2))
    sold = table.item_of(target("sold")).box.rect
    assert not any(plate.intersects(sold) for plate in plates)
    assert all(table.sceneRect().contains(plate) for plate in plates)


@pytest.mark.parametrize(("wide", "high", "text_size"), ON_A_TABLE)
def test_where_there_is_room_they_lie_on_one_line(a_table, a_game, wide, high, text_size):
    first, last = plates_of(told(a_table, a_game, wide, high, text_size, (0, 2)))

    assert first.y() == last.y()


WITH_SILVER = (Amount("+4", sprite("worker")), Amount("1", sprite("silverling")))
"""What taking workers brings one who owns both tiles that reward it."""


@pytest.mark.parametrize(("wide", "high", "text_size"), ON_A_TABLE)
def test_what_workers_bring_covers_no_number_and_no_space(a_table, a_game, wide, high, text_size):
    table = a_table(wide, high)
    table.set_look(load_palette("parchment"), text_size)
    game = a_game(knows=[13, 14], silver=12, workers=12, storage=["bank", "K1", "mine"])
    table.show_position(seen_by_hand(game))
    workers = target("workers")
    table.offer(frozenset([workers]), (), {}, {workers: WITH_SILVER})

    (plate,) = plates_of(table)

    keys = ("silver/0", "silver/0/count", "workers/0/count")
    assert not any(plate.intersects(table.shown[key].box.rect) for key in keys)
    hexes = [item.box.rect for item in table.target_items if item.place.target.kind == "space"]
    assert not any(plate.intersects(box) for box in hexes)
    stored = [item.box.y for item in table.target_items if item.place.target.kind == "tile"]
    assert plate.bottom() < min(stored)

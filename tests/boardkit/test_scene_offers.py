"""A scene shows what is offered: glows, pills, lifted pieces."""

import attrs
import pytest
from PySide6.QtCore import QPointF

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.pieces import Amount
from burgundy_desktop.boardkit.pills import PillItem
from burgundy_desktop.boardkit.ring import RingItem
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import target
from tests.boardkit.small_table import (
    SQUARES,
    Setting,
    SmallTable,
    a_position,
    the_stone,
)


def test_what_is_offered_glows_solid_dashed_or_gold(small_table):
    small_table.offer(frozenset(SQUARES[1:3]), (SQUARES[0],), {SQUARES[2]: "2"})

    offers = [small_table.item_of(square).offer for square in SQUARES]
    assert offers == [Offer.PICKED, Offer.SOLID, Offer.DASHED, Offer.NONE]
    assert small_table.item_of(SQUARES[2]).cost == "2"


def test_the_number_on_a_pill_is_crossed_by_no_glow_and_no_ring(small_table):
    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})
    small_table.focus_on(SQUARES[2])

    (pill,) = (item for item in small_table.items() if isinstance(item, PillItem))
    (ring,) = (item for item in small_table.items() if isinstance(item, RingItem))
    glows = [small_table.item_of(square).zValue() for square in SQUARES]
    assert max(glows) < ring.zValue() < pill.zValue()


def test_only_what_is_pointed_to_swells(small_table, qtbot):
    small_table.offer(frozenset(SQUARES[:3]))

    small_table.point_to(frozenset(SQUARES[1:2]))

    items = [small_table.item_of(square) for square in SQUARES]
    qtbot.waitUntil(lambda: items[1]._swell > 0.5)
    assert [item._swell for item in items if item is not items[1]] == [0.0] * (len(items) - 1)
    qtbot.waitUntil(lambda: items[1]._swell == 0.0)


def test_a_pulse_that_is_cut_short_leaves_nothing_behind(small_table):
    small_table.offer(frozenset(SQUARES[:3]))
    small_table.point_to(frozenset(SQUARES[1:2]))
    small_table._targets._swell(0.8)

    small_table.offer(frozenset(SQUARES[:1]))
    small_table.offer(frozenset(SQUARES[:3]))

    assert [small_table.item_of(square)._swell for square in SQUARES[1:3]] == [0.0, 0.0]


def test_a_pulse_leaves_nothing_behind_on_what_comes_back_after_it(small_table):
    """A large board takes the places away; nothing of them swells while it lies above them."""
    small_table.offer(frozenset(SQUARES[:3]), (), {SQUARES[1]: "2"})
    small_table.point_to(frozenset(SQUARES[1:2]))
    small_table._targets._swell(0.8)

    small_table.open(target(SEAT, 1))
    small_table._targets._swell(0.0)
    small_table.open(None)

    item = small_table.item_of(SQUARES[1])
    assert (item.offer, item._swell) == (Offer.DASHED, 0.0)


def test_with_reduced_motion_nothing_swells(small_table, qtbot):
    small_table.set_pace(Pace.NORMAL, True)
    small_table.offer(frozenset(SQUARES[:3]))

    small_table.point_to(frozenset(SQUARES[1:2]))

    qtbot.wait(100)
    assert not any(small_table.item_of(square)._swell for square in SQUARES)


def test_a_pill_lies_where_its_place_has_room_for_it(small_table):
    place = small_table.item_of(SQUARES[2]).place
    small_table.item_of(SQUARES[2]).move_to(attrs.evolve(place, pill_at=0.75))

    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})

    (pill,) = (item for item in small_table.items() if isinstance(item, PillItem))
    assert pill.pos().x() == place.box.x + 0.75 * place.box.width


def pills_by_text(table):
    """What each visible pill covers, in the scene."""
    pills = [item for item in table.items() if isinstance(item, PillItem) and item.isVisible()]
    return {pill.text: pill.plate.translated(pill.pos()) for pill in pills}


def test_what_a_place_brings_stands_above_it_and_what_it_costs_below(small_table):
    brings = (Amount("+6"), Amount("+2", "pieces/common/seat_1"))
    small_table.offer(frozenset(SQUARES[:3]), (), {SQUARES[1]: "2"}, {SQUARES[1]: brings})

    told, box = pills_by_text(small_table), small_table.item_of(SQUARES[1]).box
    assert set(told) == {"2", "+6 +2"}
    assert told["+6 +2"].top() < box.y < told["+6 +2"].bottom() < told["2"].top()
    assert told["2"].top() < box.bottom < told["2"].bottom()
    assert told["+6 +2"].width() > 1.5 * told["2"].width()


def test_a_pill_above_sends_the_other_one_below(small_table):
    item = small_table.item_of(SQUARES[1])
    item.move_to(attrs.evolve(item.place, pill_on_top=True))
    small_table.offer(frozenset(SQUARES[:3]), (), {SQUARES[1]: "2"}, {SQUARES[1]: (Amount("+6"),)})

    told = pills_by_text(small_table)
    assert told["2"].bottom() < told["+6"].top()


def side_by_side(table, on_top):
    """What the first two squares bring is wider than they are."""
    brings = tuple(Amount("+12", "pieces/common/seat_1") for _ in range(3))
    for number, square in enumerate(SQUARES[:2]):
        item = table.item_of(square)
        near = attrs.evolve(item.box, x=100.0 + 60 * number, width=50.0)
        item.move_to(attrs.evolve(item.place, box=near, pill_on_top=on_top))
    table.offer(frozenset(SQUARES[:2]), (), {}, dict.fromkeys(SQUARES[:2], brings))
    pills = [item for item in table.items() if isinstance(item, PillItem) and item.isVisible()]
    return sorted((pill.plate.translated(pill.pos()) for pill in pills), key=lambda box: box.x())


def test_of_two_gain_pills_that_would_overlap_the_first_one_lies_higher(small_table):
    first, second = side_by_side(small_table, on_top=False)

    assert first.right() > second.left()
    assert first.bottom() < second.top() < small_table.item_of(SQUARES[1]).box.y


def test_on_a_lower_edge_they_stay_on_one_line(small_table):
    first, second = side_by_side(small_table, on_top=True)

    assert first.y() == second.y()


def test_a_place_may_glow_in_a_part_of_it_and_be_clicked_all_over(small_table):
    item = small_table.item_of(SQUARES[1])
    box = item.box
    item.move_to(attrs.evolve(item.place, rim=attrs.evolve(box, height=box.height / 4)))

    assert item.rim.height == box.height / 4
    assert small_table.target_at(QPointF(box.centre[0], box.bottom - 2)) == SQUARES[1]


def test_a_pill_hangs_below_a_plate_so_that_it_hides_little_of_it(small_table):
    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})

    (pill,) = (item for item in small_table.items() if isinstance(item, PillItem))
    inside = small_table.boxes[2].bottom - pill.plate.translated(pill.pos()).top()
    assert inside < 0.3 * pill.plate.height()


def test_what_costs_nothing_any_more_has_no_pill(small_table):
    small_table.offer(frozenset(SQUARES), (), {SQUARES[1]: "1", SQUARES[2]: "2"})
    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})

    pills = [item for item in small_table.items() if isinstance(item, PillItem)]
    assert [pill.isVisible() for pill in pills].count(True) == 1


def test_a_picked_piece_is_lifted_and_put_down_again(small_table):
    small_table.offer(frozenset(), (SQUARES[0],))
    assert the_stone(small_table).transform().dy() == pytest.approx(-4 * small_table.brushes.scale)

    small_table.offer(frozenset(SQUARES))
    assert the_stone(small_table).transform().dy() == 0


class Shelved(SmallTable):
    """The last square is no place of the piece that lies there."""

    def places(self):
        for place in super().places():
            yield attrs.evolve(place, piece="" if place.target == SQUARES[3] else place.piece)


def test_a_picked_piece_is_put_down_also_where_it_cannot_be_picked_again(a_table):
    table = a_table(Shelved)
    table.offer(frozenset(), (SQUARES[0],))

    table.show_position(a_position(Setting(stone=3)))

    assert the_stone(table).transform().dy() == 0


def test_another_position_offers_nothing_until_it_is_told(small_table):
    small_table.offer(frozenset(SQUARES))

    small_table.show_position(a_position(Setting(stone=1)))

    assert {item.offer for item in small_table.target_items} == {Offer.NONE}


class Following(SmallTable):
    """A picked target has disappeared from the table."""

    follows_offers = True

    def places(self):
        return [place for place in super().places() if place.target not in self.offers.picked]


def test_places_may_change_with_what_is_offered(a_table):
    table = a_table(Following)

    table.offer(frozenset(SQUARES), (SQUARES[0],))
    assert table.place_of(SQUARES[0]) is None

    table.offer(frozenset(SQUARES))
    assert table.place_of(SQUARES[0]) is not None


def test_the_same_offers_again_change_nothing(small_table, monkeypatch):
    monkeypatch.setattr(type(small_table), "follows_offers", True)
    refreshed = []
    small_table.show_position(a_position())
    monkeypatch.setattr(small_table, "_refresh", lambda: refreshed.append(small_table.offers))

    small_table.offer(frozenset())
    assert not refreshed

    small_table.offer(frozenset(SQUARES[:2]))
    assert len(refreshed) == 1

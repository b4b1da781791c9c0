"""Cards: composed pictures that move, lie turned, or are shown without being targets."""

import attrs
import pytest

from burgundy_desktop.boardkit.motions import Fade, Travel
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Flight,
    Painted,
    Piece,
    Place,
)
from burgundy_desktop.boardkit.targets import TargetItem
from burgundy_desktop.core.ids import target

HERE, THERE = Box(20, 20, 60, 90), Box(300, 200, 60, 90)


def a_card(box, *, travels=True, turn=0.0):
    look = Painted("card", lambda painter: painter.drawEllipse(box.rect), travels=travels)
    return Piece("card", look, box, turn=turn)


def on_the_way(table, before, after):
    """The state of the card between two pictures."""
    layer = table._pieces
    layer.show({"card": before})
    return layer._change("card", {"card": after})


def test_a_painted_card_travels(small_table):
    assert isinstance(on_the_way(small_table, a_card(HERE), a_card(THERE)), Travel)


def test_other_paintings_change_on_the_spot(small_table):
    before, after = a_card(HERE, travels=False), a_card(THERE, travels=False)

    assert isinstance(on_the_way(small_table, before, after), Fade)


def test_a_card_turns_on_its_way(small_table):
    travel = on_the_way(small_table, a_card(HERE, turn=-6.0), a_card(THERE, turn=4.0))
    item = small_table._pieces.item("card")
    assert item.rotation() == -6.0

    travel.begin()
    travel.show(0.5)
    assert -6.0 < item.rotation() < 4.0
    travel.finish()

    assert item.rotation() == 4.0


def test_a_card_bears_the_number_of_a_pile_only_as_it_lies_there(small_table):
    card = Piece("card", Drawing("pieces/common/seat_1"), HERE)
    on_pile = Piece("card", Drawing("pieces/common/seat_1", badge=7), THERE)
    travel = on_the_way(small_table, card, on_pile)
    item = small_table._pieces.item("card")

    travel.begin()
    assert item.piece.look.badge == 0
    travel.finish()

    assert item.piece == on_pile


def test_a_turned_place_is_pointed_at_where_it_is_seen(small_table):
    place = Place(target("card"), Box(100, 100, 40, 200), turn=90.0)
    item = TargetItem(place, small_table.brushes, lambda _: None)
    small_table.addItem(item)

    def holds(x, y):
        return item.contains(item.mapFromScene(x, y))

    assert holds(200, 200)
    assert holds(40, 200)
    assert not holds(120, 110)


@pytest.mark.parametrize("milliseconds", [0.0, 750.0])
def test_a_flight_takes_the_time_that_it_is_given(small_table, milliseconds):
    look = a_card(HERE).look
    flight = attrs.evolve(Flight(look, HERE, HERE), milliseconds=milliseconds)
    step = AnimationStep(flights=(flight,))
    (fly,) = small_table._pieces._animation_step(step, {}, set(), set()).motions

    assert fly.milliseconds == (milliseconds or 280.0)
    fly.finish()

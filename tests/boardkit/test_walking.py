"""Pieces that move along a path instead of in a straight line, and prices at the upper corner."""

import attrs
import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.motions import Swing, Walking
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Shape, Walk
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from tests.boardkit.small_table import SQUARES, Pushed, Setting, SmallTable, a_position

ROUND = (Box(0, 0, 40, 40), Box(100, 0, 40, 40), Box(100, 200, 40, 40))
WALK = Walk("stone", ROUND)


def item_of_the_stone(table):
    return table._pieces.item("stone")


def test_a_walk_keeps_to_its_way_at_an_even_pace(small_table):
    walking = Walking(item_of_the_stone(small_table), WALK, None, small_table.brushes)
    walking.begin()

    walking.show(1 / 3)  # as far along as the corner
    corner = item_of_the_stone(small_table).pos()
    walking.show(2 / 3)
    later = item_of_the_stone(small_table).pos()

    assert (round(corner.x()), round(corner.y(), -1)) == (120, 20)
    assert (round(later.x()), round(later.y(), -1)) == (120, 120)


def test_a_longer_way_takes_longer(small_table):
    item, brushes = item_of_the_stone(small_table), small_table.brushes

    walks = Walk("stone", ROUND[:2]), WALK, Walk("stone", ROUND, milliseconds=50.0)
    near, far, hurried = (Walking(item, walk, None, brushes) for walk in walks)

    assert far.milliseconds == pytest.approx(3 * near.milliseconds)
    assert hurried.milliseconds == 50


def test_who_walks_on_later_waits_where_the_first_way_ended(small_table):
    walking = Walking(item_of_the_stone(small_table), WALK, None, small_table.brushes)
    walking.begin()
    walking.finish()

    assert item_of_the_stone(small_table).box.centre == ROUND[-1].centre


def laid_out(table):
    """A table of 600 x 400 that shows the first position."""
    load_fonts()
    table.resize_to(QSizeF(600, 400))
    table.show_position(a_position())
    return table


def square_about(box: Box, width: float) -> Box:
    """A square with the same middle."""
    x, y = box.centre
    return Box.around(x, y, width)


class Walked(SmallTable):
    """The stone walks to its square over the upper left corner."""

    def animation_steps(self, events):
        before = square_about(self.boxes[0], 40)
        for event in events:
            after = square_about(self.boxes[event.square], 40)
            yield AnimationStep(walks=(Walk("stone", (before, Box(0, 0, 40, 40), after)),))


@pytest.mark.parametrize("reduced", [False, True])
def test_after_a_walk_the_piece_lies_where_it_belongs(qapp, reduced):
    table = laid_out(Walked())
    table.set_pace(Pace.NORMAL, reduced)

    table.show_position(a_position(Setting(stone=3), events=(Pushed(3),)), animate=True)
    assert table.is_animating
    table.skip()

    item = table._pieces.item("stone")
    assert item.piece == table.shown["stone"]
    assert item.box == table.shown["stone"].box


def test_nothing_walks_with_reduced_motion(qapp):
    table = laid_out(Walked())
    table.set_pace(Pace.NORMAL, True)

    table.show_position(a_position(Setting(stone=3), events=(Pushed(3),)), animate=True)

    running = table._pieces.animator._running
    assert not any(isinstance(motion, Walking) for motion in running)
    table.skip()


def test_what_swings_hangs_by_its_upper_edge_and_comes_to_rest(small_table):
    item = item_of_the_stone(small_table)
    at_rest = item.sceneTransform()
    nail = QPointF(0.0, -item.piece.box.height / 2)
    swing = Swing(item)
    swing.begin()

    angles = []
    for progress in (0.1, 0.5, 0.9):
        swing.show(progress)
        angles.append(item.rotation())
        there = item.mapToScene(nail) - at_rest.map(nail)
        assert there.manhattanLength() < 0.01
    swing.finish()

    assert angles[0] > 0 > angles[1]
    assert abs(angles[2]) < abs(angles[0])
    assert item.sceneTransform() == at_rest


class Swung(SmallTable):
    """The stone swings where it hangs."""

    def animation_steps(self, events):
        yield AnimationStep(swung=("stone", "nothing there"))


@pytest.mark.parametrize("reduced", [False, True])
def test_nothing_swings_with_reduced_motion(qapp, reduced):
    table = laid_out(Swung())
    table.set_pace(Pace.NORMAL, reduced)

    table.show_position(a_position(events=(Pushed(1),)), animate=True)

    running = table._pieces.animator._running
    assert any(isinstance(motion, Swing) for motion in running) is not reduced
    table.skip()


# prices


@pytest.mark.parametrize(("dashes", "wanted"), [(True, Offer.DASHED), (False, Offer.SOLID)])
def test_where_everything_has_a_price_it_is_not_dashed(dashes, wanted):
    offers = Offers(frozenset(SQUARES), costs={SQUARES[0]: "2"}, dashes_costs=dashes)

    assert offers.of(SQUARES[0]) is wanted


class Priced(SmallTable):
    """Prices lie on the upper edge, and the glow is round."""

    def places(self):
        for place in super().places():
            rim = square_about(place.box, 20)
            yield attrs.evolve(place, pill_on_top=True, pill_px=14.0, rim=rim, rim_shape=Shape.DISC)


def test_a_price_may_lie_on_the_upper_edge(small_table, qapp):
    below, above = small_table, laid_out(Priced())
    pills = []
    for table in (below, above):
        table.offer(frozenset({SQUARES[0]}), costs={SQUARES[0]: "2"})
        pills.append(next(pill for pill in table._targets._pills if pill.isVisible()))

    rims = [table.item_of(SQUARES[0]).rim for table in (below, above)]
    assert pills[0].pos().y() == rims[0].bottom
    assert pills[1].pos().y() == rims[1].y


def test_the_glow_may_have_an_outline_of_its_own(qapp):
    table = laid_out(Priced())
    item = table.item_of(SQUARES[0])

    assert item._rim(item.glow, 2.0).shape is Shape.DISC
    assert item.place.shape is Shape.PLATE


# letters


def test_a_letter_shows_something_large_and_puts_it_away_again(view, small_table):
    small_table.large_keys = {"B": target(SEAT, 1)}

    QTest.keyClicks(view, "b")
    assert small_table.enlarged == 1

    QTest.keyClicks(view, "b")
    assert small_table.enlarged is None

"""Where the keyboard goes next."""

from burgundy_desktop.boardkit import focus
from burgundy_desktop.boardkit.hexes import cell, honeycomb
from burgundy_desktop.boardkit.pieces import Place, Shape
from burgundy_desktop.core.hexgrid import Hex
from burgundy_desktop.core.ids import target

GRID = (Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(0, 1), Hex(1, 1))
CELLS = honeycomb(GRID, 100, 100, 20)
PLACES = [
    Place(target("space", index), cell(x, y, 20), Shape.HEX) for index, (x, y) in enumerate(CELLS)
]


def toward(start, dx, dy):
    others = [place for place in PLACES if place.target != target("space", start)]
    found = focus.toward(others, PLACES[start].box, dx, dy)
    return found.target.index if found is not None else None


def test_tab_follows_the_reading_order_and_ends_at_the_last_place():
    assert focus.step(PLACES, None, 1) == PLACES[0]
    assert focus.step(PLACES, target("space", 0), 1) == PLACES[1]
    assert focus.step(PLACES, target("space", 4), 1) is None
    assert focus.step(PLACES, None, -1) == PLACES[4]


def test_arrows_keep_the_row():
    assert toward(0, 1, 0) == 1
    assert toward(2, -1, 0) == 1


def test_arrows_go_up_and_down_to_the_nearest_neighbour():
    assert toward(1, 0, 1) in {3, 4}
    assert toward(3, 0, -1) in {0, 1}


def test_there_is_nothing_beyond_the_edge():
    assert toward(2, 1, 0) is None
    assert toward(0, 0, -1) is None


def test_nothing_to_go_to_leads_nowhere():
    assert focus.step([], None, 1) is None
    assert focus.toward([], PLACES[0].box, 1, 0) is None


def test_the_nearest_place_is_the_one_whose_middle_is_nearest():
    here = PLACES[1].box.grown(3)

    assert focus.nearest(PLACES, here) == PLACES[1]
    assert focus.nearest(PLACES[:1], here) == PLACES[0]
    assert focus.nearest([], here) is None

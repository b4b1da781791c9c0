"""The picture behind the pieces is painted once, or a frame before it is needed."""

import pytest

from burgundy_desktop.boardkit.backdrop import Backdrop
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box

SIZE = Box(0, 0, 60, 40)


class Painted(list[str]):
    """The names of the pictures that were painted, in their order."""

    def paints(self, name):
        return lambda _painter: self.append(name)


@pytest.fixture
def brushes(qapp):
    return Brushes()


def test_a_picture_that_was_painted_ahead_is_not_painted_again(brushes):
    backdrop, painted = Backdrop(), Painted()
    backdrop.refresh("now", SIZE, brushes, painted.paints("now"))

    backdrop.paint_ahead("next", SIZE, brushes, painted.paints("next"))
    assert backdrop.key == "now"

    assert backdrop.refresh("next", SIZE, brushes, painted.paints("next"))
    assert painted == ["now", "next"]


@pytest.mark.parametrize("asked", ["another", "next"])
def test_another_picture_or_another_look_is_painted(brushes, asked):
    backdrop, painted = Backdrop(), Painted()
    backdrop.paint_ahead("next", SIZE, brushes, painted.paints("ahead"))
    if asked == "next":
        backdrop.forget()

    backdrop.refresh(asked, SIZE, brushes, painted.paints(asked))

    assert painted == ["ahead", asked]


def test_a_zoomed_table_is_not_painted_ahead(brushes):
    """Two of its pictures at once would take too much memory."""
    backdrop, painted = Backdrop(), Painted()
    brushes.density = 60.0

    backdrop.paint_ahead("next", SIZE, brushes, painted.paints("next"))

    assert painted == []

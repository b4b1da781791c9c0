"""The lines of the graph of a review can be seen in every theme."""

from burgundy_desktop.boardkit.palette import load_palette, theme_names
from burgundy_desktop.desktop.review.painting import edge_of
from tests.boardkit.test_palette import contrast
from tests.cases import for_each

SEEN = 1.6
"""Lines of two pixels: the signs at their ends tell them apart."""


@for_each("theme", theme_names())
@for_each("seat", range(5))
def test_a_line_or_its_edge_differs_from_the_ground(theme, seat):
    palette = load_palette(theme)
    ground = palette.surfaces.panel
    colours = palette.seats.seat(seat).colour, edge_of(palette, seat)

    assert max(contrast(one, ground) for one in colours) > SEEN

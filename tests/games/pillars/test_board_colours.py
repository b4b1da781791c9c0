"""The third seat is orange everywhere, as its cards are."""

import pytest
from PySide6.QtGui import QColor

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.games.pillars.board import BOARD
from burgundy_desktop.games.pillars.board.art import COLOUR_OF, mark
from burgundy_desktop.games.pillars.tables.rows import COLOURS

THEMES = ("parchment", "slate", "parchment_contrast", "slate_contrast")
every_theme = pytest.mark.parametrize("theme", THEMES)


def at_the_table(theme):
    """The palette while this game is played."""
    palette = load_palette(theme)
    return palette._replace(seats=BOARD.seats(palette))


@every_theme
def test_each_seat_has_the_colour_of_its_cards(theme):
    seats = at_the_table(theme).seats

    for seat, colour in enumerate(COLOURS):
        assert QColor(seats.seat(seat).colour) == QColor(COLOUR_OF[colour])


@every_theme
@pytest.mark.parametrize("seat", range(4))
def test_the_sign_of_a_seat_is_as_on_the_cards(qapp, theme, seat):
    sprites = Sprites(at_the_table(theme))
    sign, on_cards = (
        sprites.pixmap(name, 64).toImage().pixelColor(32, 32)
        for name in (f"pieces/common/seat_{seat + 1}", mark(seat))
    )

    assert sign == on_cards


@every_theme
def test_a_line_in_the_colour_of_the_third_seat_is_seen_on_the_panel(theme):
    """Three to one, as lines need; nearer to orange than to the gold of what is selected."""
    palette = at_the_table(theme)
    line, panel = QColor(palette.seats.glow_three), QColor(palette.surfaces.panel)

    one, other = sorted((_light(line), _light(panel)))
    assert (other + 0.05) / (one + 0.05) >= 3.0
    assert line.hslHue() < QColor(palette.marks.gold).hslHue()


def _light(colour):
    """Relative luminance (WCAG 2)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

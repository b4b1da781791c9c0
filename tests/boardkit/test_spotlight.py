"""What lies under the veil of the spotlight is still to be read, and dims alike on every table."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.palette import Colour, load_palette
from burgundy_desktop.boardkit.spotlight import Light, Spotlight
from tests.boardkit.test_palette import contrast

PICTURE = Colour("#806E5A")
"""A colour of pictures, neither dark nor light."""


@pytest.mark.parametrize("theme", ["parchment", "slate"])
def test_the_veil_leaves_text_legible_and_pictures_recognisable(qtbot, theme):
    palette = load_palette(theme)
    window = QWidget()
    qtbot.addWidget(window)
    spotlight = Spotlight(window)
    spotlight.dress(Light(palette))

    def veiled(colour):
        veil, below = spotlight.veil_colour(), QColor(colour)
        share = veil.alphaF()
        pairs = (
            (veil.redF(), below.redF()),
            (veil.greenF(), below.greenF()),
            (veil.blueF(), below.blueF()),
        )
        mixed = (share * over + (1 - share) * under for over, under in pairs)
        return Colour(QColor.fromRgbF(*mixed).name())

    panel = veiled(palette.surfaces.panel)
    assert contrast(veiled(palette.text.ink), panel) > 7
    assert contrast(veiled(palette.text.quiet), panel) > 4
    assert 1.25 < contrast(veiled(PICTURE), PICTURE) < 1.4

"""All drawings of a game on one picture."""

import pytest
from PySide6.QtGui import QColor

from burgundy_desktop.boardkit.contact_sheet import contact_sheet
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.sprites import SpriteMissing


def test_the_sheet_shows_the_pieces_on_the_light_and_on_the_dark_table(qapp):
    sheet = contact_sheet("castles")

    light = QColor(load_palette("parchment").surfaces.panel)
    dark = QColor(load_palette("slate").surfaces.panel)
    assert sheet.width() > 1600
    assert sheet.pixelColor(2, 2) == light
    assert sheet.pixelColor(2, sheet.height() - 3) == dark
    colours = {sheet.pixel(x, y) for x in range(0, 2000, 3) for y in range(400, 1400, 7)}
    assert len(colours) > 500


def test_a_game_without_a_box_has_no_sheet(qapp):
    with pytest.raises(SpriteMissing, match=r"tiddlywinks.*box\.svg"):
        contact_sheet("tiddlywinks")

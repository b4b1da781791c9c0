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


def test_cards_stand_below_each_other_without_touching(qapp):
    """A card is taller than wide: only background lies between two rows of drawings."""
    sheet = contact_sheet("castles_cards")
    ground = QColor(load_palette("parchment").surfaces.panel).rgb()
    top = 24 + 320 + 24 + 40

    empty = [
        all(sheet.pixel(x, y) == ground for x in range(0, sheet.width(), 2))
        for y in range(top, top + 700)
    ]
    gaps = sum(empty[y] and not empty[y - 1] for y in range(1, len(empty)))

    assert gaps >= 4


def test_a_game_without_a_box_has_no_sheet(qapp):
    with pytest.raises(SpriteMissing, match=r"tiddlywinks.*box\.svg"):
        contact_sheet("tiddlywinks")

"""The ground below the table of each game: its own, quiet, and text can be read on it."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from burgundy_desktop import games
from burgundy_desktop.boardkit import ground
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.boardkit.palette import Colour, load_palette
from burgundy_desktop.desktop.boards import board_of
from tests.boardkit.test_palette import contrast

GAME_IDS = games.found()
pytestmark = pytest.mark.usefixtures("qapp")

THEMES = ("parchment", "slate")
INK_ON_GROUND, INK_ON_THREAD = 9.8, 8.5
PIXELS = 3 * ground.WEAVE_PX


def ground_of(game_id):
    found = board_of(game_id).scene(ALONE).ground
    assert found is not None
    return found


def painted(palette, density=1.0):
    """The colours that the weave has on a picture."""
    picture = QImage(PIXELS, PIXELS, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    ground.lay(painter, palette, density)
    painter.end()
    places = ((x, y) for x in range(PIXELS) for y in range(PIXELS))
    return {Colour(picture.pixelColor(*place).name().upper()) for place in places}


def channels(colour):
    mix = QColor(colour)
    return mix.red(), mix.green(), mix.blue()


def far_apart(one, other):
    return max(abs(a - b) for a, b in zip(channels(one), channels(other), strict=True))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_ink_can_be_read_on_every_thread_of_the_ground(game_id, name):
    worn = ground_of(game_id).under(load_palette(name))

    threads = painted(worn)

    assert worn.surfaces.table in threads
    assert contrast(worn.text.ink, worn.surfaces.table) >= INK_ON_GROUND
    assert all(contrast(worn.text.ink, thread) >= INK_ON_THREAD for thread in threads)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_weave_is_quiet(game_id, name):
    worn = ground_of(game_id).under(load_palette(name))

    threads = painted(worn)

    assert len(threads) > 1
    assert all(contrast(worn.surfaces.table, thread) < 1.15 for thread in threads)


@pytest.mark.parametrize("name", THEMES)
def test_each_game_has_a_ground_of_its_own(name):
    palette = load_palette(name)
    grounds = [ground_of(game_id).under(palette).surfaces.table for game_id in GAME_IDS]

    assert all(far_apart(*pair) >= 4 for pair in combinations(grounds, 2))


@pytest.mark.parametrize("name", ["parchment_contrast", "slate_contrast"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_in_high_contrast_the_ground_is_plain_and_that_of_the_theme(game_id, name):
    palette = load_palette(name)
    worn = ground_of(game_id).under(palette)

    assert worn == palette
    assert painted(worn) == {palette.surfaces.table}


@pytest.mark.parametrize("density", [1.0, 1.25, 2.0])
def test_panels_stay_as_they_are_and_the_tile_repeats_every_four_px(density):
    palette = load_palette("parchment")
    worn = ground_of("castles").under(palette)

    assert worn.surfaces.panel == palette.surfaces.panel
    tile = ground.weave(worn, density).texture()
    assert tile.width() == tile.height() == round(ground.WEAVE_PX * density)
    assert ground.weave(worn, density) is ground.weave(worn, density)

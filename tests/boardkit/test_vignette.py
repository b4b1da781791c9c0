"""The small picture of a move: what lies where, whole and sharp."""

import pytest

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.boardkit.vignette import (
    NO_VIGNETTE,
    Painting,
    Vignette,
    of_counts,
    vignette_picture,
)

pytestmark = pytest.mark.usefixtures("qapp")

TILE = Drawing("games/castles/pieces/tile_mine")
DIE = Drawing("games/castles/pieces/die_white_5")
WIDE, TALL = Drawing("games/boonlake/pieces/canal_wood"), Drawing("games/caylus/pieces/tile_inn")


@pytest.fixture
def sprites():
    return Sprites(load_palette("parchment"))


def rows_with_something(picture, least=128):
    image = picture.toImage()
    return [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y).alpha() > least for x in range(image.width()))
    ]


def columns_with_something(picture, least=128):
    image = picture.toImage()
    return [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).alpha() > least for y in range(image.height()))
    ]


def test_a_move_without_things_has_no_picture():
    assert not NO_VIGNETTE
    assert not of_counts([(TILE, 0)])
    assert of_counts([(TILE, 1)])


def test_things_are_drawn_as_often_as_they_are_there_or_have_a_number():
    assert of_counts([(TILE, 2), (DIE, 0), (WIDE, 1)]).things == (TILE, TILE, WIDE)
    assert of_counts([(TILE, 3)], DIE) == Vignette((TILE, TILE, TILE), DIE)
    crowded = of_counts([(TILE, 4), (WIDE, 1)], DIE).things
    assert [thing.badge for thing in crowded] == [4, 0]
    assert [thing.sprite for thing in crowded] == [TILE.sprite, WIDE.sprite]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("thing", [TILE, WIDE, TALL])
def test_a_picture_is_as_sharp_as_the_screen_and_nothing_is_cut(thing, ratio, sprites):
    picture = vignette_picture(Vignette((thing,)), 40, sprites, ratio)
    drawn = sprites.pixmap(thing.sprite, _width(thing, sprites, ratio), ratio=ratio)
    size = picture.size()
    left, top = (size.width() - drawn.width()) // 2, (size.height() - drawn.height()) // 2

    assert size.width() == size.height() == round(40 * ratio)
    at = min((near(picture, drawn, x, y), x, y) for x, y in around(left, top))
    assert at[0] == 0, "a drawing between two pixels is blurred"


def _width(thing, sprites, ratio):
    return int(40 / max(1.0, sprites.proportion(thing.sprite)) * ratio) / ratio


def around(left, top):
    return [(left + x, top + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]


def near(picture, drawn, left, top):
    """How many pixels differ if the drawing lies there."""
    whole, part = picture.toImage(), drawn.toImage()
    return sum(
        whole.pixelColor(left + x, top + y) != part.pixelColor(x, y)
        for x in range(part.width())
        for y in range(part.height())
        if 0 <= left + x < whole.width() and 0 <= top + y < whole.height()
    )


def test_what_a_move_is_done_with_lies_at_the_corner(sprites):
    alone = vignette_picture(Vignette((TILE,)), 40, sprites).toImage()
    both = vignette_picture(Vignette((TILE,), DIE), 40, sprites).toImage()

    assert alone.pixelColor(37, 37).alpha() == 0
    assert both.pixelColor(37, 37).alpha() > 128
    assert both.pixelColor(2, 37).alpha() == 0


@pytest.mark.parametrize("count", [5, 12])
@pytest.mark.parametrize("things", [1, 3])
def test_a_number_is_seen_as_a_whole(count, things, sprites):
    numbered = of_counts([(TILE, count)] * things)
    picture = vignette_picture(numbered, 40, sprites)

    assert len(numbered.things) == things
    assert rows_with_something(picture, 200)[0] > 0
    assert columns_with_something(picture, 200)[-1] < 39


def test_a_game_can_paint_a_thing_itself(sprites):
    asked = []
    painting = Painting("bar", lambda painter, brushes, box: asked.append((brushes, box)), tall=2.0)
    vignette_picture(Vignette((painting,)), 40, sprites, 2.0)

    ((brushes, box),) = asked
    assert (box.width, box.height) == (20.0, 40.0)
    assert brushes.density == 2.0
    assert brushes.sprites is sprites
    assert painting == Painting("bar", print, tall=2.0)

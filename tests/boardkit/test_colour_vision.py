"""People with a colour vision deficiency can tell seats, tiles and goods apart.

Colours are simulated with the matrices of Machado, Oliveira and Fernandes (2009) at full
severity. Seats must differ in colour. Everything must differ in drawing as well: hatch,
glyph, silhouette, number of pips. Two drawings count as one when the light and dark of
the one can be had by recolouring the other.
"""

import functools
import itertools
import statistics
from collections import defaultdict

import pytest
from PySide6.QtGui import QColor

from burgundy_desktop.boardkit.palette import Colour, load_palette
from burgundy_desktop.boardkit.sprites import Look, Tint, render_sprite, seat_tint

PIECES = "games/castles/pieces/"
SIZE = 40  # px; about the hex of a tile in the depots of four players

# Rows: red, green, blue of linear light.
VISIONS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EASILY_TOLD_APART = 25  # distance in Lab (CIE 1976)
ONE_COLOUR = 6  # Lab distance up to which two colours count as equal
ANOTHER_LIGHT = 8  # visible difference in L* of a pixel
ANOTHER_DRAWING = 32  # of 1600 pixels: enough to be noticed
AS_DRAWN = Look()


@functools.cache
def lab(red, green, blue, vision):
    """Lab of an sRGB colour (0 to 255) as someone with this vision sees it."""
    light = [linear(value / 255) for value in (red, green, blue)]
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in VISIONS[vision]
    ]
    x = (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047
    y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]
    z = (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883
    fx, fy, fz = root(x), root(y), root(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def root(value):
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one, two, vision):
    pair = []
    for name in (one, two):
        colour = QColor(name)
        pair.append(lab(colour.red(), colour.green(), colour.blue(), vision))
    return sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5


@functools.cache
def seen(sprite, vision, look):
    """Lab of every pixel of a sprite on the panel of its table, as this vision sees it."""
    palette = load_palette("slate" if look.dark else "parchment")
    image = render_sprite(sprite, SIZE, look)
    ground = palette.surfaces.panel
    return [
        lab(*laid_on(ground, image.pixel(x, y)), vision) for y in range(SIZE) for x in range(SIZE)
    ]


@functools.cache
def laid_on(ground, pixel):
    """Red, green and blue of a pixel (alpha, red, green, blue) on this ground."""
    colour, under = QColor.fromRgba(pixel), QColor(ground)
    share = colour.alphaF()
    return tuple(
        round(above * share + below * (1 - share))
        for above, below in (
            (colour.red(), under.red()),
            (colour.green(), under.green()),
            (colour.blue(), under.blue()),
        )
    )


@functools.cache
def areas(sprite, vision, look):
    """For each colour of a sprite, the pixels that count as that colour."""
    found = defaultdict(list)
    for number, pixel in enumerate(seen(sprite, vision, look)):
        found[tuple(round(part / ONE_COLOUR) for part in pixel)].append(number)
    return list(found.values())


def unexplained(first, second):
    """How many pixels of `second` are lighter or darker than any recolouring of `first` gives."""
    lights = [pixel[0] for pixel in seen(*second)]
    count = 0
    for area in areas(*first):
        there = [lights[number] for number in area]
        recoloured = statistics.median(there)
        count += sum(abs(light - recoloured) > ANOTHER_LIGHT for light in there)
    return count


def difference(one, two, vision, look=AS_DRAWN, other_look=None):
    """The number of pixels that differ in drawing, regardless of colours."""
    first, second = (one, vision, look), (two, vision, other_look or look)
    return min(unexplained(first, second), unexplained(second, first))


def pairs_too_alike(sprites, vision, look=AS_DRAWN):
    return [
        (one, two, difference(one, two, vision, look))
        for one, two in itertools.combinations(sprites, 2)
        if difference(one, two, vision, look) < ANOTHER_DRAWING
    ]


KINDS = ("building", "animal", "knowledge", "castle", "mine", "ship")
BUILDINGS = (
    *("warehouse", "carpenters_workshop", "church", "market"),
    *("boarding_house", "bank", "city_hall", "watchtower"),
)
SETS = {
    "empty spaces": [f"{PIECES}hex_{kind}_empty" for kind in KINDS],
    "tokens": [f"{PIECES}token_{kind}" for kind in KINDS],
    "large bonus tiles": [f"{PIECES}bonus_large_{kind}" for kind in KINDS],
    "goods": [f"{PIECES}goods_{die}" for die in range(1, 7)],
    "seats": [f"pieces/common/seat_{seat}" for seat in range(1, 6)],
    "turn markers": [f"{PIECES}marker_seat{seat}" for seat in range(1, 6)],
    "buildings": [f"{PIECES}tile_{building}" for building in BUILDINGS],
    "animals": [
        f"{PIECES}tile_{animal}_{count}"
        for animal in ("cow", "pig", "sheep", "chicken")
        for count in (2, 3, 4)
    ],
    "knowledge tiles": [f"{PIECES}tile_knowledge_{number:02}" for number in range(1, 27)],
}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", ["parchment", "slate"])
def test_seat_colours_stay_apart(vision, theme):
    seats = [load_palette(theme).seats.seat(seat) for seat in range(5)]

    close = [
        (one.colour, two.colour)
        for one, two in itertools.combinations(seats, 2)
        if distance(one.colour, two.colour, vision) < EASILY_TOLD_APART
    ]

    assert close == []


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pieces", SETS)
def test_pieces_differ_in_their_drawing(qapp, pieces, vision):
    assert pairs_too_alike(SETS[pieces], vision) == []


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pieces", ["empty spaces", "seats", "turn markers", "goods"])
def test_they_do_so_on_a_dark_table_too(qapp, pieces, vision):
    assert pairs_too_alike(SETS[pieces], vision, Look(dark=True)) == []


@pytest.mark.parametrize("vision", VISIONS)
def test_spaces_of_the_estate_differ_in_high_contrast(qapp, vision):
    assert pairs_too_alike(SETS["empty spaces"], vision, Look(contrast=True)) == []


def test_some_kinds_come_so_close_in_colour_that_the_drawing_is_needed():
    kinds = load_palette("parchment").kinds

    assert distance(kinds.building, kinds.knowledge, "tritanopia") < 10


def test_the_simulation_gives_the_figures_of_the_style_bible():
    seats = load_palette("parchment").seats

    assert distance(seats.one, seats.two, "normal") == pytest.approx(65, abs=1)
    assert distance(seats.one, seats.four, "deuteranopia") == pytest.approx(34, abs=1)
    assert distance(seats.two, seats.four, "tritanopia") == pytest.approx(30, abs=1)


@pytest.mark.parametrize("vision", VISIONS)
def test_the_same_drawing_in_another_colour_would_be_caught(qapp, vision):
    seats = load_palette("parchment").seats
    first, second = (Look(tint=seat_tint(colour)) for colour in (seats.one, seats.two))

    for piece in ("die_player_3", "wax_seal", "castle"):
        name = f"{PIECES}{piece}"
        assert difference(name, name, vision, first, second) < ANOTHER_DRAWING


def painted_out(face, *drawn):
    return Look(tint=Tint(tuple((Colour(colour), Colour(face)) for colour in drawn)))


def test_spaces_without_hatch_and_glyph_would_be_caught(qapp):
    building, knowledge = f"{PIECES}hex_building_empty", f"{PIECES}hex_knowledge_empty"
    bare_building = painted_out("#E0C8A2", "#C69D63", "#87683F")
    bare_knowledge = painted_out("#EAD08A", "#D0A53A", "#926E29")

    bare = difference(building, knowledge, "normal", bare_building, bare_knowledge)

    assert bare < ANOTHER_DRAWING <= difference(building, knowledge, "normal")


def test_seat_colours_that_fall_together_would_be_caught():
    rust, moss = "#9A4F2E", "#6E6A2B"

    assert distance(rust, moss, "normal") > EASILY_TOLD_APART
    assert distance(rust, moss, "deuteranopia") < EASILY_TOLD_APART

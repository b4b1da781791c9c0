"""Everything that the tables name has a drawing, and the drawings can be told apart."""

import tomllib
from collections import Counter
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from burgundy_desktop import assets
from burgundy_desktop.boardkit.palette import load_palette, theme_names
from burgundy_desktop.boardkit.sprites import Look, drawing_text, load_drawing
from burgundy_desktop.games.caylus.tables import rows
from tests.cases import for_each
from tests.composers import PACKAGING, stale
from tests.games.drawn import drawn, table
from tests.games.greys import greys, share_apart

GAME = "caylus"
ART = f"games/{GAME}/pieces"
FILES = sorted(assets.resource("games", GAME).rglob("*.svg"))

ROWS = table(GAME, "buildings.toml")["building"]
BUILDINGS = [row["id"] for row in ROWS]
CUBES = rows.CUBES
SECTIONS = {row["id"]: row for row in table(GAME, "castle.toml")["section"]}
PILES = ("wood", "stone", "residential", "prestige")
FIELDS = ("trees", "sheaves", "sheep", "orchard")
SEATS = range(1, 6)
RECIPES = tomllib.loads((PACKAGING / "buildings.toml").read_text(encoding="utf-8"))
STRIPS = {row["id"]: " ".join(row["strip"]).split() for row in RECIPES["building"]}
PARTS = [(name, part) for name, row in SECTIONS.items() for part in range(1, row["parts"] + 1)]
# Drawings of the favor table that are not a single coin, seal or cube.
FAVORS = ("c2", "c4", "d2", "d3", "d4", "d5")

# Shares of pixels that differ (`greys.share_apart`).
APART = 0.15


def with_dark(*names):
    return {f"{name}{dark}" for name in names for dark in ("", "_dark")}


def test_every_part_of_the_game_has_a_drawing_and_there_is_no_other():
    wanted = {f"{part}_{building}" for part in ("tile", "pic") for building in BUILDINGS}
    wanted |= {f"frame_{kind}{lines}" for kind in rows.CATEGORIES for lines in ("", "_2")}
    wanted |= with_dark(*(f"kind_{kind}" for kind in rows.CATEGORIES))
    wanted |= {f"pile_{kind}" for kind in PILES}
    wanted |= {f"cube_{cube}" for cube in [*CUBES, "any", "basic"]}
    wanted |= {"denier", "denier_cross", "denier_1", "prestige_pip", "prestige_loss", "favor"}
    wanted |= {"provost", "bailiff", "castle_scaffold", "worker_any"}
    wanted |= with_dark(*(f"favor_{cell}" for cell in FAVORS)) | {"favor_d1"}
    wanted |= {f"{piece}_seat{seat}" for piece in ("worker", "house", "disc") for seat in SEATS}
    wanted |= {f"disc_seat{seat}_dark" for seat in SEATS}
    wanted |= with_dark("ground", "bridge_deck", "plot", "milestone", "spot", "spot_water")
    wanted |= with_dark(*(f"plot_{field}" for field in FIELDS))
    wanted |= {f"{part}_{section}" for part in ("trigger", "section") for section in SECTIONS}
    wanted |= {f"castle_{section}_{part}" for section, part in PARTS}
    wanted |= with_dark("castle_scene")

    assert drawn(GAME) == wanted


def test_drawings_are_small_files():
    assert {path.name: path.stat().st_size for path in FILES if path.stat().st_size > 40_000} == {}


# Buildings


def picture(building):
    """What is drawn of a building; the two carpenters are the same house."""
    return drawing_text(f"{ART}/pic_{building}", Look()).split("\n", 2)[2]


def test_any_two_buildings_differ_at_40_px_even_without_colours(qapp):
    tiles = {building: greys(f"{ART}/tile_{building}", 40) for building in BUILDINGS}
    alike = {
        (one, other): round(apart, 3)
        for one, other in combinations(BUILDINGS, 2)
        if picture(one) != picture(other)
        and (apart := share_apart(tiles[one], tiles[other])) < APART
    }

    assert alike == {}


def test_the_two_carpenters_stand_on_grounds_of_their_own(qapp):
    one, other = (
        drawing_text(f"{ART}/tile_{kind}_carpenter", Look()) for kind in ("neutral", "fixed")
    )

    assert picture("neutral_carpenter") == picture("fixed_carpenter")
    assert one != other


def test_buildings_are_as_their_parts_are_now():
    assert stale("compose_buildings") == [], "run: python packaging/compose_buildings.py"


def words(amounts):
    """How a strip writes cubes, coins, points and favors."""
    written = {"denier": "{}d", "vp": "{}p"}
    for what, count in amounts.items():
        if what in written:
            yield written[what].format(count)
        else:
            yield from [what] * count


@for_each("row", ROWS)
def test_a_strip_shows_the_cubes_that_a_building_produces(row):
    sets = [*row.get("options", []), *row.get("owner_bonus", [])]
    produced = [word for one in sets for word in words(one)]

    if row["does"] == "produce":
        assert [word for word in STRIPS[row["id"]] if word in CUBES] == produced
    else:
        assert produced == []


def shown(strip):
    """How often each word stands on a strip; "x4 basic" is four times."""
    counts: Counter[str] = Counter()
    for before, word in pairwise(["", *strip]):
        counts[word] += int(before[1:]) if before.startswith("x") else 1
    return counts


@for_each("row", ROWS)
def test_a_strip_shows_all_that_is_paid_gained_and_built(row):
    trades = [side for trade in row.get("trades", []) for side in (trade["pay"], trade["gain"])]
    wanted = Counter(word for side in trades for word in words(side))
    if "builds" in row:
        wanted += Counter(["hammer", f"card:{row['builds']}"])
    if row.get("income"):
        wanted += Counter([f"{row['income']}d"])

    assert wanted <= shown(STRIPS[row["id"]])


@pytest.mark.parametrize("row", [row for row in ROWS if row["category"] == "prestige"])
def test_the_strip_of_a_prestige_building_shows_its_points_and_favors(row):
    strip = STRIPS[row["id"]]

    assert strip[0] == f"{row['vp']}p"
    assert strip.count("favor") == row.get("favors", 0)


# Small things


def test_cubes_can_be_told_apart_at_16_px_without_their_colours(qapp):
    cubes = {name: greys(f"{ART}/cube_{name}", 16) for name in [*CUBES, "any", "basic"]}
    alike = [
        pair
        for pair in combinations(cubes, 2)
        if share_apart(cubes[pair[0]], cubes[pair[1]]) < 0.12
    ]

    assert alike == []


def test_bailiff_and_provost_are_dark_and_light(qapp):
    bailiff, provost = greys(f"{ART}/bailiff", 24), greys(f"{ART}/provost", 24)

    assert sum(provost) / len(provost) - sum(bailiff) / len(bailiff) > 10
    assert share_apart(bailiff, provost) > 0.3


@for_each("theme", theme_names())
@for_each("seat", SEATS)
@for_each("piece", ["worker", "house", "disc"])
def test_pieces_of_a_seat_have_its_colour_in_every_theme(piece, seat, theme):
    palette = load_palette(theme)
    colours = palette.seats.seat(seat - 1)

    svg = drawing_text(f"{ART}/{piece}_seat{seat}", Look(dark=palette.theme.dark))

    assert f'fill="{colours.colour}"' in svg
    assert f'fill="{colours.symbol}"' in svg


# The castle


def castle(layers, width=288):
    """The castle on its site, as an image: the names of what is laid over it."""
    image = QImage(width, width * 214 // 288, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for name in layers:
        load_drawing(f"{ART}/{name}", Look()).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def house_place(section, part):
    """Where the house of a builder stands on a part, in the units of the scene."""
    index = part - 1
    if section == "dungeon":
        return 48 + 43 * index, 195
    if section == "walls":
        return 57 + 49 * (index % 5), 163 - 28 * (index // 5)
    rise = (0, -7, 2, -13, 2, -7, 0)[index % 7]
    return 45 + 37 * (index % 7), 96 - 28 * (index // 7) + rise


@pytest.mark.parametrize(("section", "part"), PARTS)
def test_a_house_stands_on_the_masonry_of_its_part(qapp, section, part):
    image = castle([f"castle_{section}_{part}"])
    x, y = house_place(section, part)

    corners = [(x - 9, y - 9), (x + 9, y - 9), (x, y), (x - 9, y + 9), (x + 9, y + 9)]

    assert [image.pixelColor(*corner).alpha() for corner in corners] == [255] * 5


def test_every_part_adds_to_the_castle_and_none_hides_another(qapp):
    order = {"towers": 0, "walls": 1, "dungeon": 2}
    parts = [
        f"castle_{section}_{part}"
        for section, part in sorted(PARTS, key=lambda one: (order[one[0]], one[1]))
    ]

    whole = castle(["castle_scene", *parts])

    for name in parts:
        without = castle(["castle_scene", *(part for part in parts if part != name)])
        assert without != whole, name

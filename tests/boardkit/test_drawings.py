"""Every drawing keeps the rules of the hand they are all drawn in."""

import importlib.util
import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from burgundy_desktop import assets

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    *("viewBox", "width", "height", "x", "y", "rx", "ry", "cx", "cy", "r", "d", "transform"),
    *("fill", "fill-opacity", "fill-rule"),
    *("stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-opacity"),
    "stroke-dasharray",
}
GRIDS = (
    (r"box\.svg", "0 0 480 320"),
    ("controls/", "0 0 16 16"),
    ("castles_cards/pieces/(card|frame|slot|lane|round|back|(goods|animal)_card)_?", "0 0 88 136"),
    ("castles_cards/pieces/(worker|silver|vp)_card", "0 0 88 136"),
    ("castles_cards/pieces/(first_|all7|start_)", "0 0 64 80"),
    ("castles_cards/pieces/band_", "0 0 64 30"),
    ("castles_cards/pieces/display_", "0 0 64 36"),
    ("", "0 0 64 64"),
)
DRAWINGS = sorted(assets.resource().rglob("*.svg"))


def named(path):
    return path.relative_to(assets.resource()).as_posix()


@pytest.fixture(params=DRAWINGS, ids=named)
def drawing(request):
    return request.param


def test_there_are_drawings():
    assert len(DRAWINGS) > 200


def test_a_drawing_uses_plain_shapes_only(drawing):
    root = ET.parse(drawing).getroot()

    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert "url" not in "".join(element.attrib.values())
    assert (root.findtext(f"{SVG}title") or "").strip()


def test_a_piece_stands_on_the_grid(drawing):
    grid = next(grid for name, grid in GRIDS if re.search(name, named(drawing)))

    assert ET.parse(drawing).getroot().get("viewBox") == grid


def test_nothing_leaves_the_box_and_it_is_not_empty(drawing, qapp):
    renderer = QSvgRenderer(str(drawing))
    assert renderer.isValid()
    width = renderer.defaultSize().width() * 2
    height = renderer.defaultSize().height() * 2
    margin = width // 4
    image = QImage(
        width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(margin, margin, width, height))
    painter.end()

    inside = image.copy(margin, margin, width, height)
    painted = alpha_of(inside)
    outside = alpha_of(image) - painted

    assert painted > 0
    assert outside == 0


def alpha_of(image):
    """How many pixels are painted at all."""
    mask = image.convertToFormat(QImage.Format.Format_Alpha8)
    return sum(
        sum(value > 0 for value in bytes(mask.constScanLine(row))[: mask.width()])
        for row in range(mask.height())
    )


def table(name, game="castles"):
    path = Path("burgundy_desktop", "games", game, "data", name)
    return tomllib.loads(path.read_text(encoding="utf-8"))


def drawn(game):
    """The names of all pieces of a game."""
    return {path.stem for path in assets.resource("games", game, "pieces").glob("*.svg")}


def test_every_part_of_the_castles_has_a_drawing():
    items = table("items.toml")
    numbers = [row["number"] for row in table("knowledge.toml")["knowledge"]]
    kinds = ("building", "animal", "knowledge", "castle", "mine", "ship")

    wanted = {f"tile_{row['id']}" for row in items["building"]}
    wanted |= {row["id"] for row in items["building"] + items["animal"]}
    wanted |= {f"tile_{row['id']}_{count}" for row in items["animal"] for count in (2, 3, 4)}
    wanted |= {f"goods_{row['die']}" for row in items["goods"]} | {"goods_back"}
    wanted |= {f"knowledge_{number:02}" for number in numbers}
    wanted |= {f"tile_knowledge_{number:02}" for number in numbers}
    wanted |= {"tile_ship", "tile_castle", "tile_mine", "worker", "silverling", "score_pip"}
    wanted |= {f"bonus_{size}_{kind}" for size in ("large", "small") for kind in kinds}
    wanted |= {f"hex_{kind}" for kind in kinds} | {"hex_black", "hex_storage", "depot_space"}
    wanted |= {f"hex_{kind}_empty{dark}" for kind in kinds for dark in ("", "_dark")}
    wanted |= {f"die_{whose}_{pips}" for whose in ("player", "white") for pips in range(1, 7)}
    wanted |= {f"marker_seat{seat}" for seat in range(1, 6)} | {f"token_{kind}" for kind in kinds}

    assert sorted(wanted - drawn("castles")) == []


def test_every_part_of_the_card_game_has_a_drawing():
    colours = [row["id"] for row in table("colors.toml", "castles_cards")["color"]]
    kinds = [row["id"] for row in table("buildings.toml", "castles_cards")["building"]]
    faces = [colour for colour in colours if colour != "building"] + kinds
    goods = [row["id"] for row in table("goods.toml", "castles_cards")["good"]]
    rounds = [row["id"] for row in table("round_cards.toml", "castles_cards")["round"]]
    bonuses = table("bonuses.toml", "castles_cards")
    actions = ("take", "place", "sell", "hire", "silver", "convert", "buy")

    wanted = {f"{part}_{face}" for part in ("card", "band") for face in faces}
    wanted |= {f"{part}_{colour}" for part in ("frame", "lane", "first") for colour in colours}
    wanted |= {f"lane_{colour}_dark" for colour in colours} | {"slot", "slot_dark", "back_action"}
    wanted |= {f"{part}_{good}" for part in ("goods_card", "goods", "token") for good in goods}
    wanted |= {
        f"animal_card_{row['id']}" for row in table("animals.toml", "castles_cards")["animal"]
    }
    wanted |= {f"{part}_{letter}" for part in ("round", "round_frame") for letter in rounds}
    wanted |= {f"all7_{row['vp']}" for row in bonuses["all7"]} | {"all7", "aaron"}
    wanted |= {f"display_{die}" for die in range(1, 7)} | {f"action_{name}" for name in actions}
    wanted |= {"start_front", "start_back", "worker_card", "silver_card", "vp_card"}
    wanted |= {f"kind_{kind}{dark}" for kind in ("cloister", "pasture") for dark in ("", "_dark")}

    assert sorted(wanted - drawn("castles_cards")) == []


def test_composed_tiles_are_as_their_parts_are_now():
    path = Path("packaging", "compose_drawings.py")
    spec = importlib.util.spec_from_file_location("compose_drawings", path)
    assert spec is not None
    assert spec.loader is not None
    compose = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compose)

    stale = [path.name for path, svg in compose.composed() if path.read_text("utf-8") != svg]

    assert stale == [], "run: python packaging/compose_drawings.py"

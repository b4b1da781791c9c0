"""Every drawing follows the rules of the common style."""

import re
import xml.etree.ElementTree as ET
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from burgundy_desktop import assets
from tests.composers import stale

SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    *("viewBox", "width", "height", "x", "y", "rx", "ry", "cx", "cy", "r", "d", "transform"),
    *("fill", "fill-opacity", "fill-rule"),
    *("stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-opacity"),
    "stroke-dasharray",
}


def grids_of_games():
    """What a game says of its own drawings: tests/games/<game>/grids.py, if it has other ones."""
    for file in sorted((Path(__file__).parents[1] / "games").glob("*/grids.py")):
        game_id = file.parent.name
        for name, grid in import_module(f"tests.games.{game_id}.grids").GRIDS:
            yield f"games/{game_id}/pieces/{name}", grid


GRIDS = (
    (r"box\.svg", "0 0 480 320"),
    ("controls/", "0 0 16 16"),
    *grids_of_games(),
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


def test_a_drawing_has_plain_shapes_on_its_grid_and_leaves_its_box_nowhere(drawing, qapp):
    root = ET.parse(drawing).getroot()

    assert_plain(root)
    assert root.get("viewBox") == next(
        grid for name, grid in GRIDS if re.search(name, named(drawing))
    )
    assert_in_its_box(drawing)


def assert_plain(root):
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        assert "url" not in "".join(element.attrib.values())
    assert (root.findtext(f"{SVG}title") or "").strip()


def assert_in_its_box(drawing):
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
    """The number of painted pixels."""
    mask = image.convertToFormat(QImage.Format.Format_Alpha8)
    return sum(
        mask.width() - bytes(mask.constScanLine(row))[: mask.width()].count(0)
        for row in range(mask.height())
    )


def test_composed_tiles_are_as_their_parts_are_now():
    assert stale("compose_drawings") == [], "run: python packaging/compose_drawings.py"

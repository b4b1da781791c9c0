"""Composes tiles from their parts, as `drawings.toml` describes.

The tiles are plain SVG files in `resources/`; run this after a part has changed:

    python packaging/compose_drawings.py            writes them
    python packaging/compose_drawings.py --check    only says which ones are out of date
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from drawing_parts import body, outline_of, placed, svg, write_or_check

RECIPES = Path(__file__).with_name("drawings.toml")
RESOURCES = Path(__file__).resolve().parents[1] / "resources"
PIECES = RESOURCES / "games" / "castles" / "pieces"
COMMON = RESOURCES / "pieces" / "common"

SIDE = 64.0  # of the box that every part is drawn in
OUTLINE = 1.4  # of a part, after scaling
FINE_OUTLINE, WIDE = 1.2, 24.0  # of a part that is less than so wide
BOLD = 6.0  # a drawing of lines this wide keeps its weight: it has no outline
WINDOW_ZOOM = 1.2  # the window by itself fills the box


def main(arguments: list[str] | None = None) -> int:
    """Write or check all drawings; 1 if one was out of date in a check."""
    return write_or_check(composed(), "Put the tiles together from their parts.", arguments)


def composed() -> Iterator[tuple[Path, str]]:
    """Every composed drawing: path and current text."""
    recipes = tomllib.loads(RECIPES.read_text(encoding="utf-8"))
    for tile in recipes["tile"]:
        hexagon = _body(tile["hex"])
        yield _svg(tile["name"], tile["title"], [hexagon, *_placed(tile["parts"])])
    for pile in recipes["pile"]:
        yield _svg(pile["name"], pile["title"], _placed(pile["parts"]))
    for tile in recipes["knowledge"]:
        yield from _knowledge(tile["number"], tile["title"], _placed(tile["parts"]))


def _knowledge(number: int, effect: str, parts: list[str]) -> Iterator[tuple[Path, str]]:
    window = _group(f'stroke-width="{OUTLINE}"', _body("knowledge_window"))
    title = f"Knowledge {number}: {effect}"
    yield _svg(f"tile_knowledge_{number:02}", title, [_body("hex_knowledge"), window, *parts])
    # The window lies around (32, 31.6) of a hex; here it stands in the middle of the box.
    zoom = f'transform="translate(32 32) scale({WINDOW_ZOOM}) translate(-32 -31.6)"'
    yield _svg(f"knowledge_{number:02}", title, [_group(zoom, "\n".join([window, *parts]))])


def _placed(parts: list[str]) -> list[str]:
    return [_part(*part.split()) for part in parts]


def _part(name: str, x: str, y: str, size: str) -> str:
    left, top, wide = float(x) - float(size) / 2, float(y) - float(size) / 2, float(size)
    scale, weight = wide / SIDE, outline_of(_path(name))
    outline = OUTLINE if wide >= WIDE else FINE_OUTLINE
    return placed(_body(name), left, top, scale, weight * scale if weight > BOLD else outline)


def _body(name: str) -> str:
    return body(_path(name), shadow=True)


def _path(name: str) -> Path:
    path = next((p for p in (PIECES / f"{name}.svg", COMMON / f"{name}.svg") if p.is_file()), None)
    if path is None:
        raise FileNotFoundError(f"{RECIPES.name} asks for {name}, but there is no {name}.svg")
    return path


def _group(attributes: str, inside: str) -> str:
    indented = "\n".join(f" {line}" for line in inside.splitlines())
    return f"<g {attributes}>\n{indented}\n</g>"


def _svg(name: str, title: str, layers: list[str]) -> tuple[Path, str]:
    return PIECES / f"{name}.svg", svg(title, "0 0 64 64", layers, "1.5")


if __name__ == "__main__":
    sys.exit(main())

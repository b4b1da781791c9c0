"""Composes tiles from their parts, as `drawings.toml` describes.

The tiles are plain SVG files in `resources/`; run this after a part has changed:

    python packaging/compose_drawings.py            writes them
    python packaging/compose_drawings.py --check    only says which ones are out of date
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from workshop.drawing_parts import write_or_check

RECIPES = Path(__file__).with_name("drawings.toml")
RESOURCES = Path(__file__).resolve().parents[1] / "resources"
PIECES = RESOURCES / "games" / "castles" / "pieces"
COMMON = RESOURCES / "pieces" / "common"

OUTLINE = 1.4  # of a part, after scaling
FINE_OUTLINE = 1.2  # of a part less than 24 units wide
BOLD = 6.0  # a drawing of lines this wide keeps its weight: it has no outline
WINDOW_ZOOM = 1.2  # the window by itself fills the box

_ROOT = re.compile(
    r'<g fill="none" stroke="#2B2226" stroke-width="([\d.]+)"[^>]*>\n(.*)\n</g>', re.DOTALL
)


def main(arguments: list[str] | None = None) -> int:
    """Write or check all drawings; 1 if one was out of date in a check."""
    return write_or_check(composed(), "Put the tiles together from their parts.", arguments)


def composed() -> Iterator[tuple[Path, str]]:
    """Every composed drawing: path and current text."""
    recipes = tomllib.loads(RECIPES.read_text(encoding="utf-8"))
    for tile in recipes["tile"]:
        hexagon = _body(tile["hex"])[1]
        yield _svg(tile["name"], tile["title"], [hexagon, *_placed(tile["parts"])])
    for pile in recipes["pile"]:
        yield _svg(pile["name"], pile["title"], _placed(pile["parts"]))
    for tile in recipes["knowledge"]:
        yield from _knowledge(tile["number"], tile["title"], _placed(tile["parts"]))


def _knowledge(number: int, effect: str, parts: list[str]) -> Iterator[tuple[Path, str]]:
    window = _group(f'stroke-width="{OUTLINE}"', _body("knowledge_window")[1])
    title = f"Knowledge {number}: {effect}"
    yield _svg(f"tile_knowledge_{number:02}", title, [_body("hex_knowledge")[1], window, *parts])
    # The window lies around (32, 31.6) of a hex; here it stands in the middle of the box.
    zoom = f'transform="translate(32 32) scale({WINDOW_ZOOM}) translate(-32 -31.6)"'
    yield _svg(f"knowledge_{number:02}", title, [_group(zoom, "\n".join([window, *parts]))])


def _placed(parts: list[str]) -> list[str]:
    return [_part(*part.split()) for part in parts]


def _part(name: str, x: str, y: str, size: str) -> str:
    weight, body = _body(name)
    scale = float(size) / 64
    outline = OUTLINE if float(size) >= 24 else FINE_OUTLINE
    width = weight if weight > BOLD else outline / scale
    corner = f"translate({float(x) - float(size) / 2:.4g} {float(y) - float(size) / 2:.4g})"
    return _group(f'transform="{corner} scale({scale:.4g})" stroke-width="{width:.3g}"', body)


def _body(name: str) -> tuple[float, str]:
    """Weight of the outline and content of a drawing."""
    path = next((p for p in (PIECES / f"{name}.svg", COMMON / f"{name}.svg") if p.is_file()), None)
    if path is None:
        raise FileNotFoundError(f"{RECIPES.name} asks for {name}, but there is no {name}.svg")
    found = _ROOT.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path.name} is not one group with an ink outline")
    return float(found[1]), "\n".join(line[1:] for line in found[2].splitlines())


def _group(attributes: str, body: str) -> str:
    inside = "\n".join(f" {line}" for line in body.splitlines())
    return f"<g {attributes}>\n{inside}\n</g>"


def _svg(name: str, title: str, layers: list[str]) -> tuple[Path, str]:
    root = (
        'fill="none" stroke="#2B2226" stroke-width="1.5" '
        'stroke-linejoin="round" stroke-linecap="round"'
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
    drawing = _group(root, "\n".join(layers))
    return PIECES / f"{name}.svg", f"{head}\n<title>{title}</title>\n{drawing}\n</svg>\n"


if __name__ == "__main__":
    sys.exit(main())

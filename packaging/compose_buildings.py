"""Puts the building tiles of Caylus together: frame, picture and a strip that tells the effect.

`buildings.toml` says which frame a building has and writes its strip in words. The tiles
are plain SVG files in `resources/`; run this after a part has changed:

    python packaging/compose_buildings.py            writes them
    python packaging/compose_buildings.py --check    only says which ones are out of date

Words of a strip: the name of a cube or of another drawing (`food`, `favor`), `2d` for a coin
of two deniers, `3p` for a seal of three points, `1r` for the first place, `x2` for a plain two,
`>` for an exchange, `|` for a choice, `card:wood` for a tile of that kind, and the other signs
of `buildings.toml`.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

RECIPES = Path(__file__).with_name("buildings.toml")
PIECES = Path(__file__).resolve().parents[1] / "resources" / "games" / "caylus" / "pieces"

OUTLINE = 1.5  # of a picture, after scaling
FINE_OUTLINE = 1.15  # of what stands on the strip
WIDEST = 53.0  # the strip is 56.4 wide; wider rows are made smaller
MIDDLE = 31.8
CUBES = ("food", "wood", "stone", "cloth", "gold", "any", "basic")
OVERLAP = 0.76  # of the width of a cube: its side is hidden by the next one

_ROOT = re.compile(r'<g fill="none" stroke="#2B2226" [^>]*>\n(.*)\n</g>', re.DOTALL)
_COIN = re.compile(r"(\d)d")
_SEAL = re.compile(r"(\d+)p")
_RANK = re.compile(r"(\d)r")


@attrs.frozen
class Rows:
    """How tiles with one or two rows are laid out: the picture, and the rows of the strip."""

    frame: str  # what the name of the frame ends with
    picture: tuple[float, float, float]  # left, top, share of the 64 x 64 picture
    middles: tuple[float, ...]
    size: float  # of a cube


ROWS = {
    1: Rows("", (4.3, 8.1, 0.86), (67.2,), 14.2),
    2: Rows("_2", (8.1, 6.2, 0.74), (56.5, 68.9), 12.0),
}


def main(arguments: list[str] | None = None) -> int:
    """Write or check all tiles; 1 if one was out of date in a check."""
    parser = argparse.ArgumentParser(description="Put the buildings together from their parts.")
    parser.add_argument("--check", action="store_true", help="write nothing, name stale tiles")
    check = parser.parse_args(arguments).check
    stale = [(path, svg) for path, svg in composed() if not _is(path, svg)]
    for path, svg in stale:
        if check:
            print(f"{path.name} differs from its parts")
        else:
            path.write_text(svg, encoding="utf-8")
    return 1 if check and stale else 0


def composed() -> Iterator[tuple[Path, str]]:
    """Every tile, every pile and every cell of the favor table: where it lies, and its text."""
    recipes = tomllib.loads(RECIPES.read_text(encoding="utf-8"))
    signs = recipes["sign"]
    for row in recipes["building"]:
        yield PIECES / f"tile_{row['id']}.svg", _tile(row, signs)
    for kind in ("wood", "stone", "residential", "prestige"):
        yield PIECES / f"pile_{kind}.svg", _pile(kind, signs)
    for row in recipes["favor"]:
        for dark, plate in (("", ""), ("_dark", recipes["plate"])):
            yield PIECES / f"favor_{row['id']}{dark}.svg", _cell(row, plate, signs)


def _tile(row: dict[str, Any], signs: dict[str, Any]) -> str:
    lines: list[str] = row["strip"]
    rows = ROWS[len(lines)]
    x, y, share = rows.picture
    picture = _placed(_body(f"pic_{row['id']}"), x, y, share, OUTLINE)
    strips = [
        _strip(words, middle, rows.size, WIDEST, signs)
        for words, middle in zip(lines, rows.middles, strict=True)
    ]
    layers = [_body(f"frame_{row['frame']}{rows.frame}"), picture, *strips]
    return _svg(f"Tile: {row['title']}", "0 0 64 80", layers)


def _pile(kind: str, signs: dict[str, Any]) -> str:
    """Tiles of a kind behind each other, the first with the sign of the kind."""
    edges = "\n".join(signs["pile"]["body"]).replace("KIND", signs["kind"][kind])
    front = _placed(_body(f"frame_{kind}"), 0.3, 0.3, 0.88, 1.8)
    glyph = _placed(_body(f"kind_{kind}"), 13.5, 12.5, 0.46, 0.0)
    return _svg(f"Pile of tiles: {kind}", "0 0 64 80", [edges, front, glyph])


def _cell(row: dict[str, Any], plate: str, signs: dict[str, Any]) -> str:
    strip = _strip(row["strip"], 14.0, row.get("size", 21.0), 60.0, signs)
    title = f"Royal favor {row['id']}: {row['title']}"
    return _svg(title, "0 0 64 28", [plate, strip] if plate else [strip])


@attrs.frozen
class Word:
    """A word of a strip, drawn about (0, 0) in units of a cube's size."""

    width: float  # as far as the next word
    scale: float
    body: str
    outline: float = 0.0  # 0: the sign says its own
    shift: float = 0.0  # from the left edge to the origin of the drawing


def _strip(words: str, middle: float, size: float, widest: float, signs: dict[str, Any]) -> str:
    """A row of words, centred."""
    drawn = [_word(word, signs) for word in words.split()]
    widths = [_step(one, words.split(), place) for place, one in enumerate(drawn)]
    size = min(size, widest / sum(widths))
    x, top = MIDDLE - sum(widths) * size / 2, middle - size / 2
    parts = []
    for one, width in zip(drawn, widths, strict=True):
        left = x + one.shift * size
        parts.append(_placed(one.body, left, top, one.scale * size, one.outline))
        x += width * size
    return "\n".join(parts)


def _step(word: Word, words: list[str], place: int) -> float:
    """How far the next word stands: cubes of one payment stand behind each other."""
    follows = words[place + 1] if place + 1 < len(words) else ""
    return OVERLAP if words[place] in CUBES and follows in CUBES else word.width


def _word(word: str, signs: dict[str, Any]) -> Word:
    if word in CUBES:
        return Word(1.0, 1 / 64, _body(f"cube_{word}"), FINE_OUTLINE)
    if found := _COIN.fullmatch(word):
        return _numbered("coin", found[1], 0.064, signs)
    if found := _RANK.fullmatch(word):
        return _numbered("rank", found[1], 0.06, signs)
    if found := _SEAL.fullmatch(word):
        return _numbered("seal", found[1], 0.064 if len(found[1]) == 1 else 0.056, signs)
    if word.startswith("x"):
        return Word(0.53, 1.0, _figures(word[1:], 0.0, 0.072, signs))
    if word.startswith("card:"):
        return _card(word.removeprefix("card:"), signs)
    sign = signs[word]
    body = _body(sign["drawing"]) if "drawing" in sign else "\n".join(sign["body"])
    return Word(sign["width"], sign["scale"], body, sign.get("outline", 0.0), sign.get("shift", 0))


def _numbered(sign: str, number: str, height: float, signs: dict[str, Any]) -> Word:
    """A coin or a seal with a number on it."""
    ground = "\n".join(signs[sign]["body"])
    return Word(signs[sign]["width"], 1.0, f"{ground}\n{_figures(number, 0.5, height, signs)}")


def _figures(number: str, middle: float, height: float, signs: dict[str, Any]) -> str:
    """A number as strokes about `middle`; with 0 it begins at the left edge."""
    pitch = 6.4 * height
    left = middle - pitch * len(number) / 2 + 0.2 * height if middle else 0.02
    strokes = []
    for place, figure in enumerate(number):
        corner = f"translate({left + place * pitch:.4g} {0.5 - 5 * height:.4g}) scale({height:.4g})"
        path = f'<path d="{signs["figure"][int(figure)]}"/>'
        strokes.append(f'<g transform="{corner}" stroke-width="1.9">\n {path}\n</g>')
    return "\n".join(strokes)


def _card(kind: str, signs: dict[str, Any]) -> Word:
    """A small tile of a kind, with its sign."""
    body = "\n".join(signs["card"]["body"]).replace("KIND", signs["kind"][kind])
    glyph = _placed(_body(f"kind_{kind}"), 0.12, 0.2, 0.6 / 64, 0.0)
    return Word(signs["card"]["width"], 1.0, f"{body}\n{glyph}")


def _placed(body: str, x: float, y: float, scale: float, outline: float) -> str:
    width = f' stroke-width="{outline / scale:.3g}"' if outline else ""
    inside = "\n".join(f" {line}" for line in body.splitlines())
    return f'<g transform="translate({x:.4g} {y:.4g}) scale({scale:.4g})"{width}>\n{inside}\n</g>'


def _body(name: str) -> str:
    """What a drawing holds, without its shadow on the ground if it is a cube."""
    found = _ROOT.search((PIECES / f"{name}.svg").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{name}.svg is not one group with an ink outline")
    return "\n".join(line[1:] for line in found[1].splitlines())


def _svg(title: str, grid: str, layers: list[str]) -> str:
    wide, tall = grid.split()[2:]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{grid}" width="{wide}" height="{tall}">'
    )
    root = (
        '<g fill="none" stroke="#2B2226" stroke-width="1.6" '
        'stroke-linejoin="round" stroke-linecap="round">'
    )
    inside = "\n".join(f" {line}" for line in "\n".join(layers).splitlines())
    return f"{head}\n<title>{title}</title>\n{root}\n{inside}\n</g>\n</svg>\n"


def _is(path: Path, svg: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == svg


if __name__ == "__main__":
    sys.exit(main())

"""Composes the building tiles of Caylus: frame, picture and a strip that tells the effect.

`buildings.toml` says which frame a building has and writes its strip in words. The tiles
are plain SVG files in `resources/`; run this after a part has changed:

    python packaging/compose_buildings.py            writes them
    python packaging/compose_buildings.py --check    only says which ones are out of date

Words of a strip: the name of a cube or of another drawing (`food`, `favor`), `2d` for a coin
of two deniers, `3p` for a seal of three points, `1r` for the first place, `x2` for a plain two,
`>` for an exchange, `|` for a choice, `card:wood` for a tile of that kind, and the other signs
of `buildings.toml`.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import attrs
from drawing_parts import body, placed, svg, write_or_check

RECIPES = Path(__file__).with_name("buildings.toml")
PIECES = Path(__file__).resolve().parents[1] / "resources" / "games" / "caylus" / "pieces"

OUTLINE = 1.5  # of a picture, after scaling
FINE_OUTLINE = 1.15  # of what stands on the strip
WIDEST = 53.0  # the strip is 56.4 wide; wider rows are made smaller
MIDDLE = 31.8
CUBES = ("food", "wood", "stone", "cloth", "gold", "any", "basic")
OVERLAP = 0.76  # of the width of a cube: its side is hidden by the next one

_NUMBERED = re.compile(r"(\d+)([dpr])")
_NUMBERED_SIGNS = {"d": "coin", "p": "seal", "r": "rank"}

# Figures on a sign: their unit, and how far they stand from each other.
FIGURES = {"coin": 0.064, "seal": 0.064, "rank": 0.06}
SMALL_FIGURES = 0.056  # two of them
PITCH = 6.4


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
    return write_or_check(composed(), "Put the buildings together from their parts.", arguments)


def composed() -> Iterator[tuple[Path, str]]:
    """Every tile, every pile and every cell of the favor table: path and text."""
    recipes = tomllib.loads(RECIPES.read_text(encoding="utf-8"))
    words = Words(recipes["sign"])
    for row in recipes["building"]:
        yield PIECES / f"tile_{row['id']}.svg", _tile(row, words)
    for kind in words.signs["kind"]:
        yield PIECES / f"pile_{kind}.svg", _pile(kind, words)
    for row in recipes["favor"]:
        yield PIECES / f"favor_{row['id']}.svg", _cell(row, "", words)
        if not row.get("bare"):
            yield PIECES / f"favor_{row['id']}_dark.svg", _cell(row, recipes["plate"], words)


@attrs.frozen
class Word:
    """A word of a strip; all lengths in sides of a cube."""

    width: float  # as far as the next word
    body: str
    scale: float = 1.0  # of the body
    outline: float = 0.0  # in units of the tile; 0: the body says its own
    shift: float = 0.0  # from the left edge to the origin of the body


@attrs.frozen
class Words:
    """What the words of a strip look like."""

    signs: dict[str, Any]

    def word(self, word: str) -> Word:
        """Raises KeyError for a word that `buildings.toml` does not know."""
        if word in CUBES:
            return Word(1.0, _body(f"cube_{word}"), 1 / 64, FINE_OUTLINE)
        if found := _NUMBERED.fullmatch(word):
            return self._numbered(found[1], _NUMBERED_SIGNS[found[2]])
        if word.startswith("x"):
            return Word(0.53, self._figures(word[1:], 0.072, 0.02))
        if word.startswith("card:"):
            return self._card(word.removeprefix("card:"))
        sign = self.signs[word]
        body = _body(sign["drawing"]) if "drawing" in sign else self._lines(word)
        return Word(
            sign["width"], body, sign["scale"], sign.get("outline", 0), sign.get("shift", 0)
        )

    def edges(self, sign: str, kind: str) -> str:
        """A sign that has the colour of a kind of building."""
        return self._lines(sign).replace("KIND", self.signs["kind"][kind])

    def _lines(self, sign: str) -> str:
        return "\n".join(self.signs[sign]["body"])

    def _numbered(self, number: str, sign: str) -> Word:
        """A coin, a seal or a place with a number on it."""
        height = FIGURES[sign] if len(number) == 1 else SMALL_FIGURES
        left = 0.5 - PITCH * height * len(number) / 2 + 0.2 * height
        figures = self._figures(number, height, left)
        return Word(self.signs[sign]["width"], f"{self._lines(sign)}\n{figures}")

    def _figures(self, number: str, height: float, left: float) -> str:
        """A number as strokes; a figure is drawn in a box of 6 x 10 units of `height`."""
        top = 0.5 - 5 * height
        strokes = []
        for place, figure in enumerate(number):
            x = left + place * PITCH * height
            stroke = f'<path stroke-width="1.9" d="{self.signs["figure"][int(figure)]}"/>'
            strokes.append(placed(stroke, x, top, height, 0.0))
        return "\n".join(strokes)

    def _card(self, kind: str) -> Word:
        """A small tile of a kind, with its sign."""
        glyph = placed(_body(f"kind_{kind}"), 0.12, 0.2, 0.6 / 64, 0.0)
        return Word(self.signs["card"]["width"], f"{self.edges('card', kind)}\n{glyph}")


def _tile(row: dict[str, Any], words: Words) -> str:
    rows = ROWS[len(row["strip"])]
    x, y, share = rows.picture
    picture = placed(_body(f"pic_{row['id']}"), x, y, share, OUTLINE)
    strips = [
        _strip(line, middle, rows.size, WIDEST, words)
        for line, middle in zip(row["strip"], rows.middles, strict=True)
    ]
    layers = [_body(f"frame_{row['frame']}{rows.frame}"), picture, *strips]
    return _svg(f"Tile: {row['title']}", "0 0 64 80", layers)


def _pile(kind: str, words: Words) -> str:
    """Tiles of a kind behind each other, the first with the sign of the kind."""
    front = placed(_body(f"frame_{kind}"), 0.3, 0.3, 0.88, 1.8)
    glyph = placed(_body(f"kind_{kind}"), 13.5, 12.5, 0.46, 0.0)
    return _svg(f"Pile of tiles: {kind}", "0 0 64 80", [words.edges("pile", kind), front, glyph])


def _cell(row: dict[str, Any], plate: str, words: Words) -> str:
    strip = _strip(row["strip"], 14.0, 23.0, 61.0, words)
    title = f"Royal favor {row['id']}: {row['title']}"
    return _svg(title, "0 0 64 28", [plate, strip] if plate else [strip])


def _strip(line: str, middle: float, size: float, widest: float, words: Words) -> str:
    """A row of words, centred; `size` is that of a cube if the row is not too wide."""
    names = line.split()
    drawn = [words.word(name) for name in names]
    steps = [
        _step(one.width, *pair) for one, pair in zip(drawn, pairwise([*names, ""]), strict=True)
    ]
    size = min(size, widest / sum(steps))
    x, top = MIDDLE - sum(steps) * size / 2, middle - size / 2
    parts = []
    for one, step in zip(drawn, steps, strict=True):
        parts.append(placed(one.body, x + one.shift * size, top, one.scale * size, one.outline))
        x += step * size
    return "\n".join(parts)


def _step(width: float, name: str, follows: str) -> float:
    """How far the next word stands: cubes of one payment stand behind each other."""
    return OVERLAP if name in CUBES and follows in CUBES else width


def _body(name: str) -> str:
    """What a drawing holds. Raises ValueError if it is not drawn like the others."""
    return body(PIECES / f"{name}.svg", shadow=True)


def _svg(title: str, grid: str, layers: list[str]) -> str:
    return svg(title, grid, layers, "1.6")


if __name__ == "__main__":
    sys.exit(main())

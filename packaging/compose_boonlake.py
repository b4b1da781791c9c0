"""Composes the signs of Boonlake: effects of cards and levers, action tiles, spaces, labels.

`boonlake.toml` writes each of them in words. The drawings are plain SVG files in `resources/`,
and `fields.toml` beside them has the positions of numerals on them. Run
this after a part has changed:

    python packaging/compose_boonlake.py            writes them
    python packaging/compose_boonlake.py --check    only says which ones are out of date

A strip is a row of words: the name of a drawing (`vase`); `coin_face:coins` with a numeral on
it, which is the value of that name in the tables, or a figure that never changes; `~vase` laid
over the one before; `!card_any` crossed out; `vase*0.8` smaller than the others; `:low` a
numeral by itself; and the signs `+ - / | > < <> v`. A layer is a drawing by itself (its whole
box), or words with the middle and the size of a strip: `vase / production_any @ 32 32 24 44`.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
from boonlake_parts import GAME, PIECES, body, placed, svg
from drawing_parts import write_or_check

RECIPES = Path(__file__).with_name("boonlake.toml")

SIDE = 64.0  # of the box that nearly all parts are drawn in
BETWEEN = 0.04  # two words, as a share of the size of the strip
OVERLAP = 0.42  # of the width of a drawing that lies over the one before
FINE, OUTLINE = 1.3, 1.6  # of small and large parts, after scaling
FIGURE = 0.7  # the height of a numeral by itself, as a share of the size
SMALL = 30.0  # smaller parts have the fine outline

FIELDS_HEAD = """\
# Where the program writes numerals and names on the drawings of Boonlake: middle (x, y) and
# height of the figures, in units of the drawing's box. The key is a value of the tables, or a
# figure that never changes. Written by packaging/compose_boonlake.py.
"""


def main(arguments: list[str] | None = None) -> int:
    """Write or check everything; 1 if something was out of date in a check."""
    return write_or_check(composed(), "Put the signs of Boonlake together.", arguments)


@attrs.frozen
class Field:
    """A place for a numeral."""

    key: str
    x: float
    y: float
    height: float

    def written(self) -> str:
        """As a row of `fields.toml`."""
        place = f"x = {self.x:.4g}, y = {self.y:.4g}, h = {self.height:.3g}"
        return f'{{ key = "{self.key}", {place} }}'


@attrs.frozen
class Strip:
    """Words set in a row: what is drawn, and where numerals go."""

    layers: list[str]
    fields: list[Field]


@attrs.frozen
class Setting:
    """Where a strip stands: its middle, the size of a part, and how wide it may be."""

    x: float
    y: float
    size: float
    widest: float


@attrs.frozen
class Word:
    """A word of a strip; all lengths in boxes of a part."""

    text: str
    left: float  # where the drawing begins within its box
    width: float
    middle: float  # of its height
    share: float = 1.0  # of the size of the strip
    over: bool = False
    """Whether it lies over the word before."""


def composed() -> Iterator[tuple[Path, str]]:
    """All files: path and text."""
    recipes = tomllib.loads(RECIPES.read_text(encoding="utf-8"))
    composer = Composer(recipes["part"], recipes["sign"])
    fields = {name: [Field(*row) for row in rows] for name, rows in recipes["field"].items()}
    for row in _rows(recipes):
        strips = [composer.layer(layer) for layer in row["layers"]]
        layers = [layer for strip in strips for layer in strip.layers]
        found = [field for strip in strips for field in strip.fields]
        fixed = [Field(*field) for field in row.get("fields", ())]
        fields[row["name"]] = [*fixed, *found, *fields.get(row["name"], [])]
        outline = row.get("outline", "2.0")
        yield PIECES / f"{row['name']}.svg", svg(row["title"], row["grid"], layers, outline)
    yield GAME / "fields.toml", _fields_text(fields)


def _rows(recipes: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every drawing with its title, box and layers."""
    yield from recipes["drawing"]
    for style in recipes["style"]:
        for kind, (title, strip) in style["strips"].items():
            yield {
                **style,
                "name": f"{style['name']}_{kind}{style.get('suffix', '')}",
                "title": title,
                "layers": [*style["layers"], f"{strip} @ {style['at']}"],
            }


def _fields_text(fields: dict[str, list[Field]]) -> str:
    rows = [
        f"{name} = [{', '.join(field.written() for field in found)}]"
        for name, found in sorted(fields.items())
        if found
    ]
    return FIELDS_HEAD + "\n" + "\n".join(rows) + "\n"


@attrs.frozen
class Composer:
    """Knows how large the parts are, and how the signs are drawn."""

    parts: dict[str, dict[str, list[float]]]
    signs: dict[str, dict[str, Any]]

    def layer(self, line: str) -> Strip:
        """A drawing by itself or a strip with its setting."""
        if " @ " not in line:
            return Strip([body(line, shadow=True)], [])
        strip, _, setting = line.partition(" @ ")
        return self.strip(strip, Setting(*map(float, setting.split())))

    def strip(self, line: str, setting: Setting) -> Strip:
        """Raises KeyError for a word that `boonlake.toml` does not know."""
        words = [self.word(word) for word in line.split()]
        size = min(setting.size, setting.size * setting.widest / self.length(words, setting.size))
        x = setting.x - self.length(words, size) / 2
        layers: list[str] = []
        fields: list[Field] = []
        for place, word in enumerate(words):
            x -= word.width * word.share * size * OVERLAP if word.over else 0.0
            drawn, numeral = self.drawn(word, x, setting.y, size)
            layers += drawn
            fields += numeral
            x += (word.width * word.share + (BETWEEN if place < len(words) - 1 else 0)) * size
        return Strip(layers, fields)

    def length(self, words: list[Word], size: float) -> float:
        """How long a strip is."""
        shares = [word.width * word.share * (1 - OVERLAP * word.over) for word in words]
        return (sum(shares) + BETWEEN * (len(words) - 1)) * size

    def word(self, text: str) -> Word:
        """What a word measures."""
        over = text.startswith("~")
        plain, _, share = text.removeprefix("~").partition("*")
        if plain in self.signs:
            return Word(plain, 0.0, self.signs[plain]["width"], 0.5)
        if plain.startswith(":"):
            return Word(plain, 0.0, 0.5, 0.5)
        left, top, right, bottom = self.parts[_name(plain)]["box"]
        size = float(share or 1)
        return Word(
            plain, left / SIDE, (right - left) / SIDE, (top + bottom) / 2 / SIDE, size, over
        )

    def drawn(
        self, word: Word, x: float, middle: float, size: float
    ) -> tuple[list[str], list[Field]]:
        """A word with its left edge at `x`."""
        if word.text in self.signs:
            lines = "\n".join(self.signs[word.text]["body"])
            return [placed(lines, x, middle - size / 2, size / SIDE)], []
        if word.text.startswith(":"):
            return [], [Field(word.text[1:], x + word.width * size / 2, middle, FIGURE * size)]
        return self._part(word, x, middle, size * word.share)

    def _part(
        self, word: Word, x: float, middle: float, size: float
    ) -> tuple[list[str], list[Field]]:
        scale = size / SIDE
        left, top = x - word.left * size, middle - word.middle * size
        name = _name(word.text)
        outline = FINE if size < SMALL else OUTLINE
        layers = [placed(body(name), left, top, scale, outline)]
        if word.text.startswith("!"):
            cross = "\n".join(self.signs["cross"]["body"])
            layers.append(placed(cross, x + (word.width - 1) * size / 2, middle - size / 2, scale))
        key = word.text.partition(":")[2]
        if not key:
            return layers, []
        at_x, at_y, height = self.parts[name]["field"]
        return layers, [Field(key, left + at_x * scale, top + at_y * scale, height * scale)]


def _name(word: str) -> str:
    """The drawing that a word names."""
    return word.removeprefix("!").partition(":")[0]


if __name__ == "__main__":
    sys.exit(main())

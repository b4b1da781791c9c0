"""Composes the cards of The Pillars of the Earth, as `pillars.toml` describes.

The cards are plain SVG files in `resources/`; `fields.toml` beside them has the positions of
numerals and names on them. Run this after a part has changed:

    python packaging/compose_pillars.py            writes them
    python packaging/compose_pillars.py --check    only says which ones are out of date

A card is a ground, a scene, a frame, a person, a ribbon for the name, two plates for the strength
and the signs of the effect. A sign is "name x y width" in units of the card; `vp:vp` has a
numeral on it, whose height may stand behind the width, and `:gives` is a numeral by itself, as
high as it is told. Craftsmen and their scenes are drawn in burgundy, as all pieces of seats are;
each colour has its own values for it.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
from drawing_parts import body, outline_of, placed, svg, write_or_check

RECIPES = Path(__file__).with_name("pillars.toml")
GAME = Path(__file__).resolve().parents[1] / "resources" / "games" / "pillars"
PIECES = GAME / "pieces"

CARD, SMALL_CARD = "0 0 88 136", "0 0 88 100"
SCENE_AT = (8.0, 6.0)
"""The corner of ground and scene on a card; they are drawn in its units."""
PERSON_AT, PERSON = (6.55, 19.6), 74.9
"""The corner of a person's box, and how wide it is."""
PLATES, PLATE = ((2.0, 1.8), (58.5, 1.8)), 27.5
SMALL_PLATE = 37.0
KEYSTONE, SMALL_KEYSTONE = (38.4, 2.4, 11.2), (67.4, 4.2, 15.6)
"""Left, top and width: the shape of the suit once more, at the crown of the arch or beside it."""
NAME = (44.0, 98.7, 11.3)
SIDE = 64.0  # of the box that all but grounds and frames are drawn in
FINE, OUTLINE = 1.0, 1.6  # of small and large signs, after scaling
TINY = 16.0  # narrower signs have the fine outline
FIGURE = 0.55  # the height of a numeral on a seal, as a share of its width

BURGUNDY = {"base": "#7A1F3D", "light": "#A0425F", "shade": "#571229"}
CREAM = "#FBF5E9"
SHARES = (0.10, 0.18, 0.28, 0.40, 0.54, 0.70)
"""How much of the colour the tones of a scene hold, from the lightest to the darkest."""

FIELDS_HEAD = """\
# Where the program writes numerals and names on the cards of The Pillars of the Earth: middle
# (x, y) and height of the figures, in units of the drawing's box. The key is a value of the
# tables. Written by packaging/compose_pillars.py.
"""


def main(arguments: list[str] | None = None) -> int:
    """Write or check everything; 1 if something was out of date in a check."""
    return write_or_check(composed(), "Put the cards of Pillars together.", arguments)


@attrs.frozen
class Suit:
    """What all cards of a colour, all neutral cards or all privileges share."""

    ground: str
    frame: str
    strength: tuple[float, float]  # how far below the middle of the plate, height of the figures
    tint: dict[str, str]
    """Drawn colours and the ones wanted for them."""


@attrs.frozen
class Card:
    """A card and what stands on it."""

    name: str
    title: str
    picture: str
    suit: Suit
    signs: tuple[str, ...]


def composed() -> Iterator[tuple[Path, str]]:
    """Every composed drawing and the positions of numerals: path and text."""
    fields: dict[str, list[str]] = {}
    for card in cards():
        yield _file(f"card_{card.name}", svg(card.title, CARD, _whole(card)))
        yield _file(f"thumb_{card.name}", svg(f"{card.title}, small", SMALL_CARD, _small(card)))
        fields[f"card_{card.name}"] = [*_strengths(card), _row("name", *NAME), *_numerals(card)]
        fields[f"thumb_{card.name}"] = [_strength(card, 0.0, 0.0, SMALL_PLATE)]
    rows = [f"{name} = [{', '.join(found)}]" for name, found in sorted(fields.items())]
    yield GAME / "fields.toml", FIELDS_HEAD + "\n" + "\n".join(rows) + "\n"


def cards() -> Iterator[Card]:
    """All cards of the recipes; a craftsman is one card of each colour."""
    recipes = tomllib.loads(RECIPES.read_text(encoding="utf-8"))
    suits = {name: _suit(name, row) for name, row in recipes["suit"].items()}
    for row in recipes["card"]:
        kind, title, signs = row["id"], row["title"], tuple(row["signs"])
        if row["suit"] in suits:
            yield Card(kind, f"Card: {title}", kind, suits[row["suit"]], signs)
            continue
        for colour, suit in suits.items():
            if suit.tint:
                yield Card(f"{colour}_{kind}", f"Card: {colour} {title}", kind, suit, signs)


def _suit(name: str, row: dict[str, Any]) -> Suit:
    tint = {part: str(row[part]) for part in BURGUNDY if part in row}
    swaps = {BURGUNDY[part]: tint[part] for part in tint}
    if tint:
        swaps |= dict(zip(tones(BURGUNDY), tones(tint), strict=True))
    lower, height = row["strength"]
    return Suit(name, row["frame"], (lower, height), swaps)


def tones(colour: dict[str, str]) -> list[str]:
    """The tones of a scene: a little of the colour in cream, more and darker from tone to tone."""
    depths = [_mixed(colour["base"], colour["shade"], share) for share in SHARES]
    return [_mixed(CREAM, depth, share) for depth, share in zip(depths, SHARES, strict=True)]


def _mixed(one: str, other: str, share: float) -> str:
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _whole(card: Card) -> list[str]:
    plates = [_part(f"plate_{card.suit.ground}", *corner, PLATE) for corner in PLATES]
    keystone = _part(f"plate_{card.suit.ground}", *KEYSTONE, FINE)
    ribbon = _tinted(_body(f"ribbon_{card.suit.frame}"), card.suit.tint)
    picture = _picture(card, f"frame_{card.suit.frame}")
    return [*picture, ribbon, keystone, *plates, *_signs(card)]


def _small(card: Card) -> list[str]:
    plate = _part(f"plate_{card.suit.ground}", 0.0, 0.0, SMALL_PLATE)
    keystone = _part(f"plate_{card.suit.ground}", *SMALL_KEYSTONE, OUTLINE)
    return [*_picture(card, f"frame_thumb_{card.suit.frame}"), keystone, plate]


def _picture(card: Card, frame: str) -> list[str]:
    """Ground and scene, the frame as a window before them, and the person in the window."""
    behind = [_body(f"ground_{card.suit.ground}"), _body(f"scene_{card.picture}")]
    layers = [placed("\n".join(behind), *SCENE_AT, 1.0), _body(frame)]
    person = _part(f"portrait_{card.picture}", *PERSON_AT, PERSON)
    return [_tinted(layer, card.suit.tint) for layer in (*layers, person)]


def _tinted(lines: str, tint: dict[str, str]) -> str:
    """In the wanted colours; a new colour is not replaced again."""
    if not tint:
        return lines
    return re.compile("|".join(tint)).sub(lambda found: tint[found.group()], lines)


def _signs(card: Card) -> list[str]:
    drawn = []
    for sign in card.signs:
        word, (x, y, width, *_) = _sign(sign)
        name = word.partition(":")[0]
        if name:
            outline = FINE if width < TINY else OUTLINE
            drawn.append(_part(name, x - width / 2, y - width / 2, width, outline))
    return drawn


def _numerals(card: Card) -> Iterator[str]:
    """The numerals of the effect."""
    for sign in card.signs:
        word, (x, y, width, *height) = _sign(sign)
        name, _, key = word.partition(":")
        if key:
            yield _row(key, x, y, height[0] if height else width * FIGURE if name else width)


def _sign(sign: str) -> tuple[str, list[float]]:
    word, *measures = sign.split()
    return word, [float(measure) for measure in measures]


def _strengths(card: Card) -> Iterator[str]:
    return (_strength(card, *corner, PLATE) for corner in PLATES)


def _strength(card: Card, left: float, top: float, width: float) -> str:
    lower, height = (width / PLATE * value for value in card.suit.strength)
    return _row("strength", left + width / 2, top + width / 2 + lower, height)


def _row(key: str, x: float, y: float, height: float) -> str:
    return f'{{ key = "{key}", x = {x:.4g}, y = {y:.4g}, h = {height:.3g} }}'


def _part(name: str, left: float, top: float, width: float, outline: float = 0.0) -> str:
    """A drawing at a size; by itself its outline grows and shrinks with it."""
    scale = width / SIDE
    weight = outline or outline_of(PIECES / f"{name}.svg") * scale
    return placed(_body(name), left, top, scale, weight)


def _body(name: str) -> str:
    return body(PIECES / f"{name}.svg")


def _file(name: str, text: str) -> tuple[Path, str]:
    return PIECES / f"{name}.svg", text


if __name__ == "__main__":
    sys.exit(main())

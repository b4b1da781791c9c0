"""The drawings of pieces, and their keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QFontMetricsF, QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import SMALLEST_PX, Brushes, font
from burgundy_desktop.boardkit.numerals import numerals_on
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Label
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.tables import land, words
from burgundy_desktop.games.boonlake.tables.rows.cards import EffectRow
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE, SITES

ART: Final = "games/boonlake/pieces"
SIGN: Final = "pieces/common/seat_{}"
CARDS: Final = f"{ART}/cards"
_NAME: Final = 4.4
"""The width of a text on a drawing, in its heights; four are enough for numbers."""
_SPARE: Final = 0.5
"""What a line may be wider than measured, in px."""
WORD_PX: Final = 12
"""The smallest letters of words; numbers may be smaller."""
MINUS: Final = "\N{MINUS SIGN}"

Values = Mapping[str, object]


def sprite(name: str) -> str:
    """The drawing of a piece of this game."""
    return f"{ART}/{name}"


def sign(seat: int) -> str:
    """The small sign of a seat."""
    return SIGN.format(seat + 1)


def of_seat(thing: str, seat: int) -> str:
    """A piece in the colour and shape of a seat."""
    return sprite(f"{thing}_seat{seat + 1}")


def paint_drawing(
    painter: QPainter,
    brushes: Brushes,
    name: str,
    box: Box,
    values: Values | None = None,
    ink: Colour = INK,
    *,
    opacity: float = 1.0,
) -> None:
    """A drawing that fills the width of its box, with its numerals, which are never faint.

    `values` are by the key of a figure; keys that are digits need none.
    """
    painter.setOpacity(opacity * painter.opacity())
    painting.drawing(painter, brushes, sprite(name), box)
    painter.setOpacity(painter.opacity() / opacity)
    figures = numerals_on("boonlake", name)
    if not figures:
        return
    unit = box.width / natural_width(name)
    for figure in figures:
        told = (values or {}).get(figure.key, figure.key if figure.key.isdigit() else None)
        if told is None:
            continue
        size = figure.h * unit
        x, y = box.x + figure.x * unit, box.y + figure.y * unit
        is_word = figure.key == "name"
        where = Box.around(x, y, (_NAME if is_word else 4) * size, 1.3 * size)
        least = WORD_PX if is_word else SMALLEST_PX
        write_within(painter, brushes, str(told), where, size, ink, least=least)


def write_within(
    painter: QPainter,
    brushes: Brushes,
    text: str,
    box: Box,
    size: float,
    ink: Colour = INK,
    *,
    face: Face = Face.SERIF,
    align: Align = Align.CENTRE,
    bold: bool = True,
    least: int = SMALLEST_PX,
) -> None:
    """Paint a line; with narrower letters if those of `least` px are too wide for the box."""
    fitted = brushes.fitted(text, face, size, (box.width, box.height), bold=bold)
    if fitted.pixelSize() < least:
        size, fitted = least, font(face, least, bold=bold)
    wide = QFontMetricsF(fitted).horizontalAdvance(text) + _SPARE
    share = min(1.0, box.width / wide) if wide else 1.0
    painter.save()
    painter.translate(box.x, 0.0)
    painter.scale(share, 1.0)
    room = Box(0.0, box.y, box.width / share, box.height)
    painting.write(painter, brushes, text, room, size, ink, face=face, align=align, bold=bold)
    painter.restore()


def natural_width(name: str) -> float:
    """The width of a drawing in its own units."""
    return _WIDTHS.get(name) or _width_by_kind(name)


_WIDTHS: Final = {
    "action_row": 128.0,
    "solo_tile_a": 128.0,
    "solo_tile_b": 128.0,
}
_KINDS: Final = (
    ("action_", 720.0),
    ("card_", 88.0),
    ("effect_", 96.0),
    ("fx_", 96.0),
    ("lever_plate", 144.0),
    ("small_", 102.0),
    ("region_label_", 160.0),
    ("map", 500.0),
)


def _width_by_kind(name: str) -> float:
    return next((width for start, width in _KINDS if name.startswith(start)), 64.0)


# names of drawings


def location_name(location: int) -> str:
    """An empty location, with what exploring it brings."""
    kind = words.LOCATION_REWARDS[land.REWARD_KIND[location]]
    if land.REWARD_KIND[location] == land.REWARD_PRODUCTION:
        return f"location_{kind}_{words.RESOURCES[land.REWARD_AMOUNT[location]]}"
    return f"location_{kind}"


def tile_name(tile: int) -> str:
    """A building tile, or a pasture."""
    return "pasture" if tile == PASTURE else f"tile_{SITES[tile]}"


def space_name(reward: int) -> str:
    """A space of the river."""
    word = words.SPACE_REWARDS[reward]
    return "river_plain" if word == "none" else f"river_{word}"


def condition_name(tile: int) -> str:
    """The lower half of a scoring tile."""
    condition = CONDITION[tile]
    kind = words.CONDITIONS[condition.kind]
    names = words.REGIONS if condition.kind == words.REGION_PAIR else words.CARD_TYPES
    return "_".join(("cond", kind, *(names[one] for one in condition.pair)))


def effect_name(effect: EffectRow) -> str:
    """What a card does."""
    special = {
        "per_region_area": effect.region,
        "discard_bonus": effect.card_type,
        "threshold": effect.of,
    }
    word = special.get(effect.kind, "")
    return f"fx_{effect.kind}_{word}" if word else f"fx_{effect.kind}"


# looks that travel


def holding_sprite(seat: int, number: int) -> str:
    """Coins, vases, inhabitants or cards, as on the card of their owner."""
    return (sprite("coin"), sprite("vase"), of_seat("inhabitant", seat), CARDS)[number]


def points_look(points: int) -> Drawing:
    """A seal of points; a loss is negative."""
    if points < 0:
        return Drawing(sprite("loss"), label=Label(f"{MINUS}{-points}", size=0.42))
    return Drawing(sprite("vp"), label=Label(f"+{points}", size=0.4))


# keys: the same thing keeps its key


def tile_key(location: int) -> str:
    return f"tile/{location}"


def is_tile(key: str) -> bool:
    """Whether this is the key of a tile on a location."""
    return key.startswith("tile/")


def person_key(site: int) -> str:
    """The key of the piece on a building site."""
    return f"person/{site}"


def cow_key(location: int, place: int) -> str:
    return f"cow/{location}/{place}"


def ship_key(seat: int) -> str:
    return f"ship/{seat}"


def marker_key(track: int, seat: int) -> str:
    return f"marker/{track}/{seat}"


def action_key(action: int) -> str:
    return f"action/{action}"


def card_key(card: int) -> str:
    return f"card/{card}"


def covered_key(region: int) -> str:
    return f"covered/{region}"


def lever_key(seat: int, lever: int) -> str:
    return f"lever/{seat}/{lever}"


def canoe_key(seat: int, canoe: int) -> str:
    return f"canoe/{seat}/{canoe}"

"""Converters of materials into points, and what sets of them can do. Rules §8.3.

The first converters are the kinds of craftsmen, the others privileges, each in the order of the
cards; the Painter converts nothing. Sets of converters are masks.
"""

from __future__ import annotations

from burgundy_desktop.games.pillars.tables.cards import FIRST_PRIVILEGE
from burgundy_desktop.games.pillars.tables.facts import FACTS
from burgundy_desktop.games.pillars.tables.rows import CRAFTSMEN, EFFECTS, MATERIALS, PRIVILEGES

_BY_PRIVILEGE = tuple(word for word in PRIVILEGES if EFFECTS[word] != "points")
CONVERTERS = (*CRAFTSMEN, *_BY_PRIVILEGE)
"""A converter is an index into this tuple."""
CONVERTER_COUNT = len(CONVERTERS)

_ROW = dict(zip(PRIVILEGES, FACTS.privileges, strict=True))

MASTER_BUILDER = CONVERTERS.index("master_builder")
BRICKMAKER = CONVERTERS.index("brickmaker")
ASSISTANT = CONVERTERS.index("assistant")
FIRST_PRIVILEGE_CONVERTER = len(CRAFTSMEN)

EXCHANGED = MATERIALS.index(_ROW["brickmaker"].from_material)
EXCHANGED_FOR = MATERIALS.index(_ROW["brickmaker"].to_material)
"""What the Brickmaker takes and gives."""
ASSISTANT_VP = _ROW["assistant"].vp
"""Points for each unit of any material."""
PAINTER = PRIVILEGES.index("painter")
PAINTER_VP = _ROW["painter"].vp


def _takes(converter: str) -> tuple[tuple[int, int], ...]:
    """Materials and points of a converter of the tables."""
    if converter in CRAFTSMEN:
        converts = FACTS.craftsmen[CRAFTSMEN.index(converter)].converts
        return tuple(
            (MATERIALS.index(word), converts[word]) for word in MATERIALS if word in converts
        )
    if converter == "assistant":
        return tuple((material, ASSISTANT_VP) for material in range(len(MATERIALS)))
    row = _ROW[converter]
    return ((MATERIALS.index(row.from_material), row.vp),)


TAKES = tuple(_takes(converter) for converter in CONVERTERS)
"""The materials that a converter takes, each with the points for a unit; the Brickmaker's are 0."""
CONVERTED_VP = tuple(
    tuple(dict(takes).get(material, 0) for material in range(len(MATERIALS))) for takes in TAKES
)
"""CONVERTED_VP[converter][material]: points for a unit, 0 if it is not taken."""


def card_of(converter: int, colour: int) -> int:
    """The card that converts for the player of a colour."""
    if converter < FIRST_PRIVILEGE_CONVERTER:
        return colour * len(CRAFTSMEN) + converter
    return FIRST_PRIVILEGE + PRIVILEGES.index(CONVERTERS[converter])


BY_PRIVILEGES = sum(1 << converter for converter in range(len(CRAFTSMEN), CONVERTER_COUNT))
"""The number of craftsmen: a mask of privileges shifted by this is one of converters."""

TAKERS = tuple(
    sum(
        1 << converter
        for converter, takes in enumerate(TAKES)
        if any(kinds >> material & 1 for material, _ in takes)
    )
    for kinds in range(1 << len(MATERIALS))
)
"""The mask of the converters with something to take, by the mask of the available materials."""

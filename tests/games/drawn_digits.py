"""How tall the digits are that are part of a drawing.

Drawings have no text: a digit is a line, and the same digit is the same line everywhere.
"""

import re
import xml.etree.ElementTree as ET
from functools import cache

from burgundy_desktop import assets

_LARGE = (
    "M23 20L34 12V52M24 52H44",
    "M20 22Q21 11 32 11Q44 11.5 44 22Q44 29 34 38L20 52H45.5",
    "M20 14.5Q26 11 32 11Q43 11.5 43 21Q43 30 32 30.5Q45 31 45 41.5Q44.5 53 31 53Q24 53 19 49.5",
    "M38 53V11L17.5 41H47",
)
_ON_TILES = (
    "M.9 2.4L3.4 .5V9.5",
    "M.7 2.9Q.8 .5 3 .5Q5.3 .5 5.3 2.9Q5.3 4.8 .7 9.5H5.5",
    "M.9 .5H5.1L2.6 3.9Q5.5 4 5.5 6.7Q5.5 9.5 2.9 9.5Q1.2 9.5 .5 8.2",
    "M4.2 9.5V.5L.4 6.8H5.8",
    "M5 .5H1.5L1.1 4.2Q2 3.6 3 3.6Q5.5 3.8 5.5 6.5Q5.5 9.5 2.7 9.5Q1.2 9.5 ",
    "M4.8 .6Q.6 1.6 .6 6.4Q.6 9.5 3.1 9.5Q5.5 9.4 5.5 6.7Q5.5 4.2 3.2 4.2Q1",
    "M.5 .5H5.4L2.2 9.5",
    "M1.2 9.4Q5.4 8.4 5.4 3.6Q5.4 .5 2.9 .5Q.5 .6 .5 3.3Q.5 5.8 2.8 5.8Q5 5",
    "M3 .5Q5.5 .5 5.5 5Q5.5 9.5 3 9.5Q.5 9.5 .5 5Q.5 .5 3 .5Z",
)
_ON_BONUS_CARDS = (
    "M7.5 7.5L13 3V26M7 26H19",
    "M5.5 9.5Q6 3 12.5 3Q19 3 19 9Q19 13 13 18L5.5 26H19.5V22",
    "M5.5 7.5Q7.5 3 12.5 3Q18.5 3 18.5 8.5Q18.5 13.6 12 14Q19.5 14.4 19.5 2",
    "M15.5 26V3L4 19H20.5M11.5 26H19.5",
)
_HEIGHTS = (
    dict.fromkeys(_LARGE, 41.0)
    | dict.fromkeys(_ON_TILES, 9.0)
    | dict.fromkeys(_ON_BONUS_CARDS, 23.0)
)
"""The height of each digit in units of its own box, by the beginning of its line."""
_SCALE = re.compile(r"scale\(([\d.]+)\)")


@cache
def least_digit(sprite):
    """The height of the smallest digit on a drawing, as a share of the drawing's width; None
    without digits.
    """
    root = ET.parse(assets.resource(f"{sprite}.svg")).getroot()
    found = list(_heights(root, 1.0))
    return min(found) / float(root.get("viewBox").split()[2]) if found else None


def _heights(node, scale):
    for factor in _SCALE.findall(node.get("transform", "")):
        scale *= float(factor)
    for line, height in _HEIGHTS.items():
        if node.get("d", "").startswith(line):
            yield height * scale
    for child in node:
        yield from _heights(child, scale)

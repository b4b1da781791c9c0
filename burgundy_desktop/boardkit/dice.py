"""The drawings of dice."""

from __future__ import annotations

import re
from functools import cache

_FACE = re.compile(r"(.*_)([1-6])")
_TURNS = 4


def die_face(stem: str, pips: int) -> str:
    """The drawing of a face: "…/die_white" and 3 give "…/die_white_3"."""
    return f"{stem}_{pips}"


@cache
def faces_on_the_way(sprite: str) -> tuple[str, ...]:
    """Four faces that a die shows while it rolls; the last one is `sprite`. The same roll always
    has the same faces: pictures depend on the game only.
    """
    found = _FACE.fullmatch(sprite)
    if found is None:
        return (sprite,)
    last = int(found[2])
    pips = [(last - 1 + step * 5) % 6 + 1 for step in range(_TURNS - 1, -1, -1)]
    return tuple(die_face(found[1][:-1], pip) for pip in pips)

"""The drawings of dice."""

from __future__ import annotations


def die_face(stem: str, pips: int) -> str:
    """The drawing of a face: "…/die_white" and 3 give "…/die_white_3"."""
    return f"{stem}_{pips}"


def stem_and_pips(sprite: str) -> tuple[str, int]:
    """The inverse: "…/die_white_3" gives "…/die_white" and 3."""
    stem, _, pips = sprite.rpartition("_")
    return stem, int(pips)

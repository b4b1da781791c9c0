"""Parts of the drawings of Boonlake, as text."""

from pathlib import Path

import drawing_parts
from drawing_parts import placed, svg

__all__ = ["GAME", "PIECES", "body", "placed", "svg"]

GAME = Path(__file__).resolve().parents[1] / "resources" / "games" / "boonlake"
PIECES = GAME / "pieces"


def body(name: str, *, shadow: bool = False) -> str:
    """The content of a drawing of Boonlake. Raises ValueError as `drawing_parts.body` does."""
    return drawing_parts.body(PIECES / f"{name}.svg", shadow=shadow)

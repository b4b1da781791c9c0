"""The teacher: from which cost on it says a word before a move is played."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.noise import SURE

OFF: Final = "off"
COSTS: Final = {"gentle": 0.10, "usual": 0.05, "strict": 0.03}
"""The share of the win that a move has to cost, by how strict the teacher is."""
TEACHERS: Final = (OFF, *COSTS)


def is_worth_a_word(teacher: str, share: float, error: float) -> bool:
    """Whether this teacher warns of a move with this cost, known with this standard error."""
    return share > SURE * error and share >= COSTS[teacher]

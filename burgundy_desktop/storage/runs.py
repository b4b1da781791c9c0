"""Runs: games of a kind in a row that one person has won, or lost, against the same level."""

from __future__ import annotations

from typing import Final

import attrs
from attrs import validators

LONG_ENOUGH: Final = 3
"""After so many games in a row another level is nearer to the player."""
MOST: Final = 1_000_000


@attrs.frozen
class Run:
    """A run in one game. `level` is that of the opponents, or the difficulty of an automaton."""

    level: str = attrs.field(default="", validator=validators.matches_re(r"[a-z_]{0,40}"))
    games: int = attrs.field(
        default=0, validator=validators.and_(validators.ge(-MOST), validators.le(MOST))
    )
    """How many games it has; below 0 if they were lost."""
    last: str = attrs.field(default="", validator=validators.matches_re(r"[0-9a-f]{0,32}"))
    """The id of the game that was counted last."""
    is_told: bool = False
    """Whether another level was offered in this run."""

    @property
    def is_due(self) -> bool:
        """Whether another level is to be offered now."""
        return abs(self.games) >= LONG_ENOUGH and not self.is_told

    def with_game(self, game: str, level: str, result: int) -> Run:
        """The run after one more game, won (1), lost (-1) or shared (0). A game counts once."""
        if game == self.last:
            return self
        if level != self.level or self.games * result <= 0:
            return Run(level, result, game)
        return attrs.evolve(self, games=max(-MOST, min(self.games + result, MOST)), last=game)

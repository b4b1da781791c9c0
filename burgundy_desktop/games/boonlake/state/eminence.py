"""The Eminence and its deck of solo tiles."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.games.boonlake.tables.solo import DIRECTIONS


@attrs.define
class Eminence:
    """The automaton against a lone player. It is the seat after the last one, and never decides."""

    deck: tuple[int, ...]
    """Hidden but for the direction of the top tile, which is the last one: four times the tile
    plus its direction. In an observation the top is `covered(direction)`, the others `HIDDEN`."""
    in_game: tuple[int, ...]
    """The solo tiles of this game."""
    scored: list[int]
    vp: int = 0
    seen: tuple[int, ...] = ()
    """Tiles revealed since the deck was last shuffled, the present one last."""
    houses: int = 0
    """Houses gone from the solo board; the next two fields are settlements and cattle."""
    settlements: int = 0
    cattle: int = 0
    homes: int = 0
    towns: int = 0
    herd: tuple[int, ...] = ()
    cactus: int = 0
    preferred: int = 0
    """The preferred location of this turn, 0 before the first."""

    def copy(self) -> Eminence:
        """A copy that shares nothing mutable."""
        return Eminence(
            self.deck,
            self.in_game,
            self.scored.copy(),
            self.vp,
            self.seen,
            self.houses,
            self.settlements,
            self.cattle,
            self.homes,
            self.towns,
            self.herd,
            self.cactus,
            self.preferred,
        )

    @property
    def sites(self) -> int:
        """Mask of all sites where it has something."""
        return self.homes | self.towns


def covered(direction: int) -> int:
    """A solo tile with only its direction visible."""
    return -2 - direction


def direction_of(tile: int) -> int:
    """The direction of a solo tile in the deck, face up or covered."""
    return tile & 3 if tile >= 0 else -2 - tile


def turned_deck(tiles: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """A shuffled deck of these solo tiles, each turned at random."""
    deck = list(tiles)
    chance.shuffle(deck)
    return tuple(4 * tile + chance.below(DIRECTIONS) for tile in deck)

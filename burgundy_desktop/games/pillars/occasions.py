"""What is worth a word in the card game of the Pillars of the Earth."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.occasions import Occasion, Occasions
from burgundy_desktop.games.pillars import events as e

GOOD_HAND: Final = 12
"""So many points make a good hand."""
WASTE: Final = 3
"""So much lost material hurts."""


def _privilege(event: e.PrivilegeWon) -> Occasion:
    return Occasion("privilege", event.seat, 2)


def _king(event: e.KingsTrick) -> Occasion:
    return Occasion("king", event.played_by, 1)


def _hand(event: e.HandScored) -> Occasion | None:
    if not event.points:
        return Occasion("no_points", event.seat, 3, own=True)
    return Occasion("good_hand", event.seat, 2, event.points) if event.points >= GOOD_HAND else None


def _kept(event: e.MaterialsKept) -> Occasion | None:
    return Occasion("waste", event.seat, 2, own=True) if sum(event.lost) >= WASTE else None


OCCASIONS: Final = Occasions(
    phases=frozenset({e.HandDealt}),
    found={
        e.PrivilegeWon: _privilege,
        e.KingsTrick: _king,
        e.HandScored: _hand,
        e.MaterialsKept: _kept,
    },
)

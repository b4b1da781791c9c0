"""What is worth a word in The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.occasions import Occasion, Occasions
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.tables.board import PHASES
from burgundy_desktop.games.castles.tables.pieces import ANIMAL

HERD: Final = 6
"""So many animals of a kind that score together are a herd."""
REGION: Final = 5
"""A region of so many spaces is large."""
SALE: Final = 3
"""So many goods sold at once are a good sale."""
MINES: Final = 3
"""So many Silverlings from mines at the end of a phase are a good yield."""
ANIMALS: Final = "animals"
MINE: Final = "mine"


def _herd(event: PointsScored) -> Occasion | None:
    if event.reason != ANIMALS or event.points < HERD:
        return None
    return Occasion("herd", event.seat, 2, event.points)


def _region(event: e.RegionCompleted) -> Occasion | None:
    if event.size < REGION or event.kind == ANIMAL:
        return None
    return Occasion("region", event.seat, 2, event.size)


def _bonus(event: e.BonusTileTaken) -> Occasion:
    if event.large:
        return Occasion("bonus", event.seat, 3)
    return Occasion("too_late", event.seat, 3, own=True)


def _sale(event: e.GoodsSold) -> Occasion | None:
    return Occasion("sale", event.seat, 1, event.count) if event.count >= SALE else None


def _mines(event: e.SilverGained) -> Occasion | None:
    if event.reason != MINE or event.silver < MINES:
        return None
    return Occasion("mines", event.seat, 2, event.silver)


def _phase(event: e.PhaseStarted) -> Occasion | None:
    return Occasion("last_phase", None, 1) if event.phase == len(PHASES) - 1 else None


OCCASIONS: Final = Occasions(
    phases=frozenset({e.PhaseStarted}),
    found={
        PointsScored: _herd,
        e.RegionCompleted: _region,
        e.BonusTileTaken: _bonus,
        e.GoodsSold: _sale,
        e.SilverGained: _mines,
        e.PhaseStarted: _phase,
    },
)

"""What is worth a word in Boonlake."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.occasions import Occasion, Occasions
from burgundy_desktop.games.boonlake import events as e


def _lock(event: e.LockPassed) -> Occasion:
    return Occasion("lock", event.seat, 2)


def _region(event: e.RegionCovered) -> Occasion:
    return Occasion("region", event.seat, 1)


def _lever(event: e.LeverPlaced) -> Occasion:
    return Occasion("lever", event.seat, 1)


def _level(event: e.LevelCleared) -> Occasion:
    return Occasion("level", event.seat, 2)


def _project(event: e.ProjectDone) -> Occasion:
    return Occasion("project", event.seat, 3)


def _settlement(event: e.SettlementBuilt) -> Occasion:
    return Occasion("settlement", event.seat, 1)


def _no_points(event: e.TileScored) -> Occasion | None:
    is_missed = event.own and not event.met
    return Occasion("missed", event.seat, 3, own=True) if is_missed else None


OCCASIONS: Final = Occasions(
    phases=frozenset({e.ScoringEnded}),
    found={
        e.LockPassed: _lock,
        e.RegionCovered: _region,
        e.LeverPlaced: _lever,
        e.LevelCleared: _level,
        e.ProjectDone: _project,
        e.SettlementBuilt: _settlement,
        e.TileScored: _no_points,
    },
)

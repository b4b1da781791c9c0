"""What is worth a word in Caylus."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core.occasions import Occasion, Occasions
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY, PRESTIGE_BUILDING

BATCHES: Final = 2
"""So many batches of a turn are worth a word."""


def _batches(event: e.BuildingStopped) -> Occasion | None:
    return Occasion("batches", event.seat, 2, event.batches) if event.batches >= BATCHES else None


def _best_builder(event: e.BestBuilder) -> Occasion:
    return Occasion("best_builder", event.seat, 1)


def _built(event: e.BuildingBuilt) -> Occasion | None:
    if CATEGORY[event.building] != PRESTIGE_BUILDING:
        return None
    return Occasion("prestige", event.seat, 3)


def _residence(event: e.BuildingTransformed) -> Occasion:
    return Occasion("residence", event.seat, 1)


def _section(event: e.SectionCounted) -> Occasion | None:
    return None if event.houses else Occasion("no_house", event.seat, 3, own=True)


def _home(event: e.WorkerWentHome) -> Occasion | None:
    if event.why != "not_reached":
        return None
    return Occasion("not_reached", event.seat, 1, own=True)


OCCASIONS: Final = Occasions(
    phases=frozenset({e.TurnStarted}),
    found={
        e.BuildingStopped: _batches,
        e.BestBuilder: _best_builder,
        e.BuildingBuilt: _built,
        e.BuildingTransformed: _residence,
        e.SectionCounted: _section,
        e.WorkerWentHome: _home,
    },
)

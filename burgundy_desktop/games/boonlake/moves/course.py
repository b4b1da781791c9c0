"""The setup, the action tile and the ship of a turn, passing."""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target


@attrs.frozen(cache_hash=True)
class KeepTile:
    """Keep one of the two dealt scoring tiles. Setup."""

    tile: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("scoring", self.tile),)


@attrs.frozen(cache_hash=True)
class StartSite:
    """Build the first production site. Setup."""

    resource: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("production", self.resource),)


@attrs.frozen(cache_hash=True)
class ChooseAction:
    """Take an action tile from the action board. Phase A."""

    action: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("action", self.action),)


@attrs.frozen(cache_hash=True)
class Sail:
    """Move the ship to a space of the river. Phase B."""

    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("space", self.space),)


@attrs.frozen(cache_hash=True)
class Pass:
    """Decline the offer, or do no more of it."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("pass"),)


keep_tile = cache(KeepTile)
start_site = cache(StartSite)
choose_action = cache(ChooseAction)
sail = cache(Sail)
PASS = Pass()

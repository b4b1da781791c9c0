"""Inhabitants, production sites, vases, income tracks, canoes."""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.boonlake.tables.words import CANOE_UPSTREAM


@attrs.frozen(cache_hash=True)
class RecruitForCoins:
    """Buy an inhabitant for coins."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("recruit", 0),)


@attrs.frozen(cache_hash=True)
class RecruitForCards:
    """Buy an inhabitant for cards; which ones is asked next."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("recruit", 1),)


@attrs.frozen(cache_hash=True)
class Produce:
    """Build a production site, or turn it to level 2."""

    resource: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("production", self.resource),)


@attrs.frozen(cache_hash=True)
class TakeVase:
    """Take a vase in place of a production site."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("vase"),)


@attrs.frozen(cache_hash=True)
class AdvanceTrack:
    """Make all steps of a site on one income track."""

    track: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("track", self.track),)


@attrs.frozen(cache_hash=True)
class MoveCanoe:
    """Move a canoe between sections of the canal. At any time."""

    section: int
    to: int
    by_lever: bool

    @property
    def targets(self) -> tuple[Target, ...]:
        way = target("canoe", self.section), target("canal", self.to)
        if self.to > self.section:
            return way
        return (target("lever", CANOE_UPSTREAM) if self.by_lever else target("pay_canoe"), *way)


RECRUIT_FOR_COINS = RecruitForCoins()
RECRUIT_FOR_CARDS = RecruitForCards()
produce = cache(Produce)
TAKE_VASE = TakeVase()
advance_track = cache(AdvanceTrack)
move_canoe = cache(MoveCanoe)

"""Cards of the hand and special projects: played, sold, discarded, drawn."""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target


@attrs.frozen(cache_hash=True)
class PlayCard:
    """Play a card of the hand, its resources made available by a plan."""

    card: int
    plan: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("card", self.card), target("plan", self.plan))


@attrs.frozen(cache_hash=True)
class DoProject:
    """Realize the special project of a scoring tile, its resources made available by a plan."""

    tile: int
    plan: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("project", self.tile), target("plan", self.plan))


@attrs.frozen(cache_hash=True)
class SellCard:
    """Discard a card for coins, in place of playing one."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("card", self.card), target("sell"))


@attrs.frozen(cache_hash=True)
class SkipCard:
    """Forgo a card opportunity, and use a lever for it."""

    lever: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("skip"), target("lever", self.lever))


@attrs.frozen(cache_hash=True)
class DrawCards:
    """Draw as offered: two cards by the builder, one by progress."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("draw"),)


@attrs.frozen(cache_hash=True)
class DiscardCard:
    """Discard a card as a cost; it brings no coins."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("card", self.card),)


@attrs.frozen(cache_hash=True)
class Trade:
    """Make an exchange that a played card offers."""

    exchange: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("exchange", self.exchange),)


play_card = cache(PlayCard)
do_project = cache(DoProject)
sell_card = cache(SellCard)
skip_card = cache(SkipCard)
DRAW_CARDS = DrawCards()
discard_card = cache(DiscardCard)
trade = cache(Trade)

"""Levers: placed, used, pushed up."""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.boonlake.tables import words


@attrs.frozen(cache_hash=True)
class Modernize:
    """Place a lever in an empty slot. As a follow part of progress it costs an inhabitant too."""

    lever: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", self.lever),)


@attrs.frozen(cache_hash=True)
class ForgoForVase:
    """Forgo the own follow part: take a vase by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take_vase"), target("lever", words.FORGO_VASE))


@attrs.frozen(cache_hash=True)
class ForgoToSellVase:
    """Forgo the own follow part: give a vase for coins by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("sell_vase"), target("lever", words.FORGO_VASE))


@attrs.frozen(cache_hash=True)
class ForgoToModernize:
    """Forgo the own follow part: modernize by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("forgo"), target("lever", words.FORGO_MODERNIZE))


@attrs.frozen(cache_hash=True)
class ForgoToDevelop:
    """Forgo the own follow part: develop by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("forgo"), target("lever", words.FORGO_DEVELOP))


@attrs.frozen(cache_hash=True)
class ResetLever:
    """Push a used lever up again."""

    lever: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", self.lever),)


@attrs.frozen(cache_hash=True)
class LeverCoins:
    """Take the coins of `resource_or_2` or `resource_and_5`. At any time."""

    lever: int

    @property
    def targets(self) -> tuple[Target, ...]:
        how = "take_five" if self.lever == words.RESOURCE_AND_5 else "take_coins"
        return (target(how), target("lever", self.lever))


@attrs.frozen(cache_hash=True)
class LeverCards:
    """Draw the cards of `resource_or_2`. At any time."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take_cards"), target("lever", words.RESOURCE_OR_2))


@attrs.frozen(cache_hash=True)
class LeverInhabitant:
    """Discard cards for an inhabitant and points. At any time; which cards is asked next."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take_inhabitant"), target("lever", words.CARDS_TO_INHABITANT))


modernize = cache(Modernize)
FORGO_FOR_VASE = ForgoForVase()
FORGO_TO_SELL_VASE = ForgoToSellVase()
FORGO_TO_MODERNIZE = ForgoToModernize()
FORGO_TO_DEVELOP = ForgoToDevelop()
reset_lever = cache(ResetLever)
lever_coins = cache(LeverCoins)
LEVER_CARDS = LeverCards()
LEVER_INHABITANT = LeverInhabitant()

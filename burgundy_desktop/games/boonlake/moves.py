"""The decisions of Boonlake, one frozen class each.

Every move is built once and handed out again. The last target of a move is where it ends; a click
on it plays the move once it is the only one left. What can be meant in different ways has a target
of its own for the way: "plan" (levers and canoes, `tables.paying`), "terms" (`terms_of`) and
"payment" (`payment_of`).
"""

from __future__ import annotations

from functools import cache

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.boonlake.tables.words import (
    CANOE_UPSTREAM,
    CARDS_TO_INHABITANT,
    FORGO_DEVELOP,
    FORGO_MODERNIZE,
    FORGO_VASE,
    REGION_VP,
    RESOURCE_AND_5,
    RESOURCE_OR_2,
    TILE_INHABITANT,
)

BY_LEVER = 8
"""Added to the number of losses in `terms_of`: the lever `settlement_cheaper` is used."""

REFUSED = 0
"""A payment that is not made."""


def terms_of(losses: int, by_lever: bool = False) -> int:
    """How inhabitants are given up: so many of the extra ones are replaced by a loss of points."""
    return losses + BY_LEVER * by_lever


def payment_of(kind: int, pieces: int) -> int:
    """What a pay tile is paid with: inhabitants or vases, the rest in coins.

    `kind` is a condition of `tables.words.CONDITIONS`.
    """
    return 16 * kind + 1 + pieces


def pieces_of(payment: int) -> int:
    """Inhabitants or vases of a payment that is made."""
    return payment % 16 - 1


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
    """Draw what the offer says: two cards by the builder, one by progress."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("draw"),)


@attrs.frozen(cache_hash=True)
class Explore:
    """Reveal the next grey tile."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("explore"),)


@attrs.frozen(cache_hash=True)
class PlaceTile:
    """Put the revealed tile on a location."""

    location: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("location", self.location),)


@attrs.frozen(cache_hash=True)
class PlacePasture:
    """Put a cattle pasture on a location."""

    location: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("location", self.location),)


@attrs.frozen(cache_hash=True)
class UseTileLever:
    """Take an inhabitant for a placed tile."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", TILE_INHABITANT),)


@attrs.frozen(cache_hash=True)
class Settle:
    """Expand: put an inhabitant on an empty building site."""

    site: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("site", self.site),)


@attrs.frozen(cache_hash=True)
class BuildHouse:
    """Develop an inhabitant into a house."""

    site: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("site", self.site),)


@attrs.frozen(cache_hash=True)
class BuildSettlement:
    """Develop a house into a settlement on these terms."""

    site: int
    terms: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("terms", self.terms), target("site", self.site))


@attrs.frozen(cache_hash=True)
class PlaceCattle:
    """Place a cattle piece on a pasture on these terms."""

    location: int
    terms: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("terms", self.terms), target("location", self.location))


@attrs.frozen(cache_hash=True)
class CoverRegion:
    """Choose the region whose label is covered."""

    region: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("region", self.region),)


@attrs.frozen(cache_hash=True)
class TakeRegionCoins:
    """Take the coins of a region scoring."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take"),)


@attrs.frozen(cache_hash=True)
class TakeRegionPoints:
    """Take the coins of a region scoring, and points by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", REGION_VP),)


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
        return (target("take_vase"), target("lever", FORGO_VASE))


@attrs.frozen(cache_hash=True)
class ForgoToSellVase:
    """Forgo the own follow part: give a vase for coins by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("sell_vase"), target("lever", FORGO_VASE))


@attrs.frozen(cache_hash=True)
class ForgoToModernize:
    """Forgo the own follow part: modernize by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("forgo"), target("lever", FORGO_MODERNIZE))


@attrs.frozen(cache_hash=True)
class ForgoToDevelop:
    """Forgo the own follow part: develop by the lever."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("forgo"), target("lever", FORGO_DEVELOP))


@attrs.frozen(cache_hash=True)
class Sail:
    """Move the ship to a space of the river. Phase B."""

    space: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("space", self.space),)


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


@attrs.frozen(cache_hash=True)
class ResetLever:
    """Push a used lever up again."""

    lever: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("lever", self.lever),)


@attrs.frozen(cache_hash=True)
class ScoreTile:
    """Put the scoring marker on a scoring tile; a pay tile is paid, or not. Interim scoring.

    `payment` is `REFUSED` or a number of `payment_of`; other tiles have none, and `REFUSED`.
    """

    tile: int
    payment: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("payment", self.payment), target("scoring", self.tile))


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


@attrs.frozen(cache_hash=True)
class LeverCoins:
    """Take the coins of `resource_or_2` or `resource_and_5`. At any time."""

    lever: int

    @property
    def targets(self) -> tuple[Target, ...]:
        how = "take_five" if self.lever == RESOURCE_AND_5 else "take_coins"
        return (target(how), target("lever", self.lever))


@attrs.frozen(cache_hash=True)
class LeverCards:
    """Draw the cards of `resource_or_2`. At any time."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take_cards"), target("lever", RESOURCE_OR_2))


@attrs.frozen(cache_hash=True)
class LeverInhabitant:
    """Discard cards for an inhabitant and points. At any time; which cards is asked next."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("take_inhabitant"), target("lever", CARDS_TO_INHABITANT))


@attrs.frozen(cache_hash=True)
class Pass:
    """Do without what is offered, or do no more of it."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("pass"),)


BoonlakeMove = (
    KeepTile
    | StartSite
    | ChooseAction
    | PlayCard
    | DoProject
    | SellCard
    | SkipCard
    | DrawCards
    | Explore
    | PlaceTile
    | PlacePasture
    | UseTileLever
    | Settle
    | BuildHouse
    | BuildSettlement
    | PlaceCattle
    | CoverRegion
    | TakeRegionCoins
    | TakeRegionPoints
    | RecruitForCoins
    | RecruitForCards
    | Modernize
    | ForgoForVase
    | ForgoToSellVase
    | ForgoToModernize
    | ForgoToDevelop
    | Sail
    | Produce
    | TakeVase
    | AdvanceTrack
    | DiscardCard
    | Trade
    | ResetLever
    | ScoreTile
    | MoveCanoe
    | LeverCoins
    | LeverCards
    | LeverInhabitant
    | Pass
)

MOVE_TYPES: tuple[type, ...] = (
    KeepTile,
    StartSite,
    ChooseAction,
    PlayCard,
    DoProject,
    SellCard,
    SkipCard,
    DrawCards,
    Explore,
    PlaceTile,
    PlacePasture,
    UseTileLever,
    Settle,
    BuildHouse,
    BuildSettlement,
    PlaceCattle,
    CoverRegion,
    TakeRegionCoins,
    TakeRegionPoints,
    RecruitForCoins,
    RecruitForCards,
    Modernize,
    ForgoForVase,
    ForgoToSellVase,
    ForgoToModernize,
    ForgoToDevelop,
    Sail,
    Produce,
    TakeVase,
    AdvanceTrack,
    DiscardCard,
    Trade,
    ResetLever,
    ScoreTile,
    MoveCanoe,
    LeverCoins,
    LeverCards,
    LeverInhabitant,
    Pass,
)

keep_tile = cache(KeepTile)
start_site = cache(StartSite)
choose_action = cache(ChooseAction)
play_card = cache(PlayCard)
do_project = cache(DoProject)
sell_card = cache(SellCard)
skip_card = cache(SkipCard)
place_tile = cache(PlaceTile)
place_pasture = cache(PlacePasture)
settle = cache(Settle)
build_house = cache(BuildHouse)
build_settlement = cache(BuildSettlement)
place_cattle = cache(PlaceCattle)
cover_region = cache(CoverRegion)
modernize = cache(Modernize)
sail = cache(Sail)
produce = cache(Produce)
advance_track = cache(AdvanceTrack)
discard_card = cache(DiscardCard)
trade = cache(Trade)
reset_lever = cache(ResetLever)
score_tile = cache(ScoreTile)
move_canoe = cache(MoveCanoe)
lever_coins = cache(LeverCoins)
DRAW_CARDS = DrawCards()
EXPLORE = Explore()
USE_TILE_LEVER = UseTileLever()
TAKE_REGION_COINS = TakeRegionCoins()
TAKE_REGION_POINTS = TakeRegionPoints()
RECRUIT_FOR_COINS = RecruitForCoins()
RECRUIT_FOR_CARDS = RecruitForCards()
FORGO_FOR_VASE = ForgoForVase()
FORGO_TO_SELL_VASE = ForgoToSellVase()
FORGO_TO_MODERNIZE = ForgoToModernize()
FORGO_TO_DEVELOP = ForgoToDevelop()
TAKE_VASE = TakeVase()
LEVER_CARDS = LeverCards()
LEVER_INHABITANT = LeverInhabitant()
PASS = Pass()

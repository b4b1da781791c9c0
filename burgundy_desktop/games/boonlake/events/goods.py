"""What players get, pay and use: coins, vases, inhabitants, cards, levers, sites, tracks."""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat

# The `source` of coins, vases, inhabitants or cards in events.
BY_ACTION = "action"  # builder's coins, recruitment, pioneer's and builder's cards, progress
BY_SELLING = "selling"
BY_LOCATION = "location"
BY_NO_SPACE = "no_space"
BY_SITE = "site"
BY_CARD = "card"
BY_EXCHANGE = "exchange"
BY_PROJECT = "project"
BY_HOUSES = "houses"
BY_LABEL = "label"
BY_REGION = "region"
BY_RIVER = "river"
BY_HARBOUR = "harbour"
BY_TRACK = "track"
BY_INCOME = "income"
BY_BOARD = "board"
BY_LEVER = "lever"
BY_LEVEL = "level"
BY_RECRUITING = "recruiting"
SOURCES = (
    BY_ACTION,
    BY_SELLING,
    BY_LOCATION,
    BY_NO_SPACE,
    BY_SITE,
    BY_CARD,
    BY_EXCHANGE,
    BY_PROJECT,
    BY_HOUSES,
    BY_LABEL,
    BY_REGION,
    BY_RIVER,
    BY_HARBOUR,
    BY_TRACK,
    BY_INCOME,
    BY_BOARD,
    BY_LEVER,
    BY_LEVEL,
    BY_RECRUITING,
)


@attrs.frozen
class CoinsGained(Event):
    """Coins from the supply."""

    seat: Seat
    coins: int
    source: str
    place: int = -1


@attrs.frozen
class CoinsPaid(Event):
    """Coins to the supply; `reason` is "card", "project", "canoe", "site", "lever", "recruit",
    "exchange" or "scoring_tile".
    """

    seat: Seat
    coins: int
    reason: str


@attrs.frozen
class VasesGained(Event):
    """Vases from the supply."""

    seat: Seat
    vases: int
    source: str
    place: int = -1


@attrs.frozen
class VasesPaid(Event):
    """Vases to the supply; `reason` is "card", "lever", "exchange" or "scoring_tile"."""

    seat: Seat
    vases: int
    reason: str


@attrs.frozen
class InhabitantsGained(Event):
    """Inhabitants from the supply, or from the player board (`source` "level"), to the ranch.

    `missed` more were not in the supply.
    """

    seat: Seat
    inhabitants: int
    source: str
    place: int = -1
    missed: int = 0


@attrs.frozen
class InhabitantsGiven(Event):
    """Inhabitants from the ranch to the supply; `reason` is "house", "settlement", "cattle",
    "progress", "exchange" or "scoring_tile".
    """

    seat: Seat
    inhabitants: int
    reason: str


@attrs.frozen
class CardsDrawn(Event):
    """Cards from the draw pile to a hand; `missed` more were nowhere."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: int
    source: str
    place: int = -1
    missed: int = 0


@attrs.frozen
class PileReshuffled(Event):
    """The discard pile, `count` cards, becomes the draw pile."""

    reveals: ClassVar[bool] = True
    count: int


@attrs.frozen
class CardDiscarded(Event):
    """A card of a hand goes to the discard pile; `why` is "selling" or one of DISCARD_REASONS."""

    seat: Seat
    card: int
    why: str


@attrs.frozen
class CardPlayed(Event):
    """A card lies in front of its player; what it brings follows. `price` is in coins."""

    seat: Seat
    card: int
    price: int
    plan: int


@attrs.frozen
class ProjectDone(Event):
    """A special project was realized, in the slot of a scoring tile. `own`: its points count twice.

    `marked`: an inhabitant stands above it.
    """

    seat: Seat
    tile: int
    slot: int
    price: int
    plan: int
    own: bool
    marked: bool


@attrs.frozen
class CanoeMoved(Event):
    """A canoe moved between sections of the canal; `coins` is what it cost."""

    seat: Seat
    section: int
    to: int
    coins: int


@attrs.frozen
class LeverUsed(Event):
    """A lever was pushed down; `how` tells ways of one lever apart: "joker", "coins", "cards",
    "take_vase", "sell_vase", or empty.
    """

    seat: Seat
    lever: int
    how: str = ""


@attrs.frozen
class LeverPlaced(Event):
    """A lever was placed in its slot, unused."""

    seat: Seat
    lever: int
    price: int


@attrs.frozen
class LeverReset(Event):
    """A used lever was pushed up by a card."""

    seat: Seat
    lever: int


@attrs.frozen
class SiteBuilt(Event):
    """A production site now has this level."""

    seat: Seat
    resource: int
    level: int
    source: str


@attrs.frozen
class SiteLost(Event):
    """A production site was shown, and it has level 2 already; `resource` -1: all have."""

    seat: Seat
    resource: int
    source: str


@attrs.frozen
class TrackAdvanced(Event):
    """A marker of an income track moved; `lost` more steps scored points."""

    seat: Seat
    track: int
    before: int
    after: int
    lost: int

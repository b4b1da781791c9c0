"""What happens in a game: read by the log, the animation and the tests.

Seats, cards, tiles, locations, sites, spaces, regions and levers are the indices of `tables`; the
Eminence is the seat after the last one. Points are told by `PointsScored`, right after what they
were scored for; its `place` is the location, card, space, slot or region that earned them. A loss
has negative points. No event names a card that only one player has seen.
"""

from __future__ import annotations

from typing import ClassVar

import attrs

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine

# What brought coins, vases, inhabitants or cards: the `source` of events.
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
class GameSetUp(Event):
    """Start player drawn, action tiles and starting tiles laid out, hands dealt.

    `order` is the turn order of the players; `tiles` are locations with their tiles.
    """

    reveals: ClassVar[bool] = True
    start: Seat
    order: tuple[Seat, ...]
    rows: tuple[int, ...]
    tiles: tuple[tuple[int, int], ...]
    coins: tuple[int, ...]
    solo_tiles: tuple[int, ...] = ()


@attrs.frozen
class TileKept(Event):
    """A player has chosen a scoring tile; which one is told when all have."""

    seat: Seat


@attrs.frozen
class ScoringTilesRevealed(Event):
    """The scoring tiles by slot; those of the players come first."""

    reveals: ClassVar[bool] = True
    tiles: tuple[int, ...]


@attrs.frozen
class TurnStarted(Event):
    """A player's turn begins; the Eminence's too."""

    seat: Seat
    round: int


@attrs.frozen
class ActionTaken(Event):
    """An action tile was taken from a row (from 0); the ship may move up to `movement`."""

    seat: Seat
    action: int
    row: int
    movement: int


@attrs.frozen
class FollowStarted(Event):
    """The follow part of a player begins."""

    seat: Seat
    action: int


@attrs.frozen
class Passed(Event):
    """A player did without what was offered; `step` is its kind (`state`).

    `forced`: nothing was possible, and nobody was asked.
    """

    seat: Seat
    step: int
    forced: bool = False


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
class TileRevealed(Event):
    """A grey tile was turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: int


@attrs.frozen
class TilePlaced(Event):
    """The revealed tile lies on a location."""

    seat: Seat
    tile: int
    location: int


@attrs.frozen
class PasturePlaced(Event):
    """A pasture lies on a location."""

    seat: Seat
    location: int


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
class Settled(Event):
    """An inhabitant went from the ranch to a building site."""

    seat: Seat
    site: int
    tile: int


@attrs.frozen
class HouseBuilt(Event):
    """An inhabitant on a site became a house. `from_aside`: none was on the player board."""

    seat: Seat
    site: int
    from_aside: bool


@attrs.frozen
class SettlementBuilt(Event):
    """A house on a site became a settlement, the player's `number`-th."""

    seat: Seat
    site: int
    number: int
    areas: int
    """Other inhabited areas around."""
    replaced: int
    """Extra inhabitants that cost points instead."""


@attrs.frozen
class CattlePlaced(Event):
    """A cattle piece, the player's `number`-th, is on a pasture."""

    seat: Seat
    location: int
    number: int
    replaced: int


@attrs.frozen
class LevelCleared(Event):
    """A level of the player board (from 0) is empty; its inhabitant goes to the ranch."""

    seat: Seat
    level: int


@attrs.frozen
class TrackAdvanced(Event):
    """A marker of an income track moved; `lost` more steps brought points."""

    seat: Seat
    track: int
    before: int
    after: int
    lost: int


@attrs.frozen
class RegionCovered(Event):
    """A region marker covers the label of a region."""

    seat: Seat
    region: int


@attrs.frozen
class NoRegionLeft(Event):
    """All labels are covered: region scoring has no effect."""

    seat: Seat


@attrs.frozen
class RegionScored(Event):
    """How many areas a side has in the three regions that are scored."""

    seat: Seat
    region: int
    areas: int


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
class ShipMoved(Event):
    """A ship moved along the way of the round: from an index of it to another."""

    seat: Seat
    round: int
    before: int
    after: int


@attrs.frozen
class LockPassed(Event):
    """A ship is the first one past a lock: interim scoring `scoring` follows.

    `later`: only after the last turn of the lap.
    """

    seat: Seat
    scoring: int
    later: bool


@attrs.frozen
class ActionsSlid(Event):
    """Phase C: the tiles below the gap slid up, the used one lies at the bottom."""

    rows: tuple[int, ...]


@attrs.frozen
class ScoringStarted(Event):
    """An interim scoring, 1 to 4, begins; `order` are the players in theirs."""

    scoring: int
    order: tuple[Seat, ...]


@attrs.frozen
class TileScored(Event):
    """A scoring marker lies on a scoring tile. `needed` and `had` tell what decided.

    Conditions with two values have both in `needed` and `had`. `paid`: how many inhabitants or
    vases, and how many coins, went for it.
    """

    seat: Seat
    scoring: int
    tile: int
    slot: int
    met: bool
    own: bool
    needed: tuple[int, ...]
    had: tuple[int, ...]
    paid: tuple[int, int] = (0, 0)


@attrs.frozen
class IncomeStarted(Event):
    """The income of a side in an interim scoring; what it brings follows."""

    seat: Seat
    scoring: int


@attrs.frozen
class LeversPushedUp(Event):
    """Used levers are up again; `unused` brought points."""

    seat: Seat
    unused: int
    pushed: int


@attrs.frozen
class ScoringEnded(Event):
    """An interim scoring is over; all region markers are off."""

    scoring: int


@attrs.frozen
class RoundStarted(Event):
    """Round 2: the ships lie at its start."""

    round: int
    at: int


@attrs.frozen
class FinalScoringStarted(Event):
    """The final scoring; for each seat the lines that it adds."""

    lines: tuple[ScoreLine, ...]


@attrs.frozen
class GameEnded(Event):
    """Who won."""

    winners: tuple[Seat, ...]


@attrs.frozen
class SidesCompared(Event):
    """Solo: both sides after an interim scoring (1 to 4), or at the end of the game (5).

    `lines` are those of both score sheets; the player wins a tie.
    """

    scoring: int
    player: Seat
    eminence: Seat
    lines: tuple[ScoreLine, ...]
    of_player: int
    of_eminence: int
    player_is_ahead: bool


@attrs.frozen
class EminenceStep(Event):
    """A step of the Eminence. Where it looked for a location: `preferred`, those it `skipped`
    with the reason for each, and the `location` that it took, 0 for none.

    Reasons: "taken", "not_adjacent", "no_tile", "no_site", "no_house", "not_best".
    """


@attrs.frozen
class EminenceRevealed(EminenceStep):
    """It turned its solo tile up. `direction` is that of the next one, -1 if the deck is empty."""

    reveals: ClassVar[bool] = True
    tile: int
    direction: int
    preferred: int
    reshuffled: bool


@attrs.frozen
class EminenceLooked(EminenceStep):
    """Step 1: the action tile in the bottom row, and what follows from it.

    `effect` is "structure", "cattle" or "cactus"; `times` how many structures or cactus steps.
    """

    action: int
    effect: str
    times: int
    cactus: int


@attrs.frozen
class EminenceChose(EminenceStep):
    """Step 2: of the actions on its tile it took the one whose action tile is highest.

    `considered` are all three with their rows, from 0.
    """

    action: int
    row: int
    movement: int
    considered: tuple[tuple[int, int], ...]


@attrs.frozen
class CactusAdvanced(EminenceStep):
    """Its marker moved on the cactus track; `lost` more steps were not possible."""

    before: int
    after: int
    lost: int


@attrs.frozen
class EminencePlacedTile(EminenceStep):
    """It revealed a grey tile and placed it."""

    reveals: ClassVar[bool] = True
    tile: int
    location: int
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminencePlacedPasture(EminenceStep):
    """It placed a pasture."""

    location: int
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminenceBuilt(EminenceStep):
    """It built a house or a settlement on a site.

    `rule` is "house" (it has no or one house on the map), "settlement" (it has more), or
    "second_tile" (the house of the pioneer).
    """

    rule: str
    site: int
    number: int
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminencePlacedCattle(EminenceStep):
    """It placed a cattle piece. `weighed` are the pastures with room: location, houses and
    settlements next to it, cattle on it. `skipped` is not empty if several were equal.
    """

    location: int
    number: int
    weighed: tuple[tuple[int, int, int], ...]
    preferred: int
    skipped: tuple[tuple[int, str], ...]


@attrs.frozen
class EminenceCoveredRegion(EminenceStep):
    """It covered a region. `weighed` are the uncovered ones from north to south, each with the
    areas of the player and its own.
    """

    region: int
    weighed: tuple[tuple[int, int, int], ...]


@attrs.frozen
class EminenceLost(EminenceStep):
    """An effect was lost: `what` is "tile", "pasture", "house", "settlement", "cattle" or "region".

    `why` is "none_left" (points follow for a house, settlement or cattle), "no_place" or
    "no_second_tile".
    """

    what: str
    why: str
    preferred: int = 0
    skipped: tuple[tuple[int, str], ...] = ()


EMINENCE_STEPS: tuple[type[Event], ...] = (
    EminenceRevealed,
    EminenceLooked,
    EminenceChose,
    CactusAdvanced,
    EminencePlacedTile,
    EminencePlacedPasture,
    EminenceBuilt,
    EminencePlacedCattle,
    EminenceCoveredRegion,
    EminenceLost,
)
"""What the Eminence does, one rule each: to be shown one by one."""

EVENT_TYPES: tuple[type[Event], ...] = (
    GameSetUp,
    TileKept,
    ScoringTilesRevealed,
    TurnStarted,
    ActionTaken,
    FollowStarted,
    Passed,
    CoinsGained,
    CoinsPaid,
    VasesGained,
    VasesPaid,
    InhabitantsGained,
    InhabitantsGiven,
    CardsDrawn,
    PileReshuffled,
    CardDiscarded,
    CanoeMoved,
    LeverUsed,
    CardPlayed,
    ProjectDone,
    TileRevealed,
    TilePlaced,
    PasturePlaced,
    SiteBuilt,
    SiteLost,
    Settled,
    HouseBuilt,
    SettlementBuilt,
    CattlePlaced,
    LevelCleared,
    TrackAdvanced,
    RegionCovered,
    NoRegionLeft,
    RegionScored,
    LeverPlaced,
    LeverReset,
    ShipMoved,
    LockPassed,
    ActionsSlid,
    ScoringStarted,
    TileScored,
    IncomeStarted,
    LeversPushedUp,
    ScoringEnded,
    RoundStarted,
    FinalScoringStarted,
    GameEnded,
    SidesCompared,
    *EMINENCE_STEPS,
    PointsScored,
)

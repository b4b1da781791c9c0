"""The decisions of Boonlake, one frozen class each.

Every move is built once and shared. The last target of a move completes it: a click there
plays the move once it is the only one left. Variants of a move have a separate target: "plan"
(levers and canoes, `queries.paying`), "terms" (`terms_of`) and "payment" (`payment_of`).

`course`    the setup, the action tile and the ship of a turn, passing
`cards`     cards of the hand and special projects: played, sold, discarded, drawn
`goods`     inhabitants, production sites, vases, income tracks, canoes
`land`      the map: tiles, pastures, and what stands on them
`levers`    levers: placed, used, pushed up
`scorings`  scoring tiles in an interim scoring, and what they are paid with
"""

from __future__ import annotations

from typing import get_args

from burgundy_desktop.games.boonlake.moves.cards import (
    DRAW_CARDS,
    DiscardCard,
    DoProject,
    DrawCards,
    PlayCard,
    SellCard,
    SkipCard,
    Trade,
    discard_card,
    do_project,
    play_card,
    sell_card,
    skip_card,
    trade,
)
from burgundy_desktop.games.boonlake.moves.course import (
    PASS,
    ChooseAction,
    KeepTile,
    Pass,
    Sail,
    StartSite,
    choose_action,
    keep_tile,
    sail,
    start_site,
)
from burgundy_desktop.games.boonlake.moves.goods import (
    RECRUIT_FOR_CARDS,
    RECRUIT_FOR_COINS,
    TAKE_VASE,
    AdvanceTrack,
    MoveCanoe,
    Produce,
    RecruitForCards,
    RecruitForCoins,
    TakeVase,
    advance_track,
    move_canoe,
    produce,
)
from burgundy_desktop.games.boonlake.moves.land import (
    BY_LEVER,
    EXPLORE,
    TAKE_REGION_COINS,
    TAKE_REGION_POINTS,
    USE_TILE_LEVER,
    BuildHouse,
    BuildSettlement,
    CoverRegion,
    Explore,
    PlaceCattle,
    PlacePasture,
    PlaceTile,
    Settle,
    TakeRegionCoins,
    TakeRegionPoints,
    UseTileLever,
    build_house,
    build_settlement,
    cover_region,
    place_cattle,
    place_pasture,
    place_tile,
    settle,
    terms_of,
)
from burgundy_desktop.games.boonlake.moves.levers import (
    FORGO_FOR_VASE,
    FORGO_TO_DEVELOP,
    FORGO_TO_MODERNIZE,
    FORGO_TO_SELL_VASE,
    LEVER_CARDS,
    LEVER_INHABITANT,
    ForgoForVase,
    ForgoToDevelop,
    ForgoToModernize,
    ForgoToSellVase,
    LeverCards,
    LeverCoins,
    LeverInhabitant,
    Modernize,
    ResetLever,
    lever_coins,
    modernize,
    reset_lever,
)
from burgundy_desktop.games.boonlake.moves.scorings import (
    REFUSED,
    ScoreTile,
    payment_of,
    pieces_of,
    score_tile,
)

__all__ = [
    "BY_LEVER",
    "DRAW_CARDS",
    "EXPLORE",
    "FORGO_FOR_VASE",
    "FORGO_TO_DEVELOP",
    "FORGO_TO_MODERNIZE",
    "FORGO_TO_SELL_VASE",
    "LEVER_CARDS",
    "LEVER_INHABITANT",
    "MOVE_TYPES",
    "PASS",
    "RECRUIT_FOR_CARDS",
    "RECRUIT_FOR_COINS",
    "REFUSED",
    "TAKE_REGION_COINS",
    "TAKE_REGION_POINTS",
    "TAKE_VASE",
    "USE_TILE_LEVER",
    "AdvanceTrack",
    "BoonlakeMove",
    "BuildHouse",
    "BuildSettlement",
    "ChooseAction",
    "CoverRegion",
    "DiscardCard",
    "DoProject",
    "DrawCards",
    "Explore",
    "ForgoForVase",
    "ForgoToDevelop",
    "ForgoToModernize",
    "ForgoToSellVase",
    "KeepTile",
    "LeverCards",
    "LeverCoins",
    "LeverInhabitant",
    "Modernize",
    "MoveCanoe",
    "Pass",
    "PlaceCattle",
    "PlacePasture",
    "PlaceTile",
    "PlayCard",
    "Produce",
    "RecruitForCards",
    "RecruitForCoins",
    "ResetLever",
    "Sail",
    "ScoreTile",
    "SellCard",
    "Settle",
    "SkipCard",
    "StartSite",
    "TakeRegionCoins",
    "TakeRegionPoints",
    "TakeVase",
    "Trade",
    "UseTileLever",
    "advance_track",
    "build_house",
    "build_settlement",
    "choose_action",
    "cover_region",
    "discard_card",
    "do_project",
    "keep_tile",
    "lever_coins",
    "modernize",
    "move_canoe",
    "payment_of",
    "pieces_of",
    "place_cattle",
    "place_pasture",
    "place_tile",
    "play_card",
    "produce",
    "reset_lever",
    "sail",
    "score_tile",
    "sell_card",
    "settle",
    "skip_card",
    "start_site",
    "terms_of",
    "trade",
]

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

MOVE_TYPES: tuple[type, ...] = get_args(BoonlakeMove)

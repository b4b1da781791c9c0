"""The animation of the events of Boonlake.

`stage`  where things lie       `goods`  coins, cards, points: what comes and goes
`land`   tiles, people, ships, and the action tiles
`scoring`  the ceremony of an interim scoring
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from burgundy_desktop.boardkit.hearing import heard, sounds_of
from burgundy_desktop.boardkit.pieces import AnimationStep
from burgundy_desktop.boardkit.playing import Plays, played
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board.animation import goods, land, scoring
from burgundy_desktop.games.boonlake.board.animation.stage import Stage
from burgundy_desktop.games.boonlake.board.sounds import SOUNDS


def animation_steps(events: Sequence[Event], stage: Stage) -> Iterator[AnimationStep]:
    """The animation steps of these events; points of one seat that come together fly together, and
    so does what all sides get in an interim scoring.
    """
    for ceremony, together in groupby(events, key=scoring.together):
        if ceremony:
            row = tuple(together)
            steps = scoring.CEREMONIES[ceremony](stage, row)
            yield from heard(steps, sounds_of(_loudest(row), SOUNDS))
        else:
            yield from played(stage, tuple(together), PLAYS, goods.points_fly, SOUNDS)


def _loudest(together: Sequence[Event]) -> Event:
    """Of events that are seen at once the first one that is heard."""
    return next((event for event in together if type(event) in SOUNDS), together[0])


PLAYS: Final[Plays[Stage]] = {
    happened.ActionTaken: land.action_taken,
    happened.ActionsSlid: land.actions_slid,
    happened.CoinsGained: goods.coins_gained,
    happened.CoinsPaid: goods.coins_paid,
    happened.VasesGained: goods.vases_gained,
    happened.VasesPaid: goods.vases_paid,
    happened.InhabitantsGained: goods.inhabitants_gained,
    happened.InhabitantsGiven: goods.inhabitants_given,
    happened.CardsDrawn: goods.cards_drawn,
    happened.CardPlayed: goods.card_played,
    happened.CardDiscarded: goods.card_discarded,
    happened.CanoeMoved: goods.canoe_moved,
    happened.LeverUsed: goods.lever_changed,
    happened.LeverPlaced: goods.lever_changed,
    happened.LeverReset: goods.lever_changed,
    happened.SiteBuilt: goods.site_built,
    happened.TileRevealed: land.tile_revealed,
    happened.TilePlaced: land.tile_placed,
    happened.PasturePlaced: land.pasture_placed,
    happened.Settled: land.person_stands,
    happened.HouseBuilt: land.person_stands,
    happened.SettlementBuilt: land.person_stands,
    happened.CattlePlaced: land.cattle_placed,
    happened.RegionCovered: land.region_covered,
    happened.TrackAdvanced: land.track_advanced,
    happened.ShipMoved: land.ship_moved,
    happened.RoundStarted: land.round_started,
    happened.ProjectDone: land.project_done,
    happened.LeversPushedUp: lambda stage, event: scoring.levers(stage, (event,)),
    happened.ScoringTilesRevealed: land.scoring_tiles_revealed,
    happened.ScoringEnded: land.scoring_ended,
    happened.PileReshuffled: goods.pile_reshuffled,
    happened.EminenceRevealed: land.eminence_revealed,
    happened.TileScored: scoring.tile_scored,
    happened.LockPassed: scoring.lock_passed,
    happened.ScoringStarted: scoring.begins,
    happened.IncomeStarted: lambda stage, event: scoring.income(stage, (event,)),
    happened.EminenceChose: land.eminence_chose,
    happened.CactusAdvanced: land.cactus_advanced,
    happened.EminencePlacedTile: land.tile_placed,
    happened.EminencePlacedPasture: land.pasture_placed,
    happened.EminenceBuilt: land.person_stands,
    happened.EminencePlacedCattle: land.cattle_placed,
    happened.EminenceCoveredRegion: land.region_covered,
}
"""The events that are seen."""

STILL: Final[frozenset[type[Event]]] = frozenset(
    {
        happened.GameSetUp,  # nothing lay there before
        happened.TileKept,  # which one is a secret
        happened.TurnStarted,
        happened.FollowStarted,
        happened.Passed,
        happened.SiteLost,
        happened.NoRegionLeft,
        happened.RegionScored,  # coins or points follow
        happened.LevelCleared,  # its inhabitant leaves it
        happened.FinalScoringStarted,  # points follow
        happened.GameEnded,
        happened.SidesCompared,
        happened.EminenceLooked,  # what follows from it is seen
        happened.EminenceLost,
    }
)
"""Events without animation (log and caption show them), with the reason for each."""

"""The rules: what may be done, and what it does.

`legal`         all legal moves
`offers`        what a player may choose from
`decisions`        whether there is anything to choose
`course`        turns, their phases, what lies on the stack
`playing`       card opportunities: playing, projects, selling, skipping
`card_effects`  what cards do when they are played
`levers`        modernizing; levers and canoes at any time
`land`          laying tiles and pastures
`settling`      expanding and developing
`herding`       placing cattle
`regions`       region scoring
`recruiting`    recruitment
`production`    production sites, income tracks
`sailing`       ships, river, locks
`interim`       interim scorings
`final`         the final scoring
`eminence`      the automaton against a lone player; `searching`, how it finds a location
`comparing`     both sides side by side
`piles`         drawing, discarding, reshuffling
`gains`         what players get, pay and lose
`why_not`       why something may not be done
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.rules import (
    card_effects,
    course,
    herding,
    interim,
    land,
    levers,
    piles,
    playing,
    production,
    recruiting,
    regions,
    sailing,
    settling,
)
from burgundy_desktop.games.boonlake.rules.course import begin, go_on
from burgundy_desktop.games.boonlake.rules.legal import legal_moves
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.steps import PIONEER_PART, PROGRESS_PART

__all__ = ["apply", "begin", "go_on", "legal_moves"]


def _draw(state: State, _move: m.DrawCards, events: EventLog) -> None:
    step = state.pending[-1][0]
    if step == PROGRESS_PART:
        levers.draw_by_progress(state, events)
    elif step == PIONEER_PART:
        course.draw_by_pioneer(state, events)
    else:
        playing.draw_by_builder(state, events)


_APPLY: dict[type, Callable[[State, Any, EventLog], None]] = {
    m.KeepTile: course.keep_tile,
    m.StartSite: course.start_site,
    m.ChooseAction: course.choose_action,
    m.PlayCard: playing.play,
    m.DoProject: playing.do_project,
    m.SellCard: playing.sell,
    m.SkipCard: playing.skip,
    m.DrawCards: _draw,
    m.Explore: land.explore,
    m.PlaceTile: land.place_tile,
    m.PlacePasture: land.place_pasture,
    m.UseTileLever: land.use_tile_lever,
    m.Settle: settling.settle,
    m.BuildHouse: settling.build_house,
    m.BuildSettlement: settling.build_settlement,
    m.PlaceCattle: herding.place_cattle,
    m.CoverRegion: regions.cover_region,
    m.TakeRegionCoins: regions.take_coins,
    m.TakeRegionPoints: regions.take_points,
    m.RecruitForCoins: recruiting.for_coins,
    m.RecruitForCards: recruiting.for_cards,
    m.Modernize: levers.modernize,
    m.ForgoForVase: levers.forgo_for_vase,
    m.ForgoToSellVase: levers.forgo_to_sell_vase,
    m.ForgoToModernize: levers.forgo_to_modernize,
    m.ForgoToDevelop: levers.forgo_to_develop,
    m.Sail: sailing.sail,
    m.Produce: production.produce,
    m.TakeVase: production.take_vase,
    m.AdvanceTrack: production.advance_by_choice,
    m.DiscardCard: piles.discard_one,
    m.Trade: card_effects.trade,
    m.ResetLever: card_effects.reset_lever,
    m.ScoreTile: interim.score_tile,
    m.MoveCanoe: levers.move_canoe,
    m.LeverCoins: levers.take_coins,
    m.LeverCards: levers.take_cards,
    m.LeverInhabitant: levers.take_inhabitant,
    m.Pass: course.do_pass,
}


def apply(state: State, move: m.BoonlakeMove, events: EventLog) -> None:
    """Apply a legal move: change the state in place and log to `events`."""
    _APPLY[type(move)](state, move, events)
    go_on(state, events)

"""The course of the game: turns with their phases, and the stack of pending steps. Rules §4."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.queries.places import can_build_house
from burgundy_desktop.games.boonlake.rules import (
    card_effects,
    decisions,
    eminence,
    final,
    interim,
    land,
    levers as lever_rules,
    offers,
    piles,
    production,
    recruiting,
    regions,
    settling,
)
from burgundy_desktop.games.boonlake.rules.gains import gain_coins, score
from burgundy_desktop.games.boonlake.state import NO_ROW, NOT_KEPT, PLAYING, State, steps as s
from burgundy_desktop.games.boonlake.state.reasons import BY_ROWS
from burgundy_desktop.games.boonlake.tables import actions, words
from burgundy_desktop.games.boonlake.tables.boards import raised
from burgundy_desktop.games.boonlake.tables.numbers import BUILDER_COINS, PIONEER_CARDS
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILES, TILES_IN_PLAY

_ANY = s.TYPES
_FOLLOW_CARD = _ANY | s.SELL

_ACTIVE: dict[int, tuple[tuple[int, int], ...]] = {
    words.PIONEER: ((s.EXPLORE, 0), (s.EXPLORE, 0), (s.OFFER, s.EXPAND | s.DEVELOP)),
    words.SETTLER: ((s.OFFER, s.EXPAND | s.DEVELOP),),
    words.CATTLE: ((s.PLACE_PASTURE, 0),),
    words.REGION_SCORING: ((s.CHOOSE_REGION, 0),),
    words.RECRUIT: ((s.TAKE_INHABITANT, 0), (s.EXPLORE, 0)),
    words.PROGRESS: ((s.MODERNIZE, 0),),
    words.BUILDER: ((s.OFFER, _ANY | s.DRAW),),
}
"""The active part of each tile: left of its arrow."""

_FOLLOW: dict[int, tuple[int, int]] = {
    words.SETTLER: (s.OFFER, _FOLLOW_CARD | s.EXPAND | s.DEVELOP | s.FORGO),
    words.CATTLE: (s.OFFER, _FOLLOW_CARD | s.CATTLE | s.FORGO),
    words.RECRUIT: (s.RECRUIT, 0),
    words.PROGRESS: (s.PROGRESS_PART, 0),
    words.BUILDER: (s.OFFER, _FOLLOW_CARD | s.FORGO),
    words.PIONEER: (s.PIONEER_PART, 0),
}
"""The follow part; that of region scoring comes with the choice of the region."""


def begin(state: State, events: EventLog) -> None:
    """The decisions of the setup, then the first turn."""
    count = len(state.players)
    first = state.start if state.start < count else Seat(0)
    order = [Seat((first + further) % count) for further in reversed(range(count))]
    state.pending.append((s.NEXT_TURN, state.start, 0))
    state.pending += [(s.START_SITE, seat, 0) for seat in order]
    state.pending.append((s.REVEAL_SCORING_TILES, first, 0))
    state.pending += [(s.KEEP_TILE, seat, 0) for seat in order]
    go_on(state, events)


def go_on(state: State, events: EventLog) -> None:
    """Resolve steps without a choice, until a seat has to decide or the game is over."""
    pending = state.pending
    while pending:
        step, seat, about = pending[-1]
        if step < s.ASKS:
            _DOES[step](state, seat, about, events)
        else:
            enter = _ENTER.get(step)
            if enter is None or enter(state, seat, about, events):
                return


def keep_tile(state: State, move: m.KeepTile, events: EventLog) -> None:
    """One of the dealt scoring tiles; nobody sees which one before all have chosen."""
    _, seat, _ = state.pending.pop()
    state.players[seat].kept = move.tile
    events.log(e.TileKept, seat)


def _reveal_tiles(state: State, _seat: Seat, _: int, events: EventLog) -> None:
    """The kept tiles in the slots of their players, tiles by chance in the others."""
    state.pending.pop()
    dealt = {tile for player in state.players for tile in player.offered}
    others = [tile for tile in SCORING_TILES if tile not in dealt]
    state.chance.shuffle(others)
    kept = [player.kept for player in state.players]
    state.scoring = (*kept, *others[: TILES_IN_PLAY - len(kept)])
    for player in state.players:
        player.offered, player.kept = (), NOT_KEPT
    events.log(e.ScoringTilesRevealed, state.scoring)


def start_site(state: State, move: m.StartSite, events: EventLog) -> None:
    """The first production site."""
    _, seat, _ = state.pending.pop()
    player = state.players[seat]
    player.production = raised(player.production, move.resource)
    events.log(e.SiteBuilt, seat, move.resource, 1, "setup")


def _next_turn(state: State, seat: Seat, _: int, events: EventLog) -> None:
    state.pending.pop()
    state.stage, state.active, state.due = PLAYING, seat, False
    state.turn += 1
    if events is not SILENT:
        events.log(e.TurnStarted, seat, state.round)
    is_player = seat < len(state.players)
    state.pending.append((s.CHOOSE_ACTION if is_player else s.EMINENCE_TURN, seat, 0))


def choose_action(state: State, move: m.ChooseAction, events: EventLog) -> None:
    """Phase A: take a tile; push the steps of the whole turn."""
    pending, action = state.pending, move.action
    _, seat, _ = pending.pop()
    row = state.rows.index(action)
    state.rows = (*state.rows[:row], actions.NO_ACTION, *state.rows[row + 1 :])
    state.row, state.action = row, action
    events.log(e.ActionTaken, seat, action, row, actions.MOVEMENT[row])
    score(state, seat, -actions.ROW_LOSS[row], BY_ROWS, row, events)
    pending.append((s.SLIDE, seat, 0))
    pending.append((s.SAIL, seat, actions.MOVEMENT[row]))
    _lay_follow_parts(state, seat, action)
    for step, about in reversed(_ACTIVE[action]):
        pending.append((step, seat, about))
    if action == words.BUILDER:
        gain_coins(state, seat, BUILDER_COINS, e.BY_ACTION, -1, events)
    else:
        pending.append((s.OFFER, seat, 1 << actions.TILE_CARD_TYPE[action] | s.SELL))


def _lay_follow_parts(state: State, seat: Seat, action: int) -> None:
    """Everybody's, the active player's first; pioneer leaves that one out."""
    if action == words.REGION_SCORING:
        return
    count = len(state.players)
    first = 1 if action == words.PIONEER else 0
    for further in range(count - 1, first - 1, -1):
        state.pending.append((s.FOLLOW, Seat((seat + further) % count), action))


def _follow(state: State, seat: Seat, action: int, events: EventLog) -> None:
    state.pending.pop()
    if events is not SILENT:
        events.log(e.FollowStarted, seat, action)
    step, about = _FOLLOW[action]
    state.pending.append((step, seat, about))


def _enter_pioneer(state: State, seat: Seat, _: int, events: EventLog) -> bool:
    """Draw the cards at once for a player without a lever to use instead."""
    if decisions.may_forgo(state, seat):
        return True
    draw_by_pioneer(state, events)
    return False


def draw_by_pioneer(state: State, events: EventLog) -> None:
    """Two cards, then a card opportunity."""
    _, seat, _ = state.pending.pop()
    state.pending.append((s.OFFER, seat, _FOLLOW_CARD))
    piles.draw_cards(state, seat, PIONEER_CARDS, e.BY_ACTION, -1, events)


def do_pass(state: State, _move: m.Pass, events: EventLog) -> None:
    """Do without what is offered."""
    step, seat, _ = state.pending.pop()
    events.log(e.Passed, seat, step)


def _slide(state: State, seat: Seat, _: int, events: EventLog) -> None:
    """Phase C, followed by an interim scoring, the next turn, or the end."""
    pending = state.pending
    pending.pop()
    row = state.row
    state.rows = (*state.rows[:row], *state.rows[row + 1 :], state.action)
    state.row, state.action = NO_ROW, actions.NO_ACTION
    if events is not SILENT:
        events.log(e.ActionsSlid, state.rows)
    following = Seat((seat + 1) % len(state.ships))
    if state.last_lap and following == state.start:
        pending.append((s.FINAL_SCORING, following, 0))
        interim.lay_scoring(state, following)
        return
    pending.append((s.NEXT_TURN, following, 0))
    if state.due:
        interim.lay_scoring(state, seat)


def _enter_offer(state: State, seat: Seat, flags: int, events: EventLog) -> bool:
    """Skip an offer only if public information shows that nothing is possible, so that it reveals
    nothing of a hand.
    """
    return decisions.may_choose(state, seat, flags) or _skip(state, events)


def _skip(state: State, events: EventLog) -> bool:
    """Leave a step that offers nothing. Always False."""
    step, seat, _ = state.pending.pop()
    events.log(e.Passed, seat, step, forced=True)
    return False


def _enter_skipping(state: State, seat: Seat, _: int, _events: EventLog) -> bool:
    if state.players[seat].ready & offers.SKIP_LEVERS:
        return True
    state.pending.pop()
    return False


def _enter_recruit(state: State, seat: Seat, about: int, events: EventLog) -> bool:
    return decisions.may_recruit(state, seat, or_forgo=not about) or _skip(state, events)


def _enter_modernize(state: State, seat: Seat, _: int, events: EventLog) -> bool:
    return decisions.may_modernize(state, seat) or _skip(state, events)


def _enter_exchange(state: State, seat: Seat, offer: int, events: EventLog) -> bool:
    return decisions.may_trade(state, seat, offer) or _skip(state, events)


def _enter_reset(state: State, seat: Seat, _: int, _events: EventLog) -> bool:
    if decisions.may_reset(state, seat):
        return True
    state.pending.pop()
    return False


def _enter_free_house(state: State, seat: Seat, _: int, events: EventLog) -> bool:
    return can_build_house(state.players[seat], 0) or _skip(state, events)


def _enter_cheap_settlement(state: State, seat: Seat, cheaper: int, events: EventLog) -> bool:
    return decisions.may_settle_cheaply(state, seat, cheaper) or _skip(state, events)


_DOES: dict[int, Callable[[State, Seat, int, EventLog], None]] = {
    s.NEXT_TURN: _next_turn,
    s.SLIDE: _slide,
    s.TAKE_INHABITANT: recruiting.take_inhabitant,
    s.FOLLOW: _follow,
    s.SETTLED: settling.settled,
    s.EXCHANGED: card_effects.exchanged,
    s.RECRUITED: recruiting.recruited,
    s.SWAPPED: lever_rules.swapped,
    s.BEGIN_SCORING: interim.begin,
    s.INCOME: interim.income,
    s.PUSH_LEVERS: interim.push_levers,
    s.END_SCORING: interim.end,
    s.FINAL_SCORING: final.final_scoring,
    s.REVEAL_SCORING_TILES: _reveal_tiles,
    s.EMINENCE_TURN: eminence.take_turn,
    s.EMINENCE_SAILS: eminence.sails,
    s.EMINENCE_INCOME: interim.automaton_income,
}
"""The functions of steps without a choice."""

_ENTER: dict[int, Callable[[State, Seat, int, EventLog], bool]] = {
    s.OFFER: _enter_offer,
    s.SKIPPING: _enter_skipping,
    s.EXPLORE: land.enter_explore,
    s.PLACE_PASTURE: land.enter_pasture,
    s.TILE_LEVER: land.enter_tile_lever,
    s.CHOOSE_REGION: regions.enter_region,
    s.REGION_COINS: regions.enter_region_coins,
    s.RECRUIT: _enter_recruit,
    s.MODERNIZE: _enter_modernize,
    s.PIONEER_PART: _enter_pioneer,
    s.PRODUCTION: production.enter_production,
    s.DISCARD: piles.enter_discard,
    s.EXCHANGE: _enter_exchange,
    s.RESET: _enter_reset,
    s.FREE_HOUSE: _enter_free_house,
    s.CHEAP_SETTLEMENT: _enter_cheap_settlement,
    s.WINDOW: interim.enter_window,
}
"""The functions of steps with a choice: whether a seat must decide; if not, the step is
resolved.
"""

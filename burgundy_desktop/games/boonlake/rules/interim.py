"""The interim scorings: their five phases. Rules §11."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.queries.conditions import compare
from burgundy_desktop.games.boonlake.queries.income import (
    board_coins,
    board_points,
    cattle_points,
    track_cards,
    track_coins,
    track_points,
)
from burgundy_desktop.games.boonlake.queries.prices import tile_price
from burgundy_desktop.games.boonlake.rules import gains
from burgundy_desktop.games.boonlake.rules.comparing import compare_sides
from burgundy_desktop.games.boonlake.rules.eminence import income as eminence_income
from burgundy_desktop.games.boonlake.rules.offers import free_upstream, lever_moves
from burgundy_desktop.games.boonlake.rules.piles import draw_cards
from burgundy_desktop.games.boonlake.state import State, reasons, steps as s
from burgundy_desktop.games.boonlake.tables.numbers import UNUSED_LEVER_VP
from burgundy_desktop.games.boonlake.tables.river import SCORINGS, START
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION, PAID
from burgundy_desktop.games.boonlake.tables.words import PAY_VASE

SLOTS = 2
"""What each player may do in phase 1."""


def lay_scoring(state: State, first: Seat) -> None:
    """Push all phases of the scoring on the stack, the last phase first."""
    pending, scoring = state.pending, state.scorings
    count = len(state.ships)
    everybody = [Seat((first + further) % count) for further in reversed(range(count))]
    players = [seat for seat in everybody if seat < len(state.players)]
    pending.append((s.END_SCORING, first, scoring))
    pending += [(s.PUSH_LEVERS, seat, scoring) for seat in players]
    for seat in everybody:
        if seat in players:
            pending.append((s.WINDOW, seat, scoring))
            pending.append((s.INCOME, seat, scoring))
        else:
            pending.append((s.EMINENCE_INCOME, seat, scoring))
    pending += [(s.SCORE_TILE, seat, scoring) for seat in players]
    slot = s.TYPES | s.DEVELOP | s.IN_SCORING
    pending += [(s.OFFER, seat, slot) for seat in players for _ in range(SLOTS)]
    pending.append((s.BEGIN_SCORING, first, scoring))


def begin(state: State, first: Seat, scoring: int, events: EventLog) -> None:
    """Log the start of a scoring."""
    state.pending.pop()
    count = len(state.ships)
    order = (Seat((first + further) % count) for further in range(count))
    events.log(e.ScoringStarted, scoring, tuple(order))


def score_tile(state: State, move: m.ScoreTile, events: EventLog) -> None:
    """The marker lies on a tile: its points, twice on the own tile, won or lost."""
    _, seat, scoring = state.pending.pop()
    player, tile = state.players[seat], move.tile
    slot = state.scoring.index(tile)
    needed, had = compare(state, player, tile, scoring)
    pays = CONDITION[tile].kind in PAID
    met = (
        move.payment != m.REFUSED
        if pays
        else all(have >= need for have, need in zip(had, needed, strict=True))
    )
    player.markers += (slot,)
    paid = tile_price(tile, scoring, move.payment)
    own = slot == seat
    events.log(e.TileScored, seat, scoring, tile, slot, met, own, needed, had, paid)
    worth = scoring * (1 + (slot == seat))
    gains.score(state, seat, worth if met else -worth, reasons.BY_SCORING_TILES, slot, events)
    if pays and met:
        _pay(state, seat, tile, paid, events)
        gains.score(
            state, seat, needed[0] * CONDITION[tile].bonus, reasons.BY_SCORING_TILES, slot, events
        )


def _pay(state: State, seat: Seat, tile: int, paid: tuple[int, int], events: EventLog) -> None:
    pieces, coins = paid
    if CONDITION[tile].kind == PAY_VASE:
        gains.pay_vases(state, seat, pieces, "scoring_tile", events)
    else:
        gains.give_inhabitants(state, seat, pieces, "scoring_tile", events)
    gains.pay_coins(state, seat, coins, "scoring_tile", events)


def income(state: State, seat: Seat, scoring: int, events: EventLog) -> None:
    """Tracks, recesses, level bonuses, cattle; in the last scoring points alone."""
    state.pending.pop()
    player = state.players[seat]
    events.log(e.IncomeStarted, seat, scoring)
    if scoring < SCORINGS:
        gains.gain_coins(state, seat, track_coins(player), e.BY_INCOME, -1, events)
        gains.gain_coins(state, seat, board_coins(player), e.BY_BOARD, -1, events)
    gains.score(state, seat, track_points(player), reasons.BY_TRACK_INCOME, -1, events)
    gains.score(state, seat, board_points(player), reasons.BY_BOARD_INCOME, -1, events)
    gains.score(state, seat, cattle_points(state, player), reasons.BY_CATTLE_INCOME, -1, events)
    if scoring < SCORINGS:
        draw_cards(state, seat, track_cards(player), e.BY_INCOME, -1, events)


def automaton_income(state: State, seat: Seat, scoring: int, events: EventLog) -> None:
    """The Eminence's income."""
    state.pending.pop()
    events.log(e.IncomeStarted, seat, scoring)
    eminence_income(state, events)


def enter_window(state: State, seat: Seat, _: int, _events: EventLog) -> bool:
    """A player with a lever for any time may use it before levers are pushed up."""
    player = state.players[seat]
    if free_upstream(player) or lever_moves(player):
        return True
    state.pending.pop()
    return False


def push_levers(state: State, seat: Seat, _: int, events: EventLog) -> None:
    """A point for each unused lever; then all are up."""
    state.pending.pop()
    player = state.players[seat]
    unused = player.ready.bit_count()
    pushed = player.levers.bit_count() - unused
    player.ready = player.levers
    events.log(e.LeversPushedUp, seat, unused, pushed)
    gains.score(state, seat, unused * UNUSED_LEVER_VP, reasons.BY_UNUSED_LEVERS, -1, events)


def end(state: State, _seat: Seat, scoring: int, events: EventLog) -> None:
    """Labels are uncovered; after the second scoring the ships go to the start of round 2."""
    state.pending.pop()
    state.covered = 0
    events.log(e.ScoringEnded, scoring)
    if scoring == SCORINGS // 2:
        state.round = 1
        at = START[1][len(state.players)]
        state.ships = [at] * len(state.ships)
        events.log(e.RoundStarted, 1, at)
    compare_sides(state, scoring, events)

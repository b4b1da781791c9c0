"""The scoring of a hand, player by player. Rulebook: "Kiértékelés", rules §8.

The scoring is public, and players do not affect each other. Points without a choice are booked at
the start of a player's scoring, those of conversions when they are made.
"""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.queries.hands import is_last_hand, scoring_order
from burgundy_desktop.games.pillars.queries.offers import asks_what_to_keep, keeps
from burgundy_desktop.games.pillars.queries.scored import (
    converters,
    fixed_points,
    gained,
    scored_cards,
)
from burgundy_desktop.games.pillars.queries.stocks import converted, gained_by
from burgundy_desktop.games.pillars.state import REASONS, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, END_HAND, KEEP, SCORE, TOM
from burgundy_desktop.games.pillars.tables import materials
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_GIVES,
    FIRST_PRIVILEGE,
    TOM as TOM_BUILDER,
    cards_in,
)
from burgundy_desktop.games.pillars.tables.converters import (
    ASSISTANT,
    CONVERTED_VP,
    CONVERTERS,
    TAKERS,
    card_of,
)

_REASON = {
    converter: REASONS.index(word) for converter, word in enumerate(CONVERTERS) if word in REASONS
}
"""The score line of each converter; the Brickmaker has none."""


def start_scoring(state: State, events: EventLog) -> None:
    """All cards are turned up; the privilege goes to its winner and counts already (R7)."""
    seats = scoring_order(state)
    state.pending.append((END_HAND, state.first_leader))
    state.pending += [(SCORE, seat) for seat in reversed(seats)]
    if events is not SILENT:
        trickless = tuple(seat for seat in seats if not state.players[seat].tricks)
        events.log(e.HandScoringStarted, state.hand_number, trickless, is_last_hand(state))
    for seat in seats:
        player = state.players[seat]
        if player.won >> state.privilege & 1:
            player.privileges |= 1 << state.privilege - FIRST_PRIVILEGE
            events.log(e.PrivilegeWon, seat, state.privilege)


def start_player(state: State, events: EventLog) -> None:
    """Book materials and points without a choice; then Tom, conversions and keeping are pending."""
    _, seat = state.pending.pop()
    player, colour = state.players[seat], state.colour_of(seat)
    scored = scored_cards(state, seat)
    player.stock = materials.added(player.stock, gained(scored))
    player.ready = converters(scored, colour, player.privileges)
    state.pending += [(KEEP, seat), (CONVERT, seat)]
    if scored >> TOM_BUILDER & 1:
        state.pending.append((TOM, seat))
    if events is not SILENT:
        events.log(e.PlayerScoringStarted, seat, cards_in(scored), not player.tricks)
        _tell_gains(seat, scored, events)
    for reason, points, card in fixed_points(scored, colour, player.privileges):
        _book(state, seat, reason, points, card, events)


def _tell_gains(seat: Seat, scored: int, events: EventLog) -> None:
    for card, gives in CARD_GIVES.items():
        if scored >> card & 1:
            for material, units in enumerate(gives):
                if units:
                    events.log(e.MaterialGained, seat, material, units, card)


def take_plan(state: State, move: m.TakePlan, events: EventLog) -> None:
    """All steps of a plan, up to what is kept."""
    step, seat = state.pending[-1]
    events.log(e.PlanTaken, seat, materials.KEPT[move.kept], move.points)
    if step == TOM:
        _gain_from_tom(state, move.tom, events)
    state.pending.pop()
    for converter, material in move.conversions:
        _convert(state, seat, converter, material, events)
    _keep(state, materials.KEPT[move.kept], forced=False, events=events)


def choose_tom(state: State, move: m.ChooseTom, events: EventLog) -> None:
    """Tom Builder brings one unit (R4)."""
    _gain_from_tom(state, move.material, events)


def _gain_from_tom(state: State, material: int, events: EventLog) -> None:
    _, seat = state.pending.pop()
    player = state.players[seat]
    player.stock = materials.added(player.stock, materials.ONE[material])
    events.log(e.MaterialGained, seat, material, 1, TOM_BUILDER)


def convert(state: State, move: m.Convert, events: EventLog) -> None:
    """One conversion; more may follow."""
    _convert(state, state.pending[-1][1], move.converter, move.material, events)


def _convert(state: State, seat: Seat, converter: int, material: int, events: EventLog) -> None:
    """A unit becomes points, or with the Brickmaker another unit (R9)."""
    player = state.players[seat]
    player.stock = converted(player.stock, converter, material)
    if converter != ASSISTANT:
        player.ready &= ~(1 << converter)
    if events is not SILENT:
        events.log(e.Converted, seat, converter, material, gained_by(converter))
    points = CONVERTED_VP[converter][material]
    if points:
        card = card_of(converter, state.colour_of(seat))
        _book(state, seat, _REASON[converter], points, card, events)


def finish(state: State, _move: m.Finish, events: EventLog) -> None:
    """No more conversions."""
    _, seat = state.pending.pop()
    events.log(e.ConvertingFinished, seat, forced=False)


def finishes_itself(state: State, events: EventLog) -> bool:
    """Finish for a player without a possible conversion (R22); False if there is one."""
    _, seat = state.pending[-1]
    player = state.players[seat]
    if player.ready & TAKERS[materials.kinds_in(player.stock)]:
        return False
    state.pending.pop()
    events.log(e.ConvertingFinished, seat, forced=True)
    return True


def keep(state: State, move: m.Keep, events: EventLog) -> None:
    """The units that are kept; the others are lost."""
    _keep(state, materials.KEPT[move.kept], forced=False, events=events)


def keeps_itself(state: State, events: EventLog) -> bool:
    """Keep the only possible stock (R14, R22); False if there is a choice."""
    stock = state.players[state.pending[-1][1]].stock
    if asks_what_to_keep(stock):
        return False
    if sum(stock) > materials.LIMIT:
        (only,) = keeps(stock)
        stock = materials.KEPT[only.kept]
    _keep(state, stock, forced=True, events=events)
    return True


def _keep(state: State, kept: materials.Stock, *, forced: bool, events: EventLog) -> None:
    """End the scoring of a player."""
    _, seat = state.pending.pop()
    player = state.players[seat]
    lost, player.stock, player.ready = materials.without(player.stock, kept), kept, 0
    events.log(e.MaterialsKept, seat, kept, lost, forced)
    events.log(e.HandScored, seat, state.hand_number, sum(player.scored), player.vp)


def _book(state: State, seat: Seat, reason: int, points: int, card: int, events: EventLog) -> None:
    """Add points (never 0) to the score and to its line; there is no floor (R13)."""
    player = state.players[seat]
    before = player.scored
    player.vp += points
    player.scored = (*before[:reason], before[reason] + points, *before[reason + 1 :])
    if events is not SILENT:
        events.log(PointsScored, seat, points, REASONS[reason], card)

"""What happens when a project is placed: bonus cards, reward, function, in this order (R9).

Rulebook: "Projekt kiépítése az uradalomban", "Uradalomba beépített lapokért járó jutalmak".
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left
from burgundy_desktop.games.castles_cards.queries.columns import is_complete
from burgundy_desktop.games.castles_cards.queries.dice import ANY_DIE
from burgundy_desktop.games.castles_cards.state import (
    ALL_COLOURS,
    Estate,
    PlayerState,
    State,
    steps as s,
)
from burgundy_desktop.games.castles_cards.tables import cards

_STEP_OF_KIND = {
    cards.TAKE_FROM_DISPLAY: s.TAKE_BY_BUILDING,
    cards.PICK_ANY: s.PICK_EITHER,
    cards.SELL_ANY: s.WAREHOUSE_SALE,
    cards.PLACE_ANY: s.TOWN_HALL_PLACEMENT,
}


def place(state: State, card: int, column: int, by: int, workers: int, events: EventLog) -> None:
    """Move a project to a column and resolve what follows until a seat has to decide."""
    seat = state.order[state.mover]
    player = state.players[seat]
    player.projects = tuple(other for other in player.projects if other != card)
    before, estate = player.estate, player.estate.with_card(card, column)
    colour = estate.colors[column]
    complete = is_complete(estate, column)
    player.estate = uncounted(estate, column, before, events) if complete else estate
    events.log(e.ProjectPlaced, seat, card, column, colour, by, workers)
    player.estate = estate
    if complete:
        events.log(e.TripleCompleted, seat, column, colour)
    if complete and first_is_left(state, colour):
        state.firsts ^= 1 << colour
        player.firsts |= 1 << colour
        events.log(e.FirstCompletionTaken, seat, colour)
    if not player.all_seven and all_seven_is_due(state, estate):
        player.all_seven, state.all_seven = state.all_seven[0], state.all_seven[1:]
        events.log(e.AllSevenTaken, seat, player.all_seven)
    if not complete:
        take_function(state, card, events)
        return
    if cards.COLOUR_FUNCTION[cards.CARD_COLOUR[card]] != cards.NO_FUNCTION:
        state.pending.append((s.FUNCTION, card))
    state.pending.append((s.REWARD, 0))


def uncounted(estate: Estate, column: int, before: Estate, events: EventLog) -> Estate:
    """An estate with its last card, which lies on `column`: its triple is closed, and counts, with
    the next event. `before` is the estate without the card.
    """
    if events is SILENT:
        return estate
    colour = estate.colors[column]  # violet cards may have changed theirs
    still_open = (*estate.open[:colour], column, *estate.open[colour + 1 :])
    return attrs.evolve(estate, open=still_open, triples=before.triples)


def all_seven_is_due(state: State, estate: Estate) -> bool:
    """Whether a side takes an all-seven-types card, if it has none (R12)."""
    return estate.present == ALL_COLOURS and bool(state.all_seven)


def take_function(state: State, card: int, events: EventLog) -> None:
    """What a placed card does. A joker keeps no function, a card that converts does (R13)."""
    colour = cards.CARD_COLOUR[card]
    function = cards.COLOUR_FUNCTION[colour]
    if function == cards.BY_KIND:
        _take_function_of_kind(state, cards.CARD_KIND[card], events)
    elif function == cards.GAIN:
        gain_silver(state, cards.COLOUR_SILVER[colour], "card", events)
        gain_workers(state, cards.COLOUR_WORKERS[colour], "card", events)
    elif function == cards.PICK_A_GOOD:
        state.pending.append((s.PICK_GOOD, 0))
    elif function == cards.PICK_AN_ANIMAL:
        state.pending.append((s.PICK_ANIMAL, 0))
    elif function == cards.EXTRA:
        state.pending.append((s.EXTRA_ACTION, ANY_DIE))
        events.log(e.ExtraActionGranted, state.seat)


def _take_function_of_kind(state: State, kind: int, events: EventLog) -> None:
    function = cards.KIND_FUNCTION[kind]
    if function == cards.GAIN_BY_KIND:
        gain_vp(state, state.player, cards.KIND_VP[kind], "card", events)
        gain_silver(state, cards.KIND_SILVER[kind], "card", events)
    else:
        state.pending.append((_STEP_OF_KIND[function], kind))


def gain_silver(state: State, silver: int, reason: str, events: EventLog) -> None:
    """The player to move takes silver, which never runs out (R15)."""
    if silver:
        state.player.silver += silver
        if events is not SILENT:
            events.log(e.SilverGained, state.seat, silver, reason)


def gain_workers(state: State, workers: int, reason: str, events: EventLog) -> None:
    """The player to move takes workers, also above two."""
    if workers:
        state.player.workers += workers
        if events is not SILENT:
            events.log(e.WorkersGained, state.seat, workers, reason)


def gain_vp(state: State, player: PlayerState, points: int, reason: str, events: EventLog) -> None:
    """Victory point cards; they are counted at the end (R25)."""
    if points:
        player.vp += points
        events.log(e.VpGained, state.seat, points, reason)

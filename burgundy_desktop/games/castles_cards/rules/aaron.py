"""The automaton of the solo game: a procedure, not a player. Rulebook: "Egyjátékos változat"."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left
from burgundy_desktop.games.castles_cards.queries.columns import is_complete
from burgundy_desktop.games.castles_cards.rules import placing
from burgundy_desktop.games.castles_cards.scoring import points, score_lines
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, Automaton, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CLOISTER
from burgundy_desktop.games.castles_cards.tables.numbers import CLOISTER_VP

PLAYER = Seat(0)


def turn_pile(state: State, events: EventLog) -> None:
    """Turn the pile of this round over and place its cards, before the first turn (R24)."""
    aaron = state.aaron
    if aaron is None or not aaron.piles:
        return
    pile = aaron.piles[0]
    state.aaron = Automaton(aaron.piles[1:], aaron.estate, aaron.firsts, aaron.all_seven)
    events.log(e.AaronPileTurned, state.round, pile)
    for card in pile:
        _place(state, card, events)


def _place(state: State, card: int, events: EventLog) -> None:
    """Place a card by its colour, cloisters separately; without function and reward, but with bonus
    cards (R26).
    """
    aaron = state.aaron
    assert aaron is not None
    seat, colour = state.aaron_s_seat, CARD_COLOUR[card]
    joins = aaron.estate.open[colour] != NO_COLUMN
    column = aaron.estate.open[colour] if joins else len(aaron.estate.columns)
    estate = aaron.estate.with_card(card, column)
    complete = is_complete(estate, column)
    # what is logged is shown: the card lies there then
    seen = placing.uncounted(estate, column, aaron.estate, events) if complete else estate
    state.aaron = Automaton(aaron.piles, seen, aaron.firsts, aaron.all_seven)
    if events is not SILENT:
        rule = "joins" if joins else "begins"
        events.log(
            e.AaronPlaced, seat, card, column, f"cloister_{rule}" if colour == CLOISTER else rule
        )
    firsts = aaron.firsts
    if complete:
        state.aaron = Automaton(aaron.piles, estate, firsts, aaron.all_seven)
        events.log(e.TripleCompleted, seat, column, colour)
    if complete and first_is_left(state, colour):
        state.firsts ^= 1 << colour
        firsts |= 1 << colour
        state.aaron = Automaton(aaron.piles, estate, firsts, aaron.all_seven)
        events.log(e.FirstCompletionTaken, seat, colour)
    if not aaron.all_seven and placing.all_seven_is_due(state, estate):
        value, state.all_seven = state.all_seven[0], state.all_seven[1:]
        state.aaron = Automaton(aaron.piles, estate, firsts, value)
        events.log(e.AllSevenTaken, seat, value)
    if colour == CLOISTER:
        placing.gain_vp(state, state.players[PLAYER], CLOISTER_VP, "aaron", events)


def is_ahead(state: State, events: EventLog) -> bool:
    """Compare both sides at the end of a round; a tie is the player's (R23)."""
    aaron = state.aaron_s_seat
    of_player, of_aaron = points(state, PLAYER), points(state, aaron)
    ahead = of_aaron > of_player
    if events is not SILENT:
        lines = score_lines(state)
        events.log(
            e.SidesCompared, state.round, PLAYER, aaron, lines, of_player, of_aaron, not ahead
        )
    return ahead

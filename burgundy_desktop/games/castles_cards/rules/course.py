"""Rounds, turns, the end. Rulebook: "A játék menete", "Teendők a kör végén"."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.rules import aaron
from burgundy_desktop.games.castles_cards.rules.piles import draw_cards
from burgundy_desktop.games.castles_cards.scoring import lines, sides
from burgundy_desktop.games.castles_cards.state import OVER, REASONS, State
from burgundy_desktop.games.castles_cards.tables import numbers
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE


def begin(state: State, events: EventLog) -> None:
    """Fill the display for the first time and start round A."""
    _fill_display(state, numbers.DISPLAY_CARDS[len(state.players)], events)
    _start_round(state, events)


def end_turn(state: State, events: EventLog) -> None:
    """The next card to the hand; then the next player's turn, or the end of the round."""
    player = state.player
    if events is not SILENT:
        events.log(e.TurnEnded, state.seat)
    if player.pile:
        player.hand, player.pile = (*player.hand, player.pile[-1]), player.pile[:-1]
        if events is not SILENT:
            events.log(e.HandRefilled, state.seat)
    state.played = state.bought = False
    _pass_on(state, events)


def _pass_on(state: State, events: EventLog) -> None:
    """Go to the next player with a card in hand; players without one are skipped (rules §8.1)."""
    while True:
        state.mover += 1
        if state.mover == len(state.order):
            state.mover = 0
            state.turn += 1
        if state.turn == numbers.TURNS:
            _end_round(state, events)
            return
        if state.player.hand:
            return


def _start_round(state: State, events: EventLog) -> None:
    """Everyone takes the first cards; in solo the automaton plays before the first turn."""
    for player in state.players:
        player.hand, player.pile = (
            player.pile[-numbers.HAND_SIZE :],
            player.pile[: -numbers.HAND_SIZE],
        )
    events.log(e.RoundStarted, state.round, state.order)
    aaron.turn_pile(state, events)
    if not state.player.hand:
        _pass_on(state, events)


def _fill_display(state: State, count: int, events: EventLog) -> None:
    """Deal a card to each row in turn; the extra ones go to the row of their own die.
    Rules §2.1.
    """
    by_row = len(numbers.ROWS) * numbers.DISPLAY_PER_ROW[len(state.players)]
    laid = []
    for index, card in enumerate(draw_cards(state, count, events)):
        row = numbers.ROWS[index % len(numbers.ROWS)] if index < by_row else CARD_DIE[card]
        state.display[row] += (card,)
        laid.append((card, row))
    events.log(e.DisplayFilled, tuple(laid))


def _end_round(state: State, events: EventLog) -> None:
    """Rules §7; in solo the comparison comes first."""
    events.log(e.RoundEnded, state.round)
    lost = state.aaron is not None and aaron.is_ahead(state, events)
    if lost or state.round == numbers.ROUNDS - 1:
        _end_game(state, events)
        return
    _clear_display(state, events)
    _deal(state, events)
    if state.aaron is None:
        _hand_over_start_player_card(state, events)
    state.round += 1
    state.turn = 0
    _start_round(state, events)


def _clear_display(state: State, events: EventLog) -> None:
    left = tuple(card for row in state.display for card in row)
    state.discards += left
    state.display = [()] * len(state.display)
    events.log(e.DisplayCleared, left)


def _deal(state: State, events: EventLog) -> None:
    """Deal the display first, then the piles, six cards at a time; without enough cards, piles come
    first.
    """
    seats = len(state.players)
    spare = len(state.draw) + len(state.discards) - numbers.DEALT * seats
    _fill_display(state, max(0, min(spare, numbers.DISPLAY_CARDS[seats])), events)
    for player in state.players:
        player.pile = tuple(draw_cards(state, numbers.DEALT, events))
    events.log(e.PilesDealt)


def _hand_over_start_player_card(state: State, events: EventLog) -> None:
    """The last seller starts; without a sale the next player clockwise."""
    seats = len(state.players)
    if state.sale:
        state.sale = False
        events.log(e.StartPlayerCardTurned, Seat(state.holder))
    else:
        state.holder = (state.holder + 1) % seats
        events.log(e.StartPlayerCardPassed, Seat(state.holder))
    state.order = tuple(Seat((state.holder + place) % seats) for place in range(seats))


def _end_game(state: State, events: EventLog) -> None:
    """All points are counted now, in the order of the score sheet."""
    state.stage = OVER
    state.turn = numbers.TURNS - 1
    if events is not SILENT:
        events.log(e.GameEnded)
        for seat in sides(state):
            for reason, amount, place in lines(state, seat):
                events.log(PointsScored, seat, amount, REASONS[reason], place)

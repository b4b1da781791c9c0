"""Playing cards, and who gets the trick. Rulebook: "Az ütés elnyerése", rules §7."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.queries.tricks import decided, equal_beaten, why_won
from burgundy_desktop.games.pillars.state import NOBODY, State, Trick
from burgundy_desktop.games.pillars.state.steps import PLAY

_TURNS = tuple((PLAY, Seat(seat)) for seat in range(4))


def play_card(state: State, move: m.PlayCard, events: EventLog) -> None:
    """A card goes to the trick; the next player follows, or the trick is complete."""
    card, pending, players = move.card, state.pending, state.players
    _, seat = pending.pop()
    players[seat].hand &= ~(1 << card)
    state.seen |= 1 << card
    state.trick = trick = (*state.trick, card)
    if events is not SILENT:
        events.log(e.CardPlayed, seat, card, len(trick) - 1)
    if len(trick) < len(players):
        pending.append(_TURNS[(seat + 1) % len(players)])
    else:
        _resolve(state, events)


def _resolve(state: State, events: EventLog) -> None:
    """The trick goes to its winner, who leads; after the King's trick the same player leads."""
    cards, leader = state.trick, state.leader
    place, played_by, winner = decided(state, leader, cards)
    state.trick = ()
    state.tricks += (Trick(leader, cards, place, winner),)
    if winner != NOBODY:
        player = state.players[winner]
        player.won |= sum([1 << one for one in cards])
        player.tricks += 1
        state.leader = Seat(winner)
    if events is not SILENT:
        events.log(_trick_event, state, state.tricks[-1], played_by)
    if len(state.tricks) < state.deal.hand_size:
        state.pending.append(_TURNS[state.leader])


def _trick_event(state: State, trick: Trick, played_by: Seat) -> e.TrickWon | e.KingsTrick:
    """To whom the trick goes, and why."""
    number = len(state.tricks) - 1
    if trick.winner == NOBODY:
        return e.KingsTrick(played_by, trick.leader, trick.cards, number)
    card = trick.cards[trick.strongest]
    return e.TrickWon(
        seat=Seat(trick.winner),
        card=card,
        played_by=played_by,
        why=why_won(state, card),
        cards=trick.cards,
        trick=number,
        equal=equal_beaten(trick.cards),
    )

"""Drawing, discarding, reshuffling. Rules §2."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import CardDiscarded, CardsDrawn, PileReshuffled
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.state.steps import DISCARD, DISCARD_REASONS

_REASON = 16
"""The factor of the reason in the number of a pending discard."""


def draw_cards(
    state: State, seat: Seat, count: int, source: str, place: int, events: EventLog
) -> None:
    """Cards from the draw pile to a hand; fewer if there are no more."""
    if not count:
        return
    player, missing = state.players[seat], count
    if len(state.draw) < count:
        player.hand += state.draw[::-1]
        missing -= len(state.draw)
        state.draw = ()
        _reshuffle(state, events)
    taken = min(missing, len(state.draw))
    if taken:
        player.hand += state.draw[: -taken - 1 : -1]
        state.draw = state.draw[:-taken]
    missed = missing - taken
    events.log(CardsDrawn, seat, count - missed, source, place, missed)


def _reshuffle(state: State, events: EventLog) -> None:
    """The discard pile becomes the draw pile, if there is one."""
    if not state.discards:
        return
    cards = list(state.discards)
    state.chance.shuffle(cards)
    state.draw, state.discards = tuple(cards), ()
    state.fresh = sum(1 << card for card in cards)
    events.log(PileReshuffled, len(cards))


def take_from_hand(player: PlayerState, card: int) -> None:
    """A card leaves a hand."""
    hand = player.hand
    at = hand.index(card)
    player.hand = hand[:at] + hand[at + 1 :]


def discard(state: State, seat: Seat, card: int, why: str, events: EventLog) -> None:
    """A card goes from a hand to the discard pile."""
    take_from_hand(state.players[seat], card)
    state.discards += (card,)
    if events is not SILENT:
        events.log(CardDiscarded, seat, card, why)


def ask_to_discard(state: State, seat: Seat, count: int, reason: int) -> None:
    """Ask the player to discard this many cards."""
    state.pending.append((DISCARD, seat, count + _REASON * reason))


def enter_discard(state: State, seat: Seat, about: int, events: EventLog) -> bool:
    """Whether there is a choice; without one the cards are discarded."""
    count, why = about % _REASON, DISCARD_REASONS[about // _REASON]
    if 0 < count < len(state.players[seat].hand):
        return True
    state.pending.pop()
    for card in state.players[seat].hand if count else ():
        discard(state, seat, card, why, events)
    return False


def discard_one(state: State, move: m.DiscardCard, events: EventLog) -> None:
    """Discard one of the cards; ask again for the rest."""
    _, seat, about = state.pending.pop()
    state.pending.append((DISCARD, seat, about - 1))
    discard(state, seat, move.card, DISCARD_REASONS[about // _REASON], events)

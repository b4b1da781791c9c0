"""Invariants of every position of every game; each complaint is a sentence.

Who won which trick is not asked of a position set up by hand: a scoring is given by the cards that
a player has won, as in the cases, and the tricks are filled with what brings nothing.
"""

from collections import Counter
from collections.abc import Iterator

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.queries.hands import cards_held
from burgundy_desktop.games.pillars.state import HIDDEN, NOBODY, OVER, State
from burgundy_desktop.games.pillars.tables.cards import (
    ALFRED,
    CARD_COLOUR,
    CARD_NAME,
    CARDS,
    KING,
    NO_COLOUR,
    PRIVILEGE_CARDS,
    STRENGTH,
    cards_in,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.rows import PRIVILEGES
from tests.games.positions import times


def complaints(state: State) -> Iterator[str]:
    """Complaints about a position."""
    yield from about_cards(state)
    yield from about_hands(state)
    yield from about_players(state)


def all_cards(state: State) -> Counter[int]:
    """Every card of the hand, wherever it is, and every privilege."""
    found: Counter[int] = Counter(state.trick)
    for player in state.players:
        found.update(card for card in CARDS if player.hand >> card & 1)
        held = player.privileges
        found.update(card for index, card in enumerate(PRIVILEGE_CARDS) if held >> index & 1)
    found.update(card for trick in state.tricks for card in trick.cards)
    found.update(card for card in state.pile if card != HIDDEN)
    return found


def about_cards(state: State) -> Iterator[str]:
    """Every card of the deck and every privilege is in one place."""
    found = all_cards(state)
    wanted = {*cards_in(state.deck), *PRIVILEGE_CARDS}
    for card in sorted({*found, *wanted}):
        # The privilege of this hand is among the tricks, and before its winner.
        twice = found[card] > 1 and card != state.privilege
        if twice or (found[card] > 0) != (card in wanted):
            belongs = "is in this deck" if card in wanted else "is not in this deck"
            yield f"the card {CARD_NAME[card]} {belongs} and lies {times(found[card])}"
    if state.deck.bit_count() + 1 != len(state.players) * state.deal.hand_size:
        yield f"{state.deck.bit_count() + 1} cards do not make {len(state.players)} hands"
    played = mask_of(tuple(card for trick in state.tricks for card in trick.cards))
    if state.seen != played | mask_of(state.trick):
        yield "what everybody has seen is not what was played"


def about_hands(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        held, wanted = player.hand.bit_count(), cards_held(state, Seat(seat))
        if held != wanted:
            yield f"seat {seat} holds {held} cards, not {wanted}"
        mine = [trick for trick in state.tricks if trick.winner == seat]
        if player.tricks != len(mine):
            yield f"seat {seat} has {player.tricks} tricks and has won {len(mine)}"
        if player.won != mask_of(tuple(card for trick in mine for card in trick.cards)):
            yield f"seat {seat} has other cards than those of its tricks"


def about_tricks(state: State) -> Iterator[str]:
    """Rules §7, once more and in other words: by the greatest pair of strength and place."""
    leader, kings = state.first_leader, 0
    for number, trick in enumerate(state.tricks, start=1):
        if trick.leader != leader:
            yield f"seat {trick.leader} leads to trick {number} instead of seat {leader}"
        place = max(range(len(trick.cards)), key=lambda at: (STRENGTH[trick.cards[at]], at))
        winner = winner_of(state, trick.cards[place], (leader + place) % len(state.players))
        if (trick.strongest, trick.winner) != (place, winner):
            yield f"trick {number} went to seat {trick.winner} instead of seat {winner}"
        if (KING in trick.cards) != (winner == NOBODY):
            yield f"trick {number} is the King's, or not"
        leader = leader if winner == NOBODY else Seat(winner)
        kings += winner == NOBODY
    if state.leader != leader:
        yield f"seat {state.leader} leads instead of seat {leader}"
    played = len(state.tricks)
    if kings > 1 or (played == state.deal.hand_size and not kings):
        yield f"after {played} tricks {kings} are the King's"
    if played < state.deal.hand_size - 1:
        shown = [*state.trick, *(card for trick in state.tricks for card in trick.cards)]
        if ALFRED in shown:
            yield "Alfred Builder was played before the last two tricks"


def winner_of(state: State, card: int, played_by: int) -> int:
    """The winner with this card: nobody for the King's, otherwise the owner of its colour."""
    if card == KING:
        return NOBODY
    owner = NOBODY if CARD_COLOUR[card] == NO_COLOUR else state.owners[CARD_COLOUR[card]]
    return played_by if owner == NOBODY else owner


def about_players(state: State) -> Iterator[str]:
    """Stocks, privileges and the score pad."""
    privileges = 0
    for seat, player in enumerate(state.players):
        privileges |= player.privileges
        if min(player.stock) < 0:
            yield f"seat {seat} has the stock {player.stock}"
        points = sum(sum(hand[seat]) for hand in state.pad) + sum(player.scored)
        if player.vp != points:
            yield f"seat {seat} has {player.vp} points, but {points} were scored"
    if len(state.pad) != state.hand_number - (state.stage != OVER):
        yield f"the pad has {len(state.pad)} hands in hand {state.hand_number}"
    won = privileges.bit_count()
    if len(PRIVILEGES) - won - len(state.pile) not in {0, 1}:
        yield f"{won} privileges are won and {len(state.pile)} are in the pile of {len(PRIVILEGES)}"
    if state.hand_number < won:
        yield f"{won} privileges are won in hand {state.hand_number}"

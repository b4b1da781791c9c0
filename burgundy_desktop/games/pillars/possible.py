"""What is true of every position of a game, to check positions from outside."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.core import limits
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.queries.hands import cards_held
from burgundy_desktop.games.pillars.queries.rates import MOST_KEPT, MOST_UNITS
from burgundy_desktop.games.pillars.queries.tricks import decided
from burgundy_desktop.games.pillars.state import NOBODY, OVER, REASONS, State
from burgundy_desktop.games.pillars.state.steps import KEEP, PLAY, TOM
from burgundy_desktop.games.pillars.tables.cards import CARDS, PRIVILEGE_CARDS, cards_in, mask_of
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.rows import PRIVILEGES

_CARD: Final = (0, len(CARDS) - 1)
_HAND: Final = limits.mask_of_width(len(CARDS))
_SEAT: Final = (0, 3)
_ANYBODY: Final = (NOBODY, 3)
_PRIVILEGE: Final = (min(PRIVILEGE_CARDS), max(PRIVILEGE_CARDS))
_REASONS: Final = (len(REASONS), len(REASONS))
_HANDS: Final = (0, 60)

LIMITS: Final[limits.Limits] = {
    "# players": (3, 4),
    "players[].hand": _HAND,
    "players[].won": _HAND,
    "players[].tricks": (0, 13),
    **{f"players[].stock.{material}": (0, MOST_UNITS) for material in range(4)},
    "players[].privileges": limits.mask_of_width(len(PRIVILEGES)),
    "players[].vp": limits.POINTS,
    "# players[].scored": _REASONS,
    "players[].scored[]": limits.POINTS,
    "players[].ready": limits.mask_of_width(len(CONVERTERS)),
    "stage": (0, 1),
    "# owners": (4, 4),
    "owners[]": _ANYBODY,
    "deal_number": (0, 2),
    "hand_number": (1, _HANDS[1]),
    "first_leader": _SEAT,
    "leader": _SEAT,
    "# trick": (0, 4),
    "trick[]": _CARD,
    "# tricks": (0, 13),
    "tricks[].leader": _SEAT,
    "# tricks[].cards": (3, 4),
    "tricks[].cards[]": _CARD,
    "tricks[].strongest": _SEAT,
    "tricks[].winner": _ANYBODY,
    "seen": _HAND,
    "privilege": _PRIVILEGE,
    "# pile": (0, len(PRIVILEGES)),
    "pile[]": _PRIVILEGE,
    "# pad": _HANDS,
    "# pad[]": (3, 4),
    "# pad[][]": _REASONS,
    "pad[][][]": limits.POINTS,
    "# pending": (0, 20),
    "pending[].0": (0, 5),
    "pending[].1": _SEAT,
    "chance.stream": limits.STREAM,
}


def check(state: State) -> None:
    """Raise ValueError for an impossible position."""
    limits.check_limits(state, LIMITS)
    seats = len(state.players)
    owners = sorted(seat for seat in state.owners if seat != NOBODY)
    limits.demand(owners == list(range(seats)), "a player has no colour")
    everybody = [state.first_leader, state.leader, *(seat for _, seat in state.pending)]
    everybody += [trick.leader for trick in state.tricks]
    limits.demand(max(everybody) < seats, "somebody does not play")
    limits.demand(all(len(hand) == seats for hand in state.pad), "the pad has other players")
    limits.demand(len(state.trick) < seats, "a trick has too many cards")
    limits.demand((state.stage == OVER) == (not state.pending), "nobody has to do anything")
    _check_cards(state)
    _check_tricks(state)
    _check_hands(state)
    _check_stocks(state)
    _check_points(state)


def _check_cards(state: State) -> None:
    """Check that each card of the deck and each privilege is in exactly one place."""
    found = [card for player in state.players for card in cards_in(player.hand)]
    found += [*state.trick, *(card for trick in state.tricks for card in trick.cards)]
    deck = {*cards_in(state.deck), state.privilege}
    limits.demand(
        len(set(found)) == len(found) and set(found) == deck, "a card is missing or doubled"
    )
    limits.demand(
        len(found) == len(state.players) * state.deal.hand_size, "the deal is another one"
    )
    seen = mask_of(tuple(card for trick in state.tricks for card in trick.cards))
    limits.demand(state.seen == seen | mask_of(state.trick), "what was seen was not played")
    limits.demand(len(set(state.pile)) == len(state.pile), "a privilege is doubled")


def _check_tricks(state: State) -> None:
    leader = state.first_leader
    limits.demand(len(state.tricks) <= state.deal.hand_size, "there are too many tricks")
    for trick in state.tricks:
        limits.demand(len(trick.cards) == len(state.players), "a trick is not whole")
        place, _, winner = decided(state, leader, trick.cards)
        found = (trick.leader, trick.strongest, trick.winner)
        limits.demand(found == (leader, place, winner), "a trick went to somebody else")
        leader = leader if winner == NOBODY else Seat(winner)
    limits.demand(state.leader == leader, "somebody else leads")


def _check_hands(state: State) -> None:
    for seat, player in enumerate(state.players):
        held = cards_held(state, Seat(seat))
        limits.demand(player.hand.bit_count() == held, "a hand is too large or too small")
        mine = [trick for trick in state.tricks if trick.winner == seat]
        won = mask_of(tuple(card for trick in mine for card in trick.cards))
        limits.demand((player.tricks, player.won) == (len(mine), won), "tricks are lost or made")
    if state.pending and state.pending[-1][0] == PLAY:
        turn = (state.leader + len(state.trick)) % len(state.players)
        limits.demand(state.pending[-1][1] == turn, "it is somebody else's turn")


def _check_stocks(state: State) -> None:
    """Check that nobody has units that only the scoring brings, nor Tom's unit before he comes."""
    step = state.pending[-1][0] if state.pending else KEEP
    most = {PLAY: MOST_KEPT, TOM: MOST_UNITS - 1}.get(step, MOST_UNITS)
    held = max(units for player in state.players for units in player.stock)
    limits.demand(held <= most, f"somebody has {held} units of a material, {most} are possible")


def _check_points(state: State) -> None:
    privileges = 0
    for seat, player in enumerate(state.players):
        limits.demand(not privileges & player.privileges, "two have the same privilege")
        privileges |= player.privileges
        booked = sum(sum(hand[seat]) for hand in state.pad)
        limits.demand(player.vp == booked + sum(player.scored), "points come from nowhere")
    held = {card for index, card in enumerate(PRIVILEGE_CARDS) if privileges >> index & 1}
    limits.demand(not held & set(state.pile), "a privilege is in two places")
    gone = len(PRIVILEGES) - len(held) - len(state.pile)
    limits.demand(gone in {0, 1}, "privileges are lost")

"""Facts about playing a card, from public information."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries import tricks
from burgundy_desktop.games.pillars.queries.hands import kings_trick
from burgundy_desktop.games.pillars.queries.prospects import worth_of_trick
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    CARD_VP,
    KING,
    PRIVILEGE_CARDS,
    STRENGTH,
    cards_in,
    mask_of,
)


def play(observation: Observation, card: int) -> Iterator[Fact]:
    """The facts of a card: to whom the trick goes or may go, its value, and the remaining hand."""
    table, seat = observation.table, observation.seat
    winner = tricks.winner_after(table, card)
    if winner == NOBODY:
        yield from _nobodys(table, seat, card)
    elif tricks.completes(table):
        yield from _decided(table, seat, card, winner)
    else:
        yield from _open(table, seat, card, winner)
    yield from _rid(card, winner, seat)
    yield from _avoided(table, seat, card, winner)
    yield from _kept(table.players[seat].hand, card)


def _nobodys(table: State, seat: Seat, card: int) -> Iterator[Fact]:
    yield Fact(Claim.STANDS, "kings_trick" if card == KING else "kings_already")
    if table.leader == seat:
        yield Fact(Claim.STANDS, "leads_again")
    if card == KING and table.trick:
        yield from _kept_from(table, seat, card)


# the trick is complete with this card


def _decided(table: State, seat: Seat, card: int, winner: int) -> Iterator[Fact]:
    cards = mask_of((*table.trick, card))
    if winner == seat:
        yield from _comes_to_you(table, seat, cards)
        yield from _kept_from(table, seat, card)
        yield Fact(Claim.STANDS, "leads_next")
        return
    points = worth_of_trick(table, Seat(winner), cards)
    yield Fact(Claim.PROMISES, _OTHERS[_sign(points)], abs(points), seat=Seat(winner))
    if not table.players[seat].tricks and kings_trick(table) is not None:
        yield Fact(Claim.STANDS, "stays_trickless")


_YOURS = ("trick_costs", "trick_for_nothing", "trick_brings")
_OTHERS = ("others_lose", "others_get_nothing", "others_get")


def _sign(points: int) -> int:
    """0 for a loss, 1 for nothing, 2 for a gain."""
    return (points > 0) + (points >= 0)


def _comes_to_you(table: State, seat: Seat, cards: int) -> Iterator[Fact]:
    points = worth_of_trick(table, seat, cards)
    yield Fact(Claim.PROMISES, _YOURS[_sign(points)], abs(points))
    for privilege in cards_in(cards & ALL_PRIVILEGES):
        yield Fact(Claim.PROMISES, "wins_privilege", values={"card": privilege})


def _kept_from(table: State, seat: Seat, card: int) -> Iterator[Fact]:
    """The previous winner of the trick, and its value for them."""
    if not table.trick:
        return
    holder = tricks.winner_after(table)
    if holder not in {seat, NOBODY}:
        points = worth_of_trick(table, Seat(holder), mask_of((*table.trick, card)))
        if points > 0:
            yield Fact(Claim.STANDS, "kept_from", points, seat=Seat(holder))


# others play after this card


def _open(table: State, seat: Seat, card: int, winner: int) -> Iterator[Fact]:
    decides = tricks.strongest_of((*table.trick, card)) == len(table.trick)
    if not decides:
        yield from _below(table, card)
        yield from _so_far(table, seat, card, winner)
        return
    stronger = _still_out(table, seat, card)
    if stronger == 0:
        code = "surely_yours" if winner == seat else "surely_theirs"
        yield Fact(Claim.STANDS, "nothing_beats")
        yield Fact(Claim.STANDS, code, seat=Seat(winner))
        return
    yield from _so_far(table, seat, card, winner)
    yield Fact(Claim.STANDS, "can_beat", amount=stronger)


def _below(table: State, card: int) -> Iterator[Fact]:
    strongest = table.trick[tricks.strongest_of(table.trick)]
    yield Fact(Claim.STANDS, "stays_below", values={"card": strongest, "played": card})


def _so_far(table: State, seat: Seat, card: int, winner: int) -> Iterator[Fact]:
    """The winner of the trick if nobody plays higher."""
    cards = mask_of((*table.trick, card))
    points = worth_of_trick(table, Seat(winner), cards)
    if winner == seat:
        code = "may_win" if points > 0 else "may_lead"
        yield Fact(Claim.PROMISES, code, max(points, 0))
    elif points < 0:
        yield Fact(Claim.PROMISES, "may_hurt", -points, seat=Seat(winner))
    else:
        yield Fact(Claim.STANDS, "goes_to", seat=Seat(winner))


def _still_out(table: State, seat: Seat, card: int) -> int:
    """How many unseen cards beat this one; equally strong ones do if played later."""
    gone = table.seen | table.players[seat].hand
    out = [one for one in cards_in(table.deck & ~gone) if STRENGTH[one] >= STRENGTH[card]]
    dealt = [one for one in PRIVILEGE_CARDS if one == table.privilege] or PRIVILEGE_CARDS
    hidden = [one for one in dealt if not gone >> one & 1]
    privilege = len(hidden) == len(dealt) and STRENGTH[max(hidden, key=STRENGTH.__getitem__)]
    return len(out) + (bool(hidden) and privilege >= STRENGTH[card])


# the card itself, and the others in the hand


def _rid(card: int, winner: int, seat: Seat) -> Iterator[Fact]:
    loss = -CARD_VP.get(card, 0)
    if loss > 0 and winner not in {seat, NOBODY}:
        yield Fact(Claim.STANDS, "rid_of", amount=loss)


def _avoided(table: State, seat: Seat, card: int, winner: int) -> Iterator[Fact]:
    """Another card that would complete a trick with negative points."""
    if winner == seat or not tricks.completes(table):
        return
    losses = {
        other: worth_of_trick(table, seat, mask_of((*table.trick, other)))
        for other in cards_in(tricks.playable(table.players[seat].hand))
        if other != card and tricks.winner_after(table, other) == seat
    }
    worst = min(losses, key=losses.__getitem__, default=-1)
    if worst >= 0 and losses[worst] < 0:
        yield Fact(Claim.STANDS, "avoids", -losses[worst], values={"card": worst})


def _kept(hand: int, card: int) -> Iterator[Fact]:
    """The strongest remaining card of the hand, if it is stronger."""
    others = [other for other in cards_in(hand) if other != card]
    best = max(others, key=STRENGTH.__getitem__)
    if STRENGTH[best] > STRENGTH[card]:
        yield Fact(Claim.STANDS, "keeps_card", values={"card": best, "played": card})
    if all(STRENGTH[other] > STRENGTH[card] for other in others):
        yield Fact(Claim.STANDS, "weakest")

"""Why a move is good, in words: from what anybody at the table can see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.board.wording.tricks import completes, winner_with
from burgundy_desktop.games.pillars.board.wording.worth import worth_of_trick
from burgundy_desktop.games.pillars.moves.offers import with_one_click
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import NOBODY, strongest_of
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_COLOR,
    CARD_VP,
    KING,
    NO_COLOR,
    STRENGTH,
    cards_in,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.converters import BRICKMAKER
from burgundy_desktop.games.pillars.tables.materials import KEPT

_MOST_REASONS = 3
_WEAK, _STRONG = 3, 8
"""Strengths that seldom decide a trick, and that often do."""

_WINS = phrase("The trick comes to you and brings %n point(s) as things stand.")
_WINS_NOTHING = phrase("The trick comes to you, and with it the lead.")
_WINS_AT_A_LOSS = phrase("The trick costs you %n point(s), but you lead the next one.")
_MAY_WIN = phrase("If nobody plays higher, the trick comes to you.")
_OTHERS_GET_LOSS = phrase("{player} gets %n point(s) less with this trick.")
_MAY_GET_LOSS = phrase("If nobody plays higher, {player} gets %n point(s) less.")
_SENDS = phrase("It sends the trick to {player} rather than to somebody else.")
_TO_OTHER = phrase("The trick goes to {player}, without harm to you.")
_STAYS_TRICKLESS = phrase("You stay without a trick: the King's trick may count for you.")
_KING = phrase("Nobody gets this trick.")
_KING_LEADS = phrase("Nobody gets this trick, and you lead again.")
_WEAK_CARD = phrase("It is too weak to decide the trick.")
_LEADS_WEAK = phrase("It is weak: the others decide where the trick goes.")
_GETS_RID = phrase("You get rid of a card that costs points.")
_OWN = phrase("You score a craftsman of your own with it.")
_SAVES = phrase("Your stronger cards are saved for later tricks.")
_ONLY = phrase("It is the only card that you can play.")
_BRICKS = phrase("The unit is worth more then.")
_POINTS = phrase("Brings %n point(s) at once.")
_MOST_POINTS = phrase("No other plan brings more points.")
_FOR_LATER = phrase("What it keeps is worth more later: {units}.")
_KEEPS = phrase("It keeps {units} for the next hand.")
_LAST = phrase("It is the last hand: what is kept is worth nothing.")
_TOM = phrase("You can make the most of it.")
_FINISH = phrase("What you have is worth more in the next hand.")
_KEEP = phrase("These units are worth the most later.")
_NOTHING_BETTER = phrase("Nothing better is possible now.")


def hint_for(observation: Observation, move: m.PillarsMove, events: Sequence[Event]) -> str:
    """The best reasons for a move, at most three short sentences."""
    reasons = list(dict.fromkeys(_TELL[type(move)](observation, move, events)))
    return " ".join(reasons[:_MOST_REASONS]) or _NOTHING_BETTER()


# cards


def _card(observation: Observation, move: m.PlayCard, _events: object) -> Iterator[str]:
    hand = observation.table.players[observation.seat].hand
    if not hand & ~(1 << move.card):
        yield _ONLY()
        return
    yield from _trick(observation, move.card)
    yield from _itself(observation, move.card)


def _trick(observation: Observation, card: int) -> Iterator[str]:
    """To whom the trick goes, or may go."""
    table, seat = observation.table, observation.seat
    winner = winner_with(table, card)
    if winner == NOBODY:
        leads_again = card == KING and table.leader == seat
        yield (_KING_LEADS if leads_again else _KING)()
    elif completes(table):
        yield _to_winner(observation, winner, (*table.trick, card))
    elif winner == seat:
        yield _MAY_WIN()
    elif loss := _loss((*table.trick, card)):
        yield _MAY_GET_LOSS(loss, player=names.seat(observation, winner))
    elif STRENGTH[card] > _WEAK and not _is_below(table.trick, card):
        yield _SENDS(player=names.seat(observation, winner))


def _to_winner(observation: Observation, winner: int, cards: tuple[int, ...]) -> str:
    if winner == observation.seat:
        points = worth_of_trick(observation, mask_of(cards))
        if not points:
            return _WINS_NOTHING()
        return (_WINS if points > 0 else _WINS_AT_A_LOSS)(abs(points))
    player = names.seat(observation, winner)
    loss = _loss(cards)
    if loss:
        return _OTHERS_GET_LOSS(loss, player=player)
    return _TO_OTHER(player=player)


def _loss(cards: tuple[int, ...]) -> int:
    """The points that the persons of a trick cost."""
    return -sum(min(0, CARD_VP.get(card, 0)) for card in cards)


def _itself(observation: Observation, card: int) -> Iterator[str]:
    """What speaks for the card."""
    table, seat = observation.table, observation.seat
    player = table.players[seat]
    winner = winner_with(table, card)
    if CARD_VP.get(card, 0) < 0 and winner not in {seat, NOBODY}:
        yield _GETS_RID()
    color = CARD_COLOR[card]
    is_own = color != NO_COLOR and table.owners[color] == seat
    if is_own and winner == seat and completes(table):
        yield _OWN()
    if not player.tricks and winner != seat and completes(table):
        yield _STAYS_TRICKLESS()
    if winner != seat and _is_below(table.trick, card):
        yield _WEAK_CARD()
    elif winner != seat and STRENGTH[card] <= _WEAK:
        yield _LEADS_WEAK()
    if STRENGTH[card] < _STRONG <= max(STRENGTH[other] for other in cards_in(player.hand)):
        yield _SAVES()


def _is_below(trick: tuple[int, ...], card: int) -> bool:
    """Whether a stronger card lies there."""
    return bool(trick) and STRENGTH[trick[strongest_of(trick)]] > STRENGTH[card]


# the scoring


def _plan(observation: Observation, move: m.TakePlan, _events: object) -> Iterator[str]:
    plans = [one for one in with_one_click(observation.table) if isinstance(one, m.TakePlan)]
    most = max((one.points for one in plans), default=0)
    kept = KEPT[move.kept]
    if move.points >= most:
        yield _MOST_POINTS()
    if observation.table.is_last_hand:
        yield _LAST()
    elif any(kept) and move.points >= most:
        yield _KEEPS(units=amounts.units_object(kept))
    elif any(kept):
        yield _FOR_LATER(units=amounts.units(kept))


def _convert(observation: Observation, move: m.Convert, events: Sequence[Event]) -> Iterator[str]:
    points = points_of(tuple(events), observation.seat)
    if points > 0:
        yield _POINTS(points)
    elif move.converter == BRICKMAKER:
        yield _BRICKS()


def _always(said: Callable[[], str]) -> Callable[..., Iterator[str]]:
    def tell(*_: object) -> Iterator[str]:
        yield said()

    return tell


_TELL: dict[type, Callable[[Observation, Any, Sequence[Event]], Iterator[str]]] = {
    m.PlayCard: _card,
    m.TakePlan: _plan,
    m.Convert: _convert,
    m.ChooseTom: _always(_TOM),
    m.Finish: _always(_FINISH),
    m.Keep: _always(_KEEP),
}

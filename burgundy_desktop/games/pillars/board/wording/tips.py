"""Tooltips: what a thing does, what it means now, and its anchor in the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.board import Brought, Tip
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.games.pillars.board.art import plain
from burgundy_desktop.games.pillars.board.wording import (
    accessible_names,
    amounts,
    effects,
    names,
    score_tips,
)
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.board.wording.tricks import outcome, worth_if_won
from burgundy_desktop.games.pillars.moves import PillarsMove
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import cards_held, kings_trick, never_dealt
from burgundy_desktop.games.pillars.queries.prospects import worth_of_won
from burgundy_desktop.games.pillars.queries.tricks import strongest_of
from burgundy_desktop.games.pillars.state import HIDDEN, NOBODY
from burgundy_desktop.games.pillars.tables.cards import (
    ALFRED,
    CARD_COLOUR,
    FIRST_PRIVILEGE,
    KING_VP,
    LADY_ALIENA,
    NO_COLOUR,
)
from burgundy_desktop.games.pillars.tables.materials import LIMIT

_ALFRED_WAITS = phrase("Keep him in your hand for the last trick.")
_STRONGEST = phrase("The strongest card of the trick.")
_OWNER = phrase("Tricks won by {color} craftsmen go to {player}.")
_OWNER_YOU = phrase("Tricks won by {color} craftsmen go to you.")
_GONE = phrase("It has been played in this hand.")
_RULE = phrase("The strongest card decides; of equal cards the later one.")
_RULE_KING = phrase("A craftsman: to the owner of his colour. The King: to nobody.")
_ALIENA_HERE = phrase("Lady Aliena is among them.")
_NOBODY_SEES = phrase("Nobody else can see them.")
FACE_DOWN = phrase("Won tricks lie face down until the scoring.")
_WORTH_NOW = phrase("What you have won would bring you %n point(s) as things stand.")
_COSTS_NOW = phrase("What you have won would cost you %n point(s) as things stand.")
_NO_TRICK_YET = phrase(
    "Without a trick you would score the King's trick: %n point(s) for the King."
)
_NO_TRICK_THEY = phrase(
    "Players without a trick at the end score the King's trick: %n point(s) for the King."
)
ONE_EACH_HAND = phrase("One privilege is in every hand. The last one won ends the game.")
_THIS_HAND = phrase("In this hand: {card}.")
_NOT_SEEN = phrase("Not in any earlier hand: {cards}.")
_BACK_UNDER = phrase("Back under the pile, top first: {cards}.")
_KING_TO_COME = phrase("The King has not been played yet.")
_KING_FALLEN = phrase("Nobody won it. Players who end the hand without a trick score it.")
_OPENS = phrase("Click to enlarge it.")
_FIELD = phrase("Each field is one trick of this hand. Its mark shows who won it.")
_FIELD_KING = phrase("Nobody won it: the King was in it.")
_LIMIT = phrase("At most %n unit(s), all materials together, are kept after a hand.")
PAD = phrase("The points of all hands so far.")
_PLAYER = phrase("Points: {points}. Materials: {units}.")


def tip_for(observation: Observation, target: Target, bring: Brought[PillarsMove]) -> Tip | None:
    """The tooltip of a target; None if it has none."""
    tell = _TIPS.get(target.kind)
    if tell is None:
        return score_tips.tip_for(observation, target, bring)
    lines, anchor = tell(observation, target.index, bool(bring))
    title = accessible_names.accessible_name(observation, target)
    return Tip(title, 0, tuple(line for line in lines if line), anchor)


# cards


def _card(observation: Observation, card: int) -> list[str]:
    """The effect of a card, and its meaning for others."""
    lines = [effects.effect(observation, card)]
    if card >= FIRST_PRIVILEGE:
        lines.append(effects.stays())
    return lines


def _hand(observation: Observation, card: int, may_play: bool) -> tuple[list[str], str]:
    lines = _card(observation, card)
    if may_play:
        lines += outcome(observation, card)
    elif card == ALFRED:
        lines.append(_ALFRED_WAITS())
    return lines, effects.anchor(card)


def _played(observation: Observation, card: int, _: bool) -> tuple[list[str], str]:
    table = observation.table
    is_strongest = bool(table.trick) and table.trick[strongest_of(table.trick)] == card
    lines = [*_card(observation, card), _owner(observation, card)]
    return [*lines, _STRONGEST() if is_strongest else ""], effects.anchor(card)


def _owner(observation: Observation, card: int) -> str:
    """To whom a craftsman gives the trick."""
    colour = CARD_COLOUR[card]
    if colour == NO_COLOUR or observation.table.owners[colour] == NOBODY:
        return ""
    owner = observation.table.owners[colour]
    if owner == observation.seat:
        return _OWNER_YOU(color=names.colour(colour))
    return _OWNER(color=names.colour(colour), player=names.seat(observation, owner))


def _seen(observation: Observation, card: int, _: bool) -> tuple[list[str], str]:
    return _card(observation, card), effects.anchor(card)


def _privilege(_observation: Observation, card: int, _: bool) -> tuple[list[str], str]:
    return [effects.privilege(card)], effects.anchor(card)


def _memory(observation: Observation, card: int, _: bool) -> tuple[list[str], str]:
    lines = [*_card(observation, card), _owner(observation, card)]
    if not accessible_names.still_to_come(observation.table, card):
        lines.append(_GONE())
    return lines, effects.anchor(card)


# the trick


def _verdict(observation: Observation, _index: int, _: bool) -> tuple[list[str], str]:
    trick = observation.table.trick
    return [_RULE(), _RULE_KING(), worth_if_won(observation, trick) if trick else ""], "winning"


def _field(observation: Observation, number: int, _: bool) -> tuple[list[str], str]:
    tricks = observation.table.tricks
    if number < len(tricks) and tricks[number].winner == NOBODY:
        return [_FIELD_KING()], "king"
    return [_FIELD()], "winning"


# players


def _held(observation: Observation, seat: int, _: bool) -> tuple[list[str], str]:
    known = observation.table.players[seat].hand
    if known.bit_count() == cards_held(observation.table, Seat(seat)):
        return [], "hidden"
    has_aliena = known >> LADY_ALIENA & 1
    return [_NOBODY_SEES(), _ALIENA_HERE() if has_aliena else ""], "hidden"


def _pile(observation: Observation, seat: int, _: bool) -> tuple[list[str], str]:
    has_trick = observation.table.players[seat].tricks
    if not has_trick:
        is_mine = seat == observation.seat
        return [(_NO_TRICK_YET if is_mine else _NO_TRICK_THEY)(KING_VP)], "trickless"
    if seat != observation.seat:
        return [FACE_DOWN()], "winning"
    points = worth_of_won(observation.table, observation.seat)
    said = _WORTH_NOW(points) if points >= 0 else _COSTS_NOW(-points)
    return [FACE_DOWN(), said], "scoring"


def _seat(observation: Observation, seat: int, _: bool) -> tuple[list[str], str]:
    player = observation.table.players[seat]
    return [_PLAYER(points=plain(player.vp), units=amounts.units(player.stock)), _OPENS()], "table"


# the table


def _privileges(observation: Observation, _index: int, _: bool) -> tuple[list[str], str]:
    """The number of privileges in the pile, and which may come."""
    table = observation.table
    lines = [ONE_EACH_HAND()]
    if table.privilege != HIDDEN:
        lines.append(_THIS_HAND(card=names.card_title(table.privilege)))
    unseen = never_dealt(table)
    if unseen:
        lines.append(_NOT_SEEN(cards=_titles(unseen)))
    returned = [card for card in table.pile if card != HIDDEN]
    if returned:
        lines.append(_BACK_UNDER(cards=_titles(returned)))
    return lines, "privileges"


def _titles(cards: Sequence[int]) -> str:
    return ", ".join(names.card_title(card) for card in cards)


def _king(observation: Observation, _index: int, _: bool) -> tuple[list[str], str]:
    trick = kings_trick(observation.table)
    if trick is None:
        return [_KING_TO_COME(), _NO_TRICK_THEY(KING_VP)], "king"
    cards = ", ".join(names.card_name(card) for card in trick.cards)
    return [cards, _KING_FALLEN(), _OPENS()], "trickless"


def _last_trick(observation: Observation, _index: int, _: bool) -> tuple[list[str], str]:
    tricks = observation.table.tricks
    return [", ".join(names.card_name(card) for card in tricks[-1].cards) if tricks else ""], (
        "winning"
    )


def _stock(_observation: Observation, material: int, _: bool) -> tuple[list[str], str]:
    return [*score_tips.takers(material), _LIMIT(LIMIT)], "materials"


def _pad(_observation: Observation, _index: int, _: bool) -> tuple[list[str], str]:
    return [PAD(), _OPENS()], "hand-points"


_Tell = Callable[[Observation, int, bool], tuple[list[str], str]]
_TIPS: dict[str, _Tell] = {
    "hand": _hand,
    "played": _played,
    "last": _seen,
    "king_card": _seen,
    "won": _seen,
    "privilege": _privilege,
    "memory": _memory,
    "verdict": _verdict,
    "field": _field,
    "held": _held,
    "pile": _pile,
    "seat": _seat,
    "privileges": _privileges,
    "king": _king,
    "last_trick": _last_trick,
    "stock": _stock,
    "pad": _pad,
}

"""The accessible names of all targets."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.ids import SPECTATOR, Seat, Target
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import signed
from burgundy_desktop.games.pillars.board.hand import in_hand
from burgundy_desktop.games.pillars.board.wording import amounts, names, prompts
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.moves import TakePlan
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import cards_held, is_last_hand, kings_trick
from burgundy_desktop.games.pillars.queries.offers import with_one_click
from burgundy_desktop.games.pillars.queries.tricks import player_of
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, TOM
from burgundy_desktop.games.pillars.tables import cards
from burgundy_desktop.games.pillars.tables.materials import KEPT, ONE
from burgundy_desktop.games.pillars.tables.rows import MATERIALS

_CARD = phrase("{card} ({strength})")
_IN_TRICK = phrase("in the trick")
_LAST = phrase("in the last trick")
_IN_KINGS = phrase("in the King's trick")
_BY = phrase("played by {player}")
_BY_YOU = phrase("played by you")
_HELD_BY = phrase("before {player}", "a privilege: it lies there")
_YOURS_TO_USE = phrase("before you", "a privilege: it lies there")
_WON_BY = phrase("Trick {number}: {player}")
_WON_BY_YOU = phrase("Trick {number}: you")
_KINGS = phrase("Trick {number}: the King's trick")
_NOW = phrase("Trick {number}: being played")
_TO_COME = phrase("Trick {number}: still to come")
_VERDICT = phrase("Who gets the trick")
_HELD = phrase("{player}: %n card(s) in hand")
_PILE = phrase("{player}: %n trick(s) won")
_NO_PILE = phrase("{player}: no trick yet")
_YOU_HAVE_NO_PILE = phrase("You: no trick yet")
_YOUR_PILE = phrase("You: %n trick(s) won")
_PRIVILEGES = phrase("Pile of privileges: %n left")
_PLAN = phrase("Plan: keep {units}")
_PLAN_NOTHING = phrase("Plan: keep nothing")
_PLAN_CONVERTS = phrase("Plan: convert {units}")
_PLAN_CONVERTS_NOTHING = phrase("Plan: convert nothing")
_KEEP = phrase("Keep {units}")
_POINTS = phrase("{points} in this hand", "the points of the hand with a plan")
_TOM = phrase("Tom Builder brings {units}")
_RESULT = phrase("{player}: this hand")
_YOUR_RESULT = phrase("You: this hand")
_KEPT = phrase("Slot {number} for kept units")
_STILL = phrase("%n still to come", "cards of a kind")
_PLAYED = phrase("played", "a card of which nothing is still to come")
_YOURS = phrase("your card")
_USED = phrase("used in this hand", "a converter")
_NONE = phrase("no {material}")

SCORING = frozenset({TOM, CONVERT, KEEP})


def accessible_name(observation: Observation, target: Target) -> str:
    """The name of a target; the label of the button if it is one."""
    if target.kind in _NAMES:
        return _NAMES[target.kind](observation, target.index)
    return prompts.button(target)


def scorer(observation: Observation) -> int:
    """The player whose materials and converters are shown: who scores, else the observer. SPECTATOR
    if nobody scores and the observer has no seat.
    """
    pending = observation.table.pending
    return pending[-1][1] if pending and pending[-1][0] in SCORING else observation.seat


def own_hand(observation: Observation) -> int:
    """The mask of the observer's cards; a spectator has none."""
    if observation.seat == SPECTATOR:
        return 0
    return observation.table.players[observation.seat].hand


def card_with_strength(card: int) -> str:
    """A card by itself: "green Carpenter (6)"."""
    return _CARD(card=names.card_name(card), strength=cards.STRENGTH[card])


def played_by(observation: Observation, seat: int) -> str:
    """Who played a card, as a remark."""
    if seat == observation.seat:
        return _BY_YOU()
    return _BY(player=names.seat(observation, seat))


def still_to_come(table: State, card: int) -> int:
    """How many cards of this kind and colour have not been played in this hand."""
    known = table.deck | (1 << table.privilege if table.privilege >= 0 else 0)
    return sum(known >> one & 1 and not table.seen >> one & 1 for one in alike(card))


def alike(card: int) -> list[int]:
    """The cards of the same kind and colour."""
    like = cards.CARD_KIND[card], cards.CARD_COLOUR[card]
    return [one for one in cards.CARDS if (cards.CARD_KIND[one], cards.CARD_COLOUR[one]) == like]


def _played(observation: Observation, card: int) -> str:
    table = observation.table
    seat = player_of(table.leader, table.trick.index(card), len(table.players))
    return remarks(card_with_strength(card), _IN_TRICK(), played_by(observation, seat))


def _last(observation: Observation, card: int) -> str:
    trick = observation.table.tricks[-1]
    seat = player_of(trick.leader, trick.cards.index(card), len(trick.cards))
    return remarks(card_with_strength(card), _LAST(), played_by(observation, seat))


def _king_card(observation: Observation, card: int) -> str:
    trick = kings_trick(observation.table)
    if trick is None:
        return card_with_strength(card)
    seat = player_of(trick.leader, trick.cards.index(card), len(trick.cards))
    return remarks(card_with_strength(card), _IN_KINGS(), played_by(observation, seat))


def _privilege(observation: Observation, card: int) -> str:
    """A privilege in front of a player; its strength no longer matters."""
    bit = 1 << card - cards.FIRST_PRIVILEGE
    players = observation.table.players
    seat = next((seat for seat, player in enumerate(players) if player.privileges & bit), NOBODY)
    if seat == NOBODY:
        return names.card_title(card)
    where = _HELD_BY(player=names.seat(observation, seat))
    return remarks(names.card_title(card), _YOURS_TO_USE() if seat == observation.seat else where)


def _field(observation: Observation, number: int) -> str:
    tricks = observation.table.tricks
    if number >= len(tricks):
        return (_NOW if number == len(tricks) else _TO_COME)(number=number + 1)
    winner = tricks[number].winner
    if winner == NOBODY:
        return _KINGS(number=number + 1)
    if winner == observation.seat:
        return _WON_BY_YOU(number=number + 1)
    return _WON_BY(number=number + 1, player=names.seat(observation, winner))


def _memory(observation: Observation, card: int) -> str:
    table = observation.table
    mine = any(own_hand(observation) >> one & 1 for one in alike(card))
    left = still_to_come(table, card)
    state = _STILL(left) if left else _PLAYED()
    return remarks(card_with_strength(card), state, _YOURS() if mine else "")


def _held(observation: Observation, seat: int) -> str:
    count, known = cards_held(observation.table, Seat(seat)), in_hand(observation.table, seat)
    said = _HELD(count, player=names.seat(observation, seat))
    return remarks(said, ", ".join(map(card_with_strength, known))) if len(known) == count else said


def _pile(observation: Observation, seat: int) -> str:
    tricks = observation.table.players[seat].tricks
    if seat == observation.seat:
        return _YOUR_PILE(tricks) if tricks else _YOU_HAVE_NO_PILE()
    player = names.seat(observation, seat)
    return _PILE(tricks, player=player) if tricks else _NO_PILE(player=player)


def _result(observation: Observation, seat: int) -> str:
    if seat == observation.seat:
        return _YOUR_RESULT()
    return _RESULT(player=names.seat(observation, seat))


def _stock(observation: Observation, material: int) -> str:
    seat = scorer(observation)
    if seat == SPECTATOR:
        return names.material(material)
    units = observation.table.players[seat].stock[material]
    if not units:
        return _NONE(material=names.material(material))
    return amounts.units(tuple(units * one for one in ONE[material]))


def _converter(observation: Observation, converter: int) -> str:
    ready = observation.table.players[scorer(observation)].ready >> converter & 1
    return remarks(names.converter(converter), "" if ready else _USED())


def plan_keeping(observation: Observation, kept: int) -> TakePlan | None:
    """The plan for what is kept, None if there is none now."""
    plans = with_one_click(observation.table)
    return next((one for one in plans if isinstance(one, TakePlan) and one.kept == kept), None)


def hand_points(observation: Observation, plan: TakePlan) -> int:
    """All points of the hand with a plan."""
    return plan.points + sum(observation.table.players[scorer(observation)].scored)


def plan_title(observation: Observation, kept: int) -> str:
    """The title of a plan: the kept stock; in the last hand, the conversions."""
    plan = plan_keeping(observation, kept)
    if plan is not None and is_last_hand(observation.table):
        units = amounts.units_object(units_of(plan))
        return _PLAN_CONVERTS(units=units) if plan.conversions else _PLAN_CONVERTS_NOTHING()
    if not any(KEPT[kept]):
        return _PLAN_NOTHING()
    return _PLAN(units=amounts.units_object(KEPT[kept]))


def units_of(plan: TakePlan) -> tuple[int, ...]:
    """The units that a plan hands over, by material."""
    handed = [material for _, material in plan.conversions]
    return tuple(handed.count(material) for material in range(len(MATERIALS)))


def _plan(observation: Observation, kept: int) -> str:
    """The effect of a plan, and the points of the hand with it."""
    said, plan = plan_title(observation, kept), plan_keeping(observation, kept)
    if plan is None:
        return said
    return remarks(said, _POINTS(points=signed(hand_points(observation, plan))))


_NAMES: dict[str, Callable[[Observation, int], str]] = {
    "hand": lambda _, card: card_with_strength(card),
    "played": _played,
    "last": _last,
    "king_card": _king_card,
    "won": lambda _, card: card_with_strength(card),
    "privilege": _privilege,
    "memory": _memory,
    "field": _field,
    "verdict": lambda *_: _VERDICT(),
    "held": _held,
    "pile": _pile,
    "privileges": lambda seen, _: _PRIVILEGES(len(seen.table.pile)),
    "king": lambda *_: labels.KINGS_TRICK(),
    "last_trick": lambda *_: labels.LAST_TRICK(),
    "pad": lambda *_: labels.SCORE_PAD(),
    "seat": names.seat,
    "stock": _stock,
    "unit": _stock,
    "tom": lambda _, material: _TOM(units=amounts.units_object(ONE[material])),
    "converter": _converter,
    "plan": _plan,
    "keep": lambda _, kept: _KEEP(units=amounts.units_object(KEPT[kept])),
    "kept": lambda _, place: _KEPT(number=place + 1),
    "result": _result,
    "sum": lambda *_: labels.POINTS(),
}

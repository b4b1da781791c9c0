"""What the things on the table are called: the accessible name of everything to point at."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.pillars.board.wording import amounts, labels, names, prompts
from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables.cards import STRENGTH
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT, ONE

_CARD = phrase("{card} ({strength})")
_IN_TRICK = phrase("in the trick")
_LAST = phrase("in the last trick")
_IN_KINGS = phrase("in the King's trick")
_WON_BY = phrase("Trick {number}: {player}")
_KINGS = phrase("Trick {number}: the King's trick")
_TO_COME = phrase("Trick {number}")
_VERDICT = phrase("Who gets the trick")
_HELD = phrase("{player}: %n card(s) in hand")
_PILE = phrase("{player}: %n trick(s) won")
_PRIVILEGES = phrase("Pile of privileges: %n left")
_PLAN = phrase("Plan: keep {units}")
_KEEP = phrase("Keep {units}")
_TOM = phrase("Tom Builder brings {units}")
_RESULT = phrase("{player}: this hand")
_KEPT = phrase("Place {number} for what is kept")
_STILL = phrase("still to come")
_PLAYED = phrase("played")
_YOURS = phrase("your card")


def thing_name(observation: Observation, target: Target) -> str:
    """The name of a target; the label of the button if it is one."""
    if target.kind in _NAMES:
        return _NAMES[target.kind](observation, target.index)
    return prompts.button(target)


def _card(card: int) -> str:
    return _CARD(card=names.card_name(card), strength=STRENGTH[card])


def _field(observation: Observation, number: int) -> str:
    tricks = observation.table.tricks
    if number >= len(tricks):
        return _TO_COME(number=number + 1)
    winner = tricks[number].winner
    if winner == NOBODY:
        return _KINGS(number=number + 1)
    return _WON_BY(number=number + 1, player=names.seat(observation, winner))


def _memory(observation: Observation, card: int) -> str:
    table = observation.table
    if table.players[observation.seat].hand >> card & 1:
        return remarks(_card(card), _YOURS())
    return remarks(_card(card), _PLAYED() if table.seen >> card & 1 else _STILL())


def _held(observation: Observation, seat: int) -> str:
    count = observation.table.cards_held(seat)  # type: ignore[arg-type]
    return _HELD(count, player=names.seat(observation, seat))


def _pile(observation: Observation, seat: int) -> str:
    tricks = observation.table.players[seat].tricks
    return _PILE(tricks, player=names.seat(observation, seat))


def _stock(observation: Observation, material: int) -> str:
    units = observation.table.players[observation.seat].stock[material]
    return (
        amounts.units(tuple(units * one for one in ONE[material]))
        if units
        else names.material(material)
    )


_NAMES: dict[str, Callable[[Observation, int], str]] = {
    "hand": lambda _, card: _card(card),
    "played": lambda _, card: remarks(_card(card), _IN_TRICK()),
    "last": lambda _, card: remarks(_card(card), _LAST()),
    "king_card": lambda _, card: remarks(_card(card), _IN_KINGS()),
    "won": lambda _, card: _card(card),
    "privilege": lambda _, card: _card(card),
    "memory": _memory,
    "field": _field,
    "verdict": lambda *_: _VERDICT(),
    "held": _held,
    "pile": _pile,
    "privileges": lambda seen, _: _PRIVILEGES(len(seen.table.pile)),
    "king": lambda *_: labels.KINGS_TRICK(),
    "last_trick": lambda *_: labels.LAST_TRICK(),
    "pad": lambda *_: labels.SCORE_PAD(),
    "stock": _stock,
    "unit": _stock,
    "tom": lambda _, material: _TOM(units=amounts.units_object(ONE[material])),
    "converter": lambda _, converter: names.TITLES[CONVERTERS[converter]](),
    "plan": lambda _, kept: _PLAN(units=amounts.units_object(KEPT[kept])),
    "keep": lambda _, kept: _KEEP(units=amounts.units_object(KEPT[kept])),
    "kept": lambda _, place: _KEPT(number=place + 1),
    "result": lambda seen, seat: _RESULT(player=names.seat(seen, seat)),
    "sum": lambda *_: labels.POINTS(),
}

"""A legal move in the list of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.wording import amounts, names
from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import NOBODY, strongest_of, winner_of
from burgundy_desktop.games.pillars.tables.cards import STRENGTH
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT, NO_MATERIAL, ONE

_PLAY = phrase("Play a card", "group in the list of moves")
_PLANS = phrase("Whole plans", "group in the list of moves")
_TOM = phrase("Tom Builder brings", "group in the list of moves")
_CONVERT = phrase("Convert one unit", "group in the list of moves")
_KEEP = phrase("Keep", "group in the list of moves")
_CARD = phrase("{card} ({strength})")
_TO = phrase("to {player}", "a card in the list of moves: who would have the trick then")
_TO_NOBODY = phrase("to nobody", "a card in the list of moves: who would have the trick then")
_PLAN = phrase("Keep {units}", "a plan in the list of moves")
_KEEP_THESE = phrase("Keep {units}", "in the list of moves")
_PLAN_WITH_TOM = phrase("Tom: {material}; keep {units}", "a plan in the list of moves")
_UNITS = phrase("%n conversion(s)", "a plan in the list of moves")
_CONVERSION = phrase("{material} → {converter}", "a conversion in the list of moves")
_FINISH = phrase("Convert nothing more")


def move_words(observation: Observation, move: m.PillarsMove) -> MoveWords:
    """The group it stands under, itself, and what it means."""
    return _WORDS[type(move)](observation, move)


def _card(observation: Observation, move: m.PlayCard) -> MoveWords:
    table = observation.table
    cards = (*table.trick, move.card)
    place = strongest_of(cards)
    played_by = (table.leader + place) % len(table.players)
    winner = winner_of(table, cards[place], played_by)  # type: ignore[arg-type]
    to = _TO_NOBODY() if winner == NOBODY else _TO(player=names.seat(observation, winner))
    text = _CARD(card=names.card_name(move.card), strength=STRENGTH[move.card])
    return MoveWords(_PLAY(), text, to)


def _plan(_observation: Observation, move: m.TakePlan) -> MoveWords:
    units = amounts.units_object(KEPT[move.kept])
    text = _PLAN(units=units)
    if move.tom != NO_MATERIAL:
        text = _PLAN_WITH_TOM(material=names.material(move.tom), units=units)
    return MoveWords(_PLANS(), text, _UNITS(len(move.conversions)))


def _tom(_observation: Observation, move: m.ChooseTom) -> MoveWords:
    return MoveWords(_TOM(), amounts.units(ONE[move.material]))


def _convert(_observation: Observation, move: m.Convert) -> MoveWords:
    text = _CONVERSION(
        material=names.material(move.material), converter=names.TITLES[CONVERTERS[move.converter]]()
    )
    return MoveWords(_CONVERT(), text)


def _finish(_observation: Observation, _move: m.Finish) -> MoveWords:
    return MoveWords(_CONVERT(), _FINISH())


def _keep(_observation: Observation, move: m.Keep) -> MoveWords:
    return MoveWords(_KEEP(), _KEEP_THESE(units=amounts.units_object(KEPT[move.kept])))


_WORDS: dict[type, Callable[[Observation, Any], MoveWords]] = {
    m.PlayCard: _card,
    m.TakePlan: _plan,
    m.ChooseTom: _tom,
    m.Convert: _convert,
    m.Finish: _finish,
    m.Keep: _keep,
}

"""A legal move in the list of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.boardkit.board import MoveWords
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board.wording import accessible_names, amounts, names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.tricks import completes, winner_after
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables.converters import BRICKMAKER, EXCHANGED_FOR
from burgundy_desktop.games.pillars.tables.materials import KEPT, NO_MATERIAL, ONE

_PLAY = phrase("Play a card", "group in the list of moves")
_PLANS = phrase("Whole plans", "group in the list of moves")
_TOM = phrase("Tom Builder brings", "group in the list of moves")
_CONVERT = phrase("Convert one unit", "group in the list of moves")
_KEEP = phrase("Keep", "group in the list of moves")
_TO = phrase("trick to {player}", "a card in the list of moves")
_TO_YOU = phrase("trick to you", "a card in the list of moves")
_SO_FAR_TO = phrase("so far to {player}", "a card in the list of moves")
_SO_FAR_TO_YOU = phrase("so far to you", "a card in the list of moves")
_TO_NOBODY = phrase("trick to nobody", "a card in the list of moves")
_PLAN = phrase("Keep {units}", "a plan in the list of moves")
_PLAN_NOTHING = phrase("Keep nothing", "a plan in the list of moves")
_KEEP_THESE = phrase("Keep {units}", "in the list of moves")
_PLAN_WITH_TOM = phrase("Tom: {material}; keep {units}", "a plan in the list of moves")
_PLAN_NOTHING_WITH_TOM = phrase("Tom: {material}; keep nothing", "a plan in the list of moves")
_PLAN_CONVERTS = phrase("Convert {units}", "a plan in the list of moves")
_PLAN_CONVERTS_NOTHING = phrase("Convert nothing", "a plan in the list of moves")
_CONVERSIONS = phrase("%n conversion(s)", "a plan in the list of moves")
_NONE = phrase("nothing converted", "a plan in the list of moves")
_CONVERSION = phrase("{material} → {converter}", "a conversion in the list of moves")
_FINISH = phrase("Convert nothing more")


def move_words(observation: Observation, move: m.PillarsMove) -> MoveWords:
    """The group, the text, and the meaning of a move."""
    return _WORDS[type(move)](observation, move)


def _card(observation: Observation, move: m.PlayCard) -> MoveWords:
    return MoveWords(
        _PLAY(), accessible_names.card_with_strength(move.card), _to_whom(observation, move.card)
    )


def _to_whom(observation: Observation, card: int) -> str:
    """Who would have the trick then."""
    winner, is_last = winner_after(observation.table, card), completes(observation.table)
    if winner == NOBODY:
        return _TO_NOBODY()
    if winner == observation.seat:
        return (_TO_YOU if is_last else _SO_FAR_TO_YOU)()
    return (_TO if is_last else _SO_FAR_TO)(player=names.seat(observation, winner))


def _plan(observation: Observation, move: m.TakePlan) -> MoveWords:
    count = len(move.conversions)
    text = _plan_text(move)
    if is_last_hand(observation.table):  # what is kept is worth nothing
        units = amounts.units_object(accessible_names.units_of(move))
        text = _PLAN_CONVERTS(units=units) if count else _PLAN_CONVERTS_NOTHING()
    return MoveWords(_PLANS(), text, _CONVERSIONS(count) if count else _NONE())


def _plan_text(move: m.TakePlan) -> str:
    """Tom's unit, and what is kept."""
    is_empty, units = not any(KEPT[move.kept]), amounts.units_object(KEPT[move.kept])
    if move.tom == NO_MATERIAL:
        return _PLAN_NOTHING() if is_empty else _PLAN(units=units)
    material = names.material(move.tom)
    if is_empty:
        return _PLAN_NOTHING_WITH_TOM(material=material)
    return _PLAN_WITH_TOM(material=material, units=units)


def _tom(_observation: Observation, move: m.ChooseTom) -> MoveWords:
    return MoveWords(_TOM(), amounts.units(ONE[move.material]))


def _convert(_observation: Observation, move: m.Convert) -> MoveWords:
    material, converter = names.material(move.material), names.converter(move.converter)
    gained = names.material(EXCHANGED_FOR) if move.converter == BRICKMAKER else ""
    return MoveWords(_CONVERT(), _CONVERSION(material=material, converter=converter), gained)


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

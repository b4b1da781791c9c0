"""Tooltips while a hand is scored: plans, converters, units, results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from burgundy_desktop.boardkit.best_move import best_of
from burgundy_desktop.boardkit.board import Brought, Tip
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.pillars.board.art import signed
from burgundy_desktop.games.pillars.board.wording import accessible_names, amounts, effects, names
from burgundy_desktop.games.pillars.board.wording.scores import reason_name
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.moves import Convert, PillarsMove, TakePlan
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.offers import asks_what_to_keep, with_one_click
from burgundy_desktop.games.pillars.queries.stocks import stock_after
from burgundy_desktop.games.pillars.state import REASONS
from burgundy_desktop.games.pillars.state.steps import SCORE
from burgundy_desktop.games.pillars.tables import converters, materials

Bring: TypeAlias = Brought[PillarsMove]

_TOM_BRINGS = phrase("Tom Builder brings {units}.")
_CONVERSION = phrase("{units} → {converter}", "a conversion of a plan")
_CONVERTS_NOTHING = phrase("Nothing is converted.")
_PARTS = phrase("{units} for materials, {cards} for cards.", "points of a hand with a plan")
_LOST = phrase("Lost: {units}.")
_BEST = phrase("No other plan brings more points in this hand.")
_LAST_HAND = phrase("In the last hand what is kept is worth nothing.")
TURNS = phrase("Turns {conversions}.", "a converter")
_CAN_STILL = phrase("It has not been used in this hand.")
_USED = phrase("It has been used in this hand.")
_ANY_NUMBER = phrase("It can be used as often as you like.")
_TAKERS = phrase("Can be converted by {converters}.", "a material")
_TAKER = phrase("{converter} ({points})", "who takes a material, and the points it brings")
_TO_MATERIAL = phrase("{converter} (for {material})", "who takes a material")
_TOM_CHOICE = phrase("Tom Builder brings one unit of your choice; it can be converted at once.")
_KEEP_RULE = phrase("At most %n unit(s) are kept; they are there in the next hand.")
_FINISH = phrase("Nothing more is converted.")
_THEN_KEEP = phrase("You have %n unit(s): then you choose what to keep.")
_WAITS = phrase("This player scores later.")
_LINE = phrase("{points}: {reason}", "points of a hand and what they are for")
_TOTAL = phrase("%n point(s) so far in this hand.")
_LOSS = phrase("%n point(s) lost so far in this hand.")


def tip_for(observation: Observation, target: Target, bring: Bring) -> Tip | None:
    """The tooltip of a target; None if it has none."""
    tell = _TIPS.get(target.kind)
    if tell is None:
        return None
    lines, anchor = tell(observation, target.index, bring)
    told = tuple(line for line in lines if line)
    if target.kind == "plan":
        plan = accessible_names.plan_keeping(observation, target.index)
        points = accessible_names.hand_points(observation, plan) if plan is not None else 0
        return Tip(accessible_names.plan_title(observation, target.index), points, told, anchor)
    return Tip(
        accessible_names.accessible_name(observation, target),
        _points(observation, bring),
        told,
        anchor,
    )


def _points(observation: Observation, bring: Bring) -> int:
    """What the best of some moves would bring at once."""
    best = best_of(bring, lambda events: points_of(events, observation.seat), lambda _: 0)
    return best.points if best else 0


# plans


def _plan(observation: Observation, kept: int, _bring: Bring) -> tuple[list[str], str]:
    plan = accessible_names.plan_keeping(observation, kept)
    if plan is None:
        return [], "plans"
    plans = [one for one in with_one_click(observation.table) if isinstance(one, TakePlan)]
    is_best = plan.points == max(one.points for one in plans)
    is_last = is_last_hand(observation.table)
    return [
        *_steps(plan),
        "" if is_last else _lost(observation, plan),
        _parts(observation, plan),
        _BEST() if is_best else "",
        _LAST_HAND() if is_last else "",
    ], "plans"


def _parts(observation: Observation, plan: TakePlan) -> str:
    """The parts of the points of the hand, if the plan does not bring all."""
    cards = sum(observation.table.players[accessible_names.scorer(observation)].scored)
    return _PARTS(units=signed(plan.points), cards=signed(cards)) if cards else ""


def _steps(plan: TakePlan) -> list[str]:
    """What a plan would do, one conversion after the other."""
    tom = ""
    if plan.tom != materials.NO_MATERIAL:
        tom = _TOM_BRINGS(units=amounts.units_object(materials.ONE[plan.tom]))
    conversions = [
        conversion(converter, material, count)
        for (converter, material), count in Counter(plan.conversions).items()
    ]
    return [tom, *(conversions or [_CONVERTS_NOTHING()])]


def conversion(converter: int, material: int, count: int = 1) -> str:
    """Units and who takes them: "1 wood → Carpenter · +3"."""
    points = count * converters.CONVERTED_VP[converter][material]
    units = tuple(count * one for one in materials.ONE[material])
    said = _CONVERSION(units=amounts.units(units), converter=names.converter(converter))
    gained = amounts.units(materials.ONE[converters.EXCHANGED_FOR])
    return remarks(said, gained if converter == converters.BRICKMAKER else signed(points))


def _lost(observation: Observation, plan: TakePlan) -> str:
    """The units that would be lost."""
    stock = observation.table.players[accessible_names.scorer(observation)].stock
    return _given_up(stock_after(stock, plan.tom, plan.conversions), plan.kept)


def _given_up(stock: materials.Stock, kept: int) -> str:
    lost = materials.without(stock, materials.KEPT[kept])
    return _LOST(units=amounts.units(lost)) if max(lost) > 0 <= min(lost) else ""


def _keep(observation: Observation, kept: int, _bring: Bring) -> tuple[list[str], str]:
    stock = observation.table.players[accessible_names.scorer(observation)].stock
    return [_given_up(stock, kept), _KEEP_RULE(materials.LIMIT)], "keep"


# by hand


def _tom(_observation: Observation, material: int, _bring: Bring) -> tuple[list[str], str]:
    return [_TOM_CHOICE(), *takers(material)], "gain"


def _unit(_observation: Observation, material: int, bring: Bring) -> tuple[list[str], str]:
    offered = [move for move, _ in bring if isinstance(move, Convert)]
    lines = [conversion(move.converter, move.material) for move in offered]
    return lines or takers(material), "convert"


def _converter(observation: Observation, which: int, _bring: Bring) -> tuple[list[str], str]:
    lines = [_does(which)]
    if which != converters.ASSISTANT:
        ready = observation.table.players[accessible_names.scorer(observation)].ready >> which & 1
        lines.append(_CAN_STILL() if ready else _USED())
    else:
        lines.append(_ANY_NUMBER())
    return lines, "craftsmen" if which < converters.FIRST_PRIVILEGE_CONVERTER else "privileges"


def _does(which: int) -> str:
    """The conversions of a converter."""
    if which >= converters.FIRST_PRIVILEGE_CONVERTER:
        return effects.privilege(converters.card_of(which, 0))
    return TURNS(conversions=effects.conversions(which))


def takers(material: int) -> list[str]:
    """Who takes a material, craftsmen first."""
    said = [
        _taker(converter, points)
        for converter in range(len(converters.CONVERTERS))
        for taken, points in converters.TAKES[converter]
        if taken == material
    ]
    return [_TAKERS(converters=", ".join(said))]


def _taker(converter: int, points: int) -> str:
    name = names.converter(converter)
    if converter == converters.BRICKMAKER:
        return _TO_MATERIAL(converter=name, material=names.material(converters.EXCHANGED_FOR))
    return _TAKER(converter=name, points=signed(points))


def _finish(observation: Observation, _index: int, _bring: Bring) -> tuple[list[str], str]:
    stock = observation.table.players[accessible_names.scorer(observation)].stock
    return [_FINISH(), _THEN_KEEP(sum(stock)) if asks_what_to_keep(stock) else ""], "keep"


def _kept(_observation: Observation, _place: int, _bring: Bring) -> tuple[list[str], str]:
    return [_KEEP_RULE(materials.LIMIT)], "keep"


# results


def _result(observation: Observation, seat: int, _bring: Bring) -> tuple[list[str], str]:
    if any(step == SCORE and of == seat for step, of in observation.table.pending):
        return [_WAITS()], "scoring"
    return _by_reason(observation, seat), "hand-points"


def _sum(observation: Observation, _index: int, _bring: Bring) -> tuple[list[str], str]:
    return _by_reason(observation, accessible_names.scorer(observation)), "hand-points"


def _by_reason(observation: Observation, seat: int) -> list[str]:
    """The points of this hand, reason by reason."""
    scored = observation.table.players[Seat(seat)].scored
    lines = _lines(scored)
    total = sum(scored)
    return [_TOTAL(total) if total >= 0 else _LOSS(-total), *lines]


def _lines(scored: Sequence[int]) -> list[str]:
    return [
        _LINE(points=signed(points), reason=reason_name(reason))
        for reason, points in zip(REASONS, scored, strict=True)
        if points
    ]


_Tell = Callable[[Observation, int, Bring], tuple[list[str], str]]
_TIPS: dict[str, _Tell] = {
    "plan": _plan,
    "keep": _keep,
    "tom": _tom,
    "unit": _unit,
    "converter": _converter,
    "finish": _finish,
    "kept": _kept,
    "result": _result,
    "sum": _sum,
}

"""Tooltips: what a thing does, what it costs, who profits, and what it would bring now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.best_move import Best, best_of
from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.sentences import begun, remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board.wording import (
    accessible_names,
    amounts,
    buildings,
    castle,
    effects,
    names,
    reach,
)
from burgundy_desktop.games.caylus.board.wording.costs import cost_of
from burgundy_desktop.games.caylus.board.wording.gains import points_gained
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.favors import column_ahead, last_open_column
from burgundy_desktop.games.caylus.queries.prices import pass_bonus, points_for, price_of_residence
from burgundy_desktop.games.caylus.queries.provost import is_reached
from burgundy_desktop.games.caylus.queries.sites import first_free_space, waits_for_worker
from burgundy_desktop.games.caylus.state import NOBODY
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_FAVORS,
    CATEGORY,
    NO_BUILDING,
    PRESTIGE_BUILDING,
    RESIDENTIAL_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.castle import TRIGGER
from burgundy_desktop.games.caylus.tables.favors import BUILDING_LINE, OPEN_COLUMNS, RESOURCE_LINE
from burgundy_desktop.games.caylus.tables.numbers import FIRST_PASS_BONUS, OWNER_VP
from burgundy_desktop.games.caylus.tables.road import CASTLE, ROAD_LENGTH

Bring = Sequence[tuple[m.CaylusMove, tuple[Event, ...]]]
"""Legal moves with a target, each with the events that it would surely cause."""

_FIELD = phrase("The next wood or stone building goes on {space}.")
_FULL = phrase("There is no empty space left.")
SIGN = (
    phrase("When the bailiff gets here, the dungeon is scored."),
    phrase("When the bailiff gets here, the walls are scored."),
    phrase("When the bailiff gets here, the towers are scored."),
)
_YOURS = phrase("Yours. Workers of others bring you %n point(s) each.")
_OWNED = phrase("Owner: {player}. Your worker brings the owner %n point(s).")
_OWNED_QUIETLY = phrase("Owner: {player}.")
_YOURS_QUIETLY = phrase("Yours.")
_BEYOND = phrase("Beyond the provost: as he stands now, it is not activated.")
_COSTS = phrase("A worker costs you %n denier(s).")
_FREE = phrase("The worker goes there free of charge.")
_RESIDENCE_FOR = phrase("Becomes your residence {price}.")
_RESIDENCE_LATER = phrase("A worker is here: the building is replaced when the worker leaves.")
_ALREADY_PAID = phrase("Becomes a residence of {player} when the worker leaves.")

_PRICE = phrase("Costs {price}.")
_POINTS = phrase("Brings the builder %n point(s).")
_POINTS_AND_FAVORS = phrase("Brings the builder %n point(s) and {favors}.")
_GOES_TO = phrase("It would stand on {space}.")
_REPLACES = phrase("It takes the place of one of your residences.")
_BUILT_OUT = phrase("There is none left in the supply.")
BUILT_BY = {
    WOOD_BUILDING: phrase("Built by carpenters."),
    STONE_BUILDING: phrase("Built by the mason."),
    RESIDENTIAL_BUILDING: phrase("Made by the lawyer from a building on the road."),
    PRESTIGE_BUILDING: phrase("Built by architects in place of a residence."),
}
_OPENS_SUPPLY = phrase("Click to see all.")
_ANY_CUBE = phrase("This cube pays for the cube of any kind.")
_COLUMN_AHEAD = phrase("A favour here: {effect}.")
_YOUR_MARKER = phrase("Your marker: {column}.")
THIS_COLUMN = phrase("This column: {effect}.")
_AND_LEFT = phrase("Or any column further left.")
_LINE_USED = phrase("Already used in this phase.")
_SIMPLIFIED = phrase("In this game every favour brings points at once.")
_OPEN_AFTER = (
    phrase("Opens when the dungeon has been scored."),
    phrase("Opens when the walls have been scored."),
)
BRIDGE = phrase("The first to pass gets %n denier(s). The provost is moved in this order.")
_ORDER = phrase("Workers are placed and sections scored in this order.")
_PASS = phrase("You place no more workers in this round.")
_PASS_FIRST = phrase("The first to pass gets %n denier(s).")


def tip_for(observation: Observation, target: Target, bring: Bring) -> Tip | None:
    """The tooltip of a target; None if it has none."""
    tell = _TIPS.get(target.kind)
    return tell(observation, target, bring) if tell else None


def _best(observation: Observation, bring: Bring) -> Best[m.CaylusMove] | None:
    """The move that brings the most points at once; among equals the cheapest."""
    return best_of(
        bring,
        lambda events: points_gained(observation, events),
        lambda move: cost_of(observation, move),
    )


def _tip(
    observation: Observation, target: Target, bring: Bring, lines: Sequence[str], at: str
) -> Tip:
    """A tooltip with the points of the best move."""
    best = _best(observation, bring)
    points = best.points if best else 0
    told = tuple(begun(line) for line in lines if line)
    return Tip(_title(observation, target), points, told, at)


def _title(observation: Observation, target: Target) -> str:
    """What a thing is, without what the lines tell."""
    if target.kind in _TITLES:
        return _TITLES[target.kind](observation, target.index)
    return accessible_names.accessible_name(observation, target)


_TITLES: dict[str, Callable[[Observation, int], str]] = {
    "spot": lambda seen, spot: names.place(seen.table, spot),
    "building": lambda _, building: buildings.title(building),
    "copy": lambda _, building: buildings.title(building),
    "line": lambda _, line: names.LINE_TITLES[line](),
    "favor": lambda _, cell: remarks(names.LINES[cell // 10](), names.column(cell % 10)),
    "section": lambda _, section: names.SECTIONS[section](),
}


# places for workers


def _spot(observation: Observation, target: Target, bring: Bring) -> Tip:
    spot, moves = target.index, [move for move, _ in bring]
    if any(isinstance(move, m.Provost | m.Guild) for move in moves):
        lines = reach.if_provost_stood(observation, spot, moves[0])
        return _tip(observation, target, bring, lines, "provost")
    if spot == CASTLE:
        lines = [*castle.rules(observation), _price_of(observation, moves)]
        lines.append(remarks(*accessible_names.who_is_there(observation, spot)))
        return _tip(observation, target, bring, lines, "castle")
    building = observation.table.building_at(spot)
    if building == NO_BUILDING:
        lines = [_of_field(observation), _sign(observation, spot)]
        return _tip(observation, target, bring, lines, "construction")
    lines = [*_of_building(observation, spot, building), _price_of(observation, moves)]
    lines.append(remarks(*accessible_names.who_is_there(observation, spot)))
    return _tip(observation, target, bring, lines, effects.anchor(building))


def _of_field(observation: Observation) -> str:
    free = first_free_space(observation.table)
    return _FIELD(space=names.space(free)) if free else _FULL()


def _sign(observation: Observation, space: int) -> str:
    """The section that is scored when the bailiff comes to a space; empty if it is
    scored already.
    """
    section = TRIGGER.index(space) if space in TRIGGER else -1
    return SIGN[section]() if section >= observation.table.section else ""


def _of_building(observation: Observation, spot: int, building: int) -> list[str]:
    """The effect of a building, its owner, and whether it will be activated."""
    table = observation.table
    lines = [effects.building_effect(building)]
    if spot > ROAD_LENGTH:
        return lines
    lines += [effects.owner_bonus(building), _whose(observation, spot, building)]
    lines.append(_sign(observation, spot))
    if not is_reached(table.provost, spot) and table.workers[spot] != NOBODY:
        lines.append(_BEYOND())
    lines += [
        _ALREADY_PAID(player=names.seat(observation, seat))
        for space, seat in table.reserved
        if space == spot
    ]
    return lines


def _whose(observation: Observation, space: int, building: int) -> str:
    owner = observation.table.owners[space]
    works = CATEGORY[building] in {WOOD_BUILDING, STONE_BUILDING}
    if owner == NOBODY:
        return ""
    if owner == observation.seat:
        return _YOURS(OWNER_VP) if works else _YOURS_QUIETLY()
    player = names.seat(observation, owner)
    if not works:
        return _OWNED_QUIETLY(player=player)
    return _OWNED(OWNER_VP, player=player)


def _price_of(observation: Observation, moves: Sequence[m.CaylusMove]) -> str:
    """The cost of the moves with this target."""
    for move in moves:
        if isinstance(move, m.Place):
            return _COSTS(cost_of(observation, move))
        if isinstance(move, m.MoveFromGate):
            return _FREE()
        if isinstance(move, m.Transform | m.FavorTransform):
            return _of_transformation(observation, move)
    return ""


def _of_transformation(observation: Observation, move: m.Transform | m.FavorTransform) -> str:
    by_favor = isinstance(move, m.FavorTransform)
    said = _RESIDENCE_FOR(price=amounts.price(price_of_residence(by_favor=by_favor)))
    is_busy = waits_for_worker(observation.table, move.space)
    return f"{said} {_RESIDENCE_LATER()}" if is_busy else said


def _exchanged(observation: Observation, target: Target, bring: Bring) -> Tip | None:
    """The tooltip of a payment or gain, with its points if there are any."""
    if not bring:
        return None
    return _tip(observation, target, bring, [], "trade")


# the supply


def _building(observation: Observation, target: Target, bring: Bring) -> Tip:
    building, table = target.index, observation.table
    lines = [effects.building_effect(building), *_as_built(observation, building)]
    if not table.stock[building] and CATEGORY[building] != RESIDENTIAL_BUILDING:
        lines.append(_BUILT_OUT())
    elif CATEGORY[building] == PRESTIGE_BUILDING:
        lines.append(_REPLACES())
    elif CATEGORY[building] != RESIDENTIAL_BUILDING:
        free = first_free_space(table)
        lines.append(_GOES_TO(space=names.space(free)) if free else _FULL())
    return _tip(observation, target, bring, lines, effects.category_anchor(CATEGORY[building]))


def _as_built(observation: Observation, building: int) -> list[str]:
    """The cost and the gain of building it."""
    points, favors = points_for(observation.table, building), BUILDING_FAVORS[building]
    price = accessible_names.price_now(observation, building)
    cost = _PRICE(price=price) if price else ""
    if favors:
        return [cost, _POINTS_AND_FAVORS(points, favors=amounts.favors_object(favors))]
    return [cost, _POINTS(points)]


def _supply(observation: Observation, target: Target, bring: Bring) -> Tip:
    category = list(names.SUPPLIES)[target.index]
    lines = [BUILT_BY[category](), _OPENS_SUPPLY()]
    return _tip(observation, target, bring, lines, effects.category_anchor(category))


# royal favours


def _line(observation: Observation, target: Target, bring: Bring) -> Tip:
    table, line = observation.table, target.index
    if table.simplified:
        return _tip(observation, target, bring, [_SIMPLIFIED()], "options")
    lines: list[str] = []
    if 0 <= observation.seat < len(table.players):
        column = column_ahead(table, observation.seat, line)
        effect = effects.column_effect(line, column)
        is_used = table.players[observation.seat].used >> line & 1
        marker = table.players[observation.seat].markers[line]
        lines = [
            _YOUR_MARKER(column=names.column(marker)),
            _LINE_USED() if is_used else _COLUMN_AHEAD(effect=effect),
        ]
        if column > 1 and line in {RESOURCE_LINE, BUILDING_LINE}:
            lines.append(_AND_LEFT())
    return _tip(observation, target, bring, lines, effects.line_anchor(line))


def _cell(observation: Observation, target: Target, bring: Bring) -> Tip:
    line, column = divmod(target.index, 10)
    lines = [THIS_COLUMN(effect=effects.column_effect(line, column))]
    if column > last_open_column(observation.table):
        opens = next(section for section, last in enumerate(OPEN_COLUMNS[1:]) if column <= last)
        lines.append(_OPEN_AFTER[opens]())
    return _tip(observation, target, bring, lines, effects.line_anchor(line))


# beside the road


def _section(observation: Observation, target: Target, bring: Bring) -> Tip:
    lines = castle.of_section(observation, target.index)
    return _tip(observation, target, bring, lines, "sections")


def _named(said: Callable[[], str], at: str) -> Callable[[Observation, Target, Bring], Tip]:
    """A tooltip on the purpose of a thing; its title names who is there."""

    def tell(observation: Observation, target: Target, bring: Bring) -> Tip:
        return _tip(observation, target, bring, [said()], at)

    return tell


def _cube(observation: Observation, target: Target, bring: Bring) -> Tip:
    return _tip(observation, target, bring, [_ANY_CUBE()], "construction")


def _builders(observation: Observation, target: Target, bring: Bring) -> Tip:
    return _tip(observation, target, bring, castle.rules(observation), "castle")


def _provost(observation: Observation, target: Target, bring: Bring) -> Tip:
    return _tip(observation, target, bring, reach.as_he_stands(observation), "provost")


def _bailiff(observation: Observation, target: Target, bring: Bring) -> Tip:
    return _tip(observation, target, bring, reach.of_bailiff(observation), "bailiff")


def _pass(observation: Observation, target: Target, bring: Bring) -> Tip:
    bonus = pass_bonus(observation.table)
    lines = [_PASS(), _PASS_FIRST(bonus) if bonus else ""]
    return _tip(observation, target, bring, lines, "passing")


_TIPS: dict[str, Callable[[Observation, Target, Bring], Tip | None]] = {
    "spot": _spot,
    "gain": _exchanged,
    "pay": _exchanged,
    "building": _building,
    "copy": _building,
    "cube": _cube,
    "supply": _supply,
    "line": _line,
    "favor": _cell,
    "section": _section,
    "bridge": _named(lambda: BRIDGE(FIRST_PASS_BONUS), "passing"),
    "order": _named(_ORDER, "round"),
    "builders": _builders,
    "provost": _provost,
    "bailiff": _bailiff,
    "pass": _pass,
}

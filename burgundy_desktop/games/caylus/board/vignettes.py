"""The small picture of a move: the building, cubes or favour, and the piece that goes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Vignette, of_counts
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.board import art
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries.castle import room_in_castle
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.buildings import NO_BUILDING, RESIDENCE
from burgundy_desktop.games.caylus.tables.bundles import VP, Bundle, contents
from burgundy_desktop.games.caylus.tables.rows import SECTIONS

_LINES: Final = ("prestige_pip", "denier", "cube_any", "pile_wood")
"""What the lines of the favours bring."""


def vignette(observation: Observation, move: m.CaylusMove) -> Vignette:
    """The picture of a move that is legal in this position."""
    draw = _PICTURES.get(type(move))
    return draw(observation, move) if draw else NO_VIGNETTE


def _place(table: State, spot: int) -> Drawing:
    """Where a worker or the provost goes; a space without a building is known by its number."""
    if spot == road.CASTLE:
        section = min(room_in_castle(table), len(SECTIONS) - 1)
        return Drawing(art.sprite(f"section_{SECTIONS[section]}"))
    if spot > road.ROAD_LENGTH:
        return art.tile_look(road.special_building(spot))
    building = table.buildings[spot]
    return art.milestone_look(spot) if building == NO_BUILDING else art.tile_look(building)


def _worker(observation: Observation) -> Drawing:
    return Drawing(art.worker_sprite(observation.seat))


def _to_spot(observation: Observation, move: m.Place | m.MoveFromGate) -> Vignette:
    return Vignette((_place(observation.table, move.spot),), _worker(observation))


def _provost(observation: Observation, move: m.Guild | m.Provost) -> Vignette:
    place = _place(observation.table, move.space)
    return Vignette((place,), Drawing(art.sprite("provost")))


def _at(spot: int) -> Callable[[Observation, Any], Vignette]:
    """Something that a worker before the bridge does."""
    where = art.tile_look(road.special_building(spot))
    return lambda observation, _move: Vignette((where,), _worker(observation))


def _things(bundle: Bundle) -> list[tuple[Drawing, int]]:
    """The cubes and deniers of a bundle, and a seal with its points."""
    return [
        (art.seal_look(count), 1) if kind == VP else (Drawing(art.thing_sprite(kind)), count)
        for kind, count in contents(bundle)
    ]


def _gain(_observation: Observation, move: m.Produce | m.OwnerBonus | m.FavorCube) -> Vignette:
    return of_counts(_things(move.gain))


def _trade(_observation: Observation, move: m.Trade | m.FavorExchange) -> Vignette:
    """What is gained; at the corner what is paid."""
    gained, paid = _things(move.gain), _things(move.pay)
    return of_counts(gained, paid[0][0] if paid else None)


def _build(observation: Observation, move: m.Build | m.FavorBuild) -> Vignette:
    house = Drawing(art.house_sprite(observation.seat))
    return Vignette((art.tile_look(move.building),), house)


def _transform(observation: Observation, move: m.Transform | m.FavorTransform) -> Vignette:
    return Vignette((_place(observation.table, move.space),), art.tile_look(RESIDENCE))


def _line(_observation: Observation, move: m.ChooseLine) -> Vignette:
    return Vignette((Drawing(art.sprite(_LINES[move.line])),), Drawing(art.sprite("favor")))


def _batch(_observation: Observation, move: m.Batch) -> Vignette:
    return of_counts(_things(move.pay))


_PICTURES: dict[type, Callable[[Observation, Any], Vignette]] = {
    m.Place: _to_spot,
    m.MoveFromGate: _to_spot,
    m.TakeHome: lambda observation, _move: Vignette((_worker(observation),)),
    m.Guild: _provost,
    m.Joust: _at(road.JOUST_FIELD),
    m.StayAtInn: _at(road.INN),
    m.LeaveInn: lambda observation, _move: Vignette((_worker(observation),)),
    m.Provost: _provost,
    m.Produce: _gain,
    m.OwnerBonus: _gain,
    m.Trade: _trade,
    m.Build: _build,
    m.Transform: _transform,
    m.ChooseLine: _line,
    m.FavorCube: _gain,
    m.FavorExchange: _trade,
    m.FavorBuild: _build,
    m.FavorTransform: _transform,
    m.Batch: _batch,
}
"""Words alone tell to pass, to deliver no more, and to decline."""

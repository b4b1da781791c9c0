"""The small picture of a move: the card that is played, the units and who works on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, Drawing
from burgundy_desktop.boardkit.vignette import NO_VIGNETTE, Painting, Vignette, of_counts
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board import art, card_art
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT, Stock

_THUMB_TALL: Final = 100 / 88


def vignette(observation: Observation, move: m.PillarsMove) -> Vignette:
    """The picture of a move that is legal in this position."""
    draw = _PICTURES.get(type(move))
    return draw(observation, move) if draw else NO_VIGNETTE


def _card(observation: Observation, move: m.PlayCard) -> Vignette:
    """A thumbnail, which has no name on it."""
    is_ownerless = card_art.is_ownerless(move.card, observation.table.owners)
    name = f"{art.card_name(move.card, is_whole=False)}/{move.card}/{is_ownerless}"
    paint = partial(_paint_card, card=move.card, is_ownerless=is_ownerless)
    return Vignette((Painting(name, paint, _THUMB_TALL),))


def _paint_card(
    painter: QPainter, brushes: Brushes, box: Box, *, card: int, is_ownerless: bool
) -> None:
    card_art.paint_card(painter, brushes, box, card, is_ownerless=is_ownerless)


def _unit(material: int) -> Drawing:
    return Drawing(art.token_sprite(material))


def _units(stock: Stock) -> Vignette:
    return of_counts((_unit(material), count) for material, count in enumerate(stock))


def _portrait(kind: str) -> Drawing:
    """Whoever works on a unit."""
    return Drawing(art.sprite(f"portrait_{kind}"))


def _plan(_observation: Observation, move: m.TakePlan) -> Vignette:
    """Who works, each once; of a plan without conversions what is kept."""
    workers = dict.fromkeys(converter for converter, _ in move.conversions)
    if not workers:
        return _units(KEPT[move.kept])
    return of_counts((_portrait(CONVERTERS[one]), 1) for one in workers)


def _convert(_observation: Observation, move: m.Convert) -> Vignette:
    return Vignette((_portrait(CONVERTERS[move.converter]),), _unit(move.material))


_PICTURES: dict[type, Callable[[Observation, Any], Vignette]] = {
    m.PlayCard: _card,
    m.TakePlan: _plan,
    m.ChooseTom: lambda _, move: Vignette((_unit(move.material),), _portrait("tom_builder")),
    m.Convert: _convert,
    m.Keep: lambda _observation, move: _units(KEPT[move.kept]),
}
"""Words alone tell to convert nothing more, and to keep nothing."""

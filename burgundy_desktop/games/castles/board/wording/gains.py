"""What a move would surely bring, computed from its events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.translation import phrase

_CLOSES = (
    phrase("completes the city: {points}"),
    phrase("completes the pasture: {points}"),
    phrase("completes the knowledge region: {points}"),
    phrase("completes the castle region: {points}"),
    phrase("completes the mine region: {points}"),
    phrase("completes the river: {points}"),
)
_BONUS_LARGE = phrase("large bonus tile: +{points}")
_BONUS_SMALL = phrase("small bonus tile: +{points}")
_POINTS_NOW = phrase("+%n point(s) now")
_SILVER = phrase("+%n Silverling(s)")
_WORKERS = phrase("+%n worker(s)")
_ONE_MORE = phrase("one more action")
_FETCHES = phrase("fetches {goods}", "list of goods")
_AHEAD = phrase("ahead in turn order")
_FIRST = phrase("first in the next round")
_NO_EFFECT = phrase("its effect would be lost")

AT_ONCE = ("animals", "watchtower", "sales")
"""Reasons of points that the tile or the sale itself brings."""


def gains(events: Sequence[Event], seat: Seat) -> list[str]:
    """Short remarks on what the events bring a seat, immediate points first."""
    now = points_for(events, seat, AT_ONCE)
    said = [_POINTS_NOW(now)] if now else []
    for event in events:
        tell = _TELL.get(type(event))
        if tell and getattr(event, "seat", seat) == seat:
            said.append(tell(event, events))
    return said


def points_for(events: Sequence[Event], seat: Seat, reasons: Sequence[str]) -> int:
    """The points that a seat gets for these reasons."""
    return sum(
        event.points
        for event in events
        if isinstance(event, PointsScored) and event.seat == seat and event.reason in reasons
    )


def closing_points(events: Sequence[Event], completed: e.RegionCompleted) -> list[int]:
    """What a completed region brings: for its size, and for the phase."""
    points = [points_for(events, completed.seat, [reason]) for reason in ("region", "phase")]
    return [part for part in points if part]


def _closes(event: e.RegionCompleted, events: Sequence[Event]) -> str:
    points = " ".join(f"+{points}" for points in closing_points(events, event))
    return _CLOSES[event.kind](points=points)


def _bonus(event: e.BonusTileTaken, events: Sequence[Event]) -> str:
    points = points_for(events, event.seat, ["bonus"])
    return (_BONUS_LARGE if event.large else _BONUS_SMALL)(points=points)


def _fetches(event: e.GoodsLoaded, _events: Sequence[Event]) -> str:
    return _FETCHES(goods=names.goods_objects(event.count))


_TELL: dict[type[Event], Callable[[Any, Sequence[Event]], str]] = {
    e.RegionCompleted: _closes,
    e.BonusTileTaken: _bonus,
    e.SilverGained: lambda event, _: _SILVER(event.silver),
    e.WorkersGained: lambda event, _: _WORKERS(event.workers),
    e.ExtraActionGranted: lambda _event, _: _ONE_MORE(),
    e.GoodsLoaded: _fetches,
    e.MarkerMoved: lambda event, _: (_FIRST if event.is_first else _AHEAD)(),
    e.EffectLost: lambda _event, _: _NO_EFFECT(),
}

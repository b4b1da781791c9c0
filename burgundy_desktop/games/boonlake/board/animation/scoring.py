"""An interim scoring: the lock opens, tiles are scored, all get their income, levers go up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, zip_longest
from typing import Final

import attrs
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Painted, Shape, Sign
from burgundy_desktop.boardkit.playing import by_scorer
from burgundy_desktop.boardkit.signs import dropped, ring
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.animation import goods
from burgundy_desktop.games.boonlake.board.animation.stage import Stage
from burgundy_desktop.games.boonlake.board.items import markers_on
from burgundy_desktop.games.boonlake.board.scoring_art import marker_box, paint_scoring_tile
from burgundy_desktop.games.boonlake.board.what_counts import (
    boxes_that_count,
    locations_that_count,
)
from burgundy_desktop.games.boonlake.tables.facts import FACTS

INCOME: Final = "income"
LEVERS: Final = "levers"
"""What all sides get at the same time."""
_INCOMES: Final = frozenset({"track_income", "board_income", "cattle_income"})
_LOCK_MS: Final = 600.0
_LOCK: Final = 84.0
_DOORS_OPEN: Final = 0.27
"""How far a door slides, as a share of the lock's width."""
_LARGE: Final = 1.5
_APART_MS: Final = 120.0
_LOOKED_AT_MS: Final = 420.0
"""How long the last thing that counts stays."""


def comes_together(event: Event) -> Hashable:
    """The income of all, all levers, points of one side."""
    return together(event) or by_scorer(event)


def together(event: Event) -> str:
    """Which ceremony an event belongs to, if all that it brings comes at once; else nothing."""
    if isinstance(event, happened.IncomeStarted):
        return INCOME
    if isinstance(event, happened.CoinsGained | happened.CardsDrawn):
        return INCOME if event.source in {happened.BY_INCOME, happened.BY_BOARD} else ""
    if isinstance(event, happened.LeversPushedUp):
        return LEVERS
    if isinstance(event, PointsScored):
        return LEVERS if event.reason == "unused_levers" else _of_income(event)
    return ""


def _of_income(event: PointsScored) -> str:
    return INCOME if event.reason in _INCOMES else ""


# the lock


def lock_passed(stage: Stage, event: happened.LockPassed) -> Iterator[AnimationStep]:
    """The doors of the lock slide open."""
    lock = next(n for n, row in enumerate(FACTS.locks) if event.scoring in row.interim_scoring)
    k = stage.layout.scale
    box = _within(Box.around(*stage.layout.land.lock(lock)[0].centre, _LOCK * k), stage)
    picture = box.grown(-0.16 * box.width)
    look = Painted(f"lock/{box}", partial(_paint_lock, brushes=stage.brushes, box=box))
    doors = (_door(picture, side) for side in (-1, 1))
    yield AnimationStep(signs=(Sign(look, box, _LOCK_MS), *doors), is_ceremony=True)


def _paint_lock(painter: QPainter, *, brushes: Brushes, box: Box) -> None:
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 3 * brushes.line))
    painter.setBrush(paint(brushes.palette.badge.ground))
    painter.drawEllipse(box.grown(-2 * brushes.line).rect)
    painting.drawing(painter, brushes, art.sprite("lock_open"), box.grown(-0.16 * box.width))


def _door(picture: Box, side: int) -> Sign:
    """A door that slides to this side, -1 or 1."""
    closed = picture.moved(side * picture.width / 8, 0.05 * picture.height)
    opened = closed.moved(side * _DOORS_OPEN * picture.width, 0.0)
    return Sign(Drawing(art.sprite("lock_door")), opened, _LOCK_MS, closed)


# scoring tiles


def begins(_stage: Stage, _event: happened.ScoringStarted) -> Iterator[AnimationStep]:
    """It is read aloud; the lock was heard."""
    yield AnimationStep(is_only_heard=True)


def tile_scored(stage: Stage, event: happened.TileScored) -> Iterator[AnimationStep]:
    """The tile grows, what counts lights up, and the marker drops onto its value."""
    tile = stage.layout.scoring[event.slot]
    grown = Box.around(*tile.centre, _LARGE * tile.width, _LARGE * tile.height)
    large = _within(grown, stage)
    marker = marker_box(large, event.scoring - 1)
    look = Drawing(art.of_seat("scoring_marker", event.seat))
    shown = [
        Sign(_face(stage, event, large), large, 0.0, tile),
        *_lights(stage, event),
        dropped(look, marker, 0.0),
    ]
    until = (len(shown) - 1) * _APART_MS + _LOOKED_AT_MS
    lasting = (until - at * _APART_MS for at in range(len(shown)))
    yield AnimationStep(
        signs=tuple(
            attrs.evolve(sign, milliseconds=ms) for sign, ms in zip(shown, lasting, strict=True)
        ),
        apart=_APART_MS,
        is_ceremony=True,
        is_cue=True,
    )
    yield AnimationStep((f"scoring/{event.tile}",), is_cue=True)


def _face(stage: Stage, event: happened.TileScored, box: Box) -> Painted:
    """The large tile, without the new marker."""
    table = stage.before
    owner = event.slot if event.slot < len(table.players) else -1
    markers = markers_on(table, event.slot)
    paint_it = partial(
        paint_scoring_tile,
        brushes=stage.brushes,
        box=box,
        tile=event.tile,
        owner=owner,
        markers=markers,
    )
    return Painted(f"large/{event.tile}/{owner}/{markers}/{box}", paint_it)


def _lights(stage: Stage, event: happened.TileScored) -> Iterator[Sign]:
    player, layout = stage.table.players[event.seat], stage.layout
    for location in locations_that_count(player, event.tile):
        yield ring(layout.land.hexagon(location), Shape.HEX, stage.brushes, 0.0)
    is_own = stage.has_board(event.seat)
    for box in boxes_that_count(layout, player, event.tile, is_own=is_own):
        yield ring(box, Shape.PLATE, stage.brushes, 0.0)


def _within(box: Box, stage: Stage) -> Box:
    """The box moved so that it lies within the view."""
    view, k = stage.layout.view, 6 * stage.layout.scale
    x = min(max(box.x, view.x + k), view.right - k - box.width)
    y = min(max(box.y, view.y + k), view.bottom - k - box.height)
    return Box(x, y, box.width, box.height)


# income and levers


def income(stage: Stage, events: Sequence[Event]) -> Iterator[AnimationStep]:
    """Coins, cards and points of all sides come at the same time, if there are any."""
    coins = [event for event in events if isinstance(event, happened.CoinsGained)]
    cards = [event for event in events if isinstance(event, happened.CardsDrawn)]
    steps = _at_once(
        *(goods.coins_gained(stage, one) for one in _summed(coins)),
        *(goods.cards_drawn(stage, one) for one in cards),
        *_points(stage, events),
    )
    yield from tuple(steps) or (AnimationStep(is_only_heard=True),)


def levers(stage: Stage, events: Sequence[Event]) -> Iterator[AnimationStep]:
    """All levers go up, then the points for those that were not used fly."""
    pushed = [event for event in events if isinstance(event, happened.LeversPushedUp)]
    yield from _at_once(*(goods.levers_pushed_up(stage, one) for one in pushed))
    yield from _at_once(*_points(stage, events))


def _summed(coins: Iterable[happened.CoinsGained]) -> Iterator[happened.CoinsGained]:
    """One event for each seat, with all its coins."""
    sums: dict[int, happened.CoinsGained] = {}
    for one in coins:
        before = sums.get(one.seat)
        total = one.coins + (before.coins if before is not None else 0)
        sums[one.seat] = attrs.evolve(one, coins=total)
    yield from sums.values()


def _points(stage: Stage, events: Iterable[Event]) -> Iterator[Iterator[AnimationStep]]:
    """The flights of the points of each seat."""
    scored = [event for event in events if isinstance(event, PointsScored)]
    for seat in dict.fromkeys(event.seat for event in scored):
        yield goods.points_fly(stage, [event for event in scored if event.seat == seat])


def _at_once(*several: Iterator[AnimationStep]) -> Iterator[AnimationStep]:
    """The first steps of all together, then the second ones, and so on."""
    for row in zip_longest(*several):
        steps = [step for step in row if step is not None]
        yield AnimationStep(
            keys=tuple(chain.from_iterable(step.keys for step in steps)),
            flights=tuple(chain.from_iterable(step.flights for step in steps)),
            enters=steps[0].enters,
            is_ceremony=True,
        )


CEREMONIES: Final[dict[str, Callable[[Stage, Sequence[Event]], Iterator[AnimationStep]]]] = {
    INCOME: income,
    LEVERS: levers,
}
"""What comes together, and how it is shown."""

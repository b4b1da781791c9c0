"""The backdrop of the table of Boonlake: panels, map, river, tracks, rows, recesses."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.numerals import numerals_on
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.board import art, labels
from burgundy_desktop.games.boonlake.board.land import Land
from burgundy_desktop.games.boonlake.board.layout import Actions, Layout
from burgundy_desktop.games.boonlake.board.tracks import Tracks
from burgundy_desktop.games.boonlake.board.wording.names import REGIONS
from burgundy_desktop.games.boonlake.tables import boards, river, words
from burgundy_desktop.games.boonlake.tables.actions import MOVEMENT, ROW_LOSS, ROWS
from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.land import (
    LABEL_AMOUNT,
    LOCATIONS,
    REGION_COUNT,
    REWARD_AMOUNT,
)

NOT_THIS_ROUND = 0.5
"""Opacity of the arm of the river that is not used, but for its numbers."""
_FAINT_PLATE = 0.8
"""Its locks keep a clear ground below their numbers."""
_TRACK_SIGNS = ("", "production_any", "vase", "inhabitant_any")


@attrs.frozen
class Printed:
    """What the printed part of the table depends on."""

    round: int
    automaton_acts: bool
    others: int = 0
    in_scoring: bool = False
    """Whether there is an interim scoring: no action tile is in use then."""


def paint_table(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    """Paint the whole table, without the pieces on it."""
    k = layout.scale
    panels = [layout.map_panel, layout.actions.panel, layout.own.panel]
    if layout.automaton is not None and layout.peek is None:
        panels.append(layout.automaton.panel)
    for box in panels:
        painting.panel(painter, brushes, box, k)
    _map(painter, brushes, layout.land, printed.round)
    for track in range(len(words.TRACKS)):
        _track(painter, brushes, layout.tracks, track)
    _actions(painter, brushes, layout.actions, in_scoring=printed.in_scoring)


# the map


def _map(painter: QPainter, brushes: Brushes, land: Land, round_: int) -> None:
    painting.drawing(painter, brushes, art.sprite("map"), land.box)
    for space in range(river.SPACE_COUNT):
        opacity = 1.0 if space in river.WAYS[round_] else NOT_THIS_ROUND
        _space(painter, brushes, land, space, opacity)
    for lock in range(len(FACTS.locks)):
        _lock(painter, brushes, land, lock, round_)
    for location in LOCATIONS:
        _location(painter, brushes, land, location)
    for region in range(REGION_COUNT):
        name = f"region_label_{words.REGIONS[region]}"
        values = {"name": REGIONS[region](), "amount": LABEL_AMOUNT[region]}
        art.paint_drawing(painter, brushes, name, land.label(region), values)


def _space(painter: QPainter, brushes: Brushes, land: Land, space: int, opacity: float) -> None:
    painter.setOpacity(opacity)
    if land.is_end(space):
        painting.drawing(painter, brushes, art.sprite("river_end"), land.ring(space))
    elif river.HARBOUR[space]:
        painting.drawing(painter, brushes, art.sprite("harbour_ring"), land.ring(space))
    painter.setOpacity(1.0)
    name = art.space_name(river.SPACE_REWARD[space])
    amount = {"amount": river.SPACE_AMOUNT[space]}
    art.paint_drawing(painter, brushes, name, land.space(space), amount, opacity=opacity)


def _lock(painter: QPainter, brushes: Brushes, land: Land, lock: int, round_: int) -> None:
    box, turn = land.lock(lock)
    row = FACTS.locks[lock]
    in_use = round_ + 1 in row.rounds
    scoring = row.interim_scoring[row.rounds.index(round_ + 1) if in_use else 0]
    painter.save()
    painter.setOpacity(1.0 if in_use else NOT_THIS_ROUND)
    painter.translate(QPointF(*box.centre))
    painter.rotate(turn)
    gate = Box.around(0.0, 0.0, box.width)
    painting.drawing(painter, brushes, art.sprite("lock_gate"), gate)
    painter.restore()
    painter.setOpacity(1.0)
    _disc(painter, brushes, land.lock_number(lock), scoring, is_faint=not in_use)


def _disc(painter: QPainter, brushes: Brushes, box: Box, number: int, *, is_faint: bool) -> None:
    plate = brushes.palette.badge
    painter.setOpacity(_FAINT_PLATE if is_faint else 1.0)
    painter.setPen(QPen(paint(plate.rim), 1.4 * brushes.scale))
    painter.setBrush(paint(plate.ground))
    painter.drawEllipse(box.rect)
    painter.setOpacity(1.0)
    painting.write(painter, brushes, str(number), box, 0.72 * box.width, plate.text)


def _location(painter: QPainter, brushes: Brushes, land: Land, location: int) -> None:
    name, box = art.location_name(location), land.location(location)
    numbered = {"number": location}
    ink = brushes.palette.text.ink if brushes.palette.theme.dark else INK
    art.paint_drawing(painter, brushes, name, box, numbered, ink)
    _amount(painter, brushes, name, box, location)


def _amount(painter: QPainter, brushes: Brushes, name: str, box: Box, location: int) -> None:
    """Paint the figure of a reward on a coin or card, in ink on both tables."""
    for figure in numerals_on("boonlake", name):
        if figure.key == "amount":
            unit = box.width / 64
            size = figure.h * unit
            where = Box.around(box.x + figure.x * unit, box.y + figure.y * unit, 3 * size, size)
            painting.write(painter, brushes, str(REWARD_AMOUNT[location]), where, size, INK)


# the tracks


def _track(painter: QPainter, brushes: Brushes, tracks: Tracks, track: int) -> None:
    for position in range(boards.LAST_POSITION[track] + 1):
        box = tracks.space(track, position)
        inner = Box(box.x, box.y + 1.5 * tracks.k, box.width, box.height - 3 * tracks.k)
        _stretched(painter, brushes, inner)
        _income(painter, brushes, inner, track, position, tracks.k)


def _stretched(painter: QPainter, brushes: Brushes, box: Box) -> None:
    surfaces = brushes.palette.surfaces
    painter.setPen(QPen(paint(surfaces.recess_rim), 1.2 * brushes.scale))
    painter.setBrush(paint(surfaces.field))
    corner = 5 * brushes.scale
    painter.drawRoundedRect(box.rect, corner, corner)


def _income(
    painter: QPainter, brushes: Brushes, box: Box, track: int, position: int, k: float
) -> None:
    """Paint the income of a space above, points and the entering reward below."""
    x, top, low = box.centre[0], box.y + 0.28 * box.height, box.y + 0.73 * box.height
    size = min(19 * k, 0.46 * box.height)
    name = "coin_face" if track == words.COIN_TRACK else "cards"
    income = {"n": boards.TRACK_INCOME[track][position]}
    art.paint_drawing(painter, brushes, name, Box.around(x, top, size), income)
    signs: list[tuple[str, dict[str, object]]] = []
    if boards.TRACK_VP[track][position]:
        signs.append(("vp", {"n": boards.TRACK_VP[track][position]}))
    if boards.TRACK_REWARD[track][position]:
        signs.append((_TRACK_SIGNS[boards.TRACK_REWARD[track][position]], {}))
    size = min(17 * k, 0.42 * box.height)
    for place, (sign, values) in enumerate(signs):
        dx = (place - (len(signs) - 1) / 2) * 0.95 * size
        art.paint_drawing(painter, brushes, sign, Box.around(x + dx, low, size), values)


# the action board


def _actions(painter: QPainter, brushes: Brushes, actions: Actions, *, in_scoring: bool) -> None:
    k = actions.k
    for row in range(ROWS):
        speed = {"movement": MOVEMENT[row]}
        art.paint_drawing(painter, brushes, "action_row", actions.speeds[row], speed)
        if ROW_LOSS[row]:
            loss = {"n": f"{art.MINUS}{ROW_LOSS[row]}"}
            art.paint_drawing(painter, brushes, "loss", actions.losses[row], loss)
    for box in actions.tiles:
        painting.dashed(painter, brushes, box.grown(-1 * k), k)
    art.write_within(
        painter,
        brushes,
        labels.SCORING() if in_scoring else labels.IN_USE(),
        actions.label,
        13 * k,
        brushes.palette.text.quiet,
        face=Face.SANS,
        align=Align.RIGHT,
        bold=False,
        least=art.WORD_PX,
    )

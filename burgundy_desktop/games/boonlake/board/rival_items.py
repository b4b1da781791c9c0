"""The panel of the Eminence as pieces: its tile, its deck, the cactus track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Frame, Ink, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.art import of_seat, sprite
from burgundy_desktop.games.boonlake.board.faces import paint_solo_tile
from burgundy_desktop.games.boonlake.board.looks import drawn, face, figure, line, painting_of
from burgundy_desktop.games.boonlake.board.rival_layout import RivalPanel, shown_spaces
from burgundy_desktop.games.boonlake.state import State, direction_of
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP

RIVAL_Z = 10.0
_TURNS = (0.0, 90.0, 270.0, 180.0)
"""How the back is turned, by direction: from the corner top left."""


@attrs.frozen
class Doing:
    """What the Eminence does just now, as far as the panel shows it."""

    action: int = -1
    corner: int = -1


def doing(events: Sequence[Event]) -> Doing:
    """What its latest turn did so far."""
    found = Doing()
    for event in events:
        if isinstance(event, happened.EminenceRevealed):
            found = Doing(corner=event.direction)
        elif isinstance(event, happened.EminenceChose):
            found = attrs.evolve(found, action=event.action)
    return found


def rival_pieces(
    table: State, panel: RivalPanel, steps: Sequence[Event], lines: Sequence[str], brushes: Brushes
) -> Iterator[Piece]:
    """The panel of the Eminence: `steps` of its turn so far, told in `lines`."""
    now = doing(steps)
    eminence, k = table.eminence, panel.k
    if eminence is None:
        return
    seat = table.eminence_seat
    yield Piece("rival/frame", Frame(seat, 10 * k), panel.panel, z=RIVAL_Z)
    if eminence.seen:
        told = {
            "brushes": brushes,
            "box": panel.tile,
            "tile": eminence.seen[-1],
            "taken": now.action,
            "corner": now.corner,
        }
        paint_it = painting_of(paint_solo_tile, **told)
        content = eminence.seen[-1], now.action, now.corner
        yield face("rival/tile", panel.tile, paint_it, *content, z=RIVAL_Z + 1)
    else:
        yield Piece("rival/tile", Drawing(sprite("eminence")), panel.tile, z=RIVAL_Z + 1)
    told = {
        "brushes": brushes,
        "box": panel.words,
        "lines": tuple(lines) or (labels.EMINENCE(),),
        "k": k,
    }
    yield face("rival/words", panel.words, painting_of(_paint_lines, **told), *lines, z=RIVAL_Z)
    yield from _deck(eminence.deck, panel, brushes)
    yield from _cactus(eminence.cactus, seat, panel, brushes)


def _deck(deck: tuple[int, ...], panel: RivalPanel, brushes: Brushes) -> Iterator[Piece]:
    left = labels.TILES_LEFT(n=len(deck))
    yield line(
        "rival/left", left, panel.left, 13 * panel.k, RIVAL_Z,
        ink=Ink.QUIET, bold=False, face=Face.SANS,
    )  # fmt: skip
    if not deck:
        return
    direction, box = direction_of(deck[-1]), panel.back

    def paint_back(painter: QPainter) -> None:
        painter.translate(*box.centre)
        painter.rotate(_TURNS[direction])
        half = box.width / 2
        at_origin = Box(-half, -half, box.width, box.height)
        pixmap = brushes.pixmap(Drawing(sprite("solo_back")), box.width)
        painter.drawPixmap(at_origin.rect, pixmap, pixmap.rect().toRectF())

    yield face("rival/back", box, paint_back, direction, z=RIVAL_Z + 1)


def _cactus(now: int, seat: int, panel: RivalPanel, brushes: Brushes) -> Iterator[Piece]:
    yield drawn("rival/cactus", "cactus", panel.cactus, RIVAL_Z + 1)
    for position in shown_spaces(now):
        box = panel.space(position, now)
        key = f"rival/space/{position}"
        yield figure(key, "cactus_space", box, brushes, RIVAL_Z + 1, vp=CACTUS_VP[position])
    box = panel.space(now, now)
    marker = Box.around(box.centre[0], box.y - 1 * panel.k, 0.7 * box.width)
    name = of_seat("marker", seat).rpartition("/")[2]
    yield drawn("rival/marker", name, marker, RIVAL_Z + 2)


def _paint_lines(
    painter: QPainter, brushes: Brushes, box: Box, lines: tuple[str, ...], k: float
) -> None:
    """The latest line in ink, those before it quiet above it, as many as there is room for."""
    text, bottom = brushes.palette.text, box.bottom
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
    found: list[tuple[str, float]] = []
    for place, words in enumerate(reversed(lines)):
        painter.setFont(brushes.font(Face.SANS, 13 * k, bold=place == 0))
        room = QRectF(box.x, 0, box.width, box.height)
        tall = painter.boundingRect(room, flags, words).height()
        bottom -= tall + 4 * k
        if bottom < box.y and found:
            break
        found.append((words, tall))
    y = box.y
    for place, (words, tall) in enumerate(reversed(found)):
        is_now = place == len(found) - 1
        painter.setFont(brushes.font(Face.SANS, 13 * k, bold=is_now))
        painter.setPen(paint(text.ink if is_now else text.quiet))
        painter.drawText(QRectF(box.x, y, box.width, box.bottom - y), flags, words)
        y += tall + 4 * k

"""The panel of the Eminence as pieces: its tile, its deck, the cactus track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Frame, Ink, Piece, Place
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.art import of_seat, sprite
from burgundy_desktop.games.boonlake.board.automaton_layout import AutomatonPanel, shown_spaces
from burgundy_desktop.games.boonlake.board.automaton_steps import lines_of, paint_lines
from burgundy_desktop.games.boonlake.board.component_art import paint_solo_tile
from burgundy_desktop.games.boonlake.board.looks import drawn, face, figure, line, painting_of
from burgundy_desktop.games.boonlake.events import EminenceStep
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.eminence import Eminence, direction_of
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP, SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.words import SOLO_TYPES

AUTOMATON_Z = 10.0
_TURNS = (0.0, 90.0, 270.0, 180.0)
"""The rotation of the back, by direction: from the top left corner."""


@attrs.frozen
class Doing:
    """The current action of the Eminence, as shown on the panel."""

    action: int = -1
    corner: int = -1


def doing(events: Sequence[Event]) -> Doing:
    """The steps of its latest turn so far."""
    found = Doing()
    for event in events:
        if isinstance(event, happened.EminenceRevealed):
            found = Doing(corner=event.direction)
        elif isinstance(event, happened.EminenceChose):
            found = attrs.evolve(found, action=event.action)
    return found


def automaton_pieces(
    table: State,
    panel: AutomatonPanel,
    steps: Sequence[EminenceStep],
    brushes: Brushes,
    *,
    acts: bool,
) -> Iterator[Piece]:
    """The panel of the Eminence: `steps` of its turn so far, or of its latest one."""
    now = doing(steps)
    eminence, k = table.eminence, panel.k
    if eminence is None:
        return
    seat = table.eminence_seat
    yield Piece("automaton/frame", Frame(seat, 10 * k), panel.panel, z=AUTOMATON_Z)
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
        yield face("automaton/tile", panel.tile, paint_it, *content, z=AUTOMATON_Z + 1)
    else:
        yield Piece("automaton/tile", Drawing(sprite("eminence")), panel.tile, z=AUTOMATON_Z + 1)
    lines = lines_of(steps, acts=acts)
    told = {"brushes": brushes, "box": panel.words, "lines": lines, "k": k, "seat": seat}
    yield face(
        "automaton/words", panel.words, painting_of(paint_lines, **told), *lines, z=AUTOMATON_Z
    )
    yield from _deck(eminence, panel, brushes)
    yield from _cactus(eminence.cactus, seat, panel, brushes)


def _deck(eminence: Eminence, panel: AutomatonPanel, brushes: Brushes) -> Iterator[Piece]:
    """The numbers of face-down tiles by type, and the direction of the next one."""
    deck = eminence.deck
    left = labels.TILES_LEFT(n=len(deck))
    for key, text, box in (
        ("automaton/left", left, panel.left),
        ("automaton/types", types_left(eminence), panel.types),
    ):
        yield line(
            key, text, box, 13 * panel.k, AUTOMATON_Z, ink=Ink.QUIET, bold=False, face=Face.SANS
        )
    if not deck:
        return
    direction, box = direction_of(deck[-1]), panel.back

    told = {"brushes": brushes, "box": box, "direction": direction}
    yield face("automaton/back", box, painting_of(paint_back, **told), direction, z=AUTOMATON_Z + 1)


def paint_back(painter: QPainter, brushes: Brushes, box: Box, direction: int) -> None:
    """The back of a solo tile, turned so that it points in this direction."""
    painter.save()
    painter.translate(*box.centre)
    painter.rotate(_TURNS[direction])
    half = box.width / 2
    at_origin = Box(-half, -half, box.width, box.height)
    pixmap = brushes.pixmap(Drawing(sprite("solo_back")), box.width)
    painter.drawPixmap(at_origin.rect, pixmap, pixmap.rect().toRectF())
    painter.restore()


def types_left(eminence: Eminence) -> str:
    """The remaining tiles by type, which is public: all tiles of the game except the
    revealed ones.
    """
    left = [SOLO_TYPE[tile] for tile in eminence.in_game if tile not in eminence.seen]
    return remarks(
        *(f"{name} {left.count(kind)}" for kind, name in enumerate(SOLO_TYPES) if kind in left)
    )


def _cactus(now: int, seat: int, panel: AutomatonPanel, brushes: Brushes) -> Iterator[Piece]:
    yield drawn("automaton/cactus", "cactus", panel.cactus, AUTOMATON_Z + 1)
    for position in shown_spaces(now):
        box = panel.space(position, now)
        key = f"automaton/space/{position}"
        yield figure(key, "cactus_space", box, brushes, AUTOMATON_Z + 1, vp=CACTUS_VP[position])
    box = panel.space(now, now)
    marker = Box.around(box.centre[0], box.y - 1 * panel.k, 0.7 * box.width)
    name = of_seat("marker", seat).rpartition("/")[2]
    yield drawn("automaton/marker", name, marker, AUTOMATON_Z + 2)


def automaton_places(table: State, panel: AutomatonPanel) -> Iterator[Place]:
    """The targets on the panel."""
    if table.eminence is None:
        return
    if table.eminence.seen:
        yield Place(target("solo_tile"), panel.tile, z=1)
    spaces = [panel.space(at, table.eminence.cactus) for at in shown_spaces(table.eminence.cactus)]
    yield Place(target("cactus"), panel.cactus.joined(spaces[-1]), z=1)
    yield Place(target("eminence"), panel.panel)

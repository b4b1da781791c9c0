"""The panel of the Eminence as pieces: head, tile, words, cactus track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Frame, Ink, Piece, Place
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import labels
from burgundy_desktop.games.boonlake.board.art import of_seat, sprite
from burgundy_desktop.games.boonlake.board.automaton.chain import (
    paint_chain,
    seen_stages,
    stages_of,
)
from burgundy_desktop.games.boonlake.board.automaton.layout import (
    STAGES,
    AutomatonPanel,
    shown_spaces,
)
from burgundy_desktop.games.boonlake.board.automaton.tile_art import paint_solo_tile
from burgundy_desktop.games.boonlake.board.automaton.words import paint_told, told_of
from burgundy_desktop.games.boonlake.board.looks import drawn, face, figure, line, painting_of
from burgundy_desktop.games.boonlake.board.wording.eminence import title
from burgundy_desktop.games.boonlake.events import EminenceStep
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.solo import CACTUS_VP, SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.words import SOLO_TYPES

AUTOMATON_Z = 10.0
WORDS: Final = "automaton/words"
_TILE: Final = "automaton/tile"
_CHAIN: Final = "automaton/chain"
SAYS: Final = (WORDS, _TILE, _CHAIN)
"""The pieces of the panel that say what a step is about."""


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
            "seat": seat,
        }
        paint_it = painting_of(paint_solo_tile, **told)
        content = eminence.seen[-1], now.action, now.corner
        yield face(_TILE, panel.tile, paint_it, *content, z=AUTOMATON_Z + 1)
    else:
        yield Piece(_TILE, Drawing(sprite("eminence")), panel.tile, z=AUTOMATON_Z + 1)
    yield from _head(
        eminence, panel, steps, brushes, seat, acts=acts and not _is_over(table, steps)
    )
    words = told_of(steps)
    told = {"brushes": brushes, "box": panel.words, "told": words, "k": k, "seat": seat}
    yield face(WORDS, panel.words, painting_of(paint_told, **told), words, z=AUTOMATON_Z)
    yield from _cactus(eminence.cactus, seat, panel, brushes)


def _is_over(table: State, steps: Sequence[EminenceStep]) -> bool:
    """Whether its turn has ended: the action that it took is no longer in use."""
    took = any(isinstance(step, happened.EminenceChose) for step in steps[:-1])
    return took and table.action == NO_ACTION


def _head(
    eminence: Eminence,
    panel: AutomatonPanel,
    steps: Sequence[EminenceStep],
    brushes: Brushes,
    seat: int,
    *,
    acts: bool,
) -> Iterator[Piece]:
    """Its face and name, the tiles left, and the chain of its steps."""
    k, z = panel.k, AUTOMATON_Z + 1
    yield Piece("automaton/portrait", Drawing(sprite("face_eminence")), panel.portrait, z=z)
    yield line("automaton/name", title(), panel.name, 16 * k, z)
    left = remarks(labels.TILES_LEFT(n=len(eminence.deck)), types_left(eminence))
    yield line(
        "automaton/left", left, panel.left, 12 * k, z, ink=Ink.QUIET, bold=False, face=Face.SANS
    )
    stages = tuple(seen_stages(stages_of(steps, acts=acts)))
    chain = {"brushes": brushes, "panel": panel, "stages": stages, "seat": seat}
    box = panel.stage(0).joined(panel.stage_word(STAGES - 1)).grown(6 * k)
    yield face(_CHAIN, box, painting_of(paint_chain, **chain), stages, z=z)


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
    marker = Box.around(box.centre[0], box.y - 3 * panel.k, 0.7 * box.width)
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

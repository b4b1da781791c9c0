"""The popup above the viewer's estate: drawn cards, rewards, numbers to convert."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import attrs
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Painted, Piece, Place
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import labels
from burgundy_desktop.games.castles_cards.board.art import card_key, card_piece, sprite
from burgundy_desktop.games.castles_cards.board.header import paint_reward
from burgundy_desktop.games.castles_cards.board.layout import ACTIONS, Layout
from burgundy_desktop.games.castles_cards.board.player_areas import spread
from burgundy_desktop.games.castles_cards.moves import Convert
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.state.steps import REWARD
from burgundy_desktop.games.castles_cards.tables.components import REWARDS

POPUP_Z = 40.0
_ROW, _REWARDS_TALL, _NUMBERS_TALL = 46.0, 90.0, 102.0
CONVERTED = frozenset({"convert_workers", "convert_silver"})
"""Kinds of targets that are numbers."""
_LOOSE = ("popup", "reward/", *(f"{kind}/" for kind in sorted(CONVERTED)))


@attrs.frozen
class Chip:
    """A number that may be converted."""

    kind: str
    count: int
    box: Box


def loose_keys(shown: Iterable[str]) -> tuple[str, ...]:
    """The keys of pieces that are only there to be chosen from."""
    return tuple(key for key in shown if key.startswith(_LOOSE))


def drawn_cards(position: Position) -> tuple[int, ...]:
    """The cards that the viewer has bought and decides about."""
    table: State = position.observation.table
    mine = table.drawn and table.seat == position.viewer and min(table.drawn) >= 0
    return table.drawn if mine else ()


def rewards_asked(position: Position) -> int:
    """How many options the viewer has to choose from, 0 if none is asked for."""
    table: State = position.observation.table
    asked = table.pending and table.pending[-1][0] == REWARD and position.may_move
    return len(REWARDS[table.round]) if asked else 0


def is_converting(offers: Offers) -> bool:
    """Whether the player is converting: then the numbers are on the popup."""
    return any(one.kind == "convert" or one.kind in CONVERTED for one in offers.picked)


def chips(position: Position, offers: Offers, layout: Layout) -> tuple[Chip, ...]:
    """The numbers of workers and silver that may be converted. Before converting is chosen, all are
    on its button.
    """
    moves = [move for move in position.legal if isinstance(move, Convert)]
    rows = (
        ("convert_workers", sorted({move.workers for move in moves})),
        ("convert_silver", sorted({move.silver for move in moves})),
    )
    if not is_converting(offers):
        box = layout.action_boxes[ACTIONS.index("convert")]
        return tuple(Chip(kind, count, box) for kind, counts in rows for count in counts)
    panel = _low(position, layout, _NUMBERS_TALL)
    found = []
    for index, (kind, counts) in enumerate(rows):
        tall = _ROW * layout.scale
        line = Box(panel.x, panel.centre[1] + (index - 1) * tall, panel.width, tall)
        size = 34 * layout.scale
        gap = 8 * layout.scale
        first, room = line.x + 1.4 * tall, line.width - 1.7 * tall
        step = min(size + gap, (room - size) / max(1, len(counts) - 1))
        middle = line.centre[1] - size / 2
        boxes = [
            Box(first + step * n, middle, min(size, step - 2), size) for n in range(len(counts))
        ]
        found += [Chip(kind, n, box) for n, box in zip(counts, boxes, strict=True)]
    return tuple(found)


def popup_pieces(
    position: Position, offers: Offers, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The popup and its contents; nothing if it is not needed."""
    panel = panel_box(position, offers, layout)
    if panel is None:
        return
    yield _panel(panel, layout, brushes)
    if drawn := drawn_cards(position):
        yield from _fan(drawn, layout, brushes)
    elif rewards_asked(position):
        yield from _rewards(position, layout, brushes)
    else:
        yield from _numbers(chips(position, offers, layout), panel, layout, brushes)


def panel_box(position: Position, offers: Offers, layout: Layout) -> Box | None:
    """What the popup covers; None if it is not needed."""
    if drawn_cards(position):
        return _low(position, layout, layout.fan.height / layout.scale)
    if rewards_asked(position):
        return _low(position, layout, _REWARDS_TALL)
    if is_converting(offers) and chips(position, offers, layout):
        return _low(position, layout, _NUMBERS_TALL)
    return None


def uncovered(places: Iterable[Place], panel: Box) -> Iterator[Place]:
    """What is seen of these places above the panel: those that are mostly below it are left out."""
    for place in places:
        if place.box.centre[1] < panel.y:
            seen = min(place.box.height, panel.y - place.box.y)
            yield attrs.evolve(place, box=attrs.evolve(place.box, height=seen))


def popup_places(position: Position, offers: Offers, layout: Layout) -> Iterator[Place]:
    """The targets on the popup."""
    drawn = drawn_cards(position)
    for card, box in zip(drawn, layout.fan_cards(len(drawn)), strict=True):
        yield Place(target("drawn", card), box, piece=card_key(card), z=POPUP_Z)
    if drawn:
        for name, box in zip(("keep", "use"), layout.fan_buttons, strict=True):
            yield Place(target(name), box, z=POPUP_Z)
    elif rewards_asked(position):
        for option, box in enumerate(_reward_boxes(position, layout)):
            yield Place(target("reward", option), box, z=POPUP_Z, has_pill=False)
    else:
        for chip in chips(position, offers, layout):
            z = POPUP_Z if is_converting(offers) else -1.0
            yield Place(target(chip.kind, chip.count), chip.box, z=z)


def _low(position: Position, layout: Layout, tall: float) -> Box:
    """The lower part of the popup with this height (px at 100 %). It is higher if it would cover
    the triples below only partly.
    """
    fan, table = layout.fan, position.observation.table
    top = fan.bottom - tall * layout.scale
    estate = table.players[position.viewer].estate
    for colour, lane in enumerate(layout.own.lanes):
        foot, triples = lane.beside(cards_begun(estate, colour)), estate.triples[colour]
        if triples:
            top = min(top, foot.band(0, triples, 0).y - 4 * layout.scale)
    return Box(fan.x, top, fan.width, fan.bottom - top)


def _panel(box: Box, layout: Layout, brushes: Brushes) -> Piece:
    paint_it = partial(_paint_panel, brushes=brushes, box=box, scale=layout.scale)
    around = box.grown(4 * layout.scale)
    return Piece("popup", Painted(f"popup/{box}", paint_it), around, z=POPUP_Z)


def _paint_panel(painter: QPainter, brushes: Brushes, box: Box, scale: float) -> None:
    painting.panel(painter, brushes, box, scale)


def _fan(drawn: tuple[int, ...], layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    for card, box in zip(drawn, layout.fan_cards(len(drawn)), strict=True):
        yield card_piece(card, box, z=POPUP_Z + 1)
    texts = (labels.KEEP(), labels.USE())
    for text, box in zip(texts, layout.fan_buttons, strict=True):
        yield button(text, box, layout.scale, brushes, z=POPUP_Z + 1)


def button(text: str, box: Box, scale: float, brushes: Brushes, z: float) -> Piece:
    """A plate with a text."""
    paint_it = partial(_paint_button, brushes=brushes, text=text, box=box, scale=scale)
    return Piece(f"button/{text}", Painted(f"{text}/{box}", paint_it), box, z=z)


def _paint_button(painter: QPainter, brushes: Brushes, text: str, box: Box, scale: float) -> None:
    surfaces = brushes.palette.surfaces
    painter.setPen(QPen(paint(surfaces.plaque_rim), 1.4 * scale))
    painter.setBrush(paint(surfaces.plaque))
    painter.drawRoundedRect(box.grown(-scale).rect, 8 * scale, 8 * scale)
    ink = brushes.palette.text.ink
    room = box.grown(-6 * scale)
    painting.write(painter, brushes, text, room, 15 * scale, ink, face=Face.SANS)


def _reward_boxes(position: Position, layout: Layout) -> tuple[Box, ...]:
    count = rewards_asked(position)
    room = _low(position, layout, _REWARDS_TALL).grown(-14 * layout.scale)
    gap = 10 * layout.scale
    wide = min(104 * layout.scale, (room.width - gap * (count - 1)) / count)
    return spread(room, count, (wide, 52 * layout.scale), gap)


def _rewards(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    options = REWARDS[position.observation.table.round]
    for option, box in zip(options, _reward_boxes(position, layout), strict=True):
        paint_it = partial(
            paint_reward, brushes=brushes, option=option, box=box, scale=layout.scale
        )
        look = Painted(f"reward/{option.id}/{box}", paint_it)
        yield Piece(f"reward/{option.id}", look, box.grown(1.0), z=POPUP_Z + 1)


def _numbers(
    numbers: tuple[Chip, ...], panel: Box, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    for index, name in enumerate(("worker", "silverling")):
        y = panel.centre[1] + _ROW * (index - 0.5) * layout.scale
        box = Box.around(panel.x + 34 * layout.scale, y, 34 * layout.scale)
        yield Piece(f"popup/{name}", Drawing(sprite(name)), box, z=POPUP_Z + 1)
    for chip in numbers:
        text = str(chip.count)
        paint_it = partial(
            _paint_button, brushes=brushes, text=text, box=chip.box, scale=layout.scale
        )
        look = Painted(f"{chip}", paint_it)
        yield Piece(f"{chip.kind}/{chip.count}", look, chip.box, z=POPUP_Z + 1)

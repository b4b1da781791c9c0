"""The header: pennants, the options of the round card, the turns; and the row of actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face, Painted, Piece
from burgundy_desktop.boardkit.sprites import CREAM
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import labels
from burgundy_desktop.games.castles_cards.board.art import sprite
from burgundy_desktop.games.castles_cards.board.items import quiet
from burgundy_desktop.games.castles_cards.board.layout import ACTIONS, Layout
from burgundy_desktop.games.castles_cards.state import OVER, State
from burgundy_desktop.games.castles_cards.tables.components import REWARDS, ROUND_NAMES
from burgundy_desktop.games.castles_cards.tables.numbers import TURNS
from burgundy_desktop.games.castles_cards.tables.rows import OptionRow

STANDS_FOR: Final[dict[Target, Target]] = {
    target("hire"): target("workers"),
    target("earn"): target("silver"),
}
"""Actions with a single target: their buttons select it."""

_ICONS: Final = {
    "take": "action_take",
    "place": "action_place",
    "sell": "action_sell",
    "hire": "action_hire",
    "earn": "action_silver",
    "convert": "action_convert",
    "buy": "action_buy",
}
_PALE: Final = {False: 0.42, True: 0.62}
"""Opacity of the picture of an impossible action, on the light and on the dark table."""
_PENNANT: Final = 1.22
"""The size of a pennant, in heights of its letter's box."""
_DIGIT: Final = 0.62
"""The width of the number of an option, in widths of a picture."""
_ICON: Final = 0.66
"""The width of the picture of a button, in heights of the button."""


# The header


def paint_header(painter: QPainter, brushes: Brushes, layout: Layout, now: int) -> None:
    """The reward chips of round `now`."""
    painting.panel(painter, brushes, layout.header.panel, layout.scale)
    text = labels.REWARD()
    painting.write(
        painter,
        brushes,
        text,
        layout.header.rewards_label,
        13 * layout.scale,
        brushes.palette.text.quiet,
        face=Face.SANS,
        align=Align.LEFT,
        bold=False,
    )
    options = REWARDS[now]
    for option, box in zip(options, layout.reward_chips(len(options)), strict=True):
        paint_reward(painter, brushes, option, box, layout.scale)


def _rounds(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The letter of each round on its pennant."""
    for number, box in enumerate(layout.header.pennants):
        state = "" if number > table.round else "_now" if number == table.round else "_past"
        name = f"round/{number}{state}/{box}"
        paint_it = partial(_paint_pennant, brushes=brushes, box=box, number=number, state=state)
        place = Box.around(*box.centre, _PENNANT * box.height)
        yield Piece(round_key(number), Painted(name, paint_it), place, z=10)


def round_key(number: int) -> str:
    """The key of the pennant of a round."""
    return f"round/{number}"


def _paint_pennant(
    painter: QPainter, *, brushes: Brushes, box: Box, number: int, state: str
) -> None:
    text = brushes.palette.text
    letter = {"": text.ink, "_now": CREAM, "_past": text.quiet}[state]
    place = Box.around(*box.centre, _PENNANT * box.height)
    painting.drawing(painter, brushes, sprite(f"pennant{state}"), place)
    upper = Box(box.x, box.y + 0.06 * box.height, box.width, 0.66 * box.height)
    painting.write(painter, brushes, ROUND_NAMES[number], upper, 0.52 * box.height, letter)


def paint_reward(
    painter: QPainter, brushes: Brushes, option: OptionRow, box: Box, scale: float
) -> None:
    """A chip with the pictures of what an option brings."""
    surfaces = brushes.palette.surfaces
    painter.setPen(QPen(paint(surfaces.plaque_rim), 1.2 * scale))
    painter.setBrush(paint(surfaces.plaque))
    painter.drawRoundedRect(box.rect, 8 * scale, 8 * scale)
    shown = _shown(option)
    shares = [1.0 if name else _DIGIT for name, _ in shown]
    size = min(0.8 * box.height, (box.width - 3 * scale) / max(1.0, sum(shares)))
    x = box.centre[0] - size * sum(shares) / 2
    for share, (name, number) in zip(shares, shown, strict=True):
        place = Box.around(x + size * share / 2, box.centre[1], 0.96 * size)
        if name:
            painting.drawing(painter, brushes, sprite(name), place)
        else:
            ink = brushes.palette.text.ink
            painting.write(painter, brushes, number, place, 0.68 * box.height, ink)
        x += size * share


def _shown(option: OptionRow) -> list[tuple[str, str]]:
    """Pictures in a row; more than two of a kind are one picture with a number."""
    amounts = (
        ("score_pip", option.vp),
        ("icon_good", option.goods),
        ("icon_animal", option.animals),
        ("silverling", option.silver),
        ("worker", option.workers),
    )
    kinds = sum(1 for _, count in amounts if count)
    shown: list[tuple[str, str]] = []
    for name, count in amounts:
        if count > 2 or (count == 2 and kinds > 1):
            shown += [("", str(count)), (name, "")]
        else:
            shown += [(name, "")] * count
    return shown


def header_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The rounds, and the turns of this one: played, current, to come."""
    table: State = position.observation.table
    yield from _rounds(table, layout, brushes)
    text = labels.TURN(turn=min(table.turn + 1, TURNS), turns=TURNS)
    yield Piece("turns", quiet(text, layout.scale, Align.RIGHT), layout.header.turns_label, z=10)
    for turn, box in enumerate(layout.header.turns):
        running = turn == table.turn and table.stage != OVER
        state = "now" if running else "past" if turn <= table.turn else "next"
        name = f"turn/{state}/{table.seat}/{box}"
        paint_it = partial(_paint_turn, brushes=brushes, box=box, state=state, seat=table.seat)
        yield Piece(f"turn/{turn}", Painted(name, paint_it), box, z=10)


def _paint_turn(painter: QPainter, brushes: Brushes, box: Box, state: str, seat: int) -> None:
    """One turn of the round, as a small plate."""
    surfaces, text = brushes.palette.surfaces, brushes.palette.text
    seats = brushes.palette.seats
    ground = {"now": seats.seat(seat).colour, "past": text.quiet, "next": surfaces.recess}[state]
    painter.setPen(QPen(paint(surfaces.recess_rim), 1.0))
    painter.setBrush(paint(ground))
    painter.drawRoundedRect(box.grown(-0.7).rect, 0.25 * box.width, 0.25 * box.width)


# The actions


@attrs.frozen
class _Dress:
    """The look of an action button: framed for a seat or not, active or pale."""

    name: str
    seat: int | None
    is_alive: bool


def stands_for(wanted: Target) -> Target:
    """The target of a click on an action."""
    return STANDS_FOR.get(wanted, wanted)


def legal_actions(position: Position) -> frozenset[str]:
    """The actions with a legal move."""
    targets = {one for move in position.legal for one in move.targets}
    return frozenset(name for name in ACTIONS if stands_for(target(name)) in targets)


def lit_actions(legal: frozenset[str], offers: Offers) -> frozenset[str]:
    """The legal actions that fit the picked targets, or the move that is pointed at."""
    wanted = offers.wanted
    if not wanted:
        return legal
    return frozenset(name for name in legal if stands_for(target(name)) in wanted)


def open_actions(legal: frozenset[str], offers: Offers) -> frozenset[str]:
    """The legal actions with which the player could start a new selection."""
    return legal - lit_actions(legal, offers) if offers.picked else frozenset()


def action_pieces(
    viewer: int,
    legal: frozenset[str],
    offers: Offers,
    layout: Layout,
    brushes: Brushes,
    size_of_words: float,
) -> Iterator[Piece]:
    """The seven buttons: framed if they continue the selection, plain if they start a new one, pale
    if impossible.
    """
    lit, plain = lit_actions(legal, offers), open_actions(legal, offers)
    for name, box in zip(ACTIONS, layout.action_boxes, strict=True):
        dress = _Dress(name, viewer if name in lit else None, name in lit or name in plain)
        paint_it = partial(
            _paint_action, brushes=brushes, layout=layout, dress=dress, size=size_of_words
        )
        look = Painted(f"action/{name}/{dress.seat}/{dress.is_alive}/{box}", paint_it)
        yield Piece(f"action/{name}", look, box, z=10)


def _word(button: Box, k: float) -> Box:
    """The box of the text of a button, beside its picture."""
    x = button.x + 7 * k + _ICON * button.height
    return Box(x, button.y, button.right - 6 * k - x, button.height)


def sizes_of_words(layout: Layout, brushes: Brushes) -> tuple[float]:
    """The common text size of all buttons, as one that `Memo` keeps."""
    boxes = [_word(box, layout.scale) for box in layout.action_boxes]
    fonts = (
        brushes.fitted(
            labels.ACTIONS[name](),
            Face.SANS,
            13.5 * layout.scale,
            (box.width, box.height),
            bold=True,
        )
        for name, box in zip(ACTIONS, boxes, strict=True)
    )
    return (min(font.pixelSize() for font in fonts) / brushes.text_scale,)


def _paint_action(
    painter: QPainter, brushes: Brushes, layout: Layout, dress: _Dress, size: float
) -> None:
    """Paint the button of an action, framed in the colour of the seat that may choose it."""
    name, seat = dress.name, dress.seat
    box = layout.action_boxes[ACTIONS.index(name)]
    surfaces, k = brushes.palette.surfaces, layout.scale
    rim = surfaces.recess_rim if seat is None else brushes.palette.seats.seat(seat).glow
    painter.setPen(QPen(paint(rim), (1.0 if seat is None else 1.8) * k))
    painter.setBrush(paint(surfaces.plaque if dress.is_alive else surfaces.recess))
    painter.drawRoundedRect(box.grown(-1.2 * k).rect, 7 * k, 7 * k)
    wide = _ICON * box.height
    icon = Box.around(box.x + 4 * k + wide / 2, box.centre[1], wide)
    if layout.icons_only:
        icon = Box.around(*box.centre, 1.1 * wide)
    painter.setOpacity(1.0 if dress.is_alive else _PALE[brushes.palette.theme.dark])
    painting.drawing(painter, brushes, sprite(_ICONS[name]), icon)
    painter.setOpacity(1.0)
    if not layout.icons_only:
        ink = brushes.palette.text
        colour = ink.ink if dress.is_alive else ink.quiet
        text, word = labels.ACTIONS[name](), _word(box, k)
        painting.write(painter, brushes, text, word, size, colour, face=Face.SANS)
    painter.setPen(Qt.PenStyle.NoPen)

"""What lies on the table while tricks are played: an observation becomes pieces with keys.

Keys that others ask for are made in `art`; besides "laurel", "verdict/0" and "verdict/1" (who gets
the trick and why), "turn" (whose turn it is), "horn" (who leads), "king", "privileges",
"last/<card>" (the last trick, faint, until the next is led), "memory/<card>".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Painted,
    Piece,
    Words,
)
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import art, card_art, labels
from burgundy_desktop.games.pillars.board.layout import Layout
from burgundy_desktop.games.pillars.board.looks import EMPTY, words
from burgundy_desktop.games.pillars.board.panels import QUIET
from burgundy_desktop.games.pillars.board.people import people_pieces
from burgundy_desktop.games.pillars.board.verdict import verdict_of
from burgundy_desktop.games.pillars.moves import PlayCard
from burgundy_desktop.games.pillars.queries.hands import kings_trick
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.tables import cards

TRICK_Z = 12.0


def trick_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """Everything on the table while tricks are played."""
    table: State = position.observation.table
    yield from _privileges(table, layout)
    yield from _kings_trick(table, layout, brushes)
    yield from _fields(table, layout, brushes)
    yield from _tags(position, layout, brushes)
    yield from _cards_of_trick(position, layout, brushes)
    yield from _own_place(position, layout)
    yield from _verdict(position, layout, brushes)
    yield from people_pieces(position, layout, brushes)


# at the top


def _privileges(table: State, layout: Layout) -> Iterator[Piece]:
    box, k = layout.privileges, layout.scale
    pile = Box(box.x + 12 * k, box.y + 42 * k, 62 * k, 62 * k)
    left = len(table.pile)
    look = Drawing(art.sprite("privilege_pile"), badge=left, badge_size=0.34)
    yield Piece("privileges", look, pile, z=10, opacity=1.0 if left else EMPTY)
    won = sum(player.privileges.bit_count() for player in table.players)
    lines = (
        (left, labels.IN_PILE()),
        (len(cards.PRIVILEGE_CARDS) - left - won, labels.IN_PLAY()),
        (won, labels.WON()),
    )
    beside_all = tuple(text for _, text in lines)
    for row, (count, text) in enumerate(lines):
        y = box.y + (40 + 22 * row) * k
        number = Box(pile.right + 8 * k, y, 14 * k, 20 * k)
        yield words(
            f"privileges/{row}",
            str(count),
            number,
            15 * k,
            ink=Ink.INK,
            align=Align.RIGHT,
            face=Face.SERIF,
            bold=True,
        )
        beside = Box(number.right + 5 * k, y, box.right - number.right - 10 * k, 20 * k)
        yield words(f"privileges/{row}/of", text, beside, QUIET * k, alike=beside_all)


def _kings_trick(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    trick = kings_trick(table)
    for place, card in enumerate(trick.cards if trick is not None else ()):
        box = layout.king_card(place, len(trick.cards) if trick else 1)
        yield card_art.card_piece(
            card,
            art.card_key(card),
            box,
            brushes,
            11 + 0.1 * place,
            is_ownerless=card_art.is_ownerless(card, table.owners),
        )


# the middle


def _fields(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The winners of the tricks."""
    now = len(table.tricks)
    for number, box in enumerate(layout.trick.fields):
        paint_it = partial(
            _paint_field, brushes=brushes, box=box, k=layout.scale, number=number, now=now
        )
        state = (number > now) - (number < now)
        name = f"field/{number}/{state}/{box}"
        yield Piece(f"{art.field_key(number)}/place", Painted(name, paint_it), box.grown(1), z=9)
        if number < now:
            winner = table.tricks[number].winner
            look = (
                art.sprite("crown") if winner == NOBODY else art.mark(table.colour_of(Seat(winner)))
            )
            inside = Box.around(*box.centre, 0.66 * min(box.width, box.height))
            yield Piece(art.field_key(number), Drawing(look), inside, z=10)


def _paint_field(
    painter: QPainter, brushes: Brushes, box: Box, k: float, number: int, now: int
) -> None:
    palette = brushes.palette
    if number < now:
        painter.setPen(QPen(paint(palette.surfaces.plaque_rim), 1.2 * k))
        painter.setBrush(paint(palette.surfaces.plaque))
    else:
        is_now = number == now
        rim = palette.text.ink if is_now else palette.surfaces.recess_rim
        painter.setPen(QPen(paint(rim), (2.0 if is_now else 1.0) * k))
        painter.setBrush(paint(palette.surfaces.plaque if is_now else palette.surfaces.recess))
    painter.drawRoundedRect(box.rect, 5 * k, 5 * k)
    if number >= now:
        colour = palette.text.ink if number == now else palette.text.quiet
        painting.write(
            painter,
            brushes,
            str(number + 1),
            box,
            13 * k,
            colour,
            face=Face.SANS,
            bold=number == now,
        )


def _tags(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The names above the places, and the horn of who leads."""
    table: State = position.observation.table
    seats, k = len(table.players), layout.scale
    number = min(len(table.tricks) + 1, len(layout.trick.fields))
    text = labels.TRICK(number=number, count=len(layout.trick.fields))
    yield words("trick", text, layout.trick.title, 16 * k, ink=Ink.INK, face=Face.SERIF, bold=True)
    first = leader_shown(table)
    for order, box in enumerate(layout.trick.tags):
        seat = Seat((first + order) % seats)
        name, room = position.seats[seat].name, box.width - 50 * k
        font = brushes.fitted(name, Face.SERIF, 15 * k, (room, box.height), bold=True)
        wide = min(room, QFontMetricsF(font).horizontalAdvance(name) + 2 * k)
        x = box.centre[0] - (wide + 20 * k) / 2
        if seat == table.leader:
            x = max(x, box.x + 27 * k)
        yield Piece(
            f"{art.tag_key(seat)}/sign",
            Drawing(art.mark(table.colour_of(seat))),
            Box(x, box.y + 3 * k, 14 * k, 14 * k),
            z=15,
        )
        place = Box(x + 20 * k, box.y, wide, box.height)
        yield words(art.tag_key(seat), name, place, 15 * k, ink=Ink.INK, face=Face.SERIF, bold=True)
        if seat == table.leader:
            horn = Box(x - 27 * k, box.y - 2 * k, 24 * k, 24 * k)
            yield Piece("horn", Drawing(art.sprite("lead_marker")), horn, z=16)


def _cards_of_trick(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The cards in the order of play; before the first card, the last trick, faint."""
    table: State = position.observation.table
    for place, card in enumerate(table.trick):
        yield card_art.card_piece(
            card,
            art.card_key(card),
            layout.trick.cards[place],
            brushes,
            TRICK_Z + 0.1 * place,
            is_ownerless=card_art.is_ownerless(card, table.owners),
        )
    if table.trick or not table.tricks:
        return
    for place, card in enumerate(table.tricks[-1].cards):
        box = layout.trick.last(place)
        yield card_art.faint_piece(card, f"last/{card}", box, brushes, TRICK_Z - 1)


def leader_shown(table: State) -> int:
    """The leader of the shown trick: the last one until the next is led."""
    return table.leader if table.trick or not table.tricks else table.tricks[-1].leader


def _own_place(position: Position, layout: Layout) -> Iterator[Piece]:
    """The text on the viewer's place that a card is expected; not on a card of the last trick."""
    table: State = position.observation.table
    asked = any(isinstance(move, PlayCard) for move in position.legal)
    if not asked or (not table.trick and table.tricks):
        return
    place = (position.viewer - table.leader) % len(table.players)
    card, k = layout.trick.cards[place], layout.scale
    yield Piece("awaited", Frame(position.viewer, 8 * k), card, z=9)
    line = Box(card.x + 6 * k, card.bottom - 34 * k, card.width - 12 * k, 20 * k)
    yield words("awaited/text", labels.YOUR_CARD(), line, QUIET * k, align=Align.CENTRE)


def _verdict(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The strongest card, and to whom the trick goes and why."""
    verdict = verdict_of(position)
    trick, k = layout.trick, layout.scale
    if verdict.card is not None:
        yield Piece("laurel", Drawing(art.sprite("strongest")), trick.laurel, z=15)
        number = Words(str(cards.STRENGTH[verdict.card]), 18 * k, align=Align.CENTRE, counts=False)
        inside = Box.around(*trick.laurel.centre, 0.6 * trick.laurel.width)
        yield Piece("laurel/strength", number, inside, z=16)
    else:
        yield Piece("laurel", Drawing(art.sprite("lead_marker")), trick.laurel.grown(-3 * k), z=15)
    lines = verdict.lines
    yield words("verdict/0", lines[0], trick.lines[0], 15 * k, ink=Ink.INK)
    yield words("verdict/1", lines[1], trick.lines[1], 16 * k, ink=Ink.INK, bold=True)
    if verdict.place is not None and verdict.card is not None:
        box = wreath_box(trick.cards[verdict.place])
        yield Piece("wreath", wreath_look(verdict.card, box, brushes), box, z=TRICK_Z + 2)


def wreath_box(card: Box) -> Box:
    """The laurel around the right strength of a card; the left one stays visible."""
    return Box.around(card.x + 0.82 * card.width, card.y + 0.115 * card.height, 0.44 * card.width)


def wreath_look(card: int, box: Box, brushes: Brushes) -> Painted:
    """The strength of the strongest card in a laurel."""
    paint_it = partial(_paint_wreath, brushes=brushes, box=box, strength=cards.STRENGTH[card])
    return Painted(f"wreath/{card}/{box}", paint_it, travels=True)


def _paint_wreath(painter: QPainter, brushes: Brushes, box: Box, strength: int) -> None:
    """Paint the laurel on a disc, so that it is visible on any card."""
    badge = brushes.palette.badge
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 0.05 * box.width))
    painter.setBrush(paint(badge.ground))
    painter.drawEllipse(box.grown(-0.06 * box.width).rect)
    laurel = box.grown(-0.12 * box.width)
    painting.drawing(painter, brushes, art.sprite("strongest"), laurel)
    painting.write(painter, brushes, str(strength), laurel, 0.34 * box.width, badge.text)

"""The targets while tricks are played.

Kinds of targets that are chosen, and their index:
    hand: the card
    plan, keep: the stock that is kept      tom, unit: the material      converter
    finish: a button of the prompt bar
Kinds that are only looked at:
    played, last, king_card, memory, privilege, won: the card
    field: the trick            held, pile, own, result: the seat          stock: the material
    kept: the place             verdict, privileges, sum
    king, pad: a click shows them large          seat: another player, likewise
"""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.boardkit.pieces import Place
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board.art import card_key
from burgundy_desktop.games.pillars.board.hand import craftsmen_in, in_hand
from burgundy_desktop.games.pillars.board.layout import Layout
from burgundy_desktop.games.pillars.board.memory import memory_places
from burgundy_desktop.games.pillars.board.people import HAND_Z
from burgundy_desktop.games.pillars.queries.hands import cards_held
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import FIRST_PRIVILEGE, cards_in

UNDER_COUNTS = -0.2
"""The z-layer of a piece with a number at its corner, above the ring (`COUNTED_Z`)."""
_UNDER_GLOWS = -100.0
"""The z-layer of glows in the fan: the next card covers the glow of a card."""


def trick_places(position: Position, layout: Layout) -> Iterator[Place]:
    """All targets in reading order: the hand, the trick, the viewer's things, the others, the
    lists.
    """
    table: State = position.observation.table
    yield from _hand(position, layout)
    yield from _trick(position, layout)
    yield from _own(position, layout)
    for away, opponent in enumerate(layout.opponents, start=1):
        seat = (position.viewer + away) % len(table.players)
        yield Place(target(SEAT, seat), opponent.panel, z=-2)
        yield Place(target("held", seat), opponent.backs, z=-1)
        yield Place(target("pile", seat), opponent.pile, z=UNDER_COUNTS)
        held = cards_in(table.players[seat].privileges)
        for number, privilege in enumerate(held):
            box = opponent.privilege(number, len(held))
            yield Place(target("privilege", FIRST_PRIVILEGE + privilege), box, z=0.1 * number)
    yield Place(target("privileges"), layout.privileges, z=-1)
    yield Place(target("king"), layout.king, z=-1)
    yield Place(target("pad"), layout.pad.panel, z=-1)
    yield from memory_places(position, layout)


def _hand(position: Position, layout: Layout) -> Iterator[Place]:
    table: State = position.observation.table
    cards = in_hand(table, position.viewer)
    if len(cards) < cards_held(table, position.viewer):
        return  # they lie face down
    apart = craftsmen_in(cards)
    for place, card in enumerate(cards):
        held = layout.fan.card(place, len(cards), apart)
        yield Place(
            target("hand", card),
            held.seen,
            piece=card_key(card),
            z=_UNDER_GLOWS + HAND_Z + place + 0.1,
            rim=held.rim,
            turn=held.turn,
        )


def _trick(position: Position, layout: Layout) -> Iterator[Place]:
    table: State = position.observation.table
    cards, kind = table.trick, "played"
    if not cards and table.tricks:
        cards, kind = table.tricks[-1].cards, "last"
    for card, box in zip(cards, layout.trick.cards, strict=False):
        yield Place(target(kind, card), box)
    yield Place(target("verdict"), layout.trick.verdict)
    for number, box in enumerate(layout.trick.fields):
        yield Place(target("field", number), box)


def _own(position: Position, layout: Layout) -> Iterator[Place]:
    table: State = position.observation.table
    own = layout.own
    for material, box in enumerate(own.stock):
        yield Place(target("stock", material), box, z=UNDER_COUNTS)
    held = cards_in(table.players[position.viewer].privileges)
    for number, privilege in enumerate(held):
        box = own.privilege(number, len(held))
        yield Place(target("privilege", FIRST_PRIVILEGE + privilege), box, z=0.1 * number)
    yield Place(target("pile", position.viewer), own.pile, z=UNDER_COUNTS)

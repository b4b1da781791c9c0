"""The pieces on the table of the card game: an observation becomes pieces with keys.

Keys used elsewhere: `art.card_key(card)` for a card with a visible face, `hidden_key(seat, drawn)`
for a hidden card of a hand, "pile/seat", "silver/seat" (likewise workers, vp, sold and, for those
who show them in one, goods), "goods/seat/kind", "animal/seat/kind", "start_card", "draw",
`stack_key`, `first_key`, "seal/seat/column", `points_key`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Ink,
    Piece,
    Words,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import labels
from burgundy_desktop.games.castles_cards.board.art import (
    SIGN,
    animal_card,
    animal_sprite,
    back_look,
    badge_share,
    band_look,
    card_key,
    card_piece,
    first_key,
    first_look,
    goods_card,
    goods_sprite,
    hidden_key,
    points_key,
    seal_look,
    seal_of,
    sprite,
    stack_key,
    start_card_sprite,
)
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.board.player_areas import Counter, Lane, PlayerArea
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left, first_owner
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun, triples_of
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, Estate, PlayerState, State
from burgundy_desktop.games.castles_cards.state.steps import DISCARD
from burgundy_desktop.games.castles_cards.tables.components import FIRST_VP
from burgundy_desktop.games.castles_cards.tables.numbers import DEALT, ROWS
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, GOODS

NOTHING = 0.4
"""Opacity of a counter at zero."""

_LABEL = 13.0
_BELOW = 2.5
"""How far the next card of a pile is visible, in px at 100 %."""


def table_pieces(position: Position, layout: Layout) -> Iterator[Piece]:
    """All pieces except strips and those above the table."""
    table: State = position.observation.table
    yield from _display(table, layout)
    yield from _supplies(table, layout)
    yield from _firsts(table, layout)
    for seat, area in areas_of(position, layout):
        yield from area_pieces(position, seat, area, layout.scale)


def areas_of(position: Position, layout: Layout) -> tuple[tuple[Seat, PlayerArea], ...]:
    """The large area and that of the only other player."""
    seats = (large_seat(position, layout), *around_the_table(position, layout))
    return tuple(zip(seats, (layout.own, *layout.others), strict=False))


def large_seat(position: Position, layout: Layout) -> Seat:
    """Whose things lie in the large area."""
    is_player = layout.front is not None and layout.front < len(position.seats)
    return layout.front if layout.front is not None and is_player else position.viewer


def around_the_table(position: Position, layout: Layout) -> Iterator[Seat]:
    """The players with a small area, clockwise from the viewer, who takes the place of whoever is
    in front.
    """
    count = len(position.seats)
    for step in range(1, count):
        seat = Seat((position.viewer + step) % count)
        yield position.viewer if seat == layout.front else seat


def waiting_card(table: State, seat: Seat) -> int | None:
    """The card that a seat has no room for, None if there is none."""
    if table.pending and table.pending[-1][0] == DISCARD and table.seat == seat:
        return table.pending[-1][1]
    return None


# What everybody shares


def _display(table: State, layout: Layout) -> Iterator[Piece]:
    for row in ROWS:
        cards = table.display[row]
        if not cards:
            empty = layout.row_card(row, 0, 1)
            yield Piece(f"row/{row}/empty", Drawing(sprite("slot")), empty, z=9)
        for index, card in enumerate(cards):
            yield card_piece(card, layout.row_card(row, index, len(cards)), z=10 + index)


def _supplies(table: State, layout: Layout) -> Iterator[Piece]:
    supplies = layout.supplies
    for stack, box in enumerate(supplies.goods):
        yield from _stack("goods_stack", stack, table.goods[stack], box, layout)
    for stack, box in enumerate(supplies.animals):
        yield from _stack("animal_stack", stack, table.animals[stack], box, layout)
    if table.draw:
        look = back_look(len(table.draw), supplies.draw.width)
        yield from _pile("draw", look, len(table.draw), supplies.draw, layout)
    if table.discards:
        if len(table.discards) > 1:
            yield _below("discards", card_look_below(), supplies.discards, layout.scale)
        badge = len(table.discards)
        yield card_piece(table.discards[-1], supplies.discards, z=COUNTED_Z, badge=badge)
    if table.all_seven:
        look = Drawing(sprite(f"all7_{table.all_seven[0]}"))
        yield from _pile("all_seven", look, len(table.all_seven), supplies.all_seven, layout)
    yield from _supply_labels(layout)


def card_look_below() -> Drawing:
    """The visible edge of a card under another one."""
    return Drawing(sprite("frame_building"))


def _stack(
    kind: str, stack: int, things: Sequence[int], box: Box, layout: Layout
) -> Iterator[Piece]:
    if things:
        art = goods_card if kind == "goods_stack" else animal_card
        look = Drawing(art(things[-1]), badge=len(things), badge_size=badge_share(box.width))
        yield from _pile(stack_key(kind, stack), look, len(things), box, layout)


def _pile(key: str, look: Drawing, count: int, box: Box, layout: Layout) -> Iterator[Piece]:
    """The top card of a pile, and the edge of the next one."""
    if count > 1:
        yield _below(key, attrs.evolve(look, label=None, badge=0), box, layout.scale)
    yield Piece(key, look, box, z=COUNTED_Z)


def _below(key: str, look: Drawing, box: Box, scale: float) -> Piece:
    return Piece(f"{key}/below", look, box.moved(_BELOW * scale, -_BELOW * scale), z=10)


def _supply_labels(layout: Layout) -> Iterator[Piece]:
    goods, animals = labels.GOODS_STACK(), labels.ANIMAL_STACK()
    piles = (labels.DRAW(), labels.DISCARDS(), labels.ALL_SEVEN())
    texts = (goods, goods, animals, animals, *piles)
    for index, (text, box) in enumerate(zip(texts, layout.supplies.labels, strict=True)):
        look = attrs.evolve(quiet(text, layout.scale), alike=texts)
        yield Piece(f"label/{index}", look, box, z=10)


def quiet(text: str, scale: float, align: Align = Align.CENTRE) -> Words:
    """A quiet label."""
    return Words(text, _LABEL * scale, Ink.QUIET, Face.SANS, align, bold=False)


def _firsts(table: State, layout: Layout) -> Iterator[Piece]:
    for colour, box in enumerate(layout.first_cards):
        if first_is_left(table, colour):
            look = first_look(colour, FIRST_VP[colour], box.width)
            yield Piece(first_key(colour), look, box, z=10)
        owner = owner_sign(table, colour)
        if owner is not None:
            sign = Box.around(*box.centre, min(0.7 * box.width, 16 * layout.scale))
            yield Piece(f"{first_key(colour)}/owner", Drawing(owner), sign, z=11)


def owner_sign(table: State, colour: int) -> str | None:
    """The sign of the side with the first triple of a colour."""
    seat = first_owner(table, colour)
    if seat is None:
        return None
    return sprite("aaron") if seat == table.aaron_s_seat else SIGN.format(seat + 1)


# One player


def area_pieces(
    position: Position,
    seat: Seat,
    area: PlayerArea,
    scale: float,
    *,
    prefix: str = "",
    z: float = 0.0,
) -> Iterator[Piece]:
    """Everything of a player. `prefix` and `z` separate a board shown large from the one below."""
    table: State = position.observation.table
    player = table.players[seat]
    pieces = (
        *_head(position, seat, area, scale),
        *_cards(table, player, seat, area, scale),
        *estate_pieces(player.estate, seat, area.lanes),
        *_counters(player, seat, area, scale),
        *_animals(position, player, seat, area, scale),
    )
    if not prefix:
        yield from pieces
        return
    for piece in pieces:
        yield attrs.evolve(piece, key=prefix + piece.key, z=z + piece.z)


def _head(position: Position, seat: Seat, area: PlayerArea, scale: float) -> Iterator[Piece]:
    table: State = position.observation.table
    name = position.seats[seat].name
    name_box, note_box = area.head(name, scale, holds_card=table.holder == seat)
    yield Piece(f"sign/{seat}", Drawing(SIGN.format(seat + 1)), area.sign, z=10)
    yield Piece(f"name/{seat}", Words(name, 0.7 * name_box.height), name_box, z=10)
    yield from points_piece(position, seat, area.points)
    if table.holder == seat:
        look = Drawing(start_card_sprite(sale=table.sale))
        yield Piece("start_card", look, area.start_card, z=10)
    if note_box is not None:
        present = table.players[seat].estate.present
        text = labels.types_present(present, is_short=note_box != area.note)
        note = Words(text, 14 * scale, Ink.QUIET, Face.SANS, bold=False)
        yield Piece(f"types/{seat}", note, note_box, z=10)


def points_piece(position: Position, seat: int, box: Box) -> Iterator[Piece]:
    """The points of a side if the game ended now."""
    if position.sheet is not None:
        points = position.sheet.total(Seat(seat))
        yield Piece(points_key(seat), seal_look(points), box, z=12)


def _cards(
    table: State, player: PlayerState, seat: Seat, area: PlayerArea, scale: float
) -> Iterator[Piece]:
    """Hand, pile and projects."""
    first = DEALT - len(player.pile) - len(player.hand)
    for place, (card, box) in enumerate(zip(player.hand, area.hand, strict=False)):
        if card < 0:
            yield Piece(hidden_key(seat, first + place), back_look(), box, z=10 + place)
        else:
            yield card_piece(card, box)
    if player.pile:
        yield Piece(f"pile/{seat}", back_look(len(player.pile), area.pile.width), area.pile, z=10)
    if player.pile and area.pile_note is not None:
        yield Piece(f"pile/{seat}/note", quiet(labels.PILE(), scale), area.pile_note, z=10)
    for index, (card, box) in enumerate(project_places(table, seat, area)):
        yield card_piece(card, box, z=10 + index)


def project_places(table: State, seat: Seat, area: PlayerArea) -> tuple[tuple[int, Box], ...]:
    """The projects of a seat with their boxes; with one too many they are closer together."""
    projects, waiting = table.players[seat].projects, waiting_card(table, seat)
    if waiting is None:
        return tuple(zip(projects, area.projects, strict=False))
    return tuple(zip((*projects, waiting), area.crowded, strict=False))


def estate_pieces(estate: Estate, seat: int, lanes: Sequence[Lane]) -> Iterator[Piece]:
    """Open columns and closed triples, each in the lane of its colour."""
    for colour, lane in enumerate(lanes):
        opened = estate.open[colour]
        if opened != NO_COLUMN:
            yield from _open_column(estate.columns[opened], lane)
        closed, foot = triples_of(estate, colour), lane.beside(cards_begun(estate, colour))
        for place, column in enumerate(closed):
            for index, card in enumerate(estate.columns[column]):
                box = foot.band(place, len(closed), index)
                yield Piece(card_key(card), band_look(card), box, z=10 + 0.1 * (3 * place + index))
            yield Piece(
                f"seal/{seat}/{column}",
                seal_of(colour, lane.card.width),
                foot.seal(place, len(closed)),
                z=13,
            )


def _open_column(cards: Sequence[int], lane: Lane) -> Iterator[Piece]:
    for index, card in enumerate(cards):
        box = lane.open_card(index)
        if lane.bands:
            yield Piece(card_key(card), band_look(card), box, z=10 + index)
        else:
            yield card_piece(card, box, z=10 + index)


def _counters(player: PlayerState, seat: Seat, area: PlayerArea, scale: float) -> Iterator[Piece]:
    things = area.things
    yield from counter_pieces(f"silver/{seat}", "silverling", player.silver, things.silver)
    yield from counter_pieces(f"workers/{seat}", "worker", player.workers, things.workers)
    if things.vp.number is None:
        yield Piece(f"vp/{seat}", seal_look(player.vp), things.vp.picture, z=10)
    else:
        yield from counter_pieces(f"vp/{seat}", "score_pip", player.vp, things.vp)
    yield from counter_pieces(f"sold/{seat}", most_sold(player), sum(player.sold), things.sold)
    if things.all_goods is not None:
        yield from counter_pieces(f"goods/{seat}", "icon_good", sum(player.goods), things.all_goods)
    for goods, place in enumerate(things.goods):
        key, count = f"goods/{seat}/{goods}", player.goods[goods]
        yield _badged(key, goods_sprite(goods), count, place.picture)
    yield from _notes(seat, area, scale)


def counter_pieces(key: str, name: str, count: int, place: Counter) -> Iterator[Piece]:
    """A picture with its number."""
    if place.number is None:
        yield _badged(key, sprite(name), count, place.picture)
        return
    yield Piece(key, Drawing(sprite(name)), place.picture, z=10)
    words = Words(str(count), max(11.0, 0.72 * place.number.height), Ink.INK, Face.SERIF)
    yield Piece(f"{key}/count", words, place.number, z=10)


def most_sold(player: PlayerState) -> str:
    """The drawing of the kind of goods that was sold most."""
    kind = max(range(len(GOODS)), key=lambda goods: player.sold[goods])
    return f"token_{GOODS[kind]}"


def _badged(key: str, art: str, count: int, box: Box) -> Piece:
    """A picture with its number at the corner; pale at 0."""
    look = Drawing(art, badge=count, badge_size=badge_share(box.width))
    if not count:
        return Piece(key, look, box, z=10, opacity=NOTHING)
    return Piece(key, look, box, z=COUNTED_Z)


def _notes(seat: Seat, area: PlayerArea, scale: float) -> Iterator[Piece]:
    things = area.things
    texts = (
        ("silver", things.silver, labels.SILVER),
        ("workers", things.workers, labels.WORKERS),
        ("vp", things.vp, labels.VP),
        ("sold", things.sold, labels.SOLD),
    )
    alike = tuple(text() for _, _, text in texts[:3])
    for name, place, text in texts:
        if place.note is not None:
            look = attrs.evolve(quiet(text(), scale), alike=alike if text() in alike else ())
            yield Piece(f"{name}/{seat}/note", look, place.note, z=10)


def _animals(
    position: Position, player: PlayerState, seat: Seat, area: PlayerArea, scale: float
) -> Iterator[Piece]:
    for animal, place in enumerate(area.things.animals):
        count = player.animals[animal]
        key = f"animal/{seat}/{animal}"
        if place.number is None or not count:
            yield _badged(key, animal_sprite(animal), count, place.picture)
        else:
            yield from counter_pieces(key, ANIMALS[animal], count, place)
    if area.things.herd is not None and position.sheet is not None:
        text = labels.HERD(points=position.sheet.points(seat, "animals"))
        yield Piece(f"herd/{seat}", quiet(text, scale), area.things.herd, z=10)

"""A player board as pieces: head, levels, levers, canal."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Frame, Ink, Piece
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import art, labels, lever_art
from burgundy_desktop.games.boonlake.board.hand import card_piece
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import drawn, face, figure, line, painting_of
from burgundy_desktop.games.boonlake.board.own import CATTLE, HOUSES, SETTLEMENTS, Own, place_of
from burgundy_desktop.games.boonlake.queries.paying import units_at
from burgundy_desktop.games.boonlake.queries.prices import lever_price
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import boards, words
from burgundy_desktop.games.boonlake.tables.canoes import SECTIONS
from burgundy_desktop.games.boonlake.tables.facts import FACTS

BOARD_Z = 10.0
_KINDS = ("house", "settlement", "cattle")
_FIRST_CARDS = 6
"""The number of places shown for played cards."""
_FAINT = 0.5
_SEAM = 0.4
"""How far (px) a section of the canal reaches under the next one, so that no line is visible."""


@attrs.frozen
class Boards:
    """The board that is shown, and its area."""

    seat: int
    player: PlayerState
    own: Own
    brushes: Brushes

    @property
    def prefix(self) -> str:
        return f"own/{self.seat}"


def board_pieces(
    position: Position, seat: int, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The board of a player in place of the viewer's."""
    table: State = position.observation.table
    board = Boards(seat, table.players[seat], layout.own, brushes)
    yield from _head(position, board)
    if not layout.own.small:
        yield from _levels(board)
        yield from _levers(board)
        yield from _canal(board)
        yield from _tableau(board)
    if seat != position.viewer:
        k = layout.scale
        yield Piece(f"{board.prefix}/frame", Frame(seat, 10 * k), layout.own.panel, z=BOARD_Z + 9)


# the head


def _head(position: Position, board: Boards) -> Iterator[Piece]:
    own, k, player = board.own, board.own.k, board.player
    key = board.prefix
    yield Piece(f"{key}/sign", Drawing(art.sign(board.seat)), own.sign, z=BOARD_Z)
    name = position.seats[board.seat].name
    yield line(f"{key}/name", name, own.name, 16 * k, BOARD_Z)
    things = (
        ("coin", player.coins),
        ("vase", player.vases),
        (f"inhabitant_seat{board.seat + 1}", player.ranch),
        ("cards", len(player.hand)),
    )
    for number, (thing, count) in enumerate(things):
        icon, text = own.stock(number)
        yield drawn(f"{key}/stock/{number}", thing, icon, BOARD_Z)
        yield line(f"{key}/count/{number}", str(count), text, 16 * k, BOARD_Z)
    icon, text = own.played
    yield drawn(f"{key}/played", "card_play", icon.grown(2 * k), BOARD_Z)
    yield line(f"{key}/played/count", str(len(player.played)), text, 16 * k, BOARD_Z)
    supply = labels.SUPPLY(count=player.supply)
    yield line(
        f"{key}/supply", supply, own.supply, 13 * k, BOARD_Z,
        ink=Ink.QUIET, align=Align.RIGHT, bold=False, face=Face.SANS,
    )  # fmt: skip


def _tableau(board: Boards) -> Iterator[Piece]:
    """The played cards, if there is room."""
    played = board.player.played
    for place, (card, box) in enumerate(zip(played, board.own.tableau(len(played)), strict=False)):
        yield card_piece(card, box, board.brushes, BOARD_Z + 1 + 0.01 * place)
    for place, box in enumerate(board.own.tableau(_FIRST_CARDS)):
        if place >= len(played):
            key = f"{board.prefix}/room/{place}"
            yield _room_for_card(key, box, board, is_next=place == len(played))


def _room_for_card(key: str, box: Box, board: Boards, *, is_next: bool) -> Piece:
    """The place of the next played card."""
    brushes, k = board.brushes, board.own.k

    def paint_it(painter: QPainter) -> None:
        painting.dashed(painter, brushes, box.grown(-k), k)
        if is_next:
            painter.setOpacity(_FAINT)
            art.paint_drawing(
                painter, brushes, "card_play", Box.around(*box.centre, 0.6 * box.width)
            )
            painter.setOpacity(1.0)

    return face(key, box, paint_it, is_next, z=BOARD_Z)


# levels


def _levels(board: Boards) -> Iterator[Piece]:
    own, player = board.own, board.player
    gone = (player.houses, player.settlements, player.cattle)
    for level in range(boards.LEVEL_COUNT):
        yield from _bonus(board, level)
    for kind, name in enumerate(_KINDS):
        for piece in range(boards.LEVEL_NEEDS[-1][kind]):
            box = own.recess(kind, piece)
            key = f"{board.prefix}/recess/{kind}/{piece}"
            if piece < gone[kind]:
                yield _empty_recess(key, board, kind, piece)
            else:
                yield drawn(key, "recess", box, BOARD_Z)
                small = box.grown(-2 * own.k)
                thing = f"{name}_seat{board.seat + 1}"
                yield drawn(f"{board.prefix}/piece/{kind}/{piece}", thing, small, BOARD_Z + 1)


def _empty_recess(key: str, board: Boards, kind: int, piece: int) -> Piece:
    """An empty recess, which pays income."""
    level, place = place_of(kind, piece)
    row = FACTS.levels[level]
    recess = {HOUSES: row.houses, SETTLEMENTS: row.settlements, CATTLE: row.cattle}[kind][place]
    box, brushes = board.own.recess(kind, piece), board.brushes

    def paint_it(painter: QPainter) -> None:
        art.paint_drawing(painter, brushes, "recess", box)
        inner = box.grown(-0.16 * box.width)
        if recess.coins:
            art.paint_drawing(painter, brushes, "coin_face", inner, {"n": recess.coins})
        elif recess.vp:
            art.paint_drawing(painter, brushes, "vp", inner, {"n": recess.vp})

    return face(key, box, paint_it, recess.coins, recess.vp, z=BOARD_Z)


def _bonus(board: Boards, level: int) -> Iterator[Piece]:
    """The bonus of an empty level: an inhabitant and then points, or points at the end."""
    box, key = board.own.bonus(level), f"{board.prefix}/bonus/{level}"
    if level >= boards.BONUS_LEVELS:
        text = f"+{boards.LEVEL_END_VP[level]}"
        yield line(key, text, box, 13.5 * board.own.k, BOARD_Z, ink=Ink.POINTS, align=Align.CENTRE)
    elif level >= board.player.levels:
        yield drawn(key, f"inhabitant_seat{board.seat + 1}", box.grown(-board.own.k), BOARD_Z)
    else:
        small = box.grown(-3 * board.own.k)
        yield figure(key, "vp", small, board.brushes, BOARD_Z, n=boards.LEVEL_BONUS_VP[level])


# levers


def _levers(board: Boards) -> Iterator[Piece]:
    for lever in range(boards.LEVER_COUNT):
        box = board.own.lever(lever)
        if board.player.levers >> lever & 1:
            yield _lever(board, lever, box)
        else:
            cost = lever_price(board.player, lever)
            told = {"brushes": board.brushes, "box": box, "lever": lever, "cost": cost}
            key = art.lever_key(board.seat, lever)
            yield face(key, box, painting_of(lever_art.paint_slot, **told), "slot", cost, z=BOARD_Z)


def _lever(board: Boards, lever: int, box: Box) -> Piece:
    ready = bool(board.player.ready >> lever & 1)
    told = {"brushes": board.brushes, "box": box, "lever": lever, "ready": ready}
    key = art.lever_key(board.seat, lever)
    return face(key, box, painting_of(lever_art.paint_lever, **told), "lever", ready, z=BOARD_Z)


# the canal


def _canal(board: Boards) -> Iterator[Piece]:
    own, player, key = board.own, board.player, board.prefix
    for section in range(SECTIONS):
        resource = boards.CANAL[section]
        word = words.RESOURCES[resource]
        water = own.canal(section)
        water = attrs.evolve(water, x=water.x - _SEAM, width=water.width + 2 * _SEAM)
        yield drawn(f"{key}/canal/{section}", f"canal_{word}", water, BOARD_Z)
        level = boards.production_level(player.production, resource)
        box = own.production(section)
        site = f"{key}/production/{section}"
        if level:
            yield drawn(site, f"production_{word}_{level}", box, BOARD_Z + 2)
        else:
            yield drawn(site, "production_empty", box, BOARD_Z + 2)
            inner = box.grown(-0.2 * box.width)
            yield drawn(f"{site}/free", f"resource_{word}", inner, BOARD_Z + 3, opacity=0.55)
        yield from _available(board, section, f"{site}/have")
    for canoe in range(2):
        look = Drawing(art.of_seat("canoe", board.seat))
        box = own.canoe(player.canoes, canoe)
        yield Piece(art.canoe_key(board.seat, canoe), look, box, z=BOARD_Z + 4)


def _available(board: Boards, section: int, key: str) -> Iterator[Piece]:
    """How much of a resource can be used, on a plate of its own: the water is too dark for text."""
    box, brushes = board.own.available(section), board.brushes

    def paint_plate(painter: QPainter) -> None:
        plate = brushes.palette.badge
        painter.setPen(QPen(paint(plate.rim), 1.2 * brushes.scale))
        painter.setBrush(paint(plate.ground))
        painter.drawEllipse(box.grown(-0.6 * brushes.scale).rect)

    yield face(f"{key}/plate", box, paint_plate, z=BOARD_Z + 5)
    have = str(units_at(board.player, section))
    yield line(key, have, box, 14 * board.own.k, BOARD_Z + 6, align=Align.CENTRE)

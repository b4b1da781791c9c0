"""The pieces on the table of Boonlake: an observation becomes pieces with keys.

Keys used elsewhere are made in `art`; besides "stack", "pastures", "revealed".
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Piece
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import art, card_art, scoring_art, tile_art
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import drawn, face, painting_of
from burgundy_desktop.games.boonlake.board.wording.names import ACTIONS
from burgundy_desktop.games.boonlake.state import NOT_KEPT, State
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.state.steps import PLACE_TILE
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS, REGION_COUNT
from burgundy_desktop.games.boonlake.tables.river import WAYS
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE, PASTURE, SITES

LAND_Z, PIECE_Z, RIVER_Z, TRACK_Z, PANEL_Z = 10.0, 20.0, 30.0, 30.0, 10.0
_STACK, _PASTURES = "tile_back", "pasture"


def table_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """Everything that all players share."""
    table: State = position.observation.table
    yield from _tiles(table, layout, brushes)
    yield from people(table, layout)
    yield from cows(table, layout)
    yield from _regions(table, layout)
    yield from ships(table, layout)
    yield from _supply(table, layout, brushes)
    yield from _markers(table, layout)
    yield from _actions(table, layout, brushes)
    yield from _scoring_tiles(position, layout, brushes)
    yield from _piles(table, layout, brushes)


# the map


def _tiles(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    taken = 0
    for side in table.sides():
        taken |= side.sites
    for location in LOCATIONS:
        tile = table.tiles[location]
        if tile != NO_TILE:
            empty = ~(taken >> 2 * location) & 3
            box, key = layout.land.location(location), art.tile_key(location)
            yield tile_piece(key, tile, box, brushes, location, empty=empty)


def tile_piece(
    key: str, tile: int, box: Box, brushes: Brushes, location: int = 0, *, empty: int = 3
) -> Piece:
    """A tile or pasture, with the number of its location. `empty`: bits of its free sites."""
    told = {"brushes": brushes, "box": box, "tile": tile, "location": location, "empty": empty}
    return face(key, box, painting_of(tile_art.paint_tile, **told), tile, empty, z=LAND_Z)


def people(table: State, layout: Layout) -> Iterator[Piece]:
    """Inhabitants, houses and settlements: the piece on a site keeps its key when it changes."""
    for seat, side in enumerate(table.sides()):
        people = 0 if isinstance(side, Eminence) else side.people
        for thing, mask in (
            ("inhabitant", people),
            ("house", side.homes),
            ("settlement", side.towns),
        ):
            for site in _bits(mask):
                box = layout.land.inhabitant(site, table.tiles[site // 2])
                yield drawn(art.person_key(site), _of(thing, seat), box, PIECE_Z)


def cows(table: State, layout: Layout) -> Iterator[Piece]:
    """Cattle in the order of the seats; each pasture has four places."""
    filled = dict.fromkeys(LOCATIONS, 0)
    for seat, side in enumerate(table.sides()):
        for location in side.herd:
            place = filled[location]
            filled[location] += 1
            box = layout.land.cow(location, place)
            yield drawn(art.cow_key(location, place), _of("cattle", seat), box, PIECE_Z)


def _regions(table: State, layout: Layout) -> Iterator[Piece]:
    for region in range(REGION_COUNT):
        if table.covered >> region & 1:
            box = layout.land.marker(region)
            yield drawn(art.covered_key(region), "region_marker", box, PIECE_Z)


def ships(table: State, layout: Layout) -> Iterator[Piece]:
    """Those on one space lie side by side."""
    spaces = [WAYS[table.round][at] for at in table.ships]
    for seat, space in enumerate(spaces):
        together = [other for other, there in enumerate(spaces) if there == space]
        box = layout.land.ship(space, together.index(seat), len(together))
        yield drawn(art.ship_key(seat), _of("ship", seat), box, RIVER_Z + 0.1 * seat)


def _supply(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The grey stack, the pastures, and the tile that was turned up."""
    land = layout.land
    for key, name, box, count in (
        ("stack", _STACK, land.stack, len(table.stack)),
        ("pastures", _PASTURES, land.pastures, table.pastures_left),
    ):
        look = Drawing(art.sprite(name), badge=count, badge_size=0.42)
        yield Piece(key, look, box, z=LAND_Z, opacity=1.0 if count else 0.3)
    tile = revealed_tile(table)
    if tile is not None:
        piece = tile_piece("revealed", tile, land.revealed, brushes)
        yield attrs.evolve(piece, z=RIVER_Z + 2)


def revealed_tile(table: State) -> int | None:
    """The revealed grey tile that is not placed yet."""
    for step, _, about in table.pending:
        if step == PLACE_TILE:
            return about
    return None


# the tracks


def _markers(table: State, layout: Layout) -> Iterator[Piece]:
    for track in range(len(words.TRACKS)):
        at = [p.coin_track if track == words.COIN_TRACK else p.card_track for p in table.players]
        for seat, position in enumerate(at):
            together = [other for other, there in enumerate(at) if there == position]
            place, count = together.index(seat), len(together)
            box = layout.tracks.marker(track, position, place, count)
            yield drawn(art.marker_key(track, seat), _of("marker", seat), box, TRACK_Z + 0.1 * seat)


# the action board


def _actions(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    actions = layout.actions
    places = [(action, row) for row, action in enumerate(table.rows) if action != NO_ACTION]
    if table.action != NO_ACTION and table.action not in table.rows:
        places.append((table.action, len(actions.tiles) - 1))
    for action, row in places:
        yield action_piece(action, actions.tiles[row], brushes, in_use=action == table.action)


def action_piece(action: int, box: Box, brushes: Brushes, *, in_use: bool) -> Piece:
    """An action tile with its name."""
    name = ACTIONS[action]()

    def paint(painter: QPainter) -> None:
        art.paint_drawing(painter, brushes, f"action_{words.ACTIONS[action]}", box)
        unit = box.width / 720
        room = Box(box.x + 72 * unit, box.y + 2 * unit, 206 * unit, 58 * unit)
        art.write_within(
            painter, brushes, name, room, 31 * unit, align=Align.LEFT, least=art.WORD_PX
        )

    return face(art.action_key(action), box, paint, action, name, in_use, z=PANEL_Z)


# scoring tiles


def shown_scoring_tiles(position: Position) -> tuple[int, ...]:
    """The open scoring tiles; before that, those dealt to the viewer."""
    table: State = position.observation.table
    if table.scoring or not 0 <= position.viewer < len(table.players):
        return table.scoring
    player = table.players[position.viewer]
    return player.offered if player.kept == NOT_KEPT else (player.kept,)


def _scoring_tiles(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    table: State = position.observation.table
    for slot, tile in enumerate(shown_scoring_tiles(position)):
        if tile < 0:
            continue
        box = layout.scoring[slot]
        owner = slot if table.scoring and slot < len(table.players) else -1
        markers = markers_on(table, slot)
        told = {"brushes": brushes, "box": box, "tile": tile, "owner": owner, "markers": markers}
        paint = painting_of(scoring_art.paint_scoring_tile, **told)
        yield face(f"scoring/{tile}", box, paint, tile, owner, markers, z=PANEL_Z)
        yield from projects(table, slot, tile, box)


def markers_on(table: State, slot: int) -> tuple[tuple[int, int], ...]:
    """Pairs of a scoring, from 0, and a seat."""
    if not table.scoring:
        return ()
    return tuple(
        (scoring, seat)
        for seat, player in enumerate(table.players)
        for scoring, at in enumerate(player.markers)
        if at == slot
    )


def projects(table: State, slot: int, tile: int, box: Box) -> Iterator[Piece]:
    """The inhabitants of players who realized the project, else their signs."""
    done = [s for s, player in enumerate(table.players) if player.projects >> slot & 1]
    places = scoring_art.project_boxes(box, tile, len(done))
    for seat, where in zip(done, places, strict=True):
        size, key = where.width, f"project/{tile}/{seat}"
        if table.players[seat].marked >> slot & 1:
            yield drawn(key, _of("inhabitant", seat), where, PANEL_Z + 1)
        else:
            yield Piece(key, Drawing(art.sign(seat)), where.grown(-0.15 * size), z=PANEL_Z + 1)


# the piles


def _piles(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    if layout.piles is None:
        return
    back, left = art.sprite("card_back"), len(table.draw)
    look, z = Drawing(back, badge=left), PANEL_Z
    yield Piece("draw_pile", look, layout.piles.draw, z=z, opacity=1.0 if left else 0.3)
    box, count = layout.piles.discards, len(table.discards)
    if not count:
        yield Piece("discards", Drawing(back), box, z=z, opacity=0.3)
        return
    told = {"brushes": brushes, "box": box, "card": table.discards[-1], "count": count}
    paint = painting_of(card_art.paint_top_card, **told)
    yield face("discards", box, paint, table.discards[-1], count, z=z)


def _of(thing: str, seat: int) -> str:
    return art.of_seat(thing, seat).rpartition("/")[2]


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def sites_on(tile: int) -> int:
    """How many building sites a tile has; a pasture has none."""
    return 0 if tile in {NO_TILE, PASTURE} else SITES[tile]

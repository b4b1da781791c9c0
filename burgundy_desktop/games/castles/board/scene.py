"""The scene of The Castles of Burgundy: converts an observation to pieces and places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.die_poses import DieInTheAir
from burgundy_desktop.boardkit.ground import Ground
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Highlight,
    Painted,
    Piece,
    Place,
    Throw,
)
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Past, Position
from burgundy_desktop.games.castles.board.animation import animation_steps
from burgundy_desktop.games.castles.board.animation.phase_end import pays
from burgundy_desktop.games.castles.board.animation.stage import Stage
from burgundy_desktop.games.castles.board.animation.throws import (
    Hand,
    dice_in_the_air,
    hands,
    throws,
)
from burgundy_desktop.games.castles.board.art import ART
from burgundy_desktop.games.castles.board.highlights import highlights
from burgundy_desktop.games.castles.board.items import area_pieces, areas, table_pieces
from burgundy_desktop.games.castles.board.layout import BUTTONS, layout_for
from burgundy_desktop.games.castles.board.memory import Memory
from burgundy_desktop.games.castles.board.panels import (
    Printed,
    paint_area,
    paint_table,
    tell_way_back,
)
from burgundy_desktop.games.castles.board.places import LARGE_Z, large_places, table_places
from burgundy_desktop.games.castles.board.player_areas import (
    PlayerArea,
    SmallBoard,
    large_area,
    offered_boards,
)
from burgundy_desktop.games.castles.board.sounds import ANNOUNCED
from burgundy_desktop.games.castles.events import DiceRolled, GoodsLanded, PhaseStarted
from burgundy_desktop.games.castles.state import CHOOSING_ESTATES, NO_ESTATE, State
from burgundy_desktop.games.castles.tables.board import ROUNDS
from burgundy_desktop.games.castles.tables.estates import ESTATES

OF_ALL: Final = (PhaseStarted, GoodsLanded, DiceRolled)
"""Events of all players together."""


class CastlesScene(BoardScene):
    """The viewer's estate is large, the others small; depots and tracks are beside it."""

    ground = Ground(Colour("#D3D9B8"), Colour("#22281D"))
    buttons = BUTTONS
    cost_sprite = f"{ART}/worker"
    announced = ANNOUNCED
    digit_kinds = frozenset({"die", "depot"})

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self._memory = Memory()
        self._before: State | None = None
        self._players = 2
        self._layout = layout_for(self.size.width, self.size.height, self._players)
        self._large = large_area(self.size.width, self.size.height)

    @property
    def table(self) -> State:
        """The table as the viewer sees it. Valid only while a position is shown."""
        table: State = self._shown_position.observation.table
        return table

    def lay_out(self) -> None:
        self._layout = layout_for(self.size.width, self.size.height, self._players)
        self._large = large_area(self.size.width, self.size.height)
        self.brushes.scale = self._layout.scale

    def prepare(self, before: Position | None) -> None:
        table = self.table
        if len(table.players) != self._players:
            self._players = len(table.players)
            self.lay_out()
        self._before = before.observation.table if before is not None else None
        self._memory.look_at(table)

    def recall(self, past: Past) -> None:
        self._memory = Memory.of(one.table for one in past.seen)

    def paint_table(self, painter: QPainter) -> None:
        printed = self.backdrop_key()
        if printed is not None:
            paint_table(painter, self.brushes, self._layout, printed, self._boards())

    def backdrop_key(self) -> Printed | None:
        if self.position is None:
            return None
        table = self.table
        estates = [table.players[seat].estate for seat in self._areas]
        return Printed(
            players=len(table.players),
            phase=table.phase,
            estates=(estates[0] or self._estate_looked_at(self.offers), *estates[1:]),
            offered=self._offered(),
        )

    def pieces(self) -> Iterable[Piece]:
        yield from table_pieces(self._shown_position, self._layout, self._memory, self.in_front)
        if self.enlarged is not None:
            yield from self._large_board(self.enlarged)

    def places(self) -> Iterable[Place]:
        if self.enlarged is not None:
            return large_places(self._shown_position, self.enlarged, self._large)
        boards = self._boards()
        return table_places(self._shown_position, self._layout, self._memory, boards, self.in_front)

    def animation_steps(self, events: Sequence[Event]) -> Iterator[AnimationStep]:
        stage = Stage(
            self._layout,
            self._shown_position.viewer,
            self._areas,
            self.table,
            self._before,
            self._throws,
            self.brushes,
        )
        return animation_steps(events, stage)

    def dice_to_throw(self) -> Iterable[DieInTheAir]:
        is_last = self.position is not None and self.table.round == ROUNDS - 1
        return dice_in_the_air(self._hands(), self._throws(is_first=is_last))

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        if self.position is None or self.enlarged is not None:
            return ()
        return highlights(events, self.position.viewer, self.shown, self._layout, self._memory)

    def area_of(self, seat: Seat | None) -> Box | None:
        area = self._areas.get(seat) if seat is not None else None
        return area.panel if area is not None else None

    def boards(self) -> Mapping[Seat, Box]:
        """The storage belongs to the large board."""
        own, storage = self._layout.own, self._layout.storage
        return {
            seat: area.panel.joined(storage) if area is own else area.panel
            for seat, area in self._areas.items()
        }

    def may_come_in_front(self, seat: Seat) -> bool:
        return seat in self._areas and self.table.stage != CHOOSING_ESTATES

    def concerns_all(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, OF_ALL) or pays(event) for event in events)

    def caption_box(self) -> Box:
        return self._layout.bonus.grown(-2 * self._layout.scale)

    def offers_here(self, offers: Offers) -> Offers:
        """While estates are chosen, offer only the castle spaces of the estate that is
        shown large.
        """
        if not self._offered():
            return offers
        castles = ESTATES[self._estate_looked_at(offers)].castle_spaces
        hidden = {t for t in offers.offered if t.kind == "space" and t.index not in castles}
        return attrs.evolve(offers, offered=offers.offered - hidden)

    def report(self, clicked: Target) -> None:
        """A click on a castle space first reports the estate that is shown large. A click on a
        stored tile of another player shows that player's board.
        """
        owner = self._owner(clicked)
        if owner is not None and self.enlarged is None:
            self.ask_for_seat(owner)
            return
        estate = target("estate", self._estate_looked_at(self.offers))
        if clicked.kind == "space" and {clicked, estate} <= self.offers.offered:
            self.target_clicked.emit(estate)
        self.target_clicked.emit(clicked)

    def target_for_digit(self, digit: int) -> Target | None:
        """A depot that may be chosen, a die of that value, or the next tile of that depot."""
        if self.position is None or not 1 <= digit <= 6:
            return None
        depot = target("depot", digit)
        if depot in self.offers.offered:
            return depot
        for die, pips in enumerate(self.table.players[self.position.viewer].dice):
            if pips == digit and target("die", die) in self.offers.wanted:
                return target("die", die)
        tiles = [target("tile", tile) for tile in self.table.depots[digit]]
        wanted = [tile for tile in tiles if tile in self.offers.wanted]
        if self.focused_target in wanted:
            return wanted[(wanted.index(self.focused_target) + 1) % len(wanted)]
        return wanted[0] if wanted else None

    @property
    def _areas(self) -> dict[Seat, PlayerArea]:
        """Where the things of each player lie now."""
        if self.position is None:
            return {}
        return dict(areas(self.position, self._layout, self.in_front))

    # Dice

    def _hands(self) -> tuple[Hand, ...]:
        if self.position is None or self.table.stage == CHOOSING_ESTATES:
            return ()
        return hands(areas(self.position, self._layout), self._layout, self.host)

    def _throws(self, *, is_first: bool) -> tuple[Throw, ...]:
        return throws(self._hands(), self._layout, self.size, is_first=is_first)

    # Estates to choose from

    def _offered(self) -> tuple[int, ...]:
        """The estates that the viewer may choose from, empty when they are chosen."""
        if self.position is None or self.table.stage != CHOOSING_ESTATES:
            return ()
        own = self.table.players[self.position.viewer]
        return tuple(dict.fromkeys(own.offered))

    def _boards(self) -> tuple[SmallBoard, ...]:
        offered = self._offered()
        return offered_boards(self._layout.ring, len(offered)) if offered else ()

    def _estate_looked_at(self, offers: Offers) -> int:
        """The estate shown large while estates are chosen: the picked one, else the first."""
        for picked in offers.picked:
            if picked.kind == "estate":
                return picked.index
        offered = self._offered()
        return offered[0] if offered else NO_ESTATE

    # Another player's board, shown large

    def _large_board(self, seat: Seat) -> Iterator[Piece]:
        estate = self.table.players[seat].estate
        name = f"large/{seat}/{estate}/{self.size}"
        yield Piece("veil", Painted(name, self._paint_large), self.size, z=LARGE_Z)
        yield from area_pieces(
            self.table,
            seat,
            self._large,
            self._memory,
            self._shown_position.seats,
            prefix="large/",
            z=LARGE_Z + 10,
        )

    def _paint_large(self, painter: QPainter) -> None:
        assert self.enlarged is not None
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(self.size.rect, paint(self.brushes.palette.surfaces.veil))
        painting.panel(painter, self.brushes, self._large.panel, self._layout.scale)
        estate = self.table.players[self.enlarged].estate
        paint_area(painter, self.brushes, self._large, estate, self._layout.scale)
        tell_way_back(painter, self.brushes, self._large, self._layout.scale)

    def _owner(self, clicked: Target) -> Seat | None:
        """The other player who has this tile in storage."""
        if clicked.kind != "tile" or self.position is None:
            return None
        for seat, player in enumerate(self.table.players):
            if seat != self.position.viewer and clicked.index in player.storage:
                return Seat(seat)
        return None

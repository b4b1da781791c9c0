"""The scene of Caylus: converts an observation to pieces and places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.ground import Ground
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import Amount, AnimationStep, Box, Highlight, Piece, Place
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board import foresight
from burgundy_desktop.games.caylus.board.animation import animation_steps
from burgundy_desktop.games.caylus.board.animation.stage import stage_for
from burgundy_desktop.games.caylus.board.art import DENIER_CROSS, PILES
from burgundy_desktop.games.caylus.board.highlights import highlights
from burgundy_desktop.games.caylus.board.items import table_pieces
from burgundy_desktop.games.caylus.board.layout import layout_for
from burgundy_desktop.games.caylus.board.panels import Printed, paint_table
from burgundy_desktop.games.caylus.board.places import meant_by, table_places
from burgundy_desktop.games.caylus.board.popup import Popup, popup_for, popup_pieces, popup_places
from burgundy_desktop.games.caylus.board.portrait import portrait_pieces
from burgundy_desktop.games.caylus.board.sounds import ANNOUNCED
from burgundy_desktop.games.caylus.board.supply import supply_pieces, supply_places
from burgundy_desktop.games.caylus.board.supply_slots import FIRST, SUPPLY_Z, Shown
from burgundy_desktop.games.caylus.queries.favors import last_open_column
from burgundy_desktop.games.caylus.queries.prices import cheaper_by_favor
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES

BUTTONS: Final = frozenset({target(name) for name in ("pass", "home", "stay", "stop", "decline")})
"""Targets in the prompt bar, not on the table."""
_LOOSE = ("large/", "popup", "chip/", "way", "ghost", "ahead/")
"""The prefixes of keys of temporary pieces for choices."""
_COUNTED = frozenset({"gain", "pay", "line"})


class CaylusScene(BoardScene):
    """The town with its road is at the right; castle, order, favours and supply are at the left."""

    ground = Ground(Colour("#E3CBA8"), Colour("#2C221A"))
    buttons = BUTTONS
    cost_sprite = DENIER_CROSS
    announced = ANNOUNCED
    digit_kinds = _COUNTED
    large_kinds = frozenset({"supply"})
    large_keys: ClassVar = {"B": FIRST}
    follows_offers = True

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self._layout = layout_for(self.size.width, self.size.height)
        self._costs: dict[Target, str] = {}
        """The costs on pills while the supply is closed."""
        self._is_from_list = False
        self._popup: Popup | None = None
        self._opened_by_itself = False
        self._came_from: Target | None = None
        """The target with the ring before it went into the supply."""
        self._loose: tuple[str, ...] = ()

    @property
    def table(self) -> State:
        """The table. Valid only while a position is shown."""
        table: State = self._shown_position.observation.table
        return table

    # the hooks

    def lay_out(self) -> None:
        self._layout = layout_for(self.size.width, self.size.height)
        self.brushes.scale = self._layout.scale
        self._lay_popup()

    def prepare(self, before: Position | None) -> None:
        """Close a supply that opened by itself, and forget what was pointed at."""
        self._came_from = None
        self._popup = None
        self.buttons = BUTTONS | self._staying
        self._loose = tuple(key for key in self.shown if key.startswith(_LOOSE))
        if self._opened_by_itself:
            self.opened, self._opened_by_itself = None, False

    def end_move(self) -> None:
        """Open the supply if only buildings can be chosen."""
        self._lay_popup()
        wanted = self._legal_kinds
        if "building" in wanted and "spot" not in wanted:
            self.opened, self._opened_by_itself = FIRST, True

    def paint_table(self, painter: QPainter) -> None:
        printed = self.backdrop_key()
        if printed is not None:
            paint_table(painter, self.brushes, self._layout, printed)

    def backdrop_key(self) -> Printed | None:
        if self.position is None:
            return None
        table = self.table
        opened = last_open_column(table)
        return Printed(len(table.players), table.section, opened, table.simplified)

    def pieces(self) -> Iterable[Piece]:
        position = self._shown_position
        last = foresight.reach(position, self.looked_at)
        yield from self._memo.of(table_pieces, position, self._layout, self.brushes, last)
        yield from foresight.foresight_pieces(position, self.looked_at, self._layout, self.brushes)
        yield from foresight.marker_pieces(position, self._layout)
        yield from popup_pieces(self._popup, self._layout, self.brushes)
        if self.shows_supply:
            yield from supply_pieces(self.table, self._in_supply, self._layout, self.brushes)
        elif self.enlarged is not None:
            yield from portrait_pieces(position, self.enlarged, self._layout, self.brushes)

    def places(self) -> Iterable[Place]:
        if self.enlarged is not None:
            return
        wanted = {one for move in self._shown_position.legal for one in move.targets}
        if self.shows_supply:
            yield from supply_places(self.table, self._layout, wanted)
        yield from popup_places(self._popup)
        below = wanted if "building" in self._legal_kinds else set()
        for place in self._memo.of(table_places, self.table, self._layout):
            if not self._is_covered(place.box) or place.target in below:
                yield place
        if not self.shows_supply:
            yield from self._closed_supply(wanted)

    def animation_steps(self, events: Sequence[Event]) -> Iterator[AnimationStep]:
        """Things that were only there to be chosen disappear first."""
        if self._loose:
            yield AnimationStep(keys=self._loose)
        stage = stage_for(self._shown_position, self._layout, self.brushes)
        yield from animation_steps(events, stage)

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        if self.position is None or self.opened is not None:
            return ()
        return highlights(events, self.position.viewer, self.shown)

    def caption_box(self) -> Box:
        return self._layout.supply

    def left_free(self) -> Iterable[Box]:
        return (self._layout.town.supply,) if self.shows_supply else ()

    def offer(
        self,
        offered: frozenset[Target],
        picked: tuple[Target, ...] = (),
        costs: Mapping[Target, str] | None = None,
        gains: Mapping[Target, tuple[Amount, ...]] | None = None,
    ) -> None:
        """A single move from the list or a hint is also previewed here."""
        only = next(iter(offered)) if len(offered) == 1 else None
        if only is not None or self._is_from_list:
            self.looked_at, self._is_from_list = only, only is not None
        self._costs = dict(costs or {})
        super().offer(offered, picked, costs, gains)

    def offers_here(self, offers: Offers) -> Offers:
        """Offer buildings in the open supply, or its piles; cubes if they may pay."""
        offered = set(offers.offered)
        buildings = {one for one in offered if one.kind == "building"}
        if self.shows_supply:
            offered |= {target("copy", one.index) for one in buildings}
        else:
            offered |= {self._pile_of(one.index) for one in buildings}
        if not any(one.kind == "building" for one in offers.picked):
            offered = {one for one in offered if one.kind != "cube"}
        costs = {} if self.shows_supply else offers.costs
        return attrs.evolve(offers, offered=frozenset(offered), costs=costs, dashes_costs=False)

    def report(self, clicked: Target) -> None:
        """Some targets represent others; the table opens the supply itself."""
        if clicked.kind == "supply":
            self.open(FIRST)
        elif clicked.kind == "close":
            self.open(None)
        else:
            self.target_clicked.emit(meant_by(clicked))

    def may_click(self, wanted: Target) -> bool:
        return wanted.kind == "close" or super().may_click(wanted)

    def target_for_digit(self, digit: int) -> Target | None:
        """The set of cubes or the line of the favours of this number."""
        counted = [
            item.place.target
            for item in self.target_items
            if item.place.target.kind in _COUNTED and item.place.target in self.offers.wanted
        ]
        return counted[digit - 1] if digit <= len(counted) else None

    # what is large

    @property
    def shows_supply(self) -> bool:
        """Whether the supply is open."""
        return self.opened is not None and self.opened.kind == "supply"

    def open(self, wanted: Target | None) -> None:
        """A second click on the supply closes it."""
        self._opened_by_itself = False
        if wanted is not None and wanted.kind == "supply" and self.shows_supply:
            wanted = None
        was_open, before = self.shows_supply, self.focused_target
        super().open(wanted)
        self._show_offers_anew()
        if self.shows_supply != was_open:
            self._lead_keyboard(before)
            self._point_anew()

    def _chain(self) -> list[Place]:
        """In a supply that was opened by the user, all its targets."""
        if not self.shows_supply or "building" in self._legal_kinds:
            return super()._chain()
        return [item.place for item in self.target_items if item.place.z >= SUPPLY_Z]

    def _lead_keyboard(self, before: Target | None) -> None:
        """Move the ring into the supply when it opens, and back when it closes."""
        if before is None:
            return
        was_inside = before.kind in _IN_SUPPLY
        if self.shows_supply and not was_inside:
            tiles = [place for place in self._chain() if place.target.kind in _TILES]
            self._came_from = before
            self.focus_on(tiles[0].target if tiles else None)
        elif not self.shows_supply and was_inside and self.item_of(self._came_from) is not None:
            self.focus_on(self._came_from)

    def _point_anew(self) -> None:
        """Update the hover after the supply opens or closes."""
        self._hover.leave()
        if self.focused_target is not None:
            self._hover.move_to(self.focused_target)
        elif self._pointed_at is not None:
            self.hover_at(self._pointed_at)

    def click(self, clicked: Target) -> None:
        if clicked.kind == "close":
            self.open(None)
        else:
            super().click(clicked)

    def target_at(self, point: QPointF) -> Target | None:
        """Ignore targets below the open supply."""
        if not (self.shows_supply and self._layout.town.supply.rect.contains(point)):
            return super().target_at(point)
        above = [
            item for item in self.target_items if item.place.z >= SUPPLY_Z and item.holds(point)
        ]
        return above[-1].place.target if above else None

    # what is pointed at

    def _tell_hovered(self, hovered: Target | None) -> None:
        """No tooltip for a tile in the open supply, as its foot shows everything."""
        in_supply = hovered is not None and hovered.kind in _TILES and self.shows_supply
        super()._tell_hovered(None if in_supply else hovered)

    def follows_pointer(self, before: Target | None, now: Target | None) -> bool:
        """The veil and the foot of the supply follow what is pointed at."""
        in_supply = any(one is not None and one.kind in _TILES for one in (before, now))
        provost_moves = foresight.moves_the_provost(self._shown_position)
        return provost_moves or (self.shows_supply and in_supply)

    def _keyboard_moved(self, wanted: Target | None) -> None:
        """Open and close the supply with the keyboard focus."""
        if wanted is None:
            return
        if wanted.kind in _TILES and not self.shows_supply:
            self.open(FIRST)
        elif wanted.kind == "spot" and self.shows_supply:
            place = self.item_of(wanted)
            if place is not None and self._is_covered(place.box):
                self.open(None)
        super()._keyboard_moved(wanted)

    # parts of the table

    @property
    def _staying(self) -> frozenset[Target]:
        """The provost's space: leaving him there has a button besides its place."""
        position = self._shown_position
        moving = foresight.moves_the_provost(position)
        return frozenset({target("spot", self.table.provost)}) if moving else frozenset()

    @property
    def _legal_kinds(self) -> set[str]:
        legal = self.position.legal if self.position is not None else ()
        return {one.kind for move in legal for one in move.targets}

    @property
    def _in_supply(self) -> Shown:
        offered = [one for one in self.offers.wanted if one.kind == "building"]
        picked = next((one.index for one in self.offers.picked if one.kind == "building"), None)
        looked_at = self.looked_at
        regarded = looked_at.index if looked_at and looked_at.kind in _TILES else None
        return Shown(
            offered=frozenset(one.index for one in offered),
            regarded=regarded,
            picked=picked,
            cubes=tuple(one.index for one in self.offers.offered if one.kind == "cube"),
            asks="building" in self._legal_kinds,
            cheaper=cheaper_by_favor(self.table) if self._shown_position.may_move else frozenset(),
        )

    def _lay_popup(self) -> None:
        self._popup = popup_for(self.position, self._layout) if self.position is not None else None

    def _is_covered(self, box: Box) -> bool:
        """Whether the open supply covers the centre of a box."""
        if not self.shows_supply:
            return False
        return self._layout.town.supply.rect.contains(QPointF(*box.centre))

    def _pile_of(self, building: int) -> Target:
        return target("supply", PILES.index(CATEGORIES[CATEGORY[building]]))

    def _closed_supply(self, wanted: set[Target]) -> Iterator[Place]:
        """Tiles and cubes of a closed supply: the keyboard reaches them and opens it."""
        for one in sorted(wanted):
            if one.kind == "building":
                box = self._layout.piles[self._pile_of(one.index).index].place
                yield Place(one, box, z=-3, glows=False)
            elif one.kind == "cube":
                yield Place(one, self._layout.supply, z=-4, glows=False)

    def _show_offers_anew(self) -> None:
        """Update the offers after the supply opens or closes."""
        wanted = self.offers
        if self.position is not None:
            aliases = {"copy", "supply"}
            own = frozenset(one for one in wanted.offered if one.kind not in aliases)
            self.offers = self.offers_here(attrs.evolve(wanted, offered=own, costs=self._costs))
            self._refresh()


_TILES = frozenset({"building", "copy", "cube"})
_IN_SUPPLY = _TILES | {"close"}

"""The boxes of things during an animation, and the pieces by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box, OnCard
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.items import areas_of
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.board.others import Strip
from burgundy_desktop.games.castles_cards.board.player_areas import (
    Counter,
    Lane,
    PlayerArea,
    Things,
)
from burgundy_desktop.games.castles_cards.board.strips import estate_key, panels_of, strips_of
from burgundy_desktop.games.castles_cards.state import Estate, State

PILE: Final = ("draw", "draw/below")
DISCARDS: Final = "discards/below"


@attrs.frozen
class Stage:
    """Where things lie while the events are played, and the table before and after them."""

    layout: Layout
    viewer: Seat
    areas: Mapping[Seat, PlayerArea]
    """The areas with cards and lanes."""
    strips: Mapping[Seat, Strip]
    """The strips of the others."""
    homes: Mapping[Seat, Box]
    """The panel of every player."""
    table: State
    before: State | None
    """None if the table was not visible before."""

    @property
    def top(self) -> tuple[str, ...]:
        """The keys of the discard pile: the top card before and now, and the edge below."""
        piles = [self.table.discards, self.before.discards if self.before is not None else ()]
        return (*(art.card_key(pile[-1]) for pile in piles if pile), DISCARDS)

    def has_aaron(self, seat: Seat) -> bool:
        """Whether this is the automaton's seat."""
        return self.table.aaron is not None and seat == self.table.aaron_s_seat

    def estate(self, seat: Seat) -> Estate:
        """The estate of a side after the move."""
        aaron = self.table.aaron
        if aaron is not None and self.has_aaron(seat):
            return aaron.estate
        return self.table.players[seat].estate

    def lane(self, seat: Seat, colour: int) -> Lane | None:
        """The lane of a colour, None if it is not visible."""
        if self.has_aaron(seat):
            return self.layout.aaron.lanes[colour] if self.layout.aaron is not None else None
        return self.areas[seat].lanes[colour] if seat in self.areas else None

    def home(self, seat: Seat) -> Box:
        """The area of a side, if nothing more specific is visible."""
        if self.has_aaron(seat) and self.layout.aaron is not None:
            return self.layout.aaron.portrait
        return self.homes[seat]

    def points(self, seat: Seat) -> Box:
        """The seal of a side."""
        if self.has_aaron(seat) and self.layout.aaron is not None:
            return self.layout.aaron.points
        return self.counted(seat, (self.areas.get(seat) or self.strips[seat]).points)

    def counted(self, seat: Seat, box: Box, holding: str = "") -> Box:
        """Where a holding of a player is counted, or the points: in this box of the own area, on
        the card of another player.
        """
        return box if seat == self.viewer else OnCard.at(box, seat, holding)

    def silver(self, seat: Seat) -> Box:
        """Where the silver of a player is."""
        return self.counted(seat, self.held(seat).silver.picture, art.sprite("silverling"))

    def workers(self, seat: Seat) -> Box:
        """Where the workers of a player are."""
        return self.counted(seat, self.held(seat).workers.picture, art.sprite("worker"))

    def card_in_hand(self, seat: Seat, card: int) -> Box:
        """The box of a card in a hand; of a hidden card, that of the hand."""
        area = self.areas.get(seat)
        if area is None:
            return self.homes[seat]
        hand = self.before.players[seat].hand if self.before is not None else ()
        return area.hand[hand.index(card) if card in hand else 0]

    def held(self, seat: Seat) -> Things | Strip:
        """The counters of a player; on a strip they are few."""
        return self.areas[seat].things if seat in self.areas else self.strips[seat]

    def counter(self, seat: Seat, place: Callable[[Things], Counter]) -> Box:
        """A counter of a player, or the strip that has none."""
        things = self.held(seat)
        return place(things).picture if isinstance(things, Things) else things.panel


def stage_for(position: Position, before: State | None, layout: Layout) -> Stage:
    """The stage of a position."""
    panels = panels_of(position, layout)
    return Stage(
        layout=layout,
        viewer=position.viewer,
        areas=dict(areas_of(position, layout)),
        strips=dict(strips_of(position, layout)),
        homes={seat: place.panel for seat, place in panels.items()},
        table=position.observation.table,
        before=before,
    )


def estate_keys(seat: Seat) -> tuple[str, ...]:
    """What sums up an estate: the line beside the name, the lanes of a strip."""
    return (f"types/{seat}", estate_key(seat))


def silver_keys(seat: Seat) -> tuple[str, ...]:
    return (f"silver/{seat}", f"silver/{seat}/count")


def worker_keys(seat: Seat) -> tuple[str, ...]:
    return (f"workers/{seat}", f"workers/{seat}/count")


def hand_keys(stage: Stage, seat: Seat) -> tuple[str, ...]:
    """The visible cards of a hand, before and after."""
    tables = [stage.table, *([stage.before] if stage.before is not None else [])]
    seen = [card for table in tables for card in table.players[seat].hand if card >= 0]
    return (*dict.fromkeys(art.card_key(card) for card in seen), *art.hidden_keys(seat))


def project_keys(stage: Stage, seat: Seat) -> tuple[str, ...]:
    """The cards, and on a strip their number."""
    cards = stage.table.players[seat].projects
    return (*map(art.card_key, cards), f"projects/{seat}", f"projects/{seat}/count")

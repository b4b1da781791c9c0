"""Where the dice of each round are thrown from, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.dice import die_face
from burgundy_desktop.boardkit.die_poses import DieInTheAir
from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.pieces import Box, Drawing, Throw
from burgundy_desktop.boardkit.throwing import USUAL_MS, in_the_air
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.board import art
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.player_areas import PlayerArea, Point

_BETWEEN_SEATS: Final = 30.0
_WHITE_LATER: Final = 120.0
_FIRST_MS: Final = 1100.0
"""How long the first throw of a phase takes."""
_TURNS: Final = (2.25, 1.75)
_APART: Final = 1.3
"""From the start of a player's first die to that of the second one, in their width."""


@attrs.frozen
class Hand:
    """Dice that are thrown together: those of a seat, or the white one."""

    keys: tuple[str, ...]
    places: tuple[Box, ...]
    seat: Seat | None
    held_at: Point | None
    """None where the player's card is not seen."""
    delay: float

    @property
    def look(self) -> Drawing:
        """One of the faces of its dice."""
        stem = "die_white" if self.seat is None else "die_player"
        return Drawing(art.sprite(die_face(stem, 1)), seat=self.seat)


def hands(areas: Iterable[tuple[Seat, PlayerArea]], layout: Layout, host: Host) -> tuple[Hand, ...]:
    """The hands in the order of their throws: the viewer's first, the white die last."""
    seats = tuple(
        Hand(
            keys=tuple(art.die_key(seat, die) for die, _ in enumerate(area.dice)),
            places=area.dice,
            seat=seat,
            held_at=host.card(seat),
            delay=_BETWEEN_SEATS * place,
        )
        for place, (seat, area) in enumerate(areas)
    )
    middle = layout.ring.centre  # on its way from there it crosses nobody's dice
    white = Hand((art.WHITE_DIE,), (layout.white_die,), None, middle, _WHITE_LATER)
    return (*seats, white)


def throws(
    hands: Iterable[Hand], layout: Layout, table: Box, *, is_first: bool
) -> tuple[Throw, ...]:
    """From the cards of the players, the first throw of a phase from the middle of the table."""
    lasts = _FIRST_MS if is_first else USUAL_MS
    return tuple(
        Throw(key, start, hand.delay, turns, lasts)
        for hand in hands
        for key, start, turns in zip(
            hand.keys, _starts(hand, layout, table, is_first=is_first), _TURNS, strict=False
        )
    )


def _starts(hand: Hand, layout: Layout, table: Box, *, is_first: bool) -> Iterator[Point]:
    for number, place in enumerate(hand.places):
        apart = _APART * place.width * number
        at_edge = table.right - (1 + _APART) * place.width, place.centre[1]
        x, y = layout.ring.centre if is_first else hand.held_at or at_edge
        yield x + apart, y + apart


def dice_in_the_air(hands: Sequence[Hand], thrown: Iterable[Throw]) -> Iterator[DieInTheAir]:
    """What is seen of these throws."""
    lying = {
        key: (hand, place)
        for hand in hands
        for key, place in zip(hand.keys, hand.places, strict=True)
    }
    for throw in thrown:
        hand, place = lying[throw.key]
        yield in_the_air(throw, hand.look, place)

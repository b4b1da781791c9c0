"""A table with four squares, to try the kit on without a game."""

import attrs

from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Flight,
    Highlight,
    Label,
    Piece,
    Place,
    Throw,
    Words,
)
from burgundy_desktop.boardkit.scene import SEAT, BoardScene
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Ply, Seat, target
from burgundy_desktop.core.position import Position, SeatInfo

ART = "games/castles/pieces"
SQUARES = tuple(target("square", index) for index in range(4))
SEATS = (SeatInfo("Anna"), SeatInfo("Margot", "duke"))


@attrs.frozen
class Pushed(Event):
    """The stone went to a square."""

    square: int


@attrs.frozen
class Rolled(Event):
    """The die was rolled."""


@attrs.frozen
class Setting:
    """Where the stone lies, what the die shows, how many points there are."""

    stone: int = 0
    die: int = 1
    points: int = 0


def a_position(setting=None, *, events=(), viewer=0, to_decide=0, ply=1):
    return Position(
        viewer=Seat(viewer),
        observation=setting or Setting(),
        to_decide=None if to_decide is None else Seat(to_decide),
        legal=(),
        events=tuple(events),
        ply=Ply(ply),
        seats=SEATS,
    )


class SmallTable(BoardScene):
    """Squares 0 and 1 in the upper row, 2 and 3 below; the other player's card at the right."""

    digit_kinds = frozenset({"square"})

    def lay_out(self):
        side = min(self.size.width, self.size.height) / 4
        self.boxes = tuple(
            Box(side * (0.5 + 1.5 * (index % 2)), side * (0.5 + 1.5 * (index // 2)), side, side)
            for index in range(4)
        )
        self.card = Box(self.size.width - side, 0, side, side)

    def paint_table(self, painter):
        painter.drawRect(self.size.rect)

    def backdrop_key(self):
        return "always the same"

    def pieces(self):
        setting = self.position.observation
        x, y = self.boxes[setting.stone].centre
        yield Piece("stone", Drawing(f"{ART}/worker"), Box.around(x, y, 40))
        yield Piece("die", Drawing(f"{ART}/die_white_{setting.die}"), Box(10, 300, 30, 30))
        seal = Drawing(f"{ART}/score_pip", label=Label(str(setting.points)))
        yield Piece("points", seal, Box(60, 300, 30, 30))
        yield Piece("words", Words("Anna", 16), Box(100, 300, 80, 20))
        if self.enlarged is not None:
            yield Piece("large", Drawing(f"{ART}/castle"), Box(100, 100, 200, 200), z=500)

    def places(self):
        if self.enlarged is not None:
            return
        for square, box in zip(SQUARES, self.boxes, strict=True):
            stone = "stone" if self.position.observation.stone == square.index else ""
            yield Place(square, box, piece=stone)
        yield Place(target(SEAT, 1), self.card)

    def animation_steps(self, events):
        for event in events:
            if isinstance(event, Pushed):
                flight = Flight(
                    Drawing(f"{ART}/silverling"), Box(0, 0, 20, 20), Box(90, 90, 20, 20)
                )
                yield AnimationStep(keys=("stone",), flights=(flight,))
            else:
                yield AnimationStep(throws=(Throw("die", (500.0, 100.0)),))

    def highlights(self, events):
        return [Highlight(1, self.boxes[e.square]) for e in events if isinstance(e, Pushed)]

    def caption_box(self):
        return Box(10, 10, 200, 40)

    def target_for_digit(self, digit):
        return (
            SQUARES[digit - 1] if digit <= 4 and SQUARES[digit - 1] in self.offers.wanted else None
        )


def middle(table, wanted):
    return table.place_of(wanted).center()


def the_stone(table):
    return table._pieces.item("stone")

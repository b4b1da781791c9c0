"""The picture of Nim on the table, and its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.board import Board, Brought, LogLine, MoveWords, Tip, Wording
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Highlight, Piece, Place
from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.reasons import Fact

from .lid import LID
from .moves import Take, Taken, match_of
from .observation import Observation
from .state import HEAPS, LARGEST

MATCH = "games/castles/pieces/worker"
"""An existing drawing: Nim has no `resources`."""


class NimScene(BoardScene):
    """A column of matches for each heap, the first one at the bottom."""

    def lay_out(self) -> None:
        side = min(self.size.width / (2 * HEAPS), self.size.height / (LARGEST + 2))
        self.box_of = {
            match_of(heap, number): Box(
                side * (0.5 + 2 * heap), side * (LARGEST - number), side * 0.8, side * 0.8
            )
            for heap in range(HEAPS)
            for number in range(LARGEST)
        }

    def paint_table(self, painter: QPainter) -> None:
        painter.drawRect(self.size.rect)

    def backdrop_key(self) -> object:
        return ()

    def pieces(self) -> Iterable[Piece]:
        for match in self._matches():
            yield Piece(str(match), Drawing(MATCH), self.box_of[match])

    def places(self) -> Iterable[Place]:
        for match in self._matches():
            yield Place(match, self.box_of[match], piece=str(match))

    def _matches(self) -> Iterable[Target]:
        assert self.position is not None
        for heap, count in enumerate(self.position.observation.table.heaps):
            yield from (match_of(heap, number) for number in range(count))

    def animation_steps(self, events: Sequence[Event]) -> Iterable[AnimationStep]:
        for event in events:
            if isinstance(event, Taken):
                keys = (str(match_of(event.heap, number)) for number in range(LARGEST))
                yield AnimationStep(keys=tuple(keys))

    def highlights(self, _events: Sequence[Event]) -> Iterable[Highlight]:
        return ()

    def caption_box(self) -> Box:
        return Box(self.size.width * 0.75, 0, self.size.width / 4, 40)

    def target_for_digit(self, _digit: int) -> Target | None:
        return None


def _heap_and_number(match: Target) -> tuple[int, int]:
    heap, number = divmod(match.index, LARGEST)
    return heap + 1, number + 1


def prompt(_observation: Observation, legal: Sequence[Take], _picked: Sequence[Target]) -> str:
    return "Take matches from one heap." if legal else "Wait for your turn."


def move_words(observation: Observation, move: Take) -> MoveWords:
    count = observation.table.heaps[move.heap] - move.left
    return MoveWords(f"Heap {move.heap + 1}", f"Take {count}")


def log_line(event: Event, seats: Sequence[SeatInfo], _viewer: Seat) -> LogLine | None:
    if not isinstance(event, Taken):
        return None
    name = seats[event.seat].name
    return LogLine(f"{name} takes {event.count} from heap {event.heap + 1}.", event.seat)


def why_not(_observation: Observation, why: WhyNot, _seats: Sequence[SeatInfo]) -> str:
    return "It is not your turn." if why.code == "not_your_turn" else "That match is gone."


def match_name(_observation: Observation, match: Target) -> str:
    return "Heap {}, match {}".format(*_heap_and_number(match))


def tip(_observation: Observation, match: Target, _bring: Brought[Take]) -> Tip:
    heap, number = _heap_and_number(match)
    return Tip(f"Heap {heap}", lines=(f"Leaves {number - 1} in the heap.",))


def hint(_observation: Observation, _move: Take, _facts: Sequence[Fact]) -> str:
    return ""


BOARD = Board(
    scene=NimScene,
    wording=Wording(
        title=lambda: LID.title,
        goal=lambda: "Take the last match.",
        moment=lambda _observation: "One round",
        prompt=prompt,
        button=str,
        move=move_words,
        log=log_line,
        why_not=why_not,
        target=match_name,
        tip=tip,
        hint=hint,
        reason=lambda _reason: "Last match",
        tie_break=str,
        option=str,
        option_value=lambda _name, value: value,
    ),
)

"""The hooks that the scene of a game implements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

import attrs
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.die_poses import DieInTheAir
from burgundy_desktop.boardkit.ground import Ground
from burgundy_desktop.boardkit.hearing import Announced
from burgundy_desktop.boardkit.memo import Memo
from burgundy_desktop.boardkit.painting_ahead import Sized
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Highlight, OnCard, Piece, Place
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Past, Position


@attrs.frozen
class Host:
    """The functions that a table calls in the shell; they do nothing by default.

    name        (target) -> what it is called, for screen readers
    describe    (target) -> what else there is to know about it, read on request
    hurries     () -> whether a click or Space went on with what is shown (the next step of a
                move); then it means nothing else
    on_card     (place) -> the box of a sign on a player's card, in px of the table though it lies
                beside it; None if it is not in view
    card        (seat) -> the middle of the player's card, or of what stands for it where it is not
                in view, in px of the table though it lies beside it; None if there is neither
    counts      (before, after) -> how far a number on a player's card counts between these
                positions, of all the farthest; nothing waits for a card whose numbers stay
    """

    name: Callable[[Target], str] = str
    describe: Callable[[Target], str] = lambda _: ""
    hurries: Callable[[], bool] = bool
    card: Callable[[Seat], tuple[float, float] | None] = lambda _: None
    on_card: Callable[[OnCard], Box | None] = lambda _: None
    counts: Callable[[Position, Position], int] = lambda *_: 0


ALONE: Final = Host()
"""The default, for a table without a shell."""


class SceneHooks(QGraphicsScene):
    """The functions of a game that `BoardScene` calls; they return values (decision 5)."""

    buttons: frozenset[Target] = frozenset()
    """Targets that the shell shows as buttons: those without a place on the table, or that are hard
    to find there. A scene may change them in `prepare`.
    """
    ground: ClassVar[Ground | None] = None
    """The colours below its panels; None for those of the theme."""
    announced: ClassVar[Announced] = {}
    """What is read aloud as it is shown, besides the caption of what somebody does."""
    cost_sprite: ClassVar[str | None] = None
    """The drawing beside the number on a pill of costs."""
    digit_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of targets that a digit chooses; on others it only moves the ring."""
    large_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of targets that a click shows large, unless they are offered."""
    large_keys: ClassVar[Mapping[str, Target]] = {}
    """Letters that show something large, or close it again."""
    follows_offers: ClassVar[bool] = False
    """Whether pieces or places change with what is offered and picked."""

    def __init__(self) -> None:
        super().__init__()
        self._memo = Memo()
        """The pieces and places that no pick changes; forgotten with size, look and language."""

    def lay_out(self) -> None:
        """Compute the layout for `self.size`, and for whose board is in front."""
        raise NotImplementedError

    def prepare(self, before: Position | None) -> None:
        """Called before a position is shown, to remember what the new one does not contain."""

    def recall(self, past: Past) -> None:
        """Called before a position that does not follow from the last one is shown: after load or
        undo.
        """

    def pass_over(self, events: Sequence[Event]) -> None:
        """Called with the events of steps that were skipped, before the next one is shown."""

    def end_move(self) -> None:
        """Called when a move has ended, before the final position is shown."""

    def paint_table(self, painter: QPainter) -> None:
        """Paint what does not move: panels, empty spaces, printed numbers."""
        raise NotImplementedError

    def backdrop_key(self) -> object:
        """What `paint_table` depends on besides size and look; equal keys paint the same.

        If places or pieces change with the offers, so must this key, or else `follows_offers`
        is set.
        """
        raise NotImplementedError

    def pieces(self) -> Iterable[Piece]:
        """All pieces of the position, each with a unique key."""
        raise NotImplementedError

    def places(self) -> Iterable[Place]:
        """All targets of the position, in reading order."""
        raise NotImplementedError

    def offers_here(self, offers: Offers) -> Offers:
        """The offers to show; a game may leave some out."""
        return offers

    def animation_steps(self, events: Sequence[Event]) -> Iterable[AnimationStep]:
        """The animation steps of the events, in order."""
        raise NotImplementedError

    def dice_to_throw(self) -> Iterable[DieInTheAir]:
        """The dice that are thrown next; their pictures are painted ahead."""
        return ()

    def drawings_to_come(self) -> Iterable[Sized]:
        """Large drawings that come to the table sooner or later; they are painted ahead."""
        return ()

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        """The highlights of these events: what the others did."""
        raise NotImplementedError

    def follows_pointer(self, before: Target | None, now: Target | None) -> bool:
        """Whether the table changes as mouse or keyboard go from one target to another."""
        return False

    def area_of(self, seat: Seat | None) -> Box | None:
        """The board of a player; a caption that has no room at its piece lies at the top of it."""
        return None

    def boards(self) -> Mapping[Seat, Box]:
        """Where the boards that change places lie now, of those that are seen."""
        return {}

    def may_come_in_front(self, seat: Seat) -> bool:
        """Whether this board may lie in the place of the viewer's while its owner acts."""
        return False

    def concerns_all(self, events: Sequence[Event]) -> bool:
        """Whether these events belong to all players: then each board lies in its own place."""
        return False

    def leads_up(self, events: Sequence[Event]) -> bool:
        """Whether these events only lead up to what the same player does next, like a payment."""
        return False

    def caption_box(self) -> Box:
        """Where a caption may lie if there is no other room: what is not needed while an opponent
        moves.
        """
        raise NotImplementedError

    def left_free(self) -> Iterable[Box]:
        """What captions leave free: what was opened above the table, and what others look at while
        somebody acts.
        """
        return ()

    def headings(self) -> Iterable[Box]:
        """The headings of the table, which captions cover only where nothing else is left."""
        return ()

    def kept_in_sight(self) -> Iterable[Box]:
        """Areas that tooltips do not cover, besides their own target and the offered ones."""
        return ()

    def in_hand(self) -> Iterable[Target]:
        """The box of the viewer's hand, which plates never cover."""
        return ()

    def target_for_digit(self, digit: int) -> Target | None:
        """The target of a digit now."""
        raise NotImplementedError

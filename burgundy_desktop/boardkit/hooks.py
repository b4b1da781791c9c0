"""The hooks that the scene of a game implements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Final

import attrs
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Highlight, Piece, Place
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import Past, Position


@attrs.frozen
class Host:
    """What a table asks whoever shows it; nothing where nobody answers.

    name        (target) -> what it is called, for screen readers
    describe    (target) -> what else there is to know about it, read on request
    hurries     () -> whether a click or Space went on with what is shown (the next step of a
                move); then it means nothing else
    """

    name: Callable[[Target], str] = str
    describe: Callable[[Target], str] = lambda _: ""
    hurries: Callable[[], bool] = bool


ALONE: Final = Host()
"""For a table without a listener."""


class SceneHooks(QGraphicsScene):
    """The questions that `BoardScene` asks a game, each answered with values (decision 5)."""

    buttons: frozenset[Target] = frozenset()
    """Targets that the shell shows as buttons: those without a place on the table, and what one
    would not look for there. A scene may change them as it prepares a position."""
    cost_sprite: ClassVar[str | None] = None
    """The drawing beside the number on a pill of costs."""
    digit_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of targets that a digit chooses; on others it only puts the ring."""
    large_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of targets that a click shows large, as long as they are not offered."""
    large_keys: ClassVar[Mapping[str, Target]] = {}
    """Letters that show something large, and put it away again."""
    follows_offers: ClassVar[bool] = False
    """Whether pieces or places change with what is offered and picked."""

    def lay_out(self) -> None:
        """Compute the layout for `self.size`."""
        raise NotImplementedError

    def prepare(self, before: Position | None) -> None:
        """Called before a position is shown, to remember what the new one does not say."""

    def recall(self, past: Past) -> None:
        """Called before a position that follows from no other one is shown: loaded, taken back."""

    def pass_over(self, events: Sequence[Event]) -> None:
        """Called with what happened in moments that were skipped, before the next one is shown."""

    def end_move(self) -> None:
        """Called when a move has ended, before all is shown that comes with its end."""

    @property
    def still_shown(self) -> Position | None:
        """The position whose table is shown while a move is animated on it, if another table
        follows; None if the right table is already shown.
        """
        return None

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
        """All pieces of the position, each with a key of its own."""
        raise NotImplementedError

    def places(self) -> Iterable[Place]:
        """All targets of the position, in reading order."""
        raise NotImplementedError

    def offers_here(self, offers: Offers) -> Offers:
        """The offers that make sense with what is shown; a game may leave some out."""
        return offers

    def animation_steps(self, events: Sequence[Event]) -> Iterable[AnimationStep]:
        """How the events are played, one step after the other."""
        raise NotImplementedError

    def highlights(self, events: Sequence[Event]) -> Iterable[Highlight]:
        """What the others did in these events."""
        raise NotImplementedError

    def caption_box(self) -> Box:
        """Where the caption goes; it may cover what is not needed while an opponent moves."""
        raise NotImplementedError

    def kept_in_sight(self) -> Iterable[Box]:
        """Areas that tooltips keep clear, besides their own target and the offered ones."""
        return ()

    def in_hand(self) -> Iterable[Target]:
        """The hand of the person at the screen, which plates never cover."""
        return ()

    def target_for_digit(self, digit: int) -> Target | None:
        """What the digit means now."""
        raise NotImplementedError

"""A table at rest: one position with its offers, highlights and caption, at any size and in any
look.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.acting import pieces_in_sight
from burgundy_desktop.boardkit.asked import AskedItem
from burgundy_desktop.boardkit.backdrop import Backdrop
from burgundy_desktop.boardkit.captioning import Captioning, Surroundings
from burgundy_desktop.boardkit.glow import Glows
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.in_front import InFront
from burgundy_desktop.boardkit.painting_ahead import PaintingAhead
from burgundy_desktop.boardkit.palette import Palette, paint
from burgundy_desktop.boardkit.piece_layer import PieceLayer
from burgundy_desktop.boardkit.pieces import Box, Piece
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.boardkit.target_scene import TargetScene
from burgundy_desktop.boardkit.targets import PICKED_PX, Offer
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position

SMALLEST: Final = QSizeF(480, 340)


class LyingScene(TargetScene):
    """A table with the pieces, offers, highlights and caption of one position. Coordinates are px
    of the view at fit.
    """

    captioned = Signal(str)
    """A caption, or what else is told of a moment (`announced`), to be read aloud."""

    def __init__(self, host: Host = ALONE) -> None:
        super().__init__(host)
        self.laid: Position | None = None
        """The position of the targets: while things move, that before the move."""
        self.front = InFront()
        self.size = Box(0, 0, SMALLEST.width(), SMALLEST.height())
        self._since: tuple[Event, ...] = ()
        """What is highlighted when nothing moves."""
        self._backdrop = Backdrop()
        self._pieces = PieceLayer(self, self.brushes)
        self._captioning = Captioning(self, self.brushes)
        self._captioned_seat: Seat | None = None
        self._painting_ahead = PaintingAhead(self.brushes, self)
        self._shown_offers: Offers | None = None
        """What glows on the table as it lies; None while it changes."""
        self._lifted: frozenset[str] = frozenset()
        """The keys of the pieces that are picked."""
        self._asked = AskedItem(self.brushes, self._targets, self._pieces)
        self.addItem(self._asked)

    def skip(self) -> None:
        """End what moves on the table at once."""
        raise NotImplementedError

    @property
    def shown(self) -> Mapping[str, Piece]:
        """The pieces on the table, or those that the animation leads to."""
        return self._pieces.shown

    @property
    def in_front(self) -> Seat | None:
        """The seat whose board lies in the place of the viewer's while its owner acts."""
        return self.front.seat

    def _put_in_front(self, seat: Seat | None) -> None:
        if seat != self.in_front:
            self.front.seat = seat
            self.lay_out()

    # What is said and asked

    def ask_about(self, about: Target | str | None, *, is_loss: bool = False) -> None:
        """Ring the target, or the piece of this key, that a question is about; None rings
        nothing. With `is_loss` the question is whether to lose it.
        """
        self._asked.ask(about, is_loss=is_loss)

    def caption(self, text: str, seat: Seat | None = None, face: str = "") -> None:
        """Show a caption; an empty text hides it. `face` is a drawing of the player; an automaton,
        whose seat is after all others, has no sign.
        """
        seats = len(self.position.seats) if self.position is not None else 0
        sign = f"pieces/common/seat_{seat + 1}" if seat is not None and seat < seats else ""
        self._captioning.say(text, face or sign, sign if face else "")
        self._captioned_seat = seat
        self._place_caption()
        if text:
            self.captioned.emit(text)

    @property
    def _hides_caption(self) -> bool:
        """Whether it is not known yet where a caption would lie: what acts is on its way with its
        board.
        """
        return self.front.changes

    @property
    def caption_text(self) -> str:
        return self._captioning.item.text

    def _place_caption(self) -> None:
        """Hang the caption at the piece that acts, or hide it where nothing would stay free."""
        if self._hides_caption or not self.caption_text:
            self._captioning.item.setVisible(False)
            return
        chosen_from = (item for item in self._targets.items if item.offer is not Offer.NONE)
        self._captioning.place(
            Surroundings(
                self.size,
                self.area_of(self._captioned_seat),
                self.caption_box(),
                (*(item.box for item in chosen_from), *self.left_free()),
                lambda: pieces_in_sight(self._pieces.shown.values(), self.size),
                tuple(self.headings()),
            )
        )

    # Size and look

    def resize_to(self, size: QSizeF) -> None:
        """Lay the table out for a view of this size, so that it fills it."""
        fitting = size.expandedTo(SMALLEST)
        self.size = Box(0, 0, fitting.width(), fitting.height())
        self.setSceneRect(self.size.rect)
        self._redress()

    def set_density(self, density: float) -> None:
        """Device px per px of the scene; drawings are rendered for it."""
        if density != self.brushes.density:
            self.brushes.density = density
            self._redress()

    def set_look(
        self, palette: Palette, text_size: float = 1.0, high_contrast: bool = False
    ) -> None:
        """Set theme and text size (1 is 100 %); in high contrast offers have thicker lines."""
        worn = palette if self.ground is None else self.ground.under(palette)
        self.brushes.use(worn, text_size, contrast=high_contrast or palette.theme.contrast)
        self._redress()

    def retranslate(self) -> None:
        """Redraw printed words in the current language."""
        self._redress()

    def _redress(self) -> None:
        """Rebuild everything for a new size, theme, density or layer."""
        self.skip()
        self._memo.forget()
        self._backdrop.forget()
        self.brushes.poses.forget()
        self.lay_out()
        self._captioning.forget()
        if self.position is not None:
            self._refresh_backdrop()
            self._pieces.show(by_key(self.pieces()), anew=True)
            self._refresh()
            self._painting_ahead.start(self.dice_to_throw(), self.drawings_to_come())
        self.update()

    def let_go(self) -> None:
        """Free the pictures of a table that is no longer used. Garbage collection may come much
        later.
        """
        self.blockSignals(True)
        self.skip()
        self.position = None
        self._memo.forget()
        self._pieces.show({})
        self._backdrop = Backdrop()
        self._painting_ahead.stop()
        self.brushes.glows = Glows()
        self.brushes.poses.forget()

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        painter.fillRect(rect, paint(self.brushes.palette.surfaces.table))
        self._backdrop.draw(painter, QRectF(rect).intersected(self.size.rect))

    def _refresh(self) -> None:
        """Update targets, offers, highlights and the ring to what is shown now."""
        self._refresh_backdrop()
        self._pieces.renew(by_key(self.pieces()))
        self._targets.renew(self.places())
        self.laid = self.position
        self._pieces.highlight(self.highlights(self._since))
        self._show_offers()
        if self.front.ring_from is not None and self.in_front is None:
            wanted = self.front.ring_for(self.focused_target)
            self.front.ring_from = None
            if self._targets.item(wanted) is not None:
                self._cursor.put(wanted)
        self._cursor.follow(self._chain())

    def _show_offers(self) -> None:
        """Let offered targets glow, and picked pieces lie higher."""
        self._shown_offers = self.offers
        glow = self.brushes.palette.seats.seat(self._viewer).glow
        self._targets.show(self.offers, glow, self.cost_sprite)
        self._lift_picked()
        self._asked.follow()
        self._place_caption()
        self.spoken.forget()
        self.targets_changed.emit()

    def _lift_picked(self) -> None:
        """Lift what is picked, and put down what was: its piece may lie elsewhere by now."""
        picked, places = self.offers.picked, self._targets.places
        lifted = frozenset(place.piece for place in places if place.target in picked)
        for key in self._lifted | lifted:
            piece = self._pieces.item(key)
            if piece is not None:
                piece.rise(PICKED_PX * self.brushes.scale if key in lifted else 0.0)
        self._lifted = lifted

    def _take_targets_away(self) -> None:
        """Until the table lies still the next person finds nothing by keys or by ear of what the
        last one could see.
        """
        self._targets.renew(())
        self._cursor.follow(())
        self.spoken.forget()
        self.targets_changed.emit()

    def _refresh_backdrop(self) -> None:
        if self._backdrop.refresh(self.backdrop_key(), self.size, self.brushes, self.paint_table):
            self.update()

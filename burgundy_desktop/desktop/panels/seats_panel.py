"""The players' cards, one below the other, as high as there is room for; without room for the
lowest ones a strip of faces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import attrs
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.card_forms import ONE_ROW, TWO_ROWS, Size
from burgundy_desktop.desktop.panels.seat_card import Card, Held, SeatCard

MOST_ROOMY: Final = 2
CARD_WIDTH_PX: Final = 200
ROOMY_AT_MOST_PX: Final = 225
"""The greatest total height of one or two cards: large text needs the room below them."""
AT_MOST_PX: Final = 320
"""The greatest total height of more cards: four at the default text size."""
NEVER_SQUEEZED: Final = 0.395
"""The share of the window that they may take in any form; the slimmest may take more."""
BESIDES_PX: Final = 280
"""What the window needs besides them: its bars, and a dock of text with a few lines."""

STRIP_PX: Final = 64
"""The height of the strip of faces."""


class SeatsPanel(QScrollArea):
    """The cards of all players. A click on one shows that player's board."""

    seat_chosen = Signal(int)
    points_held = Signal()
    points_let_go = Signal()

    def __init__(
        self,
        appearance: Appearance,
        sprites: Sprites,
        *,
        hurries: Callable[[], bool] = bool,
    ) -> None:
        """`hurries` is called first when Space is pressed on a card; it returns whether that
        skipped or confirmed something.
        """
        super().__init__()
        self._look = appearance
        self._sprites = sprites
        self.cards: list[SeatCard] = []
        self._hurries = hurries
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its cards take the focus
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self._body = QWidget()
        self._body.setProperty("surface", "clear")
        self.setWidget(self._body)
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(10, 8, 10, 4)
        self._column.setSpacing(6)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        Measures(self._body, appearance)
        self._wanted = QSize(appearance.px(260), 0)
        self._window_height = 0
        self._gives_room = False
        appearance.changed.connect(self._dress)

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show the players in this order."""
        while len(self.cards) > len(cards):
            gone = self.cards.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        while len(self.cards) < len(cards):
            args = self._look, self._sprites, self._body, self._hurries
            new = SeatCard(*args, lambda: self.aside_of_all)
            new.chosen.connect(self.seat_chosen)
            new.points_held.connect(self.points_held)
            new.points_let_go.connect(self.points_let_go)
            self.cards.append(new)
            self._column.addWidget(new)
            new.show()  # Qt would do so later, and what flies to it at once would not find it
        with self._all_saying_as_much():
            for widget, card in zip(self.cards, cards, strict=True):
                widget.show_card(card)

    @property
    def aside_of_all(self) -> int:
        """The cards say as much beside the names as the one with the least room for it."""
        return max((widget.fitting_aside for widget in self.cards), default=0)

    def count_towards(self, held: Sequence[Held], share: float) -> None:
        """Let the numbers count: so much of the way to what each seat has."""
        for widget in self.cards:
            if widget.card is not None and widget.card.seat < len(held):
                widget.count_towards(held[widget.card.seat], share)

    def area_in(self, window: QWidget) -> QRect | None:
        """What the cards take up, in px of this window; None if nothing of it is seen there."""
        view = self.viewport()
        if self.window() is not window or view.visibleRegion().isEmpty() or not self.cards:
            return None
        self._column.activate()
        cards = [QRect(card.mapTo(view, QPoint()), card.size()) for card in self.cards]
        seen = QRect(cards[0].topLeft(), cards[-1].bottomRight()) & view.rect()
        return QRect(view.mapTo(window, seen.topLeft()), seen.size())

    def is_lowest(self, seat: Seat) -> bool:
        """Whether this player's card lies at the lower edge of all, with the face at its left."""
        last = self.cards[-1].card if self.cards and not self._is_strip else None
        return last is not None and last.seat == seat

    def sign_of(self, seat: Seat, sprite: str) -> QRect | None:
        """The box of the points of a player, or of the drawing of a holding, in px of the window;
        None if it is not in view.
        """
        widget = self._seen_card_of(seat)
        box = widget.sign_box(sprite) if widget is not None else None
        return self._in_window(widget, box) if widget is not None and box is not None else None

    def _in_window(self, widget: QWidget, box: QRect) -> QRect | None:
        view, window = self.viewport(), self.window()
        here = QRect(widget.mapTo(view, box.topLeft()), box.size())
        if not view.rect().contains(here):
            return None
        return QRect(view.mapTo(window, here.topLeft()), here.size())

    def card_of(self, seat: int) -> SeatCard | None:
        """The card of a player, or of the automaton, if it is seen."""
        found = (one for one in self.cards if one.card is not None and one.card.seat == seat)
        return next((card for card in found if card.isVisible()), None)

    def middle_of(self, seat: Seat) -> QPoint | None:
        """The middle of a player's card on the screen, or the nearest point of the panel if the
        card is scrolled out of view; None if nothing of the panel is seen.
        """
        widget, view = self._seen_card_of(seat), self.viewport()
        if widget is None:
            return None
        middle = widget.mapTo(view, widget.rect().center())
        middle.setY(min(max(middle.y(), 0), view.height()))
        return view.mapToGlobal(middle)

    def _seen_card_of(self, seat: Seat) -> SeatCard | None:
        """The card of a player where it lies now, if anything of the panel is seen."""
        self._column.activate()
        is_behind = self.viewport().visibleRegion().isEmpty()  # Qt calls it visible, far outside
        for widget in () if is_behind else self.cards:
            if widget.card is not None and widget.card.seat == seat:
                return widget
        return None

    def follow(self, window_height: int) -> None:
        """Adapt to this height of the window."""
        if window_height != self._window_height:
            self._window_height = window_height
            self._dress()

    def give_room(self, *, is_wanted: bool) -> None:
        """Be a strip of faces, as what lies below needs the room."""
        if is_wanted != self._gives_room:
            self._gives_room = is_wanted
            self._dress()

    def point_at(self, seat: Seat) -> None:
        """Frame only the card of this player, who has to sit down next."""
        with self._all_saying_as_much():
            for widget in self.cards:
                if widget.card is not None:
                    decides = widget.card.seat == seat
                    widget.show_card(attrs.evolve(widget.card, decides=decides, follows=False))

    @contextmanager
    def _all_saying_as_much(self) -> Iterator[None]:
        """Set the height of cards that change, and paint also the others anew where that leaves
        another room beside the names.
        """
        before = self.aside_of_all
        yield
        self._dress()
        if self.aside_of_all != before:
            self._body.update()

    def _dress(self) -> None:
        """Set the height of the cards."""
        size = self._size
        is_strip = self._is_strip_at(size)
        along = QBoxLayout.Direction.LeftToRight if is_strip else QBoxLayout.Direction.TopToBottom
        self._column.setDirection(along)
        for card in self.cards:
            acts = card.card is not None and card.card.decides
            card.be_in_strip(is_in_strip=is_strip)
            tall = self._look.px(size.of(acts=acts).card)
            card.setFixedHeight(self._look.gap(STRIP_PX) if is_strip else tall)
            card.setMinimumWidth(0 if is_strip else self._look.gap(CARD_WIDTH_PX))
        wanted = self._height_of_strip if is_strip else self._height_of_all(size)
        self.setMinimumHeight(wanted if self._window_height else 0)
        self.setMaximumHeight(wanted)
        self._wanted = QSize(self._look.px(260), wanted)
        self.updateGeometry()
        self._column.activate()  # a picture may be painted sooner: one card would lie on the next

    @property
    def _size(self) -> Size:
        """The largest forms for which all cards fit."""
        sizes = TWO_ROWS if self._have_rows else ONE_ROW
        return next((size for size in sizes if self._fits(size)), sizes[-1])

    def _fits(self, size: Size) -> bool:
        most = ROOMY_AT_MOST_PX if len(self.cards) <= MOST_ROOMY else AT_MOST_PX
        is_low = self._height_of_all(size) <= self._look.gap(most)
        return is_low and not self._is_squeezed(size)

    @property
    def _is_strip(self) -> bool:
        """Whether the window is too low for the lowest cards with this text."""
        return self._is_strip_at(self._size)

    def _is_strip_at(self, size: Size) -> bool:
        has_no_room = self._is_squeezed(size) and not self._leaves_a_dock(size)
        return bool(self.cards) and (self._gives_room or has_no_room)

    def _leaves_a_dock(self, size: Size) -> bool:
        """Whether a dock of text has room below."""
        return self._window_height - self._height_of_all(size) >= self._look.px(BESIDES_PX)

    def _is_squeezed(self, size: Size) -> bool:
        return 0 < NEVER_SQUEEZED * self._window_height < self._height_of_all(size)

    @property
    def _height_of_strip(self) -> int:
        margins = self._column.contentsMargins()
        return self._look.gap(STRIP_PX) + margins.top() + margins.bottom()

    @property
    def _have_rows(self) -> bool:
        return any(widget.card is not None and widget.card.has_rows for widget in self.cards)

    def _height_of_all(self, size: Size) -> int:
        """The total height; it does not depend on who acts."""
        margins = self._column.contentsMargins()
        gaps = self._column.spacing() * max(0, len(self.cards) - 1)
        usual, acting = (self._look.px(form.card) for form in (size.usual, size.acting))
        cards = usual * max(0, len(self.cards) - 1) + acting
        return cards + gaps + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        return self._wanted

    def minimumSizeHint(self) -> QSize:
        """A dock is never narrower than a card: it would be cut."""
        return QSize(self._body.minimumSizeHint().width(), super().minimumSizeHint().height())

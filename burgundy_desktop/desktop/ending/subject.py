"""What an end ceremony is about: the count, its players, its words and signs."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.board import AnyBoard, AnyWording
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.count import Count, Decider, count_of, decider
from burgundy_desktop.desktop.levels import PERSON, badge_of, level_name, usual_name
from burgundy_desktop.desktop.player_faces import drawing_of
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.desktop.sides import is_only_person, portraits, sides


@attrs.frozen
class Subject:
    """One finished game; made anew when the language changes."""

    count: Count
    seats: tuple[SeatInfo, ...]
    """All sides, the automaton last."""
    words: AnyWording
    signs: Mapping[str, str]
    automata: Mapping[Seat, str]
    """The faces of automata."""
    result: str
    about: str
    ties: str

    @property
    def decider(self) -> Decider | None:
        return decider(self.count)

    @property
    def box(self) -> str:
        """What decided the game, in words; empty if nothing did."""
        found = self.decider
        return self.ties or ("" if found is None else words.decided(found, self.seats, self.words))

    def face(self, seat: Seat) -> str:
        """The portrait of a side, as a drawing."""
        return self.automata.get(seat) or drawing_of(self.seats[seat].face)

    def badge(self, seat: Seat) -> str:
        return badge_of(self.seats[seat].level)

    def sign(self, seat: Seat) -> str:
        """The shape of a seat; an automaton has none."""
        return "" if seat in self.automata else f"pieces/common/seat_{seat + 1}"

    def role(self, seat: Seat) -> str:
        """The line below a name: the level, or who is at the screen."""
        info = self.seats[seat]
        if not info.is_person:
            return level_name(info.level)
        is_you = is_only_person(self.seats, seat) and info.name != usual_name(seat, PERSON)
        return words.you() if is_you else ""

    def is_won_by_a_person(self) -> bool:
        """Whether a person is among the winners."""
        return any(self.seats[seat].is_person for seat in self.count.sheet.winners)

    def paint_sign(
        self, painter: QPainter, reason: str, place: QRectF, sprites: Sprites, ratio: float
    ) -> None:
        """Paint the sign of a row into a box, as large as it fits."""
        sign = self.signs.get(reason)
        if sign is None:
            return
        width = place.width() * min(1.0, 1 / sprites.proportion(sign))
        pixmap = sprites.pixmap(sign, width, ratio=ratio)
        size = pixmap.deviceIndependentSize()
        middle = place.center()
        corner = QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
        painter.drawPixmap(corner, pixmap)


def subject_of(session: Session, board: AnyBoard) -> Subject:
    """The subject of a finished game."""
    sheet, seats = session.match.score, sides(session)
    return Subject(
        count=count_of(sheet, session.game.reasons, board.groups),
        seats=seats,
        words=board.wording,
        signs=board.signs,
        automata=portraits(session),
        result=words.result(session),
        about=words.about(session),
        ties=words.ties(sheet, seats, board.wording),
    )

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
from burgundy_desktop.desktop.appearance.player_faces import drawing_of
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.count import Count, Decider, count_of, decider
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import portraits, sides, sides_in_text
from burgundy_desktop.desktop.words.levels import badge_of, is_usual_name, level_name


@attrs.frozen
class Subject:
    """One finished game; made anew when the language changes."""

    count: Count
    seats: tuple[SeatInfo, ...]
    """All sides, the automaton last."""
    in_text: tuple[SeatInfo, ...]
    """The same, as they are called within a sentence."""
    words: AnyWording
    signs: Mapping[str, str]
    automata: Mapping[Seat, str]
    """The faces of automata."""
    result: str
    about: str
    person: Seat | None
    """Who is spoken to; None if everybody is spoken of."""
    news: str = ""
    """New records, and challenges that were reached."""

    @property
    def decider(self) -> Decider | None:
        return decider(self.count)

    @property
    def box(self) -> str:
        """What decided the game, how ties were broken, and what is new; empty if nothing is."""
        return "\n".join(filter(None, (self._decision, self.news)))

    @property
    def box_title(self) -> str:
        return words.title_of_box(decides=bool(self._decision), is_new=bool(self.news))

    @property
    def _decision(self) -> str:
        ties = words.ties(self.count.sheet, self.in_text, self.words, self.person)
        found = self.decider
        decided = ""
        if found is not None and not self._is_tied:
            decided = words.decided(found, self.in_text, self.words, self.person)
        return "\n".join(filter(None, (decided, ties)))

    @property
    def box_sign(self) -> str:
        """The reason whose sign stands in the box; empty where a tie-break decided."""
        found = self.decider
        return "" if found is None or self._is_tied else found.reason

    @property
    def _is_tied(self) -> bool:
        """Whether a tie-break decided who has won."""
        return bool(self.count.sheet.standings[0].decided_by)

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
        is_you = seat == self.person and not is_usual_name(info.name, seat)
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


def subject_of(session: Session, board: AnyBoard, *, for_others: bool = False) -> Subject:
    """The subject of a finished game; `for_others` are those who were not there."""
    sheet, seats = session.match.score, sides(session)
    return Subject(
        count=count_of(sheet, session.game.reasons, board.groups),
        seats=seats,
        in_text=sides_in_text(session),
        words=board.wording,
        signs=board.signs,
        automata=portraits(session),
        result=words.result(session, for_others=for_others),
        about=words.about(session),
        person=words.person_at(session, for_others=for_others),
    )

"""Sides: everyone with a score, the seats and after them the automaton, if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.player_faces import drawing_of, faces_of, seated
from burgundy_desktop.desktop.boards import board_of, is_read
from burgundy_desktop.desktop.words.levels import AUTOMATON, named_now
from burgundy_desktop.games import found, load

if TYPE_CHECKING:
    from burgundy_desktop.boardkit.board import AnyBoard, AutomatonInfo
    from burgundy_desktop.core.game import GameInfo
    from burgundy_desktop.core.options import Options
    from burgundy_desktop.desktop.match.session import Session
    from burgundy_desktop.storage.save_game import Header


def automaton_in(info: GameInfo, options: Options, board: AnyBoard) -> AutomatonInfo | None:
    """The automaton of a game with these options, None if there is none."""
    return board.automaton if info.automaton_seat(options) is not None else None


def automaton_of(session: Session) -> AutomatonInfo | None:
    """The automaton of the game on the table, None if it has none."""
    info = session.game.info
    return automaton_in(info, session.match.options, board_of(info.id))


def sides(session: Session) -> tuple[SeatInfo, ...]:
    """The players on the score sheet, by seat."""
    return _with_automaton(session.seats, automaton_of(session))


def sides_in_text(session: Session) -> tuple[SeatInfo, ...]:
    """The same, as they are called within a sentence: "the Eminence"."""
    return _with_automaton(session.seats, automaton_of(session), in_text=True)


def names(header: Header) -> str:
    """The players of a saved game: "Anna, Margot". Does not load the game, so an automaton is
    missing until it is loaded.
    """
    may_have_automaton = len(header.seats) == 1 and is_read(header.game)
    sides = sides_of(header) if may_have_automaton else named_now(header.seats)
    return ", ".join(side.name for side in sides)


def faces(header: Header) -> tuple[str, ...]:
    """The faces of the players of a saved game, as drawings, for the same players as `names`."""
    drawings = tuple(map(drawing_of, faces_of(header.seats)))
    if len(header.seats) > 1 or header.game not in found() or not is_read(header.game):
        return drawings
    automaton = automaton_in(load(header.game).info, header.options, board_of(header.game))
    return drawings if automaton is None else (*drawings, automaton.face)


def sides_of(header: Header, *, in_text: bool = False) -> tuple[SeatInfo, ...]:
    """The players on the score sheet of a saved game, by seat, also as they are called within a
    sentence; without the automaton if the game is not installed.
    """
    seats = seated(header.seats)
    if header.game not in found():
        return seats
    info = load(header.game).info
    alone = info.automaton_seat(header.options) is None
    automaton = None if alone else board_of(info.id).automaton  # a board takes long to load
    return _with_automaton(seats, automaton, in_text=in_text)


def is_only_person(seats: Sequence[SeatInfo], seat: Seat) -> bool:
    """Whether the player at this seat is the only person."""
    is_person = seat < len(seats) and seats[seat].is_person
    return is_person and sum(info.is_person for info in seats) == 1


def portraits(session: Session) -> dict[Seat, str]:
    """The drawings of the players that have a portrait instead of the sign of a seat."""
    automaton = automaton_of(session)
    return {} if automaton is None else {Seat(len(session.seats)): automaton.face}


def _with_automaton(
    seats: Sequence[SeatInfo], automaton: AutomatonInfo | None, *, in_text: bool = False
) -> tuple[SeatInfo, ...]:
    if automaton is None:
        return tuple(seats)
    name = automaton.in_text() if in_text else automaton.name()
    return (*seats, SeatInfo(name, AUTOMATON))

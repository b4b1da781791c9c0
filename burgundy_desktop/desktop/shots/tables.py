"""Pictures of the table that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.panels.moves_model import MoveRow
from burgundy_desktop.desktop.shots.session import (
    EARLY,
    END,
    LATE,
    MIDDLE,
    SEED,
    Session,
    Shot,
)
from burgundy_desktop.desktop.studio import OTHERS, PERSON, whole_game

LARGEST_TEXT: Final = 150


def table(session: Session, seats: int, share: float) -> QWidget:
    """A game after a share of its moves, with one person."""
    return session.open(session.played(seats, share))


def middle(session: Session) -> QWidget:
    return table(session, 2, MIDDLE)


# choosing


def _rows(session: Session) -> list[MoveRow]:
    """The moves of the list, in its order."""
    model = session.table.moves.model
    found = (model.row(model.index(number)) for number in range(model.rowCount()))
    return [row for row in found if isinstance(row, MoveRow)]


def picked(session: Session) -> QWidget:
    """A target of the longest move is picked: what goes with it glows."""
    middle(session)
    controller = session.table.controller
    move = max(controller.position.legal, key=lambda move: len(move.targets))
    controller.click(move.targets[max(0, len(move.targets) - 2)])
    return session.window


def focused(session: Session) -> QWidget:
    """The ring of the keyboard after a few tabs."""
    middle(session)
    assert session.table.scene is not None
    for _ in range(3):
        session.table.scene.focus_next()
    return session.window


def tooltip(session: Session) -> QWidget:
    """The pointer rests where the best move of the list ends that ends on the table."""
    middle(session)
    scene = session.table.scene
    assert scene is not None
    ends = (row.move.targets[-1] for row in _rows(session))
    session.table.explaining.show_tip_of(next(end for end in ends if scene.place_of(end)))
    return session.window


def why_not(session: Session) -> QWidget:
    """A click on the last target that is not offered, and does nothing else."""
    middle(session)
    scene = session.table.scene
    assert scene is not None
    offered = session.table.controller.chooser.offered
    targets = [item.place.target for item in scene.target_items]
    answered = {"seat", "depot", *scene.large_kinds}
    refused = [t for t in targets if t not in offered and t.kind not in answered]
    scene.click(refused[-1])
    return session.window


def moves_filtered(session: Session) -> QWidget:
    """The filter holds the last word of the last move: that one is left, at least."""
    middle(session)
    *_, last = _rows(session)
    session.table.moves.filter.setText(last.words.text.split()[-1])
    return session.window


def hint(session: Session) -> QWidget:
    middle(session)
    session.table.controller.ask_hint()
    session.think("duke")
    return session.window


# looking round


def large_board(session: Session) -> QWidget:
    """The board of another player, large above the table."""
    table(session, 4, MIDDLE)
    session.table.seats.seat_chosen.emit(2)
    return session.window


def looking_back(session: Session) -> QWidget:
    middle(session)
    session.table.controller.look_at(Ply(10))
    return session.window


def opponent_moves(session: Session) -> QWidget:
    """Somebody else has just moved: the caption says what, and the next one thinks."""
    like = whole_game(session.game_id, 4, SEED)
    half = like.length // 2
    ply = next(
        ply
        for ply in range(half, like.length - 1)
        if like.steps[ply + 1].seat == 1 and len(like.steps[ply + 1].events) > 1
    )
    session.open(session.like(like, Ply(ply), (PERSON, *OTHERS[:3])))
    session.table.controller.submit(like.steps[ply + 1].move)
    return session.window


def since_last_turn(session: Session) -> QWidget:
    """All others have moved: what they changed is marked."""
    like = whole_game(session.game_id, 4, SEED)
    ply = like.length // 2
    while like.steps[ply].seat != 0 or like.steps[ply + 1].seat == 0:
        ply += 1
    session.open(session.like(like, Ply(ply), (PERSON, *OTHERS[:3])))
    controller = session.table.controller
    while controller.sitting.match.to_decide != 0:
        controller.submit(like.steps[controller.sitting.match.cursor + 1].move)
    return session.window


def cover(session: Session) -> QWidget:
    """Two people at one screen, and one of them has to look away."""
    count = session.enough(2)
    like = whole_game(session.game_id, count, SEED)
    people = (PERSON, SeatInfo("Benno"), *OTHERS[: count - 2])
    session.open(session.like(like, Ply(like.length // 2), people))
    session.table.controller.cover_wanted.emit(Seat(1))
    return session.window


# how it looks


def large_text(session: Session) -> QWidget:
    session.program.preferences.change(text_size=LARGEST_TEXT)
    return table(session, 4, MIDDLE)


def large_text_of_two(session: Session) -> QWidget:
    session.program.preferences.change(text_size=LARGEST_TEXT)
    return middle(session)


def high_contrast(session: Session) -> QWidget:
    session.program.preferences.change(high_contrast=True)
    return middle(session)


# points


def score_sheet(session: Session) -> QWidget:
    table(session, 4, END)
    return _sheet(session)


def score_sheet_of_two(session: Session) -> QWidget:
    table(session, 2, END)
    return _sheet(session)


def scores_so_far(session: Session) -> QWidget:
    middle(session)
    return _sheet(session)


def _sheet(session: Session) -> QWidget:
    dialog = ScoreSheetDialog(session.program, session.table, session.window)
    dialog.show()
    return dialog


_SHOTS: Final = (
    picked,
    focused,
    tooltip,
    why_not,
    moves_filtered,
    hint,
    large_board,
    looking_back,
    opponent_moves,
    since_last_turn,
    cover,
    large_text,
    large_text_of_two,
    high_contrast,
    score_sheet,
    score_sheet_of_two,
    scores_so_far,
)

TABLES: Final[Mapping[str, Shot]] = {
    "table_2_early": partial(table, seats=2, share=EARLY),
    "table_2_middle": middle,
    "table_2_late": partial(table, seats=2, share=LATE),
    "table_2_end": partial(table, seats=2, share=END),
    "table_3_middle": partial(table, seats=3, share=MIDDLE),
    "table_4_early": partial(table, seats=4, share=EARLY),
    "table_4_middle": partial(table, seats=4, share=MIDDLE),
    "table_4_end": partial(table, seats=4, share=END),
    **{shot.__name__: shot for shot in _SHOTS},
}

"""Pictures of the table, for every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QWidget

from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.occasions import quips
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.ending.sharing import picture_of
from burgundy_desktop.desktop.ending.subject import subject_of
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.panels.moves_model import MoveRow
from burgundy_desktop.desktop.shots.film import STEP_MS
from burgundy_desktop.desktop.shots.shoot import (
    EARLY,
    END,
    LATE,
    MIDDLE,
    SEED,
    Shoot,
    Shot,
)
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, SALT, whole_game
from burgundy_desktop.storage.runs import LONG_ENOUGH, Run

LARGEST_TEXT: Final = 150


def table(shoot: Shoot, seats: int, share: float) -> QWidget:
    """A game after a share of its moves, with one person; at its end without the page over it."""
    window = shoot.open(shoot.played(seats, share))
    shoot.window.ceremony.put_away()
    return window


def middle(shoot: Shoot) -> QWidget:
    return table(shoot, 2, MIDDLE)


# choosing


def _rows(shoot: Shoot) -> list[MoveRow]:
    """The moves in the order of the list."""
    model = shoot.table.moves.model
    found = (model.row(model.index(number)) for number in range(model.rowCount()))
    return [row for row in found if isinstance(row, MoveRow)]


def picked(shoot: Shoot) -> QWidget:
    """A target of the longest move is picked: targets that fit glow."""
    middle(shoot)
    controller = shoot.table.controller
    move = max(controller.position.legal, key=lambda move: len(move.targets))
    controller.click(move.targets[max(0, len(move.targets) - 2)])
    return shoot.window


def focused(shoot: Shoot) -> QWidget:
    """The keyboard ring after a few presses of Tab."""
    middle(shoot)
    assert shoot.table.scene is not None
    for _ in range(3):
        shoot.table.scene.focus_next()
    return shoot.window


def tooltip(shoot: Shoot) -> QWidget:
    """The pointer rests on the last target of the best move that ends on the table."""
    middle(shoot)
    scene = shoot.table.scene
    assert scene is not None
    ends = (row.move.targets[-1] for row in _rows(shoot))
    shoot.table.explaining.show_tip_of(next(end for end in ends if scene.place_of(end)))
    return shoot.window


def why_not(shoot: Shoot) -> QWidget:
    """A click on the last target that is not offered and has no other effect."""
    middle(shoot)
    scene = shoot.table.scene
    assert scene is not None
    offered = shoot.table.controller.selection.chooser.offered
    targets = [item.place.target for item in scene.target_items]
    answered = {"seat", "depot", *scene.large_kinds}
    refused = [t for t in targets if t not in offered and t.kind not in answered]
    shoot.table.controller.click(refused[-1])
    return shoot.window


def moves_filtered(shoot: Shoot) -> QWidget:
    """The filter contains the last word of the last move."""
    middle(shoot)
    *_, last = _rows(shoot)
    shoot.table.moves.filter.setText(last.words.text.split()[-1])
    return shoot.window


def hint(shoot: Shoot) -> QWidget:
    middle(shoot)
    shoot.table.controller.ask_hint()
    shoot.think(hint_level(shoot.table.controller.game))
    return shoot.window


# looking around


def large_board(shoot: Shoot) -> QWidget:
    """The board of another player, large above the table."""
    table(shoot, 4, MIDDLE)
    shoot.table.seats.seat_chosen.emit(2)
    return shoot.window


def looking_back(shoot: Shoot) -> QWidget:
    middle(shoot)
    shoot.table.controller.look_at(Ply(10))
    return shoot.window


def opponent_moves(shoot: Shoot) -> QWidget:
    """Another player has just moved: the caption says what, and the next one is searching."""
    like = whole_game(shoot.game_id, 4, SEED)
    half = like.length // 2
    ply = next(
        ply
        for ply in range(half, like.length - 1)
        if like.steps[ply + 1].seat == 1 and len(like.steps[ply + 1].events) > 1
    )
    shoot.open(shoot.like(like, Ply(ply), (PERSON, *OTHERS[:3])))
    shoot.table.controller.submit(like.steps[ply + 1].move)
    return shoot.window


def opponent_speaks(shoot: Shoot, seats: int = 2) -> QWidget:
    """An opponent says something of what was just done."""
    like = whole_game(shoot.game_id, shoot.enough(seats), SEED)
    people = (PERSON, *OTHERS[: like.options.seats - 1])
    opponents = [Seat(seat) for seat in range(1, len(people))]
    *_, quip = quips(like.game.occasions, like.steps, opponents, like.seed, SALT)
    shoot.open(shoot.like(like, Ply(quip.ply - 1), people))
    shoot.program.preferences.change(pace="normal")
    table = shoot.table
    assert table.scene is not None
    clock = table.scene.turn_by_hand()
    table.controller.submit(like.steps[quip.ply].move)
    while not table.speaking.bubble.isVisible() and table.scene.is_animating:
        clock.turn(STEP_MS)
    return shoot.window


def since_last_turn(shoot: Shoot) -> QWidget:
    """All others have moved: their changes are highlighted."""
    like = whole_game(shoot.game_id, 4, SEED)
    ply = like.length // 2
    while like.steps[ply].seat != 0 or like.steps[ply + 1].seat == 0:
        ply += 1
    shoot.open(shoot.like(like, Ply(ply), (PERSON, *OTHERS[:3])))
    controller = shoot.table.controller
    while controller.session.match.to_decide != 0:
        controller.submit(like.steps[controller.session.match.cursor + 1].move)
    return shoot.window


def cover(shoot: Shoot) -> QWidget:
    """Two people at one screen, with the cover between them."""
    count = shoot.enough(2)
    like = whole_game(shoot.game_id, count, SEED)
    people = (PERSON, SeatInfo("Benno"), *OTHERS[: count - 2])
    shoot.open(shoot.like(like, Ply(like.length // 2), people))
    shoot.table.controller.cover_wanted.emit(Seat(1))
    return shoot.window


# looks


def large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return table(shoot, 4, MIDDLE)


def large_text_of_two(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return middle(shoot)


def high_contrast(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(high_contrast=True)
    return middle(shoot)


# points


def ending(shoot: Shoot, seats: int, seed: int = SEED) -> QWidget:
    """The last picture of the end ceremony."""
    return shoot.open(shoot.played(seats, END, seed))


def ending_counted(shoot: Shoot) -> QWidget:
    """The end ceremony while its fourth row is counted."""
    _play_last_move(shoot, shoot.played(4, END))
    page = shoot.window.ceremony.page
    page.show_moment(page.timeline.veil + 3.5 * page.timeline.group)
    return shoot.window


def ending_offer(shoot: Shoot) -> QWidget:
    """The end of a third game in a row with the same result: another level is offered."""
    session = shoot.played(2, END)
    result = 1 if 0 in session.match.score.winners else -1
    run = Run(session.seats[1].level, (LONG_ENOUGH - 1) * result)
    shoot.program.preferences.change(runs={shoot.game_id: run})
    _play_last_move(shoot, session)
    while shoot.window.ceremony.page.skip():
        pass
    return shoot.window


def _play_last_move(shoot: Shoot, session: Session) -> None:
    """Open a game before its last move, and play that."""
    last = session.match.steps[-1].move
    session.match.go_to(Ply(session.match.length - 1))
    shoot.open(session)
    shoot.program.preferences.change(pace="normal")
    shoot.table.controller.submit(last)
    while shoot.table.showing.skip():
        pass
    shoot.room.process_events()


def ending_picture(shoot: Shoot) -> QPixmap:
    """The picture that is shared."""
    ending(shoot, 4)
    subject = subject_of(shoot.table.controller.session, shoot.table.board, for_others=True)
    return QPixmap.fromImage(picture_of(shoot.program, subject))


def ending_shared(shoot: Shoot) -> QPixmap:
    """The menu of what can be shared, over the page."""
    window = ending(shoot, 2)
    buttons = shoot.window.ceremony.page.buttons
    return _with_menu(window, buttons.share, buttons.sharing)


def ending_closed(shoot: Shoot) -> QPixmap:
    """The page is closed: the bar above the table has every way on."""
    window = ending(shoot, 2)
    shoot.window.ceremony.page.buttons.close_page.click()
    shoot.room.process_events()
    return _with_menu(window, shoot.table.prompt_bar.more, shoot.window.ceremony.ways)


def _with_menu(window: QWidget, button: QWidget, menu: QMenu) -> QPixmap:
    """The window with the menu at its button; a menu is a window of its own."""
    picture, size = window.grab(), menu.sizeHint()
    corner = button.mapTo(window, button.rect().bottomLeft())
    corner.setX(min(corner.x(), window.width() - size.width()))
    if corner.y() + size.height() > window.height():
        corner.setY(corner.y() - button.height() - size.height())
    menu.resize(size)
    painter = QPainter(picture)
    painter.drawPixmap(corner, menu.grab())
    painter.end()
    return picture


def ending_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return ending(shoot, 4)


def score_sheet(shoot: Shoot) -> QWidget:
    table(shoot, 4, END)
    return _sheet(shoot)


def score_sheet_of_two(shoot: Shoot) -> QWidget:
    table(shoot, 2, END)
    return _sheet(shoot)


def scores_so_far(shoot: Shoot) -> QWidget:
    middle(shoot)
    return _sheet(shoot)


def _sheet(shoot: Shoot) -> QWidget:
    dialog = ScoreSheetDialog(shoot.program, shoot.table, shoot.window)
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
    opponent_speaks,
    since_last_turn,
    cover,
    large_text,
    large_text_of_two,
    high_contrast,
    ending_counted,
    ending_offer,
    ending_in_large_text,
    ending_picture,
    ending_shared,
    ending_closed,
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
    "opponent_speaks_4": partial(opponent_speaks, seats=4),
    "ending_2": partial(ending, seats=2),
    "ending_4": partial(ending, seats=4),
    **{shot.__name__: shot for shot in _SHOTS},
}

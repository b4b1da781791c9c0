"""The pictures that `burgundy shots` takes of each game: what is on the screen in each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.panels.moves_model import MoveRow
from burgundy_desktop.desktop.sitting import Sitting
from burgundy_desktop.desktop.studio import OTHERS, PERSON, Studio, replayed, whole_game
from burgundy_desktop.games import load

SEED = 4711
EARLY, MIDDLE, LATE, END = 0.06, 0.5, 0.9, 1.0

Shot: TypeAlias = Callable[[Studio, str], QWidget]
"""Puts the program into a state of a game; the widget to take a picture of."""


def shots_of(game_id: str) -> Mapping[str, Shot]:
    """Every picture of a game by name, in the order in which they are taken."""
    decisions = {
        f"decision_{name}": partial(_decision, ply=ply)
        for name, ply in first_decisions(game_id).items()
    }
    return {**_SHOTS, **decisions}


def first_decisions(game_id: str) -> dict[str, Ply]:
    """The first ply of a fixed game at which each kind of move can be made."""
    first: dict[str, Ply] = {}
    match = _game_with_all_decisions(game_id)
    for ply, step in enumerate(match.steps[:-1]):
        for move in match.game.legal_moves(step.state):
            first.setdefault(type(move).__name__, Ply(ply))
    return first


def _game_with_all_decisions(game_id: str) -> AnyMatch:
    """Each option has its last value: there is more to decide than in the usual game."""
    info = load(game_id).info
    options = {field.name: field.values[-1] for field in info.options}
    return whole_game(game_id, info.seats_min, SEED, **options)


# library, help, dialogs


def _empty_library(room: Studio, _game_id: str) -> QWidget:
    for entry in room.program.shelf.library.entries():
        entry.path.unlink()
    room.window.show_library()
    return room.window


def _library(room: Studio, game_id: str) -> QWidget:
    for entry in room.program.shelf.library.entries():
        entry.path.unlink()
    for seats, share in ((2, END), (2, EARLY), (4, MIDDLE)):
        room.program.shelf.keep(_played(room, game_id, seats, share))
    room.window.show_library()
    library = room.window.library
    for entry in room.program.shelf.library.entries():
        room.wait_for(partial(_has_picture, room, entry.path), "the pictures of the games")
    library.refresh()
    return room.window


def _has_picture(room: Studio, path: Path) -> bool:
    return room.window.library.thumbnails.of(path) is not None


def _new_game(room: Studio, game_id: str) -> QWidget:
    return _shown(NewGameDialog(room.program, game_id, room.window))


def _settings(room: Studio, _game_id: str) -> QWidget:
    return _shown(SettingsDialog(room.program, room.window))


def _about(room: Studio, _game_id: str) -> QWidget:
    return _shown(AboutDialog(room.program, room.window))


def _rules(room: Studio, game_id: str) -> QWidget:
    window = RulesWindow(room.program, room.window)
    window.show_page(game_id, "")
    return _shown(window)


def _rules_searched(room: Studio, game_id: str) -> QWidget:
    window = RulesWindow(room.program, room.window)
    window.show_page(game_id, "")
    window.show()
    room.settle()
    window.form.search.setText(load(game_id).info.title.split()[-1])
    window.find_next()
    window.find_next()
    return window


def _playing(room: Studio, _game_id: str) -> QWidget:
    window = RulesWindow(room.program, room.window)
    window.show_page("", "")
    return _shown(window)


def _shown(dialog: QWidget) -> QWidget:
    dialog.show()
    return dialog


def _menu(room: Studio, game_id: str) -> QWidget:
    _table(room, game_id, 2, MIDDLE)
    menu = room.window.top_bar.game_menu
    menu.popup(room.window.mapToGlobal(QPoint(80, 44)))
    return menu


# the table


def _played(room: Studio, game_id: str, seats: int, share: float) -> Sitting:
    """After a share of a game, at the next moment when the first seat decides; 1 is its end."""
    like = whole_game(game_id, seats, SEED)
    sitting = room.begin(game_id, (PERSON, *OTHERS[: seats - 1]), SEED)
    ply = int(share * like.length)
    while share < END and like.game.to_decide(like.steps[ply].state) != 0:
        ply += 1
    return replayed(sitting, like, ply)


def _table(room: Studio, game_id: str, seats: int, share: float) -> QWidget:
    room.window.show_table(_played(room, game_id, seats, share))
    room.settle()
    return room.window


def _decision(room: Studio, game_id: str, ply: Ply) -> QWidget:
    """The table when a kind of decision is asked of the person."""
    like = _game_with_all_decisions(game_id)
    decides = like.game.to_decide(like.steps[ply].state)
    seats = [PERSON if seat == decides else OTHERS[0] for seat in range(like.options.seats)]
    sitting = room.begin(game_id, seats, SEED, **like.options.chosen)
    room.window.show_table(replayed(sitting, like, ply))
    return room.window


def _picked(room: Studio, game_id: str) -> QWidget:
    """A target of the longest move is picked: what goes with it glows."""
    _table(room, game_id, 2, MIDDLE)
    controller = room.window.table.controller
    move = max(controller.position.legal, key=lambda move: len(move.targets))
    controller.click(move.targets[max(0, len(move.targets) - 2)])
    return room.window


def _tooltip(room: Studio, game_id: str) -> QWidget:
    """The pointer rests where the first move of the list ends."""
    _picked(room, game_id)
    room.settle()
    table = room.window.table
    row = table.moves.model.row(table.moves.model.first_move())
    if isinstance(row, MoveRow):
        table.show_tip_of(row.move.targets[-1])
    return room.window


def _why_not(room: Studio, game_id: str) -> QWidget:
    """A click on the first target that is not offered."""
    _table(room, game_id, 2, MIDDLE)
    table = room.window.table
    assert table.scene is not None
    offered = table.controller.chooser.offered
    table.controller.click(
        next(
            item.place.target
            for item in table.scene.target_items
            if item.place.target not in offered and item.place.target.kind != "seat"
        )
    )
    return room.window


def _hint(room: Studio, game_id: str) -> QWidget:
    _table(room, game_id, 2, MIDDLE)
    room.window.table.controller.ask_hint()
    room.wait_for(room.window.table.hint.isVisible, "the hint")
    return room.window


def _large_board(room: Studio, game_id: str) -> QWidget:
    """The board of another player, large above the table."""
    _table(room, game_id, 4, MIDDLE)
    room.window.table.seats.seat_chosen.emit(2)
    return room.window


def _looking_back(room: Studio, game_id: str) -> QWidget:
    _table(room, game_id, 2, MIDDLE)
    room.window.table.controller.look_at(Ply(10))
    return room.window


def _cover(room: Studio, game_id: str) -> QWidget:
    """Two people at one screen, and one of them has to look away."""
    _table(room, game_id, 2, MIDDLE)
    cover = room.window.table.cover
    cover.setGeometry(room.window.table.rect())
    cover.wait_for(Seat(1), OTHERS[0].name)
    return room.window


def _moves_filtered(room: Studio, game_id: str) -> QWidget:
    _table(room, game_id, 2, MIDDLE)
    room.window.table.moves.filter.setText("3")
    return room.window


def _score_sheet(room: Studio, game_id: str) -> QWidget:
    _table(room, game_id, 4, END)
    return _shown(ScoreSheetDialog(room.program, room.window.table, room.window))


def _scores_so_far(room: Studio, game_id: str) -> QWidget:
    _table(room, game_id, 2, MIDDLE)
    return _shown(ScoreSheetDialog(room.program, room.window.table, room.window))


_SHOTS: Mapping[str, Shot] = {
    "library_empty": _empty_library,
    "new_game": _new_game,
    "settings": _settings,
    "about": _about,
    "rules": _rules,
    "rules_searched": _rules_searched,
    "playing": _playing,
    "table_2_early": partial(_table, seats=2, share=EARLY),
    "table_2_middle": partial(_table, seats=2, share=MIDDLE),
    "table_2_late": partial(_table, seats=2, share=LATE),
    "table_2_end": partial(_table, seats=2, share=END),
    "table_3_middle": partial(_table, seats=3, share=MIDDLE),
    "table_4_early": partial(_table, seats=4, share=EARLY),
    "table_4_middle": partial(_table, seats=4, share=MIDDLE),
    "table_4_end": partial(_table, seats=4, share=END),
    "picked": _picked,
    "tooltip": _tooltip,
    "why_not": _why_not,
    "hint": _hint,
    "large_board": _large_board,
    "looking_back": _looking_back,
    "cover": _cover,
    "moves_filtered": _moves_filtered,
    "menu": _menu,
    "score_sheet": _score_sheet,
    "scores_so_far": _scores_so_far,
    "library": _library,
}

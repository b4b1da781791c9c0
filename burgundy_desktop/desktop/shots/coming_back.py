"""Pictures of what there is to come back for: codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.codes import code_of
from burgundy_desktop.desktop import deal_codes
from burgundy_desktop.desktop.dialogs.new_game_of_code import NewGameOfCodeDialog
from burgundy_desktop.desktop.dialogs.play_code import PlayCodeDialog
from burgundy_desktop.desktop.shots.shoot import Shoot, Shot
from burgundy_desktop.games import load

CODE: Final = "A79C-7EEB-2ZW5"


def play_code(shoot: Shoot) -> QWidget:
    return _typed(shoot, CODE)


def play_code_empty(shoot: Shoot) -> QWidget:
    return _typed(shoot, "")


def play_code_with_a_wrong_letter(shoot: Shoot) -> QWidget:
    return _typed(shoot, "a79d 7eeb 2zw5")


def play_code_of_many_options(shoot: Shoot) -> QWidget:
    info = load("caylus").info
    options = info.options_for(5, favors="simplified", jeweller="with", lawyer="late_printing")
    return _typed(shoot, code_of(info, options, 77))


def play_code_of_no_deal(shoot: Shoot) -> QWidget:
    return _typed(shoot, "A79D-7EEB-2WZ5")


def new_game_of_code(shoot: Shoot) -> QWidget:
    dialog = NewGameOfCodeDialog(shoot.program, deal_codes.deal_of(CODE), CODE, shoot.window)
    dialog.show()
    return dialog


def _typed(shoot: Shoot, text: str) -> QWidget:
    dialog = PlayCodeDialog(shoot.program, shoot.window)
    dialog.form.code.setText(text)
    dialog.form.code.textEdited.emit(text)
    dialog.show()
    return dialog


_OF_CODES: Final = (
    play_code,
    play_code_empty,
    play_code_with_a_wrong_letter,
    play_code_of_no_deal,
    play_code_of_many_options,
    new_game_of_code,
)

COMING_BACK: Final[Mapping[str, Shot]] = {shot.__name__: shot for shot in _OF_CODES}

"""The size of the interface round the table follows the window."""

from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.desktop.appearance.scale import percent_for
from burgundy_desktop.desktop.appearance.themes import fill
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.desktop.docks import LARGE, USUAL


def shell(window):
    """The visible sizes of the interface."""
    return {
        "toolbar": window.top_bar.height(),
        "prompt bar": window.table.prompt_bar.height(),
        "status bar": window.status.height(),
        "dock": window.docks["log"].width(),
        "card": window.table.seats.cards[0].height(),
        "icon": window.top_bar.tools["undo"].iconSize().width(),
        "type": window.table.prompt_bar.confirm.fontInfo().pixelSize(),
    }


@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [
        (1024, 700, 100),
        (1280, 800, 100),
        (1600, 900, 110),
        (1920, 1080, 135),
        (2560, 800, 100),
        (2560, 1440, 180),
        (3840, 2160, 270),
        (7680, 4320, 300),
    ],
)
def test_the_side_that_grew_less_sets_the_size_up_to_a_limit(width, height, percent):
    assert percent_for(QSize(width, height)) == percent


def test_at_the_usual_size_everything_has_the_usual_measures(at_table):
    assert shell(at_table) == {
        "toolbar": 44,
        "prompt bar": 42,
        "status bar": 26,
        "dock": 292,
        "card": 84,
        "icon": 20,
        "type": 15,
    }


def test_a_large_window_has_a_large_shell(at_table, grow):
    grow(LARGE)

    assert shell(at_table) == {
        "toolbar": round(1.8 * 44),
        "prompt bar": round(1.8 * 42),
        "status bar": round(1.8 * 26),
        "dock": round(1.8 * 292),
        "card": round(1.8 * 84),
        "icon": round(1.8 * 20),
        "type": round(1.8 * 15),
    }


def test_the_text_size_of_the_player_multiplies_the_size_of_the_shell(at_table, grow):
    grow(LARGE)

    at_table.program.preferences.change(text_size=150)

    look = at_table.program.appearance
    assert look.font(10).pixelSize() == 27
    assert at_table.top_bar.height() == round(1.5 * 1.8 * 44)
    assert at_table.table.prompt_bar.confirm.fontInfo().pixelSize() == round(1.5 * 1.8 * 15)


def test_back_at_the_usual_size_everything_is_as_it_was(at_table, grow):
    def places():
        tools = [tool for tool in at_table.top_bar.tools.values() if tool.isVisible()]
        docks = [part for dock in at_table.docks.values() for part in (dock, dock.widget())]
        bars = [at_table.top_bar, at_table.table.prompt_bar, at_table.status]
        parts = [*tools, *docks, *bars, *at_table.table.seats.cards, at_table.table.view]
        return [side for part in parts for side in part.geometry().getRect()]

    before = places()

    grow(LARGE)
    grow(USUAL)

    assert places() == pytest.approx(before, abs=1)  # docks share what is left of a pixel


def test_the_window_may_rest_before_qt_has_laid_out_the_docks(at_table, grow):
    """Restyling a large window can take longer than a pause in resizing."""
    at_table.resize(LARGE)
    at_table.scale.rested.emit()

    grow(USUAL)

    assert shell(at_table)["dock"] == 292


def test_while_an_edge_is_dragged_nothing_changes_its_size(window, qtbot):
    look = window.program.appearance
    qtbot.waitUntil(lambda: not window.scale.is_moving)
    dressed = []
    look.changed.connect(lambda: dressed.append(look.window_percent))

    for step in range(1, 101):
        window.resize(1280 + 8 * step, 800 + 5 * step)
    qtbot.waitUntil(lambda: bool(dressed))
    qtbot.waitUntil(lambda: not window.scale.is_moving)

    assert dressed == [160]


def test_a_game_goes_on_in_a_window_whose_size_changes(at_table, grow):
    controller = at_table.table.controller

    for size in (LARGE, QSize(1024, 700), QSize(1920, 1080), USUAL):
        controller.submit(controller.position.legal[0])
        grow(size)
        assert at_table.table.view.viewport().width() > size.width() // 2
        controller.undo()
        controller.redo()

    assert controller.position.ply == 4
    assert at_table.table.moves.model.total == len(controller.position.legal)


def dialogs(window):
    program = window.program
    rules = RulesWindow(program, window)
    rules.show_page("castles", "")
    return [
        NewGameDialog(program, "castles", window),
        SettingsDialog(program, window),
        AboutDialog(program, window),
        ScoreSheetDialog(program, window.table, window),
        rules,
    ]


@pytest.mark.parametrize("percent", [100, 150])
def test_dialogs_are_as_large_as_their_window_asks_and_fit(at_table, grow, percent):
    at_table.program.preferences.change(text_size=percent)
    small = {}
    for dialog in dialogs(at_table):
        dialog.show()
        small[type(dialog)] = dialog.size()
        dialog.close()

    grow(LARGE)

    for dialog in dialogs(at_table):
        dialog.show()
        usual = small[type(dialog)]
        assert dialog.height() == pytest.approx(1.8 * usual.height(), rel=0.06), type(dialog)
        assert dialog.width() == pytest.approx(1.8 * usual.width(), rel=0.08), type(dialog)
        assert dialog.width() <= LARGE.width()
        assert dialog.height() <= LARGE.height()
        dialog.close()


def test_a_dialog_that_is_open_follows_its_window(at_table, grow):
    shown = dialogs(at_table)
    for dialog in shown:
        dialog.show()
    before = [dialog.size() for dialog in shown]

    grow(LARGE)

    for dialog, usual in zip(shown, before, strict=True):
        assert dialog.height() == pytest.approx(1.8 * usual.height(), rel=0.06), type(dialog)
        dialog.close()


LOOKS = list(product(("en", "hu"), (QSize(1600, 900), LARGE), (100, 150)))


EACH_WITH_EACH = [LOOKS[0], LOOKS[3], LOOKS[5], LOOKS[6]]
"""Each two of a language, a size of the window and a size of the text come together."""


@pytest.mark.parametrize(("language", "size", "percent"), thorough.some(LOOKS, EACH_WITH_EACH))
def test_nothing_is_cut_off_in_larger_windows(window, a_game, grow, language, size, percent):
    window.program.preferences.change(language=language, text_size=percent)
    window.show_table(a_game(seats=(ANNA, MARGOT, BLUE)))

    grow(size)

    cut = [
        button.text()
        for button in window.findChildren(QPushButton)
        if button.isVisible() and button.width() < button.minimumSizeHint().width()
    ]
    assert cut == []
    shown = [tool for tool in window.top_bar.tools.values() if tool.isVisible()]
    assert all(tool.geometry().right() <= window.width() for tool in shown)


def test_a_round_mark_stays_round(program):
    """Qt draws a corner square whose radius is above half of the side."""
    families, palette = program.appearance.families, load_palette("parchment")
    square = []
    for percent in range(90, 451):
        drawn = fill("@16px@ @2px@ @9.5px@", palette, families, percent)
        side, border, radius = (int(length.removesuffix("px")) for length in drawn.split())
        if 2 * radius > side + 2 * border:
            square.append(percent)

    assert square == []

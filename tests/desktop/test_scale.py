"""The size of the interface round the table follows the window."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTabBar

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.desktop.appearance.scale import percent_for
from burgundy_desktop.desktop.appearance.themes import fill
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.docks import dock_layout
from burgundy_desktop.desktop.docks.dock import number_in
from burgundy_desktop.desktop.docks.tab_cross import TabCross
from burgundy_desktop.desktop.pages import PAGES
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.desktop.window.main_window import MainWindow
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, MARGOT
from tests.games.drawn_sizes import contrast

USUAL, LARGE = QSize(1280, 800), QSize(2560, 1440)


@pytest.fixture
def at_table(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    return window


@pytest.fixture
def grow(window, qtbot):
    """Resize the window, as when it is maximised, and wait until the layout is stable."""

    def take(size):
        window.resize(size)
        qtbot.waitUntil(lambda: not window.scale.is_moving)
        assert window.program.appearance.window_percent == percent_for(size)
        assert window.size() == size

    return take


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


def test_a_dock_that_the_player_made_wide_grows_with_the_window(at_table, grow, qtbot):
    log = at_table.docks["log"]
    at_table.resizeDocks([log], [380], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: log.width() == 380)

    grow(LARGE)
    assert log.width() == pytest.approx(1.8 * 380, abs=2)

    grow(USUAL)
    assert log.width() == pytest.approx(380, abs=2)


def test_docks_are_never_narrower_than_a_card(at_table, qtbot):
    docks = [at_table.docks["log"]]
    at_table.resizeDocks(docks, [50], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: docks[0].width() < 292)

    cards = at_table.table.seats
    assert all(card.geometry().right() < cards.viewport().width() for card in cards.cards)


def test_docks_follow_the_text_size_while_a_table_is_open(at_table, grow, qtbot):
    grow(LARGE)
    card, log = at_table.table.seats.cards[0], at_table.docks["log"]
    before = log.width(), log.height()

    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: abs(log.width() - 1.5 * before[0]) <= 2)
    assert card.width() > 1.4 * before[0]

    at_table.program.preferences.change(text_size=100)
    qtbot.waitUntil(lambda: abs(log.width() - before[0]) <= 2)
    assert log.height() == pytest.approx(before[1], abs=2)


def test_large_text_leaves_the_table_two_thirds_of_a_small_window(at_table, qtbot):
    log = at_table.docks["log"]
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: abs(log.width() - USUAL.width() // 3) <= 1)

    at_table.program.preferences.change(text_size=100)
    qtbot.waitUntil(lambda: abs(log.width() - 292) <= 1)


def test_a_small_window_has_narrow_docks(at_table, grow):
    log = at_table.docks["log"]

    grow(QSize(1024, 700))
    assert log.width() == pytest.approx(240, abs=1)

    grow(USUAL)
    assert log.width() == pytest.approx(292, abs=1)


def are_tabs(window):
    return window.docks["moves"] in window.tabifiedDockWidgets(window.docks["log"])


def test_docks_that_large_text_folds_come_back_as_the_player_left_them(at_table, a_game, qtbot):
    log, moves = at_table.docks["log"], at_table.docks["moves"]
    lower, wanted = log.height() - 20, moves.height() + 20
    at_table.resizeDocks([log, moves], [lower, wanted], Qt.Orientation.Vertical)
    qtbot.waitUntil(lambda: log.height() == lower, timeout=5000)

    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: are_tabs(at_table))
    at_table.show_library()
    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    qtbot.waitUntil(lambda: are_tabs(at_table))
    assert log.windowTitle() == "Log"  # what stands on the tab
    assert moves.windowTitle() == f"Moves ({at_table.table.moves.model.total})"

    at_table.program.preferences.change(text_size=100)
    qtbot.waitUntil(lambda: abs(moves.height() - wanted) <= 2)
    assert log.geometry().bottom() < moves.geometry().top()
    assert moves.windowTitle() == "Moves"  # beside it the title tells the count


def test_without_log_or_moves_nothing_is_folded(at_table, qtbot):
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: are_tabs(at_table))

    at_table.actions_by_name["log"].setChecked(False)
    qtbot.waitUntil(at_table.docks["moves"].title.close_button.isVisible)
    at_table.actions_by_name["log"].setChecked(True)
    qtbot.waitUntil(lambda: are_tabs(at_table))


def tabs_of(window):
    bars, log = window.findChildren(QTabBar), window.docks["log"]
    return next(bar for bar in bars if number_in(bar, log) is not None)


def crosses_are_seen(window):
    if not are_tabs(window):
        return False
    crosses = tabs_of(window).findChildren(TabCross)
    return sum(cross.isVisible() for cross in crosses) == 2


def cross_of(window, name):
    crosses = tabs_of(window).findChildren(TabCross)
    return next(one for one in crosses if one.isVisible() and one._dock is window.docks[name])


WAYS = ["mouse", "middle button", "Space on its cross", "Delete on its tab"]


def close_tab(window, name, way):
    bar, cross = tabs_of(window), cross_of(window, name)
    if way == "mouse":
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    elif way == "middle button":
        middle = bar.tabRect(number_in(bar, window.docks[name])).center()
        QTest.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=middle)
    elif way == "Space on its cross":
        QTest.keyClick(cross, Qt.Key.Key_Space)
    else:
        bar.setCurrentIndex(number_in(bar, window.docks[name]))
        QTest.keyClick(bar, Qt.Key.Key_Delete)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", ["log", "moves"])
def test_a_tab_is_closed_and_comes_back_from_the_menu(at_table, qtbot, name, way):
    other = {"log": "moves", "moves": "log"}[name]
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))

    close_tab(at_table, name, way)

    qtbot.waitUntil(at_table.docks[other].title.close_button.isVisible)
    assert at_table.docks[name].isHidden()
    at_table.actions_by_name[name].trigger()
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))
    assert not at_table.docks[name].isHidden()


def test_the_cross_of_a_tab_is_reached_by_tab_and_told_in_every_language(at_table, qtbot):
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))
    cross = cross_of(at_table, "moves")
    assert cross.accessibleName() == "Close Moves"
    assert cross.focusPolicy() & Qt.FocusPolicy.TabFocus

    at_table.program.preferences.change(language="hu")

    qtbot.waitUntil(lambda: cross.accessibleName() == "Bezárás: Lépések")


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("theme", ["light", "dark", "high contrast"])
def test_tabs_have_room_for_their_words_and_a_cross_that_is_seen(
    at_table, grow, qtbot, theme, language
):
    look = {"theme": "dark" if theme == "dark" else "light", "high_contrast": " " in theme}
    at_table.program.preferences.change(text_size=150, language=language, **look)
    grow(QSize(1024, 700))
    qtbot.waitUntil(lambda: crosses_are_seen(at_table))

    bar = tabs_of(at_table)
    for name in ("log", "moves"):
        cross, tab = cross_of(at_table, name), number_in(bar, at_table.docks[name])
        assert bar.tabRect(tab).contains(cross.geometry())
        assert at_table.docks[name].width() >= 1024 // 4 or name == "moves"
        bold = QFont(bar.font())
        bold.setWeight(QFont.Weight.DemiBold)
        words = QFontMetrics(bold).horizontalAdvance(f"{bar.tabText(tab)}0")
        assert cross.x() - bar.tabRect(tab).left() >= words
        place = QRect(cross.mapTo(at_table, QPoint()), cross.size())
        picture = at_table.grab(place).toImage()
        box = picture.rect()
        seen = {picture.pixel(x, y) for x in range(box.width()) for y in range(box.height())}
        ground = picture.pixelColor(0, 0)
        assert max(contrast(QColor(one), ground) for one in seen) >= 3


def test_the_keyboard_finds_what_is_behind_a_tab(at_table, qtbot):
    at_table.program.preferences.change(text_size=150)
    qtbot.waitUntil(lambda: are_tabs(at_table))
    moves = at_table.table.moves

    moves.filter.setFocus()

    qtbot.waitUntil(lambda: not moves.filter.visibleRegion().isEmpty())
    assert at_table.rect().contains(moves.filter.mapTo(at_table, moves.filter.rect().center()))


def test_docks_follow_the_text_size_that_was_chosen_in_the_library(at_table, a_game):
    at_table.show_library()
    at_table.program.preferences.change(text_size=130)

    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    assert at_table.docks["log"].width() == pytest.approx(1.3 * 292, abs=2)


def test_a_wide_page_that_was_looked_at_takes_no_room_from_the_docks(window, program, a_game):
    program.preferences.change(text_size=150)
    for name in PAGES:
        window.show_page(name)

    window.show_table(a_game(seats=(ANNA, BLUE)))

    assert window.docks["log"].width() == pytest.approx(USUAL.width() // 3, abs=1)


def test_docks_come_back_as_wide_as_they_were_in_a_window_of_another_size(at_table, program, qtbot):
    at_table.resizeDocks([at_table.docks["log"]], [380], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: at_table.docks["log"].width() == 380)
    path = at_table.table.controller.session.autosave.path
    at_table.close()
    program.preferences.change(window_geometry="")

    again = MainWindow(program)
    qtbot.addWidget(again)
    again.resize(LARGE)
    again.show()
    again.show_table(program.store.open(path))

    qtbot.waitUntil(lambda: abs(again.docks["log"].width() - 1.8 * 380) <= 2)
    again.close()


def test_a_layout_that_nothing_can_be_made_of_is_the_usual_one(at_table, a_game):
    at_table.show_library()
    at_table._layout_of_table = b"\x00\x00\x00\xff layout of another time"

    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    assert at_table.docks["log"].width() == 292


@pytest.mark.parametrize(("log", "is_raised"), [(0.41, True), (0.6, False)])
def test_a_layout_of_earlier_versions_gives_the_log_its_room_once(at_table, qtbot, log, is_raised):
    """It was lower than the list of moves; one that was made higher stays as it is."""
    layout, both = at_table.side._dock_layout, sum(heights(at_table))

    def kept(version, share):
        own = round(share * both)
        sides = [292, at_table.docks["players"].height(), 292, own, 292, both - own]
        return layout._head.pack(100, 292, *sides) + bytes(at_table.saveState(version).data())

    def has_share(share):
        qtbot.waitUntil(lambda: abs(heights(at_table)[0] - share * both) <= 2)

    layout.restore(kept(dock_layout.VERSION, 0.45))
    has_share(0.45)
    layout.restore(kept(2, log))
    has_share(36 / 66 if is_raised else log)


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


@pytest.fixture
def at_its_end(window, store):
    """(game, seats) -> the window with such a finished game, and the bar of the replay."""

    def open_it(game_id="castles", seats=(ANNA, BLUE)):
        like = whole_game(game_id, len(seats), 4711)
        session = store.begin(game_id, like.options, seats, seed=like.seed, strict=False)
        window.show_table(replayed(session, like, like.length))
        return window

    return open_it


def heights(window):
    return [window.docks[name].height() for name in ("log", "moves")]


def test_the_log_of_a_finished_game_has_the_room_of_the_moves(at_table, qtbot):
    table = at_table.table
    qtbot.waitUntil(lambda: min(heights(at_table)) > 100)
    log, moves = before = heights(at_table)
    layout = at_table.side.layout

    table.moves.show_rows([], are_last=True)
    qtbot.waitUntil(lambda: heights(at_table)[1] < moves / 2 and heights(at_table)[0] > log)
    assert sum(heights(at_table)) == pytest.approx(sum(before), abs=2)
    assert table.moves.filter.isVisible()
    assert table.moves.filter.placeholderText() == "Nothing to choose now"

    at_table.program.preferences.change(text_size=110)
    qtbot.waitUntil(lambda: heights(at_table)[0] > log * 1.3)
    at_table.program.preferences.change(text_size=100)
    table.moves.show_rows(list(panel_contents.rows(table.controller, table.board)))
    qtbot.waitUntil(lambda: heights(at_table) == pytest.approx(before, abs=3))
    assert at_table.side.layout == layout


def test_the_docks_of_the_next_game_are_as_before_the_finished_one(at_its_end, a_game, qtbot):
    window = at_its_end()
    qtbot.waitUntil(lambda: heights(window)[0] > 2 * heights(window)[1])
    window.show_library()
    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    qtbot.waitUntil(lambda: heights(window)[0] < 1.4 * heights(window)[1])


def test_a_dock_closed_beside_a_finished_game_stays_closed(at_its_end, a_game, qtbot):
    window = at_its_end()
    qtbot.waitUntil(lambda: heights(window)[0] > 2 * heights(window)[1])
    window.actions_by_name["log"].setChecked(False)
    window.side._dock_layout._sizes = []  # as at the first table of a new player
    window.show_library()

    window.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    assert window.docks["log"].isHidden()
    assert window.docks["moves"].isVisible()


def bar_is_seen(window):
    return window.side.replay_bar.isVisible()


@pytest.mark.parametrize("way", ["close", "next game"])
def test_the_bar_of_the_replay_goes_though_its_docks_were_folded(
    at_its_end, grow, a_game, qtbot, way
):
    grow(QSize(1024, 700))
    window = at_its_end("pillars", (ANNA, BLUE, MARGOT))
    qtbot.waitUntil(lambda: bar_is_seen(window) and are_tabs(window))

    if way == "close":
        window.side.replay.close()
    else:
        window.show_table(a_game(seats=(ANNA, BLUE), seed=2))
    qtbot.waitUntil(lambda: not (are_tabs(window) or bar_is_seen(window)))

    assert not window.side.replay.is_open
    if way == "next game":
        qtbot.waitUntil(lambda: heights(window)[0] < 1.4 * heights(window)[1])


def test_a_layout_kept_beside_the_bar_of_the_replay_does_not_bring_it_back(at_its_end, qtbot):
    """As when an exercise, which has a layout of its own, is left for another game."""
    side = at_its_end().side
    qtbot.waitUntil(side.replay_bar.isVisible)
    side.keep_layout()
    side.replay.close()

    side.drilling.came_or_went.emit()

    assert side.docks["log"].isVisible()
    assert not side.replay_bar.isVisible()


def test_a_table_left_while_its_docks_still_grow_comes_back_as_wide_as_it_was(
    at_table, a_game, qtbot
):
    """Larger text asks for wider docks, which Qt lays out a moment later."""
    log = at_table.docks["log"]
    qtbot.waitUntil(lambda: log.width() == 292)

    at_table.program.preferences.change(text_size=150)
    at_table.show_library()
    at_table.program.preferences.change(text_size=100)
    at_table.show_table(a_game(seats=(ANNA, BLUE), seed=2))

    qtbot.waitUntil(lambda: at_table.table.isVisible() and log.width() > 0)
    assert log.width() == pytest.approx(292, abs=1)

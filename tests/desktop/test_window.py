"""The window: docks, log, list of moves, status, sizes."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListView, QPushButton

from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.appearance.scale import first_size
from burgundy_desktop.desktop.match import stopwatch
from burgundy_desktop.desktop.panels.fading_list import cut_at_foot
from burgundy_desktop.desktop.panels.log_panel import LogDelegate
from burgundy_desktop.desktop.panels.moves_model import Heading
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window.actions import OF_A_GAME
from burgundy_desktop.desktop.window.main_window import LEAST_HEIGHT, LEAST_WIDTH, MainWindow
from tests.desktop.conftest import ANNA, BLUE, MARGOT


@pytest.fixture
def table(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    return window.table


def play(table, count):
    for _ in range(count):
        table.controller.submit(table.controller.position.legal[0])


class TestLog:
    def test_a_line_leads_to_its_time_and_the_button_back_to_now(self, table):
        play(table, 6)
        model = table.log.model
        early = next(row for row, entry in enumerate(model.entries) if entry.ply == 2)

        table.log.list.clicked.emit(model.index(early, 0))
        assert table.controller.position.ply == 2
        assert table.prompt_bar.now.isVisible()
        assert table.moves.model.total == 0

        ui_driver.click(table.prompt_bar.now)
        assert table.controller.position.ply == 6

    def test_the_bar_then_bears_the_sign_of_whose_turn_it_was(self, table):
        play(table, 60)
        deciding = set()
        for row, entry in enumerate(table.log.model.entries):
            if entry.ply < 60:
                table.log.list.clicked.emit(table.log.model.index(row, 0))
                assert table.prompt_bar._prompt.seat == table.controller.position.to_decide
                deciding.add(table.controller.position.to_decide)

        assert len(deciding) == 2

    def test_the_piece_that_a_line_speaks_of_glows_in_the_past(self, table):
        play(table, 40)
        model = table.log.model
        row, entry = next(
            (row, entry)
            for row, entry in enumerate(model.entries)
            if entry.line.target is not None and entry.ply < 30
        )

        table.log.list.clicked.emit(model.index(row, 0))

        glowing = [
            item.place.target for item in table.scene.target_items if item.offer is not Offer.NONE
        ]
        assert glowing in ([entry.line.target], [])  # it may have moved by then
        assert table.controller.position.ply == entry.ply

    def test_points_stand_at_the_line_that_earned_them(self, table):
        play(table, 120)

        total = sum(entry.line.points for entry in table.log.model.entries)
        sheet = table.controller.session.match.score
        assert total == sheet.total(0) + sheet.total(1)

    def test_dice_taken_back_leave_a_mark_also_after_loading(self, table, window):
        match = table.controller.session.match
        while not (match.cursor and match.steps[match.cursor].reveals):
            play(table, 1)

        table.controller.undo()

        texts = [entry.line.text for entry in table.log.model.entries]
        assert texts[-1] == "Undone past something new"

        table.open(window.program.store.open(table.controller.session.autosave.path))

        again = [entry.line.text for entry in table.log.model.entries]
        assert again == texts

    def test_a_scroll_bar_that_comes_breaks_no_line_of_the_log_anew(self, window, table):
        play(table, 30)
        view, rows = table.log.list, range(table.log.model.rowCount())
        heights = []
        for policy in (Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff):
            view.setVerticalScrollBarPolicy(policy)
            heights.append([view.sizeHintForRow(row) for row in rows])

        assert len(set(heights[0])) > 1  # some take two lines
        assert heights[0] == heights[1]

    def test_what_is_looked_at_is_in_sight_in_the_log(self, window, table):
        window.show()
        play(table, 30)

        table.controller.look_at(Ply(2))

        row = table.log.model.marked_row
        here = table.log.list.visualRect(table.log.model.index(row, 0))
        assert table.log.list.viewport().rect().intersects(here)

    def test_a_move_only_adds_lines_and_the_last_one_is_in_sight(self, window, table, qtbot):
        play(table, 12)
        model, view = table.log.model, table.log.list
        before = list(model.entries)
        first_new: list[int] = []
        model.rowsInserted.connect(lambda _, first, last: first_new.append(first))
        replaced: list[bool] = []
        model.modelReset.connect(lambda: replaced.append(True))

        play(table, 30)

        def last():
            return view.visualRect(model.index(model.rowCount() - 1, 0))

        assert (first_new[0], replaced) == (len(before), [])
        assert list(model.entries[: len(before)]) == before
        qtbot.waitUntil(lambda: view.viewport().rect().contains(last()))

    def test_a_move_measures_only_the_lines_that_it_adds(self, window, table, monkeypatch):
        window.show()
        play(table, 30)
        model, size = table.log.model, LogDelegate.size
        before, measured = len(model.entries), []

        def counted(delegate, entry):
            measured.append(entry)
            return size(delegate, entry)

        monkeypatch.setattr(LogDelegate, "size", counted)
        play(table, 3)
        table.log.list.doItemsLayout()

        assert measured == list(model.entries[before:]) != []

    def test_a_narrower_log_measures_all_lines_anew(self, window, table):
        window.show()
        play(table, 30)
        model, view = table.log.model, table.log.list
        usual = [view.sizeHintForRow(row) for row in range(model.rowCount())]

        view.resize(view.width() // 2, view.height())
        view.doItemsLayout()

        narrow = [view.sizeHintForRow(row) for row in range(model.rowCount())]
        assert all(now >= then for now, then in zip(narrow, usual, strict=True))
        assert sum(narrow) > sum(usual)
        assert not model.unmeasured

    def test_the_log_of_a_loaded_game_is_complete(self, window, table):
        play(table, 8)
        lines = [entry.line for entry in table.log.model.entries]
        path = table.controller.session.autosave.path
        window.show_library()

        window.show_table(window.program.store.open(path))

        assert [entry.line for entry in table.log.model.entries] == lines


class TestMoves:
    def test_every_legal_move_is_listed_under_its_group(self, table):
        model = table.moves.model
        moves = {model.row(model.index(row)) for row in range(model.rowCount())}

        listed = {
            move for row in moves if not isinstance(row, Heading) for move in (row.move, *row.alike)
        }
        assert listed == set(table.controller.position.legal)

    def test_the_filter_keeps_what_holds_all_its_words(self, table):
        QTest.keyClicks(table.moves.filter, "SHIP 1")

        model = table.moves.model
        spoken = [
            model.index(row).data()
            for row in range(model.rowCount())
            if not isinstance(model.row(model.index(row)), Heading)
        ]
        assert spoken
        assert all("ship" in text.lower() and "1" in text for text in spoken)

    def test_enter_in_the_filter_plays_the_first_move_left(self, table):
        QTest.keyClicks(table.moves.filter, "worker")
        first = table.moves.model.row(table.moves.model.first_move())

        QTest.keyClick(table.moves.filter, Qt.Key.Key_Return)

        assert table.controller.session.match.steps[1].move == first.move
        assert table.moves.filter.text() == ""

    def test_accents_do_not_matter_to_the_filter(self, window, table, qtbot):
        window.program.preferences.change(language="hu")
        qtbot.wait(50)

        QTest.keyClicks(table.moves.filter, "hajo")

        assert table.moves.model.rowCount() > 0

    def test_a_pick_on_the_table_leaves_only_the_moves_that_hold_it(self, table):
        die = next(t for t in table.controller.selection.chooser.offered if t.kind == "die")

        ui_driver.click_target(table, die)

        model = table.moves.model
        rows = (model.row(model.index(row)) for row in range(model.rowCount()))
        assert all(die in row.move.targets for row in rows if not isinstance(row, Heading))

    def test_the_title_says_how_many_moves_the_filter_leaves(self, window, table):
        total = table.moves.model.total
        QTest.keyClicks(table.moves.filter, "worker")

        shown = table.moves.model.shown
        assert 0 < shown < total
        assert window.docks["moves"].title.remark == f"{shown} of {total} legal"

    def test_where_nothing_can_be_chosen_nothing_is_filtered(self, table):
        rows = list(panel_contents.rows(table.controller, table.board))
        table.moves.show_rows([])
        QTest.keyClicks(table.moves.filter, "ship")

        assert table.moves.filter.text() == ""
        assert table.moves.filter.placeholderText() == "Nothing to choose now"

        table.moves.show_rows(rows)
        QTest.keyClicks(table.moves.filter, "ship")
        assert table.moves.filter.text() == "ship"

    def test_letters_are_typed_into_the_filter_and_do_nothing_else(self, window, table):
        table.moves.filter.setFocus()

        QTest.keyClicks(table.moves.filter, "hlm")

        assert table.moves.filter.text() == "hlm"
        assert window.docks["log"].isVisible()


class TestDocks:
    def test_l_shows_and_hides_the_log(self, window, table):
        QTest.keyClick(table.view, Qt.Key.Key_L)
        assert window.docks["log"].isHidden()

        QTest.keyClick(table.view, Qt.Key.Key_L)
        assert window.docks["log"].isVisible()

    def test_the_library_has_no_docks(self, window, table):
        window.show_library()

        assert all(dock.isHidden() for dock in window.docks.values())

    def test_a_dock_that_was_closed_stays_closed_the_next_time(self, window, table, program):
        window.actions_by_name["moves"].setChecked(False)
        path = table.controller.session.autosave.path
        window.close()

        again = MainWindow(program)
        again.show()
        again.show_table(program.store.open(path))

        assert again.docks["moves"].isHidden()
        assert not again.actions_by_name["moves"].isChecked()
        assert again.docks["log"].isVisible()
        again.close()
        again.deleteLater()

    def test_a_players_card_looks_at_that_players_board(self, table):
        ui_driver.click(table.seats.cards[1])

        assert table.scene.enlarged == table.seats.cards[1].card.seat


class TestStatus:
    @pytest.fixture(autouse=True)
    def _no_time_passes(self, monkeypatch):
        monkeypatch.setattr(stopwatch, "monotonic", lambda: 100.0)

    def test_it_says_what_a_player_needs_and_no_more(self, window, table):
        status = window.status
        said = (status.left.text(), status.deal.text(), status.right.text())
        assert said == ("Saved", "known deal, seed 4711", "0:00")

    def test_a_strict_game_is_called_so(self, window, table, a_game):
        table.open(a_game(strict=True))
        assert window.status.right.text() == "0:00 · strict"

    def test_a_move_that_is_saved_like_the_one_before_writes_nothing_anew(self, window, table):
        status = window.status
        status.findChild(QTimer).stop()  # it would write the clock
        status.deal.setText("as it was")

        play(table, 1)
        assert status.deal.text() == "as it was"

        table.controller.saving.failed.emit(NotSaved("disk_full"))
        assert status.deal.isHidden()
        table.controller.saving.done.emit()
        assert (status.left.text(), status.deal.text()) == ("Saved", "known deal, seed 4711")

    def test_a_full_disk_is_told_with_a_way_on_and_goes_away_again(
        self, window, table, monkeypatch
    ):
        autosave = type(table.controller.session.autosave)
        monkeypatch.setattr(autosave, "save", _full_disk)
        play(table, 1)
        assert window.status.left.text().startswith(
            "The last move is not saved yet. The disk is full."
        )
        assert window.status.deal.isHidden()
        assert window.status.again.isVisible()
        for button in (window.status.again, window.status.elsewhere):
            assert window.status.rect().contains(button.geometry())

        monkeypatch.undo()
        ui_driver.click(window.status.again)
        assert window.status.left.text().startswith("Saved")
        assert window.status.again.isHidden()


def _full_disk(*_, **__):
    raise NotSaved("disk_full")


@pytest.mark.parametrize("screen", [(1280, 800), (1366, 740), (1920, 1040), (2560, 1400)])
def test_a_first_window_and_its_frame_fit_on_the_screen(screen):
    size = first_size(QSize(*screen), QSize(LEAST_WIDTH, LEAST_HEIGHT))

    assert size.width() <= screen[0]
    assert size.height() <= screen[1] - 30
    assert size.height() >= min(800, screen[1] - 40)


def test_nothing_of_a_game_is_possible_in_the_library(window):
    _ = window.side
    window.show_actions()

    assert not [name for name in OF_A_GAME if window.actions_by_name[name].isEnabled()]


def test_f11_fills_the_screen_and_comes_back(window):
    window.actions_by_name["full_screen"].trigger()
    assert window.isFullScreen()

    window.actions_by_name["full_screen"].trigger()
    assert not window.isFullScreen()


def test_a_maximised_window_comes_back_from_f11_as_one(window):
    window.showMaximized()
    for _ in range(2):
        window.actions_by_name["full_screen"].trigger()

    assert window.isMaximized()


def test_f11_leads_out_of_a_full_screen_that_was_kept(window, program):
    window.actions_by_name["full_screen"].trigger()
    window.close()
    later = MainWindow(program)
    assert later.isFullScreen()

    later.actions_by_name["full_screen"].trigger()

    assert not later.isFullScreen()
    later.close()


def test_every_button_and_field_can_be_named_by_a_screen_reader(window, table):
    nameless = [
        part
        for kind in (QPushButton, QLineEdit, QListView)
        for part in window.findChildren(kind)
        if not (part.accessibleName() or getattr(part, "text", lambda: "")())
        and part.isVisibleTo(window)
    ]
    assert nameless == []


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_is_cut_off_at_the_smallest_size(window, a_game, qtbot, language, percent):
    window.program.preferences.change(language=language, text_size=percent)
    window.resize(window.minimumSize())
    window.show_table(a_game(seats=(ANNA, MARGOT, BLUE)))
    qtbot.wait(50)

    assert window.size() == QSize(1024, 700)
    cut = [
        button.text()
        for button in window.findChildren(QPushButton)
        if button.isVisible() and button.width() < button.minimumSizeHint().width()
    ]
    assert cut == []
    shown = [tool for tool in window.top_bar.tools.values() if tool.isVisible()]
    assert all(tool.geometry().right() <= window.width() for tool in shown)


@pytest.fixture
def large_text(window, a_game, qtbot):
    """A game of four with the largest text, in a window of this height."""

    def at(height):
        window.program.preferences.change(text_size=150)
        window.resize(QSize(1280, height))
        session = a_game(seats=(ANNA, MARGOT, BLUE, MARGOT), seed=4711)
        while session.match.cursor < 12 or session.match.to_decide != 0:
            session.match.play(session.match.legal_moves()[0])
        window.show_table(session)
        log = window.table.log
        end = log.model.index(log.model.rowCount() - 1, 0)
        qtbot.waitUntil(lambda: log.list.visualRect(end).bottom() < log.list.viewport().height())
        return window.table

    return at


def test_with_the_largest_text_all_players_are_in_sight(large_text):
    seats = large_text(800).seats

    assert seats.verticalScrollBar().maximum() == 0


def test_the_largest_text_asks_for_no_higher_window(large_text, window):
    large_text(700)

    assert window.minimumSizeHint().height() <= window.minimumHeight() == 700


def test_the_newest_line_of_the_log_is_seen_as_a_whole(large_text):
    lines = large_text(800).log.list
    newest = lines.visualRect(lines.model().index(lines.model().rowCount() - 1, 0))

    assert newest.top() >= 0
    assert cut_at_foot(lines) == 0


def test_a_row_that_the_edge_cuts_fades_away(large_text):
    moves = large_text(790).moves.list
    cut = cut_at_foot(moves)
    picture = moves.viewport().grab().toImage()
    lowest = [picture.pixelColor(x, picture.height() - 1) for x in range(picture.width())]

    assert cut > 0
    assert min(colour.lightness() for colour in lowest) > 0.95 * lowest[0].lightness()


def test_a_window_that_closes_writes_the_settings_once(window, a_game, program):
    window.show_table(a_game())
    written = []
    program.preferences.changed.connect(lambda: written.append(program.preferences.now))

    window.close()

    assert len(written) == 1
    assert written[0].window_state
    assert written[0].window_geometry

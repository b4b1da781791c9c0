"""New game, settings, score sheet, rules, about: by mouse and by keys."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextTable, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from burgundy_desktop import __version__
from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.ai.strength import Strength
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet
from burgundy_desktop.desktop import past_results, ui_driver
from burgundy_desktop.desktop.dialogs import rules_look, rules_page, seat_row
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.levels import badge_of, level_says
from burgundy_desktop.desktop.panels.score_panel import LEAST_ROW_PX, ROW_PX, Scores
from burgundy_desktop.desktop.player_faces import PERSONS, drawing_of, faces_of
from burgundy_desktop.desktop.portraits import portrait_of
from burgundy_desktop.games import load
from burgundy_desktop.storage.settings import LastChoice, Settings
from tests.desktop.conftest import ANNA, BLUE

ORDER = ("castles", "animals", "ships")

MEASURED = {"king": Strength(2030, 30), "merchant": Strength(1500, 0)}


def choose(box, value):
    box.setCurrentIndex(box.findData(value))


@pytest.fixture
def new_game(program, qtbot):
    dialog = NewGameDialog(program, "castles", None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(dialog):
    return [info.name for info in dialog.chosen_seats()]


def turn_wheel(widget):
    """Towards oneself, with the pointer in the middle of a widget."""
    at = QPointF(widget.rect().center())
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        *(at, QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, -120), no_button, no_key),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(widget, event)


def title_offered(window):
    """The game that the key for a new game offers."""
    titles: list[str] = []

    def look(dialog):
        titles.append(dialog.form.game_title.text())
        dialog.reject()

    with ui_driver.meanwhile(NewGameDialog, look):
        window.actions_by_name["new_game"].trigger()
        ui_driver.wait_for(lambda: bool(titles), "the dialog")
    return titles[0]


class TestNewGame:
    def test_enter_starts_a_game_with_the_usual_seats(self, window):
        with ui_driver.meanwhile(
            NewGameDialog, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return)
        ):
            ui_driver.click(next(iter(window.library.boxes.values())).new_game)
        ui_driver.wait_for(lambda: window.is_at_table, "the table")

        seats = window.table.controller.session.seats
        assert [seat.level for seat in seats] == ["", "novice"]

    def test_a_level_says_how_strong_it_is_where_it_was_measured(self, program, monkeypatch):
        monkeypatch.setattr(seat_row, "strengths_of", {"castles": MEASURED}.get)
        row = NewGameDialog(program, "castles", None).rows[1]

        tips = []
        for level in ("king", "merchant", "duke", ""):
            choose(row.who, level)
            tips.append(row.who.toolTip())

        assert tips[0].splitlines()[0] == "King · 2030 ± 30"
        assert tips[1].splitlines()[0] == "Merchant · 1500"
        assert tips[2:] == [level_says("duke"), level_says("")]
        listed = row.who.findData("king")
        assert row.who.itemText(listed) == "King · 2030"
        assert row.who.itemText(row.who.findData("duke")) == "Duke"
        shown = row.who.itemData(listed, Qt.ItemDataRole.ToolTipRole)
        assert shown.splitlines()[:-1] == tips[0].splitlines()[:-1]

    @pytest.mark.parametrize(("seconds", "says"), [(0.4, level_says("king")), (4.3, "about 4 s")])
    def test_on_a_slow_computer_the_king_says_how_long_he_thinks(
        self, new_game, monkeypatch, seconds, says
    ):
        asked = []

        def timed(game):
            asked.append(game.info.id)
            return seconds

        monkeypatch.setattr(seat_row, "seconds_of_the_king", timed)
        for level in ("duke", "king"):
            choose(new_game.rows[1].who, level)

        assert says in new_game.rows[1]._says.text()
        assert asked == ["castles"]

    def test_a_lone_player_of_a_casual_game_chooses_a_teacher(self, program, new_game):
        assert new_game.teacher.teacher == "off"
        choose(new_game.teacher, "gentle")
        new_game.session()
        assert program.preferences.now.teacher == "gentle"

        new_game.form.strict.setChecked(True)
        assert new_game.teacher.teacher is None
        assert "Strict" in new_game.teacher.toolTip()
        new_game.form.casual.setChecked(True)
        choose(new_game.rows[1].who, "")
        assert new_game.teacher.teacher is None
        new_game.session()
        assert program.preferences.now.teacher == "gentle"

    def test_after_a_first_game_the_usual_opponents_are_merchants(self, program, store):
        options = load("castles_cards").info.options_for(2)
        store.keep(store.begin("castles_cards", options, (ANNA, BLUE), seed=3, strict=False))
        dialogs = [NewGameDialog(program, game, None) for game in ("castles_cards", "castles")]

        levels = [[row.info.level for row in dialog.rows[1:]] for dialog in dialogs]

        assert levels == [["merchant"] * 3, ["novice"] * 3]

    @pytest.mark.parametrize("where", ["table", "library"])
    def test_the_key_begins_another_game_of_the_kind_that_is_played(self, window, store, where):
        options = load("castles_cards").info.options_for(2)
        seats = (ANNA, SeatInfo("Margot", "apprentice"))
        window.show_table(store.begin("castles_cards", options, seats, seed=3, strict=False))
        if where == "library":
            window.show_library()
        assert title_offered(window) == "The Castles of Burgundy: The Card Game"

    def test_so_it_does_when_that_game_has_ended(self, window, store):
        options = load("castles_cards").info.options_for(2)
        session = store.begin("castles_cards", options, (ANNA, BLUE), seed=3, strict=False)
        while not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        store.keep(session)
        window.show_library()

        assert window.focusWidget() is window.library.boxes["castles_cards"].new_game
        assert title_offered(window) == "The Castles of Burgundy: The Card Game"

    def test_there_is_a_row_for_each_player(self, new_game):
        for count in (2, 3, 4):
            choose(new_game.form.count, count)

            assert [row.isHidden() for row in new_game.rows] == [i >= count for i in range(4)]
            assert len(new_game.chosen_seats()) == count

    def test_a_seat_without_a_name_is_refused_as_it_is_typed(self, new_game):
        new_game.rows[0].name.clear()

        assert new_game.form.problem.text() == "Every player needs a name."
        assert not new_game.form.start.isEnabled()

    def test_two_equal_names_are_refused(self, new_game):
        new_game.rows[0].name.setText("Margot")

        assert new_game.form.problem.text() == "Two players have the same name."
        assert not new_game.form.start.isEnabled()

    def test_only_a_person_alone_is_you(self, new_game):
        choose(new_game.rows[1].who, "")
        assert names(new_game) == ["Player 1", "Player 2"]

        choose(new_game.rows[1].who, "merchant")
        assert names(new_game) == ["You", "Margot"]

        choose(new_game.rows[2].who, "")
        assert names(new_game) == ["You", "Margot"]
        choose(new_game.form.count, 3)
        assert names(new_game) == ["Player 1", "Margot", "Player 3"]

    def test_a_name_that_somebody_gave_stays(self, new_game):
        new_game.rows[0].name.setText("Blanche")

        choose(new_game.rows[1].who, "")

        assert new_game.rows[0].name.text() == "Blanche"

    def test_a_person_may_be_called_what_a_computer_player_is_called(
        self, new_game, program, qtbot
    ):
        new_game.rows[0].name.setText("Anna")

        choose(new_game.rows[1].who, "")
        assert new_game.rows[0].name.text() == "Anna"
        new_game.session()

        again = NewGameDialog(program, "castles", None)
        qtbot.addWidget(again)
        assert [seat.name for seat in again.chosen_seats()][:2] == ["Anna", "Player 2"]

    def test_a_person_takes_a_persons_usual_name(self, new_game):
        choose(new_game.rows[1].who, "")

        assert new_game.rows[1].name.text() == "Player 2"

    def test_a_character_has_its_name_at_every_level(self, new_game):
        row = new_game.rows[1]
        choose(row.who, "")
        row.name.setText("Aunt Ida")

        choose(row.who, "duke")

        assert row.info == SeatInfo("Margot", "duke", character="margot")
        assert not row.name.isVisible()
        choose(row.who, "")
        assert (row.info, row.name.isVisible()) == (SeatInfo("Aunt Ida"), True)

    def test_a_character_says_what_it_loves_and_where_it_comes_from(self, new_game):
        row = new_game.rows[1]

        written = [label.text() for label in row.findChildren(QLabel) if label.isVisible()]
        assert written[:2] == ["Margot", "loves herds"]
        for said in (row.face.toolTip(), row.face.accessibleDescription()):
            assert "Margot from Beaune" in said
            assert "Has a vineyard" in said
        assert row.face.currentText() == "Margot from Beaune · loves herds"
        assert row.face.accessibleName() == "Opponent at seat 2"

    def test_two_who_were_the_same_are_told_apart_and_nothing_is_wrong(self, new_game):
        QTest.keyClick(new_game.rows[1].face, Qt.Key.Key_Down)
        choose(new_game.rows[2].who, "")
        choose(new_game.form.count, 3)

        choose(new_game.rows[2].who, "merchant")  # Philippe, who sits at the second seat by now

        assert names(new_game)[1] == "Philippe" != names(new_game)[2]
        assert not new_game.form.problem.text()

    def test_in_a_low_window_the_wheel_and_tab_scroll_and_change_nothing(
        self, window, program, qtbot
    ):
        window.resize(1024, 700)
        program.preferences.change(text_size=150)
        dialog = NewGameDialog(program, "caylus", window)
        choose(dialog.form.count, 5)
        dialog.open()
        bar, before = dialog._area.verticalScrollBar(), dialog.chosen_seats()
        qtbot.waitUntil(lambda: bar.maximum() > 0)
        assert dialog.height() <= 700 < dialog.wanted_size.height()

        turn_wheel(dialog.rows[1].who)
        assert bar.value() > 0
        assert dialog.chosen_seats() == before

        dialog.form.strict.setFocus()
        bar.setValue(0)
        QTest.keyClick(dialog.form.strict, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is dialog.form.seed
        assert dialog._area.rect().contains(
            dialog.form.seed.mapTo(dialog._area, dialog.form.seed.rect().center())
        )
        dialog.close()
        dialog.deleteLater()

    def test_a_surprise_draws_all_opponents_anew_and_no_person(self, new_game, program):
        choose(new_game.form.count, 4)
        choose(new_game.rows[1].who, "")
        before = new_game.chosen_seats()
        tables = []
        for seed in (1, 2, 1):
            new_game.surprise(seed=seed)
            tables.append(new_game.chosen_seats())
        first, second, again = tables

        assert again == first != second
        for table in tables:
            assert table[:2] == before[:2]
            assert len({info.character for info in table[2:]}) == 2
            assert {info.level for info in table[2:]} == {"novice"}  # nothing was played yet
        assert new_game.rows[2].said.split(" · ")[1] == "Novice"

    def test_a_surprise_knows_whom_one_has_beaten(self, new_game, monkeypatch):
        choose(new_game.form.count, 4)
        monkeypatch.setattr(past_results, "strongest_beaten", lambda *_: "duke")
        drawn = set()
        for seed in range(20):
            new_game.surprise(seed=seed)
            drawn |= {info.level for info in new_game.chosen_seats()[1:]}

        assert drawn == {"master", "duke", "king"}

    def test_a_surprise_needs_no_library(self, new_game, program, monkeypatch):
        def unreadable():
            raise BadSave("the folder cannot be read")

        monkeypatch.setattr(program.store.library, "listing", unreadable)
        new_game.surprise(seed=1)

        assert {info.level for info in new_game.chosen_seats()[1:]} == {"novice"}

    def test_nobody_is_drawn_who_is_called_like_a_person(self, new_game):
        new_game.rows[0].name.setText("colin")
        choose(new_game.form.count, 4)
        for seed in range(20):
            new_game.surprise(seed=seed)
            assert "colin" not in {info.character for info in new_game.chosen_seats()}

    def test_without_opponents_there_is_no_surprise(self, new_game):
        assert new_game.form.surprise.isEnabled()

        choose(new_game.rows[1].who, "")

        assert not new_game.form.surprise.isEnabled()

    def test_all_eight_characters_can_be_chosen_at_every_level(self, new_game):
        row = new_game.rows[1]
        for level in ("novice", "king"):
            choose(row.who, level)
            listed = [row.face.itemData(place) for place in range(row.face.count())]
            assert listed == list(CHARACTERS)
            assert all(row.face.model().item(place).isEnabled() for place in range(8))

    def test_the_chosen_characters_play_and_are_remembered(self, new_game, program, qtbot):
        choose(new_game.form.count, 3)
        QTest.keyClick(new_game.rows[2].face, Qt.Key.Key_End)

        session = new_game.session()

        again = NewGameDialog(program, "castles", None)
        qtbot.addWidget(again)
        for seats in (session.header.seats, session.seats, again.chosen_seats()):
            assert [info.character for info in seats] == ["", "margot", "colin"]
            assert [info.name for info in seats[1:]] == ["Margot", "Colin"]

    def test_a_last_choice_of_before_keeps_whom_it_names(self, program, qtbot):
        seats = (SeatInfo(""), SeatInfo("Hugo", "duke"), SeatInfo("Aunt Ida", "master"))
        program.preferences.take(Settings().with_last_choice("castles", LastChoice(seats)))

        dialog = NewGameDialog(program, "castles", None)
        qtbot.addWidget(dialog)

        asked = [(info.character, info.level) for info in dialog.chosen_seats()[1:]]
        assert asked == [("hugo", "duke"), ("philippe", "master")]

    def test_the_game_is_as_it_was_chosen(self, new_game):
        choose(new_game.form.count, 3)
        choose(new_game.option_boxes["estates"], "dealt")
        new_game.form.strict.setChecked(True)
        new_game.form.seed.setText("77")

        session = new_game.session()

        assert session.match.options.seats == 3
        assert session.match.options.chosen["estates"] == "dealt"
        assert session.match.seed == 77
        assert session.strict

    def test_what_would_change_nothing_cannot_be_chosen(self, new_game):
        how = new_game.option_boxes["choice"]
        assert not how.isEnabled()  # everybody has estate 1

        choose(new_game.option_boxes["estates"], "free")
        assert how.isEnabled()

        choose(new_game.option_boxes["estates"], "standard")
        assert not how.isEnabled()

    def test_the_last_choice_is_remembered(self, new_game, program, qtbot):
        choose(new_game.form.count, 4)
        choose(new_game.rows[2].who, "duke")
        new_game.form.strict.setChecked(True)
        new_game.session()

        again = NewGameDialog(program, "castles", None)
        qtbot.addWidget(again)

        assert again.form.count.currentData() == 4
        assert again.rows[2].info.level == "duke"
        assert again.form.strict.isChecked()

    def test_a_name_that_nobody_gave_speaks_the_language_of_the_next_game(
        self, new_game, program, qtbot
    ):
        choose(new_game.form.count, 4)
        for row in new_game.rows[1:3]:
            choose(row.who, "")
        new_game.rows[1].name.setText("Béla")
        new_game.session()

        program.preferences.change(language="hu")
        again = NewGameDialog(program, "castles", None)
        qtbot.addWidget(again)

        assert names(again) == ["1. játékos", "Béla", "3. játékos", "Isabelle"]

    def test_everybody_has_a_face_of_their_own(self, new_game):
        choose(new_game.form.count, 4)

        faces = [row.face.face for row in new_game.rows]
        assert faces == [PERSONS[0], "margot", "philippe", "isabelle"]

    def test_a_person_chooses_a_face_by_keys_and_the_game_keeps_it(self, new_game, program, qtbot):
        QTest.keyClick(new_game.rows[0].face, Qt.Key.Key_Down)
        session = new_game.session()

        assert session.header.seats[0].face == PERSONS[1]
        assert session.seats[0].face == PERSONS[1]
        again = NewGameDialog(program, "castles_cards", None)
        qtbot.addWidget(again)
        assert again.rows[0].face.face == PERSONS[1]  # whatever is played

    def test_new_names_get_faces_that_nobody_had_in_the_last_games(self, new_game, program, qtbot):
        """Five people who each begin another game all look different."""
        faces = set()
        for game, name in zip(
            ("castles", "castles_cards", "caylus", "boonlake", "pillars"),
            ("Anna", "Béla", "Zoltán", "Cili", "Dani"),
            strict=True,
        ):
            dialog = NewGameDialog(program, game, None)
            qtbot.addWidget(dialog)
            dialog.rows[0].name.setText(name)
            faces.add(dialog.session().header.seats[0].face)

        assert len(faces) == 5

    def test_a_face_that_another_has_cannot_be_chosen(self, new_game):
        margot = new_game.rows[1].face

        QTest.keyClick(margot, Qt.Key.Key_Down)
        assert margot.face == "philippe"
        assert new_game.rows[1].info.name == "Philippe"

        choose(new_game.rows[2].who, "")
        QTest.keyClick(margot, Qt.Key.Key_Up)
        choose(new_game.form.count, 3)
        QTest.keyClick(margot, Qt.Key.Key_Down)
        assert margot.face == "philippe"  # nobody's any more

    def test_what_another_person_looks_like_is_passed_over(self, new_game):
        choose(new_game.rows[1].who, "")
        yours, theirs = (row.face for row in new_game.rows[:2])
        assert theirs.face == PERSONS[1]

        QTest.keyClick(theirs, Qt.Key.Key_Up)
        assert theirs.face == PERSONS[1]  # the one before is yours
        QTest.keyClick(yours, Qt.Key.Key_Down)
        assert yours.face == PERSONS[2]

    def test_another_name_is_another_face(self, new_game):
        row = new_game.rows[0]
        before = row.face.face
        row.name.clear()
        QTest.keyClicks(row.name, "Zoltan")
        assert row.face.face == before  # as long as it is typed

        QTest.keyClick(row.name, Qt.Key.Key_Return)
        assert row.face.face == faces_of([SeatInfo("Zoltan")])[0] != before

    def test_without_a_seed_chance_chooses_one(self, new_game):
        assert new_game.session().match.seed > 0

    def test_only_digits_make_a_seed(self, new_game):
        QTest.keyClicks(new_game.form.seed, "4a7-")

        assert new_game.form.seed.text() == "47"


class TestSettings:
    @pytest.fixture
    def settings(self, window, qtbot):
        dialog = SettingsDialog(window.program, window)
        dialog.show()
        return dialog

    def test_what_is_changed_holds_at_once(self, settings, program):
        choose(settings.form.theme, "dark")
        settings.form.text_size.setValue(12)
        settings.form.high_contrast.setChecked(True)

        assert program.appearance.palette.theme.dark
        assert program.appearance.palette.theme.contrast
        assert program.appearance.text_percent == 120

    def test_it_is_written_at_once(self, settings, program, home):
        choose(settings.form.take_back, "never")

        assert '"take_back": "never"' in home.settings.read_text(encoding="utf-8")

    def test_the_pace_holds_at_the_table(self, settings, window):
        choose(settings.form.pace, "slow")

        assert window.actions_by_name.paces["slow"].isChecked()

    def test_the_dialog_itself_speaks_the_language_that_is_chosen(self, settings, qtbot):
        choose(settings.form.language, "hu")
        qtbot.waitUntil(lambda: settings.windowTitle() == "Beállítások")
        assert settings.form.close.text() == "Bezárás"

        choose(settings.form.language, "en")
        qtbot.waitUntil(lambda: settings.form.close.text() == "Close")


class TestScoreSheet:
    def test_the_lines_of_a_seat_add_up_to_its_points(self, window, a_game):
        window.show_table(a_game(seats=(ANNA, BLUE), seed=7))
        controller = window.table.controller
        for _ in range(60):
            controller.submit(controller.position.legal[0])
        dialog = ScoreSheetDialog(window.program, window.table, window)
        model = dialog.panel.model

        for column in (1, 2):
            cells = [
                model.index(row, column).data().replace("−", "-").replace("·", "0")
                for row in range(model.rowCount())
            ]
            assert sum(map(int, cells[:-1])) == int(cells[-1])
        dialog.deleteLater()

    def test_the_final_sheet_tells_the_winner_the_ranks_and_the_seed(self, window, a_game):
        session = a_game(seats=(ANNA, BLUE), seed=7)
        while not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        window.show_table(session)
        dialog = ScoreSheetDialog(window.program, window.table, window)

        winner = session.match.score.winners[0]
        assert session.seats[winner].name in dialog.form.heading.text()
        assert "seed 7" in dialog.form.fairness.text()
        assert dialog.panel.model.headerData(1, Qt.Orientation.Horizontal) == (
            session.seats[winner].name
        )
        dialog.deleteLater()

    def test_nothing_is_left_over_below_the_sum(self, window, a_game, qtbot):
        session = a_game(seats=(ANNA, BLUE), seed=7)
        while not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        window.show_table(session)
        dialog = ScoreSheetDialog(window.program, window.table, window)
        dialog.show()
        qtbot.waitExposed(dialog)

        table = dialog.panel.table
        left_over = table.viewport().height() - table.verticalHeader().length()
        assert 0 <= left_over <= 4
        dialog.close()
        dialog.deleteLater()

    def test_rows_move_together_before_the_sums_fall_below_the_edge(self, window, a_game, qtbot):
        session = a_game(seats=(ANNA, BLUE), seed=7)
        while not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        window.show_table(session)
        dialog = ScoreSheetDialog(window.program, window.table, window)
        dialog.show()
        qtbot.waitExposed(dialog)
        table = dialog.panel.table
        sums = table.model().index(table.model().rowCount() - 1, 0)

        dialog.resize(dialog.width(), dialog.height() - table.rowHeight(0))

        qtbot.waitUntil(lambda: table.rowHeight(0) < ROW_PX)
        assert table.viewport().rect().contains(table.visualRect(sums).center())
        assert not table.verticalScrollBar().isVisible()
        assert table.rowHeight(0) >= LEAST_ROW_PX
        dialog.close()
        dialog.deleteLater()

    def test_rows_may_be_lower_than_a_button(self, window, a_game, qtbot):
        session = a_game(seats=(ANNA, BLUE), seed=7)
        while not session.match.is_over:
            session.match.play(session.match.legal_moves()[0])
        window.show_table(session)
        dialog = ScoreSheetDialog(window.program, window.table, window)
        dialog.show()
        qtbot.waitExposed(dialog)
        table = dialog.panel.table
        spare = table.viewport().height() - LEAST_ROW_PX * table.model().rowCount()

        dialog.resize(dialog.width(), dialog.height() - spare)

        qtbot.waitUntil(lambda: table.rowHeight(0) == LEAST_ROW_PX)
        assert not table.verticalScrollBar().isVisible()
        dialog.close()
        dialog.deleteLater()

    def test_the_lines_stand_in_the_order_of_the_game_and_keep_their_colours(self):
        lines = (ScoreLine(Seat(0), "ships", 5), ScoreLine(Seat(1), "castles", 4))
        early = Scores(ScoreSheet(lines[:1], (), final=False), (ANNA, BLUE), ORDER, str)
        later = Scores(ScoreSheet(lines, (), final=False), (ANNA, BLUE), ORDER, str)

        assert early.reasons == ("ships",)
        assert later.reasons == ("castles", "ships")
        assert early.shade("ships") == later.shade("ships") != later.shade("castles")


def test_the_level_is_a_badge_at_the_foot_of_the_face(program):
    bare, margot = (
        portrait_of(drawing_of("margot"), 42, program.sprites, 1.0, badge).toImage()
        for badge in ("", badge_of("duke"))
    )

    assert bare != margot
    assert bare.copy(0, 0, 42, 20) == margot.copy(0, 0, 42, 20)


class TestRules:
    @pytest.fixture
    def rules(self, window):
        help_window = RulesWindow(window.program, window)
        help_window.show_page("castles", "")
        help_window.show()
        return help_window

    @pytest.mark.parametrize("language", ["en", "hu"])
    @pytest.mark.parametrize("game_id", ["castles", ""])
    def test_every_chapter_can_be_gone_to(self, rules, program, game_id, language):
        program.language.speak(language)
        rules.show_page(game_id, "")
        text = rules.form.text

        page = rules_page.read_page(game_id, language)
        assert rules.form.contents.count() == len(page.chapters) > 5
        anchors = anchors_of(text.document())
        assert [chapter.anchor for chapter in page.chapters] == anchors

    def test_a_card_has_its_die_and_value_as_on_the_table(self, rules, program):
        rules.show_page("castles_cards", "")
        name = "games/castles_cards/pieces/card_castle"
        kind = QTextDocument.ResourceType.ImageResource
        shown = rules.form.text.document().resource(kind, QUrl(f"art:{name}.svg"))

        bare = program.sprites.pixmap(name, shown.deviceIndependentSize().width())
        assert shown.size() == bare.size()
        assert shown.toImage() != bare.toImage()

    def test_the_lines_of_a_point_are_flush_and_away_from_its_bullet(self, rules):
        block = rules.form.text.document().begin()
        while block.textList() is None or block.layout().lineCount() < 2:
            block = block.next()
        first, second = block.layout().lineAt(0), block.layout().lineAt(1)
        begins = len(rules_look.BULLET_GAP)

        assert block.text()[:begins].isspace()
        assert first.cursorToX(begins)[0] == pytest.approx(second.x(), abs=0.5)

    def test_a_table_has_a_line_below_each_row_and_no_boxes(self, rules, program):
        frames = rules.form.text.document().rootFrame().childFrames()
        table = next(frame for frame in frames if isinstance(frame, QTextTable))
        heading, cell = table.cellAt(0, 0).format(), table.cellAt(1, 0).format()

        assert table.format().border() == 0
        assert cell.toTableCellFormat().bottomBorder() > 0
        assert cell.toTableCellFormat().leftBorder() == 0
        serif = program.appearance.font(16, serif=True).families()
        assert heading.background().color() != cell.background().color()
        assert table.cellAt(0, 0).lastCursorPosition().charFormat().font().families() == serif

    def test_an_anchor_leads_to_its_chapter(self, rules):
        rules.go_to("goods")

        assert rules.anchor == "goods"
        assert rules.form.text.verticalScrollBar().value() > 0

    def test_search_marks_every_place_and_next_goes_round(self, rules):
        QTest.keyClicks(rules.form.search, "worker")

        text = rules.form.text.document().toPlainText().lower()
        assert rules.matches == text.count("worker")
        assert rules.form.found.text() == f"{rules.matches} matches"
        for _ in range(rules.matches + 1):
            QTest.keyClick(rules.form.search, Qt.Key.Key_Return)
        assert rules.form.text.textCursor().selectedText().lower() == "worker"

    def test_the_contents_follow_the_search(self, rules):
        rules.go_to("goods")
        rules.form.search.setText("watchtower")
        where = []
        for _ in range(rules.matches):
            rules.find_next()
            where.append(rules.anchor)

        assert "building-watchtower" in where
        assert len(set(where)) > 1

    @pytest.mark.parametrize("language", ["en", "hu"])
    @pytest.mark.parametrize("percent", [100, 180])
    def test_the_contents_have_room_for_every_heading(self, rules, program, language, percent):
        program.appearance.fit_window(percent)
        program.language.speak(language)
        rules = RulesWindow(program, rules.parentWidget())
        rules.show_page("castles", "")
        rules.show()

        contents = rules.form.contents
        assert contents.sizeHintForColumn(0) <= contents.viewport().width()

    def test_a_place_that_is_found_does_not_stand_at_the_very_end(self, rules):
        rules.form.search.setText("watchtower")
        text = rules.form.text

        for _ in range(rules.matches):
            rules.find_next()
            assert text.cursorRect().top() <= 0.7 * text.viewport().height()

    def test_what_is_nowhere_is_found_nowhere(self, rules):
        rules.form.search.setText("dragon")

        assert rules.matches == 0
        assert not rules.form.next.isEnabled()

    def test_f1_opens_the_rules_where_the_pointer_was(self, window, a_game, qtbot):
        window.show_table(a_game(seats=(ANNA, BLUE)))
        chooser = window.table.controller.selection.chooser
        tile = next(t for t in chooser.offered if t.kind == "tile")
        window.table.explaining.show_tip_of(tile)

        window.actions_by_name["rules"].trigger()

        rules = window.findChild(RulesWindow)
        assert rules.anchor == window.table.explaining.help_anchor != ""
        qtbot.waitUntil(lambda: rules.form.text.verticalScrollBar().value() > 0)

    def test_f1_opens_the_rules_about_what_is_picked(self, window, a_game):
        window.show_table(a_game(seats=(ANNA, BLUE)))
        window.table.controller.click(target("die", 0))

        window.actions_by_name["rules"].trigger()

        assert window.findChild(RulesWindow).anchor == "actions"

    def test_there_is_only_one_rules_window(self, window):
        window.actions_by_name["rules"].trigger()
        window.actions_by_name["playing"].trigger()

        assert len(window.findChildren(RulesWindow)) == 1


def anchors_of(document):
    anchors, block = [], document.begin()
    while block.isValid():
        for part in block.begin():
            anchors += part.fragment().charFormat().anchorNames()
        block = block.next()
    return list(dict.fromkeys(anchors))


def test_about_says_that_the_program_is_unofficial(program, qtbot):
    dialog = AboutDialog(program, None)
    qtbot.addWidget(dialog)

    words = " ".join(
        label.text() for label in dialog.form.root.findChildren(type(dialog.form.version))
    )
    assert "unofficial" in words
    assert str(program.store.folders.saves) in words


def test_about_shows_the_version(program, qtbot):
    dialog = AboutDialog(program, None)
    qtbot.addWidget(dialog)

    assert dialog.form.version.text() == f"Version {__version__}"

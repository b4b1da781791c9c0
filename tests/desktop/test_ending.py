"""The end ceremony in the window: the page over the table, its keys, its table and its buttons."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.ending import words
from burgundy_desktop.desktop.ending.captions import captions
from burgundy_desktop.desktop.ending.menus import WAYS_ON
from burgundy_desktop.desktop.ending.subject import subject_of
from burgundy_desktop.desktop.learning.pupil import Pupil
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import whole_game
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.sound.names import Sound
from tests.cases import for_each
from tests.desktop import reader
from tests.desktop.endings import SEED, cells, finished, with_the_menu
from tests.desktop.fingers import strike, tab_to, tab_until, wait_for_window

LANGUAGES = (("en", "The Eminence", "the Eminence"), ("hu", "Az Eminenciás", "az Eminenciás"))
SHARED = ("castles_cards", 2, 2)
"""Game, seats and seed of a game that several win."""


# the ceremony


def test_numbers_and_result_are_told_only_when_they_are_seen(window, counting):
    page = counting()
    line = page.timeline
    before = page.panel.title.text(), window.table.prompt_bar.text, cells(page)[0][1]

    page.turn_to(line.veil + line.group)
    counted, later = cells(page)[0][1], cells(page)[1][1]
    page.turn_to(line.wreath_at)

    assert before == ("The final count", words.counting(), None)
    assert (counted, later) == ("35", None)
    assert page.panel.title.text() == window.table.prompt_bar.text
    assert page.panel.title.text().startswith("You win with ")


def test_each_row_is_announced_once_and_the_result_after_them(window, counting, monkeypatch):
    page, said = counting(asked_name=True), []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    subject = subject_of(window.table.controller.session, window.table.board)

    for ms in range(0, int(page.timeline.total) + 50, 50):
        page.turn_to(float(ms))

    rows = [words.row_spoken(row, subject.seats, subject.words) for row in subject.count.rows]
    assert said == [*rows, subject.result]
    assert rows[0] == "Regions: Anna 35, Margot 47"


def test_the_ticks_rise_and_the_end_is_heard_with_the_wreath(window, counting, monkeypatch):
    page, heard = counting(), []
    play = lambda sound, number=0, *, tones=0.0: heard.append((sound, tones))  # noqa: E731
    monkeypatch.setattr(window.program.sounds, "play", play)

    for ms in range(0, int(page.timeline.total) + 50, 50):
        page.turn_to(float(ms))

    *ticks, last = heard
    assert [sound for sound, _ in ticks] == [Sound.TICK] * len(page.timeline.groups)
    assert [tones for _, tones in ticks][:3] == [0, 1, 2]
    assert last == (Sound.WIN, 0)


def test_the_first_space_jumps_to_the_wreath_the_second_to_the_last_picture(window, counting):
    page = counting()

    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.is_counting
    assert page.picture.is_told
    assert page.picture.buttons == 0
    QTest.keyClick(page, Qt.Key.Key_Space)

    assert page.picture == page.timeline.last
    assert page.buttons.isVisible()


@pytest.mark.parametrize("how", ["escape", "enter", "click"])
def test_every_skip_ends_in_the_last_picture_and_keeps_the_page(window, counting, how):
    page = counting()
    for _ in range(1 if how == "escape" else 2):
        if how == "click":
            QTest.mouseClick(page, Qt.MouseButton.LeftButton)
        else:
            key = Qt.Key.Key_Escape if how == "escape" else Qt.Key.Key_Return
            QTest.keyClick(page, key)

    assert page.picture == page.timeline.last
    assert window.ceremony.is_shown
    assert not page.is_counting


@for_each("settings", [{"pace": "instant"}, {"reduced_motion": True}])
def test_without_motion_the_last_picture_comes_at_once(counting, settings):
    page = counting(**settings)

    assert not page.is_counting
    assert page.picture == page.timeline.last


def test_at_pace_fast_and_for_who_knows_the_end_it_is_brief(window, counting, store):
    assert counting(pace="fast").timeline.total <= 4000
    assert len(counting().timeline.groups) > 3

    for seed in (1, 2):
        store.keep(finished(store, "castles", 2, seed=seed))
    page = counting()

    assert len(page.timeline.groups) == 3
    assert page.timeline.total <= 4000


def test_a_finished_game_opens_with_the_last_picture(window, ended):
    page = ended()

    assert window.ceremony.is_shown
    assert not page.is_counting
    assert page.picture == page.timeline.last
    assert page.panel.title.text() == window.table.prompt_bar.text


def test_taking_back_the_last_move_leaves_the_page(window, ended):
    ended()
    window.table.controller.take_back = type(window.table.controller.take_back).ALWAYS

    window.actions_by_name["undo"].trigger()

    assert not window.ceremony.is_shown
    assert not window.table.controller.session.match.is_over


@pytest.mark.parametrize("key", ["Ctrl+Z", ","])
def test_who_leaves_the_end_while_the_last_move_is_shown_sees_no_count(window, store, key):
    like = whole_game("castles", 2, SEED)
    window.show_table(finished(store, "castles", 2, like.length - 1))
    window.program.preferences.change(pace="normal")
    table = window.table
    table.controller.submit(like.steps[like.length].move)
    assert table.scene.is_animating

    QTest.keySequence(window, QKeySequence(key))
    ui_driver.wait_for(lambda: not table.scene.is_animating, "the table to lie still")
    for _ in range(3):
        QCoreApplication.processEvents()

    assert table.controller.position.to_decide is not None
    assert not window.ceremony.is_shown
    table.controller.redo()
    table.controller.back_to_now()
    assert table.prompt_bar.ending.isVisible()


def test_the_end_of_a_lesson_leads_to_no_replay_and_no_review(window):
    last = load_lessons(load("castles_cards")).lessons[-1]
    pupil = Pupil(window, waits_for_tips=False)
    pupil.begin("castles_cards", last.id)
    for _ in pupil.walk():
        pass
    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")

    row, ways = window.ceremony.page.buttons, window.ceremony.ways
    assert [row.replay.isHidden(), row.review.isHidden()] == [True, True]
    assert [name for name in WAYS_ON if ways.of[name].isVisible()] == ["new_game"]
    window.side.review.show()
    window.side.replay.run()
    assert not window.side.review.is_shown
    assert not window.side.replay.is_running


# who has won


def test_several_winners_have_a_wreath_each(window, ended):
    game_id, seats, seed = SHARED
    page = ended(game_id, seats, seed)
    sheet = window.table.scores().sheet

    assert len(sheet.winners) > 1
    assert "share the victory" in page.panel.title.text()
    assert page.panel.columns.wreathed == sheet.winners
    assert not page.panel.box.isVisible()


def test_a_lost_solo_game_is_told_kindly_and_its_winner_has_the_wreath(window, ended):
    seed = next(s for s in range(1, 99) if whole_game("castles_cards", 1, s).score.winners == (1,))
    page = ended("castles_cards", 1, seed)

    assert page.panel.title.text().startswith("Aaron wins this time")
    assert page.panel.columns.wreathed == (1,)


@pytest.mark.parametrize(("language", "title", "name"), LANGUAGES, ids=("en", "hu"))
def test_the_eminence_has_a_small_article_within_a_sentence(
    window, ended, program, language, title, name
):
    program.preferences.change(language=language)
    page = ended("boonlake", 1)
    window.ceremony.retell()
    subject = window.ceremony._subject
    log = [entry.line.text for entry in window.table.log.model.entries]

    assert subject.seats[1].name == title
    within = [page.panel.title.text(), page.panel.box_text.text(), *log]
    assert not [text for text in within if f" {title}" in text]
    assert [text for text in within if f" {name}" in text]
    assert [text for text in log if text.startswith(title)]
    assert not [text for text in log if text.startswith(name)]


# buttons and keys


def test_enter_begins_a_rematch_with_the_same_players_and_another_deal(window, ended):
    ended()
    before = window.table.controller.session

    strike(Qt.Key.Key_Return)
    after = window.table.controller.session

    assert after.match is not before.match
    assert after.match.from_setup
    assert after.header.seats == before.header.seats
    assert after.match.options == before.match.options
    assert after.match.seed != before.match.seed
    assert (after.header.origin.kind, after.header.origin.of) == ("rematch", before.header.id)
    assert not after.header.known
    assert not window.ceremony.is_shown


def test_enter_in_the_table_opens_groups_and_begins_no_rematch(window, ended):
    wait_for_window(window)
    page = ended()
    table, model, session = page.panel.table, page.panel.model, window.table.controller.session
    kinds = set()
    tab_to(table)

    for _ in range(model.rowCount()):
        line, before = table.currentIndex().row(), model.rowCount()
        strike(Qt.Key.Key_Return)
        assert (model.rowCount() != before) is model.is_group(line)
        assert window.ceremony.is_shown
        kinds.add(model.is_group(line))
        strike(Qt.Key.Key_Down)

    assert window.table.controller.session is session
    assert kinds == {True, False}


def test_enter_in_the_table_still_skips_the_count(window, counting):
    wait_for_window(window)
    page = counting()
    page.turn_to(page.timeline.veil + page.timeline.group)
    table, model = page.panel.table, page.panel.model
    tab_to(table)
    plain = next(line for line in range(model.rowCount()) if not model.is_group(line))
    table.setCurrentIndex(model.index(plain, 0))

    strike(Qt.Key.Key_Return)

    assert page.picture.is_told


def test_the_same_deal_again_has_the_same_seed_and_is_known(window, ended):
    page = ended()
    before = window.table.controller.session

    ui_driver.click(page.buttons.again)
    after = window.table.controller.session

    assert after.match.length == 0
    assert after.match.steps[0].state == before.match.steps[0].state
    assert (after.header.origin.kind, after.header.known) == ("again", True)


def test_new_game_opens_the_dialog_over_the_page(window, ended):
    page = ended()

    with ui_driver.meanwhile(NewGameDialog, lambda dialog: dialog.reject()):
        ui_driver.click(page.buttons.new_game)

    assert window.ceremony.is_shown
    assert window.actions_by_name["new_game"] in window.top_bar.game_menu.actions()


ROW = ("rematch", "again", "new_game", "replay", "review", "close_page")


@pytest.fixture
def row(window, ended, monkeypatch):
    """The buttons of the row by name, all shown, and the names of those that were pressed."""
    wait_for_window(window)
    window.resize(1280, 800)
    page, pressed = ended(), []
    for name in ROW:
        button = getattr(page.buttons, name)
        button.clicked.disconnect()
        button.clicked.connect(lambda _=False, name=name: pressed.append(name))
    return {name: getattr(page.buttons, name) for name in ROW}, pressed


def press_with_the_mouse(button, _tree):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press_with_keys(button, _tree):
    tab_to(button)
    strike(Qt.Key.Key_Return)


def press_in_the_tree(button, tree):
    reader.press(reader.the(tree, reader.Role.Button, button.text()))


@for_each("press", [press_with_the_mouse, press_with_keys, press_in_the_tree])
def test_every_button_of_the_row_is_pressed(window, row, press):
    buttons, pressed = row
    tree = QAccessible.queryAccessibleInterface(window.ceremony.page)
    for name, button in buttons.items():
        press(button, tree)
        ui_driver.wait_for(lambda: bool(pressed), name)
        assert pressed.pop() == name
        assert not pressed
    assert [reader.name(one) for one in reader.walk(tree) if "ButtonMenu" in str(one.role())] == [
        "Share…"
    ]


def test_what_does_not_fit_into_the_row_is_in_a_menu_of_it(window, ended):
    window.program.preferences.change(language="hu", text_size=150)
    window.resize(1024, 700)
    page = ended()
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    for _ in range(4):
        window.program.app.processEvents()
    before = window.table.controller.session
    assert page.buttons.again.isHidden()
    folded = [action for action in page.buttons.more.menu().actions() if action.isVisible()]

    folded[0].trigger()

    assert window.table.controller.session.header.origin.kind == "again"
    assert window.table.controller.session.match.seed == before.match.seed


def test_closing_shows_the_table_and_the_bar_leads_back(window, ended):
    page = ended()

    ui_driver.click(page.buttons.close_page)
    assert not window.ceremony.is_shown
    assert window.table.view.hasFocus()

    ui_driver.click(window.table.prompt_bar.ending)
    assert window.ceremony.is_shown


def test_the_keyboard_goes_round_within_the_page(window, ended):
    wait_for_window(window)
    page = ended()
    passed = []
    for _ in range(len(page.buttons.in_order) + 2):
        strike(Qt.Key.Key_Tab)
        passed.append(window.focusWidget())

    assert passed == [*page.buttons.in_order, page.panel.table, page]
    tab_to(page.buttons.close_page)
    strike(Qt.Key.Key_Return)
    assert not window.ceremony.is_shown


# after the page was closed, its row is a menu of the bar above the table


def closed(window, page):
    ui_driver.click(page.buttons.close_page)
    return window.table.prompt_bar


def by_mouse(window, bar, menu, action):
    finish = with_the_menu(
        lambda menu: QTest.mouseClick(
            menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center()
        )
    )
    ui_driver.click(bar.more)
    finish()


def by_keys(window, bar, menu, action):
    def choose(menu):
        for _ in range(menu.actions().index(action) + 1):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    finish = with_the_menu(choose)
    bar.ending.setFocus()
    tab_until(bar.more.hasFocus, "the menu")
    strike(Qt.Key.Key_Return)
    finish()


def by_tree(window, bar, menu, action):
    def choose(menu):
        tree = QAccessible.queryAccessibleInterface(menu)
        reader.press(reader.the(tree, reader.Role.MenuItem, action.text()))

    finish = with_the_menu(choose)
    tree = QAccessible.queryAccessibleInterface(window)
    (more,) = [
        one
        for one in reader.walk(tree)
        if reader.name(one) == "More" and "ButtonMenu" in str(one.role())
    ]
    actions = more.actionInterface()
    assert actions is not None
    actions.doAction(actions.showMenuAction())
    finish()


WAYS_TESTED = [*((by_mouse, way) for way in WAYS_ON), (by_keys, "review"), (by_tree, "replay")]


@pytest.mark.parametrize(("how", "way"), WAYS_TESTED)
def test_the_row_stays_in_the_bar_and_every_line_does_what_its_button_does(window, ended, how, way):
    wait_for_window(window)
    bar, ways = closed(window, ended()), window.ceremony.ways

    if way == "new_game":
        with ui_driver.meanwhile(NewGameDialog, lambda dialog: dialog.reject()):
            how(window, bar, ways, ways.of[way])
    else:
        how(window, bar, ways, ways.of[way])
        ui_driver.wait_for(WENT[way](window), way)


WENT = {
    "again": lambda window: lambda: window.table.controller.session.header.origin.kind == "again",
    "replay": lambda window: lambda: window.side.replay.is_running,
    "review": lambda window: lambda: window.side.review.page.isVisible,
}


def test_what_is_shared_from_the_bar_is_told_there(window, ended):
    bar = closed(window, ended())

    window.ceremony.ways.sharing.of["code"].trigger()

    assert bar.text == "Code copied: A79C-7EEB-2ZW5"


# words


@pytest.mark.parametrize("language", ["en", "hu"])
@for_each(("game_id", "seats"), [("caylus", 5), ("boonlake", 1)])
def test_no_word_is_cut_in_the_smallest_window_with_the_largest_text(
    window, ended, language, game_id, seats
):
    window.program.preferences.change(language=language, text_size=150)
    window.resize(1024, 700)
    page = ended(game_id, seats)
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    for _ in range(4):
        window.program.app.processEvents()

    for label in page.panel.findChildren(QLabel):
        if label.isVisible():
            room = label.contentsRect()
            needed = label.fontMetrics().boundingRect(room, _flags(label), label.text())
            assert needed.width() <= room.width() + 1, label.text()
            assert needed.height() <= room.height() + 1, label.text()
    for button in page.buttons.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
            assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))
    table = page.panel.table
    assert table.geometry().right() < page.panel.columns.x()
    for line in range(page.panel.model.rowCount()):
        for column in range(page.panel.model.columnCount()):
            index = page.panel.model.index(line, column)
            assert table.columnWidth(column) >= table.sizeHintForIndex(index).width(), index.data()


def _flags(label):
    return Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine


@for_each("game_id", found())
def test_what_decided_a_game_is_never_cut(window, ended, game_id):
    window.resize(1024, 700)
    window.program.preferences.change(language="hu", text_size=150)
    said = ended(game_id, 4).panel.box_text

    window.ceremony.page.panel.layout().activate()
    assert said.height() >= said.heightForWidth(said.width())


def test_no_name_below_the_columns_is_cut_that_just_fits(program, ended):
    """Whatever the width: either the letters are smaller, or the place stands below."""
    subject = ended("caylus", 5)._subject
    names = {subject.seats[seat].name for seat in subject.count.seats}

    for width in range(280, 500):
        said = captions(subject, program.appearance, width / 4, is_told=True)
        assert {name.split(". ")[-1] for name in said.names} == names

"""The end ceremony in the window: the page over the table, its keys, its table and its buttons."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton, QWidget

from burgundy_desktop.boardkit.clock import HandClock
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.ending import sharing, words
from burgundy_desktop.desktop.ending.menus import COPIES, FILES, WAYS_ON
from burgundy_desktop.desktop.ending.subject import subject_of
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import found, load
from burgundy_desktop.sound.names import Sound
from tests.cases import for_each
from tests.desktop import reader
from tests.desktop.fingers import strike, tab_to, tab_until, wait_for_window
from tests.games.drawn_sizes import contrast

SEED = 4711
LANGUAGES = (("en", "The Eminence", "the Eminence"), ("hu", "Az Eminenciás", "az Eminenciás"))
SHARED = ("castles_cards", 2, 2)
"""Game, seats and seed of a game that several win."""


def finished(store, game_id, seats, plies=None, seed=SEED):
    """A session of a whole game, or of its first plies; the first seat is a person."""
    like = whole_game(game_id, seats, seed)
    options = load(game_id).info.options_for(seats)
    people = (PERSON, *OTHERS[: seats - 1])
    session = store.begin(game_id, options, people, seed=seed, strict=False)
    return replayed(session, like, like.length if plies is None else plies)


@pytest.fixture
def ended(window, store):
    """Opens a finished game; returns the page with its last picture."""

    def open_it(game_id="castles", seats=2, seed=SEED):
        window.show_table(finished(store, game_id, seats, seed=seed))
        return window.ceremony.page

    return open_it


@pytest.fixture
def counting(window, store):
    """Plays the last move of a game at normal pace; returns the page at its beginning."""

    def play_it(game_id="castles", seats=2, **settings):
        window.ceremony.page.go_by(HandClock())
        last = whole_game(game_id, seats, SEED).length
        session = finished(store, game_id, seats, last - 1)
        window.show_table(session)
        window.program.preferences.change(**{"pace": "normal"} | settings)
        window.table.controller.submit(whole_game(game_id, seats, SEED).steps[last].move)
        while window.table.showing.skip():
            pass
        ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
        return window.ceremony.page

    return play_it


def cells(page):
    """The table as it is read: every line with its cells."""
    model = page.panel.model
    return [
        [model.index(line, column).data() for column in range(model.columnCount())]
        for line in range(model.rowCount())
    ]


def in_figures(points):
    return str(points).replace("-", "−") if points else "·"


# the table


@for_each("game_id", found())
def test_the_table_has_the_numbers_of_the_score_sheet(window, ended, game_id):
    info = load(game_id).info
    page = ended(game_id, info.seats_min)
    sheet, reasons = window.table.scores().sheet, window.table.scores().reasons
    groups, reason = window.table.board.groups, window.table.board.wording.reason
    seats = range(len(sheet.standings))

    *lines, sums = cells(page)

    assert sums[1:] == [in_figures(sheet.total(seat)) for seat in seats]
    alone = [name for name in reasons if name not in groups]
    for name in alone:
        expected = [in_figures(sheet.points(seat, name)) for seat in seats]
        assert [reason(name), *expected] in lines
    assert len(lines) == len(alone) + len({groups[name] for name in reasons if name in groups})


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_sums_of_a_long_table_are_seen_while_it_is_counted(window, counting, size, seats):
    window.resize(*size)
    page = counting("boonlake", seats)
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    table, timeline, seen = page.panel.table, page.timeline, {}

    for number, (row,) in enumerate(timeline.groups):
        page.turn_to(timeline.veil + (number + 0.9) * timeline.group)
        window.program.app.processEvents()
        counted = table.visualRect(page.panel.model.index(row, 1))
        assert QRect(0, 0, 9999, table.sums_place.top()).contains(counted)
        (*_, sums) = cells(page)
        seen[tuple(sums)] = picture_of(table.viewport(), table.sums_place)

    assert len(seen) > 5
    assert len(set(seen.values())) == len(seen), "each sum looks different from all others"


def picture_of(widget, place):
    shown = widget.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(shown.constBits())


@pytest.mark.parametrize("line", [0, 5, 40])
def test_no_line_of_a_long_table_is_cut_wherever_it_is_scrolled_to(window, ended, line):
    window.resize(1024, 700)
    table = ended("boonlake", 4).panel.table
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    table.verticalScrollBar().setValue(line)
    window.program.app.processEvents()

    places = [
        table.visualRect(table.model().index(row, 0)) for row in range(table.model().rowCount())
    ]
    tops = [place.top() for place in places if place.bottom() > 0]
    assert table.verticalScrollBar().maximum() > 0
    assert tops[0] == 0
    assert table.sums_place.top() in tops


def test_enter_opens_all_knowledge_tiles_and_closes_them(window, ended):
    page = ended()
    before = cells(page)
    tiles = next(line for line, row in enumerate(before) if row[0] == "Knowledge tiles")
    page.panel.table.setFocus()
    page.panel.table.setCurrentIndex(page.panel.model.index(tiles, 0))

    QTest.keyClick(page.panel.table, Qt.Key.Key_Return)
    opened = cells(page)
    parts = opened[tiles + 1 : tiles + 1 + len(opened) - len(before)]

    assert parts
    assert all(part[0].startswith("Knowledge ") for part in parts)
    assert window.ceremony.is_shown
    QTest.keyClick(page.panel.table, Qt.Key.Key_Return)
    assert cells(page) == before


@pytest.mark.parametrize("is_high", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_line_that_is_counted_can_be_read(counting, theme, is_high):
    page = counting(theme=theme, high_contrast=is_high)
    page.turn_to(page.timeline.veil + 0.5 * page.timeline.group)

    for column in range(3):
        cell = page.panel.model.index(0, column)
        roles = (Qt.ItemDataRole.ForegroundRole, Qt.ItemDataRole.BackgroundRole)
        ink, ground = (cell.data(role).color() for role in roles)
        assert contrast(ink, ground) >= 4.5


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


# sharing


def share(page, what):
    """Choose a line of the menu of *Share…*, by keys."""
    number = [*FILES, *COPIES].index(what)

    def choose(menu):
        for _ in range(number + 1):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    finish = with_the_menu(choose)
    tab_to(page.buttons.share)
    strike(Qt.Key.Key_Return)
    finish()


def name_the_file(path):
    def name(dialog):
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
        dialog.accept()

    return name


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1200)])
def test_the_picture_has_one_size_and_everything_on_it(window, ended, tmp_path, size):
    window.resize(*size)
    wait_for_window(window)
    page = ended()
    with ui_driver.meanwhile(QFileDialog, name_the_file(tmp_path / "end")):
        share(page, "picture")

    picture = QImage(str(tmp_path / "end.png"))

    assert (picture.width(), picture.height()) == (2560, 1600)
    golds = window.program.appearance.palette.golds
    colours = {picture.pixelColor(x, 1280).name().upper() for x in range(0, 2560, 5)}
    assert {golds.bright, golds.pale} & colours  # the columns
    assert window.program.appearance.palette.buttons.primary not in colours


def test_the_picture_can_be_copied(window, ended):
    wait_for_window(window)
    page = ended()

    share(page, "copied_picture")

    assert QGuiApplication.clipboard().image().width() == 2560
    assert window.ceremony.is_shown


def test_the_copied_text_names_everybody_has_every_number_and_ends_with_the_code(window, ended):
    wait_for_window(window)
    page = ended()
    first, second = (window.table.scores().sheet.total(seat) for seat in (0, 1))
    assert page.panel.title.text().startswith("You win")

    share(page, "copied_text")
    text = QGuiApplication.clipboard().text()

    assert f"Anna wins with {first} points! Second: Margot with {second}." in text
    assert f"1. Anna: {first}\n2. Margot: {second}" in text
    assert "Regions: Anna 35, Margot 47" in text
    assert "you" not in text.casefold().split()
    assert text.splitlines()[-1] == "The same deal as a game code: A79C-7EEB-2ZW5"
    share(page, "code")
    assert QGuiApplication.clipboard().text() == "A79C-7EEB-2ZW5"


def test_the_pdf_is_a_page_whose_letters_are_letters(window, ended, tmp_path):
    wait_for_window(window)
    page = ended()
    with ui_driver.meanwhile(QFileDialog, name_the_file(tmp_path / "end")):
        share(page, "pdf")

    content = (tmp_path / "end.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1
    assert b"/FontFile2" in content


@for_each(("what", "suffix"), [("record", ".txt"), ("game", ".burgundy")])
def test_record_and_game_can_be_opened_again(window, ended, store, tmp_path, what, suffix):
    wait_for_window(window)
    page = ended()
    before = window.table.controller.session
    with ui_driver.meanwhile(QFileDialog, name_the_file(tmp_path / "end")):
        share(page, what)

    opened = store.take_in(tmp_path / f"end{suffix}")

    assert opened.match.state == before.match.state
    assert opened.header.id == before.header.id


@for_each("what", FILES)
def test_a_full_disk_is_told_and_the_page_stays(window, ended, monkeypatch, what):
    page = ended()
    told = []
    monkeypatch.setattr(sharing, "ask_where", lambda *_: Path("/proc/no/such/end.file"))
    monkeypatch.setattr(sharing, "notice", lambda _, title, text: told.append(title))

    page.buttons.sharing.of[what].trigger()

    assert told == ["end.file could not be saved"]
    assert window.ceremony.is_shown


# after the page was closed, its row is a menu of the bar above the table


def closed(window, page):
    ui_driver.click(page.buttons.close_page)
    return window.table.prompt_bar


def with_the_menu(task):
    """Do something with the menu that opens next, the second time it is seen: only then does it
    know that it has the keyboard, and closed before, it would keep it.
    """
    seen: list[QWidget | None] = []
    done: list[QWidget] = []

    def wait():
        menu = QApplication.activePopupWidget()
        if menu is None or menu not in seen:
            seen.append(menu)
            QTimer.singleShot(5, wait)
        elif not done:
            done.append(menu)
            task(menu)

    QTimer.singleShot(0, wait)
    return lambda: ui_driver.wait_for(lambda: bool(done), "the menu")


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

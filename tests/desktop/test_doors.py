"""The ways to the lessons: library, menu, first game, rules."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop import games
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.lessons import LessonsDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.library import box_card
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.lessons import files
from burgundy_desktop.lessons.reading import load_lessons
from tests.desktop.conftest import ANNA, BLUE

GAME = "castles"
TODAY = datetime(2026, 11, 22, tzinfo=UTC)


def lessons():
    return load_lessons(games.load(GAME))


def begin(window, seats=(ANNA, BLUE)):
    options = games.load(GAME).info.options_for(len(seats))
    return window.program.store.begin(GAME, options, seats, seed=4711, strict=False)


def played(window):
    """The library after a game of Castles was begun."""
    window.show_table(begin(window))
    window.show_library()
    return window.library.boxes[GAME]


def lesson_on_the_table(window):
    course = window.learning.at_table.course
    return course.lesson if course is not None else None


def dialog_of(window, kind):
    found = [dialog for dialog in window.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("game", games.found())
def test_who_never_played_a_game_learns_it_first(window, game):
    window.show_library()
    box = window.library.boxes[game]
    assert box.learn.property("look") == "primary"
    assert box.learn.x() < box.new_game.x()

    ui_driver.click(box.learn)

    assert lesson_on_the_table(window) == load_lessons(games.load(game)).next_after(frozenset())
    assert window.table.controller.game.info.id == game


def test_a_game_that_was_played_is_gone_on_with_first(window):
    box = played(window)

    ui_driver.wait_for(lambda: box.go_on.x() < box.new_game.x() < box.learn.x(), "Learn last")
    assert box.go_on.property("look") == "primary"
    assert box.learn.accessibleName().startswith("Learn: ")


def test_who_has_learned_something_chooses_where_to_go_on(window):
    first = lessons().next_after(frozenset())
    window.program.learned.lesson_done(GAME, first.id, TODAY)
    window.show_library()

    ui_driver.click(window.library.boxes[GAME].learn)
    page = dialog_of(window, LessonsDialog)
    chosen = lessons().next_after(frozenset({first.id}))
    assert page.lesson == chosen
    QTest.keyClick(page, Qt.Key.Key_Return)

    assert lesson_on_the_table(window) == chosen


def test_the_page_tells_what_is_done_and_what_was_left(window):
    done, left = lessons().lessons[1:3]
    window.program.learned.lesson_done(GAME, done.id, TODAY)
    window.learn(GAME, left.id)
    window.show_library()
    window.show_lessons(GAME)
    page = dialog_of(window, LessonsDialog)

    rows = [page.form.lessons.item(row) for row in range(page.form.lessons.count())]
    said = [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    assert [text.endswith(", done") for text in said] == [
        one.id == done.id for one in lessons().lessons
    ]
    assert page.lesson == left
    assert page.form.start.text() == "Go on with this lesson"


def test_when_all_is_done_the_page_leads_to_a_game(window):
    for lesson in lessons().lessons:
        window.program.learned.lesson_done(GAME, lesson.id, TODAY)
    window.show_lessons(GAME)
    page = dialog_of(window, LessonsDialog)
    assert page.form.progress.text().startswith("All lessons done.")
    assert page.form.start.text() == "Play it again"

    ui_driver.click(page.form.new_game)

    assert dialog_of(window, NewGameDialog)._game_id == GAME


def test_another_game_is_chosen_on_the_page(window):
    window.actions_by_name["learn"].trigger()
    page = dialog_of(window, LessonsDialog)

    page.form.game.setCurrentIndex(page.form.game.findData("caylus"))

    assert page.lesson == load_lessons(games.load("caylus")).next_after(frozenset())


def test_the_first_game_offers_its_lessons(window):
    window.new_game(GAME)
    dialog = dialog_of(window, NewGameDialog)
    minutes = sum(lesson.minutes for lesson in lessons().lessons)
    assert dialog.form.learn_it.text() == f"Learn it ({minutes} minutes)"

    ui_driver.click(dialog.form.learn_it)

    assert lesson_on_the_table(window) == lessons().next_after(frozenset())


def test_who_knows_the_game_is_shown_the_table(window):
    window.new_game(GAME)

    ui_driver.click(dialog_of(window, NewGameDialog).form.know_it)

    assert lesson_on_the_table(window).handling


def test_later_games_offer_no_lessons(window):
    played(window)
    window.new_game(GAME)

    assert dialog_of(window, NewGameDialog).form.first_time.isHidden()


def test_the_rules_lead_to_the_lesson_that_shows_them(window):
    shown = lessons().about("ship")
    window.new_game(GAME)
    dialog_of(window, NewGameDialog).reject()
    window.actions_by_name["rules"].trigger()
    rules = dialog_of(window, RulesWindow)
    rules.show_page(GAME, "ship")

    ui_driver.click(rules.form.lesson)

    assert lesson_on_the_table(window) == shown


def test_a_paragraph_without_a_lesson_leads_nowhere(window):
    taught = {anchor for lesson in lessons().lessons for anchor in lesson.anchors}
    window.actions_by_name["rules"].trigger()
    rules = dialog_of(window, RulesWindow)
    rules.show_page(GAME, "ship")
    untaught = next(anchor for anchor in rules.listed if anchor not in taught)

    rules.go_to(untaught)

    assert rules.form.lesson.isHidden()


def test_a_game_without_lessons_has_no_button(window, monkeypatch):
    monkeypatch.setattr(box_card, "has_lessons", lambda _: False)
    window.show_library()

    box = window.library.boxes[GAME]
    assert box.learn.isHidden()
    assert box.new_game.property("look") == "primary"


def test_a_file_of_lessons_that_cannot_be_read_is_told_where_one_looks(
    window, tmp_path, monkeypatch
):
    broken = tmp_path / GAME / "lessons.toml"
    broken.parent.mkdir()
    broken.write_text("format = 1\n[[lesson]]\nid = 7\n", encoding="utf-8")
    usual = files.lessons_file
    monkeypatch.setattr(files, "lessons_file", lambda one: broken if one == GAME else usual(one))
    window.new_game(GAME)
    assert dialog_of(window, NewGameDialog).form.first_time.isHidden()
    dialog_of(window, NewGameDialog).reject()

    window.actions_by_name["about"].trigger()

    assert f"{GAME}/lessons.toml" in dialog_of(window, AboutDialog).form.folder.text()


def test_new_people_are_welcomed_until_they_have_finished_a_game(window, qtbot):
    window.resize(1280, 800)
    window.show_library()
    assert window.library.welcome.isVisible()

    session = begin(window)
    while not session.match.is_over:
        session.match.play(session.match.legal_moves()[0])
    window.program.store.keep(session)
    window.library.refresh()

    assert not window.library.welcome.isVisible()


def test_the_welcome_leaves_the_room_to_the_boxes(window):
    window.resize(1024, 600)
    window.show_library()

    assert not window.library.welcome.isVisible()

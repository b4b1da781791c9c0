"""The players' page, and players in a new game."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.series import Rule, Series
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.pages.players import page as players_page, words
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import PERSON
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.desktop.window import told_at_start
from burgundy_desktop.games import load
from burgundy_desktop.storage.settings import LastChoice
from tests.desktop.endings import finished
from tests.desktop.fingers import strike, wait_for_window


@pytest.fixture
def page(window, store):
    store.chronicle.add(*made_up(6))
    window.actions_by_name["profiles"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    return window.remembered.page


@pytest.fixture
def told(monkeypatch):
    """Every question is answered with yes."""
    said: list[tuple[str, str]] = []

    def agree(_, title, text, **__):
        said.append((title, text))
        return True

    def choose_first(_, title, text, ways, **__):
        said.append((title, text))
        assert ways
        return 0

    monkeypatch.setattr(players_page, "notice", agree)
    monkeypatch.setattr(players_page, "chosen_way", choose_first)
    return said


def add(page, name):
    page.buttons["new"].click()
    page.form.name.setText(name)
    page.form.keep.click()
    ui_driver.wait_for(lambda: not page.window().remembered._reading.is_going_on, "the games")


def refuse_to_write(store):
    lock = store.profiles.path.parent / ".burgundy.lock"
    lock.unlink()
    lock.mkdir()


def rows(page):
    return [page.list.item(row).text().split("\n") for row in range(page.list.count())]


def test_a_new_player_finds_the_games_of_that_name(page):
    assert page.nothing.isVisibleTo(page)
    add(page, "  anna ")

    ((name, tally),) = rows(page)

    assert (name, tally.startswith("6 games · last on")) == ("anna", True)


def test_the_signs_are_those_that_are_named_after_a_game_with_chosen_colours(window, page, store):
    def signs():
        box = page.form.colour
        return [box.itemIcon(at).pixmap(18).toImage() for at in range(1, box.count())]

    before = signs()
    options = load("pillars").info.options_for(3)
    seats = SeatInfo("Anna", colour="two"), SeatInfo("Benno", colour="one"), SeatInfo("Carla")
    window.show_table(store.begin("pillars", options, seats, seed=1, strict=False))
    assert signs() != before

    window.show_page("profiles")

    assert signs() == before


def test_enter_in_the_name_keeps_it(window, page):
    wait_for_window(window)
    page.buttons["new"].click()
    page.form.name.setText("Carla")
    strike(Qt.Key.Key_Return)

    assert [row[0] for row in rows(page)] == ["Carla"]


@pytest.mark.parametrize(
    ("typed", "problem"),
    [(" ", "A player needs a name."), ("ANNA", "There is a player with this name already.")],
)
def test_a_name_that_cannot_be_kept_says_why(window, page, typed, problem):
    wait_for_window(window)
    add(page, "Anna")
    page.buttons["new"].click()

    page.form.name.setFocus()
    page.form.name.setText("")
    for letter in typed:
        strike(Qt.Key(ord(letter.upper())))

    assert page.form.problem.text() == problem
    assert page.form.name.property("wrong")
    assert not page.form.keep.isEnabled()


def test_a_player_is_renamed_and_keeps_the_games(page):
    add(page, "Anna")
    page.form.name.setText("Annamária")
    page.form.portrait.setCurrentIndex(3)
    page.form.keep.click()

    assert rows(page)[0][0] == "Annamária"
    assert page.chosen.portrait == page.form.portrait.itemData(3)


def test_what_was_entered_and_not_kept_is_asked_about_when_another_row_is_chosen(page, told):
    for name in ("Anna", "Blue"):
        add(page, name)

    page.form.name.setText("Blanka")
    page.list.setCurrentRow(0)
    ui_driver.wait_for(lambda: bool(told), "the question")

    assert told == [("Keep the changes to Blue?", words.keep_text())]
    assert [row[0] for row in rows(page)] == ["Anna", "Blanka"]
    assert (page.chosen.name, page.form.name.text()) == ("Anna", "Anna")

    page.buttons["new"].click()
    page.form.name.setText("Carla")
    page.list.setCurrentRow(0)
    ui_driver.wait_for(lambda: len(told) > 1, "the question about somebody new")

    assert told[1][0] == "Add the player Carla?"
    assert [row[0] for row in rows(page)] == ["Anna", "Blanka", "Carla"]


def test_who_does_not_keep_what_was_entered_loses_it(page, monkeypatch):
    for name in ("Anna", "Blue"):
        add(page, name)
    asked = []
    monkeypatch.setattr(players_page, "notice", lambda *given, **_: asked.append(given))

    page.form.name.setText("Blanka")
    page.list.setCurrentRow(0)
    ui_driver.wait_for(lambda: bool(asked), "the question")

    assert [row[0] for row in rows(page)] == ["Anna", "Blue"]


@pytest.mark.parametrize("way", ["library", "chronicle", "profiles"])
def test_what_was_entered_and_not_kept_is_asked_about_when_the_page_is_left(
    window, page, told, way
):
    add(page, "Blue")
    page.form.name.setText("Blanka")

    window.actions_by_name[way].trigger()

    assert told == [("Keep the changes to Blue?", words.keep_text())]
    assert [row[0] for row in rows(page)] == ["Blanka"]


def test_what_was_entered_and_not_kept_is_asked_about_when_the_program_ends(window, page, told):
    page.buttons["new"].click()
    page.form.name.setText("Blanka")

    window.close()

    assert told == [("Add the player Blanka?", words.keep_text())]
    assert [one.name for one in window.program.store.profiles.all()] == ["Blanka"]


def test_the_question_about_what_was_not_kept_is_answered_by_words_of_its_own(window, page):
    add(page, "Blue")
    page.form.name.setText("Blanka")
    seen: list[str] = []

    def look(box):
        seen.extend(button.text() for button in box.buttons())
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        window.actions_by_name["library"].trigger()

    assert seen == ["Keep", "Do not keep"]
    assert [row[0] for row in rows(page)] == ["Blue"]


def test_who_leaves_the_page_and_does_not_keep_what_was_entered_is_asked_once(
    window, page, monkeypatch
):
    add(page, "Blue")
    asked = []
    monkeypatch.setattr(players_page, "notice", lambda *given, **_: asked.append(given))
    page.form.name.setText("Blanka")

    for way in ("library", "profiles", "library"):
        window.actions_by_name[way].trigger()

    assert len(asked) == 1
    assert page.form.name.text() == "Blue"


def test_a_form_that_the_disk_refused_is_still_there(window, page, told, store):
    add(page, "Blue")
    refuse_to_write(store)
    page.form.name.setText("Blanka")

    window.actions_by_name["library"].trigger()
    window.actions_by_name["profiles"].trigger()

    assert told[1][0] == words.not_written()
    assert page.form.name.text() == "Blanka"


def test_nothing_is_asked_about_a_form_that_was_only_looked_at(page, told):
    for name in ("Anna", "Blue"):
        add(page, name)

    for row in (0, 1, 0):
        page.list.setCurrentRow(row)
    page.buttons["new"].click()
    page.form.name.setText(" ")  # no name: it cannot be kept
    page.list.setCurrentRow(1)
    later: list[bool] = []
    QTimer.singleShot(0, lambda: later.append(True))
    ui_driver.wait_for(lambda: bool(later), "what comes after the click")

    assert told == []


def test_two_are_merged_and_divided_again(page, told):
    for name in ("Blue", "Anna"):
        add(page, name)
    page._others.actions()[0].trigger()
    assert told[0][0] == "Make Blue and Anna one player?"
    assert told[0][1].startswith("Anna (6 games) and Blue (0) become Anna.")
    assert [row[0] for row in rows(page)] == ["Anna"]

    page.buttons["divide"].click()

    assert [row[0] for row in rows(page)] == ["Anna", "Blue"]
    assert not page.buttons["divide"].isVisibleTo(page)


def test_a_deleted_player_leaves_no_name_behind(page, told, store):
    add(page, "Anna")
    page.buttons["delete"].click()

    assert told[0][0] == "Delete Anna?"
    assert rows(page) == []
    assert "Anna" not in store.chronicle.path.read_text()


def test_nobody_is_deleted_exported_or_merged_before_the_games_are_known(window, page):
    add(page, "Anna")
    add(page, "Blue")
    buttons = [page.buttons[name] for name in ("delete", "export", "merge")]
    assert all(one.isEnabled() for one in buttons)
    window.show_library()

    window.actions_by_name["profiles"].trigger()
    assert not any(one.isEnabled() for one in buttons)
    ui_driver.wait_for(lambda: all(one.isEnabled() for one in buttons), "the games")

    page.form.name.setText("Anna Maria")
    page.form.keep.click()
    assert not any(one.isEnabled() for one in buttons)


def test_who_has_no_games_is_deleted_after_a_question_that_speaks_of_none(page, monkeypatch):
    add(page, "Zoe")
    asked = []
    monkeypatch.setattr(players_page, "chosen_way", lambda *given, **_: asked.append(given))

    page.buttons["delete"].click()

    ((_, title, text, ways),) = asked
    assert (title, ways) == ("Delete Zoe?", ["Delete"])
    assert "0 games" not in text


def test_a_deleted_player_leaves_no_name_in_series_and_choices(page, told, program, store):
    add(page, "Anna")
    seats = (SeatInfo("anna"), SeatInfo("Margot", "duke"))
    began = datetime(2026, 3, 1, tzinfo=UTC)
    store.series.keep(Series("c" * 32, "castles", {}, False, seats, Rule("best_of", 3), began))
    program.preferences.change(last_choices={"castles": LastChoice(seats)})

    page.buttons["delete"].click()

    (series,) = store.series.all()
    for left in (series.players, program.preferences.now.last_choices["castles"].seats):
        assert [one.name for one in left] == ["", "Margot"]


def test_another_name_holds_for_the_games_to_come(page, program, store, a_game):
    add(page, "Anna")
    seats = (SeatInfo("anna"), SeatInfo("Margot", "duke"))
    began = datetime(2026, 3, 1, tzinfo=UTC)
    store.series.keep(Series("c" * 32, "castles", {}, False, seats, Rule("best_of", 3), began))
    program.preferences.change(last_choices={"castles": LastChoice(seats)})
    game = a_game(seats)

    page.form.name.setText("Annamária")
    page.form.keep.click()

    (series,) = store.series.all()
    here = program.store
    later = here.once_more(game, "again"), here.branch(game, 0, Luck.SAME, 0)
    headers = [one.header for one in later]
    lists = [series.players, *(one.seats for one in headers)]
    for left in (*lists, program.preferences.now.last_choices["castles"].seats):
        assert [one.name for one in left] == ["Annamária", "Margot"]
    assert {one.profiles for one in headers} == {(page.chosen.id, "")}


def test_two_who_became_one_keep_their_names_in_a_rematch(page, program, a_game, told):
    for name in ("Blue", "Anna"):
        add(page, name)
    game = a_game((SeatInfo("Anna"), SeatInfo("Blue")))
    page._others.actions()[0].trigger()

    assert program.store.once_more(game, "again").header.seats == game.header.seats


def test_the_games_can_go_with_the_player(page, store, a_game, monkeypatch):
    session = a_game()
    store.keep(session)
    (game, *others) = list(made_up(6))
    store.chronicle.path.unlink()
    store.chronicle.add(attrs.evolve(game, id=session.header.id), *others[:1])
    other = attrs.evolve(others[1].seats[0], profile="", name="Somebody", level="")
    store.chronicle.add(attrs.evolve(others[1], seats=(other,)))
    page.changed.emit()
    add(page, "Anna")
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: 1)

    page.buttons["delete"].click()

    assert [one.id for one in store.chronicle.read().finished] == [others[1].id]
    assert (len(store.library.entries()), len(store.library.binned())) == (0, 1)


def test_a_rebuilt_chronicle_does_not_bring_back_games_deleted_with_their_player(
    page, store, monkeypatch
):
    store.chronicle.path.unlink()
    store.keep(finished(store, "castles", 2))
    page.changed.emit()
    add(page, PERSON.name)
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: 1)
    page.buttons["delete"].click()
    assert len(store.library.binned()) == 1

    store.rebuild_chronicle()

    assert (store.chronicle.read().begun, store.chronicle.read().finished) == ((), ())
    assert PERSON.name not in store.chronicle.path.read_text()


def test_who_cancels_keeps_the_player(page, store, monkeypatch):
    add(page, "Anna")
    monkeypatch.setattr(players_page, "chosen_way", lambda *_, **__: None)

    page.buttons["delete"].click()

    assert [one.name for one in store.profiles.all()] == ["Anna"]


def test_the_export_is_an_archive(page, tmp_path):
    add(page, "Anna")

    def name(dialog):
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(tmp_path / "anna"))
        dialog.accept()

    with ui_driver.meanwhile(QFileDialog, name):
        page.buttons["export"].click()

    assert (tmp_path / "anna.zip").read_bytes().startswith(b"PK")


@pytest.mark.parametrize(("typed", "proposed"), [("A/B", "A-B.zip"), ("/x", "-x.zip")])
def test_the_export_is_proposed_in_the_home_folder(page, monkeypatch, typed, proposed):
    add(page, typed)
    asked = []
    monkeypatch.setattr(players_page, "ask_where", lambda *given: asked.append(given[3]))

    page.buttons["export"].click()

    assert asked == [Path.home() / proposed]


def test_a_disk_that_refuses_is_told(page, told, store):
    add(page, "Anna")
    refuse_to_write(store)

    add(page, "Blue")

    assert told[-1][0] == "The list of players could not be saved"
    assert [row[0] for row in rows(page)] == ["Anna"]


def test_a_new_game_offers_them_and_remembers_who_plays(window, page, program):
    add(page, "Anna")
    page.form.portrait.setCurrentIndex(4)
    page.form.colour.setCurrentIndex(2)
    page.form.keep.click()
    anna = page.chosen
    dialog = NewGameDialog(program, "castles", window)
    row = dialog.seat_rows.rows[0]
    assert row.name.text() == "Anna"
    assert row.name.completer().completionCount() == 1

    session = dialog.session()

    assert session.header.profiles == (anna.id, "")
    assert session.header.seats[0].face == anna.portrait
    assert session.header.seats[0].colour == anna.colour
    dialog.reject()


@pytest.mark.parametrize("level", ["", "duke"])
def test_a_player_called_like_an_opponent_meets_somebody_else(window, page, program, level):
    add(page, "Margot")
    dialog = NewGameDialog(program, "caylus", window, level)
    dialog.form.count.setCurrentIndex(dialog.form.count.findData(5))

    seats = dialog.seat_rows.players

    assert dialog.problem() == ""
    assert [seat.name for seat in seats] == ["Margot", "Anna", "Philippe", "Isabelle", "Hugo"]
    assert len({seat.face or seat.character for seat in seats}) == 5
    dialog.reject()


def test_a_player_sits_at_one_seat_only(window, page, program):
    add(page, "Anna")
    dialog = NewGameDialog(program, "castles", window)
    dialog.seat_rows.rows[1].who.setCurrentIndex(dialog.seat_rows.rows[1].who.findData(""))
    dialog.seat_rows.rows[1].name.setText("ANNA")

    assert dialog.problem() == "Two players have the same name."
    dialog.reject()


def test_broken_lists_of_players_and_files_of_series_are_told(window, store, home, monkeypatch):
    """A killed disk leaves half a file: what is gone is said, and the rest is shown."""
    # The games may be read by now, or while the page of the series is shown.
    monkeypatch.setattr(told_at_start, "notice", lambda *_, **__: False)
    home.profiles.parent.mkdir(parents=True, exist_ok=True)
    home.profiles.write_text('{"format": 1, "profi')
    home.series.mkdir(parents=True)
    (home.series / f"{'a' * 32}.json").write_text('{"format": 1, "ser')
    said = {}
    for name in ("profiles", "series"):
        window.actions_by_name[name].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        broken = window.remembered.page.broken
        said[name] = broken.text() if broken.isVisibleTo(window) else ""

    assert said == {
        "profiles": "The list of players could not be read. It is kept as profiles.json.broken.",
        "series": "1 series could not be read.",
    }
    assert home.profiles.with_name("profiles.json.broken").exists()


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_without_players_the_page_leads_to_the_first_one(
    window, page, program, language, text_size
):
    """A drawing, a sentence and a button, in a small window too."""
    program.preferences.change(language=language, text_size=text_size)
    window.resize(1024, 700)
    ui_driver.wait_for(lambda: window.size() == QSize(1024, 700), "the size")
    assert page.nothing.way.isVisible()
    assert not any(button.isVisible() for button in page.buttons.values())

    page.nothing.way.click()

    assert page.form.name.hasFocus()
    add(page, "Anna")
    assert not page.nothing.isVisible()
    assert page.buttons["new"].isVisible()
    assert window.width() == 1024


def test_the_portraits_grow_with_the_letters_and_no_name_ends_in_half_a_letter(
    window, page, program
):
    add(page, "Anna")
    before = page.list.iconSize().width()

    program.preferences.change(text_size=150)
    window.resize(1024, 700)

    assert page.list.iconSize().width() >= 1.4 * before
    for box in (page.form.portrait, page.form.colour):
        box.setFixedWidth(box.whole_width - 8)
        assert box.shown_text.endswith("…")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_large_letters_in_a_small_window_leave_room_for_the_form(
    window, page, program, store, language
):
    """With all buttons: somebody was merged into this player."""
    program.preferences.change(language=language, text_size=150)
    window.resize(1024, 700)
    for name in ("Anna", "Blue"):
        add(page, name)
    page._change(partial(program.store.profiles.merge, *page._shown[:2]), page._shown[0])
    assert page.buttons["divide"].isVisible()
    ui_driver.wait_for(lambda: window.width() == 1024, "the size")

    portrait = page.form.portrait
    ui_driver.wait_for(lambda: portrait.height() >= portrait.iconSize().height(), "the layout", 5)
    lowest = page.form.keep.geometry().bottom()
    assert page.form.height() - lowest >= page.form.layout().contentsMargins().bottom() - 1

"""A series through the window: begun in the dialog, played on at the end and from its page."""

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.series import Rule
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.ending.subject import subject_of
from burgundy_desktop.desktop.pages.series import page as series_page
from burgundy_desktop.desktop.saves import game_store
from burgundy_desktop.desktop.saves.series import go_on, series_of
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.desktop.words import series_words
from burgundy_desktop.games import load

GAME = "castles_cards"
SEED = 4711


@pytest.fixture(autouse=True)
def known_deals(monkeypatch):
    """No deal is left to chance."""
    monkeypatch.setattr(game_store, "new_seed", lambda: SEED + 1)


def over(store, session):
    """Play a game of the series to its end, by the moves of a known game."""
    seats = len(session.seats)
    like = whole_game(GAME, seats, session.match.seed)
    store.keep(session)
    store.keep(replayed(session, like, like.length))
    return session


@pytest.fixture
def begun(store, program, window):
    """The first game of a series, chosen in the dialog of a new game."""

    def begin(seats=2, length=1, *, same_luck=False, seed=SEED):
        dialog = NewGameDialog(program, GAME, window)
        dialog.form.count.setCurrentIndex(dialog.form.count.findData(seats))
        dialog.series.length.setCurrentIndex(length)
        dialog.series.same_luck.setChecked(same_luck)
        dialog.form.seed.setText(str(seed))
        return dialog.session()

    return begin


@pytest.fixture
def page(window):
    def come():
        window.actions_by_name["series"].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        return window.remembered.page

    return come


def test_the_choice_says_what_is_played(program, window):
    dialog = NewGameDialog(program, GAME, window)
    choice = dialog.series
    dialog.form.count.setCurrentIndex(dialog.form.count.findData(2))

    assert (choice.rule, choice.same_luck.isHidden()) == (None, True)
    choice.length.setCurrentText("Best of 5")
    choice.same_luck.setChecked(True)
    assert choice.rule == Rule("best_of", 5, same_luck=True)
    assert not choice.same_luck.isHidden()
    dialog.form.count.setCurrentIndex(dialog.form.count.findData(1))
    assert choice.rule == Rule("best_of", 5)
    assert choice.same_luck.isHidden()


def test_the_next_game_is_begun_from_the_end(window, store, begun):
    first = over(store, begun(seats=2, length=1, same_luck=True))
    window.show_table(first)
    ending = window.ceremony.page

    assert ending.buttons.rematch.text() == "Next game"
    assert window.table.prompt_bar.rematch.text() == "Next game"
    assert "after 1 of 3 games" in window.ceremony._subject.box
    window.program.preferences.change(language="hu")
    window.ceremony.retell()
    assert "after 1 of 3 games" not in window.ceremony._subject.box
    window.program.preferences.change(language="en")
    ending.buttons.rematch.click()

    second = window.table.controller.session
    assert second.header.origin == first.header.origin
    assert [seat.name for seat in second.seats] == [seat.name for seat in reversed(first.seats)]
    assert (second.match.seed, second.header.salt) == (first.match.seed, "")
    assert series_of(store, second).number == 1


def test_in_a_small_window_with_large_text_every_column_says_whose_it_is(
    program, window, store, begun, page
):
    program.preferences.change(text_size=150)
    window.resize(1024, 700)
    over(store, begun(seats=4, length=1))
    table = page().games
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the size")
    header, names = table.horizontalHeader(), range(table.columnCount())

    letters = header.fontMetrics().horizontalAdvance("Marg…")
    assert len(names) == 4
    assert all(header.sectionSize(at) >= letters for at in names)


def test_the_rows_of_its_games_grow_with_the_letters(program, store, begun, page):
    over(store, begun(seats=2, length=1))
    table = page().games
    before = table.rowHeight(0)

    program.preferences.change(text_size=150)

    assert table.rowHeight(0) >= 1.4 * before


def test_a_series_that_is_over_is_told_and_a_rematch_is_a_single_game(window, store, begun):
    session = begun(seats=1, length=4)  # the points of two games
    for _ in range(2):
        window.show_table(over(store, session))
        before = session
        state = series_of(store, session)
        if state.goes_on:
            window.ceremony.page.buttons.rematch.click()
            session = window.table.controller.session

    assert series_of(store, before).score.is_over
    assert any(
        said in window.ceremony._subject.box for said in ("Series: Winner:", "Series: Tied:")
    )
    assert window.ceremony.page.buttons.rematch.text() == "Rematch"
    window.ceremony.page.buttons.rematch.click()
    assert window.table.controller.session.header.origin.kind == "rematch"


def test_who_has_no_name_is_spoken_to_at_every_seat_in_every_language(
    window, store, begun, page, speak
):
    state = series_of(store, over(store, begun()))
    assert state is not None
    second = over(store, go_on(store, state))
    page()
    assert second.header.seats[1].name == "You"

    speak("hu")

    subject = subject_of(second, board_of(GAME))
    assert (second.seats[1].name, subject.role(Seat(1))) == ("Te", "")
    assert series_words.sides(state)[0] == "Te"
    window.actions_by_name["statistics"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    who = window.remembered.page.filters.boxes["who"]
    assert [who.itemText(number) for number in range(who.count())] == ["Te"]


def test_the_page_plays_it_on_and_survives_a_kill_between_two_games(window, store, begun, page):
    over(store, begun())
    shown = page()

    assert "after 1 of 3 games" in shown.list.item(0).text()
    assert shown.buttons["go_on"].text() == "Next game"
    QTest.mouseClick(shown.buttons["go_on"], Qt.MouseButton.LeftButton)

    second = window.table.controller.session
    store.keep(second)
    shown = page()
    assert shown.buttons["go_on"].text() == "Continue"
    shown.buttons["go_on"].click()
    assert window.table.controller.session.header.id == second.header.id


def test_a_deleted_game_is_played_again_or_the_series_ends(window, store, begun, page):
    first = begun()
    store.keep(first)
    store.library.delete(first.autosave.path)
    shown = page()

    assert shown.buttons["go_on"].text() == "Play it again"
    assert not shown._gone.isHidden()
    shown.buttons["go_on"].click()
    again = window.table.controller.session
    assert again.header.id != first.header.id
    assert [one.game for one in series_of(store, again).series.rounds] == [again.header.id]

    shown = page()
    shown.buttons["end"].click()
    assert shown.buttons["go_on"].isHidden()
    assert shown.list.item(0).text().splitlines()[1].startswith("Ended early")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_series_is_deleted_and_its_games_stay(store, begun, page, monkeypatch, agrees):
    over(store, begun())
    shown = page()
    monkeypatch.setattr(series_page, "notice", lambda *_, **__: agrees)

    shown.buttons["delete"].click()

    assert bool(store.series.all()) is not agrees
    assert len(store.library.entries()) == 1
    assert len(store.chronicle.read().finished) == 1


def test_a_disk_that_refuses_is_told(window, store, begun, page, monkeypatch):
    over(store, begun())
    shown = page()
    told = []
    monkeypatch.setattr(series_page, "notice", lambda _, title, text: told.append((title, text)))
    store.series.folder.rename(store.series.folder.with_name("away"))
    store.series.folder.write_text("in its place")

    shown.buttons["go_on"].click()
    shown.buttons["end"].click()

    assert [title for title, _ in told] == ["This could not be done"] * 2
    assert window.remembered.isVisible()


@pytest.mark.parametrize(
    "other",
    [
        {"game": "later_game"},
        {"options": {"weather": "rain"}},
        {"options": {"seats": "2"}},
        {"players": (SeatInfo("Anna"), SeatInfo("Hugo", "emperor"))},
    ],
)
def test_a_series_of_another_version_is_passed_over(window, store, begun, page, other):
    session = over(store, begun())
    (series,) = store.series.all()
    store.series.keep(attrs.evolve(series, **other))

    shown = page()

    assert (shown.list.count(), shown.broken.text()) == (0, "1 series could not be read.")
    assert series_of(store, session) is None


def test_only_the_chosen_game_is_listed(window, store, begun, page):
    over(store, begun())
    shown = page()

    window.remembered.side.choose("caylus")
    assert (shown.list.count(), shown.nothing.isHidden()) == (0, False)
    assert shown.nothing.words.text() == "No series of this game yet."
    with ui_driver.meanwhile(NewGameDialog, lambda dialog: dialog.reject()):
        shown.nothing.way.click()
    window.remembered.side.choose(GAME)
    assert shown.list.count() == 1


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (2, "2"), (0.5, "½"), (1.5, "1½"), (1 / 3, "0.33"), (110, "110")]
)
def test_halves_are_drawn(value, text):
    assert series_words.count(value) == text


def test_a_series_may_have_every_number_of_seats(store, begun):
    info = load(GAME).info
    for seats in range(info.seats_min, info.seats_max + 1):
        state = series_of(store, over(store, begun(seats=seats)))
        assert state is not None
        assert state.score.sides == (2 if seats == 1 else seats)
        assert len(series_words.sides(state)) == state.score.sides


def test_without_a_series_the_way_to_one_stands_in_the_middle(window, page):
    window.show()
    shown = page()
    shown.layout().activate()
    button = shown.nothing.way.mapTo(shown, shown.nothing.way.rect().center())

    assert abs(button.x() - shown.width() / 2) < shown.width() / 20
    assert abs(button.y() - shown.height() / 2) < shown.height() / 8

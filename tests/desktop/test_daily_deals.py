"""The deals of the day in the window: the page, how games of them begin and count, their cards."""

from datetime import UTC, date, datetime, timedelta

import attrs
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_desktop.boardkit.sentences import in_figures
from burgundy_desktop.core import daily
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.daily import card, playing, words
from burgundy_desktop.desktop.pages.daily.calendar import Mark
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.games import found
from burgundy_desktop.storage.cleanness import Spoiler, spoiler_of
from burgundy_desktop.storage.profiles import Profile
from burgundy_desktop.storage.settings import LastChoice
from tests.desktop import reader
from tests.desktop.fingers import strike, tab_until, wait_for_window
from tests.desktop.fitting import is_cut

SUNDAY = date(2026, 11, 22)
DAY = timedelta(days=1)
CARD = """Burgundy, 22 Nov 2026, The Castles of Burgundy
Me {mine} : {theirs} Hugo (King)
"""


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    """The clock on the wall; it begins on a Sunday at eight."""
    shown = [datetime(2026, 11, 22, 20, tzinfo=UTC)]
    monkeypatch.setattr(playing, "now_here", lambda: shown[0])
    return shown


@pytest.fixture
def page(window):
    def open_it():
        window.actions_by_name["daily"].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        return window.remembered.page

    return open_it


def choose(page, game_id):
    page.deals.setCurrentRow(found().index(game_id))


def row(page, game_id):
    return page.deals.item(found().index(game_id)).text().splitlines()


def play_to_the_end(session):
    """Every decision takes the first legal move."""
    while session.match.to_decide is not None:
        session.match.play(session.match.legal_moves()[0])
    return session


def finish(window, store, session):
    """The game that was begun at the table ends, and is saved."""
    store.keep(play_to_the_end(session))
    window.show_library()


def test_the_page_has_the_deals_of_today_and_whom_one_plays_against(page):
    shown = page()

    assert shown.title.text() == "Sunday, 22 November 2026"
    assert row(shown, "castles") == [
        "The Castles of Burgundy",
        "against Hugo, King",
        "not played yet",
    ]
    assert row(shown, "boonlake")[1] == "against the Eminence, elite"
    assert row(shown, "castles_cards")[1] == "against Aaron"
    assert row(shown, "pillars")[1] == "against Hugo and Anna, King"


def test_deals_have_pictures_as_long_as_there_is_room(window, page, program):
    shown = page()
    program.preferences.change(text_size=150)
    window.resize(1600, 1000)
    assert not shown.deals.item(0).icon().isNull()

    window.resize(1024, 700)
    assert shown.deals.item(0).icon().isNull()

    window.resize(1600, 1000)
    assert not shown.deals.item(0).icon().isNull()


def test_enter_plays_a_deal_which_is_the_same_for_everybody(window, page):
    wait_for_window(window)
    shown = page()
    choose(shown, "castles")
    tab_until(shown.deals.hasFocus, "the deals")

    strike(Qt.Key.Key_Return)
    session = window.table.controller.session

    assert session.match.seed == 656427
    assert (session.header.origin.kind, session.header.origin.of) == ("daily", "2026-11-22")
    assert [info.level for info in session.header.seats] == ["", "king"]
    assert spoiler_of(session.header) is None


def test_the_first_game_counts_and_every_other_one_is_practice(window, page, store):
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    first = window.table.controller.session

    shown = page()
    assert row(shown, "castles")[2] == "begun"
    assert shown.play.text() == "Go on"
    ui_driver.click(shown.practise)
    second = window.table.controller.session
    shown = page()
    ui_driver.click(shown.play)

    assert second.header.origin.of == "2026-11-22:practice"
    assert spoiler_of(second.header) is Spoiler.KNOWN
    assert window.table.controller.session.header.id == first.header.id


@pytest.mark.parametrize("before", ["library", "chronicle"])
def test_nothing_is_begun_while_the_chronicle_is_read(window, page, before):
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    first = window.table.controller.session
    window.show_library()
    if before == "chronicle":
        window.show_page("chronicle")
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")

    window.actions_by_name["daily"].trigger()
    buttons = shown.play, shown.practise, shown.copy
    assert not any(button.isEnabled() for button in buttons)
    shown.deals.itemActivated.emit(shown.deals.currentItem())
    assert not window.is_at_table

    ui_driver.wait_for(shown.play.isEnabled, "the chronicle")
    ui_driver.click(shown.play)
    assert window.table.controller.session.header.id == first.header.id


def test_a_deal_that_was_met_here_counts_but_is_not_clean(program, store):
    deal = playing.deal_of("castles", SUNDAY)
    like = store.begin(
        "castles",
        deal.options,
        playing.begin(program, deal, ()).header.seats,
        strict=False,
        seed=deal.seed,
    )
    store.keep(like)

    session = playing.begin(program, deal, store.chronicle.read().begun)

    assert session.header.origin.of == "2026-11-22:met"
    assert spoiler_of(session.header) is Spoiler.KNOWN


def player(name, identity):
    return Profile(identity * 32, name, "knight", "three", datetime(2026, 11, 1, tzinfo=UTC))


@pytest.mark.parametrize("is_over", [False, True])
def test_a_deal_whose_save_is_gone_says_why_it_cannot_be_opened(window, page, store, is_over):
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    session = window.table.controller.session
    if is_over:
        finish(window, store, session)
    window.show_library()
    store.library.delete(session.autosave.path)

    shown = page()
    choose(shown, "castles")
    assert not shown.play.isEnabled()
    assert shown.told.text() == shown.play.toolTip() == words.is_gone()

    choose(shown, "caylus")
    assert shown.told.text() == shown.play.toolTip() == ""


def test_each_player_has_a_first_game_and_a_guest_too(window, page):
    anna, blue = player("Anna", "a"), player("Blue", "b")
    for one in (anna, blue):
        window.program.store.profiles.add(one)
    shown = page()
    assert [shown.player.itemText(row) for row in range(3)] == ["Anna", "Blue", "Guest"]
    choose(shown, "castles")
    ui_driver.click(shown.play)
    first = window.table.controller.session.header

    shown = page()
    assert row(shown, "castles")[2] == "begun"
    shown.player.setCurrentIndex(1)
    assert row(shown, "castles")[2] == "not played yet"
    ui_driver.click(shown.play)
    second = window.table.controller.session.header
    shown = page()
    shown.player.setCurrentIndex(2)
    ui_driver.click(shown.play)
    third = window.table.controller.session.header

    assert [one.seats[1].name for one in (first, second, third)] == ["Hugo"] * 3
    assert [one.profiles[0] for one in (first, second, third)] == [anna.id, blue.id, ""]
    assert first.seats[0] == SeatInfo("Anna", colour="three", face="knight")
    assert [one.origin.of for one in (first, second)] == ["2026-11-22", "2026-11-22:met"]
    assert third.origin.of == "2026-11-22:met"


def test_the_name_of_whoever_plays_is_whole(window, page):
    window.program.store.profiles.add(player("Kovács Magdolna", "a"))
    shown = page()
    assert shown.player.currentText() == "Kovács Magdolna"
    assert not is_cut(shown.player)

    window.program.store.profiles.add(player("Wittgenstein Mária", "b"))
    shown = page()
    shown.player.setCurrentIndex(1)
    QApplication.processEvents()
    assert not is_cut(shown.player)

    window.program.preferences.change(text_size=150)
    window.resize(1024, 700)
    shown.player.setCurrentText("Wittgenstein Mária")
    QApplication.processEvents()
    assert not is_cut(shown.player) or shown.player.shown_text.endswith("…")


def test_who_sat_at_the_screen_last_is_proposed_after_a_restart_too(window, page, program):
    for one in (player("Anna", "a"), player("Blue", "b")):
        program.store.profiles.add(one)
    for game_id, name in (("castles", "Anna"), ("pillars", "Blue")):
        choice = LastChoice((SeatInfo(name), SeatInfo("", "duke")))
        program.preferences.take(program.preferences.now.with_last_choice(game_id, choice))
    program.preferences._settings = program.preferences._read()

    assert page().player.currentText() == "Blue"


def test_a_merge_through_others_gives_no_second_first_game(window, page):
    """Anna becomes Blue, who becomes Carla: what Anna has begun, Carla has."""
    profiles = window.program.store.profiles
    anna, blue, carla = player("Anna", "a"), player("Blue", "b"), player("Carla", "c")
    profiles.add(anna)
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    for one in (blue, carla):
        profiles.add(one)
    profiles.merge(blue, anna)
    profiles.merge(carla, profiles.of(blue.id))

    shown = page()
    choose(shown, "castles")

    assert [shown.player.itemText(row) for row in range(2)] == ["Carla", "Guest"]
    assert row(shown, "castles")[2] == "begun"


def test_what_a_guest_finished_is_that_of_the_player_who_took_the_name(window, page, store):
    program = window.program
    choice = LastChoice((SeatInfo("Anna"),))
    program.preferences.take(program.preferences.now.with_last_choice("castles_cards", choice))
    shown = page()
    assert not shown.player.isVisible()
    choose(shown, "castles_cards")
    ui_driver.click(shown.play)
    finish(window, store, window.table.controller.session)
    program.store.profiles.add(player("Anna", "a"))

    shown = page()

    assert shown.player.currentText() == "Anna"
    assert row(shown, "castles_cards")[2] != "not played yet"


def test_nobody_plays_against_a_character_of_the_own_name(window, page):
    window.program.store.profiles.add(player("Hugo", "c"))
    shown = page()
    said = row(shown, "castles")[1]
    choose(shown, "castles")

    ui_driver.click(shown.play)

    name = window.table.controller.session.header.seats[1].name
    assert name != "Hugo"
    assert said == f"against {name}, King"


def test_a_game_that_ends_after_midnight_counts_for_its_day(window, page, store, clock):
    shown = page()
    choose(shown, "castles_cards")
    ui_driver.click(shown.play)
    clock[0] += timedelta(hours=6)
    finish(window, store, window.table.controller.session)

    shown = page()
    assert shown.title.text() == "Monday, 23 November 2026"
    assert "in a row" not in shown.remark.text()
    shown.choose_day(SUNDAY)
    assert row(shown, "castles_cards")[2] != "not played yet"
    assert "Until noon" in shown.remark.text()

    shown.choose_day(SUNDAY + DAY)
    ui_driver.click(shown.play)
    finish(window, store, window.table.controller.session)
    assert page().remark.text().endswith("2 days in a row")


def test_a_clock_that_is_set_back_during_play_gives_no_second_try(window, page, store, clock):
    shown = page()
    ui_driver.click(shown.play)
    clock[0] -= timedelta(hours=19)

    shown = page()
    ui_driver.click(shown.practise)

    assert window.table.controller.session.header.origin.of == "2026-11-22:practice"


def test_a_new_day_shows_its_deals_to_who_looks_at_the_page(page, clock):
    shown = page()
    shown.show()
    shown.told.setText("Result copied")
    clock[0] += timedelta(hours=5)

    shown._midnight.timeout.emit()

    assert (shown.title.text(), shown.told.text()) == ("Monday, 23 November 2026", "")
    assert row(shown, "caylus")[1].endswith("Novice")


def test_the_result_is_copied_as_lines_that_spoil_nothing(window, page, store):
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    session = window.table.controller.session
    finish(window, store, session)
    shown = page()
    mine, theirs = (session.match.score.total(seat) for seat in (0, 1))

    ui_driver.click(shown.copy)

    text = QGuiApplication.clipboard().text()
    assert text.startswith(CARD.format(mine=mine, theirs=theirs))
    course = text.splitlines()[2].split()
    assert course[::2] == ["A", "B", "C", "D", "E", "clean"]
    assert {*course[1::2]} <= {"+", "=", "−"}
    assert shown.told.text() == "Result copied"


def test_the_end_of_a_daily_game_offers_its_card_and_no_other_end(window, program, store):
    deal = playing.deal_of("castles_cards", SUNDAY)
    window.show_table(play_to_the_end(playing.begin(program, deal, ())))
    action = window.ceremony.page.buttons.sharing.of["card"]
    assert action.isVisible()

    action.trigger()
    assert QGuiApplication.clipboard().text().startswith("Burgundy, 22 Nov 2026, The Card Game")

    session = window.table.controller.session
    other = store.once_more(session, "again", session.match.seed)
    window.show_table(play_to_the_end(other))
    assert not action.isVisible()
    assert card.attempt_at(other) is None


@pytest.mark.parametrize("game_id", found())
def test_a_card_of_every_game_names_both_sides(program, game_id):
    deal = playing.deal_of(game_id, SUNDAY)
    session = play_to_the_end(playing.begin(program, deal, ()))
    title, points, course = card.card_of(session, QLocale("en_GB")).splitlines()

    assert title.startswith("Burgundy, 22 Nov 2026, ")
    assert points.startswith(f"Me {in_figures(session.match.score.total(0))} : ")
    assert course.endswith("clean")


def test_arrows_and_page_keys_go_through_the_calendar(window, page):
    wait_for_window(window)
    shown = page()
    tab_until(shown.calendar.hasFocus, "the calendar")
    for key, day in (
        (Qt.Key.Key_Left, date(2026, 11, 21)),
        (Qt.Key.Key_Up, date(2026, 11, 14)),
        (Qt.Key.Key_PageUp, date(2026, 10, 14)),
        (Qt.Key.Key_PageDown, date(2026, 11, 14)),
        (Qt.Key.Key_PageDown, SUNDAY),
        (Qt.Key.Key_Right, SUNDAY),
    ):
        strike(key)
        assert shown.calendar.day == shown._day == day
    assert not shown.forward.isEnabled()


def test_a_click_on_a_past_day_shows_its_deals_which_count_for_no_streak(window, page):
    wait_for_window(window)
    shown = page()
    (item,) = shown.calendar.findItems("3", Qt.MatchFlag.MatchExactly)[:1]

    spot = shown.calendar.visualItemRect(item).center()
    QTest.mouseClick(shown.calendar.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    assert shown.title.text() == "Tuesday, 3 November 2026"
    assert "no streak" in shown.remark.text()
    ui_driver.click(shown.play)
    assert window.table.controller.session.header.origin.of == "2026-11-03:late"


def test_the_calendar_says_what_its_marks_mean(window, page, store):
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    finish(window, store, window.table.controller.session)
    shown = page()
    result = shown._results["castles", SUNDAY]

    (mark,) = shown.calendar._marks[SUNDAY]
    said = shown.calendar.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)

    assert mark is (Mark.WON if result.seats[0].rank == 1 else Mark.LOST)
    assert said.startswith("Sunday, 22 November 2026, The Castles of Burgundy ")
    assert str(result.seats[0].points) in said


@pytest.mark.parametrize(
    ("ranks", "said"),
    [
        ((1, 2), "won with 23 · clean"),
        ((1, 1), "shared victory, 23 points · clean"),
        ((2, 1), "not won, 23 points · clean"),
    ],
)
def test_the_status_tells_a_shared_victory_from_one_of_ones_own(program, ranks, said):
    game = next(made_up(1, ("castles",)))
    seats = [attrs.evolve(game.seats[seat], points=23, rank=ranks[seat]) for seat in (0, 1)]
    over = attrs.evolve(game, seats=tuple(seats), clean=True)

    assert words.status(over, is_begun=True, is_there=True) == said


def test_a_deal_that_was_given_up_is_no_open_one(window, page, store):
    shown = page()
    choose(shown, "castles")
    ui_driver.click(shown.play)
    session = window.table.controller.session
    store.keep(session)
    shown = page()
    assert shown.calendar._marks[SUNDAY] == [Mark.OPEN]

    store.library.delete(session.autosave.path)
    shown = page()

    assert shown.calendar._marks[SUNDAY] == [Mark.LOST]


def test_the_tree_plays_a_deal(window, page):
    wait_for_window(window)
    shown = page()
    choose(shown, "caylus")
    tree = QAccessible.queryAccessibleInterface(shown)

    reader.press(reader.the(tree, reader.Role.Button, "Play"))

    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    assert window.table.controller.session.header.game == "caylus"
    assert daily.attempt_of("daily", window.table.controller.session.header.origin.of) is not None

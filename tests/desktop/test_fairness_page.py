"""The page of fair chance: a game is verified, its dice and those of all games are counted."""

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QShowEvent

from burgundy_desktop.core.fairness import FACES, band, came_in
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.games import load
from tests.desktop import reader
from tests.desktop.conftest import ANNA, BLUE, CARLA
from tests.desktop.fingers import strike, tab_until, wait_for_window

SEALED = "9f86d081884c7d659a2feaa0c55ad015"


@pytest.fixture
def finished(store):
    """Keeps finished games; returns their sessions."""

    def keep(*games):
        sessions = []
        for number, game_id in enumerate(games):
            seats, seed = load(game_id).info.seats_min, 4711 + number
            like = whole_game(game_id, seats, seed)
            people = (ANNA, BLUE, CARLA)[:seats]
            new = store.begin(game_id, like.options, people, strict=False, seed=seed, salt=SEALED)
            store.keep(replayed(new, like, like.length))
            sessions.append(new)
        return sessions

    return keep


@pytest.fixture
def page(window):
    def open_it():
        window.actions_by_name["fairness"].trigger()
        ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
        shown = window.remembered.page
        ui_driver.wait_for(lambda: not shown.counting.is_going_on, "the dice")
        shown.counting.went_on.emit()
        return shown

    return open_it


def verified(page):
    ui_driver.wait_for(lambda: page._verdict is not None, "the verdict")
    return page.verdict.text()


def test_dice_of_the_game_and_of_all_games_are_those_of_the_saves(page, finished):
    sessions = finished("castles", "caylus", "castles")
    shown = page()
    each = [came_in(session.match) for session in sessions]

    mine, everybodys = shown.charts
    assert shown.chosen.id == sessions[-1].header.id
    assert mine._faces == each[2].faces
    assert everybodys._faces == tuple(map(sum, zip(each[0].faces, each[2].faces, strict=True)))
    assert everybodys._band == band(250)
    assert "250 dice" in everybodys.accessibleName()
    assert "usual: 29.9 to 53.5 of each number" in everybodys.accessibleName()
    assert shown.expect.text().startswith("In one fair game out of five")
    assert not shown.expect.isHidden()


def test_a_game_without_dice_says_what_came(window, page, finished):
    finished("castles", "caylus")
    page()
    window.remembered.side.choose("caylus")
    shown = window.remembered.page

    mine, everybodys = shown.panels
    assert mine._missing.text() == "No dice were rolled here: 6 buildings came."
    assert shown.charts[0].isHidden()
    assert everybodys.isHidden(), "the same again would tell nothing"
    assert shown.expect.isHidden()

    window.remembered.side.choose(ALL)
    assert not everybodys.isHidden()


def test_several_games_without_dice_are_told_in_one_place(window, page, finished):
    finished("caylus", "caylus")
    page()
    window.remembered.side.choose("caylus")
    mine, everybodys = window.remembered.page.panels

    assert mine._remark.text() == "All games: 12 buildings"
    assert everybodys.isHidden()


def test_a_number_outside_the_band_says_so(page, finished):
    finished("castles")
    shown = page()
    came = shown.counting.came[shown.chosen.id]
    shown.counting.came[shown.chosen.id] = attrs.evolve(came, faces=(40, 17, 17, 17, 17, 17))
    shown.counting.went_on.emit()

    values = [row.value for row in shown.charts[0].rows]
    assert values == ["40, outside the band", *["17"] * (FACES - 1)]


def test_enter_verifies_the_chosen_game_and_its_proof_can_be_copied(window, page, finished):
    wait_for_window(window)
    first, _ = finished("castles", "caylus")
    shown = page()
    shown.choice.setCurrentIndex(1)
    tab_until(shown.verify.hasFocus, "the button")

    strike(Qt.Key.Key_Return)

    assert verified(shown) == "Verified: 125 dice and 80 tiles follow from the sealed deal."
    assert "seed 4711" in shown.deal.text()
    ui_driver.click(shown.copy)
    assert QGuiApplication.clipboard().text() == first.sealed_text


def test_the_tree_verifies_and_another_game_has_no_verdict_yet(window, page, finished):
    wait_for_window(window)
    finished("castles", "caylus")
    shown = page()
    tree = QAccessible.queryAccessibleInterface(shown)
    reader.press(reader.the(tree, reader.Role.Button, "Verify"))
    assert "6 buildings" in verified(shown)

    shown.choice.setCurrentIndex(1)

    assert shown.verdict.text() == shown.deal.text() == ""
    assert not shown.copy.isEnabled()


def test_a_page_of_another_kind_of_game_forgets_the_verdict(window, page, finished):
    finished("castles", "caylus")
    shown = page()
    ui_driver.click(shown.verify)
    verified(shown)

    window.remembered.side.choose("castles")

    assert shown.verdict.text() == ""
    assert shown.chosen.game == "castles"


def test_games_whose_saves_are_gone_are_told_and_left_out(window, page, finished, store):
    (session,) = finished("castles")
    store.chronicle.add(*made_up(3))
    shown = page()

    assert shown.choice.count() == 1
    assert shown.chosen.id == session.header.id
    assert shown.progress.text().startswith("3 games cannot be played again")


def test_a_save_that_cannot_be_read_is_told(window, page, finished):
    first, _ = finished("castles", "castles")
    first.autosave.path.write_bytes(first.autosave.path.read_bytes()[:-40])
    shown = page()

    assert len([came for came in shown.counting.came.values() if came is not None]) == 1


def test_without_a_game_it_says_where_they_will_be(page):
    shown = page()

    assert shown.nothing.words.text() == "Finish a game, and you can verify it here."
    assert not shown.verify.isVisible()


def test_whoever_leaves_the_page_stops_the_counting(window, page, finished, monkeypatch):
    finished("castles", "caylus", "pillars")
    window.actions_by_name["fairness"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    shown = window.remembered.page

    window.show_library()

    assert not shown.counting.is_going_on


def test_a_game_is_not_being_verified_for_ever_after_the_page_was_left(window, page, finished):
    finished("castles")
    shown = page()
    shown.verify.click()
    assert shown.verdict.text()

    window.show_library()

    assert shown.verdict.text() == ""
    assert page().verdict.text() == ""


def test_dice_are_counted_on_after_the_window_was_minimized(page, finished, monkeypatch):
    finished("castles")
    shown = page()
    begun: list[tuple[str, object]] = []
    monkeypatch.setattr(shown.counting, "begin", begun.extend)
    monkeypatch.setattr(QShowEvent, "spontaneous", lambda _: True)

    shown.showEvent(QShowEvent())

    assert [identity for identity, _ in begun] == [shown.chosen.id]


def test_a_game_that_is_too_long_for_its_box_ends_with_an_ellipsis(page, finished):
    finished("castles")
    choice = page().choice
    choice.resize(1000, choice.height())
    assert choice.shown_text == choice.currentText()

    choice.resize(200, choice.height())
    assert choice.shown_text.endswith("…")
    room = 200 - choice.fontMetrics().height()
    assert choice.fontMetrics().horizontalAdvance(choice.shown_text) < room

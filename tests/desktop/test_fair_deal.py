"""A deal is sealed before the first move, kept secret, revealed at the end and verified."""

import attrs
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QStatusTipEvent
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.fairness import promise, sealed_text
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.process.crash import CrashReporter
from burgundy_desktop.desktop.saves import game_store
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import ANNA, BLUE

SEED, SALT = 918273, "9f86d081884c7d659a2feaa0c55ad015"


@pytest.fixture
def sealed(a_game, store):
    """Makes the same game with a sealed deal."""

    def make(plies=None, **fields):
        known = a_game(seats=(ANNA, BLUE), seed=SEED, **fields)
        session = store.begin(
            "castles",
            known.match.options,
            (ANNA, BLUE),
            seed=SEED,
            salt=SALT,
            strict=False,
        )
        while not session.match.is_over and session.match.length != plies:
            session.match.play(session.match.legal_moves()[0])
        return session

    return make


@pytest.fixture
def sheet(window, qtbot):
    """Opens the score sheet of a game."""
    opened = []

    def open_sheet(session):
        window.show_table(session)
        dialog = ScoreSheetDialog(window.program, window.table, window)
        opened.append(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    yield open_sheet
    for dialog in opened:
        dialog.close()
        dialog.deleteLater()


def verdict_of(dialog):
    ui_driver.click(dialog.form.verify)
    ui_driver.wait_for(lambda: bool(dialog.form.verdict.text()), "the verdict")
    return dialog.form.verdict.text()


def all_that_is_said(*windows):
    """Every text, tooltip and accessible name or description in some windows."""
    said = []
    for window in windows:
        for widget in (window, *window.findChildren(QWidget)):
            meta = widget.metaObject()
            names = [meta.property(index).name() for index in range(meta.propertyCount())]
            said += [str(widget.property(name)) for name in names]
    return "\n".join(said)


def test_a_game_without_a_typed_seed_is_sealed(window, monkeypatch):
    monkeypatch.setattr(game_store, "new_seed", lambda: SEED)
    monkeypatch.setattr(game_store, "new_salt", lambda: SALT)
    dialog = NewGameDialog(window.program, "castles", window)

    session = dialog.session()

    assert (session.match.seed, session.header.salt, session.header.known) == (SEED, SALT, False)
    text = sealed_text("castles", 1, session.match.options, SEED, SALT)
    assert session.promise == promise(text)
    dialog.deleteLater()


def test_no_two_sealed_deals_have_one_salt(store, a_game):
    options = a_game().match.options
    salts = {store.begin("castles", options, (ANNA, BLUE), strict=False).header.salt for _ in "123"}

    assert len(salts) == 3


@pytest.mark.parametrize("typed", ["4711", "0"])
def test_a_typed_seed_makes_a_known_deal(window, typed):
    dialog = NewGameDialog(window.program, "castles", window)
    dialog.form.seed.setText(typed)

    session = dialog.session()

    assert (session.match.seed, session.header.known) == (int(typed), True)
    assert (session.header.salt, session.promise) == ("", "")
    dialog.deleteLater()


def test_the_status_bar_shows_the_seal_and_a_click_copies_all_of_it(window, sealed):
    session = sealed(plies=0)
    window.show_table(session)
    button = window.status.deal
    assert button.text() == f"sealed deal {session.promise[:4]} {session.promise[4:8]}"

    ui_driver.click(button)

    assert QGuiApplication.clipboard().text() == session.promise
    assert button.text() == "copied"


def test_the_deal_does_not_lie_on_the_tip_of_a_tool(window, sealed):
    """The bar is written anew each second, also while the mouse rests on a tool."""
    window.show_table(sealed(plies=0))
    status, tool = window.status, window.top_bar.tools["rules"]
    assert status.deal.isVisible()

    QCoreApplication.sendEvent(tool, QStatusTipEvent(tool.defaultAction().statusTip()))
    status._tick.timeout.emit()

    assert status.currentMessage()
    assert status.deal.isHidden()

    QCoreApplication.sendEvent(tool, QStatusTipEvent(""))

    assert status.deal.isVisible()
    assert status.left.isVisible()


def test_a_click_on_a_known_deal_copies_its_seed(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    assert window.status.deal.text() == "known deal, seed 4711"

    ui_driver.click(window.status.deal)

    assert QGuiApplication.clipboard().text() == "4711"


def test_nothing_tells_a_sealed_seed_before_the_end(window, sealed, sheet, home):
    session = sealed(plies=20)
    dialog = sheet(session)
    about = AboutDialog(window.program, window)
    reporter = CrashReporter(home, lambda _: None)
    error = RuntimeError(f"{session.header} {session.match}")
    reporter.report(RuntimeError, error, None)
    (report,) = (home.data / "crashes").iterdir()

    said = all_that_is_said(window, dialog, about) + report.read_text()

    assert "sealed deal" in said  # it was looked for in the right place
    assert (str(SEED) in said, SALT in said) == (False, False)
    assert not dialog.form.verify.isVisible()
    about.deleteLater()


def test_at_the_end_seed_and_salt_are_told_and_verified(sealed, sheet):
    session = sealed()
    dialog = sheet(session)
    told = dialog.form.fairness.text()

    assert f"seed {SEED}, salt {SALT}" in told
    assert verdict_of(dialog) == "Verified: 125 dice and 80 tiles follow from the sealed deal."
    ui_driver.click(dialog.form.copy)
    assert promise(QGuiApplication.clipboard().text()) == session.promise


def test_a_move_that_was_exchanged_is_named(sealed, sheet):
    session = sealed()
    dialog = sheet(session)
    steps = session.match._steps
    steps[61] = attrs.evolve(steps[61], move=steps[60].move)

    assert verdict_of(dialog) == "Move 61 differs."
    assert dialog.form.verdict.property("look") == "error"


def test_another_setup_is_named(sealed, sheet):
    session = sealed()
    dialog = sheet(session)
    session.match.seed += 1

    assert verdict_of(dialog) == "The setup differs."


def test_a_known_deal_is_verified_against_its_seed(a_game, sheet):
    session = a_game(seats=(ANNA, BLUE), seed=7)
    while not session.match.is_over:
        session.match.play(session.match.legal_moves()[0])
    dialog = sheet(session)

    assert verdict_of(dialog) == "Verified: 125 dice and 80 tiles follow from seed 7."
    assert not dialog.form.copy.isVisible()


def test_of_a_game_from_a_position_only_what_followed_is_verified(sealed, sheet, window):
    session = sealed()
    match = session.match
    late = Match.from_position(match.game, match.options, match.seed, match.steps[100].state)
    for step in match.steps[101:]:
        late.play(step.move)
    session.match = late
    dialog = sheet(session)

    assert dialog.form.fairness.text() == "This game started from a set-up position."
    assert verdict_of(dialog).endswith("follow from the starting position.")
    assert window.status.deal.isHidden()


def test_a_sheet_may_be_closed_while_it_verifies(sealed, sheet, monkeypatch):
    dialog = sheet(sealed())
    ui_driver.click(dialog.form.verify)

    dialog.close()

    assert not dialog.verifying.is_running

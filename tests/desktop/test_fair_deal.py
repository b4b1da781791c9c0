"""A deal is sealed before the first move, kept back, told at the end and verified."""

import attrs
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.fairness import promise, sealed_text
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop import hands, shelf
from burgundy_desktop.desktop.crash import CrashReporter
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from tests.desktop.conftest import ANNA, BLUE

SEED, SALT = 918273, "9f86d081884c7d659a2feaa0c55ad015"


@pytest.fixture
def sealed(a_game, shelf):
    """Makes the same game with a sealed deal."""

    def make(plies=None, **fields):
        known = a_game(seats=(ANNA, BLUE), seed=SEED, **fields)
        sitting = shelf.begin(
            "castles",
            known.match.options,
            (ANNA, BLUE),
            seed=SEED,
            salt=SALT,
            strict=False,
        )
        while not sitting.match.is_over and sitting.match.length != plies:
            sitting.match.play(sitting.match.legal_moves()[0])
        return sitting

    return make


@pytest.fixture
def sheet(window, qtbot):
    """Opens the score sheet of a game."""
    opened = []

    def open_sheet(sitting):
        window.show_table(sitting)
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
    hands.click(dialog.form.verify)
    hands.wait_for(lambda: bool(dialog.form.verdict.text()), "the verdict")
    return dialog.form.verdict.text()


def all_that_is_said(*windows):
    """Every text, tip and accessible word in some windows."""
    said = []
    for window in windows:
        for widget in (window, *window.findChildren(QWidget)):
            meta = widget.metaObject()
            names = [meta.property(index).name() for index in range(meta.propertyCount())]
            said += [str(widget.property(name)) for name in names]
    return "\n".join(said)


def test_a_game_without_a_typed_seed_is_sealed(window, monkeypatch):
    monkeypatch.setattr(shelf, "new_seed", lambda: SEED)
    monkeypatch.setattr(shelf, "new_salt", lambda: SALT)
    dialog = NewGameDialog(window.program, "castles", window)

    sitting = dialog.sitting()

    assert (sitting.match.seed, sitting.header.salt, sitting.header.known) == (SEED, SALT, False)
    text = sealed_text("castles", 1, sitting.match.options, SEED, SALT)
    assert sitting.promise == promise(text)
    dialog.deleteLater()


def test_no_two_sealed_deals_have_one_salt(shelf, a_game):
    options = a_game().match.options
    salts = {shelf.begin("castles", options, (ANNA, BLUE), strict=False).header.salt for _ in "123"}

    assert len(salts) == 3


@pytest.mark.parametrize("typed", ["4711", "0"])
def test_a_typed_seed_makes_a_known_deal(window, typed):
    dialog = NewGameDialog(window.program, "castles", window)
    dialog.form.seed.setText(typed)

    sitting = dialog.sitting()

    assert (sitting.match.seed, sitting.header.known) == (int(typed), True)
    assert (sitting.header.salt, sitting.promise) == ("", "")
    dialog.deleteLater()


def test_the_status_bar_shows_the_seal_and_a_click_copies_all_of_it(window, sealed):
    sitting = sealed(plies=0)
    window.show_table(sitting)
    button = window.status.deal
    assert button.text() == f"sealed deal {sitting.promise[:4]} {sitting.promise[4:8]}"

    hands.click(button)

    assert QGuiApplication.clipboard().text() == sitting.promise
    assert button.text() == "copied"


def test_a_click_on_a_known_deal_copies_its_seed(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    assert window.status.deal.text() == "known deal, seed 4711"

    hands.click(window.status.deal)

    assert QGuiApplication.clipboard().text() == "4711"


def test_nothing_tells_a_sealed_seed_before_the_end(window, sealed, sheet, home):
    sitting = sealed(plies=20)
    dialog = sheet(sitting)
    about = AboutDialog(window.program, window)
    reporter = CrashReporter(home, lambda _: None)
    error = RuntimeError(f"{sitting.header} {sitting.match}")
    reporter.report(RuntimeError, error, None)
    (report,) = (home.data / "crashes").iterdir()

    said = all_that_is_said(window, dialog, about) + report.read_text()

    assert "sealed deal" in said  # it was looked for in the right place
    assert (str(SEED) in said, SALT in said) == (False, False)
    assert not dialog.form.verify.isVisible()
    about.deleteLater()


def test_at_the_end_seed_and_salt_are_told_and_verified(sealed, sheet):
    sitting = sealed()
    dialog = sheet(sitting)
    told = dialog.form.fairness.text()

    assert f"seed {SEED}, salt {SALT}" in told
    assert verdict_of(dialog) == "Verified: 125 dice and 80 tiles follow from the sealed deal."
    hands.click(dialog.form.copy)
    assert promise(QGuiApplication.clipboard().text()) == sitting.promise


def test_a_move_that_was_exchanged_is_named(sealed, sheet):
    sitting = sealed()
    dialog = sheet(sitting)
    steps = sitting.match._steps
    steps[61] = attrs.evolve(steps[61], move=steps[60].move)

    assert verdict_of(dialog) == "Move 61 differs."
    assert dialog.form.verdict.property("look") == "error"


def test_another_setup_is_named(sealed, sheet):
    sitting = sealed()
    dialog = sheet(sitting)
    sitting.match.seed += 1

    assert verdict_of(dialog) == "The setup differs."


def test_a_known_deal_is_verified_against_its_seed(a_game, sheet):
    sitting = a_game(seats=(ANNA, BLUE), seed=7)
    while not sitting.match.is_over:
        sitting.match.play(sitting.match.legal_moves()[0])
    dialog = sheet(sitting)

    assert verdict_of(dialog) == "Verified: 125 dice and 80 tiles follow from seed 7."
    assert not dialog.form.copy.isVisible()


def test_of_a_game_from_a_position_only_what_followed_is_verified(sealed, sheet, window):
    sitting = sealed()
    match = sitting.match
    late = Match.from_position(match.game, match.options, match.seed, match.steps[100].state)
    for step in match.steps[101:]:
        late.play(step.move)
    sitting.match = late
    dialog = sheet(sitting)

    assert dialog.form.fairness.text() == "This game began with a position."
    assert verdict_of(dialog).endswith("follow from the position at the start.")
    assert window.status.deal.isHidden()


def test_a_sheet_may_be_closed_while_it_verifies(sealed, sheet, monkeypatch):
    dialog = sheet(sealed())
    hands.click(dialog.form.verify)

    dialog.close()

    assert not dialog.verifying.is_running

"""In the smallest window nothing is cut, and nothing lies on anything else."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop

from burgundy_desktop import games
from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.dialogs.icon_page import IconPage
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON
from tests import thorough
from tests.cases import for_each
from tests.desktop.fitting import complaints, printed

SMALLEST = (1024, 700)
LANGUAGES = thorough.some(("en", "hu"), ("hu",))
TEXT_SIZES = (100, 150)
LEAST_PX = 11
LINE_PX, LEAST_LINES = 22, 3
MIDDLE, WHOLE = 70, 10_000
MANY_TILES = 5
MOST_REASONS, LARGE_REASONS = 16, 8
"""With so many lines and more a score sheet is long; with large text too."""


@pytest.fixture(params=TEXT_SIZES, ids="{} %".format)
def small(request, window, program, qtbot):
    """The smallest window, with usual and with the largest text."""
    window.resize(*SMALLEST)
    program.preferences.change(text_size=request.param)
    _settle(window, qtbot)
    return window


def _settle(window, qtbot):
    qtbot.waitUntil(lambda: not window.scale.is_moving)
    for _ in range(4):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _begun(store, game_id, seats, plies=MIDDLE):
    """A game by chance, after some moves."""
    game = games.load(game_id)
    people = (PERSON, *OTHERS[: seats - 1])
    session = store.begin(game_id, game.info.options_for(seats), people, seed=3, strict=False)
    chance = random.Random(1)
    match = session.match
    while not match.is_over and (match.cursor < plies or match.to_decide != 0):
        match.play(chance.choice(list(match.legal_moves())))
    return session


@for_each("game_id", games.found())
def test_with_four_players_the_log_has_six_lines_in_the_usual_window(window, store, qtbot, game_id):
    window.resize(1280, 800)
    window.show_table(_begun(store, game_id, 4))
    _settle(window, qtbot)

    rows = window.table.log.list.viewport().height()
    assert rows >= 6 * window.program.appearance.px(LINE_PX)
    assert window.docks["moves"].isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games.found())
def test_tables_fit_with_few_and_many_players(small, program, store, qtbot, game_id, language):
    program.preferences.change(language=language)
    info = games.load(game_id).info
    for seats in thorough.some((info.seats_min, info.seats_max), (info.seats_max,)):
        with printed() as wide:
            small.show_table(_begun(store, game_id, seats))
            _settle(small, qtbot)

        assert [*complaints(small), *wide] == []
        for name in ("moves", "log"):
            panel = getattr(small.table, name)
            small.docks[name].raise_()
            _settle(small, qtbot)
            rows = panel.list.viewport().height()
            assert rows >= LEAST_LINES * small.program.appearance.px(LINE_PX), name
            assert list(complaints(small)) == []
        cards = [one for one in small.table.seats.cards if one.card is not None]
        rows = [row for card in cards for row in card.rows(card.card)]
        assert all(row.font.pixelSize() >= LEAST_PX for row in rows)
        assert rows or all(card.is_in_strip for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_supply_of_caylus_fits(small, program, store, qtbot, language):
    program.preferences.change(language=language)
    small.show_table(_begun(store, "caylus", 5))
    scene = small.table.scene
    scene.open(target("supply"))
    tiles = [item.place for item in scene.target_items if item.place.target.kind == "building"]
    assert len(tiles) > MANY_TILES
    for place in (None, *tiles[::MANY_TILES]):
        if place is not None:
            scene.focus_on(place.target)
        _settle(small, qtbot)
        assert list(complaints(small)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_library_and_dialogs_fit(small, program, store, qtbot, language):
    program.preferences.change(language=language)
    small.show_library()
    _settle(small, qtbot)
    assert list(complaints(small)) == []

    rules = RulesWindow(program, small)
    rules.show_page("boonlake", "")
    small.show_table(_begun(store, "boonlake", 4))
    icons = IconPage(program, small.table, small)
    icons.show_icons()
    for dialog in (
        NewGameDialog(program, "boonlake", small),
        SettingsDialog(program, small),
        ScoreSheetDialog(program, small.table, small),
        rules,
        icons,
    ):
        dialog.show()
        _settle(small, qtbot)
        assert list(complaints(dialog)) == []
        if isinstance(dialog, SettingsDialog):
            assert dialog.height() <= small.height()
        dialog.close()
        dialog.deleteLater()


@pytest.mark.parametrize(("game_id", "seats", "text"), [("boonlake", 4, 100), ("caylus", 5, 150)])
def test_long_score_sheets_show_their_sums(window, program, store, qtbot, game_id, seats, text):
    window.resize(*SMALLEST)
    program.preferences.change(language="hu", text_size=text)
    window.show_table(_begun(store, game_id, seats, plies=WHOLE))
    _settle(window, qtbot)
    page = window.ceremony.page
    assert page.isAncestorOf(window.childAt(window.width() - 40, page.y() + 100))  # not the docks
    dialog = ScoreSheetDialog(program, window.table, window)
    dialog.show()
    _settle(window, qtbot)

    rows = dialog.panel.table
    last = rows.model().rowCount() - 1
    assert last >= (MOST_REASONS if text == 100 else LARGE_REASONS)
    assert rows.rowViewportPosition(last) + rows.rowHeight(last) <= rows.viewport().height()
    dialog.close()
    dialog.deleteLater()

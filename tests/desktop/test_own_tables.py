"""What the window says about a player's own tables."""

import attrs
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from burgundy_desktop.core.errors import NOT_A_FILE, TOO_LARGE, BadSave, BadTable
from burgundy_desktop.core.match import Match
from burgundy_desktop.desktop import boards
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.panels.saved_rows import line_of
from burgundy_desktop.desktop.saves import own_tables
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window import main_window, told_at_start
from burgundy_desktop.desktop.words import problems
from burgundy_desktop.games import load
from burgundy_desktop.storage.library import Entry
from tests.desktop.conftest import ANNA, BLUE

OWN = {"rules.toml": "0123456789abcdef"}
WRONG = BadTable(
    "'die' is 7, not 1 to 6", file="tables/castles_cards/action_cards.toml", table="[[card]]", row=3
)


@pytest.fixture
def notices(monkeypatch):
    """Record the messages and their buttons; press the button."""
    said = []

    def notice(parent, title, text, *, way_on=""):
        said.append((title, text, way_on))
        return bool(way_on)

    monkeypatch.setattr(own_tables, "notice", notice)
    monkeypatch.setattr(told_at_start, "notice", notice)
    return said


@pytest.fixture
def with_own_tables(store):
    """A saved game that was played with a table of the player's own."""
    castles = load("castles")
    game = attrs.evolve(castles, info=attrs.evolve(castles.info, own_tables=OWN))
    session = store.begin("castles", game.info.options_for(2), (ANNA, BLUE), seed=1, strict=False)
    session.match = Match(game, session.match.options, 1)
    store.keep(session)
    return session


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (
            WRONG,
            (
                "tables/castles_cards/action_cards.toml, row 3 of [[card]] is not valid "
                "('die' is 7, not 1 to 6); the program's own table is used instead."
            ),
        ),
        (
            BadTable("too few", file="tables/castles/tiles.toml", table="[[tile]]"),
            (
                "tables/castles/tiles.toml, [[tile]] is not valid (too few); "
                "the program's own table is used instead."
            ),
        ),
        (
            BadTable("Expected '='", file="tables/castles/tiles.toml", code="no_toml"),
            (
                "tables/castles/tiles.toml is not a TOML file (Expected '='); "
                "the program's own table is used instead."
            ),
        ),
        (
            BadTable("Permission denied", file="tables/castles/tiles.toml", code="unreadable"),
            (
                "tables/castles/tiles.toml cannot be read (Permission denied); "
                "the program's own table is used instead."
            ),
        ),
        (
            BadTable("items.toml, tiles.toml", file="tables/castles/tile.toml", code="unknown"),
            (
                "tables/castles/tile.toml does not replace any of the program's tables; "
                "they are called items.toml, tiles.toml."
            ),
        ),
    ],
)
def test_a_wrong_table_has_a_sentence_with_file_row_and_field(program, problem, said):
    assert problems.sentence(problem) == said


def test_in_hungarian_too(program):
    program.preferences.change(language="hu")

    assert problems.sentence(WRONG) == (
        "tables/castles_cards/action_cards.toml, [[card]] 3. sora hibás "
        "('die' is 7, not 1 to 6); a program saját táblázata marad érvényben."
    )


@pytest.mark.parametrize(
    "problem",
    [
        BadTable(NOT_A_FILE, file="tables/castles/tiles.toml", code="unreadable"),
        BadTable(TOO_LARGE, file="tables/castles/tiles.toml", code="unreadable"),
        BadSave("unreadable", reason=NOT_A_FILE),
    ],
)
def test_what_the_program_itself_finds_wrong_with_a_file_is_said_in_hungarian(program, problem):
    program.preferences.change(language="hu")

    assert "it is" not in problems.sentence(problem)


def test_wrong_tables_are_told_once_when_the_games_are_read(program, notices, monkeypatch, qtbot):
    monkeypatch.setattr(told_at_start, "problems_of_tables", lambda: (WRONG, WRONG))
    window = main_window.MainWindow(program)

    with qtbot.waitSignal(window.library.games_read):
        window.show()
    window.show_library()
    window.library.repaint()

    assert [title for title, _, _ in notices] == ["Not all of your own tables are used"]
    assert notices[0][1].count("row 3 of [[card]]") == 2
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_tables_that_another_version_no_longer_knows_fit_on_a_small_screen(
    window, program, monkeypatch, language
):
    program.preferences.change(language=language, text_size=150)
    window.resize(1024, 768)
    ui_driver.wait_for(lambda: window.library.has_read, "the games")
    monkeypatch.setattr(told_at_start, "problems_of_tables", lambda: (WRONG,) * 30)
    seen = []

    def look(box):
        seen.append((box.height(), box.informativeText()))
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        told_at_start.tell(window)

    height, said = seen[0]
    assert height <= 768
    assert f"{30 - said.count('action_cards.toml')} " in said.splitlines()[-1]


@pytest.fixture
def started(program, notices, qtbot):
    """The window when the games are read."""
    window = main_window.MainWindow(program)
    with qtbot.waitSignal(window.library.games_read):
        window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def broken_players(home):
    home.profiles.parent.mkdir(parents=True, exist_ok=True)
    home.profiles.write_text('{"format": 1, "profi')


def test_a_broken_list_of_players_is_told_at_the_start(broken_players, started, notices):
    assert notices == [
        (
            "The list of players was broken",
            "The list of players could not be read. It is kept as profiles.json.broken.",
            "Open Players",
        )
    ]
    assert started.remembered.name == "profiles"


def test_without_problems_nothing_is_said(program, notices, qtbot):
    window = main_window.MainWindow(program)

    with qtbot.waitSignal(window.library.games_read):
        window.show()

    assert notices == []
    window.close()
    window.deleteLater()


def test_a_game_of_other_tables_is_refused_with_a_way_to_the_folder(
    window, notices, with_own_tables, monkeypatch, home
):
    shown: list[QUrl] = []

    def opens(url):
        shown.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    path = with_own_tables.autosave.path
    before = path.read_bytes()
    window.library.refresh()

    window.library.open(Entry(path, with_own_tables.header))

    title, text, way_on = notices[0]
    assert title == f"{path.name} could not be opened"
    assert "your own tables, which are not in use now: rules.toml." in text
    assert way_on == "Open the tables folder"
    assert [url.toLocalFile() for url in shown] == [str(home.tables)]
    assert home.tables.is_dir()
    assert path.read_bytes() == before
    assert not window.is_at_table


def test_the_list_of_saved_games_names_the_tables(with_own_tables):
    entry = Entry(with_own_tables.autosave.path, with_own_tables.header)

    assert line_of(entry).endswith("own tables: rules.toml")


def test_the_score_sheet_names_the_tables(window, table, with_own_tables, a_game):
    window.show_table(with_own_tables)
    dialog = ScoreSheetDialog(window.program, table, window)
    own = dialog.form.fairness.text()
    window.show_table(a_game(seats=(ANNA, BLUE)))
    dialog.retranslate()

    assert own == "Own tables: rules.toml"
    assert dialog.form.fairness.isHidden()
    dialog.deleteLater()


def test_a_box_names_the_tables_in_force(window, monkeypatch):
    box = window.library.boxes["castles"]
    castles = load("castles")
    game = attrs.evolve(castles, info=attrs.evolve(castles.info, own_tables=OWN))
    monkeypatch.setattr("burgundy_desktop.desktop.library.box_card.load", lambda _: game)

    box.show_words()

    assert box._quiet.text().endswith("own tables: rules.toml")


def test_the_first_picture_does_not_wait_for_the_games(program, qtbot, monkeypatch):
    monkeypatch.setattr(boards, "_boards", {})
    asked = []

    def board_of(game_id):
        asked.append(game_id)
        return boards.board_of(game_id)

    monkeypatch.setattr("burgundy_desktop.desktop.library.page.board_of", board_of)
    window = main_window.MainWindow(program)
    before_show = list(asked)

    with qtbot.waitSignal(window.library.games_read):
        window.show()

    assert before_show == []
    assert set(asked) == set(window.library.boxes)
    assert window.library.boxes["castles"]._title.text() == "The Castles of Burgundy"
    window.close()
    window.deleteLater()

"""Which tests `./burgundy test --quick` runs."""

import subprocess

import pytest

from workshop import related_tests
from workshop.messages import Missing


@pytest.fixture
def home(tmp_path):
    """A small checkout: two games, a core and their tests."""
    files = {
        "burgundy_desktop/core/chance.py": "",
        "burgundy_desktop/games/nim/rules/__init__.py": "",
        "tests/conftest.py": "",
        "tests/core/test_chance.py": "from burgundy_desktop.core import chance",
        "tests/core/test_match.py": "from burgundy_desktop.core.match import Match",
        "tests/games/test_every_game.py": "",
        "tests/games/nim/conftest.py": "",
        "tests/games/nim/positions.py": "",
        "tests/games/nim/test_taking.py": "from tests.games.nim.positions import set_up",
        "tests/games/nim/test_words.py": "",
        "tests/games/go/conftest.py": "",
        "tests/games/go/test_ko.py": "from burgundy_desktop.core.chance import Chance",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def git(home, *words):
    identity = ("-c", "user.name=Anna", "-c", "user.email=anna@localhost")
    subprocess.run(["git", "-C", home, *identity, *words], check=True, capture_output=True)


@pytest.fixture
def checkout(home):
    git(home, "init", "--initial-branch=main")
    git(home, "add", ".")
    git(home, "commit", "-m", "Begin")
    return home


def test_a_changed_test_comes_first_then_what_imports_the_module_then_its_folder(home):
    changed = ["burgundy_desktop/core/chance.py", "tests/games/nim/test_words.py"]

    assert related_tests.related(changed, home) == [
        "tests/games/nim/test_words.py",
        "tests/core/test_chance.py",  # called after it
        "tests/games/go/test_ko.py",
        "tests/core/test_match.py",
        "tests/games/test_every_game.py",
        "tests/games/nim/test_taking.py",
    ]


def test_a_helper_of_tests_brings_those_that_use_it_first(home):
    assert related_tests.related(["tests/games/nim/positions.py"], home) == [
        "tests/games/nim/test_taking.py",
        "tests/games/nim/test_words.py",
    ]


def test_a_module_without_a_folder_of_tests_brings_its_games(home):
    assert related_tests.related(["burgundy_desktop/games/nim/rules/__init__.py"], home) == [
        "tests/games/nim/test_taking.py",
        "tests/games/nim/test_words.py",
        "tests/games/test_every_game.py",
    ]


def test_what_no_test_speaks_of_brings_none(home):
    assert related_tests.related(["LICENSE", "docs/saves.md"], home) == []


def test_a_test_that_was_removed_is_not_run(home):
    assert "tests/core/test_gone.py" not in related_tests.related(["tests/core/test_gone.py"], home)


def test_a_named_game_brings_its_tests_and_another_name_the_games_there_are(home):
    assert related_tests.of_game("go", home) == ["tests/games/go/test_ko.py"]
    with pytest.raises(Missing, match="“chess”.* go, nim"):
        related_tests.of_game("chess", home)


def test_of_marked_tests_only_their_files_are_read(home):
    marked = home / "tests/games/nim/test_words.py"
    marked.write_text("import pytest\n\n\n@pytest.mark.xvfb\ndef test_it(): ...\n")

    assert related_tests.marked("xvfb", home) == ["tests/games/nim/test_words.py"]


def test_changed_is_what_differs_from_main_committed_or_not(checkout):
    git(checkout, "switch", "-c", "work")
    (checkout / "tests/core/test_match.py").write_text("# committed")
    git(checkout, "commit", "-am", "Change a test")
    (checkout / "burgundy_desktop/core/chance.py").write_text("# not committed")
    (checkout / "tests/core/test_new.py").write_text("# not known to git")

    assert related_tests.changed(checkout) == [
        "burgundy_desktop/core/chance.py",
        "tests/core/test_match.py",
        "tests/core/test_new.py",
    ]


def test_on_main_with_nothing_open_the_last_commit_counts(checkout):
    (checkout / "tests/core/test_match.py").write_text("# committed")
    git(checkout, "commit", "-am", "Change a test")

    assert related_tests.changed(checkout) == ["tests/core/test_match.py"]


def test_outside_a_checkout_it_says_so(home):
    with pytest.raises(Missing, match="not a git checkout"):
        related_tests.changed(home)

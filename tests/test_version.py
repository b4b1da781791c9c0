"""The version stands in one place, and everything that says it says the same."""

import re
import runpy
import subprocess
import sys
import tomllib

import pytest

from burgundy_desktop import __main__, __version__, assets
from tests.storage.played import a_match, a_save
from workshop import __main__ as workshop

ROOT = assets.root()


def text_of(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.fixture
def broken_and_check():
    """The error and the check of the smoke test, which is a script and no part of the program."""
    script = runpy.run_path(str(ROOT / "packaging" / "smoke_test.py"))
    return script["Broken"], script["check_version"]


def a_program(folder, version):
    """A frozen program that can say its version and nothing else."""
    program = folder / "burgundy-desktop"
    program.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "burgundy-desktop {version}"\n')
    program.chmod(0o755)
    return program


def test_it_has_three_numbers():
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_changelog_begins_with_what_is_unreleased_and_then_this_version():
    headings = re.findall(r"^## (.+)$", text_of("CHANGELOG.md"), re.MULTILINE)

    assert headings[:2] == ["Unreleased", __version__]


@pytest.mark.parametrize("words", [__main__, workshop])
def test_the_command_line_says_it(words, capsys):
    with pytest.raises(SystemExit) as ended:
        words.main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"burgundy-desktop {__version__}\n"


def test_burgundy_says_it_without_an_environment():
    """Only the standard library: nothing is fetched for an answer that is known."""
    bare = [sys.executable, "-I", "-c", "import sys; sys.path[:0] = [sys.argv.pop(1)]\n"]
    bare[-1] += "from workshop.__main__ import main; main(['--version'])"

    said = subprocess.run([*bare, str(ROOT)], capture_output=True, text=True, check=True).stdout

    assert said == f"burgundy-desktop {__version__}\n"


def test_a_saved_game_says_by_which_version_it_was_written_last():
    save = a_save(a_match(plies=3), program_version="0.1.0")

    assert save.header.program_version == __version__


def test_wheel_and_packages_take_it_from_there():
    project = tomllib.loads(text_of("pyproject.toml"))
    metainfo = text_of("packaging/linux/org.burgundy_desktop.BurgundyDesktop.metainfo.xml")

    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"] == {"path": "burgundy_desktop/__init__.py"}
    assert "Version: @VERSION@\n" in text_of("packaging/linux/control")
    assert '<release version="@VERSION@"' in metainfo
    assert "version=__version__" in text_of("packaging/macos/burgundy_desktop.spec")


def test_the_smoke_test_accepts_a_frozen_program_of_this_version(broken_and_check, tmp_path):
    _, check = broken_and_check

    check(a_program(tmp_path, __version__))


def test_the_smoke_test_refuses_a_frozen_program_of_another_version(broken_and_check, tmp_path):
    broken, check = broken_and_check

    with pytest.raises(broken, match="the version is 'burgundy-desktop 0.1.0', not"):
        check(a_program(tmp_path, "0.1.0"))


def test_the_smoke_test_says_that_a_program_cannot_be_started(broken_and_check, tmp_path):
    broken, check = broken_and_check

    with pytest.raises(broken, match=r"none cannot be started \(No such file or directory\)"):
        check(tmp_path / "none")

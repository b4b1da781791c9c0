"""`./burgundy` itself: which commands there are, and what each needs."""

import subprocess
import sys

import pytest

from burgundy_desktop import assets
from burgundy_desktop.__main__ import COMMANDS, WITHOUT_QT
from burgundy_desktop.screen import NO_SCREEN
from workshop import __main__ as workshop, environment, system, translations
from workshop.__main__ import PROGRAM


def burgundy(*arguments, **variables):
    """Run the start script without a screen."""
    return subprocess.run(
        [assets.root() / "burgundy", *arguments],
        env=environment.variables(**variables, DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM=""),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("arguments", [(), ("play",), ("some.burgundy",), ("some.txt",)])
def test_playing_without_a_screen_says_so_in_one_sentence_and_ends_with_2(arguments):
    ended = burgundy(*arguments)

    assert (ended.returncode, ended.stdout, ended.stderr.strip()) == (2, "", NO_SCREEN)


@pytest.mark.parametrize("version", [None, (3, 10, 9), (3, 15, 0)])
def test_without_a_python_of_these_versions_it_says_so(tmp_path, version):
    for name in ("sh", "dirname", "readlink"):
        (tmp_path / name).symlink_to(f"/bin/{name}")
    if version is not None:
        asked = f"import sys; sys.version_info = {version}; exec(sys.argv[1])"
        other = tmp_path / "python3"
        other.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{asked}' \"$2\"\n")
        other.chmod(0o755)

    ended = burgundy(PATH=str(tmp_path))

    assert ended.returncode == 1
    assert ended.stderr.startswith("burgundy: Python 3.11 to 3.14 is missing")


def test_a_command_it_does_not_know_is_answered_with_those_it_knows():
    ended = burgundy("paly")

    assert ended.returncode == 2
    assert "invalid choice: 'paly'" in ended.stderr
    assert "replay" in ended.stderr


@pytest.mark.parametrize("command", ["setup", "test", "translate", "lock", "listen"])
def test_each_command_for_developers_has_its_help(command):
    ended = burgundy(command, "--help")

    assert ended.returncode == 0
    assert ended.stdout.startswith(f"usage: burgundy {command}")


def test_every_command_of_the_program_can_be_started_from_the_checkout():
    assert PROGRAM.keys() == COMMANDS.keys()
    assert {"challenges", "chronicle"} <= WITHOUT_QT


@pytest.mark.parametrize(
    ("arguments", "with_qt"),
    [(["lessons"], False), (["lessons", "--window"], True), (["shots", "there"], True)],
)
def test_what_shows_a_window_has_its_libraries_and_its_languages_first(
    arguments, with_qt, monkeypatch
):
    asked, compiled = [], []
    monkeypatch.setattr(system, "ensure", lambda libraries, *_: asked.append(libraries))
    monkeypatch.setattr(environment, "ensure", lambda _lock: None)
    monkeypatch.setattr(environment, "become", lambda _command: 0)
    monkeypatch.setattr(translations, "compile_stale", lambda: compiled.append(True))

    assert workshop.main(arguments) == 0

    assert asked == [system.DRAWING if with_qt else {}]
    assert compiled == [True] * with_qt

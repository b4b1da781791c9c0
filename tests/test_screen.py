import os
import subprocess
import sys

import pytest

from burgundy_desktop.screen import NO_SCREEN, has_screen


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_screen_is_there_when_one_is_named(name):
    assert has_screen({name: ":0"}, platform="linux")


def test_an_empty_name_is_no_screen():
    assert not has_screen({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, platform="linux")


def test_other_systems_always_have_one():
    assert has_screen({}, platform="win32")
    assert has_screen({}, platform="darwin")


def test_without_a_screen_the_program_says_so_in_one_sentence_and_ends_with_2():
    program = [sys.executable, "-m", "burgundy_desktop"]
    bare = {"PATH": os.defpath, "PYTHONPATH": os.pathsep.join(sys.path)}

    ended = subprocess.run(program, env=bare, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stdout, ended.stderr.strip()) == (2, "", NO_SCREEN)

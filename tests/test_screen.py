"""Whether there is a screen to show a window on."""

import os
import subprocess
import sys

import pytest

from burgundy_desktop.screen import NO_SCREEN, NO_WINDOW, has_screen


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_screen_is_there_when_one_is_named(name):
    assert has_screen({name: ":0"}, platform="linux")


def test_an_empty_name_is_no_screen():
    assert not has_screen({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, platform="linux")


def test_other_systems_always_have_one():
    assert has_screen({}, platform="win32")
    assert has_screen({}, platform="darwin")


def ended_with(**variables):
    """How the program ends in an environment with nothing else."""
    program = [sys.executable, "-m", "burgundy_desktop"]
    bare = {"PATH": os.defpath, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        program, env=bare | variables, capture_output=True, text=True, check=False
    )


def test_without_a_screen_the_program_says_so_in_one_sentence_and_ends_with_2():
    ended = ended_with()

    assert (ended.returncode, ended.stdout, ended.stderr.strip()) == (2, "", NO_SCREEN)


def test_on_a_screen_that_cannot_be_used_it_ends_with_2_after_the_reason(tmp_path):
    ended = ended_with(QT_QPA_PLATFORM="nonsense", BURGUNDY_DATA=str(tmp_path))

    *reasons, last = ended.stderr.splitlines()
    assert (ended.returncode, ended.stdout, last) == (2, "", NO_WINDOW)
    assert reasons == ['qt.qpa.plugin: Could not find the Qt platform plugin "nonsense" in ""']

"""`lessons [GAME]` plays every lesson through and lists how long they are."""

import pytest

from burgundy_desktop import games
from burgundy_desktop.arena import lessons
from burgundy_desktop.lessons import files
from tests.core import sticks
from tests.lessons import school

HEAD = "sticks:   2 min,   43 words in all\n"


@pytest.fixture
def ended(capsys):
    """Run the command; return its exit status, standard output and standard error."""

    def run(*arguments):
        status = lessons.main(arguments)
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@pytest.fixture
def taught(tmp_path, monkeypatch):
    """Sticks is the only game, and this is its file of lessons."""
    path = tmp_path / "sticks" / "lessons.toml"
    path.parent.mkdir()
    monkeypatch.setattr(games, "found", lambda: ("sticks",))
    monkeypatch.setattr(games, "load", lambda game_id: sticks.GAME)
    monkeypatch.setattr("burgundy_desktop.lessons.files.lessons_file", lambda game_id: path)
    assert files.lessons_file("sticks") == path
    return path


def test_each_lesson_is_listed_with_its_minutes_and_words(taught, ended):
    taught.write_text(school.FILE)

    assert ended() == (
        0,
        HEAD + "  heap                    2 min,   43 words,  9 steps  The heap\n",
        "",
    )


def test_a_lesson_that_does_not_hold_is_named(taught, ended):
    taught.write_text(school.FILE.replace("gain = 0", "gain = 1"))
    status, _, said = ended("sticks")

    assert status == 1
    assert said.startswith("sticks/lessons.toml, lesson 'heap', step 2, 'check': ")
    assert ended("--show", "heap")[0] == 1


def test_a_broken_file_is_named(taught, ended):
    taught.write_text("format = 2")

    assert ended() == (1, "", "sticks/lessons.toml, 'format': is 2, not 1\n")
    assert ended("--show", "heap")[0] == 1


def test_a_game_without_lessons_is_no_error(taught, ended):
    assert ended() == (0, "sticks:   0 min,    0 words in all\n", "")


def test_a_lesson_is_shown_step_by_step_with_what_is_legal(taught, ended):
    taught.write_text(school.FILE)
    status, said, _ = ended("--show", "heap")
    steps = said.split("sticks/heap step ")

    assert (status, len(steps)) == (0, 10)
    assert steps[1].splitlines()[:4] == [
        "1, ply 2",
        "  Whoever takes the last stick wins.",
        "  points at left/0, sticks/2#top, window/log",
        "  waits for Next",
    ]
    assert "  waits for expect ['Take', 2, 'left']\n" in steps[2]
    assert "  otherwise sticks/1: One is too few.\n" in steps[2]
    assert "  legal: Take(sticks=3, end='right')\n" in steps[2]
    assert "  seat 1 decides\n" in steps[4]
    assert "  waits for find right/0\n" in steps[5]
    assert "  waits for free DieShown\n" in steps[8]
    assert "legal" not in steps[9]


def test_an_unknown_lesson_or_game_is_named(taught, ended, monkeypatch):
    assert ended("--show", "tower") == (2, "", "lessons: there is no lesson 'tower'\n")
    monkeypatch.undo()
    status, _, said = ended("chess")
    assert status == 2
    assert said.startswith("lessons: there is no game 'chess'; there is ")


def test_all_our_lessons_hold(ended):
    status, listed, said = ended()

    assert (status, said) == (0, "")
    assert len(listed.splitlines()) == 43 + 5

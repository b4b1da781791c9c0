"""`chronicle check` tells of broken lines, `chronicle rebuild` mends them."""

import pytest

from burgundy_desktop.arena import chronicle
from burgundy_desktop.storage.folders import VARIABLE, folders
from tests.storage.played import a_file, a_match


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return folders()


def test_it_is_rebuilt_from_saves_and_bin_and_then_whole(home, capsys):
    home.bin.mkdir(parents=True)
    a_file(home.bin, match=a_match(seed=4711))
    home.chronicle.write_text('{"v":1,"kind":"fini', encoding="ascii")

    assert chronicle.main(["check"]) == 1
    assert "0 finished, 0 of them counted, 1 broken lines" in capsys.readouterr().out
    assert chronicle.main(["rebuild"]) == 0
    told = capsys.readouterr().out
    assert "1 finished games, 1 of them were missing" in told
    assert "1 games begun, 1 finished, 1 of them counted, 0 broken lines" in told

    assert chronicle.main(["export"]) == 0
    header, *rows = capsys.readouterr().out.splitlines()
    assert header.startswith("id,game,began")
    assert len(rows) == 2


def test_a_folder_that_cannot_be_written_is_told(home, capsys, monkeypatch):
    home.data.mkdir(exist_ok=True)
    (home.data / ".burgundy.lock").mkdir()

    assert chronicle.main(["rebuild"]) == 1
    assert "chronicle.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize("action", ["check", "rebuild", "export"])
def test_a_chronicle_that_cannot_be_read_is_not_taken_for_empty(home, capsys, action):
    home.chronicle.mkdir(parents=True)

    assert chronicle.main([action]) == 1

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"{home.chronicle}: the file cannot be read (it is not a regular file)\n"


def test_no_chronicle_yet_is_whole(home, capsys):
    assert chronicle.main(["check"]) == 0
    assert "0 games begun" in capsys.readouterr().out


def test_an_export_without_the_broken_lines_says_so(home, capsys):
    home.chronicle.write_text('{"v":1,"kind":"fini', encoding="ascii")

    assert chronicle.main(["export"]) == 1

    told = capsys.readouterr()
    assert told.out.startswith("id,game,began")
    assert told.err == f"{home.chronicle}: 1 broken lines are left out\n"

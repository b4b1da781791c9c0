"""What is kept is told, copied and deleted by kind; games are never deleted as a whole."""

import os
import sys
import zipfile

import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.atomic import keep_broken
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.possessions import CAN_BE_DELETED, KINDS, back_up, delete, possessions


@pytest.fixture
def home(tmp_path):
    folders = Folders(tmp_path / "data", tmp_path / "config")
    for folder in (folders.saves, folders.bin, folders.reviews, folders.config):
        folder.mkdir(parents=True)
    (folders.saves / "a.burgundy").write_bytes(b"12345")
    (folders.saves / ".burgundy.lock").touch()
    (folders.bin / "b.burgundy").write_bytes(b"123")
    (folders.reviews / "c.json").write_bytes(b"1")
    folders.chronicle.write_bytes(b"1")
    for file in (folders.practice, folders.learned, folders.settings):
        file.write_bytes(b"{}")
    for file in (folders.chronicle, folders.practice, folders.learned, folders.settings):
        keep_broken(file, b"2")
    folders.crashes.mkdir()
    (folders.crashes / "d.txt").write_bytes(b"1")
    return folders


def test_everything_is_told_by_kind(home):
    told = {one.kind: (one.files, one.size) for one in possessions(home)}

    assert told.keys() == KINDS.keys()
    assert (told["games"], told["bin"], told["chronicle"]) == ((1, 5), (1, 3), (2, 2))
    assert {told[kind] for kind in ("practice", "learned", "settings")} == {(2, 3)}
    assert (told["crashes"], told["profiles"]) == ((1, 1), (0, 0))


def test_nothing_is_there_before_the_first_start(tmp_path):
    assert sum(one.files for one in possessions(Folders(tmp_path / "a", tmp_path / "b"))) == 0


def test_a_copy_holds_every_file(home, tmp_path):
    target = tmp_path / "copy.zip"

    assert back_up(home, target) == 12

    with zipfile.ZipFile(target) as archive:
        assert archive.namelist() == [
            "config/settings.json",
            "config/settings.json.broken",
            "data/bin/b.burgundy",
            "data/chronicle.jsonl",
            "data/chronicle.jsonl.broken",
            "data/crashes/d.txt",
            "data/games/a.burgundy",
            "data/learned.json",
            "data/learned.json.broken",
            "data/practice.json",
            "data/practice.json.broken",
            "data/reviews/c.json",
        ]
        assert archive.read("data/games/a.burgundy") == b"12345"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["config", "copy.zip", "data"]


def test_a_copy_holds_files_from_before_1980(home, tmp_path):
    os.utime(home.saves / "a.burgundy", (0, 0))

    back_up(home, tmp_path / "copy.zip")

    with zipfile.ZipFile(tmp_path / "copy.zip") as archive:
        assert archive.read("data/games/a.burgundy") == b"12345"


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has no such names")
def test_a_copy_holds_files_whose_names_are_not_utf8(home, tmp_path):
    (home.bin / "\udcff.burgundy").write_bytes(b"1234567")

    back_up(home, tmp_path / "copy.zip")

    with zipfile.ZipFile(tmp_path / "copy.zip") as archive:
        assert [one.file_size for one in archive.infolist() if "udcff" in one.filename] == [7]


def test_a_copy_that_cannot_be_written_leaves_nothing(home, tmp_path):
    (tmp_path / "no").touch()

    with pytest.raises(NotSaved):
        back_up(home, tmp_path / "no" / "copy.zip")


def test_the_folder_of_a_copy_is_created(home, tmp_path):
    back_up(home, tmp_path / "my" / "copies" / "copy.zip")

    assert (tmp_path / "my" / "copies" / "copy.zip").is_file()


@pytest.mark.parametrize("kind", sorted(CAN_BE_DELETED))
def test_a_kind_is_deleted_and_nothing_else(home, kind):
    before = {one.kind: one.files for one in possessions(home)}
    assert before[kind] > 0

    assert delete(home, kind) == before[kind]

    after = {one.kind: one.files for one in possessions(home)}
    assert after == before | {kind: 0}


def test_games_are_not_deleted_as_a_whole(home):
    with pytest.raises(NotSaved):
        delete(home, "games")

    assert (home.saves / "a.burgundy").exists()

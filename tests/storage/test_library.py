"""All games on this computer: listed, renamed, copied, deleted and restored."""

import errno
import os
from datetime import timedelta
from pathlib import Path

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.library import Library, last_unfinished
from burgundy_desktop.storage.opening import load
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.provenance import Origin
from burgundy_desktop.storage.save_game import read, write
from tests.storage.played import LATER, NOW, a_match, a_save


@pytest.fixture
def folders(tmp_path):
    return Folders(data=tmp_path / "data", config=tmp_path / "config")


@pytest.fixture
def library(folders):
    return Library(folders)


@pytest.fixture
def keep(library):
    """Put a game into the library, changed some minutes after noon."""

    def keep(minutes=0, match=None, **fields):
        save = a_save(match or a_match(plies=12))
        header = attrs.evolve(save.header, changed=NOW + timedelta(minutes=minutes), **fields)
        path = library.new_path(header.game, NOW)
        write(path, attrs.evolve(save, header=header))
        return path

    return keep


def paths(entries):
    return [entry.path for entry in entries]


def test_a_new_library_is_empty(library):
    assert (library.entries(), library.binned()) == ((), ())
    assert last_unfinished(library.entries(), ["castles"]) is None


def test_the_game_changed_last_stands_first(library, keep):
    oldest, newest, middle = keep(1), keep(30), keep(20)

    assert paths(library.entries()) == [newest, middle, oldest]


def test_the_game_to_continue_is_the_last_one_that_is_not_over(library, keep):
    keep(1)
    unfinished = keep(2)
    keep(3, match=a_match())

    assert last_unfinished(library.entries(), ["castles"]).path == unfinished


def test_each_sort_of_game_has_its_own_game_to_continue(library, keep):
    castles, caylus = keep(1), keep(2, game="caylus")

    assert last_unfinished(library.entries(), ["castles"]).path == castles
    assert last_unfinished(library.entries(), ["caylus"]).path == caylus
    assert last_unfinished(library.entries(), ["castles", "caylus"]).path == caylus
    assert last_unfinished(library.entries(), ["pillars"]) is None


def test_a_file_changed_behind_our_back_is_read_again(library, keep):
    path = keep(title="before")
    library.entries()

    write(path, a_save(title="after"))

    assert library.entries()[0].header.title == "after"


def test_broken_files_are_listed_last_with_their_reason_and_kept(library, keep, folders):
    whole, cut, empty = keep(1), keep(2), keep(3)
    cut.write_bytes(cut.read_bytes()[:500])
    empty.write_bytes(b"")
    (folders.saves / "notes.txt").write_text("not ours")

    found = library.entries()

    assert paths(found) == [whole, cut, empty]
    assert {entry.path: entry.problem.code for entry in found[1:]} == {
        cut: "truncated",
        empty: "empty",
    }
    assert len(cut.read_bytes()) == 500


def test_a_broken_file_is_never_offered_to_be_continued(library, keep):
    path = keep()
    path.write_bytes(b"{")

    assert last_unfinished(library.entries(), ["castles"]) is None


def test_games_that_begin_in_the_same_second_have_different_files(library, keep):
    assert keep().name == "castles-20260314-150926.burgundy"
    assert keep().name == "castles-20260314-150926-2.burgundy"
    assert keep().name == "castles-20260314-150926-3.burgundy"


def test_renaming_changes_the_title_and_nothing_else(library, keep):
    path = keep()
    before = read(path)

    library.rename(path, "Sunday")

    assert read(path) == attrs.evolve(before, header=attrs.evolve(before.header, title="Sunday"))


def test_a_duplicate_stands_where_the_game_stood(library, keep):
    path = keep()

    copy = library.duplicate(path, "A copy", LATER)

    original, second = load(path, games.load), load(copy, games.load)
    assert copy != path
    assert second.match.steps == original.match.steps
    assert (second.header.title, second.header.changed) == ("A copy", LATER)
    assert second.header.id == original.header.id
    assert original.header.title == ""


def test_export_copies_the_file_as_it_is(library, keep, tmp_path):
    path = keep()

    library.export(path, tmp_path / "for you" / "game.burgundy")

    assert (tmp_path / "for you" / "game.burgundy").read_bytes() == path.read_bytes()


def test_a_file_too_large_to_be_a_game_is_not_copied(library, keep, tmp_path):
    path = keep()
    os.truncate(path, LARGEST + 1)

    with pytest.raises(BadSave) as caught:
        library.export(path, tmp_path / "copy")

    assert caught.value.code == "too_large"


def test_a_deleted_game_lies_in_the_bin_until_it_is_fetched_back(library, keep):
    path = keep()
    content = path.read_bytes()

    binned = library.delete(path)
    assert (library.entries(), paths(library.binned())) == ((), [binned])

    restored = library.restore(binned)
    assert (paths(library.entries()), library.binned()) == ([restored], ())
    assert restored == path
    assert restored.read_bytes() == content


def test_the_review_goes_into_the_bin_with_the_last_copy_of_its_game(library, keep, folders):
    first, second = keep(), keep(1)
    identity = read(first).header.id
    assert read(second).header.id == identity
    review = folders.reviews / f"{identity}.json"
    review.parent.mkdir(parents=True)
    review.write_text("{}")
    of_branch = review.with_name(f"{identity}-1.json")
    of_branch.write_text("{}")

    library.delete(first)
    assert review.exists()
    binned = library.delete(second)
    assert not review.exists()
    assert not of_branch.exists()
    assert paths(library.binned())

    library.restore(binned)
    assert review.read_text() == "{}"


def test_the_review_goes_with_its_game_though_a_rematch_stays(library, keep, folders):
    game = keep()
    identity = read(game).header.id
    keep(1, id="5" * 32, origin=Origin("rematch", identity))
    library.read_rest()  # headers are kept as text
    review = folders.reviews / f"{identity}.json"
    review.parent.mkdir(parents=True)
    review.write_text("{}")

    library.delete(game)

    assert not review.exists()


def test_a_broken_file_can_be_deleted_and_fetched_back_too(library, keep):
    path = keep()
    path.write_bytes(b"\x00")

    assert library.restore(library.delete(path)).read_bytes() == b"\x00"


def test_neither_deleting_nor_fetching_back_ever_overwrites_a_game(library, keep):
    first = keep(title="first")
    binned = library.delete(first)
    write(first, a_save(title="second"))

    second_binned = library.delete(first)
    write(first, a_save(title="third"))
    restored = library.restore(binned)

    titles = {path: read(path).header.title for path in (first, second_binned, restored)}
    assert titles == {first: "third", second_binned: "second", restored: "first"}


def test_a_name_in_the_bin_is_not_given_to_a_new_game(library, keep):
    binned = library.delete(keep())

    assert keep().name != binned.name


def test_a_failure_to_delete_leaves_the_game_where_it_is(library, keep, monkeypatch):
    path = keep()

    def read_only(*_):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", read_only)
        with pytest.raises(NotSaved) as caught:
            library.delete(path)

    assert caught.value.code == "read_only"
    assert paths(library.entries()) == [path]


def test_a_folder_that_is_a_file_gives_one_clear_error(library, folders):
    folders.data.mkdir()
    folders.saves.write_text("in the way")

    with pytest.raises(BadSave) as caught:
        library.entries()

    assert caught.value.code == "unreadable"


def test_tidying_never_touches_a_game(library, keep, folders):
    path, half_written = keep(), folders.saves / ".burgundy-1-1.tmp"
    half_written.touch()
    for file in (path, half_written):
        os.utime(file, (0, 0))

    library.tidy(NOW)

    assert list(folders.saves.iterdir()) == [path]


def test_tidying_goes_through_all_folders_and_leaves_what_is_younger_than_a_day(library, folders):
    for folder in folders.written:
        folder.mkdir(parents=True, exist_ok=True)
        for name, age in ((".burgundy-1-1.tmp", 25), (".burgundy-1-2.tmp", 23)):
            (folder / name).touch()
            then = (NOW - timedelta(hours=age)).timestamp()
            os.utime(folder / name, (then, then))

    library.tidy(NOW)

    left = [path for path in folders.data.parent.rglob("*") if path.is_file()]
    assert {path.name for path in left} == {".burgundy-1-2.tmp"}
    assert len(left) == len(folders.written)


def test_a_folder_that_cannot_be_read_is_not_tidied(library, folders, monkeypatch):
    def fails(*_):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Path, "glob", fails)

    library.tidy(NOW)

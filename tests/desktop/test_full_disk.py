"""A disk that is really full: a small one is mounted where this machine lets us, and filled."""

import json
import os
import subprocess
from datetime import UTC, datetime

import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.pages.players import page as players_page
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.profiles import Profile, Profiles
from burgundy_desktop.storage.reviews import ReviewStore
from burgundy_desktop.storage.settings import Settings, load_settings, save_settings
from tests.desktop import conftest
from tests.desktop.conftest import ANNA, BLUE

FULL = "The disk is full. Free some space."
MANY = 40
"""More lines than the last page of a file has room for."""
CHUNKS = (1 << 16, 1 << 12, 1 << 8, 1)


@pytest.fixture
def disk(tmp_path):
    """A disk of 2 MB."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.fixture
def home(disk):
    return Folders(disk / "data", disk / "config")


class Filler:
    """Takes all that is left of a disk, and gives it back."""

    def __init__(self, disk):
        self._file = disk / "filler"

    def fill(self):
        with self._file.open("ab", buffering=0) as file:
            for size in CHUNKS:
                self._add(file, b" " * size)

    @staticmethod
    def _add(file, data):
        while True:
            try:
                file.write(data)
            except OSError:
                return

    def free(self):
        self._file.unlink()


@pytest.fixture
def filler(disk):
    return Filler(disk)


@pytest.fixture
def playing(window, store):
    """Two people have begun a game."""
    options = load("castles").info.options_for(2)
    window.show_table(store.begin("castles", options, (ANNA, BLUE), seed=3, strict=False))
    return window.table.controller


def move(controller):
    controller.submit(controller.position.legal[0])


def test_a_move_is_told_and_saved_as_soon_as_there_is_room(window, playing, filler, home):
    path = playing.session.autosave.path
    move(playing)
    before = path.read_bytes()
    filler.fill()
    move(playing)

    status = window.status
    assert status.left.text() == f"The last move is not saved yet. {FULL}"
    assert status.again.isVisible()
    assert status.elsewhere.isVisible()
    assert path.read_bytes() == before
    assert not [one for one in path.parent.iterdir() if "tmp" in one.name]

    filler.free()
    ui_driver.click(status.again)
    assert status.left.text() == "Saved"
    assert GameStore(home).open(path).match.length == 2


def test_settings_stay_as_they_were_on_the_disk_and_hold_here(window, program, filler, home):
    program.preferences.change(text_size=110)
    filler.fill()
    program.preferences.change(text_size=120)

    assert window.status.left.text().endswith(f"They apply until you quit. {FULL}")
    assert (load_settings(home.settings).text_size, program.preferences.now.text_size) == (110, 120)

    filler.free()
    program.preferences.change(pace="fast")
    assert load_settings(home.settings).text_size == 120


def test_a_game_that_ends_is_in_the_chronicle_once_it_is_saved(window, store, filler):
    like = whole_game("castles_cards", 2, 4711)
    options = load("castles_cards").info.options_for(2)
    begun = store.begin("castles_cards", options, (ANNA, BLUE), seed=4711, strict=False)
    window.show_table(replayed(begun, like, like.length - 1))
    filler.fill()
    controller = window.table.controller
    if controller.covered_for is not None:
        controller.uncover()
    controller.submit(like.steps[like.length].move)
    assert window.status.left.text().endswith(FULL)
    assert not store.chronicle.read().finished

    filler.free()
    ui_driver.click(window.status.again)

    read = Chronicle(store.chronicle.path).read()
    assert ([one.id for one in read.finished], read.skipped) == ([begun.header.id], 0)


def test_what_a_review_found_is_kept_and_saved_again(window, store, program, filler, judges):
    like = whole_game("castles_cards", 2, 4711)
    options = load("castles_cards").info.options_for(2)
    begun = store.begin("castles_cards", options, (PERSON, OTHERS[0]), seed=4711, strict=False)
    session = replayed(begun, like, like.length)
    window.show_table(session)
    filler.fill()
    window.side.review.show()
    reviewing, header = window.side.replay.reviewing, window.side.review.page.header
    judges.judge_all(reviewing)
    assert header.state.text() == f"{FULL} Everything found is kept until the program ends."

    filler.free()
    ui_driver.click(header.stop)

    assert not header.state.isVisible()
    kept = ReviewStore(program.store.folders.reviews).read(session.review_id, session.match)
    assert len(kept.decisions) == len(reviewing.decisions)


def test_players_are_told_of_and_stay(window, store, filler, monkeypatch):
    said: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        players_page, "notice", lambda _, title, text, **__: said.append((title, text))
    )
    anna = Profile("a" * 32, "Anna", "knight", "", datetime(2026, 11, 1, tzinfo=UTC))
    store.profiles.add(anna)
    window.actions_by_name["profiles"].trigger()
    ui_driver.wait_for(lambda: window.remembered.is_read, "the chronicle")
    page = window.remembered.page
    page.buttons["new"].click()
    page.form.name.setText("Blue")
    filler.fill()
    page.form.keep.click()

    assert said == [("The list of players could not be saved", FULL)]
    assert page.form.typed == "Blue"
    assert Profiles(store.profiles.path).all() == (anna,)
    assert json.loads(store.profiles.path.read_bytes())

    filler.free()
    page.form.keep.click()
    assert [one.name for one in Profiles(store.profiles.path).all()] == ["Anna", "Blue"]


def test_half_a_line_of_the_chronicle_harms_no_other(store, filler, disk):
    """The last page of the file has room for a part of it."""
    options = load("castles").info.options_for(2)
    for seed in range(1, 8):
        store.keep(store.begin("castles", options, (ANNA, BLUE), seed=seed, strict=False))
    begun = store.chronicle.read().begun
    filler.fill()
    with pytest.raises(NotSaved) as problem:
        store.chronicle.add(*[begun[0]] * MANY)
    assert problem.value.code == "disk_full"
    assert os.statvfs(disk).f_bavail == 0

    assert store.chronicle.read().begun == begun
    filler.free()
    store.chronicle.add(begun[0])
    assert Chronicle(store.chronicle.path).read().begun == begun


def test_the_program_starts_on_a_full_disk(filler, store, home, request, monkeypatch):
    save_settings(home.settings, Settings(pace="instant", language="en", coached="never"))
    monkeypatch.setattr(conftest, "save_settings", lambda *_: None)
    options = load("castles").info.options_for(2)
    store.keep(store.begin("castles", options, (ANNA, BLUE), seed=3, strict=False))
    filler.fill()

    window = request.getfixturevalue("window")

    assert window.is_in_library
    (entry,) = window.program.store.library.entries()
    window.show_table(window.program.store.open(entry.path))
    assert window.is_at_table

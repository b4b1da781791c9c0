"""Every move is on disk before the next one."""

import errno
import os
import shutil

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.opening import load
from tests.storage.played import LATER, NOW, a_match, an_autosave


def new_match(seed=7):
    castles = games.load("castles")
    return Match(castles, castles.info.options_for(2), seed)


def save(autosave, match, moment="Phase A"):
    autosave.save(match, moment=moment, now=LATER)


def test_after_each_ply_the_file_holds_exactly_what_was_played(tmp_path):
    played, match = a_match(plies=30), new_match()
    autosave = an_autosave(tmp_path / "game.burgundy", match)
    for move in played.moves:
        match.play(move)
        save(autosave, match)

        assert load(autosave.path, games.load).match.steps == match.steps


def test_undo_is_saved_too(tmp_path):
    match = a_match(plies=30)
    autosave = an_autosave(tmp_path / "game.burgundy", match)
    save(autosave, match)

    match.go_to(Ply(11))
    save(autosave, match)

    found = load(autosave.path, games.load).match
    assert (found.cursor, found.length) == (11, 30)


def test_a_loaded_game_goes_on_in_its_own_file(tmp_path):
    match = a_match(plies=30)
    first = an_autosave(tmp_path / "game.burgundy", match)
    save(first, match)

    found = load(first.path, games.load)
    found.match.play(found.match.legal_moves()[0])
    second = type(first)(first.path, found.header)
    save(second, found.match, "Phase B")

    again = load(first.path, games.load)
    assert again.match.steps == found.match.steps
    assert (again.header.created, again.header.changed, again.header.moment) == (
        NOW,
        LATER,
        "Phase B",
    )


def test_when_the_disk_is_full_the_game_goes_on_and_is_saved_as_soon_as_it_can_be(
    tmp_path, monkeypatch
):
    match = a_match(plies=30)
    autosave = an_autosave(tmp_path / "game.burgundy", match)
    save(autosave, match)
    before = autosave.path.read_bytes()

    def full(_handle):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(2):
            match.play(match.legal_moves()[0])
            with pytest.raises(NotSaved, match="the disk is full"):
                save(autosave, match)
    assert autosave.path.read_bytes() == before
    assert autosave.header.plies == 30

    save(autosave, match)

    assert load(autosave.path, games.load).match.steps == match.steps
    assert autosave.header.plies == 32


def test_a_new_title_stands_in_the_next_file(tmp_path):
    match = a_match(plies=3)
    autosave = an_autosave(tmp_path / "game.burgundy", match)

    autosave.retitle("Rematch")
    save(autosave, match)

    assert load(autosave.path, games.load).header.title == "Rematch"


def test_a_file_that_somebody_else_has_written_is_overtaken(tmp_path):
    match = a_match(plies=5)
    first = an_autosave(tmp_path / "game.burgundy", match)
    first.save(match, moment="", now=NOW)
    second = Autosave(first.path, first.header)
    assert (first.is_overtaken, second.is_overtaken) == (False, False)

    match.play(match.legal_moves()[0])
    second.save(match, moment="", now=LATER)

    assert (first.is_overtaken, second.is_overtaken) == (True, False)


def test_a_file_that_was_only_copied_to_and_fro_is_not(tmp_path):
    match = a_match(plies=5)
    autosave = an_autosave(tmp_path / "game.burgundy", match)
    autosave.save(match, moment="", now=NOW)

    shutil.copy(autosave.path, tmp_path / "elsewhere")
    autosave.path.unlink()
    gone = autosave.is_overtaken
    shutil.copy(tmp_path / "elsewhere", autosave.path)

    assert (gone, autosave.is_overtaken) == (False, False)


def test_a_file_that_was_damaged_meanwhile_is_left_as_it_is(tmp_path):
    match = a_match(plies=5)
    autosave = an_autosave(tmp_path / "game.burgundy", match)
    autosave.save(match, moment="", now=NOW)

    autosave.path.write_text("Dear Ida")

    assert autosave.is_overtaken

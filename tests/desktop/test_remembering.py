"""Games that are played in the window come into the chronicle, once each."""

import os

import pytest

from burgundy_desktop.core.chronicle import deal_key
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.saves import game_store
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.storage.chronicle import Chronicle
from tests.desktop.conftest import ANNA, MARGOT

SEED = 4711
STANDS = "The result stands. From here on it is practice."


def almost_over(store):
    """A game whose next move is the last one."""
    like = whole_game("castles", 2, SEED)
    session = store.begin("castles", like.options, (ANNA, MARGOT), seed=SEED, strict=False)
    store.keep(replayed(session, like, like.length - 1))
    return session


def test_the_first_finish_counts_and_whoever_goes_back_is_told(window, store):
    window.show_table(almost_over(store))
    controller = window.table.controller
    controller.submit(controller.session.match.legal_moves()[0])
    (told,) = store.chronicle.read().finished
    assert [seat.name for seat in told.seats] == ["Anna", "Margot"]
    assert controller.session.match.is_over
    window.ceremony.put_away()

    controller.undo()

    assert window.status.left.text() == f"Saved · {STANDS}"
    while not controller.session.match.is_over:
        controller.submit(controller.session.match.legal_moves()[-1])
    assert store.chronicle.read().finished == (told,)
    assert len(store.chronicle.read().begun) == 1


def test_a_copy_and_an_import_are_the_same_game(window, store, tmp_path):
    session = almost_over(store)
    session.match.play(session.match.legal_moves()[0])
    store.keep(session)
    copy = store.library.duplicate(session.autosave.path, "again", instant.now())
    store.save_copy(session, tmp_path / "for_friends.burgundy")
    for opened in (store.open(copy), store.take_in(tmp_path / "for_friends.burgundy")):
        store.keep(opened)

    read = store.chronicle.read()

    assert (len(read.begun), len(read.finished)) == (1, 1)


def test_a_deal_that_was_met_is_not_dealt_again(store, monkeypatch):
    options = whole_game("castles", 2, SEED).options
    met = store.begin("castles", options, (ANNA, MARGOT), seed=5, strict=False)
    store.keep(met)
    seeds = iter((5, 5, 6))
    monkeypatch.setattr(game_store, "new_seed", lambda: next(seeds))

    assert store.begin("castles", options, (ANNA, MARGOT), strict=False).match.seed == 6
    assert store.chronicle.has_met(deal_key("castles", met.header.rules_version, options, 5))


def test_a_chronicle_that_cannot_be_written_keeps_nobody_from_playing(store, home):
    home.chronicle.mkdir(parents=True)
    session = almost_over(store)
    session.match.play(session.match.legal_moves()[0])

    store.keep(session)

    assert session.autosave.path.exists()
    home.chronicle.rmdir()
    store.heal(lambda: True)
    assert len(Chronicle(home.chronicle).read().finished) == 1


@pytest.fixture
def unfinished(home):
    """Files that killed programs were writing: one long ago, one today."""
    home.reviews.mkdir(parents=True)
    files = [home.reviews / f".burgundy-1-{number}.tmp" for number in (1, 2)]
    for path in files:
        path.touch()
    os.utime(files[0], (0, 0))
    return files


def test_a_start_removes_what_a_killed_program_left_behind(unfinished, window, qtbot):
    left, of_today = unfinished

    qtbot.waitUntil(lambda: not left.exists(), timeout=20_000)
    assert of_today.exists()


def test_the_window_lets_it_catch_up(window, store, qtbot):
    session = almost_over(store)
    session.match.play(session.match.legal_moves()[0])
    store.keep(session)
    store.folders.chronicle.unlink()

    window.show()

    qtbot.waitUntil(lambda: bool(store.chronicle.read().finished), timeout=20_000)

"""Forged saves in the window: one sentence, the file kept, and the library still usable."""

import os

import attrs
import pytest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.fuzz import cli
from burgundy_desktop.desktop.fuzz.crafted import try_saves
from burgundy_desktop.desktop.fuzz.genuine import genuine
from burgundy_desktop.desktop.fuzz.mutations import mutated
from burgundy_desktop.desktop.saves import own_tables
from burgundy_desktop.desktop.saves.saved_summary import summary_of
from burgundy_desktop.desktop.window import game_files
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.folders import VARIABLE
from burgundy_desktop.storage.library import Entry
from burgundy_desktop.storage.save_game import read, write
from tests import thorough
from tests.desktop.conftest import ANNA, MARGOT

SAVES = thorough.at_most(60, 20)
"""`./burgundy fuzz --saves 20000` is the long run (docs/robustness.md)."""


@pytest.fixture
def game(store, a_game):
    """A game of some moves in the store."""
    session = a_game(seats=(ANNA, MARGOT))
    store.keep(session)
    return session.autosave.path


def change(path, **fields):
    save = read(path)
    write(path, attrs.evolve(save, header=attrs.evolve(save.header, **fields)))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ([], "nothing to try: --saves N, --close-writes N or both"),
        (["--saves", "0"], "nothing to try: --saves N, --close-writes N or both"),
        (["--saves", "-1"], "argument --saves: '-1' is no whole number of at least 0"),
        (
            ["--close-writes", "-1"],
            "argument --close-writes: '-1' is no whole number of at least 0",
        ),
        (["--saves", "many"], "argument --saves: 'many' is no whole number of at least 0"),
    ],
)
def test_a_call_that_tries_nothing_is_refused(call, said, capsys, monkeypatch):
    monkeypatch.setattr(cli, "_close_writes", lambda *_: True)
    monkeypatch.setattr(cli, "_made_up_saves", lambda *_: True)
    monkeypatch.setenv(VARIABLE, os.environ.get(VARIABLE, ""))  # `fuzz` sets it

    with pytest.raises(SystemExit, match="2"):
        cli.main(call)

    assert capsys.readouterr().err.endswith(f"burgundy-desktop fuzz: error: {said}\n")


def test_made_up_saves_raise_nothing_and_are_left_as_they_are(program, monkeypatch):
    monkeypatch.setattr(program.thinking, "ask", lambda _: 0)

    report = try_saves(program, range(SAVES), 12, lambda _: None)

    problems = [problem for problem in report.problems if "took" not in problem]
    assert problems == []
    assert report.tried + report.unwritable == SAVES
    assert report.opened > 0 < report.at_position
    assert len(report.refused) > 2


def test_the_same_seed_makes_the_same_saves_up():
    originals = genuine()

    again = [[mutated(number, seed, originals) for number in range(8)] for seed in (1, 1, 2)]

    assert again[0] == again[1] != again[2]


@pytest.mark.parametrize("level", ["greedy-v1", "random", "mcts-plain-200", "nobody", "x" * 3000])
def test_a_level_that_nobody_can_play_against_is_one_sentence(store, game, level):
    change(game, seats=(ANNA, attrs.evolve(MARGOT, level=level)))
    before = game.read_bytes()

    with pytest.raises(BadSave) as caught:
        store.open(game)

    said = sentence(caught.value)
    assert (caught.value.code, level[:30] in said, len(said) < 200) == ("other_level", True, True)
    assert game.read_bytes() == before


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_ours_opens(store, game, level):
    change(game, seats=(ANNA, attrs.evolve(MARGOT, level=level)))

    assert store.open(game).seats[1].level == level


def test_the_library_stays_when_such_a_game_is_opened(game, window, monkeypatch):
    said = []
    monkeypatch.setattr(own_tables, "notice", lambda _, title, text, **__: said.append(text))
    monkeypatch.setattr(game_files, "notice", lambda *_, **__: said.append("?"))
    change(game, seats=(ANNA, attrs.evolve(MARGOT, level="greedy-v1")))
    window.library.refresh()

    window.open_file(game)

    assert len(said) == 1
    assert not window.is_at_table
    assert window.library.thumbnails.of(game) is None


def test_a_file_that_another_one_has_replaced_is_told_anew(store, game, a_game):
    """Even with the same dates and the same number of moves."""
    first = Entry(game, read(game).header)
    before = summary_of(first)
    other = a_game(seats=(ANNA, MARGOT))
    while not other.match.is_over:
        other.match.play(other.match.legal_moves()[0])
    store.keep(other)
    save = read(other.autosave.path)
    header = attrs.evolve(save.header, changed=first.header.changed)
    write(game, attrs.evolve(save, header=header))

    after = summary_of(Entry(game, attrs.evolve(header, plies=0, cursor=0)))

    assert before != after


def test_a_file_too_large_for_any_game_is_not_read_to_tell_where_it_stands(game, monkeypatch):
    board_of("castles")
    entry = Entry(game, attrs.evolve(read(game).header, moment="as the file says"))
    monkeypatch.setattr("burgundy_desktop.desktop.saves.saved_summary.SMALL", 10)

    assert summary_of(entry) == "as the file says"


def test_a_file_that_is_another_game_s_by_now_is_told_by_its_own_words(game):
    board_of("pillars")
    listed = read(game).header
    stale = attrs.evolve(listed, game="pillars", seats=listed.seats * 2)

    assert summary_of(Entry(game, stale)) == summary_of(Entry(game, listed)) != ""


def test_a_position_without_words_is_none(store, game, monkeypatch):
    change(game, rules_version=99)
    assert store.open(game).lost_history is not None

    def no_words(_):
        raise IndexError("9")

    board = board_of("castles")
    wording = attrs.evolve(board.wording, moment=no_words)
    monkeypatch.setattr(
        "burgundy_desktop.desktop.saves.game_store.board_of",
        lambda _: attrs.evolve(board, wording=wording),
    )

    with pytest.raises(BadSave):
        store.open(game)


def test_where_no_words_tell_of_it_a_game_stands_in_the_words_of_its_file(game, monkeypatch):
    def no_words(_):
        raise IndexError("9")

    board = board_of("castles")
    wording = attrs.evolve(board.wording, moment=no_words)
    monkeypatch.setattr(
        "burgundy_desktop.desktop.saves.saved_summary.board_of",
        lambda _: attrs.evolve(board, wording=wording),
    )
    header = read(game).header

    assert summary_of(Entry(game, header)) == header.moment != ""


def test_when_a_table_cannot_be_laid_the_library_is_there_again(game, window, monkeypatch):
    session = window.program.store.open(game)

    def fall_over(*_):
        raise IndexError("9")

    with monkeypatch.context() as patch:
        patch.setattr(window.table.controller.saving, "begin", fall_over)
        with pytest.raises(IndexError):
            window.show_table(session)
    assert (window.is_at_table, window.table.controller.has_game) == (False, False)

    window.show_table(window.program.store.open(game))

    assert window.is_at_table

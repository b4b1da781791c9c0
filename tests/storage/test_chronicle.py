"""The chronicle tells of every game once, whatever happens to the program or the disk."""

import errno
import os
import subprocess
import sys
from datetime import timedelta

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chronicle import Dropped, Mark, deal_key
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import LADDER
from burgundy_desktop.storage import chronicle as chronicle_module
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.chronicle_lines import from_text, to_text
from burgundy_desktop.storage.known_players import drop
from burgundy_desktop.storage.remembering import (
    begun_of,
    finished_of,
    heal,
    rebuild,
    remember,
    saves_with_headers,
)
from burgundy_desktop.storage.save_game import write
from tests.storage.played import ID, LATER, a_file, a_header, a_match, a_save

OTHER_ID = "f" * 32


@pytest.fixture(scope="module")
def match():
    return a_match()


@pytest.fixture
def finished(match):
    header = a_header(match, salt="", seconds=(600, 40))
    return finished_of(match, header, "game.burgundy")


@pytest.fixture
def chronicle(tmp_path):
    return Chronicle(tmp_path / "data" / "chronicle.jsonl")


def test_a_finished_game_is_told_with_everything_that_is_asked_of_it(match, finished):
    sheet = match.game.score(match.state)

    assert [(seat.points, seat.rank) for seat in finished.seats] == [
        (sheet.total(seat), next(s.rank for s in sheet.standings if s.seat == seat))
        for seat in (0, 1)
    ]
    assert [sum(seat.reasons.values()) for seat in finished.seats] == [
        seat.points for seat in finished.seats
    ]
    assert [(seat.name, seat.level, seat.is_person) for seat in finished.seats] == [
        ("Őrs", "", True),
        ("Duke", "duke", False),
    ]
    assert (finished.seconds, finished.plies) == (640, match.length)
    assert finished.automaton is None


def test_an_automaton_has_its_points_and_its_place():
    cards = games.load("castles_cards")
    match = games_end(cards, 1)
    header = a_header(match, seats=(a_header(a_match(plies=1)).seats[0],), seconds=(1,))
    told = finished_of(match, attrs.evolve(header, profiles=("",)), "x")

    sheet = match.game.score(match.state)
    assert told.automaton == sheet.total(1)
    assert told.seats[0].rank == (1 if 0 in sheet.winners else 2)


def games_end(game, seats):

    match = Match(game, game.info.options_for(seats), 3)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    return match


def test_lines_come_back_as_they_were(chronicle, match, finished):
    begun = begun_of(a_header(match))
    chronicle.add(begun)
    chronicle.add(finished, Mark(ID, counts=False, note="teaching Blue"), Dropped(OTHER_ID))

    read = chronicle.read()

    assert (read.begun, read.finished, read.skipped) == ((begun,), (finished,), 0)
    assert read.marks[ID].note == "teaching Blue"
    assert read.dropped == {OTHER_ID}
    assert read.counted == ()
    assert chronicle.tells("finished", ID)
    assert not chronicle.tells("finished", OTHER_ID)
    assert chronicle.has_met(begun.deal)
    assert not chronicle.has_met(deal_key("castles", 1, match.options, 99))


def test_a_game_without_a_file_is_no_game(chronicle):
    assert chronicle.read().finished == ()
    assert not chronicle.has_met("0")


def test_the_first_finish_counts_for_ever(chronicle, finished):
    chronicle.add(finished)
    for number in range(10):
        better = attrs.evolve(finished, ended=finished.ended + timedelta(hours=number), plies=1)
        chronicle.add(better)

    assert chronicle.read().finished == (finished,)


def test_order_is_that_of_time(chronicle, finished):
    later = attrs.evolve(finished, id=OTHER_ID, ended=finished.ended + timedelta(1))
    chronicle.add(later, finished)

    assert [game.id for game in chronicle.read().finished] == [ID, OTHER_ID]


@pytest.mark.parametrize("kept", [0, 1, 40, -2, -1])
def test_half_a_line_is_skipped_and_the_next_one_is_whole(chronicle, finished, kept):
    chronicle.add(finished)
    data = chronicle.path.read_bytes()
    chronicle.path.write_bytes(data + data[:kept] if kept else data)
    other = attrs.evolve(finished, id=OTHER_ID)

    chronicle.add(other)

    read = chronicle.read()
    assert {game.id for game in read.finished} == {ID, OTHER_ID}
    assert read.skipped == (1 if kept in {1, 40, -2} else 0)


@pytest.mark.parametrize(
    "broken",
    [
        "[]",
        "7",
        "{",
        '{"v":1}',
        '{"v":1,"kind":"mark","id":3,"counts":true,"note":""}',
        '{"v":1,"kind":"mark","id":"a","counts":1,"note":""}',
        '{"v":1,"kind":"begun","id":"","game":"","deal":"","origin":"","source":"","profiles":[1]}',
        '{"v":"1","kind":"mark","id":"a","counts":true,"note":""}',
        "[" * 100_000,
        "\udcff",
    ],
)
def test_broken_lines_are_counted_and_kept(chronicle, finished, broken):
    chronicle.path.parent.mkdir()
    chronicle.path.write_bytes(broken.encode("utf-8", "surrogateescape") + b"\n")
    chronicle.add(finished)

    assert chronicle.read().skipped == 1
    chronicle.rewrite(lambda line: line)
    assert chronicle.path.read_bytes().startswith(broken.encode("utf-8", "surrogateescape"))


def test_a_line_that_names_no_ladder_is_of_the_first_one(finished):
    older = to_text(finished).replace(f',"ladder":{LADDER}', "", 1)

    assert older != to_text(finished)
    assert from_text(older) == attrs.evolve(finished, ladder=1)


@pytest.mark.parametrize("field", ["seats", "clean", "ended", "options", "seed"])
def test_a_line_without_a_field_is_broken(finished, field):
    text = to_text(finished).replace(f'"{field}":', '"gone":', 1)

    with pytest.raises((ValueError, TypeError)):
        from_text(text)


def test_lines_of_a_later_program_stay(chronicle, finished):
    later = '{"v":2,"kind":"finished","id":"x"}\n{"v":1,"kind":"tournament","id":"y"}\n'
    chronicle.path.parent.mkdir()
    chronicle.path.write_text(later, encoding="ascii")
    chronicle.add(finished)

    chronicle.rewrite(lambda line: None)

    assert chronicle.read().skipped == 0
    assert chronicle.path.read_text(encoding="ascii") == later


def test_a_deletion_changes_nothing_else(chronicle, finished):
    other = attrs.evolve(finished, id=OTHER_ID)
    chronicle.add(finished, other)

    chronicle.rewrite(lambda line: None if line.id == ID else line)

    assert chronicle.read().finished == (other,)


def write_many(path, name, count):
    chronicle = Chronicle(path)
    for number in range(count):
        chronicle.add(Mark(f"{name}-{number}", counts=True, note="x" * number))


def test_two_programs_add_at_once(chronicle):
    code = (
        "import sys; from pathlib import Path; from tests.storage.test_chronicle import write_many;"
        "write_many(Path(sys.argv[1]), sys.argv[2], 150)"
    )
    programs = [
        subprocess.Popen([sys.executable, "-c", code, str(chronicle.path), name]) for name in "ab"
    ]

    assert [program.wait() for program in programs] == [0, 0]

    read = chronicle.read()
    assert (len(read.marks), read.skipped) == (300, 0)


def test_a_full_disk_is_told_and_harms_no_line(chronicle, finished, monkeypatch):
    chronicle.add(finished)
    real = os.write

    def a_bit(handle, data):
        if len(data) > 20:
            return real(handle, data[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", a_bit)
    with pytest.raises(NotSaved) as error:
        chronicle.add(attrs.evolve(finished, id=OTHER_ID))
    monkeypatch.undo()

    assert error.value.code == "disk_full"
    assert (chronicle.read().finished, chronicle.read().skipped) == ((finished,), 1)
    chronicle.add(attrs.evolve(finished, id=OTHER_ID))
    assert len(chronicle.read().finished) == 2
    assert not chronicle.was_cut  # nothing was lost


@pytest.mark.parametrize("lost", [5, None])
def test_it_is_noticed_that_somebody_has_cut_it(chronicle, finished, lost):
    """In the midst of a line, or whole lines."""
    chronicle.add(finished)
    one = chronicle.path.stat().st_size
    chronicle.add(attrs.evolve(finished, id=OTHER_ID))
    assert not chronicle.was_cut
    os.truncate(chronicle.path, one if lost is None else 2 * one - lost)

    chronicle.add(Mark(finished.id, counts=True, note=""))

    assert chronicle.was_cut


def test_what_a_program_changes_on_purpose_is_no_cut(chronicle, finished):
    for identity in (finished.id, OTHER_ID):
        chronicle.add(attrs.evolve(finished, id=identity))
    Chronicle(chronicle.path).rewrite(lambda line: None if line.id == OTHER_ID else line)
    chronicle.add(attrs.evolve(finished, id=OTHER_ID))
    chronicle.path.unlink()
    chronicle.forget_end()
    chronicle.add(finished)

    assert not chronicle.was_cut


# who writes, and who makes up for it


def test_a_game_is_remembered_when_it_begins_and_when_it_ends(chronicle, match):
    first = a_match(plies=0)
    remember(chronicle, first, a_header(first), "x", is_first=True)
    remember(chronicle, a_match(plies=5), a_header(first), "x", is_first=False)
    assert (len(chronicle.read().begun), chronicle.read().finished) == (1, ())

    for _ in range(2):
        remember(chronicle, match, a_header(match), "x", is_first=False)

    assert len(chronicle.read().finished) == 1
    assert chronicle.path.read_bytes().count(b"\n") == 2


def test_a_kill_between_save_and_line_heals(chronicle, tmp_path, match):
    saves = [a_file(tmp_path, match=match), a_file(tmp_path, "running.burgundy")]
    (tmp_path / "broken.burgundy").write_bytes(b"no game")
    saves.append(tmp_path / "broken.burgundy")

    assert heal(chronicle, saves_with_headers(saves), games.load) == 1
    assert heal(chronicle, saves_with_headers(saves), games.load) == 0

    (told,) = chronicle.read().finished
    assert (told.id, told.file, told.ended) == (ID, "game.burgundy", a_save(match).header.changed)


def test_healing_stops_when_the_program_ends(chronicle, tmp_path, match):
    assert (
        heal(
            chronicle,
            saves_with_headers([a_file(tmp_path, match=match)]),
            games.load,
            lambda: False,
        )
        == 0
    )


def test_a_chronicle_is_rebuilt_from_saves_and_keeps_what_has_none(
    chronicle, tmp_path, match, finished
):
    gone = attrs.evolve(finished, id=OTHER_ID, ended=LATER)
    chronicle.add(gone, Mark(OTHER_ID, counts=False, note=""))
    with chronicle.path.open("ab") as file:
        file.write(b'{"v":1,"kind":"fini')

    saves = saves_with_headers([a_file(tmp_path, match=match)])
    assert rebuild(chronicle, saves, games.load) == (2, 1)

    read = chronicle.read()
    assert ({game.id for game in read.finished}, read.skipped) == ({ID, OTHER_ID}, 0)
    assert not read.marks[OTHER_ID].counts
    assert chronicle.path.with_name("chronicle.jsonl.broken").exists()


def test_a_game_deleted_with_its_player_is_not_taken_from_the_bin(
    chronicle, tmp_path, match, finished
):
    path = a_file(tmp_path, match=match)
    other = tmp_path / "other.burgundy"
    write(other, a_save(match, id=OTHER_ID))
    for save in (path, other):
        heal(chronicle, saves_with_headers([save]), games.load)
    drop(chronicle, [finished])
    gone = chronicle.path.read_text()

    assert rebuild(chronicle, (), games.load, saves_with_headers([path, other])) == (1, 1)

    assert [game.id for game in chronicle.read().finished] == [OTHER_ID]
    assert chronicle.read().dropped == {ID}
    assert chronicle.path.read_text() == gone
    assert gone.count(ID) == 1  # nothing else is left of it


def test_a_game_that_comes_back_from_the_bin_is_told_again(chronicle, tmp_path, match, finished):
    chronicle.add(begun_of(a_header(match)), finished)
    drop(chronicle, [finished])

    assert heal(chronicle, saves_with_headers([a_file(tmp_path, match=match)]), games.load) == 1


def test_a_deleted_game_is_told_by_its_save_if_the_chronicle_is_lost(chronicle, tmp_path, match):
    saves = saves_with_headers([a_file(tmp_path, match=match)])

    assert rebuild(chronicle, (), games.load, saves) == (1, 0)


def test_a_beginning_that_was_never_told_heals(chronicle, tmp_path):
    """Otherwise a kill makes a deal of the day new again, and a game that was given up unseen."""
    running = a_file(tmp_path, "running.burgundy")

    for _ in range(2):
        heal(chronicle, saves_with_headers([running]), games.load)

    (begun,) = chronicle.read().begun
    assert begun == begun_of(next(saves_with_headers([running]))[1])
    assert chronicle.path.read_bytes().count(b"\n") == 1
    assert chronicle.has_met(begun.deal)


def test_half_a_line_is_no_telling(chronicle, finished):
    chronicle.add(finished)
    whole = chronicle.path.read_bytes()
    chronicle.path.write_bytes(whole[:-40])

    assert not chronicle.tells("finished", ID)
    chronicle.add(finished)
    assert chronicle.tells("finished", ID)


def test_a_rebuilt_chronicle_keeps_lines_of_a_later_program(chronicle, finished):
    later = b'{"v":9,"kind":"league"}\n'
    chronicle.add(finished)
    with chronicle.path.open("ab") as file:
        file.write(later + b"{\n")

    rebuild(chronicle, (), games.load)

    assert chronicle.path.read_bytes().endswith(later)
    assert chronicle.broken.read_bytes().endswith(b"{\n")


def test_a_deletion_leaves_no_older_file(chronicle, finished):
    chronicle.add(finished)
    with chronicle.path.open("ab") as file:
        file.write(b"{\n")
    chronicle.mend()

    chronicle.rewrite(lambda line: None)

    assert not chronicle.broken.exists()


def test_a_chronicle_that_cannot_be_read_is_not_overwritten(chronicle, finished, monkeypatch):
    chronicle.add(finished)
    monkeypatch.setattr(chronicle_module, "LARGEST", 10)

    with pytest.raises(NotSaved):
        chronicle.rewrite(lambda line: None)

    monkeypatch.undo()
    assert chronicle.read().finished == (finished,)

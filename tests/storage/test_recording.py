"""A match is recorded after every ply, and only new plies are encoded."""

from burgundy_desktop.core.codec import digest, encode_state
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.storage.recording import Recorder, record
from tests.storage.played import LATER, NOW, a_header, a_match


def recorded_by(recorder, match):
    return recorder.record(match, a_header(match), moment="", now=NOW)


def afresh(match):
    return record(match, a_header(match), moment="", now=NOW)


def play_first(match, plies):
    for _ in range(plies):
        match.play(match.legal_moves()[0])


def test_every_tenth_ply_and_the_last_one_have_a_digest():
    match = a_match(plies=25)

    save = afresh(match)

    assert [ply for ply, _ in save.digests] == [0, 10, 20, 25]
    assert dict(save.digests)[20] == digest(match.steps[20].state)


def test_recording_ply_by_ply_gives_the_same_as_recording_once():
    finished, recorder = a_match(), Recorder()
    match = Match(finished.game, finished.options, finished.seed)
    for move in finished.moves:
        match.play(move)
        save = recorded_by(recorder, match)

    assert save == afresh(finished)


def test_plies_that_were_taken_back_stay_in_the_file():
    match = a_match(plies=25)
    match.go_to(Ply(12))

    save = afresh(match)

    assert (len(save.moves), save.header.plies, save.header.cursor) == (25, 25, 12)
    assert save.position == encode_state(match.steps[12].state)


def test_another_move_after_undo_replaces_the_plies_that_were_taken_back():
    match, recorder = a_match(plies=25), Recorder()
    recorded_by(recorder, match)
    for back_to, plies in ((20, 3), (9, 30), (0, 1)):
        match.go_to(Ply(back_to))
        play_first(match, plies)

        assert recorded_by(recorder, match) == afresh(match)


def test_a_recorder_that_is_given_another_match_starts_afresh():
    recorder = Recorder()
    recorded_by(recorder, a_match(plies=25))
    other = a_match(seed=8, plies=15)

    assert recorded_by(recorder, other) == afresh(other)


def test_the_time_and_the_moment_are_those_of_the_record():
    match = a_match(plies=3)

    header = record(match, a_header(match), moment="Phase A", now=LATER).header

    assert (header.created, header.changed, header.moment) == (NOW, LATER, "Phase A")

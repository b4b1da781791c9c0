"""The positions of mistakes survive a restart and a second program, and hide what was hidden."""

import json
from datetime import date, timedelta

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.practice import Fate
from burgundy_desktop.core.review import Decision, decisions_of
from burgundy_desktop.storage import practice
from burgundy_desktop.storage.folders import folders
from burgundy_desktop.storage.practice import PracticeStore, exercise_of, opened
from tests.storage.played import ID, NAMES, a_match, people

TODAY = date(2026, 3, 28)
TOMORROW = TODAY + timedelta(days=1)


@pytest.fixture(scope="module")
def match():
    return a_match(plies=60)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "practice.json"


def fits(game):
    return lambda exercise: exercise.fits(game)


def mistakes(match, count, share=0.2):
    """That the first moves of the first player cost something."""
    plies = [ply for ply in decisions_of(match) if match.steps[ply].seat == 0][:count]
    return [mistake(match, ply, share) for ply in plies]


def mistake(match, ply, share=0.2):
    step, before = match.steps[ply], match.steps[ply - 1].state
    legal = match.game.legal_moves(before)
    played = legal.index(step.move)
    best = (played + 1) % len(legal)
    return Decision(ply, step.seat, 0.0, played, best, share, 0.01, 8.0, 0.5)


def with_mistakes(path, match, count, source=ID):
    store = PracticeStore(path)
    store.take_in(match, people(), source, mistakes(match, count), TODAY)
    return store


def test_it_is_a_file_in_the_data_folder(tmp_path):
    assert folders({"BURGUNDY_DATA": str(tmp_path)}).practice == tmp_path / "practice.json"


def test_mistakes_survive_a_restart(path, match):
    store = with_mistakes(path, match, 2)

    again = PracticeStore(path)

    assert again.exercises == store.exercises
    assert len(again.exercises) == 2
    assert not again.due(TODAY, fits(match.game))
    assert again.due(TOMORROW, fits(match.game)) == again.exercises
    assert again.of_game(ID, fits(match.game)) == again.exercises
    assert not again.of_game("another", fits(match.game))


def test_a_game_gives_three_and_each_once(path, match):
    store = with_mistakes(path, match, 5)
    store.take_in(match, people(), ID, mistakes(match, 5), TODAY)
    store.take_in(match, people(), ID, mistakes(match, 9)[5:], TODAY)

    assert len(PracticeStore(path).exercises) == 3


def test_a_day_gives_ten(path, match):
    store, plies = PracticeStore(path), mistakes(match, 15)
    for game in range(5):
        store.take_in(match, people(), f"{game}", plies[3 * game : 3 * game + 3], TODAY)

    assert len(store.exercises) == 10


def test_who_does_not_want_to_be_asked_any_more_is_not(path, match):
    store = with_mistakes(path, match, 1)
    (one,) = store.exercises
    store.replace(attrs.evolve(one, card=attrs.evolve(one.card, fate=Fate.NEVER)))
    store.take_in(match, people(), ID, mistakes(match, 1), TODAY)

    (kept,) = PracticeStore(path).exercises
    assert kept.position is None
    assert not store.due(TOMORROW, fits(match.game))


def test_other_rules_or_tables_are_set_aside_not_lost(path, match):
    store = with_mistakes(path, match, 1)
    info = match.game.info
    for other in (
        attrs.evolve(info, rules_version=info.rules_version + 1),
        attrs.evolve(info, own_tables={"tiles.toml": "1f"}),
    ):
        changed = fits(attrs.evolve(match.game, info=other))
        assert not store.due(TOMORROW, changed)
        assert not store.of_game(ID, changed)

    assert store.due(TOMORROW, fits(match.game))


def test_a_broken_file_is_kept_and_begun_anew(path, match):
    path.write_bytes(b'{"format": 1, "exercises": [7]}')
    store = PracticeStore(path)
    assert store.exercises == ()
    assert store.was_broken

    store.take_in(match, people(), ID, mistakes(match, 1), TODAY)

    assert len(PracticeStore(path).exercises) == 1
    assert path.with_name("practice.json.broken").read_bytes().endswith(b"[7]}")


def test_of_two_programs_each_keeps_what_the_other_did(path, match):
    one, other = with_mistakes(path, match, 1), PracticeStore(path)
    (known,) = other.exercises
    one.take_in(match, people(), "other", mistakes(match, 2)[1:], TODAY)

    other.replace(attrs.evolve(known, card=known.card.wrong(TOMORROW)))

    assert [one.card.tried for one in PracticeStore(path).exercises] == [1, 0]


def test_what_could_not_be_written_is_written_with_the_next_change(path, match, monkeypatch):
    def full(*_):
        raise NotSaved("disk_full")

    with monkeypatch.context() as disk:
        disk.setattr(practice, "write_atomically", full)
        with pytest.raises(NotSaved):
            with_mistakes(path, match, 1)
        store = PracticeStore(path)
        with pytest.raises(NotSaved):
            store.take_in(match, people(), ID, mistakes(match, 1), TODAY)
    assert len(store.exercises) == 1

    store.take_in(match, people(), "other", mistakes(match, 2)[1:], TODAY)

    assert len(PracticeStore(path).exercises) == 2


def test_a_file_that_cannot_be_read_is_not_overwritten(path, match, monkeypatch):
    with_mistakes(path, match, 1)
    content = path.read_bytes()
    with monkeypatch.context() as disk:
        disk.setattr(practice, "_LARGEST", 5)
        store = PracticeStore(path)
        with pytest.raises(NotSaved) as caught:
            store.take_in(match, people(), "other", mistakes(match, 2)[1:], TODAY)
    assert caught.value.code == "unwritable"
    assert path.read_bytes() == content
    assert [one.source for one in store.exercises] == ["other"]

    store.replace(store.exercises[0])

    assert [one.source for one in PracticeStore(path).exercises] == [ID, "other"]


def test_what_was_deleted_on_purpose_does_not_come_back(path, match, monkeypatch):
    def full(*_):
        raise NotSaved("disk_full")

    store = with_mistakes(path, match, 1)
    with monkeypatch.context() as disk:
        disk.setattr(practice, "write_atomically", full)
        with pytest.raises(NotSaved):
            store.take_in(match, people(), "unwritten", mistakes(match, 2)[1:], TODAY)
    path.unlink()

    store.forget()
    assert store.exercises == ()
    store.take_in(match, people(), "other", mistakes(match, 3)[2:], TODAY)

    assert [one.source for one in PracticeStore(path).exercises] == ["other"]


@pytest.fixture(params=games.found())
def played(request):
    """A game under way, played at random."""
    game, choices = games.load(request.param), Chance.from_seed(5)
    match = Match(game, game.info.options_for(max(2, game.info.seats_min)), 11)
    while match.length < 40:
        legal = match.legal_moves()
        match.play(legal[choices.below(len(legal))])
    return match


def all_persons(match):
    return tuple(SeatInfo(name) for name in NAMES[: match.options.seats])


def test_a_position_opens_as_its_seat_saw_it(played):
    for ply in decisions_of(played)[::4]:
        found = mistake(played, ply)
        exercise = exercise_of(played, all_persons(played), ID, found, TODAY)
        legal = played.game.legal_moves(played.steps[ply - 1].state)
        seen = played.game.observe(played.steps[ply - 1].state, found.seat)

        again = opened(exercise, played.game)

        assert again.match.observe(found.seat) == seen
        assert (again.best, again.played) == ((legal[found.best],), legal[found.played])
        assert list(again.match.legal_moves()) == list(legal)


def test_nothing_that_was_hidden_is_kept(played):
    ply = decisions_of(played)[-1]
    found, state = mistake(played, ply), played.steps[ply - 1].state
    seen = played.game.observe(state, found.seat)
    kept = exercise_of(played, people(), ID, found, TODAY)
    for seed in range(3):
        other = played.game.imagine(seen, Chance.from_seed(seed))
        alike = Match.from_position(played.game, played.options, 1, other)
        alike.play(played.steps[ply].move)
        there = exercise_of(alike, people(), ID, attrs.evolve(found, ply=Ply(1)), TODAY)
        assert attrs.evolve(there, ply=kept.ply) == kept


def test_nonsense_from_outside_is_no_position(path, match):
    (exercise,) = with_mistakes(path, match, 1).exercises
    whole = json.loads(json.dumps(exercise.position))
    for broken in (
        attrs.evolve(exercise, position=None),
        attrs.evolve(exercise, position={**whole, "turn": 99}),
        attrs.evolve(exercise, position={**whole, "players": []}),
        attrs.evolve(exercise, seat=1),
        attrs.evolve(exercise, seat=7),
        attrs.evolve(exercise, seats=exercise.seats[::-1]),
        attrs.evolve(exercise, seats=()),
        attrs.evolve(exercise, best=(("TakeTile", 99, 99),)),
        attrs.evolve(exercise, options=attrs.evolve(exercise.options, seats=9)),
    ):
        with pytest.raises(BadSave):
            opened(broken, match.game)

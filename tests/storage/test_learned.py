"""What was learned survives a restart and a second program; a broken file is kept aside."""

import json
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage import learned
from burgundy_desktop.storage.folders import folders
from burgundy_desktop.storage.learned import Learned, LearnedStore, UnderWay
from burgundy_desktop.storage.locking import alone_in

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(hours=1)
LEFT = UnderWay("heap", (("Take", 1, "left"), ("TakePlan", -1, [[3, 0]], 1 << 80)), (0, 0, 1))


def no_room(*_given):
    raise NotSaved("disk_full")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "learned.json"


@pytest.fixture
def broken(path):
    return path.with_name("learned.json.broken")


def test_it_is_a_file_in_the_data_folder(tmp_path):
    place = folders({"BURGUNDY_DATA": str(tmp_path)}).learned

    assert place == tmp_path / "learned.json"


def test_before_the_first_lesson_nothing_is_known_and_nothing_written(path, broken):
    assert LearnedStore(path).learned == Learned()
    assert not path.exists()
    assert not broken.exists()


def test_all_of_it_survives_a_restart(path, broken):
    store = LearnedStore(path)
    store.lesson_done("castles", "goal", NOON)
    store.lesson_done("castles", "ships", LATER)
    store.lesson_left("sticks", LEFT)
    store.tip_seen("castles", "buy")
    store.tip_seen("castles", "castle")

    again = LearnedStore(path).learned

    assert again == store.learned
    assert again.done == {"castles": {"goal": NOON, "ships": LATER}}
    assert again.under_way == {"sticks": LEFT}
    assert again.seen_in("castles") == {"buy", "castle"}
    assert again.done_in("castles") == {"goal", "ships"}
    assert again.done_in("sticks") == again.seen_in("sticks") == frozenset()
    assert not broken.exists()


def test_a_lesson_that_is_done_is_no_longer_under_way_and_others_stay(path):
    store = LearnedStore(path)
    store.lesson_left("sticks", LEFT)
    store.lesson_left("castles", UnderWay("goal"))
    store.lesson_done("sticks", "heap", NOON)

    assert store.learned.under_way == {"castles": UnderWay("goal")}


def test_a_game_has_one_lesson_under_way(path):
    store = LearnedStore(path)
    store.lesson_left("sticks", LEFT)
    store.lesson_left("sticks", UnderWay("ends"))

    assert LearnedStore(path).learned.under_way == {"sticks": UnderWay("ends")}


def test_two_programs_unite_what_they_know(path):
    one, other = LearnedStore(path), LearnedStore(path)
    one.lesson_done("castles", "goal", LATER)
    one.tip_seen("castles", "buy")
    one.lesson_left("castles", UnderWay("ships"))
    other.lesson_done("castles", "goal", NOON)
    other.lesson_done("caylus", "table", NOON)
    other.tip_seen("castles", "castle")
    one.tip_seen("pillars", "king")

    known = LearnedStore(path).learned
    assert known.done == {"castles": {"goal": LATER}, "caylus": {"table": NOON}}
    assert known.tips == {"castles": {"buy", "castle"}, "pillars": {"king"}}
    assert known.under_way == {}  # the other program finished a lesson of that game
    assert one.learned == known


def test_what_the_file_lost_is_written_again(path):
    store = LearnedStore(path)
    store.lesson_done("castles", "goal", LATER)
    path.write_text(json.dumps({"done": {"castles": {"goal": NOON.isoformat()}}}))
    store.tip_seen("castles", "buy")

    assert LearnedStore(path).learned.done == {"castles": {"goal": LATER}}


def test_tips_may_be_shown_again(path):
    store = LearnedStore(path)
    store.tip_seen("castles", "buy")
    store.lesson_done("castles", "goal", NOON)
    store.forget_tips()

    assert LearnedStore(path).learned == Learned(done={"castles": {"goal": NOON}})


def test_tips_forgotten_on_a_full_disk_stay_forgotten(path, monkeypatch):
    store = LearnedStore(path)
    store.tip_seen("castles", "buy")
    with monkeypatch.context() as full:
        full.setattr(learned, "write_atomically", no_room)
        with pytest.raises(NotSaved):
            store.forget_tips()
    assert store.learned.seen_in("castles") == frozenset()

    store.tip_seen("castles", "castle")

    assert LearnedStore(path).learned.seen_in("castles") == {"castle"}


def test_what_was_deleted_on_purpose_does_not_come_back(path):
    store = LearnedStore(path)
    store.lesson_done("castles", "goal", NOON)
    path.unlink()

    store.forget()
    assert store.learned == Learned()
    store.tip_seen("castles", "buy")

    assert LearnedStore(path).learned == Learned(tips={"castles": frozenset({"buy"})})


def test_what_another_program_deleted_on_purpose_does_not_come_back(path):
    one, other = LearnedStore(path), LearnedStore(path)
    one.lesson_done("castles", "goal", NOON)
    other.tip_seen("castles", "buy")

    path.unlink()
    one.forget()
    other.tip_seen("castles", "castle")

    assert other.learned == LearnedStore(path).learned
    assert other.learned == Learned(tips={"castles": frozenset({"castle"})})


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"5",
        b"\xff",
        b'{"tips": 5}',
        b'{"tips": {"castles": [5]}}',
        b'{"done": {"castles": {"goal": "yesterday"}}}',
        b'{"done": {"castles": {"goal": "2026-05-01T12:00:00"}}}',
        b'{"under_way": {"castles": {"moves": []}}}',
        b'{"under_way": {"castles": {"lesson": "goal", "began": ["0"]}}}',
        b"[" * 100_000,
    ],
)
def test_a_broken_file_is_copied_aside_and_begun_anew(path, broken, content):
    path.parent.mkdir()
    path.write_bytes(content)
    store = LearnedStore(path)

    assert store.learned == Learned()
    assert broken.read_bytes() == content
    store.tip_seen("castles", "buy")
    assert LearnedStore(path).learned.seen_in("castles") == {"buy"}


def test_what_a_later_version_added_is_no_error(path, broken):
    path.parent.mkdir()
    path.write_text(json.dumps({"tips": {"castles": ["buy"]}, "medals": 3}))

    assert LearnedStore(path).learned.seen_in("castles") == {"buy"}
    assert not broken.exists()


def test_what_cannot_be_written_holds_all_the_same_until_it_can(path):
    store = LearnedStore(path)
    path.parent.write_text("no folder")
    with pytest.raises(NotSaved):
        store.lesson_done("castles", "goal", NOON)
    assert store.learned.done_in("castles") == {"goal"}

    path.parent.unlink()
    store.tip_seen("castles", "buy")
    assert LearnedStore(path).learned == Learned(
        done={"castles": {"goal": NOON}}, tips={"castles": frozenset({"buy"})}
    )


def test_a_file_that_cannot_be_read_is_not_overwritten(path, monkeypatch):
    LearnedStore(path).lesson_done("castles", "goal", NOON)
    content = path.read_bytes()
    with monkeypatch.context() as disk:
        disk.setattr(learned, "_LARGEST", 5)
        store = LearnedStore(path)
        with pytest.raises(NotSaved) as caught:
            store.tip_seen("castles", "buy")
    assert caught.value.code == "unwritable"
    assert path.read_bytes() == content
    assert store.learned.seen_in("castles") == {"buy"}

    store.tip_seen("castles", "castle")

    known = LearnedStore(path).learned
    assert known.done == {"castles": {"goal": NOON}}
    assert known.seen_in("castles") == {"buy", "castle"}


def test_nothing_is_written_while_another_program_writes(path, monkeypatch):
    store = LearnedStore(path)
    monkeypatch.setattr(learned, "alone_in", partial(alone_in, patience=0))

    with alone_in(path.parent), pytest.raises(NotSaved):
        store.tip_seen("castles", "buy")

    assert not path.exists()

"""The files of series: written whole, never in the way when broken."""

import json
from datetime import UTC, datetime

import attrs
import pytest

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.series import Round, Rule, Series
from burgundy_desktop.storage.series import SeriesFolder

NOW = datetime(2026, 11, 24, 12, 0, tzinfo=UTC)
ONE = Series(
    "a" * 32,
    "castles",
    {"variant": "base"},
    True,
    (SeatInfo("Anna"), SeatInfo("Béla", "novice", character="bela")),
    Rule("best_of", 3, same_luck=True),
    NOW,
    (Round("b" * 32, 17),),
)
FORMAT_1 = (
    '{"format":1,"series":{"id":"' + "a" * 32 + '","game":"castles","options":{"variant":"base"},'
    '"strict":true,"players":[{"name":"Anna","level":"","colour":"","face":"","character":""},'
    '{"name":"Béla","level":"novice","colour":"","face":"","character":"bela"}],'
    '"rule":{"aim":"best_of","games":3,"same_luck":true},"began":"2026-11-24T12:00:00+00:00",'
    '"rounds":[{"game":"' + "b" * 32 + '","seed":17}],"is_given_up":false}}'
)


@pytest.fixture
def kept(tmp_path):
    return SeriesFolder(tmp_path / "series")


def test_a_file_of_format_1_is_read(kept):
    kept.folder.mkdir()
    (kept.folder / f"{ONE.id}.json").write_text(FORMAT_1, "utf-8")

    assert kept.of(ONE.id) == ONE
    assert kept.all() == (ONE,)


def test_it_is_written_as_it_is_read_and_deleted(kept):
    later = attrs.evolve(ONE, id="c" * 32, began=NOW.replace(hour=13), is_given_up=True)
    kept.keep(ONE)
    kept.keep(later)

    assert kept.all() == (later, ONE)
    kept.delete(later)
    kept.delete(later)
    assert kept.all() == (ONE,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        FORMAT_1.replace('"format":1', '"format":2'),
        FORMAT_1.replace('"games":3', '"games":4'),
        FORMAT_1.replace("a" * 32, "d" * 32),  # it says that it is another one
        FORMAT_1.replace('"seed":17', '"seed":"17"'),
    ],
)
def test_a_broken_file_is_passed_over_and_stays(kept, text):
    kept.keep(ONE)
    broken = kept.folder / f"{'e' * 32}.json"
    broken.write_text(text, "utf-8")

    assert kept.all() == (ONE,)
    assert kept.of("e" * 32) is None
    assert broken.read_text("utf-8") == text


def test_a_folder_that_cannot_be_written_is_told(kept):
    kept.folder.write_text("a file in its place")

    with pytest.raises(NotSaved):
        kept.keep(ONE)


def test_the_file_is_plain_json(kept):
    kept.keep(ONE)

    assert json.loads((kept.folder / f"{ONE.id}.json").read_text("ascii")) == json.loads(FORMAT_1)

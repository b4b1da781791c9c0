"""Numbers fitted to played games: read by name, and a wrong file is named."""

import json

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.fitted import Named, read_fitted


def test_a_block_has_a_name_for_each_of_its_places():
    things = Named()

    assert (things.block("one"), things.block("by", 2, 2), things.block("last")) == (0, 1, 5)
    assert things.names == ["one", "by/0/0", "by/0/1", "by/1/0", "by/1/1", "last"]


def test_what_is_there_more_than_once_adds_up():
    things = Named()
    things.block("coin", 2)

    assert things.by_name([0, 0], [(1, 2.5)]) == {"coin/0": 2.0, "coin/1": 2.5}


def test_what_the_file_does_not_name_counts_nothing(tmp_path):
    path = tmp_path / "worth.json"
    path.write_text(json.dumps({"b": [1, 2]}), encoding="utf-8")

    assert read_fitted(path, ["a", "b"], 2) == [(0.0, 0.0), (1.0, 2.0)]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"a": ["x", "y"]}', "cannot be read"),
        ('{"a": [1]}', "not all rows have 2 numbers"),
        ('{"moon": [1, 2]}', "nobody notices moon"),
    ],
)
def test_a_wrong_file_is_named(content, complaint, tmp_path):
    path = tmp_path / "worth.json"
    path.write_text(content, encoding="utf-8")

    with pytest.raises(BadTable, match=f"worth.json: {complaint}"):
        read_fitted(path, ["a", "b"], 2)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadTable, match="worth.json: cannot be read"):
        read_fitted(tmp_path / "worth.json", [], 1)

"""Models fitted to played games: loaded by name; errors name the file."""

import json
from math import e

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.linear_model import (
    FeatureNames,
    forgetting,
    read_coefficients,
    read_curves,
    read_stages,
    value_of,
    weights,
)


def test_a_block_has_a_name_for_each_of_its_places():
    things = FeatureNames()

    assert (things.block("one"), things.block("by", 2, 2), things.block("last")) == (0, 1, 5)
    assert things.names == ["one", "by/0/0", "by/0/1", "by/1/0", "by/1/1", "last"]


def test_what_is_there_more_than_once_adds_up():
    things = FeatureNames()
    things.block("coin", 2)

    assert things.by_name([0, 0], [(1, 2.5)]) == {"coin/0": 2.0, "coin/1": 2.5}


def test_what_the_file_does_not_name_counts_nothing(tmp_path):
    path = tmp_path / "value.json"
    path.write_text(json.dumps({"b": [1, 2]}), encoding="utf-8")

    assert read_coefficients(path, ["a", "b"], 2) == [(0.0, 0.0), (1.0, 2.0)]


def test_each_stage_has_its_number_of_every_name(tmp_path):
    path = tmp_path / "priors.json"
    path.write_text(json.dumps({"a": [1, 2], "b": [3, 4]}), encoding="utf-8")

    assert read_stages(path, ["a", "b"], 2) == [(1.0, 3.0), (2.0, 4.0)]


def test_a_worth_is_a_curve_over_the_game(tmp_path):
    path = tmp_path / "value.json"
    path.write_text(json.dumps({"a": [1, 2], "b": [3, 4]}), encoding="utf-8")

    assert read_curves(path, ["a", "b"], [(1, 0), (1, 0.5)]) == [(1.0, 3.0), (2.0, 5.0)]


def test_what_was_noticed_is_added_to_what_is_sure():
    assert value_of([1.0, 2.0, 4.0], [0, 2], [(1, 1.5)], sure=10.0) == 10.0 + 1.0 + 4.0 + 3.0


def test_a_beginner_forgets_a_third_of_the_kinds_of_features():
    names = [f"{kind}/{number}" for kind in "abcdefghi" for number in range(4)]
    table = [tuple([1.0] * len(names)), tuple([2.0] * len(names))]

    forgotten = []
    for number in range(20):
        early, late = forgetting(table, names, number)
        assert late == tuple(2 * value for value in early)
        by_kind = {kind: {early[4 * i + j] for j in range(4)} for i, kind in enumerate("abcdefghi")}
        assert all(len(values) == 1 for values in by_kind.values())
        forgotten.append(frozenset(kind for kind in by_kind if by_kind[kind] == {0.0}))

    assert {len(kinds) for kinds in forgotten} == {3}
    assert len(set(forgotten)) > 10
    assert forgetting(table, names, 3) == forgetting(table, names, 3)


def test_a_move_without_marks_weighs_one():
    assert weights([1.0, 0.5], [[], [1, 1], [0]]) == pytest.approx([1.0, e, e])


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"a": ["x", "y"]}', "cannot be read"),
        ('{"a": [1]}', "not all rows have 2 numbers"),
        ('{"moon": [1, 2]}', "unknown features: moon"),
    ],
)
def test_a_wrong_file_is_named(content, complaint, tmp_path):
    path = tmp_path / "value.json"
    path.write_text(content, encoding="utf-8")

    with pytest.raises(BadTable, match=f"value.json: {complaint}"):
        read_coefficients(path, ["a", "b"], 2)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadTable, match="value.json: cannot be read"):
        read_coefficients(tmp_path / "value.json", [], 1)

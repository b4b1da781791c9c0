"""The names of targets in a screen reader."""

from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.spoken import SpokenNames, distinct
from burgundy_desktop.core.ids import target
from tests.boardkit.small_table import SQUARES
from tests.languages import speaking

FIRST, SECOND, THIRD = SQUARES[:3]


def test_names_that_differ_stay_as_they_are():
    assert distinct({FIRST: "a meadow", SECOND: "a river"}) == {
        FIRST: "a meadow",
        SECOND: "a river",
    }


def test_equal_names_are_counted_in_reading_order(qapp):
    names = {FIRST: "a meadow", SECOND: "a river", THIRD: "a meadow"}

    assert list(distinct(names).values()) == ["a meadow, 1 of 2", "a river", "a meadow, 2 of 2"]
    with speaking("hu"):
        assert distinct(names)[THIRD] == "a meadow, 2/2"


def test_names_are_made_once_until_the_table_changes():
    asked = []

    def name_of(named):
        asked.append(named)
        return str(named)

    names = SpokenNames(lambda: SQUARES, name_of)

    assert names[FIRST] == names[FIRST] == "square/0"
    assert asked == list(SQUARES)
    names.forget()
    assert names[SECOND] == "square/1"
    assert len(asked) == 2 * len(SQUARES)


def test_what_is_not_on_the_table_has_its_plain_name():
    names = SpokenNames(lambda: SQUARES, str)

    assert names[target("die", 1)] == "die/1"


def test_names_are_new_after_the_table_has_changed(small_table):
    small_table.host = Host(lambda named: "before")
    assert small_table.spoken[FIRST] == "before, 1 of 4"

    small_table.host = Host(lambda named: f"square {named.index}")
    small_table.offer(frozenset({FIRST}))

    assert small_table.spoken[FIRST] == "square 0"

"""Files of earlier formats are led to the present one."""

import pytest

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.migrations import FORMAT, STEPS, migrate


def test_every_earlier_format_has_a_step():
    assert set(STEPS) == set(range(1, FORMAT))


def test_the_steps_follow_each_other():
    steps = {
        1: lambda content: {**content, "path": "a"},
        2: lambda content: {**content, "path": content["path"] + "b"},
    }

    assert migrate({"burgundy": 1}, steps, known=3) == {"burgundy": 3, "path": "ab"}
    assert migrate({"burgundy": 2, "path": "-"}, steps, known=3) == {"burgundy": 3, "path": "-b"}


def test_a_later_format_is_left_to_a_later_program():
    with pytest.raises(BadSave, match="has format 9; this program reads up to 3") as caught:
        migrate({"burgundy": 9}, {}, known=3)

    assert (caught.value.code, caught.value.values) == ("later_version", {"found": 9, "known": 3})


@pytest.mark.parametrize("version", [0, -1, True, "1", None])
def test_a_format_that_never_was(version):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": version})

    assert caught.value.code == "nonsense"

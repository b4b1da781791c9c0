"""Files of earlier formats are led to the present one."""

import pytest

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.migrations import FORMAT, STEPS, migrate
from burgundy_desktop.storage.packing import pack, unpack
from burgundy_desktop.storage.save_game import from_bytes, to_bytes
from tests.storage.played import a_match, a_save


def test_every_earlier_format_has_a_step():
    assert set(STEPS) == set(range(1, FORMAT))


def test_the_steps_follow_each_other():
    steps = {
        1: lambda content: {**content, "path": "a"},
        2: lambda content: {**content, "path": content["path"] + "b"},
    }

    assert migrate({"burgundy": 1}, steps, known=3) == {"burgundy": 3, "path": "ab"}
    assert migrate({"burgundy": 2, "path": "-"}, steps, known=3) == {"burgundy": 3, "path": "-b"}


def test_a_game_of_format_1_has_clocks_at_nought_and_our_tables():
    save = a_save(a_match(seats=3, plies=12))
    content = unpack(to_bytes(save))[0]
    for name in ("seconds", "tables"):
        del content["header"][name]
    content["burgundy"] = 1

    found = from_bytes(pack(content))

    assert (found.header.seconds, dict(found.header.tables)) == ((0, 0, 0), {})
    assert found.header == save.header
    assert to_bytes(found) == to_bytes(save)


@pytest.mark.parametrize("header", [{}, {"seats": 2}, None])
def test_what_is_no_game_of_format_1_is_refused(header):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": 1, "header": header})

    assert caught.value.code == "nonsense"


def test_a_later_format_is_left_to_a_later_program():
    with pytest.raises(BadSave, match="has format 9; this program reads up to 3") as caught:
        migrate({"burgundy": 9}, {}, known=3)

    assert (caught.value.code, caught.value.values) == ("later_version", {"found": 9, "known": 3})


@pytest.mark.parametrize("version", [0, -1, True, "1", None])
def test_a_format_that_never_was(version):
    with pytest.raises(BadSave) as caught:
        migrate({"burgundy": version})

    assert caught.value.code == "nonsense"

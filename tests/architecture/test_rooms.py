"""The window is divided into rooms (decision 89)."""

from pathlib import Path

import pytest

from burgundy_desktop import desktop

HOME = Path(desktop.__path__[0])
ROOMS = sorted(room.parent for room in HOME.glob("*/__init__.py"))
AT_THE_DOOR = {"__init__", "app", "boards", "preferences", "program", "sounds"}


def test_a_module_lies_in_a_room():
    assert {module.stem for module in HOME.glob("*.py")} == AT_THE_DOOR


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_says_what_it_is_for_and_is_found_in_the_map(room):
    assert (room / "__init__.py").read_text(encoding="utf-8").startswith('"""')
    map_ = (HOME.parents[1] / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    _, _, below = map_.partition("## Inside the window")
    table, _, _ = below.partition("## How things flow")
    assert f"`{room.name}`" in table

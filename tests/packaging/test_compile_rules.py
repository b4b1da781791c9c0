"""What a compiled wheel compiles."""

import runpy
from types import SimpleNamespace

import pytest

from burgundy_desktop import assets
from burgundy_desktop.games import found


@pytest.fixture
def compiling():
    """packaging/compile_rules.py, a script outside the package."""
    return SimpleNamespace(**runpy.run_path(str(assets.root() / "packaging" / "compile_rules.py")))


def test_the_search_and_the_rooms_of_every_game_are_compiled(compiling):
    of = dict(compiling.groups(assets.root()))

    assert set(of) == {"search", *found()}
    assert all((assets.root() / module).is_file() for modules in of.values() for module in modules)
    for game in found():
        rooms = {module.split("/")[3].removesuffix(".py") for module in of[game]}
        assert rooms == set(compiling.ROOMS)

"""Fixtures of the tests of all games: the languages, and an empty table."""

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.desktop.appearance.fonts import load_fonts
from tests.languages import speaking


@pytest.fixture(params=["en", "hu"])
def language(request, qapp):
    with speaking(request.param):
        yield request.param


@pytest.fixture
def english(qapp):
    with speaking("en"):
        yield


@pytest.fixture
def hungarian(qapp):
    with speaking("hu"):
        yield


@pytest.fixture
def a_table(qapp, scene):
    """Builds an empty table, the `scene` of the game's own conftest: `a_table(width, height)`."""
    load_fonts()

    def make(width=988, height=692):
        table = scene()
        table.resize_to(QSizeF(width, height))
        return table

    return make


@pytest.fixture
def table(a_table):
    return a_table()

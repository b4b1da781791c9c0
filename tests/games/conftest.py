"""What the chapters of all games share: the languages."""

import pytest

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

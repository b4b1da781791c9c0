"""The lock files: everything pinned with hashes, no addresses, and both agree."""

import re
import tomllib

import pytest

from burgundy_desktop import assets

LOCKS = ("requirements.lock", "requirements-dev.lock")


def pins(lock):
    text = (assets.root() / lock).read_text()
    return dict(re.findall(r"^([\w.-]+)==([\w.+]+)", text, re.MULTILINE))


def names(requirements):
    return {re.split(r"[^\w-]", line)[0].lower() for line in requirements}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_hashes_and_no_address(lock):
    text = (assets.root() / lock).read_text()
    entries = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]

    assert len(entries) == len(pins(lock)) > 5
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_players_and_builders_have_the_same_versions():
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_what_the_program_asks_for_is_locked():
    project = tomllib.loads((assets.root() / "pyproject.toml").read_text())["project"]

    assert names(project["dependencies"]) <= pins("requirements.lock").keys()
    assert names(project["optional-dependencies"]["dev"]) <= pins("requirements-dev.lock").keys()

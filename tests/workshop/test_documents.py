"""The guides for players and developers name only commands and files that exist."""

import re

import pytest

from workshop.__main__ import BUILDERS, PROGRAM
from workshop.messages import HOME

GUIDES = ("README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/RELEASING.md")
COMMAND = re.compile(r"\./burgundy ([a-z]\w*)")
LINK = re.compile(r"\]\(([^)#:]+)\)")
FOLDERS = "burgundy_desktop|core|boardkit|desktop|docs|packaging|resources|tests|ui|workshop"
FILE = re.compile(rf"`((?:{FOLDERS})/[\w./*-]*)`")

every_guide = pytest.mark.parametrize("guide", GUIDES)


def text_of(guide):
    return (HOME / guide).read_text(encoding="utf-8")


def is_there(name):
    """Whether this is a path of the checkout or, abbreviated, of the package."""
    return any(any(folder.glob(name)) for folder in (HOME, HOME / "burgundy_desktop"))


@every_guide
def test_every_command_is_one_of_ours(guide):
    known = PROGRAM.keys() | BUILDERS.keys()

    assert [word for word in COMMAND.findall(text_of(guide)) if word not in known] == []


@every_guide
def test_every_file_that_is_named_or_linked_exists(guide):
    text = text_of(guide)
    named = [*FILE.findall(text), *LINK.findall(text)]

    assert named
    assert [name for name in named if not is_there(name.rstrip("/"))] == []


def test_the_readme_leads_to_every_guide():
    readme = text_of("README.md")

    assert [guide for guide in GUIDES[1:] if f"`{guide}`" not in readme] == []

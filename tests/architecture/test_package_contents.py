"""A package that lists its modules in its docstring lists all of them, and no others."""

import ast
import re

import pytest

from burgundy_desktop import assets

FOLDERS = ("burgundy_desktop", "packaging", "tests", "workshop")
NAME = re.compile(r"`([a-z]\w*)`")
STARTED_BY_THEMSELVES = {"__init__", "__main__"}


def listed_in(docstring):
    """The names in the paragraphs that begin with one, if there are several; else none."""
    contents = [part for part in docstring.split("\n\n") if NAME.match(part)]
    names = {name for part in contents for name in NAME.findall(part)}
    return names if len(names) > 1 else set()


def lists():
    """Each folder of a package that lists its modules, and the list."""
    for top in FOLDERS:
        for file in sorted((assets.root() / top).rglob("__init__.py")):
            docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
            if names := listed_in(docstring):
                yield file.parent, names


LISTS = list(lists())


def test_contents_are_found():
    assert listed_in("Two.\n\n`one`  an eye\n`two`  a nose with `three`") == {"one", "two", "three"}
    assert listed_in("`play` is a word of this sentence.") == set()
    assert len(LISTS) > 40


@pytest.mark.parametrize(
    ("package", "listed"),
    LISTS,
    ids=[str(package.relative_to(assets.root())) for package, _ in LISTS],
)
def test_the_contents_of_a_package_are_its_modules(package, listed):
    modules = {file.stem for file in package.glob("*.py")} - STARTED_BY_THEMSELVES
    packages = {file.parent.name for file in package.glob("*/__init__.py")}

    assert listed - (modules | packages) == set(), "gone"
    assert (modules | packages) - listed == set(), "not listed"

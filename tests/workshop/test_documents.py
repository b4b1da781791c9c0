"""The documents name only commands, options, scripts, files and headings that exist."""

import re
from functools import cache

from workshop.__main__ import FOR_DEVELOPERS, PROGRAM
from workshop.messages import HOME

GUIDES = ("README.md", "CONTRIBUTING.md", "docs/ARCHITECTURE.md", "docs/RELEASING.md")
FOLDERS = ("docs", "packaging")
DOCUMENTS = sorted(
    {"CHANGELOG.md", *GUIDES}
    | {str(file.relative_to(HOME)) for top in FOLDERS for file in (HOME / top).rglob("*.md")}
)
RULES = "docs/rules/"
"""Their files are looked for in the folders of their game (`tests/architecture/test_citations`)."""

CALL = re.compile(r"(?:\./burgundy|-m workshop\.|(?<=`)--)[^`\n]*")
COMMAND = re.compile(r"\./burgundy ([a-z]\w*)")
OPTION = re.compile(r"(?<![\w-])--[a-z][\w-]*")
SCRIPT = re.compile(r"-m ((?:tests|workshop)\.[\w.]+)")
LINK = re.compile(r"\]\(([^)#:]*)(?:#([^)]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
OURS = (
    "ai|arena|board|boardkit|burgundy_desktop|core|data|desktop|docs|features|games|lessons|"
    "packaging|queries|resources|rules|sound|storage|tests|ui|workshop"
)
FILE = re.compile(rf"`((?:{OURS})/[\w./*-]*)`")


def text_of(document):
    return (HOME / document).read_text(encoding="utf-8")


@cache
def folders():
    """Where a name may begin: the checkout, the package, a game or its board."""
    package = HOME / "burgundy_desktop"
    return (HOME, package, *package.glob("games/*/"), *package.glob("games/*/board/"))


@cache
def sources():
    """The code of commands and scripts, in which their options stand."""
    tops = (HOME / top for top in ("burgundy_desktop", "packaging", "workshop"))
    return "\n".join(file.read_text(encoding="utf-8") for top in tops for file in top.rglob("*.py"))


def is_there(name):
    """Whether this is a file, a folder, a module, or a name in a module: `ai/styles.judged_by`."""
    module, _, inside = name.rpartition(".")
    for folder in folders():
        if any(folder.glob(name)) or any(folder.glob(f"{name}.py")):
            return True
        for file in folder.glob(f"{module}.py") if module else ():
            if re.search(rf"^(?:class|def) {inside}\b", file.read_text("utf-8"), re.MULTILINE):
                return True
    return False


def anchors(document):
    """Where a link to a heading of this document may lead, as a forge names it."""
    titles = (heading.strip().lower() for heading in HEADING.findall(text_of(document)))
    return {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}


def test_every_command_is_one_of_ours():
    known = PROGRAM.keys() | FOR_DEVELOPERS.keys()
    named = [
        (document, command)
        for document in DOCUMENTS
        for command in COMMAND.findall(text_of(document))
    ]

    assert len(named) > 100
    assert [(document, command) for document, command in named if command not in known] == []


def test_every_option_of_a_command_or_script_is_one_of_ours():
    named = [
        (document, option)
        for document in DOCUMENTS
        for call in CALL.findall(text_of(document))
        for option in OPTION.findall(call)
    ]

    assert len(named) > 100
    assert [one for one in named if f'"{one[1]}"' not in sources()] == []


def test_every_script_that_is_run_exists():
    named = [
        (document, name) for document in DOCUMENTS for name in SCRIPT.findall(text_of(document))
    ]

    assert len(named) > 10
    assert [one for one in named if not is_there(one[1].replace(".", "/"))] == []


def test_every_file_that_is_named_exists():
    named = [
        (document, name.rstrip("/"))
        for document in DOCUMENTS
        if not document.startswith(RULES)
        for name in FILE.findall(text_of(document))
    ]

    assert len(named) > 300
    assert [one for one in named if not is_there(one[1])] == []


def test_every_link_leads_to_a_file_and_a_heading():
    for document in DOCUMENTS:
        for file, heading in LINK.findall(text_of(document)):
            linked = HOME / document if not file else (HOME / document).parent / file
            assert linked.exists(), (document, file)
            assert not heading or heading in anchors(linked), (document, file, heading)


def test_what_is_not_there_is_found():
    assert is_there("ai/styles.judged_by")
    assert is_there("features/value.py")
    assert not is_there("ai/styles.judged_with")
    assert not is_there("desktop/docks.py")
    assert "the-ladder" in anchors("docs/opponents.md")


def test_the_readme_leads_to_every_guide():
    readme = text_of("README.md")

    assert [guide for guide in GUIDES[1:] if f"`{guide}`" not in readme] == []

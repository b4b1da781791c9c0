"""What the project cites of the rules of its games, and whether it is there.

The forms are those of docs/ARCHITECTURE.md, "Rules and their sources". In the folders of a game a
number after `§` is a section of its rules.md, `C07` a case of its cases.md and `R11` a reading of
its readings.md; names of tests cite cases and readings (`test_c07_..._r11`). Elsewhere the file
comes first. The modules, tables and tests that the documents of a game name have to exist, too.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import attrs

NUMBER = r"\d+[a-z]?(?:\.\d+)*"
SECTION, CASE, READING = rf"§({NUMBER})", r"\b(C\d\d[a-z]?)\b", r"\b(R\d+)\b"
HEADING = re.compile(rf"^#{{2,4}} (?:({NUMBER})\.? )?(.+)$", re.MULTILINE)
DEFINED_CASE = re.compile(r"\*\*(C\d\d[a-z]?)\b")
DEFINED_READING = re.compile(r"^\| (R\d+) \|", re.MULTILINE)
FILE = re.compile(r'\bdocs/[\w/-]+\.md(?:, "(?P<heading>[^"\n]+)")?')
ANY = rf"(?:§{NUMBER}|[CR]\d+)"
IN_FILE = re.compile(rf"\bdocs/rules/(\w+)/\w+\.md,? ({ANY}(?:(?:, | and ){ANY})*)")
DECISION = re.compile(r"\b[Dd]ecisions? (\d+(?:, \d+)*(?: and \d+)?)")
RETIRED = re.compile(r'\b(?:RULES|CASES)\b(?=\.md|[:,]? ?(?:sections?|phases?) ?\d|[:,]? ?[\d"§])')
TEST = re.compile(r"^\s*def (test_\w+)", re.MULTILINE)
IN_NAME = re.compile(r"(?<=_)(c\d\d[a-z]?(?=_)|r\d+(?=_|$))")
MODULE = re.compile(r"`([\w/*]+(?:\.py|\.toml|/))`")
GAME = re.compile(r"(?:burgundy_desktop/games|tests/games|docs/rules)/(\w+)/")


@attrs.frozen
class Rules:
    """What can be cited of the rules of one game."""

    sections: frozenset[str]
    cases: frozenset[str]
    readings: frozenset[str]

    def __contains__(self, cited: str) -> bool:
        kinds = {"§": self.sections, "C": self.cases, "R": self.readings}
        return cited.lstrip("§") in kinds[cited[0]]


@cache
def rules_of(root: Path, game: str) -> Rules | None:
    """What the three files of a game define; None if it has none."""
    folder = root / "docs" / "rules" / game
    if not folder.is_dir():
        return None
    rules, cases, readings = (
        (folder / name).read_text("utf-8") for name in ("rules.md", "cases.md", "readings.md")
    )
    return Rules(
        frozenset(hit[1] for hit in HEADING.finditer(rules) if hit[1]),
        frozenset(DEFINED_CASE.findall(cases)),
        frozenset(DEFINED_READING.findall(readings)),
    )


@cache
def decisions(root: Path) -> frozenset[int]:
    """The numbers of the decisions."""
    return frozenset(int(path.name[:4]) for path in (root / "docs/decisions").glob("[0-9]*.md"))


def cited_by(name: str) -> list[str]:
    """The cases and readings that the name of a test cites: C07 and R3 in `test_c07_a_rook_r3`."""
    return [one.capitalize() for one in IN_NAME.findall(name)]


def broken(root: Path, name: str, text: str) -> list[str]:
    """What a text cites that is not there, each with the file and the line."""
    return [
        f"{name}:{text.count(chr(10), 0, start) + 1}: {what}"
        for start, what in sorted(
            {*_of_files(root, text), *_of_rules(root, name, text), *_of_modules(root, name, text)}
        )
    ]


def _of_files(root: Path, text: str) -> Iterator[tuple[int, str]]:
    for hit in FILE.finditer(text):
        path, _, heading = hit[0].partition(", ")
        if not (root / path).is_file():
            yield hit.start(), f"no file {path}"
        elif heading and hit["heading"] not in _headings(root / path):
            yield hit.start(), f"no heading {heading} in {path}"
    for hit in DECISION.finditer(text):
        missing = {int(one) for one in re.findall(r"\d+", hit[1])} - decisions(root)
        yield from ((hit.start(), f"no decision {one}") for one in missing)
    yield from ((hit.start(), f"no document {hit[0]}") for hit in RETIRED.finditer(text))


def _of_rules(root: Path, name: str, text: str) -> Iterator[tuple[int, str]]:
    """Sections, cases and readings: those after a file, then those of the folder's game."""
    rest = text
    for hit in IN_FILE.finditer(text):
        yield from _missing(root, hit[1], hit.start(), re.findall(ANY, hit[2]))
        rest = rest[: hit.start()] + " " * len(hit[0]) + rest[hit.end() :]
    game = GAME.match(name)
    if game is None:
        cited = [(hit.start(), hit[0]) for hit in re.finditer(SECTION, rest)]
        yield from ((start, f"{one} of which game?") for start, one in cited)
        return
    for pattern in (SECTION, CASE, READING):
        for hit in re.finditer(pattern, rest):
            yield from _missing(root, game[1], hit.start(), [hit[0]])
    for test in TEST.finditer(rest):
        yield from _missing(root, game[1], test.start(1), cited_by(test[1]))


def _of_modules(root: Path, name: str, text: str) -> Iterator[tuple[int, str]]:
    """Modules, tables and tests that the documents of a game name."""
    game = GAME.match(name)
    if game is None or not name.startswith("docs/rules/"):
        return
    code = root / "burgundy_desktop"
    folders = (
        code / "games" / game[1],
        code / "games" / game[1] / "data",
        root / "tests" / "games" / game[1],
        code,
        root,
    )
    for hit in MODULE.finditer(text):
        if not any(any(folder.glob(hit[1].rstrip("/"))) for folder in folders):
            yield hit.start(), f"no file {hit[1]} of {game[1]}"


def _missing(root: Path, game: str, start: int, cited: list[str]) -> Iterator[tuple[int, str]]:
    rules = rules_of(root, game)
    if rules is None:
        yield start, f"no rules in docs/rules/{game}"
        return
    yield from ((start, f"no {one} in docs/rules/{game}") for one in cited if one not in rules)


@cache
def _headings(path: Path) -> frozenset[str]:
    return frozenset(hit[2].strip() for hit in HEADING.finditer(path.read_text("utf-8")))

"""Sentences in other languages: collected from the sources, compared, compiled.

`resources/i18n/*.ts` are the sources that translators edit; Qt reads the `.qm` files
compiled from them, which are never committed. English has a file too, for its plurals only.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from workshop import lesson_sentences, sentences
from workshop.messages import HOME, Missing, progress

FOLDER = HOME / "resources" / "i18n"
LANGUAGES = ("en", "hu")
Key = tuple[str, str, str]
"""Context, sentence, and the comment that tells two equal sentences apart."""


def files(folder: Path = FOLDER) -> list[Path]:
    return sorted(folder.glob("*.ts"))


def compile_stale(folder: Path = FOLDER) -> None:
    """Compile each `.ts` that is newer than its `.qm`."""
    for source in files(folder):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            _qt_tool("lrelease", "-silent", str(source), "-qm", str(compiled))


def update(folder: Path = FOLDER, home: Path = HOME) -> None:
    """Bring every `.ts` in the folder up to date with the sentences in the sources.

    Raises Missing for a sentence that cannot be translated.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        from_python = Path(scratch) / "sentences.cpp"
        try:
            found = sentences.in_folder(home / "burgundy_desktop")
            found += lesson_sentences.in_folder(home / "resources" / "games")
        except sentences.Unreadable as reason:
            raise Missing(str(reason)) from reason
        from_python.write_text(sentences.as_cpp(found), encoding="utf-8")
        sources = [from_python, *sorted((home / "ui").rglob("*.ui"))]
        for language in LANGUAGES:
            _update_one(folder / f"{language}.ts", language, sources)


def _update_one(target: Path, language: str, sources: list[Path]) -> None:
    options = ["-silent", "-no-obsolete", "-locations", "none", "-target-language", language]
    if language == "en":
        options.append("-pluralonly")
    _qt_tool("lupdate", *map(str, sources), *options, "-ts", str(target))


def complaints(folder: Path = FOLDER, home: Path = HOME) -> list[str]:
    """What is unfinished or out of date in the translations; empty when all is well."""
    if not folder.exists():
        return []
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for source in files(folder):
            shutil.copy(source, fresh)
        update(fresh, home)
        return [line for wanted in files(fresh) for line in _compare(folder / wanted.name, wanted)]


def unfinished(folder: Path = FOLDER) -> list[str]:
    """The unfinished sentences, file by file."""
    return [f"{source.name}: {_shown(key)}" for source in files(folder) for key in _open(source)]


def _compare(source: Path, fresh: Path) -> Iterator[str]:
    if not source.exists():
        yield f"{source.name} is missing; ./burgundy translate makes it"
        return
    there, wanted = dict(_messages(source)), dict(_messages(fresh))
    for key in sorted(wanted.keys() - there.keys()):
        yield f"{source.name}: new in the sources: {_shown(key)}"
    for key in sorted(there.keys() - wanted.keys()):
        yield f"{source.name}: gone from the sources: {_shown(key)}"
    for key in _open(source):
        yield f"{source.name}: not finished: {_shown(key)}"
    for key in _with_other_fields(source):
        yield f"{source.name}: other {{fields}} than the sentence: {_shown(key)}"


def _open(source: Path) -> list[Key]:
    return [key for key, forms in _messages(source) if not all(forms)]


def _with_other_fields(source: Path) -> list[Key]:
    return [
        key
        for key, forms in _messages(source)
        if any(form and _fields(form) != _fields(key[1]) for form in forms)
    ]


def _fields(text: str) -> list[str]:
    return sorted(re.findall(r"\{[\w:]*\}", text))


def _messages(source: Path) -> Iterator[tuple[Key, list[str]]]:
    """Each sentence with its translation, one text for each plural form; empty if unfinished."""
    for context in ET.parse(source).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            key = (name, message.findtext("source", ""), message.findtext("comment", ""))
            yield key, _finished_forms(message)


def _finished_forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        return [""]
    forms = translation.findall("numerusform") or [translation]
    return [(form.text or "").strip() for form in forms]


def _shown(key: Key) -> str:
    context, sentence, comment = key
    return f"{context}: “{sentence}”" + (f" ({comment})" if comment else "")


def _qt_tool(name: str, *arguments: str) -> None:
    done = subprocess.run(
        [_where_is(name), *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Missing(f"Qt's {name} failed: {(done.stderr or done.stdout).strip()}")


def _where_is(name: str) -> str:
    """Qt's tool beside the Python that runs us, in `.venv`, or on the path, in this order."""
    script = f"pyside6-{name}"
    places = (Path(sys.executable).parent, HOME / ".venv" / "bin", os.environ.get("PATH", ""))
    found = shutil.which(script, path=os.pathsep.join(map(str, places)))  # with .exe on Windows
    if not found:
        raise Missing(f"{script} is missing; it comes with the package PySide6-Essentials")
    return found


def report() -> int:
    """Update the files and report what is left to do. Returns 0 if nothing is."""
    update()
    left = unfinished()
    for line in left:
        print(line)
    progress(f"{len(left)} sentences unfinished in {len(files())} files")
    return 1 if left else 0

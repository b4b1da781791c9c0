"""The program's tables with one change, as a player could provide them."""

import shutil

from burgundy_desktop.core.tables import Tables, read_file


def files_of(tables: Tables) -> list[str]:
    """The names of the files."""
    return sorted(path.name for path in tables.folder.iterdir() if path.suffix == ".toml")


def with_change(tables, folder, file, old, new, after=""):
    """The tables with `new` for the first `old` behind `after`; the changed file is in `folder`."""
    text = (tables.folder / file).read_text("utf-8")
    start = text.index(after)
    assert old in text[start:]
    changed = folder / tables.folder.parent.name / "data" / file
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text(text[:start] + text[start:].replace(old, new, 1), "utf-8")
    return tables.with_replaced({file: read_file(changed)})


def without(tables, folder, file):
    """A copy of the tables in `folder` that lacks a file."""
    copy = folder / tables.folder.parent.name / "data"
    shutil.copytree(tables.folder, copy)
    (copy / file).unlink()
    return Tables(copy)

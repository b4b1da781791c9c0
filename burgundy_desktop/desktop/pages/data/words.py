"""The sentences of the page of one's own data."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("data", text, "", n)


def kind(of: str) -> str:
    """The name of a kind of `storage.possessions.KINDS`."""
    return {
        "games": _say("Games, one file each"),
        "bin": _say("Deleted games"),
        "reviews": _say("Reviews"),
        "chronicle": _say("Chronicle"),
        "series": _say("Series"),
        "profiles": _say("Players"),
        "practice": _say("Mistakes to learn from"),
        "learned": _say("Lessons done"),
        "tables": _say("Your own tables"),
        "settings": _say("Settings"),
        "crashes": _say("Reports of errors"),
    }[of]


def columns() -> tuple[str, ...]:
    return _say("What"), _say("Files"), _say("Size"), _say("Where")


def size(count: int, locale: QLocale) -> str:
    return locale.formattedDataSize(count, 1) if count else "–"


def about() -> str:
    return _say(
        "Everything stays on this computer; nothing is sent anywhere. A copy holds all of it: "
        "unpack it into the same folders to have it back."
    )


def buttons() -> dict[str, str]:
    return {
        "open": _say("Open folder"),
        "copy": _say("Save a copy of everything…"),
        "delete": _say("Delete…"),
        "rebuild": _say("Rebuild the chronicle"),
    }


def cannot_delete(of: str) -> str:
    """Why a kind has no *Delete*."""
    if of == "games":
        return _say("Games are deleted in the library, one by one.")
    return _say("The program needs this.")


def delete_title(of: str) -> str:
    return _say("Delete for good: {kind}?").format(kind=kind(of))


def delete_text(of: str, files: int) -> str:
    if of == "chronicle":
        return _say(
            "What the saved games tell comes back by itself. The rest is gone: games whose save "
            "was deleted, notes, and what was left out."
        )
    return _say("%n files are deleted, and cannot be brought back.", files)


def copies() -> str:
    return _say("Saving a copy…")


def rebuilds() -> str:
    return _say("Rebuilding the chronicle…")


def delete() -> str:
    return _say("Delete for good")


def copy_title() -> str:
    return _say("Save a copy of everything")


def not_done() -> str:
    return _say("This could not be done")

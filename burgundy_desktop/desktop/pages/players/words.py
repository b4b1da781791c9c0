"""The sentences of the players' page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("players", text, "", n)


def buttons() -> dict[str, str]:
    """The texts of the buttons."""
    return {
        "new": _say("New player"),
        "keep": _say("Keep"),
        "merge": _say("Merge with"),
        "divide": _say("Undo the merge"),
        "export": _say("Export…"),
        "delete": _say("Delete…"),
    }


def labels() -> dict[str, str]:
    return {"name": _say("Name"), "portrait": _say("Portrait"), "colour": _say("Preferred colour")}


def title(*, is_new: bool) -> str:
    """The heading of the form."""
    return _say("New player") if is_new else _say("Player")


def promise() -> str:
    """To a guest who takes a name after a game."""
    return _say("The game that you have just finished will count for you, too.")


def any_colour() -> str:
    return _say("any")


def shape(number: int) -> str:
    """The shape of a colour: games have different colours for it."""
    shapes = (
        _say("circle"),
        _say("square"),
        _say("diamond"),
        _say("hexagon"),
        _say("triangle"),
    )
    return shapes[number]


def tally(games: int, last: str) -> str:
    """Below a name."""
    told = _say("%n games", games)
    return f"{told} · {_say('last on {day}').format(day=last)}" if last else told


def empty() -> str:
    return _say("No players yet. Add your name, and the statistics show your own games.")


def guests() -> str:
    return _say(
        "Whoever plays under one of these names is that player, in earlier games too. All others "
        "are guests. Everything is kept on this computer only."
    )


def problem(name: str, *, is_taken: bool, is_usual: bool) -> str:
    """Why a name cannot be kept; empty if it can."""
    if not name:
        return _say("A player needs a name.")
    if is_usual:  # the games of all guests would be this player's
        return _say("This is what players without a name are called.")
    return _say("There is a player with this name already.") if is_taken else ""


def keep_title(name: str, *, is_new: bool) -> str:
    """The question about a form that was left before it was kept."""
    question = _say("Add the player {name}?") if is_new else _say("Keep the changes to {name}?")
    return question.format(name=name)


def keep_text() -> str:
    return _say("You went on before this was kept.")


def do_not_keep() -> str:
    return _say("Do not keep")


def merge_title(kept: str, gone: str) -> str:
    return _say("Make {gone} and {kept} one player?").format(kept=kept, gone=gone)


def merge_text(kept: str, kept_games: int, gone: str, gone_games: int) -> str:
    return _say(
        "{kept} ({kept_games} games) and {gone} ({gone_games}) become {kept}. This can be undone."
    ).format(kept=kept, kept_games=kept_games, gone=gone, gone_games=gone_games)


def merge() -> str:
    return _say("Merge")


def delete_title(name: str) -> str:
    return _say("Delete {name}?").format(name=name)


def delete_text(games: int) -> str:
    if not games:
        return _say(
            "Nobody has finished a game under this name, so only portrait and colour are lost. "
            "Names in saved games stay."
        )
    return _say(
        "Remove the name from %n games of the chronicle, or delete the games too? Names in saved "
        "games stay; deleted games go to the bin of the library.",
        games,
    )


def ways(games: int) -> list[str]:
    """What can become of a player with so many games, the least loss first."""
    if not games:
        return [_say("Delete")]
    return [_say("Remove the name"), _say("Delete the games too")]


def export_title() -> str:
    return _say("Export the player")


def not_written() -> str:
    return _say("The list of players could not be saved")


def broken(file: str, *, are_told: bool) -> str:
    """Above the list after the file was broken; whether the chronicle has told who is in it."""
    if are_told:
        return _say(
            "The list of players could not be read; it is kept as {file}. The names are back from "
            "the chronicle. Please choose portraits and colours again."
        ).format(file=file)
    return _say("The list of players could not be read. It is kept as {file}.").format(file=file)

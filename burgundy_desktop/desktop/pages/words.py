"""The names of the pages, and what their side column says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop.boards import title_of_game
from burgundy_desktop.games import found


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("pages", text, "", n)


def title_of(page: str) -> str:
    """The title of a page of `PAGES`."""
    return {
        "chronicle": _say("Chronicle"),
        "statistics": _say("Statistics"),
        "challenges": _say("Challenges"),
        "daily": _say("Daily deal"),
        "profiles": _say("Players"),
        "series": _say("Series"),
        "fairness": _say("Fair chance"),
        "data": _say("Your data"),
    }[page]


def short_title(game_id: str) -> str:
    """The title of a game without its second part, or the second part of one that is named after
    another game: "Caylus", "The Card Game".
    """
    first, second = _parts(game_id)
    is_named_after = any(title_of_game(other) == first for other in found() if other != game_id)
    return second if is_named_after and second else first


def _parts(game_id: str) -> tuple[str, str]:
    title = title_of_game(game_id)
    for between in (": ", " – "):
        first, found_it, second = title.partition(between)
        if found_it:
            return first, second
    return title, ""


def deleted_player() -> str:
    """In place of the name of a player who was deleted."""
    return _say("Deleted player")


def games() -> str:
    """The heading above the games."""
    return _say("Games")


def all_games() -> str:
    """The choice of no single game."""
    return _say("All five")


def also_here() -> str:
    """The heading above the other pages."""
    return _say("Also here")


def to_library() -> str:
    """The way out."""
    return _say("Library")


def tally(count: int, won: int | None) -> str:
    """Below a game: how many were finished and won; `won` None if nobody can be meant."""
    told = _say("%n games", count)
    return told if won is None else f"{told} · {_say('%n won', won)}"


def way_on(game_id: str) -> str:
    """The button that leads from a page without games to one: of this game, or of any."""
    return _say("New game…") if game_id else _say("Choose a game")


def show_all() -> str:
    """The button that takes back what hides all games."""
    return _say("Show all games")


def reads() -> str:
    """While the chronicle is read."""
    return _say("Reading the chronicle…")


def skipped(count: int) -> str:
    """How many lines are broken."""
    return _say("%n lines of the chronicle could not be read.", count)


def kept_here(finished: int, clean: int) -> str:
    """The text of the status bar."""
    told = (_say("%n games", finished), _say("%n clean", clean), _say("kept on this computer only"))
    return " · ".join(told)

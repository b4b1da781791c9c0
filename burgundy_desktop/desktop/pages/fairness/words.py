"""The sentences of the page of fair chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.fairness import Came, band
from burgundy_desktop.desktop.charts.chart import Row
from burgundy_desktop.desktop.pages.chronicle.words import players
from burgundy_desktop.desktop.pages.words import short_title
from burgundy_desktop.desktop.words import proof


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("fairness", text, "", n)


def game(of: Finished, locale: QLocale) -> str:
    """A game to choose: its day, title and players."""
    ended = QDateTime.fromSecsSinceEpoch(int(of.ended.timestamp()))
    day = locale.toString(ended.date(), QLocale.FormatType.ShortFormat)
    return remarks(day, short_title(of.game), players(of))


def empty() -> str:
    """Without a finished game."""
    return _say("Finish a game, and you can verify it here.")


def this_game() -> str:
    """The title of the chosen game's dice."""
    return _say("This game")


def all_games() -> str:
    """The title of the dice of all games."""
    return _say("All games")


def counted(came: Came) -> str:
    """What chance brought: "125 dice and 80 tiles"; empty for nothing."""
    return proof.counted(came.shown) if any(came.shown.values()) else ""


def no_dice(came: Came) -> str:
    """In place of bars."""
    what = counted(came)
    if not what:
        return _say("Nothing was rolled or drawn.")
    return _say("No dice were rolled here: {what} came.").format(what=what)


def in_all(came: Came) -> str:
    """What chance brought in all games together, where nothing else is said of them."""
    return _say("All games: {what}").format(what=counted(came)) if counted(came) else ""


def usual(came: Came) -> str:
    """How often each number is to be expected."""
    low, high = band(came.dice)
    said = _say("usual: {low} to {high} of each number")
    return said.format(low=_rounded(low), high=_rounded(high))


def rows(came: Came) -> Sequence[Row]:
    """The bars as words."""
    low, high = band(came.dice)
    out = _say("{count}, outside the band")
    return [
        Row(str(face), str(count) if low <= count <= high else out.format(count=count))
        for face, count in enumerate(came.faces, start=1)
    ]


def sentence(came: Came, title: str) -> str:
    """The name of a chart: what was counted."""
    return f"{title}: {counted(came)}, {usual(came)}"


def what_to_expect() -> str:
    """What a number outside the band means."""
    return _say("In one fair game out of five, some number falls outside the band.")


def progress(done: int, of: int) -> str:
    """While games are being read."""
    return _say("Reading dice and draws: {done} of %n games", of).format(done=done)


def missing(count: int) -> str:
    """How many games cannot be counted."""
    return _say(
        "%n games cannot be played again: their saves are gone or follow other rules.", count
    )


def verifying() -> str:
    """While a game is being verified."""
    return _say("Verifying…")


def _rounded(number: float) -> str:
    return QLocale().toString(number, "f", 1)

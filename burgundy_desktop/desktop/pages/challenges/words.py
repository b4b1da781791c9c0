"""The sentences of the challenges' page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from burgundy_desktop.core.challenges import Challenge, Medal, margin
from burgundy_desktop.core.medals import Progress
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.daily.words import long_day
from burgundy_desktop.desktop.words.levels import level_name


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("challenges", text, "", n)


def goal(game_id: str, challenge: Challenge) -> str:
    """What a challenge asks for."""
    return board_of(game_id).wording.asked_by(challenge)


def medal(of: Medal) -> str:
    return {Medal.BRONZE: _say("Bronze"), Medal.SILVER: _say("Silver"), Medal.GOLD: _say("Gold")}[
        of
    ]


def against(challenge: Challenge) -> str:
    """The table of a challenge."""
    levels = challenge.setup.levels
    if not levels:
        return _say("alone")
    return _say("against: {levels}").format(levels=", ".join(map(level_name, levels)))


def reached_by(shares: Sequence[tuple[str, float]]) -> str:
    """How hard it is: "Apprentice 64 %, Merchant 91 %"."""
    told = [
        _unbroken(_say("{level} {percent}%"), level=level_name(level), percent=round(100 * share))
        for level, share in shares
    ]
    return _say("Reached by: {levels}").format(levels=", ".join(told)) if told else ""


def _unbroken(text: str, **parts: object) -> str:
    """On one line, wherever the text around it breaks."""
    return text.format(**parts).replace(" ", "\N{NO-BREAK SPACE}")


def medals(count: int) -> str:
    """Below all games."""
    return _say("%n medals", count)


def state(progress: Progress, locale: QLocale) -> str:
    """How far somebody is."""
    if progress.reached is not None:
        ended = QDateTime.fromSecsSinceEpoch(int(progress.reached.ended.timestamp()))
        day = _unbroken(locale.toString(ended.date(), QLocale.FormatType.ShortFormat))
        if progress.challenge.measure is margin:  # the goal says that it was won
            return _say("reached on {day}").format(day=day)
        return _say("best: {value} · reached on {day}").format(value=progress.best, day=day)
    if progress.best is not None:
        return _say("best so far: {value}").format(value=progress.best)
    if progress.is_unchecked:
        return _say("not checked")
    return _say("not won yet") if progress.is_lost else _say("not tried yet")


def play(*, again: bool) -> str:
    return _say("Play again") if again else _say("Play")


def tally(reached: int, of: int) -> str:
    return _say("{reached} of {of} reached").format(reached=reached, of=of)


def what_counts() -> str:
    return _say(
        "Medals are for clean games: without hints, a teacher, your own tables, or undo past "
        "anything new. Any clean game at such a table counts, or at a harder one."
    )


def some_of(won: int, every: int) -> str:
    """How many of the medals of a colour are won."""
    return _say("{won} of {all}").format(won=won, all=every)


def medals_of(medals: Mapping[Medal, tuple[int, int]]) -> str:
    """The medals that are won, by colour: "Bronze 2 of 4, Silver 0 of 4"."""
    return ", ".join(f"{medal(of)} {some_of(*counts)}" for of, counts in medals.items())


def counted(medals: Mapping[Medal, tuple[int, int]]) -> str:
    """The medals of a game, told: "2 of 12 reached: Bronze 1 of 4, Silver 1 of 4 …"."""
    won, every = (sum(counts) for counts in zip(*medals.values(), strict=True))
    return f"{tally(won, every)}: {medals_of(medals)}"


def show_challenges() -> str:
    """On the card of a game."""
    return _say("Show challenges")


def deal_of_the_day(day: date, locale: QLocale) -> str:
    """The title of the banner."""
    return _say("The deal of {day}").format(day=long_day(day, locale))


def for_everybody() -> str:
    return _say("the same deal for everybody today")


def other_days() -> str:
    return _say("Other days")


def play_deal(*, is_begun: bool, is_over: bool) -> str:
    """The button of the banner."""
    if is_over:
        return _say("Open")
    return _say("Go on") if is_begun else _say("Play")


def whose() -> str:
    return _say("Who")

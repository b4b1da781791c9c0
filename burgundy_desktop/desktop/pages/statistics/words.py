"""The sentences of the statistics' page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.boardkit.sentences import joined
from burgundy_desktop.core import statistics
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.statistics import Against, Figures, Played
from burgundy_desktop.core.strength import FEWEST, Rating
from burgundy_desktop.desktop.boards import automaton_of
from burgundy_desktop.desktop.words.levels import level_name, named_now
from burgundy_desktop.desktop.words.plain import shown


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("statistics", text, "", n)


# what is chosen


def labels() -> dict[str, str]:
    """What stands above the boxes."""
    return {
        "who": _say("Who"),
        "seats": _say("At the table"),
        "against": _say("Against"),
        "option": _say("With"),
        "when": _say("When"),
    }


def clean_only() -> str:
    return _say("Clean games only")


def export() -> str:
    return _say("Export…")


def anybody() -> str:
    """No filter of opponents."""
    return _say("anybody")


def nobody() -> str:
    """Before anybody has played."""
    return _say("nobody yet")


def any_number() -> str:
    """No filter of seats."""
    return _say("any number")


def players(count: int) -> str:
    return _say("%n players", count)


def in_company() -> str:
    """More players than one."""
    return _say("not alone")


def alone() -> str:
    return _say("alone")


def any_option() -> str:
    """No filter of options."""
    return _say("all options")


def times() -> dict[int, str]:
    """How far back, in days; 0 for always, -1 for this year."""
    return {0: _say("always"), -1: _say("this year"), 30: _say("the last 30 days")}


def rival(against: str, name: str, game_id: str) -> str:
    """The name of somebody that was met."""
    if against.startswith(statistics.LEVEL):
        return level_name(against.removeprefix(statistics.LEVEL))
    if against == statistics.AUTOMATON:
        automaton = automaton_of(game_id)
        return _say("Automaton") if automaton is None else automaton.name()
    return shown(name)


def place_of(against: str, name: str) -> tuple[int, str]:
    """The order of those that were met: levels from the weakest, then the automaton, then persons
    by name.
    """
    if against.startswith(statistics.LEVEL):
        level = against.removeprefix(statistics.LEVEL)
        return LEVELS.index(level) if level in LEVELS else len(LEVELS), level
    return len(LEVELS) + 1 + (against != statistics.AUTOMATON), name


# the figures


def of_won(found: Figures) -> str:
    return _say("of {games} won").format(games=found.games)


def share(found: Figures) -> str:
    low, high = (round(100 * part) for part in found.share)
    percent = round(100 * found.won / found.games)
    return _say("{percent}% ({low}–{high}%)").format(percent=percent, low=low, high=high)


def on_average() -> str:
    return _say("points on average")


def half(found: Figures) -> str:
    low, high = map(round, found.half)
    return _say("half of them {low}–{high}").format(low=low, high=high)


def best() -> str:
    return _say("points at best")


def day(one: Played, locale: QLocale) -> str:
    ended = QDateTime.fromSecsSinceEpoch(int(one.game.ended.timestamp()))
    return locale.toString(ended.date(), QLocale.FormatType.ShortFormat)


def when_and_whom(one: Played, locale: QLocale) -> str:
    """The day of a game, and who else sat at the table."""
    game = one.game
    seats = named_now(tuple(SeatInfo(seat.name, seat.level) for seat in game.seats))
    names = [info.name for info, seat in zip(seats, game.seats, strict=True) if seat is not one.own]
    automaton = automaton_of(game.game) if game.automaton is not None else None
    if automaton is not None:
        names.append(automaton.in_text())
    if not names:
        return day(one, locale)
    return _say("{day}, against {names}").format(day=day(one, locale), names=joined(names))


def in_a_row(found: Figures) -> str:
    """What the number of them counts."""
    return _say("win in a row now") if found.streak == 1 else _say("wins in a row now")


def longest(found: Figures) -> str:
    return _say("longest: {count}").format(count=found.longest)


def minutes(found: Figures) -> str:
    return _say("{minutes} min").format(minutes=round(found.minutes))


def a_game() -> str:
    return _say("a game")


def a_decision(found: Figures) -> str:
    return _say("{seconds} s a decision").format(seconds=round(found.decision_seconds))


# the charts


def titles() -> dict[str, str]:
    return {
        "points": _say("How many points"),
        "time": _say("Over time"),
        "against": _say("Against whom"),
        "reasons": _say("Where your points come from"),
        "strength": _say("How strong you play"),
    }


def games_in_steps(games: int, step: int) -> str:
    told = _say("%n games", games)
    return told if step == 1 else _say("{games}, in steps of {step}").format(games=told, step=step)


def average(points: float) -> str:
    return _say("average {points}").format(points=round(points))


def line_of_ten() -> str:
    return _say("line: average of ten games")


def won_lost() -> str:
    return _say("ahead – behind")


def line_of_others() -> str:
    return _say("line: the others in these games")


def legend() -> tuple[str, str]:
    return _say("won"), _say("not won")


def from_to(played: Sequence[Played], locale: QLocale) -> str:
    return f"{day(played[0], locale)} – {day(played[-1], locale)}"


def points_from(first: int, last: int) -> str:
    """The name of a bar."""
    return _say("{first} to {last} points").format(first=first, last=last)


def result(one: Played) -> str:
    """The value of a dot."""
    won, lost = legend()
    return f"{one.own.points}, {won if one.won else lost}"


def in_short(found: Figures) -> str:
    """The whole in one sentence, for those who cannot see it."""
    return _say("{games} games, average {average}, best {best}").format(
        games=found.games, average=round(found.average), best=found.best.own.points
    )


def games(count: int) -> str:
    return _say("%n games", count)


def more_needed(count: int) -> str:
    return _say("%n more games", count)


def choose_a_game() -> str:
    """Points of different games are never mixed."""
    return _say("Points are counted for one game: choose it at the left.")


def nobody_met() -> str:
    return _say("There were no opponents in these games.")


def favourites(victim: Against | None, nemesis: Against | None, game_id: str) -> str:
    """Whom somebody likes to meet, and whom not."""
    said = []
    if victim is not None:
        name = rival(victim.rival, victim.name, game_id)
        said.append(_say("favourite victim: {name}").format(name=name))
    if nemesis is not None:
        name = rival(nemesis.rival, nemesis.name, game_id)
        said.append(_say("nemesis: {name}").format(name=name))
    return " · ".join(said)


# the strength


def you() -> str:
    return _say("you")


def too_few(count: int) -> str:
    return _say("Too few clean games for two yet: {count} of {fewest}.").format(
        count=count, fewest=FEWEST
    )


def strength(found: Rating, below: str, above: str) -> str:
    """Where somebody stands among the levels."""
    games = _say("%n games", found.games)
    if below and above:
        said = _say("Stronger than the {below}, weaker than the {above}: 90% sure ({games}).")
    elif below:
        said = _say("Stronger than the {below}: 90% sure ({games}).")
    elif above:
        said = _say("Weaker than the {above}: 90% sure ({games}).")
    else:
        said = _say("Not yet sure which level is yours ({games}).")
    return said.format(below=level_name(below), above=level_name(above), games=games)


# nothing


def empty() -> str:
    return _say("Finish a game, and it will show up here.")


def nothing_fits() -> str:
    return _say("No game fits what is chosen above.")

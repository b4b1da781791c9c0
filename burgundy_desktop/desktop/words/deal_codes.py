"""Game codes in words: what a code stands for, what is wrong with one, and how it is read aloud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core import codes
from burgundy_desktop.core.codes import LENGTH, Deal
from burgundy_desktop.core.errors import BadCode
from burgundy_desktop.core.options import Options
from burgundy_desktop.desktop.boards import board_of, title_of_game
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.games import found, load


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("codes", text, "", n)


def code_of(session: Session) -> str:
    """The code of a deal. Raises BadCode if it has none: also for one that is still secret."""
    if not session.tells_deal:
        raise BadCode("no_code")
    match = session.match
    return codes.code_of(match.game.info, match.options, match.seed)


def deal_of(typed: str) -> Deal:
    """The deal of a typed code, among the games that are here. Raises BadCode."""
    return codes.deal_of(typed, [load(game_id).info for game_id in found()])


def written(typed: str) -> str:
    """A right code in its usual form, however it was typed."""
    return codes.grouped(codes.symbols_in(typed))


def about(deal: Deal) -> str:
    """What a code stands for: game, number of players, and unusual options."""
    players = _say("%n players", deal.options.seats)
    if deal.options.seats == 1:
        players = _say("alone")
    return remarks(title_of_game(deal.game), players, *options_in_words(deal.game, deal.options))


def options_in_words(game_id: str, options: Options) -> list[str]:
    """The options that have an effect and are not as usual: "Jeweller: with"."""
    wording = board_of(game_id).wording
    return [
        f"{wording.option(field.name)}: {wording.option_value(field.name, value)}"
        for field in load(game_id).info.options
        if field.matters(options.chosen, options.seats)
        and (value := options.chosen[field.name]) != field.default
    ]


def spoken(code: str) -> str:
    """A code letter by letter for the screen reader: "A 7 9 C, 7 E E B, 2 Z W 5"."""
    return ", ".join(" ".join(group) for group in code.split("-"))


def sentence(problem: BadCode) -> str:
    """What is the matter with a code, or why a deal has none."""
    values = {**problem.values}
    if "game" in values:
        values["game"] = title_of_game(str(values["game"]))
    said = {
        "length": _say("A code has {length} characters; this one has {found}."),
        "unclear": _say("This is no code: compare it letter by letter."),
        "meant": _say("One character is wrong."),
        "in_text": _say("There is a code in this text."),
        "several": _say("There is more than one code in this text: leave only one."),
        "later": _say("This code is from a later version of the program."),
        "rules": _say("This code is for other rules of {game}."),
        "own_tables": _say("Own tables do not go into a code."),
        "no_code": _say("This deal has no code."),
    }
    return said[problem.reason].format(length=LENGTH, **values)


def did_you_mean(code: str) -> str:
    """The question on the button that corrects a typed code."""
    return _say("Did you mean {code}?").format(code=code)


def copy(session: Session) -> str:
    """Put the code of a deal on the clipboard; returns what to tell."""
    try:
        code = code_of(session)
    except BadCode as problem:
        return sentence(problem)
    QGuiApplication.clipboard().setText(code)
    return _say("Code copied: {code}").format(code=code)

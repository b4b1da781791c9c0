"""The characters in words: names, homes, a sentence each, and what they love."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def character_name(character: str) -> str:
    """The name, which is the same in every language."""
    return character.capitalize()


def others_than(name: str, characters: Iterable[str]) -> list[str]:
    """The characters who do not have this name, in their order."""
    return [one for one in characters if character_name(one).casefold() != name.casefold()]


def full_name(character: str) -> str:
    """Name and home: "Margot from Beaune"; the name alone of an unknown one."""
    names = {
        "margot": _say("Margot from Beaune"),
        "philippe": _say("Philippe from Dijon"),
        "isabelle": _say("Isabelle from Avallon"),
        "hugo": _say("Hugo from Cluny"),
        "anna": _say("Anna from Charolles"),
        "guillaume": _say("Guillaume from Vézelay"),
        "balthazar": _say("Balthazar from Marseille"),
        "colin": _say("Colin from Auxerre"),
    }
    return names.get(character) or character_name(character)


def character_says(character: str) -> str:
    """A sentence about a character; empty for an unknown one."""
    sentences = {
        "margot": _say("Has a vineyard and a herd, and forgets no debt."),
        "philippe": _say("Lives in a palace and wants a larger one."),
        "isabelle": _say("Reads by candlelight and plans by daylight."),
        "hugo": _say("Copies books all week and plays on Sundays."),
        "anna": _say("Keeps sheep by the river and counts them twice."),
        "guillaume": _say("Carves stone slowly, so that it lasts."),
        "balthazar": _say("Has traded in every port and remembers the prices."),
        "colin": _say("Jokes at court, and loses with a bow."),
    }
    return sentences.get(character, "")


def style_says(style: str) -> str:
    """What a style loves, in half a sentence, also of who has none; empty for an unknown one."""
    words = {
        "": _say("values all things alike"),
        "herds": _say("loves herds"),
        "knowledge": _say("loves knowledge"),
        "trade": _say("loves trade"),
        "buildings": _say("loves buildings"),
        "castle": _say("builds at the castle"),
        "residences": _say("loves residences"),
        "builder": _say("loves to build"),
        "ships": _say("sails far"),
        "cards": _say("plays many cards"),
        "cattle": _say("loves cattle"),
        "settlers": _say("settles the land"),
        "metal": _say("hoards metal"),
        "privileges": _say("loves privileges"),
        "saver": _say("saves the high cards"),
        "leader": _say("leads high"),
    }
    return words.get(style, "")


def _say(text: str) -> str:
    return QCoreApplication.translate("characters", text)

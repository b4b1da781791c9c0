"""The words of all actions: menu texts, tooltips, and shorter texts for the toolbar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

Words = dict[str, tuple[str, str]]
"""The menu text and the tooltip of each action."""


def _say(text: str) -> str:
    return QCoreApplication.translate("actions", text)


def words() -> Words:
    """The menu texts and tooltips of all actions; an empty tooltip is the menu text."""
    return {
        **_of_files(),
        **_of_a_move(),
        **_of_looking_back(),
        **_of_the_view(),
        **_of_records(),
        **_of_help(),
    }


def _of_files() -> Words:
    """Games and the program: most of the menu *File*."""
    return {
        "library": (_say("&Library"), _say("All games, and everything you have started")),
        "new_game": (_say("&New game…"), _say("Start a new game")),
        "play_code": (_say("Play a &code…"), _say("Play the deal that somebody sent you")),
        "open": (_say("&Open…"), _say("Open a saved game from any folder")),
        "save_as": (_say("&Save as…"), _say("Save a copy of this game to a file")),
        "settings": (_say("&Settings…"), _say("Language, look, pace, undo")),
        "quit": (_say("&Quit"), _say("Close the program; every game is already saved")),
    }


def _of_a_move() -> Words:
    """On the table: the first part of the menu *Game*."""
    return {
        "undo": (_say("&Undo"), _say("Go back to your last decision")),
        "redo": (_say("&Redo"), _say("Replay the undone moves with the same dice and draws")),
        "hint": (_say("&Hint"), _say("What a strong player would play, and why")),
        "take_hint": (_say("&Play the hint"), _say("Play the suggested move")),
        "forecast": (
            _say("&Forecast"),
            _say("How the game may end for everybody; counts as a hint"),
        ),
        "odds": (
            _say("&Odds…"),
            _say("What the next roll or draw may be, or what is hidden; counts as a hint"),
        ),
        "skip": (_say("S&kip or confirm\tSpace"), ""),
        "back_to_now": (
            _say("Back to &now"),
            _say("Leave the earlier position and return to the game"),
        ),
    }


def _of_looking_back() -> Words:
    """What was played: the second part of the menu *Game*."""
    return {
        "replay": (_say("Repla&y"), _say("Look at the game move by move, or as a film")),
        "review": (_say("Re&view"), _say("What decided the game, and what was better")),
        "branches": (
            _say("Next &branch"),
            _say("In the log: moves that were taken back, and others that were tried"),
        ),
        "scores": (_say("&Score sheet…"), _say("Where every point came from")),
        "copy_code": (
            _say("Copy &game code"),
            _say("The code of this deal, for others; of a sealed deal once the game is over"),
        ),
    }


def _of_the_view() -> Words:
    """The menu *View*."""
    return {
        "zoom_in": (_say("Zoom &in"), ""),
        "zoom_out": (_say("Zoom &out"), ""),
        "fit": (_say("See &everything"), _say("Fit the table into the window")),
        "players": (_say("&Players"), ""),
        "log": (_say("&Log"), _say("Show or hide the log")),
        "moves": (_say("List of &moves"), ""),
        "full_screen": (_say("&Full screen"), ""),
    }


def _of_records() -> Words:
    """The menu *Records*."""
    return {
        "daily": (_say("&Daily deal"), _say("One deal of each game a day, for everybody")),
        "chronicle": (_say("&Chronicle"), _say("Every game that you have finished")),
        "statistics": (_say("&Statistics"), _say("How you have played, in figures")),
        "challenges": (_say("Cha&llenges"), _say("Goals with medals, twelve for each game")),
        "series": (_say("S&eries"), _say("Several games that count together")),
        "profiles": (_say("Pla&yers…"), _say("Who plays at this computer")),
        "fairness": (_say("&Fair chance"), _say("Verify a game, and see how the dice fell")),
        "data": (_say("Your &data…"), _say("Where everything is kept; copy, delete, mend")),
    }


def _of_help() -> Words:
    """The menu *Help*."""
    return {
        "learn": (_say("&Learn…"), _say("Learn a game by playing it, step by step")),
        "practice": (
            _say("Learn from your &mistakes…"),
            _say("Find better moves where you went wrong in your reviewed games"),
        ),
        "rules": (_say("&Rules"), _say("The rules, at the part you need now")),
        "icons": (_say("&Icons"), _say("What each icon on this table means")),
        "playing": (_say("How to &play in this program"), ""),
        "about": (_say("&About Burgundy Desktop"), ""),
    }


def tip_of_undo(*, past_dice: bool) -> str:
    """The tooltip of *Undo*."""
    if past_dice:
        return _say(
            "Go back to your last decision, even past something new: dice and draws will "
            "be the same again"
        )
    return _say("Go back to your last decision")


def short_words() -> dict[str, str]:
    """Shorter words for the toolbar."""
    return {
        "new_game": _say("New game"),
        "open": _say("Open…"),
        "fit": _say("Fit"),
        "scores": _say("Scores"),
        "settings": _say("Settings"),
    }


def teacher_words() -> dict[str, str]:
    """How strict a teacher may be."""
    return {
        "off": _say("&Off"),
        "gentle": _say("&Gentle: asks before blunders"),
        "usual": _say("&Usual: asks before mistakes"),
        "strict": _say("&Strict: asks before small mistakes too"),
    }


def pace_words() -> dict[str, str]:
    """How fast moves may be shown."""
    return {
        "instant": _say("Instant"),
        "fast": _say("Fast"),
        "normal": _say("Normal"),
        "slow": _say("Slow"),
    }

"""What the tests of the words share: who sits at the table, and what is said to them."""

import re

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.preview import preview
from burgundy_desktop.games.castles_cards.board.wording import WORDING
from burgundy_desktop.games.castles_cards.game import GAME
from tests.games.castles_cards.positions import ANNA, set_up

WORDS = WORDING
ALONE = (SeatInfo("Anna"), *(SeatInfo(name, "duke") for name in ("Margot", "Odo", "Ida")))
TOGETHER = (SeatInfo("Anna"), SeatInfo("Benno"), SeatInfo("Carla"), SeatInfo("Dario"))


def assert_whole(*texts: str) -> None:
    """Sentences without a field left open, a plural not chosen, or an article left to choose."""
    for text in texts:
        assert text.strip() == text != ""
        assert not re.search(r"[{}_]|%n|\(s\)|a\(z\)|None|  ", text), text


def told(event, seats=ALONE, viewer=ANNA):
    """The line of the log of an event."""
    line = WORDS.log(event, seats, viewer)
    assert isinstance(line, LogLine)
    return line.text


def move_said(game, move):
    words = WORDS.move(game.seen_by(game.seat), move)
    return words.group, words.text, words.detail


def tip_of(game, kind, index=0):
    """The tooltip of a target, with what its legal moves would bring."""
    seen, target = game.seen_by(game.seat), Target(kind, index)
    bring = [(move, preview(GAME, seen, move)) for move in game.legal if target in move.targets]
    return WORDS.tip(seen, target, bring)


def hint_of(game, move):
    seen = game.seen_by(game.seat)
    return WORDS.hint(seen, move, preview(GAME, seen, move))


def why_said(code, seats=ALONE, **values):
    return WORDS.why_not(set_up().seen_by(ANNA), WhyNot(code, values), seats)

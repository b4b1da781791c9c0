"""What the Pillars card game says."""

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import events as e
from burgundy_desktop.games.pillars.board.wording import WORDING as WORDS
from burgundy_desktop.games.pillars.game import GAME
from tests.games.pillars import positions
from tests.games.saying import ALONE, TOGETHER, Saying, assert_tip_is_whole, assert_whole

ANNA = Seat(0)

UNTOLD = {e.PlanTaken, e.HandEnded}
"""Events that never have a line of their own: their steps and what follows tell of them."""

SAYING = Saying(GAME, WORDS, positions.set_up)
told, log_of = SAYING.told, SAYING.log_of
move_said, tip_of = SAYING.move_said, SAYING.tip_of
hint_of, why_said = SAYING.hint_of, SAYING.why_said

__all__ = [
    "ALONE",
    "ANNA",
    "SAYING",
    "TOGETHER",
    "UNTOLD",
    "WORDS",
    "assert_tip_is_whole",
    "assert_whole",
    "hint_of",
    "log_of",
    "move_said",
    "tip_of",
    "told",
    "why_said",
]

"""What Boonlake says."""

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.board.wording import WORDING as WORDS
from burgundy_desktop.games.boonlake.game import GAME
from tests.games.boonlake import positions
from tests.games.saying import ALONE, TOGETHER, Saying, assert_tip_is_whole, assert_whole

ANNA = Seat(0)

UNTOLD = {
    e.FollowStarted,
    e.ActionsSlid,
    e.ScoringEnded,
}
"""Events without a line of their own."""
SOMETIMES_TOLD = {
    e.ActionTaken,
    e.Passed,
    e.LeversPushedUp,
}
"""Events without a line if another line includes them, or if nothing happened."""

SAYING = Saying(GAME, WORDS, positions.set_up)
told, log_of = SAYING.told, SAYING.log_of

__all__ = [
    "ALONE",
    "ANNA",
    "SAYING",
    "SOMETIMES_TOLD",
    "TOGETHER",
    "UNTOLD",
    "WORDS",
    "assert_tip_is_whole",
    "assert_whole",
    "log_of",
    "told",
]

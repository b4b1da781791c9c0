"""What the card game says."""

from burgundy_desktop.games.castles_cards.board.wording import WORDING as WORDS
from burgundy_desktop.games.castles_cards.game import GAME
from tests.games.castles_cards.positions import set_up
from tests.games.saying import ALONE, TOGETHER, Saying, assert_tip_is_whole, assert_whole

__all__ = ["ALONE", "TOGETHER", "WORDS", "assert_tip_is_whole", "assert_whole"]

SAYING = Saying(GAME, WORDS, set_up)
told, move_said, tip_of = SAYING.told, SAYING.move_said, SAYING.tip_of
hint_of, why_said = SAYING.hint_of, SAYING.why_said

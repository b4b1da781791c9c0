"""What Caylus says."""

from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.preview import preview
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.board.wording import WORDING as WORDS
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_COUNT,
    CATEGORY,
    PRESTIGE_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
    WORKPLACE,
)
from tests.games.caylus.positions import set_up
from tests.games.saying import (
    ALONE as FOUR_WITH_ONE_PERSON,
    TOGETHER as FOUR_PEOPLE,
    Saying,
    assert_tip_is_whole,
    assert_whole,
)

ANNA, BENNO = Seat(0), Seat(1)
ALONE = (*FOUR_WITH_ONE_PERSON, SeatInfo("Béla", "master"))
TOGETHER = (*FOUR_PEOPLE, SeatInfo("Emma"))

UNTOLD = {
    e.BuildingActivated,
    e.ProvostReturned,
    e.CastleWorkersWentHome,
    e.PassingScaleCleared,
    e.TurnEnded,
}
"""Events without a line of their own."""
CAN_BE_BUILT = [
    building
    for building in range(BUILDING_COUNT)
    if CATEGORY[building] in {WOOD_BUILDING, STONE_BUILDING, PRESTIGE_BUILDING}
]
WORK = [building for building in range(BUILDING_COUNT) if WORKPLACE[building]]
"""Buildings with a place for a worker."""

SAYING = Saying(GAME, WORDS, set_up)
told, why_said = SAYING.told, SAYING.why_said

__all__ = [
    "ALONE",
    "ANNA",
    "BENNO",
    "CAN_BE_BUILT",
    "SAYING",
    "TOGETHER",
    "UNTOLD",
    "WORDS",
    "WORK",
    "assert_tip_is_whole",
    "assert_whole",
    "hint_of",
    "label_of",
    "log_of",
    "move_said",
    "prompt_of",
    "tip_of",
    "told",
    "why_said",
]


def seen(game):
    """The table as the deciding player sees it."""
    return game.seen_by(game.who)


def prompt_of(game, *picked):
    return WORDS.prompt(seen(game), game.legal, picked)


def label_of(game, move):
    """The label of the button that leads to this move alone."""
    return WORDS.way(seen(game), move) or WORDS.button(move.targets[-1])


def move_said(game, move):
    words = WORDS.move(seen(game), move)
    return words.group, words.text, words.detail


def tip_of(game, kind, index=0):
    """The tooltip of a target, with what its legal moves would bring."""
    target = Target(kind, index)
    moves = [move for move in game.legal if target in move.targets]
    bring = [(move, preview(GAME, seen(game), move)) for move in moves]
    return WORDS.tip(seen(game), target, bring)


def hint_of(game, move):
    return WORDS.hint(seen(game), move, GAME.facts(seen(game), move))


def log_of(game, seats=ALONE, viewer=ANNA):
    """The lines of everything that has happened."""
    return SAYING.log_of(game.events, seats, viewer)

"""Nim, as the rest of the program knows it."""

from __future__ import annotations

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.game import Game, GameInfo

from . import rules
from .features import JUDGEMENT
from .lid import LID
from .moves import Take, Taken
from .observation import Observation, imagine, observe
from .possible import check
from .state import LAST_MATCH, State, to_decide

GAME: Game[State, Take, Observation] = Game(
    info=GameInfo("nim", LID.title, LID.seats_min, LID.seats_max, rules_version=1),
    start=rules.start,
    to_decide=to_decide,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    observe=observe,
    imagine=imagine,
    score=rules.score,
    facts=lambda _observation, _move: (),
    why_not=rules.why_not,
    check=check,
    reasons=(LAST_MATCH,),
    judgement=JUDGEMENT,
    state_type=State,
    move_types=(Take,),
    event_types=(Taken, PointsScored),
)

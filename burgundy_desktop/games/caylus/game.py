"""The `Game` record of Caylus."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import Game, GameInfo
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.snapshots import watch
from burgundy_desktop.games.caylus import rules
from burgundy_desktop.games.caylus.challenges import CHALLENGES
from burgundy_desktop.games.caylus.events import EVENT_TYPES
from burgundy_desktop.games.caylus.events.shown import shown
from burgundy_desktop.games.caylus.features import JUDGEMENT
from burgundy_desktop.games.caylus.features.facts import facts
from burgundy_desktop.games.caylus.lid import LID
from burgundy_desktop.games.caylus.moves import MOVE_TYPES, CaylusMove
from burgundy_desktop.games.caylus.observation import Observation, imagine, observe
from burgundy_desktop.games.caylus.occasions import OCCASIONS
from burgundy_desktop.games.caylus.possible import check
from burgundy_desktop.games.caylus.rules.why_not import why_not
from burgundy_desktop.games.caylus.scoring import score_sheet
from burgundy_desktop.games.caylus.setup import OPTIONS, first_state
from burgundy_desktop.games.caylus.state import REASONS, State, to_decide
from burgundy_desktop.games.caylus.tables.facts import OWN_TABLES

INFO = GameInfo(
    id="caylus",
    title=LID.title,
    seats_min=LID.seats_min,
    seats_max=LID.seats_max,
    rules_version=1,
    options=OPTIONS,
    own_tables=OWN_TABLES,
    code_number=2,
)


def start(options: Options, chance: Chance, events: EventLog) -> State:
    """Set up, and begin turn 1."""
    state = first_state(options, chance, events)
    watch(events, state)
    rules.begin(state, events)
    return state


GAME: Game[State, CaylusMove, Observation] = Game(
    info=INFO,
    start=start,
    to_decide=to_decide,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    observe=observe,
    imagine=imagine,
    score=score_sheet,
    facts=facts,
    why_not=why_not,
    check=check,
    reasons=REASONS,
    judgement=JUDGEMENT,
    state_type=State,
    move_types=MOVE_TYPES,
    event_types=EVENT_TYPES,
    shown=shown,
    occasions=OCCASIONS,
    challenges=CHALLENGES,
)

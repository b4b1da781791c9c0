"""The `Game` record of The Pillars of the Earth: The Card Game."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import Game, GameInfo
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.snapshots import watch
from burgundy_desktop.games.pillars import rules
from burgundy_desktop.games.pillars.challenges import CHALLENGES
from burgundy_desktop.games.pillars.events import EVENT_TYPES, shown
from burgundy_desktop.games.pillars.features import JUDGEMENT
from burgundy_desktop.games.pillars.features.facts import facts
from burgundy_desktop.games.pillars.lid import LID
from burgundy_desktop.games.pillars.moves import MOVE_TYPES, PillarsMove
from burgundy_desktop.games.pillars.observation import DRAWS, Observation, imagine, observe
from burgundy_desktop.games.pillars.occasions import OCCASIONS
from burgundy_desktop.games.pillars.possible import check
from burgundy_desktop.games.pillars.rules.why_not import why_not
from burgundy_desktop.games.pillars.scoring import score_sheet
from burgundy_desktop.games.pillars.setup import OPTIONS, first_state
from burgundy_desktop.games.pillars.state import REASONS, State, to_decide
from burgundy_desktop.games.pillars.tables.facts import OWN_TABLES

INFO = GameInfo(
    id="pillars",
    title=LID.title,
    seats_min=LID.seats_min,
    seats_max=LID.seats_max,
    rules_version=1,
    options=OPTIONS,
    own_tables=OWN_TABLES,
    code_number=3,
)


def start(options: Options, chance: Chance, events: EventLog) -> State:
    """Set up, and deal the first hand."""
    state = first_state(options, chance, events)
    watch(events, state)
    rules.begin(state, events)
    return state


GAME: Game[State, PillarsMove, Observation] = Game(
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
    draws=DRAWS,
)

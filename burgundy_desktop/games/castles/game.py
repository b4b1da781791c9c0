"""The `Game` record of The Castles of Burgundy."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import Game, GameInfo
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.castles import rules
from burgundy_desktop.games.castles.challenges import CHALLENGES
from burgundy_desktop.games.castles.events import EVENT_TYPES, rolled, shown
from burgundy_desktop.games.castles.features import JUDGEMENT
from burgundy_desktop.games.castles.features.facts import facts
from burgundy_desktop.games.castles.lid import LID
from burgundy_desktop.games.castles.moves import MOVE_TYPES, CastlesMove
from burgundy_desktop.games.castles.observation import DRAWS, Observation, imagine, observe
from burgundy_desktop.games.castles.occasions import OCCASIONS
from burgundy_desktop.games.castles.possible import check
from burgundy_desktop.games.castles.rules.why_not import why_not
from burgundy_desktop.games.castles.scoring import score_sheet
from burgundy_desktop.games.castles.setup import OPTIONS, first_state
from burgundy_desktop.games.castles.state import REASONS, State, to_decide
from burgundy_desktop.games.castles.tables.facts import OWN_TABLES

INFO = GameInfo(
    id="castles",
    title=LID.title,
    seats_min=LID.seats_min,
    seats_max=LID.seats_max,
    rules_version=1,
    options=OPTIONS,
    own_tables=OWN_TABLES,
    code_number=0,
)


def start(options: Options, chance: Chance, events: EventLog) -> State:
    """Set up, and begin phase A unless estates have to be chosen first."""
    state = first_state(options, chance, events)
    rules.begin(state, events)
    return state


GAME: Game[State, CastlesMove, Observation] = Game(
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
    rolled=rolled,
    occasions=OCCASIONS,
    draws=DRAWS,
    challenges=CHALLENGES,
)

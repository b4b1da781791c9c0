"""The `Game` record of Boonlake."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import Game, GameInfo
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.snapshots import watch
from burgundy_desktop.games.boonlake import rules
from burgundy_desktop.games.boonlake.challenges import CHALLENGES
from burgundy_desktop.games.boonlake.events import EVENT_TYPES
from burgundy_desktop.games.boonlake.events.shown import shown
from burgundy_desktop.games.boonlake.features import JUDGEMENT
from burgundy_desktop.games.boonlake.features.facts import facts
from burgundy_desktop.games.boonlake.lid import LID
from burgundy_desktop.games.boonlake.moves import MOVE_TYPES, BoonlakeMove
from burgundy_desktop.games.boonlake.observation import DRAWS, Observation, imagine, observe
from burgundy_desktop.games.boonlake.occasions import OCCASIONS
from burgundy_desktop.games.boonlake.possible import check
from burgundy_desktop.games.boonlake.rules.why_not import why_not
from burgundy_desktop.games.boonlake.scoring import score_sheet
from burgundy_desktop.games.boonlake.setup import OPTIONS, first_state
from burgundy_desktop.games.boonlake.state import State, to_decide
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.facts import OWN_TABLES

INFO = GameInfo(
    id="boonlake",
    title=LID.title,
    seats_min=LID.seats_min,
    seats_max=LID.seats_max,
    rules_version=2,
    options=OPTIONS,
    automaton="Eminence",
    own_tables=OWN_TABLES,
    code_number=4,
)


def start(options: Options, chance: Chance, events: EventLog) -> State:
    """Set up, and ask for the first decision."""
    state = first_state(options, chance, events)
    watch(events, state)
    rules.begin(state, events)
    return state


GAME: Game[State, BoonlakeMove, Observation] = Game(
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
"""Boonlake, edition of 2021, for 1 to 4 players."""

"""The `Game` record of The Castles of Burgundy: The Card Game."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import Game, GameInfo
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.snapshots import watch
from burgundy_desktop.games.castles_cards import rules
from burgundy_desktop.games.castles_cards.challenges import CHALLENGES
from burgundy_desktop.games.castles_cards.events import EVENT_TYPES
from burgundy_desktop.games.castles_cards.events.shown import shown
from burgundy_desktop.games.castles_cards.features import JUDGEMENT
from burgundy_desktop.games.castles_cards.features.facts import facts
from burgundy_desktop.games.castles_cards.lid import LID
from burgundy_desktop.games.castles_cards.moves import MOVE_TYPES, CardsMove
from burgundy_desktop.games.castles_cards.observation import DRAWS, Observation, imagine, observe
from burgundy_desktop.games.castles_cards.occasions import OCCASIONS
from burgundy_desktop.games.castles_cards.possible import check
from burgundy_desktop.games.castles_cards.rules.why_not import why_not
from burgundy_desktop.games.castles_cards.scoring import score_sheet
from burgundy_desktop.games.castles_cards.setup import OPTIONS, first_state
from burgundy_desktop.games.castles_cards.state import REASONS, State, to_decide
from burgundy_desktop.games.castles_cards.tables.facts import OWN_TABLES

INFO = GameInfo(
    id="castles_cards",
    title=LID.title,
    seats_min=LID.seats_min,
    seats_max=LID.seats_max,
    rules_version=2,
    options=OPTIONS,
    automaton="Aaron",
    own_tables=OWN_TABLES,
    code_number=1,
)


def start(options: Options, chance: Chance, events: EventLog) -> State:
    """Set up, and begin round A."""
    state = first_state(options, chance, events)
    watch(events, state)
    rules.begin(state, events)
    return state


GAME: Game[State, CardsMove, Observation] = Game(
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
    draws=DRAWS,
    challenges=CHALLENGES,
)

"""Options and chance make the first state. Rulebook: "Előkészületek", rules §4."""

from __future__ import annotations

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.game import OptionField
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.options import Options
from burgundy_desktop.games.pillars.events import GameSetUp
from burgundy_desktop.games.pillars.state import NO_POINTS, NOBODY, PLAYING, PlayerState, State
from burgundy_desktop.games.pillars.tables.cards import COLOUR_COUNT, PRIVILEGE_CARDS
from burgundy_desktop.games.pillars.tables.materials import Stock
from burgundy_desktop.games.pillars.tables.numbers import DEAL, DEFAULT_RULESET, START
from burgundy_desktop.games.pillars.tables.rows import RULESETS

OPTIONS: tuple[OptionField, ...] = (OptionField("ruleset", RULESETS, DEFAULT_RULESET),)
"""The published game, or the figures of the Hungarian booklet."""


def first_state(options: Options, chance: Chance, events: EventLog) -> State:
    """The table before the first hand is dealt; every seat has its own colour."""
    seats, ruleset = options.seats, options.chosen["ruleset"]
    privileges = list(PRIVILEGE_CARDS)
    chance.shuffle(privileges)
    state = State(
        players=[_new_player(START[ruleset]) for _ in range(seats)],
        stage=PLAYING,
        owners=tuple(colour if colour < seats else NOBODY for colour in range(COLOUR_COUNT)),
        deal_number=DEAL[ruleset][seats],
        hand_number=0,
        first_leader=Seat(0),
        leader=Seat(0),
        trick=(),
        tricks=(),
        seen=0,
        privilege=privileges[0],
        pile=tuple(privileges),
        pad=(),
        pending=[],
        chance=chance,
    )
    events.log(GameSetUp, tuple(range(seats)), START[ruleset])
    return state


def _new_player(stock: Stock) -> PlayerState:
    return PlayerState(
        hand=0,
        won=0,
        tricks=0,
        stock=stock,
        privileges=0,
        vp=0,
        scored=NO_POINTS,
        ready=0,
    )

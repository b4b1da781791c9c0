"""Production sites and income tracks. Rules §6.3, §9 and §10."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.rules.gains import gain_inhabitants, gain_vases, score
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import BY_LOST_STEPS
from burgundy_desktop.games.boonlake.state.steps import PRODUCTION
from burgundy_desktop.games.boonlake.tables import boards, words


def build_site(state: State, seat: Seat, resource: int, source: str, events: EventLog) -> None:
    """Build the site of a resource or turn it to level 2; lost if it has that level."""
    player = state.players[seat]
    level = boards.production_level(player.production, resource)
    if level < boards.FULL_LEVEL:
        player.production = boards.raised(player.production, resource)
        events.log(e.SiteBuilt, seat, resource, level + 1, source)
    else:
        events.log(e.SiteLost, seat, resource, source)


def enter_production(state: State, seat: Seat, or_vase: int, events: EventLog) -> bool:
    """Whether there is a choice; the only site, or only a vase, is taken at once."""
    options = boards.OPEN_SITES[state.players[seat].production]
    if len(options) + or_vase > 1:
        return True
    state.pending.pop()
    if options:
        build_site(state, seat, options[0], e.BY_TRACK, events)
    elif or_vase:
        _take_vase(state, seat, events)
    else:
        events.log(e.SiteLost, seat, -1, e.BY_TRACK)
    return False


def produce(state: State, move: m.Produce, events: EventLog) -> None:
    """The site that the player wants."""
    _, seat, or_vase = state.pending.pop()
    build_site(state, seat, move.resource, e.BY_RIVER if or_vase else e.BY_TRACK, events)


def take_vase(state: State, _move: m.TakeVase, events: EventLog) -> None:
    """A vase in place of a site."""
    _, seat, _ = state.pending.pop()
    _take_vase(state, seat, events)


def _take_vase(state: State, seat: Seat, events: EventLog) -> None:
    vases = 1 + state.players[seat].permanents[words.RIVER_VASE_BONUS]
    gain_vases(state, seat, vases, e.BY_RIVER, -1, events)


def advance(state: State, seat: Seat, track: int, steps: int, events: EventLog) -> None:
    """Move the marker of an income track; steps beyond the last space bring points."""
    player = state.players[seat]
    before = player.coin_track if track == words.COIN_TRACK else player.card_track
    after = min(before + steps, boards.LAST_POSITION[track])
    lost = before + steps - after
    if track == words.COIN_TRACK:
        player.coin_track = after
    else:
        player.card_track = after
    events.log(e.TrackAdvanced, seat, track, before, after, lost)
    for position in range(before + 1, after + 1):
        _enter_space(state, seat, boards.TRACK_REWARD[track][position], events)
    score(state, seat, lost * boards.LOST_STEP_VP, BY_LOST_STEPS, track, events)


def _enter_space(state: State, seat: Seat, reward: int, events: EventLog) -> None:
    if reward == words.PRODUCTION_REWARD:
        state.pending.append((PRODUCTION, seat, 0))
    elif reward == words.VASE_REWARD:
        gain_vases(state, seat, 1, e.BY_TRACK, -1, events)
    elif reward == words.INHABITANT_REWARD:
        gain_inhabitants(state, seat, 1, e.BY_TRACK, -1, events)


def advance_by_choice(state: State, move: m.AdvanceTrack, events: EventLog) -> None:
    """All steps of a site on one track."""
    _, seat, steps = state.pending.pop()
    advance(state, seat, move.track, steps, events)

"""The table at each step of the Eminence, as it is shown while the person watches."""

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.snapshots import snapshots
from burgundy_desktop.games.boonlake.events import EMINENCE_STEPS, EminenceStep
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance, seen


def steps_of(match, ply, step):
    """The table at each step of the Eminence in a ply."""
    for snapshot in snapshots(match, ply, EMINENCE_STEPS):
        yield attrs.evolve(
            seen(match, 0, events=step.events[: snapshot.logged + 1]),
            observation=match.game.observe(snapshot.state, Seat(0)),
            to_decide=None,
            legal=(),
        )


def steps_in_a_game(seed):
    """The same for a whole game."""
    match = a_match(1, seed)
    for ply, step in enumerate(play_by_chance(match, 2000, seed=seed), start=1):
        if any(isinstance(event, EminenceStep) for event in step.events):
            yield from steps_of(match, ply, step)

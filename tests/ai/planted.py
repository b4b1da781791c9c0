"""A decision of each game with a good move and a bad one."""

from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.duel import Verdict, duel
from burgundy_desktop.ai.player import deciding_seat, lead
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

DECISIONS = 40
"""The decisions of a game in which the planted blunder is looked for."""


@attrs.frozen
class Planted:
    """A decision of a game, its best move at a glance, and the worst one."""

    game: AnyGame
    state: Any
    seat: Seat
    good: Any
    bad: Any

    def verdict(self, first: Any, second: Any, pairs: int, seed: int = 5) -> Verdict:
        observation = self.game.observe(self.state, self.seat)
        return duel(self.game, observation, first, second, seed, Budget(pairs, 60.0))


def plant(game_id: str) -> Planted:
    """Where the moves differ most at a glance, among the first decisions of a game."""
    game = games.load(game_id)
    seats = max(2, game.info.seats_min)
    state = game.start(game.info.options_for(seats), Chance.from_seed(1), SILENT)
    found: list[tuple[float, Planted]] = []
    while len(found) < DECISIONS:
        seat = deciding_seat(game, state)
        legal = game.judgement.choices(state, game.legal_moves(state))
        leads = [_lead_after(game, state, move, seat, seats) for move in legal]
        good, bad = leads.index(max(leads)), leads.index(min(leads))
        if len(legal) > 1:
            moment = Planted(game, state.copy(), seat, legal[good], legal[bad])
            found.append((leads[good] - leads[bad], moment))
        game.apply(state, legal[good], SILENT)
    return max(found, key=lambda one: one[0])[1]


def _lead_after(game, state, move, seat, seats):
    after = state.copy()
    game.apply(after, move, SILENT)
    return lead([game.judgement.evaluate(after, Seat(other)) for other in range(seats)], seat)

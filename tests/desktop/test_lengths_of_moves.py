"""No move takes longer to show than its budget: the times of its animation steps are added up.

`python -m tests.desktop.test_lengths_of_moves` prints the figures of whole games.
"""

from statistics import median, quantiles
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.hooks import ALONE
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from burgundy_desktop.desktop.table.showing import OWN_SHARE
from burgundy_desktop.desktop.trials.harness import play_on
from burgundy_desktop.games import load
from tests import thorough
from tests.desktop.test_one_clock import GAMES
from tests.games.looking import persons

MEDIAN_MS, MOST_MS, LONGEST_MS = 900, 3000, 5000
"""At normal pace; 95 % of the moves take at most `MOST_MS`."""
TABLES = [
    (game, count)
    for game, counts in GAMES.items()
    for count in thorough.some((max(2, counts[0]), counts[1]), counts[1:])
]


@attrs.frozen
class Told:
    """What `on_the_way` asks of a session."""

    match: Any
    game: Any

    def seen(self, state, viewer, *, is_open=False):
        assert not is_open
        return self.game.observe(state, viewer)


class Table:
    """The table of the first seat, and a clock that jumps from step to step."""

    def __init__(self, game_id, players, seed, until=lambda _: False):
        game = load(game_id)
        self.board, self.players = board_of(game_id), players
        match = Match(game, game.info.options_for(players), seed)
        play_on(match, until, level="apprentice")
        self.told = Told(match, game)
        self.scene = self.board.scene(ALONE)
        self.scene.resize_to(QSizeF(988, 692))
        self.scene.set_pace(Pace.NORMAL, False)
        self.animator = self.scene._pieces.animator
        self.clock = self.scene.turn_by_hand()

    def lengths(self, every=1):
        """The milliseconds of each of the moves that take time."""
        lengths = (self.length(ply) for ply in range(1, self.told.match.length + 1, every))
        return sorted(length for length in lengths if length)

    def length(self, ply):
        """The milliseconds that a move takes."""
        self.scene.show_position(self.position(ply - 1, ()))
        step = self.told.match.steps[ply]
        told: Any = self.told
        *before, last = on_the_way(told, self.board, self.position(ply, step.events))
        self.scene.share = OWN_SHARE if step.seat == 0 else 1.0
        self.scene.show_position(last, animate=True, on_the_way=before)
        took = 0.0
        while self.scene.is_animating:
            longest = max(motion.milliseconds for motion in self.animator._running)
            took += longest
            self.clock.turn(longest)
        return took

    def position(self, ply, events):
        return Position(
            viewer=Seat(0),
            observation=self.told.game.observe(self.told.match.steps[ply].state, Seat(0)),
            to_decide=None,
            legal=(),
            events=events,
            ply=Ply(ply),
            seats=persons(self.players),
        )


@pytest.mark.parametrize(("game_id", "players"), TABLES)
@pytest.mark.parametrize("seed", thorough.some((3, 4, 5), (3,)))
def test_no_move_takes_longer_than_its_budget(qapp, game_id, players, seed):
    lengths = Table(game_id, players, seed).lengths(every=thorough.one_in(1, 3))

    assert median(lengths) <= MEDIAN_MS
    assert quantiles(lengths, n=20)[-1] <= MOST_MS
    assert lengths[-1] <= LONGEST_MS


def main():
    app = QApplication([])
    load_fonts()
    for game_id, counts in GAMES.items():
        for players in {max(2, counts[0]), counts[1]}:
            for seed in (3, 4, 5):
                lengths = Table(game_id, players, seed).lengths()
                middle, most = median(lengths), quantiles(lengths, n=20)[-1]
                print(game_id, players, seed, *map(round, (middle, most, lengths[-1])), flush=True)
    app.quit()


if __name__ == "__main__":
    main()

"""Chooses moves so that a game sees every kind of decision."""

from collections import Counter
from pathlib import Path

import attrs

from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.desktop.window.main_window import MainWindow
from tests.thorough import FirstOfEachKind


@attrs.define
class OneOfEach:
    """Chooses a move of a kind never played, or one that leads to such a kind; otherwise a move of
    the kind played least. Records the kinds met.
    """

    played: Counter[type] = attrs.field(factory=Counter)
    offered: set[type] = attrs.field(factory=set)

    def choose(self, match):
        """One of the legal moves; the same for the same game."""
        legal = match.legal_moves()
        self.offered |= {type(move) for move in legal}
        least = min(self.played[type(move)] for move in legal)
        rare = [move for move in legal if self.played[type(move)] == least]
        if least:
            rare = [move for move in legal if self._leads_to_something_new(match, move)] or rare
        move = rare[match.cursor * 5 % len(rare)]
        self.played[type(move)] += 1
        return move

    def _leads_to_something_new(self, match, move):
        state = match.state.copy()
        match.game.apply(state, move, SILENT)
        if match.game.to_decide(state) is None:
            return False
        return any(not self.played[type(after)] for after in match.game.legal_moves(state))

    @property
    def missed(self):
        """Kinds of decisions that were possible and never taken."""
        return {kind.__name__ for kind in self.offered - set(self.played)}


@attrs.define
class Remembered(OneOfEach):
    """Plays a game again that had everything: for each ply the place of its move among the legal
    ones. Some kinds of decisions appear only after a long search.
    """

    places: tuple[int, ...] = ()

    def choose(self, match):
        legal = match.legal_moves()
        self.offered |= {type(move) for move in legal}
        move = legal[self.places[match.cursor]]
        self.played[type(move)] += 1
        return move


@attrs.define
class AtTheTable:
    """A whole game: the moves looked at are played at the table of a window, the rest directly in
    the match.
    """

    window: MainWindow
    looked_at: FirstOfEachKind = attrs.field(factory=lambda: FirstOfEachKind(most=1))
    is_behind: bool = False

    def looks_at(self, move):
        """Whether to play this move at the table, which shows the game as it stands then.

        The last one always is, and what an automaton waits after; others are played here if they
        are not looked at.
        """
        session = self.window.table.controller.session
        if not self.looked_at.wants([move]) and not self._stops_at(session.match, move):
            session.match.play(move)
            self.is_behind = True
            return False
        if self.is_behind:
            self.window.show_table(session)
            self.is_behind = False
        return True

    def _stops_at(self, match, move):
        state = match.state.copy()
        events = Events()
        match.game.apply(state, move, events)
        automaton = self.window.table.board.automaton
        waits_after = automaton.compared if automaton is not None else ()
        is_over = match.game.to_decide(state) is None
        return is_over or any(isinstance(event, waits_after) for event in events)


def fewest(game):
    """The number of people: two, or the fewest that the game allows."""
    return max(2, game.info.seats_min)


def one_of_each(game_id):
    """The chooser for this game: a recorded game, if there is one."""
    file = Path(__file__).parents[1] / "games" / game_id / "every_kind.txt"
    if not file.exists():
        return OneOfEach()
    return Remembered(places=tuple(map(int, file.read_text(encoding="utf-8").split())))

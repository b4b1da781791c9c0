"""Helpers for the tests of every game's texts: players, and the texts for them."""

import re
from collections.abc import Callable
from typing import Any

import attrs

from burgundy_desktop.boardkit.board import AnyWording, LogLine
from burgundy_desktop.core.game import AnyGame, WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.preview import preview

ALONE = (SeatInfo("Anna"), *(SeatInfo(name, "duke") for name in ("Margot", "Odo", "Ida")))
TOGETHER = (SeatInfo("Anna"), SeatInfo("Benno"), SeatInfo("Carla"), SeatInfo("Dario"))
ANNA = 0


def assert_whole(*texts: str) -> None:
    """Sentences without a field left open, a plural not chosen, or an article left to choose."""
    for text in texts:
        assert text.strip() == text != ""
        assert not re.search(r"[{}_]|%n|\(s\)|a\(z\)|None|  ", text), text


def assert_tip_is_whole(tip):
    if tip:
        assert_whole(tip.title, *tip.lines)


def written(line: LogLine) -> str:
    """A line of the log as text: `+ Anna places a tile +3` is an addition that brings points."""
    points = f" {line.points:+d}" if line.points else ""
    mark = "# " if line.is_heading else "+ " if line.is_addition else ""
    return f"{mark}{line.text}{points}"


@attrs.frozen
class Saying:
    """Reads the texts of a game in positions that its tests set up."""

    game: AnyGame
    words: AnyWording
    set_up: Callable[..., Any]

    def told(self, event, seats=ALONE, viewer=ANNA):
        """The line of the log of an event."""
        line = self.words.log(event, seats, viewer)
        assert isinstance(line, LogLine)
        return line.text

    def log_of(self, events, seats=ALONE, viewer=ANNA):
        """The lines of events, headings with a hash, additions with a plus, points behind them."""
        lines = [self.words.log(event, seats, viewer) for event in events]
        return [written(line) for line in lines if line is not None]

    def move_said(self, game, move):
        words = self.words.move(game.seen_by(game.seat), move)
        return words.group, words.text, words.detail

    def tip_of(self, game, kind, index=0):
        """The tooltip of a target, with what its legal moves would bring."""
        seen, target = game.seen_by(game.seat), Target(kind, index)
        moves = [move for move in game.legal if target in move.targets]
        bring = [(move, preview(self.game, seen, move)) for move in moves]
        return self.words.tip(seen, target, bring)

    def hint_of(self, game, move):
        seen = game.seen_by(game.seat)
        return self.words.hint(seen, move, self.game.facts(seen, move))

    def why_said(self, code, seats=ALONE, **values):
        seen = self.set_up().seen_by(ANNA)
        return self.words.why_not(seen, WhyNot(code, values), seats)

    def speak_of(self, seen, legal):
        """Render every text of a decision."""
        words = self.words
        brought = {move: preview(self.game, seen, move) for move in legal}
        assert_whole(words.moment(seen), words.prompt(seen, legal, ()))
        for move in legal:
            said = words.move(seen, move)
            assert_whole(said.group, said.text)
            hint = words.hint(seen, move, self.game.facts(seen, move))
            assert_whole(*filter(None, (said.detail, hint)))
            for end in range(1, len(move.targets)):
                assert_whole(words.prompt(seen, legal, move.targets[:end]))
        for target in {target for move in legal for target in move.targets}:
            left = [move for move in legal if target in move.targets]
            assert_whole(words.target(seen, target), words.prompt(seen, left, [target]))
            assert_tip_is_whole(words.tip(seen, target, [(move, brought[move]) for move in left]))

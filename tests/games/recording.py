"""Whole games as text: how a game's `record` writes them and its tests play them again.

A file begins with seats, seed and what was chosen. Then every line is a ply: its number, the seat,
the move, and what happened. The end is the score sheet and a fingerprint.
(Castles tells its depots as well, in a form of its own.)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.match import Match

Header = Mapping[str, Any]
"""Seats, seed, and options that are not the usual ones."""


@attrs.frozen
class Recorder:
    """Writes games of one kind and plays them again.

    words    (a move or an event) -> its name and fields; no two legal moves have the same
    weight   (state, move) -> how much the player who records likes a move, for lively games
    """

    game: AnyGame
    words: Callable[[Any], str]
    weight: Callable[[Any, Any], float]

    def recorded(self, header: Header) -> Iterator[str]:
        """A new game, line by line."""
        match, luck = self._started(header), random.Random(int(header["seed"]))
        yield " ".join(f"{name}={value}" for name, value in header.items())
        yield self._ply_line(match)
        while not match.is_over:
            legal = match.legal_moves()
            weights = [self.weight(match.state, move) for move in legal]
            match.play(luck.choices(legal, weights)[0])
            yield self._ply_line(match)
        yield from _final_lines(match)

    def replayed(self, lines: list[str]) -> Iterator[str]:
        """The game of a file, played again by the moves that it names.

        Raises LookupError for a move that is not legal any more.
        """
        match = self._started(dict(part.split("=") for part in lines[0].split()))
        yield lines[0]
        yield self._ply_line(match)
        for line in lines[2:]:
            if match.is_over:
                break
            wanted = line.split(" | ")[2]
            match.play({self.words(move): move for move in match.legal_moves()}[wanted])
            yield self._ply_line(match)
        yield from _final_lines(match)

    def write(self, folder: Path, games: Mapping[str, Header]) -> None:
        """Write all games anew, each into the file of its name."""
        folder.mkdir(exist_ok=True)
        for name, header in games.items():
            (folder / f"{name}.txt").write_text("\n".join(self.recorded(header)) + "\n", "utf-8")

    def _started(self, header: Header) -> Match[Any, Any, Any]:
        """The match that a file is about."""
        chosen = {name: word for name, word in header.items() if name not in {"seats", "seed"}}
        options = self.game.info.options_for(int(header["seats"]), **chosen)
        return Match(self.game, options, int(header["seed"]))

    def _ply_line(self, match: Match[Any, Any, Any]) -> str:
        """The last ply."""
        step = match.steps[match.cursor]
        who = "setup | -"
        if step.seat is not None and step.move is not None:
            who = f"#{step.seat} | {self.words(step.move)}"
        return f"{match.cursor:4} | {who} | {'; '.join(map(self.words, step.events))}"


def assert_goes_the_same_way(recorder: Recorder, file: Path) -> None:
    """Play a recorded game again; the first line that differs is named."""
    lines = file.read_text("utf-8").splitlines()
    again = recorder.replayed(lines)
    for number, (wanted, found) in enumerate(zip(lines, again, strict=True), start=1):
        assert found == wanted, f"{file.name}, line {number}"


def kinds_not_shown(folder: Path, kinds: Iterable[type]) -> set[str]:
    """The kinds of moves and events that no recorded game has."""
    text = "\n".join(file.read_text("utf-8") for file in sorted(folder.iterdir()))
    shown = {word for word in text.replace("|", " ").replace(";", " ").split() if word[0].isupper()}
    return {kind.__name__ for kind in kinds} - shown


def _final_lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    """The score sheet and the fingerprint of the last position."""
    sheet = match.score
    for standing in sheet.standings:
        lines = [f"{one.reason} {one.points}" for one in sheet.lines if one.seat == standing.seat]
        decided = f" by {standing.decided_by}" if standing.decided_by else ""
        seat = standing.seat
        yield f"{standing.rank}. #{seat} {standing.points}{decided}: {', '.join(lines)}"
    yield f"digest {digest(match.state)}"

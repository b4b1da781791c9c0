"""Keeps every game of a tournament, so that it goes on where it was stopped.

One file for each pairing: first a line that says what is played, then one for each game, with its
seed, its moves and how the players did, all in JSON. A game whose line was cut off is played again.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from burgundy_desktop import __version__, games
from burgundy_desktop.ai.level_names import IN_STYLE
from burgundy_desktop.arena.tournament import Pairing, Record, Round
from burgundy_desktop.core.errors import BadRecord
from burgundy_desktop.core.strict import strict_converter

FORMAT: Final = 1

_converter = strict_converter(forbid_extra_keys=True)


class KeptGames:
    """The games of a pairing in a folder. Games of another version of the program or of its rules
    are in another file.
    """

    def __init__(self, folder: Path, pairing: Pairing) -> None:
        """Read what is there. Raises BadRecord if that cannot be used."""
        head = _dense(_head(pairing))
        name = "_".join((pairing.game, *pairing.players, _fingerprint(head)))
        name = name.replace(IN_STYLE, "-")  # no file of Windows may have a colon in its name
        self.path = folder / f"{name}.jsonl"
        self._players = len(pairing.players)
        self.records: dict[Round, Record] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._read(head)
        except OSError as error:
            raise self._not_kept(error) from error

    def add(self, record: Record) -> None:
        """Write one more game, at once. Raises BadRecord."""
        self.records[record.round] = record
        try:
            self._append(_dense(attrs.asdict(record)))
        except OSError as error:
            raise self._not_kept(error) from error

    def _read(self, head: str) -> None:
        if not self.path.exists():
            self._append(head)
            return
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(self.path, len(whole))
        if not whole:
            self._append(head)
        for record in self._records(whole.decode(errors="replace").splitlines()[1:]):
            self.records[record.round] = record

    def _records(self, lines: Sequence[str]) -> Iterable[Record]:
        for number, line in enumerate(lines, 2):
            try:
                yield self._record(line)
            except Exception as error:  # cattrs raises exception groups
                raise BadRecord(f"{self.path}, line {number}: no game of ours") from error

    def _record(self, line: str) -> Record:
        record = _converter.structure(json.loads(line), Record)
        if len(record.players) != self._players:
            raise ValueError("it has more or fewer players than the pairing")
        return record

    def _not_kept(self, error: OSError) -> BadRecord:
        return BadRecord(f"games cannot be kept in {self.path.parent} ({error.strerror})")

    def _append(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def _head(pairing: Pairing) -> dict[str, Any]:
    info = games.load(pairing.game).info
    rules = {"version": __version__, "rules_version": info.rules_version}
    tables = {"tables": dict(info.own_tables)}
    return {"format": FORMAT} | rules | tables | attrs.asdict(pairing)


def _dense(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def _fingerprint(head: str) -> str:
    return hashlib.sha256(head.encode()).hexdigest()[:8]

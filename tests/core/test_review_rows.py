"""A review as rows for other programs."""

import csv
import json

import pytest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.luck import Luck
from burgundy_desktop.core.review import Decision
from burgundy_desktop.core.review_rows import as_csv, as_json, rows_of


class Words:
    def moment(self, ply):
        return f"round {ply}"

    def played(self, ply):
        return 'take a tile; "Bank", depot 3'

    def better(self, decision):
        return f"move {decision.best}"


@pytest.fixture
def rows():
    found = [
        Decision(Ply(3), Seat(1), 0, 2, 5, 0.1234567, 0.01, 6.5, 0.5),
        Decision(Ply(4), Seat(0), 0, 1, 1),
    ]
    return rows_of(found, [Luck(Ply(3), (-2.0, 2.0), (0.1, 0.1))], Words())


def test_a_line_for_each_decision_reads_back_as_it_was(rows):
    first, second = csv.DictReader(as_csv(rows).splitlines())

    assert (first["ply"], first["seat"], first["kind"]) == ("3", "1", "blunder")
    assert first["move"] == 'take a tile; "Bank", depot 3'
    assert first["better"] == "move 5"
    assert first["moment"] == "round 3"
    assert float(first["share"]) == pytest.approx(0.12346)
    assert float(first["luck"]) == 2.0
    assert (second["kind"], second["luck"]) == ("fine", "")


def test_the_same_as_json(rows):
    assert json.loads(as_json(rows)) == [dict(row) for row in rows]

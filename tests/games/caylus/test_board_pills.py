"""Pills on a popup: only where neither a choice nor its row says what it brings."""

import pytest

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Amount
from burgundy_desktop.games.caylus import moves as m
from tests.games.caylus.tables_to_look_at import until
from tests.games.looking import asks, seen


def pills_of(table, match, kind):
    """Say on pills what each move of this kind brings; what lies on the table then."""
    table.show_position(seen(match))
    ends = [move.targets[-1] for move in match.legal_moves() if isinstance(move, kind)]
    table.offer(frozenset(ends), (), {}, dict.fromkeys(ends, (Amount("+4"),)))
    return [pill for pill in table._targets._pills if pill.isVisible()]


def pays_in_cubes(match):
    moves = match.legal_moves()
    return any(isinstance(move, m.Trade) and move.targets[-1].kind == "pay" for move in moves)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize(("wide", "high"), [(667, 533), (988, 692), (1920, 1200)])
def test_no_pill_lies_on_the_headings_of_a_trade(a_table, wide, high, text_size):
    """The common part of a row says what its payments bring."""
    table = a_table(wide, high)
    table.set_look(load_palette("parchment"), text_size)

    pills = pills_of(table, until(pays_in_cubes, players=4), m.Trade)

    headings = [box.rect for _, box in table._popup.words]
    plates = [pill.sceneTransform().mapRect(pill.plate) for pill in pills]
    assert len(headings) == 2
    assert not any(plate.intersects(words) for plate in plates for words in headings)


def test_pills_say_what_a_batch_brings(table):
    match = until(asks(m.Batch), players=4)

    pills = pills_of(table, match, m.Batch)

    assert len(pills) == sum(isinstance(move, m.Batch) for move in match.legal_moves())

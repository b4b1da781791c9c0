"""What opponents find worth a word at the end of a phase."""

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyStep, Step
from burgundy_desktop.core.occasions import Occasion, quips
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles.occasions import OCCASIONS

MARGOT = Seat(1)


def said_after(silver):
    """What is told, over many games, of a move of Margot that ends a phase."""
    events = (
        e.PhaseEnded(1),
        e.SilverGained(MARGOT, silver, "mine"),
        e.PhaseStarted(2),
    )
    steps: list[AnyStep] = [
        Step(None, seat, told, None) for seat, told in ((None, ()), (MARGOT, events))
    ]
    return [quip for seed in range(20) for quip in quips(OCCASIONS, steps, (MARGOT,), seed)]


def test_three_mines_that_pay_are_worth_a_word_before_the_next_phase():
    told = said_after(silver=3)

    assert told
    assert {quip.occasion for quip in told} == {Occasion("mines", MARGOT, 2, 3)}
    assert {quip.after for quip in told} == {2}


def test_two_mines_are_not():
    assert not said_after(silver=2)


def test_silver_of_another_kind_is_not():
    assert OCCASIONS.of(e.SilverGained(MARGOT, 3, "sale")) is None

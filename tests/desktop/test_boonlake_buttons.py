"""The buttons of the prompt bar in Boonlake: the current choice first, declining last."""

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.boonlake.moves import LeverCards, LeverCoins, Pass
from tests.games.boonlake.tables_to_look_at import until


def show(window, store, fits):
    """The window's table at the first moment that fits."""
    like = until(fits)
    seats = SeatInfo("Anna"), SeatInfo("Benno")
    session = store.begin("boonlake", like.options, seats, seed=like.seed, strict=False)
    for move in like.moves:
        session.match.play(move)
    window.show_table(session)
    if window.table.controller.covered_for is not None:
        window.table.controller.uncover()
    return window.table


def kinds(table):
    return [one.kind for one in table.prompt_bar._choices]


def may_decline(match):
    """One may decline, and there is another button that comes later in the order of targets."""
    moves = match.legal_moves()
    names = {one.kind for move in moves for one in move.targets[:1]}
    return any(isinstance(move, Pass) for move in moves) and bool(names & {"recruit", "sell"})


def lever_of_several_ways(match):
    """A lever that may be used in several ways, offered in the bar; None if there is none."""
    of = [
        one
        for move in match.legal_moves()
        if isinstance(move, (LeverCoins, LeverCards))
        for one in move.targets
        if one.kind == "lever"
    ]
    return next((one for one in of if of.count(one) > 1), None)


def test_declining_is_the_last_button(window, store):
    table = show(window, store, may_decline)

    assert len(kinds(table)) > 1
    assert kinds(table)[-1] == "pass"


def test_what_a_lever_does_is_a_button_once_the_lever_is_picked(window, store):
    table = show(window, store, lever_of_several_ways)
    lever = lever_of_several_ways(table.controller.session.match)
    does = {"take_coins", "take_cards"}

    assert not does & set(kinds(table))

    table.controller.click(lever)

    assert does & set(kinds(table))

"""The words of the game: there are some for everything, in both languages, and they are whole."""

import re

import pytest

from burgundy_desktop.boardkit.board import LogLine
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.preview import preview
from burgundy_desktop.games.castles_cards import events as e
from burgundy_desktop.games.castles_cards.board.wording import CardsWording
from burgundy_desktop.games.castles_cards.board.wording.costs import cost_of
from burgundy_desktop.games.castles_cards.game import GAME
from tests.games.castles_cards.positions import ANNA
from tests.games.random_play import all_options, play
from tests.languages import speaking

WORDS = CardsWording()
ALONE = (SeatInfo("Anna"), *(SeatInfo(name, "duke") for name in ("Margot", "Odo", "Ida")))
TOGETHER = (SeatInfo("Anna"), SeatInfo("Benno"), SeatInfo("Carla"), SeatInfo("Dario"))
ANCHOR = re.compile(r"<!-- anchor: (\S+) -->")
UNTOLD = {e.CardPlayed, e.StackUncovered, e.TurnEnded, e.HandRefilled}
"""Events that never have a line of their own."""
SOMETIMES_TOLD = {
    e.WorkersGained,
    e.SilverGained,
    e.StartPlayerCardTaken,
    e.DisplayFilled,
    e.DisplayCleared,
}


@pytest.fixture(params=["en", "hu"])
def language(request, qapp):
    with speaking(request.param):
        yield request.param


@pytest.fixture
def english(qapp):
    with speaking("en"):
        yield


@pytest.fixture
def hungarian(qapp):
    with speaking("hu"):
        yield


def assert_whole(*texts: str) -> None:
    """Sentences without a field left open, a plural not chosen, or an article left to choose."""
    for text in texts:
        assert text.strip() == text != ""
        assert not re.search(r"[{}_]|%n|\(s\)|a\(z\)|None|  ", text), text


def told(event, seats=ALONE, viewer=ANNA):
    """The line of the log of an event."""
    line = WORDS.log(event, seats, viewer)
    assert isinstance(line, LogLine)
    return line.text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_happens_in_random_games_has_words(seats, language):
    for options in all_options(GAME.info, seats):
        events: list[Event] = []
        for moment in play(GAME, options, seed=seats, events=events):
            if moment.seat >= 0 and moment.ply % 3 == seats % 3:
                speak_of(moment.state, moment.seat, moment.legal)
        for event in events:
            line = WORDS.log(event, TOGETHER[:seats], ANNA)
            assert line or type(event) in UNTOLD | SOMETIMES_TOLD
            if line:
                assert_whole(line.text)


def speak_of(state, seat, legal):
    """Say everything that can be said of a decision."""
    seen = GAME.observe(state, seat)
    brought = {move: preview(GAME, seen, move) for move in legal}
    assert_whole(WORDS.moment(seen), WORDS.prompt(seen, legal, ()))
    for move in legal:
        words = WORDS.move(seen, move)
        assert_whole(words.group, words.text, WORDS.hint(seen, move, brought[move]))
        if words.detail:
            assert_whole(words.detail)
        assert cost_of(seen, move) >= 0
        for end in range(1, len(move.targets)):
            assert_whole(WORDS.prompt(seen, legal, move.targets[:end]))
    for target in {target for move in legal for target in move.targets}:
        left = [move for move in legal if target in move.targets]
        assert_whole(WORDS.target(seen, target), WORDS.prompt(seen, left, [target]))
        tip = WORDS.tip(seen, target, [(move, brought[move]) for move in left])
        if tip:
            assert_whole(tip.title, *tip.lines)

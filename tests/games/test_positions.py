"""Positions set up by hand use the same words in all games, and only possible ones."""

from importlib import import_module

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.ids import Seat
from tests.games.positions import ImpossiblePosition
from tests.games.sample_positions import Sample


def sample_of(game_id: str) -> Sample:
    """What a game that is found gives to these tests."""
    sample: Sample = import_module(f"tests.games.{game_id}.sample_positions").SAMPLE
    return sample


SAMPLES = {game_id: sample_of(game_id) for game_id in games.found()}
SEATS = (Seat(0), Seat(1))

every_game = pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)


def each(kind):
    """Every entry of a mapping of the samples."""
    return pytest.mark.parametrize(
        ("sample", "word"),
        [
            pytest.param(sample, word, id=f"{game_id}: {word}")
            for game_id, sample in SAMPLES.items()
            for word in getattr(sample, kind)
        ],
    )


@every_game
def test_a_verb_plays_and_returns_the_table(sample):
    game = sample.set_up(**sample.position)
    before = game.copy()
    move = sample.verb(game.move)

    assert game.may(move)
    assert sample.verb(game) is game
    assert game.state == before.play(move).state
    assert game.state != sample.set_up(**sample.position).state


@every_game
def test_a_move_that_is_only_built_changes_nothing(sample):
    game = sample.set_up(**sample.position)
    sample.verb(game.move)

    assert game.state == sample.set_up(**sample.position).state


@every_game
def test_a_verb_that_is_not_legal_is_refused_and_changes_nothing(sample):
    game = sample.set_up(**sample.position)

    with pytest.raises(IllegalMove):
        sample.illegal(game)
    assert game.state == sample.set_up(**sample.position).state


@every_game
def test_what_happened_is_kept_until_it_is_forgotten(sample):
    game = sample.set_up(**sample.position)
    before = list(game.events)
    happened = list(sample.verb(game).events)

    assert happened[: len(before)] == before
    assert len(happened) > len(before)
    assert game.happened(type(happened[-1]))[-1] == happened[-1]
    assert game.forget().events == []


@each("belongings")
def test_every_seat_can_have_it(sample, word):
    given = sample.belongings[word]
    both = dict(zip(SEATS, given.said, strict=True))
    game = sample.set_up(**given.besides, **{word: both})

    assert [given.read(game, seat) for seat in SEATS] == list(given.expected)


@each("belongings")
def test_what_is_given_plainly_is_mine(sample, word):
    given = sample.belongings[word]
    game = sample.set_up(me=SEATS[1], **given.besides, **{word: given.said[1]})

    assert given.read(game, SEATS[1]) == given.expected[1]
    assert given.read(game, SEATS[0]) not in given.expected


@each("table")
def test_the_table_is_as_it_was_asked_for(sample, word):
    given = sample.table[word]
    game = sample.set_up(**given.besides, **{word: given.said})

    assert given.read(game) == given.expected


@each("impossible")
def test_an_impossible_position_is_refused_with_a_sentence(sample, word):
    with pytest.raises(ImpossiblePosition) as refused:
        sample.set_up(**sample.impossible[word])

    assert word in str(refused.value)


@every_game
def test_only_what_is_impossible_goes_unchecked(sample):
    with pytest.raises(ImpossiblePosition, match="leave out unchecked"):
        sample.set_up(**sample.position, unchecked="because")

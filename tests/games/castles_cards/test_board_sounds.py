"""The table is heard: cards as they slide, coins and tokens as they lie, points as they count."""

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import events as happened
from burgundy_desktop.games.castles_cards.board.art import points_key
from burgundy_desktop.sound.names import Sound
from tests import thorough
from tests.games.animation import steps_of, worth_a_look
from tests.games.castles_cards.tables_to_look_at import a_match
from tests.games.looking import seen


def sounds_of(table, event):
    """The sounds of an event, step by step."""
    return [
        sound
        for animation_step in table.animation_steps([event])
        for sound in animation_step.sounds
    ]


def test_each_event_of_a_game_is_heard_as_what_it_is(table):
    heard: dict[type[Event], set[Sound]] = {}
    for seed in (1, 2, 3):
        match = a_match(4, seed)
        steps = steps_of(table, match, plies=120)
        for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
            table.show_position(position)
            for event in step.events:
                heard.setdefault(type(event), set()).update(sounds_of(table, event))

    assert heard[happened.CardPlayed] == {Sound.CARD}
    assert heard[happened.SilverGained] == {Sound.COIN}
    assert heard[happened.GoodsSold] == {Sound.COIN}
    assert heard[happened.AnimalTaken] == {Sound.CUBE}
    assert heard[happened.TripleCompleted] == {Sound.TRIPLE, Sound.SEAL, Sound.POINTS}
    assert heard[happened.TurnEnded] == set()


def test_cards_that_are_dealt_are_heard_one_by_one(table):
    match = a_match(3, 1)
    table.show_position(seen(match, 0))
    filled = next(
        event for event in match.steps[0].events if isinstance(event, happened.DisplayFilled)
    )

    (dealt,) = table.animation_steps([filled])

    assert len(dealt.flights) == len(filled.cards)
    assert dealt.apart > 0
    assert dealt.sounds == (Sound.DEAL,)


def test_the_points_of_the_end_are_heard_once_for_each_side(table):
    table.show_position(seen(a_match(2, 1), 0))
    ends = [PointsScored(Seat(0), 3, "animals"), PointsScored(Seat(0), 2, "sold_goods")]

    assert [
        sound for animation_step in table.animation_steps(ends) for sound in animation_step.sounds
    ] == [Sound.POINTS]


def test_points_are_heard_when_the_seal_counts_them(table):
    table.show_position(seen(a_match(2, 1), 0))
    animation_steps = list(table.animation_steps([happened.VpGained(Seat(0), 2, "reward")]))
    counts = [
        animation_step for animation_step in animation_steps if points_key(0) in animation_step.keys
    ]

    assert [animation_step.sounds for animation_step in counts] == [(Sound.POINTS,)]

"""Every challenge is passed by a game that reaches it and missed by one that just does not."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core import challenges
from burgundy_desktop.core.challenges import NOT_CHECKED, Ended, Medal, measured
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.scores import ScoreLine, ScoreSheet, rank
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.trials.harness import whole_game
from burgundy_desktop.games.boonlake import events as boonlake
from burgundy_desktop.games.castles import events as castles
from burgundy_desktop.games.castles_cards import events as cards
from burgundy_desktop.games.caylus import events as caylus
from burgundy_desktop.games.caylus.tables.road import INN
from burgundy_desktop.games.pillars import events as pillars

ME, OTHER = Seat(0), Seat(1)
WITHOUT_FIGURE = {"rounds_2", "triples_1", "first_1", "purchases_1", "projects_1", "privileges_1"}
"""Goals that say their number otherwise: "A triple"."""
ALL = [(game, one) for game in games.found() for one in games.load(game).challenges]


def made(kind, **fields):
    """An event of this kind; fields that do not matter are 0."""
    every = {field.name: 0 for field in attrs.fields(kind)} | {"seat": ME} | fields
    return kind(**{name: every[name] for name in attrs.fields_dict(kind)})


def one_by_one(kind, **fields):
    return lambda count: [made(kind, **fields) for _ in range(count)]


def different(kind, field, **fields):
    return lambda count: [made(kind, **{field: number}, **fields) for number in range(count)]


EVENTS = {
    ("castles", "sold_8"): lambda count: [
        made(castles.GoodsSold, count=count - 1),
        made(castles.GoodsSold, count=1),
        made(castles.GoodsSold, seat=OTHER, count=5),
    ],
    ("castles", "bonus_tiles_2"): one_by_one(castles.BonusTileTaken),
    ("castles", "large_bonus_tiles_3"): one_by_one(castles.BonusTileTaken, large=True),
    ("castles", "regions_8"): one_by_one(castles.RegionCompleted),
    ("castles", "workers_12"): lambda count: [
        made(castles.TileTaken, workers=count - 3),
        made(castles.TilePlaced, workers=2),
        made(castles.GoodsSold, workers=1),
    ],
    ("castles_cards", "rounds_2"): one_by_one(cards.SidesCompared, goes_on=True),
    ("castles_cards", "triples_1"): one_by_one(cards.TripleCompleted),
    ("castles_cards", "triples_5"): one_by_one(cards.TripleCompleted),
    ("castles_cards", "first_1"): one_by_one(cards.FirstCompletionTaken),
    ("castles_cards", "colours_4"): different(cards.TripleCompleted, "color"),
    ("castles_cards", "purchases_1"): one_by_one(cards.CardsBought),
    ("caylus", "batches_3"): one_by_one(caylus.BatchDelivered),
    ("caylus", "favors_3"): one_by_one(caylus.FavorGranted),
    ("caylus", "best_builder_4"): one_by_one(caylus.BestBuilder),
    ("caylus", "buildings_10"): one_by_one(caylus.BuildingBuilt),
    ("pillars", "hand_12"): lambda count: [made(pillars.HandScored, points=count)],
    ("pillars", "hand_18"): lambda count: [made(pillars.HandScored, points=count)],
    ("pillars", "hand_20"): lambda count: [made(pillars.HandScored, points=count)],
    ("pillars", "privileges_1"): one_by_one(pillars.PrivilegeWon),
    ("pillars", "privileges_3"): one_by_one(pillars.PrivilegeWon),
    ("boonlake", "projects_1"): one_by_one(boonlake.ProjectDone),
    ("boonlake", "projects_4"): one_by_one(boonlake.ProjectDone),
    ("boonlake", "levers_6"): one_by_one(boonlake.LeverPlaced),
    ("boonlake", "cards_10"): one_by_one(boonlake.CardPlayed),
    ("boonlake", "scoring_tiles_4"): different(boonlake.TileScored, "tile", met=True),
    ("boonlake", "ahead_4"): one_by_one(boonlake.SidesCompared, player_is_ahead=True),
}
"""What makes an event-based measure give this number."""
REASONS = {"animals_20": "animals", "own_craftsmen_15": "own_craftsmen"} | {
    f"prestige_{points}": "prestige_buildings" for points in (10, 20)
}


@attrs.define
class Markers:
    """As much of a player of Caylus as the favor table needs."""

    markers: list[int]


@attrs.define
class Table:
    players: list[Markers]


def sheet(points, reason="a", lead=0):
    lines = (ScoreLine(ME, reason, points), ScoreLine(OTHER, "a", points - lead))
    totals = {ME: points, OTHER: points - lead}
    return ScoreSheet(lines, rank(totals, {ME: (), OTHER: ()}, ()), final=True)


def ended(game, challenge, value):
    """A game in which the measure gives this value."""
    make = EVENTS.get((game, challenge.id))
    if make is not None:
        return Ended(None, sheet(50), make(value), ME)
    if challenge.id == "full_lines_2":
        return Ended(Table([Markers([5] * value + [4] * (4 - value))]), sheet(50), (), ME)
    if challenge.id in REASONS:
        return Ended(None, sheet(value, REASONS[challenge.id]), (), ME)
    if challenge.id.startswith("points_"):
        return Ended(None, sheet(value, lead=3), (), ME)
    return Ended(None, sheet(99, lead=value), (), ME)


@pytest.mark.parametrize(("game", "challenge"), ALL, ids=lambda one: getattr(one, "id", one))
def test_each_is_just_reached_and_just_missed(game, challenge):
    step = 1 if challenge.at_most else -1
    exact, short = (
        challenge.measure(ended(game, challenge, challenge.needed + change)) for change in (0, step)
    )

    assert (exact, short) == (challenge.needed, challenge.needed + step)
    assert challenge.reaches(exact)
    assert not challenge.reaches(short)


def test_a_worker_in_the_inn_is_seen():
    (challenge,) = (one for game, one in ALL if one.id == "without_inn_40")
    with_inn = Ended(None, sheet(99, lead=40), [made(caylus.WorkerPlaced, spot=INN)], ME)

    assert challenge.measure(with_inn) == 0


@pytest.mark.parametrize("game", games.found())
def test_twelve_with_medals_and_words(game):
    challenges = games.load(game).challenges
    wording = board_of(game).wording

    assert len({one.id for one in challenges}) == 12
    assert [one.medal for one in challenges] == sorted(one.medal for one in challenges)
    assert {one.medal for one in challenges} == set(Medal)
    assert {one.id for one in challenges} == set(wording.challenges)
    for one in challenges:
        games.load(game).info.options_for(one.setup.seats, **one.setup.options)
        asked = wording.asked_by(one)
        assert "{" not in asked
        if (figure := one.id.rpartition("_")[2]).isdigit():
            assert figure == str(one.needed)
            assert figure in asked or one.id in WITHOUT_FIGURE


@pytest.mark.parametrize(("game", "seats"), [("castles", 2), ("pillars", 3), ("castles_cards", 1)])
def test_a_real_game_is_measured(game, seats):
    match = whole_game(game, seats, 4711)

    values = measured(match, ME)

    assert len(values) == 12
    assert NOT_CHECKED not in values.values()
    assert {values[one] for one in values if one.startswith("points_")} == {match.score.total(ME)}


def test_a_measure_that_raises_reaches_nothing(monkeypatch):
    match = whole_game("castles", 2, 4711)
    broken = attrs.evolve(match.game.challenges[0], measure=lambda _: 1 // 0)
    monkeypatch.setattr(match, "game", attrs.evolve(match.game, challenges=(broken,)))

    told = []
    monkeypatch.setattr(challenges._log, "exception", lambda *said: told.append(said))

    assert measured(match, ME) == {broken.id: NOT_CHECKED}
    assert told[0][1] == broken.id
    assert not broken.reaches(NOT_CHECKED)

"""The deal of the day: what follows from the date, and which games count."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core import daily
from burgundy_desktop.core.chronicle import Begun
from burgundy_desktop.core.daily import Attempt
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.provenance import Origin

SUNDAY = date(2026, 11, 22)
DAY = timedelta(days=1)
FAR_WEST, FAR_EAST = timezone(timedelta(hours=-12)), timezone(timedelta(hours=14))


def at(day, hour=20, zone=UTC):
    return datetime(day.year, day.month, day.day, hour, tzinfo=zone)


class Player:
    """Begins deals at moments by the local clock, and the chronicle tells of them."""

    def __init__(self):
        self.begun = []
        self.over = []

    def begins(self, day, now, game="castles", profile="", *, is_met=False, ends=True):
        attempt = daily.attempt(day, game, {profile}, self.begun, now, is_met=is_met)
        identity = f"{len(self.begun):032x}"
        told = Begun(identity, game, "", daily.KIND, attempt.source, (profile, ""), now)
        self.begun.append(told)
        self.over += [identity] * ends
        return attempt

    def streak(self, now, profile=""):
        return daily.streak(daily.firsts(self.begun, {profile}), self.over, now)


def test_the_seed_follows_from_the_date_and_the_game_as_published():
    assert daily.seed_of("castles", SUNDAY) == 656427


def test_every_game_has_a_deal_on_each_of_400_days():
    days = [SUNDAY + number * DAY for number in range(400)]
    for game_id in found():
        info = load(game_id).info
        deals = [daily.deal_of(info, day, LEVELS) for day in days]
        for deal in deals:
            info.check(deal.options)
            assert 1 <= deal.seed <= 999_999
            assert bool(deal.level) == (deal.options.seats > 1)
        assert len({deal.seed for deal in deals}) > 395


def test_a_day_of_the_week_has_a_level_and_sunday_the_highest():
    week = [SUNDAY + number * DAY for number in range(1, 8)]

    assert tuple(daily.of_weekday(LEVELS, day) for day in week) == LEVELS
    assert [daily.deal_of(load("castles").info, day, LEVELS).level for day in week] == [*LEVELS]
    hard = [daily.deal_of(load("boonlake").info, day, LEVELS).options.chosen for day in week]
    assert [one["eminence"] for one in hard][::6] == ["easy", "elite"]
    assert len({one["eminence"] for one in hard}) == 5


def test_the_first_game_that_is_begun_counts_even_if_it_is_given_up():
    me = Player()

    first = me.begins(SUNDAY, at(SUNDAY), ends=False)
    second = me.begins(SUNDAY, at(SUNDAY), is_met=True)

    assert first == Attempt(SUNDAY)
    assert second == Attempt(SUNDAY, is_practice=True)
    assert me.streak(at(SUNDAY)) == 0
    assert daily.firsts(me.begun, {""})["castles", SUNDAY] is me.begun[0]


def test_games_and_players_are_counted_apart_but_a_deal_is_met_once():
    me = Player()
    me.begins(SUNDAY, at(SUNDAY))

    assert not me.begins(SUNDAY, at(SUNDAY), "caylus").is_practice
    other = me.begins(SUNDAY, at(SUNDAY), profile="b" * 32, is_met=True)
    assert other == Attempt(SUNDAY, is_met=True)
    assert not other.is_unmet
    assert me.streak(at(SUNDAY), "b" * 32) == 1


@pytest.mark.parametrize(("hour", "is_late"), [(0, False), (11, False), (12, True), (23, True)])
def test_yesterday_counts_until_noon(hour, is_late):
    attempt = Player().begins(SUNDAY, at(SUNDAY + DAY, hour))

    assert attempt == Attempt(SUNDAY, is_late=is_late)


def test_a_journey_around_the_world_breaks_no_streak():
    me, instant = Player(), at(SUNDAY, 12)
    for number in range(6):
        zone = FAR_EAST if number % 2 else FAR_WEST
        now = (instant + number * DAY).astimezone(zone)
        me.begins(daily.open_days(now)[-1], now)
        me.begins(now.date(), now)

    days = {key[1] for key in daily.firsts(me.begun, {""})}
    assert len(days) >= 6
    assert me.streak(now) == len(days)


def test_a_game_over_midnight_counts_for_the_day_it_was_begun():
    me = Player()
    me.begins(SUNDAY - DAY, at(SUNDAY - DAY))
    me.begins(SUNDAY, at(SUNDAY, 23))

    assert me.streak(at(SUNDAY + DAY, 0)) == 2
    assert me.streak(at(SUNDAY + DAY, 23)) == 2
    assert me.streak(at(SUNDAY + 2 * DAY, 11)) == 2
    assert me.streak(at(SUNDAY + 2 * DAY, 12)) == 0


def test_a_clock_that_is_set_back_makes_no_second_first_game():
    me = Player()
    me.begins(SUNDAY, at(SUNDAY, 20))

    again = me.begins(SUNDAY, at(SUNDAY, 1))
    by_time = sorted(me.begun, key=lambda one: one.at)

    assert again.is_practice
    assert daily.firsts(by_time, {""})["castles", SUNDAY] is me.begun[0]


def test_of_two_programs_that_begin_at_once_the_first_one_counts():
    one, other = Player(), Player()
    one.begins(SUNDAY, at(SUNDAY))
    other.begins(SUNDAY, at(SUNDAY))

    both = (*one.begun, *other.begun)

    assert daily.firsts(both, {""})["castles", SUNDAY] is one.begun[0]


def test_players_who_were_merged_are_one():
    me = Player()
    me.begins(SUNDAY, at(SUNDAY), profile="b" * 32)

    firsts = daily.firsts(me.begun, ("a" * 32, "b" * 32))

    assert ("castles", SUNDAY) in firsts
    assert not daily.firsts(me.begun, ("a" * 32,))


def test_a_late_game_has_a_result_and_no_streak():
    me = Player()
    me.begins(SUNDAY, at(SUNDAY + 5 * DAY))

    assert ("castles", SUNDAY) in daily.firsts(me.begun, {""})
    assert me.streak(at(SUNDAY + 5 * DAY)) == me.streak(at(SUNDAY)) == 0


@pytest.mark.parametrize("marks", range(8))
def test_how_a_game_counts_is_written_into_its_origin_and_read_again(marks):
    attempt = Attempt(SUNDAY, bool(marks & 1), bool(marks & 2), bool(marks & 4))
    origin = Origin(daily.KIND, attempt.source)

    assert daily.attempt_of(origin.kind, origin.of) == attempt


@pytest.mark.parametrize("source", ["", "yesterday", "2026-13-01", "2026-11-22:later", "a:late"])
def test_an_origin_that_is_broken_is_no_attempt(source):
    assert daily.attempt_of(daily.KIND, source) is None
    assert daily.attempt_of("code", "2026-11-22") is None


def test_a_chapter_is_ahead_level_or_behind_at_its_end():
    points = [(0, 0), (5, 0), (5, 5), (6, 9), (8, 9), (12, 9)]

    assert daily.signs(points, [0, 2, 3], 0) == (1, 0, 1)
    assert daily.signs(points, [0, 2, 3], 1) == (-1, 0, -1)

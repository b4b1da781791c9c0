"""Chance: reproducible, uniform, and copied with its state."""

from collections import Counter

import pytest

from burgundy_desktop.core.chance import Chance, thought_seed, whole_game


def test_a_seed_gives_the_same_numbers_for_ever():
    chance = Chance.from_seed(0)

    assert [chance.below(100) for _ in range(12)] == [28, 20, 47, 71, 70, 47, 6, 51, 90, 77, 92, 25]


def test_a_seed_is_mixed_before_it_is_used():
    assert Chance.from_seed(0).stream == 0xE220A8397B1DCDAF


def test_the_dice_of_a_seed_stay_the_same_for_ever():
    chance = Chance.from_seed(2011)

    assert [chance.roll() for _ in range(20)] == [
        5,
        5,
        6,
        4,
        4,
        6,
        3,
        3,
        4,
        2,
        2,
        3,
        6,
        2,
        2,
        1,
        5,
        5,
        4,
        4,
    ]


def test_a_shuffle_stays_the_same_for_ever():
    chance = Chance.from_seed(42)
    cards = list(range(10))

    chance.shuffle(cards)

    assert cards == [6, 3, 4, 2, 8, 5, 9, 0, 1, 7]


@pytest.mark.parametrize("seed", [-1, 0, 1, 2**63, 2**64 - 1, 2**64, 10**30])
def test_any_whole_number_is_a_seed(seed):
    chance = Chance.from_seed(seed)

    assert 0 <= chance.stream < 2**64
    assert 1 <= chance.roll() <= 6


def test_neighbouring_seeds_give_unlike_streams():
    first_rolls = Counter(
        tuple(chance.roll() for _ in range(3)) for chance in map(Chance.from_seed, range(21600))
    )

    assert len(first_rolls) == 216
    assert 60 < min(first_rolls.values()) <= max(first_rolls.values()) < 145


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 100])
def test_numbers_are_even(limit):
    chance = Chance.from_seed(7)
    draws = 2000 * limit

    counts = Counter(chance.below(limit) for _ in range(draws))

    assert set(counts) == set(range(limit))
    assert all(1800 < count < 2200 for count in counts.values())


def test_pairs_of_rolls_are_even():
    chance = Chance.from_seed(7)

    counts = Counter((chance.roll(), chance.roll()) for _ in range(36000))

    assert len(counts) == 36
    assert all(880 < count < 1120 for count in counts.values())


def test_a_shuffle_brings_every_order_equally_often():
    chance = Chance.from_seed(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 24
    assert all(880 < count < 1120 for count in orders.values())


def test_a_shuffle_loses_nothing():
    cards = [5, 5, 1, 2]

    Chance.from_seed(3).shuffle(cards)

    assert sorted(cards) == [1, 2, 5, 5]


def test_a_copy_goes_on_the_same_way_and_by_itself():
    chance = Chance.from_seed(5)
    chance.roll()

    copy = chance.copy()

    assert [copy.roll() for _ in range(9)] == [chance.roll() for _ in range(9)]
    copy.roll()
    assert copy != chance


def test_no_number_leaves_its_limits():
    chance = Chance(2**64 - 1)

    assert all(0 <= chance.below(2**31 - 1) < 2**31 - 1 for _ in range(1000))


def test_the_seed_of_a_thought_is_what_any_sha256_tool_says():
    # printf %s 'burgundy thought 1|4711||12' | sha256sum: the first 16 digits, halved
    assert thought_seed(4711, 12) % (1 << 64) == 0x0AB54DC45E514ACE >> 1


def test_what_is_above_the_first_64_bits_is_the_same_in_a_whole_game_and_draws_nothing():
    thoughts = [thought_seed(4711, ply, "salt") for ply in range(20)]

    assert len({whole_game(thought) for thought in thoughts}) == 1
    assert len({whole_game(thought_seed(seed, 0)) for seed in range(20)}) == 20
    assert whole_game(thought_seed(4711, 0, "salt")) != whole_game(thought_seed(4711, 0))
    for thought in thoughts:
        assert Chance.from_seed(thought) == Chance.from_seed(thought % (1 << 64))


def test_the_seed_of_a_thought_hangs_on_game_ply_and_salt_and_is_not_the_game_s():
    salt = "9f86d081884c7d659a2feaa0c55ad015"
    seeds = {
        thought_seed(seed, ply, sealed)
        for seed in range(1, 30)
        for ply in range(30)
        for sealed in ("", salt)
    }

    assert len(seeds) == 29 * 30 * 2
    assert min(seeds) > 1_000_000, "no seed of a game, nor one plus some plies"
    assert max(seeds) < 1 << 127
    assert len({seed % (1 << 64) for seed in seeds}) == len(seeds)


def test_the_thoughts_of_a_game_do_not_roll_its_dice():
    same = 0
    for seed in range(1, 200):
        of_the_game, of_the_first_thought = (
            Chance.from_seed(seed),
            Chance.from_seed(thought_seed(seed, 0)),
        )
        same += [of_the_game.roll() for _ in range(4)] == [
            of_the_first_thought.roll() for _ in range(4)
        ]

    assert same < 4

"""The sounds are what they are called, as far as numbers can tell: blows, brightness, length."""

import math
from itertools import pairwise

import pytest

from burgundy_desktop import assets
from burgundy_desktop.sound.files import RATE, read_all
from burgundy_desktop.sound.names import Sound

MOMENT = RATE // 200
"""Five thousandths of a second."""


@pytest.fixture(scope="module")
def sounds():
    return read_all(assets.resource("sounds"))


def envelope(samples):
    """How strong each moment is, as a share of the strongest."""
    moments = (samples[at : at + MOMENT] for at in range(0, len(samples), MOMENT))
    strengths = [math.sqrt(sum(s * s for s in moment) / len(moment)) for moment in moments]
    return [strength / max(strengths) for strength in strengths]


def blows(samples):
    """The moments at which something begins: much stronger than just before."""
    strengths, found = [0.0, 0.0, *envelope(samples)], [-10]
    for at in range(2, len(strengths)):
        is_rise = strengths[at] > 0.12 and strengths[at] > 1.9 * min(strengths[at - 2 : at])
        if is_rise and at - found[-1] > 5:
            found.append(at)
    return len(found) - 1


def brightness(samples):
    """The frequency around which a sound lies, by its slopes, in Hz."""
    slopes = sum((b - a) ** 2 for a, b in pairwise(samples))
    return math.sqrt(slopes / sum(s * s for s in samples)) * RATE / math.tau


@pytest.mark.parametrize(
    ("sound", "count"),
    [
        (Sound.HAMMER, 2),
        (Sound.STEPS, 2),
        (Sound.CHISEL, 2),
        (Sound.BUILDING, 3),
        (Sound.LEVER, 3),
        (Sound.TICK, 1),
        (Sound.PEG, 1),
        (Sound.BELL, 1),
    ],
)
def test_what_strikes_has_its_blows(sounds, sound, count):
    assert blows(sounds[sound]) == count


def test_dice_strike_often_and_settle_seldom(sounds):
    assert blows(sounds[Sound.THROW]) >= 7
    assert blows(sounds[Sound.SETTLE]) <= 2


def test_coins_and_cards_are_bright_wood_is_not_and_drums_are_deep(sounds):
    def hertz(*named):
        return [brightness(sounds[sound]) for sound in named]

    deep = hertz(Sound.DRUM, Sound.SEAL)
    wood = hertz(Sound.TILE, Sound.PEG, Sound.BUILDING)
    bright = hertz(Sound.COIN, Sound.COINS, Sound.ANVIL, Sound.FLIP, Sound.CARD, Sound.DEAL)

    assert max(deep) < min(wood)
    assert max(wood) < 1000
    assert min(bright) > 1800


def test_what_swells_is_not_strongest_at_once(sounds):
    for sound in (Sound.COW, Sound.WATER, Sound.SWEEP, Sound.CARD, Sound.RIBBON):
        strengths = envelope(sounds[sound])
        assert strengths.index(1.0) > 0.15 * len(strengths), sound


def test_what_is_struck_is_strongest_at_once(sounds):
    for sound in (Sound.TILE, Sound.CUBE, Sound.PEG, Sound.TICK, Sound.ANVIL, Sound.SEAL):
        assert envelope(sounds[sound]).index(1.0) <= 2, sound


def test_metal_rings_and_wood_does_not(sounds):
    """How strong they still are after an eighth of a second."""
    after = 25
    for ringing in (Sound.ANVIL, Sound.BELL, Sound.COIN, Sound.POINTS):
        assert envelope(sounds[ringing])[after] > 0.2, ringing
    for dry in (Sound.TILE, Sound.PEG, Sound.CUBE, Sound.SETTLE):
        assert envelope(sounds[dry])[after - 1] < 0.12, dry

"""Variants of a sound differ slightly; the same number always gives the same variant."""

import math
from array import array

from burgundy_desktop.sound.files import RATE
from burgundy_desktop.sound.variants import PITCHES, variant

HERTZ = 441
TONE = array("h", (round(9000 * math.sin(math.tau * HERTZ * n / RATE)) for n in range(RATE // 5)))


def pitch_of(samples):
    """The frequency in Hz, from the upward zero crossings."""
    ups = [at for at in range(1, len(samples)) if samples[at - 1] < 0 <= samples[at]]
    return (len(ups) - 1) * RATE / (ups[-1] - ups[0])


def test_three_variants_differ_by_two_percent_at_most():
    pitches = [pitch_of(variant(TONE, number)) / HERTZ for number in range(3)]

    assert [round(pitch, 2) for pitch in pitches] == list(PITCHES)
    assert max(abs(pitch - 1) for pitch in PITCHES) < 0.0201


def test_the_number_alone_chooses():
    assert variant(TONE, 1) == variant(TONE, 4) == variant(TONE, 301)
    assert variant(TONE, 0) == TONE
    assert variant(TONE, 1) != variant(TONE, 2)


def test_a_variant_is_as_loud_and_lasts_as_long():
    for number in range(3):
        samples = variant(TONE, number)
        assert max(samples) <= max(TONE)
        assert abs(len(samples) / len(TONE) - 1) <= 0.021


def test_nothing_becomes_nothing():
    assert variant(array("h"), 1) == array("h")
    assert len(variant(array("h", [5]), 2)) == 1


def test_six_tones_higher_is_an_octave():
    samples = array("h", range(100))

    assert len(variant(samples, 0, tones=6)) == 50

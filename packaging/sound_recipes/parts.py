"""What sounds are made of. A sound is a list of numbers around 0, one for each sample."""

import cmath
import math
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

RATE = 22050  # samples in a second; little of what is heard here is brighter than 8 kHz

Sound = list[float]
Mode = tuple[float, float, float]
"""Frequency in Hz, strength, and the seconds in which it fades to a third."""


def ring(hertz: float, fades: float, rate: int = RATE) -> Sound:
    """One mode of something that was struck, until it has faded to a thousandth."""
    turn = cmath.exp(complex(-1 / (fades * rate), math.tau * hertz / rate))
    now = 1 + 0j
    return [(now := now * turn).imag for _ in range(round(7 * fades * rate))]


def struck(modes: Iterable[Mode], attack: float = 0.001) -> Sound:
    """Something hit: all its modes set in within `attack` seconds."""
    modes = tuple(modes)
    total = mixed(0.0, [(0.0, much, ring(hertz, fades)) for hertz, much, fades in modes])
    return shaped(total, [(0.0, 0.0), (attack, 1.0)])


def scaled(modes: Iterable[Mode], pitch: float, fades: float = 1.0) -> tuple[Mode, ...]:
    """The same thing smaller or larger; modes given as shares become those of a note."""
    return tuple((hertz * pitch, much, time * fades) for hertz, much, time in modes)


def noise(seconds: float, seed: int, rate: int = RATE) -> Sound:
    """White noise."""
    chance = random.Random(seed)
    return [2 * chance.random() - 1 for _ in range(round(seconds * rate))]


def glide(hertz: Callable[[float], float], seconds: float, wave: Callable[[float], float]) -> Sound:
    """A wave whose frequency goes with its progress from 0 to 1."""
    count, phase, sound = round(seconds * RATE), 0.0, []
    for place in range(count):
        phase += hertz(place / count) / RATE
        sound.append(wave(phase % 1))
    return sound


def sine(phase: float) -> float:
    return math.sin(math.tau * phase)


def saw(phase: float) -> float:
    return 2 * phase - 1


# filters


def low(sound: Sound, hertz: float, rate: int = RATE) -> Sound:
    """Without what lies above."""
    slope, cos = _slope(hertz, 0.7, rate)
    return _filtered(sound, ((1 - cos) / 2, 1 - cos, (1 - cos) / 2), slope, cos)


def high(sound: Sound, hertz: float, rate: int = RATE) -> Sound:
    """Without what lies below."""
    slope, cos = _slope(hertz, 0.7, rate)
    return _filtered(sound, ((1 + cos) / 2, -1 - cos, (1 + cos) / 2), slope, cos)


def band(sound: Sound, hertz: float, q: float = 1.0, rate: int = RATE) -> Sound:
    """What lies around a frequency, closer to it the larger `q` is."""
    slope, cos = _slope(hertz, q, rate)
    return _filtered(sound, (slope, 0.0, -slope), slope, cos)


def moving_band(sound: Sound, hertz: Callable[[float], float], q: float) -> Sound:
    """A band whose middle goes with the progress of the sound from 0 to 1."""
    old = older = out = outer = 0.0
    result: Sound = []
    for place, now in enumerate(sound):
        if place % 32 == 0:
            slope, cos = _slope(hertz(place / len(sound)), q, RATE)
            gain, back, further = slope / (1 + slope), 2 * cos / (1 + slope), (1 - slope)
            further /= 1 + slope
        new = gain * (now - older) + back * out - further * outer
        old, older, out, outer = now, old, new, out
        result.append(new)
    return result


def _slope(hertz: float, q: float, rate: int) -> tuple[float, float]:
    turn = math.tau * min(hertz, 0.48 * rate) / rate
    return math.sin(turn) / (2 * q), math.cos(turn)


def _filtered(sound: Sound, forward: tuple[float, float, float], slope: float, cos: float) -> Sound:
    whole = 1 + slope
    back = (-2 * cos / whole, (1 - slope) / whole)
    return biquad(sound, (forward[0] / whole, forward[1] / whole, forward[2] / whole), back)


def biquad(sound: Sound, forward: tuple[float, float, float], back: tuple[float, float]) -> Sound:
    """A filter of second order."""
    b0, b1, b2 = forward
    a1, a2 = back
    first = second = 0.0
    result: Sound = []
    for now in sound:
        new = b0 * now + first
        first = b1 * now - a1 * new + second
        second = b2 * now - a2 * new
        result.append(new)
    return result


# envelopes and mixing


def shaped(sound: Sound, points: Sequence[tuple[float, float]], rate: int = RATE) -> Sound:
    """As loud as the points (seconds, level) say, straight between them; the last one stays."""
    result = list(sound)
    for (start, level), (end, after) in pairwise(points):
        first, last = round(start * rate), round(end * rate)
        for place in range(first, min(last, len(result))):
            result[place] *= level + (after - level) * (place - first) / (last - first)
    for place in range(min(round(points[-1][0] * rate), len(result)), len(result)):
        result[place] *= points[-1][1]
    return result


def fading(sound: Sound, fades: float, rate: int = RATE) -> Sound:
    """Softer all the time, by two thirds in so many seconds."""
    factor, level, result = math.exp(-1 / (fades * rate)), 1.0, []
    for sample in sound:
        result.append(sample * level)
        level *= factor
    return result


def burst(seconds: float, hertz: float, q: float, fades: float, seed: int) -> Sound:
    """A little noise around a frequency, as of something that is touched."""
    return fading(band(noise(seconds, seed), hertz, q), fades)


def mixed(seconds: float, parts: Iterable[tuple[float, float, Sound]], rate: int = RATE) -> Sound:
    """Parts with their times and strengths; what lasts longer than `seconds` (if any) is cut."""
    parts = tuple(parts)
    longest = max((round(at * rate) + len(sound) for at, _, sound in parts), default=0)
    result = [0.0] * (round(seconds * rate) or longest)
    for at, much, sound in parts:
        start = round(at * rate)
        for place, sample in enumerate(sound[: max(0, len(result) - start)], start):
            result[place] += much * sample
    return result


def crossed(sound: Sound, seconds: float, rate: int) -> Sound:
    """A loop without a seam: its end fades over into its beginning. Shorter by `seconds`."""
    over = round(seconds * rate)
    length = len(sound) - over
    result = sound[:length]
    for place in range(over):
        turn = math.pi / 2 * place / over
        result[place] = sound[place] * math.sin(turn) + sound[length + place] * math.cos(turn)
    return result

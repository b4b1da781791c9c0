"""The loops in the background: six seconds each, without a seam and without anything that stands
out, which would be noticed when it comes again.
"""

import math
import random
from collections.abc import Callable, Mapping

from sound_recipes.parts import (
    RATE as RATE_OF_SHORT,
    Sound,
    band,
    crossed,
    fading,
    glide,
    high,
    low,
    mixed,
    noise,
    shaped,
    sine,
)

RATE = 11025  # samples in a second: what is this soft needs nothing brighter than 5 kHz
SECONDS = 6.0
_OVER = 0.5


def _air(seed: int) -> Sound:
    return noise(SECONDS + _OVER, seed, RATE)


def _loop(sound: Sound) -> Sound:
    return crossed(sound, _OVER, RATE)


def _swelling(sound: Sound, *waves: tuple[int, float, float]) -> Sound:
    """Louder and softer by waves: how many in a loop, how much, and where each begins."""
    turn = math.tau / len(sound)
    return [
        sample * (1 + sum(much * math.sin(turn * count * place + at) for count, much, at in waves))
        for place, sample in enumerate(sound)
    ]


def _strewn(seed: int, count: int, make: Callable[[random.Random], Sound]) -> Sound:
    """Many small sounds anywhere in the loop; what goes over its end goes on at its beginning."""
    chance, result = random.Random(seed), [0.0] * round(SECONDS * RATE)
    for _ in range(count):
        start, much = chance.randrange(len(result)), chance.uniform(0.3, 1.0)
        for place, sample in enumerate(make(chance), start):
            result[place % len(result)] += much * sample
    return result


def _together(*parts: tuple[float, Sound]) -> Sound:
    return mixed(SECONDS, [(0.0, much, part) for much, part in parts], RATE)


def meadow() -> Sound:
    """Wind over fields, and the leaves of a hedge."""
    wind = _loop(band(low(_air(1), 900, RATE), 320, 0.6, RATE))
    leaves = _loop(band(_air(2), 2600, 0.8, RATE))
    gusts = (1, 0.22, 0.4), (2, 0.15, 2.0), (3, 0.08, 4.1)
    return _together((1.0, _swelling(wind, *gusts)), (0.12, _swelling(leaves, *gusts)))


def hearth() -> Sound:
    """A hall with a fire: a low breath, and sparks."""
    room = _loop(low(_air(3), 240, RATE))
    flame = _loop(band(_air(4), 520, 0.6, RATE))

    def spark(chance: random.Random) -> Sound:
        hertz = chance.uniform(1400, 3600)
        crack = noise(0.02, chance.randrange(10**6), RATE)
        return fading(band(crack, hertz, 1.5, RATE), 0.003, RATE)

    return _together(
        (1.0, room),
        (0.28, _swelling(flame, (2, 0.3, 0.0), (5, 0.2, 1.0))),
        (1.1, _strewn(5, 90, spark)),
    )


def hill() -> Sound:
    """Wind on a hill, whistling a little through a scaffold."""
    wind = _loop(band(low(_air(6), 700, RATE), 210, 0.7, RATE))
    whistle = _loop(band(band(_air(7), 610, 14, RATE), 610, 14, RATE))
    other = _loop(band(band(_air(8), 830, 18, RATE), 830, 18, RATE))
    return _together(
        (1.0, _swelling(wind, (1, 0.25, 1.0), (3, 0.1, 0.3))),
        (0.9, _swelling(whistle, (1, 0.6, 1.0), (2, 0.3, 2.5))),
        (0.5, _swelling(other, (1, 0.6, 4.0), (3, 0.3, 0.5))),
    )


def river() -> Sound:
    """Water that runs over stones."""
    deep = _loop(band(_air(9), 380, 0.6, RATE))
    ripples = _loop(band(_air(10), 1500, 0.8, RATE))
    foam = _loop(high(_air(11), 2600, RATE))

    def bubble(chance: random.Random) -> Sound:
        hertz, seconds = chance.uniform(380, 1300), chance.uniform(0.03, 0.09)
        count = RATE_OF_SHORT / RATE  # `glide` counts in samples of the short sounds
        rising = glide(lambda at: count * hertz * (1 + 0.6 * at * at), seconds / count, sine)
        rising = fading(rising, seconds / 3, RATE)
        return shaped(rising, [(0, 0), (0.004, 1)], RATE)

    return _together(
        (0.8, _swelling(deep, (2, 0.2, 0.0), (5, 0.15, 1.0))),
        (0.5, _swelling(ripples, (3, 0.25, 0.7), (7, 0.2, 2.0), (11, 0.15, 0.2))),
        (0.10, _swelling(foam, (4, 0.3, 1.5))),
        (0.22, _strewn(12, 150, bubble)),
    )


def nave() -> Sound:
    """The quiet of a great hall of stone: a few deep tones of the room, and far air."""
    parts = [(1.0, low(_loop(low(_air(13), 130, RATE)), 300, RATE))]
    for seed, (hertz, much) in enumerate(((94, 1.6), (141, 1.4), (212, 1.0), (283, 0.7)), 14):
        tone = _loop(band(band(_air(seed), hertz, 9, RATE), hertz, 9, RATE))
        parts.append((much, _swelling(tone, (1, 0.3, seed), (2, 0.2, 2.0 * seed))))
    return _together(*parts, (0.12, _loop(band(_air(20), 1100, 0.5, RATE))))


RECIPES: Mapping[str, Callable[[], Sound]] = {
    "meadow": meadow,
    "hearth": hearth,
    "hill": hill,
    "river": river,
    "nave": nave,
}

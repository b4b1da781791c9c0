"""How loud a sound is to the ear: ITU-R BS.1770, of its loudest tenth of a second."""

import math
from collections.abc import Sequence
from itertools import accumulate

from sound_recipes.parts import biquad

LOUDEST_SECONDS = 0.1


def lufs(samples: Sequence[float], rate: int, seconds: float = LOUDEST_SECONDS) -> float:
    """The K-weighted loudness of the loudest `seconds` of samples from -1 to 1.

    What is shorter is followed by silence.
    """
    width = round(seconds * rate)
    weighted = k_weighted([*samples, *[0.0] * max(0, width - len(samples))], rate)
    sums = list(accumulate((sample * sample for sample in weighted), initial=0.0))
    most = max(end - start for start, end in zip(sums, sums[width:], strict=False))
    return -0.691 + 10 * math.log10(max(most / width, 1e-12))


def k_weighted(samples: Sequence[float], rate: int) -> list[float]:
    """As the ear weighs it: bright things are louder, the deepest hardly heard."""
    return _without_depth(_shelved(list(samples), rate), rate)


def _shelved(samples: list[float], rate: int) -> list[float]:
    """4 dB more above 1.7 kHz, as a head does."""
    k, q = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    whole = 1 + k / q + k * k
    forward = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    return _divided(samples, forward, (2 * (k * k - 1), 1 - k / q + k * k), whole)


def _without_depth(samples: list[float], rate: int) -> list[float]:
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    whole = 1 + k / q + k * k
    back = (2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole)
    return biquad(samples, (1.0, -2.0, 1.0), back)


def _divided(
    samples: list[float],
    forward: tuple[float, float, float],
    back: tuple[float, float],
    whole: float,
) -> list[float]:
    b0, b1, b2 = forward
    return biquad(samples, (b0 / whole, b1 / whole, b2 / whole), (back[0] / whole, back[1] / whole))

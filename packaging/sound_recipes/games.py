"""The sounds that one game has for itself."""

import math
import random
from collections.abc import Callable, Mapping

from sound_recipes.parts import (
    Mode,
    Sound,
    band,
    burst,
    fading,
    glide,
    high,
    low,
    mixed,
    moving_band,
    noise,
    saw,
    scaled,
    shaped,
    sine,
    struck,
)
from sound_recipes.shared import A5, D5, D6, E5, FIS5, PLUCK, WOOD, note, tile

_NAIL: tuple[Mode, ...] = ((2140, 1.0, 0.022), (3390, 0.7, 0.016), (5230, 0.35, 0.010))
_ANVIL: tuple[Mode, ...] = (
    (1253, 0.5, 0.17),
    (2787, 1.0, 0.15),
    (3421, 0.6, 0.12),
    (4893, 0.4, 0.09),
    (6210, 0.2, 0.06),
)
_STONE: tuple[Mode, ...] = ((1720, 0.7, 0.010), (3260, 1.0, 0.012), (4710, 0.6, 0.009))
_IRON: tuple[Mode, ...] = ((310, 0.9, 0.035), (870, 1.0, 0.03), (1960, 0.5, 0.02))
_SKIN: tuple[Mode, ...] = (
    (1.0, 1.0, 0.065),
    (1.59, 0.7, 0.055),
    (2.14, 0.35, 0.05),
    (2.30, 0.25, 0.045),
    (2.65, 0.2, 0.04),
    (3.5, 0.1, 0.02),
)
"""The modes of a drum, as shares of the lowest."""


# The Castles of Burgundy


def region() -> Sound:
    """The spaces of a region light up one by one: five strings upwards."""
    steps = (D5, E5, FIS5, A5, D6)
    plucks = [
        (0.055 * place, 0.6 + 0.1 * place, note(hertz, PLUCK, 1.1))
        for place, hertz in enumerate(steps)
    ]
    return mixed(0.7, [*plucks, (0.22, 0.35, note(D5 / 2, PLUCK, 1.3))])


def animal() -> Sound:
    """A sheep bleats where its tile is laid."""
    count = 0.3
    throat = glide(lambda at: 330 - 45 * at + 9 * sine(count * 11 * at), count, saw)
    trembling = [
        sample * (0.65 + 0.35 * math.sin(math.tau * 11 * place / 22050))
        for place, sample in enumerate(low(throat, 3500))
    ]
    vowel = [(0.0, 1.0, band(trembling, 820, 5)), (0.0, 0.7, band(trembling, 1650, 7))]
    voice = shaped(
        mixed(0.0, [*vowel, (0.0, 0.3, band(trembling, 2600, 7))]),
        [(0, 0), (0.04, 1), (0.2, 0.8), (0.3, 0)],
    )
    return mixed(0.42, [(0.0, 0.5, tile()), (0.09, 1.3, voice)])


def building() -> Sound:
    """A beam falls into its place and is knocked fast, twice."""
    beam = scaled(WOOD, 1.25)
    return mixed(
        0.38,
        [
            (0.0, 1.0, struck(scaled(WOOD, 0.85), 0.003)),
            (0.11, 0.8, struck(beam, 0.001)),
            (0.11, 0.3, burst(0.03, 2500, 1.0, 0.004, seed=21)),
            (0.21, 0.7, struck(beam, 0.001)),
            (0.21, 0.3, burst(0.03, 2500, 1.0, 0.004, seed=22)),
        ],
    )


def ship() -> Sound:
    """A hull comes to the quay: a small wave, and wood on wood."""
    wave = moving_band(noise(0.5, 23), lambda at: 500 + 700 * math.sin(math.pi * at), 0.8)
    wave = shaped(wave, [(0, 0), (0.16, 1), (0.3, 0.5), (0.5, 0)])
    knock = struck(scaled(WOOD, 0.7, 1.4), 0.004)
    return mixed(0.58, [(0.0, 1.2, wave), (0.14, 0.9, knock), (0.3, 0.4, knock), *_bubbles(0.1, 4)])


# The card game


def triple() -> Sound:
    """Three bands snap together, each higher than the one before."""
    parts = []
    for place, hertz in enumerate((D5, FIS5, A5)):
        at = 0.1 * place
        parts.append((at, 0.9, burst(0.05, 1500 + 500 * place, 0.9, 0.008, seed=24 + place)))
        parts.append((at + 0.004, 0.6, note(hertz, PLUCK, 0.9)))
    return mixed(0.6, parts)


def drum() -> Sound:
    """A drum calls: a beat and its echo."""
    skin = struck(scaled(_SKIN, 128), 0.002)
    hand = burst(0.06, 420, 0.7, 0.016, seed=27)
    snap = burst(0.03, 1900, 0.8, 0.005, seed=28)
    beats = [(0.0, 1.0), (0.19, 0.6)]
    return mixed(0.5, [(at, k * much, s) for at, much in beats for k, s in _drum(skin, hand, snap)])


def _drum(skin: Sound, hand: Sound, snap: Sound) -> list[tuple[float, Sound]]:
    return [(1.0, skin), (0.9, hand), (0.4, snap)]


def seal() -> Sound:
    """A seal is pressed into wax: a dull thud that gives way."""
    wax = shaped(low(noise(0.14, 29), 520), [(0, 0), (0.01, 1), (0.14, 0)])
    return mixed(
        0.3,
        [
            (0.0, 1.0, struck(((118, 1.0, 0.05), (236, 0.6, 0.03), (470, 0.3, 0.018)), 0.003)),
            (0.0, 1.2, wax),
            (0.1, 0.3, burst(0.1, 1300, 0.9, 0.03, seed=30)),
        ],
    )


# Caylus


def _hammered(seed: int) -> Sound:
    return mixed(
        0.16,
        [
            (0.0, 0.8, struck(_NAIL, 0.0008)),
            (0.0, 1.0, struck(scaled(WOOD, 1.15), 0.001)),
            (0.0, 0.6, burst(0.02, 3600, 0.8, 0.003, seed=seed)),
        ],
    )


def hammer() -> Sound:
    """A nail is driven in with two blows."""
    return mixed(0.36, [(0.0, 0.8, _hammered(31)), (0.17, 1.0, _hammered(32))])


def steps() -> Sound:
    """Two steps on a road of sand and stones."""
    return mixed(0.27, [(0.0, 1.0, _step(33)), (0.125, 0.8, _step(34))])


def _step(seed: int) -> Sound:
    sand = shaped(band(noise(0.07, seed), 2100, 0.7), [(0, 0), (0.012, 1), (0.03, 0.35), (0.07, 0)])
    heel = struck(((96, 1.0, 0.028), (205, 0.5, 0.018)), 0.004)
    return mixed(0.13, [(0.0, 1.0, heel), (0.006, 0.8, sand), (0.0, 0.4, low(sand, 700))])


def anvil() -> Sound:
    """A hammer on an anvil, and the little bounce after it."""
    blow = mixed(
        0.0,
        [(0.0, 1.0, struck(_ANVIL, 0.0006)), (0.0, 0.6, burst(0.02, 5200, 0.8, 0.003, seed=35))],
    )
    return mixed(0.55, [(0.0, 1.0, blow), (0.09, 0.22, blow)])


# Boonlake


def _bubbles(start: float, count: int, seed: int = 36) -> list[tuple[float, float, Sound]]:
    """Air that rises: short notes that go up."""
    chance, parts = random.Random(seed), []
    for _ in range(count):
        hertz, seconds = chance.uniform(420, 1100), chance.uniform(0.03, 0.07)
        rising = glide(_rising(hertz), seconds, sine)
        rising = shaped(fading(rising, seconds / 2.5), [(0, 0), (0.004, 1)])
        parts.append((start + chance.uniform(0, 0.38), chance.uniform(0.12, 0.3), rising))
    return parts


def _rising(hertz: float) -> Callable[[float], float]:
    return lambda at: hertz * (1 + 0.7 * at * at)


def water() -> Sound:
    """An oar's stroke: the water swells, runs off and bubbles."""
    swell = moving_band(noise(0.55, 37), lambda at: 650 + 900 * math.sin(math.pi * at), 0.9)
    swell = shaped(swell, [(0, 0), (0.13, 1), (0.26, 0.55), (0.55, 0)])
    drops = shaped(high(noise(0.4, 38), 3000), [(0, 0), (0.08, 0.12), (0.4, 0)])
    return mixed(0.62, [(0.0, 1.0, swell), (0.1, 1.0, drops), *_bubbles(0.08, 9)])


def lever() -> Sound:
    """A lever goes over its catch: two clicks and a clunk."""
    catch = struck(scaled(_IRON, 2.3, 0.4), 0.0008)
    click = mixed(0.0, [(0.0, 1.0, catch), (0.0, 0.5, burst(0.02, 3000, 1, 0.003, seed=39))])
    return mixed(
        0.28,
        [
            (0.0, 0.45, click),
            (0.055, 0.55, click),
            (0.12, 1.0, struck(_IRON, 0.001)),
            (0.12, 0.6, struck(WOOD[:3], 0.002)),
        ],
    )


def lock() -> Sound:
    """A lock's gate creaks open, and the water rushes through."""
    creak = glide(lambda at: 38 + 34 * at + 6 * sine(3 * at), 0.32, saw)
    creak = mixed(0.0, [(0.0, 1.0, band(creak, 520, 9)), (0.0, 0.7, band(creak, 1240, 11))])
    creak = shaped(creak, [(0, 0), (0.06, 1), (0.26, 0.7), (0.32, 0)])
    rush = moving_band(noise(0.48, 40), lambda at: 500 + 900 * at, 0.6)
    rush = shaped(rush, [(0, 0), (0.18, 1), (0.48, 0)])
    bolt = [(0.0, 0.8, struck(_IRON, 0.001)), (0.0, 0.7, struck(scaled(WOOD, 0.6, 1.3), 0.003))]
    return mixed(0.7, [*bolt, (0.05, 2.2, creak), (0.22, 0.9, rush), *_bubbles(0.3, 5, seed=41)])


def cow() -> Sound:
    """A cow moos: the mouth opens, and the tone goes up and down."""
    seconds = 0.68

    def pitch(at: float) -> float:
        return 128 + 34 * math.sin(math.pi * min(1.0, 1.25 * at)) - 12 * at

    throat = low(glide(pitch, seconds, saw), 2600)

    def opening(at: float) -> float:
        return math.sqrt(math.sin(math.pi * at))

    first = moving_band(throat, lambda at: 260 + 330 * opening(at), 4)
    second = moving_band(throat, lambda at: 640 + 420 * opening(at), 6)
    nose = band(throat, 2200, 5)
    voice = mixed(seconds, [(0.0, 1.0, first), (0.0, 0.55, second), (0.0, 0.12, nose)])
    return shaped(voice, [(0, 0), (0.12, 0.8), (0.35, 1), (0.5, 0.8), (seconds, 0)])


# The Pillars of the Earth


def sweep() -> Sound:
    """Cards are swept together over the table and squared."""
    brush = moving_band(noise(0.36, 42), lambda at: 3100 - 1700 * at, 0.8)
    brush = shaped(brush, [(0, 0), (0.14, 1), (0.3, 0.7), (0.36, 0)])
    leaves = [(0.06 + 0.055 * n, 0.5, burst(0.03, 2300, 1.2, 0.005, seed=43 + n)) for n in range(5)]
    edges = burst(0.05, 1100, 0.7, 0.012, seed=49)
    table = struck(WOOD[:3], 0.003)
    return mixed(0.54, [(0.0, 1.0, brush), *leaves, (0.38, 0.8, edges), (0.38, 0.6, table)])


def horn() -> Sound:
    """A horn calls up a fifth; its edge comes with its strength."""
    return mixed(0.7, [(0.0, 0.9, _blown(D5 / 2, 0.2)), (0.17, 1.0, _blown(A5 / 2, 0.5))])


def _blown(hertz: float, seconds: float) -> Sound:
    parts = []
    for harmonic in range(1, 10):
        tone = glide(_steady(harmonic * hertz), seconds, sine)
        late = 0.02 + 0.008 * harmonic
        level = 1.0 / harmonic**1.15
        shape = [(0, 0), (late, 1), (max(late + 0.01, seconds - 0.16), 0.75), (seconds, 0)]
        parts.append((0.0, level, shaped(tone, shape)))
    return mixed(seconds, parts)


def _steady(hertz: float) -> Callable[[float], float]:
    return lambda _: hertz


def chisel() -> Sound:
    """Two taps of a chisel, and the chips that fly."""
    return mixed(0.34, [(0.0, 0.85, _tap(50)), (0.15, 1.0, _tap(51))])


def _tap(seed: int) -> Sound:
    chips = fading(high(noise(0.12, seed), 2800), 0.022)
    return mixed(
        0.18,
        [
            (0.0, 1.0, struck(_STONE, 0.0006)),
            (0.0, 0.35, struck(_IRON[1:], 0.001)),
            (0.008, 0.35, chips),
        ],
    )


RECIPES: Mapping[str, Callable[[], Sound]] = {
    "region": region,
    "animal": animal,
    "building": building,
    "ship": ship,
    "triple": triple,
    "drum": drum,
    "seal": seal,
    "hammer": hammer,
    "steps": steps,
    "anvil": anvil,
    "water": water,
    "lever": lever,
    "lock": lock,
    "cow": cow,
    "sweep": sweep,
    "horn": horn,
    "chisel": chisel,
}

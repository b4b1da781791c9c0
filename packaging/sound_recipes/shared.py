"""The sounds that all games use."""

import math
import random
from collections.abc import Callable, Mapping

from sound_recipes.parts import (
    Mode,
    Sound,
    band,
    burst,
    fading,
    low,
    mixed,
    moving_band,
    noise,
    scaled,
    shaped,
    struck,
)

WOOD: tuple[Mode, ...] = (
    (152, 0.8, 0.045),
    (318, 1.0, 0.038),
    (771, 0.45, 0.020),
    (1290, 0.25, 0.012),
    (2140, 0.10, 0.006),
)
"""A table that is touched."""
_BONE: tuple[Mode, ...] = (
    (410, 0.35, 0.012),
    (1130, 1.0, 0.011),
    (1870, 0.6, 0.008),
    (2960, 0.3, 0.005),
)
_HARDWOOD: tuple[Mode, ...] = ((640, 0.8, 0.020), (1480, 1.0, 0.016), (2950, 0.5, 0.009))
_FIGURE: tuple[Mode, ...] = ((410, 1.0, 0.028), (1120, 0.55, 0.018), (2280, 0.2, 0.010))
_SILVER: tuple[Mode, ...] = (
    (1480, 0.5, 0.085),
    (2105, 1.0, 0.100),
    (3320, 0.45, 0.065),
    (5040, 0.18, 0.035),
)
_SMALL_BELL: tuple[Mode, ...] = (
    (1.0, 1.0, 0.20),
    (2.0, 0.35, 0.12),
    (3.01, 0.16, 0.06),
    (4.2, 0.06, 0.04),
)
"""Shares of the note instead of Hz, as in what follows."""
_TOWER_BELL: tuple[Mode, ...] = (
    (0.5, 0.55, 0.42),
    (1.0, 0.8, 0.34),
    (1.19, 0.7, 0.28),
    (1.5, 0.3, 0.2),
    (2.0, 1.0, 0.24),
    (2.51, 0.3, 0.12),
    (3.01, 0.28, 0.1),
    (4.1, 0.15, 0.06),
)
BAR: tuple[Mode, ...] = ((1.0, 1.0, 0.19), (3.93, 0.16, 0.05), (9.2, 0.03, 0.015))
"""A wooden bar with a pipe below, struck softly."""
PLUCK: tuple[Mode, ...] = (
    (1.0, 1.0, 0.16),
    (2.0, 0.5, 0.09),
    (3.0, 0.28, 0.06),
    (4.01, 0.15, 0.04),
    (5.02, 0.08, 0.03),
)
"""A string of a small harp."""

D3, D4, F4, FIS4, A4 = 146.83, 293.66, 349.23, 369.99, 440.0
D5, E5, FIS5, A5, B5, D6 = 587.33, 659.26, 739.99, 880.0, 987.77, 1174.66


def note(hertz: float, modes: tuple[Mode, ...], fades: float = 1.0) -> Sound:
    """A note of an instrument."""
    return struck(scaled(modes, hertz, fades), 0.005)


def tile() -> Sound:
    """Thick card laid on a wooden table: a low knock and a little of the edge."""
    return mixed(
        0.22,
        [
            (0.0, 1.0, struck(WOOD, 0.003)),
            (0.0, 0.8, burst(0.05, 900, 0.8, 0.008, seed=3)),
            (0.004, 0.35, burst(0.03, 3200, 1.2, 0.005, seed=4)),
        ],
    )


def tile_soft() -> Sound:
    """The same tile slides a little and comes to rest."""
    slide = shaped(band(noise(0.09, 7), 1100, 0.7), [(0, 0), (0.05, 1), (0.09, 0)])
    return mixed(0.22, [(0.0, 0.5, slide), (0.075, 0.6, struck(WOOD[:3], 0.006))])


def card() -> Sound:
    """A card slides over others and falls flat."""
    slide = moving_band(noise(0.16, 5), lambda at: 1700 + 1500 * at, 0.9)
    slide = shaped(slide, [(0, 0), (0.08, 1), (0.13, 0.6), (0.16, 0)])
    return mixed(
        0.25,
        [
            (0.0, 1.0, slide),
            (0.145, 0.9, burst(0.05, 1300, 0.7, 0.012, seed=6)),
            (0.145, 0.25, struck(WOOD[:2], 0.003)),
        ],
    )


def flip() -> Sound:
    """A card is turned: a quick breath, and a snap."""
    air = moving_band(noise(0.09, 8), lambda at: 900 + 3600 * at * at, 1.0)
    return mixed(
        0.2,
        [
            (0.0, 0.7, shaped(air, [(0, 0), (0.07, 1), (0.09, 0)])),
            (0.08, 1.0, burst(0.06, 2600, 0.8, 0.007, seed=9)),
            (0.08, 0.5, burst(0.06, 700, 0.8, 0.016, seed=10)),
        ],
    )


def deal() -> Sound:
    """One card leaves the pack for its place: short and light."""
    slide = moving_band(noise(0.08, 11), lambda at: 2600 - 900 * at, 1.0)
    return mixed(
        0.16,
        [
            (0.0, 1.0, shaped(slide, [(0, 0), (0.03, 1), (0.08, 0)])),
            (0.07, 0.7, burst(0.05, 1500, 0.8, 0.009, seed=12)),
        ],
    )


def shuffle() -> Sound:
    """Two halves of a pack run into each other, and the pack is knocked together."""
    chance, parts = random.Random(13), []
    for place in range(26):
        at = 0.42 * (place / 26) ** 0.85
        much = 0.5 + 0.5 * math.sin(math.pi * place / 26)
        leaf = burst(0.02, chance.uniform(1700, 3400), 1.4, 0.004, seed=100 + place)
        parts.append((at + chance.uniform(0, 0.005), much, leaf))
    fall = shaped(band(noise(0.14, 14), 1500, 0.6), [(0, 0), (0.1, 1), (0.14, 0)])
    parts += [(0.4, 0.45, fall), (0.55, 0.6, struck(WOOD[:3], 0.003))]
    return mixed(0.68, [*parts, (0.55, 0.6, burst(0.04, 1200, 0.7, 0.01, seed=15))])


def _coin(pitch: float = 1.0) -> Sound:
    return struck(scaled(_SILVER, pitch), 0.001)


def coin() -> Sound:
    """A coin laid on another one."""
    return mixed(
        0.36,
        [
            (0.0, 0.75, _coin()),
            (0.062, 1.0, _coin(1.07)),
            (0.062, 0.3, struck(WOOD[:2], 0.003)),
        ],
    )


def coins() -> Sound:
    """A handful of coins poured onto the table."""
    chance, parts, at = random.Random(16), [], 0.0
    for place in range(9):
        much = (1 - place / 12) * chance.uniform(0.6, 1.0)
        parts.append((at, much, fading(_coin(chance.uniform(0.88, 1.18)), 0.07)))
        at += chance.uniform(0.018, 0.055)
    return mixed(0.56, [*parts, (0.02, 0.5, struck(WOOD[:3], 0.004))])


def cube() -> Sound:
    """A small cube of hard wood on the board."""
    return mixed(
        0.13,
        [
            (0.0, 1.0, struck(_HARDWOOD, 0.001)),
            (0.0, 0.4, struck(WOOD[:2], 0.003)),
            (0.034, 0.3, struck(scaled(_HARDWOOD, 1.08), 0.001)),
        ],
    )


def peg() -> Sound:
    """A wooden figure is put on its feet."""
    return mixed(
        0.16,
        [
            (0.0, 1.0, struck(_FIGURE, 0.002)),
            (0.0, 0.5, struck(WOOD[:2], 0.004)),
            (0.0, 0.25, burst(0.02, 1800, 1.0, 0.004, seed=17)),
        ],
    )


def _hit(pitch: float) -> Sound:
    """A die on the table."""
    return mixed(
        0.1,
        [(0.0, 1.0, struck(scaled(_BONE, pitch), 0.001)), (0.0, 0.35, struck(WOOD[:3], 0.002))],
    )


def throw() -> Sound:
    """Dice rattle over the table, quick at first, then slower and softer."""
    chance = random.Random(11)
    hits, at, gap = [], 0.0, 0.016
    while at < 0.5:
        strength = (1 - at / 0.7) * chance.uniform(0.6, 1.0)
        hits.append((at, strength, _hit(chance.uniform(0.82, 1.22))))
        at, gap = at + gap * chance.uniform(0.75, 1.3), gap * 1.1
    return mixed(0.6, hits)


def settle() -> Sound:
    """A die tips over its last edge and lies still."""
    return mixed(0.16, [(0.0, 1.0, _hit(0.94)), (0.048, 0.45, _hit(1.05))])


def points() -> Sound:
    """Two small bells, a fifth apart."""
    return mixed(0.52, [(0.0, 0.8, note(E5, _SMALL_BELL)), (0.085, 0.7, note(B5, _SMALL_BELL))])


def loss() -> Sound:
    """Two dull notes downwards."""
    return mixed(0.46, [(0.0, 0.8, low(note(F4, BAR), 900)), (0.13, 1.0, low(note(D4, BAR), 700))])


def ribbon() -> Sound:
    """Silk is drawn over, and three strings are plucked upwards."""
    silk = moving_band(noise(0.24, 18), lambda at: 1200 + 3400 * at, 1.2)
    silk = shaped(silk, [(0, 0), (0.12, 1), (0.24, 0)])
    strings = [(0.11, A5, 0.6), (0.18, D6, 0.6), (0.25, 2 * FIS5, 0.7)]
    plucks = [(at, much, note(hertz, PLUCK, 0.7)) for at, hertz, much in strings]
    return mixed(0.6, [(0.0, 0.7, silk), *plucks])


def tick() -> Sound:
    """A small wooden block: one more."""
    return mixed(
        0.09,
        [
            (0.0, 1.0, struck(((1850, 1.0, 0.012), (2900, 0.4, 0.007)), 0.001)),
            (0.0, 0.3, struck(((620, 1.0, 0.012),), 0.001)),
        ],
    )


def bell() -> Sound:
    """The bell of a tower, far away."""
    strike = burst(0.03, 2400, 1.0, 0.006, seed=19)
    tower = mixed(0.7, [(0.0, 1.0, note(A4, _TOWER_BELL)), (0.0, 0.15, strike)])
    return shaped(tower, [(0, 1), (0.35, 1), (0.7, 0)])


def turn() -> Sound:
    """Two soft notes upwards: somebody is asked."""
    return mixed(0.58, [(0.0, 0.8, note(D4, BAR)), (0.13, 1.0, note(A4, BAR))])


def win() -> Sound:
    """A broken chord that comes home, with bells above."""
    notes = ((0.0, D4), (0.16, FIS4), (0.32, A4), (0.50, D5))
    chord = [(at, 1.0, note(hertz, BAR, 1.5)) for at, hertz in notes]
    rest = [(0.50, 0.6, note(hertz, BAR, 1.6)) for hertz in (D3, A4)]
    bells = [(0.5, 0.3, note(D6, _SMALL_BELL, 1.5)), (0.62, 0.25, note(2 * FIS5, _SMALL_BELL, 1.4))]
    return mixed(1.6, [*chord, *rest, *bells])


def close() -> Sound:
    """The last chord, quietly."""
    notes = ((0.0, A4, 0.7), (0.16, FIS4, 0.8), (0.34, D4, 1.0), (0.34, D3, 0.7))
    return mixed(0.7, [(at, much, note(hertz, BAR, 1.1)) for at, hertz, much in notes])


RECIPES: Mapping[str, Callable[[], Sound]] = {
    "tile": tile,
    "tile_soft": tile_soft,
    "card": card,
    "flip": flip,
    "deal": deal,
    "shuffle": shuffle,
    "coin": coin,
    "coins": coins,
    "cube": cube,
    "peg": peg,
    "throw": throw,
    "settle": settle,
    "points": points,
    "loss": loss,
    "ribbon": ribbon,
    "tick": tick,
    "bell": bell,
    "turn": turn,
    "win": win,
    "close": close,
}

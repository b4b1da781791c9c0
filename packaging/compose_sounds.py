"""Makes the sounds of the table from sine waves and noise, with the standard library alone.

The sounds are short WAV files in `resources/sounds/`; run this after a recipe has changed:

    python packaging/compose_sounds.py            writes them
    python packaging/compose_sounds.py --check    only says which ones are out of date

A sound is a list of numbers around 0, one for each sample, as loud as it comes out; `_finished`
brings it to its loudness.
"""

import argparse
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 22050  # samples in a second; nothing here is brighter than 8 kHz
LOUDNESS = 0.16  # root mean square of the loudest twentieth of a second
SOFTER = {"card": 0.5, "dice": 0.8, "coin": 0.55, "points": 0.75}  # what is bright or heard often
MOST_PEAK = 0.89  # a tenth below what the file can hold
LOUDEST_SECONDS = 0.05
FADE_SECONDS = 0.02

Sound = list[float]
Partial = tuple[float, float, float]
"""Frequency in Hz, strength, and the seconds in which it fades to a third."""

_WOOD: tuple[Partial, ...] = (
    (152, 0.8, 0.045),
    (318, 1.0, 0.038),
    (771, 0.45, 0.020),
    (1290, 0.25, 0.012),
    (2140, 0.10, 0.006),
)
_BONE: tuple[Partial, ...] = (
    (410, 0.35, 0.012),
    (1130, 1.0, 0.011),
    (1870, 0.6, 0.008),
    (2960, 0.3, 0.005),
)
_SILVER: tuple[Partial, ...] = (
    (1480, 0.5, 0.11),
    (2105, 1.0, 0.13),
    (3320, 0.45, 0.08),
    (5040, 0.18, 0.04),
)
_BELL: tuple[Partial, ...] = (
    (1.0, 1.0, 0.22),
    (2.0, 0.35, 0.13),
    (3.01, 0.16, 0.07),
    (4.2, 0.06, 0.04),
)
"""Shares of the tone instead of Hz."""
_BAR: tuple[Partial, ...] = ((1.0, 1.0, 0.20), (3.93, 0.16, 0.05), (9.2, 0.03, 0.015))
"""A wooden bar with a pipe below, struck softly."""

_D4, _FIS4, _A4, _D5, _E5, _B5 = 293.66, 369.99, 440.0, 587.33, 659.26, 987.77


def tile() -> Sound:
    """Thick card laid on a wooden table: a low knock and a little of the edge."""
    return _mixed(
        0.26,
        [(0.0, _struck(_WOOD, 0.004)), (0.0, _scaled(_noise(0.012, 900, seed=3), 0.9))],
    )


def card() -> Sound:
    """A card slides over others and falls flat."""
    slide = [
        sample * math.sin(math.pi * place / 3600) ** 2 * 1.1
        for place, sample in enumerate(_brushed(3600 / RATE, 700, 1900, seed=5))
    ]
    return _mixed(
        0.3,
        [
            (0.0, slide),
            (0.15, _scaled(_noise(0.02, 1500, seed=6), 0.8)),
            (0.15, _scaled(_struck(_WOOD[:2], 0.003), 0.35)),
        ],
    )


def dice() -> Sound:
    """Dice rattle and come to rest, quick at first, then slower and softer."""
    chance = random.Random(11)
    hits, at, gap = [], 0.0, 0.034
    while at < 0.44:
        pitch = chance.uniform(0.82, 1.22)
        strength = (1 - at / 0.6) * chance.uniform(0.6, 1.0)
        bone = tuple((hertz * pitch, share, fades) for hertz, share, fades in _BONE)
        hits.append((at, _scaled(_struck(bone, 0.001), strength)))
        hits.append((at, _scaled(_struck(_WOOD[:3], 0.002), 0.35 * strength)))
        at, gap = at + gap * chance.uniform(0.75, 1.3), gap * 1.12
    return _mixed(0.56, hits)


def coin() -> Sound:
    """A coin laid on another one."""
    higher = tuple((hertz * 1.07, share, fades * 0.9) for hertz, share, fades in _SILVER)
    return _mixed(
        0.46,
        [
            (0.0, _scaled(_struck(_SILVER, 0.002), 0.75)),
            (0.062, _struck(higher, 0.002)),
            (0.062, _scaled(_struck(_WOOD[:2], 0.003), 0.3)),
        ],
    )


def points() -> Sound:
    """Two small bells, a fifth apart."""
    return _mixed(
        0.58, [(0.0, _scaled(_tone(_E5, _BELL), 0.8)), (0.085, _scaled(_tone(_B5, _BELL), 0.7))]
    )


def turn() -> Sound:
    """Two soft notes upwards: somebody is asked."""
    return _mixed(0.58, [(0.0, _scaled(_tone(_D4, _BAR), 0.8)), (0.13, _tone(_A4, _BAR))])


def end() -> Sound:
    """A broken chord that comes home."""
    long = tuple((share, strength, fades * 1.5) for share, strength, fades in _BAR)
    notes = ((0.0, _D4), (0.16, _FIS4), (0.32, _A4), (0.50, _D5))
    chord = [(at, _tone(hertz, long)) for at, hertz in notes]
    rest = [(0.50, _scaled(_tone(hertz, long), 0.5)) for hertz in (_D4 / 2, _A4)]
    return _mixed(1.45, [*chord, *rest])


RECIPES: Mapping[str, Callable[[], Sound]] = {
    "tile": tile,
    "card": card,
    "dice": dice,
    "coin": coin,
    "points": points,
    "turn": turn,
    "end": end,
}


def main(arguments: list[str] | None = None) -> int:
    """Write or check all sounds; 1 if one was out of date in a check."""
    parser = argparse.ArgumentParser(description="Make the sounds of the table.")
    parser.add_argument("--check", action="store_true", help="write nothing, name stale sounds")
    check = parser.parse_args(arguments).check
    stale = [path for path, samples in composed() if not is_up_to_date(path, samples)]
    if check:
        for path in stale:
            print(f"{path.name} differs from its recipe")
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for path, samples in composed():
        _write(path, samples)
    return 0


def composed() -> Iterator[tuple[Path, "array[int]"]]:
    """Every sound: where it lies, and its samples as its recipe is now."""
    for name, recipe in RECIPES.items():
        yield FOLDER / f"{name}.wav", _finished(recipe(), LOUDNESS * SOFTER.get(name, 1.0))


def is_up_to_date(path: Path, samples: "array[int]") -> bool:
    """Whether the file holds these samples.

    One step more or less is the same: sine and power of another system may round otherwise.
    """
    if not path.is_file():
        return False
    with wave.open(str(path), "rb") as file:
        there = _sixteen_bits(file.readframes(file.getnframes()))
    return len(there) == len(samples) and all(
        abs(old - new) <= 1 for old, new in zip(there, samples, strict=True)
    )


# What sounds are made of


def _struck(partials: Iterable[Partial], attack: float) -> Sound:
    """Something hit: its partials set in within `attack` seconds and fade, each in its time."""
    partials = tuple(partials)
    seconds = 6 * max(fades for _, _, fades in partials)
    return _sum(
        [
            strength
            * min(1.0, place / (attack * RATE))
            * math.exp(-place / (fades * RATE))
            * math.sin(math.tau * hertz * place / RATE)
            for place in range(round(seconds * RATE))
        ]
        for hertz, strength, fades in partials
    )


def _tone(hertz: float, partials: Iterable[Partial]) -> Sound:
    """A note with these partials, as shares of its frequency."""
    return _struck(((share * hertz, much, fades) for share, much, fades in partials), 0.006)


def _noise(seconds: float, below: float, seed: int) -> Sound:
    """A burst of noise without what lies above `below` Hz, fading at once."""
    raw = _low_passed(_white(seconds, seed), below)
    return [sample * (1 - place / len(raw)) ** 2 for place, sample in enumerate(raw)]


def _brushed(seconds: float, above: float, below: float, seed: int) -> Sound:
    """Noise between two frequencies."""
    low = _low_passed(_white(seconds, seed), below)
    return [sample - deep for sample, deep in zip(low, _low_passed(low, above), strict=True)]


def _white(seconds: float, seed: int) -> Sound:
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def _low_passed(sound: Sound, hertz: float) -> Sound:
    """Twice through a filter of first order."""
    share = 1 - math.exp(-math.tau * hertz / RATE)
    for _ in range(2):
        sound = list(accumulate(sound, lambda old, new: old + share * (new - old), initial=0.0))[1:]
    return sound


def _scaled(sound: Sound, factor: float) -> Sound:
    return [sample * factor for sample in sound]


def _mixed(seconds: float, parts: Iterable[tuple[float, Sound]]) -> Sound:
    """Parts that set in at their times; what lasts longer than `seconds` is cut."""
    mixed = [0.0] * round(seconds * RATE)
    for at, sound in parts:
        start = round(at * RATE)
        for place, sample in enumerate(sound[: len(mixed) - start], start):
            mixed[place] += sample
    return mixed


def _sum(sounds: Iterable[Sound]) -> Sound:
    return [sum(samples) for samples in zip(*sounds, strict=True)]


def _finished(sound: Sound, loudness: float) -> "array[int]":
    """As loud as it should be unless its peak forbids it, without a click at its end."""
    gain = min(loudness / _loudest(sound), MOST_PEAK / max(map(abs, sound)))
    fade = round(FADE_SECONDS * RATE)
    left = len(sound)
    return array(
        "h",
        (
            round(32767 * gain * sample * min(1.0, (left - place - 1) / fade))
            for place, sample in enumerate(sound)
        ),
    )


def _loudest(sound: Sound) -> float:
    """The root mean square of the loudest moment."""
    width = round(LOUDEST_SECONDS * RATE)
    sums = list(accumulate((sample * sample for sample in sound), initial=0.0))
    most = max(end - start for start, end in zip(sums, sums[width:], strict=False))
    return math.sqrt(most / width)


# Files


def _write(path: Path, samples: "array[int]") -> None:
    swapped = array("h", samples)
    if sys.byteorder == "big":
        swapped.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(swapped.tobytes())


def _sixteen_bits(data: bytes) -> "array[int]":
    samples = array("h", data)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


if __name__ == "__main__":
    sys.exit(main())
